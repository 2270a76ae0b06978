"""What the cards of Duel give and cost: the columns of the tables as facts, each with its sentence.

A fact is a kind with a few values. Boards draw it, panels and the terminal say it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.duel.cards.effects import (
    BLUE,
    BROWN,
    BROWN_AND_GREY,
    BUILT_WONDERS,
    CHAINS,
    COIN_TRIPLES,
    COINS_IN_TRIPLE,
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
from civitas.duel.cards.progress import RESOURCES_WAIVED, STRATEGY_SHIELDS, URBANISM_CHAIN_COINS
from civitas.duel.construction import FIXED_PRICE
from civitas.kernel.messages import Message, add_sentences

# fmt: off
ENGLISH: Final = {
    "duel.fact.makes":              "makes {count} {resource}",
    "duel.fact.raw":                "makes 1 wood, clay or stone a turn",
    "duel.fact.goods":              "makes 1 glass or papyrus a turn",
    "duel.fact.buys":               "{resources} for {coins:coin|coins} a unit from then on",
    "duel.fact.symbol":             "the scientific symbol {symbol}",
    "duel.fact.points":             "{points:point|points}",
    "duel.fact.shields":            "{shields:shield|shields}",
    "duel.fact.coins":              "{coins:coin|coins}",
    "duel.fact.coins_each":         "{coins:coin|coins} at once for each {counted} of the city",
    "duel.fact.guild":
        "{coins:coin|coins} at once and {points:point|points} at the end for each {counted} in the city with most",
    "duel.fact.guild_points":       "{points:point|points} at the end for each {counted} in the city with most",
    "duel.fact.chain":              "the chain symbol {chain}",
    "duel.fact.rival_loses":        "the rival loses {coins:coin|coins}",
    "duel.fact.destroys":           "a {colour} card of the rival is discarded",
    "duel.fact.library":            "one of three progress tokens drawn from those set aside",
    "duel.fact.mausoleum":          "a card of the discard pile is built free of charge",
    "duel.fact.play_again":         "play again",
    "duel.fact.token_points":       "{points:point|points} for each progress token of the city",
    "duel.fact.wonders_cheaper":    "wonders cost {resources:resource|resources} less",
    "duel.fact.rival_trade":        "coins the rival pays for missing resources come here",
    "duel.fact.blue_cheaper":       "blue cards cost {resources:resource|resources} less",
    "duel.fact.red_stronger":       "new red cards have {shields:shield|shields} more",
    "duel.fact.wonders_play_again": "new wonders play again",
    "duel.fact.chain_coins":        "{coins:coin|coins} for each building built by its chain symbol",

    # What a card may count
    "duel.counted.brown":           "brown card",
    "duel.counted.grey":            "grey card",
    "duel.counted.blue":            "blue card",
    "duel.counted.green":           "green card",
    "duel.counted.yellow":          "yellow card",
    "duel.counted.red":             "red card",
    "duel.counted.brown_or_grey":   "brown or grey card",
    "duel.counted.wonder":          "built wonder",
    "duel.counted.three_coins":     f"set of {COINS_IN_TRIPLE} coins",

    # What it costs
    "duel.cost.unit":               "{count} {resource}",
    "duel.cost":                    "costs {cost}",
    "duel.cost.or_chain":           "costs {cost}, or nothing with the chain symbol {chain}",
    "duel.cost.nothing":            "costs nothing",
}

COUNTED: Final = {
    BROWN:          "brown",
    GREY:           "grey",
    BLUE:           "blue",
    GREEN:          "green",
    YELLOW:         "yellow",
    RED:            "red",
    BROWN_AND_GREY: "brown_or_grey",
    BUILT_WONDERS:  "wonder",
    COIN_TRIPLES:   "three_coins",
}
# fmt: on

add_sentences("en", ENGLISH)

RAW: Final = "raw"
GOODS: Final = "goods"
CHOICES: Final = {RAW: RESOURCES[:3], GOODS: RESOURCES[3:]}


class Fact:
    """One thing that a card gives."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: str, **values: Any) -> None:
        self.kind: Final = kind
        self.values: Final[dict[str, Any]] = values

    def message(self) -> Message:
        if self.kind == "chooses":
            return Message(f"duel.fact.{self.values['choice']}")
        said = dict(self.values)
        if "counted" in said:
            said["counted"] = Message(f"duel.counted.{said['counted']}")
        return Message(f"duel.fact.{self.kind}", **said)

    def json(self) -> dict[str, Any]:
        return {"fact": self.kind, **self.values}


LASTING: Final = {
    "Architecture": Fact("wonders_cheaper", resources=RESOURCES_WAIVED),
    "Economy": Fact("rival_trade"),
    "Masonry": Fact("blue_cheaper", resources=RESOURCES_WAIVED),
    "Strategy": Fact("red_stronger", shields=STRATEGY_SHIELDS),
    "Theology": Fact("wonders_play_again"),
    "Urbanism": Fact("chain_coins", coins=URBANISM_CHAIN_COINS),
}
"""The tokens with a lasting effect that another rule looks up."""


# What it gives


def facts_of_building(building: Building) -> list[Fact]:
    """What a building gives, in the order of its importance."""
    return [
        *makes(building.makes),
        *chooses(building.chooses),
        *buys(building.buys.resources()),
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
        facts.append(LASTING[token.name])
    return facts


def makes(units: Cost) -> list[Fact]:
    return [
        Fact("makes", count=count, resource=RESOURCES[place]) for place, count in enumerate(units.resources()) if count
    ]


def chooses(choice: int) -> list[Fact]:
    if not choice:
        return []
    named = RAW if choice == RAW_MATERIAL else GOODS
    return [Fact("chooses", choice=named, resources=list(CHOICES[named]))]


def buys(units: list[int]) -> list[Fact]:
    bought = [name for name, marked in zip(RESOURCES, units) if marked]
    return [Fact("buys", resources=bought, coins=FIXED_PRICE)] if bought else []


def symbol(id: int) -> list[Fact]:
    return [] if id == NONE else [Fact("symbol", symbol=SYMBOLS[id])]


def numbers(**printed: int) -> list[Fact]:
    return [Fact(kind, **{kind: int(number)}) for kind, number in printed.items() if number]


def counts(building: Building) -> list[Fact]:
    """Yellow cards count in their own city, guilds in the city with most."""
    if building.counts == NONE:
        return []
    counted = COUNTED[int(building.counts)]
    coins, points = int(building.coins_each), int(building.points_each)
    if building.colour != PURPLE:
        return [Fact("coins_each", coins=coins, counted=counted)]
    if not coins:
        return [Fact("guild_points", points=points, counted=counted)]
    return [Fact("guild", coins=coins, points=points, counted=counted)]


def chain(id: int) -> list[Fact]:
    return [] if id == NONE else [Fact("chain", chain=CHAINS[id])]


# What it costs


def cost_message(cost: Cost, free_with: int = NONE) -> Message:
    """costs 2 coins, 1 glass and 1 papyrus."""
    parts = [fact.message() for fact in numbers(coins=cost.coins)] + units(cost.resources())
    if not parts:
        return Message("duel.cost.nothing")
    if free_with == NONE:
        return Message("duel.cost", cost=parts)
    return Message("duel.cost.or_chain", cost=parts, chain=CHAINS[free_with])


def units(amounts: Sequence[int]) -> list[Message]:
    """3 stone and 1 papyrus."""
    return [
        Message("duel.cost.unit", count=count, resource=RESOURCES[place])
        for place, count in enumerate(amounts)
        if count
    ]
