"""Chances in a game of two, by tree search: each move that matters gets trees of its own, in the same worlds."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Final

from civitas.analysis.chances import TRIALS, Chances, Effort, Estimate, Look, Reason, look_of
from civitas.analysis.reasons import Topic, reasons
from civitas.bots.learned import Judge
from civitas.bots.tree import Search
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.knowledge import Dealer
from civitas.search import Node

LINE: Final = 3
"""How many moves are shown of what would probably follow."""
TRIED: Final = 8
"""How often a move must have been tried to be shown."""
SHALLOW: Final = 0.15
DEEPER: Final = 0.12
"""How far chances lie from those of 25,600 imagined games, in parts of the spread of a single game: measured in Duel,
SHALLOW for one imagined game, and less by this power of their number."""


class TreeOracle:
    """Looks ahead as the strongest bot does, from what the seat that is asked knows."""

    def __init__(self, judge: Judge, dealer: Callable[[Game], Dealer], say: Topic) -> None:
        self.judge: Final = judge
        self.dealer: Final = dealer
        self.say: Final = say
        self.effort: Final = Effort()

    def look(self, game: Game, moves: Sequence[int], effort: Effort, seed: int) -> Look:
        state = game.position
        dealer = self.dealer(game)
        favourite, promising = self.promising(dealer, state.options(), effort, seed)
        tried = list(dict.fromkeys([favourite, *moves, *promising]))
        estimates = {move: self.estimate(dealer, move, effort, seed) for move in tried}
        return look_of(int(state.seat()), estimates, favourite)

    def weigh(self, game: Game, better: int, worse: int, seed: int) -> list[Reason]:
        return reasons(self.judge, self.dealer(game), better, worse, self.say, seed)

    def promising(self, dealer: Dealer, options: list[int], effort: Effort, seed: int) -> tuple[int, list[int]]:
        """The move that a free search likes best, and those it tried most often."""
        if len(options) == 1:
            return options[0], []
        search = Search(self.judge, Chance(seed))
        chance = Chance(seed)
        for _ in range(effort.games):
            search.simulate(dealer.world(chance))
        answers = search.root.answers
        by_visits = sorted(options, key=lambda move: -answers[move].visits)
        return search.best(options), by_visits[: effort.moves]

    def estimate(self, dealer: Dealer, move: int, effort: Effort, seed: int) -> Estimate:
        grown = [self.grown(dealer, move, effort, seed + trial) for trial in range(1, TRIALS + 1)]
        trials = tuple(chances for chances, _ in grown)
        return Estimate(trials, grown[-1][1], shallowness(fmean(first for first, _ in trials), effort.games))

    def grown(self, dealer: Dealer, move: int, effort: Effort, seed: int) -> tuple[Chances, tuple[int, ...]]:
        """Both chances after a move, and the likely line, by one tree over the positions after it."""
        search = Search(self.judge, Chance(seed))
        chance = Chance(seed)
        ended = 0.0
        games = max(1, effort.games // TRIALS)
        for _ in range(games):
            world = dealer.world(chance)
            world.apply(move)
            asked = world.seat()
            if world.is_over():
                ended += search.leaf.worth(world, search.chance)[0]
            else:
                search.simulate(world)
        goes_on = search.root.visits
        first = ended / games
        if goes_on:
            first += goes_on / games * first_seat(most_tried(search.root)[1], int(asked))
        return (first, 1.0 - first), tuple(line_from(search.root))


def shallowness(chance: float, games: int) -> float:
    """The standard error of a chance because trees of so many imagined games do not look to the end."""
    return SHALLOW * math.pow(games, -DEEPER) * math.sqrt(max(0.0, chance * (1.0 - chance)))


def most_tried(node: Node) -> tuple[int, Node]:
    return max(node.answers.items(), key=lambda answer: (answer[1].visits, answer[1].total))


def first_seat(node: Node, asked: int) -> float:
    """The first seat's chance after a move that a seat made."""
    value = node.total / (node.visits + 1.0)
    return value if asked == 0 else 1.0 - value


def line_from(node: Node) -> Iterator[int]:
    """What would probably follow."""
    for _ in range(LINE):
        if not node.answers:
            return
        move, node = most_tried(node)
        if node.visits < TRIED:
            return
        yield move
