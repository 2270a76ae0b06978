"""The levels at Through the Ages: one judgement, more or less misjudged; the master plans whole turns with it."""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.state import Ages
from civitas.bots.ages.evaluation import AgesJudge
from civitas.bots.ages.facts import FACTS, RULESETS, ruleset_of
from civitas.bots.ages.planner import AgesMaster
from civitas.bots.bot import Bot
from civitas.bots.learned import LearnedBot
from civitas.bots.weights import shipped
from civitas.kernel.state import State

NOISE: Final[dict[str, dict[str, float]]] = {
    "novice": {"new-story": 800.0, "peaceful": 800.0, "original": 800.0, "advanced": 800.0, "simple": 1500.0},
    "apprentice": dict.fromkeys(RULESETS, 200.0),
    "adept": dict.fromkeys(RULESETS, 0.0),
}
"""How much a level misjudges by each set of rules, in hundredths of a point of culture."""

BUDGET: Final = 120
"""Turns that the master tries out for one choice, unless a number or a time is given."""

PATIENCE: Final = 2.0
"""CPU seconds after which a choice is made in any case, if neither is given."""


class AgesBot(LearnedBot):
    """One of the levels below the master."""

    __slots__ = ("level",)

    def __init__(self, seed: int, judge: AgesJudge, level: str) -> None:
        super().__init__(seed, judge)
        self.level: Final = level

    def noise_in(self, state: State) -> float:
        return NOISE[self.level][RULESETS[ruleset_of(cast(Ages, state).edition)]]


def judge() -> AgesJudge:
    return AgesJudge(FACTS, shipped(FACTS, "civitas.bots.ages"))


def level(name: str, seed: int, budget: int | None = None, seconds: float | None = None) -> Bot:
    if name != "master":
        return AgesBot(seed, judge(), name)
    if budget is None and seconds is None:
        budget, seconds = BUDGET, PATIENCE
    return AgesMaster(seed, judge(), budget or 0, seconds or 0.0)
