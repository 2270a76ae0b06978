"""Learning how much each fact counts: what was thought of a position is corrected by what came of it.

After each game every position is compared with its target: mostly the result, and a little what was thought of the
positions in between (temporal differences, with a memory of 0.9). Weights of facts that were often corrected change
less and less (Adagrad).
"""

from __future__ import annotations

import math
from typing import Final

from civitas.bots.facts import Facts, Notes
from civitas.kernel.ints import i64
from civitas.kernel.state import NOBODY, State

MEMORY: Final = 0.9
"""How much of a target is what happened later still, and not what was thought one move later."""

SPEED: Final = 0.04
"""How far a weight goes at its first correction."""

CAUTION: Final = 1.0
"""Corrections that a fact is taken to have had before its first: so that one game does not decide about it."""

UNDECIDED: Final = -1.0


class Position:
    """What a learner keeps of a position: the facts of each player, and its worth where that is known."""

    __slots__ = ("by_hand", "columns", "noted", "searched", "winner")

    def __init__(
        self,
        columns: list[int],
        noted: list[list[int]],
        by_hand: list[int],
        winner: i64 = NOBODY,
        searched: float = UNDECIDED,
    ) -> None:
        self.columns: Final = columns
        """The columns of weights that count in it."""
        self.noted: Final = noted
        self.by_hand: Final = by_hand
        """What the hand-written judgement says of each player, in grains of the weights."""
        self.winner: Final[i64] = winner
        """Who can win at once, if anybody can."""
        self.searched: Final = searched
        """The first player's chance as a search found it; or UNDECIDED."""


class Learner:
    """The weights as they are learned."""

    __slots__ = ("corrections", "facts", "memory", "notes", "nothing", "speed", "table", "weights")

    def __init__(self, facts: Facts, memory: float = MEMORY, speed: float = SPEED) -> None:
        self.facts: Final = facts
        self.memory: Final = memory
        self.speed: float = speed
        self.weights: Final[list[float]] = [0.0] * facts.size()
        self.corrections: Final[list[float]] = [CAUTION] * facts.size()
        """For each weight the sum of the squares of its corrections."""
        self.table: Final[list[int]] = [0] * facts.size()
        """The weights as a judge uses them: in parts of the game's scale."""
        self.notes: Final = Notes(keep=True)
        self.nothing: Final[list[int]] = [0] * len(facts.names)
        """Weights where only the facts are of interest."""

    def restore(self, weights: list[float], corrections: list[float]) -> None:
        """Go on from where another learner stood."""
        place: i64
        for place in range(len(self.table)):
            self.weights[place] = weights[place]
            self.corrections[place] = corrections[place]
            self.table[place] = round_off(weights[place] * self.facts.scale)

    def write_down(self) -> None:
        """A round of games is learned from: bring the table up to date, where that was not done at once."""

    def position(self, state: State, searched: float = UNDECIDED) -> Position:
        facts, notes = self.facts, self.notes
        part = facts.part(state)
        facts.look(state)
        noted: list[list[int]] = []
        by_hand: list[int] = []
        winner: i64 = NOBODY
        player: i64
        for player in range(state.players):
            notes.begin(self.nothing)
            facts.note(state, player, notes)
            assert notes.noted is not None
            noted.append(notes.noted)
            by_hand.append(int(notes.by_hand // facts.grain))
            if notes.wins:
                winner = player
        return Position(facts.columns(part), noted, by_hand, winner, searched)

    def learn(self, positions: list[Position], results: list[float]) -> None:
        """Correct the weights by a whole game, whose results are the players' shares of the victory."""
        # Of two players the second one's chance is what the first one's leaves.
        seats: i64 = len(results) if len(results) > 2 else 1
        seat: i64
        for seat in range(seats):
            self.learn_for(seat, positions, results[seat])

    def learn_for(self, seat: i64, positions: list[Position], result: float) -> None:
        """Correct the weights by what became of one player, from the end of the game on."""
        target = result
        thought = result
        place = len(positions) - 1
        while place >= 0:
            position = positions[place]
            place -= 1
            believed = position.searched if position.searched != UNDECIDED else thought
            target = (1.0 - self.memory) * believed + self.memory * target
            if position.winner != NOBODY:
                thought = target = 1.0 if position.winner == seat else 0.0
                continue
            thought = self.chance(position, seat)
            self.correct(position, seat, target - thought)

    def chance(self, position: Position, seat: i64) -> float:
        """A player's chance as the weights see it."""
        own: i64 = 0
        others: i64 = 0
        player: i64
        for player in range(len(position.noted)):
            worth = position.by_hand[player] + self.sum(position.columns, position.noted[player])
            if player == seat:
                own = worth
            else:
                others += worth
        lead = float(own) - float(others) / float(len(position.noted) - 1)
        return 1.0 / (1.0 + math.exp(-lead / self.facts.scale))

    def sum(self, columns: list[int], noted: list[int]) -> i64:
        size: i64 = len(self.facts.names)
        total: i64 = 0
        fact: i64
        for column in columns:
            first = column * size
            for fact in noted:
                total += self.table[first + fact]
        return total

    def correct(self, position: Position, seat: i64, error: float) -> None:
        """The facts of a player who did better than it was thought count more, and those of the others less."""
        others = -error / float(len(position.noted) - 1)
        player: i64
        for player in range(len(position.noted)):
            self.correct_all(position.columns, position.noted[player], error if player == seat else others)

    def correct_all(self, columns: list[int], noted: list[int], error: float) -> None:
        size: i64 = len(self.facts.names)
        weights, corrections = self.weights, self.corrections
        square = error * error
        scale, speed = self.facts.scale, self.speed
        fact: i64
        for column in columns:
            first = column * size
            for fact in noted:
                place = first + fact
                spread = corrections[place] + square
                weight = weights[place] + speed * error / math.sqrt(spread)
                corrections[place] = spread
                weights[place] = weight
                self.table[place] = round_off(weight * scale)

    def shift(self, places: list[int], grains: list[float], part: float) -> None:
        """Move some weights by a part of a number of grains each."""
        place: i64
        for place in range(len(places)):
            weight = self.weights[places[place]] + grains[place] * part / self.facts.scale
            self.weights[places[place]] = weight
            self.table[places[place]] = round_off(weight * self.facts.scale)


def round_off(number: float) -> int:
    return math.floor(number + 0.5)
