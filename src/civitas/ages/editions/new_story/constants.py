"""A New Story of Civilization (2015): its constants and its cards, put together as an edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from civitas.ages.cards.impacts import (
    ImpactOfArms,
    ImpactOfColonies,
    ImpactOfFarms,
    ImpactOfHappiness,
    ImpactOfIndustry,
    ImpactOfKnowledge,
    ImpactOfLateWonders,
    ImpactOfLearning,
    ImpactOfOrder,
)
from civitas.ages.cards.kinds import AGE_II, AGGRESSION, PACT, WAR, CivilCard, MilitaryCard
from civitas.ages.editions.edition import Edition
from civitas.ages.editions.new_story.action_cards import ACTION_CARDS
from civitas.ages.editions.new_story.aggressions import AGGRESSIONS
from civitas.ages.editions.new_story.bonus_cards import BONUS_CARDS
from civitas.ages.editions.new_story.events import EVENTS
from civitas.ages.editions.new_story.governments import DESPOTISM, GOVERNMENTS
from civitas.ages.editions.new_story.leaders import LEADERS
from civitas.ages.editions.new_story.pacts import PACTS
from civitas.ages.editions.new_story.special_technologies import SPECIAL_TECHNOLOGIES
from civitas.ages.editions.new_story.tactics import TACTICS
from civitas.ages.editions.new_story.technologies import STARTING, TECHNOLOGIES
from civitas.ages.editions.new_story.territories import TERRITORIES
from civitas.ages.editions.new_story.wars import WARS
from civitas.ages.editions.new_story.wonders import WONDERS
from civitas.ages.moves import AgesBook
from civitas.ages.politics.events import Event
from civitas.ages.turn import FIRST_TURN, PRODUCTION, TURN

CIVIL: Final[list[CivilCard]] = [
    *STARTING, DESPOTISM, *TECHNOLOGIES, *GOVERNMENTS, *SPECIAL_TECHNOLOGIES, *LEADERS, *WONDERS, *ACTION_CARDS,
]  # fmt: skip
MILITARY: Final[list[MilitaryCard]] = [
    *TACTICS, *BONUS_CARDS, *AGGRESSIONS, *WARS, *PACTS, *TERRITORIES, *EVENTS,
]  # fmt: skip


def new_story(book: AgesBook | None = None) -> Edition:
    edition = Edition("new-story", "Through the Ages: A New Story of Civilization", CIVIL, MILITARY, book=book)
    # Set-up (p. 2)
    edition.blue_tokens = 16
    edition.yellow_bank = 18
    edition.starting_workers = {"Agriculture": 2, "Bronze": 2, "Philosophy": 1, "Warriors": 1}
    edition.event_counts = [4, 5, 6]
    # The banks, by tokens left in them
    edition.population_cost = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2]
    edition.consumption = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]
    edition.happiness_needed = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
    edition.corruption = [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0]
    # The card row (p. 3, 5)
    edition.set_row_cost([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    edition.row_discards = [3, 2, 1]
    # Ages, production, drawing (p. 3, 6)
    edition.yellow_lost_each_age = 2
    edition.famine_culture = 4
    edition.military_draw_limit = 3
    edition.copy_tactic_cost = 2
    edition.leader_refund = 1
    # Resigning (p. 4), Ravages of Time (p. 12)
    edition.war_left_culture = 7
    edition.ruin_culture = 2
    edition.turn = TURN
    edition.first_turn = FIRST_TURN
    edition.production = PRODUCTION
    return edition


NEW_STORY: Final = new_story()

# Shorter and gentler games


def make_peaceful(edition: Edition) -> None:
    edition.kinds_left_out = (AGGRESSION, WAR, PACT)


END_OF_FIRST_GAME: Final = Event(
    "End of a first game",
    ImpactOfKnowledge(each=1),
    ImpactOfOrder(each=2),
    ImpactOfLearning(each=1),
    ImpactOfArms(each=1),
    ImpactOfHappiness(each=1),
    ImpactOfFarms(each=1),
    ImpactOfIndustry(each=1),
    ImpactOfColonies(each=3),
    ImpactOfLateWonders(each=6),
    it="Fine di una prima partita",
    pt="Fim de uma primeira partida",
    age=AGE_II,
)
"""What everybody scores when it is over; no such card is in the box."""


def first_game(edition: Edition) -> None:
    """The game of the Handbook: peaceful, Ages A to II, and a fixed bonus at the end."""
    make_peaceful(edition)
    edition.last_age = AGE_II
    edition.last_military_age = AGE_II
    edition.end_bonus = END_OF_FIRST_GAME


CHANGES: Final[dict[tuple[str, str], Callable[[Edition], None]]] = {
    ("military", "peaceful"): make_peaceful,
    ("length", "first"): first_game,
}


def new_story_with(options: Mapping[str, str]) -> Edition:
    """The edition as the options want it; all have one book of moves."""
    edition = new_story(NEW_STORY.book)
    for chosen in options.items():
        if chosen in CHANGES:
            CHANGES[chosen](edition)
    return edition
