"""Colonization: bidding for a revealed territory, sending the force, and taking the colony.

Code of Laws, Colonization. Bids rise and never exceed what the bidder can send. The force is the strength of the units
sent, the armies they form among themselves, the colonization modifier and bonus cards; at least one unit must go.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import codes
from civitas.ages.cards.kinds import BONUS, INFANTRY, LEVELS, NONE, PLACES, Bonus, Territory
from civitas.ages.discards import discard_from_hand, discard_military, draw_military, hand_is_known
from civitas.ages.events import AUCTION_PASSED, BID, CARD_ADDED, CARD_DROPPED, COLONIZED, NOBODY_BID, UNIT_SENT
from civitas.ages.goods import FOOD, RESOURCES, gain_goods
from civitas.ages.numbers import in_order
from civitas.ages.obstacles import (
    ADD_IT,
    ALL_CHOSEN,
    BID_HIGH,
    BID_LOW,
    DISCARD_IT,
    FORCE_DISCARDS,
    FORCE_SHORT,
    IN_ORDER,
    NO_WORKER,
    NOT_A_UNIT,
    NOT_IN_MILITARY_HAND,
    ONLY_BONUS_CARDS,
    UNITS_FIRST,
)
from civitas.ages.points import gain_culture, gain_science
from civitas.ages.ratings import army_bonus, refresh
from civitas.ages.sheet import FROM_COLONIES
from civitas.ages.state import LAST, Ages, Civilization
from civitas.ages.tokens import colony_tokens, gain_population
from civitas.kernel.agenda import ANY_ORDER, Decision, Selection
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

FIRST_UNIT: Final = INFANTRY * LEVELS


# How strong a force can be


def force_of_units(game: Ages, civ: Civilization, sent: list[int]) -> i64:
    """The strength of the units and the armies they form; without units there is no force."""
    edition = game.edition
    leader = civ.leader_card
    total: i64 = 0
    place: i64
    for place in range(FIRST_UNIT, PLACES):
        if sent[place]:
            total += sent[place] * edition.civil[edition.place_cards[place]].strength
            if leader is not None:
                total += sent[place] * leader.unit_bonus(place // LEVELS)
    return total + army_bonus(game, civ, civ.tactic, sent)


def has_units(workers: list[int]) -> bool:
    return any(workers[place] for place in range(FIRST_UNIT, PLACES))


def kinds_of_units(civ: Civilization) -> int:
    return sum([1 for place in range(FIRST_UNIT, PLACES) if civ.workers[place]])


def card_force(game: Ages, cards: list[int], discards: i64, bonus: i64 = 0) -> i64:
    """What bonus cards add, each with the leader's bonus, and others that James Cook may discard."""
    total: i64 = 0
    others: i64 = 0
    for id in cards:
        card = game.edition.military[id]
        if card.kind == BONUS:
            total += cast(Bonus, card).colonization + bonus
        else:
            others += 1
    return total + (others if others < discards else discards)


def discards_allowed(game: Ages, civ: Civilization) -> i64:
    leader = civ.leader_card
    return 0 if leader is None else leader.colonizing_discards()


def colonizing_bonus(game: Ages, civ: Civilization) -> i64:
    """What the leader adds to each bonus card."""
    leader = civ.leader_card
    return 0 if leader is None else leader.colonizing_bonus()


def hand_force(game: Ages, civ: Civilization) -> i64:
    """What all the cards in hand could add."""
    return card_force(game, civ.military_hand, discards_allowed(game, civ), colonizing_bonus(game, civ))


def most_force(game: Ages, civ: Civilization) -> i64:
    """The strongest force a civilization could send; 0 without units."""
    if not has_units(civ.workers):
        return 0
    return force_of_units(game, civ, civ.workers) + civ.colonization + hand_force(game, civ)


def most_conceivable_force(game: Ages, civ: Civilization) -> i64:
    """The strongest force that those who do not see the hand must reckon with."""
    best = best_bonus(game, False) + colonizing_bonus(game, civ)
    return force_of_units(game, civ, civ.workers) + civ.colonization + best * len(civ.military_hand)


def best_bonus(game: Ages, in_defense: bool) -> i64:
    """The most that a bonus card of the ages so far adds to a defence or a force; any other card adds one."""
    edition = game.edition
    return edition.best_defense[game.age] if in_defense else edition.best_colonization[game.age]


# The auction


def reveal_territory(game: Ages, current: i64, id: i64) -> None:
    """Everybody may bid in turn, from the player who revealed it; those who cannot send a force are not asked."""
    bidders = [seat for seat in game.seats_from(current) if may_send(game) and most_force(game, game.civs[seat]) > 0]
    if bidders:
        game.agenda.append(MakeBid(bidders[0], id, 0, NONE, bidders[1:]))
    else:
        nobody_colonizes(game, id)


def may_send(game: Ages) -> bool:
    """Whether units may be sent now."""
    return game.edition.colonizes_in_last_round or game.is_last_round != LAST


def nobody_colonizes(game: Ages, id: i64) -> None:
    game.past_events += (int(id),)
    game.tell(NOBODY_BID, id)


class MakeBid(Decision[Ages]):
    """Bid more, or leave the auction. `others` are asked next, in that order."""

    __slots__ = ("bid", "leader", "others", "territory")

    def __init__(self, seat: i64, territory: i64, bid: i64, leader: i64, others: list[int]) -> None:
        super().__init__(seat)
        self.territory: Final[i64] = territory
        self.bid: Final[i64] = bid
        """The highest so far."""
        self.leader: Final[i64] = leader
        """Who made it."""
        self.others: Final = others

    def options(self, game: Ages) -> list[int]:
        book = game.edition.book
        most = most_force(game, game.civs[self.seat])
        return [book.pass_.move(), *(book.bid.move(bid - 1) for bid in range(int(self.bid) + 1, int(most) + 1))]

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.pass_.has(move):
            return CLEAR
        if not book.bid.has(move):
            return OTHER_QUESTION
        bid = book.bid.one(move) + 1
        if bid <= self.bid:
            return BID_LOW
        return CLEAR if bid <= most_force(game, game.civs[self.seat]) else BID_HIGH

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if book.pass_.has(move):
            game.tell(AUCTION_PASSED, self.seat)
            self.next_bidder(game, self.bid, self.leader, self.others)
            return
        bid = book.bid.one(move) + 1
        game.tell(BID, self.seat, bid)
        self.next_bidder(game, bid, self.seat, [*self.others, int(self.seat)])

    def next_bidder(self, game: Ages, bid: i64, leader: i64, others: list[int]) -> None:
        """The auction goes on until one bidder is left, who must colonize."""
        if not others:
            nobody_colonizes(game, self.territory)
        elif others[0] == leader:
            game.ask(SendForce(leader, self.territory, bid, [0] * PLACES, 0, 0, 0, 0), 2)
        else:
            game.ask(MakeBid(others[0], self.territory, bid, leader, others[1:]), 2)

    def is_open(self, game: Ages) -> bool:
        """Nobody doubts that a bidder can go no higher, whatever their hand."""
        civ = game.civs[self.seat]
        return hand_is_known(civ) or most_conceivable_force(game, civ) <= self.bid

    def question(self, game: Ages) -> Message:
        return Message(
            "ages.ask.bid", seat=int(self.seat), territory=game.edition.military[self.territory].name, bid=int(self.bid)
        )

    def encode(self) -> list[int]:
        return [codes.MAKE_BID, self.seat, self.territory, self.bid, self.leader, len(self.others), *self.others]


# Sending the force


class SendForce(Selection[Ages]):
    """Choose units, then cards, each in the order of their tables, until the force is at least the bid."""

    __slots__ = ("bid", "cards", "dropped", "next_card", "next_place", "sent", "territory")

    def __init__(
        self,
        seat: i64,
        territory: i64,
        bid: i64,
        sent: list[int],
        next_place: i64,
        next_card: i64,
        cards: i64,
        dropped: i64,
    ) -> None:
        super().__init__(seat)
        self.territory: Final[i64] = territory
        self.bid: Final[i64] = bid
        self.sent: Final = sent
        """Units sent so far, by place."""
        self.next_place: Final[i64] = next_place
        self.next_card: Final[i64] = next_card
        self.cards: Final[i64] = cards
        """What cards have added so far."""
        self.dropped: Final[i64] = dropped
        """Cards discarded for James Cook."""

    def force(self, game: Ages) -> i64:
        civ = game.civs[self.seat]
        return force_of_units(game, civ, self.sent) + civ.colonization + self.cards

    def options(self, game: Ages) -> list[int]:
        ended = [game.edition.book.send_force.move()] if self.obstacle_to_end(game) == CLEAR else []
        return ended + self.more(game)

    def more(self, game: Ages) -> list[int]:
        """The moves by which a unit or a card more goes along."""
        kind = game.edition.book.send
        found: list[int] = []
        place: i64
        manned = game.civs[self.seat].manned
        for place in range(FIRST_UNIT, PLACES):
            if (manned >> place) & 1 and self.obstacle_to_send(game, place) == CLEAR:
                found.append(kind.move(game.edition.worker_numbers[place]))
        if has_units(self.sent) or not self.is_ordered():
            for id in in_order(game.civs[self.seat].military_hand):
                if self.obstacle_to_use(game, id) == CLEAR:
                    found.append(card_move(game, id))
        return found

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.send_force.has(move):
            return self.obstacle_to_end(game)
        if book.send.has(move):
            return self.obstacle_to_send(game, game.edition.place_of(book.send.one(move)))
        found = obstacle_to_hold(game, self.seat, move)
        return self.obstacle_to_use(game, card_of(game, move)) if found == CLEAR else found

    def obstacle_to_end(self, game: Ages) -> i64:
        """At least a unit goes, and the force is the bid.

        Only in an imagined world can somebody have bid what their hand cannot send: then they send what they have.
        """
        if not has_units(self.sent):
            return UNITS_FIRST
        return FORCE_SHORT if self.force(game) < self.bid and self.more(game) else CLEAR

    def obstacle_to_send(self, game: Ages, place: i64) -> i64:
        """A unit that is left; in order and before the cards, so that the bid can still be reached."""
        found = obstacle_to_choose(game.civs[self.seat], self.sent, place)
        if found != CLEAR:
            return found
        if not self.is_ordered():
            return CLEAR
        if self.next_card > 0 or place < self.next_place:
            return IN_ORDER
        if self.can_reach(game, place) or (not has_units(self.sent) and not self.can_reach(game, FIRST_UNIT)):
            return CLEAR
        return IN_ORDER

    def obstacle_to_use(self, game: Ages, id: i64) -> i64:
        """A bonus card, or one that the leader lets be discarded; in order, so that the bid can still be reached."""
        civ = game.civs[self.seat]
        allowed = discards_allowed(game, civ)
        if game.edition.military_kinds[id] != BONUS:
            if allowed == 0:
                return ONLY_BONUS_CARDS
            if self.dropped >= allowed:
                return FORCE_DISCARDS
        if not self.is_ordered():
            return CLEAR
        if not has_units(self.sent) or id + 1 < self.next_card:
            return IN_ORDER
        later = [other for other in civ.military_hand if other >= id]
        most = self.force(game) + card_force(game, later, allowed - self.dropped, colonizing_bonus(game, civ))
        return CLEAR if most >= self.bid else IN_ORDER

    def can_reach(self, game: Ages, from_place: i64) -> bool:
        """Whether the units sent, all from a place on, and all cards make the bid."""
        civ = game.civs[self.seat]
        most = self.sent.copy()
        place: i64
        for place in range(from_place, PLACES):
            most[place] = civ.workers[place]
        return force_of_units(game, civ, most) + civ.colonization + hand_force(game, civ) >= self.bid

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if book.send_force.has(move):
            colonize_with(game, self.seat, self.territory, self.sent)
        elif book.send.has(move):
            self.send_unit(game, game.edition.place_of(book.send.one(move)))
        elif book.add.has(move):
            self.use_card(game, book.add.one(move), True)
        else:
            self.use_card(game, book.discard.one(move), False)

    def send_unit(self, game: Ages, place: i64) -> None:
        sent = self.sent.copy()
        sent[place] += 1
        game.tell(UNIT_SENT, self.seat, game.edition.place_cards[place])
        next_place = place if self.is_ordered() else ANY_ORDER
        game.ask(SendForce(self.seat, self.territory, self.bid, sent, next_place, 0, self.cards, self.dropped), 2)

    def missing(self, game: Ages) -> i64:
        return self.bid - self.force(game)

    def in_any_order(self) -> SendForce:
        return SendForce(self.seat, self.territory, self.bid, self.sent, ANY_ORDER, 0, self.cards, self.dropped)

    def is_ordered(self) -> bool:
        return self.next_place != ANY_ORDER

    def ends_with(self, game: Ages, move: i64) -> bool:
        return game.edition.book.send_force.has(move)

    def use_card(self, game: Ages, id: i64, bonus: bool) -> None:
        use_up(game, self.seat, id)
        worth: i64 = 1
        if bonus:
            leader_bonus = colonizing_bonus(game, game.civs[self.seat])
            worth = cast(Bonus, game.edition.military[id]).colonization + leader_bonus
        dropped = self.dropped if bonus else self.dropped + 1
        cards = self.cards + worth
        game.ask(SendForce(self.seat, self.territory, self.bid, self.sent, self.next_place, id + 1, cards, dropped), 2)

    def is_open(self, game: Ages) -> bool:
        """The first unit is known where there is one kind; whether cards can go along is known where the hand is."""
        civ = game.civs[self.seat]
        if not hand_is_known(civ):
            return not has_units(self.sent) and kinds_of_units(civ) == 1
        return self.has_one_answer(game)

    def with_any_card(self) -> SendForce:
        """The same question, with every card as the next one."""
        return SendForce(self.seat, self.territory, self.bid, self.sent, self.next_place, 1, self.cards, self.dropped)

    def question(self, game: Ages) -> Message:
        return Message(
            "ages.ask.send",
            seat=int(self.seat),
            territory=game.edition.military[self.territory].name,
            bid=int(self.bid),
            force=int(self.force(game)),
        )

    def encode(self) -> list[int]:
        return [
            codes.SEND_FORCE, self.seat, self.territory, self.bid, self.next_place, self.next_card, self.cards,
            self.dropped, *self.sent,
        ]  # fmt: skip


def obstacle_to_choose(civ: Civilization, chosen: list[int], place: i64) -> i64:
    """What is sent or sacrificed is a unit that is there and not chosen already."""
    if place < FIRST_UNIT:
        return NOT_A_UNIT
    if civ.workers[place] == 0:
        return NO_WORKER
    return CLEAR if chosen[place] < civ.workers[place] else ALL_CHOSEN


def obstacle_to_hold(game: Ages, seat: i64, move: i64) -> i64:
    """Bonus cards are added, others discarded; either from the own hand."""
    book = game.edition.book
    if not book.add.has(move) and not book.discard.has(move):
        return OTHER_QUESTION
    id = card_of(game, move)
    if int(id) not in game.civs[seat].military_hand:
        return NOT_IN_MILITARY_HAND
    if move == card_move(game, id):
        return CLEAR
    return DISCARD_IT if book.add.has(move) else ADD_IT


def card_of(game: Ages, move: i64) -> i64:
    """The card that is added or discarded."""
    book = game.edition.book
    return book.add.one(move) if book.add.has(move) else book.discard.one(move)


def card_move(game: Ages, id: i64) -> int:
    """Bonus cards are added for their value, any other card is discarded."""
    book = game.edition.book
    kind = book.add if game.edition.military_kinds[id] == BONUS else book.discard
    return kind.move(id)


def use_up(game: Ages, seat: i64, id: i64) -> None:
    """A bonus card is shown and discarded; any other is discarded face down."""
    if game.edition.military_kinds[id] == BONUS:
        game.civs[seat].own_military_hand().remove(int(id))
        discard_military(game, id)
        game.tell(CARD_ADDED, seat, id)
    else:
        discard_from_hand(game, seat, id)
        game.tell(CARD_DROPPED, seat, id)


def colonize_with(game: Ages, seat: i64, id: i64, sent: list[int]) -> None:
    """The units sent are sacrificed before the colony takes effect."""
    lose_units(game.civs[seat], sent)
    gain_colony(game, seat, id)
    immediate_effect(game, seat, id)


def lose_units(civ: Civilization, units: list[int]) -> None:
    """Sacrificed units return to the yellow bank."""
    place: i64
    for place in range(FIRST_UNIT, PLACES):
        if units[place]:
            civ.add_workers(place, -units[place])
            civ.yellow_bank += units[place]


def gain_colony(game: Ages, seat: i64, id: i64) -> None:
    """The permanent effect."""
    game.civs[seat].colonies += (int(id),)
    colony_tokens(game, seat, cast(Territory, game.edition.military[id]), 1)
    refresh(game, seat)
    game.tell(COLONIZED, seat, id)


def immediate_effect(game: Ages, seat: i64, id: i64) -> None:
    colony = cast(Territory, game.edition.military[id])
    gain_goods(game, seat, RESOURCES, colony.resources)
    gain_goods(game, seat, FOOD, colony.food)
    gain_science(game, seat, colony.science)
    gain_culture(game, seat, colony.culture, FROM_COLONIES)
    gain_population(game, seat, colony.population)
    draw_military(game, seat, colony.cards)
