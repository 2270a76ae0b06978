"""The tree of refusals, and the sentence that each carries."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest

import civitas
from civitas.kernel import errors
from civitas.kernel.errors import (
    BadDeal,
    BadRecord,
    BadSetup,
    CivitasError,
    GameOver,
    IllegalMove,
    UnknownMove,
    WrongSeat,
)
from civitas.kernel.messages import Message

PARENTS = {
    CivitasError: Exception,
    BadSetup: CivitasError,
    BadDeal: CivitasError,
    BadRecord: CivitasError,
    UnknownMove: CivitasError,
    IllegalMove: CivitasError,
    WrongSeat: IllegalMove,
    GameOver: IllegalMove,
}


def test_the_tree_is_the_one_drawn_in_the_docstring() -> None:
    assert {kind: kind.__base__ for kind in PARENTS} == PARENTS
    source = Path(civitas.__file__).parent / "kernel" / "errors.py"  # compiled modules keep no docstring
    docstring = ast.get_docstring(ast.parse(source.read_text("utf-8"))) or ""
    drawn = [line.strip(" │├└─").split()[0] for line in docstring.splitlines() if line[:4] == "    "]
    assert set(drawn) == {kind.__name__ for kind in PARENTS}


def test_the_tree_is_complete() -> None:
    found = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)}

    assert found == set(PARENTS)


@pytest.mark.parametrize("kind", PARENTS, ids=lambda kind: str(kind.__name__))
def test_every_refusal_is_at_hand_in_the_package(kind: type[Exception]) -> None:
    assert getattr(civitas, kind.__name__) is kind
    assert kind.__name__ in civitas.__all__


@pytest.mark.parametrize("kind", [kind for kind in PARENTS if kind is not BadRecord], ids=lambda kind: str(kind))
def test_a_refusal_carries_its_message_and_says_it(kind: type[CivitasError]) -> None:
    message = Message("kernel.game_over")

    error = kind(message)

    assert error.message is message
    assert str(error) == "The game is over."


def test_a_bad_record_names_its_line() -> None:
    error = BadRecord(12, "this is no move.")

    assert str(error) == "Line 12: this is no move."
    assert error.line == 12
    assert error.message == Message("kernel.record_line", line=12, reason="this is no move.")


def test_all_refusals_can_be_caught_at_once() -> None:
    game = civitas.new("duel", seed=1)
    for ask in (
        lambda: civitas.new("chess"),
        lambda: civitas.new("duel", deal={}),
        lambda: civitas.replay(""),
        lambda: game.play("castle"),
        lambda: game.play("begin"),
        lambda: game.play(0, seat=1),
    ):
        with pytest.raises(CivitasError):
            ask()


@pytest.mark.parametrize(
    "error",
    [
        BadSetup(Message("kernel.exactly", count=2)),
        BadRecord(7, "no such card."),
        WrongSeat(Message("kernel.game_over")),
    ],
)
def test_a_refusal_travels_to_another_process(error: CivitasError) -> None:
    there = pickle.loads(pickle.dumps(error))

    assert (type(there), str(there), there.message) == (type(error), str(error), error.message)
    assert getattr(there, "line", None) == getattr(error, "line", None)
