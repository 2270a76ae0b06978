"""The position of a game of Through the Ages: civilizations, card row, decks, events, and the agenda."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import GOODS_PLACES, LAW, LEVELS, NONE, PLACES
from civitas.ages.editions.edition import Edition
from civitas.ages.moments import Unique
from civitas.ages.numbers import shifted
from civitas.kernel.agenda import AnyDecision, AnyItem, stacked
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.state import State

NO_SPECIALS: Final[tuple[int, ...]] = (NONE,) * 4
NOT_FITTED: Final[tuple[int, ...]] = (0,) * LEVELS

MOST_PLAYERS: Final = 4

# Blue tokens at a place: how many bits hold them, and how many tokens fit there.
TOKEN_BITS: Final = 5
MOST_TOKENS: Final = 31

# Lists that a civilization, or a position, shares with its clones, one bit each.
WORKERS: Final = 1
HAND: Final = 2
MILITARY_HAND: Final = 4
CARD_ROW: Final = 1
CIVIL_DECK: Final = 2
MILITARY_DECK: Final = 4
DISCARDS: Final = 8
CURRENT_EVENTS: Final = 16
FUTURE_EVENTS: Final = 32
ALL_LISTS: Final = 63

# What is known of the end of the game: this round is the last, or the next one.
LAST: Final = 1
BEFORE_LAST: Final = 2

# What a civilization has used this turn, one bit each.
USED_HAMMURABI: Final = 1
USED_TACTICS: Final = 2
USED_LINER: Final = 4
USED_BACH: Final = 8
USED_CHURCHILL: Final = 16
USED_TRADE: Final = 32
REPLACED_LEADER: Final = 64
KEEPS_CARDS: Final = 128


@mypyc_attr(acyclic=True)
class Civilization:
    """One player's civilization: tokens, workers, cards in play and in hand, and the ratings that follow from them.

    Clones share tuples, and lists until one of them changes: whoever changes a list asks for the own one.
    """

    __slots__ = (
        "attacked_by", "blue_bank", "blue_on", "blue_owned", "bonus_hand", "caesar_used", "civil_left", "civil_lost",
        "civil_total", "colonies", "colonization", "columbus_used", "culture", "culture_rating", "government", "hand",
        "hand_actions", "hand_leaders", "hand_technologies",
        "happiness", "idle_workers", "kept_bonuses", "leader", "leader_ages", "leader_card", "left", "manned",
        "military_hand",
        "military_left", "military_total", "pact", "pact_partner", "pact_side", "project", "returned_bonuses",
        "ruins", "science", "science_rating", "shared", "shown_in_hand", "skips_politics", "spare_civil",
        "spare_food", "spare_military", "spare_resources", "specials", "stages_built", "strength", "tactic",
        "tactic_is_exclusive", "taken_now", "technologies", "tucked", "unit_resources", "unit_science", "used",
        "war", "war_target", "wonders", "workers", "yellow_bank", "yellow_owned",
    )  # fmt: skip

    def __init__(self, workers: list[int], hand: list[int], military_hand: list[int]) -> None:
        """The lists are given, so that clones can share them."""
        self.shared: i64 = 0
        self.culture: i64 = 0
        self.science: i64 = 0
        self.yellow_bank: i64 = 0
        self.blue_bank: i64 = 0
        self.blue_owned: i64 = 0
        """All blue tokens, wherever they are; so are the yellow ones."""
        self.yellow_owned: i64 = 0
        self.idle_workers: i64 = 0
        self.workers: list[int] = workers
        """Workers on each technology, by its place."""
        self.manned: i64 = 0
        """The places that have a worker, one bit each."""
        self.blue_on: i64 = 0
        """Blue tokens on farms, mines and labs, by place, side by side: nobody ever has more than fit there."""
        self.technologies: i64 = 0
        """Technologies that hold workers, one bit for each place."""
        self.government: i64 = NONE
        self.specials: tuple[int, ...] = NO_SPECIALS
        """Special technologies: law, warfare, exploration, construction."""
        self.leader: i64 = NONE
        self.leader_card: Unique | None = None
        """The same leader as a card, which is asked at every moment."""
        self.leader_ages: i64 = 0
        """Ages of which a leader was taken, one bit each."""
        self.wonders: tuple[int, ...] = ()
        """Completed wonders, ruins included."""
        self.ruins: tuple[int, ...] = ()
        self.tucked: i64 = NONE
        """The wonder with Homer's face."""
        self.project: i64 = NONE
        """The unfinished wonder."""
        self.stages_built: i64 = 0
        self.colonies: tuple[int, ...] = ()
        self.hand: list[int] = hand
        self.hand_leaders: i64 = 0
        """The leaders in hand, one bit for each place; so technologies and action cards, of equal ones the first."""
        self.hand_technologies: i64 = 0
        self.hand_actions: i64 = 0
        self.taken_now: tuple[int, ...] = ()
        """Civil cards taken in this action phase."""
        self.military_hand: list[int] = military_hand
        self.shown_in_hand: i64 = 0
        """How many of them, from the first on, everybody has seen: pacts that were refused."""
        self.tactic: i64 = NONE
        self.tactic_is_exclusive: i64 = 0
        self.war: i64 = NONE
        self.war_target: i64 = NONE
        self.pact: i64 = NONE
        """The pact in the own play area."""
        self.pact_partner: i64 = NONE
        self.pact_side: i64 = 0
        """The own side: 0 is A, 1 is B."""
        self.civil_left: i64 = 0
        self.civil_lost: i64 = 0
        """Civil actions that will be missing in the next turn."""
        self.civil_total: i64 = 0
        self.military_left: i64 = 0
        self.military_total: i64 = 0
        self.spare_civil: i64 = 0
        """Civil actions of this turn that do not count in the total; so are military ones."""
        self.spare_military: i64 = 0
        self.unit_resources: i64 = 0
        """Resources of this turn for military units only."""
        self.unit_science: i64 = 0
        self.spare_resources: i64 = 0
        """Resources of this turn for anything, from trade; so is food."""
        self.spare_food: i64 = 0
        self.used: i64 = 0
        self.caesar_used: i64 = 0
        self.columbus_used: i64 = 0
        self.skips_politics: i64 = 0
        self.left: i64 = 0
        """Which one it was to leave the game, counted from 1; 0 while it plays."""
        self.attacked_by: i64 = NONE
        """Who alone may attack this civilization for now, where only one may."""
        self.bonus_hand: tuple[int, ...] = ()
        """Bonus cards to choose from before the first turn."""
        self.kept_bonuses: tuple[int, ...] = ()
        self.returned_bonuses: tuple[int, ...] = ()
        """Those that were not kept: the player knows that they are in the deck."""
        self.culture_rating: i64 = 0
        self.science_rating: i64 = 0
        self.strength: i64 = 0
        self.happiness: i64 = 0
        self.colonization: i64 = 0

    def clone(self) -> Civilization:
        copy = Civilization(self.workers, self.hand, self.military_hand)
        copy.shared = self.shared = ALL_LISTS
        copy.culture = self.culture
        copy.science = self.science
        copy.yellow_bank = self.yellow_bank
        copy.blue_bank = self.blue_bank
        copy.blue_on = self.blue_on
        copy.blue_owned = self.blue_owned
        copy.yellow_owned = self.yellow_owned
        copy.idle_workers = self.idle_workers
        copy.manned = self.manned
        copy.technologies = self.technologies
        copy.government = self.government
        copy.specials = self.specials
        copy.leader = self.leader
        copy.leader_card = self.leader_card
        copy.leader_ages = self.leader_ages
        copy.wonders = self.wonders
        copy.ruins = self.ruins
        copy.tucked = self.tucked
        copy.project = self.project
        copy.stages_built = self.stages_built
        copy.colonies = self.colonies
        copy.hand_leaders = self.hand_leaders
        copy.hand_technologies = self.hand_technologies
        copy.hand_actions = self.hand_actions
        copy.taken_now = self.taken_now
        copy.shown_in_hand = self.shown_in_hand
        copy.tactic = self.tactic
        copy.tactic_is_exclusive = self.tactic_is_exclusive
        copy.war = self.war
        copy.war_target = self.war_target
        copy.pact = self.pact
        copy.pact_partner = self.pact_partner
        copy.pact_side = self.pact_side
        copy.civil_left = self.civil_left
        copy.civil_lost = self.civil_lost
        copy.civil_total = self.civil_total
        copy.military_left = self.military_left
        copy.military_total = self.military_total
        copy.spare_civil = self.spare_civil
        copy.spare_military = self.spare_military
        copy.unit_resources = self.unit_resources
        copy.unit_science = self.unit_science
        copy.spare_resources = self.spare_resources
        copy.spare_food = self.spare_food
        copy.used = self.used
        copy.caesar_used = self.caesar_used
        copy.columbus_used = self.columbus_used
        copy.skips_politics = self.skips_politics
        copy.left = self.left
        copy.attacked_by = self.attacked_by
        copy.bonus_hand = self.bonus_hand
        copy.kept_bonuses = self.kept_bonuses
        copy.returned_bonuses = self.returned_bonuses
        copy.culture_rating = self.culture_rating
        copy.science_rating = self.science_rating
        copy.strength = self.strength
        copy.happiness = self.happiness
        copy.colonization = self.colonization
        return copy

    def encode(self) -> list[int]:
        """Everything; lists with their length before them.

        What few games use shares a number with a yes or no, so that records of the others keep their hash. In
        which order civilizations left is no part of it: nothing to come depends on that but their own places.
        """
        numbers: list[int] = [
            self.culture, self.science, self.yellow_bank, self.blue_bank, self.idle_workers, self.technologies,
            self.government, self.leader, self.leader_ages, self.tucked, self.project, self.stages_built, self.tactic,
            self.tactic_is_exclusive + 2 * self.spare_civil, self.war, self.war_target, self.pact, self.pact_partner,
            self.pact_side, self.civil_left, self.civil_total, self.military_left, self.military_total,
            self.spare_military, self.unit_resources, self.unit_science, self.spare_resources, self.spare_food,
            self.used, self.caesar_used + 2 * self.columbus_used, self.skips_politics + 2 * self.civil_lost,
            0 if self.left else 1, self.blue_owned, self.yellow_owned, self.shown_in_hand,
        ]  # fmt: skip
        for cards in (self.workers, self.blue_by_place(), self.hand, self.military_hand):
            numbers.append(len(cards))
            numbers += cards
        for fixed in (self.specials, self.wonders, self.ruins, self.colonies, self.taken_now):
            numbers.append(len(fixed))
            numbers += fixed
        return numbers

    @property
    def is_playing(self) -> bool:
        """Whether it has not left the game."""
        return self.left == 0

    def has_used(self, bit: i64) -> bool:
        return self.used & bit != 0

    def add_workers(self, place: i64, count: i64) -> None:
        """Workers come to a technology or, a number below zero, leave it."""
        workers: i64 = self.workers[place]
        workers += count
        self.own_workers()[place] = int(workers)
        bit = shifted(1, place)
        self.manned |= bit
        if workers == 0:
            self.manned ^= bit

    def own_workers(self) -> list[int]:
        """The workers, to change them; so are the others."""
        if self.shared & WORKERS:
            self.shared ^= WORKERS
            self.workers = self.workers.copy()
        return self.workers

    def own_hand(self) -> list[int]:
        if self.shared & HAND:
            self.shared ^= HAND
            self.hand = self.hand.copy()
        return self.hand

    def own_military_hand(self) -> list[int]:
        if self.shared & MILITARY_HAND:
            self.shared ^= MILITARY_HAND
            self.military_hand = self.military_hand.copy()
        return self.military_hand

    def blue_at(self, place: i64) -> i64:
        """Blue tokens at a place."""
        return (self.blue_on >> (TOKEN_BITS * place)) & MOST_TOKENS

    def add_blue(self, place: i64, count: i64) -> None:
        """Blue tokens come to a place or, a number below zero, leave it."""
        self.blue_on += count << (TOKEN_BITS * place)

    def blue_by_place(self) -> list[int]:
        return [int(self.blue_at(place)) for place in range(GOODS_PLACES)]

    def set_special(self, kind: i64, id: i64) -> None:
        """The special technology of a kind."""
        specials = [*self.specials]
        specials[kind - LAW] = int(id)
        self.specials = tuple(specials)

    def completed(self, wonder: i64) -> bool:
        """Whether a wonder works for this civilization: completed and not in ruins."""
        return int(wonder) in self.wonders and int(wonder) not in self.ruins


def empty_civilization() -> Civilization:
    """A civilization without anything."""
    return Civilization([0] * PLACES, [], [])


@mypyc_attr(acyclic=True)
class Ages(State):
    """A position of Through the Ages.

    Decks are drawn from their end. Clones share the decks of ages to come, which are never changed, tuples, and other
    lists until one of them changes: whoever changes a list asks for the own one.
    """

    __slots__ = (
        "active", "age", "bonus_pool", "chance", "civil_deck", "civs", "common_tactics", "current_events",
        "current_owners", "discard_owners", "discards", "edition", "fitted_for", "future_events", "future_owners",
        "hidden_bonuses", "is_fresh", "is_last_round", "later_civil", "later_military", "military_deck",
        "open_bonuses", "parties", "past_events", "removed", "round", "row", "row_actions",
        "row_others", "row_wonders", "seen_event", "shared", "sheets", "shown_discards",
    )  # fmt: skip

    def __init__(
        self,
        edition: Edition,
        chance: Chance,
        agenda: list[AnyItem],
        civs: list[Civilization],
        row: list[int],
        civil_deck: list[int],
        military_deck: list[int],
        later_civil: list[list[int]],
        later_military: list[list[int]],
        discards: list[int],
        current_events: list[int],
        future_events: list[int],
    ) -> None:
        """All lists are given, so that clones can share them."""
        super().__init__(len(civs), agenda)
        self.shared: i64 = 0
        self.edition: Edition = edition
        self.chance: Chance = chance
        """For the shuffles during play."""
        self.civs: list[Civilization] = civs
        self.active: i64 = 0
        self.round: i64 = 1
        self.age: i64 = 0
        self.is_last_round: i64 = 0
        """LAST, BEFORE_LAST, or 0 while that is not known."""
        self.is_fresh: i64 = 0
        """Whether nothing has been done in this turn yet. No move depends on it, so that it is not encoded."""
        self.row: list[int] = row
        self.row_wonders: i64 = 0
        """The spaces of the row with wonders, one bit each; so those with action cards, and with any others."""
        self.row_actions: i64 = 0
        self.row_others: i64 = 0
        self.parties: i64 = 0
        """The seats that are party to a pact, one bit each."""
        self.civil_deck: list[int] = civil_deck
        self.military_deck: list[int] = military_deck
        self.later_civil: list[list[int]] = later_civil
        self.later_military: list[list[int]] = later_military
        self.discards: list[int] = discards
        """Military cards that were discarded face down, of every age."""
        self.discard_owners: tuple[int, ...] = ()
        """Who discarded each of them, and so knows it."""
        self.shown_discards: tuple[int, ...] = ()
        """Those that were seen before they were discarded."""
        self.fitted_for: tuple[int, ...] = NOT_FITTED
        """For how many players the decks of each age were made ready; 0 before their age."""
        self.removed: tuple[int, ...] = ()
        """Military cards that everybody saw leave the game."""
        self.current_events: list[int] = current_events
        self.current_owners: tuple[int, ...] = ()
        """Who prepared each current event; NONE for those of the set-up."""
        self.future_events: list[int] = future_events
        self.future_owners: tuple[int, ...] = ()
        self.past_events: tuple[int, ...] = ()
        self.seen_event: i64 = NONE
        """Who has looked at the top current event."""
        self.common_tactics: tuple[int, ...] = ()
        self.open_bonuses: tuple[int, ...] = ()
        """Age III events that score at the end: those everybody sees."""
        self.hidden_bonuses: tuple[int, ...] = ()
        """Those that will be revealed, the next one last."""
        self.bonus_pool: tuple[int, ...] = ()
        """Those set apart, or lying open, while players choose."""
        self.sheets: tuple[tuple[int, ...], ...] = ()
        """Each seat's culture by its source, no part of an encoded position; nothing where it is not kept."""

    def clone(self) -> Ages:
        copy = Ages(
            self.edition, self.chance.clone(), self.agenda.copy(), [civ.clone() for civ in self.civs], self.row,
            self.civil_deck, self.military_deck, self.later_civil, self.later_military, self.discards,
            self.current_events, self.future_events,
        )  # fmt: skip
        copy.shared = self.shared = ALL_LISTS
        copy.active = self.active
        copy.round = self.round
        copy.age = self.age
        copy.is_last_round = self.is_last_round
        copy.is_fresh = self.is_fresh
        copy.row_wonders = self.row_wonders
        copy.row_actions = self.row_actions
        copy.row_others = self.row_others
        copy.parties = self.parties
        copy.discard_owners = self.discard_owners
        copy.shown_discards = self.shown_discards
        copy.removed = self.removed
        copy.fitted_for = self.fitted_for
        copy.current_owners = self.current_owners
        copy.future_owners = self.future_owners
        copy.past_events = self.past_events
        copy.seen_event = self.seen_event
        copy.common_tactics = self.common_tactics
        copy.open_bonuses = self.open_bonuses
        copy.hidden_bonuses = self.hidden_bonuses
        copy.bonus_pool = self.bonus_pool
        copy.sheets = self.sheets
        copy.winners = self.winners
        return copy

    def own_row(self) -> list[int]:
        """The card row, to change it; so are the others."""
        if self.shared & CARD_ROW:
            self.shared ^= CARD_ROW
            self.row = self.row.copy()
        return self.row

    def own_civil_deck(self) -> list[int]:
        if self.shared & CIVIL_DECK:
            self.shared ^= CIVIL_DECK
            self.civil_deck = self.civil_deck.copy()
        return self.civil_deck

    def own_military_deck(self) -> list[int]:
        if self.shared & MILITARY_DECK:
            self.shared ^= MILITARY_DECK
            self.military_deck = self.military_deck.copy()
        return self.military_deck

    def own_discards(self) -> list[int]:
        if self.shared & DISCARDS:
            self.shared ^= DISCARDS
            self.discards = self.discards.copy()
        return self.discards

    def own_current_events(self) -> list[int]:
        if self.shared & CURRENT_EVENTS:
            self.shared ^= CURRENT_EVENTS
            self.current_events = self.current_events.copy()
        return self.current_events

    def own_future_events(self) -> list[int]:
        if self.shared & FUTURE_EVENTS:
            self.shared ^= FUTURE_EVENTS
            self.future_events = self.future_events.copy()
        return self.future_events

    def encode(self) -> list[int]:
        numbers: list[int] = [
            self.players, self.active, self.round, self.age, self.is_last_round,
            1 if self.edition.kinds_left_out else 0, self.seen_event, self.winners,
        ]  # fmt: skip
        numbers += self.chance.encode() + self.row
        for pile in (
            self.civil_deck, self.military_deck, self.current_events, self.future_events, self.discards,
            *self.later_civil, *self.later_military,
        ):  # fmt: skip
            numbers.append(len(pile))
            numbers += pile
        for fixed in (
            self.current_owners, self.future_owners, self.discard_owners, self.shown_discards, self.past_events,
            self.common_tactics, self.removed, self.fitted_for,
        ):  # fmt: skip
            numbers.append(len(fixed))
            numbers += fixed
        for civ in self.civs:
            numbers += civ.encode()
        for item in self.agenda:
            numbers += item.encode()
        return numbers + self.encode_variants()

    def carry_out(self, asked: AnyItem, move: i64) -> None:
        self.is_fresh = 0
        super().carry_out(asked, move)

    def encode_variants(self) -> list[int]:
        """What only some variants have."""
        numbers: list[int] = []
        if self.edition.one_attacker:
            numbers += [int(civ.attacked_by) for civ in self.civs]
        if self.edition.bonuses:
            for cards in (self.open_bonuses, self.hidden_bonuses, self.bonus_pool):
                numbers += [len(cards), *cards]
            for civ in self.civs:
                for own in (civ.bonus_hand, civ.kept_bonuses, civ.returned_bonuses):
                    numbers += [len(own), *own]
        return numbers

    def drop_sheet(self) -> None:
        self.sheets = ()

    def ask(self, decision: AnyDecision, since: i64 = 1) -> None:
        """Put a question on the agenda; one with none is dropped, and a single answer is given, if that tells nothing.

        The lists of moves before version `since` have a row for that answer.
        """
        options = decision.options(self)
        if len(options) == 1 and decision.is_open(self):
            if since > 1:
                self.note_given(decision.seat, options[0])
            decision.answer(self, options[0])
        elif options:
            self.agenda.append(decision)

    def play_through(self, steps: list[AnyItem]) -> None:
        """Put a sequence of play on the agenda, given from first to last."""
        self.agenda += stacked(steps)

    def note_pacts(self) -> None:
        """Note who is party to the pacts that are in play."""
        self.parties = 0
        seat: i64
        for seat in range(self.players):
            if self.civs[seat].pact != NONE:
                self.parties |= shifted(1, seat) | shifted(1, self.civs[seat].pact_partner)

    def count_playing(self) -> i64:
        count: i64 = 0
        for civ in self.civs:
            if civ.is_playing:
                count += 1
        return count

    def seat_after(self, seat: i64) -> i64:
        """The next seat clockwise that still plays."""
        following = seat + 1
        while True:
            if following >= self.players:
                following = 0
            if self.civs[following].is_playing:
                return following
            following += 1

    def seats_from(self, first: i64) -> list[int]:
        """The seats still playing, clockwise from one on."""
        found: list[int] = []
        step: i64
        for step in range(self.players):
            seat = (first + step) % self.players
            if self.civs[seat].is_playing:
                found.append(int(seat))
        return found
