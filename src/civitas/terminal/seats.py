"""Who sits where: persons at this terminal, bots, and programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas import bots
from civitas.arena.players import WEIGHTS, Entrant, Player, plain
from civitas.arena.protocol import COMMAND
from civitas.kernel.errors import BadSetup
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, player_name

ME: Final = "me"
FAVOURITE: Final = "greedy"


class Seat:
    """A place at the table: the player's name and, unless it is a person, the bot or program."""

    def __init__(self, name: str, bot: Player | None = None) -> None:
        self.name = name
        self.bot = bot

    @property
    def is_person(self) -> bool:
        return self.bot is None


def bots_for(game: str) -> list[str]:
    """The bots that can play a game, weakest first: some must know it, and know only some games."""
    return [name for name in bots.names(game) if knows(name, game)]


def knows(bot: str, game: str) -> bool:
    try:
        bots.make(bot, game, 0)
    except ModuleNotFoundError:
        return False
    return True


def default_kinds(game: str, players: int) -> list[str]:
    """One person against bots; against themselves where there is no bot."""
    known = bots_for(game)
    rival = FAVOURITE if FAVOURITE in known else known[-1] if known else ME
    return [ME] + [rival] * (players - 1)


def read_kinds(text: str, game: str) -> list[str]:
    """The seats as the command line names them: me,greedy or me,cmd:./bot or me,weights:FILE."""
    named = [plain(kind.strip()) for kind in text.split(",")]
    kinds = [kind if is_brought(kind) else kind.lower() for kind in named]
    for kind in kinds:
        if is_brought(kind):
            Entrant(kind, kind).check(game)
        elif kind != ME and kind not in bots_for(game):
            raise BadSetup(Message("terminal.unknown_seat", seat=repr(kind), game=game, bots=bots_for(game)))
    return kinds


def is_brought(kind: str) -> bool:
    """Whether somebody brings this player along: a program, or weights."""
    return kind.startswith((COMMAND, WEIGHTS))


def check_brought(kinds: Sequence[str], game: Game) -> None:
    """Refuse weights that were learned for another table than this one."""
    for kind in filter(is_brought, kinds):
        Entrant(kind, kind).check(game.rules.name, setup=game.setup)


def check_count(kinds: Sequence[str], players: int) -> None:
    if len(kinds) != players:
        raise BadSetup(Message("terminal.seat_count", seats=len(kinds), players=players))


def kinds_of(players: Sequence[str], game: str, count: int) -> list[str]:
    """Who sat where in a record: whoever has a bot's name is that bot, everybody else a person.

    What somebody brought along is not run because a record names it; who wants it back says so with --seats.
    """
    if not players:
        return default_kinds(game, count)
    return [name if name in bots.names() else ME for name in players]


def sit_down(kinds: Sequence[str], game: str, seed: int, names: Sequence[str] = (), language: str = "en") -> list[Seat]:
    """Persons and bots take their seats; a person keeps the name that stands in the record."""
    seats = []
    for place, kind in enumerate(kinds):
        if kind == ME:
            seats.append(Seat(person_name(place, names, language)))
        else:
            seats.append(Seat(kind, Entrant(kind, kind).sit_down(game, seed + place + 1, None)))
    return seats


def person_name(place: int, names: Sequence[str], language: str) -> str:
    if place < len(names) and names[place] not in bots.names():
        return names[place]
    return player_name(place, language)
