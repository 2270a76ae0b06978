"""Layouts: entries by name, blocks, and rows in words."""

from __future__ import annotations

import pytest

from civitas.kernel.layout import Field, Layout, each, flags, one_of

LAYOUT = Layout(
    "stones",
    1,
    [
        *one_of("age", ("none", "I")),
        Field("mine.coins", 255),
        *each("card", ("Baths", "Altar"), *flags("mine", "rival"), Field("under", 2, words=("", "Piraeus", "Circus"))),
    ],
)


def test_every_entry_is_found_by_its_name() -> None:
    assert LAYOUT.names == (
        "age.none", "age.I", "mine.coins", "card.Baths.mine", "card.Baths.rival", "card.Baths.under",
        "card.Altar.mine", "card.Altar.rival", "card.Altar.under",
    )  # fmt: skip
    assert [LAYOUT.index(name) for name in LAYOUT.names] == list(range(9))
    assert (LAYOUT.size, LAYOUT.dtype, LAYOUT.low[2], LAYOUT.high[2]) == (9, "uint8", 0, 255)


def test_a_block_is_all_below_a_name_or_one_entry_of_each_thing() -> None:
    row = list(range(9))

    assert row[LAYOUT.block("age")] == [0, 1]
    assert row[LAYOUT.block("card.rival")] == [4, 7]
    assert row[LAYOUT.block("card.Altar")] == [6, 7, 8]
    assert row[LAYOUT.block("mine")] == [2]


def test_a_row_is_told_in_words() -> None:
    assert LAYOUT.explain([0, 1, 7, 1, 0, 0, 0, 0, 2]) == {
        "age": "I", "mine.coins": 7, "card.Baths.mine": 1, "card.Altar.under": "Circus",
    }  # fmt: skip


def test_numbers_below_zero_or_above_a_byte_need_two_bytes() -> None:
    assert Layout("stones", 1, [Field("culture", 300)]).dtype == "int16"
    assert Layout("stones", 1, [Field("rating", 9, -9)]).dtype == "int16"


def test_what_is_not_there_is_refused_with_what_is_near() -> None:
    with pytest.raises(KeyError, match=r"The rows of stones have no entry 'mine.coin'. Near it: \['mine.coins'\]."):
        LAYOUT.index("mine.coin")
    with pytest.raises(KeyError, match=r"The rows of stones have no block 'wonder.mine'."):
        LAYOUT.block("wonder.mine")
    with pytest.raises(ValueError, match=r"A row of stones has 9 entries, not 3."):
        LAYOUT.explain([1, 2, 3])
