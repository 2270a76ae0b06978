"""Rounds and turns: the four steps of a turn, and when an Era is over.

Player aid, Structure of the game and Overview of a turn.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.assembly import CHOOSE_ACTION, USE_MORE_TILES, rounds_of
from civitas.inventions.chronos import CHRONOS_TURN
from civitas.inventions.era_change import FIRST_STEPS, era_change
from civitas.inventions.events import ERA_BEGAN, ROUND_BEGAN, TURN_BEGAN
from civitas.inventions.idea_display import ask_to_draw
from civitas.inventions.influence import prepare_tokens, return_tokens
from civitas.inventions.kinds import COLOURS, FIRST_ERA, LAST_ERA, NONE
from civitas.inventions.progress_map import BUILD_STEP
from civitas.inventions.scoring import FINAL_SCORING
from civitas.inventions.state import Inventions
from civitas.inventions.tile_display import DROP_ASPIRATIONS, REPLACE_ASPIRATIONS
from civitas.kernel.agenda import AnyItem, SeatStep, Step, stacked

# A turn


class DrawIdeas(SeatStep[Inventions]):
    """At the end of step 2, a card of the Idea Display is taken for each Idea presented this turn."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        ask_to_draw(game, self.seat, game.presented)

    def encode(self) -> list[int]:
        return [codes.DRAW_IDEAS, self.seat]


class EndTurn(SeatStep[Inventions]):
    """Chain Action tokens become unavailable again."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        return_tokens(game, self.seat)
        game.active = NONE
        game.presented = 0
        game.reuse_forum = 0

    def encode(self) -> list[int]:
        return [codes.END_TURN, self.seat]


class BeginTurn(SeatStep[Inventions]):
    """Step 1: Chain Action tokens become available. Then the other steps follow."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        game.active = self.seat
        prepare_tokens(game, self.seat)
        game.tell(TURN_BEGAN, self.seat, game.societies[self.seat].tokens)
        for step in TURN_STEPS[self.seat]:
            game.agenda.append(step)

    def encode(self) -> list[int]:
        return [codes.BEGIN_TURN, self.seat]


def turn_steps(seat: int) -> list[AnyItem]:
    """What follows step 1: the action and the cards, Aspirations, building, and the end."""
    return [
        CHOOSE_ACTION[seat],
        USE_MORE_TILES[seat],
        DrawIdeas(seat),
        DROP_ASPIRATIONS[seat],
        REPLACE_ASPIRATIONS[seat],
        BUILD_STEP[seat],
        DROP_ASPIRATIONS[seat],
        EndTurn(seat),
    ]


# Rounds and Eras


class BeginRound(Step[Inventions]):
    """In turn order each player takes a turn, Chronos too when two play."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        game.tell(ROUND_BEGAN, game.era, game.round)
        game.agenda.append(END_ROUND)
        for seat in reversed(game.turn_order):
            if seat == game.chronos:
                game.agenda.append(CHRONOS_TURN)
            else:
                game.agenda.append(BEGIN_TURN[seat])

    def encode(self) -> list[int]:
        return [codes.BEGIN_ROUND]


class EndRound(Step[Inventions]):
    """Chronos advances on the Era Track: to the next round, to an Era Change, or to the final scoring."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        if game.round < rounds_of(game):
            game.round += 1
            game.agenda.append(BEGIN_ROUND)
            return
        game.era += 1
        game.round = 1
        game.tell(ERA_BEGAN, game.era)
        game.agenda.append(FINAL_SCORING if game.era == LAST_ERA else BEGIN_ROUND)
        for step in reversed(steps_into_era(game)):
            game.agenda.append(step)

    def encode(self) -> list[int]:
        return [codes.END_ROUND]


def steps_into_era(game: Inventions) -> list[AnyItem]:
    """Into Era 2 only the first steps of the Era Change; into Era 6 none, unless the table decides so."""
    if game.era == FIRST_ERA + 1 or (game.era == LAST_ERA and game.rulings.last_era_change):
        return FIRST_STEPS
    return [] if game.era == LAST_ERA else era_change(game)


TURN_STEPS: Final[list[list[AnyItem]]] = [stacked(turn_steps(seat)) for seat in range(COLOURS)]
BEGIN_TURN: Final[list[BeginTurn]] = [BeginTurn(seat) for seat in range(COLOURS)]
BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
