"""Each step and question has a number of its own in an encoded position, and each obstacle one among the obstacles."""

import contextlib
import re
from collections.abc import Callable

from civitas.inventions import codes, obstacles, rules
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.kinds import ACTIONS, BUILD_FOR_TWO, BUILD_FREE
from civitas.inventions.progress_map import StartBuilding
from civitas.inventions.steps import RegionStep
from civitas.kernel.agenda import AnyItem, Item
from civitas.kernel.obstacles import FIRST_OBSTACLE

NAMED = {name: value for name, value in vars(codes).items() if name.isupper()}
MOST_CARRIED = 6

assert rules, "The rules know every item"


def test_no_two_items_share_a_code() -> None:
    building = range(NAMED["FIRST_ACTION"], NAMED["FIRST_ACTION"] + ACTIONS + 2)

    assert len(set(NAMED.values())) == len(NAMED)
    assert [name for name, value in NAMED.items() if value in building] == ["FIRST_ACTION"]


def kinds_of(item: type) -> set[type]:
    """The classes of Inventions below one."""
    below: set[type] = set(item.__subclasses__())
    found = {kind for kind in below if kind.__module__.startswith("civitas.inventions")}
    return found.union(*(kinds_of(kind) for kind in below))


def code_of(kind: type) -> str:
    """The name of the code of a class."""
    return re.sub("(?<!^)(?=[A-Z])", "_", kind.__name__).upper()


def made(kind: Callable[..., AnyItem]) -> tuple[AnyItem, int]:
    """An item all of whose numbers and answers are 1, and how many it carries."""
    for count in range(MOST_CARRIED + 1):
        with contextlib.suppress(TypeError):
            return kind(*[True] * count), count
    raise AssertionError(f"{kind} carries more than {MOST_CARRIED}")


def test_every_step_and_question_is_encoded_as_its_code_and_all_it_carries() -> None:
    kinds = kinds_of(Item) - kinds_of(ActionQuestion) - {ActionQuestion, RegionStep, StartBuilding}
    items = {code_of(kind): made(kind) for kind in kinds}

    assert {*items, "FIRST_ACTION"} == set(NAMED)
    for name, (item, carried) in items.items():
        assert item.encode() == [NAMED[name], *[1] * carried], name


def test_no_two_obstacles_share_a_code() -> None:
    numbers = [value for name, value in vars(obstacles).items() if name.isupper()]

    assert len(set(numbers)) == len(numbers)
    assert min(numbers) == FIRST_OBSTACLE


def test_building_by_a_benefit_is_encoded_as_the_benefit_after_the_actions() -> None:
    first = codes.FIRST_ACTION

    assert [StartBuilding(2, benefit).encode() for benefit in (BUILD_FREE, BUILD_FOR_TWO)] == [
        [first + 10, 2, 1],
        [first + 11, 2, 1],
    ]
