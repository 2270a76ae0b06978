"""A Story of Civilization, the original edition (2006): its constants and its cards, and what its modes and variants change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from civitas.ages.cards.impacts import (
    ImpactOfArms,
    ImpactOfFarms,
    ImpactOfHappiness,
    ImpactOfIndustry,
    ImpactOfLearning,
    ImpactOfTechnology,
)
from civitas.ages.cards.kinds import AGE_A, AGE_I, AGE_II, AGGRESSION, PACT, WAR, CivilCard, MilitaryCard
from civitas.ages.editions.edition import BY_AGE, OPEN, PERSONAL, PUBLIC, Edition
from civitas.ages.editions.original.action_cards import ACTION_CARDS
from civitas.ages.editions.original.aggressions import AGGRESSIONS
from civitas.ages.editions.original.bonus_cards import BONUS_CARDS
from civitas.ages.editions.original.events import EVENTS
from civitas.ages.editions.original.governments import DESPOTISM, GOVERNMENTS
from civitas.ages.editions.original.leaders import LEADERS
from civitas.ages.editions.original.pacts import PACTS
from civitas.ages.editions.original.special_technologies import SPECIAL_TECHNOLOGIES
from civitas.ages.editions.original.tactics import TACTICS
from civitas.ages.editions.original.technologies import STARTING, TECHNOLOGIES
from civitas.ages.editions.original.territories import TERRITORIES
from civitas.ages.editions.original.wars import WARS
from civitas.ages.editions.original.wonders import WONDERS
from civitas.ages.moves import AgesBook
from civitas.ages.politics.events import Event
from civitas.ages.turn import FULL_TURN, ORIGINAL_FIRST_TURN, ORIGINAL_PRODUCTION, ORIGINAL_UPKEEP, SIMPLE_TURN

CIVIL: Final[list[CivilCard]] = [
    *STARTING, DESPOTISM, *TECHNOLOGIES, *GOVERNMENTS, *SPECIAL_TECHNOLOGIES, *LEADERS, *WONDERS, *ACTION_CARDS,
]  # fmt: skip
MILITARY: Final[list[MilitaryCard]] = [
    *TACTICS, *BONUS_CARDS, *AGGRESSIONS, *WARS, *PACTS, *TERRITORIES, *EVENTS,
]  # fmt: skip

MOST_GOODS: Final = 146
"""A War over Resources may take all of the food that 29 blue tokens, no civilization has more, hold at 5 each."""


def full_game(book: AgesBook | None = None) -> Edition:
    edition = Edition("original", "Through the Ages: A Story of Civilization", CIVIL, MILITARY, MOST_GOODS, book)
    # Set-up (Preparazione)
    edition.blue_tokens = 18
    edition.yellow_bank = 18
    edition.starting_workers = {"Agriculture": 2, "Bronze": 2, "Philosophy": 1, "Warriors": 1}
    edition.event_counts = [4, 5, 6]
    edition.refits_decks = False
    # The banks, by tokens left in them (Segnalini gialli, Felicità, Corruzione)
    edition.population_cost = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2]
    edition.consumption = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]
    edition.happiness_needed = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
    edition.corruption = [6, 4, 4, 4, 4, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    # The card row (Riga delle Carte)
    edition.set_row_cost([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    edition.row_discards = [3, 2, 1]
    # Ages, production, drawing (Fine di un'epoca, Fame, Produzione e mantenimento)
    edition.yellow_lost_each_age = 2
    edition.famine_culture = 4
    edition.military_draw_limit = 3
    edition.corruption_takes_food = False
    # The tracks (Segnapunti)
    edition.most_culture_rating = 30
    edition.most_science_rating = 30
    edition.most_strength = 60
    edition.most_science = 40
    # Actions (Leader, Meraviglie, Tattiche)
    edition.leader_refund = 0
    edition.agreed_cards_wait = True
    edition.revolution_pays_card = False
    edition.stage_token_from_cards = False
    edition.tactics_are_shared = False
    # Attacks (Aggressioni, Guerre)
    edition.attacks_weaker_only = False
    edition.units_are_sacrificed = True
    edition.any_card_defends = False
    edition.defense_is_limited = False
    edition.defends_all_or_nothing = False
    edition.wars_in_last_round = True
    # Resigning (Ritirarsi), Ravages of Time
    edition.resigns_at_start = True
    edition.declarer_is_asked = True
    edition.war_left_culture = 0
    edition.ruin_culture = 2
    edition.turn = FULL_TURN
    edition.first_turn = ORIGINAL_FIRST_TURN
    edition.production = ORIGINAL_PRODUCTION
    return edition


# The other modes


def advanced_game(edition: Edition) -> None:
    """Ages A to II without wars; four open bonuses; nobody loses yellow tokens."""
    edition.last_age = AGE_II
    edition.last_military_age = AGE_II
    edition.kinds_left_out = (WAR,)
    edition.yellow_lost_each_age = 0
    edition.extra_round = False
    edition.sacrifices_in_last_round = True
    open_bonuses(edition, 4)


END_OF_SIMPLE_GAME: Final = Event(
    "End of a simple game",
    ImpactOfTechnology(each=2),
    ImpactOfArms(each=2),
    ImpactOfHappiness(each=2),
    ImpactOfLearning(each=1),
    ImpactOfFarms(each=1),
    ImpactOfIndustry(each=1),
    it="Fine di una partita semplice",
    pt="Fim de um jogo simples",
    age=AGE_I,
)
"""What everybody scores when it is over; no such card is in the box."""


def simple_game(edition: Edition) -> None:
    """Ages A and I without military cards; happiness and corruption do not matter; events come by themselves."""
    edition.last_age = AGE_I
    edition.last_military_age = AGE_A
    edition.cards_left_out = (edition.military_ids["Development of Politics"],)
    edition.event_counts = [9, 9, 9]
    edition.happiness_needed = [0]
    edition.corruption = [0]
    edition.military_draw_limit = 0
    edition.yellow_lost_each_age = 0
    edition.antiquates = False
    edition.extra_round = False
    edition.end_bonus = END_OF_SIMPLE_GAME
    edition.turn = SIMPLE_TURN
    edition.production = ORIGINAL_UPKEEP


# The variants


def simplify(edition: Edition) -> None:
    """A yellow token more, and room for one more urban building of each kind."""
    edition.yellow_bank += 1
    edition.urban_limit_more = 1


def forbid_alliances(edition: Edition) -> None:
    edition.one_attacker = True


def make_peaceful(edition: Edition) -> None:
    edition.kinds_left_out = (AGGRESSION, WAR, PACT)


def draw_by_action(edition: Edition) -> None:
    edition.draws_as_action = True
    edition.production = ORIGINAL_UPKEEP


def open_bonuses(edition: Edition, count: int) -> None:
    edition.bonuses = OPEN
    edition.bonus_count = count


def bonuses_by_age(edition: Edition) -> None:
    """One at the beginning, one after the first round, one at the end of each age."""
    edition.bonuses = BY_AGE
    edition.bonus_count = 5


def personal_bonuses(edition: Edition) -> None:
    edition.bonuses = PERSONAL


def public_bonuses(edition: Edition) -> None:
    edition.bonuses = PUBLIC


def ignore_leftovers(edition: Edition) -> None:
    edition.leftover_events_score = False


def hold_back(edition: Edition) -> None:
    edition.mines_may_hold_back = True


def keep_units_at_last(edition: Edition) -> None:
    edition.colonizes_in_last_round = False


def stop_both_partners(edition: Edition) -> None:
    edition.cooperation_needs_both = True


CHANGES: Final[dict[tuple[str, str], Callable[[Edition], None]]] = {
    ("mode", "advanced"): advanced_game,
    ("mode", "simple"): simple_game,
    ("simplified", "yes"): simplify,
    ("alliances", "none"): forbid_alliances,
    ("military", "peaceful"): make_peaceful,
    ("drawing", "action"): draw_by_action,
    ("bonuses", "open-3"): partial(open_bonuses, count=3),
    ("bonuses", "open-4"): partial(open_bonuses, count=4),
    ("bonuses", "open-5"): partial(open_bonuses, count=5),
    ("bonuses", "by-age"): bonuses_by_age,
    ("bonuses", "personal"): personal_bonuses,
    ("bonuses", "public"): public_bonuses,
    ("leftovers", "ignored"): ignore_leftovers,
    ("holding", "yes"): hold_back,
    ("colonizing", "not-last"): keep_units_at_last,
    ("cooperation", "both"): stop_both_partners,
}

ORIGINAL: Final = full_game()


def original_with(options: Mapping[str, str]) -> Edition:
    """The edition as the options want it; all have one book of moves."""
    edition = full_game(ORIGINAL.book)
    for chosen in options.items():
        if chosen in CHANGES:
            CHANGES[chosen](edition)
    return edition
