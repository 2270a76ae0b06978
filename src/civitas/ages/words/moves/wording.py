"""What the sentences of moves have in common."""

from __future__ import annotations

from collections.abc import Callable

from civitas.ages.state import Ages
from civitas.ages.words.naming import civil_name, military_name, worker_card
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message

Wording = Callable[[Ages, AnyDecision, list[int]], Message]


def plain(id: str) -> Wording:
    """A move whose sentence needs nothing."""

    def word(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
        return Message(id)

    return word


def of_worker_card(id: str) -> Wording:
    """A move that names a card with workers and has no price."""

    def word(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
        return Message(id, card=worker_card(game, args[0]).name)

    return word


def of_civil_card(id: str) -> Wording:
    """A move that names a civil card and has no price."""

    def word(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
        return Message(id, card=civil_name(game, args[0]))

    return word


def of_military_card(id: str) -> Wording:
    """A move that names a military card and has no price."""

    def word(game: Ages, asked: AnyDecision, args: list[int]) -> Message:
        return Message(id, card=military_name(game, args[0]))

    return word


def for_resources(id: str, cost: i64, **args: object) -> Message:
    """With the price, or free of charge."""
    return Message(id, cost=int(cost), **args) if cost else Message(f"{id}_free", **args)
