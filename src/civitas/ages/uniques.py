"""Leaders and wonders in play, as the cards that answer at the moments of the game."""

from __future__ import annotations

from typing import cast

from civitas.ages.cards.kinds import NONE
from civitas.ages.moments import Unique
from civitas.ages.state import Ages, Civilization
from civitas.kernel.ints import i64


def set_leader(game: Ages, civ: Civilization, id: i64) -> None:
    """A leader takes the place of the one before; NONE leaves it empty."""
    civ.leader = id
    civ.leader_card = None if id == NONE else cast(Unique, game.edition.civil[id])


def wonder(game: Ages, id: i64) -> Unique:
    return cast(Unique, game.edition.civil_cards[id])


def working_wonders(game: Ages, civ: Civilization) -> list[Unique]:
    """Completed wonders that are no ruins."""
    return [wonder(game, id) for id in civ.wonders if id not in civ.ruins]
