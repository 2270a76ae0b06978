"""The components that tests of Inventions are played with, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from civitas.inventions.components.files import read
from civitas.inventions.components.names import names_in
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.rules import InventionsRules
from civitas.kernel.messages import add_names
from tests.support.changes import words

Words = Mapping[str, Any]

COMPONENTS = read(Path(__file__).with_name("components.toml").read_text("utf-8"))
RULES = InventionsRules(COMPONENTS)

for _language in ("it", "pt"):
    add_names(_language, names_in(_language, OUR_SET))  # ours have the same names, and are translated

REGION_NAMES = [region.name for region in COMPONENTS.regions]
CARD_NAMES = [idea.name for idea in COMPONENTS.ideas]
MILESTONE_NAMES = [milestone.name for milestone in COMPONENTS.milestones]
TILE_NAMES = COMPONENTS.tile_names
INFLUENCE_TILE_NAMES = [tile.name for tile in COMPONENTS.influence_tiles]
SPACE_NAMES = COMPONENTS.space_names


def counted(text: str) -> dict[str, int]:
    """Names with numbers, "Merchant 2, Thinker": a name without a number counts one."""
    found: dict[str, int] = {}
    for word in words(text):
        name, _, number = word.rpartition(" ")
        if number.isdigit() and name:
            found[name] = int(number)
        else:
            found[word] = 1
    return found
