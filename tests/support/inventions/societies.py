"""A society of Inventions in words, and all that belongs to it."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.inventions.building_costs import take_hex
from civitas.inventions.kinds import (
    BENEFIT_NAMES,
    CITIZENS,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    NONE,
    PEOPLE,
    PEOPLE_NAMES,
    REGIONS,
)
from civitas.inventions.piles import with_added, with_at, with_more
from civitas.inventions.state import Inventions, Society
from civitas.kernel.bits import apart, at_place
from tests.support.changes import words
from tests.support.inventions.names import (
    CARD_NAMES,
    INFLUENCE_TILE_NAMES,
    MILESTONE_NAMES,
    REGION_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    Words,
    counted,
)


def society(
    *,
    ready: str = "",
    exhausted: str = "",
    on_map: str = "",
    diplomats: str = "",
    influence: int = 1,
    supply: int | None = None,
    ideas: str = "",
    inventions: str = "",
    display: str = "",
    hexes: Mapping[int, str] | None = None,
    economy_tokens: int | None = None,
    used: str = "",
    tiles: str = "",
    face_down: str = "",
    sages: int = 0,
    season: str = "",
    epoch: str = "",
    private: str = "",
    era_space: str = "",
    objectives: str = "",
) -> Words:
    """A society in words. `tiles` are Influence tiles in Regions, "Influence tile Travel in Asia"; `face_down` are
    Regions whose tile is turned. `hexes` are tiles by the number of their hex. `supply` cuts the supply short: the
    other Citizens are sent to Oceania."""
    return dict(locals())


def set_society(state: Inventions, seat: int, told: Words) -> None:
    own = state.societies[seat]
    for name, count in counted(told["ready"]).items():
        own.ready += at_place(count, PEOPLE_NAMES.index(name))
    for name, count in counted(told["exhausted"]).items():
        own.exhausted += at_place(count, PEOPLE_NAMES.index(name))
    for name, count in counted(told["on_map"]).items():
        own.citizens += at_place(count, REGION_NAMES.index(name))
    for name in words(told["diplomats"]):
        own.diplomats |= 1 << MILESTONE_NAMES.index(name)
    own.influence = told["influence"] if seat != state.chronos else 0
    own.sages = told["sages"]
    own.ideas = [CARD_NAMES.index(name) for name in words(told["ideas"])]
    own.inventions = [CARD_NAMES.index(name) for name in words(told["inventions"])]
    for id in own.inventions:
        own.types += at_place(1, state.edition.ideas[id].type)
    if told["objectives"]:
        names = [objective.name for objective in state.edition.objectives]
        own.objectives = [names.index(name) for name in words(told["objectives"])]
    set_tiles(state, seat, told)
    set_pillars(state, seat, told)


def set_tiles(state: Inventions, seat: int, told: Words) -> None:
    """Tiles of the Tile Display and the Progress Map, tokens, and Influence tiles."""
    own = state.societies[seat]
    own.display = [TILE_NAMES.index(name) for name in words(told["display"])]
    for number, name in (told["hexes"] or {}).items():
        lay_on_hex(state, own, number - 1, TILE_NAMES.index(name))
    for tile in [*own.display, *own.hexes]:
        if tile >= FIRST_WEALTH:
            own.letters |= 1 << state.edition.wealth[tile - FIRST_WEALTH].letter
            for region in state.regions:
                region.wealth = [other for other in region.wealth if other != tile - FIRST_WEALTH]
        elif tile >= FIRST_PROGRESS:
            own.progress |= 1 << (tile - FIRST_PROGRESS)
            state.progress_left = with_more(state.progress_left, tile - FIRST_PROGRESS, -1)
    own.built = sum(1 << (tile - FIRST_PROGRESS) for tile in own.hexes if FIRST_PROGRESS <= tile < FIRST_WEALTH)
    own.used = sum(1 << (TILE_NAMES.index(name) - FIRST_PROGRESS) for name in words(told["used"]))
    taken = sum(row.benefit == 21 and own.hexes[hex] != NONE for hex, row in enumerate(state.edition.hexes))
    own.economy_tokens = 1 + taken - len(words(told["used"]))
    for text in words(told["tiles"]):
        name, _, region_name = text.partition(" in ")
        place_influence(state, seat, INFLUENCE_TILE_NAMES.index(name), REGION_NAMES.index(region_name))
    for name in words(told["face_down"]):
        own.face_up &= ~(1 << REGION_NAMES.index(name))


def lay_on_hex(state: Inventions, own: Society, hex: int, tile: int) -> None:
    own.hexes = with_at(own.hexes, hex, tile)
    take_hex(state, own, hex)


def place_influence(state: Inventions, seat: int, tile: int, region: int) -> None:
    own = state.societies[seat]
    own.influence_tiles &= ~(1 << tile)
    own.tile_in = with_at(own.tile_in, region, tile)
    own.face_up |= 1 << region
    state.regions[region].influence = with_added(state.regions[region].influence, seat)


def set_pillars(state: Inventions, seat: int, told: Words) -> None:
    own = state.societies[seat]
    spaces = [state.forums.index(BENEFIT_NAMES.index(name)) for name in words(told["season"])]
    own.season_1, own.season_2 = [*spaces, NONE, NONE][:2]
    if told["epoch"]:
        own.epoch = state.forums.index(BENEFIT_NAMES.index(told["epoch"]))
    if told["era_space"]:
        own.era_space = SPACE_NAMES.index(told["era_space"])
        if BENEFIT_NAMES[state.edition.era_track[own.era_space].benefit] == "turn order":
            own.order_space = own.era_space


def build_elsewhere(state: Inventions, tile: int) -> None:
    """The only copy of a Progress tile lies on the Progress Map of the last player."""
    last = state.societies[state.players - 1]
    bit = 1 << (tile - FIRST_PROGRESS)
    if last.progress & bit == 0:
        free = [hex for hex, lain in enumerate(last.hexes) if lain == NONE and can_lie(state, hex)]
        lay_on_hex(state, last, max(free), tile)
        last.progress |= bit
        last.built |= bit
        state.progress_left = with_more(state.progress_left, tile - FIRST_PROGRESS, -1)


def can_lie(state: Inventions, hex: int) -> bool:
    return BENEFIT_NAMES[state.edition.hexes[hex].benefit] != "Economy token"


def fill_supplies(state: Inventions, told: list[Words | None]) -> None:
    """Sages that are away and with nobody are with the last player; Citizens that are nowhere are in supply."""
    away = REGIONS - sum(region.sage for region in state.regions) - sum(own.sages for own in state.societies)
    state.societies[state.players - 1].sages += away
    for colour, own in enumerate(state.societies):
        placed = sum(apart(own.ready, PEOPLE)) + sum(apart(own.exhausted, PEOPLE)) + int(own.diplomats).bit_count()
        placed += sum(apart(own.citizens, REGIONS))
        for region in state.regions:
            placed += (region.inventor == colour) + (region.innovator == colour)
            placed += int(region.presenters) if region.presenter == colour else 0
        own.supply = CITIZENS - placed
        given = told[colour]
        if given is not None and given["supply"] is not None:
            own.citizens += at_place(own.supply - given["supply"], REGION_NAMES.index("Oceania"))
            own.supply = given["supply"]
