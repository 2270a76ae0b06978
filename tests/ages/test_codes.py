"""Each step and question of a game has a number of its own in an encoded position."""

import re

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


def test_every_item_has_the_code_of_its_name() -> None:
    items = [kind for kind in kinds_below(Item) if kind.__module__.startswith("civitas.ages.") and kind not in SHARED]
    names = [re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).upper() for kind in items]

    assert sorted(names) == sorted(name for name in vars(codes) if name.isupper())
