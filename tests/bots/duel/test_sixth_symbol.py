"""The sixth symbol: adept and master take their own, and never leave one to a rival who could take it."""

from __future__ import annotations

import pytest

from civitas import Game, bots
from tests.support.duel import available, face_up, table

FIVE = "Workshop, Apothecary, Scriptorium, Pharmacist, Academy"
BUDGET = 300
LEVELS = pytest.mark.parametrize("level", ["adept", "master"])


def play_turn(level: str, game: Game) -> None:
    """Play on for the first player until the second is asked, or the game is over."""
    bot = bots.make(level, "duel", 1, BUDGET if level == "master" else None)
    while game.seat == 0:
        game.play(bot.choose(game))


def has_won(game: Game) -> bool:
    return game.result is not None and game.result.winners == (0,)


def could_build(game: Game, card: str) -> bool:
    return f"build {card}" in map(game.say, game.options())


@LEVELS
@pytest.mark.parametrize("display", ["University, Gardens", "Gardens, University", "Gardens, Palace, University"])
def test_whoever_has_five_symbols_takes_the_sixth(level: str, display: str) -> None:
    game = table(display=display, cities=(FIVE, ""), coins=(20, 20))

    play_turn(level, game)

    assert has_won(game)


@LEVELS
def test_with_five_symbols_a_pair_is_made_for_the_law(level: str) -> None:
    """The token with the seventh symbol is as good as a sixth card."""
    game = table(display="Library, Rostrum", cities=(FIVE, ""), coins=(20, 20), board="Law, Masonry")

    play_turn(level, game)

    assert has_won(game)


@LEVELS
@pytest.mark.parametrize("display", ["University, Gardens", "Palace, Gardens, University"])
@pytest.mark.parametrize("coins", [(0, 20), (20, 20)])
def test_the_rivals_sixth_symbol_is_taken_out_of_their_reach(level: str, display: str, coins: tuple[int, int]) -> None:
    """Built, sold or put under a wonder: it does not lie open when the rival plays."""
    game = table(display=display, cities=("", FIVE), coins=coins)

    play_turn(level, game)

    assert game.result is None
    assert not could_build(game, "University")


@LEVELS
def test_whatever_covers_the_rivals_sixth_symbol_stays_where_it_is(level: str) -> None:
    """The second card lies on it alone, and would give more points than the first."""
    game = table(display="Lighthouse, Palace", behind="Town Hall, University", cities=("", FIVE), coins=(20, 20))
    assert "University" in face_up(game) - available(game)
    alone = table(display="Lighthouse, Palace", behind="Town Hall, University", cities=("", FIVE), coins=(20, 20))
    alone.play("build Palace")
    assert could_build(alone, "University")

    play_turn(level, game)

    assert not could_build(game, "University")


@LEVELS
def test_the_pair_that_would_give_the_rival_the_law_is_taken_from_them(level: str) -> None:
    game = table(display="Library, Rostrum", cities=("", FIVE), coins=(20, 20), board="Law, Masonry")

    play_turn(level, game)

    assert not could_build(game, "Library")
