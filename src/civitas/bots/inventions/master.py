"""Master at Inventions: tries the most promising moves by playing on from each for a round, by the learned judgement.

Where there is little to think it takes what looks best: people that a tile or a card costs, a choice of two that are
far apart.
"""

from __future__ import annotations

import time
from typing import Final, cast

from civitas.bots.inventions.evaluation import at_a_glance, resumed
from civitas.bots.inventions.judge import InventionsJudge
from civitas.bots.inventions.planner import moment
from civitas.bots.inventions.prices import POINT
from civitas.bots.rollout import RolloutPlanner, TriedMove
from civitas.inventions.assembly import ChooseAction
from civitas.inventions.people import ChoosePeople, ExhaustAny
from civitas.inventions.progress_map import BuildTiles
from civitas.inventions.state import Inventions
from civitas.kernel.game import Game
from civitas.kernel.ints import i64
from civitas.kernel.state import State

TRIALS_OF_OPTION: Final = 6
"""No more trials for each of a few moves."""

CLEAR: Final = 8 * POINT
"""A move that looks better than all others by so much is played without more ado."""


class InventionsMaster(RolloutPlanner):
    """Plays on as adept would for every seat."""

    __slots__ = ("judge", "seconds")

    def __init__(self, seed: int, budget: int, judge: InventionsJudge, seconds: float) -> None:
        super().__init__(seed, budget, judge.evaluate, judge.trial)
        self.judge: Final = judge
        self.seconds: Final = seconds
        """CPU time after which no more trials are begun; 0 for none."""

    def choose(self, game: Game) -> int:
        options = game.position.options()
        if len(options) == 1:
            return options[0]
        began = time.process_time()
        tried = self.by_looks(self.world(game), options)
        if is_plain(cast(Inventions, game.position), tried):
            return tried[0].move
        del tried[self.tries(len(options)) :]
        left: i64 = min(self.budget, TRIALS_OF_OPTION * len(tried))
        stages = (len(tried) - 1).bit_length()
        while len(tried) > 1:
            for _ in range(max(1, left // (stages * len(tried)))):
                if self.seconds and time.process_time() - began > self.seconds:
                    break
                self.try_all(tried, self.world(game))
            tried.sort(key=lambda move: move.total, reverse=True)
            del tried[(len(tried) + 1) // 2 :]
        return tried[0].move

    def tries(self, options: int) -> int:
        """How many moves are tried."""
        return min(options, 8, max(2, self.budget // 3))

    def goal(self, world: State) -> i64:
        return moment(cast(Inventions, world)) + 1

    def is_reached(self, world: State, seat: i64, until: i64) -> bool:
        """The seat is to choose its action in a later round."""
        game = cast(Inventions, world)
        return moment(game) >= until and game.active == seat and isinstance(game.decision(), ChooseAction)

    def played_on(self, world: State) -> State:
        """A turn is played as far as its first choice is followed when it is judged."""
        game = cast(Inventions, world)
        asked = game.decision()
        if isinstance(asked, BuildTiles):
            game.apply(at_a_glance(game, asked))
            return game
        return resumed(game, self.judge.best_end(game))

    def outcome(self, world: State, seat: i64) -> i64:
        return self.judge.lead(world, seat)


def is_plain(game: Inventions, tried: list[TriedMove]) -> bool:
    """Whether there is little to think about: who is exhausted, or one move that is far better than the others."""
    if isinstance(game.decision(), (ChoosePeople, ExhaustAny)):
        return True
    return tried[0].looks - tried[1].looks > CLEAR
