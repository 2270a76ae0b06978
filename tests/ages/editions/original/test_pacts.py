"""Pacts of the original edition: offering, answering, and how they end."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import (
    Words,
    civ,
    civ_of,
    only,
    options,
    play,
    ratings,
    seen,
    table,
)
from tests.support.ages.positions import OVER
from tests.support.rules import rule

AGE_II = 2


MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


def offering(card: str, mode: str = "full", two: Words | None = None, **words: Any) -> Game:
    one = civ(military_hand=card, **words)
    return table(players=3, age=AGE_II, phase="politics", options={"mode": mode}, one=one, two=two)


@MODES
@rule("OR-54.2", "OR-54.4")
def test_a_pact_is_offered_to_one_player_who_accepts_or_refuses(mode: str) -> None:
    pact = "International Trade Agreement"
    game = offering(pact, mode, military_left=0)

    offers = {f"offer {pact} to player {player} as {side}" for player in (2, 3) for side in "AB"}
    assert options(game) == {"pass", *offers}
    assert play(game, f"offer {pact} to player 3 as B") == {"military hand 1": f"-{pact}", "asked": "3: AnswerOffer"}
    assert options(game) == {"accept", "refuse"}
    assert play(game, "accept") == {"pact 1": f"+{pact}", **OVER}
    # B makes a food, A a resource.
    assert (civ_of(game, 1)["food_production"], civ_of(game, 3)["resource_production"]) == (3, 3)


@MODES
@rule("OR-54.3", "OR-54.8", "OR-R34")
def test_a_refused_pact_returns_to_the_hand_and_the_turn_goes_on_with_discarding(mode: str) -> None:
    game = table(
        players=3, age=AGE_II, phase="politics", options={"mode": mode},
        one=civ(military_hand="Scientific Cooperation, Rats, Foray"),
    )  # fmt: skip

    play(game, "offer Scientific Cooperation to player 2")

    # The player is not asked whom else to ask, nor for another political action.
    assert play(game, "refuse") == {"military hand 1": "+Scientific Cooperation", "asked": "1: DiscardMilitary"}


@MODES
@rule("OR-54.5", "OR-R35")
def test_a_new_pact_ends_the_old_one_only_when_it_is_accepted(mode: str) -> None:
    accepted = offering("Scientific Cooperation", mode, pact=("Open Borders Agreement", 3))
    refused = accepted.clone()
    play(accepted, "offer Scientific Cooperation to player 2", "accept")
    play(refused, "offer Scientific Cooperation to player 2", "refuse")

    assert civ_of(accepted, 1)["pact"] == "Scientific Cooperation"
    assert seen(accepted)["shown_discards"] == [[], ["Open Borders Agreement"], [], []]
    assert [civ_of(accepted, player)["military_actions"][1] for player in (1, 3)] == [2, 2]
    assert civ_of(refused, 1)["pact"] == "Open Borders Agreement"
    assert [civ_of(refused, player)["military_actions"][1] for player in (1, 3)] == [3, 3]


@MODES
@rule("OR-54.6", "OR-R35")
def test_a_pact_of_another_does_not_touch_ones_own(mode: str) -> None:
    game = offering("Scientific Cooperation", mode, two=civ(pact=("Open Borders Agreement", 3)))

    play(game, "offer Scientific Cooperation to player 2", "accept")

    assert (civ_of(game, 1)["pact"], civ_of(game, 2)["pact"]) == ("Scientific Cooperation", "Open Borders Agreement")
    assert civ_of(game, 2)["military_actions"][1] == 3


@MODES
@rule("OR-54.9")
@pytest.mark.parametrize("player", [1, 2])
def test_either_partner_ends_a_pact_as_their_political_action(mode: str, player: int) -> None:
    game = table(
        players=3, age=AGE_II, phase="politics", active=player, options={"mode": mode},
        one=civ(pact=("Open Borders Agreement", 2)),
    )  # fmt: skip

    assert options(game) == {"pass", "cancel Open Borders Agreement"}
    changes = play(game, "cancel Open Borders Agreement")
    assert only(changes, "pact", "discards", "military total", "asked") == {
        "pact 1": "-Open Borders Agreement", "discards": "+Open Borders Agreement", "military total 1": -1,
        "military total 2": -1, "asked": f"{player}: TakeAction",
    }  # fmt: skip


@rule("OR-54.9")
def test_nobody_ends_a_pact_of_others() -> None:
    game = table(players=3, age=AGE_II, phase="politics", active=3, one=civ(pact=("Open Borders Agreement", 2)))

    assert options(game) == {"pass"}


@MODES
@rule("OR-54.10", "OR-R36")
def test_a_pact_that_forbids_attacks_forbids_aggressions(mode: str) -> None:
    game = offering("Spy", mode, pact=("Acceptance of Supremacy", 2))

    assert options(game) == {"pass", "play Spy against player 3", "cancel Acceptance of Supremacy"}


@rule("OR-54.10")
def test_a_pact_that_forbids_attacks_forbids_wars() -> None:
    game = offering("War over Technology", two=civ(pact=("Acceptance of Supremacy", 1)))

    assert options(game) == {"pass", "declare War over Technology on player 3", "cancel Acceptance of Supremacy"}


@MODES
@rule("OR-54.11", "OR-R36")
def test_a_pact_that_says_so_ends_by_an_attack(mode: str) -> None:
    game = offering("Spy", mode, pact=("Promise of Military Protection", 2, "A"))
    assert ratings(game, 2)[2] == 1 + 5

    changes = play(game, "play Spy against player 2")

    assert only(changes, "pact", "strength", "discards", "asked") == {
        "pact 1": "-Promise of Military Protection", "strength 2": -5, "discards": "+Promise of Military Protection",
        "asked": "1: Sacrifice",
    }  # fmt: skip


@MODES
@rule("OR-54.12", "OR-R36")
@pytest.mark.parametrize("pact", [("Scientific Cooperation", 2), ("International Trade Agreement", 2, "A")])
def test_a_pact_that_says_nothing_of_attacks_stays_through_one(mode: str, pact: Any) -> None:
    game = offering("Spy", mode, pact=pact)

    changes = play(game, "play Spy against player 2", "fight", "fight")

    assert only(changes, "pact", "asked") == OVER
    assert civ_of(game, 1)["pact"] == pact[0]
