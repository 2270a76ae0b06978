"""What is printed on each component of Duel, as plain data: for boards to draw and panels to explain."""

from __future__ import annotations

from typing import Any

from civitas.duel.cards.decks import AGE_DECKS, BUILDINGS, TOKENS, WONDERS
from civitas.duel.cards.effects import (
    BLUE,
    BROWN,
    CHAINS,
    COLOURS,
    GREEN,
    GREY,
    NONE,
    PURPLE,
    RED,
    RESOURCES,
    SYMBOLS,
    YELLOW,
    Building,
    Cost,
    ProgressToken,
    Wonder,
)
from civitas.duel.events import AGE_NUMERALS
from civitas.duel.words.cards import Fact, cost_message, facts_of_building, facts_of_token, facts_of_wonder
from civitas.kernel.messages import Message, Said

Entry = dict[str, Any]

TOPICS = {
    BROWN: "production",
    GREY: "production",
    BLUE: "colours",
    GREEN: "science",
    YELLOW: "commerce",
    RED: "military",
    PURPLE: "guilds",
}
"""The topic of the help that explains buildings of each colour."""

FREED_BY = {int(building.free_with): building.name for building in BUILDINGS if building.free_with != NONE}
"""The building that each chain symbol makes free."""


def catalogue() -> dict[str, Entry]:
    """Every building, wonder and progress token by its English name."""
    entries = {building.name: of_building(id, building) for id, building in enumerate(BUILDINGS)}
    entries |= {wonder.name: of_wonder(wonder) for wonder in WONDERS}
    return entries | {token.name: of_token(token) for token in TOKENS}


def of_building(id: int, building: Building) -> Entry:
    facts = facts_of_building(building)
    colour = COLOURS[building.colour]
    return {
        "kind": "building",
        "colour": colour,
        "label": Message(f"duel.kind.{colour}").json(),
        "age": numeral_of(id),
        "text": texts(facts, cost_message(building.cost, int(building.free_with))),
        "help": help_on(TOPICS[int(building.colour)]),
        "cost": cost_of(building.cost),
        "gives": [fact.json() for fact in facts if fact.kind != "chain"],
        "chain": mark(int(building.chain)),
        "free_with": mark(int(building.free_with)),
        "leads_to": FREED_BY.get(int(building.chain)),
        "guild": building.colour == PURPLE,
    }


def of_wonder(wonder: Wonder) -> Entry:
    facts = facts_of_wonder(wonder)
    return {
        "kind": "wonder",
        "colour": "orange",
        "label": Message("duel.kind.wonder").json(),
        "age": "",
        "text": texts(facts, cost_message(wonder.cost)),
        "help": help_on("wonders"),
        "cost": cost_of(wonder.cost),
        "gives": [fact.json() for fact in facts],
    }


def of_token(token: ProgressToken) -> Entry:
    facts = facts_of_token(token)
    return {
        "kind": "token",
        "colour": "green",
        "label": Message("duel.kind.token").json(),
        "age": "",
        "text": texts(facts),
        "help": help_on("progress"),
        "gives": [fact.json() for fact in facts],
        "symbol": None if token.symbol == NONE else SYMBOLS[token.symbol],
    }


def help_on(topic: str) -> str:
    return f"duel.help.{topic}"


def texts(facts: list[Fact], *more: Message) -> list[Said]:
    return [message.json() for message in [*(fact.message() for fact in facts), *more]]


def cost_of(cost: Cost) -> dict[str, int]:
    """Coins and resources, those that are not printed left out."""
    amounts = {"coins": int(cost.coins), **dict(zip(RESOURCES, cost.resources()))}
    return {name: int(amount) for name, amount in amounts.items() if amount}


def mark(chain: int) -> str | None:
    return None if chain == NONE else CHAINS[chain]


def numeral_of(id: int) -> str:
    """The age on the back of a building; guilds are dealt into the third."""
    return next((AGE_NUMERALS[age] for age, deck in enumerate(AGE_DECKS) if id in deck), AGE_NUMERALS[-1])
