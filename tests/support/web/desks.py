"""A table without a site, whose time a test moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from json import dumps, loads
from typing import Any

from civitas.kernel.chance import Chance
from civitas.library import find_rules
from civitas.web import decisions
from civitas.web.accounts import Person
from civitas.web.decisions import Draft
from civitas.web.entries import Entry
from civitas.web.opening import new_plan
from civitas.web.seats import Seat
from civitas.web.table import Table
from tests.support.web.answers import Json

LIVIA, BRUTUS, CATO = (Person(name.casefold(), name, guest=True) for name in ("Livia", "Brutus", "Cato"))
BOT = Seat("bot", "Bot (greedy)", None, "greedy")
START = 1000.0


def seat(player: Person | Seat) -> Seat:
    return player if isinstance(player, Seat) else Seat("person", player.name, player.id)


class Desk:
    """A table whose time a test moves; what is decided there is entered at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.now = START

    def enter(self, drafts: Sequence[Draft], key: str | None = None) -> None:
        for place, draft in enumerate(drafts):
            number = self.table.seq + 1
            stored = loads(dumps(draft.data or {}))
            entry = Entry(number, draft.kind, draft.seat, stored, self.now, None if place else key)
            self.entries.append(entry)
            self.table.fold(entry)

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def sit(self, person: Person, place: int | None = None) -> None:
        order = range(self.table.plan.players)
        self.enter(decisions.sit(self.table, person, place, invited=True, order=order))

    def move(self, person: Person, text: str | int | None = None, key: str | None = None) -> None:
        """Make a move, the first there is if none is named."""
        assert self.table.game is not None
        wanted = self.table.game.options()[0] if text is None else text
        self.enter(decisions.move(self.table, person, wanted, self.table.seq), key)

    def bot_moves(self) -> None:
        """The bot that is asked makes the first move there is."""
        game, asked = self.table.game, self.table.asked
        assert game is not None
        assert asked is not None
        self.enter([Draft("move", asked, {"move": game.say(game.options()[0])})])

    def undo(self, person: Person) -> None:
        self.enter(decisions.undo(self.table, person, self.table.seq))

    def answer(self, person: Person, agree: bool) -> None:
        self.enter(decisions.answer_undo(self.table, person, agree, self.table.seq))

    def leave(self, person: Person, number: int) -> None:
        self.enter(decisions.leave(self.table, person, number, "greedy"))

    def come_back(self, person: Person, number: int) -> None:
        self.enter(decisions.come_back(self.table, person, number))

    def say(self, person: Person, text: str) -> None:
        self.enter(decisions.chat(self.table, person, text, 100))

    def told(self, viewer: int | None = None) -> list[str]:
        """The ids of the lines in the log."""
        return [line["message"]["id"] for line in self.table.log(viewer)]

    @property
    def moves(self) -> list[str]:
        """What was played, in words."""
        game = self.table.game
        return [] if game is None else [game.say(move) for move in game.moves]


def desk(*players: Person | Seat, game: str = "duel", seed: int = 7, **plan: Any) -> Desk:
    """A table where these sit; it has begun if no seat is left open."""
    settled: Json = {"edition": None, "options": {}, "public": True, "forced": False, "shuffled": False}
    wished = {**settled, "clock": {"kind": "none"}, **plan}
    rules = find_rules(game, wished["edition"])
    fresh = new_plan(LIVIA, rules, components=None, players=len(players), seed=seed, **wished)
    made = Desk(Table(replace(fresh, id="desk", salt="salt", created=START)))
    seats = [seat(player) for player in players]
    made.enter([Draft("seat", number, player.json()) for number, player in enumerate(seats) if player.kind != "open"])
    if all(player.kind != "open" for player in seats):
        made.enter([Draft("start", None, {"order": list(range(len(seats)))})])
    return made


def some(chance: Chance, things: Sequence[Any]) -> Any:
    """One of these things."""
    return things[chance.below(len(things))]
