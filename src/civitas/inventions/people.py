"""People: Specialists, Academics and Citizens of a society, available, exhausted or in supply.

Player aid, Society Board. An Academic stands in for any Specialist; only available people can be used. What an owner
may choose is how many Academics stand in: that is asked when there is a choice.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.events import ACADEMY_FULL, EXHAUSTED, SPECIALIST_GAINED
from civitas.inventions.kinds import ACADEMIC, ACADEMIC_LIMIT, ANY_TYPE, PEOPLE, TYPE_NAMES
from civitas.inventions.obstacles import NONE_READY, NOT_ALLOWED, UNFIT_MIX
from civitas.inventions.state import Inventions, Society
from civitas.kernel.agenda import ANY_ORDER, Decision, Selection
from civitas.kernel.bits import at_place, number_at
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

# Gaining people


def gain_specialist(game: Inventions, seat: i64, type: i64) -> None:
    """A new Specialist comes from the supply, available; from an empty supply nobody comes."""
    society = game.societies[seat]
    if society.supply:
        society.supply -= 1
        society.ready += at_place(1, type)
        game.tell(SPECIALIST_GAINED, seat, type)


def academic_limit(game: Inventions, seat: i64) -> i64:
    """There may be as many Academics as the number of the Era of the Private Milestone, and one more by a tile."""
    tile = game.edition.tile_with[ACADEMIC_LIMIT]
    return game.era_of(seat) + ((game.societies[seat].used >> tile) & 1)


def has_room_for_academic(game: Inventions, seat: i64) -> bool:
    """The limit is tested whenever an Academic would be added, available and exhausted ones counted."""
    if game.rulings.limit_at_era_change:
        return True
    society = game.societies[seat]
    return people_of(society, ACADEMIC) < academic_limit(game, seat)


def gain_academic(game: Inventions, seat: i64) -> None:
    """A new Academic comes from the supply, if the Academy has room."""
    society = game.societies[seat]
    if society.supply == 0:
        return
    society.supply -= 1
    enter_academy(game, seat)


def enter_academy(game: Inventions, seat: i64) -> None:
    """A Citizen becomes an Academic; beyond the limit they go to the supply."""
    society = game.societies[seat]
    if has_room_for_academic(game, seat):
        society.ready += at_place(1, ACADEMIC)
        game.tell(SPECIALIST_GAINED, seat, ACADEMIC)
    else:
        society.supply += 1
        game.tell(ACADEMY_FULL, seat, academic_limit(game, seat))


def people_of(society: Society, kind: i64) -> i64:
    """Specialists of a type, or Academics, in the Society, available or exhausted."""
    return number_at(society.ready, kind) + number_at(society.exhausted, kind)


# Using people


def people_ready(society: Society, type: i64) -> i64:
    """How many could stand in for a type: its Specialists and the Academics; for any type, everybody."""
    if type == ANY_TYPE:
        return ready_from(society, 0)
    return number_at(society.ready, type) + number_at(society.ready, ACADEMIC)


def ready_from(society: Society, first: i64) -> i64:
    """How many are available of a kind and those after it on the Society Board."""
    count: i64 = 0
    kind: i64
    for kind in range(first, PEOPLE):
        count += number_at(society.ready, kind)
    return count


def kinds_ready(society: Society) -> i64:
    """The kinds of people of whom somebody is available, one bit each."""
    found: i64 = 0
    kind: i64
    for kind in range(PEOPLE):
        if number_at(society.ready, kind):
            found |= 1 << kind
    return found


def least_academics(society: Society, type: i64, count: i64) -> i64:
    """Academics that must stand in where Specialists are missing."""
    missing = count - number_at(society.ready, type)
    return missing if missing > 0 else 0


def most_academics(society: Society, count: i64) -> i64:
    academics = number_at(society.ready, ACADEMIC)
    return academics if academics < count else count


def use_people(game: Inventions, seat: i64, kind: i64, count: i64, exhausts: bool) -> None:
    """People are exhausted, or leave the Society Board for the place the caller puts them."""
    if count == 0:
        return
    society = game.societies[seat]
    society.ready -= at_place(count, kind)
    if exhausts:
        society.exhausted += at_place(count, kind)
        game.tell(EXHAUSTED, seat, count, kind)


def ask_people(game: Inventions, seat: i64, type: i64, count: i64, exhausts: bool) -> None:
    """Use a number of Specialists of a type; how many of them are Academics is asked when there is a choice."""
    if count == 0:
        return
    if type == ANY_TYPE:
        game.agenda.append(ExhaustAny(seat, count, 0))
        return
    society = game.societies[seat]
    least = least_academics(society, type, count)
    if least == most_academics(society, count):
        use_mix(game, seat, type, count, least, exhausts)
    else:
        game.agenda.append(ChoosePeople(seat, type, count, exhausts))


def use_mix(game: Inventions, seat: i64, type: i64, count: i64, academics: i64, exhausts: bool) -> None:
    use_people(game, seat, type, count - academics, exhausts)
    use_people(game, seat, ACADEMIC, academics, exhausts)


class ChoosePeople(Decision[Inventions]):
    """How many Academics stand in for Specialists of a type."""

    __slots__ = ("count", "exhausts", "type")

    def __init__(self, seat: i64, type: i64, count: i64, exhausts: bool) -> None:
        super().__init__(seat)
        self.type: Final[i64] = type
        self.count: Final[i64] = count
        self.exhausts: Final = exhausts

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.academics
        society = game.societies[self.seat]
        least, most = least_academics(society, self.type, self.count), most_academics(society, self.count)
        return [kind.move(academics) for academics in range(least, most + 1)]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.academics
        return self.obstacle_to_mix(game, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def obstacle_to_mix(self, game: Inventions, academics: i64) -> i64:
        """Academics must stand in where Specialists are missing, and be available."""
        society = game.societies[self.seat]
        least, most = least_academics(society, self.type, self.count), most_academics(society, self.count)
        return CLEAR if least <= academics <= most else UNFIT_MIX

    def answer(self, game: Inventions, move: i64) -> None:
        use_mix(game, self.seat, self.type, self.count, game.edition.book.academics.one(move), self.exhausts)

    def question(self, game: Inventions) -> Message:
        id = "inventions.ask.exhaust" if self.exhausts else "inventions.ask.people"
        return Message(id, seat=int(self.seat), count=int(self.count), type=TYPE_NAMES[self.type])

    def encode(self) -> list[int]:
        return [codes.CHOOSE_PEOPLE, self.seat, self.type, self.count, int(self.exhausts)]


class ExhaustAny(Selection[Inventions]):
    """Exhaust people of any type, one by one in the order of the Society Board, so that each set has one way."""

    __slots__ = ("count", "kind")

    def __init__(self, seat: i64, count: i64, kind: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count
        self.kind: Final[i64] = kind
        """The first kind that may still be chosen."""

    def options(self, game: Inventions) -> list[int]:
        exhaust = game.edition.book.exhaust
        return [exhaust.move(kind) for kind in range(PEOPLE) if self.obstacle_to_exhaust(game, kind) == CLEAR]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        kind = game.edition.book.exhaust
        return self.obstacle_to_exhaust(game, kind.one(move)) if kind.has(move) else OTHER_QUESTION

    def obstacle_to_exhaust(self, game: Inventions, kind: i64) -> i64:
        """Somebody of the kind must be available; in order, so that there are enough people from this kind on."""
        society = game.societies[self.seat]
        if number_at(society.ready, kind) == 0:
            return NONE_READY
        if not self.is_ordered():
            return CLEAR
        return CLEAR if kind >= self.kind and ready_from(society, kind) >= self.count else NOT_ALLOWED

    def answer(self, game: Inventions, move: i64) -> None:
        kind = game.edition.book.exhaust.one(move)
        use_people(game, self.seat, kind, 1, True)
        if self.count > 1:
            game.agenda.append(ExhaustAny(self.seat, self.count - 1, kind if self.is_ordered() else ANY_ORDER))

    def missing(self, game: Inventions) -> i64:
        return self.count

    def in_any_order(self) -> ExhaustAny:
        return ExhaustAny(self.seat, self.count, ANY_ORDER)

    def is_ordered(self) -> bool:
        return self.kind != ANY_ORDER

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.exhaust_any", seat=int(self.seat), count=int(self.count))

    def encode(self) -> list[int]:
        return [codes.EXHAUST_ANY, self.seat, self.count, self.kind]
