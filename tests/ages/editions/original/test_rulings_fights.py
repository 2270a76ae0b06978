"""Rulings of the original edition on fights: raids, plots, wars, sacrifices, and who may attack whom."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Changes, Words, asked, civ, civ_of, log, only, options, play, ratings, table
from tests.support.rules import rule
from tests.support.sentences import said

AGE_II = 2
AGE_III = 3
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
STRONG = "Warriors 9"
NOTHING_MORE = ("fight", "fight")
"""The attacker sacrifices no unit, nor does the defender, who has no card to add."""


def attacked(card: str, two: Words, one: Words | None = None, mode: str = "full", **more: Any) -> Game:
    """Player 1, strong unless the test says how strong, has played an aggression against player 2."""
    own = one or civ(technologies=STRONG, government="Constitutional Monarchy")
    game = table(
        phase="politics", age=AGE_II, options={"mode": mode}, one={**own, "military_hand": card}, two=two, **more
    )
    play(game, f"play {card} against player 2")
    return game


def fought(card: str, one: Words, two: Words, *moves: str) -> Changes:
    """What a war of player 1 against player 2 has changed."""
    game = table(phase="war", age=AGE_III, one={**one, "war": (card, 2)}, two=two)
    return play(game, "fight", "fight", *moves)


# Raids


@MODES
@rule("OR-R62")
def test_a_raid_pays_by_the_printed_cost_and_not_by_what_was_paid(mode: str) -> None:
    game = attacked("Raid I", civ(technologies="Scientific Method 1", specials="Architecture"), mode=mode)

    play(game, *NOTHING_MORE)

    # 8 printed, of which Architecture had spared its owner 2.
    assert only(play(game, "raid Scientific Method"), "resources") == {"resources 1": 4}


@MODES
@rule("OR-R63")
@pytest.mark.parametrize(
    ("card", "temples", "raided", "resources"),
    [("Raid I", 1, 1, 3), ("Raid II", 1, 1, 2), ("Raid II", 2, 2, 5), ("Raid II", 3, 1, 2)],
)
def test_the_first_raid_rounds_up_and_the_second_halves_the_sum_and_rounds_down(
    mode: str, card: str, temples: int, raided: int, resources: int
) -> None:
    rival = civ(government="Monarchy", technologies=f"Theology {temples}")
    game = attacked(card, rival, mode=mode)
    play(game, *NOTHING_MORE, *["raid Theology"] * raided)

    if "raid no more" in options(game):
        play(game, "raid no more")

    # A temple of Theology costs 5.
    assert civ_of(game, 1)["resources"] == resources


@rule("OR-R63")
@pytest.mark.parametrize(("raided", "resources"), [(1, 2), (2, 5), (3, 7)])
def test_the_third_raid_halves_the_sum_and_rounds_down(raided: int, resources: int) -> None:
    game = attacked("Raid III", civ(government="Monarchy", technologies="Theology 3"))
    play(game, *NOTHING_MORE, *["raid Theology"] * raided)

    if "raid no more" in options(game):
        play(game, "raid no more")

    assert civ_of(game, 1)["resources"] == resources


@MODES
@rule("OR-R59")
def test_the_worker_of_a_raided_building_becomes_unused(mode: str) -> None:
    game = attacked("Raid II", civ(technologies="Philosophy 2, Religion 1"), mode=mode)

    changes = play(game, *NOTHING_MORE, "raid Philosophy", "raid Philosophy")

    assert only(changes, "workers", "idle", "yellow bank") == {"workers 2": "-Philosophy, -Philosophy", "idle 2": 2}


# Plots


@MODES
@rule("OR-R66")
@pytest.mark.parametrize(
    ("card", "target", "lost"),
    [
        ("Assassinate", {"leader": "Moses"}, {"leader 2": "-Moses"}),
        ("Sabotage", {"project": ("Pyramids", 1)}, {"project 2": "-Pyramids", "stages 2": -1}),
    ],
)
def test_a_plot_against_a_card_of_age_a_costs_no_military_action_and_scores_nothing(
    mode: str, card: str, target: dict[str, Any], lost: Changes
) -> None:
    one = civ(technologies=STRONG, military_left=0)
    game = table(
        phase="politics", age=AGE_II, options={"mode": mode}, one={**one, "military_hand": card}, two=civ(**target)
    )

    assert play(game, f"play {card} against player 2", *NOTHING_MORE) == {
        "military hand 1": f"-{card}", "discards": f"+{card}", **lost, "asked": "1: TakeAction",
    }  # fmt: skip


# Sacrifices


@MODES
@rule("OR-R92")
def test_a_sacrificed_unit_is_gone_before_a_worker_is_lost(mode: str) -> None:
    two = civ(idle=0, technologies="Warriors 1, Philosophy 0, Agriculture 1, Bronze 1")
    game = attacked("Enslave", two, mode=mode)

    changes = play(game, "fight", "sacrifice Warriors")

    assert only(changes, "workers", "yellow bank", "asked") == {
        "workers 2": "-Warriors", "yellow bank 2": 1, "asked": "2: LosePopulation",
    }  # fmt: skip
    assert options(game) == {"lose a worker of Agriculture", "lose a worker of Bronze"}
    assert only(play(game, "lose a worker of Bronze"), "yellow bank", "asked") == {
        "yellow bank 2": 1, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-R78")
def test_an_army_sacrificed_with_its_air_force_counts_the_doubled_bonus() -> None:
    one = civ(technologies="Warriors 3, Air Forces 1", tactic="Legion", exclusive=True)
    game = attacked("Spy", civ(), one)

    # 3 and 5 of the units, and the 2 of a Legion twice.
    assert said(game, "fight") == "Fight with a strength of 12 against 1"
    play(game, *["sacrifice Warriors"] * 3)
    assert said(game, "fight") == "Fight with a strength of 17 against 1"
    assert said(game, "sacrifice Air Forces") == "Sacrifice Air Forces: strength 24 against 1"


# Wars

WARS = ["War over Culture II", "War over Resources", "War over Technology", "War over Territory", "Holy War"]


@rule("OR-R58")
@pytest.mark.parametrize("war", WARS)
def test_a_war_with_equal_totals_has_no_effect(war: str) -> None:
    rich = civ(technologies="Warriors 2", culture=9, science=9, food=3, resources=3, specials="Masonry")

    assert fought(war, civ(technologies="Warriors 2"), rich) == {
        "war 1": f"-{war}", "discards": f"+{war}", "asked": "1: PoliticalAction",
    }  # fmt: skip


@rule("OR-R58")
def test_the_totals_of_a_war_are_compared_with_the_sacrifices() -> None:
    one = civ(technologies="Warriors 2", war=("War over Culture II", 2))
    game = table(phase="war", age=AGE_III, one=one, two=civ(technologies="Warriors 3", culture=9))

    play(game, "sacrifice Warriors", "fight", "fight")

    assert log(game)[-1] == "The War over Culture II of Player 1 ended without a victor."
    assert civ_of(game, 2)["culture"] == 9


@rule("OR-R64")
@pytest.mark.parametrize(("advantage", "threes"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_a_war_over_territory_and_a_holy_war_count_whole_threes_only(advantage: int, threes: int) -> None:
    one = civ(technologies=f"Warriors {1 + advantage}")

    territory = fought("War over Territory", one, civ())
    holy = fought("Holy War", one, civ(idle=3))

    assert only(territory, "yellow bank") == {"yellow bank 1": 1 + threes, "yellow bank 2": -1 - threes}
    assert only(holy, "idle", "culture") == (
        {"idle 2": -threes, "culture 1": 3 * threes} if threes else {}
    )  # fmt: skip


@rule("OR-R65")
def test_a_holy_war_takes_no_more_workers_than_there_are_and_scores_for_those() -> None:
    few = civ(idle=1, technologies="Warriors 1, Agriculture 0, Philosophy 0, Bronze 0")

    changes = fought("Holy War", civ(technologies="Warriors 12"), few)

    # An advantage of 11 would be three workers and 9 culture.
    assert only(changes, "idle", "workers", "yellow bank", "culture", "asked") == {
        "idle 2": -1, "workers 2": "-Warriors", "yellow bank 2": 2, "culture 1": 6, "asked": "1: PoliticalAction",
    }  # fmt: skip


@rule("OR-R67")
def test_a_special_technology_in_the_victors_hand_or_play_cannot_be_taken() -> None:
    victor = civ(technologies="Warriors 20", hand="Architecture", specials="Warfare", war=("War over Technology", 2))
    loser = civ(specials="Architecture, Warfare, Code of Laws", science=9)
    game = table(players=3, phase="war", age=AGE_III, one=victor, two=loser)

    play(game, "fight", "fight")

    assert options(game) == {"take science", "steal Code of Laws"}


@rule("OR-R67")
@pytest.mark.parametrize(
    ("own", "taken", "special"),
    [("Masonry", "Architecture", "+Architecture, -Masonry"), ("Architecture", "Masonry", "")],
)
def test_of_two_special_technologies_of_a_kind_the_lower_is_discarded(own: str, taken: str, special: str) -> None:
    one = civ(technologies="Warriors 20", specials=own)

    changes = fought("War over Technology", one, civ(specials=taken), f"steal {taken}")

    assert only(changes, "special") == {
        "special 2": f"-{taken}", **({"special 1": special} if special else {}),
    }  # fmt: skip


# Pacts and who may attack whom


@MODES
@rule("OR-R79")
@pytest.mark.parametrize(("rival", "strength"), [(2, 1 + 3), (3, 1)])
def test_open_borders_strengthen_an_attack_on_the_partner_only(mode: str, rival: int, strength: int) -> None:
    one = civ(military_hand="Spy", pact=("Open Borders Agreement", 2))
    game = table(players=3, phase="politics", age=AGE_II, options={"mode": mode}, one=one)

    play(game, f"play Spy against player {rival}")

    assert said(game, "fight") == f"Fight with a strength of {strength} against 1"
    assert [ratings(game, player)[2] for player in (1, 2, 3)] == [1, 1, 1]


@MODES
@rule("OR-R79")
def test_open_borders_count_for_no_comparison(mode: str) -> None:
    one = civ(military_hand="Rats", pact=("Open Borders Agreement", 2))
    game = table(
        players=3, phase="politics", options={"mode": mode}, events="Crusades, Foray", one=one,
        two=civ(technologies="Warriors 2"), three=civ(technologies="Warriors 3"),
    )  # fmt: skip

    assert only(play(game, "prepare Rats"), "culture") == {"culture 3": 4}


def divided(**words: Any) -> Game:
    """Without military alliances player 1 has spied on player 3, and player 2 could enslave people."""
    one = civ(technologies="Warriors 2", military_hand="Spy")
    game = table(
        phase="politics", players=3, age=AGE_II, one=one, two=civ(military_hand="Enslave, Rats"), row="-, -, Iron",
        **words,
    )  # fmt: skip
    play(game, "play Spy against player 3", *NOTHING_MORE, "end turn")
    return game


ENSLAVE = "play Enslave against player 3"


@MODES
@rule("OR-R93")
def test_the_marker_is_free_again_when_its_attacker_leaves(mode: str) -> None:
    game = divided(options={"mode": mode, "alliances": "none"})
    assert ENSLAVE not in options(game)
    play(game, "pass", "end turn", "pass", "end turn")

    game.resign(0)

    assert asked(game) == "2: PoliticalAction"
    assert ENSLAVE in options(game)


@MODES
@rule("OR-R93")
def test_the_marker_is_free_again_when_its_attacker_must_skip_politics(mode: str) -> None:
    game = divided(options={"mode": mode, "alliances": "none"}, events="International Agreement, Foray")
    play(game, "prepare Rats")
    # The strongest takes a card and gives up their next political action for it.
    play(game, "take Iron at 1", "take no more", "end turn", "pass", "end turn")
    assert asked(game) == "1: TakeAction"

    play(game, "end turn")

    assert asked(game) == "2: PoliticalAction"
    assert ENSLAVE in options(game)
