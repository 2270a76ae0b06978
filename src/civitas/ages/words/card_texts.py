"""What a card says beyond its numbers: clauses on its class, filled from its row.

A clause names columns of the row. It is left out where one of them is not printed, so that a class serves rows of
several editions; where the words differ and not only the numbers, a clause has a condition of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from civitas.ages.cards import (
    aggressions,
    developments,
    events_age_i,
    events_age_ii,
    impacts,
    leaders,
    original_leaders,
    original_wonders,
    wars,
    wonders,
)
from civitas.ages.cards.kinds import AGE_III, AGE_NAMES, ActionCard, Card, Pact, Side
from civitas.ages.cards.mixes import Mix
from civitas.ages.editions.edition import Edition
from civitas.ages.politics.comparing import SCIENCE_RATING, STRENGTH
from civitas.ages.politics.events import (
    ALL,
    ALL_HAPPIEST,
    ALL_MOST_DISCONTENT,
    MOST_CULTURE,
    MOST_CULTURE_IF_WEAK,
    STRONGEST,
    TWO_STRONGEST,
    TWO_WEAKEST,
    WEAKEST,
    Effect,
    Event,
)
from civitas.kernel.messages import Message, add_sentences


class Clause(NamedTuple):
    """What is said, with columns of the row as its places, and when, besides that all of them are printed."""

    said: str
    when: Callable[[Any], bool] = lambda card: True

    def columns(self) -> list[str]:
        return re.findall(r"\{(\w+)", self.said)


SAYS: Final[dict[type[Any], list[Clause]]] = {
    # Leaders
    leaders.AlexanderTheGreat: [
        Clause("each unit is {per_unit} stronger"),
        Clause("as a political action he leaves for {yellow_at_leaving:yellow token|yellow tokens}"),
    ],
    leaders.Aristotle: [
        Clause("{per_technology} science for each technology taken"),
    ],
    leaders.Hammurabi: [
        Clause("once a turn a military action serves as a civil one"),
        Clause("leaders cost {actions_less:civil action|civil actions} less to take"),
    ],
    leaders.Homer: [
        Clause("{unit_resources:resource|resources} for units each turn"),
        Clause("replaced, he may stay under a wonder as a happy face"),
    ],
    original_leaders.Homer: [
        Clause("{unit_resources:resource|resources} for units each turn"),
        Clause("up to {most_units} Warriors make {culture_per_unit} culture each"),
    ],
    leaders.JuliusCaesar: [
        Clause("once in the game a second political action"),
    ],
    leaders.Moses: [
        Clause("a worker costs {food_less} food less"),
    ],
    leaders.ChristopherColumbus: [
        Clause("as a political action he leaves to colonize a territory of your hand", lambda card: not card.stays),
        Clause(
            "once in the game, as a political action, a territory of your hand becomes your colony",
            lambda card: card.stays,
        ),
    ],
    leaders.FrederickBarbarossa: [
        Clause(
            "for a military action a new worker becomes a unit, for {food_less} food and "
            "{resources_less:resource|resources} less",
            lambda card: not card.by_civil_action,
        ),
        Clause(
            "for a civil action a new worker becomes a unit, for {food_less} food and "
            "{resources_less:resource|resources} less",
            lambda card: card.by_civil_action,
        ),
    ],
    leaders.GenghisKhan: [
        Clause("infantry may serve as cavalry in armies"),
        Clause("{each_turn} culture at the end of a turn as one of the two strongest"),
    ],
    original_leaders.GenghisKhan: [
        Clause("tactics have no effect"),
        Clause("each cavalry is {per_unit} stronger and makes {culture_per_unit} culture"),
    ],
    leaders.JoanOfArc: [
        Clause("{per_face} strength for each happy face of temples and government"),
        Clause("you see the next event"),
    ],
    original_leaders.JoanOfArc: [
        Clause("{per_face} strength for each happy face of temples"),
        Clause("{culture_when_attacked} culture for every aggression or war against you"),
    ],
    leaders.Scholar: [
        Clause("science equal to the level of your best lab or library"),
    ],
    leaders.LeonardoDaVinci: [
        Clause("{per_technology:resource|resources} for each technology developed"),
    ],
    leaders.IsaacNewton: [
        Clause("{per_technology:civil action|civil actions} back for each technology developed"),
    ],
    leaders.AlbertEinstein: [
        Clause("{per_technology} culture for each technology developed"),
    ],
    leaders.Michelangelo: [
        Clause("{per_face} culture for each happy face of temples, theaters and wonders"),
        Clause("wonders have no surcharge", lambda card: card.waives_surcharge()),
    ],
    original_leaders.Michelangelo: [
        Clause("wonders cost {actions_less:civil action|civil actions} less to take"),
    ],
    leaders.JamesCook: [
        Clause(
            "{first_colony} culture for the first colony and {per_colony} for each other",
            lambda card: card.first_colony != card.per_colony,
        ),
        Clause("{per_colony} culture for each colony", lambda card: card.first_colony == card.per_colony),
        Clause("{force_cards:military card|military cards} may strengthen a colonizing force"),
        Clause("bonus cards add {per_bonus_card} more to a colonizing force"),
    ],
    leaders.Composer: [
        Clause("{per_building} culture for each theater"),
        Clause("theaters cost {science_less} science less", lambda card: not card.resources_less),
        Clause("theaters cost {science_less} science and {resources_less:resource|resources} less"),
    ],
    leaders.JohannSebastianBach: [
        Clause("once a turn an urban building of another kind becomes a theater"),
    ],
    leaders.MaximilienRobespierre: [
        Clause("revolutions take the military actions instead"),
        Clause("each revolution scores {per_revolution} culture"),
    ],
    leaders.NapoleonBonaparte: [
        Clause("{per_kind} strength for each kind of unit"),
    ],
    original_leaders.NapoleonBonaparte: [
        Clause("what your best army adds counts once more"),
    ],
    leaders.WilliamShakespeare: [
        Clause("{per_building} culture for each library"),
        Clause("{per_pair} culture for each pair of library and theater"),
        Clause("each makes the other {resources_less} cheaper"),
    ],
    leaders.BillGates: [
        Clause("labs make resources like mines"),
        Clause("as he leaves, and at the end, the levels of labs are culture"),
    ],
    original_leaders.NikolaTesla: [
        Clause("labs make resources like mines"),
        Clause("labs and libraries cost everybody else {rivals_pay_more:resource|resources} more"),
    ],
    leaders.CharlieChaplin: [
        Clause("the best theater makes its culture twice"),
    ],
    leaders.MahatmaGandhi: [
        Clause("you attack nobody"),
        Clause("attacks on you cost {attack_times} times as much"),
    ],
    leaders.SidMeier: [
        Clause("each lab makes culture equal to its level and {per_building} science less"),
    ],
    leaders.WinstonChurchill: [
        Clause(
            "each turn {each_turn} culture, or {unit_science} science and {unit_resources:resource|resources} for units"
        ),
    ],
    original_leaders.WinstonChurchill: [
        Clause(
            "units cost {science_less} science less, and {resources_less:resource|resources} less under a declared war"
        ),
        Clause("bonus cards defend {defense_times} times as much"),
    ],
    # Wonders
    wonders.LibraryOfAlexandria: [
        Clause("{hand_limit:card|cards} more in each hand"),
    ],
    wonders.GreatWall: [
        Clause("{per_unit} strength for each infantry and artillery"),
    ],
    wonders.StPetersBasilica: [
        Clause("every other card and worker with a happy face has {more_faces} more"),
    ],
    original_wonders.StPetersBasilica: [
        Clause("every happy face counts {face_times} times"),
    ],
    wonders.TajMahal: [
        Clause("{actions_less:civil action|civil actions} less to take for whoever has replaced a leader this turn"),
    ],
    wonders.OceanLinerService: [
        Clause("once a turn {population:worker|workers} free of charge"),
    ],
    original_wonders.OceanLinerService: [
        Clause("once a turn a worker without a civil action, for {food_less} food less"),
    ],
    wonders.TranscontinentalRailroad: [
        Clause("the best mine produces once more"),
    ],
    wonders.FastFoodChains: [
        Clause(
            "when completed {per_farm_and_mine} culture for each farm and mine, {per_building} for each "
            "urban building and unit"
        ),
    ],
    wonders.FirstSpaceFlight: [
        Clause("when completed {per_level} culture for each level of technologies"),
    ],
    wonders.Hollywood: [
        Clause("when completed {times} times the culture of theaters and libraries"),
    ],
    wonders.Internet: [
        Clause(
            "when completed the culture, science and strength of all urban buildings as culture",
            lambda card: card.times == 1,
        ),
    ],
    original_wonders.Hollywood: [
        Clause("when completed {per_level} culture for each level of theaters and libraries"),
    ],
    original_wonders.Internet: [
        Clause("when completed {per_level} culture for each level of labs and libraries"),
    ],
    # Action cards
    ActionCard: [
        Clause("{temporary_per_stronger} resources for units for each stronger rival with 2, 3 and 4 players"),
        Clause("{culture_per_richer} culture for each rival with more culture with 2, 3 and 4 players"),
    ],
    # Aggressions
    aggressions.Enslave: [
        Clause("the rival loses {population:worker|workers}"),
        Clause("{food} food and {resources:resource|resources} for you"),
        Clause("{resources:resource|resources} for you", lambda card: not card.food),
    ],
    aggressions.Plunder: [
        Clause("take {goods} food and resources in all"),
    ],
    aggressions.Raid: [
        Clause("destroy an urban building and gain half its cost, rounded up", lambda card: card.levels == [AGE_III]),
        Clause(
            "destroy an urban building of level {levels} or less and gain half its cost",
            lambda card: card.levels[0] < AGE_III and len(card.levels) == 1,
        ),
        Clause(
            "destroy one urban building each up to the levels {levels}, and gain half their cost",
            lambda card: len(card.levels) > 1,
        ),
    ],
    aggressions.RaidOfOneKind: [
        Clause(
            "destroy up to {buildings} urban buildings of one kind and level and gain half their cost, rounded down"
        ),
    ],
    aggressions.Annex: [
        Clause("take a colony of the rival"),
    ],
    aggressions.Infiltrate: [
        Clause("remove the leader or unfinished wonder of the rival, for {culture_per_level} culture for each level"),
    ],
    aggressions.Assassinate: [
        Clause(
            "discard the leader of the rival, for military actions equal to the level, and gain "
            "{culture_per_level} culture for each level"
        ),
    ],
    aggressions.Sabotage: [
        Clause(
            "discard the unfinished wonder of the rival, for military actions equal to the level, and gain "
            "{culture_per_level} culture for each level"
        ),
    ],
    aggressions.Spy: [
        Clause("take {science} science"),
    ],
    aggressions.ArmedIntervention: [
        Clause("take {culture} culture"),
    ],
    # Wars
    wars.WarOverTechnology: [
        Clause("the stronger takes science up to the advantage, or special technologies worth as much"),
    ],
    wars.WarOverTerritory: [
        Clause(
            "the stronger takes {yellow:yellow token|yellow tokens}, and one more for each full "
            "{points_for_yellow} of advantage"
        ),
    ],
    wars.WarOverCulture: [
        Clause("the stronger takes {culture} culture and as much as the advantage"),
        Clause("the stronger takes as much culture as the advantage", lambda card: not card.culture),
    ],
    wars.WarOverResources: [
        Clause("the stronger takes food and resources, in all as many as the advantage"),
    ],
    wars.HolyWar: [
        Clause(
            "the weaker loses a worker for each full {points_for_worker} of advantage; the stronger gains "
            "{culture_per_worker} culture for each of them"
        ),
    ],
    # Events of Age A
    developments.Advance: [
        Clause("each may increase the population, build or develop for {less} less and without an action"),
    ],
    developments.Either: [
        Clause("each gains {amount} food or {amount:resource|resources}"),
    ],
    developments.DrawAndKeep: [
        Clause("each draws {cards:military card|military cards}; the player whose turn it is discards none this turn"),
    ],
    developments.FreeWorker: [
        Clause("each may put an unused worker on {card} free of charge"),
    ],
    # Events of Age I
    events_age_i.DestroyOwn: [
        Clause("the weakest loses a farm, mine or urban building"),
    ],
    events_age_i.ByRating: [
        Clause("each gains science equal to the science rating", lambda effect: effect.to_science),
        Clause(
            "each gains culture equal to the science rating",
            lambda effect: effect.from_science and not effect.to_science,
        ),
        Clause("each gains culture equal to the culture rating", lambda effect: not effect.from_science),
    ],
    events_age_i.Harvest: [
        Clause("each produces food"),
    ],
    events_age_i.Deposits: [
        Clause("each produces resources"),
    ],
    events_age_i.LoseAllFood: [
        Clause("each loses all food"),
    ],
    events_age_i.Riot: [
        Clause("each spends {each:civil action|civil actions} for each discontent worker"),
    ],
    events_age_i.Revolt: [
        Clause("each has {each:civil action|civil actions} less in the next turn for each discontent worker"),
    ],
    events_age_i.TakeYellow: [
        Clause("the strongest takes {tokens:yellow token|yellow tokens} from the bank of the weakest"),
    ],
    # Events of Age II
    events_age_ii.CultureForDiscontent: [
        Clause("each loses {culture} culture for each discontent worker"),
    ],
    events_age_ii.Economy: [
        Clause(
            "each has corruption, produces food, eats and produces resources",
            lambda effect: not effect.corruption_last,
        ),
        Clause(
            "each produces food, eats, produces resources and has corruption",
            lambda effect: effect.corruption_last,
        ),
    ],
    events_age_ii.Emigrate: [
        Clause("each loses half the discontent workers, rounded up"),
    ],
    events_age_ii.RemoveOldLeader: [
        Clause("each loses a leader who is not of the current age"),
    ],
    events_age_ii.LoseColony: [
        Clause("the weakest loses a colony"),
    ],
    events_age_ii.TakeFromRow: [
        Clause(
            "the strongest may take cards worth {worth:civil action|civil actions} and gives up the next "
            "political action"
        ),
    ],
    events_age_ii.CardsOrCulture: [
        Clause(
            "the strongest draws {cards:military card|military cards}, or in Age IV gains {culture} culture",
            lambda effect: effect.cards > 0,
        ),
        Clause(
            "the weakest discards {cards:military card|military cards}, or in Age IV loses {culture} culture",
            lambda effect: effect.cards < 0,
        ),
    ],
    events_age_ii.FoodForFaces: [
        Clause("each gains {food} food for each happy face"),
    ],
    events_age_ii.RuinWonder: [
        Clause("each turns a completed wonder of Age A or I into a ruin of {ruin_culture} culture"),
    ],
    events_age_ii.Terror: [
        Clause("whoever has least culture destroys an urban building of each other player"),
    ],
    # Events of Age III
    impacts.ImpactOfAgriculture: [
        Clause("{each} culture for each food produced, and {surplus} more when that exceeds consumption"),
    ],
    impacts.ImpactOfFarms: [
        Clause("{each} culture for each food that farms produce"),
    ],
    impacts.ImpactOfArchitecture: [
        Clause("{each} culture for each level of urban buildings"),
    ],
    impacts.ImpactOfBalance: [
        Clause("{each} culture for each point of the least of culture, science, food and resource production"),
    ],
    impacts.ImpactOfColonies: [
        Clause("{each} culture for each colony"),
    ],
    impacts.ImpactOfCompetition: [
        Clause("{each} culture for each level of units and arenas"),
    ],
    impacts.ImpactOfGovernment: [
        Clause("{civil} culture for each civil action, {each} for each military action"),
    ],
    impacts.ImpactOfHappiness: [
        Clause("{each} culture for each happy face, {each} less for each discontent worker"),
    ],
    impacts.ImpactOfIndustry: [
        Clause("{each} culture for each resource that mines produce"),
    ],
    impacts.ImpactOfMinesAndLabs: [
        Clause("{each} culture for each resource that mines produce, and the labs of Nikola Tesla"),
    ],
    impacts.ImpactOfPopulation: [
        Clause("{each} culture for each content worker above {above}"),
    ],
    impacts.ImpactOfProgress: [
        Clause("{each} culture for each level of the government and of special technologies"),
    ],
    impacts.Ranking: [
        Clause(
            "culture by rank in science: {prizes_of_two} with 2 players, {prizes_of_three} with 3, "
            "{prizes_of_four} with 4",
            lambda effect: effect.what == SCIENCE_RATING,
        ),
        Clause(
            "culture by rank in strength: {prizes_of_two} with 2 players, {prizes_of_three} with 3, "
            "{prizes_of_four} with 4",
            lambda effect: effect.what == STRENGTH,
        ),
    ],
    impacts.ImpactOfTechnology: [
        Clause("{each} culture for each technology of level III"),
    ],
    impacts.ImpactOfVariety: [
        Clause("{each} culture for each kind of unit and urban building, and each special technology"),
    ],
    impacts.ImpactOfWonders: [
        Clause("{by_age} culture for each completed wonder of Age A, I, II and III"),
    ],
}
"""What cards and effects say; a class says what those say from which it descends, and then its own."""

CONCERNS: Final = {
    ("gains", ALL): "each gains {goods}",
    ("gains", STRONGEST): "the strongest gains {goods}",
    ("gains", TWO_STRONGEST): "the two strongest gain {goods}",
    ("gains", MOST_CULTURE): "whoever has most culture gains {goods}",
    ("gains", ALL_HAPPIEST): "all the happiest gain {goods}",
    ("loses", ALL): "each loses {goods}",
    ("loses", WEAKEST): "the weakest loses {goods}",
    ("loses", TWO_WEAKEST): "the two weakest lose {goods}",
    ("loses", ALL_MOST_DISCONTENT): "those with most discontent workers lose {goods}",
    ("loses", MOST_CULTURE_IF_WEAK): "whoever has most culture, if among the two weakest, loses {goods}",
}
"""Whom a plain effect concerns, by whether it gains or loses."""

PACTS: Final = {
    "ages.card.pact.military_actions": "{amount:military action|military actions} for each",
    "ages.card.pact.strength": "{amount} strength for each",
    "ages.card.pact.culture": "{amount} culture for each",
    "ages.card.pact.culture_per_wonder": "{amount} culture for each completed wonder of the partner",
    "ages.card.pact.side_resources": "{side} produces {amount:resource|resources} more",
    "ages.card.pact.side_resources_less": "{side} produces {amount:resource|resources} less",
    "ages.card.pact.side_food": "{side} produces {amount} food more",
    "ages.card.pact.side_strength": "{side} has {amount} strength more",
    "ages.card.pact.side_culture": "{side} has {amount} culture more",
    "ages.card.pact.side_culture_less": "{side} has {amount} culture less",
    "ages.card.pact.side_food_as_resource": "once a turn {side} may use a food as a resource",
    "ages.card.pact.side_resource_as_food": "once a turn {side} may use a resource as a food",
    "ages.card.pact.side_no_war_on": "nobody declares war on {side}",
    "ages.card.pact.attack_bonus": "whoever attacks the other has {amount} strength more",
    "ages.card.pact.science": "technologies cost {less} science less, of which the partner pays {share}",
    "ages.card.pact.forbids_attack": "no attacks between you",
    "ages.card.pact.ends_by_attack": "an attack ends it",
}

OTHERS: Final = {
    "ages.amount.mixed": "{amount} food and resources in all",
    "ages.amount.workers": "{amount:worker|workers}",
    "ages.amount.military_cards": "{amount:military card|military cards}",
    "ages.amount.blue_tokens": "{amount:blue token|blue tokens}",
    "ages.card.nothing": "nothing happens",
}


def clause_id(of: type[Any], place: int) -> str:
    """The id of a clause: by its class, which the original edition may have of the same name."""
    original = "original." if ".original_" in of.__module__ else ""
    return f"ages.card.{original}{of.__name__}.{place + 1}"


def concern_id(verb: str, who: int) -> str:
    return f"ages.card.{verb}.{WHO_NAMES[who]}"


WHO_NAMES: Final = {
    ALL: "all",
    STRONGEST: "strongest",
    WEAKEST: "weakest",
    TWO_STRONGEST: "two_strongest",
    TWO_WEAKEST: "two_weakest",
    MOST_CULTURE: "most_culture",
    ALL_HAPPIEST: "all_happiest",
    ALL_MOST_DISCONTENT: "all_most_discontent",
    MOST_CULTURE_IF_WEAK: "most_culture_if_weak",
}

for said_by, clauses in SAYS.items():
    add_sentences("en", {clause_id(said_by, place): clause.said for place, clause in enumerate(clauses)})
add_sentences("en", {concern_id(verb, who): said for (verb, who), said in CONCERNS.items()})
add_sentences("en", PACTS)
add_sentences("en", OTHERS)


# The text of a card


def text_of(card: Card, edition: Edition) -> list[Message]:
    """What a card says in an edition, clause by clause; nothing where its numbers say it all."""
    if isinstance(card, Pact):
        return of_pact(card)
    if isinstance(card, Event):
        said = [clause for effect in card.effects for clause in of_effect(effect, edition)]
        return said or [Message("ages.card.nothing")]
    return clauses_of(card, edition)


def clauses_of(thing: Any, edition: Edition) -> list[Message]:
    """The clauses of a card or an effect whose numbers its row has."""
    said: list[Message] = []
    for of in reversed(type(thing).__mro__):
        for place, clause in enumerate(SAYS.get(of, [])):
            numbers = {name: printed(thing, edition, name) for name in clause.columns()}
            if all(numbers.values()) and clause.when(thing):
                said.append(Message(clause_id(of, place), **numbers))
    return said


def printed(thing: Any, edition: Edition, name: str) -> Any:
    """A column of a row, without its sign; a list only where there is something in it."""
    value = COMPUTED[name](thing, edition) if name in COMPUTED else getattr(thing, name)
    if isinstance(value, list):
        return value if any(value) else []
    return value if isinstance(value, str) else abs(int(value))


COMPUTED: Final[dict[str, Callable[[Any, Edition], Any]]] = {
    "levels": lambda raid, edition: [AGE_NAMES[level] for level in raid.levels],
    "ruin_culture": lambda effect, edition: edition.ruin_culture,
    "prizes_of_two": lambda ranking, edition: ranking.prizes[0],
    "prizes_of_three": lambda ranking, edition: ranking.prizes[1],
    "prizes_of_four": lambda ranking, edition: ranking.prizes[2],
}
"""Columns that are said in another way than they are written."""


# Events


def of_effect(effect: Effect, edition: Edition) -> list[Message]:
    """Gains and losses of those it concerns, or what only this effect does."""
    if isinstance(effect, Mix):
        return [concerning(effect, {"mixed": int(effect.goods)})]
    return [concerning(effect, plain_gains(effect))] if type(effect) is Effect else clauses_of(effect, edition)


def concerning(effect: Effect, gains: dict[str, int]) -> Message:
    verb = "gains" if max(gains.values()) > 0 else "loses"
    goods = [Message(f"ages.amount.{what}", amount=abs(amount)) for what, amount in gains.items()]
    return Message(concern_id(verb, int(effect.who)), goods=goods)


def plain_gains(effect: Effect) -> dict[str, int]:
    """In the order printed; losses are negative."""
    gains = {
        "science": effect.science,
        "culture": effect.culture,
        "food": effect.food,
        "resources": effect.resources,
        "military_cards": effect.cards,
        "blue_tokens": effect.blue,
        "workers": effect.population,
    }
    return {what: int(amount) for what, amount in gains.items() if amount}


# Pacts


def of_pact(pact: Pact) -> list[Message]:
    """What it gives to both, or to A and to B; then what binds both."""
    said = of_side(pact.a, "A") + of_side(pact.b, "B") if pact.sided else for_each(pact.a)
    if pact.attack_bonus:
        said.append(Message("ages.card.pact.attack_bonus", amount=int(pact.attack_bonus)))
    if pact.science_less:
        said.append(Message("ages.card.pact.science", less=int(pact.science_less), share=int(pact.partner_pays)))
    if pact.forbids_attack:
        said.append(Message("ages.card.pact.forbids_attack"))
    if pact.ends_by_attack:
        said.append(Message("ages.card.pact.ends_by_attack"))
    return said


def for_each(side: Side) -> list[Message]:
    """What both have alike."""
    columns = ("military_actions", "strength", "culture", "culture_per_wonder")
    amounts = {column: int(getattr(side, column)) for column in columns}
    return [Message(f"ages.card.pact.{column}", amount=amount) for column, amount in amounts.items() if amount]


def of_side(side: Side, letter: str) -> list[Message]:
    """What only A or only B has."""
    said: list[Message] = []
    for column in ("resources", "food", "strength", "culture"):
        amount = int(getattr(side, column))
        if amount:
            less = "_less" if amount < 0 else ""
            said.append(Message(f"ages.card.pact.side_{column}{less}", side=letter, amount=abs(amount)))
    for allowed in ("food_as_resource", "resource_as_food", "no_war_on"):
        if getattr(side, allowed):
            said.append(Message(f"ages.card.pact.side_{allowed}", side=letter))
    return said
