"""Explicit deals of Duel, and where the cards of an age lie."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.duel.cards.decks import TOKEN_NAMES, WONDER_NAMES
from civitas.duel.structure import COVERED_BY
from tests.support.changes import words
from tests.support.duel.names import DECKS, GUILDS, Pair, age_of

ROWS = ((2, 3, 4, 5, 6), (6, 5, 4, 3, 2), (2, 3, 4, 2, 4, 3, 2))
FREE_AT_FIRST = ((14, 15, 16, 17, 18, 19), (18, 19), (18, 19))
"""Places of each age that nothing lies on when it is laid out."""


def deal(
    *, wonders: str = "", tokens: str = "", age_1: str = "", age_2: str = "", age_3: str = ""
) -> dict[str, list[str | int]]:
    """An explicit deal: in each row the cards named, from its first place on, then others."""
    rows = {
        f"age {age}": complete(age, dict(enumerate(words(row)))) for age, row in enumerate((age_1, age_2, age_3), 1)
    }
    rows["wonders"] = list(dict.fromkeys([*words(wonders), *WONDER_NAMES]))
    rows["tokens"] = list(dict.fromkeys([*words(tokens), *TOKEN_NAMES]))
    return {name: list[str | int](row) for name, row in rows.items()}


def front_places(age: int, count: int, layout: str) -> list[int]:
    """Where the displayed cards lie: in the smallest layout of that kind that has enough places in front."""
    if layout == "whole":
        return list(FREE_AT_FIRST[age - 1])
    rows = ROWS[age - 1]
    for row in range(0 if layout == "last" else 1, len(rows)):
        if rows[row] >= max(count, 1):
            first = sum(rows[:row])
            return list(range(first, first + (count or 2)))
    assert count == rows[0], f"age {age} has no row of {count} cards"
    return list(range(count))


def with_all_below(age: int, front: list[int]) -> list[int]:
    """The places in front and all that are, directly or not, covered by them."""
    left = set(front)
    for place in range(19, -1, -1):
        if any(COVERED_BY[age - 1][place] >> other & 1 for other in left):
            left.add(place)
    return sorted(left)


def deal_row(
    number: int,
    age: int,
    shown: list[str],
    behind: list[str],
    spoken: list[str],
    front: list[int],
    left: list[int],
    after: list[str],
) -> list[str]:
    """The twenty cards of one age, each at its place."""
    if number == age:
        hidden = sorted(set(left) - set(front), key=lambda place: (-row_of(number, place), place))
        fixed = {**dict(zip(front, shown)), **dict(zip(hidden, behind))}
        loose = [place for place in range(20) if place not in left]
    else:
        fixed = dict(zip(FREE_AT_FIRST[number - 1], after)) if number == age + 1 else {}
        loose = [place for place in range(20) if place not in fixed]
    wanted = [card for card in spoken if age_of(card) == number and card not in fixed.values()]
    fixed |= dict(zip(loose, wanted, strict=False))
    assert len(wanted) <= len(loose), f"{wanted} do not fit into the places taken already"
    return complete(number, fixed)


def row_of(age: int, place: int) -> int:
    rows = ROWS[age - 1]
    return next(row for row in range(len(rows)) if place < sum(rows[: row + 1]))


def complete(age: int, fixed: dict[int, str]) -> list[str]:
    """A row of the deal with the rest of its places filled, guilds last."""
    used = set(fixed.values())
    guilds = 0 if age < 3 else 3 - sum(card in GUILDS for card in used)
    free = [card for card in DECKS[age - 1] if card not in used][: 20 - len(fixed) - guilds]
    free += [card for card in GUILDS if card not in used][:guilds]
    filler = iter(free)
    return [fixed[place] if place in fixed else next(filler) for place in range(20)]


def full_deal(
    rows: Sequence[Sequence[str]], wonders: Pair, built: Pair, tokens: Pair, board: str | None, drawn: str
) -> dict[str, list[str | int]]:
    taken = [words(wonders[seat]) + words(built[seat]) for seat in range(2)]
    others = iter([name for name in WONDER_NAMES if name not in taken[0] + taken[1]])
    for own in taken:
        own += [next(others) for _ in range(4 - len(own))]
    first, second = taken
    order = [first[0], second[0], second[1], first[1], second[2], first[2], first[3], second[3]]
    laid = words(board or "") + [token for both in tokens for token in words(both)]
    aside = words(drawn)
    spare = [token for token in TOKEN_NAMES if token not in laid + aside]
    laid, spare = laid + spare[: 5 - len(laid)], spare[max(0, 5 - len(laid)) :]
    deal = {f"age {number}": list[str | int](row) for number, row in enumerate(rows, 1)}
    return {**deal, "wonders": list(order), "tokens": [*laid[:5], *aside, *laid[5:], *spare]}
