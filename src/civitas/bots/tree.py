"""Tree search in a game of two with hidden cards: many worlds that look the same to one seat, one tree over the moves.

The tree is that of `civitas.search`, grown by a learned judgement: it says how moves look at first sight, and what the
position is worth where a simulation ends.
"""

from __future__ import annotations

import gc
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
from civitas.search.parts import FirstSight, Leaf, Node
from civitas.search.tree import Tree

EXPLORATION: Final = 1.0
"""How much a move is tried for its looks, rather than for how it turned out."""

OPENED_AT: Final = 2.0
"""A position is opened at its second visit: then its moves get a first look."""

LOOKS_UP: Final = 32
"""Simulations between two looks at the clock, and at whether the choice is clear."""


class Guide:
    """Plays on to the end with quick good sense, for a second opinion about a position."""

    __slots__ = ()

    def play_out(self, world: State, chance: Chance) -> None:
        raise NotImplementedError


class Ahead(FirstSight):
    """A move looks as good as a judge finds the position after it."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def sight(self, after: State, seat: i64) -> float:
        return chance_of(self.judge.lead(after, seat))


class Prospect(Leaf):
    """A position is worth what a judge thinks of it, and a guide who plays on from it."""

    __slots__ = ("guide", "judge", "trust")

    def __init__(self, judge: Judge, guide: Guide | None = None, trust: float = 0.0) -> None:
        self.judge: Final = judge
        self.guide: Final = guide
        self.trust: Final = trust
        """How much of what a position is worth is found by playing on from it, from 0 to 1."""

    def worth(self, world: State, chance: Chance) -> list[float]:
        value = self.first_seat(world, chance)
        return [value, 1.0 - value]

    def first_seat(self, world: State, chance: Chance) -> float:
        """The chance of the first seat to win, from here on."""
        value = chance_of(self.judge.lead(world, 0))
        guide = self.guide
        if guide is None or world.is_over():
            return value
        guide.play_out(world, chance)
        return value + self.trust * (chance_of(self.judge.final_lead(world, 0)) - value)


class Search(Tree):
    """A tree that a judge grows: by first sight, and by what positions are worth."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge, chance: Chance, guide: Guide | None = None, trust: float = 0.0) -> None:
        super().__init__(Prospect(judge, guide, trust), Ahead(judge), chance, EXPLORATION, OPENED_AT)
        self.judge: Final = judge

    def lead(self, move: int) -> float:
        """How far a move of the root leaves whoever makes it ahead, in thousandths of a logit."""
        node = self.root.answers[move]
        value = min(0.999, max(0.001, node.total / (node.visits + 1)))
        return SCALE * math.log(value / (1.0 - value))

    def chance_with(self, move: int, seat: i64) -> float:
        """The first player's chance to win, when the seat that is asked makes this move."""
        node = self.root.answers[move]
        value = node.total / (node.visits + 1.0)
        return value if seat == 0 else 1.0 - value


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
        collects = gc.isenabled()
        gc.disable()  # A tree has no cycles, and looking for some in it takes a tenth of the time.
        try:
            self.look_ahead(self.dealer(game))
        finally:
            if collects:
                gc.enable()
        return self.search.best(options)

    def look_ahead(self, dealer: Dealer) -> None:
        """Simulate until it is enough."""
        until = time.process_time() + self.seconds
        done = 0
        while not self.budget or done < self.budget:
            self.search.simulate(dealer.world(self.chance))
            done += 1
            if done % LOOKS_UP == 0 and self.is_enough(done, until):
                break

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
            self.search.root = Node()
        self.game = game
        self.played = game.moves.copy()
