"""The only way out: what one person may see of a table.

Everything the site shows of a game is made here, from `Game.view(viewer)` and from log lines as that viewer may hear
them. The deal and the salt leave when the game is over, and not before.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from json import loads
from operator import attrgetter
from time import time
from typing import Any, Final

from civitas.kernel.messages import Said
from civitas.kernel.text import readable
from civitas.web.accounts import Person
from civitas.web.decisions import check_number, undo_reaches, undo_seat
from civitas.web.push import Hub
from civitas.web.refusals import FORBIDDEN, Refusal
from civitas.web.seats import is_hot_seat
from civitas.web.table import OPEN, OVER, PLAYING, REPLAY, Table
from civitas.web.writing import with_member, write

LIVE: Final = "live"
A_MOMENT: Final = 0.25
"""Seconds in which a frame is sent as it was written: it says what time it is."""


@dataclass(frozen=True)
class Audience:
    """Somebody in front of a table, and through which seat's eyes they see it."""

    person: Person | None
    seats: tuple[int, ...]
    eyes: int | None


def audience(table: Table, person: Person | None) -> Audience:
    """Whoever sits here sees with their seat's eyes."""
    own = table.seats_of(person.id if person is not None else None)
    return Audience(person, tuple(own), _eyes_of(table, own))


def _eyes_of(table: Table, own: list[int]) -> int | None:
    """Of several people at one device, the one who is asked looks; while nobody of them is, whoever decided last.

    Seats that a bot plays on, or that have resigned, are nobody's there; and what answers itself asks nobody.
    """
    if len(own) < 2:
        return own[0] if own else None
    present = [seat for seat in own if table.plays_in_person(seat)] or own
    if table.asked in present and not table.answer_is_forced():
        return table.asked
    last = undo_seat(table, present)
    return present[0] if last is None else last


def is_open_to(table: Table, person: Person | None) -> bool:
    """Whether somebody may look at a table without a link: anybody at a public one or at a record, else its people."""
    if table.is_public():
        return True
    return person is not None and (person.id == table.plan.host or bool(table.seats_of(person.id)))


def check_eyes(table: Table, person: Person | None, eyes: int | None) -> None:
    """While a game is played nobody looks with another's eyes, nor sees more than a spectator without a seat."""
    if eyes is not None:
        check_number(table, eyes)
    if table.status in (OVER, REPLAY) or eyes is None or eyes in audience(table, person).seats:
        return
    raise Refusal(FORBIDDEN, "web.error.eyes")


def frame(table: Table, person: Person | None, hub: Hub, build: str, since: int = 0) -> dict[str, Any]:
    """A table as this person may see it, with what was said since an entry they know."""
    seen: dict[str, Any] = loads(written(table, person, hub, build, since))
    return seen


def written(table: Table, person: Person | None, hub: Hub, build: str, since: int = 0) -> str:
    """The same as it is sent. Whoever sees the same at one moment, all spectators for example, gets the same text."""
    now, online = time(), frozenset(hub.online(table.id))
    moment = (table.seq, online, int(now / A_MOMENT))
    who = audience(table, person)

    def common() -> str:
        return table.once(moment, "table", lambda: write(_table(table, online, now)))

    alike = (who.seats, who.eyes, _is_host(table, who), since)
    return table.once(moment, alike, lambda: _put_together(table, who, build, since, common()))


def _put_together(table: Table, who: Audience, build: str, since: int, common: str) -> str:
    """A frame out of texts, of which many see the larger ones."""
    text = write(
        {
            "build": build,
            "id": table.id,
            "seq": table.seq,
            "you": _you(table, who),
            "undo": _undo(table),
            "chat": _chat(table, who, since),
        }
    )
    members = {
        "table": with_member(common, "rematch", write(table.rematch if who.seats else None)),
        "view": "null" if table.game is None else table.written_view(who.eyes),
        "log": _log(table, who.eyes, since),
    }
    for name, member in members.items():
        text = with_member(text, name, member)
    return text


def _table(table: Table, online: frozenset[str], now: float) -> dict[str, Any]:
    """What everybody hears of a table."""
    plan = table.plan
    return {
        "game": plan.game,
        "edition": plan.edition,
        "title": plan.rules.title,
        "options": plan.options,
        "players": plan.players,
        "clock": plan.clock,
        "public": plan.public,
        "forced": plan.forced,
        "hints": plan.hints,
        "rated": plan.rated,
        "bots_resign": plan.bots_resign,
        "hot_seat": is_hot_seat(table.seats),
        "status": table.status,
        "host": {"id": plan.host, "name": readable(plan.host_name)},
        "created": plan.created,
        "chosen_deal": plan.chosen_deal,
        "commitment": plan.commitment(),
        "revealed": plan.sealed() if table.status in (OVER, REPLAY) else None,
        "watching": len(online - {seat.user for seat in table.seats if seat.user}),
        "seats": _seats(table, online),
        "updated": table.updated,
        "now": now,
        "deadline": table.clock.deadline(),
    }


def _seats(table: Table, online: frozenset[str]) -> list[dict[str, Any]]:
    clock = table.clock
    resigned = table.resigned()
    return [
        {
            "seat": number,
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "bot_plays": seat.bot_plays,
            "resigned": number in resigned,
            "online": seat.kind == "bot" or seat.user in online,
            "left": clock.left[number] if clock.left and seat.kind == "person" else None,
            "running": clock.running == number and number not in clock.paused,
            "away": number in clock.paused,
            "hints": sum(number == other for _, other in table.hinted),
        }
        for number, seat in enumerate(table.seats)
    ]


def _you(table: Table, who: Audience) -> dict[str, Any]:
    undo_moves = _moves_to_undo(table, who)
    return {
        "seats": list(who.seats),
        "eyes": who.eyes,
        "host": _is_host(table, who),
        "hidden": len(who.seats) > 1 and _has_secrets(table, who.eyes),
        "may": [name for name, allowed in _rights(table, who, undo_moves).items() if allowed],
        "undo_moves": undo_moves,
        "planned": [move for seat in who.seats for move in table.queues.get(seat, {}).get("moves", ())],
        "dropped": next((table.dropped[seat] for seat in who.seats if seat in table.dropped), None),
    }


def _moves_to_undo(table: Table, who: Audience) -> int:
    """How many moves are gone when this person takes back: their last decision, and all that followed it."""
    seat = undo_seat(table, who.seats)
    to = None if seat is None else table.undo_target(seat)
    if seat is None or to is None or table.game is None or not undo_reaches(table, seat, to):
        return 0
    return len(table.game.moves) - to


def _has_secrets(table: Table, eyes: int | None) -> bool:
    """Whether a seat sees more than the whole room: then a device is passed on behind a curtain."""
    return table.game is not None and table.view(eyes)["table"] != table.view(None)["table"]


def _rights(table: Table, who: Audience, undo_moves: int) -> dict[str, bool]:
    """What this person may do now."""
    status, seated = table.status, bool(who.seats)
    playing = status == PLAYING
    taken_over = [seat for seat in who.seats if table.seats[seat].bot_plays]
    asked = table.asked in who.seats and table.asked not in taken_over
    waiting = table.undo_waits_for()
    return {
        "move": playing and asked,
        "undo": playing and seated and not waiting and undo_moves > 0,
        "answer_undo": playing and any(seat in waiting for seat in who.seats),
        "resign": playing and seated,
        "leave": playing and len(taken_over) < len(who.seats),
        "return": playing and bool(taken_over),
        "chat": seated,
        "sit": status == OPEN and not seated and not table.is_full(),
        "stand": status == OPEN and seated,
        "invite": status == OPEN and (seated or _is_host(table, who)),
        "watch_link": seated and not table.plan.public,
        "host": status == OPEN and _is_host(table, who),
        "hint": playing and asked and (table.plan.hints or not table.plays_against_people(who.seats[0])),
        "coach": playing and asked and not table.plays_against_people(who.seats[0]),
        "rematch": status == OVER and seated,
        "imagine": playing and seated,
        "plan": playing and queues_are_offered(table, who.seats),
    }


def queues_are_offered(table: Table, seats: tuple[int, ...]) -> bool:
    """Whether somebody may plan their next turn: they wait for others, and no clock runs in minutes."""
    return table.asked is not None and table.asked not in seats and bool(seats) and table.plan.clock["kind"] != LIVE


def _is_host(table: Table, who: Audience) -> bool:
    return who.person is not None and who.person.id == table.plan.host


def _undo(table: Table) -> dict[str, Any] | None:
    asked = table.undo
    if asked is None or table.game is None:
        return None
    return {
        "seat": asked.seat,
        "moves": len(table.game.moves) - asked.to,
        "agreed": sorted(asked.agreed),
        "waiting": sorted(table.undo_waits_for()),
    }


def _log(table: Table, eyes: int | None, since: int) -> str:
    """The log from what the reader knows on; whole, if lines they know were taken back."""
    heard = table.written_log(eyes)
    known = 0 if since < table.rewritten else bisect_right(heard, since, key=attrgetter("seq"))
    return f'{{"from":{known},"lines":[{",".join(line.text for line in heard[known:])}]}}'


def _chat(table: Table, who: Audience, since: int) -> dict[str, Any]:
    """Players talk among themselves while they play; afterwards everybody may read it."""
    if not who.seats and table.status not in (OVER, REPLAY):
        return {"from": 0, "lines": []}
    known = bisect_right(table.chat, since, key=attrgetter("seq"))
    lines = [
        {"seq": talk.seq, "seat": talk.seat, "name": talk.name, "text": talk.text, "at": talk.at}
        for talk in table.chat[known:]
    ]
    return {"from": known, "lines": lines}


def summary(table: Table) -> dict[str, Any]:
    """A table as a row of the lobby: nothing in it that a spectator could not see."""
    plan, game = table.plan, table.game
    outcome = game.result if game is not None and table.status in (OVER, REPLAY) else None
    return {
        "game": plan.game,
        "edition": plan.edition,
        "options": plan.options,
        "players": plan.players,
        "public": plan.public,
        "hot_seat": is_hot_seat(table.seats),
        "chosen_deal": plan.chosen_deal,
        "clock": plan.clock,
        "rated": plan.rated,
        "host": plan.host_name,
        "seats": [{**seat.json(), "bot_plays": seat.bot_plays} for seat in table.seats],
        "asked": table.asked,
        "moves": 0 if game is None else len(game.moves),
        "standing": [] if game is None else game.rules.standing(game.state),
        "moment": _moment(table),
        "winners": None if outcome is None else list(outcome.winners),
        "places": None if outcome is None else list(outcome.places),
    }


def _moment(table: Table) -> Said | None:
    moment = None if table.game is None else table.game.rules.moment(table.game.state)
    return None if moment is None else moment.json()


def _listed_seat(seat: dict[str, Any]) -> dict[str, Any]:
    """Who sits there, by name only; a row that was kept long ago may hold a name that would be refused today."""
    return {**{key: value for key, value in seat.items() if key != "user"}, "name": readable(seat["name"])}


def listed(row: Any, person: Person | None) -> dict[str, Any]:
    """A row of the lobby for this person."""
    summary = dict(row["summary"])
    own = [number for number, seat in enumerate(summary["seats"]) if person is not None and seat["user"] == person.id]
    summary["host"] = readable(summary["host"])
    summary["seats"] = [_listed_seat(seat) for seat in summary["seats"]]
    asked = summary["asked"]
    return {
        **summary,
        "id": row["id"],
        "status": row["status"],
        "updated": row["updated"],
        "deadline": row["deadline"],
        "your_seats": own,
        "your_turn": asked is not None and asked in own and not summary["seats"][asked]["bot_plays"],
    }
