"""Learning how much each fact counts: what was thought of a position is corrected by what came of it.

After each game every position is compared with its target: mostly the result, and a little what was thought of the
positions in between (temporal differences, with a memory of 0.9). Weights of facts that were often corrected change
less and less (Adagrad).
"""

from __future__ import annotations

import math
from typing import Final

from civitas.bots.facts import Facts, Notes
from civitas.bots.learned import SCALE
from civitas.kernel.ints import i64
from civitas.kernel.state import State

MEMORY: Final = 0.9
"""How much of a target is what happened later still, and not what was thought one move later."""

SPEED: Final = 0.04
"""How far a weight goes at its first correction."""

CAUTION: Final = 1.0
"""Corrections that a fact is taken to have had before its first: so that one game does not decide about it."""

UNDECIDED: Final = -1.0


class Position:
    """What a learner keeps of a position: the facts of each player, and its worth where that is known."""

    __slots__ = ("known", "places", "searched")

    def __init__(self, places: list[list[int]], known: float, searched: float) -> None:
        self.places: Final = places
        self.known: Final = known
        """The first player's share of the victory, where somebody can win at once; or UNDECIDED."""
        self.searched: Final = searched
        """The same as a search found it; or UNDECIDED."""


class Learner:
    """The weights as they are learned."""

    __slots__ = ("corrections", "facts", "notes", "table", "weights")

    def __init__(self, facts: Facts) -> None:
        self.facts: Final = facts
        self.weights: Final[list[float]] = [0.0] * facts.size()
        self.corrections: Final[list[float]] = [CAUTION] * facts.size()
        """For each weight the sum of the squares of its corrections."""
        self.table: Final[list[int]] = [0] * facts.size()
        """The weights as a judge uses them: in thousandths."""
        self.notes: Final = Notes(self.table, keep=True)

    def restore(self, weights: list[float], corrections: list[float]) -> None:
        """Go on from where another learner stood."""
        place: i64
        for place in range(len(self.table)):
            self.weights[place] = weights[place]
            self.corrections[place] = corrections[place]
            self.table[place] = round_off(weights[place] * SCALE)

    def position(self, state: State, searched: float = UNDECIDED) -> Position:
        facts, notes = self.facts, self.notes
        first = facts.part(state) * len(facts.names)
        facts.look(state)
        places: list[list[int]] = []
        known = UNDECIDED
        player: i64
        for player in range(state.players):
            notes.begin(first)
            facts.note(state, player, notes)
            assert notes.places is not None
            places.append(notes.places)
            if notes.wins:
                known = 1.0 if player == 0 else 0.0
        return Position(places, known, searched)

    def learn(self, positions: list[Position], result: float) -> None:
        """Correct the weights by a whole game of two, from its end on; the result is that of the first player."""
        target = result
        thought = result
        place = len(positions) - 1
        while place >= 0:
            position = positions[place]
            place -= 1
            believed = position.searched if position.searched != UNDECIDED else thought
            target = (1.0 - MEMORY) * believed + MEMORY * target
            if position.known != UNDECIDED:
                thought = target = position.known
                continue
            thought = self.chance(position)
            error = target - thought
            self.correct(position.places[0], error)
            self.correct(position.places[1], -error)

    def chance(self, position: Position) -> float:
        """The first player's chance as the weights see it."""
        total: i64 = 0
        place: i64
        for place in position.places[0]:
            total += self.table[place]
        for place in position.places[1]:
            total -= self.table[place]
        return 1.0 / (1.0 + math.exp(-float(total) / SCALE))

    def correct(self, places: list[int], error: float) -> None:
        weights, corrections = self.weights, self.corrections
        square = error * error
        place: i64
        for place in places:
            spread = corrections[place] + square
            weight = weights[place] + SPEED * error / math.sqrt(spread)
            corrections[place] = spread
            weights[place] = weight
            self.table[place] = round_off(weight * SCALE)


def round_off(number: float) -> int:
    return math.floor(number + 0.5)
