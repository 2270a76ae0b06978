"""7 Wonders Duel as the kernel knows it."""

from __future__ import annotations

from typing import Any, cast

from civitas.duel import drawing, knowledge, preparation, victory, view
from civitas.duel.events import AGE_NUMERALS, EVENTS, NAMES
from civitas.duel.moves import BOOK
from civitas.duel.state import NO_AGE, Duel
from civitas.duel.words import catalogue, help, moves, refusals
from civitas.duel.words.labels import EDITIONS
from civitas.kernel.chance import Chance
from civitas.kernel.messages import Message
from civitas.kernel.outcome import Outcome
from civitas.kernel.rules import Deal, Option, Pile, Rules, Setup
from civitas.kernel.state import State

WONDER_SELECTION = Option("duel.option.wonders", ("selection", "first-game"))


class DuelRules(Rules):
    """The base game for two players."""

    def __init__(self) -> None:
        self.name = "duel"
        self.title = "7 Wonders Duel"
        self.editions = tuple(EDITIONS)
        self.least_players = 2
        self.most_players = 2
        self.options = (WONDER_SELECTION,)
        self.revision = 1
        self.book = BOOK
        self.events = EVENTS
        self.names = NAMES
        self.help = help.TOPICS

    def piles(self, setup: Setup) -> tuple[Pile, ...]:
        return preparation.PILES

    def deal(self, setup: Setup, chance: Chance) -> Deal:
        return preparation.deal(chance)

    def check_deal(self, setup: Setup, deal: Deal) -> Deal:
        return preparation.check_deal(deal)

    def prepare(self, setup: Setup, deal: Deal) -> State:
        return preparation.start(deal, setup.options["wonders"] == "first-game")

    def view(self, state: State, viewer: int | None) -> view.Table:
        return view.view(cast(Duel, state), viewer)

    def drawing(self, state: State) -> drawing.Drawing:
        return drawing.drawing(cast(Duel, state))

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        return knowledge.redeal(cast(Duel, state), viewer, chance)

    def why_not(self, state: State, move: int) -> Message:
        return refusals.why_not(cast(Duel, state), move)

    def outcome(self, state: State) -> Outcome:
        game = cast(Duel, state)
        winners = game.winning_seats()
        sheets = [dict(zip(victory.SOURCES, victory.points_by_source(game, seat), strict=True)) for seat in range(2)]
        return Outcome(winners, victory.ENDINGS[game.ending], sheets)

    def catalogue(self, edition: str) -> dict[str, dict[str, Any]]:
        return catalogue.catalogue()

    def standing(self, state: State) -> list[int]:
        game = cast(Duel, state)
        return [int(victory.points(game, seat)) for seat in range(2)]

    def holdings(self, state: State) -> list[dict[str, int]]:
        game = cast(Duel, state)
        points = self.standing(state)
        return [
            {
                "coins": int(game.cities[seat].coins),
                "points": points[seat],
                "conflict": int(game.pawn) if seat == 0 else -int(game.pawn),
            }
            for seat in range(2)
        ]

    def moment(self, state: State) -> Message:
        game = cast(Duel, state)
        if game.age == NO_AGE:
            return Message("duel.moment.draft")
        return Message("duel.moment.age", age=AGE_NUMERALS[game.age], cards=int(game.present).bit_count())

    def check_resign(self, state: State, seat: int) -> None:
        """Either player may resign at any moment."""

    def resign(self, state: State, seat: int) -> None:
        victory.resign(cast(Duel, state), seat)

    def sentence(self, state: State, move: int) -> Message:
        return moves.sentence(cast(Duel, state), move)


RULES = DuelRules()
