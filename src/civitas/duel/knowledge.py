"""What each player may know: one table, the view that follows it, and worlds that differ only in the rest.

Nearly everything in Duel is open. Hidden are the faces of cards that nobody has seen yet, and which tokens The Great
Library drew. The back of a guild differs from that of other Age III cards, so its place in the structure is known.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.duel.cards.decks import (
    AGE_DECKS,
    BUILDING_NAMES,
    BUILDINGS,
    GUILD_DECK,
    TOKEN_NAMES,
    WONDER_COUNT,
    WONDER_NAMES,
    WONDERS,
    is_guild,
)
from civitas.duel.cards.effects import CHAINS, COLOURS, NONE, RESOURCES, SYMBOLS
from civitas.duel.construction import price_of, unit_price
from civitas.duel.preparation import deal_third_age
from civitas.duel.state import NO_AGE, City, Duel, rival_of
from civitas.duel.structure import CARDS_LAID, PLACES
from civitas.duel.victory import ENDINGS, SOURCES, points_by_source
from civitas.duel.wonder_draft import GROUP_SIZE
from civitas.duel.wonders import LIBRARY_DRAWS, TOKENS_ON_BOARD, price_of_wonder
from civitas.kernel.chance import Chance
from civitas.kernel.knowledge import EVERYBODY, NOBODY, OWNER, Zone

# fmt: off
FACE_UP      = Zone("cards face up in the structure",        faces=EVERYBODY)
FACE_DOWN    = Zone("cards face down in the structure",      faces=NOBODY)
LATER_AGES   = Zone("decks of later ages",                   faces=NOBODY)
REMOVED      = Zone("cards and guilds left in the box",      faces=NOBODY)
DISCARDED    = Zone("discard pile",                          faces=EVERYBODY)
CITY         = Zone("buildings, wonders, tokens in a city",  faces=EVERYBODY)
UNDER_WONDER = Zone("cards under wonders",                   faces=EVERYBODY)
OFFERED      = Zone("wonders on offer",                      faces=EVERYBODY)
LATER_WONDER = Zone("wonders not laid out",                  faces=NOBODY)
BOARD_TOKENS = Zone("progress tokens on the board",          faces=EVERYBODY)
SET_ASIDE    = Zone("progress tokens set aside",             faces=EVERYBODY)  # by elimination; their order is not
LIBRARY_DRAW = Zone("tokens drawn by The Great Library",     faces=OWNER)
# fmt: on
ZONES: Final = (
    FACE_UP,
    FACE_DOWN,
    LATER_AGES,
    REMOVED,
    DISCARDED,
    CITY,
    UNDER_WONDER,
    OFFERED,
    LATER_WONDER,
    BOARD_TOKENS,
    SET_ASIDE,
    LIBRARY_DRAW,
)  # fmt: skip
LIBRARY: Final = 3


# The view


def view(game: Duel, viewer: int | None) -> dict[str, Any]:
    """The whole table as the viewer sees it."""
    return {
        "age": game.age + 1 if age_is_laid(game) else 0,
        "structure": [show_place(game, place) for place in range(CARDS_LAID)] if age_is_laid(game) else [],
        "cities": [show_city(game, seat) for seat in range(2)],
        "offered": OFFERED.show(bits_to_names(game.offered, WONDER_NAMES), viewer),
        "discard": DISCARDED.show([BUILDING_NAMES[id] for id in game.discard], viewer),
        "board_tokens": BOARD_TOKENS.show(bits_to_names(game.board, TOKEN_NAMES), viewer),
        "set_aside": SET_ASIDE.show(set_aside(game), viewer),
        "library_draw": show_library_draw(game, viewer),
        "pawn": int(game.pawn),
        "military_tokens": [int(game.looting >> 2 * seat & 3) for seat in range(2)],
        "active": int(game.active),
        "ending": ENDINGS[game.ending],
    }


def age_is_laid(game: Duel) -> bool:
    return game.age != NO_AGE


def show_place(game: Duel, place: int) -> dict[str, Any] | None:
    """A card of the structure: its face, or only its back."""
    if not game.present >> place & 1:
        return None
    id = game.ages[game.age][place]
    row, column, _ = PLACES[game.age][place]
    face_up = bool(game.face_up >> place & 1)
    zone = FACE_UP if face_up else FACE_DOWN
    shown: dict[str, Any] = {
        "row": row,
        "column": column,
        "guild": is_guild(id),
        "card": BUILDING_NAMES[id] if zone.shows_faces(None) else None,
        "available": bool(game.available >> place & 1),
    }
    if face_up:
        shown["prices"] = [int(price_of(game, seat, BUILDINGS[id])) for seat in range(2)]
    return shown


def show_city(game: Duel, seat: int) -> dict[str, Any]:
    city, rival = game.cities[seat], game.cities[rival_of(seat)]
    return {
        "coins": int(city.coins),
        "buildings": [BUILDING_NAMES[id] for id in city.structures],
        "colours": dict(zip(COLOURS, city.colours, strict=True)),
        "wonders": [show_wonder(game, seat, id) for id in range(WONDER_COUNT) if (city.wonders | city.built) >> id & 1],
        "tokens": bits_to_names(city.tokens, TOKEN_NAMES),
        "symbols": bits_to_names(city.symbols, SYMBOLS),
        "chains": bits_to_names(city.chains, CHAINS),
        "makes": dict(zip(RESOURCES, city.produces(), strict=True)),
        "chooses": {"raw": int(city.raw_choices), "goods": int(city.goods_choices)},
        "pays": show_prices(city, rival),
        "points": dict(zip(SOURCES, points_by_source(game, seat), strict=True)),
    }


def show_wonder(game: Duel, seat: int, id: int) -> dict[str, Any]:
    under = game.under[id]
    built = under != NONE
    return {
        "wonder": WONDERS[id].name,
        "built_with": BUILDING_NAMES[under] if built else None,
        "price": None if built else int(price_of_wonder(game, seat, id)),
    }


def show_prices(city: City, rival: City) -> dict[str, int]:
    """What the bank asks of a city for one unit of each resource."""
    makes = rival.produces()
    return {name: int(unit_price(city, place, makes[place])) for place, name in enumerate(RESOURCES)}


def show_library_draw(game: Duel, viewer: int | None) -> list[str] | int | None:
    owner = library_owner(game)
    if owner is None:
        return []
    return LIBRARY_DRAW.show([TOKEN_NAMES[id] for id in sorted(drawn_tokens(game))], viewer, owner)


def set_aside(game: Duel) -> list[str]:
    """The tokens that were not laid on the board, whether still in the box or not."""
    return [TOKEN_NAMES[id] for id in sorted(game.token_order[TOKENS_ON_BOARD:])]


def drawn_tokens(game: Duel) -> list[int]:
    return game.token_order[TOKENS_ON_BOARD : TOKENS_ON_BOARD + LIBRARY_DRAWS]


def library_owner(game: Duel) -> int | None:
    """Who has built The Great Library."""
    return next((seat for seat in range(2) if game.cities[seat].built >> LIBRARY & 1), None)


def bits_to_names(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for id, name in enumerate(names) if bits >> id & 1]


# Worlds that look the same


def redeal(game: Duel, viewer: int | None, chance: Chance) -> Duel:
    """The same table with every hidden face dealt anew."""
    world = game.clone()
    world.wonder_order = redeal_wonders(game, chance)
    world.token_order = redeal_tokens(game, viewer, chance)
    world.ages = [redeal_age(game, age, chance) for age in range(3)]
    return world


def redeal_wonders(game: Duel, chance: Chance) -> list[int]:
    """Wonders that have not been laid out change places; in a first game none matter."""
    cities = game.cities
    seen = game.offered | cities[0].wonders | cities[0].built | cities[1].wonders | cities[1].built
    shown = [id for id in game.wonder_order[:GROUP_SIZE] if seen >> id & 1]
    known = 2 * GROUP_SIZE if any(seen >> id & 1 for id in game.wonder_order[GROUP_SIZE:]) else len(shown)
    return game.wonder_order[:known] + chance.shuffled(game.wonder_order[known:])


def redeal_tokens(game: Duel, viewer: int | None, chance: Chance) -> list[int]:
    """Who built The Great Library knows what it drew; everybody knows the token he kept."""
    owner = library_owner(game)
    board, rest = game.token_order[:TOKENS_ON_BOARD], game.token_order[TOKENS_ON_BOARD:]
    if owner is None:
        return board + chance.shuffled(rest)
    if LIBRARY_DRAW.shows_faces(viewer, owner):
        return board + rest[:LIBRARY_DRAWS] + chance.shuffled(rest[LIBRARY_DRAWS:])
    kept = [id for id in rest if game.cities[owner].tokens >> id & 1]
    return board + kept + chance.shuffled([id for id in rest if id not in kept])


def redeal_age(game: Duel, age: int, chance: Chance) -> list[int]:
    """Later ages are dealt anew; of the present age, the cards face down, guilds among guilds."""
    cards = game.ages[age]
    if is_later(game, age):
        return deal_third_age(chance) if age == 2 else chance.shuffled(AGE_DECKS[age])[:CARDS_LAID]
    if age < game.age or not game.present:
        return cards
    hidden = game.present & ~game.face_up
    known = {id for place, id in enumerate(cards) if not hidden >> place & 1}
    unseen = chance.shuffled([id for id in AGE_DECKS[age] if id not in known])
    guilds = chance.shuffled([id for id in GUILD_DECK if id not in known])
    return [
        id if not hidden >> place & 1 else guilds.pop() if is_guild(id) else unseen.pop()
        for place, id in enumerate(cards)
    ]


def is_later(game: Duel, age: int) -> bool:
    """Whether an age has not been laid out yet."""
    return age > game.age
