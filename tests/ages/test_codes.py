"""Each step and question of a game has a number of its own in an encoded position."""

import re
from typing import Any

import pytest

from civitas.ages import codes, rules
from civitas.ages.upkeep.production import Upkeep
from civitas.kernel.agenda import AnyItem, Decision, Item, Step

SHARED: set[type] = {Decision, Step, Upkeep}
"""Classes of which nothing is ever on the agenda."""

assert rules, "The rules know every item"


def kinds_below(kind: type[AnyItem]) -> list[type[AnyItem]]:
    below: list[type[AnyItem]] = kind.__subclasses__()
    return [found for sub in below for found in (sub, *kinds_below(sub))]


def test_no_two_items_share_a_code() -> None:
    numbers = [value for name, value in vars(codes).items() if name.isupper()]

    assert len(set(numbers)) == len(numbers)


def items() -> dict[str, type[AnyItem]]:
    """Everything that can be on the agenda, by the name of its code."""
    found = [kind for kind in kinds_below(Item) if kind.__module__.startswith("civitas.ages.") and kind not in SHARED]
    return {re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).upper(): kind for kind in found}


def test_every_item_has_the_code_of_its_name() -> None:
    assert sorted(items()) == sorted(name for name in vars(codes) if name.isupper())


CARRIED = """
BEGIN_TURN CARDS_AT_END_OF_TURN CHECK_UPRISING DISCARD_EXCESS DRAW_MILITARY END_TURN FINAL_SCORING LAST_BONUSES \
PASS_TURN POLITICS REPLENISH_ROW RESET_ACTIONS RESOLVE_WAR RETURN_BONUSES REVEAL_EVENT REVEAL_FIRST SCORE_POINTS \
SHARE_TACTICS TAKE_ACTIONS
ABANDON_COLONY CHOOSE_BONUS CHOOSE_RUIN CONSUME DESTROY_BUILDING PAY_CORRUPTION PRODUCE_FOOD PRODUCE_RESOURCES \
RETURN_BLUE_TOKEN SECOND_ACTION TAKE_ACTION
ADVANCE_CIVILIZATION ANNEX_COLONY BUILD_FREE CARRY_OUT CHOOSE_MIX COVER_STAGE GAIN_EITHER LOSE_POPULATION \
TAKE_BY_AGREEMENT TUCK_LEADER
DISCARD_MILITARY INFILTRATE_TARGET STEAL_TECHNOLOGY TAKE_MIX
ANSWER_OFFER EVENT_HAPPENS
RAID_ALIKE
""".strip().splitlines()
"""The items that carry no number, one, two, and so on."""
LISTED: dict[str, tuple[list[Any], list[int]]] = {
    "MAKE_BID": ([1, 2, 3, 4, [5, 6]], [1, 2, 3, 4, 2, 5, 6]),
    "RAID_BUILDING": ([1, 2, 3, [4, 5], 6], [1, 2, 3, 6, 2, 4, 5]),
    "SEND_FORCE": ([1, 2, 3, [4, 5], 6, 7, 8, 9], [1, 2, 3, 6, 7, 8, 9, 4, 5]),
    "TERRORIZE": ([1, 2, [3, 4]], [1, 2, 2, 3, 4]),
    "POLITICAL_ACTION": ([1, True], [1, 1]),
    "HOLD_BACK": ([1, True], [1]),
}
"""Those that carry lists, or what is true or not: what they are made of, and how that is encoded."""
TOLD = {name: (list(range(1, count + 1)),) * 2 for count, row in enumerate(CARRIED) for name in row.split()} | LISTED


@pytest.mark.parametrize("name", TOLD)
def test_an_item_is_encoded_by_its_code_and_all_that_it_carries(name: str) -> None:
    made, told = TOLD[name]

    assert items()[name](*made).encode() == [getattr(codes, name), *told]


def test_what_an_attack_carries_is_the_only_thing_that_is_not_encoded_here() -> None:
    assert items().keys() - TOLD.keys() == {"DEFEND", "SACRIFICE"}
