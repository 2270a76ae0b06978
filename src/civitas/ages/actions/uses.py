"""Leaders and wonders that are used once a turn, and actions that only a leader allows.

Code of Laws, Leaders and Wonders. What a card does when it is used stands in its class in `cards/`.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import LEADER, WONDER
from civitas.ages.events import CARD_USED
from civitas.ages.moments import Unique
from civitas.ages.obstacles import CARD_NOT_IN_PLAY, NEEDS_LEADER, NOT_USED, USED
from civitas.ages.state import Ages, Civilization
from civitas.ages.uniques import wonder
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

# The uses of a leader, one bit each.
USE: Final = 1
USE_FOR_WAR: Final = 2


def obstacle_to_use(game: Ages, civ: Civilization, id: i64) -> i64:
    """Some leaders and wonders in play are used once a turn."""
    mark = use_mark(game, id)
    if mark == 0:
        return NOT_USED
    if civ.leader != id and not civ.completed(id):
        return CARD_NOT_IN_PLAY
    return USED if civ.has_used(mark) else wonder(game, id).obstacle_to_use(game, civ)


def use_mark(game: Ages, id: i64) -> i64:
    """The mark of the use of a card; none for one that is not used."""
    kind = game.edition.civil_kinds[id]
    return wonder(game, id).use_mark() if LEADER <= kind <= WONDER else 0


def obstacle_to_use_for_war(game: Ages, civ: Civilization, id: i64) -> i64:
    """Some of them have a use for war instead."""
    if use_mark(game, id) == 0 or not wonder(game, id).is_used_for_war():
        return NOT_USED
    return obstacle_to_use(game, civ, id)


def obstacle_to_recruit(game: Ages, civ: Civilization, place: i64) -> i64:
    leader = civ.leader_card
    return NEEDS_LEADER if leader is None else leader.obstacle_to_recruit(game, civ, place)


def obstacle_to_recast(game: Ages, civ: Civilization, low: i64, high: i64) -> i64:
    leader = civ.leader_card
    return NEEDS_LEADER if leader is None else leader.obstacle_to_recast(game, civ, low, high)


def usable_wonders(game: Ages, civ: Civilization) -> i64:
    """The wonders in play that can be used, one bit for each place among them."""
    found: i64 = 0
    bit: i64 = 1
    for id in civ.wonders:
        if obstacle_to_use(game, civ, id) == CLEAR:
            found |= bit
        bit <<= 1
    return found


def uses_of_leader(game: Ages, civ: Civilization, leader: Unique) -> i64:
    """How the leader can be used: USE, USE_FOR_WAR; most cannot."""
    found: i64 = 0
    if leader.use_mark() == 0:
        return found
    if obstacle_to_use(game, civ, civ.leader) == CLEAR:
        found |= USE
    if obstacle_to_use_for_war(game, civ, civ.leader) == CLEAR:
        found |= USE_FOR_WAR
    return found


def use(game: Ages, seat: i64, id: i64, move: i64) -> None:
    """The card does what it says, once in the turn."""
    game.civs[seat].used |= use_mark(game, id)
    game.tell(CARD_USED, seat, id)
    wonder(game, id).act(game, seat, move)
