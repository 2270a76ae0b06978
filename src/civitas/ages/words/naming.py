"""Names of what moves and refusals speak of."""

from __future__ import annotations

from civitas.ages.cards.kinds import CivilCard
from civitas.ages.state import Ages, Civilization
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64


def civ_of(game: Ages, asked: AnyDecision) -> Civilization:
    return game.civs[asked.seat]


def civil_name(game: Ages, id: i64) -> str:
    return game.edition.civil[id].name


def military_name(game: Ages, id: i64) -> str:
    return game.edition.military[id].name


def worker_card(game: Ages, number: i64) -> CivilCard:
    """The card that holds workers, by its number in the moves."""
    return game.edition.civil[game.edition.worker_cards[number]]
