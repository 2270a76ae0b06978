"""The table of Duel as a person would tell it, from what a seat sees: who has what, what can be taken, what lies behind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from civitas.duel.cards.effects import RESOURCES
from civitas.duel.military import CAPITAL
from civitas.duel.structure import COVERED_BY
from civitas.duel.victory import MILITARY_POINTS
from civitas.duel.view import CityShown, Place, Table, WonderShown
from civitas.duel.wonders import MOST_WONDERS
from civitas.duel.words.news import by_price
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.view import View
from civitas.telling import Cards, Part, facts_of, heading_of, is_long, of, seats_from, some

# fmt: off
ENGLISH: Final = {
    "tell.duel.has.you":            "You have {coins:coin|coins} and {points:point|points}.",
    "tell.duel.has":           "{seat:player} has {coins:coin|coins} and {points:point|points}.",
    "tell.duel.even":               "The conflict is even.",
    "tell.duel.leads.you":          "You lead the conflict by {distance:space|spaces}, worth {points:point|points} at the end; {more} more would win the game.",
    "tell.duel.leads":         "{seat:player} leads the conflict by {distance:space|spaces}, worth {points:point|points} at the end; {more} more would win the game.",
    "tell.duel.makes.you":          "You make {things}.",
    "tell.duel.makes":         "{seat:player} makes {things}.",
    "tell.duel.makes_nothing.you":  "You make nothing yet.",
    "tell.duel.makes_nothing": "{seat:player} makes nothing yet.",
    "tell.duel.any_raw":            "{count} wood, clay or stone by choice",
    "tell.duel.any_goods":          "{count} glass or papyrus by choice",
    "tell.duel.pays":               "More would cost you {things} a unit.",
    "tell.duel.symbols.you":        "You own {count:scientific symbol|scientific symbols} of the six that win: {things}.",
    "tell.duel.symbols":       "{seat:player} owns {count:scientific symbol|scientific symbols} of the six that win: {things}.",
    "tell.duel.chains.you":         "Your chain symbols: {things}.",
    "tell.duel.chains":        "Chain symbols of {seat:player}: {things}.",
    "tell.duel.tokens.you":         "Your progress tokens: {things}.",
    "tell.duel.tokens":        "Progress tokens of {seat:player}: {things}.",
    "tell.duel.city.you":           "You have built {things}.",
    "tell.duel.city":          "{seat:player} has built {things}.",
    "tell.duel.to_build.you":       "Wonders you can still build: {things}.",
    "tell.duel.to_build":      "Wonders {seat:player} can still build: {things}.",
    "tell.duel.wonder":             "{wonder} for {coins:coin|coins} ({facts})",
    "tell.duel.wonder_free":        "{wonder} for nothing ({facts})",
    "tell.duel.built":              "Wonders built: {things}.",
    "tell.duel.wonders_left":       "Only {count:more wonder|more wonders} can be built in this game.",
    "tell.duel.no_wonder_left":     "No more wonder can be built in this game.",
    "tell.duel.reach":              "Within reach, {count:card|cards}",
    "tell.duel.card":               "{card}, {facts}, for {coins:coin|coins}.",
    "tell.duel.card_free":          "{card}, {facts}, free.",
    "tell.duel.card_chain":         "{card}, {facts}, free through its chain.",
    "tell.duel.card_dear":          "{card}, {facts}, for {coins:coin|coins}: {missing} more than you have.",
    "tell.duel.card_only":          "{card}, {facts}.",
    "tell.duel.turns_up":           "{card} Taking it turns up {count:card|cards}.",
    "tell.duel.turns_up_nothing":   "{card} Taking it turns up nothing.",
    "tell.duel.discarding":         "Discarding any of them brings {coins:coin|coins}.",
    "tell.duel.behind":             "Behind them",
    "tell.duel.face_down":          "{count:card lies|cards lie} face down.",
    "tell.duel.face_down_guilds":   "{count:card lies|cards lie} face down, {guilds:guild|guilds} among them.",
    "tell.duel.face_up":            "Face up, not yet free: {things}.",
    "tell.duel.offer":              "Wonders on offer, {count}",
    "tell.duel.offered":            "{wonder}, {facts}.",
    "tell.duel.common":             "Tokens and discarded cards",
    "tell.duel.board":              "Progress tokens, for a pair of equal symbols: {things}.",
    "tell.duel.drawn":              "The Great Library drew {things}.",
    "tell.duel.discarded":          "{count:card is|cards are} discarded: {things}.",
    "tell.duel.thing":              "{thing} ({facts})",
}
# fmt: on

add_sentences("en", ENGLISH)

CHOICES: Final = ("raw", "goods")


def tell(seen: View[Table], cards: Cards) -> list[Part]:
    """The parts of the table, from what the viewer has to what is common to both."""
    table, viewer = seen["table"], seen["viewer"]
    own = [] if viewer is None else [city_part(table, viewer, viewer, cards)]
    rivals = [city_part(table, seat, viewer, cards) for seat in seats_from(2, viewer)]
    return [*own, *offer(table, cards), *reach(seen, cards), *behind(table, cards), *rivals, common(table, cards)]


def given(card: str, cards: Cards) -> list[Message]:
    """What a component gives, without what it costs."""
    return [fact for fact in facts_of(card, cards) if not fact.id.startswith("duel.cost")]


def thing(card: str, cards: Cards) -> Message:
    return Message("tell.duel.thing", thing=card, facts=given(card, cards))


# A city


def city_part(table: Table, seat: int, viewer: int | None, cards: Cards) -> Part:
    city = table["cities"][seat]
    lines = [
        of(
            seat, viewer, "tell.duel.has", "tell.duel.has.you", coins=city["coins"], points=sum(city["points"].values())
        ),
        *conflict(table, seat, viewer),
        makes(city, seat, viewer),
        *(pays(city) if seat == viewer else []),
        *owns(city, seat, viewer, cards),
        *wonders(table, seat, viewer, cards),
    ]
    return Part(heading_of(seat, viewer), lines)


def conflict(table: Table, seat: int, viewer: int | None) -> list[Message]:
    """Who leads; an even conflict is mentioned once, with the first city."""
    pawn = table["pawn"] if seat == 0 else -table["pawn"]
    if pawn == 0:
        return [Message("tell.duel.even")] if seat == (viewer or 0) else []
    if pawn < 0 or pawn >= CAPITAL:
        return []
    return [
        of(
            seat,
            viewer,
            "tell.duel.leads",
            "tell.duel.leads.you",
            distance=pawn,
            points=int(MILITARY_POINTS[pawn]),
            more=CAPITAL - pawn,
        )
    ]


def makes(city: CityShown, seat: int, viewer: int | None) -> Message:
    made: list[Message] = [
        Message("duel.cost.unit", count=city["makes"][name], resource=name) for name in RESOURCES if city["makes"][name]
    ]
    made += [
        Message(f"tell.duel.any_{choice}", count=city["chooses"][choice])
        for choice in CHOICES
        if city["chooses"][choice]
    ]
    return (
        of(seat, viewer, "tell.duel.makes", "tell.duel.makes.you", things=made)
        if made
        else of(seat, viewer, "tell.duel.makes_nothing", "tell.duel.makes_nothing.you")
    )


def pays(city: CityShown) -> list[Message]:
    """What the bank asks for one more unit, those of one price together."""
    return some("tell.duel.pays", by_price(city["pays"]))


def owns(city: CityShown, seat: int, viewer: int | None, cards: Cards) -> list[Message]:
    """Symbols, chains, tokens and buildings, where there are any."""
    listed: dict[str, list[Any]] = {
        "symbols": list(city["symbols"]),
        "chains": list(city["chains"]),
        "tokens": [thing(token, cards) for token in city["tokens"]],
        "city": list(city["buildings"]),
    }
    return [
        of(seat, viewer, f"tell.duel.{name}", f"tell.duel.{name}.you", things=things, count=len(things))
        for name, things in listed.items()
        if things
    ]


def wonders(table: Table, seat: int, viewer: int | None, cards: Cards) -> list[Message]:
    held = table["cities"][seat]["wonders"]
    to_build = [wonder_to_build(wonder, cards) for wonder in held if wonder["price"] is not None]
    built = [wonder["wonder"] for wonder in held if wonder["price"] is None]
    lines = [of(seat, viewer, "tell.duel.to_build", "tell.duel.to_build.you", things=to_build)] if to_build else []
    return [
        *lines,
        *some("tell.duel.built", built),
        *(wonders_left(table) if seat == last_to_build(table, viewer) else []),
    ]


def last_to_build(table: Table, viewer: int | None) -> int | None:
    """Of those who have a wonder to build whoever is told of last: there it is said how many there can be."""
    told = [seat for seat in (viewer, *seats_from(2, viewer)) if seat is not None]
    waiting = [seat for seat in told if any(wonder["price"] is not None for wonder in table["cities"][seat]["wonders"])]
    return waiting[-1] if waiting else None


def wonder_to_build(wonder: WonderShown, cards: Cards) -> Message:
    name, coins = wonder["wonder"], wonder["price"]
    id = "tell.duel.wonder" if coins else "tell.duel.wonder_free"
    return Message(id, wonder=name, coins=coins, facts=given(name, cards))


def wonders_left(table: Table) -> list[Message]:
    """How many more wonders there can be, once that is fewer than both have left."""
    all_of_them = [wonder for city in table["cities"] for wonder in city["wonders"]]
    built = sum(wonder["price"] is None for wonder in all_of_them)
    left = MOST_WONDERS - built
    if built == 0:  # that one of eight is not built everybody knows from the rules
        return []
    return [Message("tell.duel.wonders_left", count=left) if left else Message("tell.duel.no_wonder_left")]


# What lies there


def offer(table: Table, cards: Cards) -> list[Part]:
    """The wonders that are drafted."""
    offered = [Message("tell.duel.offered", wonder=name, facts=facts_of(name, cards)) for name in table["offered"]]
    return [Part(Message("tell.duel.offer", count=len(offered)), (), offered)] if offered else []


def reach(seen: View[Table], cards: Cards) -> list[Part]:
    """The cards that can be taken, each with its price, what it gives and what it turns up."""
    table = seen["table"]
    places = [
        (at, place) for at, place in enumerate(table["structure"]) if place and place["available"] and place["card"]
    ]
    items = [available(seen, at, place, cards) for at, place in places]
    heading = Message("tell.duel.reach", count=len(items))
    return [Part(heading, discarding(seen), items, numbered=is_long(seen))] if items else []


def discarding(seen: View[Table]) -> list[Message]:
    brings = {move["sentence"]["args"]["coins"] for move in seen["moves"] if move["kind"] == "discard"}
    return [Message("tell.duel.discarding", coins=coins) for coins in brings]


def available(seen: View[Table], at: int, place: Place, cards: Cards) -> Message:
    table = seen["table"]
    card = priced(seen, place, cards)
    hidden = [
        below
        for below, other in enumerate(table["structure"])
        if other and other["card"] is None and present(table, COVERED_BY[table["age"] - 1][below]) == [at]
    ]
    if not hidden:
        return Message("tell.duel.turns_up_nothing", card=card)
    return Message("tell.duel.turns_up", card=card, count=len(hidden))


def present(table: Table, places: int) -> list[int]:
    """Of some places, given as bits, those where a card still lies."""
    return [at for at, place in enumerate(table["structure"]) if place and places >> at & 1]


def priced(seen: View[Table], place: Place, cards: Cards) -> Message:
    name, viewer = str(place["card"]), seen["viewer"]
    facts = {"card": name, "facts": given(name, cards)}
    if viewer is None:
        return Message("tell.duel.card_only", **facts)
    coins, has = place["prices"][viewer], seen["table"]["cities"][viewer]["coins"]
    if coins > has:
        return Message("tell.duel.card_dear", coins=coins, missing=coins - has, **facts)
    if coins:
        return Message("tell.duel.card", coins=coins, **facts)
    linked = cards[name]["free_with"] in seen["table"]["cities"][viewer]["chains"]
    return Message("tell.duel.card_chain" if linked else "tell.duel.card_free", **facts)


def behind(table: Table, cards: Cards) -> list[Part]:
    places = [place for place in table["structure"] if place and not (place["available"] and place["card"])]
    face_up = [thing(place["card"], cards) for place in places if place["card"] is not None]
    lines = [*face_down([place for place in places if place["card"] is None]), *some("tell.duel.face_up", face_up)]
    return [Part(Message("tell.duel.behind"), lines)] if lines else []


def face_down(places: Iterable[Place]) -> list[Message]:
    hidden = list(places)
    guilds = sum(place["guild"] for place in hidden)
    if not hidden:
        return []
    return [
        Message("tell.duel.face_down_guilds" if guilds else "tell.duel.face_down", count=len(hidden), guilds=guilds)
    ]


def common(table: Table, cards: Cards) -> Part:
    drawn = table["library_draw"]
    lines = [
        *some("tell.duel.board", [thing(token, cards) for token in table["board_tokens"]]),
        *some("tell.duel.drawn", [thing(token, cards) for token in drawn] if isinstance(drawn, list) else []),
        *some("tell.duel.discarded", table["discard"]),
    ]
    return Part(Message("tell.duel.common"), lines)
