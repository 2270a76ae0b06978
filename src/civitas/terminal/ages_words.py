"""What the cards of Through the Ages give and cost, in words: the columns of the tables as facts.

The short form is for the picture, "3 cul 1 hap"; the long one for sentences and screen readers, "3 culture and 1 happy
face". What only one card does is told by a sentence of its own.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.cards.kinds import (
    AGE_NAMES,
    FARMS_AND_MINES,
    GOVERNMENT,
    KIND_NAMES,
    LEADER,
    MILITARY_KIND_NAMES,
    TACTIC,
    TERRITORY,
    WONDER,
    WORKER_KINDS,
    ActionCard,
    Bonus,
    CivilCard,
    MilitaryCard,
    Tactic,
    Territory,
)
from civitas.ages.rules import RULES
from civitas.kernel.messages import Message, sentences
from civitas.terminal import ages_sentences
from civitas.terminal.voice import Voice

LONG: Final = "long"
SHORT: Final = "short"
EDITION: Final = RULES.edition
TEXTS: Final = ages_sentences.TEXTS

Fact = tuple[str, int]
"""The name of a number, and the number."""


# Cards by name


def is_civil(name: str) -> bool:
    return name in EDITION.civil_ids


def civil_card(name: str) -> CivilCard:
    return EDITION.civil[EDITION.civil_ids[name]]


def military_card(name: str) -> MilitaryCard:
    return EDITION.military[EDITION.military_ids[name]]


def kind_of(name: str) -> str:
    if is_civil(name):
        return KIND_NAMES[civil_card(name).kind]
    return MILITARY_KIND_NAMES[military_card(name).kind]


def age_of(name: str) -> str:
    return AGE_NAMES[civil_card(name).age if is_civil(name) else military_card(name).age]


# What a card gives


def facts_of(name: str) -> list[Fact]:
    """The numbers printed on a card, in the order of their importance; those that are not printed are left out."""
    facts = civil_facts(civil_card(name)) if is_civil(name) else military_facts(military_card(name))
    return [(what, int(amount)) for what, amount in facts if amount]


def civil_facts(card: CivilCard) -> list[Fact]:
    if isinstance(card, ActionCard):
        return action_facts(card)
    return [
        ("food", card.food),
        ("resources", card.resources),
        ("culture", card.culture),
        ("science", card.science),
        ("strength", card.strength),
        ("happiness", card.happiness),
        ("civil_actions", card.civil_actions),
        ("military_actions", card.military_actions),
        ("colonization", card.colonization),
        ("blue", card.blue),
        ("yellow", card.yellow),
        ("stages_at_once", card.stages_at_once if card.stages_at_once > 1 else 0),
        ("urban_discount", max(card.urban_discount)),
    ]


def action_facts(card: ActionCard) -> list[Fact]:
    return [
        (order_of(card), card.discount),
        ("after_growing" if card.grows else "food", card.gain_food),
        ("resources", card.gain_resources),
        ("after_developing" if card.develops else "science", card.gain_science),
        ("culture", card.gain_culture),
        ("either", card.either),
        ("temporary_actions", card.temporary_actions),
        ("temporary_resources", card.temporary_resources),
    ]


def order_of(card: ActionCard) -> str:
    """What an action card makes cheaper."""
    if card.stage:
        return "discount_stage"
    if not card.builds:
        return "discount_upgrade"
    return "discount_land" if card.builds == FARMS_AND_MINES else "discount_urban"


def military_facts(card: MilitaryCard) -> list[Fact]:
    if card.kind == TERRITORY:
        return territory_facts(cast(Territory, card))
    if isinstance(card, Tactic):
        units = [("infantry", card.infantry), ("cavalry", card.cavalry), ("artillery", card.artillery)]
        old = card.obsolete if card.obsolete != card.strength else 0
        return [*units, ("army", card.strength), ("old_army", old)]
    if isinstance(card, Bonus):
        return [("defense", card.defense), ("colonization", card.colonization)]
    return [("attack_cost", card.cost)]


def territory_facts(card: Territory) -> list[Fact]:
    return [
        ("once_science", card.science),
        ("once_culture", card.culture),
        ("once_food", card.food),
        ("once_resources", card.resources),
        ("once_population", card.population),
        ("once_cards", card.cards),
        ("yellow", card.yellow),
        ("blue", card.blue),
        ("strength", card.strength),
        ("happiness", card.happiness),
    ]


def gives(name: str, voice: Voice, length: str = LONG) -> str:
    """What a card gives, by its numbers; then the sentence of a card that does something of its own."""
    facts = [Message(f"terminal.ages.{length}.{what}", amount=amount) for what, amount in facts_of(name)]
    if length == SHORT:
        return " ".join(voice.say(fact) for fact in facts)
    parts = [voice.say(Message("terminal.ages.list", parts=facts))] if facts else []
    return "; ".join([*parts, *text_of(name, voice)])


def text_of(name: str, voice: Voice) -> list[str]:
    """The sentence of a card that does something of its own."""
    id = f"terminal.ages.text.{name}"
    return [voice.sentence(id)] if id in sentences() else []


def gives_shortly(name: str, voice: Voice) -> str:
    """For the picture: the numbers, then the sentence of a card that has one."""
    return "; ".join([part for part in (gives(name, voice, SHORT), *text_of(name, voice)) if part])


# What a card costs


def price_of(name: str, voice: Voice) -> str:
    """What a card will cost when it is used: science, stages of a wonder; shortly."""
    card = civil_card(name)
    if card.kind == WONDER:
        return "-".join(str(stage) for stage in card.stages)
    if card.kind == GOVERNMENT and card.revolution_cost:
        return voice.sentence(
            "terminal.ages.price_government", cost=int(card.science_cost), less=int(card.revolution_cost)
        )
    if card.is_technology() and card.science_cost:
        return voice.sentence("terminal.ages.price_science", cost=int(card.science_cost))
    return ""


def cost_of(name: str, voice: Voice) -> str:
    """The same in whole words, with the resources of its buildings and units."""
    card = civil_card(name)
    if card.kind == WONDER:
        return voice.sentence("terminal.ages.cost_stages", stages=[int(stage) for stage in card.stages])
    parts = []
    if card.kind == GOVERNMENT and card.revolution_cost:
        parts.append(
            Message("terminal.ages.cost_government", cost=int(card.science_cost), less=int(card.revolution_cost))
        )
    elif card.science_cost:
        parts.append(Message("terminal.ages.cost_science", cost=int(card.science_cost)))
    if card.kind < WORKER_KINDS:
        parts.append(Message("terminal.ages.cost_resources", cost=int(card.resource_cost)))
    return voice.say(Message("terminal.ages.list", parts=parts)) if parts else ""


def about(name: str, voice: Voice) -> str:
    """All that is printed on a card."""
    if not is_civil(name) and name not in EDITION.military_ids:
        return ""
    kind, age = voice.name(kind_of(name)), age_of(name)
    told = gives(name, voice)
    if is_civil(name) and (cost := cost_of(name, voice)):
        what = voice.sentence("terminal.ages.gives", what=told) if told else ""
        told = "; ".join(part for part in (cost, what) if part)
    id = "terminal.ages.about" if told else "terminal.ages.about_name"
    return voice.sentence(id, name=name, kind=kind, age=age, told=told)


__all__ = [
    "EDITION", "LEADER", "LONG", "SHORT", "TACTIC", "about", "age_of", "civil_card", "cost_of", "facts_of", "gives",
    "gives_shortly", "is_civil", "kind_of", "military_card", "price_of",
]  # fmt: skip
