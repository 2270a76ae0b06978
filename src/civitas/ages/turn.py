"""The sequences of play: a turn, the first turn, the change of player, the last round.

Code of Laws, Flow of the game and Your turn. Each list stands last step first, as the agenda wants it.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.card_row import replenish
from civitas.ages.actions.phase import TakeActions
from civitas.ages.actions.tactics import ShareTactics
from civitas.ages.happenings import TURN_BEGAN
from civitas.ages.moments import leader_of
from civitas.ages.politics.phase import Politics
from civitas.ages.politics.wars import ResolveWar
from civitas.ages.ratings import at_least_zero
from civitas.ages.state import Ages
from civitas.ages.turn_end import PASS_TURN
from civitas.ages.upkeep.military_hand import DiscardExcess, DrawMilitary
from civitas.ages.upkeep.production import (
    CardsAtEndOfTurn,
    CheckUprising,
    Consume,
    PayCorruption,
    ProduceFood,
    ProduceResources,
    ScorePoints,
)
from civitas.kernel.agenda import AnyItem, Step
from civitas.kernel.ints import i64


class ReplenishRow(Step[Ages]):
    """The card row is filled at the start of every turn but the first."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        replenish(game, True)

    def encode(self) -> list[int]:
        return [160]


class BeginTurn(Step[Ages]):
    """What cards give at the start of a turn."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        game.tell(TURN_BEGAN, game.active)
        leader = leader_of(game, game.civs[game.active])
        if leader is not None:
            leader.start_of_turn(game, game.active)

    def encode(self) -> list[int]:
        return [161]


class ResetActions(Step[Ages]):
    """All actions are available again but those that an event has taken; what was only for this turn is gone."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        civ = game.civs[game.active]
        civ.civil_left = at_least_zero(civ.civil_total - civ.civil_lost)
        civ.civil_lost = 0
        civ.military_left = civ.military_total
        civ.spare_military = 0
        civ.unit_resources = 0
        civ.unit_science = 0
        civ.spare_resources = 0
        civ.spare_food = 0
        civ.used = 0
        civ.taken_now = ()

    def encode(self) -> list[int]:
        return [162]


PRODUCTION: Final[list[AnyItem]] = [ProduceResources(), Consume(), ProduceFood(), PayCorruption(), ScorePoints()]
END_OF_TURN: Final[list[AnyItem]] = [
    PASS_TURN,
    ResetActions(),
    DrawMilitary(),
    CheckUprising(PRODUCTION),
    CardsAtEndOfTurn(),
    DiscardExcess(),
]
FIRST_TURN: Final[list[AnyItem]] = [*END_OF_TURN, TakeActions(), BeginTurn()]
TURN: Final[list[AnyItem]] = [
    *END_OF_TURN,
    TakeActions(),
    Politics(),
    ShareTactics(),
    ResolveWar(),
    BeginTurn(),
    ReplenishRow(),
]


def start_of_game(game: Ages) -> None:
    """The first player's first turn."""
    game.agenda += game.edition.first_turn


def first_actions(seat: i64) -> i64:
    """Civil actions of the first turn: one more for each seat."""
    return seat + 1
