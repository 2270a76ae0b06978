"""Searches over positions with hidden cards: flat Monte Carlo, determinized trees, and one tree over many worlds.

All of them take a game at which somebody is asked, look only at worlds that look the same to that seat, and answer
with what they found about each move. The same seed finds the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.knowledge import Dealer
from civitas.kernel.state import State
from civitas.search.parts import DealerOf, Leaf, Playout, Policy, redealer

EXPLORATION: Final = 0.7
"""How much a move is tried that was tried seldom, rather than one that turned out well."""

WORLDS: Final = 16
"""Worlds that get a tree each, unless another number is wished for."""


class Found:
    """What a search found about the moves of a position."""

    __slots__ = ("moves", "values", "visits")

    def __init__(self, moves: Sequence[int], visits: Sequence[int], values: Sequence[float]) -> None:
        self.moves: Final = list(moves)
        self.visits: Final = list(visits)
        """How often each was tried."""
        self.values: Final = list(values)
        """The share of the victory that each brought to whoever is asked, on average."""

    @property
    def best(self) -> int:
        """The move tried most often; of those the one that turned out best."""
        return max(zip(self.visits, self.values, self.moves))[2]

    def lines(self, game: Game) -> list[str]:
        """The moves from best to worst, in words."""
        rows = sorted(zip(self.visits, self.values, self.moves), reverse=True)
        return [f"{visits:6d}  {value:6.1%}  {game.say(move)}" for visits, value, move in rows]


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """What all searches have: how many simulations a choice gets, and their parts."""

    def __init__(
        self,
        simulations: int,
        *,
        leaf: Leaf | None = None,
        policy: Policy | None = None,
        dealer: DealerOf = redealer,
        exploration: float = EXPLORATION,
        seed: int = 0,
    ) -> None:
        if simulations < 1:
            raise ValueError(f"A search needs at least 1 simulation, not {simulations}.")
        self.simulations: Final = simulations
        self.leaf: Final[Leaf] = Playout() if leaf is None else leaf
        self.policy: Final[Policy] = Policy() if policy is None else policy
        self.dealer: Final = dealer
        self.exploration: Final = exploration
        self.chance: Final = Chance(seed)

    def choose(self, game: Game) -> int:
        """The best move for the seat that is asked: so a search can sit at a table as a bot."""
        options = game.position.options()
        return options[0] if len(options) == 1 else self.search(game).best

    def search(self, game: Game) -> Found:
        """What there is to know about the moves of the seat that is asked."""
        seat = game.seat
        if seat is None:
            raise ValueError("Nobody is asked any more: the game is over.")
        return self.look(game.position.options(), seat, self.dealer(game, seat))

    def look(self, options: list[int], seat: i64, dealer: Dealer) -> Found:
        """Try the options in worlds of the dealer."""
        raise NotImplementedError


class FlatMonteCarlo(Search):
    """Every move is tried equally often, each time in another world, and judged by what followed."""

    def look(self, options: list[int], seat: i64, dealer: Dealer) -> Found:
        totals = [0.0] * len(options)
        visits = [0] * len(options)
        for number in range(self.simulations):
            place = number % len(options)
            world = dealer.world(self.chance)
            world.apply(options[place])
            totals[place] += self.leaf.worth(world, self.chance)[seat]
            visits[place] += 1
        return Found(options, visits, [total / max(1, count) for total, count in zip(totals, visits)])


class Node:
    """A move of a tree: how it looked, how often it could be played and was, and what it brought to who played it."""

    __slots__ = ("answers", "looks", "possible", "total", "visits")

    def __init__(self, looks: float) -> None:
        self.looks: Final = looks
        self.possible: float = 0.0
        """How often the world allowed it."""
        self.visits: float = 0.0
        self.total: float = 0.0
        self.answers: dict[int, Node] = {}


class ISMCTS(Search):
    """Information set Monte Carlo tree search: one tree over the moves, and another world for each simulation.

    A move is tried that turned out well or was tried seldom among the times it was possible; with a policy, the
    oftener the better it looks.
    """

    def look(self, options: list[int], seat: i64, dealer: Dealer) -> Found:
        root = Node(1.0)
        for _ in range(self.simulations):
            self.simulate(root, dealer.world(self.chance))
        return found_at(root, options)

    def simulate(self, root: Node, world: State) -> None:
        """Go down to a move that was never tried, judge the position after it, and tell all moves on the way."""
        node = root
        path: list[Node] = []
        movers: list[int] = []
        is_new = False
        while not is_new and not world.is_over():
            options = world.options()
            answers = self.fan(node, world, options)
            place = self.urgent(node, answers)
            node = answers[place]
            path.append(node)
            movers.append(int(world.seat()))
            world.apply(options[place])
            is_new = node.visits == 0.0
        worth = self.leaf.worth(world, self.chance)
        root.visits += 1.0
        for node, mover in zip(path, movers):
            node.visits += 1.0
            node.total += worth[mover]

    def fan(self, node: Node, world: State, options: list[int]) -> list[Node]:
        """The branches of the moves that this world allows; those no world allowed before are new."""
        known = node.answers
        missing = [move for move in options if move not in known]
        if missing:
            looks = self.policy.looks(world, options)
            total = sum(looks)
            for place, move in enumerate(options):
                if move not in known:
                    known[move] = Node(looks[place] / total if looks else 0.0)
        fan = [known[move] for move in options]
        for branch in fan:
            branch.possible += 1.0
        return fan

    def urgent(self, node: Node, fan: list[Node]) -> i64:
        """The place of the branch to try next."""
        has_looks = fan[0].looks > 0.0
        eager = self.exploration * math.sqrt(node.visits + 1.0)
        best: i64 = 0
        most = -1.0
        place: i64
        for place in range(len(fan)):
            branch = fan[place]
            if has_looks:
                value = branch.total / branch.visits if branch.visits else 0.5
                urgency = value + eager * branch.looks / (1.0 + branch.visits)
            elif branch.visits == 0.0:
                # Any untried one, each equally likely: the first would always be the same.
                urgency = 1e6 + float(self.chance.word())
            else:
                seldom = math.sqrt(math.log(branch.possible) / branch.visits)
                urgency = branch.total / branch.visits + self.exploration * seldom
            if urgency > most:
                most = urgency
                best = place
        return best


class DeterminizedMCTS(ISMCTS):
    """A tree for each of some worlds, as if all lay open in it; what the trees say of a move is added up."""

    def __init__(
        self,
        simulations: int,
        *,
        worlds: int | None = None,
        leaf: Leaf | None = None,
        policy: Policy | None = None,
        dealer: DealerOf = redealer,
        exploration: float = EXPLORATION,
        seed: int = 0,
    ) -> None:
        super().__init__(simulations, leaf=leaf, policy=policy, dealer=dealer, exploration=exploration, seed=seed)
        wished = min(WORLDS, simulations) if worlds is None else worlds
        if not 1 <= wished <= simulations:
            raise ValueError(f"{simulations} simulations are enough for 1 to {simulations} worlds, not {wished}.")
        self.worlds: Final = wished

    def look(self, options: list[int], seat: i64, dealer: Dealer) -> Found:
        visits = [0] * len(options)
        totals = [0.0] * len(options)
        for number in range(self.worlds):
            world = dealer.world(self.chance)
            root = Node(1.0)
            for _ in range(self.simulations // self.worlds + (number < self.simulations % self.worlds)):
                self.simulate(root, world.clone())
            found = found_at(root, options)
            for place in range(len(options)):
                visits[place] += found.visits[place]
                totals[place] += found.values[place] * found.visits[place]
        return Found(options, visits, [total / max(1, count) for total, count in zip(totals, visits)])


def found_at(root: Node, options: list[int]) -> Found:
    """What a tree says of the moves at its root."""
    nodes = [root.answers[move] for move in options]
    return Found(
        options,
        [int(node.visits) for node in nodes],
        [node.total / node.visits if node.visits else 0.0 for node in nodes],
    )
