"""What a row says of a question, of bonds between players and of cards that lie open, entry by entry."""

from __future__ import annotations

import pytest

from civitas import Game
from civitas.ages.cards.aggressions import RaidAlike, RaidBuilding
from civitas.ages.cards.events_age_ii import Terrorize
from civitas.ages.cards.kinds import INFANTRY, LEVELS, NONE, PLACES
from civitas.ages.cards.mixes import TakeMix
from civitas.ages.cards.wars import StealTechnology
from civitas.ages.politics.pacts import AnswerOffer
from civitas.ages.politics.territories import MakeBid, SendForce
from civitas.ages.rules import ORIGINAL_RULES
from civitas.kernel.agenda import AnyDecision
from tests.support.ages import civ, military, table
from tests.support.ages.positions import state_of
from tests.support.observations import layout_of, observer_of, row

Explained = dict[str, int | str]
LAND = military("Vast Territory II")[0]
ROUTES = military("Trade Routes Agreement")[0]
TWO_WARRIORS_AND_A_KNIGHT = [{INFANTRY * LEVELS: 2, (INFANTRY + 1) * LEVELS + 1: 1}.get(at, 0) for at in range(PLACES)]


def explained(game: Game, seat: int = 0) -> Explained:
    """A row in words."""
    layout = layout_of(game)
    return layout.explain(row(game, seat, layout, observer_of(game)))


# Questions: player 2 is asked, and player 1 looks

CARRIED: list[tuple[AnyDecision, Explained]] = [
    (MakeBid(1, LAND, 4, 2, [0]), {"card": "Vast Territory II", "amount": 4, "whom": "rival_2", "others.mine": 1}),
    (MakeBid(1, LAND, 0, NONE, [2, 0]), {"card": "Vast Territory II", "others.mine": 1, "others.rival_2": 1}),
    (SendForce(1, LAND, 5, TWO_WARRIORS_AND_A_KNIGHT, 3, 0, 4, 1), {
        "card": "Vast Territory II", "amount": 5, "from": 3, "count": 4, "besides": 1,
        "units.infantry A": 2, "units.cavalry I": 1,
    }),
    (AnswerOffer(1, 0, ROUTES, 1), {"whom": "mine", "card": "Trade Routes Agreement", "besides": 1}),
    (TakeMix(1, 2, 3), {"whom": "rival_2", "amount": 3}),
    (RaidBuilding(1, 2, 3, [1, 0, 2, 7], 5), {
        "whom": "rival_2", "amount": 3, "besides": 5, "level.A": 1, "level.II": 2, "level.III": 7,
    }),
    (RaidAlike(1, 2, 3, 9, 4), {"whom": "rival_2", "count": 3, "from": 9, "besides": 4}),
    (StealTechnology(1, 2, 7), {"whom": "rival_2", "amount": 7}),
    (Terrorize(1, 2, [0]), {"whom": "rival_2", "others.mine": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("decision", "carried"), CARRIED, ids=[type(asked).__name__ for asked, _ in CARRIED])
def test_a_row_says_who_is_asked_and_all_that_the_question_carries(decision: AnyDecision, carried: Explained) -> None:
    game = table(players=3)
    state_of(game).agenda.append(decision)

    told = explained(game)

    assert told["asked"] == "rival"
    assert {name: word for name, word in told.items() if name.startswith("question.")} == {
        f"question.{name}": word for name, word in carried.items()
    }


def test_which_cards_of_a_hand_were_passed_over_only_their_owner_sees() -> None:
    game = table(players=3)
    state_of(game).agenda.append(SendForce(1, LAND, 5, TWO_WARRIORS_AND_A_KNIGHT, 3, 2, 4, 1))

    assert [explained(game, seat)["question.from card"] for seat in range(3)] == [1, 2, 1]


# Bonds


@pytest.mark.parametrize(
    ("seat", "named"),
    [(0, ("mine", "rival", "rival_2")), (1, ("rival_2", "mine", "rival")), (2, ("rival", "rival_2", "mine"))],
)
def test_a_row_says_who_wars_with_whom_and_who_has_a_pact(seat: int, named: tuple[str, str, str]) -> None:
    one, two, three = named
    game = table(
        players=3, age=2, one=civ(war=("War over Culture", 2), pact=("Open Borders Agreement", 3)),
        three=civ(colonies="Wealthy Territory I", tactic="Legion", exclusive=True),
    )  # fmt: skip

    told = explained(game, seat)

    assert {name: word for name, word in told.items() if name.endswith(("war_target", "pact_partner"))} == {
        f"{one}.war_target": two, f"{one}.pact_partner": three,
    }  # fmt: skip
    assert {name for name in told if ".military." in name and name.endswith(".in_play")} == {
        f"{one}.military.War over Culture.in_play", f"{one}.military.Open Borders Agreement.in_play",
        f"{three}.military.Wealthy Territory I.in_play", f"{three}.military.Legion.in_play",
    }  # fmt: skip


def test_a_row_says_who_alone_may_attack_a_civilization() -> None:
    game = table(players=3, rules=ORIGINAL_RULES)
    state_of(game).civs[2].attacked_by = 1

    assert [explained(game, seat)[name] for seat, name in enumerate(
        ("rival_2.attacked_by", "rival.attacked_by", "mine.attacked_by")
    )] == ["rival", "mine", "rival_2"]  # fmt: skip


def test_a_row_says_who_skips_politics_and_which_leaders_have_been_used() -> None:
    words = ("skips_politics", "caesar_used", "columbus_used")
    for word in words:
        game = table(players=2)
        setattr(state_of(game).civs[1], word, 1)

        assert [explained(game).get(f"rival.{other}", 0) for other in words] == [int(other == word) for other in words]


def test_whoever_has_left_the_game_plays_no_more() -> None:
    game = table(players=3)
    state_of(game).civs[1].left = 1

    assert [explained(game).get(f"{who}.playing", 0) for who in ("mine", "rival", "rival_2")] == [1, 0, 1]
