"""The course from which the weights of Inventions are learned: games of two with Chronos, three and four in turn."""

from __future__ import annotations

import math
from typing import Final, cast

from civitas.bots.course import Course, Lesson, Style
from civitas.bots.inventions.evaluation import evaluate
from civitas.bots.inventions.facts import CLEARLY_WON, FACTS
from civitas.bots.inventions.judge import judge
from civitas.bots.inventions.tastes import all_tastes
from civitas.bots.learned import Judge
from civitas.bots.learning import Learner
from civitas.bots.tastes import Taste
from civitas.inventions.assembly import ChooseAction
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import LEAST_PLAYERS, MOST_PLAYERS
from civitas.inventions.knowledge import InventionsDealer
from civitas.inventions.preparation import deal, start
from civitas.inventions.rulings import OPTIONS, Rulings
from civitas.inventions.state import Inventions
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.knowledge import Dealer
from civitas.kernel.state import State

NUMBERS_OF_PLAYERS: Final = MOST_PLAYERS - LEAST_PLAYERS + 1
GAMES_A_MINUTE: Final = 400
MEMORY: Final = 0.9
SPEED: Final = 0.0005
"""Some 270 weights have a share in the lead of a position: all of them together correct at first an eighth of an
error."""

LESSONS: Final[list[Lesson]] = [
    Lesson("by hand, misjudging much", 2, [Style(by_hand=True, noise=300.0, one_in=20)]),
    Lesson("by its own judgement", 5, [Style(noise=200.0, one_in=60)]),
    Lesson("tastes against their opposites", 21, [Style()], tasting=True),
]
"""Noise in hundredths of a point: enough that positions of all sorts are seen."""

FAR_AHEAD: Final = 20.0
"""By how many points a game is won by far."""


class InventionsCourse(Course):
    __slots__ = ("rulings", "tried")

    def __init__(self) -> None:
        super().__init__(FACTS, LESSONS, 1, GAMES_A_MINUTE)
        self.rulings: Final = Rulings({option.name: option.default for option in OPTIONS})
        self.tried: list[list[Taste]] = all_tastes()

    def judge(self, table: list[int]) -> Judge:
        return judge(table)

    def learner(self) -> Learner:
        return Learner(FACTS, MEMORY, SPEED)

    def start(self, chance: Chance, number: i64) -> State:
        players = int(number % NUMBERS_OF_PLAYERS + LEAST_PLAYERS)
        game = start(OUR_SET, self.rulings, players, deal(OUR_SET, players, chance))
        game.settle()
        return game

    def teaches(self, state: State) -> bool:
        """Once a turn, when somebody chooses an action."""
        return isinstance(cast(Inventions, state).decision(), ChooseAction)

    def results(self, state: State) -> list[float]:
        """By how many points each was ahead of the others."""
        return [1.0 / (1.0 + math.exp(-ahead / CLEARLY_WON)) for ahead in points_ahead(cast(Inventions, state))]

    def tastes(self, state: State) -> list[Taste]:
        return self.tried[int(state.players) - LEAST_PLAYERS]

    def ahead(self, state: State) -> list[float]:
        return [math.tanh(ahead / FAR_AHEAD) for ahead in points_ahead(cast(Inventions, state))]

    def dealer(self, state: State, seat: i64) -> Dealer:
        return InventionsDealer(cast(Inventions, state), int(seat))

    def by_hand(self, state: State, seat: i64) -> i64:
        return evaluate(state, int(seat))


def points_ahead(game: Inventions) -> list[float]:
    """For each player of a finished game by how many points they are ahead of the mean of the others."""
    scores = [float(game.societies[seat].score()) for seat in range(game.players)]
    rivals = float(game.players - 1)
    return [own - (sum(scores) - own) / rivals for own in scores]


COURSE: Final = InventionsCourse()
