"""The end of the game: two supremacies at once, the civilian victory after Age III, and the points.

Rulebook, End of the game and victory. Whoever enters the enemy capital or gathers six symbols wins in that instant; the
questions that the same play still had to ask are not asked any more.
"""

from __future__ import annotations

from typing import Final

from civitas.duel import codes
from civitas.duel.cards.decks import BUILDINGS, TOKENS, WONDERS
from civitas.duel.cards.effects import BLUE, GREEN, PURPLE, YELLOW
from civitas.duel.counting import most_of
from civitas.duel.events import (
    CIVILIAN_VICTORY,
    MILITARY_SUPREMACY,
    RESIGNED,
    SCIENTIFIC_SUPREMACY,
    SHARED_VICTORY,
)
from civitas.duel.state import City, Duel, rival_of
from civitas.kernel.agenda import Step
from civitas.kernel.bits import count_bits
from civitas.kernel.ints import i64

# How a game can end.
PLAYING: Final = 0
BY_MILITARY: Final = 1
BY_SCIENCE: Final = 2
BY_POINTS: Final = 3
BY_BLUE_POINTS: Final = 4
BY_SHARING: Final = 5
BY_RESIGNING: Final = 6
ENDINGS: Final = (
    "still played",
    "military supremacy",
    "scientific supremacy",
    "civilian victory",
    "civilian victory, more points on blue cards",
    "shared victory",
    "resignation",
)

SOURCES: Final = ("military", "blue", "green", "yellow", "guilds", "wonders", "progress", "coins")
MILITARY_POINTS: Final[list[int]] = [0, 2, 2, 5, 5, 5, 10, 10, 10, 0]
COINS_PER_POINT: Final = 3


def win(game: Duel, seat: i64, ending: i64) -> None:
    """The game ends at once and one player has won it."""
    finish(game, 1 << seat, ending)
    if ending == BY_MILITARY:
        game.tell(MILITARY_SUPREMACY, seat)
    elif ending == BY_SCIENCE:
        game.tell(SCIENTIFIC_SUPREMACY, seat)


def resign(game: Duel, seat: i64) -> None:
    """A player gives up: the rival has won."""
    finish(game, 1 << rival_of(seat), BY_RESIGNING)
    game.tell(RESIGNED, seat)


def finish(game: Duel, winners: i64, ending: i64) -> None:
    game.winners = winners
    game.ending = ending
    game.agenda.clear()


class CompareCities(Step[Duel]):
    """After Age III the city with more points wins; then more points on blue cards; then both share the victory."""

    __slots__ = ()

    def run(self, game: Duel) -> None:
        ahead = points(game, 0) - points(game, 1)
        if ahead != 0:
            finish(game, 1 if ahead > 0 else 2, BY_POINTS)
        else:
            ahead = colour_points(game.first, BLUE) - colour_points(game.second, BLUE)
            if ahead != 0:
                finish(game, 1 if ahead > 0 else 2, BY_BLUE_POINTS)
            else:
                finish(game, 3, BY_SHARING)
        if game.ending == BY_SHARING:
            game.tell(SHARED_VICTORY)
        else:
            game.tell(CIVILIAN_VICTORY, game.winners - 1)

    def encode(self) -> list[int]:
        return [codes.COMPARE]


COMPARE_CITIES: Final = CompareCities()


def points_by_source(game: Duel, seat: i64) -> list[int]:
    """The points of a city, in the order of SOURCES."""
    city = game.city(seat)
    return [
        military_points(game, seat),
        colour_points(city, BLUE),
        colour_points(city, GREEN),
        colour_points(city, YELLOW),
        guild_points(game, city),
        wonder_points(city),
        progress_points(city),
        city.coins // COINS_PER_POINT,
    ]


def points(game: Duel, seat: i64) -> i64:
    """All points of a city together, its cards counted in one round: what the sources sum up to."""
    city = game.city(seat)
    total = military_points(game, seat) + city.coins // COINS_PER_POINT + wonder_points(city) + progress_points(city)
    for id in city.structures:
        building = BUILDINGS[id]
        total += building.points
        if building.points_each:
            total += building.points_each * most_of(game, building.counts)
    return total


def military_points(game: Duel, seat: i64) -> i64:
    """0, 2, 5 or 10 for the zone of the pawn, to the player whose rival it threatens."""
    ahead = game.pawn if seat == 0 else -game.pawn
    return MILITARY_POINTS[ahead] if ahead > 0 else 0


def colour_points(city: City, colour: i64) -> i64:
    total: i64 = 0
    for id in city.structures:
        building = BUILDINGS[id]
        if building.colour == colour:
            total += building.points
    return total


def guild_points(game: Duel, city: City) -> i64:
    """Each guild counts in the city that has most of what it names."""
    total: i64 = 0
    for id in city.structures:
        building = BUILDINGS[id]
        if building.colour == PURPLE:
            total += building.points_each * most_of(game, building.counts)
    return total


def wonder_points(city: City) -> i64:
    total: i64 = 0
    id: i64 = 0
    left = city.built
    while left:
        if left & 1:
            total += WONDERS[id].points
        left >>= 1
        id += 1
    return total


def progress_points(city: City) -> i64:
    total: i64 = 0
    held = count_bits(city.tokens)
    id: i64 = 0
    left = city.tokens
    while left:
        if left & 1:
            total += TOKENS[id].points + TOKENS[id].points_each * held
        left >>= 1
        id += 1
    return total
