"""The tastes that are tried out at Inventions: what a society may want more or less of, early or late."""

from __future__ import annotations

import re
from typing import Final

from civitas.bots.inventions.facts import FACTS, OF_PLAYERS
from civitas.bots.tastes import Taste, taste
from civitas.inventions.kinds import LEAST_PLAYERS, MOST_PLAYERS

# Patterns of facts, and with how many hundredths of a point each is tried; where a pattern holds a number, for each one
# of it.
AMOUNTS: Final[dict[str, int]] = {
    r"(\d+) available (?:Merchants|Artisans|Thinkers)": 40,
    r"(\d+) available Academics": 40,
    r"(\d+) people exhausted": 30,
    r"(\d+) Citizens on the Map": 30,
    r"supply, in threes: (\d+)": 40,
    r"Citizens in (\d+) Regions": 60,
    r"most Citizens in (\d+) Regions": 60,
    r"(\d+) Sages": 80,
    r"Influence (\d+)": 60,
    r"(\d+) Influence tiles on the board": 100,
    r"(\d+) Influence tiles face up": 80,
    r"(\d+) Inventions": 100,
    r"(\d+) economy Inventions": 80,
    r"(\d+) culture Inventions": 80,
    r"(\d+) technology Inventions": 80,
    r"(\d+) Ideas in hand": 60,
    r"an Idea of Era \d in hand, and the people": 80,
    r"presents an Idea out of reach of Era \d": 100,
    r"presents an Idea of Era \d": 100,
    r"presents an Invention of Era \d": 100,
    r"has invented a card of Era \d": 100,
    r"has innovated (\d+) cards": 100,
    r"(\d+) economy tiles built": 80,
    r"(\d+) culture tiles built": 80,
    r"(\d+) technology tiles built": 80,
    r"has built Wealth for .*": 100,
    r"holds Wealth for .*": 100,
    r"(\d+) Progress tiles to build": 80,
    r"(\d+) hexes built": 60,
    r"(\d+) Economy tokens": 60,
    r"(\d+) Diplomats": 80,
    r"own Era \+(\d+)": 80,
    r"own Era -(\d+)": -80,
    r"objectives, in threes: (\d+)": 80,
}
"""These count early, in the middle and late, and by the number of players."""

THINGS: Final[dict[str, int]] = {r"has built .*|holds Wealth for .*": 100, r"Epoch Pillar on .*": 60}
"""Each thing by itself, in the whole game."""

ALWAYS: Final = [0]
EARLY: Final = [1, 2]
MIDDLE: Final = [3]
LATE: Final = [4, 5]
"""The columns of the Eras."""


def tastes_of_all() -> list[Taste]:
    """What is tried out by any number of players."""
    found = [taste(FACTS, pattern, each, time) for pattern, each in AMOUNTS.items() for time in (EARLY, MIDDLE, LATE)]
    for pattern, each in THINGS.items():
        names = [name for name in FACTS.names if re.fullmatch(pattern, name)]
        found.extend(taste(FACTS, re.escape(name), each, ALWAYS) for name in names)
    return found


def tastes_of(players: int) -> list[Taste]:
    """What is tried out by this number of players only."""
    return [taste(FACTS, pattern, each, [players + OF_PLAYERS]) for pattern, each in AMOUNTS.items()]


def all_tastes() -> list[list[Taste]]:
    """What is tried out, by the number of players from two on."""
    always = tastes_of_all()
    return [[*always, *tastes_of(players)] for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)]
