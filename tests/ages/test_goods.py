"""Food and resources: gaining, paying with change, losing; and that no legal way leaves a fuller bank than ours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civitas import Game, IllegalMove
from civitas.ages.editions.new_story.constants import NEW_STORY
from civitas.ages.goods import FOOD, RESOURCES, gain, lose, pay, stored, worth_of
from civitas.ages.state import Ages
from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.rules import rule

FARMS = {"Agriculture": 1, "Irrigation": 2, "Selective Breeding": 3, "Mechanized Agriculture": 5}
MINES = {"Bronze": 1, "Iron": 2, "Coal": 3, "Oil": 5}
LABS = {"Alchemy": 1, "Scientific Method": 2, "Computers": 3}


def tokens(game: Game, player: int = 1) -> dict[str, int]:
    """The blue tokens on each card that has any, and in the bank."""
    own = civ_of(game, player)
    on_cards = {row["card"]: row["blue"] for row in own["technologies"] if row["blue"]}
    return {**on_cards, "bank": own["blue_bank"]}


# Gaining


@rule("NS-41.3", "NS-51.1", "NS-R28")
@pytest.mark.parametrize(
    ("technologies", "amount", "where"),
    [("", 3, {"Bronze": 3}), ("Iron", 3, {"Iron": 1, "Bronze": 1}), ("Iron, Coal", 4, {"Coal": 1, "Bronze": 1}),
     ("Oil", 4, {"Bronze": 4}), ("Iron, Coal, Oil", 9, {"Oil": 1, "Coal": 1, "Bronze": 1})],
)  # fmt: skip
def test_gained_resources_are_tokens_worth_exactly_the_amount(
    technologies: str, amount: int, where: dict[str, int]
) -> None:
    game = table(age=3, phase="politics", events="Crusades, Rats", one=civ(technologies=technologies))
    own = cast(Ages, game.state)

    assert gain(own, own.civs[0], RESOURCES, amount) == amount
    assert tokens(game) == {**where, "bank": 16 - sum(where.values())}


@rule("NS-51.1", "NS-51.2", "NS-R28")
@pytest.mark.parametrize(("bank", "gained"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_with_too_few_tokens_the_nearest_lower_amount_is_gained(bank: int, gained: int) -> None:
    game = table(one=civ(hand="Reserves I", blue="Agriculture 2", blue_bank=bank))

    changes = play(game, "play Reserves I", "gain resources")

    assert only(changes, "resources 1") == ({"resources 1": gained} if gained else {})
    assert civ_of(game, 1)["blue_bank"] == bank - gained


@rule("NS-51.2", "NS-R28")
@pytest.mark.parametrize(("bank", "gained"), [(3, 4), (2, 4), (1, 3)])
def test_the_most_valuable_tokens_come_nearest(bank: int, gained: int) -> None:
    game = table(age=3, one=civ(technologies="Coal", hand="Reserves III", blue_bank=bank))

    changes = play(game, "play Reserves III", "gain resources")

    assert only(changes, "resources 1") == {"resources 1": gained}


@rule("NS-51.3")
def test_a_card_that_gives_both_gives_them_in_the_printed_order() -> None:
    """Stockpile prints the resource first, Development of Trade Routes the food."""
    card = table(one=civ(hand="Stockpile", blue_bank=1))
    event = table(
        phase="politics",
        events="Development of Trade Routes, Development of Science",
        one=civ(military_hand="Rats", blue_bank=1),
    )

    assert only(play(card, "play Stockpile"), "food 1", "resources 1") == {"resources 1": 1}
    assert only(play(event, "prepare Rats"), "food 1", "resources 1") == {"food 1": 1}


# Paying


@rule("NS-51.4", "NS-51.5")
@pytest.mark.parametrize(
    ("blue", "cost", "left"),
    [
        ("Bronze 4", "build Warriors", {"Bronze": 2}),
        ("Iron 2", "build Warriors", {"Iron": 1}),
        ("Coal 1", "build Warriors", {"Bronze": 1}),
        ("Coal 2", "build Warriors", {"Coal": 1, "Bronze": 1}),
        ("Bronze 1, Coal 1", "build Warriors", {"Iron": 1}),
        ("Oil 1", "build Warriors", {"Coal": 1}),
        ("Oil 1, Bronze 1", "build Religion", {"Coal": 1}),
        ("Oil 1", "build Religion", {"Iron": 1}),
    ],
)
def test_a_payment_returns_tokens_or_moves_them_down_or_takes_change(
    blue: str, cost: str, left: dict[str, int]
) -> None:
    game = table(age=3, one=civ(technologies="Iron, Coal, Oil", blue=blue))

    play(game, cost)

    assert tokens(game) == {**left, "bank": 16 - sum(left.values())}


@rule("NS-51.5")
def test_small_tokens_are_never_put_together_to_a_greater_one() -> None:
    game = table(one=civ(technologies="Iron", blue="Bronze 6"))

    play(game, "build Warriors")

    assert tokens(game) == {"Bronze": 4, "bank": 12}


@rule("NS-51.6", "NS-16.2")
def test_whoever_has_too_little_cannot_pay() -> None:
    game = table(one=civ(technologies="Coal", blue="Coal 1", idle=1))

    assert "build Religion" in options(game)
    poor = table(one=civ(technologies="Coal", blue="Bronze 2", idle=1))
    assert "build Religion" not in options(poor)
    with pytest.raises(IllegalMove):
        poor.play("build Religion")


@rule("NS-51.7")
@pytest.mark.parametrize(
    ("technologies", "blue", "left"),
    [("Oil", "Oil 1", {"Bronze": 1}), ("Coal, Oil", "Oil 1", {"Coal": 1}), ("Oil", "Oil 2", {"Oil": 1, "Bronze": 1})],
)
def test_without_a_token_for_the_change_as_little_too_much_as_possible_is_paid(
    technologies: str, blue: str, left: dict[str, int]
) -> None:
    game = table(age=3, one=civ(technologies=technologies, blue=blue, blue_bank=0))

    play(game, "build Warriors")

    assert {name: count for name, count in tokens(game).items() if name != "bank"} == left


@rule("NS-51.7")
def test_with_a_token_in_the_bank_for_the_change_the_exact_amount_is_paid() -> None:
    game = table(age=3, one=civ(technologies="Oil", blue="Oil 1", blue_bank=2))

    play(game, "build Warriors")

    assert tokens(game) == {"Bronze": 3, "bank": 0}


# Losing and taking


@rule("NS-51.9", "NS-R29")
@pytest.mark.parametrize(("have", "lost"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_whoever_loses_more_than_they_have_loses_all(have: int, lost: int) -> None:
    state = cast(Ages, table(one=civ(food=have)).state)

    assert lose(state, state.civs[0], FOOD, 3) == lost
    assert stored(state, state.civs[0], FOOD) == have - lost


@rule("NS-51.10", "NS-R29", "NS-51.9", "OR-53.10", "OR-53.11", "OR-84.3", "OR-R5", "OR-R8")
@pytest.mark.parametrize(
    ("has", "bank", "lost", "gained"), [(5, 16, 3, 3), (2, 16, 2, 2), (0, 16, 0, 0), (5, 1, 3, 1), (5, 0, 3, 0)]
)
def test_whoever_takes_goods_gains_what_the_other_lost_with_their_own_tokens(
    has: int, bank: int, lost: int, gained: int
) -> None:
    game = table(
        phase="politics",
        one=civ(military_hand="Plunder I", technologies="Warriors 3", blue_bank=bank),
        two=civ(resources=has),
    )
    owned = civ_of(game, 2)["blue_bank"] + has

    changes = play(game, "play Plunder I against player 2")
    while changes["asked"] != "1: TakeAction":
        move = "fight" if "fight" in options(game) else "0 food"
        changes = {**changes, **play(game, move)}

    expected = {name: number for name, number in {"resources 1": gained, "resources 2": -lost}.items() if number}
    assert only(changes, "resources", "food", "blue tokens") == expected
    assert civ_of(game, 2)["blue_bank"] + civ_of(game, 2)["resources"] == owned


# Every legal way

Counts = tuple[int, ...]


class Store:
    """Tokens on cards of given worths, where new ones may come, and in the bank: the rule, the slow way."""

    def __init__(self, worths: Counts, open_to_change: tuple[bool, ...], bank: int) -> None:
        self.worths = worths
        self.open_to_change = open_to_change
        self.bank = bank

    def worth(self, counts: Counts) -> int:
        return sum(count * worth for count, worth in zip(counts, self.worths, strict=True))

    def changes(self, below: int, tokens: int) -> Iterator[Counts]:
        """Every set of tokens worth less than an amount that can be gained back."""
        places = [place for place, is_open in enumerate(self.open_to_change) if is_open]
        for number in range(min(tokens, below) + 1):
            for chosen in combinations_with_replacement(places, number):
                counts = tuple(chosen.count(place) for place in range(len(self.worths)))
                if self.worth(counts) < below:
                    yield counts

    def steps(self, counts: Counts, bank: int) -> Iterator[Counts]:
        """Return one token, and take change for it worth less than the token."""
        for place, worth in enumerate(self.worths):
            if counts[place]:
                for back in self.changes(worth, bank + 1):
                    yield tuple(count - (here == place) + back[here] for here, count in enumerate(counts))

    def ways_to_pay(self, counts: Counts, amount: int) -> set[Counts]:
        """What can be left after paying exactly; if that cannot be, after paying as little too much as possible."""
        aim = self.worth(counts) - amount
        owned = self.bank + sum(counts)
        seen, waiting = {counts}, [counts]
        while waiting:
            now = waiting.pop()
            for after in self.steps(now, owned - sum(now)):
                if after not in seen:
                    seen.add(after)
                    if self.worth(after) > aim:
                        waiting.append(after)
        nearest = max(self.worth(left) for left in seen if self.worth(left) <= aim)
        return {left for left in seen if self.worth(left) == nearest}

    def ways_to_gain(self, amount: int) -> list[Counts]:
        """What can be gained: the amount, or the nearest lower one."""
        ways = list(self.changes(amount + 1, self.bank))
        nearest = max(self.worth(way) for way in ways)
        return [way for way in ways if self.worth(way) == nearest]

    def in_order(self, counts: Counts) -> tuple[int, list[int]]:
        """Fewest tokens first, then the most valuable ones."""
        values = sorted((worth for worth, count in zip(self.worths, counts, strict=True) for _ in range(count)))
        return sum(counts), [-value for value in reversed(values)]


def place_of(card: str) -> int:
    return int(NEW_STORY.civil[NEW_STORY.civil_ids[card]].place)


class Told:
    """A civilization of a game with its tokens of one kind of goods, and the same as a store."""

    def __init__(self, goods: int, leader: str, cards: list[str], counts: Counts, bank: int) -> None:
        blue = ", ".join(f"{card} {count}" for card, count in zip(cards, counts, strict=True) if count)
        technologies = ", ".join(card for card in cards if card not in ("Agriculture", "Bronze"))
        own = civ(technologies=technologies, blue=blue, blue_bank=bank, leader=leader)
        self.state = cast(Ages, table(age=3, one=own).state)
        self.goods, self.cards, self.counts, self.leader = goods, cards, counts, leader
        self.own = self.state.civs[0]
        self.places = [place_of(card) for card in cards]
        worths = tuple(int(worth_of(self.state, place)) for place in self.places)
        self.store = Store(worths, tuple(card not in LABS or leader != "" for card in cards), bank)

    def __repr__(self) -> str:
        tokens = ", ".join(f"{card} {count}" for card, count in zip(self.cards, self.counts, strict=True))
        return f"{tokens}, bank {self.store.bank}, leader {self.leader or 'nobody'}"

    def left(self) -> Counts:
        return tuple(self.own.blue_at(place) for place in self.places)


@st.composite
def stores(draw: st.DrawFn, after_gates: bool = False) -> Told:
    """Some farms, or some mines, with labs under Bill Gates or after him."""
    goods = RESOURCES if after_gates else draw(st.sampled_from([FOOD, RESOURCES]))
    first, *better = FARMS if goods == FOOD else MINES
    cards = [first, *(card for card in better if draw(st.booleans()))]
    leader = "Bill Gates" if goods == RESOURCES and not after_gates and draw(st.booleans()) else ""
    if leader or after_gates:
        cards += [card for card in LABS if draw(st.booleans())]
    counts = tuple(draw(st.integers(0, 2)) for _ in cards)
    return Told(goods, leader, cards, counts, draw(st.integers(0, 4)))


def check_payment(told: Told, amount: int) -> None:
    """The best of all legal ways is the one that was taken."""
    store, counts = told.store, told.counts

    pay(told.state, told.own, told.goods, amount)

    left = told.left()
    ways = store.ways_to_pay(counts, amount)
    assert store.worth(left) == store.worth(next(iter(ways)))
    assert store.in_order(left) == min(store.in_order(way) for way in ways)
    assert told.own.blue_bank == store.bank + sum(counts) - sum(left)


@rule("NS-51.4", "NS-51.5", "NS-51.7")
@settings(max_examples=150, deadline=None)
@given(told=stores(), data=st.data())
def test_no_other_legal_way_to_pay_leaves_a_fuller_bank_or_more_valuable_tokens(
    told: Told, data: st.DataObject
) -> None:
    check_payment(told, data.draw(st.integers(0, min(told.store.worth(told.counts), 12))))


@rule("NS-53.14", "NS-51.7")
@settings(max_examples=100, deadline=None)
@given(told=stores(after_gates=True), data=st.data())
def test_the_same_holds_for_tokens_on_labs_after_bill_gates(told: Told, data: st.DataObject) -> None:
    check_payment(told, data.draw(st.integers(0, min(told.store.worth(told.counts), 12))))


@rule("NS-53.14", "NS-51.7")
def test_after_bill_gates_a_payment_that_can_be_exact_is_exact() -> None:
    told = Told(RESOURCES, "", ["Bronze", "Oil", "Computers"], (0, 1, 1), 0)

    pay(told.state, told.own, RESOURCES, 4)

    assert told.left() == (1, 0, 1)


@rule("NS-53.14", "NS-51.7")
def test_food_is_paid_and_changed_as_ever_after_bill_gates() -> None:
    own = civ(technologies="Irrigation, Computers", blue="Irrigation 2, Computers 1", yellow_bank=16)

    changes = play(table(age=3, one=own), "increase population")

    assert only(changes, "food 1", "resources 1") == {"food 1": -3}


@rule("NS-51.1", "NS-51.2", "NS-R28")
@settings(max_examples=150, deadline=None)
@given(told=stores(), amount=st.integers(0, 9))
def test_no_other_legal_way_to_gain_leaves_a_fuller_bank_or_more_valuable_tokens(told: Told, amount: int) -> None:
    store = told.store

    gained = gain(told.state, told.own, told.goods, amount)

    come = tuple(now - before for now, before in zip(told.left(), told.counts, strict=True))
    ways = store.ways_to_gain(amount)
    assert gained == store.worth(come) == store.worth(ways[0])
    assert store.in_order(come) == min(store.in_order(way) for way in ways)
    assert told.own.blue_bank == store.bank - sum(come)
