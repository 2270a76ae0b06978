"""What each card says beyond its numbers, in both editions: a table to be read beside the cards."""

import re

from civitas.ages.editions.edition import Edition
from civitas.ages.rules import ORIGINAL_RULES, RULES
from civitas.ages.words.card_texts import CONCERNS, PACTS, SAYS, text_of
from civitas.kernel.messages import sentences

# fmt: off
NEW_STORY = {
    "Alexander the Great": "each unit is 1 stronger; as a political action he leaves for 1 yellow token",
    "Aristotle": "1 science for each technology taken",
    "Hammurabi": "once a turn a military action serves as a civil one; leaders cost 1 civil action less to take",
    "Homer": "1 resource for units each turn; replaced, he may stay under a wonder as a happy face",
    "Julius Caesar": "once in the game a second political action",
    "Moses": "a worker costs 1 food less",
    "Christopher Columbus": "as a political action he leaves to colonize a territory of your hand",
    "Frederick Barbarossa": "for a military action a new worker becomes a unit, for 1 food and 1 resource less",
    "Genghis Khan": (
        "infantry may serve as cavalry in armies; 3 culture at the end of a turn as one of the two "
        "strongest"
    ),
    "Joan of Arc": "1 strength for each happy face of temples and government; you see the next event",
    "Leonardo da Vinci": (
        "science equal to the level of your best lab or library; 1 resource for each technology "
        "developed"
    ),
    "Michelangelo": "1 culture for each happy face of temples, theaters and wonders; wonders have no surcharge",
    "Isaac Newton": (
        "science equal to the level of your best lab or library; 1 civil action back for each technology "
        "developed"
    ),
    "James Cook": (
        "2 culture for the first colony and 1 for each other; 2 military cards may strengthen a colonizing "
        "force"
    ),
    "Johann Sebastian Bach": (
        "1 culture for each theater; theaters cost 2 science less; once a turn an urban building of "
        "another kind becomes a theater"
    ),
    "Maximilien Robespierre": "revolutions take the military actions instead; each revolution scores 3 culture",
    "Napoleon Bonaparte": "2 strength for each kind of unit",
    "William Shakespeare": "2 culture for each pair of library and theater; each makes the other 1 cheaper",
    "Albert Einstein": (
        "science equal to the level of your best lab or library; 3 culture for each technology "
        "developed"
    ),
    "Bill Gates": "labs make resources like mines; as he leaves, and at the end, the levels of labs are culture",
    "Charlie Chaplin": "the best theater makes its culture twice",
    "Mahatma Gandhi": "you attack nobody; attacks on you cost 2 times as much",
    "Sid Meier": "each lab makes culture equal to its level and 1 science less",
    "Winston Churchill": "each turn 3 culture, or 3 science and 3 resources for units",
    "Library of Alexandria": "1 card more in each hand",
    "Great Wall": "1 strength for each infantry and artillery",
    "St. Peter's Basilica": "every other card and worker with a happy face has 1 more",
    "Taj Mahal": "2 civil actions less to take for whoever has replaced a leader this turn",
    "Ocean Liner Service": "once a turn 1 worker free of charge",
    "Transcontinental Railroad": "the best mine produces once more",
    "Fast Food Chains": "when completed 2 culture for each farm and mine, 1 for each urban building and unit",
    "First Space Flight": "when completed 1 culture for each level of technologies",
    "Hollywood": "when completed 2 times the culture of theaters and libraries",
    "Internet": "when completed the culture, science and strength of all urban buildings as culture",
    "Wave of Nationalism": "6, 3 and 2 resources for units for each stronger rival with 2, 3 and 4 players",
    "Military Build-Up": "8, 5 and 3 resources for units for each stronger rival with 2, 3 and 4 players",
    "Endowment for the Arts": "6, 3 and 2 culture for each rival with more culture with 2, 3 and 4 players",
    "Enslave": "the rival loses 1 worker; 2 food and 2 resources for you",
    "Plunder I": "take 3 food and resources in all",
    "Plunder II": "take 5 food and resources in all",
    "Plunder III": "take 7 food and resources in all",
    "Raid I": "destroy an urban building of level I or less and gain half its cost",
    "Raid II": "destroy one urban building each up to the levels II and I, and gain half their cost",
    "Raid III": "destroy one urban building each up to the levels III and II, and gain half their cost",
    "Annex": "take a colony of the rival",
    "Infiltrate": "remove the leader or unfinished wonder of the rival, for 3 culture for each level",
    "Spy": "take 5 science",
    "Armed Intervention": "take 7 culture",
    "War over Technology": "the stronger takes science up to the advantage, or special technologies worth as much",
    "War over Territory": "the stronger takes 1 yellow token, and one more for each full 5 of advantage",
    "War over Culture": "the stronger takes 5 culture and as much as the advantage",
    "Open Borders Agreement": "1 military action for each; whoever attacks the other has 2 strength more",
    "Trade Routes Agreement": "once a turn A may use a food as a resource; once a turn B may use a resource as a food",
    "Acceptance of Supremacy": "A produces 1 resource more; B produces 1 resource less; no attacks between you",
    "International Trade Agreement": "A produces 1 resource more; B produces 1 food more",
    "Promise of Military Protection": (
        "A has 1 culture more; B has 4 strength more; B has 1 culture less; an attack ends "
        "it"
    ),
    "Scientific Cooperation": "technologies cost 2 science less, of which the partner pays 1",
    "International Tourism": "1 culture for each completed wonder of the partner",
    "Loss of Sovereignty": (
        "A has 2 culture more; B has 2 culture less; nobody declares war on B; no attacks between "
        "you"
    ),
    "Military Alliance": "3 strength for each; an attack ends it",
    "Peace Treaty": "1 culture for each; no attacks between you",
    "Development of Agriculture": "each gains 2 food",
    "Development of Civilization": (
        "each may increase the population, build or develop for 1 less and without an "
        "action"
    ),
    "Development of Crafts": "each gains 2 resources",
    "Development of Markets": "each gains 2 food or 2 resources",
    "Development of Politics": "each gains 3 military cards",
    "Development of Religion": "each may put an unused worker on Religion free of charge",
    "Development of Science": "each gains 2 science",
    "Development of Settlement": "each gains 1 worker",
    "Development of Trade Routes": "each gains 1 science, 1 food and 1 resource",
    "Development of Warfare": "each may put an unused worker on Warriors free of charge",
    "Barbarians": "whoever has most culture, if among the two weakest, loses 1 worker",
    "Border Conflict": "the weakest loses a farm, mine or urban building; the strongest gains 3 resources",
    "Crusades": "the strongest gains 4 culture; the weakest loses 4 culture",
    "Cultural Influence": "each gains culture equal to the culture rating",
    "Foray": "the two strongest gain 3 food and resources in all",
    "Good Harvest": "each produces food",
    "Immigration": "all the happiest gain 1 worker",
    "New Deposits": "each produces resources",
    "Pestilence": "each loses 1 worker",
    "Raiders": "the two weakest lose 2 food and resources in all",
    "Rats": "each loses all food",
    "Rebellion": "each spends 2 civil actions for each discontent worker",
    "Reign of Terror": "the weakest loses 1 worker",
    "Scientific Breakthrough": "each gains science equal to the science rating",
    "Uncertain Borders": "the strongest takes 1 yellow token from the bank of the weakest",
    "Civil Unrest": (
        "each loses 4 culture for each discontent worker; those with most discontent workers lose 1 blue "
        "token"
    ),
    "Cold War": "the two strongest gain 6 science",
    "Crime Wave": "the two weakest lose 3 culture and 1 blue token",
    "Economic Progress": "each has corruption, produces food, eats and produces resources",
    "Emigration": "each loses half the discontent workers, rounded up",
    "Iconoclasm": "each loses a leader who is not of the current age",
    "Independence Declaration": "the weakest loses a colony",
    "International Agreement": (
        "the strongest may take cards worth 5 civil actions and gives up the next political "
        "action"
    ),
    "National Pride": "whoever has most culture gains 5 culture",
    "Politics of Strength": (
        "the strongest draws 5 military cards, or in Age IV gains 5 culture; the weakest discards 3 military "
        "cards, or in Age IV loses 3 culture"
    ),
    "Popularization of Science": "each gains culture equal to the science rating",
    "Prosperity": "each gains 1 food for each happy face",
    "Ravages of Time": "each turns a completed wonder of Age A or I into a ruin of 2 culture",
    "Refugees": "the weakest loses 3 culture and 1 worker; the strongest gains 3 culture and 1 worker",
    "Terrorism": "whoever has least culture destroys an urban building of each other player",
    "Impact of Agriculture": "1 culture for each food produced, and 4 more when that exceeds consumption",
    "Impact of Architecture": "1 culture for each level of urban buildings",
    "Impact of Balance": "2 culture for each point of the least of culture, science, food and resource production",
    "Impact of Colonies": "3 culture for each colony",
    "Impact of Competition": "1 culture for each level of units and arenas",
    "Impact of Government": "2 culture for each civil action, 1 for each military action",
    "Impact of Happiness": "2 culture for each happy face, 2 less for each discontent worker",
    "Impact of Industry": "1 culture for each resource that mines produce",
    "Impact of Population": "2 culture for each content worker above 10",
    "Impact of Progress": "2 culture for each level of the government and of special technologies",
    "Impact of Science": (
        "culture by rank in science: 10 and 0 with 2 players, 14, 7 and 0 with 3, 15, 10, 5 and 0 with "
        "4"
    ),
    "Impact of Strength": (
        "culture by rank in strength: 10 and 0 with 2 players, 14, 7 and 0 with 3, 15, 10, 5 and 0 with "
        "4"
    ),
    "Impact of Technology": "4 culture for each technology of level III",
    "Impact of Variety": "2 culture for each kind of unit and urban building, and each special technology",
    "Impact of Wonders": "5, 4, 3 and 2 culture for each completed wonder of Age A, I, II and III",
}

ORIGINAL = {
    "Alexander the Great": "each unit is 1 stronger",
    "Homer": "1 resource for units each turn; up to 2 Warriors make 1 culture each",
    "Christopher Columbus": "once in the game, as a political action, a territory of your hand becomes your colony",
    "Frederick Barbarossa": "for a civil action a new worker becomes a unit, for 1 food and 1 resource less",
    "Genghis Khan": "tactics have no effect; each cavalry is 1 stronger and makes 1 culture",
    "Joan of Arc": "1 strength for each happy face of temples; 5 culture for every aggression or war against you",
    "Michelangelo": (
        "1 culture for each happy face of temples, theaters and wonders; wonders cost 1 civil action less to "
        "take"
    ),
    "J. S. Bach": "1 culture for each theater; theaters cost 1 science and 1 resource less",
    "James Cook": "2 culture for each colony; bonus cards add 1 more to a colonizing force",
    "Maximilien Robespierre": "revolutions take the military actions instead",
    "Napoleon Bonaparte": "what your best army adds counts once more",
    "William Shakespeare": "1 culture for each library; 2 culture for each pair of library and theater",
    "Game Designer": "each lab makes culture equal to its level and 1 science less",
    "Nikola Tesla": "labs make resources like mines; labs and libraries cost everybody else 1 resource more",
    "Rock & Roll Icon": "the best theater makes its culture twice",
    "Winston Churchill": (
        "units cost 3 science less, and 2 resources less under a declared war; bonus cards defend 2 times as "
        "much"
    ),
    "St. Peter's Basilica": "every happy face counts 2 times",
    "Ocean Liner Service": "once a turn a worker without a civil action, for 5 food less",
    "Hollywood": "when completed 2 culture for each level of theaters and libraries",
    "Internet": "when completed 2 culture for each level of labs and libraries",
    "Enslave": "the rival loses 1 worker; 3 resources for you",
    "Plunder III": "take 8 food and resources in all",
    "Raid I": "destroy an urban building and gain half its cost, rounded up",
    "Raid II": "destroy up to 2 urban buildings of one kind and level and gain half their cost, rounded down",
    "Raid III": "destroy up to 3 urban buildings of one kind and level and gain half their cost, rounded down",
    "Assassinate": (
        "discard the leader of the rival, for military actions equal to the level, and gain 3 culture for "
        "each level"
    ),
    "Sabotage": (
        "discard the unfinished wonder of the rival, for military actions equal to the level, and gain 3 "
        "culture for each level"
    ),
    "War over Culture II": "the stronger takes as much culture as the advantage",
    "War over Resources": "the stronger takes food and resources, in all as many as the advantage",
    "War over Territory": "the stronger takes 1 yellow token, and one more for each full 3 of advantage",
    "Holy War": "the weaker loses a worker for each full 3 of advantage; the stronger gains 3 culture for each of them",
    "War over Culture III": "the stronger takes as much culture as the advantage",
    "Open Borders Agreement": "1 military action for each; whoever attacks the other has 3 strength more",
    "Promise of Military Protection": (
        "A has 1 culture more; B has 5 strength more; B has 1 culture less; an attack ends "
        "it"
    ),
    "Military Pact": "4 strength for each; an attack ends it",
    "Development of Politics": "each draws 3 military cards; the player whose turn it is discards none this turn",
    "No Event": "nothing happens",
    "Rebellion": "each has 2 civil actions less in the next turn for each discontent worker",
    "Civil Unrest": "each loses 4 culture for each discontent worker",
    "Economic Progress": "each produces food, eats, produces resources and has corruption",
    "Impact of Agriculture": "1 culture for each food that farms produce",
    "Impact of Colonies": "4 culture for each colony",
    "Impact of Industry": "1 culture for each resource that mines produce, and the labs of Nikola Tesla",
}
"""What differs, and what only the original edition has."""
# fmt: on

SILENT = ["Hammurabi", "Julius Caesar", "Taj Mahal"]
"""Cards that do nothing of their own in the original edition."""


def texts(edition: Edition) -> dict[str, str]:
    said = {card.name: text_of(card, edition) for card in [*edition.civil, *edition.military]}
    return {name: "; ".join(clause.text() for clause in clauses) for name, clauses in said.items() if clauses}


def test_each_card_of_the_new_edition_says_what_it_does() -> None:
    assert texts(RULES.edition) == NEW_STORY


def test_each_card_of_the_original_edition_says_what_it_does_there() -> None:
    said = texts(ORIGINAL_RULES.edition)

    assert {name: text for name, text in said.items() if NEW_STORY.get(name) != text} == ORIGINAL
    assert not any(name in said for name in SILENT)


def test_no_printed_number_is_written_in_a_text() -> None:
    templates = [clause.said for clauses in SAYS.values() for clause in clauses]
    templates += [*CONCERNS.values(), *PACTS.values()]
    written = [said for said in templates if re.search(r"\d", said)]

    assert all("players" in said for said in written), "a number stands in the row of its card"


def test_every_clause_is_said_by_some_card() -> None:
    ids = {id for id in sentences() if id.startswith("ages.card.")}
    for edition in (RULES.edition, ORIGINAL_RULES.edition):
        for card in [*edition.civil, *edition.military]:
            ids -= {clause.id for clause in text_of(card, edition)}

    assert ids == set()
