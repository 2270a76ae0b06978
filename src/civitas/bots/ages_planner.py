"""Planner at Through the Ages: it tries promising moves by playing on from each, as greedy would for every seat.

A move is judged when the player is to move again in the next round, so that what rivals, events and production make of
it is seen. The moves are tried in the same worlds, redealt for the seat; after each stage the better half stays.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.state import Ages
from civitas.bots.ages import evaluate, position_after
from civitas.bots.ages_prices import POINT
from civitas.bots.bot import Bot
from civitas.kernel.game import Game
from civitas.kernel.ints import i64

BUDGET: Final = 48
"""Moves played on from for one choice, unless told otherwise."""

PROMISING: Final = 8
"""How many moves are tried, those that look best; fewer if the budget does not allow some trials of each."""

TRIALS_OF_EACH: Final = 3

ROUNDS_AHEAD: Final = 1

VICTORY: Final = 15 * POINT
"""What winning is worth beyond the culture by which it is won."""


class Trial:
    """A move and how it turned out."""

    __slots__ = ("looks", "move", "total")

    def __init__(self, move: int, looks: int) -> None:
        self.move: Final = move
        self.looks: Final[i64] = looks
        self.total: i64 = 0


class AgesPlanner(Bot):
    __slots__ = ("budget",)

    def __init__(self, seed: int, budget: int) -> None:
        super().__init__(seed)
        self.budget: Final = budget

    def choose(self, game: Game) -> int:
        options = game.options()
        if len(options) == 1:
            return options[0]
        count = min(PROMISING, max(2, self.budget // TRIALS_OF_EACH))
        trials = by_looks(self.world(game), options)[:count]
        stages = (len(trials) - 1).bit_length()
        while len(trials) > 1:
            for _ in range(max(1, self.budget // (stages * len(trials)))):
                try_all(trials, self.world(game))
            trials.sort(key=lambda trial: trial.total, reverse=True)
            del trials[(len(trials) + 1) // 2 :]
        return trials[0].move

    def world(self, game: Game) -> Ages:
        """A world that looks the same to the seat that is asked."""
        world = cast(Ages, game.redeal(int(game.state.seat()), self.chance).state)
        # Mixed from an order of their own, the decks tell nothing of how they really lie, not even by the seed.
        world.civil_deck = self.chance.shuffled(sorted(world.civil_deck))
        world.later_civil = [self.chance.shuffled(sorted(deck)) for deck in world.later_civil]
        return world


def by_looks(world: Ages, options: list[int]) -> list[Trial]:
    """Every move, the one that looks best first."""
    seat = int(world.seat())
    trials = [Trial(move, evaluate(position_after(world, move), seat)) for move in options]
    trials.sort(key=lambda trial: trial.looks, reverse=True)
    return trials


def try_all(trials: list[Trial], world: Ages) -> None:
    """Play on from each move in the same world."""
    seat = world.seat()
    until = world.round + ROUNDS_AHEAD
    for trial in trials:
        tried = world.clone()
        tried.apply(trial.move)
        play_on(tried, seat, until)
        trial.total += outcome(tried, seat)


def play_on(world: Ages, seat: i64, until: i64) -> None:
    """Everybody plays like greedy until a seat begins its turn in a later round, or the game is over."""
    while not world.is_over() and not is_reached(world, seat, until):
        world.apply(greedy_move(world))


def is_reached(world: Ages, seat: i64, until: i64) -> bool:
    """Who gave up has no turn any more; then the round after is the end."""
    if world.round != until or world.active != seat:
        return world.round > until
    return isinstance(world.decision(), PoliticalAction)


def greedy_move(world: Ages) -> int:
    options = world.options()
    best = options[0]
    if len(options) == 1:
        return best
    seat = int(world.seat())
    most: i64 = evaluate(position_after(world, best), seat)
    for move in options[1:]:
        value: i64 = evaluate(position_after(world, move), seat)
        if value > most:
            most = value
            best = move
    return best


def outcome(world: Ages, seat: i64) -> i64:
    """How the seat stands; at the end, by how much it has won or lost."""
    if not world.is_over():
        return evaluate(world, int(seat))
    best: i64 = 0
    other: i64
    for other in range(world.players):
        if other != seat and world.civs[other].culture > best:
            best = world.civs[other].culture
    lead = (world.civs[seat].culture - best) * POINT
    return lead + VICTORY if (world.winners >> seat) & 1 else lead - VICTORY


def planner(seed: int, budget: int | None) -> Bot:
    return AgesPlanner(seed, BUDGET if budget is None else budget)
