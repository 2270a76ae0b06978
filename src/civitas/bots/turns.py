"""Planning whole turns: what a player could do in a turn is searched move by move, and the best turns are tried out.

Within a turn hardly anything hidden is turned up: so a beam of the most promising beginnings finds good turns in one
world. What rivals, events and chance make of them is seen by the trials of `civitas.search`: every seat plays on by the
learned judgement, for some rounds. What was planned is played on as long as all goes as planned.
"""

from __future__ import annotations

import time
from typing import Final

from civitas.bots.bot import Bot, Worlds
from civitas.bots.learned import Judge
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.ints import i64
from civitas.kernel.state import State
from civitas.search.halving import Horizon, Line, Race

WIDTH: Final = 8
"""How many beginnings of a turn are followed at a time."""

MOST_MOVES: Final = 40
"""No turn is planned further."""

TRIALS_OF_EACH: Final = 3
"""Fewer turns are tried out if the trials do not allow as many of each."""

FEW_MOVES: Final = 3

SOON: Final = 0.25
"""CPU seconds for a choice among few moves, where time is bounded at all: there is little to think about."""

MOST_TRIALS: Final = 1_000_000
"""As many as the clock allows."""


class Reach:
    """How far a planner looks ahead, and how much it tries for one choice."""

    __slots__ = ("rounds", "trials", "turns")

    def __init__(self, *, rounds: i64, turns: int, trials: int) -> None:
        self.rounds: Final[i64] = rounds
        self.turns: Final = turns
        """The turns that are tried out, those that look best."""
        self.trials: Final = trials
        """How often they are played on, all together."""


class Plan(Line):
    """The moves of a turn, or of its beginning, and where they lead."""

    __slots__ = ("world",)

    def __init__(self, moves: list[int], world: State, looks: i64) -> None:
        super().__init__(moves, looks)
        self.world: Final = world


def by_looks(plans: list[Plan]) -> list[Plan]:
    """The best first, and of those that look exactly alike one: mostly the same moves in another order."""
    plans.sort(key=lambda plan: plan.looks, reverse=True)
    different: list[Plan] = []
    for plan in plans:
        if not different or plan.looks != different[-1].looks:
            different.append(plan)
    return different


class LearnedHorizon(Horizon):
    """Every seat plays on by a learned judgement. A game says how far, and how a position counts then."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def played_on(self, world: State, chance: Chance) -> State:
        options = world.options()
        world.apply(options[0] if len(options) == 1 else self.judge.best(world, options, 0.0, chance))
        return world


class TurnPlanner(Bot):
    """A game says what belongs to a turn."""

    __slots__ = ("budget", "game", "horizon", "judge", "played", "rest", "seconds", "width")

    def __init__(self, seed: int, horizon: LearnedHorizon, budget: int | None, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.horizon: Final = horizon
        self.judge: Final = horizon.judge
        self.budget: Final = budget
        """At most this many turns are tried out for one choice; 0 when the clock alone decides, None for the usual."""
        self.seconds: Final = seconds
        """At most this much CPU time for one choice; 0.0 when the trials alone decide."""
        self.width: i64 = WIDTH
        self.game: Game | None = None
        """The game of which a plan is kept, its moves so far, and what is planned next."""
        self.played: list[int] = []
        self.rest: list[int] = []

    # What a game says

    def is_own(self, world: State, seat: i64) -> bool:
        """Whether a question belongs to the seat's turn, which is planned as a whole."""
        raise NotImplementedError

    def ends(self, world: State, move: i64) -> bool:
        """Whether a move ends the turn."""
        raise NotImplementedError

    def reach(self, state: State) -> Reach:
        """How far is looked ahead, and how much is tried, unless a budget says so."""
        raise NotImplementedError

    # Choosing

    def choose(self, game: Game) -> int:
        options = game.position.options()
        if len(options) == 1:
            return options[0]
        move = self.planned(game)
        if move in options:
            return move
        until = time.process_time() + self.time_for(len(options)) if self.seconds else 0.0
        plans = self.plans(self.world(game), options)
        self.game = game
        self.played = [*game.moves, *game.chosen]
        self.rest = self.best_tried(game, plans, until).moves
        return self.rest[0]

    def time_for(self, moves: int) -> float:
        """CPU seconds for a choice among a number of moves."""
        return min(SOON, self.seconds) if moves <= FEW_MOVES else self.seconds

    def planned(self, game: Game) -> int:
        """What the plan says, as long as everything went as planned; -1 without a plan."""
        if self.game is not game:
            return -1
        history = [*game.moves, *game.chosen]
        since = history[len(self.played) :]
        if history[: len(self.played)] != self.played or since != self.rest[: len(since)]:
            return -1
        return self.rest[len(since)] if len(since) < len(self.rest) else -1

    # Finding turns

    def plans(self, world: State, options: list[int]) -> list[Plan]:
        """Turns that look good, the best first; outside the own turn single moves."""
        seat = world.seat()
        if not self.is_own(world, seat):
            return by_looks([self.plan(world, [], move, seat) for move in options])
        found: list[Plan] = []
        beam = [Plan([], world, 0)]
        for _ in range(MOST_MOVES):
            further: list[Plan] = []
            for plan in beam:
                for move in plan.world.options():
                    longer = self.plan(plan.world, plan.moves, move, seat)
                    if self.ends(plan.world, move) or not self.is_own(longer.world, seat):
                        found.append(longer)
                    else:
                        further.append(longer)
            beam = by_looks(further)[: self.width]
            if not beam:
                break
        return by_looks([*found, *beam])

    def plan(self, world: State, before: list[int], move: int, seat: i64) -> Plan:
        after = self.judge.after(world, move)
        return Plan([*before, move], after, self.judge.lead(after, seat))

    # Trying them out

    def best_tried(self, game: Game, plans: list[Plan], until: float) -> Line:
        if len(plans) == 1:
            return plans[0]
        reach = self.reach(game.state)
        trials = reach.trials if self.budget is None else self.budget or MOST_TRIALS
        lines: list[Line] = [*plans[: min(reach.turns, max(2, trials // TRIALS_OF_EACH))]]
        # Where there is less to choose from, much less is tried: nobody waits long for a small answer.
        trials = trials * len(lines) ** 2 // reach.turns**2
        return Race(self.horizon, self.chance).best(lines, trials, Worlds(game), until)
