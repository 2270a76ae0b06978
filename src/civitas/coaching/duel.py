"""What beginners overlook in 7 Wonders Duel."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from civitas.coaching import Advice, Seen, Situation
from civitas.duel.rules import RULES
from civitas.kernel.messages import Message, add_sentences

add_sentences(
    "en",
    {
        "coach.duel.frees": "Look at what this card frees: {card} would end the game for your rival.",
        "coach.duel.fifth": "Your rival has five symbols, and {card} shows one that is missing: one card from the end.",
        "coach.duel.law": "Your rival has five symbols, and {card} would make a pair. With the token Law a pair is the sixth.",
        "coach.duel.capital": "The pawn is {spaces:space|spaces} from your capital, and there are shields on the table.",
        "coach.duel.winning": "Before you do that: something on the table ends the game, for you.",
        "coach.duel.pair": "{card} shows a symbol that you have. A pair brings a progress token.",
        "coach.duel.chain": "You are about to pay {coins:coin|coins}. One card here costs you nothing, by its chain: {card}.",
        "coach.duel.rich": "You have {coins:coin|coins}. Three coins are one point at the end; a wonder works at once, and {wonder} costs {price}.",
        "coach.duel.makes": "This age ends soon, and your city makes hardly anything. Brown and grey cards become rare after it.",
        "coach.duel.dear": "{coins:coin|coins} for {resource} alone. Cards that make it, or a reserve, are paid once.",
        "coach.duel.again": "That is purchase number {count} of {resource}. Cards that make it, or a reserve, are paid once.",
        "coach.duel.seventh": "Six wonders are built. The seventh is the last one, and those that are left are lost.",
        "coach.duel.lost_turn": "This is the last card of the age: the extra turn of that wonder would be lost.",
    },
)

CAPITAL: Final = 9
DANGER: Final = 6
RICH: Final = 12
LATE: Final = 5
"""Cards left of Age I after which goods become rare."""
DEAR: Final = 6
LAST_WONDER: Final = 7
WINNING_SYMBOLS: Final = 6
SYMBOL_TOKEN: Final = "Law"
TOO_NEAR: Final = 8
"""How far the pawn has come when the danger is said again."""
OFTEN: Final = 2
"""Earlier purchases of a resource, after which the next one is spoken of."""


@cache
def cards() -> dict[str, dict[str, Any]]:
    """What is printed."""
    return dict(RULES.catalogue("base"))


def gives(card: str, fact: str) -> Any:
    """What a card gives of some kind; None if nothing."""
    return next((row for row in cards()[card]["gives"] if row["fact"] == fact), None)


def open_cards(seen: Seen, available: bool = False) -> list[dict[str, Any]]:
    places = [place for place in seen.table["structure"] if place and place["card"]]
    return [place for place in places if place["available"] or not available]


def own(seen: Seen) -> Any:
    return seen.table["cities"][seen.seat]


def rival(seen: Seen) -> Any:
    return seen.table["cities"][1 - seen.seat]


def pawn_towards(seen: Seen) -> int:
    """How far the pawn has come towards the seat."""
    return int(-seen.table["pawn"] if seen.seat == 0 else seen.table["pawn"])


def wins(world: Any, seat: int) -> bool:
    return world.result is not None and world.result.winners == (seat,) and "supremacy" in world.result.reason


def arguments(seen: Seen, move: str) -> dict[str, Any]:
    number = seen.world.read(move)
    kind = seen.world.rules.book.kind(number)
    return {"kind": kind.word, **kind.values(number)}


def frees(seen: Seen) -> Advice | None:
    """After the move in mind the rival has a move that wins at once, with a card that is visible now."""
    if seen.move is None:
        return None
    world = seen.after(seen.move)
    if world.seat != 1 - seen.seat:
        return None
    visible = {place["card"] for place in open_cards(seen)}
    for option in world.options():
        card = world.rules.book.kind(option).values(option).get("building")
        if card in visible:
            further = world.clone()
            further.apply(option)
            if wins(further, 1 - seen.seat):
                return Advice("frees", Message("coach.duel.frees", card=card), [f"card:{card}"], 9)
    return None


def fifth(seen: Seen) -> Advice | None:
    """The rival has five symbols, and a sixth is visible, or a pair that brings it with a token."""
    symbols = rival(seen)["symbols"]
    if len(symbols) != WINNING_SYMBOLS - 1:
        return None
    shown = {place["card"]: row["symbol"] for place in open_cards(seen) if (row := gives(place["card"], "symbol"))}
    new = [card for card, symbol in shown.items() if symbol not in symbols]
    pairs = [card for card in shown if card not in new and SYMBOL_TOKEN in seen.table["board_tokens"]]
    for sentence, cards in (("coach.duel.fifth", new), ("coach.duel.law", pairs)):
        if cards:
            return Advice("fifth", Message(sentence, card=cards[0]), [f"card:{cards[0]}"], 5)
    return None


def capital(seen: Seen) -> Advice | None:
    """The pawn is near, and the shields that can be seen reach the capital."""
    far = pawn_towards(seen)
    shields = sorted(row["shields"] for place in open_cards(seen) if (row := gives(place["card"], "shields")))[-2:]
    if far < DANGER or far + sum(shields) < CAPITAL:
        return None
    return Advice("capital", Message("coach.duel.capital", spaces=CAPITAL - far), ["fact:pawn"], 1 + (far >= TOO_NEAR))


def winning(seen: Seen) -> Advice | None:
    """A move wins at once, and another is in mind."""
    if seen.move is None or seen.world.question is None or wins(seen.after(seen.move), seen.seat):
        return None
    visible = {place["card"] for place in open_cards(seen)}
    for option in seen.options():
        if arguments(seen, option).get("building") in visible and wins(seen.after(option), seen.seat):
            return Advice("winning", Message("coach.duel.winning"), [], 9)
    return None


def pair(seen: Seen) -> Advice | None:
    """A card that can be paid shows a symbol that the city has, and there is no token yet."""
    if seen.move is not None or own(seen)["tokens"]:
        return None
    for place in open_cards(seen, available=True):
        row = gives(place["card"], "symbol")
        affordable = place["prices"][seen.seat] <= own(seen)["coins"]
        if row and row["symbol"] in own(seen)["symbols"] and affordable:
            return Advice("pair", Message("coach.duel.pair", card=place["card"]), [f"card:{place['card']}"])
    return None


def chain(seen: Seen) -> Advice | None:
    """Coins are about to be paid for fewer points than a card has that is free by its chain."""
    if seen.move is None or (meant := arguments(seen, seen.move))["kind"] != "build":
        return None
    price = next(row["prices"][seen.seat] for row in open_cards(seen) if row["card"] == meant["building"])
    for place in open_cards(seen, available=True):
        card = place["card"]
        is_chained = cards()[card].get("free_with") in own(seen)["chains"]
        if price > 0 and is_chained and points(card) >= points(meant["building"]):
            return Advice("chain", Message("coach.duel.chain", coins=price, card=card), [f"card:{card}"], price)
    return None


def points(card: str) -> int:
    row = gives(card, "points")
    return int(row["points"]) if row else 0


def rich(seen: Seen) -> Advice | None:
    """Many coins, and a wonder that they could build."""
    city = own(seen)
    left = len([place for place in seen.table["structure"] if place])
    is_early = seen.table["age"] == 1 and left > 2 * LATE
    if seen.move is not None or city["coins"] < RICH or is_early or wonders_built(seen) >= LAST_WONDER:
        return None
    for wonder in city["wonders"]:
        if wonder["price"] is not None and wonder["price"] <= city["coins"]:
            numbers = {"coins": city["coins"], "wonder": wonder["wonder"], "price": wonder["price"]}
            return Advice("rich", Message("coach.duel.rich", **numbers), [f"card:{wonder['wonder']}"], city["coins"])
    return None


def wonders_built(seen: Seen) -> int:
    return sum(wonder["built_with"] is not None for city in seen.table["cities"] for wonder in city["wonders"])


def makes(seen: Seen) -> Advice | None:
    """Age I ends, and the city makes one unit at most."""
    left = len([place for place in seen.table["structure"] if place])
    if seen.move is not None or seen.table["age"] != 1 or left != LATE or sum(own(seen)["makes"].values()) > 1:
        return None
    return Advice("makes", Message("coach.duel.makes"), [f"fact:cities.{seen.seat}.makes"])


def dear(seen: Seen) -> Advice | None:
    """The move in mind buys one resource for many coins, or for the third time."""
    if seen.move is None or (meant := arguments(seen, seen.move))["kind"] != "build":
        return None
    city = own(seen)
    price = next(row["prices"][seen.seat] for row in open_cards(seen) if row["card"] == meant["building"])
    for resource, count in missing(meant["building"], city["makes"], city["chains"]).items():
        coins = count * city["pays"][resource]
        fact = [f"fact:cities.{seen.seat}.pays.{resource}"]
        if DEAR <= coins <= price:
            return Advice("dear", Message("coach.duel.dear", coins=coins, resource=resource), fact, coins)
        if 0 < coins <= price and (before := purchases(city["buildings"], resource)) >= OFTEN:
            return Advice("dear", Message("coach.duel.again", resource=resource, count=before + 1), fact, coins)
    return None


def missing(card: str, makes: dict[str, int], chains: list[str]) -> dict[str, int]:
    """What a city must buy for a card, as far as it has no choice of what it makes."""
    if cards()[card].get("free_with") in chains:
        return {}
    cost = {resource: count for resource, count in cards()[card]["cost"].items() if resource != "coins"}
    return {
        resource: count - makes.get(resource, 0) for resource, count in cost.items() if count > makes.get(resource, 0)
    }


def purchases(buildings: list[str], resource: str) -> int:
    """How often a resource was bought for the buildings of a city, in their order; not counted once there is a choice."""
    makes: dict[str, int] = {}
    chains: list[str] = []
    count = 0
    for card in buildings:
        if gives(card, "chooses"):
            return count
        count += resource in missing(card, makes, chains)
        if row := gives(card, "makes"):
            makes[row["resource"]] = makes.get(row["resource"], 0) + row["count"]
        chains.append(cards()[card]["chain"])
    return count


def seventh(seen: Seen) -> Advice | None:
    """Six wonders are built, and the seat has more to build."""
    waiting = [wonder for wonder in own(seen)["wonders"] if wonder["built_with"] is None]
    if seen.move is not None or wonders_built(seen) != LAST_WONDER - 1 or not waiting:
        return None
    return Advice("seventh", Message("coach.duel.seventh"), [f"fact:cities.{seen.seat}.wonders"])


def lost_turn(seen: Seen) -> Advice | None:
    """A wonder that lets one play again, built with the last card of an age."""
    left = [place for place in seen.table["structure"] if place]
    if seen.move is None or len(left) != 1 or (meant := arguments(seen, seen.move))["kind"] != "build_wonder":
        return None
    if gives(meant["wonder"], "play_again") is None:
        return None
    return Advice("lost_turn", Message("coach.duel.lost_turn"), [f"card:{meant['wonder']}"], 3)


SITUATIONS: Final[tuple[Situation, ...]] = (
    winning, frees, fifth, capital, pair, chain, rich, makes, dear, seventh, lost_turn,
)  # fmt: skip
