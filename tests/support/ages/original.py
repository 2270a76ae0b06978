"""Tables of the original edition of Through the Ages."""

from __future__ import annotations

from typing import Any

from civitas import Game
from tests.support.ages import table
from tests.support.ages.positions import edition_of

LAST = {1: "Rich Land I", 2: "Rich Land II", 3: "Mineral Deposits III"}


def last_card(age: int, mode: str = "full", **words: Any) -> Game:
    """A table at which the next player's turn deals the last card of an age."""
    return table(age=age, civil_deck=LAST[age], civil_deck_size=1, options={"mode": mode}, **words)


def military_deck(mode: str, age: int, players: int) -> list[str]:
    """The names of the cards in the military deck of an age."""
    cards = edition_of(mode=mode).military
    return [cards[id].name for id in edition_of(mode=mode).military_deck_of(age, players)]
