"""Chance: the same numbers on every Python and in both forms of the engine, and fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b

import pytest

from civitas.kernel.chance import SEED_BITS, WARM_UP, WORD, Chance, SecretChance, shuffle_one_by_one

SEEDS = (0, 1, 7, 2**32 - 1, 2**32, 2**64 + 5, 2**96 - 1, 0x0123456789ABCDEF01234567)


def reference(seed: int) -> Iterator[int]:
    """The generator as its inventor describes it, with no limit on the size of its numbers."""
    a, b, c = (seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64))
    count = 1
    while True:
        drawn = (a + b + count) % 2**32
        count = (count + 1) % 2**32
        a, b, c = b ^ b >> 9, c * 9 % 2**32, ((c * 2**21 % 2**32 | c >> 11) + drawn) % 2**32
        yield drawn


def test_the_numbers_are_pinned() -> None:
    chance = Chance(7)

    assert [chance.word() for _ in range(6)] == [3069104647, 3582417929, 1446471690, 4196707356, 3891143111, 2994695642]
    assert [chance.below(6) for _ in range(20)] == [2, 2, 4, 2, 1, 5, 2, 5, 3, 3, 0, 2, 4, 2, 4, 3, 0, 3, 5, 1]
    assert chance.shuffled(list(range(12))) == [5, 1, 11, 6, 3, 2, 10, 0, 4, 9, 8, 7]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_words_are_those_of_the_generator(seed: int) -> None:
    expected = reference(seed)
    for _ in range(WARM_UP):
        next(expected)
    chance = Chance(seed)

    assert [chance.word() for _ in range(200)] == [next(expected) for _ in range(200)]


def test_a_word_has_32_bits_and_all_of_them_vary() -> None:
    chance = Chance(1)
    words = [chance.word() for _ in range(2000)]

    assert all(0 <= word < 2**32 for word in words)
    for bit in range(32):
        assert 850 < sum(word >> bit & 1 for word in words) < 1150


def test_a_number_below_a_bound_is_one_of_those_that_there_are() -> None:
    chance = Chance(3)

    for bound in (1, 2, 3, 7, 73, 1192, 2**31):
        assert all(0 <= chance.below(bound) < bound for _ in range(300))


def test_below_one_there_is_only_nothing() -> None:
    assert {Chance(seed).below(1) for seed in range(50)} == {0}


@pytest.mark.parametrize("sides", [2, 3, 6, 20])
def test_numbers_below_a_bound_are_equally_likely(sides: int) -> None:
    chance = Chance(5)
    each = 2000

    thrown = Counter(chance.below(sides) for _ in range(sides * each))

    assert set(thrown) == set(range(sides))
    surprise = sum((count - each) ** 2 / each for count in thrown.values())
    assert surprise < sides + 4 * (2 * sides) ** 0.5


def fair(words: Chance, bound: int) -> int:
    """A number below a bound, with no limit on the size of the product."""
    word = int(words.word())
    while word * bound % 2**32 < 2**32 % bound:
        word = int(words.word())
    return word * bound >> 32


def test_a_bound_that_does_not_divide_the_words_favours_no_number() -> None:
    # A quarter of all words is drawn again: without that, some numbers would come three times for two of others.
    chance = Chance(9)
    bound = 3 * 2**29

    drawn = [chance.below(bound) for _ in range(6000)]

    for third in range(3):
        assert 1850 < sum(number >> 29 == third for number in drawn) < 2150


@pytest.mark.parametrize("bound", [3, 1192, 2**31 - 1, 2**31, 3 * 2**29])
def test_words_that_would_favour_a_number_are_drawn_again(bound: int) -> None:
    chance, words = Chance(9), Chance(9)

    assert [chance.below(bound) for _ in range(200)] == [fair(words, bound) for _ in range(200)]
    assert chance.encode() == words.encode()


def test_a_bound_past_the_machine_integer_is_refused_or_right() -> None:
    chance, words = Chance(9), Chance(9)
    bound = 3 * 2**30

    try:
        drawn = [chance.below(bound) for _ in range(50)]
    except (AssertionError, OverflowError, ValueError):
        return

    assert drawn == [fair(words, bound) for _ in range(50)]


def test_a_shuffle_is_a_permutation_of_the_same_list() -> None:
    chance = Chance(4)
    for size in (0, 1, 2, 5, 73):
        cards = list(range(size))
        pile = cards

        chance.shuffle(pile)

        assert pile is cards
        assert sorted(pile) == list(range(size))


# Three cards: the first number drawn is 0, the one word that would favour a card, and is drawn again.
UNFAIR = [WORD, 0, 12345, 1]


@pytest.mark.parametrize("words", [*(Chance(seed).encode() for seed in SEEDS), UNFAIR])
@pytest.mark.parametrize("size", [0, 1, 2, 3, 23, 200])
def test_a_shuffle_draws_as_one_by_one_and_leaves_the_stream_there(words: list[int], size: int) -> None:
    chance, other = Chance(0), Chance(0)
    chance.go_to(words)
    other.go_to(words)
    pile, clear = list(range(size)), list(range(size))

    chance.shuffle(pile)
    shuffle_one_by_one(other, clear)

    assert pile == clear
    assert chance.encode() == other.encode()


def test_a_shuffled_copy_leaves_the_list_as_it_is() -> None:
    cards = list(range(30))

    pile = Chance(4).shuffled(cards)

    assert cards == list(range(30))
    assert sorted(pile) == cards != pile


def test_cards_are_drawn_from_a_pile_that_stays_whole() -> None:
    pile = list(range(30))

    drawn = Chance(4).drawn(pile, 7)

    assert drawn == pile[:7]
    assert sorted(pile) == list(range(30)) != pile


def test_every_card_is_drawn_equally_often_in_every_place() -> None:
    chance = Chance(8)
    pile = list(range(5))
    counts = [[0] * 5 for _ in range(2)]
    for _ in range(5000):
        for place, card in enumerate(chance.drawn(pile, 2)):
            counts[place][card] += 1

    assert all(900 < count < 1100 for row in counts for count in row)


def test_every_order_is_equally_likely() -> None:
    chance = Chance(8)
    each = 500

    orders = Counter(tuple(chance.shuffled([0, 1, 2, 3])) for _ in range(24 * each))

    assert len(orders) == 24
    assert sum((count - each) ** 2 / each for count in orders.values()) < 24 + 4 * 48**0.5


def test_equal_seeds_give_equal_streams() -> None:
    one, other = Chance(123456789), Chance(123456789)

    assert [one.word() for _ in range(50)] == [other.word() for _ in range(50)]


def test_each_of_the_96_bits_of_a_seed_gives_another_stream() -> None:
    seeds = [0, *(1 << bit for bit in range(SEED_BITS))]

    streams = {tuple(chance.word() for _ in range(4)) for chance in map(Chance, seeds)}

    assert SEED_BITS == 96
    assert len(streams) == len(seeds)


def test_neighbouring_seeds_do_not_begin_alike() -> None:
    firsts = [Chance(seed).below(1000) for seed in range(2000)]

    assert len(set(firsts)) > 800
    assert 450 < sum(firsts) / len(firsts) < 550


def test_a_clone_goes_on_alone_from_where_it_was_made() -> None:
    chance = Chance(2)
    chance.word()
    copy = chance.clone()
    position = chance.encode()

    ahead = [copy.word() for _ in range(10)]

    assert chance.encode() == position != copy.encode()
    assert [chance.word() for _ in range(10)] == ahead
    assert chance.encode() == copy.encode()


# Secrets


KEY = bytes(range(32))


def blocks(key: bytes) -> Iterator[int]:
    """The words of BLAKE2b in counter mode, as the standard library makes them."""
    for count in range(1000):
        block = blake2b(count.to_bytes(8, "little"), key=key).digest()
        yield from (int.from_bytes(block[start : start + 4], "little") for start in range(0, len(block), 4))


def test_the_words_of_a_secret_are_blake2_in_counter_mode() -> None:
    expected = list(blocks(KEY))[WARM_UP:][:100]
    chance = SecretChance(KEY)

    assert [chance.word() for _ in range(100)] == expected


def test_a_secret_deals_like_any_chance_and_its_copies_go_on_alike() -> None:
    chance = SecretChance(KEY)
    chance.word()
    copy = chance.clone()

    dealt = chance.shuffled(list(range(30)))

    assert sorted(dealt) == list(range(30))
    assert copy.shuffled(list(range(30))) == dealt
    assert SecretChance(bytes(32)).shuffled(list(range(30))) != SecretChance(KEY).shuffled(list(range(30)))


def test_a_number_below_a_bound_of_a_secret_is_fair() -> None:
    chance = SecretChance(KEY)

    counts = Counter(chance.below(6) for _ in range(6000))

    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_short_key_is_no_secret_and_a_secret_is_not_kept() -> None:
    with pytest.raises(ValueError, match="a secret key has 32 bytes at least, not 12"):
        SecretChance(bytes(12))
    with pytest.raises(TypeError):
        SecretChance(KEY).encode()
