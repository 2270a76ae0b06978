"""The analysis of Inventions: everybody plays on for a round by the judgement of its bots."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, cast

from civitas.analysis import scales
from civitas.analysis.chances import Effort
from civitas.analysis.inventions import words  # noqa: F401  registers the sentences
from civitas.analysis.playing import PlayingOracle
from civitas.bots.inventions import society
from civitas.bots.inventions.facts import FACTS
from civitas.bots.inventions.judge import InventionsJudge
from civitas.bots.inventions.planner import NextAction
from civitas.bots.inventions.prices import POINT
from civitas.bots.weights import shipped
from civitas.inventions.state import Inventions
from civitas.kernel.state import State

EFFORT: Final = Effort(games=16)


class InventionsCourse:
    """A position is judged when the player chooses an action in the next round, played on as the master does."""

    def __init__(self) -> None:
        self.judge: Final = InventionsJudge(FACTS, shipped(FACTS, "civitas.bots.inventions"))
        self.horizon: Final = NextAction(self.judge.evaluate, self.judge.trial)

    def turns_left(self, world: State) -> int:
        return int(society.turns_left(cast(Inventions, world)))

    def stays(self, world: State, seat: int) -> bool:
        return True

    def worths(self, world: State, seat: int) -> Iterable[tuple[str, int]]:
        """The parts of the hand-written judgement."""
        game = cast(Inventions, world)
        turns = society.turns_left(game)
        yield "points", int(game.societies[seat].score() * POINT)
        yield "people", int(society.people(game, seat, turns))
        yield "cards", int(society.cards(game, seat, turns))
        yield "tiles", int(society.tiles(game, seat, turns))
        yield "influence", int(society.influence(game, seat, turns))
        yield "milestones", int(society.milestones(game, seat, turns))
        yield "objectives", int(society.objectives(game, seat, turns))


def oracle() -> PlayingOracle:
    return PlayingOracle("inventions", InventionsCourse(), scales.read(Path(__file__).parent), EFFORT)
