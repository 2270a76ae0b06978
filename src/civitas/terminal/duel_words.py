"""What the cards of Duel give and cost, in words: the columns of the tables as facts, each with two lengths.

The long form is for sentences and screen readers, the short one for the narrow cards of the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.duel.cards.decks import (
    BUILDING_NAMES,
    BUILDINGS,
    TOKEN_NAMES,
    TOKENS,
    WONDER_NAMES,
    WONDERS,
)
from civitas.duel.cards.effects import (
    BLUE,
    BROWN,
    BROWN_AND_GREY,
    BUILT_WONDERS,
    CHAINS,
    COIN_TRIPLES,
    COLOURS,
    GREEN,
    GREY,
    NONE,
    PURPLE,
    RAW_MATERIAL,
    RED,
    RESOURCES,
    SYMBOLS,
    YELLOW,
    Building,
    Cost,
    ProgressToken,
    Wonder,
)
from civitas.kernel.messages import Message
from civitas.terminal.voice import Voice

LONG: Final = "long"
SHORT: Final = "short"
COIN: Final = "¢"

# fmt: off
# What a card may count, as it is called in the long and in the short form.
COUNTED: Final = {
    BROWN:          {LONG: "brown card",          SHORT: "brown"},
    GREY:           {LONG: "grey card",           SHORT: "grey"},
    BLUE:           {LONG: "blue card",           SHORT: "blue"},
    GREEN:          {LONG: "green card",          SHORT: "green"},
    YELLOW:         {LONG: "yellow card",         SHORT: "yellow"},
    RED:            {LONG: "red card",            SHORT: "red"},
    BROWN_AND_GREY: {LONG: "brown or grey card",  SHORT: "brown/grey"},
    BUILT_WONDERS:  {LONG: "built wonder",        SHORT: "wonder"},
    COIN_TRIPLES:   {LONG: "set of 3 coins",      SHORT: "3¢"},
}
# fmt: on

LETTERS: Final = dict(zip(RESOURCES, "WCSGP", strict=True))
SHORT_SYMBOLS: Final = {"plumb line": "plumb", "armillary sphere": "armillary"}
LASTING: Final = ("Architecture", "Economy", "Masonry", "Strategy", "Theology", "Urbanism")
"""The tokens with a lasting effect, each told by a sentence of its own."""


class Fact:
    """One thing that a card gives."""

    def __init__(self, kind: str, **values: Any) -> None:
        self.kind = kind
        self.values = values

    def message(self, length: str) -> Message:
        """The fact in its long or short form; a value with two forms has them by length."""
        chosen = {name: value[length] if isinstance(value, dict) else value for name, value in self.values.items()}
        return Message(f"terminal.duel.{length}.{self.kind}", **chosen)


# What it gives


def facts_of_building(building: Building) -> list[Fact]:
    """What a building gives, in the order of its importance."""
    return [
        *makes(building.makes),
        *chooses(building.chooses),
        *buys(building.buys),
        *symbol(building.symbol),
        *counts(building),
        *numbers(shields=building.shields, points=building.points, coins=building.coins),
        *chain(building.chain),
    ]


def facts_of_wonder(wonder: Wonder) -> list[Fact]:
    """What a wonder gives."""
    facts = [
        *chooses(wonder.chooses),
        *numbers(shields=wonder.shields, points=wonder.points, coins=wonder.coins),
    ]
    if wonder.rival_loses:
        facts.append(Fact("rival_loses", coins=int(wonder.rival_loses)))
    if wonder.destroys != NONE:
        facts.append(Fact("destroys", colour=COLOURS[wonder.destroys]))
    flags = {"library": wonder.library, "mausoleum": wonder.mausoleum, "play_again": wonder.play_again}
    return facts + [Fact(kind) for kind, printed in flags.items() if printed]


def facts_of_token(token: ProgressToken) -> list[Fact]:
    """What a progress token gives."""
    facts = [*symbol(token.symbol), *numbers(points=token.points, coins=token.coins)]
    if token.points_each:
        facts.append(Fact("token_points", points=int(token.points_each)))
    if token.name in LASTING:
        facts.append(Fact(token.name))
    return facts


def makes(units: Cost) -> list[Fact]:
    return [
        Fact("makes", count=count, resource=RESOURCES[place], letters=LETTERS[RESOURCES[place]] * count)
        for place, count in enumerate(units.resources())
        if count
    ]


def chooses(choice: int) -> list[Fact]:
    if not choice:
        return []
    return [Fact("raw" if choice == RAW_MATERIAL else "goods")]


def buys(bits: int) -> list[Fact]:
    bought = [name for place, name in enumerate(RESOURCES) if bits >> place & 1]
    if not bought:
        return []
    return [Fact("buys", resources=bought, letters="".join(LETTERS[name] for name in bought))]


def symbol(id: int) -> list[Fact]:
    if id == NONE:
        return []
    name = SYMBOLS[id]
    return [Fact("symbol", symbol={LONG: name, SHORT: SHORT_SYMBOLS.get(name, name)})]


def numbers(**printed: int) -> list[Fact]:
    return [Fact(kind, **{kind: int(number)}) for kind, number in printed.items() if number]


def counts(building: Building) -> list[Fact]:
    """Yellow cards count in their own city, guilds in the city with most."""
    if building.counts == NONE:
        return []
    counted = COUNTED[int(building.counts)]
    if building.colour != PURPLE:
        return [Fact("coins_each", coins=int(building.coins_each), counted=counted)]
    kind = "guild" if building.coins_each else "guild_points"
    return [Fact(kind, coins=int(building.coins_each), points=int(building.points_each), counted=counted)]


def chain(id: int) -> list[Fact]:
    return [] if id == NONE else [Fact("chain", symbol=CHAINS[id])]


def facts_of(name: str) -> list[Fact]:
    """What the building, wonder or token of a name gives."""
    if name in BUILDING_NAMES:
        return facts_of_building(building_called(name))
    if name in WONDER_NAMES:
        return facts_of_wonder(wonder_called(name))
    return facts_of_token(TOKENS[TOKEN_NAMES.index(name)])


def gives(name: str, voice: Voice, length: str = LONG) -> str:
    """What a card gives, as a list of words."""
    return ", ".join(voice.say(fact.message(length)) for fact in facts_of(name))


# What it costs


def cost_in_words(cost: Cost, free_with: int, voice: Voice) -> str:
    """costs 2 coins, 1 glass and 1 papyrus."""
    parts: list[Message] = [Message("terminal.duel.long.coins", coins=int(cost.coins))] if cost.coins else []
    parts += [
        Message("terminal.duel.amount", count=count, resource=RESOURCES[place])
        for place, count in enumerate(cost.resources())
        if count
    ]
    if not parts:
        return voice.sentence("terminal.duel.costs_nothing")
    if free_with == NONE:
        return voice.sentence("terminal.duel.costs", cost=parts)
    return voice.sentence("terminal.duel.costs_or", cost=parts, symbol=CHAINS[free_with])


def cost_in_letters(cost: Cost, free_with: int = NONE) -> str:
    """2¢ GP: the printed cost as it stands on a card, with the chain symbol that frees it."""
    units = "".join(LETTERS[RESOURCES[place]] * count for place, count in enumerate(cost.resources()))
    printed = " ".join(part for part in (f"{cost.coins}{COIN}" if cost.coins else "", units) if part)
    return printed if free_with == NONE else f"{printed}/{CHAINS[free_with]}"


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
        return cost_in_words(wonder_called(name).cost, NONE, voice)
    building = building_called(name)
    return cost_in_words(building.cost, int(building.free_with), voice)


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
