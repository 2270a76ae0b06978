"""What a board draws with and no rule asks for: the length of an Era, what building costs, what a Presenter scores."""

from __future__ import annotations

from typing import TypedDict

from civitas.inventions.actions.share import presenter_points
from civitas.inventions.assembly import rounds_of
from civitas.inventions.building_costs import influence_to_build, tiles_to_build
from civitas.inventions.kinds import LAST_ERA, NONE
from civitas.inventions.progress_map import most_to_build
from civitas.inventions.state import TILE_SLOTS, Inventions


class Building(TypedDict):
    """What building in Step 4 costs a player in Influence now, and how many tiles may be built at most."""

    influence: int | None
    """None while no tile of the Tile Display could be built."""
    most: int


class Drawing(TypedDict):
    """What only a board needs."""

    eras: int
    rounds: int
    """Of the present Era."""
    slots: int
    """Of a Tile Display."""
    building: list[Building]
    presenting: list[int | None]
    """What the Presenter of each Region would score; None where nobody does."""


def drawing(game: Inventions) -> Drawing:
    return Drawing(
        eras=LAST_ERA,
        rounds=int(rounds_of(game)),
        slots=TILE_SLOTS,
        building=[show_building(game, seat) for seat in range(game.players)],
        presenting=[show_presenting(game, region) for region in range(len(game.regions))],
    )


def show_building(game: Inventions, seat: int) -> Building:
    society = game.societies[seat]
    cost = int(influence_to_build(society)) if tiles_to_build(society) else None
    return Building(influence=cost, most=int(most_to_build(game, seat)))


def show_presenting(game: Inventions, region: int) -> int | None:
    display = game.regions[region]
    scores = display.presenter not in (NONE, game.chronos)
    return int(presenter_points(game, display)) if scores else None
