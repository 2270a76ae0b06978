"""The tables of the new edition against a second transcription of the printed cards and the printed sizes of the decks.

A line has all that is printed on a card: name | age | kind | cost | what it gives | copies with 2, 3 and 4 players.
The cards are put in the same words and compared, so a number in any column that the line does not tell fails too.
"""

from __future__ import annotations

from civitas.ages.cards.kinds import AGE_NAMES, AGGRESSION, EVENT, LEADER, NONE, WAR, WONDER, Card
from civitas.ages.editions.new_story.action_cards import ACTION_CARDS
from civitas.ages.editions.new_story.bonus_cards import BONUS_CARDS
from civitas.ages.editions.new_story.constants import CIVIL, MILITARY
from civitas.ages.editions.new_story.governments import DESPOTISM, GOVERNMENTS
from civitas.ages.editions.new_story.pacts import PACTS
from civitas.ages.editions.new_story.special_technologies import SPECIAL_TECHNOLOGIES
from civitas.ages.editions.new_story.tactics import TACTICS
from civitas.ages.editions.new_story.technologies import STARTING, TECHNOLOGIES
from civitas.ages.editions.new_story.territories import TERRITORIES
from tests.support.ages.cards import (
    action_card,
    bonus,
    civil_card,
    deck_sizes,
    lines,
    pact,
    tactic,
    territory,
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
Irrigation             | I   | farm      | 3 science, 4 resources   | 2 food               | 2 2 2
Selective Breeding     | II  | farm      | 5 science, 6 resources   | 3 food               | 1 2 3
Mechanized Agriculture | III | farm      | 7 science, 8 resources   | 5 food               | 1 2 2
Iron                   | I   | mine      | 5 science, 5 resources   | 2 resources          | 2 2 3
Coal                   | II  | mine      | 7 science, 8 resources   | 3 resources          | 1 2 2
Oil                    | III | mine      | 9 science, 11 resources  | 5 resources          | 1 2 2
Alchemy                | I   | lab       | 4 science, 6 resources   | 2 science            | 2 2 3
Scientific Method      | II  | lab       | 6 science, 8 resources   | 3 science            | 2 2 2
Computers              | III | lab       | 8 science, 11 resources  | 5 science            | 2 2 2
Theology               | I   | temple    | 2 science, 5 resources   | 1 culture, 2 happy   | 1 2 2
Organized Religion     | II  | temple    | 4 science, 7 resources   | 1 culture, 3 happy   | 2 2 2
Bread and Circuses     | I   | arena     | 3 science, 3 resources   | 1 strength, 2 happy  | 1 2 2
Team Sports            | II  | arena     | 5 science, 5 resources   | 2 strength, 3 happy  | 1 1 1
Professional Sports    | III | arena     | 7 science, 8 resources   | 3 strength, 4 happy  | 1 1 2
Printing Press         | I   | library   | 3 science, 3 resources   | 1 culture, 1 science | 2 2 2
Journalism             | II  | library   | 6 science, 8 resources   | 2 culture, 2 science | 1 2 2
Multimedia             | III | library   | 9 science, 11 resources  | 3 culture, 3 science | 2 2 2
Drama                  | I   | theater   | 3 science, 4 resources   | 2 culture, 1 happy   | 1 2 2
Opera                  | II  | theater   | 7 science, 8 resources   | 3 culture, 1 happy   | 2 2 2
Movies                 | III | theater   | 10 science, 11 resources | 4 culture, 1 happy   | 2 2 2
Swordsmen              | I   | infantry  | 4 science, 3 resources   | 2 strength           | 2 2 2
Riflemen               | II  | infantry  | 6 science, 5 resources   | 3 strength           | 1 2 2
Modern Infantry        | III | infantry  | 10 science, 7 resources  | 5 strength           | 1 2 2
Knights                | I   | cavalry   | 5 science, 3 resources   | 2 strength           | 2 2 3
Cavalrymen             | II  | cavalry   | 6 science, 5 resources   | 3 strength           | 2 2 2
Tanks                  | III | cavalry   | 9 science, 7 resources   | 5 strength           | 1 2 2
Cannon                 | II  | artillery | 6 science, 5 resources   | 3 strength           | 2 2 3
Rockets                | III | artillery | 8 science, 7 resources   | 5 strength           | 1 2 2
Air Forces             | III | air force | 12 science, 7 resources  | 5 strength           | 2 2 3
"""

NEW_GOVERNMENTS = """
Monarchy                | I   | 8 science or 2  | 5 civil, 3 military, limit 3                                 | 1 2 2
Theocracy               | I   | 6 science or 1  | 1 culture, 1 strength, 1 happy, 4 civil, 3 military, limit 3 | 1 1 1
Constitutional Monarchy | II  | 12 science or 6 | 6 civil, 4 military, limit 3                                 | 1 2 2
Republic                | II  | 13 science or 3 | 7 civil, 2 military, limit 3                                 | 1 1 2
Communism               | III | 19 science or 5 | -1 happy, 7 civil, 5 military, limit 4                       | 1 1 1
Fundamentalism          | III | 18 science or 7 | -2 science, 5 strength, 6 civil, 5 military, limit 4         | 1 1 1
Democracy               | III | 17 science or 9 | 3 culture, 7 civil, 3 military, limit 4                      | 1 2 2
"""

BLUE_CARDS = """
Code of Laws    | I   | law          | 6 science  | 1 civil                    | 1 2 2
Justice System  | II  | law          | 7 science  | 1 civil, 3 blue            | 1 1 1
Civil Service   | III | law          | 10 science | 2 civil, 3 blue            | 1 1 1
Warfare         | I   | warfare      | 5 science  | 1 strength, 1 military     | 1 2 2
Strategy        | II  | warfare      | 8 science  | 3 strength, 2 military     | 1 1 1
Military Theory | III | warfare      | 11 science | 5 strength, 3 military     | 1 1 2
Cartography     | I   | exploration  | 4 science  | 1 strength, 2 colonization | 1 1 1
Navigation      | II  | exploration  | 6 science  | 2 strength, 3 colonization | 1 1 1
Satellites      | III | exploration  | 8 science  | 3 strength, 4 colonization | 1 1 1
Masonry         | I   | construction | 3 science  | 0-1-1-1 cheaper, 2 stages  | 1 1 1
Architecture    | II  | construction | 6 science  | 0-1-2-2 cheaper, 3 stages  | 1 2 2
Engineering     | III | construction | 9 science  | 0-1-2-3 cheaper, 4 stages  | 1 1 1
"""

YELLOW_CARDS = """
Rich Land A            | A   | action | build or upgrade farm or mine, 1 less  | 2 2 2
Rich Land I            | I   | action | build or upgrade farm or mine, 2 less  | 2 2 2
Rich Land II           | II  | action | build or upgrade farm or mine, 3 less  | 1 1 1
Urban Growth A         | A   | action | build or upgrade urban, 1 less         | 2 2 2
Urban Growth I         | I   | action | build or upgrade urban, 2 less         | 2 2 2
Urban Growth II        | II  | action | build or upgrade urban, 3 less         | 1 1 1
Urban Growth III       | III | action | build or upgrade urban, 4 less         | 2 2 2
Engineering Genius A   | A   | action | stage, 2 less                          | 1 1 1
Engineering Genius I   | I   | action | stage, 3 less                          | 1 1 1
Engineering Genius II  | II  | action | stage, 4 less                          | 1 1 1
Engineering Genius III | III | action | stage, 5 less                          | 1 1 1
Patriotism A           | A   | action | 1 military, 1 resources for units      | 1 1 1
Patriotism I           | I   | action | 1 military, 2 resources for units      | 1 1 1
Patriotism II          | II  | action | 1 military, 3 resources for units      | 1 1 1
Patriotism III         | III | action | 1 military, 4 resources for units      | 1 1 1
Frugality A            | A   | action | grow, 1 food                           | 2 2 2
Frugality I            | I   | action | grow, 2 food                           | 2 2 2
Frugality II           | II  | action | grow, 3 food                           | 1 1 1
Cultural Heritage A    | A   | action | 1 science, 4 culture                   | 1 1 1
Cultural Heritage I    | I   | action | 2 science, 2 culture                   | 1 1 1
Stockpile              | A   | action | 1 food, 1 resources                    | 1 1 1
Reserves I             | I   | action | 2 food or resources                    | 2 2 2
Reserves II            | II  | action | 3 food or resources                    | 2 2 2
Reserves III           | III | action | 4 food or resources                    | 3 3 3
Breakthrough I         | I   | action | develop, 2 science                     | 2 2 2
Breakthrough II        | II  | action | develop, 3 science                     | 2 2 2
Efficient Upgrade II   | II  | action | upgrade farm, mine or urban, 3 less    | 2 2 2
Efficient Upgrade III  | III | action | upgrade farm, mine or urban, 4 less    | 2 2 2
Revolutionary Idea II  | II  | action | 4 science                              | 1 1 1
Revolutionary Idea III | III | action | 6 science                              | 2 2 2
Wave of Nationalism    | II  | action | 6-3-2 resources for units per stronger | 1 1 1
Military Build-Up      | III | action | 8-5-3 resources for units per stronger | 1 1 1
Endowment for the Arts | III | action | 6-3-2 culture per richer               | 1 1 1
"""

RED_MILITARY_CARDS = """
Fighting Band    | I   | 2 infantry                         | 1    | 2 2 2
Legion           | I   | 3 infantry                         | 2    | 2 2 2
Medieval Army    | I   | 1 infantry, 1 cavalry              | 2    | 2 2 2
Phalanx          | I   | 2 infantry, 1 cavalry              | 3    | 2 2 2
Heavy Cavalry    | I   | 3 cavalry                          | 4    | 2 2 2
Classic Army     | II  | 2 infantry, 2 cavalry              | 8/4  | 1 1 1
Conquistadors    | II  | 1 infantry, 2 cavalry              | 5/3  | 1 1 1
Defensive Army   | II  | 2 infantry, 1 artillery            | 6/3  | 1 1 1
Fortifications   | II  | 2 artillery                        | 5/3  | 1 1 1
Mobile Artillery | II  | 1 cavalry, 1 artillery             | 5/3  | 1 1 1
Napoleonic Army  | II  | 1 infantry, 1 cavalry, 1 artillery | 7/4  | 1 1 1
Entrenchments    | III | 1 infantry, 2 artillery            | 9/5  | 1 1 1
Mechanized Army  | III | 1 cavalry, 2 artillery             | 10/5 | 2 2 2
Modern Army      | III | 2 infantry, 1 cavalry, 1 artillery | 13/7 | 2 2 2
Shock Troops     | III | 1 infantry, 3 cavalry              | 11/6 | 1 1 1
"""

TWO_COLOURED_CARDS = """
Defense and Colonization I   | I   | 2 defense, 1 colonization | 6 6 6
Defense and Colonization II  | II  | 4 defense, 2 colonization | 6 6 6
Defense and Colonization III | III | 6 defense, 3 colonization | 6 6 6
"""

COLONIES = """
Developed Territory I  | I  | 3 science    | 1 yellow, 1 blue  | 1 1 1
Historic Territory I   | I  | 6 culture    | 1 happy           | 1 1 1
Inhabited Territory I  | I  | 1 population | 2 yellow          | 1 1 1
Strategic Territory I  | I  | 3 cards      | 2 strength        | 1 1 1
Vast Territory I       | I  | 3 food       | 3 yellow, -1 blue | 1 1 1
Wealthy Territory I    | I  | 5 resources  | 3 blue            | 1 1 1
Developed Territory II | II | 5 science    | 2 yellow, 2 blue  | 1 1 1
Historic Territory II  | II | 11 culture   | 2 happy           | 1 1 1
Inhabited Territory II | II | 2 population | 3 yellow          | 1 1 1
Strategic Territory II | II | 5 cards      | 4 strength        | 1 1 1
Vast Territory II      | II | 4 food       | 4 yellow, -1 blue | 1 1 1
Wealthy Territory II   | II | 9 resources  | 4 blue            | 1 1 1
"""

AGREEMENTS = """
Open Borders Agreement         | I   | both: 1 military                           | attacker +2    | 0 1 1
Trade Routes Agreement         | I   | A: food as resources; B: resources as food |                | 0 1 1
Acceptance of Supremacy        | II  | A: 1 resources; B: -1 resources            | no attack      | 0 1 1
International Trade Agreement  | II  | A: 1 resources; B: 1 food                  |                | 0 1 1
Promise of Military Protection | II  | A: 1 culture; B: -1 culture, 4 strength    | ends by attack | 0 1 1
Scientific Cooperation         | II  | both:                                      | science -2, -1 | 0 1 1
International Tourism          | III | both: 1 culture per wonder                 |                | 0 1 1
Loss of Sovereignty            | III | A: 2 culture; B: -2 culture, no war on     | no attack      | 0 1 1
Military Alliance              | III | both: 3 strength                           | ends by attack | 0 1 1
Peace Treaty                   | III | both: 1 culture                            | no attack      | 0 1 1
"""

# What the decks hold besides, by age: A, I, II, III.
WONDERS = (4, 4, 4, 4)
LEADERS = (6, 6, 6, 6)
AGGRESSIONS = (0, 6, 9, 8)
WARS = (0, 0, 4, 6)
EVENTS = (10, 15, 15, 15)

CIVIL_DECKS = {2: [20, 44, 44, 44], 3: [20, 50, 50, 50], 4: [20, 53, 53, 53]}
MILITARY_DECKS = {2: [10, 43, 46, 41], 3: [10, 45, 50, 45], 4: [10, 45, 50, 45]}

CIVIL_CARDS: list[Card] = [*STARTING, *TECHNOLOGIES, DESPOTISM, *GOVERNMENTS, *SPECIAL_TECHNOLOGIES, *ACTION_CARDS]
MILITARY_CARDS: list[Card] = [*TACTICS, *BONUS_CARDS, *TERRITORIES, *PACTS]


# The cards as printed


def test_player_board() -> None:
    assert [civil_card(card) for card in (*STARTING, DESPOTISM)] == lines(PLAYER_BOARD)


def test_technologies() -> None:
    assert [civil_card(card) for card in TECHNOLOGIES] == lines(WORKER_TECHNOLOGIES)


def test_governments() -> None:
    cards = [civil_card(card) for card in GOVERNMENTS]

    assert {fields.pop(2) for fields in cards} == {"government"}
    assert cards == lines(NEW_GOVERNMENTS)


def test_special_technologies() -> None:
    assert [civil_card(card) for card in SPECIAL_TECHNOLOGIES] == lines(BLUE_CARDS)


def test_action_cards() -> None:
    assert [action_card(card) for card in ACTION_CARDS] == lines(YELLOW_CARDS)


def test_tactics() -> None:
    assert [tactic(card) for card in TACTICS] == lines(RED_MILITARY_CARDS)


def test_bonus_cards() -> None:
    assert [bonus(card) for card in BONUS_CARDS] == lines(TWO_COLOURED_CARDS)


def test_territories() -> None:
    assert [territory(card) for card in TERRITORIES] == lines(COLONIES)


def test_pacts() -> None:
    assert [pact(card) for card in PACTS] == lines(AGREEMENTS)


def test_no_two_technologies_share_a_place_for_workers() -> None:
    places = [card.place for card in (*STARTING, *TECHNOLOGIES)]

    assert len(set(places)) == 34
    assert {card.place for card in (DESPOTISM, *GOVERNMENTS, *SPECIAL_TECHNOLOGIES, *ACTION_CARDS)} == {NONE}


# The decks


def test_civil_decks_have_their_printed_size_with_2_3_and_4_players() -> None:
    sizes = {players: deck_sizes(CIVIL_CARDS, players, WONDERS, LEADERS) for players in (2, 3, 4)}

    assert sizes == CIVIL_DECKS
    assert sum(sizes[4]) == 179


def test_military_decks_have_their_printed_size_with_2_3_and_4_players() -> None:
    sizes = {players: deck_sizes(MILITARY_CARDS, players, AGGRESSIONS, WARS, EVENTS) for players in (2, 3, 4)}

    assert sizes == MILITARY_DECKS
    assert sum(sizes[4]) == 150


def test_only_pacts_leave_the_military_decks_with_two_players() -> None:
    assert {card.name for card in MILITARY_CARDS if card.copies[0] != card.copies[2]} == {card.name for card in PACTS}


# Names


def test_the_edition_holds_every_leader_wonder_aggression_war_and_event() -> None:
    civil = [sum(card.kind == kind for card in CIVIL) for kind in (LEADER, WONDER)]
    military = [sum(card.kind == kind for card in MILITARY) for kind in (AGGRESSION, WAR, EVENT)]

    assert civil + military == [sum(LEADERS), sum(WONDERS), 11, 3, sum(EVENTS)]


def test_names_are_unique_in_every_language() -> None:
    cards: list[Card] = [*CIVIL, *MILITARY]

    for names in ([card.name for card in cards], [card.it for card in cards], [card.pt for card in cards]):
        assert len(names) == 87 + 40 + 109
        assert sorted({name for name in names if names.count(name) > 1}) == []


def test_a_name_ends_in_the_age_in_all_languages_or_in_none() -> None:
    for card in CIVIL_CARDS + MILITARY_CARDS:
        suffix = f" {AGE_NAMES[card.age]}"
        assert len({name.endswith(suffix) for name in (card.name, card.it, card.pt)}) == 1, card.name
