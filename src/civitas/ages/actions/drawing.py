"""Drawing a military card as an action, where that is played.

Original rulebook, variants: a military action draws a card in the action phase.
"""

from __future__ import annotations

from civitas.ages.actions.costs import ORDINARY, obstacle_to_military_action, spend_military
from civitas.ages.discards import can_draw, draw_military
from civitas.ages.obstacles import NO_DRAW_ACTION, NOTHING_TO_DRAW
from civitas.ages.state import Ages, Civilization
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR


def obstacle_to_draw(game: Ages, civ: Civilization) -> i64:
    """Where that is played, a military action draws a card, as long as there is one."""
    if not game.edition.draws_as_action:
        return NO_DRAW_ACTION
    lacking = obstacle_to_military_action(civ, ORDINARY)
    if lacking != CLEAR:
        return lacking
    return CLEAR if can_draw(game) else NOTHING_TO_DRAW


def act_draw(game: Ages, seat: i64) -> None:
    spend_military(game.civs[seat], 1)
    draw_military(game, seat, 1)
