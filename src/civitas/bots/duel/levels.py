"""The levels at Duel: one judgement, more or less misjudged; the master looks ahead with it."""

from __future__ import annotations

from typing import Final

from civitas.bots.bot import Bot
from civitas.bots.duel.facts import FACTS
from civitas.bots.duel.planner import planner
from civitas.bots.learned import Judge, LearnedBot
from civitas.bots.likings import Likings, inclined
from civitas.bots.weights import shipped

NOISE: Final = {"novice": 900.0, "apprentice": 300.0, "adept": 0.0}
"""How much a level misjudges, in thousandths of a logit."""

STYLES: Final[dict[str, Likings]] = {
    "warrior": {r"pawn ([+-]\d)": 150, r"(\d) red cards": 150},
    "builder": {r"has built .*": 500, r"(\d) blue cards": 150},
    "scholar": {
        r"has (?:quill|mortar|plumb line|wheel|sundial|armillary sphere|scales)": 500,
        r"(\d) green cards": 150,
    },
}
"""What each style likes, in thousandths of a logit."""

_inclined: Final[dict[str, list[int]]] = {}


def weights_of(style: str) -> list[int]:
    """The same weights, with likings; the parts of the game count one at a time."""
    if style not in _inclined:
        every = list(range(len(FACTS.parts)))
        _inclined[style] = inclined(FACTS, shipped(FACTS, "civitas.bots.duel"), STYLES[style], every)
    return _inclined[style]


def level(name: str, seed: int, budget: int | None = None, seconds: float | None = None) -> Bot:
    if name == "master":
        return planner(seed, budget, seconds)
    if name in STYLES:
        return LearnedBot(seed, Judge(FACTS, weights_of(name)))
    return LearnedBot(seed, Judge(FACTS, shipped(FACTS, "civitas.bots.duel")), NOISE[name])
