"""The end of an age in the original edition: what becomes obsolete, and what stays."""

import pytest

from tests.support.ages import (
    civ,
    civ_of,
    only,
    play,
    seen,
    table,
)
from tests.support.ages.original import last_card, military_deck
from tests.support.ages.positions import state_of
from tests.support.rules import rule

AGE_II = 2


MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


@MODES
@rule("OR-64.2", "OR-64.6", "OR-R83")
def test_cards_of_the_age_before_leave_the_hands_and_those_of_the_age_just_ended_stay(mode: str) -> None:
    hand = "Engineering Genius A, Moses, Alchemy, Iron"
    game = last_card(1, mode, two=civ(hand=hand, military_hand="Rats, Legion"))

    changes = play(game, "end turn")

    assert only(changes, "hand 2", "military hand 2") == {"hand 2": "-Engineering Genius A, -Moses"}


@MODES
@rule("OR-64.3", "OR-64.6")
@pytest.mark.parametrize(("leader", "stays"), [("Moses", False), ("Joan of Arc", True)])
def test_leaders_of_the_age_before_leave(mode: str, leader: str, stays: bool) -> None:
    game = last_card(1, mode, two=civ(leader=leader))

    play(game, "end turn")

    assert civ_of(game, 2)["leader"] == (leader if stays else None)


@MODES
@rule("OR-64.4", "OR-64.6")
def test_an_unfinished_wonder_of_the_age_before_leaves_and_its_tokens_return(mode: str) -> None:
    game = last_card(1, mode, one=civ(project=("Great Wall", 2)), two=civ(project=("Pyramids", 2)))
    assert civ_of(game, 2)["blue_bank"] == 16

    changes = play(game, "end turn")

    assert only(changes, "project", "stages") == {"project 2": "-Pyramids", "stages 2": -2}
    assert civ_of(game, 2)["blue_bank"] == 18


@MODES
@rule("OR-64.5", "OR-64.6")
def test_a_pact_of_the_age_before_ends_and_one_of_the_age_just_ended_stays(mode: str) -> None:
    one, two = civ(pact=("Acceptance of Supremacy", 2)), civ(pact=("Open Borders Agreement", 3))
    game = last_card(AGE_II, mode, players=3, one=one, two=two)

    changes = play(game, "end turn")

    assert only(changes, "pact", "military total") == {
        "pact 2": "-Open Borders Agreement", "military total 2": -1, "military total 3": -1,
    }  # fmt: skip


@MODES
@rule("OR-64.7")
def test_technologies_tactics_colonies_and_completed_wonders_never_become_obsolete(mode: str) -> None:
    own = civ(
        technologies="Iron 1", specials="Masonry", government="Monarchy", wonders="Pyramids", tactic="Legion",
        colonies="Fertile Territory I", exclusive=True,
    )  # fmt: skip
    game = last_card(AGE_II, mode, two=own)
    before = civ_of(game, 2)

    play(game, "end turn")

    after = civ_of(game, 2)
    for column in ("technologies", "special_technologies", "government", "wonders", "colonies", "tactic"):
        assert after[column] == before[column]


@MODES
@rule("OR-64.8")
def test_a_new_age_has_new_decks_and_the_old_military_deck_leaves(mode: str) -> None:
    game = last_card(1, mode, one=civ(military_left=0))

    play(game, "end turn")

    state = state_of(game)
    assert {state.edition.military[id].age for id in state.military_deck} == {AGE_II}
    assert {state.edition.civil[id].age for id in state.civil_deck} == {AGE_II}
    assert len(state.military_deck) == len(military_deck(mode, AGE_II, 2))


@MODES
@rule("OR-64.10")
def test_the_end_of_age_a_makes_nothing_obsolete(mode: str) -> None:
    own = civ(leader="Moses", project=("Pyramids", 1), hand="Engineering Genius A")
    game = table(age=0, round=2, phase="start", options={"mode": mode}, one=own)

    shown = civ_of(game, 1)
    assert seen(game)["age"] == "I"
    assert (shown["leader"], shown["unfinished_wonder"]) == ("Moses", "Pyramids")
    assert shown["hand"] == ["Engineering Genius A"]
    assert [civ_of(game, player)["yellow_bank"] for player in (1, 2)] == [18, 18]
