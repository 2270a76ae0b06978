"""Whole games of Inventions as text: each shows what its name says, and together they show nearly everything.

That each replays to its score and hash is proved with the records of all games; how they are made anew stands in
`tests/support/inventions/records.py`.
"""

from __future__ import annotations

import pytest

import civitas
from civitas import Game
from civitas.inventions.kinds import ACTION_NAMES
from civitas.inventions.rulings import OPTIONS
from tests.support.inventions.records import BY_CHRONOS, CHAINS, FOLDER, OTHER_RULINGS, RECIPES
from tests.support.recipes import happened

FILES = sorted(FOLDER.glob("*.civ"))


def game_of(name: str) -> Game:
    return civitas.replay((FOLDER / f"{name}.civ").read_text("utf-8"))


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    return {file.stem: game_of(file.stem) for file in FILES}


def test_there_is_a_record_for_each_recipe_and_each_is_another_game(games: dict[str, Game]) -> None:
    assert set(games) == set(RECIPES)
    assert len({game.hash for game in games.values()}) == len(games)
    assert {game.setup.players for game in games.values()} == {2, 3, 4}


@pytest.mark.parametrize("name", RECIPES)
def test_a_record_shows_what_its_recipe_asks_for(games: dict[str, Game], name: str) -> None:
    recipe, game = RECIPES[name], games[name]

    assert recipe.shows(game)
    assert game.players == recipe.bots.split()
    assert game.setup.options == {option.name: option.default for option in OPTIONS} | recipe.options


def test_chronos_plays_where_two_play_and_nowhere_else(games: dict[str, Game]) -> None:
    for game in games.values():
        plays = "chronos_started" in happened(game)
        assert plays == (game.setup.players == 2)
    assert set(BY_CHRONOS) <= happened(games["two-players-and-chronos"])


def test_a_tie_for_the_most_points_has_one_winner(games: dict[str, Game]) -> None:
    outcome = games["tie-broken"].result

    assert outcome is not None
    totals = outcome.totals()
    assert totals.count(max(totals)) > 1
    assert len(outcome.winners) == 1


def test_every_other_ruling_is_in_force_where_the_name_says_so(games: dict[str, Game]) -> None:
    assert games["other-rulings"].setup.options == OTHER_RULINGS
    assert games["other-rulings-and-chronos"].setup.options == OTHER_RULINGS
    assert all(OTHER_RULINGS[option.name] != option.default for option in OPTIONS)


def test_all_ten_actions_and_every_kind_of_chain_are_seen_together(games: dict[str, Game]) -> None:
    moves = {game.say(move) for game in games.values() for move in game.moves}

    assert {f"pillar on {action}" for action in ACTION_NAMES} <= moves
    assert set(CHAINS) <= set().union(*map(happened, games.values()))
