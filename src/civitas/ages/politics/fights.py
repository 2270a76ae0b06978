"""Sacrificing units in an attack, where the edition knows it: the attacker first, then the defender.

Original rulebook, Aggressions and wars. Sacrificed units add their strength once more, with the bonus of the armies
they form among themselves; they are lost before the attack takes effect. In the last round of a full game nobody may.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import codes
from civitas.ages.cards.kinds import PLACES, MilitaryCard
from civitas.ages.events import FIGHT_TOTAL, UNIT_SACRIFICED
from civitas.ages.obstacles import IN_ORDER, LAST_ROUND
from civitas.ages.politics.territories import FIRST_UNIT, force_of_units, lose_units, obstacle_to_choose
from civitas.ages.ratings import refresh
from civitas.ages.state import LAST, Ages
from civitas.kernel.agenda import ANY_ORDER, Selection
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

NO_UNITS: Final[list[int]] = [0] * PLACES


class Fight:
    """An attack while it is fought: the card, the sides, and the units each has sacrificed. It is never changed."""

    __slots__ = ("attack", "attacker", "attackers", "card", "defenders", "rival")

    def __init__(
        self, card: i64, attacker: i64, rival: i64, attack: i64, attackers: list[int], defenders: list[int]
    ) -> None:
        self.card: Final[i64] = card
        self.attacker: Final[i64] = attacker
        self.rival: Final[i64] = rival
        self.attack: Final[i64] = attack
        """The attacker's strength in this fight so far."""
        self.attackers: Final = attackers
        """Units that the attacker sacrifices, by place; so are the defender's."""
        self.defenders: Final = defenders

    def encode(self) -> list[int]:
        sent = [*self.attackers, *self.defenders]
        return [self.attack, *sent] if any(sent) else []


class Attack(MilitaryCard):
    """An aggression or a war."""

    __slots__ = ()

    def decide(self, game: Ages, fight: Fight) -> None:
        """Both sides have sacrificed what they will."""
        raise NotImplementedError


def begin_fight(game: Ages, card: i64, attacker: i64, rival: i64, attack: i64) -> None:
    """Both sides may sacrifice, the attacker first."""
    let_sacrifice(game, attacker, Fight(card, attacker, rival, attack, NO_UNITS, NO_UNITS))


def let_sacrifice(game: Ages, seat: i64, fight: Fight) -> None:
    """A side may sacrifice; where nobody may, it is decided at once, unless the declarer of a war may still leave."""
    question = Sacrifice(seat, fight, NO_UNITS, FIRST_UNIT)
    if may_sacrifice(game) or not question.is_open(game):
        game.ask(question)
    else:
        decide(game, fight)


def decide(game: Ages, fight: Fight) -> None:
    cast(Attack, game.edition.military[fight.card]).decide(game, fight)


def may_sacrifice(game: Ages) -> bool:
    edition = game.edition
    return edition.units_are_sacrificed and (edition.sacrifices_in_last_round or game.is_last_round != LAST)


class Sacrifice(Selection[Ages]):
    """Choose units, each in the order of their places, and be done."""

    __slots__ = ("fight", "next_place", "sent")

    def __init__(self, seat: i64, fight: Fight, sent: list[int], next_place: i64) -> None:
        super().__init__(seat)
        self.fight: Final = fight
        self.sent: Final = sent
        self.next_place: Final[i64] = next_place

    def is_open(self, game: Ages) -> bool:
        """A declarer may leave before their war is fought, with or without units."""
        may_leave = game.edition.declarer_is_asked and game.is_fresh and self.seat == game.active
        return not may_leave and self.has_one_answer(game)

    def options(self, game: Ages) -> list[int]:
        book = game.edition.book
        found: list[int] = [book.fight.move()]
        manned = game.civs[self.seat].manned
        place: i64
        for place in range(FIRST_UNIT, PLACES):
            if (manned >> place) & 1 and self.obstacle_to_sacrifice(game, place) == CLEAR:
                found.append(book.sacrifice.move(game.edition.worker_numbers[place]))
        return found

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.fight.has(move):
            return CLEAR
        if not book.sacrifice.has(move):
            return OTHER_QUESTION
        return self.obstacle_to_sacrifice(game, game.edition.place_of(book.sacrifice.one(move)))

    def obstacle_to_sacrifice(self, game: Ages, place: i64) -> i64:
        """A unit that is left, in order, and not in a last round without sacrifices."""
        if not may_sacrifice(game):
            return LAST_ROUND
        found = obstacle_to_choose(game.civs[self.seat], self.sent, place)
        return IN_ORDER if found == CLEAR and place < self.next_place else found

    def strength(self, game: Ages) -> i64:
        """What the side has in this fight with what it has chosen so far."""
        fight = self.fight
        force = force_of(game, self.seat, self.sent)
        return force + (fight.attack if self.seat == fight.attacker else game.civs[self.seat].strength)

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if book.fight.has(move):
            self.end(game)
            return
        place = game.edition.place_of(book.sacrifice.one(move))
        sent = self.sent.copy()
        sent[place] += 1
        game.tell(UNIT_SACRIFICED, self.seat, game.edition.place_cards[place])
        game.ask(Sacrifice(self.seat, self.fight, sent, place if self.is_ordered() else ANY_ORDER), 2)

    def in_any_order(self) -> Sacrifice:
        return Sacrifice(self.seat, self.fight, self.sent, ANY_ORDER)

    def is_ordered(self) -> bool:
        return self.next_place != ANY_ORDER

    def ends_with(self, game: Ages, move: i64) -> bool:
        return game.edition.book.fight.has(move)

    def end(self, game: Ages) -> None:
        """After the attacker the defender may sacrifice, who knows what they must reach."""
        fight = self.fight
        total = self.strength(game)
        game.tell(FIGHT_TOTAL, self.seat, total)
        if self.seat == fight.attacker:
            next_fight = Fight(fight.card, fight.attacker, fight.rival, total, self.sent, NO_UNITS)
            let_sacrifice(game, fight.rival, next_fight)
        else:
            decide(game, Fight(fight.card, fight.attacker, fight.rival, fight.attack, fight.attackers, self.sent))

    def question(self, game: Ages) -> Message:
        fight = self.fight
        attacks = self.seat == fight.attacker
        id = "ages.ask.sacrifice" if attacks else "ages.ask.sacrifice_in_defense"
        return Message(
            "ages.ask.fight" if self.has_none(game) else id,
            seat=int(self.seat),
            rival=int(fight.rival if attacks else fight.attacker),
            card=game.edition.military[fight.card].name,
            strength=int(self.strength(game)),
            against=int(self.against(game)),
        )

    def has_none(self, game: Ages) -> bool:
        """Whether there is no unit to begin with."""
        return not any(self.sent) and len(self.options(game)) == 1

    def against(self, game: Ages) -> i64:
        """The strength of the other side."""
        fight = self.fight
        return game.civs[fight.rival].strength if self.seat == fight.attacker else fight.attack

    def encode(self) -> list[int]:
        fight = self.fight
        return [
            codes.SACRIFICE, self.seat, fight.card, fight.attacker, fight.rival, fight.attack, self.next_place,
            *fight.attackers, *self.sent,
        ]  # fmt: skip


def defending_strength(game: Ages, fight: Fight) -> i64:
    """The defender's strength with what they sacrifice, before cards."""
    return game.civs[fight.rival].strength + force_of(game, fight.rival, fight.defenders)


def force_of(game: Ages, seat: i64, units: list[int]) -> i64:
    """What sacrificed units add; mostly there are none."""
    if units is NO_UNITS:
        return 0
    return force_of_units(game, game.civs[seat], units)


def bury_the_fallen(game: Ages, fight: Fight) -> None:
    """The sacrificed units of both sides return to the yellow banks."""
    for seat, units in ((fight.attacker, fight.attackers), (fight.rival, fight.defenders)):
        if units is not NO_UNITS:
            lose_units(game.civs[seat], units)
            refresh(game, seat)
