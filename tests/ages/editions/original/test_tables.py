"""The tables of the original edition against a second transcription of the printed cards and the sizes of the decks.

A line has all that is printed on a card: name | age | kind | cost | what it gives | copies with 2, 3 and 4 players.
The cards are put in the same words and compared, so a number in any column that the line does not tell fails too.
"""

from __future__ import annotations

from civitas.ages.cards.kinds import AGE_NAMES, EVENT, NONE, PACT, Card
from civitas.ages.editions.new_story import constants as new_story
from civitas.ages.editions.original.action_cards import ACTION_CARDS
from civitas.ages.editions.original.aggressions import AGGRESSIONS
from civitas.ages.editions.original.bonus_cards import BONUS_CARDS
from civitas.ages.editions.original.constants import CIVIL, MILITARY, ORIGINAL
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
from tests.support.ages.cards import (
    action_card,
    attack,
    bonus,
    civil_card,
    deck_sizes,
    leader,
    lines,
    pact,
    tactic,
    territory,
    wonder,
)

PLAYER_BOARD = """
Agriculture | A | farm       | 2 resources | 1 food                       | 0 0 0
Bronze      | A | mine       | 2 resources | 1 resources                  | 0 0 0
Philosophy  | A | lab        | 3 resources | 1 science                    | 0 0 0
Religion    | A | temple     | 3 resources | 1 culture, 1 happy           | 0 0 0
Warriors    | A | infantry   | 2 resources | 1 strength                   | 0 0 0
Despotism   | A | government |             | 4 civil, 2 military, limit 2 | 0 0 0
"""

WORKER_TECHNOLOGIES = """
Irrigation             | I   | farm      | 3 science, 4 resources   | 2 food               | 2 2 3
Selective Breeding     | II  | farm      | 5 science, 6 resources   | 3 food               | 1 2 2
Mechanized Agriculture | III | farm      | 7 science, 8 resources   | 5 food               | 1 2 2
Iron                   | I   | mine      | 5 science, 5 resources   | 2 resources          | 2 2 3
Coal                   | II  | mine      | 7 science, 8 resources   | 3 resources          | 1 2 2
Oil                    | III | mine      | 9 science, 11 resources  | 5 resources          | 1 2 2
Alchemy                | I   | lab       | 4 science, 6 resources   | 2 science            | 2 2 3
Scientific Method      | II  | lab       | 6 science, 8 resources   | 3 science            | 2 2 2
Computers              | III | lab       | 8 science, 10 resources  | 5 science            | 2 2 2
Theology               | I   | temple    | 2 science, 5 resources   | 1 culture, 2 happy   | 1 2 2
Organized Religion     | II  | temple    | 4 science, 7 resources   | 1 culture, 3 happy   | 2 2 2
Bread and Circuses     | I   | arena     | 3 science, 4 resources   | 1 strength, 2 happy  | 1 2 2
Team Sports            | II  | arena     | 5 science, 6 resources   | 2 strength, 3 happy  | 1 1 1
Professional Sports    | III | arena     | 7 science, 8 resources   | 3 strength, 4 happy  | 1 1 2
Printing Press         | I   | library   | 3 science, 4 resources   | 1 culture, 1 science | 2 2 2
Journalism             | II  | library   | 6 science, 8 resources   | 2 culture, 2 science | 2 2 3
Multimedia             | III | library   | 9 science, 11 resources  | 3 culture, 3 science | 2 2 2
Drama                  | I   | theater   | 4 science, 5 resources   | 2 culture, 1 happy   | 2 2 2
Opera                  | II  | theater   | 7 science, 9 resources   | 3 culture, 1 happy   | 2 2 2
Movies                 | III | theater   | 10 science, 12 resources | 4 culture, 1 happy   | 2 2 2
Swordsmen              | I   | infantry  | 3 science, 3 resources   | 2 strength           | 2 2 3
Riflemen               | II  | infantry  | 5 science, 5 resources   | 3 strength           | 1 2 2
Modern Infantry        | III | infantry  | 8 science, 7 resources   | 5 strength           | 1 2 2
Knights                | I   | cavalry   | 4 science, 3 resources   | 2 strength           | 2 2 3
Cavalrymen             | II  | cavalry   | 6 science, 5 resources   | 3 strength           | 2 2 3
Tanks                  | III | cavalry   | 9 science, 7 resources   | 5 strength           | 1 2 2
Cannon                 | II  | artillery | 7 science, 5 resources   | 3 strength           | 2 2 3
Rockets                | III | artillery | 10 science, 7 resources  | 5 strength           | 2 2 3
Air Forces             | III | air force | 11 science, 7 resources  | 5 strength           | 2 2 3
"""

NEW_GOVERNMENTS = """
Monarchy                | I   | government | 9 science or 3  | 5 civil, 3 military, limit 3                     | 1 2 2
Theocracy               | I   | government | 7 science or 2  | 1 culture, 2 happy, 4 civil, 3 military, limit 3 | 1 1 1
Constitutional Monarchy | II  | government | 12 science or 5 | 6 civil, 4 military, limit 3                     | 1 2 2
Republic                | II  | government | 14 science or 4 | 7 civil, 2 military, limit 3                     | 1 1 2
Communism               | III | government | 17 science or 6 | -1 happy, 7 civil, 5 military, limit 4           | 1 1 1
Fundamentalism          | III | government | 19 science or 7 | 5 strength, 6 civil, 5 military, limit 4         | 1 1 1
Democracy               | III | government | 21 science or 8 | 2 culture, 7 civil, 3 military, limit 4          | 1 2 2
"""

BLUE_CARDS = """
Code of Laws    | I   | law          | 6 science  | 1 civil                    | 1 2 2
Justice System  | II  | law          | 7 science  | 1 civil, 3 blue            | 1 1 2
Civil Service   | III | law          | 10 science | 2 civil, 3 blue            | 1 1 1
Warfare         | I   | warfare      | 4 science  | 1 strength, 1 military     | 1 2 2
Strategy        | II  | warfare      | 8 science  | 3 strength, 2 military     | 1 1 1
Military Theory | III | warfare      | 12 science | 5 strength, 3 military     | 1 1 2
Cartography     | I   | exploration  | 4 science  | 1 strength, 2 colonization | 1 1 1
Navigation      | II  | exploration  | 6 science  | 2 strength, 3 colonization | 1 1 1
Satellites      | III | exploration  | 8 science  | 3 strength, 4 colonization | 1 1 1
Masonry         | I   | construction | 3 science  | 0-1-1-1 cheaper, 2 stages  | 1 1 1
Architecture    | II  | construction | 6 science  | 0-1-2-2 cheaper, 3 stages  | 1 2 2
Engineering     | III | construction | 9 science  | 0-1-2-3 cheaper, 4 stages  | 1 1 2
"""

GREEN_CARDS = """
Alexander the Great    | A   |                        | 1 1 1
Aristotle              | A   |                        | 1 1 1
Hammurabi              | A   | 1 civil, -1 military   | 1 1 1
Homer                  | A   |                        | 1 1 1
Julius Caesar          | A   | 1 strength, 1 military | 1 1 1
Moses                  | A   |                        | 1 1 1
Christopher Columbus   | I   |                        | 1 1 1
Frederick Barbarossa   | I   |                        | 1 1 1
Genghis Khan           | I   |                        | 1 1 1
Joan of Arc            | I   |                        | 1 1 1
Leonardo da Vinci      | I   |                        | 1 1 1
Michelangelo           | I   |                        | 1 1 1
Isaac Newton           | II  |                        | 1 1 1
J. S. Bach             | II  |                        | 1 1 1
James Cook             | II  |                        | 1 1 1
Maximilien Robespierre | II  | 1 military             | 1 1 1
Napoleon Bonaparte     | II  | 1 military             | 1 1 1
William Shakespeare    | II  |                        | 1 1 1
Albert Einstein        | III |                        | 1 1 1
Game Designer          | III |                        | 1 1 1
Mahatma Gandhi         | III | 2 culture              | 1 1 1
Nikola Tesla           | III |                        | 1 1 1
Rock & Roll Icon       | III | 2 happy                | 1 1 1
Winston Churchill      | III |                        | 1 1 1
"""

PURPLE_CARDS = """
Pyramids                  | A   | 3-2-1     | 1 civil                                  | 1 1 1
Hanging Gardens           | A   | 2-2-2     | 1 culture, 2 happy                       | 1 1 1
Library of Alexandria     | A   | 1-2-2-1   | 1 culture, 1 science                     | 1 1 1
Colossus                  | A   | 3-3       | 1 culture, 1 strength, 1 colonization    | 1 1 1
Great Wall                | I   | 2-2-3-2   | 1 culture, 1 happy                       | 1 1 1
St. Peter's Basilica      | I   | 4-4       | 2 culture                                | 1 1 1
Universitas Carolina      | I   | 3-3-3     | 1 culture, 2 science                     | 1 1 1
Taj Mahal                 | I   | 2-4-2     | 3 culture                                | 1 1 1
Eiffel Tower              | II  | 3-7-3     | 4 culture, 1 happy                       | 1 1 1
Kremlin                   | II  | 4-4-4     | 3 culture, -2 happy, 1 civil, 1 military | 1 1 1
Ocean Liner Service       | II  | 3-2-2-2-3 |                                          | 1 1 1
Transcontinental Railroad | II  | 3-4-5     | 5 strength                               | 1 1 1
Fast Food Chains          | III | 4-4-4-4   |                                          | 1 1 1
First Space Flight        | III | 3-4-9     |                                          | 1 1 1
Hollywood                 | III | 5-6-5     |                                          | 1 1 1
Internet                  | III | 2-3-4-3-2 |                                          | 1 1 1
"""

YELLOW_CARDS = """
Rich Land A             | A   | action | build farm or mine, 1 less             | 2 2 2
Rich Land I             | I   | action | build farm or mine, 2 less             | 1 1 1
Rich Land II            | II  | action | build farm or mine, 3 less             | 1 1 1
Ideal Building Site A   | A   | action | build urban, 1 less                    | 2 2 2
Ideal Building Site I   | I   | action | build urban, 2 less                    | 1 1 1
Ideal Building Site II  | II  | action | build urban, 3 less                    | 1 1 1
Ideal Building Site III | III | action | build urban, 4 less                    | 2 2 2
Engineering Genius A    | A   | action | stage, 2 less                          | 1 1 1
Engineering Genius I    | I   | action | stage, 3 less                          | 1 1 1
Engineering Genius II   | II  | action | stage, 4 less                          | 1 1 1
Engineering Genius III  | III | action | stage, 5 less                          | 1 1 1
Efficient Upgrade I     | I   | action | upgrade farm, mine or urban, 2 less    | 2 2 2
Efficient Upgrade II    | II  | action | upgrade farm, mine or urban, 3 less    | 2 2 2
Efficient Upgrade III   | III | action | upgrade farm, mine or urban, 4 less    | 2 2 2
Patriotism A            | A   | action | 1 military, 1 resources for units      | 1 1 1
Patriotism I            | I   | action | 1 military, 2 resources for units      | 1 1 1
Patriotism II           | II  | action | 1 military, 3 resources for units      | 1 1 1
Patriotism III          | III | action | 1 military, 4 resources for units      | 1 1 1
Frugality A             | A   | action | grow, 1 food                           | 2 2 2
Frugality I             | I   | action | grow, 2 food                           | 1 1 1
Frugality II            | II  | action | grow, 3 food                           | 1 1 1
Bountiful Harvest I     | I   | action | 2 food                                 | 1 1 1
Bountiful Harvest II    | II  | action | 3 food                                 | 1 1 1
Bountiful Harvest III   | III | action | 4 food                                 | 1 1 1
Mineral Deposits I      | I   | action | 2 resources                            | 2 2 2
Mineral Deposits II     | II  | action | 3 resources                            | 1 1 1
Mineral Deposits III    | III | action | 4 resources                            | 2 2 2
Work of Art A           | A   | action | 6 culture                              | 1 1 1
Work of Art I           | I   | action | 5 culture                              | 1 1 1
Work of Art II          | II  | action | 4 culture                              | 1 1 1
Work of Art III         | III | action | 3 culture                              | 1 1 1
Revolutionary Idea A    | A   | action | 1 science                              | 1 1 1
Revolutionary Idea I    | I   | action | 2 science                              | 1 1 1
Revolutionary Idea II   | II  | action | 4 science                              | 1 1 1
Revolutionary Idea III  | III | action | 6 science                              | 1 1 1
Breakthrough I          | I   | action | develop, 2 science                     | 1 1 1
Breakthrough II         | II  | action | develop, 4 science                     | 1 1 1
Wave of Nationalism     | II  | action | 6-3-2 resources for units per stronger | 1 1 1
Military Build-Up       | III | action | 8-5-3 resources for units per stronger | 1 1 1
Endowment for the Arts  | III | action | 6-3-2 culture per richer               | 1 1 1
"""

RED_MILITARY_CARDS = """
Fighting Band    | I   | 2 infantry                         | 1    | 3 3 3
Legion           | I   | 3 infantry                         | 2    | 2 2 2
Medieval Army    | I   | 1 infantry, 1 cavalry              | 2    | 3 3 3
Phalanx          | I   | 2 infantry, 1 cavalry              | 3    | 3 3 3
Light Cavalry    | I   | 2 cavalry                          | 2    | 2 2 2
Heavy Cavalry    | I   | 3 cavalry                          | 4    | 2 2 2
Classic Army     | II  | 2 infantry, 2 cavalry              | 9/5  | 1 1 1
Conquistadors    | II  | 1 infantry, 2 cavalry              | 5/3  | 2 2 2
Defensive Army   | II  | 2 infantry, 1 artillery            | 6/3  | 2 2 2
Fortifications   | II  | 2 artillery                        | 4    | 1 1 1
Mobile Artillery | II  | 1 cavalry, 1 artillery             | 5    | 1 1 1
Napoleonic Army  | II  | 1 infantry, 1 cavalry, 1 artillery | 8/4  | 1 1 1
Entrenchments    | III | 1 infantry, 2 artillery            | 9/5  | 2 2 2
Mechanized Army  | III | 1 cavalry, 2 artillery             | 10/5 | 2 2 2
Modern Army      | III | 2 infantry, 1 cavalry, 1 artillery | 13/7 | 2 2 2
Shock Troops     | III | 1 infantry, 3 cavalry              | 11/6 | 2 2 2
"""

TWO_COLOURED_CARDS = """
Defense and Colonization I   | I   | 2 defense, 1 colonization | 6 6 6
Defense and Colonization II  | II  | 4 defense, 2 colonization | 6 6 6
Defense and Colonization III | III | 6 defense, 3 colonization | 6 6 6
"""

COLONIES = """
Developed Territory I  | I  | 3 science    | 1 yellow, 1 blue | 1 1 1
Fertile Territory I    | I  | 3 food       | 3 yellow         | 1 1 1
Historic Territory I   | I  | 6 culture    | 1 happy          | 1 1 1
Inhabited Territory I  | I  | 1 population | 2 yellow         | 1 1 1
Strategic Territory I  | I  | 3 cards      | 2 strength       | 1 1 1
Wealthy Territory I    | I  | 5 resources  | 2 blue           | 1 1 1
Developed Territory II | II | 5 science    | 2 yellow, 2 blue | 1 1 1
Fertile Territory II   | II | 5 food       | 4 yellow         | 1 1 1
Historic Territory II  | II | 11 culture   | 2 happy          | 1 1 1
Inhabited Territory II | II | 2 population | 3 yellow         | 1 1 1
Strategic Territory II | II | 5 cards      | 4 strength       | 1 1 1
Wealthy Territory II   | II | 8 resources  | 3 blue           | 1 1 1
"""

ATTACKS = """
Enslave              | I   | aggression | 2 military | 2 2 2
Plunder I            | I   | aggression | 2 military | 2 2 2
Plunder II           | II  | aggression | 2 military | 2 2 2
Plunder III          | III | aggression | 2 military | 2 2 2
Raid I               | I   | aggression | 1 military | 2 2 2
Raid II              | II  | aggression | 2 military | 2 2 2
Raid III             | III | aggression | 3 military | 2 2 2
Annex                | II  | aggression | 2 military | 1 1 1
Assassinate          | II  | aggression |            | 1 1 1
Sabotage             | II  | aggression |            | 1 1 1
Spy                  | II  | aggression | 1 military | 2 2 2
Armed Intervention   | III | aggression | 2 military | 4 4 4
War over Culture II  | II  | war        | 3 military | 1 1 1
War over Resources   | II  | war        | 2 military | 1 1 1
War over Technology  | II  | war        | 2 military | 1 1 1
War over Territory   | II  | war        | 3 military | 1 1 1
Holy War             | III | war        | 3 military | 2 2 2
War over Culture III | III | war        | 3 military | 4 4 4
"""

AGREEMENTS = """
Open Borders Agreement         | I   | both: 1 military                           | attacker +3    | 0 1 1
Trade Routes Agreement         | I   | A: food as resources; B: resources as food |                | 0 1 1
Acceptance of Supremacy        | II  | A: 1 resources; B: -1 resources            | no attack      | 0 1 1
International Trade Agreement  | II  | A: 1 resources; B: 1 food                  |                | 0 1 1
Promise of Military Protection | II  | A: 1 culture; B: -1 culture, 5 strength    | ends by attack | 0 1 1
Scientific Cooperation         | II  | both:                                      | science -2, -1 | 0 1 1
International Tourism          | III | both: 1 culture per wonder                 |                | 0 1 1
Loss of Sovereignty            | III | A: 2 culture; B: -2 culture, no war on     | no attack      | 0 1 1
Military Pact                  | III | both: 4 strength                           | ends by attack | 0 1 1
Peace Treaty                   | III | both: 1 culture                            | no attack      | 0 1 1
"""

# How many cards the decks of ages A, I, II and III hold.
CIVIL_DECKS = {2: [20, 45, 45, 45], 3: [20, 50, 50, 50], 4: [20, 55, 55, 55]}
MILITARY_DECKS = {2: [10, 48, 46, 41], 3: [10, 50, 50, 45], 4: [10, 50, 50, 45]}


# The cards as printed


def test_player_board() -> None:
    assert [civil_card(card) for card in (*STARTING, DESPOTISM)] == lines(PLAYER_BOARD)


def test_technologies() -> None:
    assert [civil_card(card) for card in TECHNOLOGIES] == lines(WORKER_TECHNOLOGIES)


def test_governments() -> None:
    assert [civil_card(card) for card in GOVERNMENTS] == lines(NEW_GOVERNMENTS)


def test_special_technologies() -> None:
    assert [civil_card(card) for card in SPECIAL_TECHNOLOGIES] == lines(BLUE_CARDS)


def test_leaders() -> None:
    assert [leader(card) for card in LEADERS] == lines(GREEN_CARDS)


def test_wonders() -> None:
    assert [wonder(card) for card in WONDERS] == lines(PURPLE_CARDS)


def test_action_cards() -> None:
    assert [action_card(card) for card in ACTION_CARDS] == lines(YELLOW_CARDS)


def test_tactics() -> None:
    assert [tactic(card) for card in TACTICS] == lines(RED_MILITARY_CARDS)


def test_bonus_cards() -> None:
    assert [bonus(card) for card in BONUS_CARDS] == lines(TWO_COLOURED_CARDS)


def test_territories() -> None:
    assert [territory(card) for card in TERRITORIES] == lines(COLONIES)


def test_aggressions_and_wars() -> None:
    assert [attack(card) for card in (*AGGRESSIONS, *WARS)] == lines(ATTACKS)


def test_pacts() -> None:
    assert [pact(card) for card in PACTS] == lines(AGREEMENTS)


def test_there_are_ten_fifteen_thirteen_and_thirteen_events() -> None:
    assert [sum(card.age == age for card in EVENTS) for age in range(4)] == [10, 15, 13, 13]
    assert {card.kind for card in EVENTS} == {EVENT}


def test_no_two_technologies_share_a_place_for_workers() -> None:
    places = [card.place for card in (*STARTING, *TECHNOLOGIES)]

    assert len(set(places)) == 34
    assert {card.place for card in (DESPOTISM, *GOVERNMENTS, *SPECIAL_TECHNOLOGIES, *ACTION_CARDS)} == {NONE}


# The decks


def test_there_are_128_civil_and_110_military_cards() -> None:
    assert len(CIVIL) == 128 + 6
    assert len(MILITARY) == 110


def test_civil_decks_have_their_printed_size_with_2_3_and_4_players() -> None:
    sizes = {players: deck_sizes(CIVIL, players) for players in (2, 3, 4)}

    assert sizes == CIVIL_DECKS
    assert sum(sizes[4]) == 185


def test_military_decks_have_their_printed_size_with_2_3_and_4_players() -> None:
    sizes = {players: deck_sizes(MILITARY, players) for players in (2, 3, 4)}

    assert sizes == MILITARY_DECKS
    assert sum(sizes[4]) == 155


def test_each_civil_deck_from_age_i_on_has_five_cards_for_three_players_and_five_for_four() -> None:
    for age in (1, 2, 3):
        cards = [card for card in CIVIL if card.age == age]
        assert sum(card.copies[1] - card.copies[0] for card in cards) == 5
        assert sum(card.copies[2] - card.copies[1] for card in cards) == 5


def test_only_pacts_leave_the_military_decks_with_two_players() -> None:
    left_out = [card for card in MILITARY if card.copies[0] != card.copies[1]]

    assert {card.kind for card in left_out} == {PACT}
    assert [sum(card.age == age for card in left_out) for age in range(4)] == [0, 2, 4, 4]


# The boards


def test_the_blue_bank_has_regions_of_four_four_and_ten_tokens() -> None:
    edition = ORIGINAL

    assert edition.blue_tokens == 4 + 4 + 10
    assert edition.corruption == [6, *[4] * 4, *[2] * 4, *[0] * 10]


def test_the_yellow_bank_is_that_of_the_new_edition() -> None:
    edition, other = ORIGINAL, new_story.NEW_STORY

    assert edition.yellow_bank == other.yellow_bank == 18
    assert edition.population_cost == other.population_cost
    assert edition.consumption == other.consumption
    assert edition.happiness_needed == other.happiness_needed


def test_all_the_food_that_a_civilization_can_hold_can_be_taken() -> None:
    edition = ORIGINAL
    law = max(card.blue for card in SPECIAL_TECHNOLOGIES)
    tokens = edition.blue_tokens + law + sum(card.blue for card in TERRITORIES)

    assert f"{tokens * max(card.food for card in TECHNOLOGIES)} food" == "145 food"
    assert edition.book.text(edition.book.number("145 food")) == "145 food"


# Names


def test_names_are_unique_in_every_language() -> None:
    cards: list[Card] = [*CIVIL, *MILITARY]

    for names in ([card.name for card in cards], [card.it for card in cards], [card.pt for card in cards]):
        assert sorted({name for name in names if names.count(name) > 1}) == []


def test_a_card_of_both_editions_is_called_the_same_in_both() -> None:
    others: dict[str, Card] = {card.name: card for card in (*new_story.CIVIL, *new_story.MILITARY)}

    for card in (*CIVIL, *MILITARY):
        other = others.get(card.name, card)
        assert (card.name, card.it, card.pt) == (other.name, other.it, other.pt)


def test_a_name_ends_in_the_age_in_all_languages_or_in_none() -> None:
    for card in (*CIVIL, *MILITARY):
        suffix = f" {AGE_NAMES[card.age]}"
        assert len({name.endswith(suffix) for name in (card.name, card.it, card.pt)}) == 1, card.name
