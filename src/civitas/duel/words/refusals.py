"""Why a move is not possible now: for each obstacle one sentence, with the numbers and the rule.

Nothing here may tell what the asked player cannot know: a card that lies face down is simply not face up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from civitas.duel import obstacles
from civitas.duel.bills import Row, bill_of_building, bill_of_wonder, market_of
from civitas.duel.cards.decks import BUILDING_NAMES, BUILDINGS, TOKEN_NAMES, WONDER_NAMES, WONDERS
from civitas.duel.cards.effects import COLOURS, RESOURCES, Cost, bits_to_names
from civitas.duel.moves import BOOK
from civitas.duel.state import City, Duel
from civitas.duel.structure import CARDS_LAID, COVERED_BY, place_of
from civitas.duel.wonders import DestroyCard
from civitas.duel.words.cards import units
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.obstacles import OTHER_QUESTION

# fmt: off
ENGLISH: Final = {
    "duel.why.other_question":   "That is no answer now: {question}",
    "duel.why.wonder_not_offered": "{wonder} is not among the wonders on offer: {offered} (Duel, Wonder selection).",
    "duel.why.not_here":         "{building} does not lie face up in the structure (Duel, Turns).",
    "duel.why.covered":          "{building} is covered by {covers}; only a card with nothing on it can be taken (Duel, Turns).",
    "duel.why.one_hidden":       "a face-down card",
    "duel.why.many_hidden":      "{count} face-down cards",
    "duel.why.coins":            "{thing} costs {price:coin|coins}; you have {coins} (Duel, Cost in coins).",
    "duel.why.trade":            "{thing} needs {cost}; {made} {trade:coin|coins}{extra}{bought}, you have {coins} (Duel, Trade).",
    "duel.why.makes_nothing":    "you make none of it and all would cost",
    "duel.why.makes":            "you make {made} and the rest, {rest}, would cost",
    "duel.why.waived":           ", {count:unit|units} of it left out by {token}",
    "duel.why.and_coins":        " besides {coins:coin|coins}",
    "duel.why.wonder_built":     "{wonder} is already built (Duel, Building a wonder).",
    "duel.why.wonder_gone":      "{wonder} left the game when the seventh wonder was built (Duel, 7 wonders).",
    "duel.why.wonder_rival":     "{wonder} belongs to the rival (Duel, Building a wonder).",
    "duel.why.wonder_nobody":    "{wonder} is not in this game (Duel, Wonder selection).",
    "duel.why.token_not_there":  "{token} is not among the tokens to choose from: {tokens} (Duel, Progress).",
    "duel.why.not_in_city":      "The rival has no {building} in the city (Duel, Wonders).",
    "duel.why.not_colour":       "{building} is {colour}; this wonder discards a {wanted} card (Duel, Wonders).",
    "duel.why.not_discarded":    "{building} is not in the discard pile (Duel, The Mausoleum).",
}
# fmt: on

add_sentences("en", ENGLISH)

Refusal = Callable[[Duel, list[int]], Message]

OWN: Final = ("made", "chosen")
WAIVED: Final = "waived"
BOUGHT: Final = ("fixed", "bought")
"""Kinds of the rows of a bill: what the city has itself, what a token leaves out, what comes from the bank."""


def why_not(game: Duel, move: int) -> Message:
    """The sentence of what stands in the way of a move."""
    return REFUSALS[int(game.decision().obstacle(game, move))](game, BOOK.kind(move).arguments(move))


def other_question(game: Duel, args: list[int]) -> Message:
    return Message("duel.why.other_question", question=game.decision().question(game))


# Taking a card


def not_here(game: Duel, args: list[int]) -> Message:
    return Message("duel.why.not_here", building=BUILDING_NAMES[args[-1]])


def covered(game: Duel, args: list[int]) -> Message:
    """Cards in sight are named, hidden ones counted."""
    card = args[-1]
    cards = game.ages[game.age]
    lying = COVERED_BY[game.age][place_of(game, card)] & game.present
    covers = [place for place in range(CARDS_LAID) if lying >> place & 1]
    named: list[Message | str] = [BUILDING_NAMES[cards[place]] for place in covers if game.face_up >> place & 1]
    hidden = len(covers) - len(named)
    if hidden:
        named.append(Message("duel.why.one_hidden") if hidden == 1 else Message("duel.why.many_hidden", count=hidden))
    return Message("duel.why.covered", building=BUILDING_NAMES[card], covers=named)


# Paying


def too_dear(game: Duel, args: list[int]) -> Message:
    seat, id = int(game.seat()), args[0]
    rows = bill_of_building(game.cities[seat], market_of(game, seat), id)
    return cannot_pay(game.cities[seat], BUILDING_NAMES[id], BUILDINGS[id].cost, rows)


def wonder_too_dear(game: Duel, args: list[int]) -> Message:
    seat, id = int(game.seat()), args[0]
    rows = bill_of_wonder(game.cities[seat], market_of(game, seat), id)
    return cannot_pay(game.cities[seat], WONDER_NAMES[id], WONDERS[id].cost, rows)


def cannot_pay(city: City, thing: str, cost: Cost, rows: list[Row]) -> Message:
    """What it needs, what the city makes of it, what the rest costs, and what the player has."""
    has, trade = int(city.coins), sum(row["coins"] for row in rows) - int(cost.coins)
    if trade == 0:
        return Message("duel.why.coins", thing=thing, price=int(cost.coins), coins=has)
    made, rest = count_units(rows, OWN), count_units(rows, (WAIVED, *BOUGHT))
    waived = [row for row in rows if row["kind"] == WAIVED]
    says = Message("duel.why.makes", made=units(made), rest=units(rest))
    return Message(
        "duel.why.trade", thing=thing, cost=units(cost.resources()), trade=trade, coins=has,
        made=says if any(made) else Message("duel.why.makes_nothing"),
        bought=left_out(waived) if waived else "",
        extra=Message("duel.why.and_coins", coins=int(cost.coins)) if cost.coins else "",
    )  # fmt: skip


def count_units(rows: list[Row], kinds: tuple[str, ...]) -> list[int]:
    """The units of each resource in the rows of these kinds."""
    counted = [row for row in rows if row["kind"] in kinds]
    return [sum(row["count"] for row in counted if row["resource"] == name) for name in RESOURCES]


def left_out(waived: list[Row]) -> Message:
    return Message("duel.why.waived", count=sum(row["count"] for row in waived), token=waived[0]["cards"][0])


# Wonders and tokens


def of_wonder(id: str) -> Refusal:
    """A refusal that needs the wonder's name only."""
    return lambda game, args: Message(id, wonder=WONDER_NAMES[args[0]])


def wonder_not_offered(game: Duel, args: list[int]) -> Message:
    offered = bits_to_names(game.offered, WONDER_NAMES)
    return Message("duel.why.wonder_not_offered", wonder=WONDER_NAMES[args[0]], offered=offered)


def token_not_there(game: Duel, args: list[int]) -> Message:
    tokens = [TOKEN_NAMES[BOOK.take_token.one(option)] for option in game.options()]
    return Message("duel.why.token_not_there", token=TOKEN_NAMES[args[0]], tokens=tokens)


def not_in_city(game: Duel, args: list[int]) -> Message:
    return Message("duel.why.not_in_city", building=BUILDING_NAMES[args[0]])


def not_colour(game: Duel, args: list[int]) -> Message:
    building, asked = BUILDINGS[args[0]], cast(DestroyCard, game.decision())
    colour, wanted = COLOURS[building.colour], COLOURS[asked.colour]
    return Message("duel.why.not_colour", building=building.name, colour=colour, wanted=wanted)


def not_discarded(game: Duel, args: list[int]) -> Message:
    return Message("duel.why.not_discarded", building=BUILDING_NAMES[args[0]])


REFUSALS: Final[dict[int, Refusal]] = {
    OTHER_QUESTION: other_question,
    obstacles.NOT_HERE: not_here,
    obstacles.COVERED: covered,
    obstacles.TOO_DEAR: too_dear,
    obstacles.WONDER_TOO_DEAR: wonder_too_dear,
    obstacles.STANDS: of_wonder("duel.why.wonder_built"),
    obstacles.WONDER_RIVAL: of_wonder("duel.why.wonder_rival"),
    obstacles.WONDER_GONE: of_wonder("duel.why.wonder_gone"),
    obstacles.WONDER_NOBODY: of_wonder("duel.why.wonder_nobody"),
    obstacles.WONDER_NOT_OFFERED: wonder_not_offered,
    obstacles.TOKEN_NOT_THERE: token_not_there,
    obstacles.NOT_IN_CITY: not_in_city,
    obstacles.NOT_COLOUR: not_colour,
    obstacles.NOT_DISCARDED: not_discarded,
}
