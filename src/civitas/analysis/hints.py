"""Hints with reasons: the best moves of a decision, the chance to win after each with its doubt, and what is for it.

A game shows where hints were used: its record has a remark at the move that followed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from civitas.analysis.chances import Look, Oracle, margin
from civitas.analysis.reasons import most_telling
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, add_sentences

MOST: Final = 3
"""How many moves a hint names."""
GLANCE: Final = 0.5
"""Of an ordinary look, for a warning before a move: it must not be waited for."""
MUCH: Final = 0.08
"""A move that loses this much of a victory is warned of; it is what makes a blunder."""

REMARK: Final = "with a hint"
PLAY: Final = "play"

add_sentences(
    "en",
    {
        "analysis.warning": "Something else wins in about {loss} more of 100 games.",
        "analysis.warning.because": "Something else wins in about {loss} more of 100 games. In its favour: {reason}.",
    },
)


@dataclass(frozen=True)
class Hint:
    """A move that is worth thinking of."""

    move: int
    chance: float
    doubt: float
    """The standard error of that chance."""
    is_equal: bool
    """Whether it is as good as the best, as far as anybody can say."""
    because: tuple[Message, ...]
    """What speaks for it: for the best against the next one, for others against the best."""

    @property
    def margin(self) -> float:
        """How far the chance may be off."""
        return margin(self.doubt)


def hints(game: Game, oracle: Oracle, seed: int) -> list[Hint]:
    """The best moves of the decision a game is at, the best first; none where there is nothing to choose."""
    if len(game.position.options()) < 2:
        return []
    look = oracle.look(game, [], replace(oracle.effort, moves=MOST), seed)
    ranked = look.ranked()[:MOST]
    return [_hint(game, oracle, look, move, _rival(ranked, move), seed) for move in ranked]


def _rival(ranked: Sequence[int], move: int) -> int | None:
    """The move that one is compared with."""
    if move != ranked[0]:
        return ranked[0]
    return ranked[1] if len(ranked) > 1 else None


def _hint(game: Game, oracle: Oracle, look: Look, move: int, rival: int | None, seed: int) -> Hint:
    found = look.of(move)
    reasons = [] if rival is None else most_telling(oracle.weigh(game, move, rival, seed))
    is_equal = not look.is_worse(move)
    because = tuple(reason.what for reason in reasons)
    return Hint(move, found.chances[look.seat], found.doubt(look.seat), is_equal, because)


@dataclass(frozen=True)
class Warned:
    """A move in mind that loses much: how much of a victory, and what speaks most for the better one."""

    loss: float
    because: Message | None

    @property
    def kind(self) -> str:
        """What kind of mistake it is: somebody is warned of each once."""
        return "loss" if self.because is None else f"loss.{self.because.id}"

    def message(self) -> Message:
        loss = round(100 * self.loss)
        if self.because is None:
            return Message("analysis.warning", loss=loss)
        return Message("analysis.warning.because", loss=loss, reason=self.because)


def warning(game: Game, oracle: Oracle, move: int, seed: int) -> Warned | None:
    """Whether a move loses much, beyond doubt; which one is better is not said."""
    if move not in game.position.options():
        return None
    look = oracle.look(game, [move], replace(oracle.effort.times(GLANCE), moves=2), seed)
    loss = look.loss(move)
    if loss < MUCH or not look.is_worse(move):
        return None
    reasons = most_telling(oracle.weigh(game, look.best, move, seed))
    return Warned(loss, reasons[0].what if reasons else None)


# In records


def noted(record: str, moves: Collection[int]) -> str:
    """A record with a remark at each of these moves, counted from 0, before which a hint was used."""
    rows = record.split("\n")
    for number, place in enumerate(_rows_of_moves(rows)):
        if number in moves:
            rows[place] = f"{rows[place]}  # {REMARK}"
    return "\n".join(rows)


def hinted(record: str) -> set[int]:
    """The moves of a record that were made with a hint."""
    rows = record.split("\n")
    return {number for number, place in enumerate(_rows_of_moves(rows)) if rows[place].rstrip().endswith(f"# {REMARK}")}


def _rows_of_moves(rows: Sequence[str]) -> Iterator[int]:
    """The places of the rows of moves: all that is said in their section."""
    if PLAY not in rows:
        return
    for place in range(rows.index(PLAY) + 1, len(rows)):
        said = rows[place].partition("#")[0].strip()
        if said == "end":
            return
        if said:
            yield place
