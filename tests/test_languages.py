"""Languages: everything that people read is said in each of them, and nothing else stands in the PO files."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from babel.messages.catalog import Catalog
from rich.console import Console

import civitas
from civitas import languages
from civitas.ages.rules import RULES as AGES
from civitas.duel.cards.decks import BUILDINGS, TOKENS, WONDERS
from civitas.duel.victory import ENDINGS, SOURCES
from civitas.kernel import messages
from civitas.kernel.messages import Message, name_in
from civitas.library import find_rules
from civitas.terminal.duel.names import LETTERS
from civitas.terminal.tables import artist_of, draw_scores, tell_scores
from civitas.terminal.voice import Voice
from tests.support.bots import choices

TRANSLATED = languages.TRANSLATED
PLACE = re.compile(r"\{(\w+)(?::([^}]*))?\}")
TOOL = Path(__file__).parents[1] / "tools" / "languages.py"

languages.register_all()
ENGLISH = {id: sentence for id, sentence in messages.sentences().items() if not id.startswith("test.")}


def rows(language: str) -> dict[str, tuple[str, str, bool]]:
    """Of each sentence in a PO file the English, the translation, and whether it is fuzzy."""
    catalogue = languages.read_catalogue(language)
    return {row.context: (str(row.id), str(row.string), row.fuzzy) for row in catalogue if row.context}


# The PO files


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_po_file_holds_exactly_the_sentences_that_are_said(language: str) -> None:
    found = {id: english for id, (english, _, _) in rows(language).items()}

    assert found == ENGLISH, "make languages brings the PO files up to date"


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_translated(language: str) -> None:
    missing = [id for id, (_, translation, _) in rows(language).items() if not translation.strip()]

    assert missing == [], f"{len(missing)} sentences are missing in {language}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_translation_is_doubtful(language: str) -> None:
    assert [id for id, (_, _, is_fuzzy) in rows(language).items() if is_fuzzy] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_places_of_the_english_sentence(language: str) -> None:
    for id, (english, translation, _) in rows(language).items():
        if translation:
            assert places_of(translation) == places_of(english), id


def places_of(sentence: str) -> set[tuple[str, bool]]:
    """The names in a sentence, and which of them are players."""
    return {(name, form == "player") for name, form in PLACE.findall(sentence)}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_well_formed_places(language: str) -> None:
    for id, (_, translation, _) in rows(language).items():
        assert not set("{}") & set(PLACE.sub("", translation)), id
        for _, form in PLACE.findall(translation):
            assert form in ("", "player", "goods") or form.count("|") == 1, id


def test_an_unfinished_translation_is_not_said() -> None:
    catalogue = Catalog("it")
    english = ENGLISH["duel.plays_again"]
    catalogue.add(english, "{seat:player} gioca ancora.", context="duel.plays_again")
    catalogue.add(ENGLISH["duel.resigned"], "", context="duel.resigned")
    catalogue.add(ENGLISH["duel.built"], "?", context="duel.built", flags=["fuzzy"])
    catalogue.add("Something else.", "Altro.", context="duel.lost")
    catalogue.add("Nobody says this.", "Nessuno lo dice.", context="duel.never_said")

    assert languages.translations(catalogue) == {"duel.plays_again": "{seat:player} gioca ancora."}


# The tool of the translators


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = spec_from_file_location("languages_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_new_sentence_waits_for_its_translation_and_a_gone_one_goes(tool: ModuleType) -> None:
    before = Catalog("it")
    before.add("Old.", "Vecchio.", context="old")
    before.add("Kept.", "Rimasto.", context="kept")

    after = tool.updated(before, {"new": "New.", "kept": "Kept."})

    assert [(row.context, row.string, row.fuzzy) for row in after if row.id] == [
        ("kept", "Rimasto.", False),
        ("new", "", False),
    ]
    assert tool.report(after, "it") == "it: 2 sentences, 1 missing, 0 fuzzy"


def test_a_changed_sentence_keeps_its_translation_as_a_doubtful_one(tool: ModuleType) -> None:
    before = Catalog("it")
    before.add("Before.", "Prima.", context="changed")
    before.add("Empty.", "", context="empty")

    once = tool.updated(before, {"changed": "After.", "empty": "Full."})
    again = tool.updated(once, {"changed": "After.", "empty": "Full."})

    for catalogue in (once, again):
        assert [(row.context, row.id, row.string, row.fuzzy) for row in catalogue if row.id] == [
            ("changed", "After.", "Prima.", True),
            ("empty", "Full.", "", False),
        ]


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_tool_changes_nothing_in_a_file_that_is_up_to_date(tool: ModuleType, language: str) -> None:
    text = languages.po_file(language).read_bytes()

    assert tool.as_text(tool.updated(languages.read_catalogue(language), ENGLISH), language) == text
    assert b"Date" not in text


# Names


def named() -> Iterator[tuple[str, str]]:
    """Every component of every game."""
    for game in civitas.games():
        rules = find_rules(game)
        for edition in rules.editions:
            yield from ((game, name) for name in rules.catalogue(edition))


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_component_has_a_name(language: str) -> None:
    languages.load(language)
    known = messages.names(language)

    assert [(game, name) for game, name in named() if not known.get(name, "").strip()] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_name_means_the_same_in_every_game(language: str) -> None:
    known = messages.names(language)

    for cards in (BUILDINGS, WONDERS, TOKENS, AGES.edition.civil, AGES.edition.military):
        assert {row.name: getattr(row, language) for row in cards if getattr(row, language) != known[row.name]} == {}


# What people read


def test_what_is_asked_before_a_game_has_words() -> None:
    for game in civitas.games():
        rules = find_rules(game)
        assert f"word.{rules.title}" in ENGLISH
        for edition in rules.editions:
            assert f"{game}.edition.{edition}" in ENGLISH
        for option in rules.options:
            said = [said for value in option.values for said in (option.label(value), option.about(value))]
            assert all(message.id in ENGLISH for message in [option.title, *said]), option.name


def test_every_topic_of_the_help_has_a_title_and_a_text() -> None:
    for game in civitas.games():
        topics = find_rules(game).help
        assert len(topics) > 20
        for topic in topics:
            assert ENGLISH[f"{topic}.title"]
            assert ENGLISH[topic].endswith(".")


def test_every_way_to_end_and_every_source_of_points_has_words() -> None:
    for ending in ENDINGS:
        assert f"duel.reason.{ending}" in ENGLISH
    for source in SOURCES:
        assert f"duel.source.{source}" in ENGLISH
    for ending in ("most culture", "shared victory", "the others resigned"):
        assert f"ages.reason.{ending}" in ENGLISH
    assert "ages.source.culture" in ENGLISH


class Listener(Voice):
    """Remembers the sentences it said, the words it was asked for, and those that stood in the sentences."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()
        self.asked: set[str] = set()
        self.heard: set[str] = set()

    def name(self, name: str) -> str:
        self.asked.add(name)
        return super().name(name)

    def say(self, message: Message) -> str:
        self.said.add(message.id)
        self.heard |= set(words_in(message))
        return super().say(message)


def words_in(value: object) -> Iterator[str]:
    """The words that stand in the places of a message."""
    if isinstance(value, Message):
        for name, _ in PLACE.findall(ENGLISH[value.id]):
            yield from words_in(value.args[name])
    elif isinstance(value, list):
        for part in value:
            yield from words_in(part)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize(("game", "players"), [("duel", "greedy uniform"), ("ages", "uniform greedy uniform")])
def test_every_word_at_the_table_is_known(game: str, players: str) -> None:
    voice, artist = Listener(), artist_of(game)
    console = Console(width=120, record=True, file=None, quiet=True)

    for number, (table, _) in enumerate(choices(game, players, 3)):
        voice.say(table.prompt)
        for move in table.options():
            voice.say(table.sentence(move))
        if number % 7 == 0:
            seen = table.view(table.seat)
            console.print(artist.draw(seen, voice, 120))
            console.print(artist.draw_choices(seen, [""] * len(table.options()), voice, 120))
    for message in table.log(None):
        voice.say(message)
    outcome = table.result
    assert outcome is not None
    tell_scores(outcome.scores, game, voice)
    draw_scores(outcome.scores, game, voice)

    known = {name for _, name in named()} | {id.removeprefix("word.") for id in ENGLISH if id.startswith("word.")}
    assert voice.said <= set(ENGLISH)
    assert voice.asked <= known
    assert {word for word in voice.heard - known if word.isalpha() and not is_mark(word)} == set()


def is_mark(word: str) -> bool:
    """Ages, sides of pacts, and letters of resources are the same in every language."""
    return word in ("A", "B", "I", "II", "III", "IV") or set(word) <= set(LETTERS.values())


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_a_word_is_put_into_the_language(language: str) -> None:
    languages.load(language)
    translated = rows(language)["word.wood"][1] if language in TRANSLATED else ""

    assert name_in(language, "wood") == (translated or "wood")
    assert name_in(language, "Baths") == {"en": "Baths", "it": "Terme", "pt": "Banhos"}[language]
