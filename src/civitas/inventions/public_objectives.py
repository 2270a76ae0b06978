"""Public objectives: what Knowledge tiles and Milestones score during the game.

Player aid, Public objectives. Specialists and Academics count whether available or exhausted.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.influence import tokens_by_influence
from civitas.inventions.kinds import (
    ACADEMIC,
    FIRST_WEALTH,
    NONE,
    NUMBERS,
    REGIONS,
    SCORE_ACADEMICS,
    SCORE_BESIDE_CARDS,
    SCORE_ECONOMY_TOKENS,
    SCORE_INFLUENCE_TILES,
    SCORE_INVENTIONS,
    SCORE_PROGRESS,
    SCORE_SAGES,
    SCORE_SPECIALISTS,
    SCORE_WEALTH,
)
from civitas.inventions.people import people_of
from civitas.inventions.state import Inventions, Society
from civitas.kernel.bits import count_bits, number_at
from civitas.kernel.ints import i64

# fmt: off
POINTS: Final[list[int]] = [
    1, 1, 1,  # economy, culture and technology tiles
    1, 1, 1,  # Merchants, Artisans and Thinkers
    2, 2, 2,  # economy, culture and technology Inventions
    1,        # Citizens beside cards
    2,        # Academics
    2,        # Wealth tiles
    2,        # Economy tokens
    2,        # Sages
    2,        # Influence tiles
    2,        # Chain tokens
]
# fmt: on
"""For each thing that a public objective counts, in the order of the objectives."""


def points_each(objective: i64) -> int:
    """What each thing is worth that a public objective counts."""
    return POINTS[objective - SCORE_PROGRESS]


def public_points(game: Inventions, seat: i64, objective: i64) -> i64:
    """What a public objective is worth to a player now."""
    return points_each(objective) * counted(game, seat, objective)


def counted(game: Inventions, seat: i64, objective: i64) -> i64:
    """How many of what a public objective counts a player has."""
    society = game.societies[seat]
    if objective < SCORE_SPECIALISTS:
        return count_bits((society.built >> ((objective - SCORE_PROGRESS) * NUMBERS)) & 127)
    if objective < SCORE_INVENTIONS:
        return people_of(society, objective - SCORE_SPECIALISTS)
    if objective < SCORE_BESIDE_CARDS:
        return number_at(society.types, objective - SCORE_INVENTIONS)
    if objective == SCORE_BESIDE_CARDS:
        return citizens_beside_cards(game, seat)
    if objective == SCORE_ACADEMICS:
        return people_of(society, ACADEMIC)
    if objective == SCORE_WEALTH:
        return count_wealth(society)
    if objective == SCORE_ECONOMY_TOKENS:
        return count_bits(society.used)
    if objective == SCORE_SAGES:
        return society.sages
    if objective == SCORE_INFLUENCE_TILES:
        return count_influence_tiles(society)
    return tokens_by_influence(game, seat)


def count_wealth(society: Society) -> i64:
    """Wealth tiles on the Progress Map."""
    count: i64 = 0
    for tile in society.hexes:
        if tile >= FIRST_WEALTH:
            count += 1
    return count


def count_influence_tiles(society: Society) -> i64:
    """Influence tiles on the board, face up or down."""
    count: i64 = 0
    region: i64
    for region in range(REGIONS):
        if society.tile_in[region] != NONE:
            count += 1
    return count


def citizens_beside_cards(game: Inventions, seat: i64) -> i64:
    """Citizens in the positions of Presenter, Inventor and Innovator."""
    count: i64 = 0
    for region in game.regions:
        if region.presenter == seat:
            count += region.presenters
        if region.inventor == seat:
            count += 1
        if region.innovator == seat:
            count += 1
    return count
