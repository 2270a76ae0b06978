"""A game as it was: any position of it, without playing it from the start each time."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from civitas.kernel.game import Game, carry_out
from civitas.kernel.state import State
from civitas.kernel.view import View
from civitas.web.plan import Plan
from civitas.web.refusals import MISSING, Refusal
from civitas.web.table import Table

EVERY: Final = 16
FILMS_REMEMBERED: Final = 32


class Film:
    """The positions of a game, one of each sixteen kept."""

    def __init__(self, plan: Plan, moves: list[int]) -> None:
        self.plan: Final = plan
        self.moves: Final = list(moves)
        self.kept: Final[list[State]] = []
        self.standings: Final[list[list[int]]] = []
        self._shoot()

    def _shoot(self) -> None:
        state = self.plan.rules.start(self.plan.setup, self.plan.deal, None)
        for place, move in enumerate([*self.moves, None]):
            if place % EVERY == 0:
                self.kept.append(state.clone())
            self.standings.append(self.plan.rules.standing(state))
            if move is not None:
                carry_out(self.plan.rules, state, move)

    def at(self, moves: int) -> Game:
        """The position after that number of moves."""
        if not 0 <= moves <= len(self.moves):
            raise Refusal(MISSING, "web.error.no_position", moves=moves, played=len(self.moves))
        state = self.kept[moves // EVERY].clone()
        for move in self.moves[moves - moves % EVERY : moves]:
            carry_out(self.plan.rules, state, move)
        game = Game(self.plan.rules, self.plan.setup, self.plan.deal, state, None)
        game.moves = self.moves[:moves]
        return game

    def seen(self, moves: int, eyes: int | None) -> View[Any]:
        """What a seat saw then; nothing can be played in the past."""
        return {**self.at(moves).drawn(eyes), "moves": []}


class Films:
    """The films looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], Film] = OrderedDict()

    def of(self, table: Table) -> Film:
        """The film of a table up to now."""
        key = (table.id, table.position_seq)
        film = self.kept.pop(key, None)
        if film is None:
            if table.game is None:
                raise Refusal(MISSING, "web.error.not_begun")
            film = Film(table.plan, table.game.moves)
        self.kept[key] = film
        while len(self.kept) > FILMS_REMEMBERED:
            self.kept.popitem(last=False)
        return film
