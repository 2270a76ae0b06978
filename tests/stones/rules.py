"""The game as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final, cast

from civitas.kernel.chance import Chance
from civitas.kernel.messages import Message
from civitas.kernel.outcome import Outcome
from civitas.kernel.rules import Deal, Pile, Rules, Setup
from civitas.kernel.state import State
from tests.stones import knowledge, view, words
from tests.stones.events import EVENTS
from tests.stones.moves import BOOK
from tests.stones.state import Stones
from tests.stones.turn import NextTurn

STONES: Final = [1, 1, 2, 2, 3, 3, 5]


class StonesRules(Rules):
    def __init__(self) -> None:
        self.name = "stones"
        self.title = "Stones"
        self.editions = ("base",)
        self.least_players = 2
        self.most_players = 2
        self.options = ()
        self.revision = 1
        self.book = BOOK
        self.events = EVENTS
        self.names = {}

    def piles(self, setup: Setup) -> tuple[Pile, ...]:
        return (Pile("pile", (), len(STONES), len(STONES)),)

    def deal(self, setup: Setup, chance: Chance) -> Deal:
        return {"pile": chance.shuffled(STONES)}

    def check_deal(self, setup: Setup, deal: Deal) -> Deal:
        return deal

    def prepare(self, setup: Setup, deal: Deal) -> State:
        game = Stones(deal["pile"].copy())
        game.agenda.append(NextTurn(0))
        return game

    def view(self, state: State, viewer: int | None) -> Any:
        return view.view(cast(Stones, state), viewer)

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        return knowledge.redeal(cast(Stones, state), viewer, chance)

    def sentence(self, state: State, move: int) -> Message:
        return words.sentence(cast(Stones, state), move)

    def why_not(self, state: State, move: int) -> Message:
        return words.why_not(cast(Stones, state), move)

    def moment(self, state: State) -> Message:
        return Message("stones.moment", count=len(cast(Stones, state).pile))

    def outcome(self, state: State) -> Outcome:
        game = cast(Stones, state)
        return Outcome(game.winning_seats(), "more", [{"stones": game.points(seat)} for seat in range(2)])


RULES: Final = StonesRules()
