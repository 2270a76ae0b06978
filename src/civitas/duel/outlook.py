"""What a card would bring a city now, for whoever thinks about taking it: signs, the pawn, what it counts."""

from __future__ import annotations

from typing import TypedDict

from civitas.duel.cards.decks import BUILDING_NAMES, BUILDINGS, TOKEN_NAMES, TOKENS, WONDER_NAMES, WONDERS
from civitas.duel.cards.effects import NONE, PURPLE, SYMBOLS, YELLOW, Building
from civitas.duel.construction import shields_of
from civitas.duel.counting import count_in, most_of
from civitas.duel.military import CAPITAL
from civitas.duel.science import SYMBOLS_TO_WIN
from civitas.duel.state import Duel
from civitas.duel.victory import MILITARY_POINTS
from civitas.kernel.bits import count_bits


class Outlook(TypedDict, total=False):
    """One thing that a card would bring: what it is, with its numbers and names."""

    brings: str
    symbol: str
    count: int
    wanted: int
    spaces: int
    points: int
    coins: int


def outlooks(game: Duel, buildings: list[int]) -> dict[str, list[list[Outlook]]]:
    """What these buildings, wonders in sight and tokens would bring either city, where there is something to say."""
    waiting = game.offered | game.first.wonders | game.second.wonders
    found = {BUILDING_NAMES[id]: [of_building(game, seat, id) for seat in range(2)] for id in buildings}
    found |= {
        WONDER_NAMES[id]: [of_shields(game, seat, int(wonder.shields)) for seat in range(2)]
        for id, wonder in enumerate(WONDERS)
        if waiting >> id & 1
    }
    found |= {
        TOKEN_NAMES[id]: [of_symbol(game, seat, int(token.symbol)) for seat in range(2)]
        for id, token in enumerate(TOKENS)
    }
    return {name: each for name, each in found.items() if any(each)}


def of_building(game: Duel, seat: int, id: int) -> list[Outlook]:
    building = BUILDINGS[id]
    return [
        *of_symbol(game, seat, int(building.symbol)),
        *of_shields(game, seat, int(shields_of(game.city(seat), building)) if building.shields else 0),
        *of_count(game, seat, building),
    ]


def of_symbol(game: Duel, seat: int, symbol: int) -> list[Outlook]:
    """A symbol the city has makes a pair; the sixth wins."""
    if symbol == NONE:
        return []
    city, name = game.city(seat), SYMBOLS[symbol]
    if city.symbols >> symbol & 1:
        return [Outlook(brings="pair" if game.board else "pair_late", symbol=name)]
    count = int(count_bits(city.symbols)) + 1
    if count == SYMBOLS_TO_WIN:
        return [Outlook(brings="sixth", symbol=name)]
    return [Outlook(brings="sign", symbol=name, count=count, wanted=SYMBOLS_TO_WIN)]


def of_shields(game: Duel, seat: int, shields: int) -> list[Outlook]:
    """Shields move the pawn: to the capital, or into a zone with points."""
    if shields == 0:
        return []
    ahead = int(game.pawn if seat == 0 else -game.pawn) + shields
    if ahead >= CAPITAL:
        return [Outlook(brings="capital")]
    if ahead > 0:
        return [Outlook(brings="ahead", spaces=ahead, points=MILITARY_POINTS[ahead])]
    return [Outlook(brings="middle")] if ahead == 0 else [Outlook(brings="behind", spaces=-ahead)]


def of_count(game: Duel, seat: int, building: Building) -> list[Outlook]:
    """What a card that counts would bring now: a guild counts in the city with most, a yellow card itself as well."""
    if building.counts == NONE:
        return []
    if building.colour != PURPLE:
        itself = 1 if building.counts == YELLOW else 0
        count = int(count_in(game.city(seat), building.counts)) + itself
        return [Outlook(brings="coins", coins=int(building.coins_each) * count)]
    most = int(most_of(game, building.counts))
    points = int(building.points_each) * most
    if building.coins_each == 0:
        return [Outlook(brings="guild_points", points=points)]
    return [Outlook(brings="guild", coins=int(building.coins_each) * most, points=points)]
