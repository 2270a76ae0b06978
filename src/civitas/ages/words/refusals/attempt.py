"""A move that was tried and refused, as the sentences of refusals look at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from civitas.ages.cards.kinds import CivilCard, MilitaryCard
from civitas.ages.state import Ages, Civilization
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.messages import Message


class Attempt(NamedTuple):
    """The table, the question, and the move: the word of its kind, its arguments, and what they name by their roles."""

    game: Ages
    asked: AnyDecision
    word: str
    args: list[int]
    named: dict[str, Any]

    @property
    def civ(self) -> Civilization:
        """The civilization of the player who is asked."""
        return self.game.civs[self.asked.seat]

    @property
    def card(self) -> CivilCard:
        """The civil card that the move names; of two the one that would be."""
        return self.civil(self.named["high"] if "high" in self.named else self.named["card"])

    @property
    def low(self) -> CivilCard:
        """The civil card that the move names; of two the one that is."""
        return self.civil(self.named["low"] if "low" in self.named else self.named["card"])

    @property
    def military_card(self) -> MilitaryCard:
        return self.game.edition.military[self.game.edition.military_ids[self.named["card"]]]

    def civil(self, name: str) -> CivilCard:
        return self.game.edition.civil[self.game.edition.civil_ids[name]]


Refusal = Callable[[Attempt], Message]
"""The sentence of one obstacle; its numbers come from the rule that met it."""


def attempt(game: Ages, move: int) -> Attempt:
    kind = game.edition.book.kind(move)
    return Attempt(game, game.decision(), kind.word, kind.arguments(move), kind.values(move))


def plain(id: str) -> Refusal:
    """A refusal that names nothing."""
    return lambda tried: Message(id)


def of_card(id: str) -> Refusal:
    """A refusal that names the card of the move."""
    return lambda tried: Message(id, card=tried.named["card"])
