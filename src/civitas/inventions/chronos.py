"""Chronos as the third player when two play: where it starts, its turn, and what it does at an Era Change.

Player aid, Chronos. All its Citizens in supply count as Academics; it has access to every Milestone on the board or in
the discard; it never chains, scores or receives benefits.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.eureka import free_spaces
from civitas.inventions.actions.gain_influence import obstacle_to_space, place_tile
from civitas.inventions.actions.share import lift_wealth, obstacle_to_share, share_out
from civitas.inventions.events import (
    CHRONOS_DISCOVERED,
    CHRONOS_INFLUENCE,
    CHRONOS_INNOVATED,
    CHRONOS_INVENTED,
    CHRONOS_PASSED,
    CHRONOS_PRESENTED,
    CHRONOS_SHARED,
    CHRONOS_STARTED,
    CHRONOS_TOOK,
)
from civitas.inventions.idea_display import take_idea
from civitas.inventions.kinds import (
    FIRST_ERA,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    NONE,
    NUMBERS,
    REGIONS,
    TURN_ORDER,
)
from civitas.inventions.milestones import enter_common, make_private
from civitas.inventions.piles import with_added, with_more
from civitas.inventions.state import IN_EUREKA, Inventions
from civitas.kernel.agenda import Step
from civitas.kernel.bits import at_place
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

# The preparation


def start_region(game: Inventions) -> i64:
    """Africa; or the first Region after it, in numerical order, with a card that nobody has claimed."""
    region: i64
    for region in range(REGIONS):
        display = game.regions[region]
        if display.card != NONE and display.presenter == NONE:
            return region
    return NONE


def next_tile(game: Inventions) -> i64:
    """Any Influence tile of Chronos that is left; they are all the same to it."""
    tiles = game.societies[game.chronos].influence_tiles
    tile: i64 = 0
    while (tiles >> tile) & 1 == 0:
        tile += 1
    return tile


class ChronosStarts(Step[Inventions]):
    """Its Season Pillar, its people on the Specialist tile, a Citizen on the Map, an Influence tile face down."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        region = start_region(game)
        if region == NONE:
            return
        game.chronos_region = region
        display = game.regions[region]
        send_people(game, region, game.edition.ideas[display.card].need)
        society = game.societies[game.chronos]
        society.supply -= 1
        society.citizens += at_place(1, region)
        place_tile(game, game.chronos, next_tile(game), region, False)
        game.tell(CHRONOS_STARTED, display.card, region)

    def encode(self) -> list[int]:
        return [codes.CHRONOS_STARTS]


def send_people(game: Inventions, region: i64, count: i64) -> None:
    """Citizens of Chronos stand on the Specialist tile as Presenter."""
    game.societies[game.chronos].supply -= count
    game.regions[region].presenter = game.chronos
    game.regions[region].presenters = count


# Its turn


class ChronosTurn(Step[Inventions]):
    """The Season Pillar moves on, and Chronos does the first thing it can: present, invent, share or innovate.

    Where it can do nothing it moves on again; after a whole circle it passes.
    """

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        if game.era == FIRST_ERA and game.rulings.chronos_rests_first:
            return
        for _ in range(REGIONS):
            region = (game.chronos_region + 1) % REGIONS
            game.chronos_region = region
            if presents(game, region) or invents(game, region) or shares(game, region) or innovates(game, region):
                return
        game.tell(CHRONOS_PASSED)

    def encode(self) -> list[int]:
        return [codes.CHRONOS_TURN]


def presents(game: Inventions, region: i64) -> bool:
    """Into an empty Region Display goes the rightmost open Idea, with the people it needs."""
    display = game.regions[region]
    if display.card != NONE or not game.open_ideas:
        return False
    card = game.open_ideas[-1]
    need = game.edition.ideas[card].need
    if game.societies[game.chronos].supply < need:
        return False
    display.card = card
    send_people(game, region, need)
    game.tell(CHRONOS_PRESENTED, card, region, need)
    take_idea(game, card)
    return True


def invents(game: Inventions, region: i64) -> bool:
    """One Citizen invents an Idea whose Milestone is on the board or discarded; Chronos takes a Progress tile."""
    display = game.regions[region]
    if not display.is_idea() or game.societies[game.chronos].supply == 0:
        return False
    if game.milestones_at[game.edition.milestone_of[display.card]] >= IN_EUREKA:
        return False
    game.societies[game.chronos].supply -= 1
    display.inventor = game.chronos
    game.tell(CHRONOS_INVENTED, display.card, region)
    take_progress(game, game.edition.ideas[display.card].type, region)
    return True


def take_progress(game: Inventions, type: i64, region: i64) -> None:
    """The Progress tile with the number of the Region, or the next number that is left and that it does not have."""
    chronos = game.societies[game.chronos]
    step: i64
    for step in range(NUMBERS):
        tile = type * NUMBERS + (region + step) % NUMBERS
        if game.progress_left[tile] and (chronos.progress >> tile) & 1 == 0:
            game.progress_left = with_more(game.progress_left, tile, -1)
            chronos.progress |= 1 << tile
            game.tell(CHRONOS_TOOK, tile + FIRST_PROGRESS)
            return


def shares(game: Inventions, region: i64) -> bool:
    """An Invention beside which it stands is shared; it takes the top Wealth tile, or without one a Progress tile."""
    display = game.regions[region]
    if obstacle_to_share(display, game.chronos) != CLEAR:
        return False
    type = game.edition.ideas[display.card].type
    game.tell(CHRONOS_SHARED, display.card, region)
    if display.wealth:
        tile: i64 = display.wealth[-1]
        game.chronos_wealth = with_added(game.chronos_wealth, tile)
        game.tell(CHRONOS_TOOK, tile + FIRST_WEALTH)
        lift_wealth(game, region, tile)
    else:
        take_progress(game, type, region)
    share_out(game, region)
    return True


def innovates(game: Inventions, region: i64) -> bool:
    """An Invention of somebody else with its Innovation position free gets one of its Citizens."""
    display = game.regions[region]
    if not display.is_invention() or display.inventor == game.chronos or display.innovator != NONE:
        return False
    if game.societies[game.chronos].supply == 0:
        return False
    game.societies[game.chronos].supply -= 1
    display.innovator = game.chronos
    game.tell(CHRONOS_INNOVATED, display.card, region)
    return True


# The Era Change


class ChronosChangesEra(Step[Inventions]):
    """After Eras 2, 3 and 4 it places the Influence tile that lies on the Era Track, and takes a new Milestone."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        spread_influence(game)
        if game.eureka:
            renew_milestone(game)

    def encode(self) -> list[int]:
        return [codes.CHRONOS_CHANGES_ERA]


def spread_influence(game: Inventions) -> None:
    """In the next Region without a tile of its own and with a free space; its Season Pillar goes there."""
    step: i64
    for step in range(1, REGIONS + 1):
        region = (game.chronos_region + step) % REGIONS
        if obstacle_to_space(game, game.chronos, region) == CLEAR:
            game.chronos_tiles -= 1
            place_tile(game, game.chronos, next_tile(game), region, False)
            game.chronos_region = region
            game.tell(CHRONOS_INFLUENCE, region)
            return


def renew_milestone(game: Inventions) -> None:
    """Its Private Milestone becomes common, the rightmost of the Eureka Display its own; its Era Marker goes to the
    rightmost free space of that Era."""
    chronos = game.chronos
    milestone = game.eureka[-1]
    enter_common(game, game.private[chronos])
    make_private(game, chronos, milestone)
    game.tell(CHRONOS_DISCOVERED, milestone)
    spaces = free_spaces(game, game.edition.milestones[milestone].era)
    if spaces:
        society = game.societies[chronos]
        society.era_space = spaces[-1]
        society.order_space = spaces[-1] if game.edition.era_track[spaces[-1]].benefit == TURN_ORDER else NONE


CHRONOS_STARTS: Final = ChronosStarts()
CHRONOS_TURN: Final = ChronosTurn()
CHRONOS_CHANGES_ERA: Final = ChronosChangesEra()
