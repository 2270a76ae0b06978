"""What somebody typed: numbers, words, abbreviations, and near misses."""

import pytest

import civitas
from civitas.kernel.game import Game
from civitas.terminal.answers import (
    CLOSE,
    all_phrases,
    components,
    find,
    find_components,
    local_text,
    move_phrases,
    nearest,
    plain,
)
from civitas.terminal.voice import Voice
from tests.support.duel import table

ENGLISH = Voice()


def choices(game: Game, text: str, voice: Voice = ENGLISH) -> list[str]:
    found = find(text, move_phrases(game, game.options(), voice))
    return [game.say(move) for move in found]


@pytest.fixture
def game() -> Game:
    return table(display="Baths, Theater", cities=("Quarry", ""), wonders=("The Sphinx, Piraeus", ""), coins=(20, 7))


def test_plain_words_have_small_letters_single_spaces_and_no_accents() -> None:
    assert plain("  Build   ÁREA de Desfiles ") == "build area de desfiles"
    assert plain("Glass-Blower, Cava d'Argilla") == "glass blower, cava d argilla"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("build Baths", "build Baths"),
        ("BUILD baths", "build Baths"),
        ("b bat", "build Baths"),
        ("d t", "discard Theater"),
        ("build b", "build Baths"),
        ("discard", None),
        ("sphinx baths", "build The Sphinx with Baths"),
        ("build piraeus with the", "build Piraeus with Theater"),
    ],
)
def test_a_choice_may_be_cut_short_as_long_as_it_is_the_only_one(game: Game, text: str, move: str | None) -> None:
    found = choices(game, text)

    assert (found == [move]) if move else (len(found) > 1)


def test_every_word_begun_counts_more_than_some_words_begun(game: Game) -> None:
    # "build The Sphinx with Baths" has these words too.
    assert choices(game, "build bath") == ["build Baths"]


def test_an_empty_text_is_no_choice(game: Game) -> None:
    assert choices(game, "   ") == []


def test_cards_can_be_named_in_the_language_of_the_table(game: Game) -> None:
    italian = Voice("it")

    assert choices(game, "build terme", italian) == ["build Baths"]
    assert choices(game, "build baths", italian) == ["build Baths"]
    assert local_text(game, game.read("build Baths"), italian) == "build Terme"


def test_a_misspelt_choice_is_found_with_and_without_its_verb(game: Game) -> None:
    phrases = move_phrases(game, game.options(), ENGLISH)

    assert game.say(nearest("biuld bahts", phrases)[0]) == "build Baths"
    assert "Baths" in game.say(nearest("bathes", phrases)[0])
    assert nearest("xyzzy", phrases) == []


def test_all_moves_of_the_game_can_be_found_possible_or_not(game: Game) -> None:
    found = find("build aqueduct", all_phrases(game), CLOSE)

    assert [game.say(move) for move in found] == ["build Aqueduct"]


def test_a_component_is_found_by_any_of_its_words() -> None:
    game = civitas.new("duel", seed=1)
    known = components(game)

    def names(text: str, voice: Voice = ENGLISH) -> list[str]:
        return [component.name for component in find_components(text, known, voice)]

    assert names("sphinx") == ["The Sphinx"]
    assert names("library") == ["Library"]
    assert names("great lib") == ["The Great Library"]
    assert names("great l") == ["The Great Library", "The Great Lighthouse"]
    assert names("sfinge", Voice("it")) == ["The Sphinx"]
    assert names("law") == ["Law"]
    assert names("build baths") == []
