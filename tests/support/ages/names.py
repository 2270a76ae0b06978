"""Cards of Through the Ages by their names, and the rules a test is played by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from civitas.ages.editions.edition import Edition
from civitas.ages.rules import RULES, AgesRules
from tests.support.changes import words

Words = Mapping[str, Any]


class Played:
    """The rules a test is played by: of the new edition, or of each in turn where it carries clauses of both."""

    rules: AgesRules = RULES


played = Played()


def counted(text: str) -> dict[str, int]:
    """Names with numbers, "Irrigation 2, Iron": a name without a number counts none."""
    found: dict[str, int] = {}
    for word in words(text):
        name, _, number = word.rpartition(" ")
        if number.isdigit():
            found[name] = int(number)
        else:
            found[word] = 0
    return found


def civil(names: str | Iterable[str], edition: Edition | None = None) -> list[int]:
    """The ids of civil cards."""
    ids = (edition or played.rules.edition).civil_ids
    return [ids[name] for name in (words(names) if isinstance(names, str) else names)]


def military(names: str | Iterable[str], edition: Edition | None = None) -> list[int]:
    """The ids of military cards."""
    ids = (edition or played.rules.edition).military_ids
    return [ids[name] for name in (words(names) if isinstance(names, str) else names)]


def without(cards: Sequence[int], taken: Iterable[int]) -> list[int]:
    """The cards that are left when some, as far as they are there, are taken away."""
    left = list(cards)
    for id in taken:
        if id in left:
            left.remove(id)
    return left
