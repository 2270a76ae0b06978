"""The coach of ordinary games: what a seat may have overlooked, each danger found from facts of the engine.

`advise(game, seat, move)` is asked when a seat is to move, and again with the move that it has in mind. It looks at a world
that the seat cannot tell from the true one, so it cannot know more; it names a danger and where to look, never a move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.messages import Message
from civitas.library import find

TWICE: Final = 2
SEED: Final = 1
"""Of the world that the coach looks at: any would do, because nothing hidden decides."""


@dataclass(frozen=True)
class Advice:
    """Something that a seat may have overlooked: its kind, the sentence, where to look, and how much it costs."""

    kind: str
    message: Message
    point: list[str] = field(default_factory=list)
    loss: int = 1

    def json(self) -> dict[str, Any]:
        return {"kind": self.kind, "message": self.message.json(), "point": self.point, "loss": self.loss}


@dataclass(frozen=True)
class Seen:
    """What the coach looks at: a world as the seat may imagine it, what the seat sees, and the move in mind."""

    world: Game
    seat: int
    move: str | None
    table: Any

    def after(self, move: str) -> Game:
        """The world after a move."""
        copy = self.world.clone()
        copy.play(move)
        return copy

    def options(self) -> list[str]:
        return [self.world.say(move) for move in self.world.options()]


class Restraint:
    """What a coach has said in a game: each kind once, and again only where at least twice as much is at stake."""

    def __init__(self) -> None:
        self.said: dict[str, int] = {}

    def choose(self, advice: list[Advice]) -> Advice | None:
        """The first that is worth saying, which is noted as said."""
        for one in advice:
            if one.kind not in self.said or one.loss >= TWICE * self.said[one.kind]:
                self.said[one.kind] = one.loss
                return one
        return None


Situation = Callable[[Seen], Advice | None]


def can_coach(game: str) -> bool:
    """Whether there is a coach for a game."""
    return bool(find(game).coach)


def advise(game: Game, seat: int, move: str | None = None) -> list[Advice]:
    """What there is to say to a seat that is asked, before its turn or of the move that it has in mind."""
    module = find(game.rules.name).coach
    if not module or game.seat != seat or game.chosen:
        return []
    world = game.redeal(seat, Chance(SEED))
    if move is not None and world.why_not(move) is not None:
        return []
    situations: tuple[Situation, ...] = import_module(module).SITUATIONS
    seen = Seen(world, seat, move, world.view(seat)["table"])
    return list(_found(situations, seen))


def _found(situations: tuple[Situation, ...], seen: Seen) -> Iterator[Advice]:
    for situation in situations:
        if advice := situation(seen):
            yield advice
