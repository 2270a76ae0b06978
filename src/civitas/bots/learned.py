"""A learned judgement: the facts of a position, weighed by a table that was learned from games.

What a player's position is worth is the sum of the weights of its facts, in thousandths of what statisticians call a
logit: who is ahead by 1,000 wins about three games in four.
"""

from __future__ import annotations

import math
from typing import Final

from civitas.bots.bot import Bot
from civitas.bots.facts import Facts, Notes
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.ints import i64
from civitas.kernel.state import State

SCALE: Final = 1000.0
WON: Final = 15_000
"""A lead that nobody loses: the game is won, or can be won at once."""


def chance_of(lead: i64) -> float:
    """The chance to win of a player who is ahead by so much."""
    return 1.0 / (1.0 + math.exp(-float(lead) / SCALE))


class Judge:
    """Judges the positions of a game by its facts and a table of weights."""

    __slots__ = ("facts", "notes", "size", "table")

    def __init__(self, facts: Facts, table: list[int]) -> None:
        self.facts: Final = facts
        self.table: Final = table
        self.size: Final[i64] = len(facts.names)
        self.notes: Final = Notes(table)

    def lead(self, state: State, seat: i64) -> i64:
        """How far a player is ahead of the others."""
        if state.is_over():
            return self.final_lead(state, seat)
        facts, notes = self.facts, self.notes
        first = facts.part(state) * self.size
        facts.look(state)
        own: i64 = 0
        others: i64 = 0
        player: i64
        for player in range(state.players):
            notes.begin(first)
            facts.note(state, player, notes)
            if notes.wins:
                return WON if player == seat else -WON
            if player == seat:
                own = notes.total
            else:
                others += notes.total
        return own - others // (state.players - 1)

    def final_lead(self, state: State, seat: i64) -> i64:
        if not state.has_won(seat):
            return -WON
        return 0 if state.winners & (state.winners - 1) else WON

    def best(self, world: State, options: list[int], noise: float, chance: Chance) -> int:
        """The move after which the player who is asked is furthest ahead, each lead a little misjudged."""
        seat = world.seat()
        best = options[0]
        most = -1e9
        for move in options:
            after = world.clone()
            after.apply(move)
            looks = float(self.lead(after, seat)) + misjudgement(noise, chance)
            if looks > most:
                most = looks
                best = move
        return best


def misjudgement(noise: float, chance: Chance) -> float:
    """By how much a lead is misjudged: moves of about the same worth are confused, wild blunders stay rare."""
    if noise == 0.0:
        return 0.0
    # Noise after Gumbel, which makes the choice a draw by odds: a lead of `noise` more is e times as likely taken.
    return -noise * math.log(-math.log((float(chance.word()) + 0.5) / 4294967296.0))


class LearnedBot(Bot):
    """Takes the move after which it is furthest ahead, as it sees it."""

    __slots__ = ("judge", "noise")

    def __init__(self, seed: int, judge: Judge, noise: float = 0.0) -> None:
        super().__init__(seed)
        self.judge: Final = judge
        self.noise: Final = noise
        """How much it misjudges, in thousandths of a logit."""

    def choose(self, game: Game) -> int:
        options = game.position.options()
        if len(options) == 1:
            return options[0]
        return self.judge.best(self.world(game), options, self.noise, self.chance)
