"""The structure of each age: where its 20 cards lie, face up or down, and which lie on which.

Rulebook, Card structures. A card is available when no other lies partly on it; a face-down card is turned up when it
becomes available, after the played card has been dealt with completely.
"""

from __future__ import annotations

from typing import Final

from civitas.duel import codes
from civitas.duel.events import AGE_BEGAN, REVEALED
from civitas.duel.obstacles import COVERED, NOT_HERE
from civitas.duel.offer import bit_of, place_at, with_card, without
from civitas.duel.state import NO_AGE, NO_CARD, Duel
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

CARDS_LAID: Final = 20
ALL_PLACES: Final = (1 << CARDS_LAID) - 1

# As they lie on the table, the row laid first on top: O face up, X face down.
LAYOUTS: Final = (
    """
         O O
        X X X
       O O O O
      X X X X X
     O O O O O O
    """,
    """
     O O O O O O
      X X X X X
       O O O O
        X X X
         O O
    """,
    """
         O O
        X X X
       O O O O
        X   X
       O O O O
        X X X
         O O
    """,
)


def places_of(layout: str) -> list[tuple[int, int, bool]]:
    """The places of a layout in the order they are laid: row, column, face up."""
    rows = [row for row in layout.splitlines() if row.strip()]
    return [
        (number, column, mark == "O")
        for number, row in enumerate(rows)
        for column, mark in enumerate(row)
        if mark in "OX"
    ]


def covers_of(layout: str) -> list[int]:
    """For each place the places that lie on it, one bit each: the next row, half a card to either side."""
    places = places_of(layout)
    return [
        sum(
            1 << other
            for other, (below, beside, _) in enumerate(places)
            if below == row + 1 and abs(beside - column) == 1
        )
        for row, column, _ in places
    ]


class Spot:
    """A place of a structure: the one or two places that its card lies on, and what lies on those, as bits."""

    __slots__ = ("bit", "left", "on_left", "on_right", "right")

    def __init__(self, covers: list[int], place: int) -> None:
        under = [below for below in range(CARDS_LAID) if covers[below] >> place & 1]
        self.bit: Final[i64] = 1 << place
        self.left: Final[i64] = 1 << under[0] if under else 0
        self.on_left: Final[i64] = covers[under[0]] if under else ALL_PLACES
        self.right: Final[i64] = 1 << under[1] if under[1:] else 0
        self.on_right: Final[i64] = covers[under[1]] if under[1:] else ALL_PLACES


PLACES: Final = tuple(places_of(layout) for layout in LAYOUTS)
LAID_FACE_UP: Final[list[int]] = [sum(1 << place for place, (_, _, up) in enumerate(places) if up) for places in PLACES]
COVERED_BY: Final[list[list[int]]] = [covers_of(layout) for layout in LAYOUTS]

# Divided by 29, the bits of all places leave different rests, so that one look finds a place. A loop would end where
# nobody can foresee it, and that costs a processor more.
DIVISOR: Final = 29
PLACE_OF_REST: Final[list[int]] = [
    next((place for place in range(CARDS_LAID) if (1 << place) % DIVISOR == rest), 0) for rest in range(DIVISOR)
]

SPOTS: Final[list[Spot]] = [Spot(covers, place) for covers in COVERED_BY for place in range(CARDS_LAID)]
"""Every place of every age, age by age."""


def uncovered(age: i64, present: i64) -> i64:
    """The places whose cards nothing lies on, one bit each."""
    covered_by = COVERED_BY[age]
    found: i64 = 0
    place: i64
    for place in range(CARDS_LAID):
        if (present >> place) & 1 and covered_by[place] & present == 0:
            found |= 1 << place
    return found


FREE_AT_FIRST: Final[list[int]] = [int(uncovered(age, ALL_PLACES)) for age in range(len(LAYOUTS))]
"""For each age the places that nothing lies on when it is laid out, one bit each."""


def first_of(places: i64) -> i64:
    """The first of some places, one bit each."""
    return PLACE_OF_REST[(places & -places) % DIVISOR]


def take_card(game: Duel, building: i64) -> None:
    """Remove an available card from the structure."""
    bit = bit_of(game.offer, game.age, building)
    if bit == 0:
        raise ValueError(f"building {building} cannot be taken")
    spot = SPOTS[game.age * CARDS_LAID + place_at(game.offer, bit)]
    game.offer = without(game.offer, bit)
    game.present &= ~spot.bit
    game.available &= ~spot.bit
    freed = spot.left * (spot.on_left & game.present == 0) | spot.right * (spot.on_right & game.present == 0)
    game.available |= freed
    shown = freed & game.face_up
    while shown:
        put_on_offer(game, first_of(shown))
        shown &= shown - 1


def put_on_offer(game: Duel, place: i64) -> i64:
    """The card of a place lies face up with nothing on it."""
    card: i64 = game.ages[game.age][place]
    game.offer = with_card(game.offer, game.age, place, card)
    return card


def place_of(game: Duel, building: i64) -> i64:
    """Where a card lies face up in the structure; NO_CARD if it does not."""
    if game.age == NO_AGE:
        return NO_CARD
    cards = game.ages[game.age]
    shown = game.present & game.face_up
    place: i64
    for place in range(CARDS_LAID):
        if cards[place] == building and (shown >> place) & 1:
            return place
    return NO_CARD


def obstacle_to_taking(game: Duel, building: i64) -> i64:
    """A card is taken from the structure when it lies face up and nothing lies on it."""
    place = place_of(game, building)
    if place == NO_CARD:
        return NOT_HERE
    return CLEAR if (game.available >> place) & 1 else COVERED


def open_cards(game: Duel) -> i64:
    """The offer, found anew from which places are available and face up."""
    cards = game.ages[game.age]
    found: i64 = 0
    place: i64
    for place in range(CARDS_LAID):
        if (game.available & game.face_up) >> place & 1:
            found = with_card(found, game.age, place, cards[place])
    return found


def available_cards(game: Duel) -> list[int]:
    """The buildings that can be taken now."""
    cards = game.ages[game.age]
    return [cards[place] for place in range(CARDS_LAID) if (game.available >> place) & 1]


class LayOutAge(Step[Duel]):
    """The deck of an age is laid out in its structure."""

    __slots__ = ("age",)

    def __init__(self, age: i64) -> None:
        self.age: Final[i64] = age

    def run(self, game: Duel) -> None:
        game.age = self.age
        game.present = ALL_PLACES
        game.face_up = LAID_FACE_UP[self.age]
        game.available = FREE_AT_FIRST[self.age]
        game.offer = open_cards(game)
        game.tell(AGE_BEGAN, self.age)

    def encode(self) -> list[int]:
        return [codes.LAY_OUT_AGE, self.age]


def reveal_cards(game: Duel) -> None:
    """Face-down cards that have become available are turned up, and can be taken."""
    hidden = game.available & ~game.face_up
    game.face_up |= hidden
    while hidden:
        game.tell(REVEALED, put_on_offer(game, first_of(hidden)))
        hidden &= hidden - 1


AGE_STEPS: Final[list[LayOutAge]] = [LayOutAge(0), LayOutAge(1), LayOutAge(2)]
