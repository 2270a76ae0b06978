"""Tactics: playing one from the hand, or copying one that has become common.

Code of Laws, Play a tactic, Copy a tactic, and Make tactics available. Once a turn in all.
"""

from __future__ import annotations

from civitas.ages import codes
from civitas.ages.actions.costs import military_actions, spend_military
from civitas.ages.cards.kinds import NONE, TACTIC
from civitas.ages.discards import discard_military
from civitas.ages.events import TACTIC_COPIED, TACTIC_PLAYED, TACTIC_SHARED
from civitas.ages.ratings import refresh
from civitas.ages.state import USED_TACTICS, Ages, Civilization
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64


def add_tactics(game: Ages, civ: Civilization, found: list[int]) -> None:
    actions = military_actions(civ)
    if actions == 0 or (game.edition.tactics_are_shared and civ.has_used(USED_TACTICS)):
        return
    book = game.edition.book
    listed: list[int] = []
    for id in civ.military_hand:
        if game.edition.military[id].kind == TACTIC and id not in listed and may_play(game, civ, id):
            listed.append(id)
            found.append(book.play_tactic.move(id))
    if actions >= game.edition.copy_tactic_cost:
        for id in game.common_tactics:
            if id != civ.tactic:
                found.append(book.copy.move(id))


def may_play(game: Ages, civ: Civilization, id: i64) -> bool:
    """A tactic that is the player's alone for good is not played again while he has it."""
    return game.edition.tactics_are_shared or civ.tactic != id


def play_tactic(game: Ages, seat: i64, id: i64) -> None:
    """The card lies in the own area: where tactics are shared until his next turn, otherwise until he plays another."""
    civ = game.civs[seat]
    spend_military(civ, 1)
    civ.military_hand.remove(int(id))
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
