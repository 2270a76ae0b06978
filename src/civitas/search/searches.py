"""Searches over positions with hidden cards: flat Monte Carlo, halving, determinized trees, one tree over many worlds.

All of them take a game at which somebody is asked, look only at worlds that look the same to that seat, and answer
with what they found about each move. The same seed finds the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.knowledge import Dealer
from civitas.kernel.state import State
from civitas.search.halving import Halving, Horizon, Line
from civitas.search.parts import DealerOf, Leaf, Node, Playout, Policy, redealer
from civitas.search.tree import Tree

EXPLORATION: Final = 0.7
"""How much a move is tried that was tried seldom, rather than one that turned out well."""

OPENED_AT: Final = 1.0

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
        opened_at: float = OPENED_AT,
        seed: int = 0,
    ) -> None:
        if simulations < 1:
            raise ValueError(f"A search needs at least 1 simulation, not {simulations}.")
        self.simulations: Final = simulations
        self.leaf: Final[Leaf] = Playout() if leaf is None else leaf
        self.policy: Final = policy
        """How moves look before they are tried; None: all the same."""
        self.dealer: Final = dealer
        self.exploration: Final = exploration
        self.opened_at: Final = opened_at
        """After this many visits a simulation goes on below a position of a tree."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
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


class AtOnce(Horizon):
    """Nothing is played on: a seat stands as a leaf finds the position."""

    __slots__ = ("leaf",)

    def __init__(self, leaf: Leaf) -> None:
        self.leaf: Final = leaf

    def is_reached(self, world: State, seat: i64, goal: i64) -> bool:
        return True

    def outcome(self, world: State, seat: i64, chance: Chance) -> float:
        return self.leaf.worth(world, chance)[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class SequentialHalving(Search):
    """All moves are tried in the same worlds, and after each stage the better half stays: the last ones, most often.

    A horizon says how far is played on from a move; without one, the leaf judges the position after it.
    """

    def __init__(
        self,
        simulations: int,
        *,
        horizon: Horizon | None = None,
        leaf: Leaf | None = None,
        dealer: DealerOf = redealer,
        seed: int = 0,
    ) -> None:
        super().__init__(simulations, leaf=leaf, dealer=dealer, seed=seed)
        self.horizon: Final[Horizon] = AtOnce(self.leaf) if horizon is None else horizon

    def look(self, options: list[int], seat: i64, dealer: Dealer) -> Found:
        lines = [Line([move]) for move in options]
        Halving(self.horizon, self.chance).best(lines, self.simulations, dealer)
        return Found(options, [int(line.tries) for line in lines], [line.value() for line in lines])


@mypyc_attr(allow_interpreted_subclasses=True)
class ISMCTS(Search):
    """Information set Monte Carlo tree search: one tree over the moves, and another world for each simulation."""

    def look(self, options: list[int], seat: i64, dealer: Dealer) -> Found:
        tree = self.tree()
        for _ in range(self.simulations):
            tree.simulate(dealer.world(self.chance))
        return found_at(tree.root, options)

    def tree(self) -> Tree:
        """A tree that grows as this search wishes."""
        return Tree(self.leaf, self.policy, self.chance, self.exploration, self.opened_at)


@mypyc_attr(allow_interpreted_subclasses=True)
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
        opened_at: float = OPENED_AT,
        seed: int = 0,
    ) -> None:
        super().__init__(
            simulations, leaf=leaf, policy=policy, dealer=dealer, exploration=exploration, opened_at=opened_at,
            seed=seed,
        )  # fmt: skip
        wished = min(WORLDS, simulations) if worlds is None else worlds
        if not 1 <= wished <= simulations:
            raise ValueError(f"{simulations} simulations are enough for 1 to {simulations} worlds, not {wished}.")
        self.worlds: Final = wished

    def look(self, options: list[int], seat: i64, dealer: Dealer) -> Found:
        visits = [0] * len(options)
        totals = [0.0] * len(options)
        for number in range(self.worlds):
            world = dealer.world(self.chance)
            tree = self.tree()
            for _ in range(self.simulations // self.worlds + (number < self.simulations % self.worlds)):
                tree.simulate(world.clone())
            found = found_at(tree.root, options)
            for place in range(len(options)):
                visits[place] += found.visits[place]
                totals[place] += found.values[place] * found.visits[place]
        return Found(options, visits, [total / max(1, count) for total, count in zip(totals, visits)])


def found_at(root: Node, options: list[int]) -> Found:
    """What a tree says of the moves at its root."""
    nodes = [root.answers[move] for move in options]
    return Found(options, [int(node.visits) for node in nodes], [node.value() for node in nodes])
