"""Military conflict: shields move the pawn towards the enemy capital; tokens on the way cost the enemy coins.

Rulebook, Military conflict. The pawn walks space by space, so that a long move takes both tokens it passes.
"""

from __future__ import annotations

from typing import Final

from civitas.duel.events import CONFLICT, LOST
from civitas.duel.state import City, Duel, rival_of
from civitas.duel.victory import BY_MILITARY, win
from civitas.kernel.ints import i64

CAPITAL: Final = 9
SMALL_TOKEN_AT: Final = 3
SMALL_TOKEN_COINS: Final = 2
LARGE_TOKEN_AT: Final = 6
LARGE_TOKEN_COINS: Final = 5

# The four military tokens as bits: the small and the large one before each player's capital.
ALL_TOKENS: Final = 15
SMALL_TOKEN: Final = 1
LARGE_TOKEN: Final = 2


def attack(game: Duel, seat: i64, shields: i64) -> None:
    """Each shield moves the conflict pawn one space towards the rival's capital; entering it wins the game."""
    if shields == 0:
        return
    game.tell(CONFLICT, seat, shields)
    forward: i64 = 1 if seat == 0 else -1
    while shields > 0:
        game.pawn += forward
        shields -= 1
        distance = game.pawn * forward
        if distance == CAPITAL:
            win(game, seat, BY_MILITARY)
            return
        if distance == SMALL_TOKEN_AT:
            loot(game, rival_of(seat), SMALL_TOKEN, SMALL_TOKEN_COINS)
        elif distance == LARGE_TOKEN_AT:
            loot(game, rival_of(seat), LARGE_TOKEN, LARGE_TOKEN_COINS)


def loot(game: Duel, victim: i64, token: i64, coins: i64) -> None:
    """A military token works once: the player under attack loses its coins and it leaves the game."""
    bit = token << (2 * victim)
    if game.looting & bit:
        game.looting &= ~bit
        lose_coins(game, victim, coins)


def lose_coins(game: Duel, seat: i64, coins: i64) -> None:
    """A player gives coins back to the bank, as many as they have."""
    city: City = game.city(seat)
    lost = coins if coins < city.coins else city.coins
    city.coins -= lost
    game.tell(LOST, seat, lost)
