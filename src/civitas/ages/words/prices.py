"""What a move would cost, read from the rules that collect it: moves say it, and refusals say that it is not there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from civitas.ages.actions.action_cards import CarryOut
from civitas.ages.actions.costs import ORDINARY, build_cost, upgrade_cost
from civitas.ages.cards.developments import AdvanceCivilization
from civitas.ages.cards.kinds import ActionCard
from civitas.ages.state import Ages
from civitas.ages.terms import Terms
from civitas.ages.words.naming import worker_card
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64


class Price(NamedTuple):
    """So many resources for a thing of a kind."""

    thing: str
    kind: i64
    cost: int


def terms_of(game: Ages, asked: AnyDecision) -> Terms:
    """The terms of an action that answers a question."""
    if isinstance(asked, CarryOut):
        return cast(ActionCard, game.edition.civil[asked.card]).terms
    return asked.terms if isinstance(asked, AdvanceCivilization) else ORDINARY


def of_build(game: Ages, asked: AnyDecision, args: list[int]) -> Price:
    card = worker_card(game, args[0])
    cost = build_cost(game, game.civs[asked.seat], card, terms_of(game, asked).discount)
    return Price(card.name, card.kind, int(cost))


def of_upgrade(game: Ages, asked: AnyDecision, args: list[int]) -> Price:
    low, high = worker_card(game, args[0]), worker_card(game, args[1])
    cost = upgrade_cost(game, game.civs[asked.seat], low, high, terms_of(game, asked).discount)
    return Price(high.name, high.kind, int(cost))


RESOURCES: Final[dict[str, Callable[[Ages, AnyDecision, list[int]], Price]]] = {
    "build": of_build,
    "upgrade": of_upgrade,
}
"""For each kind of move that costs resources."""
