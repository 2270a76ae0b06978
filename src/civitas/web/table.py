"""A table as its entries make it.

A table is its set-up, its secret deal, and a list of numbered entries to which something is only ever added: who sits
down, each move, each undo. `Table.fold` takes in one entry. The same entries make the same table in every process and
after every restart. Nothing here reads a clock, a file or the network.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from json import loads
from typing import Any, Final, NamedTuple

from civitas.kernel.game import Event, Game, start_game
from civitas.kernel.messages import Message, sentences
from civitas.kernel.text import readable
from civitas.kernel.view import View
from civitas.library import find
from civitas.web.clock import Clock
from civitas.web.entries import ACTS, CHANGES_POSITION, ENDS_PLANS, HALF_A_KEY, Entry
from civitas.web.plan import Plan
from civitas.web.seats import Seat
from civitas.web.writing import with_member, write

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
REPLAY: Final = "replay"
CLOSED: Final = "closed"


@cache
def is_said(id: str) -> bool:
    """Whether there is a sentence of this id."""
    return id in sentences()


Gains = dict[str, dict[str, int]]
"""For each seat, by its number, what a move has changed of what it has, by name."""


@dataclass(frozen=True)
class Line:
    """A line of the log: something of the game, which each viewer hears in their own way, or something of the table."""

    seq: int
    move: int
    seat: int | None
    said: Event | Message
    gains: Gains | None = None
    """With the first line of a move: what it has brought each seat, where it has brought anything."""

    @property
    def is_of_table(self) -> bool:
        """Whether it stays when moves are taken back: the table saw it, though the game has forgotten it."""
        return isinstance(self.said, Message) and self.said.id.startswith("web.")

    def message(self, viewer: int | None) -> Message | None:
        return self.said if isinstance(self.said, Message) else self.said.message(viewer)


class Told(NamedTuple):
    """A line of the log as text, and the entry it came with."""

    seq: int
    text: str


@dataclass(frozen=True)
class Talk:
    """A line of the chat."""

    seq: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class UndoRequest:
    """Somebody asks to go back to the position after a number of moves; who has agreed so far."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


@dataclass
class Table:
    """A table now: who sits there, the game, the clocks, what was said."""

    plan: Plan
    seats: list[Seat] = field(default_factory=list)
    seq: int = 0
    position_seq: int = 0
    """The last entry that changed the position."""
    updated: float = 0.0
    game: Game | None = None
    movers: list[int] = field(default_factory=list)
    forced: list[bool] = field(default_factory=list)
    gained: list[float] = field(default_factory=list)
    """The seconds that each move brought its player."""
    had: list[tuple[float, ...]] = field(default_factory=list)
    """How much time everybody had left when each move was made."""
    held: list[dict[str, int]] = field(default_factory=list)
    """What each seat has now, by which the next move is measured."""
    lines: list[Line] = field(default_factory=list)
    rewritten: int = 0
    """The last entry that took lines of the log away."""
    chat: list[Talk] = field(default_factory=list)
    keys: dict[str, str] = field(default_factory=dict)
    """The clicks that were done, each by its person and key, and what was asked with it."""
    acted: dict[int, int] = field(default_factory=dict)
    """The last entry that each seat has made."""
    queues: dict[int, dict[str, Any]] = field(default_factory=dict)
    """What each seat has planned for its next turn: moves, and what it had then. For its own eyes only."""
    dropped: dict[int, Any] = field(default_factory=dict)
    """Why a plan was dropped, until its seat does something."""
    undo: UndoRequest | None = None
    is_closed: bool = False
    rematch: str | None = None
    origin: dict[str, Any] | None = None
    """The table whose game is played on here, and after how many moves; the result counts nowhere."""
    started: float = 0.0
    hinted: list[tuple[int, int]] = field(default_factory=list)
    """After how many moves a hint was given, and to which seat."""
    clock: Clock = field(init=False)
    views: dict[int | None, View[Any]] = field(default_factory=dict)
    """What each viewer sees now, made when first asked for."""
    written: dict[int | None, str] = field(default_factory=dict)
    """The same as text, which is sent to everybody who looks with these eyes."""
    drawn: Any = None
    written_drawing: str = ""
    """What all of these have in common."""
    told: dict[int | None, list[Told]] = field(default_factory=dict)
    told_up_to: dict[int | None, int] = field(default_factory=dict)
    """The log as each viewer hears it, and how many lines of it are made already."""
    frames: dict[Hashable, str] = field(default_factory=dict)
    frames_of: Hashable = None
    """What was written for those who look, and of which moment: whoever is alike gets the same."""

    def __post_init__(self) -> None:
        self.clock = Clock.of(self.plan.clock, self.plan.players)
        self.seats = [Seat() for _ in range(self.plan.players)]
        self.updated = self.plan.created

    @property
    def id(self) -> str:
        return self.plan.id

    @property
    def status(self) -> str:
        if self.is_closed:
            return CLOSED
        if self.game is None:
            return OPEN
        if self.plan.imported:
            return REPLAY
        return PLAYING if self.game.seat is not None else OVER

    @property
    def asked(self) -> int | None:
        """The seat that is asked, while the game is played."""
        return self.game.seat if self.game is not None and self.status == PLAYING else None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> set[str]:
        """Whoever sits here."""
        return {seat.user for seat in self.seats if seat.user is not None}

    def seats_of(self, user: str | None) -> list[int]:
        """The seats a person sits on; more than one at a hot-seat table."""
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]

    def has_person(self) -> bool:
        """Whether somebody sits here, even if a bot plays on for them."""
        return any(seat.kind == "person" for seat in self.seats)

    def is_played(self) -> bool:
        """Whether somebody plays here in person."""
        return any(self.plays_in_person(seat) for seat in range(len(self.seats)))

    def plays_in_person(self, seat: int) -> bool:
        """Whether no bot answers for this seat, and it has not given up."""
        return not self.seats[seat].is_bot and seat not in self.resigned()

    def is_public(self) -> bool:
        """Whether anybody may look: at a table that was opened so, and at a record that was brought."""
        return self.plan.public or self.status == REPLAY

    def is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    def bot_is_asked(self) -> bool:
        """Whether nobody has to be waited for: a bot is asked, or there is one answer and it is given by itself."""
        return self.asked is not None and (self.seats[self.asked].is_bot or self.answer_is_forced())

    def answer_is_forced(self) -> bool:
        """Where the table wants it, one answer is given by itself, unless that would tell a secret."""
        game = self.game
        if not self.plan.forced or game is None or game.question is None:
            return False
        return len(game.position.options()) == 1 and game.question.is_open(game.state)

    def view(self, viewer: int | None) -> View[Any]:
        """The position as a seat, or a spectator, may know it."""
        assert self.game is not None
        if viewer not in self.views:
            self.views[viewer] = self.game.view(viewer)
            self.views[viewer]["table"]["drawing"] = self.drawing()
        return self.views[viewer]

    def drawing(self) -> Any:
        """All that a board draws with besides, which is the same for everybody."""
        assert self.game is not None
        if self.drawn is None:
            self.drawn = self.game.rules.drawing(self.game.state)
            self.written_drawing = write(self.drawn)
        return self.drawn

    def written_view(self, viewer: int | None) -> str:
        """The same as it is sent."""
        if viewer not in self.written:
            seen: dict[str, Any] = {**self.view(viewer)}
            table = {**seen.pop("table")}
            del table["drawing"]
            whole = with_member(write(table), "drawing", self.written_drawing)
            self.written[viewer] = with_member(write(seen), "table", whole)
        return self.written[viewer]

    def log(self, viewer: int | None) -> list[dict[str, Any]]:
        """The log as a viewer may hear it."""
        return [loads(line.text) for line in self.written_log(viewer)]

    def written_log(self, viewer: int | None) -> list[Told]:
        """The same as it is sent."""
        told = self.told.setdefault(viewer, [])
        begins = find(self.plan.game).begins
        for line in self.lines[self.told_up_to.get(viewer, 0) :]:
            message = line.message(viewer)
            if message is not None:
                said: dict[str, Any] = {
                    "seq": line.seq,
                    "move": line.move,
                    "seat": line.seat,
                    "message": message.json(),
                }
                if message.id in begins:
                    said["begins"] = begins[message.id]
                if line.gains:
                    said["gains"] = line.gains
                told.append(Told(line.seq, write(said)))
        self.told_up_to[viewer] = len(self.lines)
        return told

    def once(self, moment: Hashable, alike: Hashable, written: Callable[[], str]) -> str:
        """What is written once for all who are alike, while nothing changes."""
        if self.frames_of != moment:
            self.frames_of, self.frames = moment, {}
        if alike not in self.frames:
            self.frames[alike] = written()
        return self.frames[alike]

    # Taking in what happened

    def fold(self, entry: Entry) -> None:
        """Take in the next entry."""
        assert entry.seq == self.seq + 1, (entry.seq, self.seq)
        self.seq = entry.seq
        self.updated = entry.at
        if entry.key is not None:
            self.keys[entry.key[:HALF_A_KEY]] = entry.key[HALF_A_KEY:]
        if entry.seat is not None and entry.kind in ACTS:
            self.acted[entry.seat] = entry.seq
        getattr(self, f"_{entry.kind}")(entry)
        self._follow_queue(entry)
        if entry.kind in CHANGES_POSITION:
            self.position_seq = entry.seq
            self.undo = None
            self.views, self.written, self.drawn = {}, {}, None

    def fold_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.fold(entry)

    def _seat(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = Seat(**{**entry.data, "name": readable(entry.data["name"])})

    def _close(self, entry: Entry) -> None:
        self.is_closed = True
        self.undo = None
        self.clock.start(None, entry.at)

    def _start(self, entry: Entry) -> None:
        self.seats = [self.seats[old] for old in entry.data["order"]]
        self.origin = entry.data.get("from")
        self.game = start_game(self.plan.rules, self.plan.setup, self.plan.deal)
        self.game.players = self.names
        self.started = entry.at
        self._hear(entry, None, 0)
        self._clock(entry, moved=False)

    def _move(self, entry: Entry) -> None:
        assert self.game is not None
        assert entry.seat is not None
        heard, made = self.game.heard, len(self.game.moves)
        self._make(entry)
        if len(self.game.moves) == made:
            return
        self.movers.append(entry.seat)
        self.forced.append(bool(entry.data.get("forced")))
        self._hear(entry, entry.seat, heard)
        self.had.append(tuple(self.clock.left))
        self.gained.append(self._clock(entry, moved=True))

    def _make(self, entry: Entry) -> None:
        """Make a move, written with the present list of moves or an older one, that may tell what is given now."""
        assert self.game is not None
        assert entry.seat is not None
        version, text = entry.data.get("list", 1), entry.data["move"]
        if version == self.game.rules.book.version:
            self.game.chosen = []  # members that were named one by one are entered with the answer they make
            self.game.apply(self.game.read(text))
        else:
            self.game.follow(text, entry.seat, version)

    def _choose(self, entry: Entry) -> None:
        """Members of a set that its player has named one by one; nobody else hears of them before it is whole."""
        assert self.game is not None
        self.game.chosen = [self.game.read(move) for move in entry.data["moves"]]

    def _resign(self, entry: Entry) -> None:
        assert self.game is not None
        assert entry.seat is not None
        heard = self.game.heard
        self.game.resign(entry.seat)
        self.movers.append(entry.seat)
        self.forced.append(False)
        self._hear(entry, entry.seat, heard)
        self.had.append(tuple(self.clock.left))
        self.gained.append(self._clock(entry, moved=False))

    def _undo(self, entry: Entry) -> None:
        """The moves are gone from the log; that they were taken back stays in it."""
        assert self.game is not None
        to = entry.data["to"]
        gone = len(self.game.moves) - to
        self.game.rewind(to)
        self.held = self.game.rules.holdings(self.game.state)
        self._clock(entry, moved=False)
        self._give_time_back(to)
        del self.movers[to:]
        del self.forced[to:]
        del self.gained[to:]
        del self.had[to:]
        self.lines = [line for line in self.lines if line.move <= to or line.is_of_table]
        self.rewritten = entry.seq
        self.told, self.told_up_to = {}, {}
        self._tell(entry, Message("web.log.undone", seat=entry.seat, moves=gone))

    def _give_time_back(self, to: int) -> None:
        """Whoever moves and takes back again gains no time, and costs the others none, unless they have agreed."""
        if self.undo is None:
            for seat, gained in zip(self.movers[to:], self.gained[to:], strict=True):
                self.clock.take_back(seat, gained)
            for seat, had in enumerate(self.had[to]):
                if seat not in self.movers[to:]:
                    self.clock.left[seat] = max(self.clock.left[seat], had)

    def _ask_undo(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.undo = UndoRequest(entry.seat, entry.data["to"])
        self._tell(entry, Message("web.log.asks_undo", seat=entry.seat))

    def _agree(self, entry: Entry) -> None:
        assert self.undo is not None
        assert entry.seat is not None
        self.undo = replace(self.undo, agreed=self.undo.agreed | {entry.seat})

    def _refuse(self, entry: Entry) -> None:
        self.undo = None
        self._tell(entry, Message("web.log.refuses_undo", seat=entry.seat))

    def _leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        assert self.game is not None
        stepped_in = len(self.game.moves)
        self.seats[entry.seat] = replace(self.seats[entry.seat], bot_since=stepped_in, level=entry.data["level"])
        why = "web.log.out_of_time" if entry.data["late"] else "web.log.left"
        self._tell(entry, Message(why, seat=entry.seat))
        self._clock(entry, moved=entry.data["late"])

    def _return(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.seats[entry.seat] = replace(self.seats[entry.seat], bot_since=None, level=None)
        self._tell(entry, Message("web.log.returned", seat=entry.seat))
        self._clock(entry, moved=False)

    def _away(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.clock.pause(entry.seat, entry.at)
        self._tell(entry, Message("web.log.away", seat=entry.seat))

    def _back(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.clock.resume(entry.seat, entry.at)
        self._tell(entry, Message("web.log.returned", seat=entry.seat))

    def _fail(self, entry: Entry) -> None:
        """A program has broken down: why, and which bot plays on in its place."""
        assert entry.seat is not None
        why = entry.data["why"]
        self.seats[entry.seat] = replace(self.seats[entry.seat], level=entry.data["level"])
        self._tell(entry, Message("web.log.program", why=Message(why["id"], **why["args"])))

    def _queue(self, entry: Entry) -> None:
        """Moves planned for a seat's next turn; none, and nothing is planned."""
        assert entry.seat is not None
        self.dropped.pop(entry.seat, None)
        self.queues.pop(entry.seat, None)
        if entry.data["moves"]:
            self.queues[entry.seat] = entry.data

    def _unqueue(self, entry: Entry) -> None:
        """A plan could not be followed."""
        assert entry.seat is not None
        del self.queues[entry.seat]
        self.dropped[entry.seat] = entry.data["why"]

    def _follow_queue(self, entry: Entry) -> None:
        """A planned move is done; whoever does something else, or leaves, plans nothing any more."""
        if entry.seat is None or entry.kind not in ENDS_PLANS:
            return
        self.dropped.pop(entry.seat, None)
        queue = self.queues.pop(entry.seat, None)
        if queue is None:
            return
        if entry.data.get("planned"):
            queue = {"moves": queue["moves"][1:], "held": None}
        if queue["moves"] and (entry.data.get("planned") or entry.data.get("forced")):
            self.queues[entry.seat] = queue

    def queue_is_due(self) -> bool:
        """Whether the next planned move of whoever is asked can be tried."""
        asked = self.asked
        return asked is not None and asked in self.queues and not self.seats[asked].is_bot and self.undo is None

    def _chat(self, entry: Entry) -> None:
        name, text = readable(entry.data["name"]), readable(entry.data["text"])
        self.chat.append(Talk(entry.seq, entry.seat, name, text, entry.at))

    def _hint(self, entry: Entry) -> None:
        """Whoever plays against others lets them know; a hint for one position counts once."""
        assert entry.seat is not None
        assert self.game is not None
        self.hinted.append((len(self.game.moves), entry.seat))
        self._tell(entry, Message("web.log.hint", seat=entry.seat))

    def is_hinted(self, seat: int) -> bool:
        """Whether a seat has had a hint for this position."""
        return self.game is not None and (len(self.game.moves), seat) in self.hinted

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _tell(self, entry: Entry, message: Message) -> None:
        moves = 0 if self.game is None else len(self.game.moves)
        self.lines.append(Line(entry.seq, moves, entry.seat, message))

    def _hear(self, entry: Entry, seat: int | None, since: int) -> None:
        assert self.game is not None
        moves = len(self.game.moves)
        said: list[Event | Message] = [*self._done(entry), *self.game.happened(since)]
        lines = [Line(entry.seq, moves, seat, event) for event in said]
        gains = self._gains()
        open_to_all = [place for place, line in enumerate(lines) if line.message(None) is not None]
        if gains and open_to_all:
            lines[open_to_all[0]] = replace(lines[open_to_all[0]], gains=gains)
        self.lines += lines

    def _done(self, entry: Entry) -> list[Message]:
        """A move that is no event of the game, but that its words tell of: the end of a turn."""
        assert self.game is not None
        if entry.kind != "move":
            return []
        id = f"{self.plan.rules.name}.did.{self.plan.rules.book.kind(self.game.moves[-1]).word}"
        return [Message(id, seat=entry.seat)] if is_said(id) else []

    def _gains(self) -> Gains:
        """What each seat has more or less of than when this was asked last."""
        assert self.game is not None
        before, self.held = self.held, self.game.rules.holdings(self.game.state)
        changes = [
            {name: now[name] - then[name] for name in now if now[name] != then[name]}
            for then, now in zip(before, self.held, strict=False)
        ]
        return {str(seat): change for seat, change in enumerate(changes) if change}

    def _clock(self, entry: Entry, moved: bool) -> float:
        """The clock of whoever is asked now runs, but for a bot's; how much time the one before has gained."""
        gained = self.clock.stop(entry.at, moved)
        asked = self.asked
        self.clock.start(None if asked is None or self.seats[asked].is_bot else asked, entry.at)
        return gained

    # Taking back

    def undo_target(self, seat: int) -> int | None:
        """After how many moves the seat's last own decision was made; None when it made none."""
        made = [place for place, mover in enumerate(self.movers) if mover == seat and not self.forced[place]]
        return made[-1] if made else None

    def undo_is_free(self, seat: int, to: int) -> bool:
        """Whether nobody else has moved and nothing hidden was revealed since."""
        assert self.game is not None
        return all(mover == seat for mover in self.movers[to:]) and not self.game.reveals_since(to)

    def must_agree(self, seat: int) -> frozenset[int]:
        """Whose consent an undo needs that is not free: every other person's, here or not. Bots do not mind."""
        done = {None, self.seats[seat].user}
        return frozenset(number for number, other in enumerate(self.seats) if other.user not in done)

    def gone_since(self, seat: int, moves: int) -> int | None:
        """The other person who left, or resigned, after more moves than these and is still away; None if nobody."""
        resigned = {-1 - move: place + 1 for place, move in enumerate(self.game.moves if self.game else ()) if move < 0}
        gone = {other: resigned.get(other, self.seats[other].bot_since) for other in self.must_agree(seat)}
        return next((other for other, since in gone.items() if since is not None and since > moves), None)

    def plays_against_people(self, seat: int) -> bool:
        """Whether another person has a part in the game; whoever left may come back, whoever resigned may not."""
        return not self.must_agree(seat) <= self.resigned()

    def resigned(self) -> set[int]:
        """Who has given up; the others may play on."""
        return set() if self.game is None else {-1 - move for move in self.game.moves if move < 0}

    def undo_waits_for(self) -> frozenset[int]:
        """Who has not yet answered whether a move may be taken back."""
        return frozenset() if self.undo is None else self.must_agree(self.undo.seat) - self.undo.agreed
