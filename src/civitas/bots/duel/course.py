"""The course from which the weights of Duel are learned."""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.course import Course, Lesson, Style
from civitas.bots.duel.evaluation import evaluate
from civitas.bots.duel.facts import FACTS, ahead_of
from civitas.bots.facts import Facts
from civitas.duel.cards.effects import GREEN
from civitas.duel.knowledge import DuelDealer
from civitas.duel.preparation import deal, start
from civitas.duel.state import Duel
from civitas.kernel.bits import count_bits
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.knowledge import Dealer
from civitas.kernel.state import State

SCIENCE: Final = 0
WAR: Final = 1
CAUSES: Final = 2

# What a symbol, another green card, and a step of the pawn are worth to whoever wants nothing else.
NEW_SYMBOL: Final = 2500
GREEN_CARD: Final = 600
STEP: Final = 1200

GAMES_A_MINUTE: Final = 10_000

# The shares are those of the 34,496 games from which the weights were learned that come with the package.
LESSONS: Final[list[Lesson]] = [
    Lesson("by hand, a quarter of the moves at random", 50, [Style(by_hand=True, one_in=4)]),
    Lesson("by its own judgement", 500, [Style(noise=500.0, one_in=40)]),
    Lesson("against science or war at any price", 200, [Style(noise=300.0), Style(noise=300.0, zealous=1.0)]),
    Lesson("by its own judgement, with less noise", 275, [Style(noise=250.0)]),
    Lesson("looking ahead", 53, [Style(simulations=32, noise=200.0)]),
]


class DuelCourse(Course):
    __slots__ = ()

    def __init__(
        self, facts: Facts = FACTS, lessons: list[Lesson] = LESSONS, games_a_minute: int = GAMES_A_MINUTE
    ) -> None:
        super().__init__(facts, lessons, CAUSES, games_a_minute)

    def start(self, chance: Chance, number: i64) -> State:
        game = start(deal(chance), False)
        game.settle()
        return game

    def dealer(self, state: State, seat: i64) -> Dealer:
        return DuelDealer(cast(Duel, state), int(seat))

    def by_hand(self, state: State, seat: i64) -> i64:
        return evaluate(state, int(seat))

    def zeal(self, state: State, seat: i64, cause: i64) -> i64:
        game = cast(Duel, state)
        if cause == WAR:
            return STEP * ahead_of(game, seat)
        city = game.city(seat)
        return NEW_SYMBOL * count_bits(city.symbols) + GREEN_CARD * city.cards_of(GREEN)


COURSE: Final = DuelCourse()
