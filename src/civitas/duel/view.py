"""The table as one seat or a spectator sees it: plain data, every place shown through its zone."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from civitas.duel.cards.decks import (
    BUILDING_NAMES,
    BUILDINGS,
    TOKEN_NAMES,
    WONDER_NAMES,
    WONDERS,
    is_guild,
)
from civitas.duel.cards.effects import CHAINS, COLOURS, NONE, RESOURCES, SYMBOLS, bits_to_names
from civitas.duel.construction import price_of, unit_price
from civitas.duel.drawing import Drawing
from civitas.duel.knowledge import (
    BOARD_TOKENS,
    CITY,
    DISCARDED,
    FACE_DOWN,
    FACE_UP,
    GONE_WONDER,
    LIBRARY_DRAW,
    OFFERED,
    UNDER_WONDER,
    drawn_tokens,
    library_owner,
)
from civitas.duel.state import NO_AGE, NO_CARD, City, Duel
from civitas.duel.structure import CARDS_LAID, PLACES
from civitas.duel.turn import NextTurn
from civitas.duel.victory import ENDINGS, SOURCES, points_by_source
from civitas.duel.wonders import TOKENS_ON_BOARD, price_of_wonder
from civitas.kernel.bits import members


class Place(TypedDict):
    """A place of the structure with its card: the face, or only the back."""

    row: int
    column: int
    guild: bool
    card: str | None
    available: bool
    prices: NotRequired[list[int]]
    """What each seat would pay for a card that is face up."""


class WonderShown(TypedDict):
    """A wonder of a city: the card it was built with, or what it costs now."""

    wonder: str
    built_with: str | None
    price: int | None


class CityShown(TypedDict):
    """A city with all it has, makes and pays."""

    coins: int
    buildings: list[str]
    colours: dict[str, int]
    wonders: list[WonderShown]
    tokens: list[str]
    symbols: list[str]
    chains: list[str]
    makes: dict[str, int]
    chooses: dict[str, int]
    pays: dict[str, int]
    points: dict[str, int]


class Table(TypedDict):
    """The whole table as the viewer sees it."""

    age: int
    """0 while the wonders are drafted."""
    structure: list[Place | None]
    cities: list[CityShown]
    offered: list[str]
    discard: list[str]
    board_tokens: list[str]
    set_aside: list[str]
    library_draw: list[str] | int
    pawn: int
    military_tokens: list[int]
    removed_wonder: str | None
    """The eighth wonder, once seven are built."""
    active: int
    next: int | None
    """Whose turn it is once the present question is answered, where that is settled: in the middle of a turn."""
    ending: str
    drawing: NotRequired[Drawing]
    """What only a board asks for; programs do without it."""


def view(game: Duel, viewer: int | None) -> Table:
    """The whole table as the viewer sees it."""
    return {
        "age": game.age + 1 if age_is_laid(game) else 0,
        "structure": [show_place(game, place) for place in range(CARDS_LAID)] if age_is_laid(game) else [],
        "cities": [show_city(game, seat) for seat in range(2)],
        "offered": OFFERED.lay_open(bits_to_names(game.offered, WONDER_NAMES)),
        "discard": DISCARDED.lay_open([BUILDING_NAMES[id] for id in game.discard]),
        "board_tokens": BOARD_TOKENS.lay_open(bits_to_names(game.board, TOKEN_NAMES)),
        "set_aside": set_aside(game),
        "library_draw": show_library_draw(game, viewer),
        "pawn": int(game.pawn),
        "military_tokens": [int(game.looting >> 2 * seat & 3) for seat in range(2)],
        "removed_wonder": show_removed_wonder(game),
        "active": int(game.active),
        "next": show_next(game),
        "ending": ENDINGS[game.ending],
    }


def show_next(game: Duel) -> int | None:
    """The player of the turn that waits on the agenda, an extra turn or the rival's, while cards are left for it."""
    if not game.present:
        return None
    return next((int(turn.seat) for turn in reversed(game.agenda) if isinstance(turn, NextTurn)), None)


def age_is_laid(game: Duel) -> bool:
    return game.age != NO_AGE


def show_place(game: Duel, place: int) -> Place | None:
    """A card of the structure: its face, or only its back."""
    if not game.present >> place & 1:
        return None
    id = game.ages[game.age][place]
    row, column, _ = PLACES[game.age][place]
    face_up = bool(game.face_up >> place & 1)
    zone = FACE_UP if face_up else FACE_DOWN
    shown: Place = {
        "row": row,
        "column": column,
        "guild": is_guild(id),
        "card": BUILDING_NAMES[id] if zone.shows_faces(None) else None,
        "available": bool(game.available >> place & 1),
    }
    if face_up:
        shown["prices"] = [int(price_of(game.city(seat), game.city_against(seat), BUILDINGS[id])) for seat in range(2)]
    return shown


def show_city(game: Duel, seat: int) -> CityShown:
    city, rival = game.city(seat), game.city_against(seat)
    return {
        "coins": int(city.coins),
        "buildings": CITY.lay_open([BUILDING_NAMES[id] for id in city.structures]),
        "colours": by_name(COLOURS, city.colour_counts()),
        "wonders": [show_wonder(game, seat, id) for id in members(city.wonders | city.built)],
        "tokens": CITY.lay_open(bits_to_names(city.tokens, TOKEN_NAMES)),
        "symbols": bits_to_names(city.symbols, SYMBOLS),
        "chains": bits_to_names(city.chains, CHAINS),
        "makes": by_name(RESOURCES, city.produces()),
        "chooses": {"raw": int(city.raw_choices), "goods": int(city.goods_choices)},
        "pays": show_prices(city, rival),
        "points": by_name(SOURCES, points_by_source(game, seat)),
    }


def by_name(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return {name: numbers[place] for place, name in enumerate(names)}


def show_wonder(game: Duel, seat: int, id: int) -> WonderShown:
    under = game.under[id]
    built = under != NONE
    return {
        "wonder": WONDERS[id].name,
        "built_with": BUILDING_NAMES[under] if built and UNDER_WONDER.shows_faces(None) else None,
        "price": None if built else int(price_of_wonder(game.city(seat), game.city_against(seat), WONDERS[id])),
    }


def show_prices(city: City, rival: City) -> dict[str, int]:
    """What the bank asks of a city for one unit of each resource."""
    makes = rival.produces()
    return {name: int(unit_price(city, place, makes[place])) for place, name in enumerate(RESOURCES)}


def show_library_draw(game: Duel, viewer: int | None) -> list[str] | int:
    owner = library_owner(game)
    if owner is None:
        return []
    return LIBRARY_DRAW.show([TOKEN_NAMES[id] for id in drawn_tokens(game)], viewer, owner)


def show_removed_wonder(game: Duel) -> str | None:
    id = game.removed_wonder
    return WONDER_NAMES[id] if id != NO_CARD and GONE_WONDER.shows_faces(None) else None


def set_aside(game: Duel) -> list[str]:
    """The tokens that were not laid on the board, in the box or not: known by elimination, but not in their order."""
    return [TOKEN_NAMES[id] for id in sorted(game.token_order[TOKENS_ON_BOARD:])]
