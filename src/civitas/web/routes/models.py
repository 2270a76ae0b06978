"""What requests must look like, and what the API documentation says of answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

MOST_PLAYERS = 8
MOST_SEQ = 2**31 - 1
MOST_LETTERS = 200
"""Of a move."""
MOST_MEMBERS = 64
"""Of a set."""

NO_ZERO = r"^[^\x00]*$"
"""Not every database keeps a letter zero."""

Short = Annotated[str, Field(max_length=64, pattern=NO_ZERO)]
Seq = Annotated[int, Field(ge=0, le=MOST_SEQ, description="the number of the last entry you know")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
Key = Annotated[Short, Field(min_length=8, description="a fresh random text for each click; a retry has the same")]


class Strict(BaseModel):
    """No field that nobody reads, and of each what it says: no truth for a number, no text for either."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Said(BaseModel):
    """A sentence: its id and named arguments."""

    id: str
    args: dict[str, Any]


class Problem(BaseModel):
    """Why something was not done: the sentence as a message, and in English."""

    error: Said
    text: str


class Name(Strict):
    name: Short


class Credentials(Strict):
    name: Short
    password: Annotated[str, Field(max_length=200)]


class Farewell(Strict):
    password: Annotated[str | None, Field(max_length=200, description="of an account; a guest has none")] = None


class NewPassword(Strict):
    old: Annotated[str, Field(max_length=200)]
    new: Annotated[str, Field(max_length=200)]


class Somebody(Strict):
    """Who is meant: by the name of their account, by their place at a table, or by their id if you know it."""

    name: Short | None = None
    table: Short | None = None
    seat: Annotated[int, Field(ge=0, lt=8)] | None = None
    person: Short | None = None


class NewToken(Strict):
    label: Short
    scope: Annotated[Literal["play", "read"], Field(description="what it may do: play for you, or only look")] = "play"


class NoClock(Strict):
    kind: Literal["none"] = "none"


class LiveClock(Strict):
    kind: Literal["live"]
    minutes: Annotated[int, Field(ge=1, le=600)]
    increment: Annotated[int, Field(ge=0, le=600, description="seconds more for each move")] = 0


class DaysClock(Strict):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30, description="for each move")]


AnyClock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class NewTable(Strict):
    """A table to be opened. A seat is `me`, `me:NAME` (several at one device), `open`, or `bot:LEVEL`."""

    game: Short
    edition: Short | None = None
    players: Annotated[int, Field(ge=1, le=MOST_PLAYERS)] | None = None
    options: dict[Short, Short] = Field(default_factory=dict, max_length=40)
    seats: Annotated[list[Short], Field(min_length=1, max_length=MOST_PLAYERS)]
    clock: AnyClock = NoClock()
    public: bool = True
    forced: Annotated[
        bool, Field(description="answer questions that have one answer by themselves, even to end a turn")
    ] = False
    begins: Literal["chance", "given"] = "chance"
    hints: Annotated[bool, Field(description="hints though people play each other; everybody hears of them")] = False
    rated: Annotated[bool, Field(description="whether the result counts for the ratings of those who play")] = False
    bots_resign: Annotated[bool, Field(description="bots give up where all is lost, if the rules allow it")] = True
    seed: Annotated[int, Field(ge=0, lt=2**96)] | None = None


class Sit(Strict):
    seat: SeatNumber | None = None
    invite: Short | None = None


class SetSeat(Strict):
    seat: SeatNumber
    player: Annotated[Short, Field(description="`open` or `bot:LEVEL`")]


class OneSeat(Strict):
    seat: SeatNumber


class Meaning(Strict):
    """A move by its kind and its arguments, as each choice of a view has them."""

    kind: Short
    args: Annotated[dict[Short, Short | int], Field(max_length=8)] = {}


OneMove = Annotated[str, Field(max_length=MOST_LETTERS)] | Annotated[int, Field(ge=0, le=MOST_SEQ)]


class Move(Strict):
    move: OneMove
    expected_seq: Seq
    key: Key


class Members(Strict):
    """Moves that make a set, in any order."""

    moves: Annotated[list[OneMove], Field(max_length=MOST_MEMBERS)]


class Set(Members):
    expected_seq: Seq
    key: Key


class Undo(Strict):
    expected_seq: Seq
    key: Key


class UndoAnswer(Strict):
    agree: bool
    expected_seq: Seq


class Chat(Strict):
    text: Annotated[str, Field(max_length=4000)]


class RecordText(Strict):
    record: str


Minute = Annotated[int, Field(ge=0, lt=24 * 60, description="minutes after midnight")]


class WantedTiming(Strict):
    """When you want to hear of a game; quiet hours may pass midnight."""

    timing: Literal["at_once", "digest", "never"] = "at_once"
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None


def _known_zone(zone: str) -> str:
    if zone not in available_timezones():
        raise ValueError("no time zone, as Europe/Rome is one")
    return zone


class WantedNotes(Strict):
    """How and when you want to hear of your tables; in `timings`, the empty name stands for every game."""

    language: Literal["en", "it", "pt"] = "en"
    zone: Annotated[Short, AfterValidator(_known_zone)] = "UTC"
    mail: Annotated[str | None, Field(max_length=200, pattern=NO_ZERO)] = None
    webhook: Annotated[str | None, Field(max_length=500, pattern=NO_ZERO)] = None
    webhook_form: Literal["json", "discord", "slack"] = "json"
    browser: bool = False
    digest_at: Minute = 8 * 60
    timings: Annotated[dict[Annotated[str, Field(max_length=24)], WantedTiming], Field(max_length=20)] = {}


class Trial(Strict):
    channel: Literal["mail", "webhook"]


class NewVacation(Strict):
    days: Annotated[int, Field(ge=1, le=365)]


PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "It cannot be read at all."},
    401: {"model": Problem, "description": "Nobody knows you: become a guest or send a token."},
    403: {"model": Problem, "description": "Not yours to do."},
    404: {"model": Problem, "description": "There is no such thing."},
    409: {"model": Problem, "description": "Not now; after a stale move `frame` holds the table as it is."},
    413: {"model": Problem, "description": "Too large."},
    422: {"model": Problem, "description": "It cannot be understood, or the rules do not allow it."},
    429: {"model": Problem, "description": "Too often."},
}


def content(media_type: str) -> dict[int | str, dict[str, Any]]:
    """What the API documentation says of an answer that is no JSON."""
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}
