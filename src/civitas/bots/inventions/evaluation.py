"""What a position of Inventions is worth to a player, by hand: the own society, and part of the others'.

In hundredths of an Ingenuity Point. A move is judged at the end of the turn it belongs to: the questions that follow it
are answered as seems best, so that chains and what they lead to are seen.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.bots.inventions.prices import (
    POINT,
    RIVAL_PART,
    STEP,
    WIN,
)
from civitas.bots.inventions.society import benefit_worth, in_display, in_tile_display, turns_left, worth
from civitas.inventions.actions.questions import ActionQuestion
from civitas.inventions.assembly import ChooseAction
from civitas.inventions.building_costs import cost_on
from civitas.inventions.chains import ChainWithInfluence, ChainWithInnovation, ChainWithInvention
from civitas.inventions.kinds import COLOURS, DISCOUNT, NONE
from civitas.inventions.moves import DISCOUNTED
from civitas.inventions.people import ChoosePeople, ExhaustAny
from civitas.inventions.progress_map import IN_STEP_4, BuildTiles
from civitas.inventions.state import Inventions
from civitas.inventions.tile_display import TakeProgress
from civitas.inventions.turn import EndTurn
from civitas.kernel.agenda import AnyItem, Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.state import State

WIDTHS: Final[list[int]] = [2, 1]
"""How many of the answers that look best are followed, in the first questions after a move; afterwards one."""

OPEN_ACTION: Final = 150
"""What an action that is still to be carried out promises."""

PERSON_EXHAUSTED: Final = 60
"""What it costs to exhaust somebody, when tiles to build are compared at a glance."""


# The whole position


def evaluate(state: State, seat: int) -> int:
    """How much better the own society is than the others."""
    game = cast(Inventions, state)
    if game.is_over():
        return result(game, seat)
    return balance(game, seat)


def result(game: Inventions, seat: i64) -> i64:
    """Winning counts most; then points."""
    points = game.societies[seat].score() * POINT
    return points + WIN if game.has_won(seat) else points - WIN


def balance(game: Inventions, seat: i64) -> i64:
    """The own society, less a part of what the others have."""
    turns = turns_left(game)
    others: i64 = 0
    other: i64
    for other in range(game.players):
        if other != seat:
            others += threat(game, other, turns)
    return worth(game, seat) - others * RIVAL_PART // (100 * (game.players - 1))


def threat(game: Inventions, seat: i64, turns: i64) -> i64:
    """What another society has, roughly: points, Influence, and cards on their way."""
    society = game.societies[seat]
    value = society.score() * POINT + society.influence * STEP
    for display in game.regions:
        if display.card != NONE and display.is_beside(seat):
            value += in_display(game, seat, display, 0, turns)
    return value


# Where a turn ends


class TurnOver(Decision[Inventions]):
    """Stands in a trial for all that follows the turn, so that a position is judged before it."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        return []

    def answer(self, game: Inventions, move: i64) -> None:
        raise NotImplementedError

    def question(self, game: Inventions) -> Message:
        raise NotImplementedError

    def encode(self) -> list[int]:
        return [170, self.seat]


TURN_OVER: Final[list[TurnOver]] = [TurnOver(seat) for seat in range(COLOURS)]


def items_after_turn(game: Inventions) -> i64:
    """How many items of the agenda follow the turn; between turns, all but the question that is asked."""
    agenda = game.agenda
    first: i64 = len(agenda) - 1
    if game.active != NONE:
        while first > 0 and not isinstance(agenda[first - 1], EndTurn):
            first -= 1
    return first


def stop_after_turn(game: Inventions) -> None:
    """In a trial, forget what follows the turn."""
    over: list[AnyItem] = [TURN_OVER[game.seat()]]
    game.agenda = over + game.agenda[items_after_turn(game) :]


def resumed(game: Inventions, trial: Inventions) -> Inventions:
    """A trial that was made from a position goes on with what follows the turn."""
    trial.agenda = game.agenda[: items_after_turn(game)] + trial.agenda[1:]
    trial.settle()
    return trial


class Foresight:
    """How far a player sees: to the end of the turn, answering the questions on the way as seems best."""

    __slots__ = ()

    def value(self, game: Inventions, seat: i64) -> i64:
        """What the end of a turn is worth; here, by hand."""
        return balance(game, seat)

    def position_after(self, game: Inventions, move: i64) -> Inventions:
        """What a move leads to by the end of the turn; where tiles are built it ends, but for the last turn."""
        after = game.clone()
        builds = isinstance(after.decision(), BuildTiles)
        seat = after.seat()
        stop_after_turn(after)
        after.apply(move)
        if builds and game.edition.book.use.has(move):
            build_with_use(after)
        return self.follow(after, seat, 0, builds)

    # Questions that a move leaves open

    def follow(self, game: Inventions, seat: i64, depth: i64, builds: bool) -> Inventions:
        """The position in which the player's own answers end."""
        while True:
            decision = game.decision()
            if decision.seat != seat or isinstance(decision, TurnOver):
                return game
            if isinstance(decision, BuildTiles):
                if builds or (decision.mode == IN_STEP_4 and turns_left(game) > 0):
                    return game
                game.apply(at_a_glance(game, decision))
                continue
            options = game.options()
            if len(options) == 1 or isinstance(decision, (ChoosePeople, ExhaustAny)):
                game.apply(options[0])
                continue
            if isinstance(decision, TakeProgress):
                game.apply(best_progress(game, decision, options))
                continue
            return self.best_answer(game, seat, options, depth, builds)

    def best_answer(self, game: Inventions, seat: i64, options: list[int], depth: i64, builds: bool) -> Inventions:
        """The best of the positions to which the most promising answers lead."""
        tried = promising(game, seat, options, WIDTHS[depth] if depth < len(WIDTHS) else 1)
        best = self.follow(tried[0], seat, depth + 1, builds)
        if len(tried) == 1:
            return best
        most = self.value(best, seat)
        for other in tried[1:]:
            end = self.follow(other, seat, depth + 1, builds)
            value = self.value(end, seat)
            if value > most:
                most = value
                best = end
        return best


BY_HAND: Final = Foresight()


def position_after(state: State, move: int) -> State:
    """What a move leads to by the end of the turn, as the hand-written judgement sees it."""
    return BY_HAND.position_after(cast(Inventions, state), move)


def promising(game: Inventions, seat: i64, options: list[int], count: i64) -> list[Inventions]:
    """The positions right after the answers that look best at first sight."""
    if isinstance(game.decision(), ChooseAction):
        options = [move for move in options if not game.edition.book.use.has(move)]
    found: list[Inventions] = []
    values: list[int] = []
    for move in options:
        tried = game.clone()
        tried.apply(move)
        values.append(int(balance(tried, seat) + promise(tried, seat)))
        found.append(tried)
    order = sorted(range(len(found)), key=values.__getitem__, reverse=True)
    return [found[place] for place in order[:count]]


def promise(game: Inventions, seat: i64) -> i64:
    """What a question that is still open may bring."""
    decision = game.decision()
    if decision.seat != seat:
        return 0
    if isinstance(decision, (ActionQuestion, ChainWithInvention, ChainWithInnovation, ChainWithInfluence)):
        return OPEN_ACTION
    return 0


def best_progress(game: Inventions, decision: TakeProgress, options: list[int]) -> int:
    """The Progress tile that is worth most."""
    take = game.edition.book.take
    turns = turns_left(game)
    best = options[0]
    most: i64 = NONE
    for move in options:
        value = in_tile_display(game, decision.seat, take.one(move), turns)
        if value > most:
            most = value
            best = move
    return best


# Building at a glance


def at_a_glance(game: Inventions, decision: BuildTiles) -> int:
    """The tile and hex that gain most, if any gains something: what a trial builds in the last turn."""
    book = game.edition.book
    best = book.done.move()
    most: i64 = decision.influence_cost(game) * STEP
    for move in game.options():
        if book.build.has(move):
            value = building_gain(game, decision.seat, move)
            if value > most:
                most = value
                best = move
    return best


def build_with_use(game: Inventions) -> None:
    """An Economy tile that changes a building is judged with the tile that is then built."""
    decision = game.decision()
    if isinstance(decision, BuildTiles):
        game.apply(at_a_glance(game, decision))


def building_gain(game: Inventions, seat: i64, move: i64) -> i64:
    """What a tile gains by being built, with the benefit of its hex, without the people it exhausts."""
    build = game.edition.book.build
    tile, hex = build.one(move), build.two(move)
    turns = turns_left(game)
    gain = in_tile_display(game, seat, tile, turns if turns else 1) // 2
    if turns == 0:
        return gain
    benefit = game.edition.hexes[hex].benefit
    if benefit != DISCOUNT:
        gain += benefit_worth(game, seat, benefit, turns)
    return gain - cost_on(game, seat, tile, hex, build.three(move) == DISCOUNTED) * PERSON_EXHAUSTED
