"""A Story of Civilization, the original edition (2006): its cards and its plain constants.

What differs in its sequence of play and in its rules is still to be set by who puts the whole edition together.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import CivilCard, MilitaryCard
from civitas.ages.editions.edition import Edition
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

CIVIL: Final[list[CivilCard]] = [
    *STARTING, DESPOTISM, *TECHNOLOGIES, *GOVERNMENTS, *SPECIAL_TECHNOLOGIES, *LEADERS, *WONDERS, *ACTION_CARDS,
]  # fmt: skip
MILITARY: Final[list[MilitaryCard]] = [
    *TACTICS, *BONUS_CARDS, *AGGRESSIONS, *WARS, *PACTS, *TERRITORIES, *EVENTS,
]  # fmt: skip

MOST_GOODS: Final = 146
"""A War over Resources may take all of the food that 29 blue tokens, no civilization has more, hold at 5 each."""


def original_cards() -> Edition:
    """The cards with the constants that every edition has; the steps of a turn are still to be set."""
    edition = Edition("original", "Through the Ages: A Story of Civilization", CIVIL, MILITARY, MOST_GOODS)
    # Set-up (Preparazione)
    edition.blue_tokens = 18
    edition.yellow_bank = 18
    edition.starting_workers = {"Agriculture": 2, "Bronze": 2, "Philosophy": 1, "Warriors": 1}
    edition.event_count_extra = 2
    # The banks, by tokens left in them (Segnalini gialli, Felicità, Corruzione)
    edition.population_cost = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2]
    edition.consumption = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]
    edition.happiness_needed = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
    edition.corruption = [6, 4, 4, 4, 4, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    # The card row (Riga delle Carte)
    edition.row_cost = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
    edition.row_discards = [3, 2, 1]
    # Ages, production, drawing (Fine di un'epoca, Fame, Produzione e mantenimento)
    edition.yellow_lost_each_age = 2
    edition.famine_culture = 4
    edition.military_draw_limit = 3
    # Resigning brings nobody culture; Ravages of Time
    edition.war_left_culture = 0
    edition.ruin_culture = 2
    return edition
