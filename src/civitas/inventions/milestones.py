"""Milestones: the Common Knowledge, Private and Eureka Displays, who has access, and Diplomats coming home.

Player aid, Invent, Eureka and Era Change.
"""

from __future__ import annotations

from civitas.inventions.events import BECAME_COMMON, DIPLOMAT_HOME, DISCARDED
from civitas.inventions.obstacles import DIPLOMAT_THERE, MILESTONE_FULL
from civitas.inventions.people import enter_academy
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
    return (game.diplomats[milestone] >> seat) & 1 != 0


def count_diplomats(game: Inventions, milestone: i64) -> i64:
    return count_bits(game.diplomats[milestone])


def obstacle_to_diplomat(game: Inventions, seat: i64, milestone: i64) -> i64:
    """A Milestone takes one Citizen of each player, while it has a free space."""
    if has_diplomat(game, seat, milestone):
        return DIPLOMAT_THERE
    return CLEAR if count_diplomats(game, milestone) < game.edition.milestones[milestone].spaces else MILESTONE_FULL


def takes_diplomats(game: Inventions, milestone: i64) -> bool:
    """Diplomats go to Milestones on the board: those of the Common Knowledge and Private Displays."""
    place: i64 = game.milestones_at[milestone]
    if place < IN_DISCARD:
        return True
    return place == IN_EUREKA and game.rulings.diplomats_at_eureka


def enter_common(game: Inventions, milestone: i64) -> None:
    """A Milestone goes above all of the same or an earlier letter; the lowest is pushed out into the discard.

    One that is older than all of them is itself pushed out.
    """
    milestones = game.edition.milestones
    era = milestones[milestone].era
    place = 0
    while place < len(game.common) and milestones[game.common[place]].era > era:
        place += 1
    game.common.insert(place, int(milestone))
    game.milestones_at[milestone] = IN_COMMON
    game.tell(BECAME_COMMON, milestone)
    if len(game.common) > game.edition.common_spaces():
        discard_milestone(game, game.common.pop())


def discard_milestone(game: Inventions, milestone: i64) -> None:
    """A Milestone that leaves the display lies in the open discard; its Diplomats go home as Academics."""
    game.discard.append(int(milestone))
    game.milestones_at[milestone] = IN_DISCARD
    game.tell(DISCARDED, milestone)
    seat: i64
    for seat in range(game.colours):
        if has_diplomat(game, seat, milestone):
            game.tell(DIPLOMAT_HOME, seat, milestone)
            enter_academy(game, seat)
    game.diplomats[milestone] = 0


def make_private(game: Inventions, seat: i64, milestone: i64) -> None:
    """A Milestone of the Eureka Display becomes private."""
    game.eureka.remove(int(milestone))
    game.private[seat] = int(milestone)
    game.milestones_at[milestone] = int(seat)
