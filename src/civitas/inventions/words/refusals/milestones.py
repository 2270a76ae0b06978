"""Refusals of Milestones and the Era Track."""

from __future__ import annotations

from typing import Final, cast

from civitas.inventions.actions.eureka import MarkEra
from civitas.inventions.milestones import count_diplomats
from civitas.inventions.obstacles import (
    DIPLOMAT_THERE,
    ERA_SPACE_TAKEN,
    MILESTONE_FULL,
    NO_DIPLOMAT_THERE,
    NOT_AT_EUREKA,
    NOT_ON_BOARD,
)
from civitas.inventions.state import Inventions
from civitas.inventions.words.refusals.refusal import Refusal
from civitas.kernel.agenda import AnyDecision


def era(game: Inventions, asked: AnyDecision, *_: int) -> dict[str, object]:
    return {"era": int(cast(MarkEra, asked).era)}


def spaces(game: Inventions, asked: AnyDecision, people: int, milestone: int) -> dict[str, object]:
    return {"spaces": int(count_diplomats(game, milestone))}


# fmt: off
REFUSALS: Final = {
    NOT_AT_EUREKA:     Refusal("not_at_eureka",     "{milestone} is not in the Eureka Display (Eureka)."),
    ERA_SPACE_TAKEN:   Refusal("era_space_taken",   "{space} is not a free space of Era {era} (Eureka).", era),
    NOT_ON_BOARD:      Refusal("not_on_board",      "{milestone} is not on the board: Diplomats go to common and private Milestones (Send a Diplomat)."),
    DIPLOMAT_THERE:    Refusal("diplomat_there",    "You have a Diplomat on {milestone} already (Send a Diplomat)."),
    MILESTONE_FULL:    Refusal("milestone_full",    "All {spaces} spaces of {milestone} are taken (Send a Diplomat).", spaces),
    NO_DIPLOMAT_THERE: Refusal("no_diplomat_there", "You have no Diplomat on {milestone} (Call a Diplomat)."),
}
# fmt: on
