"""The position of a game of Duel: two cities, the cards on the table, the conflict pawn, the agenda."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import WONDER_COUNT
from civitas.duel.cards.effects import COLOURS, RESOURCES
from civitas.kernel.agenda import AnyItem
from civitas.kernel.bits import apart, number_at
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.state import State

STARTING_COINS: Final = 7
NO_CARD: Final = -1
NO_AGE: Final = -1


@mypyc_attr(acyclic=True)
class City:
    """What one player has built, and the totals that follow from it."""

    __slots__ = (
        "built", "buys", "chains", "coins", "colours", "goods_choices", "makes", "prices", "raw_choices", "shared",
        "structures", "symbols", "tokens", "wonders",
    )  # fmt: skip

    def __init__(self, structures: list[int]) -> None:
        self.coins: i64 = STARTING_COINS
        self.structures: list[int] = structures
        """Its cards; they may be a clone's, too, so whoever changes them asks for `own_structures`."""
        self.shared: bool = False
        """Whether a clone may have the same list of structures."""
        self.wonders: i64 = 0
        """Wonders that can still be built, one bit each."""
        self.built: i64 = 0
        """Wonders that are built, one bit each."""
        self.tokens: i64 = 0
        """Progress tokens, one bit each."""
        self.makes: i64 = 0
        """Units made by brown and grey cards, the resources side by side."""
        self.raw_choices: i64 = 0
        self.goods_choices: i64 = 0
        self.buys: i64 = 0
        """A one for each resource that is bought at the fixed price, side by side."""
        self.prices: i64 = 0
        """What a unit of each resource costs it, as `construction.market` finds it whenever a city changes."""
        self.chains: i64 = 0
        self.symbols: i64 = 0
        self.colours: i64 = 0
        """Cards of each colour, side by side."""

    def clone(self) -> City:
        copy = City(self.structures)
        copy.shared = self.shared = True
        copy.coins = self.coins
        copy.wonders = self.wonders
        copy.built = self.built
        copy.tokens = self.tokens
        copy.makes = self.makes
        copy.raw_choices = self.raw_choices
        copy.goods_choices = self.goods_choices
        copy.buys = self.buys
        copy.prices = self.prices
        copy.chains = self.chains
        copy.symbols = self.symbols
        copy.colours = self.colours
        return copy

    def own_structures(self) -> list[int]:
        """The structures, to be changed."""
        if self.shared:
            self.shared = False
            self.structures = self.structures.copy()
        return self.structures

    def encode(self) -> list[int]:
        """Everything that the cards in the city do not already show."""
        return [self.coins, self.wonders, self.built, self.tokens, len(self.structures), *self.structures]

    def has_token(self, token: i64) -> bool:
        return (self.tokens >> token) & 1 != 0

    def produces(self) -> list[int]:
        """Units made by brown and grey cards, in the order of the resources."""
        return apart(self.makes, len(RESOURCES))

    def cards_of(self, colour: i64) -> i64:
        """How many cards of a colour it has."""
        return number_at(self.colours, colour)

    def colour_counts(self) -> list[int]:
        """Cards of each colour, in the order of the colours."""
        return apart(self.colours, len(COLOURS))


@mypyc_attr(acyclic=True)
class Duel(State):
    """A position of 7 Wonders Duel.

    The orders of the deal are shared between clones and never changed; what has happened to the cards is kept in bits.
    """

    __slots__ = (
        "active", "age", "ages", "available", "board", "buildable", "discard", "ending", "face_up", "first", "looting",
        "offer", "offered", "pawn", "present", "reachable", "removed_wonder", "second", "shared", "token_order",
        "under", "uses", "wonder_order",
    )  # fmt: skip

    def __init__(
        self,
        ages: list[list[int]],
        wonder_order: list[int],
        token_order: list[int],
        agenda: list[AnyItem],
        first: City,
        second: City,
        discard: list[int],
        under: list[int],
    ) -> None:
        super().__init__(2, agenda)
        self.ages: list[list[int]] = ages
        self.wonder_order: list[int] = wonder_order
        self.token_order: list[int] = token_order
        self.first: City = first
        """The city of the first player; so for the next."""
        self.second: City = second
        self.active: i64 = 0
        """Whose turn it is, or was last."""
        self.offered: i64 = 0
        """Wonders on offer in the selection, one bit each."""
        self.age: i64 = NO_AGE
        """The age that is laid out: 0, 1 or 2."""
        self.present: i64 = 0
        """Places of the structure that hold a card, one bit each; so for the next two."""
        self.face_up: i64 = 0
        self.available: i64 = 0
        self.offer: i64 = 0
        """The available cards that lie face up, side by side: see `structure`."""
        self.buildable: i64 = 0
        """Which cards on offer can be built by whoever is to take one, a bit each in the order of the offer."""
        self.reachable: i64 = 0
        """The wonders they can build, one bit each."""
        self.uses: i64 = 0
        """In how many ways they can use the cards on offer."""
        self.discard: list[int] = discard
        """The discard pile; it may be a clone's, too, so whoever changes it asks for `own_discard`."""
        self.shared: bool = False
        """Whether a clone may have the same discard pile."""
        self.under: list[int] = under
        """For each wonder the building laid under it; shared between clones, so it is replaced, never changed."""
        self.removed_wonder: i64 = NO_CARD
        """The eighth wonder, once seven are built."""
        self.board: i64 = 0
        """Progress tokens on the board, one bit each."""
        self.pawn: i64 = 0
        """Where the conflict pawn stands: 9 is the second player's capital, -9 the first player's."""
        self.looting: i64 = 0
        """Military tokens still on the board, one bit each."""
        self.ending: i64 = 0
        """How the game ended."""

    def clone(self) -> Duel:
        copy = Duel(
            self.ages, self.wonder_order, self.token_order, self.agenda.copy(),
            self.first.clone(), self.second.clone(), self.discard, self.under,
        )  # fmt: skip
        copy.shared = self.shared = True
        copy.active = self.active
        copy.offered = self.offered
        copy.age = self.age
        copy.present = self.present
        copy.face_up = self.face_up
        copy.available = self.available
        copy.offer = self.offer
        copy.buildable = self.buildable
        copy.reachable = self.reachable
        copy.uses = self.uses
        copy.removed_wonder = self.removed_wonder
        copy.board = self.board
        copy.pawn = self.pawn
        copy.looting = self.looting
        copy.winners = self.winners
        copy.ending = self.ending
        return copy

    def own_discard(self) -> list[int]:
        """The discard pile, to be changed."""
        if self.shared:
            self.shared = False
            self.discard = self.discard.copy()
        return self.discard

    @property
    def cities(self) -> list[City]:
        """Both cities, by seat."""
        return [self.first, self.second]

    def city(self, seat: i64) -> City:
        """The city of a seat."""
        return self.first if seat == 0 else self.second

    def city_against(self, seat: i64) -> City:
        """The city of a seat's rival."""
        return self.second if seat == 0 else self.first

    def encode(self) -> list[int]:
        numbers: list[int] = [
            self.active, self.offered, self.age, self.present, self.face_up, self.board, self.pawn, self.looting,
            self.winners, self.ending, self.removed_wonder, len(self.discard),
        ]  # fmt: skip
        numbers += self.discard + self.under + self.wonder_order + self.token_order
        for cards in self.ages:
            numbers += cards
        for city in self.cities:
            numbers += city.encode()
        for item in self.agenda:
            numbers += item.encode()
        return numbers


def rival_of(seat: i64) -> i64:
    return 1 - seat


def empty_table(ages: list[list[int]], wonder_order: list[int], token_order: list[int], agenda: list[AnyItem]) -> Duel:
    """Two empty cities with their coins, nothing else laid out."""
    return Duel(ages, wonder_order, token_order, agenda, City([]), City([]), [], [NO_CARD] * WONDER_COUNT)
