"""The course from which the weights of Through the Ages are learned: both editions, all modes, two to four players."""

from __future__ import annotations

import math
from typing import Final, cast

from civitas.ages.actions.phase import TakeAction
from civitas.ages.editions.edition import Edition
from civitas.ages.editions.new_story.constants import NEW_STORY, new_story_with
from civitas.ages.editions.original.constants import ORIGINAL, original_with
from civitas.ages.knowledge import AgesDealer
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.preparation import deal, start
from civitas.ages.state import Ages
from civitas.bots.ages.evaluation import AgesJudge, culture_ahead, evaluate
from civitas.bots.ages.facts import FACTS, RULESETS, ruleset_of
from civitas.bots.ages.tastes import all_tastes
from civitas.bots.course import Course, Lesson, Style
from civitas.bots.learned import Judge
from civitas.bots.learning import Learner
from civitas.bots.tastes import Taste
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.knowledge import Dealer
from civitas.kernel.state import State

MARGIN: Final = 100.0
"""Culture that is one logit, as results are learned from."""

MEMORY: Final = 0.9
SPEED: Final = 0.001

GAMES_A_MINUTE: Final = 2000

ARMS: Final = 150
"""What a point of strength is worth to whoever wants war at any price."""

LESSONS: Final[list[Lesson]] = [
    Lesson("by hand, a tenth of the moves at random", 20, [Style(by_hand=True, one_in=10)]),
    Lesson("by its own judgement", 30, [Style(noise=800.0, one_in=40)]),
    Lesson("against those who arm at any price", 10, [Style(noise=300.0), Style(noise=300.0, zealous=1.0)]),
    Lesson("by its own judgement, with less noise", 40, [Style(noise=300.0)]),
    Lesson("tastes against their opposites", 1600, [Style()], tasting=True),
]

# Which games take turns: the whole game of either edition with each number of players most often.
EDITIONS: Final[list[Edition]] = [
    NEW_STORY,
    ORIGINAL,
    new_story_with({"military": "peaceful"}),
    original_with({"mode": "advanced"}),
    original_with({"mode": "simple"}),
    new_story_with({"length": "first"}),
]
TURNS: Final[list[int]] = [0, 1, 0, 2, 0, 1, 3, 0, 1, 4, 5]
PLAYERS: Final[list[int]] = [2, 3, 4]

TASTERS: Final = 2
"""Tastes are tried out by two, whose games are short: what they find helps at larger tables as well."""

FAR_AHEAD: Final[dict[str, float]] = {
    "new-story": 60.0, "peaceful": 54.0, "original": 50.0, "advanced": 32.0, "simple": 13.0, "first": 32.0,
}  # fmt: skip
"""By how much culture a game is won by far: the longer it is, the more."""


class AgesCourse(Course):
    __slots__ = ("editions", "far_ahead", "tried")

    def __init__(self) -> None:
        super().__init__(FACTS, LESSONS, 1, GAMES_A_MINUTE)
        self.editions: list[Edition] = [EDITIONS[turn] for turn in TURNS]
        self.tried: list[list[Taste]] = all_tastes()
        self.far_ahead: list[float] = [FAR_AHEAD[ruleset] for ruleset in RULESETS]

    def judge(self, table: list[int]) -> Judge:
        return AgesJudge(FACTS, table)

    def learner(self) -> Learner:
        return Learner(FACTS, MEMORY, SPEED)

    def start(self, chance: Chance, number: i64) -> State:
        return self.start_with(chance, number, PLAYERS[number // len(TURNS) % len(PLAYERS)])

    def start_tasting(self, chance: Chance, number: i64) -> State:
        return self.start_with(chance, number, TASTERS)

    def start_with(self, chance: Chance, number: i64, players: int) -> State:
        edition = self.editions[number % len(TURNS)]
        game = start(edition, players, deal(edition, players, chance))
        game.settle()
        game.drop_sheet()
        return game

    def teaches(self, state: State) -> bool:
        return isinstance(state.decision(), (TakeAction, PoliticalAction))

    def results(self, state: State) -> list[float]:
        """By how much culture a player is ahead of the others, as a chance."""
        game = cast(Ages, state)
        total: i64 = 0
        for civ in game.civs:
            total += civ.culture
        rivals = game.players - 1
        shares: list[float] = []
        for civ in game.civs:
            ahead = float(civ.culture) - float(total - civ.culture) / float(rivals)
            shares.append(1.0 / (1.0 + math.exp(-ahead / MARGIN)))
        return shares

    def tastes(self, state: State) -> list[Taste]:
        return self.tried[ruleset_of(cast(Ages, state).edition)]

    def ahead(self, state: State) -> list[float]:
        """Beside the best of the others."""
        game = cast(Ages, state)
        far = self.far_ahead[ruleset_of(game.edition)]
        return [math.tanh(float(culture_ahead(game, seat)) / far) for seat in range(game.players)]

    def dealer(self, state: State, seat: i64) -> Dealer:
        return AgesDealer(cast(Ages, state), int(seat))

    def by_hand(self, state: State, seat: i64) -> i64:
        return evaluate(state, int(seat))

    def zeal(self, state: State, seat: i64, cause: i64) -> i64:
        return ARMS * cast(Ages, state).civs[seat].strength


COURSE: Final = AgesCourse()
