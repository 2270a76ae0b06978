"""What a position of Duel is worth to a player, by hand: points now, and what tends to become points.

In hundredths of a point, one's own city minus the rival's.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.duel.cards.decks import BUILDINGS, WONDER_COUNT, WONDERS
from civitas.duel.cards.effects import BLUE, RED
from civitas.duel.cards.progress import ARCHITECTURE, ECONOMY, MASONRY, STRATEGY, THEOLOGY, URBANISM
from civitas.duel.construction import price_of, shields_of
from civitas.duel.state import City, Duel, rival_of
from civitas.duel.structure import available_cards
from civitas.duel.victory import military_points, points
from civitas.duel.wonders import price_of_wonder
from civitas.kernel.bits import count_bits
from civitas.kernel.ints import i64
from civitas.kernel.state import State

POINT: Final = 100
WIN: Final = 1_000_000
TO_MOVE: Final = 120

# The worth of a coin beyond its third of a point, of producing a first and a further unit, by age.
COIN: Final[list[int]] = [25, 18, 2]
FIRST_UNIT: Final[list[int]] = [330, 200, 20]
NEXT_UNIT: Final[list[int]] = [150, 90, 5]
CHOSEN_UNIT: Final[list[int]] = [380, 260, 30]
FIXED_PRICE: Final[list[int]] = [130, 80, 5]
CHAIN: Final[list[int]] = [110, 80, 0]

# Different symbols owned, and the pawn's distance from the middle, both dearer the nearer they come to winning.
SYMBOLS: Final[list[int]] = [0, 90, 210, 380, 640, 1500, 0, 0]
DISTANCE: Final[list[int]] = [0, 30, 70, 150, 230, 340, 560, 900, 1500, 0]

# Lasting effects of tokens that are not points.
TOKEN_WORTH: Final[list[tuple[int, list[int]]]] = [
    (ARCHITECTURE, [500, 350, 50]),
    (ECONOMY, [550, 400, 80]),
    (MASONRY, [450, 350, 100]),
    (STRATEGY, [450, 400, 200]),
    (THEOLOGY, [600, 400, 60]),
    (URBANISM, [350, 300, 120]),
]
UNBUILT_WONDER: Final[list[int]] = [260, 160, 0]


def evaluate(state: State, seat: int) -> int:
    """How much better one's own position is than the rival's."""
    game = cast(Duel, state)
    if game.winners:
        return win_or_loss(game, seat)
    rival = rival_of(seat)
    value = worth(game, seat) - worth(game, rival)
    if game.seat() == seat:
        return value + TO_MOVE
    return value - TO_MOVE - danger(game, rival)


def win_or_loss(game: Duel, seat: int) -> int:
    if game.winners == 3:
        return 0
    return WIN if game.has_won(seat) else -WIN


def worth(game: Duel, seat: i64) -> i64:
    """What one city is worth."""
    city = game.city(seat)
    age = game.age if game.age > 0 else 0
    value = (points(game, seat) - military_points(game, seat)) * POINT
    value += city.coins * COIN[age]
    value += production(city, age) + SYMBOLS[count_bits(city.symbols)]
    value += count_bits(city.buys) * FIXED_PRICE[age] + count_bits(city.chains) * CHAIN[age]
    for token, worths in TOKEN_WORTH:
        if city.has_token(token):
            value += worths[age]
    return value + conflict(game, seat) + wonders_to_come(game, seat)


def production(city: City, age: i64) -> i64:
    value: i64 = (city.raw_choices + city.goods_choices) * CHOSEN_UNIT[age]
    for made in city.produces():
        if made:
            value += FIRST_UNIT[age] + (made - 1) * NEXT_UNIT[age]
    return value


def conflict(game: Duel, seat: i64) -> i64:
    ahead = game.pawn if seat == 0 else -game.pawn
    return DISTANCE[ahead] if ahead > 0 else 0


def wonders_to_come(game: Duel, seat: i64) -> i64:
    """Unbuilt wonders are worth most early and when they are cheap."""
    city = game.city(seat)
    age = game.age if game.age > 0 else 0
    value: i64 = 0
    wonder: i64
    for wonder in range(WONDER_COUNT):
        if (city.wonders >> wonder) & 1:
            row = WONDERS[wonder]
            strength = row.points * 12 + row.coins * 6 + row.shields * 50 + (150 if row.play_again else 0)
            value += UNBUILT_WONDER[age] + strength - 8 * price_of_wonder(city, game.city_against(seat), row)
    return value


def danger(game: Duel, rival: i64) -> i64:
    """What the rival could take next that would win them the game, or nearly."""
    if not game.present:
        return 0
    city = game.city(rival)
    ahead = game.pawn if rival == 0 else -game.pawn
    symbols = count_bits(city.symbols)
    worst: i64 = 0
    for card in available_cards(game):
        building = BUILDINGS[card]
        if price_of(game.city(rival), game.city_against(rival), building) > city.coins:
            continue
        if building.colour == RED and ahead + shields_of(city, building) >= 9:
            return WIN // 2
        if building.symbol >= 0 and symbols == 5 and not (city.symbols >> building.symbol) & 1:
            return WIN // 2
        if building.colour == BLUE and building.points * POINT // 2 > worst:
            worst = building.points * POINT // 2
    return worst
