"""A tree over the moves of a game with hidden cards, which grows by simulations, each in a world of its own.

A simulation goes down to the first position that is not opened yet, judges it, and tells all moves on the way how they
turned out. With a policy, a move is tried the oftener, the better it turned out and the better it looked; without one,
the better it turned out and the more seldom it was tried among the times it was possible. Any number of players.
"""

from __future__ import annotations

import math
from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.state import State
from civitas.search.parts import Leaf, Node, Policy

FIRST: Final = 1e6
"""More urgent than any move that was tried."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tree:
    """The tree of one choice, and what it grows by."""

    __slots__ = ("chance", "exploration", "leaf", "movers", "opened_at", "path", "policy", "root")

    def __init__(
        self, leaf: Leaf, policy: Policy | None, chance: Chance, exploration: float, opened_at: float = 1.0
    ) -> None:
        self.leaf: Final = leaf
        self.policy: Final = policy
        self.chance: Final = chance
        self.exploration: float = exploration
        """How much a move is tried for its looks, or because it was seldom tried, rather than for how it turned out."""
        self.opened_at: float = opened_at
        """After this many visits a simulation goes on below a position."""
        self.root = Node()
        self.path: Final[list[Node]] = []
        self.movers: Final[list[int]] = []

    def follow(self, moves: list[int]) -> None:
        """Moves were made: what the tree knows of the position after them stays, the rest is forgotten."""
        for move in moves:
            self.root = self.root.answers.get(move) or Node()

    def simulate(self, world: State) -> None:
        """Go down to a position that is not opened, judge it, and tell all moves on the way how they turned out."""
        root = self.root
        node = root
        path, movers = self.path, self.movers
        path.clear()
        movers.clear()
        place: i64
        while not world.is_over() and (node.visits >= self.opened_at or node is root):
            options = world.options()
            if options != node.moves:
                self.spread(world, node, options)
            place = self.most_urgent(node.fan)
            movers.append(int(world.seat()))
            node = node.fan[place]
            path.append(node)
            world.apply(options[place])
        worth = self.leaf.worth(world, self.chance)
        root.visits += 1.0
        for place in range(len(path)):
            node = path[place]
            node.visits += 1.0
            node.total += worth[movers[place]]

    def spread(self, world: State, node: Node, options: list[int]) -> None:
        """The moves of this world in the order of its options; those that no world had before are new."""
        answers = node.answers
        fan: list[Node] = []
        for move in options:
            answer = answers.get(move)
            if answer is None:
                if self.policy is None:
                    answers[move] = Node()
                else:
                    self.policy.grow(world, options, answers)
                answer = answers[move]
            fan.append(answer)
        node.moves = options
        node.fan = fan

    def most_urgent(self, fan: list[Node]) -> i64:
        """The place of the move to try next."""
        return self.seldom_tried(fan) if self.policy is None else most_promising(fan, self.exploration)

    def seldom_tried(self, fan: list[Node]) -> i64:
        """The move that turned out best, or was seldom tried among the times it was possible."""
        best: i64 = 0
        most = -1.0
        place: i64
        for place in range(len(fan)):
            node = fan[place]
            node.possible += 1.0
            if node.visits == 0.0:
                # Any untried one, each equally likely: the first would always be the same.
                urgency = FIRST + float(self.chance.word())
            else:
                seldom = math.sqrt(math.log(node.possible) / node.visits)
                urgency = node.value() + self.exploration * seldom
            if urgency > most:
                most = urgency
                best = place
        return best

    # What it found

    def best(self, options: list[int]) -> int:
        """The move tried most often; of those the one that turned out best."""
        answers = self.root.answers
        best = options[0]
        most = -1.0
        total = 0.0
        for move in options:
            node = answers[move]
            if node.visits > most or (node.visits == most and node.total > total):
                most = node.visits
                total = node.total
                best = move
        return best

    def margin(self) -> float:
        """How much oftener than any other the move tried most often was tried, in the last world's choice of moves."""
        first = second = 0.0
        for node in self.root.fan:
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second


def most_promising(fan: list[Node], exploration: float) -> i64:
    """The place of the move to try next: good so far, or tried less often than it looks good."""
    weights = 0.0
    visits = 1.0
    for node in fan:
        weights += node.weight
        visits += node.visits
    eager = exploration * math.sqrt(visits) / weights
    best: i64 = 0
    most = -1.0
    for place, node in enumerate(fan):
        tried = 1.0 / (node.visits + 1)
        urgency = (node.total + eager * node.weight) * tried
        if urgency > most:
            most = urgency
            best = place
    return best
