"""The levels at Duel: one judgement, more or less misjudged; the master looks ahead with it."""

from __future__ import annotations

from typing import Final

from civitas.bots.bot import Bot
from civitas.bots.duel.facts import FACTS
from civitas.bots.duel.planner import planner
from civitas.bots.learned import Judge, LearnedBot
from civitas.bots.weights import shipped

NOISE: Final = {"novice": 900.0, "apprentice": 300.0, "adept": 0.0}
"""How much a level misjudges, in thousandths of a logit."""


def level(name: str, seed: int, budget: int | None = None, seconds: float | None = None) -> Bot:
    if name == "master":
        return planner(seed, budget, seconds)
    return LearnedBot(seed, Judge(FACTS, shipped(FACTS, "civitas.bots.duel")), NOISE[name])
