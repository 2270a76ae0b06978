"""Taking back and resigning."""

from __future__ import annotations

import pytest

import civitas
from civitas import Chance, Game, GameOver, IllegalMove
from tests.support.games import fresh, played

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
