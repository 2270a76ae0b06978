"""The table of Duel in words, for screen readers, pipes and files: what the picture shows, one sentence a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.duel.cards.effects import RESOURCES, SYMBOLS
from civitas.duel.military import CAPITAL, LARGE_TOKEN, LARGE_TOKEN_COINS, SMALL_TOKEN, SMALL_TOKEN_COINS
from civitas.duel.science import SYMBOLS_TO_WIN
from civitas.duel.victory import MILITARY_POINTS
from civitas.duel.view import CityShown, Place, Table, WonderShown
from civitas.kernel.messages import Message
from civitas.terminal.duel.marks import Seen, face_of
from civitas.terminal.duel.names import about, cost_of, gives, sorted_by_colour
from civitas.terminal.voice import Voice

AGES: Final = ("", "I", "II", "III")


def tell(seen: Seen, voice: Voice) -> list[str]:
    """The whole table."""
    table, viewer = seen["table"], seen["viewer"]
    return [
        *tell_structure(table, voice),
        *tell_city(table, 0, viewer, voice),
        *tell_city(table, 1, viewer, voice),
        *tell_conflict(table, voice),
        *tell_tokens(table, voice),
        voice.sentence("terminal.duel.discard", cards=listed(table["discard"])),
    ]


def tell_briefly(seen: Seen, voice: Voice) -> list[str]:
    """The cards that can be taken; coins, points, symbols and the pawn."""
    table = seen["table"]
    places = [place for place in table["structure"] if place and place["available"] and place["card"]]
    cities = [
        voice.sentence(
            "terminal.duel.brief_city",
            seat=seat,
            you=you(seat, seen["viewer"], voice),
            coins=city["coins"],
            points=sum(city["points"].values()),
            symbols=len(city["symbols"]),
        )
        for seat, city in enumerate(table["cities"])
    ]
    return [
        *(tell_available(place, voice) for place in places),
        *cities,
        pawn_in_words(table["pawn"], voice),
    ]


# The structure


def tell_structure(table: Table, voice: Voice) -> list[str]:
    """Available cards first, then those under them, then how many lie face down in which row."""
    places = [place for place in table["structure"] if place is not None]
    if not places:
        return tell_offer(table, voice)
    face_up = [place for place in places if place["card"]]
    lines = [voice.sentence("terminal.duel.age", age=AGES[table["age"]], count=len(places))]
    lines += [tell_available(place, voice) for place in face_up if place["available"]]
    lines += [tell_covered(place, places, voice) for place in reversed(face_up) if not place["available"]]
    return lines + tell_hidden(places, voice)


def tell_offer(table: Table, voice: Voice) -> list[str]:
    """Before the first age the wonders on offer lie there instead."""
    if not table["offered"]:
        return [voice.sentence("terminal.duel.no_structure")]
    return [voice.sentence("terminal.duel.draft"), *(f"  {about(name, voice)}" for name in table["offered"])]


def tell_available(place: Place, voice: Voice) -> str:
    return voice.sentence("terminal.duel.available", card=about(face_of(place), voice), price=tell_prices(place, voice))


def tell_covered(place: Place, places: Sequence[Place], voice: Voice) -> str:
    covers = [other["card"] for other in places if lies_on(other, place)]
    hidden = covers.count(None)
    named = [name for name in covers if name] + [Message("terminal.duel.face_down", count=hidden)] * bool(hidden)
    return voice.sentence(
        "terminal.duel.covered",
        covers=named,
        card=about(face_of(place), voice),
        price=tell_prices(place, voice),
    )


def lies_on(card: Place, other: Place) -> bool:
    """A card lies on the two of the row before it that are half a card to either side."""
    return bool(card["row"] == other["row"] + 1 and abs(card["column"] - other["column"]) == 1)


def tell_prices(place: Place, voice: Voice) -> str:
    first, second = (
        Message("terminal.duel.price_for" if price else "terminal.duel.free_for", seat=seat, coins=price)
        for seat, price in enumerate(place["prices"])
    )
    return voice.sentence("terminal.duel.prices", first=first, second=second)


def tell_hidden(places: Sequence[Place], voice: Voice) -> list[str]:
    lines = []
    for row in sorted({place["row"] for place in places}):
        hidden = [place for place in places if place["row"] == row and not place["card"]]
        guilds = sum(place["guild"] for place in hidden)
        note = voice.sentence("terminal.duel.hidden_guilds", guilds=guilds) if guilds else ""
        if hidden:
            lines.append(voice.sentence("terminal.duel.hidden", count=len(hidden), row=row + 1, guilds=note))
    return lines


# The cities


def tell_city(table: Table, seat: int, viewer: int | None, voice: Voice) -> list[str]:
    city = table["cities"][seat]
    points = sum(city["points"].values())
    head = voice.sentence(
        "terminal.duel.city", seat=seat, you=you(seat, viewer, voice), coins=city["coins"], points=points
    )
    return [
        head,
        *tell_trade(city, voice),
        tell_symbols(city, voice),
        *tell_holdings(city, voice),
        *(tell_wonder(wonder, voice) for wonder in city["wonders"]),
        *tell_buildings(city, voice),
    ]


def you(seat: int, viewer: int | None, voice: Voice) -> str:
    return voice.sentence("terminal.you") if seat == viewer else ""


def tell_trade(city: CityShown, voice: Voice) -> list[str]:
    """What the city makes, and what the bank asks for the rest."""
    makes = [amount(city["makes"][name], name) for name in RESOURCES if city["makes"][name]]
    for choice, count in city["chooses"].items():
        if count:
            makes.append(Message(f"terminal.duel.any_{choice}", count=count))
    prices = ", ".join(f"{voice.name(name)} {city['pays'][name]}" for name in RESOURCES)
    return [
        voice.sentence("terminal.duel.makes", made=makes or [Message("terminal.duel.makes_nothing")]),
        voice.sentence("terminal.duel.buys", prices=prices),
    ]


def amount(count: int, resource: str) -> Message:
    return Message("duel.cost.unit", count=count, resource=resource)


def tell_symbols(city: CityShown, voice: Voice) -> str:
    owned = city["symbols"]
    return voice.sentence(
        "terminal.duel.symbols",
        count=len(owned),
        wanted=SYMBOLS_TO_WIN,
        owned=listed(owned),
        missing=listed([name for name in SYMBOLS if name not in owned]),
    )


def tell_holdings(city: CityShown, voice: Voice) -> list[str]:
    """Chain symbols and progress tokens, if there are any."""
    lines = []
    if city["chains"]:
        lines.append(voice.sentence("terminal.duel.chains", chains=city["chains"]))
    if city["tokens"]:
        lines.append(voice.sentence("terminal.duel.tokens", tokens=named_tokens(city["tokens"], voice)))
    return lines


def tell_wonder(wonder: WonderShown, voice: Voice) -> str:
    name = wonder["wonder"]
    if wonder["built_with"]:
        return voice.sentence(
            "terminal.duel.wonder_built", building=wonder["built_with"], wonder=name, gives=gives(name, voice)
        )
    return voice.sentence(
        "terminal.duel.wonder_unbuilt",
        coins=wonder["price"],
        wonder=name,
        gives=gives(name, voice),
        cost=cost_of(name, voice),
    )


def tell_buildings(city: CityShown, voice: Voice) -> list[str]:
    return [
        voice.sentence("terminal.duel.buildings", colour=voice.name(colour).capitalize(), buildings=names)
        for colour, names in sorted_by_colour(city["buildings"]).items()
    ]


# The board


def tell_conflict(table: Table, voice: Voice) -> list[str]:
    lines = [pawn_in_words(table["pawn"], voice)]
    for seat, bits in enumerate(table["military_tokens"]):
        tokens = [Message("terminal.duel.loot_coins", coins=coins) for coins in loot_coins(bits)]
        lines.append(voice.sentence("terminal.duel.loot", seat=seat, tokens=tokens or listed([])))
    return lines


def loot_coins(bits: int) -> list[int]:
    """What the military tokens before a capital would cost its player."""
    return [coins for bit, coins in ((SMALL_TOKEN, SMALL_TOKEN_COINS), (LARGE_TOKEN, LARGE_TOKEN_COINS)) if bits & bit]


def pawn_in_words(pawn: int, voice: Voice) -> str:
    if pawn == 0:
        return voice.sentence("terminal.duel.pawn_middle")
    distance = abs(pawn)
    winner = 0 if pawn > 0 else 1
    if distance == CAPITAL:
        return voice.sentence("terminal.duel.pawn_capital", loser=1 - winner)
    return voice.sentence(
        "terminal.duel.pawn",
        distance=distance,
        winner=winner,
        loser=1 - winner,
        points=int(MILITARY_POINTS[distance]),
        more=CAPITAL - distance,
    )


def tell_tokens(table: Table, voice: Voice) -> list[str]:
    """The tokens on the board, and those that The Great Library drew, as far as the viewer knows them."""
    board = table["board_tokens"]
    lines = [voice.sentence("terminal.duel.board", tokens=named_tokens(board, voice) if board else listed([]))]
    if isinstance(table["library_draw"], list) and table["library_draw"]:
        tokens = named_tokens(table["library_draw"], voice)
        lines.append(voice.sentence("terminal.duel.library", tokens=tokens))
    return lines


def named_tokens(names: Sequence[str], voice: Voice) -> list[Message]:
    return [Message("terminal.duel.token", token=name, gives=gives(name, voice)) for name in names]


def listed(names: Sequence[str]) -> list[Any]:
    """The names, or the word for none."""
    return list(names) or [Message("terminal.duel.none")]
