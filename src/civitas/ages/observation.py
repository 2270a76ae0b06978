"""What a seat knows of a position, as a row of numbers: `layout` names every entry, in the same order.

The row is the seat's own: its civilization first, its rivals after it, clockwise. Every face is asked of its zone, as
in the view. Public history is there by elimination: which cards are left in the civil decks, and which military cards
the seat has not seen.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import codes
from civitas.ages.actions.buildings import urban_limit
from civitas.ages.actions.costs import population_cost
from civitas.ages.cards.kinds import AGE_III, AIR_FORCE, GOODS_PLACES, INFANTRY, LEVELS, NONE, PLACES
from civitas.ages.editions.edition import PERSONAL, PUBLIC, Edition
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.knowledge import as_imagined, cards_on_agenda, kept_zone, pool_zone, seen_bonuses
from civitas.ages.ratings import (
    civil_hand_limit,
    consumption,
    corruption,
    discontent,
    military_hand_limit,
)
from civitas.ages.state import Ages, Civilization
from civitas.ages.upkeep.production import food_production, resource_production
from civitas.kernel.ints import i64
from civitas.kernel.rows import Observer, Rows
from civitas.kernel.state import State

# Where what a question carries is written.
CARD: Final = 0
CIVIL_CARD: Final = 1
AMOUNT: Final = 2
COUNT: Final = 3
FROM: Final = 4
FROM_CARD: Final = 5
BESIDES: Final = 6
NUMBERS: Final = 7
WHOM: Final = 7
OTHERS: Final = 8
LEVELS_LEFT: Final = 9
SENT: Final = 10
NOWHERE: Final = 11

CARRIED: Final[dict[int, list[int]]] = {
    codes.RETURN_BLUE_TOKEN: [],
    codes.LOSE_POPULATION: [COUNT],
    codes.COVER_STAGE: [COUNT],
    codes.TUCK_LEADER: [CIVIL_CARD],
    codes.CARRY_OUT: [CIVIL_CARD],
    codes.GAIN_EITHER: [AMOUNT],
    codes.TAKE_ACTION: [],
    codes.DISCARD_MILITARY: [COUNT, FROM_CARD],
    codes.HOLD_BACK: [],
    codes.MAKE_BID: [CARD, AMOUNT, WHOM, NOWHERE, OTHERS],
    codes.SEND_FORCE: [CARD, AMOUNT, FROM, FROM_CARD, COUNT, BESIDES, SENT],
    codes.DEFEND: [WHOM, CARD, AMOUNT, COUNT, FROM_CARD, BESIDES, SENT],
    codes.SACRIFICE: [CARD, WHOM, NOWHERE, BESIDES, FROM, SENT],
    codes.ANSWER_OFFER: [WHOM, CARD, BESIDES],
    codes.POLITICAL_ACTION: [BESIDES],
    codes.TAKE_MIX: [WHOM, AMOUNT],
    codes.RAID_BUILDING: [WHOM, AMOUNT, BESIDES, NOWHERE, LEVELS_LEFT],
    codes.ANNEX_COLONY: [WHOM],
    codes.INFILTRATE_TARGET: [WHOM, AMOUNT],
    codes.RAID_ALIKE: [WHOM, COUNT, FROM, BESIDES],
    codes.STEAL_TECHNOLOGY: [WHOM, AMOUNT],
    codes.BUILD_FREE: [FROM],
    codes.ADVANCE_CIVILIZATION: [AMOUNT],
    codes.DESTROY_BUILDING: [],
    codes.CHOOSE_MIX: [AMOUNT],
    codes.ABANDON_COLONY: [],
    codes.TAKE_BY_AGREEMENT: [AMOUNT],
    codes.CHOOSE_RUIN: [],
    codes.TERRORIZE: [WHOM, NOWHERE, OTHERS],
    codes.CHOOSE_BONUS: [],
}
"""For each question what it carries besides the seat, in the order of its `encode`; the last goes on to the end."""

UNITS_FROM: Final = INFANTRY * LEVELS
UNIT_PLACES: Final = (AIR_FORCE + 1 - INFANTRY) * LEVELS
ROW_SPACES: Final = 13
CIVIL_SHARED: Final = 2
MILITARY_SHARED: Final = 8
SCALARS: Final = 56
CIVIL_OWNED: Final = 3
MILITARY_OWNED: Final = 2
BONUS_ENTRIES: Final = 4

# The entries of a military card that are shared, and their order.
UNSEEN: Final = 0
SHOWN_DISCARD: Final = 1
OWN_DISCARD: Final = 2
PAST: Final = 3
OWN_FUTURE: Final = 4
OWN_CURRENT: Final = 5
COMMON: Final = 6
HAND: Final = 7


class AgesObserver(Observer):
    """Writes the rows of one edition and number of players."""

    __slots__ = (
        "bonus_size", "bonuses", "bonuses_at", "civil_at", "civil_cards", "counts_at", "decks", "edition",
        "events_at", "kinds", "military_at", "military_cards", "player_size", "players", "players_at", "row_at",
        "seats_at", "size",
    )  # fmt: skip

    def __init__(self, edition: Edition, players: i64) -> None:
        self.edition: Final = edition
        self.players: Final[i64] = players
        self.kinds: Final[dict[int, int]] = {code: place for place, code in enumerate(CARRIED)}
        self.civil_cards: Final[i64] = len(edition.civil)
        self.military_cards: Final[i64] = len(edition.military)
        self.bonuses: Final[list[int]] = edition.events_of(AGE_III) if edition.bonuses else []
        """The events that may be set apart as bonuses."""
        self.seats_at: Final[i64] = len(CARRIED) + NUMBERS + 2 * players + LEVELS + 2 * UNIT_PLACES
        self.counts_at: Final[i64] = self.seats_at + 3 * players
        self.row_at: Final[i64] = self.counts_at + 5 + 1 + 2 + 4 + 3 * LEVELS + 1
        self.civil_at: Final[i64] = self.row_at + ROW_SPACES
        self.military_at: Final[i64] = self.civil_at + CIVIL_SHARED * self.civil_cards
        self.players_at: Final[i64] = self.military_at + MILITARY_SHARED * self.military_cards
        self.player_size: Final[i64] = (
            SCALARS
            + LEVELS
            + 3 * players
            + PLACES
            + GOODS_PLACES
            + CIVIL_OWNED * self.civil_cards
            + MILITARY_OWNED * self.military_cards
        )
        self.bonuses_at: Final[i64] = self.players_at + players * self.player_size
        self.bonus_size: Final[i64] = len(self.bonuses)
        bonus_entries = 2 + 2 * players + (BONUS_ENTRIES + players) * self.bonus_size
        self.size: Final[i64] = self.bonuses_at + (bonus_entries if self.bonuses else 0)
        self.decks: Final[dict[tuple[int, ...], list[int]]] = {}
        """How often each military card is in the decks, by how these were made ready."""

    def observe(self, state: State, seat: i64, rows: Rows, at: i64) -> None:
        game = cast(Ages, state)
        self.write_question(game, seat, rows, at)
        self.write_counts(game, seat, rows, at)
        self.write_civil_cards(game, rows, at)
        self.write_military_cards(game, seat, rows, at + self.military_at)
        step: i64
        for step in range(self.players):
            self.write_civilization(game, seat, step, rows, at + self.players_at + step * self.player_size)
        if self.bonuses:
            self.write_bonuses(game, seat, rows, at + self.bonuses_at)

    # The question and the table

    def write_question(self, game: Ages, seat: i64, rows: Rows, at: i64) -> None:
        """What is asked and what the question carries, as far as the viewer knows it; who is asked, who is active."""
        seats = at + self.seats_at
        rows.put(seats + self.players + self.step_to(seat, game.active), 1)
        rows.put(seats + 2 * self.players + seat, 1)
        if not game.agenda:
            return
        numbers = as_imagined(game.agenda[-1], int(seat)).encode()
        code = numbers[0]
        roles = CARRIED[code]
        rows.put(at + self.kinds[code], 1)
        rows.put(seats + self.step_to(seat, numbers[1]), 1)
        if not roles:
            return
        first = at + len(self.kinds)
        place: i64
        role: i64 = NOWHERE
        listed: i64 = 0
        for place in range(2, len(numbers)):
            if place - 2 < len(roles):
                role = roles[place - 2]
                listed = 0
            self.write_carried(role, listed, numbers[place], seat, rows, first)
            listed += 1

    def write_carried(self, role: i64, listed: i64, number: i64, seat: i64, rows: Rows, first: i64) -> None:
        """One number that a question carries; of a list `listed` says which."""
        at = first + NUMBERS
        if role <= CIVIL_CARD:
            rows.put(first + role, number + 1)
        elif role < NUMBERS:
            rows.put(first + role, number)
        elif role == WHOM:
            if number != NONE:
                rows.put(at + self.step_to(seat, number), 1)
        elif role == OTHERS:
            rows.put(at + self.players + self.step_to(seat, number), 1)
        elif role == LEVELS_LEFT:
            if listed < LEVELS:
                rows.put(at + 2 * self.players + listed, number)
        elif role == SENT:
            place = listed % PLACES
            if place >= UNITS_FROM and number:
                more: i64 = UNIT_PLACES if listed >= PLACES else 0
                rows.put(at + 2 * self.players + LEVELS + more + place - UNITS_FROM, number)

    def step_to(self, seat: i64, other: i64) -> i64:
        """How many places clockwise another seat is."""
        return (other - seat + self.players) % self.players

    def write_counts(self, game: Ages, seat: i64, rows: Rows, at: i64) -> None:
        """Age and round, the sizes of the decks, the backs of discards and events, and the next event if it is seen."""
        first = at + self.counts_at
        rows.put(first + game.age, 1)
        rows.put(first + 5, game.round)
        if game.is_last_round:
            rows.put(first + 5 + game.is_last_round, 1)
        rows.put(first + 8, len(game.civil_deck))
        rows.put(first + 9, len(game.military_deck))
        rows.put(first + 10, len(game.current_events))
        rows.put(first + 11, len(game.future_events))
        write_backs(game.discards, self.edition, rows, first + 12)
        write_backs(game.current_events, self.edition, rows, first + 12 + LEVELS)
        write_backs(game.future_events, self.edition, rows, first + 12 + 2 * LEVELS)
        if game.current_events and game.seen_event == seat:
            rows.put(first + 12 + 3 * LEVELS, game.current_events[-1] + 1)

    def write_civil_cards(self, game: Ages, rows: Rows, at: i64) -> None:
        """The card row, and the cards that are left in the decks: all others have been seen."""
        first = at + self.civil_at
        space: i64
        card: i64
        for space in range(len(game.row)):
            card = game.row[space]
            if card != NONE:
                rows.put(at + self.row_at + space, card + 1)
                rows.add(first + CIVIL_SHARED * card, 1)
        for card in game.civil_deck:
            rows.add(first + CIVIL_SHARED * card + 1, 1)
        age: i64
        for age in range(game.age + 1, len(game.later_civil)):
            for card in game.later_civil[age]:
                rows.add(first + CIVIL_SHARED * card + 1, 1)

    # Military cards

    def write_military_cards(self, game: Ages, seat: i64, rows: Rows, at: i64) -> None:
        """Where the viewer knows each military card to be, and how many of it they have not seen.

        What they have seen is what `knowledge.seen_cards` finds; a test compares the two.
        """
        left = self.in_decks(game).copy()
        card: i64
        for card in game.shown_discards:
            note_card(card, left, rows, at + SHOWN_DISCARD)
        for card in game.past_events:
            note_card(card, left, rows, at + PAST)
        for card in game.common_tactics:
            note_card(card, left, rows, at + COMMON)
        for card in game.civs[seat].military_hand:
            note_card(card, left, rows, at + HAND)
        note_owned(game.discards, game.discard_owners, seat, left, rows, at + OWN_DISCARD)
        note_owned(game.future_events, game.future_owners, seat, left, rows, at + OWN_FUTURE)
        note_owned(game.current_events, game.current_owners, seat, left, rows, at + OWN_CURRENT)
        self.see_others(game, seat, left)
        for card in range(self.military_cards):
            if left[card] > 0:
                rows.put(at + MILITARY_SHARED * card + UNSEEN, left[card])

    def see_others(self, game: Ages, seat: i64, left: list[int]) -> None:
        """Military cards that are shown elsewhere: removed, in play, next event, being dealt with, bonuses."""
        for id in game.removed:
            left[id] -= 1
        place: i64
        for place in range(self.players):
            see_play_area(game.civs[place], place == seat, left)
        top: i64 = len(game.current_events) - 1
        if top >= 0 and game.seen_event == seat and game.current_owners[top] != seat:
            left[game.current_events[top]] -= 1
        for id in cards_on_agenda(game):
            left[id] -= 1
        if self.bonuses:
            for id in seen_bonuses(game, int(seat)):
                left[id] -= 1

    def in_decks(self, game: Ages) -> list[int]:
        """How often each military card is in the game."""
        counts = self.decks.get(game.fitted_for)
        if counts is None:
            counts = [0] * self.military_cards
            for age in range(LEVELS):
                for id in self.edition.military_deck_of(age, game.fitted_for[age] or int(self.players)):
                    counts[id] += 1
            self.decks[game.fitted_for] = counts
        return counts

    # Civilizations

    def write_civilization(self, game: Ages, seat: i64, step: i64, rows: Rows, at: i64) -> None:
        """The civilization that sits a number of places clockwise from the viewer."""
        owner = (seat + step) % self.players
        civ = game.civs[owner]
        write_scalars(game, civ, owner, rows, at)
        first = at + SCALARS
        write_backs(civ.military_hand, self.edition, rows, first)
        first += LEVELS
        self.write_bonds(civ, seat, rows, first)
        first += 3 * self.players
        place: i64
        for place in range(PLACES):
            if civ.workers[place]:
                rows.put(first + place, civ.workers[place])
        first += PLACES
        for place in range(GOODS_PLACES):
            if civ.blue_at(place):
                rows.put(first + place, civ.blue_at(place))
        first += GOODS_PLACES
        self.write_civil(civ, rows, first)
        first += CIVIL_OWNED * self.civil_cards
        write_military(civ, rows, first)

    def write_bonds(self, civ: Civilization, seat: i64, rows: Rows, at: i64) -> None:
        """Whom the civilization wars with, has a pact with, and may be attacked by."""
        if civ.war != NONE:
            rows.put(at + self.step_to(seat, civ.war_target), 1)
        if civ.pact != NONE:
            rows.put(at + self.players + self.step_to(seat, civ.pact_partner), 1)
        if civ.attacked_by != NONE:
            rows.put(at + 2 * self.players + self.step_to(seat, civ.attacked_by), 1)

    def write_civil(self, civ: Civilization, rows: Rows, at: i64) -> None:
        """Civil cards in play (wonders in ruins count 2), in hand, and taken in this action phase."""
        cards = self.edition.place_cards
        bits = civ.technologies
        place: i64 = 0
        while bits:
            if bits & 1:
                rows.put(at + CIVIL_OWNED * cards[place], 1)
            bits >>= 1
            place += 1
        card: i64
        if civ.government != NONE:
            rows.put(at + CIVIL_OWNED * civ.government, 1)
        if civ.leader != NONE:
            rows.put(at + CIVIL_OWNED * civ.leader, 1)
        for card in civ.specials:
            if card != NONE:
                rows.put(at + CIVIL_OWNED * card, 1)
        for card in civ.wonders:
            rows.put(at + CIVIL_OWNED * card, 1)
        for card in civ.ruins:
            rows.put(at + CIVIL_OWNED * card, 2)
        for card in civ.hand:
            rows.add(at + CIVIL_OWNED * card + 1, 1)
        for card in civ.taken_now:
            rows.add(at + CIVIL_OWNED * card + 2, 1)

    # Bonus cards

    def write_bonuses(self, game: Ages, seat: i64, rows: Rows, at: i64) -> None:
        """Bonus cards, as far as the viewer knows them: open, to choose from, in hand, given back, and kept."""
        rows.put(at, len(game.hidden_bonuses))
        rows.put(at + 1, len(game.bonus_pool))
        mine = game.civs[seat]
        pool = pool_zone(game).shows_faces(int(seat), NONE)
        first = at + 2 + 2 * self.players
        each = BONUS_ENTRIES + self.players
        place: i64
        step: i64
        for place in range(self.bonus_size):
            card = self.bonuses[place]
            entry = first + place * each
            rows.put(entry, 1 if card in game.open_bonuses else 0)
            rows.put(entry + 1, 1 if pool and card in game.bonus_pool else 0)
            rows.put(entry + 2, 1 if card in mine.bonus_hand else 0)
            rows.put(entry + 3, 1 if card in mine.returned_bonuses else 0)
            for step in range(self.players):
                owner = (seat + step) % self.players
                if kept_zone(game).shows_faces(int(seat), int(owner)) and card in game.civs[owner].kept_bonuses:
                    rows.put(entry + BONUS_ENTRIES + step, 1)
        if game.edition.bonuses == PERSONAL or game.edition.bonuses == PUBLIC:
            for step in range(self.players):
                civ = game.civs[(seat + step) % self.players]
                rows.put(at + 2 + step, len(civ.bonus_hand))
                rows.put(at + 2 + self.players + step, len(civ.kept_bonuses))


def write_backs(cards: list[int], edition: Edition, rows: Rows, at: i64) -> None:
    """How many cards there are of each age: their backs show it."""
    if not cards:
        return
    a: i64 = 0
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    for id in cards:
        age = edition.military[id].age
        if age == 0:
            a += 1
        elif age == 1:
            one += 1
        elif age == 2:
            two += 1
        else:
            three += 1
    rows.put(at, a)
    rows.put(at + 1, one)
    rows.put(at + 2, two)
    rows.put(at + 3, three)


def note_card(card: i64, left: list[int], rows: Rows, at: i64) -> None:
    """One more of a military card lies in a place, and is unseen no more."""
    left[card] -= 1
    rows.add(at + MILITARY_SHARED * card, 1)


def note_owned(cards: list[int], owners: tuple[int, ...], seat: i64, left: list[int], rows: Rows, at: i64) -> None:
    """The cards of a place that the viewer put there."""
    place: i64
    for place in range(len(cards)):
        if owners[place] == seat:
            note_card(cards[place], left, rows, at)


def see_play_area(civ: Civilization, is_mine: bool, left: list[int]) -> None:
    """Military cards before a player, and those in another's hand that everybody has seen."""
    for id in civ.colonies:
        left[id] -= 1
    if civ.war != NONE:
        left[civ.war] -= 1
    if civ.pact != NONE:
        left[civ.pact] -= 1
    if civ.tactic_is_exclusive:
        left[civ.tactic] -= 1
    if not is_mine:
        place: i64
        for place in range(civ.shown_in_hand):
            left[civ.military_hand[place]] -= 1


def write_scalars(game: Ages, civ: Civilization, owner: i64, rows: Rows, at: i64) -> None:
    """Points, ratings, actions, goods and limits."""
    write_ratings(game, civ, rows, at)
    write_actions(civ, rows, at)
    write_goods(game, civ, owner, rows, at)
    write_cards(game, civ, rows, at)


def write_ratings(game: Ages, civ: Civilization, rows: Rows, at: i64) -> None:
    """Whether it still plays, its points and its ratings."""
    rows.put(at, 1 if civ.left == 0 else 0)
    rows.put(at + 1, civ.culture)
    rows.put(at + 2, civ.science)
    rows.put(at + 3, civ.culture_rating)
    rows.put(at + 4, civ.science_rating)
    rows.put(at + 5, civ.strength)
    rows.put(at + 6, civ.colonization)
    rows.put(at + 7, civ.happiness)
    rows.put(at + 8, discontent(game, civ))


def write_actions(civ: Civilization, rows: Rows, at: i64) -> None:
    """Actions and what may be paid by them, and what was used up."""
    rows.put(at + 9, civ.civil_left)
    rows.put(at + 10, civ.civil_total)
    rows.put(at + 11, civ.military_left)
    rows.put(at + 12, civ.military_total)
    rows.put(at + 13, civ.spare_civil)
    rows.put(at + 14, civ.spare_military)
    rows.put(at + 15, civ.unit_resources)
    rows.put(at + 16, civ.unit_science)
    rows.put(at + 17, civ.spare_resources)
    rows.put(at + 18, civ.spare_food)
    rows.put(at + 19, civ.civil_lost)
    rows.put(at + 20, civ.skips_politics)
    rows.put(at + 21, civ.caesar_used)
    rows.put(at + 22, civ.columbus_used)
    bit: i64
    for bit in range(8):
        rows.put(at + 23 + bit, (civ.used >> bit) & 1)
    for bit in range(LEVELS):
        rows.put(at + 31 + bit, (civ.leader_ages >> bit) & 1)


def write_goods(game: Ages, civ: Civilization, owner: i64, rows: Rows, at: i64) -> None:
    """Food and resources, what is produced and paid, and the banks."""
    rows.put(at + 35, stored(game, civ, FOOD))
    rows.put(at + 36, stored(game, civ, RESOURCES))
    rows.put(at + 37, food_production(game, owner))
    rows.put(at + 38, resource_production(game, owner))
    rows.put(at + 39, population_cost(game, civ))
    rows.put(at + 40, consumption(game, civ))
    rows.put(at + 41, corruption(game, civ))
    rows.put(at + 42, civ.yellow_bank)
    rows.put(at + 43, civ.blue_bank)
    rows.put(at + 44, civ.idle_workers)
    rows.put(at + 45, urban_limit(game, civ))


def write_cards(game: Ages, civ: Civilization, rows: Rows, at: i64) -> None:
    """How many cards are held, and what concerns those in play."""
    rows.put(at + 46, len(civ.hand))
    rows.put(at + 47, civil_hand_limit(game, civ))
    rows.put(at + 48, len(civ.military_hand))
    rows.put(at + 49, military_hand_limit(game, civ))
    rows.put(at + 50, civ.tactic_is_exclusive)
    rows.put(at + 51, civ.stages_built)
    rows.put(at + 52, civ.project + 1)
    rows.put(at + 53, civ.tucked + 1)
    rows.put(at + 54, civ.pact_side if civ.pact != NONE else 0)
    rows.put(at + 55, len(civ.wonders))


def write_military(civ: Civilization, rows: Rows, at: i64) -> None:
    """Military cards in play, and those in the hand that everybody has seen."""
    if civ.tactic != NONE:
        rows.put(at + MILITARY_OWNED * civ.tactic, 1)
    if civ.war != NONE:
        rows.put(at + MILITARY_OWNED * civ.war, 1)
    if civ.pact != NONE:
        rows.put(at + MILITARY_OWNED * civ.pact, 1)
    card: i64
    for card in civ.colonies:
        rows.put(at + MILITARY_OWNED * card, 1)
    place: i64
    for place in range(civ.shown_in_hand):
        card = civ.military_hand[place]
        rows.put(at + MILITARY_OWNED * card + 1, 1)
