"""Tree search in a game of two with hidden cards: many worlds that look the same to one seat, one tree over the moves.

Each simulation goes down the tree in a world of its own to the first position that is not opened yet, and judges it.
A position is opened at its second visit: then its moves get a first look. A move is tried the oftener, the better it
turned out and the better it looked.
"""

from __future__ import annotations

import math
import time
from typing import Final

from civitas.bots.bot import Bot
from civitas.bots.facts import SCALE
from civitas.bots.learned import Judge, chance_of
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.ints import i64
from civitas.kernel.knowledge import Dealer
from civitas.kernel.state import State

SHARPNESS: Final = 12.0
"""How much more a move is tried at first that looks better."""

EXPLORATION: Final = 1.0
"""How much a move is tried for its looks, rather than for how it turned out."""

LOOKS_UP: Final = 32
"""Simulations between two looks at the clock, and at whether the choice is clear."""


class Branch:
    """A move of the tree: how it looked to whoever makes it, how it turned out, and what may be answered."""

    __slots__ = ("answers", "fan", "moves", "total", "visits", "weight")

    def __init__(self, looks: float) -> None:
        self.weight: Final = math.exp(SHARPNESS * looks)
        self.total: float = looks
        """The sum of what it was worth, its looks counted once."""
        self.visits: float = 0.0
        self.answers: dict[int, Branch] = {}
        self.moves: list[int] = []
        """The answers that the last world allowed, and their branches: the next world mostly allows the same."""
        self.fan: list[Branch] = []


class Guide:
    """Plays on to the end with quick good sense, for a second opinion about a position."""

    __slots__ = ()

    def play_out(self, world: State, chance: Chance) -> None:
        raise NotImplementedError


class Search:
    """The tree of one choice, and what it grows by."""

    __slots__ = ("chance", "exploration", "guide", "judge", "opened_at", "path", "root", "trust")

    def __init__(self, judge: Judge, chance: Chance, guide: Guide | None = None, trust: float = 0.0) -> None:
        self.judge: Final = judge
        self.chance: Final = chance
        self.guide: Final = guide
        self.trust: Final = trust
        """How much of what a position is worth is found by playing on from it, from 0 to 1."""
        self.exploration: float = EXPLORATION
        self.opened_at: float = 2.0
        self.root = Branch(0.5)
        self.path: list[Branch] = []

    def follow(self, moves: list[int]) -> None:
        """Moves were made: what the tree knows of the position after them stays, the rest is forgotten."""
        for move in moves:
            self.root = self.root.answers.get(move) or Branch(0.5)

    def simulate(self, world: State) -> None:
        """Go down to a position that is not opened, judge it, and tell all moves on the way how they turned out."""
        root = self.root
        branch = root
        path = self.path
        path.clear()
        movers: i64 = 0
        bit: i64 = 1
        while not world.is_over() and (branch.visits >= self.opened_at or branch is root):
            options = world.options()
            if options != branch.moves:
                self.spread(world, branch, options)
            place = most_urgent(branch.fan, self.exploration)
            if world.seat():
                movers |= bit
            bit <<= 1
            branch = branch.fan[place]
            path.append(branch)
            world.apply(options[place])
        value = self.worth(world)
        root.visits += 1.0
        for branch in path:
            branch.visits += 1.0
            branch.total += 1.0 - value if movers & 1 else value
            movers >>= 1

    def spread(self, world: State, branch: Branch, options: list[int]) -> None:
        """The moves of this world in the order of its options; those that no world had before get a first look."""
        answers = branch.answers
        fan: list[Branch] = []
        for move in options:
            answer = answers.get(move)
            if answer is None:
                after = world.clone()
                after.apply(move)
                answer = Branch(chance_of(self.judge.lead(after, world.seat())))
                answers[move] = answer
            fan.append(answer)
        branch.moves = options
        branch.fan = fan

    def worth(self, world: State) -> float:
        """The chance of the first seat to win, from here on."""
        value = chance_of(self.judge.lead(world, 0))
        guide = self.guide
        if guide is None or world.is_over():
            return value
        guide.play_out(world, self.chance)
        return value + self.trust * (chance_of(self.judge.final_lead(world, 0)) - value)

    def best(self, options: list[int]) -> int:
        """The move tried most often."""
        answers = self.root.answers
        best = options[0]
        most = -1.0
        total = 0.0
        for move in options:
            branch = answers[move]
            if branch.visits > most or (branch.visits == most and branch.total > total):
                most = branch.visits
                total = branch.total
                best = move
        return best

    def margin(self) -> float:
        """How much oftener than any other the move tried most often was tried, in the last world's choice of moves."""
        first = second = 0.0
        for branch in self.root.fan:
            if branch.visits > first:
                first, second = branch.visits, first
            elif branch.visits > second:
                second = branch.visits
        return first - second

    def lead(self, move: int) -> float:
        """How far a move of the root leaves whoever makes it ahead, in thousandths of a logit."""
        branch = self.root.answers[move]
        value = min(0.999, max(0.001, branch.total / (branch.visits + 1)))
        return SCALE * math.log(value / (1.0 - value))

    def chance_with(self, move: int, seat: i64) -> float:
        """The first player's chance to win, when the seat that is asked makes this move."""
        branch = self.root.answers[move]
        value = branch.total / (branch.visits + 1.0)
        return value if seat == 0 else 1.0 - value


def most_urgent(fan: list[Branch], exploration: float) -> i64:
    """The place of the move to try next: good so far, or tried less often than it looks good."""
    weights = 0.0
    visits = 1.0
    for branch in fan:
        weights += branch.weight
        visits += branch.visits
    eager = exploration * math.sqrt(visits) / weights
    best: i64 = 0
    most = -1.0
    for place, branch in enumerate(fan):
        tried = 1.0 / (branch.visits + 1)
        urgency = (branch.total + eager * branch.weight) * tried
        if urgency > most:
            most = urgency
            best = place
    return best


class TreePlanner(Bot):
    """Looks ahead as far as its simulations reach, or its time."""

    __slots__ = ("budget", "game", "played", "search", "seconds")

    def __init__(
        self, seed: int, judge: Judge, budget: int, seconds: float = 0.0, guide: Guide | None = None, trust: float = 0.0
    ) -> None:
        super().__init__(seed)
        self.budget: Final = budget
        """At most this many simulations for one choice; 0 when the clock alone decides."""
        self.seconds: Final = seconds
        """At most this much CPU time for one choice; 0.0 when the simulations alone decide."""
        self.search: Final = Search(judge, self.chance, guide, trust)
        self.game: Game | None = None
        """The game of which the tree is, and its moves so far."""
        self.played: list[int] = []

    def dealer(self, game: Game) -> Dealer:
        """Deals the worlds that look the same to the seat that is asked."""
        raise NotImplementedError

    def choose(self, game: Game) -> int:
        options = game.position.options()
        if len(options) == 1:
            return options[0]
        self.follow(game)
        dealer = self.dealer(game)
        until = time.process_time() + self.seconds
        done = 0
        while not self.budget or done < self.budget:
            self.search.simulate(dealer.world(self.chance))
            done += 1
            if done % LOOKS_UP == 0 and self.is_enough(done, until):
                break
        return self.search.best(options)

    def is_enough(self, done: int, until: float) -> bool:
        """Whether time is up, or no other move could be tried as often any more."""
        if self.seconds and time.process_time() >= until:
            return True
        return self.budget > 0 and self.search.margin() > self.budget - done

    def follow(self, game: Game) -> None:
        """In the same game the tree is used again, from where its moves have led since."""
        known = len(self.played)
        if self.game is game and game.moves[:known] == self.played:
            self.search.follow(game.moves[known:])
        else:
            self.search.root = Branch(0.5)
        self.game = game
        self.played = game.moves.copy()
