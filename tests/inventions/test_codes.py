"""Each step and question has a number of its own in an encoded position, and each obstacle one among the obstacles."""

import ast
import re
from pathlib import Path

import civitas
from civitas.inventions import codes, obstacles
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.kinds import ACTIONS, BUILD_FOR_TWO, BUILD_FREE
from civitas.inventions.progress_map import StartBuilding
from civitas.kernel.agenda import Item
from civitas.kernel.obstacles import FIRST_OBSTACLE

SOURCES = Path(civitas.__file__).parent / "inventions"
NAMED = {name: value for name, value in vars(codes).items() if name.isupper()}


def codes_used() -> dict[str, str]:
    """The code by which each class of steps and questions names itself, by the name of the class."""
    used: dict[str, str] = {}
    for file in SOURCES.rglob("*.py"):
        classes = [node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
        used |= {kind.name: code for kind in classes for code in codes_of(kind)}
    return used


def codes_of(kind: ast.ClassDef) -> list[str]:
    """The codes that stand in the `encode` of a class."""
    encode = [part for part in kind.body if isinstance(part, ast.FunctionDef) and part.name == "encode"]
    found = [node.attr for method in encode for node in ast.walk(method) if isinstance(node, ast.Attribute)]
    return [name for name in found if name in NAMED]


def test_no_two_items_share_a_code() -> None:
    building = range(NAMED["FIRST_ACTION"], NAMED["FIRST_ACTION"] + ACTIONS + 2)

    assert len(set(NAMED.values())) == len(NAMED)
    assert [name for name, value in NAMED.items() if value in building] == ["FIRST_ACTION"]


def kinds_of(item: type) -> set[type]:
    """The classes of Inventions below one."""
    below: set[type] = set(item.__subclasses__())
    found = {kind for kind in below if kind.__module__.startswith("civitas.inventions")}
    return found.union(*(kinds_of(kind) for kind in below))


def test_every_step_and_question_names_itself_by_its_code() -> None:
    used = codes_used()

    assert set(used.values()) == set(NAMED)
    for kind in kinds_of(Item) - kinds_of(ActionQuestion) - {ActionQuestion, StartBuilding}:
        assert used[kind.__name__] == re.sub("(?<!^)(?=[A-Z])", "_", kind.__name__).upper()


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
