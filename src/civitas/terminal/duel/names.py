"""What the cards of Duel give and cost, in the two lengths that a terminal needs.

The long form is that of `civitas.duel.words.cards`, for sentences and screen readers; the short one is for the narrow
cards of the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.duel.cards.decks import (
    BUILDING_NAMES,
    BUILDINGS,
    TOKEN_NAMES,
    TOKENS,
    WONDER_NAMES,
    WONDERS,
)
from civitas.duel.cards.effects import CHAINS, COLOURS, NONE, RESOURCES, Building, Cost, Wonder
from civitas.duel.words.cards import Fact, cost_message, facts_of_building, facts_of_token, facts_of_wonder
from civitas.kernel.messages import Message
from civitas.terminal.voice import Voice

LONG: Final = "long"
SHORT: Final = "short"
COIN: Final = "¢"
ENGLISH: Final = Voice()

LETTERS: Final = dict(zip(RESOURCES, "WCSGP", strict=True))
SHORT_SYMBOLS: Final = {"plumb line": "plumb", "armillary sphere": "armillary"}


# What it gives


def facts_of(name: str) -> list[Fact]:
    """What the building, wonder or token of a name gives."""
    if name in BUILDING_NAMES:
        return facts_of_building(building_called(name))
    if name in WONDER_NAMES:
        return facts_of_wonder(wonder_called(name))
    return facts_of_token(TOKENS[TOKEN_NAMES.index(name)])


def gives(name: str, voice: Voice, length: str = LONG) -> str:
    """What a card gives, as a list of words."""
    facts = facts_of(name)
    return ", ".join(voice.say(fact.message() if length == LONG else short_message(fact)) for fact in facts)


def short_message(fact: Fact) -> Message:
    """The fact in a few letters; its values are shortened where there is a shorter word."""
    values = dict(fact.values)
    if fact.kind == "makes":
        values["letters"] = LETTERS[values["resource"]] * values["count"]
    if fact.kind in ("buys", "chooses"):
        values["letters"] = ("/" if fact.kind == "chooses" else "").join(LETTERS[name] for name in values["resources"])
    if fact.kind == "symbol":
        values["symbol"] = SHORT_SYMBOLS.get(values["symbol"], values["symbol"])
    if "counted" in values:
        values["counted"] = Message(f"terminal.duel.counted.{values['counted']}")
    return Message(f"terminal.duel.short.{fact.kind}", **values)


# What it costs


def cost_in_letters(cost: Cost, free_with: int = NONE, voice: Voice = ENGLISH) -> str:
    """2¢ GP: the printed cost as it stands on a card, with the chain symbol that frees it."""
    units = "".join(LETTERS[RESOURCES[place]] * count for place, count in enumerate(cost.resources()))
    printed = " ".join(part for part in (f"{cost.coins}{COIN}" if cost.coins else "", units) if part)
    return printed if free_with == NONE else f"{printed}/{voice.name(CHAINS[free_with])}"


def about(name: str, voice: Voice) -> str:
    """All that is printed on a card, as one sentence."""
    if name in TOKEN_NAMES:
        return voice.sentence("terminal.duel.about_token", name=name, gives=gives(name, voice))
    return voice.sentence(
        "terminal.duel.about",
        name=name,
        kind=kind_of(name),
        gives=gives(name, voice),
        cost=cost_of(name, voice),
    )


def cost_of(name: str, voice: Voice) -> str:
    if name in WONDER_NAMES:
        return voice.say(cost_message(wonder_called(name).cost))
    building = building_called(name)
    return voice.say(cost_message(building.cost, int(building.free_with)))


def kind_of(name: str) -> str:
    """The colour of a building; a wonder is a wonder."""
    return COLOURS[building_called(name).colour] if name in BUILDING_NAMES else "wonder"


def building_called(name: str) -> Building:
    return BUILDINGS[BUILDING_NAMES.index(name)]


def wonder_called(name: str) -> Wonder:
    return WONDERS[WONDER_NAMES.index(name)]


def sorted_by_colour(names: Sequence[str]) -> dict[str, list[str]]:
    """The buildings of a city under their colours, colours it lacks left out."""
    found = {colour: [name for name in names if kind_of(name) == colour] for colour in COLOURS}
    return {colour: members for colour, members in found.items() if members}
