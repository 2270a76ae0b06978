"""Replaying: a record becomes a game again, every row of it checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from civitas.kernel.errors import BadRecord, CivitasError
from civitas.kernel.game import Game, read_deal, start_game
from civitas.kernel.records import FORMAT, PLACES, RESIGN, end_rows, says_the_same
from civitas.kernel.rules import Rules, Setup
from civitas.kernel.text import MOST_NAME_LETTERS, is_name, is_number


def read(text: str, find_rules: Callable[[str, str | None], Rules], at: int | None = None) -> Game:
    """Replay a record, checking every row; with `at`, stop after that number of moves."""
    return _Reader(text, find_rules).game(at)


class _Reader:
    """A record being read, row by row."""

    def __init__(self, text: str, find_rules: Callable[[str, str | None], Rules]) -> None:
        self.rows: list[tuple[int, str]] = []
        for line, row in enumerate(text.splitlines(), 1):
            row = row.split("#", 1)[0].strip()
            if row:
                self.rows.append((line, row))
        self.find_rules = find_rules
        self.place = 0
        self.version = 0
        """Of the list of moves."""
        self.last_line = max(1, len(text.splitlines()))

    def game(self, at: int | None) -> Game:
        if self.next("a record begins with its format") != FORMAT:
            self.refuse(f"this is no record: its first row must be {FORMAT!r}.")
        game = self.started()
        while self.peek() != "end":
            self.move(game)
        self.place += 1
        self.check_end(game)
        if at is not None and at < len(game.moves):
            game.rewind(at)
        return game

    def started(self) -> Game:
        name = self.value("game")
        self.rules(name)
        edition = self.value("edition")
        rules = self.rules(name, edition)
        players: list[str] = []
        setup = self.header(rules, edition, players)
        try:
            game = start_game(rules, setup, read_deal(rules, setup, self.deal()))
        except CivitasError as error:
            if isinstance(error, BadRecord):
                raise
            self.refuse(str(error))
        game.players = players
        return game

    def rules(self, name: str, edition: str | None = None) -> Rules:
        try:
            return self.find_rules(name, edition)
        except CivitasError as error:
            self.refuse(str(error))

    def header(self, rules: Rules, edition: str, players: list[str]) -> Setup:
        self.checked(rules, edition, None, {}, None)
        revision = self.number("revision")
        if not 1 <= revision <= rules.revision:
            self.refuse(f"revision {revision} of the rules is unknown; known are 1 to {rules.revision}.")
        version = self.number("moves")
        if not 1 <= version <= rules.book.version:
            self.refuse(f"version {version} of the move list is unknown; known are 1 to {rules.book.version}.")
        self.version = version
        count = self.number("players")
        setup = self.checked(rules, edition, count, {}, revision)
        options: dict[str, str] = {}
        while self.peek().startswith("option "):
            name, _, value = self.value("option").partition(" ")
            if name in options:
                self.refuse(f"the option {name!r} stands twice.")
            options[name] = value
            setup = self.checked(rules, edition, count, options, revision)
        while self.peek().startswith("player "):
            if len(players) == count:
                self.refuse(f"there are only {count} players.")
            players.append(self.name(len(players) + 1))
        return setup

    def name(self, number: int) -> str:
        found, _, name = self.value("player").partition(" ")
        if found != str(number):
            self.refuse(f"here must stand 'player {number} ...'.")
        if not is_name(name.strip()):
            self.refuse(f"a name has 1 to {MOST_NAME_LETTERS} letters that can be seen, not {name!a}.")
        return name.strip()

    def checked(
        self, rules: Rules, edition: str, count: int | None, options: dict[str, str], revision: int | None
    ) -> Setup:
        """The set-up so far; what is wrong with it is refused at this line."""
        try:
            return rules.check_setup(edition, count, options, revision)
        except CivitasError as error:
            self.refuse(str(error))

    def deal(self) -> dict[str, list[str | int]]:
        if self.next("the deal") != "deal":
            self.refuse("here must stand 'deal'.")
        rows: dict[str, list[str | int]] = {}
        while (row := self.next("a row of the deal, or 'play'")) != "play":
            name, colon, cards = row.partition(":")
            if not colon:
                self.refuse("a row of the deal is written 'pile: card, card, ...'.")
            if name in rows:
                self.refuse(f"the row {name!r} stands twice.")
            rows[name] = [card.strip() for card in cards.split(",")]
        return rows

    def move(self, game: Game) -> None:
        number, colon, text = self.next("a move, or 'end'").partition(":")
        if not colon or not is_number(number.strip()):
            self.refuse("a move is written 'player: move', for example '1: pass'.")
        try:
            if text.strip() == RESIGN:
                game.resign(int(number) - 1)
            else:
                game.follow(text.strip(), int(number) - 1, self.version)
        except CivitasError as error:
            self.refuse(str(error))

    def check_end(self, game: Game) -> None:
        for row in end_rows(game.result, game.hash):
            if row.startswith(PLACES) and not self.peek().startswith(PLACES):
                continue  # Older records have no places.
            found = self.next(f"{row!r}")
            if not says_the_same(found, row) and not self.went_on(game, found):
                self.refuse(f"the record says {found!r}, but its moves lead to {row!r}.")
        if self.place < len(self.rows):
            self.place += 1
            self.refuse("nothing may follow the hash.")

    def went_on(self, game: Game, row: str) -> bool:
        """An unfinished game of an older list may have ended at a question that is answered by itself now."""
        return game.result is None and self.version < game.rules.book.version and row.startswith("hash ")

    # Rows

    def next(self, wanted: str) -> str:
        if self.place == len(self.rows):
            raise BadRecord(self.last_line, f"the record ends too early: {wanted} must follow.")
        self.place += 1
        return self.rows[self.place - 1][1]

    def peek(self) -> str:
        return self.rows[self.place][1] if self.place < len(self.rows) else ""

    def line(self) -> int:
        return self.rows[min(self.place, len(self.rows)) - 1][0]

    def value(self, key: str) -> str:
        row = self.next(f"'{key} ...'")
        found, _, value = row.partition(" ")
        if found != key or not value.strip():
            self.refuse(f"here must stand '{key} ...', not {row!r}.")
        return value.strip()

    def number(self, key: str) -> int:
        value = self.value(key)
        if not is_number(value):
            self.refuse(f"{key} is a number, not {value!r}.")
        return int(value)

    def refuse(self, reason: str) -> NoReturn:
        raise BadRecord(self.line(), reason)
