"""Search for games with hidden cards, over positions of any game: parts to put together, and four ways to search.

from civitas.search import ISMCTS
found = ISMCTS(2000, seed=1).search(game)
print(found.best, found.lines(game))
"""

from __future__ import annotations

from civitas.kernel.rules import Redealer
from civitas.search.halving import Halving, Horizon, Line, Race
from civitas.search.parts import FirstSight, Judged, Leaf, Node, Playout, Policy, Weighed, redealer
from civitas.search.searches import ISMCTS, DeterminizedMCTS, FlatMonteCarlo, Found, Search, SequentialHalving
from civitas.search.tree import Tree

__all__ = [
    "ISMCTS",
    "DeterminizedMCTS",
    "FirstSight",
    "FlatMonteCarlo",
    "Found",
    "Halving",
    "Horizon",
    "Judged",
    "Leaf",
    "Line",
    "Node",
    "Playout",
    "Policy",
    "Race",
    "Redealer",
    "Search",
    "SequentialHalving",
    "Tree",
    "Weighed",
    "redealer",
]
