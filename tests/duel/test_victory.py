"""The end of the game: points, ties and shared victories. Supremacies are proved with military and science."""

import pytest

import civitas
from civitas import Game, GameOver, Outcome
from tests.support.duel import asked, log, table
from tests.support.rules import rule


def finished(
    cities: tuple[str, str] = ("", ""),
    coins: tuple[int, int] = (2, 2),
    pawn: int = 0,
    built: tuple[str, str] = ("", ""),
    tokens: tuple[str, str] = ("", ""),
) -> Game:
    """A game that has ended with these cities: player 2 had 2 coins less and discarded the last card."""
    game = table(
        display="Circus",
        layout="last",
        cities=cities,
        coins=(coins[0], coins[1] - 2),
        pawn=pawn,
        built=built,
        tokens=tokens,
        next_player=2,
    )
    game.play("discard Circus")
    return game


def outcome(game: Game) -> Outcome:
    assert game.result is not None
    return game.result


def sheet(game: Game, player: int) -> dict[str, int]:
    """Where the points of a player come from."""
    return {source: count for source, count in outcome(game).scores[player - 1].items() if count}


@rule("DU-25.2", "DU-2.3", "DU-2.5")
@pytest.mark.parametrize(("cities", "winner"), [(("Palace", "Obelisk"), 1), (("Obelisk", "Palace"), 2)])
def test_after_age_iii_more_points_win(cities: tuple[str, str], winner: int) -> None:
    game = finished(cities=cities)

    assert asked(game) == f"nobody: {winner} by civilian victory"
    assert sorted(outcome(game).totals()) == [5, 7]
    assert log(game)[-1] == f"Player {winner} won by civilian victory."


@rule("DU-25.2")
def test_one_point_more_is_enough() -> None:
    game = finished(coins=(3, 2))

    assert outcome(game).totals() == [1, 0]
    assert asked(game) == "nobody: 1 by civilian victory"


@rule("DU-25.3", "DU-R58")
def test_the_pawn_gives_points_to_one_player_only() -> None:
    game = finished(pawn=-4)

    assert (sheet(game, 1), sheet(game, 2)) == ({}, {"military": 5})


@rule("DU-25.4", "DU-R58", "DU-28.4")
def test_blue_green_yellow_and_purple_cards_count_their_points() -> None:
    game = finished(cities=("Palace, Baths, Study, School, Arena, Port, Merchants Guild", ""))

    assert sheet(game, 1) == {"blue": 7 + 3, "green": 3 + 1, "yellow": 3 + 3, "guilds": 2}


@rule("DU-25.4")
def test_brown_grey_and_red_cards_count_nothing() -> None:
    game = finished(cities=("Quarry, Sawmill, Press, Pretorium", ""))

    assert sheet(game, 1) == {}


@rule("DU-25.5")
def test_only_wonders_that_are_built_count() -> None:
    game = table(
        display="Circus", layout="last", wonders=("The Pyramids", ""), built=("The Sphinx, Piraeus", ""), coins=(0, 0)
    )
    game.play("discard Circus")

    assert sheet(game, 1) == {"wonders": 6 + 2}


@rule("DU-25.6", "DU-R58")
def test_progress_tokens_count_their_points() -> None:
    game = finished(tokens=("Philosophy, Mathematics", "Agriculture, Law"))

    assert (sheet(game, 1), sheet(game, 2)) == ({"progress": 7 + 6}, {"progress": 4})


@rule("DU-25.7", "DU-R58")
@pytest.mark.parametrize(("coins", "worth"), [(2, 0), (3, 1), (5, 1), (6, 2), (31, 10)])
def test_each_full_set_of_three_coins_is_worth_a_point(coins: int, worth: int) -> None:
    assert outcome(finished(coins=(coins, 2))).scores[0]["coins"] == worth


@rule("DU-R58")
def test_the_score_is_the_sum_of_its_eight_sources() -> None:
    game = finished(
        cities=("Palace, Study, Arena, Builders Guild", "Statue"),
        coins=(7, 2),
        pawn=6,
        built=("The Pyramids, The Colossus", ""),
        tokens=("Philosophy", ""),
    )

    assert outcome(game).scores[0] == {
        "military": 10,
        "blue": 7,
        "green": 3,
        "yellow": 3,
        "guilds": 4,
        "wonders": 12,
        "progress": 7,
        "coins": 2,
    }
    assert outcome(game).totals() == [48, 4]


# Ties


@rule("DU-25.8", "DU-R60")
@pytest.mark.parametrize(
    ("cities", "coins", "winner"),
    [(("Baths", ""), (2, 9), 1), (("", "Baths"), (9, 2), 2), (("Palace", "Altar"), (2, 14), 1)],
)
def test_with_equal_points_more_points_on_blue_cards_win(
    cities: tuple[str, str], coins: tuple[int, int], winner: int
) -> None:
    game = finished(cities=cities, coins=coins)

    assert len(set(outcome(game).totals())) == 1
    assert asked(game) == f"nobody: {winner} by civilian victory, more points on blue cards"
    assert log(game)[-1] == f"Player {winner} won by civilian victory."


@rule("DU-25.8")
def test_points_on_blue_cards_count_and_not_their_number() -> None:
    game = finished(cities=("Palace", "Theater, Altar"), coins=(2, 5))

    assert outcome(game).totals() == [7, 7]
    assert outcome(game).winners == (0,)


@rule("DU-25.9", "DU-R60")
def test_with_equal_points_and_equal_blue_points_the_victory_is_shared() -> None:
    game = finished(cities=("Theater", "Altar"))

    assert asked(game) == "nobody: 1 and 2 by shared victory"
    assert outcome(game).totals() == [3, 3]
    assert log(game)[-1] == "Both cities are equal: the victory is shared."


@rule("DU-25.9", "DU-R60")
def test_two_empty_cities_share_the_victory() -> None:
    assert outcome(finished()).winners == (0, 1)


# The bank and resigning


@rule("DU-1.3", "DU-R61")
def test_the_bank_never_runs_out() -> None:
    game = table(display="Circus, Arena", wonders=("The Temple of Artemis", ""), coins=(200, 300))

    game.play("build The Temple of Artemis with Circus")

    assert game.view()["table"]["cities"][0]["coins"] == 200 - 8 + 12


@rule("DU-1.3")
def test_any_amount_can_be_paid_without_change() -> None:
    for treasury in range(1, 13):
        game = table(display="Stone Pit, Theater", coins=(treasury, 0))
        game.play("build Stone Pit")
        assert game.view()["table"]["cities"][0]["coins"] == treasury - 1


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_resigns_loses(seat: int) -> None:
    game = table(display="Circus, Arena", cities=("Palace", "Obelisk"))

    game.resign(seat)

    assert asked(game) == f"nobody: {2 - seat} by resignation"
    with pytest.raises(GameOver):
        game.resign(seat)


@rule("DU-2.3")
def test_games_end_in_one_of_the_three_ways() -> None:
    reasons = set()
    for seed in range(60):
        game = civitas.new("duel", seed=seed, options={"wonders": "first-game"})
        chance = civitas.Chance(seed)
        while game.result is None:
            choices = [move for move in game.options() if "discard" not in game.say(move)] or game.options()
            game.play(choices[chance.below(len(choices))])
        reasons.add(game.result.reason.split(",")[0])

    assert reasons <= {"military supremacy", "scientific supremacy", "civilian victory", "shared victory"}
    assert {"military supremacy", "scientific supremacy", "civilian victory"} <= reasons
