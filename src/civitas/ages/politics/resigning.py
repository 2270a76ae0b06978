"""Resigning: a civilization leaves the game, and the others play on.

Code of Laws, Resign. Its cards leave with it; wars declared on it are worth culture to their owners; the last one
left wins.
"""

from __future__ import annotations

from civitas.ages.cards.kinds import NONE
from civitas.ages.discards import discard_military, lay_off
from civitas.ages.events import RESIGNED, WAR_REMOVED
from civitas.ages.leaving import pact_ends
from civitas.ages.points import gain_culture
from civitas.ages.politics.attacks import free_attacked
from civitas.ages.scoring import finish
from civitas.ages.state import Ages, empty_civilization
from civitas.ages.turn_end import PASS_TURN
from civitas.kernel.ints import i64


def resign(game: Ages, seat: i64) -> None:
    """The civilization leaves at once; with one left the game is over."""
    civ = game.civs[seat]
    game.tell(RESIGNED, seat)
    end_pacts(game, seat)
    end_wars(game, seat)
    free_attacked(game, seat)
    lay_off(game, seat, civ.military_hand.copy())
    remove_play_area(game, seat)
    game.civs[seat].is_playing = 0
    if game.count_playing() == 1:
        finish(game)
        return
    game.agenda.clear()
    game.agenda.append(PASS_TURN)


def remove_play_area(game: Ages, seat: i64) -> None:
    """Nothing is left of the civilization but its points; military cards go to the discard piles."""
    civ = game.civs[seat]
    for id in civ.colonies:
        discard_military(game, id)
    if civ.tactic_is_exclusive:
        discard_military(game, civ.tactic)
    gone = empty_civilization()
    gone.culture = civ.culture
    gone.science = civ.science
    gone.government = civ.government
    gone.kept_bonuses = civ.kept_bonuses
    gone.returned_bonuses = civ.returned_bonuses
    game.civs[seat] = gone


def end_pacts(game: Ages, seat: i64) -> None:
    owner: i64
    for owner in range(game.players):
        civ = game.civs[owner]
        if civ.pact != NONE and (owner == seat or civ.pact_partner == seat):
            pact_ends(game, owner)


def end_wars(game: Ages, seat: i64) -> None:
    """Wars declared on the leaver end and score; his own is gone."""
    owner: i64
    for owner in range(game.players):
        civ = game.civs[owner]
        if civ.war == NONE or not (owner == seat or civ.war_target == seat):
            continue
        discard_military(game, civ.war)
        civ.war = NONE
        civ.war_target = NONE
        if owner != seat:
            game.tell(WAR_REMOVED, owner)
            gain_culture(game, owner, game.edition.war_left_culture)
