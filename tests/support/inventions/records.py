"""The recorded games of Inventions and how each came about, so that they can be made anew: when a component of ours
changes its value, old records no longer replay, and `python -m tests.support.inventions.records` writes them again.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.inventions.rulings import OPTIONS
from tests.support import recipes
from tests.support.recipes import Shows, shows, write

FOLDER: Final = recipes.RECORDS / "inventions"
OTHER_RULINGS: Final = {option.name: option.values[-1] for option in OPTIONS}

Recipe = partial(recipes.Recipe, "inventions")


def ends(reason: str) -> Shows:
    return lambda game: game.result is not None and game.result.reason == reason


WHOLE_LIFE: Final = ("presented", "invented", "shared", "card_owned", "discovered", "built", "influence_placed")
BY_CHRONOS: Final = ("chronos_started", "chronos_presented", "chronos_invented", "chronos_shared", "chronos_influence")
CHAINS: Final = ("chain_card", "chain_tile", "knowledge_used", "technology_used", "economy_used")

RECIPES: Final = {
    "two-players-and-chronos": Recipe(
        "Two players, and Chronos as the third.", "greedy greedy", shows=shows(*WHOLE_LIFE, *BY_CHRONOS)
    ),
    "three-players": Recipe("Three players.", "greedy greedy greedy", shows=shows(*WHOLE_LIFE)),
    "four-players": Recipe("Four players.", "greedy greedy greedy greedy", shows=shows(*WHOLE_LIFE)),
    "chains-of-every-kind": Recipe(
        "Chain Actions with Inventions, Influence tiles, Knowledge tiles and Technology tiles; Economy tiles are used.",
        "uniform uniform uniform uniform",
        shows=shows(*CHAINS),
    ),
    "other-rulings-and-chronos": Recipe(
        "Two players and Chronos; every ruling is the other one.",
        "greedy uniform",
        options=OTHER_RULINGS,
        shows=shows(*BY_CHRONOS),
    ),
    "other-rulings": Recipe(
        "Four players; every ruling is the other one.",
        "greedy uniform greedy uniform",
        options=OTHER_RULINGS,
        shows=shows(*WHOLE_LIFE),
    ),
    "tie-broken": Recipe(
        "Two players have the most points, and one of them more tiles, Inventions or people.",
        "uniform uniform uniform",
        shows=ends("tie broken"),
    ),
}


if __name__ == "__main__":
    write(FOLDER, RECIPES)
