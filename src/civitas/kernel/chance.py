"""Chance: the one source of every shuffle and draw.

A small integer generator (the 32-bit "small fast counting" design) made of sums, shifts and exclusive ors,
so that it never overflows 64 bits and gives the same numbers on every Python, compiled or not. Whoever sees enough of
its numbers can find the others; where people play for the secret of a deal, `SecretChance` deals.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from civitas.kernel.ints import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12
SEED_BITS: Final = 96
MOST_BOUND: Final = 1 << 31
WORD_BYTES: Final = 4
KEY_BYTES: Final = 32


@mypyc_attr(acyclic=True)
class Chance:
    """A stream of numbers fixed by its seed; seeds of up to 96 bits give different streams."""

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int, warm_up: i64 = WARM_UP) -> None:
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = (seed >> 64) & WORD
        self._count: i64 = 1
        for _ in range(warm_up):
            self.word()

    def clone(self) -> Chance:
        copy = Chance(0, 0)
        copy._a, copy._b, copy._c, copy._count = self._a, self._b, self._c, self._count
        return copy

    def encode(self) -> list[int]:
        """Where the stream is: `go_to` leads there."""
        return [self._a, self._b, self._c, self._count]

    def go_to(self, words: list[int]) -> None:
        """Go on as the stream did whose `encode` this is."""
        self._a, self._b, self._c, self._count = words[0], words[1], words[2], words[3]

    def word(self) -> i64:
        """The next 32 random bits."""
        drawn: i64 = (self._a + self._b + self._count) & WORD
        c = self._c
        self._count = (self._count + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (c * 9) & WORD
        self._c = ((c << 21 | c >> 11) + drawn) & WORD
        return drawn

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""
        if not 0 < bound <= MOST_BOUND:
            raise ValueError(f"a bound is a number from 1 to {MOST_BOUND}, not {bound}")
        product = self.word() * bound
        if (product & WORD) < bound:
            # The few words that would favour small results are drawn again.
            unfair = (WORD + 1) % bound
            while (product & WORD) < unfair:
                product = self.word() * bound
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, as `shuffle_one_by_one` does.

        A deal draws a hundred numbers, so `word` and `below` are written out here; a number not taken is drawn again.
        """
        pile: list[Any] = cards
        a, b, c, count = self._a, self._b, self._c, self._count
        place: i64 = len(pile) - 1
        while place > 0:
            drawn = (a + b + count) & WORD
            count = (count + 1) & WORD
            a = b ^ (b >> 9)
            b = (c * 9) & WORD
            c = ((c << 21 | c >> 11) + drawn) & WORD
            product = drawn * (place + 1)
            if product & WORD <= place and product & WORD < (WORD + 1) % (place + 1):
                continue
            other = product >> 32
            card = pile[place]
            pile[place] = pile[other]
            pile[other] = card
            place -= 1
        self._a, self._b, self._c, self._count = a, b, c, count

    def drawn(self, cards: list[int], count: i64) -> list[int]:
        """The first cards of a pile once it is shuffled: as many as are wanted, and no further is it shuffled."""
        pile: list[Any] = cards
        left: i64 = len(pile)
        place: i64
        for place in range(count):
            other = place + self.below(left)
            left -= 1
            card = pile[place]
            pile[place] = pile[other]
            pile[other] = card
        return cards[:count]

    def shuffled(self, cards: list[int]) -> list[int]:
        """The same cards in a random order; the given list stays as it is."""
        pile = cards.copy()
        self.shuffle(pile)
        return pile


def shuffle_one_by_one(chance: Chance, cards: list[int]) -> None:
    """Put the cards into a random order: each changes places with one of those up to its own, the last card first."""
    # Compiled, the items of a list[int] would be unpacked to numbers and packed again.
    pile: list[Any] = cards
    place: i64 = len(pile) - 1
    while place > 0:
        other = chance.below(place + 1)
        card = pile[place]
        pile[place] = pile[other]
        pile[other] = card
        place -= 1


class SecretChance(Chance):
    """A stream that nobody can continue, or trace back, from what it has shown: BLAKE2 of a secret key and a count."""

    __slots__ = ("_block", "_blocks", "_key", "_place")

    def __init__(self, key: bytes) -> None:
        if len(key) < KEY_BYTES:
            raise ValueError(f"a secret key has {KEY_BYTES} bytes at least, not {len(key)}")
        self._key = key
        self._blocks = 0
        self._block = b""
        self._place = 0
        super().__init__(0)

    def clone(self) -> SecretChance:
        copy = SecretChance(self._key)
        copy._blocks, copy._block, copy._place = self._blocks, self._block, self._place
        return copy

    def encode(self) -> list[int]:
        """A secret is no part of a position."""
        raise TypeError("a secret chance deals, and is not kept")

    def shuffle(self, cards: list[int]) -> None:
        shuffle_one_by_one(self, cards)

    def word(self) -> i64:
        """The next 32 random bits."""
        if self._place == len(self._block):
            self._block = blake2b(self._blocks.to_bytes(8, "little"), key=self._key).digest()
            self._blocks += 1
            self._place = 0
        start = self._place
        self._place = start + WORD_BYTES
        return int.from_bytes(self._block[start : start + WORD_BYTES], "little")
