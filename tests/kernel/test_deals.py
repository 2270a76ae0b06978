"""Deals: chance is given. A deal that cannot be is refused with the row and the reason."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import civitas
from civitas import BadDeal
from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.kernel.rules import Pile

Rows = dict[str, Sequence[str | int]]

ROWS = ("wonders", "tokens", "age 1", "age 2", "age 3")


def deal(**changed: Sequence[str | int]) -> Rows:
    """A deal in the order of the tables, but for the rows given: `age_1` stands for the row "age 1"."""
    rows: Rows = {
        "wonders": list(range(12)),
        "tokens": list(range(10)),
        "age 1": list(range(20)),
        "age 2": list(range(23, 43)),
        "age 3": [*range(46, 63), 66, 67, 68],
    }
    return {**rows, **{name.replace("_", " "): row for name, row in changed.items()}}


def refusal(rows: Rows) -> str:
    with pytest.raises(BadDeal) as refused:
        civitas.new("duel", deal=rows)
    return str(refused.value)


def replaced(name: str, place: int, card: str | int) -> Rows:
    row = list(deal()[name])
    row[place] = card
    return {**deal(), name: row}


def test_a_game_is_dealt_exactly_as_told() -> None:
    game = civitas.new("duel", deal=deal(wonders=[7, 6, 5, 4, 3, 2, 1, 0, 8, 9, 10, 11]))

    assert [game.say(move) for move in game.options()] == [f"take {WONDER_NAMES[id]}" for id in (4, 5, 6, 7)]
    assert game.view()["table"]["board_tokens"] == list(TOKEN_NAMES[:5])
    for _ in range(6):
        game.play(game.options()[0])
    structure = game.view()["table"]["structure"]
    assert [place["card"] for place in structure[14:]] == list(BUILDING_NAMES[14:20])


def test_cards_are_given_by_name_or_by_number() -> None:
    by_name = {name: [names_of(name)[int(id)] for id in ids] for name, ids in deal().items()}
    loosely = {name: [str(card).upper() for card in cards] for name, cards in by_name.items()}

    hashes = {civitas.new("duel", deal=rows).hash for rows in (deal(), by_name, loosely)}

    assert len(hashes) == 1


def names_of(row: str) -> tuple[str, ...]:
    return {"wonders": WONDER_NAMES, "tokens": TOKEN_NAMES}.get(row, BUILDING_NAMES)


def test_equal_seeds_deal_equal_cards_and_others_do_not() -> None:
    deals = [civitas.new("duel", seed=seed).deal for seed in (5, 5, 6)]

    assert deals[0] == deals[1] != deals[2]


def test_without_a_seed_every_game_is_another() -> None:
    assert len({civitas.new("duel").hash for _ in range(10)}) == 10


@pytest.mark.parametrize("seed", range(25))
def test_a_dealt_game_is_a_deal_that_would_be_accepted(seed: int) -> None:
    game = civitas.new("duel", seed=seed)
    assert game.deal is not None

    again = civitas.new("duel", deal=game.deal)

    assert again.hash == game.hash


# What may be left out


def test_wonders_and_tokens_that_nobody_will_see_may_be_left_out() -> None:
    game = civitas.new("duel", deal=deal(wonders=[11, 10, 9, 8, 7, 6, 5, 4], tokens=[9, 8, 7, 6, 5, 4, 3, 2]))

    assert game.deal is not None
    assert game.deal["wonders"] == [11, 10, 9, 8, 7, 6, 5, 4, 0, 1, 2, 3]
    assert game.deal["tokens"] == [9, 8, 7, 6, 5, 4, 3, 2, 0, 1]


def test_a_deal_that_is_completed_is_not_changed_itself() -> None:
    rows = deal(wonders=list(range(8)))

    civitas.new("duel", deal=rows)

    assert rows == deal(wonders=list(range(8)))


# What is refused


@pytest.mark.parametrize("name", ROWS)
def test_a_missing_row_is_refused(name: str) -> None:
    rows = deal()
    del rows[name]

    assert refusal(rows) == f"The deal has no row {name!r}."


def test_an_unknown_row_is_refused() -> None:
    assert refusal(deal(age_4=[])) == (
        "A deal of 7 Wonders Duel has no row 'age 4'. It has: wonders, tokens, age 1, age 2, age 3."
    )


@pytest.mark.parametrize(
    ("name", "count", "sentence"),
    [
        ("wonders", 7, "wonders has 7 entries and needs 8 to 12."),
        ("wonders", 13, "wonders has 13 entries and needs 8 to 12."),
        ("tokens", 7, "tokens has 7 entries and needs 8 to 10."),
        ("tokens", 11, "tokens has 11 entries and needs 8 to 10."),
        ("age 1", 19, "age 1 has 19 entries and needs 20."),
        ("age 2", 21, "age 2 has 21 entries and needs 20."),
        ("age 3", 0, "age 3 has 0 entries and needs 20."),
    ],
)
def test_a_wrong_number_of_cards_is_refused(name: str, count: int, sentence: str) -> None:
    row = (list(deal()[name]) * 2)[:count]

    assert refusal({**deal(), name: row}) == sentence


@pytest.mark.parametrize(
    ("name", "card", "sentence"),
    [
        ("wonders", 1, "wonders: Circus Maximus stands there 2 times and exists once."),
        ("tokens", "Law", "tokens: Law stands there 2 times and exists once."),
        ("age 1", 5, "age 1: Stone Pit stands there 2 times and exists once."),
        ("age 3", 68, "age 3: Builders Guild stands there 2 times and exists once."),
    ],
)
def test_a_card_that_stands_there_twice_is_refused(name: str, card: str | int, sentence: str) -> None:
    assert refusal(replaced(name, 0, card)) == sentence


@pytest.mark.parametrize(
    ("name", "card", "sentence"),
    [
        ("age 1", "Sawmill", "age 1: Sawmill does not belong to this age."),
        ("age 2", "Arena", "age 2: Arena does not belong to this age."),
        ("age 2", "Merchants Guild", "age 2: Merchants Guild does not belong to this age."),
        ("age 3", "Lumber Yard", "age 3: Lumber Yard does not belong to this age."),
    ],
)
def test_a_card_of_another_age_is_refused(name: str, card: str, sentence: str) -> None:
    assert refusal(replaced(name, 0, card)) == sentence


@pytest.mark.parametrize(
    ("guilds", "sentence"),
    [
        ([66, 67], "age 3: there are 2 guilds among the 20 cards and there must be 3."),
        ([66, 67, 68, 69], "age 3: there are 4 guilds among the 20 cards and there must be 3."),
        ([], "age 3: there are 0 guilds among the 20 cards and there must be 3."),
    ],
)
def test_another_number_of_guilds_than_three_is_refused(guilds: list[int], sentence: str) -> None:
    assert refusal(deal(age_3=list(range(46, 66 - len(guilds))) + guilds)) == sentence


@pytest.mark.parametrize(
    ("name", "card", "sentence"),
    [
        ("wonders", "The Eiffel Tower", "wonders: there is no 'The Eiffel Tower' in this game."),
        ("wonders", "Arena", "wonders: there is no 'Arena' in this game."),
        ("tokens", "", "tokens: there is no '' in this game."),
        ("age 1", "5", "age 1: there is no '5' in this game."),
        ("age 1", 73, "age 1: there is no number 73, only 0 to 72."),
        ("age 1", -1, "age 1: there is no number -1, only 0 to 72."),
        ("tokens", 10, "tokens: there is no number 10, only 0 to 9."),
        ("wonders", 2**70, f"wonders: there is no number {2**70}, only 0 to 11."),
    ],
)
def test_an_unknown_card_is_refused(name: str, card: str | int, sentence: str) -> None:
    assert refusal(replaced(name, 0, card)) == sentence


def test_an_empty_deal_is_refused() -> None:
    assert refusal({}) == "The deal has no row 'wonders'."


def test_a_pile_reads_names_and_numbers_within_its_limits() -> None:
    pile = Pile("fruit", ("apple", "pear", "plum"), 1, 2)

    assert pile.read(["PEAR", 2]) == [1, 2]
    with pytest.raises(BadDeal, match=r"fruit has 0 entries and needs 1 to 2\."):
        pile.read([])


@pytest.mark.parametrize("number", ["٣", "²", "1" * 11, "1" * 5000, "-1", "1_0", "", "one"])
def test_a_number_of_a_deal_has_digits_from_0_to_9_and_ten_at_most(number: str) -> None:
    pile = Pile("later shuffles", (), 1, 1)

    assert pile.read(["4294967295"]) == [4294967295]
    with pytest.raises(BadDeal, match="is no whole number"):
        pile.read([number])
