"""What the cards of Through the Ages give and cost, in words: the printed numbers as facts, and a sentence for each
card that does something of its own.

A fact is the name of a number and the number. Boards draw it, panels and the terminal say it.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import (
    FARMS_AND_MINES,
    GOVERNMENT,
    WONDER,
    WORKER_KINDS,
    ActionCard,
    Bonus,
    Card,
    CivilCard,
    MilitaryCard,
    Tactic,
    Territory,
)
from civitas.kernel.messages import Message, add_sentences

# fmt: off
GIVES: Final = {
    "food":               "{amount} food",
    "resources":          "{amount:resource|resources}",
    "culture":            "{amount} culture",
    "science":            "{amount} science",
    "strength":           "{amount} strength",
    "happiness":          "{amount:happy face|happy faces}",
    "civil_actions":      "{amount:civil action|civil actions}",
    "military_actions":   "{amount:military action|military actions}",
    "colonization":       "{amount} for colonizing",
    "blue":               "{amount:blue token|blue tokens}",
    "yellow":             "{amount:yellow token|yellow tokens}",
    "stages_at_once":     "up to {amount} stages of a wonder with one action",
    "urban_discount":     "urban buildings for up to {amount:resource|resources} less",
    "discount_land":      "build or upgrade a farm or mine for {amount:resource|resources} less",
    "discount_urban":     "build or upgrade an urban building for {amount:resource|resources} less",
    "discount_land_new":  "build a farm or mine for {amount:resource|resources} less",
    "discount_urban_new": "build an urban building for {amount:resource|resources} less",
    "discount_stage":     "build a stage of your wonder for {amount:resource|resources} less",
    "discount_upgrade":   "upgrade a farm, mine or urban building for {amount:resource|resources} less",
    "after_growing":      "increase the population, then gain {amount} food",
    "after_developing":   "develop a technology, then gain {amount} science",
    "either":             "{amount} food or {amount} resources",
    "temporary_actions":  "{amount:military action|military actions} this turn",
    "temporary_resources": "{amount:resource|resources} for units this turn",
    "infantry":           "{amount} infantry",
    "cavalry":            "{amount} cavalry",
    "artillery":          "{amount} artillery",
    "army":               "{amount} strength for such an army",
    "old_army":           "{amount} for an obsolete one",
    "defense":            "{amount} in defence",
    "attack_cost":        "costs {amount:military action|military actions}",
    "once_science":       "{amount} science at once",
    "once_culture":       "{amount} culture at once",
    "once_food":          "{amount} food at once",
    "once_resources":     "{amount:resource|resources} at once",
    "once_population":    "{amount:worker|workers} at once",
    "once_cards":         "{amount:military card|military cards} at once",
}

CARDS: Final = {
    # Leaders
    "Alexander the Great":    "each unit is 1 stronger; as a political action he leaves for a yellow token",
    "Aristotle":              "1 science for each technology taken",
    "Hammurabi":
        "once a turn a military action serves as a civil one; leaders cost 1 civil action less to take",
    "Homer":                  "1 resource for units each turn; replaced, he may stay under a wonder as a happy face",
    "Julius Caesar":          "once in the game a second political action",
    "Moses":                  "a worker costs 1 food less",
    "Christopher Columbus":   "as a political action he leaves to colonize a territory of your hand",
    "Frederick Barbarossa":   "for a military action a new worker becomes a unit, for 1 food and 1 resource less",
    "Genghis Khan":
        "infantry may serve as cavalry in armies; 3 culture at the end of a turn as one of the two strongest",
    "Joan of Arc":            "1 strength for each happy face of temples and government; you see the next event",
    "Leonardo da Vinci":
        "science equal to the level of your best lab or library; 1 resource for each technology developed",
    "Michelangelo":
        "1 culture for each happy face of temples, theaters and wonders; wonders have no surcharge",
    "Isaac Newton":
        "science equal to the level of your best lab or library; a civil action back for each technology developed",
    "James Cook":
        "2 culture for the first colony and 1 for each other; two military cards may strengthen a colonizing force",
    "Johann Sebastian Bach":
        "1 culture for each theater, theaters cost 2 science less; once a turn an urban building becomes a theater",
    "Maximilien Robespierre": "revolutions take the military actions instead and score 3 culture",
    "Napoleon Bonaparte":     "2 strength for each kind of unit",
    "William Shakespeare":    "2 culture for each pair of library and theater; each makes the other 1 cheaper",
    "Albert Einstein":
        "science equal to the level of your best lab or library; 3 culture for each technology developed",
    "Bill Gates":             "labs make resources like mines; as he leaves, and at the end, their levels are culture",
    "Charlie Chaplin":        "the best theater makes its culture twice",
    "Mahatma Gandhi":         "you attack nobody; attacks on you cost twice as much",
    "Sid Meier":              "each lab makes culture equal to its level and 1 science less",
    "Winston Churchill":      "each turn 3 culture, or 3 science and 3 resources for units",
    # Wonders
    "Great Wall":             "1 strength for each infantry and artillery",
    "Library of Alexandria":  "one more card in each hand",
    "St. Peter's Basilica":   "every other card and worker with a happy face has one more",
    "Taj Mahal":              "2 civil actions less to take for who has replaced a leader this turn",
    "Ocean Liner Service":    "once a turn a worker free of charge",
    "Transcontinental Railroad": "the best mine produces once more",
    "Fast Food Chains":       "when completed 2 culture for each farm and mine, 1 for each urban building and unit",
    "First Space Flight":     "when completed culture for the levels of all technologies",
    "Hollywood":              "when completed twice the culture of theaters and libraries",
    "Internet":               "when completed the culture, science and strength of all urban buildings as culture",
    # Action cards
    "Wave of Nationalism":    "6, 3 or 2 resources for units for each stronger rival with 2, 3 or 4 players",
    "Military Build-Up":      "8, 5 or 3 resources for units for each stronger rival with 2, 3 or 4 players",
    "Endowment for the Arts": "6, 3 or 2 culture for each rival with more culture with 2, 3 or 4 players",
    # Aggressions and wars
    "Enslave":                "the rival loses a worker; 2 food and 2 resources for you",
    "Plunder I":              "take 3 food and resources in all",
    "Plunder II":             "take 5 food and resources in all",
    "Plunder III":            "take 7 food and resources in all",
    "Raid I":                 "destroy an urban building of level I or less and gain half its cost",
    "Raid II":
        "destroy an urban building up to level II and one up to level I, and gain half their cost",
    "Raid III":
        "destroy an urban building up to level III and one up to level II, and gain half their cost",
    "Annex":                  "take a colony of the rival",
    "Infiltrate":             "remove the leader or unfinished wonder of the rival, for 3 culture for each level",
    "Spy":                    "take 5 science",
    "Armed Intervention":     "take 7 culture",
    "War over Technology":    "the stronger takes science up to the advantage, or special technologies worth as much",
    "War over Territory":     "the stronger takes a yellow token, and one more for each full 5 of advantage",
    "War over Culture":       "the stronger takes 5 culture and as much as the advantage",
    # Pacts
    "Open Borders Agreement": "1 military action for each; who attacks the other has 2 strength more",
    "Trade Routes Agreement": "once a turn A may use a food as a resource, B a resource as a food",
    "Acceptance of Supremacy": "A produces 1 resource more, B 1 less; no attacks between you",
    "International Trade Agreement": "A produces 1 resource more, B 1 food more",
    "Promise of Military Protection": "A has 1 culture more; B 4 strength more and 1 culture less; an attack ends it",
    "Scientific Cooperation": "technologies cost 2 science less, of which the partner pays 1",
    "International Tourism":  "1 culture for each completed wonder of the partner",
    "Loss of Sovereignty":    "A has 2 culture more, B 2 less; nobody declares war on B; no attacks between you",
    "Military Alliance":      "3 strength for each; an attack ends it",
    "Peace Treaty":           "1 culture for each; no attacks between you",
    # Events
    "Development of Agriculture": "each gains 2 food",
    "Development of Civilization":
        "each may increase the population, build or develop for 1 less and without an action",
    "Development of Crafts":  "each gains 2 resources",
    "Development of Markets": "each gains 2 food or 2 resources",
    "Development of Politics": "each draws 3 military cards",
    "Development of Religion": "each may put an unused worker on Religion free of charge",
    "Development of Science": "each gains 2 science",
    "Development of Settlement": "each gains a worker",
    "Development of Trade Routes": "each gains 1 science, 1 food and 1 resource",
    "Development of Warfare": "each may put an unused worker on Warriors free of charge",
    "Barbarians":             "who has most culture, if among the two weakest, loses a worker",
    "Border Conflict":        "the weakest loses a farm, mine or urban building; the strongest gains 3 resources",
    "Crusades":               "the strongest gains 4 culture; the weakest loses 4",
    "Cultural Influence":     "each gains culture equal to the culture rating",
    "Foray":                  "the two strongest gain 3 food and resources in all",
    "Good Harvest":           "each produces food",
    "Immigration":            "all the happiest gain a worker",
    "New Deposits":           "each produces resources",
    "Pestilence":             "each loses a worker",
    "Raiders":                "the two weakest lose 2 food and resources in all",
    "Rats":                   "each loses all food",
    "Rebellion":              "each spends 2 civil actions for each discontent worker",
    "Reign of Terror":        "the weakest loses a worker",
    "Scientific Breakthrough": "each gains science equal to the science rating",
    "Uncertain Borders":      "the strongest takes a yellow token from the bank of the weakest",
    "Civil Unrest":
        "each loses 4 culture for each discontent worker; those with most discontent lose a blue token",
    "Cold War":               "the two strongest gain 6 science",
    "Crime Wave":             "the two weakest lose 3 culture and a blue token",
    "Economic Progress":      "each has corruption, produces food, eats and produces resources",
    "Emigration":             "each loses half the discontent workers, rounded up",
    "Iconoclasm":             "each loses a leader who is not of the current age",
    "Independence Declaration": "the weakest loses a colony",
    "International Agreement":
        "the strongest may take cards worth 5 civil actions and gives up the next political action",
    "National Pride":         "who has most culture gains 5 culture",
    "Politics of Strength":
        "the strongest draws 5 military cards, the weakest discards 3; in Age IV 5 culture more and 3 less",
    "Popularization of Science": "each gains culture equal to the science rating",
    "Prosperity":             "each gains 1 food for each happy face",
    "Ravages of Time":        "each turns a completed wonder of Age A or I into a ruin of 2 culture",
    "Refugees":               "the weakest loses 3 culture and a worker; the strongest gains 3 culture and a worker",
    "Terrorism":              "who has least culture destroys an urban building of each other player",
    "Impact of Agriculture":  "culture for food production, and 4 more when it exceeds consumption",
    "Impact of Architecture": "culture for the levels of urban buildings",
    "Impact of Balance":      "twice the least of culture, science, food and resource production as culture",
    "Impact of Colonies":     "3 culture for each colony",
    "Impact of Competition":  "culture for the levels of units and arenas",
    "Impact of Government":   "2 culture for each civil action, 1 for each military action",
    "Impact of Happiness":    "2 culture for each happy face, 2 less for each discontent worker",
    "Impact of Industry":     "culture for what the mines produce",
    "Impact of Population":   "2 culture for each content worker above 10",
    "Impact of Progress":     "2 culture for each level of the government and of special technologies",
    "Impact of Science":      "culture by rank in science: 10 and 0, or 14, 7 and 0, or 15, 10, 5 and 0",
    "Impact of Strength":     "culture by rank in strength: 10 and 0, or 14, 7 and 0, or 15, 10, 5 and 0",
    "Impact of Technology":   "4 culture for each technology of level III",
    "Impact of Variety":      "2 culture for each kind of unit and urban building, and each special technology",
    "Impact of Wonders":      "5, 4, 3 or 2 culture for each completed wonder of Age A, I, II or III",
}

OF_EDITION: Final = {
    "original": {
        # Leaders
        "Alexander the Great":    "each unit is 1 stronger",
        "Hammurabi":              "",
        "Homer":                  "1 resource for units each turn; up to two Warriors make 1 culture each",
        "Julius Caesar":          "",
        "Christopher Columbus":
            "once in the game, as a political action, a territory of your hand becomes your colony",
        "Frederick Barbarossa":   "for a civil action a new worker becomes a unit, for 1 food and 1 resource less",
        "Genghis Khan":           "tactics have no effect; each cavalry is 1 stronger and makes 1 culture",
        "Joan of Arc":
            "1 strength for each happy face of temples; 5 culture for every aggression or war against you",
        "Michelangelo":
            "1 culture for each happy face of temples, theaters and wonders; wonders cost 1 civil action less to take",
        "J. S. Bach":             "1 culture for each theater; theaters cost 1 science and 1 resource less",
        "James Cook":             "2 culture for each colony; bonus cards add 1 more to a colonizing force",
        "Maximilien Robespierre": "revolutions take the military actions instead",
        "Napoleon Bonaparte":     "what your best army adds counts once more",
        "William Shakespeare":    "1 culture for each library, 2 for each pair of library and theater",
        "Game Designer":          "each lab makes culture equal to its level and 1 science less",
        "Nikola Tesla":
            "labs make resources like mines; labs and libraries cost everybody else 1 resource more",
        "Rock & Roll Icon":       "the best theater makes its culture twice",
        "Winston Churchill":
            "units cost 3 science less, and 2 resources less under a declared war; bonus cards defend twice as much",
        # Wonders
        "St. Peter's Basilica":   "every happy face counts twice",
        "Taj Mahal":              "",
        "Ocean Liner Service":    "once a turn a worker without a civil action, for 5 food less",
        "Hollywood":              "when completed 2 culture for each level of theaters and libraries",
        "Internet":               "when completed 2 culture for each level of labs and libraries",
        # Aggressions and wars
        "Enslave":                "the rival loses a worker; 3 resources for you",
        "Plunder III":            "take 8 food and resources in all",
        "Raid I":                 "destroy an urban building and gain half its cost, rounded up",
        "Raid II":
            "destroy up to 2 urban buildings of one kind and level and gain half their cost, rounded down",
        "Raid III":
            "destroy up to 3 urban buildings of one kind and level and gain half their cost, rounded down",
        "Assassinate":
            "discard the leader of the rival, for military actions equal to the level, and gain 3 culture "
            "for each level",
        "Sabotage":
            "discard the unfinished wonder of the rival, for military actions equal to the level, and gain 3 culture "
            "for each level",
        "War over Culture II":    "the stronger takes as much culture as the advantage",
        "War over Culture III":   "the stronger takes as much culture as the advantage",
        "War over Resources":     "the stronger takes food and resources, in all as many as the advantage",
        "War over Territory":     "the stronger takes a yellow token, and one more for each full 3 of advantage",
        "Holy War":
            "the weaker loses a worker for each full 3 of advantage; the stronger gains 3 culture for each of them",
        # Pacts
        "Open Borders Agreement": "1 military action for each; who attacks the other has 3 strength more",
        "Promise of Military Protection":
            "A has 1 culture more; B 5 strength more and 1 culture less; an attack ends it",
        "Military Pact":          "4 strength for each; an attack ends it",
        # Events
        "Development of Politics":
            "each draws 3 military cards; the player whose turn it is discards none this turn",
        "No Event":               "nothing happens",
        "Rebellion":              "each has 2 civil actions less in the next turn for each discontent worker",
        "Civil Unrest":           "each loses 4 culture for each discontent worker",
        "Economic Progress":      "each produces food, eats, produces resources and has corruption",
        "Impact of Agriculture":  "culture for what the farms produce",
        "Impact of Colonies":     "4 culture for each colony",
        "Impact of Industry":     "culture for what the mines produce, and the labs of Nikola Tesla",
    },
}
"""Cards that do something else in an edition, or do nothing of their own there, or exist only in it."""

COSTS: Final = {
    "ages.cost.science":     "{cost} science to develop",
    "ages.cost.government":  "{cost} science to develop, or {less} by revolution",
    "ages.cost.resources":   "{cost:resource|resources} to build",
    "ages.cost.stages":      "stages for {stages} resources",
    "ages.limit.urban":      "{limit} urban buildings of each kind",
}
# fmt: on

add_sentences("en", COSTS)
add_sentences("en", {f"ages.gives.{name}": sentence for name, sentence in GIVES.items()})
add_sentences("en", {f"ages.card.{name}": sentence for name, sentence in CARDS.items()})
for edition, texts in OF_EDITION.items():
    add_sentences("en", {f"ages.card.{edition}.{name}": text for name, text in texts.items() if text})

Facts = dict[str, int]


# What a card gives


def facts_of(card: Card) -> Facts:
    """The numbers printed on a card, in the order of their importance; those that are not printed are left out."""
    facts = civil_facts(card) if isinstance(card, CivilCard) else military_facts(card)
    return {what: int(amount) for what, amount in facts.items() if amount}


def civil_facts(card: CivilCard) -> Facts:
    if isinstance(card, ActionCard):
        return action_facts(card)
    return {
        "food": card.food,
        "resources": card.resources,
        "culture": card.culture,
        "science": card.science,
        "strength": card.strength,
        "happiness": card.happiness,
        "civil_actions": card.civil_actions,
        "military_actions": card.military_actions,
        "colonization": card.colonization,
        "blue": card.blue,
        "yellow": card.yellow,
        "stages_at_once": card.stages_at_once if card.stages_at_once > 1 else 0,
        "urban_discount": max(card.urban_discount),
    }


def action_facts(card: ActionCard) -> Facts:
    return {
        order_of(card): card.terms.discount,
        "after_growing" if card.grows else "food": card.gain_food,
        "resources": card.gain_resources,
        "after_developing" if card.terms.develops else "science": card.gain_science,
        "culture": card.gain_culture,
        "either": card.either,
        "temporary_actions": card.temporary_actions,
        "temporary_resources": card.temporary_resources,
    }


def order_of(card: ActionCard) -> str:
    """What an action card makes cheaper."""
    if card.stage:
        return "discount_stage"
    if not card.terms.builds:
        return "discount_upgrade"
    return "discount_land" if card.terms.builds == FARMS_AND_MINES else "discount_urban"


def military_facts(card: Card) -> Facts:
    if isinstance(card, Territory):
        return {**once(card), **lasting(card)}
    if isinstance(card, Tactic):
        return {**units(card), "army": card.strength, "old_army": obsolete(card) or 0}
    if isinstance(card, Bonus):
        return {"defense": card.defense, "colonization": card.colonization}
    return {"attack_cost": card.cost} if isinstance(card, MilitaryCard) else {}


def once(card: Territory) -> Facts:
    """What a territory gives when it is colonized."""
    return {
        "once_science": card.science,
        "once_culture": card.culture,
        "once_food": card.food,
        "once_resources": card.resources,
        "once_population": card.population,
        "once_cards": card.cards,
    }


def lasting(card: Territory) -> Facts:
    """What a colony gives while it is held."""
    return {"yellow": card.yellow, "blue": card.blue, "strength": card.strength, "happiness": card.happiness}


def units(card: Tactic) -> Facts:
    """The units of one army."""
    return {"infantry": card.infantry, "cavalry": card.cavalry, "artillery": card.artillery}


def obsolete(card: Tactic) -> int | None:
    """What an obsolete army is worth, where it is worth less."""
    return int(card.obsolete) if card.obsolete != card.strength else None


# The same in words


def gives(card: Card) -> list[Message]:
    return [Message(f"ages.gives.{said_as(card, what)}", amount=amount) for what, amount in facts_of(card).items()]


def said_as(card: Card, what: str) -> str:
    """A discount for new buildings only has other words than one for upgrades as well."""
    if isinstance(card, ActionCard) and card.terms.builds and not card.terms.upgrades and what == order_of(card):
        return f"{what}_new"
    return what


def text_of(card: Card, edition: str) -> list[Message]:
    """The sentence of a card that does something of its own, in the words of its edition where they differ."""
    own = OF_EDITION.get(edition, {})
    if card.name in own:
        return [Message(f"ages.card.{edition}.{card.name}")] if own[card.name] else []
    return [Message(f"ages.card.{card.name}")] if card.name in CARDS else []


def costs(card: Card) -> list[Message]:
    """What a card will cost when it is used: science, the stages of a wonder, the resources of a building or unit."""
    if not isinstance(card, CivilCard):
        return []
    if card.kind == WONDER:
        return [Message("ages.cost.stages", stages=[int(stage) for stage in card.stages])]
    parts = []
    if card.kind == GOVERNMENT and card.revolution_cost:
        parts.append(Message("ages.cost.government", cost=int(card.science_cost), less=int(card.revolution_cost)))
    elif card.science_cost:
        parts.append(Message("ages.cost.science", cost=int(card.science_cost)))
    if card.kind < WORKER_KINDS:
        parts.append(Message("ages.cost.resources", cost=int(card.resource_cost)))
    return parts


def limits(card: Card) -> list[Message]:
    """How many urban buildings of a kind a government allows."""
    if not isinstance(card, CivilCard) or not card.urban_limit:
        return []
    return [Message("ages.limit.urban", limit=int(card.urban_limit))]
