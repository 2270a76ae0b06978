"""What the reasons of questions share that do not say yet what stands in the way."""

from __future__ import annotations

from collections.abc import Callable

from civitas.ages.cards.kinds import CivilCard
from civitas.ages.state import Ages, Civilization
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.messages import Message

Reason = Callable[[Ages, AnyDecision, list[int]], Message | None]


def no_worker(civ: Civilization, card: CivilCard) -> Message | None:
    return None if civ.workers[card.place] else Message("ages.why.no_worker", card=card.name)
