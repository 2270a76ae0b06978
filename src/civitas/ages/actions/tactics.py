"""Tactics: playing one from the hand, or copying one that has become common.

Code of Laws, Play a tactic, Copy a tactic, and Make tactics available. Once a turn in all.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.actions.costs import military_actions, spend_military
from civitas.ages.actions.hand import is_first
from civitas.ages.cards.kinds import NONE, TACTIC
from civitas.ages.discards import discard_military
from civitas.ages.events import TACTIC_COPIED, TACTIC_PLAYED, TACTIC_SHARED
from civitas.ages.obstacles import (
    FEW_MILITARY,
    HAS_TACTIC,
    NOT_A_TACTIC,
    NOT_COMMON,
    NOT_IN_MILITARY_HAND,
    OWN_TACTIC,
    TACTICS_USED,
)
from civitas.ages.ratings import refresh
from civitas.ages.state import USED_TACTICS, Ages, Civilization
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

PLAY_COST: Final = 1
"""Military actions for a tactic of the hand."""


def obstacle_to_play_tactic(game: Ages, civ: Civilization, id: i64) -> i64:
    """A tactic of the hand."""
    if game.edition.military_kinds[id] != TACTIC:
        return NOT_A_TACTIC
    if int(id) not in civ.military_hand:
        return NOT_IN_MILITARY_HAND
    return obstacle_to_lay_out(game, civ, id)


def obstacle_to_lay_out(game: Ages, civ: Civilization, id: i64) -> i64:
    """Of a tactic in hand: one that is a player's alone for good is not played again while it lies there."""
    if not game.edition.tactics_are_shared and civ.tactic == id:
        return HAS_TACTIC
    return obstacle_to_tactics(game, civ, PLAY_COST)


def obstacle_to_copy(game: Ages, civ: Civilization, id: i64) -> i64:
    """A common tactic, which is not the own one."""
    if civ.tactic != id and int(id) not in game.common_tactics:
        return NOT_COMMON
    return obstacle_to_adopt(game, civ, id)


def obstacle_to_adopt(game: Ages, civ: Civilization, id: i64) -> i64:
    """Of a common tactic."""
    if civ.tactic == id:
        return OWN_TACTIC
    return obstacle_to_tactics(game, civ, game.edition.copy_tactic_cost)


def obstacle_to_tactics(game: Ages, civ: Civilization, cost: i64) -> i64:
    """Where tactics are shared, one a turn in all."""
    if game.edition.tactics_are_shared and civ.has_used(USED_TACTICS):
        return TACTICS_USED
    return CLEAR if military_actions(civ) >= cost else FEW_MILITARY


def playable_tactics(game: Ages, civ: Civilization) -> i64:
    """The tactics that can be played, each once, one bit for each place in the hand of military cards."""
    kinds, hand = game.edition.military_kinds, civ.military_hand
    found: i64 = 0
    bit: i64 = 1
    place: i64
    for place in range(len(hand)):
        id: i64 = hand[place]
        if kinds[id] == TACTIC and is_first(hand, place) and obstacle_to_lay_out(game, civ, id) == CLEAR:
            found |= bit
        bit <<= 1
    return found


def adoptable_tactics(game: Ages, civ: Civilization) -> i64:
    """The tactics that can be copied, one bit for each place among the common ones."""
    found: i64 = 0
    bit: i64 = 1
    for id in game.common_tactics:
        if obstacle_to_adopt(game, civ, id) == CLEAR:
            found |= bit
        bit <<= 1
    return found


def play_tactic(game: Ages, seat: i64, id: i64) -> None:
    """The card lies in the own area until the next turn where tactics are shared, otherwise until another is played."""
    civ = game.civs[seat]
    spend_military(civ, PLAY_COST)
    civ.own_military_hand().remove(int(id))
    if civ.tactic != NONE and not game.edition.tactics_are_shared:
        discard_military(game, civ.tactic)
    civ.tactic = id
    civ.tactic_is_exclusive = 1
    civ.used |= USED_TACTICS
    refresh(game, seat)
    game.tell(TACTIC_PLAYED, seat, id)


def copy_tactic(game: Ages, seat: i64, id: i64) -> None:
    civ = game.civs[seat]
    spend_military(civ, game.edition.copy_tactic_cost)
    civ.tactic = id
    civ.tactic_is_exclusive = 0
    civ.used |= USED_TACTICS
    refresh(game, seat)
    game.tell(TACTIC_COPIED, seat, id)


class ShareTactics(Step[Ages]):
    """An exclusive tactic becomes common and stays the player's current one; a second copy leaves the game."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        civ = game.civs[game.active]
        if civ.tactic_is_exclusive:
            civ.tactic_is_exclusive = 0
            if int(civ.tactic) in game.common_tactics:
                game.removed += (int(civ.tactic),)
            else:
                game.common_tactics += (int(civ.tactic),)
            game.tell(TACTIC_SHARED, game.active, civ.tactic)

    def encode(self) -> list[int]:
        return [codes.SHARE_TACTICS]
