"""The levels at Through the Ages: one judgement, more or less misjudged; the master plans whole turns with it."""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.state import Ages
from civitas.bots.ages.evaluation import AgesJudge
from civitas.bots.ages.facts import FACTS, RULESETS, ruleset_of
from civitas.bots.ages.planner import AgesMaster
from civitas.bots.bot import Bot
from civitas.bots.learned import LearnedBot
from civitas.bots.likings import Likings, inclined
from civitas.bots.weights import shipped
from civitas.kernel.game import Game
from civitas.kernel.state import State

NOISE: Final[dict[str, dict[str, float]]] = {
    "novice": {**dict.fromkeys(RULESETS, 800.0), "simple": 1500.0},
    "apprentice": {**dict.fromkeys(RULESETS, 350.0), "simple": 380.0},
    "adept": {**dict.fromkeys(RULESETS, 150.0), "simple": 130.0},
}
"""How much a level misjudges by each set of rules, in hundredths of a point of culture: so that the steps from one
level to the next are about even, that to the master included, who misjudges nothing."""

STYLES: Final[dict[str, Likings]] = {
    "warrior": {
        r"strength (\d+) or one more": 60,
        r"strength \+(\d+) against the strongest": 60,
        r"wages a war, .*": 300,
    },
    "builder": {r"has completed .*": 700, r"builds .*": 300, r"(\d) stages left": -60},
    "scholar": {r"science rating (\d+)": 150, r"knows (?:lab|library) .*": 100},
}
"""What each style likes, in grains of 0.04 culture."""

RESIGNS: Final = True
"""Every level gives up where all is lost."""

PATIENCE: Final = 2.0
"""CPU seconds after which a master chooses in any case, if neither a number of trials nor a time is given."""


class AgesBot(LearnedBot):
    """One of the levels below the master."""

    __slots__ = ("level",)

    def __init__(self, seed: int, judge: AgesJudge, level: str) -> None:
        super().__init__(seed, judge)
        self.level: Final = level

    def sees_no_hope(self, game: Game) -> bool:
        return cast(AgesJudge, self.judge).is_hopeless(cast(Ages, self.world(game)), game.state.seat())

    def noise_in(self, state: State) -> float:
        return NOISE[self.level][RULESETS[ruleset_of(cast(Ages, state).edition)]]


def judge() -> AgesJudge:
    return AgesJudge(FACTS, shipped(FACTS, "civitas.bots.ages"))


_inclined: Final[dict[str, list[int]]] = {}


def judge_with(style: str) -> AgesJudge:
    """The same judgement, with likings."""
    if style not in _inclined:
        _inclined[style] = inclined(FACTS, shipped(FACTS, "civitas.bots.ages"), STYLES[style], [0])
    return AgesJudge(FACTS, _inclined[style])


def level(name: str, seed: int, budget: int | None = None, seconds: float | None = None) -> Bot:
    if name in STYLES:
        return AgesBot(seed, judge_with(name), "adept")
    if name != "master":
        return AgesBot(seed, judge(), name)
    if budget is None and seconds is None:
        return AgesMaster(seed, judge(), None, PATIENCE)
    return AgesMaster(seed, judge(), budget or 0, seconds or 0.0)
