"""Facts: numbers and names read off what a seat sees, by a path such as `cities.0.coins`.

cities.0.coins                        fields and places, one after another
structure[card=Baths].prices.0        of a list, the first row whose field says so
cities.*.wonders.*.built_with.#       `*` takes all of them, `#` counts what is there
result.reason, view.asked             beginning with `result.` or `view.`, the result, or all that is seen
9 - pawn, 9 + pawn                    a number less a fact, or and a fact
after:build Baths:cities.0.coins      what the fact would be after a move
gain:build Baths:cities.0.coins       by how much the move would change it
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from civitas.kernel.game import Game

ALL: Final = "*"
COUNT: Final = "#"
_SUM: Final = re.compile(r"(\d+) ([-+]) (.+)")
_PART: Final = re.compile(r"\[(\w+)=([^\]]*)\]|([^.\[]+)")

Condition = Sequence[Any]
"""A path, how it compares, and with what: `["cities.0.coins", ">=", 3]`."""


class NoSuchFact(LookupError):
    """A path that leads nowhere on this table."""


def has(have: Any, wanted: Any) -> bool:
    return wanted in have


def lacks(have: Any, wanted: Any) -> bool:
    return wanted not in have


COMPARISONS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "has": has,
    "lacks": lacks,
}


def value(game: Game, seat: int, path: str) -> Any:
    """A fact as a seat sees it."""
    if found := _SUM.fullmatch(path):
        fact = value(game, seat, found[3])
        return int(found[1]) + (fact if found[2] == "+" else -fact)
    if path.startswith(("after:", "gain:")):
        when, move, path = path.split(":", 2)
        world = game.clone()
        world.play(move)
        later = value(world, seat, path)
        return later - value(game, seat, path) if when == "gain" else later
    view = game.view(seat)
    if path.startswith("result."):
        return None if view["result"] is None else follow(view["result"], path.removeprefix("result."))
    if path.startswith("view."):
        return follow(view, path.removeprefix("view."))
    return follow(view["table"], path)


def holds(game: Game, seat: int, condition: Condition) -> bool:
    """Whether a fact is as the condition says; one that is not there holds nothing."""
    path, comparison, wanted = condition
    try:
        return COMPARISONS[comparison](value(game, seat, path), wanted)
    except (NoSuchFact, TypeError):
        return False


def follow(data: Any, path: str) -> Any:
    """What stands at the end of a path."""
    found = [data]
    for key, wanted, part in _PART.findall(path):
        if key:
            found = [_row(rows, key, wanted, path) for rows in found]
        elif part == ALL:
            found = [item for items in found for item in _items(items, path)]
        elif part == COUNT:
            return _count(found)
        else:
            found = [_item(items, part, path) for items in found]
    return found if ALL in path.split(".") else found[0]


def _count(found: list[Any]) -> int:
    if len(found) == 1 and isinstance(found[0], (list, dict)):
        return len(found[0])
    return sum(item is not None for item in found)


def _items(items: Any, path: str) -> list[Any]:
    if not isinstance(items, (list, dict)):
        raise NoSuchFact(path)
    return list(items.values() if isinstance(items, dict) else items)


def _item(items: Any, part: str, path: str) -> Any:
    try:
        return items[int(part)] if isinstance(items, (list, tuple)) else items[part]
    except (KeyError, IndexError, ValueError, TypeError):
        raise NoSuchFact(path) from None


def _row(rows: Any, key: str, wanted: str, path: str) -> Any:
    for row in _items(rows, path):
        if isinstance(row, dict) and str(row.get(key)) == wanted:
            return row
    raise NoSuchFact(path)


def names_in(data: Any) -> set[str]:
    """Every text that stands anywhere in a view."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return {str(key) for key in data}.union(*map(names_in, data.values()))
    if isinstance(data, (list, tuple)):
        return set[str]().union(*map(names_in, data))
    return set()
