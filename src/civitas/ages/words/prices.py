"""What a move would cost, read from the rules that collect it: moves say it, and refusals say that it is not there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from civitas.ages.actions.action_cards import CarryOut
from civitas.ages.actions.card_row import take_cost
from civitas.ages.actions.costs import ORDINARY, build_cost, population_cost, upgrade_cost
from civitas.ages.actions.tactics import PLAY_COST
from civitas.ages.actions.technologies import science_cost
from civitas.ages.actions.wonders import stages_cost
from civitas.ages.cards.developments import AdvanceCivilization
from civitas.ages.cards.kinds import THEATER, WONDER, ActionCard
from civitas.ages.cards.leaders import FrederickBarbarossa
from civitas.ages.cards.original_wonders import OceanLinerService
from civitas.ages.state import Ages
from civitas.ages.terms import Terms
from civitas.ages.words.naming import civ_of, civil_name, worker_card
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64


def terms_of(game: Ages, asked: AnyDecision) -> Terms:
    """The terms of an action that answers a question."""
    if isinstance(asked, CarryOut):
        return cast(ActionCard, game.edition.civil[asked.card]).terms
    return asked.terms if isinstance(asked, AdvanceCivilization) else ORDINARY


# Resources


class Price(NamedTuple):
    """Resources for a thing of a kind."""

    thing: str
    kind: i64
    cost: int


def of_build(game: Ages, asked: AnyDecision, args: list[int]) -> Price:
    card = worker_card(game, args[0])
    return Price(card.name, card.kind, int(build_cost(game, civ_of(game, asked), card, terms_of(game, asked).discount)))


def of_upgrade(game: Ages, asked: AnyDecision, args: list[int]) -> Price:
    low, high = worker_card(game, args[0]), worker_card(game, args[1])
    cost = upgrade_cost(game, civ_of(game, asked), low, high, terms_of(game, asked).discount)
    return Price(high.name, high.kind, int(cost))


def of_recast(game: Ages, asked: AnyDecision, args: list[int]) -> Price:
    low, high = worker_card(game, args[0]), worker_card(game, args[1])
    return Price(high.name, THEATER, int(upgrade_cost(game, civ_of(game, asked), low, high)))


def of_recruit(game: Ages, asked: AnyDecision, args: list[int]) -> Price:
    civ, card = civ_of(game, asked), worker_card(game, args[0])
    leader = cast(FrederickBarbarossa, civ.leader_card)
    return Price(card.name, card.kind, int(leader.resources_to_build(game, civ, card)))


def of_stages(game: Ages, asked: AnyDecision, args: list[int]) -> Price:
    civ = civ_of(game, asked)
    return Price(civil_name(game, civ.project), WONDER, int(stages_cost(game, civ, args[0] + 1)))


def of_ordered_stage(game: Ages, asked: AnyDecision, args: list[int]) -> Price:
    """The stage that an action card orders."""
    civ, card = civ_of(game, asked), cast(ActionCard, game.edition.civil[args[0]])
    return Price(civil_name(game, civ.project), WONDER, int(stages_cost(game, civ, 1, card.terms.discount)))


RESOURCES: Final[dict[str, Callable[[Ages, AnyDecision, list[int]], Price]]] = {
    "build": of_build,
    "upgrade": of_upgrade,
    "recast": of_recast,
    "recruit": of_recruit,
    "stages": of_stages,
    "play": of_ordered_stage,
}
"""For each kind of move that costs resources."""


# Food, science, actions


def food_of(game: Ages, asked: AnyDecision, word: str, args: list[int]) -> int:
    """Food for one more worker, however it comes."""
    civ = civ_of(game, asked)
    leader = civ.leader_card
    if word == "recruit" and isinstance(leader, FrederickBarbarossa):
        return int(leader.food_to_grow(game, civ))
    card = game.edition.civil[args[0]] if word == "use" else None
    if isinstance(card, OceanLinerService):
        return int(population_cost(game, civ, card.food_less))
    return int(population_cost(game, civ, terms_of(game, asked).discount))


def science_of(game: Ages, asked: AnyDecision, word: str, args: list[int]) -> int:
    """Science for a technology, less by revolution."""
    card = game.edition.civil[args[0]]
    printed = card.revolution_cost if word == "revolution" else card.science_cost
    return int(science_cost(game, asked.seat, card, printed, terms_of(game, asked).discount))


def civil_actions_of(game: Ages, asked: AnyDecision, args: list[int]) -> int:
    """Civil actions for a card of the row."""
    return int(take_cost(game, civ_of(game, asked), args[1]))


def military_actions_of(game: Ages, word: str) -> int:
    """Military actions for an action."""
    return int(game.edition.copy_tactic_cost if word == "copy" else PLAY_COST)
