"""Aggressions and wars of the original edition that do something else than in the new one."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.ages.positions import OVER
from tests.support.rules import rule
from tests.support.sentences import refusal, said

AGE_II = 2
AGE_III = 3


# Aggressions


STRONG = "Warriors 9"
NOTHING_MORE = ("fight", "fight")
"""The attacker sacrifices no unit, nor does the defender, who has no card to add."""


def attack(card: str, two: Any, age: int = AGE_II) -> Game:
    """Player 1 has played an aggression against player 2; nobody has sacrificed units, or defended with cards."""
    game = table(
        phase="politics", age=age, one=civ(technologies=STRONG, government="Communism", military_hand=card), two=two
    )
    play(game, f"play {card} against player 2", *NOTHING_MORE)
    return game


def test_enslave_gives_three_resources() -> None:
    game = attack("Enslave", civ())

    assert civ_of(game, 1)["resources"] == 3
    assert civ_of(game, 2)["idle_workers"] == 0


def test_the_first_raid_destroys_a_building_of_any_level_for_half_its_cost_rounded_up() -> None:
    game = attack("Raid I", civ(technologies="Philosophy 1, Multimedia 1"))

    assert options(game) == {"raid Philosophy", "raid Multimedia"}
    assert only(play(game, "raid Multimedia"), "resources", "workers") == {"resources 1": 6, "workers 2": "-Multimedia"}


THREE_LABS = civ(government="Monarchy", technologies="Philosophy 1, Alchemy 3, Religion 2")


def test_a_later_raid_destroys_buildings_of_one_kind_and_level_for_half_their_cost() -> None:
    game = attack("Raid II", THREE_LABS)

    assert game.prompt.text() == (
        "Player 1, choose an urban building of Player 2 to destroy; up to 2 of its kind and level."
    )
    play(game, "raid Alchemy")
    assert game.prompt.text() == "Player 1, destroy another Alchemy of Player 2, or stop."
    assert options(game) == {"raid no more", "raid Alchemy"}
    assert refusal(game, "raid Religion") == (
        "This raid goes on with Alchemy only, the kind and level it began with (Ages, Raid)."
    )
    assert only(play(game, "raid Alchemy"), "resources", "workers", "idle", "asked") == {
        "resources 1": 6, "workers 2": "-Alchemy", "idle 2": 1, **OVER,
    }  # fmt: skip


def test_a_raid_may_stop_early_and_rounds_down_once() -> None:
    game = attack("Raid III", THREE_LABS)
    play(game, "raid Religion")

    assert said(game, "raid no more") == "Destroy no more, for 1 resource"
    assert only(play(game, "raid no more"), "resources", "workers", "asked") == {"resources 1": 1, **OVER}


def test_a_raid_ends_with_the_last_building_of_its_kind() -> None:
    game = attack("Raid III", civ(technologies="Philosophy 1, Religion 2"))

    assert only(play(game, "raid Philosophy"), "resources", "asked") == {"resources 1": 1, **OVER}


def test_a_raid_finds_nothing_where_there_is_nothing() -> None:
    game = attack("Raid II", civ(technologies="Philosophy 0"))

    assert civ_of(game, 1)["resources"] == 0


@rule("OR-R66")
@pytest.mark.parametrize(
    ("leader", "cost", "culture"), [("Homer", 0, 0), ("Michelangelo", 1, 3), ("Albert Einstein", 3, 9)]
)
def test_an_assassination_costs_the_level_of_the_leader_and_scores_three_for_each(
    leader: str, cost: int, culture: int
) -> None:
    one = civ(technologies=STRONG, government="Communism", military_hand="Assassinate")
    game = table(phase="politics", age=AGE_III, one=one, two=civ(leader=leader))

    paid = play(game, "play Assassinate against player 2")
    assert paid.get("military 1", 0) == -cost
    assert only(play(game, *NOTHING_MORE), "leader", "culture") == {
        "leader 2": f"-{leader}", **({"culture 1": culture} if culture else {}),
    }  # fmt: skip


def test_assassinating_gandhi_costs_twice_his_level() -> None:
    one = civ(technologies=STRONG, government="Communism", military_hand="Assassinate")
    game = table(phase="politics", age=AGE_III, one=one, two=civ(leader="Mahatma Gandhi"))

    assert "play Assassinate against player 2" not in options(game)
    assert refusal(game, "play Assassinate against player 2").startswith("Assassinate costs 6 military actions")


def test_sabotage_discards_the_unfinished_wonder_and_its_tokens_return() -> None:
    one = civ(technologies=STRONG, government="Communism", military_hand="Sabotage")
    game = table(phase="politics", age=AGE_II, one=one, two=civ(project=("Eiffel Tower", 2)))

    assert said(game, "play Sabotage against player 2").count("2 military actions") == 1
    changes = play(game, "play Sabotage against player 2", *NOTHING_MORE)
    assert only(changes, "military", "culture", "project", "stages") == {
        "military 1": -2, "culture 1": 6, "project 2": "-Eiffel Tower", "stages 2": -2,
    }  # fmt: skip


def test_plots_need_their_target() -> None:
    one = civ(technologies=STRONG, military_hand="Assassinate, Sabotage")
    game = table(phase="politics", age=AGE_II, one=one)

    assert options(game) == {"pass"}
    assert refusal(game, "play Assassinate against player 2") == "Player 2 has no leader (Ages, Assassinate)."
    assert refusal(game, "play Sabotage against player 2") == "Player 2 has no unfinished wonder (Ages, Sabotage)."


# Wars


def war(card: str, one: Any, two: Any) -> Game:
    """The war that player 1 declared in the turn before is resolved; nobody has sacrificed units."""
    game = table(phase="war", age=AGE_III, one={**one, "war": (card, 2)}, two=two)
    play(game, "fight", "fight")
    return game


def test_a_war_over_culture_takes_the_advantage() -> None:
    game = war("War over Culture III", civ(technologies="Warriors 8"), civ(culture=20))

    assert (civ_of(game, 1)["culture"], civ_of(game, 2)["culture"]) == (7, 13)


def test_the_victor_of_a_war_over_resources_chooses_the_mix() -> None:
    two = civ(technologies="Selective Breeding, Iron", food=12, resources=12)
    game = war("War over Resources", civ(technologies="Warriors 19, Irrigation, Coal"), two)

    # 18 of advantage: at least 6 of each must be taken.
    assert options(game) == {f"{food} food" for food in range(6, 13)}
    assert only(play(game, "11 food"), "food", "resources") == {
        "food 1": 11, "resources 1": 7, "food 2": -11, "resources 2": -7,
    }  # fmt: skip


@pytest.mark.parametrize(("warriors", "tokens"), [(2, 1), (3, 1), (4, 2), (7, 3)])
def test_a_war_over_territory_takes_a_token_and_one_for_each_three_points(warriors: int, tokens: int) -> None:
    game = war("War over Territory", civ(technologies=f"Warriors {warriors}"), civ())

    assert (civ_of(game, 1)["yellow_bank"], civ_of(game, 2)["yellow_bank"]) == (18 + tokens, 18 - tokens)


def test_a_holy_war_takes_a_worker_for_each_three_points_and_scores_three_for_each() -> None:
    game = war("Holy War", civ(technologies="Warriors 7"), civ(idle=2))

    assert civ_of(game, 1)["culture"] == 6
    assert (civ_of(game, 2)["idle_workers"], civ_of(game, 2)["yellow_bank"]) == (0, 20)


@rule("OR-R6")
def test_the_loser_of_a_holy_war_chooses_which_workers_go() -> None:
    game = war("Holy War", civ(technologies="Warriors 4"), civ(idle=0))

    assert game.seat == 1
    assert only(play(game, "lose a worker of Bronze"), "workers") == {"workers 2": "-Bronze"}


def test_the_declarer_may_lose_a_holy_war() -> None:
    game = war("Holy War", civ(idle=1), civ(technologies="Warriors 4"))

    assert civ_of(game, 2)["culture"] == 3
    assert civ_of(game, 1)["idle_workers"] == 0
