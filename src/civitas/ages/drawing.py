"""What a board draws with and no rule asks for: the columns of technologies."""

from __future__ import annotations

from typing import TypedDict

from civitas.ages.cards.kinds import KIND_NAMES, NONE
from civitas.ages.state import Ages


class Drawing(TypedDict):
    """What only a board needs."""

    technology_kinds: list[str]
    """The columns of technologies, from left to right."""


def drawing(game: Ages) -> Drawing:
    return Drawing(technology_kinds=technology_kinds(game))


def technology_kinds(game: Ages) -> list[str]:
    """The kinds of technologies that hold workers and come up in this game, as their columns stand."""
    cards = [game.edition.civil[id] for id in game.edition.place_cards if id != NONE]
    kinds = {int(card.kind) for card in cards if card.age <= game.edition.last_age}
    return [KIND_NAMES[kind] for kind in sorted(kinds)]
