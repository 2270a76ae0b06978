"""The position of a game of Duel: two cities, the cards on the table, the conflict pawn, the agenda."""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import WONDER_COUNT
from civitas.kernel.ints import i64
from civitas.kernel.state import State

STARTING_COINS: Final = 7
NO_CARD: Final = -1
NO_AGE: Final = -1


class City:
    """What one player has built, and the totals that follow from it."""

    __slots__ = (
        "built", "buys", "chains", "clay", "coins", "colours", "glass", "goods_choices", "papyrus", "raw_choices",
        "stone", "structures", "symbols", "tokens", "wonders", "wood",
    )  # fmt: skip

    def __init__(self) -> None:
        self.coins: i64 = STARTING_COINS
        self.structures: list[int] = []
        self.wonders: i64 = 0
        """Wonders that can still be built, one bit each."""
        self.built: i64 = 0
        """Wonders that are built, one bit each."""
        self.tokens: i64 = 0
        """Progress tokens, one bit each."""
        self.wood: i64 = 0
        self.clay: i64 = 0
        self.stone: i64 = 0
        self.glass: i64 = 0
        self.papyrus: i64 = 0
        self.raw_choices: i64 = 0
        self.goods_choices: i64 = 0
        self.buys: i64 = 0
        self.chains: i64 = 0
        self.symbols: i64 = 0
        self.colours: list[int] = [0, 0, 0, 0, 0, 0, 0]

    def clone(self) -> City:
        copy = City()
        copy.coins = self.coins
        copy.structures = self.structures.copy()
        copy.wonders = self.wonders
        copy.built = self.built
        copy.tokens = self.tokens
        copy.wood = self.wood
        copy.clay = self.clay
        copy.stone = self.stone
        copy.glass = self.glass
        copy.papyrus = self.papyrus
        copy.raw_choices = self.raw_choices
        copy.goods_choices = self.goods_choices
        copy.buys = self.buys
        copy.chains = self.chains
        copy.symbols = self.symbols
        copy.colours = self.colours.copy()
        return copy

    def encode(self) -> list[int]:
        """Everything that the cards in the city do not already tell."""
        return [self.coins, self.wonders, self.built, self.tokens, len(self.structures), *self.structures]

    def has_token(self, token: i64) -> bool:
        return (self.tokens >> token) & 1 != 0

    def produces(self) -> list[int]:
        """Units made by brown and grey cards, in the order of the resources."""
        return [self.wood, self.clay, self.stone, self.glass, self.papyrus]


class Duel(State):
    """A position of 7 Wonders Duel.

    The orders of the deal are shared between clones and never changed; what has happened to the cards is kept in bits.
    """

    __slots__ = (
        "active", "age", "ages", "available", "board", "cities", "discard", "ending", "face_up", "looting", "offered",
        "pawn", "present", "removed_wonder", "token_order", "under", "wonder_order",
    )  # fmt: skip

    def __init__(self, ages: list[list[int]], wonder_order: list[int], token_order: list[int]) -> None:
        super().__init__(2)
        self.ages: list[list[int]] = ages
        self.wonder_order: list[int] = wonder_order
        self.token_order: list[int] = token_order
        self.cities: list[City] = []
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
        self.discard: list[int] = []
        self.under: list[int] = []
        """For each wonder the building laid under it."""
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
        copy = Duel(self.ages, self.wonder_order, self.token_order)
        copy.agenda = self.agenda.copy()
        copy.cities = [self.cities[0].clone(), self.cities[1].clone()]
        copy.active = self.active
        copy.offered = self.offered
        copy.age = self.age
        copy.present = self.present
        copy.face_up = self.face_up
        copy.available = self.available
        copy.discard = self.discard.copy()
        copy.under = self.under.copy()
        copy.removed_wonder = self.removed_wonder
        copy.board = self.board
        copy.pawn = self.pawn
        copy.looting = self.looting
        copy.winners = self.winners
        copy.ending = self.ending
        return copy

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


def empty_table(ages: list[list[int]], wonder_order: list[int], token_order: list[int]) -> Duel:
    """Two empty cities with their coins, nothing else laid out."""
    game = Duel(ages, wonder_order, token_order)
    game.cities = [City(), City()]
    game.under = [NO_CARD] * WONDER_COUNT
    return game
