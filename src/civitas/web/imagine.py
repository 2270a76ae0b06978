"""What if: playing on from the present position in private. Nothing of it ever reaches the game.

The position is a world that looks the same to the seat, with everything the seat cannot know dealt anew, from a secret
of the table: whoever saw many such worlds would know no more. One plays for everybody, or lets the others be played
for. The same table, person and world give the same deal as long as nobody moves, so that a line of moves is all there
is to keep of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, cast

from civitas import bots
from civitas.kernel.chance import KEY_BYTES, SecretChance
from civitas.kernel.errors import BadSetup, IllegalMove, UnknownMove
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, Said
from civitas.kernel.selection import ending_of
from civitas.kernel.view import View
from civitas.library import find
from civitas.telling import Part, tell_seen
from civitas.web.accounts import Person
from civitas.web.audience import audience
from civitas.web.decisions import check_seated
from civitas.web.refusals import CONFLICT, Refusal
from civitas.web.table import PLAYING, Table

OTHERS: Final = "greedy"
"""Who plays for the others where their turn cannot simply end."""

MOST_FOR_OTHERS: Final = 60


@dataclass(frozen=True)
class Made:
    """A move of an imagined line: whose, in words, and as it was offered."""

    seat: int
    text: str
    sentence: Said

    def json(self) -> dict[str, Any]:
        return {"seat": self.seat, "text": self.text, "sentence": self.sentence}


@dataclass
class Line:
    """A line of moves from the present position, as far as it could be played."""

    game: Game
    seat: int
    at: int
    """After how many moves of the true game it begins."""
    made: list[Made] = field(default_factory=list)
    refused: Message | None = None
    """Why the rest of the line was not played."""

    def play(self, move: str | int) -> None:
        seat = self.game.seat
        assert seat is not None
        number = self.game.read(move)
        said = self.game.sentence(number).json() if self.game.why_not(number) is None else None
        self.game.play(number)
        assert said is not None
        self.made.append(Made(seat, self.game.say(number), said))

    def view(self) -> dict[str, Any]:
        """The board as its seat sees it; what others are asked is asked of whoever imagines it."""
        game = self.game
        seen: dict[str, Any] = {**game.drawn(self.seat)}
        if game.seat is not None and game.seat != self.seat:
            asked = game.view(game.seat)
            seen |= {name: asked[name] for name in ("prompt", "moves", "chosen")}
        return seen

    def play_set(self, members: Sequence[str | int]) -> None:
        """A whole set, in any order: what ends it is said where that needs a word."""
        for member in members:
            self.play(member)
        ending = ending_of(self.game.at_hand) if self.game.chosen else None
        if ending is not None:
            self.play(ending)

    def words(self) -> list[Part]:
        """The imagined table in words."""
        return tell_seen(self.game, cast(View[Any], self.view()))

    def json(self) -> dict[str, Any]:
        return {
            "at": self.at,
            "seat": self.seat,
            "view": self.view(),
            "made": [made.json() for made in self.made],
            "refused": None if self.refused is None else self.refused.json(),
        }


def imagine(
    table: Table,
    person: Person,
    moves: Sequence[str | int],
    world: int,
    others: bool = False,
    members: Sequence[str | int] = (),
) -> Line:
    """Play a line from the present position as far as it goes, and hand in a set at its end.

    Then let the others be played for, if that is wanted.
    """
    line = begin(table, person, world)
    try:
        for move in moves:
            if line.game.seat is None:
                break
            line.play(move)
        line.play_set(members)
    except (IllegalMove, UnknownMove) as error:
        line.refused = error.message
    if others and line.refused is None:
        play_for_others(line)
    return line


def begin(table: Table, person: Person, world: int) -> Line:
    """The present position with what is hidden dealt anew."""
    check_seated(table, person)
    if table.status != PLAYING or table.game is None:
        raise Refusal(CONFLICT, f"web.error.is_{table.status}")
    seat = audience(table, person).eyes
    assert seat is not None
    secret = f"{table.plan.salt} {table.id} {person.id} {table.position_seq} {world}"
    chance = SecretChance(blake2b(secret.encode(), digest_size=KEY_BYTES).digest())
    game = table.game.redeal(seat, chance)
    game.players = table.names
    return Line(game, seat, len(game.moves))


def play_for_others(line: Line) -> None:
    """Until the seat is asked again: turns of others end where they can, else a quick bot plays them."""
    game = line.game
    closing = find(game.rules.name).closing
    for _ in range(MOST_FOR_OTHERS):
        if game.seat is None or game.seat == line.seat:
            return
        options = game.options()
        ending = [move for move in options if game.rules.book.kind(move).word in closing]
        line.play(ending[0] if ending else quick_answer(game, options))


def quick_answer(game: Game, options: Sequence[int]) -> int:
    try:
        chosen = bots.make(OTHERS, game.rules.name, len(game.moves)).choose(game)
    except BadSetup:  # nobody has taught a bot this game
        return options[0]
    return chosen if chosen in options else options[0]
