"""The sequences of play: a turn, the first turn, the change of player, the last round.

Code of Laws, Flow of the game and Your turn. Each list reads from first to last, as printed.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.actions.card_row import replenish
from civitas.ages.actions.phase import TakeActions
from civitas.ages.actions.tactics import ShareTactics
from civitas.ages.bonuses import begin_bonuses
from civitas.ages.events import TURN_BEGAN
from civitas.ages.numbers import at_least_zero
from civitas.ages.politics.events import reveal_event
from civitas.ages.politics.phase import Politics
from civitas.ages.politics.wars import ResolveWar
from civitas.ages.state import Ages, Civilization
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
from civitas.kernel.agenda import AnyStep, Step, in_sequence
from civitas.kernel.ints import i64

FIRST_EVENT_ROUND: Final = 3


class ReplenishRow(Step[Ages]):
    """The card row is filled at the start of every turn but the first."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        replenish(game, True)

    def encode(self) -> list[int]:
        return [codes.REPLENISH_ROW]


class RevealEvent(Step[Ages]):
    """In a simple game an event is revealed before each turn of the starting player, from the third round on."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        if game.round >= FIRST_EVENT_ROUND and game.active == game.seats_from(0)[0]:
            reveal_event(game, game.active)

    def encode(self) -> list[int]:
        return [codes.REVEAL_EVENT]


class BeginTurn(Step[Ages]):
    """What cards give at the start of a turn, in which nothing has been done yet."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        game.is_fresh = 1
        game.tell(TURN_BEGAN, game.active)
        leader = game.civs[game.active].leader_card
        if leader is not None:
            leader.start_of_turn(game, game.active)

    def encode(self) -> list[int]:
        return [codes.BEGIN_TURN]


class EndTurn(Step[Ages]):
    """What was only for this turn is gone."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        forget_turn(game.civs[game.active])

    def encode(self) -> list[int]:
        return [codes.END_TURN]


class ResetActions(Step[Ages]):
    """All actions are available again but those that an event has taken; what was only for this turn is gone."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        civ = game.civs[game.active]
        civ.civil_left = at_least_zero(civ.civil_total - civ.civil_lost)
        civ.civil_lost = 0
        civ.military_left = civ.military_total
        forget_turn(civ)

    def encode(self) -> list[int]:
        return [codes.RESET_ACTIONS]


def forget_turn(civ: Civilization) -> None:
    civ.spare_civil = 0
    civ.spare_military = 0
    civ.unit_resources = 0
    civ.unit_science = 0
    civ.spare_resources = 0
    civ.spare_food = 0
    civ.used = 0
    civ.taken_now = ()


# The new edition: corruption comes first, cards are drawn even in an uprising, actions come back at the end of a turn.

PRODUCTION: Final = in_sequence([ScorePoints(), PayCorruption(), ProduceFood(), Consume(), ProduceResources()])
END_OF_TURN: Final[list[AnyStep]] = [
    DiscardExcess(),
    CardsAtEndOfTurn(),
    CheckUprising(),
    DrawMilitary(),
    ResetActions(),
]
FIRST_TURN: Final = in_sequence([BeginTurn(), TakeActions(), *END_OF_TURN])
TURN: Final = in_sequence(
    [
        ReplenishRow(),
        BeginTurn(),
        ResolveWar(),
        ShareTactics(),
        Politics(),
        TakeActions(),
        *END_OF_TURN,
    ]
)

# The original edition: corruption comes last, an uprising skips drawing, too, cards are discarded after politics, and
# actions come back when the turn begins, so that what an event takes is missing in the next turn of each player alike.

UPKEEP: Final[list[AnyStep]] = [ScorePoints(), ProduceFood(), Consume(), ProduceResources(), PayCorruption()]
ORIGINAL_UPKEEP: Final = in_sequence(UPKEEP)
ORIGINAL_PRODUCTION: Final = in_sequence([*UPKEEP, DrawMilitary()])
ORIGINAL_ACTIONS: Final[list[AnyStep]] = [TakeActions(), CheckUprising(), EndTurn()]
ORIGINAL_FIRST_TURN: Final = in_sequence([BeginTurn(), *ORIGINAL_ACTIONS])
SIMPLE_TURN: Final = in_sequence([RevealEvent(), ReplenishRow(), ResetActions(), BeginTurn(), *ORIGINAL_ACTIONS])
FULL_TURN: Final = in_sequence(
    [
        ReplenishRow(),
        ResetActions(),
        BeginTurn(),
        ResolveWar(),
        Politics(),
        DiscardExcess(),
        *ORIGINAL_ACTIONS,
    ]
)


def start_of_game(game: Ages) -> None:
    """The first player's first turn; before it, where players choose bonus cards, they do."""
    game.agenda += [PASS_TURN, game.edition.first_turn]
    begin_bonuses(game)


def first_actions(seat: i64) -> i64:
    """Civil actions of the first turn: one more for each seat."""
    return seat + 1
