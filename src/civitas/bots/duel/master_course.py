"""The course from which the master of Duel learns: a sum and units, from games in which rivals often want one thing.

Two games in six are played against somebody who is more or less fond of science, or of war.
"""

from __future__ import annotations

from typing import Final

from civitas.bots.course import Lesson, PlayedGame, Style
from civitas.bots.duel.course import DuelCourse
from civitas.bots.duel.units import UNIT_FACTS
from civitas.bots.learned import Judge
from civitas.bots.learning import MEMORY, SPEED, Learner
from civitas.bots.units import UnitJudge, UnitLearner
from civitas.kernel.ints import i64

GAMES_A_MINUTE: Final = 6_000
FONDNESS: Final = (1.0, 0.6, 0.3)
ONE_IN: Final = 40

COOLS_FROM: Final = 0.6
"""After this part of the course weights are corrected less and less, at its end by a tenth."""
COOLED: Final = 0.9


def with_rivals(noise: float) -> list[Style]:
    """Six players in a row, of which neighbours meet: one of them is fond of something."""
    own = Style(noise=noise, one_in=ONE_IN)
    return [
        style
        for fond in FONDNESS
        for style in (own, own, own, Style(noise=noise, one_in=ONE_IN, zealous=fond), own, own)
    ]


LESSONS: Final[list[Lesson]] = [
    Lesson("by its own judgement", 10, [Style(noise=500.0, one_in=ONE_IN)]),
    Lesson("against rivals fond of science or war", 40, with_rivals(500.0)),
    Lesson("the same with less noise", 42, with_rivals(250.0)),
    Lesson("looking ahead", 8, [Style(simulations=48, noise=200.0, one_in=100)]),
]


class MasterCourse(DuelCourse):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(UNIT_FACTS, LESSONS, GAMES_A_MINUTE)

    def judge(self, table: list[int]) -> Judge:
        return UnitJudge(UNIT_FACTS, table)

    def learner(self) -> Learner:
        return UnitLearner(UNIT_FACTS, MEMORY, SPEED)

    def learn_from(self, learner: Learner, game: PlayedGame, seed: int, number: i64, games: i64) -> None:
        learner.speed = SPEED * (1.0 - COOLED * later(float(number) / float(games)))
        super().learn_from(learner, game, seed, number, games)


def later(part: float) -> float:
    """How much of the time of cooling has gone by, from 0 to 1."""
    return (part - COOLS_FROM) / (1.0 - COOLS_FROM) if part > COOLS_FROM else 0.0


COURSE: Final = MasterCourse()
