"""What the cards of Through the Ages give and cost, in the two lengths that a terminal needs.

The short form is for the picture, "3 cul 1 hap"; the long one, of `civitas.ages.words.cards`, for sentences and screen
readers, "3 culture and 1 happy face".
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import (
    AGE_NAMES,
    GOVERNMENT,
    KIND_NAMES,
    LEADER,
    MILITARY_KIND_NAMES,
    TACTIC,
    WONDER,
    Card,
    CivilCard,
    MilitaryCard,
)
from civitas.ages.editions.edition import Edition
from civitas.ages.rules import BY_EDITION, RULES, AgesRules
from civitas.ages.words import card_texts
from civitas.ages.words import cards as card_words
from civitas.kernel.messages import Message
from civitas.terminal.voice import Voice

LONG: Final = "long"
SHORT: Final = "short"


# Cards by name, of the edition that is played


def cards_of(edition: str | None) -> Edition:
    rules: AgesRules = BY_EDITION.get(edition or "", RULES)
    return rules.edition


def is_civil(name: str, edition: str | None) -> bool:
    return name in cards_of(edition).civil_ids


def civil_card(name: str, edition: str | None) -> CivilCard:
    cards = cards_of(edition)
    return cards.civil[cards.civil_ids[name]]


def military_card(name: str, edition: str | None) -> MilitaryCard:
    cards = cards_of(edition)
    return cards.military[cards.military_ids[name]]


def card_called(name: str, edition: str | None) -> Card:
    return civil_card(name, edition) if is_civil(name, edition) else military_card(name, edition)


def kind_of(name: str, edition: str | None) -> str:
    if is_civil(name, edition):
        return KIND_NAMES[civil_card(name, edition).kind]
    return MILITARY_KIND_NAMES[military_card(name, edition).kind]


def age_of(name: str, edition: str | None) -> str:
    return AGE_NAMES[card_called(name, edition).age]


# What a card gives


def gives(name: str, voice: Voice, length: str = LONG) -> str:
    """What a card gives, by its numbers; then the sentence of a card that does something of its own."""
    card = card_called(name, voice.edition)
    if length == SHORT:
        facts = card_words.facts_of(card)
        return " ".join(voice.sentence(f"terminal.ages.short.{what}", amount=facts[what]) for what in facts)
    return "; ".join([*listed(card_words.gives(card), voice), *text_of(card, voice)])


def listed(parts: list[Message], voice: Voice) -> list[str]:
    """One, two and three, if there are any."""
    return [voice.sentence("terminal.ages.list", parts=parts)] if parts else []


def text_of(card: Card, voice: Voice) -> list[str]:
    return [voice.say(text) for text in card_texts.text_of(card, cards_of(voice.edition))]


def gives_shortly(name: str, voice: Voice) -> str:
    """For the picture: the numbers, then the sentence of a card that has one."""
    card = card_called(name, voice.edition)
    return "; ".join([part for part in (gives(name, voice, SHORT), *text_of(card, voice)) if part])


# What a card costs


def price_of(name: str, voice: Voice) -> str:
    """What a card will cost when it is used: science, stages of a wonder; shortly."""
    card = civil_card(name, voice.edition)
    if card.kind == WONDER:
        return "-".join(str(stage) for stage in card.stages)
    if card.kind == GOVERNMENT and card.revolution_cost:
        return voice.sentence(
            "terminal.ages.price_government", cost=int(card.science_cost), less=int(card.revolution_cost)
        )
    if card.is_technology() and card.science_cost:
        return voice.sentence("terminal.ages.price_science", cost=int(card.science_cost))
    return ""


def about(name: str, voice: Voice) -> str:
    """All that is printed on a card."""
    cards = cards_of(voice.edition)
    if name not in cards.civil_ids and name not in cards.military_ids:
        return ""
    kind, age = voice.name(kind_of(name, voice.edition)), age_of(name, voice.edition)
    text = gives(name, voice)
    if cost := listed(card_words.costs(card_called(name, voice.edition)), voice):
        what = [voice.sentence("terminal.ages.gives", what=text)] if text else []
        text = "; ".join([*cost, *what])
    id = "terminal.ages.about" if text else "terminal.ages.about_name"
    return voice.sentence(id, name=name, kind=kind, age=age, text=text)


__all__ = [
    "LEADER", "LONG", "SHORT", "TACTIC", "about", "age_of", "civil_card", "gives", "gives_shortly",
    "is_civil", "kind_of", "military_card", "price_of",
]  # fmt: skip
