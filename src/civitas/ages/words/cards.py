"""What the cards of Through the Ages give and cost, in words: the printed numbers as facts.

A fact is the name of a number and the number. Boards draw it, panels and the terminal say it. What only some cards do
stands in `card_texts`.
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
