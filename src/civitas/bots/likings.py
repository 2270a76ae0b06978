"""Styles beside the levels: somebody who likes some things more than they are worth, and plays for them.

The learned weights make a style cheap: a few facts count for more.
"""

from __future__ import annotations

import re

from civitas.bots.facts import Facts

Likings = dict[str, int]
"""Patterns of facts, and how much more each fact counts; where a pattern holds a number, that for each one of it."""


def inclined(facts: Facts, table: list[int], likings: Likings, columns: list[int]) -> list[int]:
    """The weights of somebody with these likings, which count in some of the columns."""
    liked = table.copy()
    size = len(facts.names)
    for place, name in enumerate(facts.names):
        more = fondness(name, likings)
        for column in columns:
            liked[column * size + place] += more
    return liked


def fondness(fact: str, likings: Likings) -> int:
    """How much more a fact counts."""
    more = 0
    for pattern, each in likings.items():
        found = re.fullmatch(pattern, fact)
        if found is not None:
            more += each * (int(found[1]) if found.re.groups else 1)
    return more
