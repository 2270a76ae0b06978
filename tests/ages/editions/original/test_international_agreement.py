"""International Agreement in the original edition: the row after it, and when its cards can be played."""

from typing import Any

import pytest

from civitas import Game
from tests.support.ages import Words, asked, civ, civ_of, options, play, seen, table
from tests.support.rules import rule

AGE_II = 2
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


def agreed(one: Words, two: Words, *, mode: str, **more: Any) -> Game:
    """A table at which player 1 has just revealed it."""
    told = {**one, "military_hand": "Pestilence"}
    events = "International Agreement, Rats"
    game = table(age=AGE_II, phase="politics", options={"mode": mode}, events=events, one=told, two=two, **more)
    play(game, "prepare Pestilence")
    return game


ROW = "Iron, Drama, -, Coal"


@MODES
@rule("OR-R70")
def test_after_international_agreement_the_row_moves_up_and_nothing_leaves_its_front(mode: str) -> None:
    game = agreed(civ(), civ(), mode=mode, row=ROW, civil_deck="Opera, Journalism", civil_deck_size=20)

    changes = play(game, "take Drama at 2", "take no more")

    assert seen(game)["row"][:4] == ["Iron", "Coal", "Opera", "Journalism"]
    assert None not in seen(game)["row"]
    assert changes["civil deck"] == -11
    assert seen(game)["age"] == "II"


@MODES
@rule("OR-R70")
def test_international_agreement_may_end_the_age(mode: str) -> None:
    game = agreed(civ(), civ(), mode=mode, row=ROW, civil_deck="Opera", civil_deck_size=1)

    changes = play(game, "take no more")

    assert seen(game)["row"][:4] == ["Iron", "Drama", "Coal", "Opera"]
    assert (changes["age"], seen(game)["age"]) == (1, "III")
    assert (seen(game)["row"][4] is None) == (mode == "advanced")


@MODES
@rule("OR-16.2")
def test_an_action_card_taken_by_agreement_waits_for_the_next_turn(mode: str) -> None:
    row = "Work of Art A"
    game = agreed(civ(hand="Work of Art I"), civ(), mode=mode, row=row)

    play(game, "take Work of Art A at 1")

    assert (asked(game), civ_of(game, 1)["taken_now"]) == ("1: TakeAction", ["Work of Art A"])
    assert "play Work of Art I" in options(game)
    assert str(game.why_not("play Work of Art A")) == (
        "You took Work of Art A in this turn; it can be played from your next turn on (Ages, Play an action card)."
    )
    play(game, "end turn", "pass", "end turn")
    assert asked(game) == "1: TakeAction"
    assert "play Work of Art A" in options(game)


@MODES
@rule("OR-16.2")
def test_whoever_takes_an_action_card_by_agreement_in_the_turn_of_another_plays_it_in_their_own(mode: str) -> None:
    stronger = civ(technologies="Warriors 5", idle=0)
    game = agreed(civ(), stronger, mode=mode, row="Work of Art A")

    play(game, "take Work of Art A at 1", "end turn")

    assert asked(game) == "2: TakeAction"
    assert "play Work of Art A" in options(game)
