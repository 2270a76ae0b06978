"""Whole games of the original edition as text: each mode and the variants, and each shows what its name says.

That each replays to its score and hash is proved with the records of all games; how they are made anew stands in
`tests/support/ages/records.py`.
"""

from __future__ import annotations

from typing import cast

import pytest

import civitas
from civitas import Game
from civitas.ages.rules import ORIGINAL_RULES
from civitas.ages.state import Ages
from tests.support.ages.records import FOLDER, RECIPES, both_sides_sacrifice, told, wars
from tests.support.recipes import happened


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    return {name: civitas.replay((FOLDER / f"{name}.civ").read_text("utf-8")) for name in RECIPES}


def test_every_record_of_the_edition_has_a_recipe(games: dict[str, Game]) -> None:
    assert {file.stem for file in FOLDER.glob("original-*.civ")} == set(RECIPES)
    assert {game.setup.edition for game in games.values()} == {"original"}


@pytest.mark.parametrize("name", RECIPES)
def test_a_record_shows_what_its_recipe_asks_for(games: dict[str, Game], name: str) -> None:
    recipe, game = RECIPES[name], games[name]

    assert recipe.shows(game)
    assert game.players == recipe.bots.split()
    assert game.setup.options == {option.name: option.default for option in ORIGINAL_RULES.options} | recipe.options


def test_each_mode_is_played_by_as_many_as_it_should(games: dict[str, Game]) -> None:
    played = {(game.setup.options["mode"], game.setup.players) for game in games.values()}

    assert played == {
        ("simple", 2),
        ("simple", 3),
        ("simple", 4),
        ("advanced", 3),
        ("full", 2),
        ("full", 3),
        ("full", 4),
    }


@pytest.mark.parametrize(
    ("name", "ages"),
    [
        ("original-simple-three-players", ["I", "II"]),
        ("original-advanced-three-players", ["I", "II", "III"]),
        ("original-four-players", ["I", "II", "III", "IV"]),
    ],
)
def test_the_ages_of_each_mode_are_played(games: dict[str, Game], name: str, ages: list[str]) -> None:
    assert [values["age"] for id, values in told(games[name]) if id == "age_began"] == ages


def test_a_simple_game_has_events_and_no_politics(games: dict[str, Game]) -> None:
    for name in ("original-simple-two-players", "original-simple-three-players"):
        assert "event_revealed" in happened(games[name])
        assert not {"event_prepared", "aggression_played", "drew", "uprising", "corrupted"} & happened(games[name])


def test_an_advanced_game_has_attacks_and_no_wars(games: dict[str, Game]) -> None:
    game = games["original-advanced-three-players"]

    assert both_sides_sacrifice(game)
    assert {"colonized", "uprising"} <= happened(game)
    assert "war_declared" not in happened(game)


def test_wars_are_won_by_either_side(games: dict[str, Game]) -> None:
    by_attacker, by_defender = games["original-three-players"], games["original-four-players"]

    assert any(declarer == victor for _, declarer, victor, _ in wars(by_attacker))
    assert any(declarer == loser for _, declarer, _, loser in wars(by_defender))


def test_the_others_play_on_when_one_leaves_at_the_start_of_their_turn(games: dict[str, Game]) -> None:
    game = games["original-resignation-of-one"]
    place = game.moves.index(-2)

    before = civitas.replay(game.record(), at=place)

    assert (before.seat, int(cast(Ages, before.state).round)) == (1, 9)
    assert set(game.movers()[place + 1 :]) == {0, 2}
    assert game.result is not None
    assert 1 not in game.result.winners


def test_those_who_leave_are_last_and_the_earlier_is_behind_the_later(games: dict[str, Game]) -> None:
    game = games["original-resignation-of-two"]

    assert [-1 - move for move in game.moves if move < 0] == [2, 0]
    assert game.result is not None
    assert (game.result.places[0], game.result.places[2]) == (3, 4)
    assert sorted((game.result.places[1], game.result.places[3])) == [1, 2]
    assert f"places {' '.join(map(str, game.result.places))}" in game.record()


def test_personal_bonuses_are_kept_and_cards_are_drawn_as_an_action(games: dict[str, Game]) -> None:
    game = games["original-personal-bonuses"]

    kept = [values["seat"] for id, values in told(game) if id == "bonus_kept"]
    drawn = [game.say(move) for move in game.moves].count("draw a military card")

    assert kept == [0, 1, 2]
    assert drawn > 0


def test_a_mine_is_held_back_where_that_is_played(games: dict[str, Game]) -> None:
    for name, game in games.items():
        assert ("mine_held_back" in happened(game)) == (name == "original-no-alliances")


def test_bonuses_are_revealed_age_by_age_in_a_peaceful_game(games: dict[str, Game]) -> None:
    game = games["original-peaceful-bonuses-by-age"]

    # The first lies open from the beginning; one is revealed after the first round, and one at the end of each age.
    assert [id for id, _ in told(game)].count("bonus_revealed") == 5
    assert len(game.view()["table"]["bonuses"]["open"]) == 5
    assert not {"aggression_played", "war_declared", "pact_offered"} & happened(game)
