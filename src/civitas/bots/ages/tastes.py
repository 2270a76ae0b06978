"""The tastes that are tried out at Through the Ages: what a civilization may want more or less of, early or late."""

from __future__ import annotations

import re
from typing import Final

from civitas.ages.cards.kinds import AGE_NAMES, KIND_NAMES, LEVELS, WORKER_KINDS
from civitas.bots.ages.facts import FACTS, RULESETS, TURNS
from civitas.bots.tastes import Taste, taste

# Patterns of facts, and how many grains of 0.04 culture each is tried with; where a pattern holds a number, for each
# one of it.
AMOUNTS: Final[dict[str, int]] = {
    r"culture rating (\d+)": 25,
    r"science rating (\d+)": 15,
    r"strength (\d+) or one more": 12,
    r"strength \+(\d+) against the strongest": 12,
    r"strength -(\d+) against the strongest": -12,
    r"\+(\d+) happy faces": 20,
    r"-(\d+) happy faces": -30,
    r"\+(\d+) food a turn": 15,
    r"-(\d+) food a turn": -20,
    r"(\d+) resources a turn": 20,
    r"(\d+) food": 8,
    r"(\d+) resources": 8,
    r"(\d+) science": 8,
    r"(\d+) blue tokens in the bank": 6,
    r"(\d+) yellow tokens in the bank": 6,
    r"(\d+) idle workers": 20,
    r"(\d+) civil actions a turn": 50,
    r"(\d+) military actions a turn": 30,
    r"(\d+) civil actions left": 12,
    r"(\d+) military actions left": 12,
    r"(\d+) colonies": 40,
    r"(\d+) stages left": -20,
    r"(\d+) civil cards in hand": 20,
    r"holds (\d+) action cards": 20,
    r"holds (\d+) tactics": 20,
    r"holds (\d+) bonus cards": 20,
    r"holds (\d+) aggressions": 20,
    r"holds (\d+) wars": 20,
    r"holds (\d+) territories": 20,
    r"holds (\d+) events": 20,
    r"prepared (\d+) events to come": 20,
    r"holds (?:infantry|cavalry|artillery|air force).*": 40,
    r"plays [A-Z].*": 40,
    r"led by .*": 40,
    r"builds .*": 40,
    r"has completed .*": 50,
    r"wages a war, weaker": 60,
    r"wages a war, stronger": 60,
    r"is at war with an attacker, weaker": -60,
}
"""These count early, in the middle and late, and by the rules that are played."""

CARDS: Final[dict[str, int]] = {r"led by .*|has completed .*|governed by .*|has [A-Z].*": 60, r"knows .* I+": 40}
"""Each card by itself, in the whole game; the despotism that all begin with is measured by what follows it."""

EARLY: Final = [7, 8, 9]
MIDDLE: Final = [4, 5, 6]
LATE: Final = [1, 2, 3]
"""The columns of 8 and more turns that are left, of 3 to 7, and of fewer."""

ALWAYS: Final = [0]
FIRST_RULESET: Final = len(TURNS) + 1


def tastes_of_all() -> list[Taste]:
    """What is tried out by any rules."""
    found = [taste(FACTS, pattern, each, time) for pattern, each in AMOUNTS.items() for time in (EARLY, MIDDLE, LATE)]
    for pattern, each in CARDS.items():
        names = [name for name in FACTS.names if re.fullmatch(pattern, name) and name != "governed by Despotism"]
        found.extend(taste(FACTS, re.escape(name), each, ALWAYS) for name in names)
    for kind in KIND_NAMES[:WORKER_KINDS]:
        found.append(taste(FACTS, f"holds {kind} [A-Z]+", 30, ALWAYS))
        places = [f"{kind} {age}" for age in AGE_NAMES[:LEVELS]]
        found.extend(taste(FACTS, f"(\\d) on {place}", 20, ALWAYS) for place in places)
    return found


def tastes_of(ruleset: int) -> list[Taste]:
    """What is tried out by some rules only."""
    return [taste(FACTS, pattern, each, [FIRST_RULESET + ruleset]) for pattern, each in AMOUNTS.items()]


def all_tastes() -> list[list[Taste]]:
    """What is tried out, by the rules that are played."""
    always = tastes_of_all()
    return [[*always, *tastes_of(ruleset)] for ruleset in range(len(RULESETS))]
