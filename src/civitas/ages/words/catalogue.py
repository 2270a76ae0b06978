"""What is printed on each card of Through the Ages, as plain data: for boards to draw and panels to explain."""

from __future__ import annotations

from typing import Any, Final

from civitas.ages.cards.kinds import (
    AGE_NAMES,
    CONSTRUCTION,
    GOVERNMENT,
    KIND_NAMES,
    MILITARY_KIND_NAMES,
    WONDER,
    WORKER_KINDS,
    Bonus,
    Card,
    CivilCard,
    MilitaryCard,
    Pact,
    Tactic,
    Territory,
)
from civitas.ages.editions.edition import Edition
from civitas.ages.words.card_texts import text_of
from civitas.ages.words.cards import Facts, costs, facts_of, gives, lasting, limits, obsolete, once, units
from civitas.kernel.messages import Message, sentences

Entry = dict[str, Any]

# fmt: off
COLOURS: Final = {
    "farm": "brown", "mine": "brown",
    "lab": "grey", "temple": "grey", "arena": "grey", "library": "grey", "theater": "grey",
    "infantry": "red", "cavalry": "red", "artillery": "red", "air force": "red",
    "law": "blue", "warfare": "blue", "exploration": "blue", "construction": "blue",
    "government": "orange", "leader": "green", "wonder": "purple", "action": "yellow",
    "tactic": "red", "bonus": "red", "aggression": "red", "war": "red",
    "pact": "teal", "territory": "teal", "event": "teal",
}
TOPICS: Final = {
    "farm": "farms_and_mines", "mine": "farms_and_mines",
    "lab": "urban", "temple": "urban", "arena": "urban", "library": "urban", "theater": "urban",
    "infantry": "units", "cavalry": "units", "artillery": "units", "air force": "units",
    "law": "special", "warfare": "special", "exploration": "special", "construction": "special",
    "government": "governments", "leader": "leaders", "wonder": "wonders", "action": "action_cards",
    "tactic": "tactics", "bonus": "bonus_cards", "aggression": "aggressions", "war": "wars",
    "pact": "pacts", "territory": "colonies", "event": "events",
}
"""The topic of the help that explains each kind."""
# fmt: on


def catalogue(edition: Edition) -> dict[str, Entry]:
    """Every card of an edition by its English name."""
    cards: dict[str, Entry] = {}
    for civil in edition.civil:
        cards[civil.name] = {**printed(edition, civil, KIND_NAMES[civil.kind]), **of_civil(civil)}
    for military in edition.military:
        kind = MILITARY_KIND_NAMES[military.kind]
        cards[military.name] = {**printed(edition, military, kind), **of_military(military)}
    return cards


def printed(edition: Edition, card: Card, kind: str) -> Entry:
    """What every card has."""
    rule = text_of(card, edition)
    texts = [*costs(card), *gives(card), *limits(card), *rule]
    return {
        "kind": kind,
        "colour": COLOURS[kind],
        "label": Message(f"word.{kind}").json(),
        "age": AGE_NAMES[card.age],
        "text": [text.json() for text in texts],
        "rule": [text.json() for text in rule],
        "help": help_on(edition, TOPICS[kind]),
        "copies": [int(copies) for copies in card.copies],
        "gives": facts_of(card),
    }


def help_on(edition: Edition, topic: str) -> str:
    """The help on a topic in the words of the edition, where it has its own."""
    own = f"ages.help.{edition.name}.{topic}"
    return own if own in sentences() else f"ages.help.{topic}"


def of_civil(card: CivilCard) -> Entry:
    entry: Entry = {}
    if card.is_technology():
        entry["science"] = int(card.science_cost)
    if card.kind < WORKER_KINDS:
        entry["resources"] = int(card.resource_cost)
    if card.kind == GOVERNMENT:
        entry["revolution"] = int(card.revolution_cost)
        entry["urban_limit"] = int(card.urban_limit)
    if card.kind == CONSTRUCTION:
        entry["urban_discount"] = [int(discount) for discount in card.urban_discount]
    if card.kind == WONDER:
        entry["stages"] = [int(stage) for stage in card.stages]
    return entry


def of_military(card: MilitaryCard) -> Entry:
    if isinstance(card, Tactic):
        return {"needs": shown(units(card)), "strength": int(card.strength), "obsolete": obsolete(card)}
    if isinstance(card, Bonus):
        return {"defense": int(card.defense), "colonization": int(card.colonization)}
    if isinstance(card, Territory):
        at_once = {what.removeprefix("once_"): amount for what, amount in once(card).items()}
        return {"once": shown(at_once), "lasting": shown(lasting(card))}
    if isinstance(card, Pact):
        return {"sided": card.sided}
    return {"cost": int(card.cost)} if card.cost else {}


def shown(facts: Facts) -> Facts:
    return {what: int(amount) for what, amount in facts.items() if amount}
