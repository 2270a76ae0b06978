"""Chances by playing on: from each move that matters everybody plays on by the learned judgement, in the same worlds.

Where one move means little, as at Through the Ages, a position is judged when its player is to move again: by then
rivals, events and production have made of the move what they will. By how much everybody is ahead there becomes chances
by a scale that was fitted to games of bots, because a lead says the less, the more of the game is left.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import islice
from statistics import fmean
from typing import Final, Protocol

from civitas.analysis.chances import TRIALS, Chances, Effort, Estimate, Look, Reason, look_of
from civitas.analysis.reasons import balance
from civitas.analysis.scales import Fitted, Scales, scales_of
from civitas.analysis.tree import LINE
from civitas.bots.learned import Judge
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.messages import Message
from civitas.kernel.state import State
from civitas.search.halving import Horizon
from civitas.search.parts import redealer, shares

GLANCES: Final = 2
"""In how many worlds moves are judged at a glance, and played on from, to find those that matter."""
CANDIDATES: Final = 16
"""How many moves at most are played on from in those worlds."""
WORLDS_FOR_REASONS: Final = 8


class Course(Protocol):
    """How a game goes on from a move, until when, and what is looked at then."""

    @property
    def judge(self) -> Judge: ...

    @property
    def horizon(self) -> Horizon: ...

    def turns_left(self, world: State) -> int:
        """How many turns a player will have yet."""
        ...

    def stays(self, world: State, seat: int) -> bool:
        """Whether a seat still plays."""
        ...

    def worths(self, world: State, seat: int) -> Iterable[tuple[str, int]]:
        """What a seat has, by topics, as the game counts leads: what the game is decided by comes first."""
        ...


class PlayingOracle:
    """Looks ahead as the strongest bots do at games in which a turn has many moves."""

    def __init__(self, game: str, course: Course, fitted: Fitted, effort: Effort) -> None:
        self.game: Final = game
        self.course: Final = course
        self.fitted: Final = fitted
        self.effort: Final = effort

    def look(self, game: Game, moves: Sequence[int], effort: Effort, seed: int) -> Look:
        seat = int(game.position.seat())
        options = game.position.options()
        favourite, promising = self.promising(game, options, effort, seed)
        tried = list(dict.fromkeys([favourite, *moves, *promising]))
        trials: dict[int, list[Chances]] = {move: [] for move in tried}
        for trial in range(1, TRIALS + 1):
            for move, found in self.trial(game, tried, max(1, effort.games // TRIALS), seed + trial).items():
                trials[move].append(found)
        world = self.worlds(game, 1, seed)[0]
        estimates = {move: Estimate(tuple(found), self.line(world, move)) for move, found in trials.items()}
        return look_of(seat, estimates, favourite)

    def promising(self, game: Game, options: list[int], effort: Effort, seed: int) -> tuple[int, list[int]]:
        """Of the moves that look best at a glance, the one that does best when it is played on from, and those next."""
        if len(options) == 1:
            return options[0], []
        seat = int(game.position.seat())
        done = self.trial(game, self.at_a_glance(game, options, seed), GLANCES, seed)
        ranked = sorted(done, key=lambda move: -done[move][seat])
        return ranked[0], ranked[: effort.moves]

    def at_a_glance(self, game: Game, options: list[int], seed: int) -> list[int]:
        """The moves that look best where they are made, the best first."""
        judge = self.course.judge
        seat = int(game.position.seat())
        looks: defaultdict[int, int] = defaultdict(int)
        for world in self.worlds(game, GLANCES, seed):
            for move in options:
                looks[move] += int(judge.lead(judge.after(world, move), seat))
        return sorted(options, key=lambda move: -looks[move])[:CANDIDATES]

    def worlds(self, game: Game, count: int, seed: int) -> list[State]:
        """Worlds that look the same to whoever is asked, the same for every move."""
        dealer = redealer(game, int(game.position.seat()))
        chance = Chance(seed)
        found = [dealer.world(chance) for _ in range(count)]
        for world in found:
            world.drop_sheet()
        return found

    def trial(self, game: Game, moves: Sequence[int], count: int, seed: int) -> dict[int, Chances]:
        """Everybody's chances after each move, on average over some worlds."""
        found: dict[int, list[Chances]] = {move: [] for move in moves}
        scales = scales_of(self.fitted, game.setup)
        for world in self.worlds(game, count, seed):
            for move in moves:
                found[move].append(self.chances(self.later(world, move), scales))
        return {move: tuple(fmean(seat) for seat in zip(*each)) for move, each in found.items()}

    def later(self, world: State, move: int) -> State:
        """What a move has led to when its player is to move again."""
        horizon, chance = self.course.horizon, Chance(1)
        seat, goal = int(world.seat()), horizon.goal(world)
        world = world.clone()
        world.apply(move)
        while not world.is_over() and not horizon.is_reached(world, seat, goal):
            world = horizon.played_on(world, chance)
        return world

    def chances(self, world: State, scales: Scales) -> Chances:
        """Everybody's chances in a position."""
        if world.is_over():
            return tuple(shares(world))
        return scales.chances(leads(self.course, world), self.course.turns_left(world))

    def line(self, world: State, move: int) -> tuple[int, ...]:
        """What would probably follow: the next moves, as far as they are a choice."""
        world = world.clone()
        world.apply(move)
        found: list[int] = []
        while len(found) < LINE and not world.is_over():
            options = world.options()
            best = options[0] if len(options) == 1 else self.course.judge.best(world, options, 0.0, Chance(1))
            found.append(best)
            world.apply(best)
        return tuple(found)

    def weigh(self, game: Game, better: int, worse: int, seed: int) -> list[Reason]:
        """What everybody has by topics when the player is to move again, after the one move and after the other."""
        seat = int(game.position.seat())
        scales = scales_of(self.fitted, game.setup)
        weights: defaultdict[Message, float] = defaultdict(float)
        for world in self.worlds(game, WORLDS_FOR_REASONS, seed):
            for move, sign in ((better, 1.0), (worse, -1.0)):
                for what, worth in self.told(self.later(world, move), seat, scales):
                    weights[what] += sign * worth / WORLDS_FOR_REASONS
        return balance(weights)

    def told(self, world: State, seat: int, scales: Scales) -> Iterable[tuple[Message, float]]:
        """What everybody has, put into words, with its weight for a seat, in logits."""
        scale = scales.scale(0 if world.is_over() else self.course.turns_left(world))
        for player in range(int(world.players)):
            part = 1.0 if player == seat else -1.0 / (int(world.players) - 1)
            for topic, worth in self.worths(world, player):
                yield Message(f"analysis.{self.game}.{topic}{'' if player == seat else '.rival'}"), part * worth / scale

    def worths(self, world: State, player: int) -> Iterable[tuple[str, int]]:
        """What somebody has; when the game is over only what it is decided by, which comes first."""
        if not self.course.stays(world, player):
            return ()
        worths = self.course.worths(world, player)
        return islice(worths, 1) if world.is_over() else worths


def leads(course: Course, world: State) -> list[float | None]:
    """By how much each seat is ahead of the others; None for whoever has left."""
    return [
        float(course.judge.lead(world, seat)) if course.stays(world, seat) else None
        for seat in range(int(world.players))
    ]
