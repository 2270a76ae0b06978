"""A learned judgement: the facts of a position, weighed by a table that was learned from games.

What a player's position is worth is the sum of the weights of its facts; how far they are ahead, that sum less the mean
of the others'. Each game says how much is a logit: whoever is ahead by it wins about three games in four.
"""

from __future__ import annotations

import math
from typing import Final

from civitas.bots.bot import Bot
from civitas.bots.facts import SCALE, Facts, Notes
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.ints import i64
from civitas.kernel.state import State

WON: Final = 15_000
"""A lead that nobody loses: the game is won, or can be won at once."""


def chance_of(lead: i64, scale: float = SCALE) -> float:
    """The chance to win of a player who is ahead by this much."""
    return 1.0 / (1.0 + math.exp(-float(lead) / scale))


class Judge:
    """Judges the positions of a game by its facts and a table of weights."""

    __slots__ = ("facts", "known", "notes", "part", "table", "weights")

    def __init__(self, facts: Facts, table: list[int]) -> None:
        self.facts: Final = facts
        self.table: Final = table
        self.notes: Final = Notes()
        self.part: i64 = -1
        """The part of the game of the position looked at last, and the weights in it."""
        self.weights: list[int] = []
        self.known: Final[dict[int, list[int]]] = {}
        """The weights in each part that was looked at: a tree looks at several by turns."""

    def lead(self, state: State, seat: i64) -> i64:
        """How far a player is ahead of the others."""
        if state.is_over():
            return self.final_lead(state, seat)
        facts, notes = self.facts, self.notes
        part = facts.part(state)
        if part != self.part:
            self.turn_to(part)
        facts.look(state)
        own: i64 = 0
        others: i64 = 0
        count: i64 = 0
        player: i64
        for player in range(state.players):
            notes.begin(self.weights)
            facts.note(state, player, notes)
            if notes.wins:
                return WON if player == seat else -WON
            if player == seat:
                own = notes.total
            elif not notes.left:
                others += notes.total
                count += 1
        return own - others // count if count else own

    def turn_to(self, part: i64) -> None:
        """Have the weights of a part of the game at hand."""
        if int(part) not in self.known:
            self.known[int(part)] = self.facts.weights(self.table, part)
        self.part = part
        self.weights = self.known[int(part)]

    def final_lead(self, state: State, seat: i64) -> i64:
        if not state.has_won(seat):
            return -WON
        return 0 if state.winners & (state.winners - 1) else WON

    def after(self, world: State, move: i64) -> State:
        """The position by which a move is judged: ordinarily the one after it."""
        after = world.clone()
        after.apply(move)
        return after

    def best(self, world: State, options: list[int], noise: float, chance: Chance) -> int:
        """The move after which the player who is asked is furthest ahead, each lead a little misjudged."""
        seat = world.seat()
        best = options[0]
        most = -1e9
        for move in options:
            looks = float(self.lead(self.after(world, move), seat)) + misjudgement(noise, chance)
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
        """How much it misjudges, as the game counts leads."""

    def choose(self, game: Game) -> int:
        options = game.position.options()
        if len(options) == 1:
            return options[0]
        return self.judge.best(self.world(game), options, self.noise_in(game.state), self.chance)

    def noise_in(self, state: State) -> float:
        """How much it misjudges in a game, which may depend on its rules."""
        return self.noise
