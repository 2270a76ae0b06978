"""The levels at Inventions: one judgement, more or less misjudged; the master plays on from promising moves with it."""

from __future__ import annotations

from typing import Final

from civitas.bots.bot import Bot
from civitas.bots.inventions.facts import FACTS
from civitas.bots.inventions.judge import InventionsJudge
from civitas.bots.inventions.master import InventionsMaster
from civitas.bots.learned import LearnedBot
from civitas.bots.weights import shipped

NOISE: Final = {"novice": 350.0, "apprentice": 170.0, "adept": 50.0}
"""How much a level misjudges, in hundredths of a point: so that the steps from one level to the next are about even,
that to the master included, who misjudges nothing."""

BUDGET: Final = 96
"""Moves that the master plays on from for one choice, unless a number or a time is given."""

PATIENCE: Final = 2.5
"""CPU seconds after which a choice is made in any case, if neither is given."""


def level(name: str, seed: int, budget: int | None = None, seconds: float | None = None) -> Bot:
    judge = InventionsJudge(FACTS, shipped(FACTS, "civitas.bots.inventions"))
    if name != "master":
        return LearnedBot(seed, judge, NOISE[name])
    if budget is None and seconds is None:
        budget, seconds = BUDGET, PATIENCE
    return InventionsMaster(seed, budget or BUDGET, judge, seconds or 0.0)
