"""Milestones: the Common Knowledge, Private and Eureka Displays, who has access, and Diplomats coming home.

Player aid, Invent, Eureka and Era Change.
"""

from __future__ import annotations

from civitas.inventions.events import BECAME_COMMON, DIPLOMAT_HOME, DISCARDED
from civitas.inventions.kinds import BIT
from civitas.inventions.obstacles import DIPLOMAT_THERE, MILESTONE_FULL
from civitas.inventions.people import enter_academy
from civitas.inventions.piles import with_added, with_at, without
from civitas.inventions.state import IN_COMMON, IN_DISCARD, IN_EUREKA, Inventions
from civitas.kernel.bits import count_bits
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR


def has_access(game: Inventions, seat: i64, milestone: i64) -> bool:
    """Milestones that are common or discarded are accessible; private ones to their owner, to those with a Diplomat
    there, and to all once their Era is over."""
    place: i64 = game.milestones_at[milestone]
    if place >= IN_EUREKA:
        return False
    if place >= IN_COMMON or place == seat or has_diplomat(game, seat, milestone):
        return True
    return game.edition.milestones[milestone].era < game.era


def has_diplomat(game: Inventions, seat: i64, milestone: i64) -> bool:
    return game.societies[seat].has_diplomat(milestone)


def count_diplomats(game: Inventions, milestone: i64) -> i64:
    return count_bits(game.diplomats_on(milestone))


def obstacle_to_diplomat(game: Inventions, seat: i64, milestone: i64) -> i64:
    """A Milestone takes one Citizen of each player, while it has a free space."""
    if has_diplomat(game, seat, milestone):
        return DIPLOMAT_THERE
    return CLEAR if count_diplomats(game, milestone) < game.edition.milestones[milestone].spaces else MILESTONE_FULL


def displays_for_diplomats(game: Inventions) -> list[list[int]]:
    """Diplomats go to Milestones of the Common Knowledge and Private Displays; a table may add the Eureka Display."""
    displays = [game.common, game.private]
    return [*displays, game.eureka] if game.rulings.diplomats_at_eureka else displays


def milestones_for_diplomats(game: Inventions) -> i64:
    """The Milestones to which Diplomats go, one bit each."""
    found: i64 = 0
    for display in displays_for_diplomats(game):
        for milestone in display:
            found |= BIT[milestone]
    return found


def enter_common(game: Inventions, milestone: i64) -> None:
    """A Milestone goes above all of the same or an earlier letter; the lowest is pushed out into the discard.

    One that is older than all of them is itself pushed out.
    """
    milestones = game.edition.milestones
    era = milestones[milestone].era
    place = 0
    while place < len(game.common) and milestones[game.common[place]].era > era:
        place += 1
    common = game.common.copy()
    common.insert(place, int(milestone))
    game.milestones_at = with_at(game.milestones_at, milestone, IN_COMMON)
    game.tell(BECAME_COMMON, milestone)
    if len(common) > game.edition.common_spaces:
        discard_milestone(game, common.pop())
    game.common = common


def discard_milestone(game: Inventions, milestone: i64) -> None:
    """A Milestone that leaves the display lies in the open discard; its Diplomats go home as Academics."""
    game.discard = with_added(game.discard, milestone)
    game.milestones_at = with_at(game.milestones_at, milestone, IN_DISCARD)
    game.tell(DISCARDED, milestone)
    seat: i64
    for seat in range(game.colours):
        if has_diplomat(game, seat, milestone):
            game.tell(DIPLOMAT_HOME, seat, milestone)
            game.societies[seat].diplomats &= ~BIT[milestone]
            enter_academy(game, seat)


def make_private(game: Inventions, seat: i64, milestone: i64) -> None:
    """A Milestone of the Eureka Display becomes private."""
    game.eureka = without(game.eureka, milestone)
    game.private = with_at(game.private, seat, milestone)
    game.milestones_at = with_at(game.milestones_at, milestone, seat)
