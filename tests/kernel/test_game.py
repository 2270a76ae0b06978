"""A game at the table: what is asked, playing, forced moves, copies, and what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

import civitas
from civitas import Chance, Game, GameOver, IllegalMove, Message, UnknownMove, WrongSeat
from civitas.duel.state import Duel
from civitas.kernel.agenda import Decision
from tests.support.games import finished, fresh, played

# What is asked


def test_a_new_game_asks_the_first_player_for_a_wonder() -> None:
    game = fresh()

    assert game.seat == 0
    assert isinstance(game.question, Decision)
    assert str(game.prompt) == "Player 1, choose a wonder."
    assert len(game.options()) == 4
    assert all(game.say(move).startswith("take The ") for move in game.options() if game.say(move) != "take Piraeus")
    assert game.result is None
    assert game.moves == []
    assert repr(game) == "<duel, 0 moves, player 1 is asked>"


def test_a_finished_game_asks_nobody() -> None:
    game = finished()

    assert game.seat is None
    assert game.question is None
    assert str(game.prompt) == "The game is over."
    assert game.options() == []
    assert game.result is not None
    assert repr(game) == f"<duel, {len(game.moves)} moves, over>"


def test_the_result_tells_winners_reason_and_points_by_source() -> None:
    game = finished()
    outcome = game.result

    assert outcome is not None
    assert outcome.reason in ("civilian victory", "military supremacy", "scientific supremacy")
    assert [sum(sheet.values()) for sheet in outcome.scores] == outcome.totals()
    assert outcome.json() == {
        "winners": list(outcome.winners),
        "places": list(outcome.places),
        "reason": outcome.reason,
        "scores": [dict(sheet) for sheet in outcome.scores],
        "totals": outcome.totals(),
    }
    assert game.view()["result"] == outcome.json()


# Playing


def test_a_move_is_made_by_text_or_by_int() -> None:
    by_text, by_int = fresh(), fresh()

    for _ in range(10):
        move = by_int.options()[-1]
        by_text.play(by_text.say(move).upper())
        by_int.play(move)

    assert by_text.moves == by_int.moves
    assert by_text.hash == by_int.hash


def test_a_move_can_name_its_seat() -> None:
    game = fresh()

    game.play(game.options()[0], seat=0)

    assert game.seat == 1


def test_a_move_of_another_seat_is_refused() -> None:
    game = fresh()
    before = game.hash

    with pytest.raises(WrongSeat) as refused:
        game.play(game.options()[0], seat=1)

    assert str(refused.value) == "Player 2 cannot move now: Player 1 is asked."
    assert (game.hash, game.moves) == (before, [])


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    game = fresh()
    before = game.hash

    for ask in (
        lambda: game.play(game.options()[0], seat=seat),
        lambda: game.resign(seat),
        lambda: game.view(seat),
    ):
        with pytest.raises(WrongSeat) as refused:
            ask()
        assert str(refused.value) == f"There is no player {seat + 1} at a table of 2."
    assert (game.hash, game.moves) == (before, [])


def test_a_move_that_is_no_option_is_refused_with_the_reason() -> None:
    game = fresh()
    before = game.hash

    with pytest.raises(IllegalMove) as refused:
        game.play("begin")

    assert str(refused.value) == "That is no answer now: Player 1, choose a wonder."
    assert refused.value.message == game.why_not("begin")
    assert (game.hash, game.moves) == (before, [])


def test_a_text_or_number_that_is_no_move_is_refused() -> None:
    game = fresh()

    for move in ("castle", "", -1, 1192):
        for ask in (game.play, game.why_not, game.read):
            with pytest.raises(UnknownMove):
                ask(move)
    assert game.moves == []


def test_why_not_is_silent_exactly_for_options() -> None:
    game = played(20)

    reasons = {move: game.why_not(move) for move in range(game.rules.book.size)}

    assert [move for move, reason in reasons.items() if reason is None] == sorted(game.options())
    assert all(reason.text() for reason in reasons.values() if reason is not None)


def test_after_the_end_every_move_is_refused() -> None:
    game = finished()
    before = game.hash

    asks: list[Callable[[], None]] = [
        lambda: game.play(0),
        lambda: game.play("begin", seat=1),
        lambda: game.resign(0),
    ]

    for ask in asks:
        with pytest.raises(GameOver) as refused:
            ask()
        assert str(refused.value) == "The game is over."
    assert game.why_not(0) == Message("kernel.game_over")
    assert game.hash == before


def test_an_unreadable_move_after_the_end_is_still_refused() -> None:
    with pytest.raises((GameOver, UnknownMove)):
        finished().play("castle")


# Forced moves


def forced_moves(game: Game) -> int:
    """Play the first option each time; how often it was the only one."""
    forced = 0
    while game.result is None:
        forced += len(game.options()) == 1
        game.play(game.options()[0])
    return forced


def test_forced_moves_are_made_at_once_when_asked_for() -> None:
    seed = next(seed for seed in range(50) if forced_moves(fresh(seed)) > 0)

    assert forced_moves(fresh(seed, automatic=True)) == 0


def test_forced_moves_are_in_the_record_like_any_other() -> None:
    seed = next(seed for seed in range(50) if forced_moves(fresh(seed)) > 0)
    by_hand, automatic = fresh(seed), fresh(seed, automatic=True)

    forced_moves(by_hand)
    forced_moves(automatic)

    assert automatic.record() == by_hand.record()
    assert civitas.replay(automatic.record()).hash == by_hand.hash


def test_automatic_play_goes_on_in_copies() -> None:
    game = fresh(automatic=True)

    assert game.clone().automatic
    assert game.redeal(0, Chance(1)).automatic
    assert not fresh().clone().automatic


# Copies


def test_a_copy_and_its_original_go_apart() -> None:
    game = played(25)
    before, log = game.hash, game.log()
    copy = game.clone()
    assert copy.hash == before
    assert copy.moves == game.moves

    copy.play(copy.options()[-1])

    assert (game.hash, len(game.moves), game.log()) == (before, 25, log)
    assert len(copy.moves) == 26

    game.play(game.options()[-1])

    assert copy.hash == game.hash


def test_a_copy_has_the_names_and_the_record_of_its_original() -> None:
    game = played(25)
    game.players = ["Ada", "Bea"]

    copy = game.clone()
    copy.players[0] = "Eve"

    assert game.players == ["Ada", "Bea"]
    copy.players[0] = "Ada"
    assert copy.record() == game.record()


def test_a_copy_collects_no_events() -> None:
    copy = played(25).clone()
    copy.play(copy.options()[0])

    assert copy.events == []
    assert copy.log(0) == []


def test_equal_games_have_equal_hashes() -> None:
    assert played(25).hash == played(25).hash
    assert len(played(25).hash) == 16

    hashes = [played(count).hash for count in range(40)]

    assert len(set(hashes)) == 40
    assert played(3, seed=7).hash != played(3, seed=8).hash


def test_the_hash_knows_what_is_hidden() -> None:
    game = played(10)

    assert game.redeal(0, Chance(1)).hash != game.hash


def test_the_hash_is_pinned() -> None:
    # Records carry hashes: a change here makes every old record unreadable.
    assert played(0).hash == "e541d19696c56709"
    assert played(40).hash == "0af62b1dff8c9520"


# What happened


def test_events_tell_what_happened_in_order() -> None:
    game = fresh()
    game.play(game.options()[0])
    wonder = game.say(game.moves[0]).removeprefix("take ")

    assert [event.kind.id for event in game.events] == ["duel.wonders_shown", "duel.drafted"]
    assert game.events[1].values == {"seat": 0, "wonder": wonder}
    assert [str(message) for message in game.log()] == ["Four wonders were laid out.", f"Player 1 took {wonder}."]


def test_the_log_can_be_read_from_any_event_on() -> None:
    game = played(30)

    assert game.log(0, since=10) == game.log(0)[10:]
    assert game.log(0, since=len(game.events)) == []


def test_a_view_names_the_game_the_viewer_and_the_question() -> None:
    game = played(8)
    seat = game.seat
    assert seat is not None

    asked, other, spectator = game.view(seat), game.view(1 - seat), game.view()

    for viewer, view in ((seat, asked), (1 - seat, other), (None, spectator)):
        assert view["viewer"] == viewer
        assert view["game"] == "duel"
        assert view["edition"] == "base"
        assert view["options"] == {"wonders": "selection"}
        assert view["move"] == 8
        assert view["asked"] == seat
        assert view["prompt"] == game.prompt.json()
        assert view["result"] is None
    assert [choice["move"] for choice in asked["moves"]] == game.options()
    assert [choice["text"] for choice in asked["moves"]] == [game.say(move) for move in game.options()]
    assert [choice["sentence"] for choice in asked["moves"]] == [game.sentence(m).json() for m in game.options()]
    assert other["moves"] == spectator["moves"] == []


def test_a_view_is_a_copy() -> None:
    game = played(20)
    before, seen = game.hash, game.view(0)

    seen["table"]["cities"][0]["buildings"].clear()
    seen["table"]["discard"].append("Arena")
    seen["options"]["wonders"] = "none"

    assert game.hash == before
    assert game.view(0) != seen
    assert cast(Duel, game.state).discard.count(-1) == 0
