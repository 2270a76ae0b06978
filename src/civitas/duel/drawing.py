"""What a board draws with and no rule asks for: how prices are made, where cards lie, the track, the draft."""

from __future__ import annotations

from typing import Final, TypedDict

from civitas.duel.bills import Market, Row, bill_of_building, bill_of_wonder, market_of
from civitas.duel.cards.decks import BUILDING_NAMES, WONDERS
from civitas.duel.cards.effects import RESOURCES, SYMBOLS
from civitas.duel.military import (
    LARGE_TOKEN,
    LARGE_TOKEN_AT,
    LARGE_TOKEN_COINS,
    SMALL_TOKEN,
    SMALL_TOKEN_AT,
    SMALL_TOKEN_COINS,
)
from civitas.duel.outlook import Outlook, outlooks
from civitas.duel.science import SYMBOLS_TO_WIN
from civitas.duel.state import NO_AGE, STARTING_COINS, Duel
from civitas.duel.structure import CARDS_LAID, PLACES
from civitas.duel.victory import COINS_PER_POINT, MILITARY_POINTS
from civitas.duel.wonder_draft import DRAFT, DraftWonder, ReceiveLastWonder

MILITARY_TOKENS: Final = (
    (SMALL_TOKEN, SMALL_TOKEN_AT, SMALL_TOKEN_COINS),
    (LARGE_TOKEN, LARGE_TOKEN_AT, LARGE_TOKEN_COINS),
)


class Place(TypedDict):
    """Where a card of the age lies or lay: its row, and its column in half cards from the left."""

    row: int
    column: int


class Loot(TypedDict):
    """A military token that still lies before a capital."""

    seat: int
    at: int
    coins: int


class Taker(TypedDict):
    """Somebody's part in the selection of wonders; the last of each group is what is left, without a choice."""

    seat: int
    chooses: bool


class Drawing(TypedDict):
    """What only a board needs."""

    bills: dict[str, list[list[Row]]]
    """Of each card that lies face up, for each seat."""
    wonder_bills: dict[str, list[Row]]
    """Of each wonder that waits, for its owner."""
    outlooks: dict[str, list[list[Outlook]]]
    """What a card, wonder or token would bring each seat, where there is something to say."""
    market: list[dict[str, Market]]
    layout: list[Place]
    track: list[int]
    """The points of each space of the conflict track, from the middle to a capital."""
    loot: list[Loot]
    draft: list[Taker]
    symbols: list[str]
    symbols_to_win: int
    coins_per_point: int
    starting_coins: int


def layout_of(age: int) -> list[Place]:
    left = min(column for _, column, _ in PLACES[age])
    return [Place(row=row, column=column - left) for row, column, _ in PLACES[age]]


def takers() -> list[Taker]:
    choosing = [step for step in DRAFT if isinstance(step, (DraftWonder, ReceiveLastWonder))]
    return [Taker(seat=int(step.seat), chooses=isinstance(step, DraftWonder)) for step in choosing]


TAKERS: Final = takers()
LAID_OUT: Final = [layout_of(age) for age in range(len(PLACES))]


def drawing(game: Duel) -> Drawing:
    markets = [market_of(game, seat) for seat in range(2)]
    return Drawing(
        bills={
            BUILDING_NAMES[id]: [bill_of_building(game.city(seat), markets[seat], id) for seat in range(2)]
            for id in face_up(game)
        },
        wonder_bills=show_wonder_bills(game, markets),
        outlooks=outlooks(game, [*face_up(game), *game.discard]),
        market=[dict(zip(RESOURCES, market)) for market in markets],
        layout=[] if game.age == NO_AGE else LAID_OUT[game.age],
        track=list(MILITARY_POINTS),
        loot=show_loot(game),
        draft=TAKERS,
        symbols=list(SYMBOLS),
        symbols_to_win=SYMBOLS_TO_WIN,
        coins_per_point=COINS_PER_POINT,
        starting_coins=STARTING_COINS,
    )


def face_up(game: Duel) -> list[int]:
    """The cards of the structure whose faces all see."""
    if game.age == NO_AGE:
        return []
    seen = game.present & game.face_up
    return [game.ages[game.age][place] for place in range(CARDS_LAID) if seen >> place & 1]


def show_wonder_bills(game: Duel, markets: list[list[Market]]) -> dict[str, list[Row]]:
    return {
        wonder.name: bill_of_wonder(game.city(seat), markets[seat], id)
        for seat in range(2)
        for id, wonder in enumerate(WONDERS)
        if game.city(seat).wonders >> id & 1
    }


def show_loot(game: Duel) -> list[Loot]:
    return [
        Loot(seat=seat, at=at, coins=coins)
        for seat in range(len(game.cities))
        for token, at, coins in MILITARY_TOKENS
        if game.looting >> 2 * seat & token
    ]
