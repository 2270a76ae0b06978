"""What each player may know: all but the order of the pile."""

from __future__ import annotations

from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.knowledge import EVERYBODY, NOBODY, Zone
from tests.stones.state import Stones

PILE: Final = Zone("the pile", faces=NOBODY, piles="Stones.pile")
TAKEN: Final = Zone("stones taken", faces=EVERYBODY, piles="Stones.taken")
ZONES: Final = (PILE, TAKEN)


def redeal(game: Stones, viewer: int | None, chance: Chance) -> Stones:
    world = game.clone()
    world.pile = PILE.redealt(game.pile, chance, viewer)
    return world
