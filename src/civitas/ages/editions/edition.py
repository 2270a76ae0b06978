"""An edition as a value: its cards, its constants, its sequence of play, and how a few rules differ.

Rule code asks the edition (`edition.tactics_are_shared`), never which edition it is.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.ages.cards.kinds import (
    AGE_III,
    AGE_IV,
    CONSTRUCTION,
    EVENT,
    FARM,
    FIRST_UNIT,
    GOODS_PLACES,
    INFANTRY,
    LAB,
    LEVELS,
    NONE,
    PLACES,
    WORKER_KINDS,
    Bonus,
    CivilCard,
    MilitaryCard,
    is_unit,
    is_urban,
)
from civitas.ages.moves import MOST_GOODS, AgesBook
from civitas.kernel.agenda import AnySequence
from civitas.kernel.ints import i64

NO_LIMIT: Final = 1_000_000

# How some Age III events are set apart as bonuses: open to all from the beginning, revealed one by one as the ages
# pass, kept in secret by whoever chose it, or kept openly.
NO_BONUSES: Final = 0
OPEN: Final = 1
BY_AGE: Final = 2
PERSONAL: Final = 3
PUBLIC: Final = 4


def token_worth(card: CivilCard, place: int) -> int:
    """What a blue token is worth on a farm or mine; on a lab, which Bill Gates makes a mine, its level."""
    if place // LEVELS == LAB:
        return place % LEVELS
    return int(card.food if place // LEVELS == FARM else card.resources)


def buildings_within(civil: list[CivilCard], level: int) -> list[int]:
    """Farms, mines and urban buildings that cost at most a number of resources, by that number, one bit for each place.

    The level is that of the own construction technology, which makes urban buildings cheaper; 0 is without one.
    """
    discounts = [0] * LEVELS
    for card in civil:
        if card.kind == CONSTRUCTION and card.age == level:
            discounts = card.urban_discount
    buildings = [card for card in civil if card.kind < INFANTRY]
    prices = [int(card.resource_cost) - (discounts[card.age] if is_urban(card.kind) else 0) for card in buildings]
    return places_within([int(card.place) for card in buildings], prices)


def units_within(civil: list[CivilCard]) -> list[int]:
    """So of units; the lowest bit is for the first place of a unit."""
    units = [card for card in civil if is_unit(card.kind)]
    return places_within([int(card.place) - FIRST_UNIT for card in units], [int(card.resource_cost) for card in units])


def places_within(places: list[int], prices: list[int]) -> list[int]:
    """The places whose price is at most a number, by that number; the last one is for all that is more."""
    return [sum(1 << place for place, price in zip(places, prices) if price <= most) for most in range(max(prices) + 1)]


class Edition:
    """Everything in which one printing of the game may differ from another."""

    __slots__ = (
        "_military_decks", "agreed_cards_wait", "antiquates", "any_card_defends", "attacks_weaker_only",
        "bach_upgrades_theaters", "best_colonization", "best_defense", "blue_tokens", "bonus_count", "bonuses", "book",
        "buildings_within", "card_at", "cards_left_out", "civil", "civil_ages", "civil_cards", "civil_ids", "civil_kinds",
        "civil_stages", "colonizes_in_last_round", "consumption", "cooperation_needs_both", "copy_tactic_cost", "corruption",
        "corruption_takes_food", "declarer_is_asked", "defends_all_or_nothing", "defends_in_vain", "defense_is_limited",
        "draws_as_action", "end_bonus", "event_counts", "extra_round", "famine_culture", "first_turn",
        "happiness_needed", "has_surcharges", "holds_back_to_save", "kinds_left_out", "last_age", "last_military_age",
        "leader_refund", "leftover_events_score", "military", "military_ages", "military_cards", "military_draw_limit", "military_ids",
        "military_kinds", "mines_may_hold_back", "most_culture_rating", "most_science", "most_science_rating",
        "most_strength", "name", "one_attacker", "place_cards", "population_cost", "production", "refits_decks",
        "resigns_at_start", "revolution_pays_card", "row_cost", "row_discards", "ruin_culture",
        "sacrifices_in_last_round", "spaces_within", "stage_token_from_cards", "starting_workers", "tactics_are_shared",
        "title", "token_worth", "turn", "units_are_sacrificed", "units_within", "urban_limit_more", "war_left_culture",
        "wars_in_last_round", "worker_cards", "worker_numbers", "yellow_bank", "yellow_lost_each_age",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        title: str,
        civil: list[CivilCard],
        military: list[MilitaryCard],
        most_goods: int = MOST_GOODS,
        book: AgesBook | None = None,
    ) -> None:
        """Editions with the same cards share one book of moves."""
        self.name: Final = name
        self.title: Final = title
        self.civil: Final = civil
        self.military: Final = military
        self.civil_cards: Final[list[Any]] = [*civil]
        """The same cards for whoever knows of which class one is: compiled, no other is checked then; so the next."""
        self.military_cards: Final[list[Any]] = [*military]
        self.civil_kinds: Final[list[int]] = [int(card.kind) for card in civil]
        """The kind of each card without the card, which search asks for most; so of military cards."""
        self.military_kinds: Final[list[int]] = [int(card.kind) for card in military]
        self.civil_stages: Final = [card.stages for card in civil]
        self.civil_ids: Final = {card.name: id for id, card in enumerate(civil)}
        self.military_ids: Final = {card.name: id for id, card in enumerate(military)}
        self.place_cards: Final[list[int]] = [NONE] * PLACES
        """The card whose workers stand at each place."""
        self.worker_cards: Final[list[int]] = []
        """The cards that hold workers, in the order of their moves."""
        self.worker_numbers: Final[list[int]] = [NONE] * PLACES
        """For each place the number of its card among those."""
        for id, card in enumerate(civil):
            if card.kind < WORKER_KINDS:
                self.place_cards[card.place] = id
        for place in range(PLACES):
            if self.place_cards[place] != NONE:
                self.worker_numbers[place] = len(self.worker_cards)
                self.worker_cards.append(self.place_cards[place])
        self.card_at: Final[list[CivilCard]] = [civil[id] for id in self.place_cards]
        """The card itself; what stands here for a place without one is never asked."""
        self.token_worth: Final[list[int]] = [token_worth(self.card_at[place], place) for place in range(GOODS_PLACES)]
        """What a blue token is worth at each place of farms, mines and labs."""
        self.buildings_within: Final = [buildings_within(civil, level) for level in range(LEVELS)]
        """Which buildings cost at most a number of resources, by the level of the own construction technology."""
        self.units_within: Final = units_within(civil)
        self.civil_ages: Final[list[int]] = [int(card.age) for card in civil]
        self.military_ages: Final[list[int]] = [int(card.age) for card in military]
        self._military_decks: Final[dict[tuple[int, int], list[int]]] = {}
        self.has_surcharges: Final = any(getattr(card, "rivals_pay_more", 0) for card in civil)
        """Whether some leader makes buildings of rivals dearer."""
        self.book: Final = book or AgesBook(civil, military, self.worker_cards, most_goods)
        bonuses = [card for card in military if isinstance(card, Bonus)]
        self.best_defense: Final[list[int]] = [
            max([1, *(int(card.defense) for card in bonuses if card.age <= age)]) for age in range(AGE_IV + 1)
        ]
        """The most that a military card of the ages so far adds to a defence, by age; so to a force."""
        self.best_colonization: Final[list[int]] = [
            max([1, *(int(card.colonization) for card in bonuses if card.age <= age)]) for age in range(AGE_IV + 1)
        ]
        # The decks
        self.last_age: i64 = 3
        """The last age that has a civil deck; the end of that deck ends the game."""
        self.last_military_age: i64 = 3
        self.kinds_left_out: tuple[int, ...] = ()
        """Kinds of military cards that are not in the decks."""
        self.cards_left_out: tuple[int, ...] = ()
        """Military cards that are not in the decks."""
        self.event_counts: list[int] = []
        """Events of the set-up, by number of players."""
        self.row_cost: list[int] = []
        """Civil actions for each space; what lies further on costs no less."""
        self.spaces_within: list[int] = []
        """The spaces that cost at most a number of civil actions, by that number, one bit each."""
        self.row_discards: list[int] = []
        """Spaces emptied at the start of a turn, by number of players."""
        self.refits_decks = True
        """Whether the decks of later ages are fitted to the players who are left."""
        # The player board
        self.blue_tokens: i64 = 0
        self.yellow_bank: i64 = 0
        self.starting_workers: dict[str, int] = {}
        self.population_cost: list[int] = []
        """By yellow tokens in the bank; so are the next two. More than the list holds count as its last."""
        self.consumption: list[int] = []
        self.happiness_needed: list[int] = []
        self.corruption: list[int] = []
        """By blue tokens in the bank."""
        self.most_culture_rating: i64 = NO_LIMIT
        self.most_science_rating: i64 = NO_LIMIT
        self.most_strength: i64 = NO_LIMIT
        self.most_science: i64 = NO_LIMIT
        """Science points that can be had at one time."""
        # The sequence of play, which every edition has
        self.turn: AnySequence
        self.first_turn: AnySequence
        self.production: AnySequence
        """What an uprising skips."""
        # Production and military cards
        self.famine_culture: i64 = 0
        self.corruption_takes_food = True
        """Whether food must cover what resources cannot."""
        self.mines_may_hold_back = False
        """Whether a player may leave one token of a mine in the bank whenever mines produce."""
        self.holds_back_to_save = False
        """Whether they are asked only where that lowers the corruption that is paid next."""
        self.military_draw_limit: i64 = 0
        self.draws_as_action = False
        """Whether a military action draws a card in the action phase."""
        # Actions
        self.cooperation_needs_both = False
        """Whether either partner of Scientific Cooperation without science points stops both, and not the other alone."""
        self.leader_refund: i64 = 0
        """Civil actions that replacing a leader gives back."""
        self.urban_limit_more: i64 = 0
        """Urban buildings of each kind above the limit of the government."""
        self.agreed_cards_wait = False
        """Whether action cards taken by International Agreement wait for the next turn, as those of the action phase."""
        self.revolution_pays_card = True
        """Whether a revolution that takes no civil action spares that of the action card which orders it, too."""
        self.stage_token_from_cards = True
        """Whether a wonder's stage may be covered by a token from a card when the bank is empty."""
        self.tactics_are_shared = True
        """Whether a tactic becomes common, and a player has only one tactic a turn."""
        self.copy_tactic_cost: i64 = 0
        self.bach_upgrades_theaters = False
        """Whether Bach's upgrade may be that of a theater, too, which then costs no less than the ordinary one."""
        # Attacks
        self.attacks_weaker_only = True
        """Whether an aggression needs more strength than the rival's."""
        self.one_attacker = False
        """Whether nobody else may attack whom a player attacked, until that player's next politics."""
        self.units_are_sacrificed = False
        """Whether both sides may sacrifice units in aggressions and wars."""
        self.sacrifices_in_last_round = False
        self.colonizes_in_last_round = True
        """Whether units are sent to colonies in a last round in which none may be sacrificed in attacks."""
        self.any_card_defends = True
        """Whether cards without a defence bonus may be discarded in defence for one each."""
        self.defense_is_limited = True
        """Whether no more cards defend than there are military actions."""
        self.defends_all_or_nothing = True
        """Whether cards are only spent in a defence that holds."""
        self.defends_in_vain = False
        """Whether whoever is strong enough without cards may add some all the same."""
        self.wars_in_last_round = False
        self.war_left_culture: i64 = 0
        """For whose war is left without its rival, who has resigned."""
        self.resigns_at_start = False
        """Whether a player resigns as their turn begins, in any age, and not by a political action."""
        self.declarer_is_asked = False
        """Whether a declarer without units to sacrifice is asked, and can leave, before their war is fought."""
        # The end of an age and of the game
        self.antiquates = True
        """Whether the end of an age removes what is too old."""
        self.yellow_lost_each_age: i64 = 0
        self.ruin_culture: i64 = 0
        self.extra_round = True
        """Whether a game that ends after the first player's turn gets a round more."""
        self.bonuses: i64 = NO_BONUSES
        """How Age III events are set apart as bonuses from the beginning."""
        self.bonus_count: i64 = 0
        self.leftover_events_score = True
        """Whether the Age III events that are left at the end score."""
        self.end_bonus: MilitaryCard | None = None
        """An event that is in no deck and scores at the end of every game."""

    def set_row_cost(self, costs: list[int]) -> None:
        self.row_cost = costs
        self.spaces_within = places_within(list(range(len(costs))), costs)

    def place_of(self, number: i64) -> i64:
        """The place of a card that holds workers, by its number in the moves."""
        return self.civil[self.worker_cards[number]].place

    def civil_deck(self, age: int, players: int) -> list[int]:
        """The cards of a civil deck, each as often as it is in it."""
        if age > self.last_age:
            return []
        return [id for id, card in enumerate(self.civil) if card.age == age for _ in range(card.copies[players - 2])]

    def military_deck_of(self, age: int, players: int) -> list[int]:
        """The cards of a military deck, without those that are left out of the game; they are counted once."""
        key = (age, players)
        if key not in self._military_decks:
            self._military_decks[key] = self.counted_military_deck(age, players)
        return self._military_decks[key].copy()

    def counted_military_deck(self, age: int, players: int) -> list[int]:
        if age > self.last_military_age:
            return []
        return [
            id
            for id, card in enumerate(self.military)
            if card.age == age and card.kind not in self.kinds_left_out and id not in self.cards_left_out
            for _ in range(card.copies[players - 2])
        ]

    def events_of(self, age: int) -> list[int]:
        return [
            id
            for id, card in enumerate(self.military)
            if card.age == age and card.kind == EVENT and id not in self.cards_left_out
        ]

    def bonuses_dealt(self, players: int) -> int:
        """How many Age III events are set apart in the set-up."""
        if self.bonuses in (PERSONAL, PUBLIC):
            return len(self.events_of(AGE_III))
        return int(self.bonus_count) if self.bonuses != NO_BONUSES else 0
