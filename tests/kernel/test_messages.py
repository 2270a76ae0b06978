"""Messages: templates, plurals, lists and names in three languages; and no sentence is missing or left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import civitas
from civitas import languages
from civitas.kernel import messages
from civitas.kernel.messages import LANGUAGES, Message, add_names, add_sentences, join, name_in, player_name
from civitas.languages import register_all
from civitas.library import find_rules

SOURCES = Path(civitas.__file__).parent
ID = re.compile(r"[a-z][a-z_]*(\.[a-z][a-z_0-9]*)+")
PLACE = re.compile(r"\{(\w+)(?::[^}]*)?\}")

add_sentences(
    "en",
    {
        "test.plain": "Nothing to fill in.",
        "test.value": "{who} has {what}.",
        "test.coins": "{coins:coin|coins}",
        "test.goods": "{amount:goods}",
        "test.seat": "{seat:player} pays {other:player}.",
        "test.frame": "He said: {inner}",
        "test.italian": "There is {building}.",
    },
)
add_sentences("it", {"test.italian": "C'è {building}."})
add_names("it", {"Test Baths": "Terme di prova"})


def test_a_sentence_without_places_is_said_as_it_is() -> None:
    assert str(Message("test.plain")) == "Nothing to fill in."


def test_values_stand_in_their_places() -> None:
    assert Message("test.value", who="Antoine", what=3).text() == "Antoine has 3."


def test_a_value_with_braces_is_left_as_it_is() -> None:
    assert Message("test.value", who="{what}", what="{who:player}").text() == "{what} has {who:player}."


@pytest.mark.parametrize(("coins", "said"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins"), (-1, "-1 coins")])
def test_a_number_takes_the_right_word(coins: int, said: str) -> None:
    assert Message("test.coins", coins=coins).text() == said


@pytest.mark.parametrize(
    ("amount", "goods", "said"),
    [
        (1, "resources", "1 resource"),
        (2, "resources", "2 resources"),
        (1, ["food", "resources"], "1 food and 1 resource"),
    ],
)
def test_a_number_of_things_takes_the_word_of_each(amount: int, goods: str | list[str], said: str) -> None:
    register_all()

    assert Message("test.goods", amount=amount, goods=goods).text() == said


@pytest.mark.parametrize(
    ("parts", "said"),
    [([], ""), (["one"], "one"), (["one", "two"], "one and two"), (["one", "two", "three"], "one, two and three")],
)
def test_a_list_is_joined(parts: list[str], said: str) -> None:
    assert Message("test.frame", inner=parts).text() == f"He said: {said}"
    assert join(parts) == said


def test_a_list_is_joined_in_the_language() -> None:
    assert Message("test.frame", inner=["a", "b", "c"]).text("it") == "He said: a, b e c"
    assert join(["a", "b"], "pt") == "a e b"


def test_a_message_inside_a_message_is_said_in_the_same_language_and_company() -> None:
    inner = Message("test.seat", seat=0, other=1)
    listed = Message("test.frame", inner=[inner, Message("test.coins", coins=1)])

    assert Message("test.frame", inner=inner).text("pt") == "He said: Jogador 1 pays Jogador 2."
    assert listed.text("en", ["Ada", "Bea"]) == "He said: Ada pays Bea. and 1 coin"


def test_players_are_called_by_name_or_by_number() -> None:
    message = Message("test.seat", seat=0, other=1)

    assert message.text() == "Player 1 pays Player 2."
    assert message.text("it") == "Giocatore 1 pays Giocatore 2."
    assert message.text("en", ["Ada", "Bea"]) == "Ada pays Bea."
    assert message.text("en", ["Ada"]) == "Ada pays Player 2."
    assert player_name(3, "pt") == "Jogador 4"


def test_names_are_put_into_the_language_wherever_they_stand() -> None:
    alone = Message("test.italian", building="Test Baths")
    listed = Message("test.frame", inner=["Test Baths", "Unknown"])

    assert alone.text("en") == "There is Test Baths."
    assert alone.text("it") == "C'è Terme di prova."
    assert listed.text("it") == "He said: Terme di prova e Unknown"
    assert name_in("pt", "Test Baths") == "Test Baths"


def test_a_sentence_not_yet_translated_is_said_in_english() -> None:
    assert Message("test.plain").text("it") == "Nothing to fill in."


def test_an_unknown_sentence_or_language_is_an_error_of_the_programmer() -> None:
    with pytest.raises(KeyError):
        Message("test.never_registered").text()
    with pytest.raises(KeyError):
        Message("test.plain").text("tlh")
    with pytest.raises(KeyError):
        Message("test.value", who="Ada").text()


def test_a_sentence_is_never_given_twice() -> None:
    add_sentences("en", {"test.plain": "Nothing to fill in."})  # the same again does no harm

    with pytest.raises(ValueError, match=r"two sentences for test\.plain"):
        add_sentences("en", {"test.plain": "Something else."})

    assert messages.sentences()["test.plain"] == "Nothing to fill in."


def test_the_list_of_sentences_is_a_copy() -> None:
    messages.sentences().clear()

    assert "test.plain" in messages.sentences()


def test_a_message_as_plain_data() -> None:
    message = Message("test.frame", inner=["a", Message("test.coins", coins=2)])

    assert message.json() == {
        "id": "test.frame",
        "args": {"inner": ["a", {"id": "test.coins", "args": {"coins": 2}}]},
    }


def test_messages_are_equal_by_id_and_arguments() -> None:
    one, same = Message("test.coins", coins=2), Message("test.coins", coins=2)

    assert one == same
    assert hash(one) == hash(same)
    assert one != Message("test.coins", coins=3)
    assert one != Message("test.value", coins=2)
    assert one != "2 coins"
    assert repr(one) == "<test.coins: 2 coins>"


# Every component has its name in every language


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", civitas.games())
def test_every_component_has_a_name_in_every_language(game: str, language: str) -> None:
    languages.load(language)
    known = messages.names(language)
    for kind, names in find_rules(game).names.items():
        proper = {name for name in names if name[:1].isupper() and not set(name) <= set("IVX")}
        missing = [name for name in proper if not known.get(name, "").strip()]
        assert missing == [], f"{kind} without a name in {language}"
        assert len({known[name] for name in proper}) == len(proper), f"two {kind}s of one name in {language}"


# What the sources say


def is_offered(package: str) -> bool:
    """Whether a folder of the package is no game, or a game that can be played: others are still being written."""
    return package == "kernel" or package in civitas.games() or not (SOURCES / package / "state.py").exists()


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    files = [file for file in sorted(SOURCES.rglob("*.py")) if is_offered(file.relative_to(SOURCES).parts[0])]
    return [(file, ast.parse(file.read_text("utf-8"))) for file in files]


def defined_in(tree: ast.Module) -> dict[str, str]:
    """The sentences a file registers: rows of a dict from an id to a text."""
    return {
        key.value: value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values)
        if isinstance(key, ast.Constant) and isinstance(key.value, str) and ID.fullmatch(key.value)
        if isinstance(value, ast.Constant) and isinstance(value.value, str)
    }


def no_ids(tree: ast.Module) -> set[int]:
    """Texts that are no use of a sentence: keys of a table, and pieces of an f-string."""
    keys = {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
    return keys | {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}


def used_in(tree: ast.Module) -> set[str]:
    """The ids a file uses, anywhere but in the table that registers them."""
    others = no_ids(tree)
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in others
        if ID.fullmatch(node.value)
    }


def made_up_in(tree: ast.Module) -> list[re.Pattern[str]]:
    """Ids put together as f"duel.move.{word}"."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if isinstance(parts[0], str) and re.match(r"[a-z]+\.[a-z_.]*$", parts[0]):
                found.append(re.compile("".join(r".+" if part is None else re.escape(str(part)) for part in parts)))
    return found


QUOTED = re.compile(r"""["'`]([a-z][a-z_]*\.[^"'`\s]+)["'`]""")


def used_in_scripts() -> tuple[set[str], list[re.Pattern[str]]]:
    """The ids the browser's scripts use, and those they put together as `web.clock.${kind}`."""
    texts = [
        text for file in (SOURCES / "web/client").rglob("*.js") for text in QUOTED.findall(file.read_text("utf-8"))
    ]
    pieces = [re.split(r"\$\{[^}]*\}", text) for text in texts if "${" in text]
    return set(texts), [re.compile(".+".join(map(re.escape, parts))) for parts in pieces]


@cache
def defined() -> dict[str, str]:
    """Every sentence that the sources register."""
    return {id: text for _, tree in trees() for id, text in defined_in(tree).items()}


def test_the_scan_finds_what_is_registered() -> None:
    registered = {id for id in messages.sentences() if not id.startswith("test.")}
    _, in_scripts = used_in_scripts()
    put_together = [pattern for _, tree in trees() for pattern in made_up_in(tree)] + in_scripts

    unknown = {id for id in registered - defined().keys() if not any(pattern.fullmatch(id) for pattern in put_together)}

    assert len(registered) > 50
    assert unknown == set()


def test_every_sentence_used_in_the_sources_exists() -> None:
    register_all()
    known = defined().keys() | messages.sentences().keys()
    namespaces = {id.split(".")[0] for id in defined()}
    for file, tree in trees():
        used = {id for id in used_in(tree) if id.split(".")[0] in namespaces}
        assert used - known == set(), file


def test_every_sentence_used_in_the_scripts_exists() -> None:
    used, _ = used_in_scripts()
    wanted = {id for id in used if ID.fullmatch(id) and id.split(".")[0] in ("web", "kernel", *civitas.games())}

    register_all()
    assert wanted - set(messages.sentences()) == set()


def test_every_registered_sentence_is_used() -> None:
    in_scripts, put_together_there = used_in_scripts()
    used = {id for _, tree in trees() for id in used_in(tree)} | in_scripts
    patterns = [pattern for _, tree in trees() for pattern in made_up_in(tree)] + put_together_there

    left_over = {id for id in defined().keys() - used if not any(pattern.fullmatch(id) for pattern in patterns)}

    assert left_over == set()


def calls_of(name: str) -> Iterator[tuple[str, set[str]]]:
    """Each call of a class with a sentence's id: the id and the names of the arguments."""
    for _, tree in trees():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name):
                continue
            given = {keyword.arg for keyword in node.keywords}
            if node.args and isinstance(node.args[0], ast.Constant) and None not in given:
                yield str(node.args[0].value), {str(argument) for argument in given}


def test_every_message_gives_what_its_sentence_says() -> None:
    calls = list(calls_of("Message"))

    assert len(calls) > 40
    for id, given in calls:
        assert set(PLACE.findall(defined()[id])) == given, id


@pytest.mark.parametrize("game", civitas.games())
def test_every_event_gives_what_its_sentence_says(game: str) -> None:
    for kind in find_rules(game).events.kinds:
        assert set(PLACE.findall(defined()[kind.id])) <= set(kind.args), kind.id
        if kind.private:
            assert kind.private in kind.args
        if kind.instead:
            assert set(PLACE.findall(defined()[kind.instead])) <= {kind.private}, kind.instead


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_says_what_the_english_sentence_says(language: str) -> None:
    for id, sentence in messages.sentences(language).items():
        english = messages.sentences()[id]
        assert set(PLACE.findall(sentence)) == set(PLACE.findall(english)), id


def test_every_sentence_has_well_formed_places() -> None:
    for id, sentence in defined().items():
        rest = PLACE.sub("", sentence)
        assert not set("{}") & set(rest), id
        for form in re.findall(r"\{\w+:([^}]*)\}", sentence):
            assert form == "player" or form.count("|") == 1 or form == "goods", id
