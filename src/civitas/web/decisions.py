"""What people may do at a table: each function looks, and either refuses or returns what is to be entered.

Nothing is changed here. `tables` enters what is decided, if the table is still as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from civitas.kernel.errors import IllegalMove
from civitas.kernel.game import Game
from civitas.kernel.text import is_readable
from civitas.kernel.view import Choosing
from civitas.web.accounts import Person
from civitas.web.refusals import BAD, CONFLICT, FORBIDDEN, Refusal
from civitas.web.seats import Seat, is_hot_seat
from civitas.web.table import OPEN, OVER, PLAYING, Table


@dataclass(frozen=True)
class Draft:
    """An entry to be made."""

    kind: str
    seat: int | None = None
    data: dict[str, Any] | None = None


# Before the game


def sit(table: Table, person: Person, seat: int | None, invited: bool, order: Sequence[int]) -> list[Draft]:
    """Take a free seat; when it was the last, the game begins, with the seats in this order."""
    if table.seats_of(person.id):
        raise Refusal(CONFLICT, "web.error.sits_already")
    if not (table.is_public() or invited or person.id == table.plan.host):
        raise Refusal(FORBIDDEN, "web.error.private")
    _must_be(table, OPEN)
    return _seated(table, _free_seat(table, seat), Seat("person", person.name, person.id), order)


def _free_seat(table: Table, seat: int | None) -> int:
    free = [number for number, other in enumerate(table.seats) if other.kind == "open"]
    if seat is None and free:
        return free[0]
    if seat is None or seat not in free:
        raise Refusal(CONFLICT, "web.error.seat_taken")
    return seat


def _seated(table: Table, seat: int, player: Seat, order: Sequence[int]) -> list[Draft]:
    others = [other for number, other in enumerate(table.seats) if number != seat]
    check_hot_seat([*others, player])
    drafts = [Draft("seat", seat, _named_apart(player, others).json())]
    if player.kind != "open" and all(other.kind != "open" for other in others):
        drafts.append(Draft("start", None, {"order": list(order)}))
    return drafts


def check_hot_seat(seats: Sequence[Seat]) -> None:
    """Whoever has several seats sees several hands: so nobody else sits at that table, or can sit down."""
    others = {seat.user for seat in seats if seat.kind != "bot"}
    if is_hot_seat(seats) and len(others) > 1:
        raise Refusal(CONFLICT, "web.error.hot_seat")


def seats_named_apart(seats: Sequence[Seat]) -> list[Seat]:
    """The seats of a new table, where one person may have several: no two people there have the same name."""
    named: list[Seat] = []
    for seat in seats:
        named.append(_named_apart(seat, named))
    return named


def _named_apart(player: Seat, others: Sequence[Seat]) -> Seat:
    """A namesake of somebody at the table is called by the first number that is free: Livia, Livia 2."""
    taken = {other.name.casefold() for other in others if other.kind == "person"}
    names = (player.name, *(f"{player.name} {number}" for number in range(2, len(others) + 2)))
    free = (name for name in names if player.kind != "person" or name.casefold() not in taken)
    return replace(player, name=next(free))


def stand(table: Table, person: Person) -> list[Draft]:
    """Give the seat back before the game begins."""
    _check_no_stranger(table, person)
    _must_be(table, OPEN)
    return [Draft("seat", seat, Seat().json()) for seat in _own_seats(table, person)]


def set_seat(table: Table, person: Person, seat: int, player: Seat, order: Sequence[int]) -> list[Draft]:
    """The host puts a bot on a seat where no person sits, or frees one."""
    _check_host(table, person)
    _must_be(table, OPEN)
    check_number(table, seat)
    if table.seats[seat].kind == "person" and table.seats[seat].user != person.id:
        raise Refusal(CONFLICT, "web.error.seat_taken")
    return _seated(table, seat, player, order)


def close(table: Table, person: Person) -> list[Draft]:
    """The host gives up a table whose game has not begun."""
    _check_host(table, person)
    _must_be(table, OPEN)
    return [Draft("close")]


def close_unwatched(table: Table) -> list[Draft]:
    """Bots that play alone stop when nobody watches them any more."""
    return [Draft("close")] if table.status == PLAYING and not table.has_person() else []


# Playing


def move(table: Table, person: Person, text: str | int, expected: int) -> list[Draft]:
    """Answer the question on the table."""
    game = _played_by(table, person)
    check_fresh(table, expected)
    return answer(game, _asked_seat(table, person), text)


def answer(game: Game, seat: int, text: str | int) -> list[Draft]:
    """What is entered when a seat answers so: a move, or what is chosen so far of a set."""
    number = game.read(text)
    after = game.clone()
    after.play(number)
    if after.chosen:
        return [_choose(game, seat, after.chosen)]
    return _all_made(game, seat, after.moves[len(game.moves) :])


def select(table: Table, person: Person, moves: Sequence[str | int], expected: int) -> list[Draft]:
    """Answer the question with a whole set, in any order."""
    game = _played_by(table, person)
    check_fresh(table, expected)
    seat = _asked_seat(table, person)
    refused = game.why_not_set(moves)
    if refused is not None:
        raise IllegalMove(refused)
    return _all_made(game, seat, game.in_order(moves))


def choosing(table: Table, person: Person, moves: Sequence[str | int]) -> Choosing:
    """What a set would be with these members, and what may be added; nothing is entered, and nobody hears of it."""
    game = _played_by(table, person)
    _asked_seat(table, person)
    return game.choosing(moves)


def _choose(game: Game, seat: int, members: Sequence[int]) -> Draft:
    return Draft("choose", seat, {"moves": [game.say(move) for move in members]})


def _all_made(game: Game, seat: int, moves: Sequence[int]) -> list[Draft]:
    """The moves of one answer: what is taken back is the first of them, and the others with it."""
    return [made(game, seat, move, **({"forced": True} if place else {})) for place, move in enumerate(moves)]


def made(game: Game, seat: int, move: int, **more: Any) -> Draft:
    """The entry of a move, in words, with the version of the list that has them."""
    return Draft("move", seat, {"move": game.say(move), "list": game.rules.book.version, **more})


def check_fresh(table: Table, expected: int) -> None:
    """Refuse what was decided on another position than the present one; talk in between does not matter."""
    if not table.position_seq <= expected <= table.seq:
        raise Refusal(CONFLICT, "web.error.stale")


def why_not(table: Table, person: Person, move: str | tuple[str, Mapping[str, Any]]) -> Any:
    """Why a move, given as text or as kind and arguments, is refused.

    A refusal may tell what the asked seat alone knows, so only that seat hears it; to another player every move is
    refused because it is not their turn.
    """
    _own_seats(table, person)
    try:
        game = _playing(table)
        _asked_seat(table, person)
    except Refusal as not_now:
        return not_now.message.json()
    refused = game.why_not(move if isinstance(move, str) else game.rules.book.find(*move))
    return None if refused is None else refused.json()


def check_coach(table: Table, person: Person) -> None:
    """The coach speaks to whoever is asked, and only where no other person plays."""
    _played_by(table, person)
    if table.plays_against_people(_asked_seat(table, person)):
        raise Refusal(FORBIDDEN, "web.error.no_hint")


def check_hint(table: Table, person: Person) -> None:
    """A hint is for whoever is asked; where others play, too, only if the table was opened with hints."""
    _played_by(table, person)
    if table.plays_against_people(_asked_seat(table, person)) and not table.plan.hints:
        raise Refusal(FORBIDDEN, "web.error.no_hint")


def hint(table: Table, person: Person) -> list[Draft]:
    """It is written down that somebody had a hint: once for a position."""
    check_hint(table, person)
    seat = _asked_seat(table, person)
    return [] if table.is_hinted(seat) else [Draft("hint", seat)]


def resign(table: Table, person: Person, seat: int) -> list[Draft]:
    """Give up, where the rules allow it."""
    game = _played_by(table, person)
    _check_own(table, person, seat)
    game.rules.check_resign(game.state, seat)
    return [Draft("resign", seat)]


def leave(table: Table, person: Person, seat: int, level: str) -> list[Draft]:
    """A bot plays on for somebody who leaves."""
    _played_by(table, person)
    _check_own(table, person, seat)
    if table.seats[seat].bot_plays:
        raise Refusal(CONFLICT, "web.error.bot_plays")
    return [Draft("leave", seat, {"level": level, "late": False})]


def come_back(table: Table, person: Person, seat: int) -> list[Draft]:
    """Take the seat back from the bot."""
    _played_by(table, person)
    _check_own(table, person, seat)
    if not table.seats[seat].bot_plays:
        raise Refusal(CONFLICT, "web.error.plays_already")
    return [Draft("return", seat)]


def depart(table: Table, person: Person, level: str) -> list[Draft]:
    """Somebody leaves the site for good: their open tables close, elsewhere they stand up, or a bot plays on."""
    if table.status == OPEN and person.id == table.plan.host:
        return close(table, person)
    own = table.seats_of(person.id)
    if table.status == OPEN:
        return [Draft("seat", seat, Seat().json()) for seat in own]
    if table.status != PLAYING:
        return []
    return [draft for seat in own if not table.seats[seat].bot_plays for draft in leave(table, person, seat, level)]


def send_away(table: Table, host: Person, other: str) -> list[Draft]:
    """Whoever opened a table has blocked somebody, who stands up there before the game begins."""
    if table.status != OPEN or host.id != table.plan.host:
        return []
    return [Draft("seat", seat, Seat().json()) for seat in table.seats_of(other)]


def out_of_time(table: Table, now: float, level: str) -> list[Draft]:
    """A bot plays on for somebody whose time is over."""
    deadline = table.clock.deadline()
    if deadline is None or deadline > now or table.clock.running is None:
        return []
    return [Draft("leave", table.clock.running, {"level": level, "late": True})]


def go_away(table: Table, user: str, away: bool) -> list[Draft]:
    """Somebody goes on vacation, or is back from it: in a game over days their clock stands meanwhile."""
    if table.status != PLAYING or table.clock.kind != "days":
        return []
    changed = [seat for seat in table.seats_of(user) if (seat in table.clock.paused) != away]
    return [Draft("away" if away else "back", seat) for seat in changed]


# Taking back


def undo(table: Table, person: Person, expected: int) -> list[Draft]:
    """Take the last own move back: at once if nothing was learned since, else when the others agree."""
    _played_by(table, person)
    check_fresh(table, expected)
    if table.game is not None and table.game.chosen and table.asked in _own_seats(table, person):
        return [_choose(table.game, table.asked, table.game.chosen[:-1])]
    seat = _undoing_seat(table, person)
    to = table.undo_target(seat)
    assert to is not None
    if table.undo_waits_for():
        raise Refusal(CONFLICT, "web.error.undo_asked")
    if table.undo_is_free(seat, to) or not table.must_agree(seat):
        return [Draft("undo", seat, {"to": to})]
    _check_nobody_gone_since(table, seat, to)
    return [Draft("ask_undo", seat, {"to": to})]


def undo_reaches(table: Table, seat: int, to: int) -> bool:
    """Whether the position can be gone back to at all: to one before somebody left only with them at the table."""
    return table.undo_is_free(seat, to) or table.gone_since(seat, to) is None


def _check_nobody_gone_since(table: Table, seat: int, to: int) -> None:
    gone = table.gone_since(seat, to)
    if gone is not None:
        raise Refusal(CONFLICT, "web.error.gone_since", name=table.seats[gone].name)


def undo_seat(table: Table, person_seats: Sequence[int]) -> int | None:
    """The one of these seats that moved last of them and could take that back; what a bot plays is not its person's."""
    own = [seat for seat in person_seats if not table.seats[seat].bot_plays]
    targets = {seat: target for seat in own if (target := table.undo_target(seat)) is not None}
    return max(targets, key=targets.__getitem__) if targets else None


def _undoing_seat(table: Table, person: Person) -> int:
    seat = undo_seat(table, _own_seats(table, person))
    if seat is None:
        raise Refusal(CONFLICT, "web.error.nothing_to_undo")
    return seat


def answer_undo(table: Table, person: Person, agree: bool, expected: int) -> list[Draft]:
    """Agree to an undo or refuse it; it is done when everybody has agreed."""
    _played_by(table, person)
    check_fresh(table, expected)
    asked = table.undo
    if asked is None:
        raise Refusal(CONFLICT, "web.error.no_undo_asked")
    waiting = table.undo_waits_for()
    mine = [seat for seat in _own_seats(table, person) if seat in waiting]
    if not mine:
        raise Refusal(FORBIDDEN, "web.error.not_asked_undo")
    if not agree:
        return [Draft("refuse", mine[0])]
    _check_nobody_gone_since(table, asked.seat, asked.to)
    drafts = [Draft("agree", seat) for seat in mine]
    if waiting == set(mine):
        drafts.append(Draft("undo", asked.seat, {"to": asked.to}))
    return drafts


# Talking, and after the game


def chat(table: Table, person: Person, text: str, most: int) -> list[Draft]:
    """Say something; only who sits at the table may."""
    own = _own_seats(table, person)
    text = " ".join(text.split())
    if not text or len(text) > most or not is_readable(text):
        raise Refusal(BAD, "web.error.chat", most=most)
    return [Draft("chat", own[0], {"name": person.name, "text": text})]


def check_rematch(table: Table, person: Person) -> None:
    """Whoever has played may play again once the game is over."""
    _check_no_stranger(table, person)
    _must_be(table, OVER)
    _own_seats(table, person)


# Looking


def _must_be(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal(CONFLICT, f"web.error.is_{table.status}")


def _playing(table: Table) -> Game:
    _must_be(table, PLAYING)
    assert table.game is not None
    return table.game


def _played_by(table: Table, person: Person) -> Game:
    """The game, for somebody who sits there."""
    _check_no_stranger(table, person)
    game = _playing(table)
    _own_seats(table, person)
    return game


def _check_no_stranger(table: Table, person: Person) -> None:
    """To whoever does not sit there, a private table does not even say whether it has begun."""
    if not table.is_public():
        _own_seats(table, person)


def _check_host(table: Table, person: Person) -> None:
    """Refuse whoever did not open the table; those who may look at it hear who did."""
    if person.id == table.plan.host:
        return
    if not (table.is_public() or table.seats_of(person.id)):
        raise Refusal(FORBIDDEN, "web.error.private")
    raise Refusal(FORBIDDEN, "web.error.host_only", host=table.plan.host_name)


def _own_seats(table: Table, person: Person) -> list[int]:
    seats = table.seats_of(person.id)
    if not seats:
        raise Refusal(FORBIDDEN, "web.error.not_seated")
    return seats


def check_seated(table: Table, person: Person) -> None:
    """Refuse what only those may do who sit at the table."""
    _own_seats(table, person)


def check_number(table: Table, seat: int) -> None:
    """Refuse the number of a seat that this table does not have."""
    if not 0 <= seat < table.plan.players:
        raise Refusal(BAD, "kernel.no_such_seat", number=seat + 1, players=table.plan.players)


def _check_own(table: Table, person: Person, seat: int) -> None:
    check_number(table, seat)
    if seat not in _own_seats(table, person):
        raise Refusal(FORBIDDEN, "web.error.not_your_seat")


def _asked_seat(table: Table, person: Person) -> int:
    """The seat that is asked, if it is this person's to answer."""
    seat = table.asked
    assert seat is not None
    mine = _own_seats(table, person)
    if seat not in mine:
        raise Refusal(FORBIDDEN, "web.error.not_your_turn", name=table.seats[seat].name)
    if table.seats[seat].bot_plays:
        raise Refusal(CONFLICT, "web.error.bot_plays")
    return seat
