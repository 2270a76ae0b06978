"""Leaving the game in the original edition: as one's turn begins, while nothing has been done in it."""

from typing import cast

import pytest

from civitas import Game, IllegalMove
from civitas.ages.state import Ages
from tests.support.ages import asked, civ, civ_of, opening, options, play, played, seen, table
from tests.support.rules import rule

AGE_II = 2
AGE_III = 3
AGE_IV = 4
ALL_MODES = pytest.mark.parametrize("mode", ["simple", "advanced", "full"])


def refused(game: Game, player: int) -> bool:
    """Whether a player may not leave now."""
    try:
        game.clone().resign(player - 1)
    except IllegalMove as reason:
        return str(reason) == "You can only resign as your turn begins (Ages, Resign)."
    return False


@rule("OR-R97")
@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_the_simple_and_the_advanced_game_can_be_left_at_the_start_of_ones_turn(mode: str) -> None:
    game = table(players=3, phase="start", options={"mode": mode}, one=civ(food=2, culture=50))
    assert [refused(game, player) for player in (1, 2, 3)] == [False, True, True]

    game.resign(0)

    assert asked(game).startswith("2: ")
    assert [civ_of(game, player)["playing"] for player in (1, 2, 3)] == [False, True, True]
    game.resign(1)
    assert asked(game) == "nobody: 3 by the others resigned"


@rule("OR-R97")
@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_the_simple_and_the_advanced_game_cannot_be_left_later_in_ones_turn(mode: str) -> None:
    game = table(phase="start", options={"mode": mode}, one=civ(food=2, resources=2))
    moves = ["increase population"] if mode == "simple" else ["pass"]

    play(game, *moves)

    assert refused(game, 1)


@rule("OR-R97")
@ALL_MODES
def test_the_first_round_can_be_left_before_a_card_is_taken(mode: str) -> None:
    game = table(age=0, round=1, options={"mode": mode}, row="Moses", one=civ(civil_left=1))
    assert not refused(game, 1)

    play(game, "take Moses at 1")

    assert refused(game, 1)


@rule("OR-R50")
def test_a_player_leaves_at_the_start_of_their_turn_with_a_war_pending_against_them() -> None:
    two = civ(war=("War over Culture III", 1), technologies="Warriors 9")
    game = table(players=3, age=AGE_III, phase="politics", one=civ(culture=40), two=two)
    started = table(players=3, age=AGE_III, one=civ(culture=40), two=two)
    assert refused(started, 1)

    game.resign(0)

    assert (asked(game), civ_of(game, 2)["war"], civ_of(game, 2)["culture"]) == ("2: PoliticalAction", None, 0)
    assert seen(game)["shown_discards"][AGE_III] == ["War over Culture III"]


@rule("OR-R50")
def test_a_player_whose_own_war_is_fought_leaves_before_they_sacrifice() -> None:
    one = civ(war=("Holy War", 2), technologies="Warriors 2")
    game = table(players=3, age=AGE_III, phase="war", one=one, two=civ(technologies="Warriors 4"))
    assert not refused(game, 1)

    play(game, "sacrifice Warriors")
    assert not refused(game, 1)
    play(game, "fight")

    assert refused(game, 1)


@rule("OR-R50", "OR-R101")
@pytest.mark.parametrize("last_round", ["", "this"])
def test_a_declarer_without_units_leaves_before_the_war_is_fought(last_round: str) -> None:
    one = civ(war=("Holy War", 2), technologies="Warriors 0")
    age = AGE_IV if last_round else AGE_III
    game = table(players=3, age=age, last_round=last_round, phase="war", one=one, two=civ(technologies="Warriors 4"))
    assert (asked(game), options(game)) == ("1: Sacrifice", {"fight"})
    assert str(game.prompt) == (
        "Player 1, Holy War against Player 2 is fought now, 0 against 4; you have no unit to sacrifice."
    )
    assert [refused(game, player) for player in (1, 2, 3)] == [False, True, True]
    fought = game.clone()

    game.resign(0)

    assert (asked(game), civ_of(game, 2)["culture"]) == ("2: PoliticalAction", 0)
    assert seen(game)["shown_discards"][AGE_III] == ["Holy War"]
    assert play(fought, "fight")["asked"] == ("1: PoliticalAction" if last_round else "2: Sacrifice")


@rule("OR-R101")
def test_after_their_war_a_declarer_can_still_leave_before_anything_is_done_in_the_new_turn() -> None:
    politics, skipped = (
        table(players=3, age=AGE_III, phase="war", one=civ(war=("War over Culture III", 2), skips_politics=skips))
        for skips in (False, True)
    )

    play(politics, "fight", "fight")
    play(skipped, "fight", "fight")

    assert (asked(politics), refused(politics, 1)) == ("1: PoliticalAction", False)
    assert (asked(skipped), refused(skipped, 1)) == ("1: TakeAction", False)


@rule("OR-71.1", "OR-R101")
@pytest.mark.parametrize("mode", ["advanced", "full"])
def test_a_turn_whose_politics_are_skipped_can_be_left_while_nothing_is_done(mode: str) -> None:
    one = civ(skips_politics=True, food=2, military_hand="Foray, Raid I, Spy")
    game = table(players=3, age=AGE_II, phase="start", options={"mode": mode}, one=one)
    assert (asked(game), [refused(game, player) for player in (1, 2, 3)]) == (
        "1: DiscardMilitary", [False, True, True],
    )  # fmt: skip
    discarding = game.clone()

    game.resign(0)

    assert asked(game) == "2: PoliticalAction"
    play(discarding, "discard Raid I")
    assert (asked(discarding), refused(discarding, 1)) == ("1: TakeAction", True)


@rule("OR-71.1", "OR-R101")
def test_after_international_agreement_a_player_may_leave_before_their_first_action() -> None:
    game = table(players=3, age=AGE_II, phase="start", one=civ(skips_politics=True, food=2))
    assert (asked(game), refused(game, 1)) == ("1: TakeAction", False)
    acted = game.clone()

    play(acted, "increase population")
    game.resign(0)

    assert refused(acted, 1)
    assert asked(game) == "2: PoliticalAction"


@rule("OR-R101")
def test_actions_that_an_event_took_are_nothing_that_a_player_did() -> None:
    game = table(players=3, active=3, one=civ(skips_politics=True))
    cast(Ages, game.state).civs[0].civil_lost = 2

    play(game, "end turn")

    assert (asked(game), civ_of(game, 1)["civil_actions"][0]) == ("1: TakeAction", 2)
    assert not refused(game, 1)


@rule("OR-71.1", "OR-R97")
@ALL_MODES
def test_everybody_may_leave_the_first_round_at_the_start_of_their_turn(mode: str) -> None:
    game = opening(players=3, options={"mode": mode})
    assert [refused(game, player) for player in (1, 2, 3)] == [False, True, True]

    play(game, "end turn")
    assert [refused(game, player) for player in (1, 2, 3)] == [True, False, True]
    game.resign(1)

    assert asked(game) == "3: TakeAction"
    play(game, next(move for move in options(game) if move.startswith("take ")))
    assert refused(game, 3)


@rule("OR-R98")
def test_the_decks_of_later_ages_stay_as_they_were_made_ready_when_a_player_leaves() -> None:
    game = table(players=4, age=1, phase="politics", civil_deck="Rich Land I", civil_deck_size=1)
    edition = played.rules.edition
    whole = len(edition.civil_deck(AGE_II, 4)), len(edition.military_deck_of(AGE_II, 4))

    game.resign(0)

    shown = seen(game)
    assert shown["age"] == "II"
    dealt = 12
    assert (shown["civil_deck"] + dealt, shown["military_deck"]) == whole
    assert whole[0] > len(edition.civil_deck(AGE_II, 3))
