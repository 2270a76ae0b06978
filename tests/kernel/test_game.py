"""A game at a table: who is asked what, moves as text and ints, events, copies, taking back and resigning."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

import civitas
from civitas import Chance, Game, GameOver, IllegalMove, Message, UnknownMove, WrongSeat
from civitas.duel.state import Duel
from civitas.kernel.agenda import Decision


def fresh(seed: int = 7, *, automatic: bool = False) -> Game:
    return civitas.new("duel", seed=seed, automatic=automatic)


def played(moves: int, seed: int = 7) -> Game:
    """A game after so many moves, each the first there was."""
    game = fresh(seed)
    for _ in range(moves):
        game.play(game.options()[0])
    return game


def finished(seed: int = 7) -> Game:
    game = fresh(seed)
    while game.result is None:
        game.play(game.options()[0])
    return game


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


# Taking back


def revealing(game: Game, reveals: bool) -> int:
    """An option of the position after which something is, or is not, turned up."""
    for move in game.options():
        trial = civitas.replay(game.record())
        trial.play(move)
        if trial.reveals_since(len(game.moves)) == reveals:
            return move
    raise AssertionError("no such move")


def test_the_last_move_is_taken_back() -> None:
    game = played(8)
    before, log = game.hash, game.log()
    move = revealing(game, False)
    game.play(move)

    assert game.take_back() == move

    assert (game.hash, game.log(), len(game.moves)) == (before, log, 8)
    assert game.seat == played(8).seat


def test_moves_are_taken_back_one_after_another_up_to_what_was_revealed() -> None:
    game = fresh()
    for _ in range(3):
        game.play(game.options()[0])  # the third is followed by the last wonder, and four new ones

    with pytest.raises(IllegalMove) as refused:
        game.take_back()
    assert str(refused.value).endswith("cannot be taken back: something hidden was revealed after it.")

    game.play(game.options()[0])
    game.play(game.options()[0])
    game.take_back()
    game.take_back()

    assert len(game.moves) == 3


def test_a_move_that_turned_up_a_card_is_not_taken_back() -> None:
    game = played(9)
    game.play(revealing(game, True))
    before = game.hash

    with pytest.raises(IllegalMove) as refused:
        game.take_back()

    said = repr(game.say(game.moves[-1]))
    assert str(refused.value) == f"{said} cannot be taken back: something hidden was revealed after it."
    assert game.hash == before


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    with pytest.raises(IllegalMove) as refused:
        fresh().take_back()

    assert str(refused.value) == "There is no move to take back."


def test_a_game_can_be_rewound_past_what_was_revealed() -> None:
    game = played(30)

    game.rewind(12)

    assert game.hash == played(12).hash
    assert game.log() == played(12).log()
    assert len(game.moves) == 12


def test_a_game_taken_back_can_be_played_on_and_taken_back_again() -> None:
    game = played(8)
    move = revealing(game, False)

    for _ in range(3):
        game.play(move)
        game.take_back()
    game.play(move)

    assert game.moves[8:] == [move]
    assert civitas.replay(game.record()).hash == game.hash


def test_an_imagined_game_cannot_be_rewound() -> None:
    world = played(10).redeal(0, Chance(1))

    with pytest.raises(IllegalMove) as refused:
        world.rewind(5)

    assert str(refused.value) == "This is an imagined position; only the game as it was dealt has a record."


def test_an_imagined_game_has_no_record() -> None:
    world = played(10).redeal(0, Chance(1))

    with pytest.raises(civitas.CivitasError) as refused:
        world.record()

    assert str(refused.value) == "This is an imagined position; only the game as it was dealt has a record."


# Resigning


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moves", [0, 4, 30])
def test_either_player_can_resign_at_any_moment(seat: int, moves: int) -> None:
    game = played(moves)

    game.resign(seat)

    assert game.seat is None
    assert game.moves[moves:] == [-1 - seat]
    assert game.say(game.moves[-1]) == "resign"
    assert game.result is not None
    assert game.result.winners == (1 - seat,)
    assert game.result.reason == "resignation"
    assert str(game.log()[-1]) == f"Player {seat + 1} resigned."


def test_after_a_resignation_nothing_can_be_played() -> None:
    game = played(10)
    game.resign(0)

    with pytest.raises(GameOver):
        game.play(game.moves[-1])
    with pytest.raises(GameOver):
        game.resign(1)


def test_a_resignation_can_be_taken_back_and_nothing_but_it() -> None:
    game = played(8)
    game.play(revealing(game, False))
    before, log = game.hash, game.log()
    game.resign(1)

    assert game.take_back() == -2

    assert (game.hash, game.log(), len(game.moves), game.result) == (before, log, 9, None)


def test_a_copy_of_a_resigned_game_is_resigned() -> None:
    game = played(8)
    game.resign(1)

    copy = game.clone()

    assert copy.record() == game.record()
    assert copy.result is not None
    assert copy.result.winners == (0,)


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
