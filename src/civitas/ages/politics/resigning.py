"""Resigning: a civilization leaves the game, and the others play on.

Code of Laws, Resign. Its cards leave with it; wars declared on it are worth culture to their owners; the last one
left wins.
"""

from __future__ import annotations

from civitas.ages.cards.kinds import NONE
from civitas.ages.discards import discard_military, lay_off
from civitas.ages.events import RESIGNED, WAR_REMOVED
from civitas.ages.leaving import pact_ends
from civitas.ages.obstacles import RESIGN_AT_START, RESIGN_IN_LAST_AGE, RESIGN_IN_POLITICS
from civitas.ages.points import gain_culture
from civitas.ages.politics.attacks import free_attacked
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.scoring import finish
from civitas.ages.sheet import FROM_WARS
from civitas.ages.state import Ages, empty_civilization
from civitas.ages.turn_end import PASS_TURN
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR


def obstacle_to_resign(game: Ages, seat: i64) -> i64:
    """In the new edition resigning is a political action, and not possible in Age IV; in the original one a player may
    as their turn begins, while they have done nothing in it.
    """
    asked = game.decision()
    is_asked = asked.seat == seat and game.active == seat
    if game.edition.resigns_at_start:
        return CLEAR if is_asked and game.is_fresh else RESIGN_AT_START
    if not is_asked or not isinstance(asked, PoliticalAction):
        return RESIGN_IN_POLITICS
    return CLEAR if game.age <= game.edition.last_age else RESIGN_IN_LAST_AGE


def resign(game: Ages, seat: i64) -> None:
    """The civilization leaves at once; with one left the game is over."""
    civ = game.civs[seat]
    game.tell(RESIGNED, seat)
    end_pacts(game, seat)
    end_wars(game, seat)
    free_attacked(game, seat)
    lay_off(game, seat, civ.military_hand.copy())
    remove_play_area(game, seat)
    game.civs[seat].left = game.players - game.count_playing() + 1
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
    """Wars declared on the leaver end and score; their own is gone."""
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
            gain_culture(game, owner, game.edition.war_left_culture, FROM_WARS)
