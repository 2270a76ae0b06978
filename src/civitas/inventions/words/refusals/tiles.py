"""Refusals of tiles: taking, replacing, dropping, building and swapping them."""

from __future__ import annotations

from typing import Final, cast

from civitas.inventions.actions.share import TakeReward
from civitas.inventions.building_costs import cost_on, people_for
from civitas.inventions.kinds import FIRST_WEALTH, LETTERS
from civitas.inventions.moves import DISCOUNTED
from civitas.inventions.obstacles import (
    ASPIRATION,
    HEX_TAKEN,
    LETTER_OWNED,
    NO_DISCOUNT,
    NO_MORE_TILES,
    NONE_LEFT,
    NOT_IN_DISPLAY,
    NOT_NEW,
    NOT_ON_TOP,
    NOT_PROGRESS,
    PROGRESS_ONLY,
    TILE_OWNED,
    TOO_FEW_BUILDERS,
    TOO_LITTLE_INFLUENCE,
    WRONG_TYPE,
)
from civitas.inventions.progress_map import BuildTiles
from civitas.inventions.state import Inventions
from civitas.inventions.words.refusals.refusal import Refusal
from civitas.kernel.agenda import AnyDecision


def letter(game: Inventions, asked: AnyDecision, tile: int) -> dict[str, object]:
    return {"letter": LETTERS[game.edition.wealth[tile - FIRST_WEALTH].letter]}


def region_of_reward(game: Inventions, asked: AnyDecision, *_: int) -> dict[str, object]:
    return {"region": game.edition.regions[cast(TakeReward, asked).region].name}


def influence(game: Inventions, asked: AnyDecision, *_: int) -> dict[str, object]:
    cost = int(cast(BuildTiles, asked).influence_cost(game))
    return {"cost": cost, "have": int(game.societies[asked.seat].influence)}


def builders(game: Inventions, asked: AnyDecision, tile: int, hex: int, less: int) -> dict[str, object]:
    need = cost_on(game, asked.seat, tile, hex, less == DISCOUNTED)
    have = people_for(game, asked.seat, game.edition.type_of_tile(tile), game.edition.hexes[hex].benefit)
    return {"need": int(need), "have": int(have)}


# fmt: off
REFUSALS: Final = {
    WRONG_TYPE:           Refusal("wrong_type",           "{tile} is not of the type you may take now."),
    TILE_OWNED:           Refusal("tile_owned",           "You have {tile} already; nobody may have two of the same type and number."),
    NONE_LEFT:            Refusal("none_left",            "No {tile} is left in the display."),
    LETTER_OWNED:         Refusal("letter_owned",         "You have a Wealth tile with the letter {letter} already.", letter),
    NOT_ON_TOP:           Refusal("not_on_top",           "{tile} cannot be taken from {region} now.", region_of_reward),
    NOT_IN_DISPLAY:       Refusal("not_in_display",       "{tile} is not in your Tile Display."),
    NOT_NEW:              Refusal("not_new",              "{tile} was not gained this turn."),
    ASPIRATION:           Refusal("aspiration",           "An Aspiration cannot be built; it is replaced by a Progress tile first."),
    HEX_TAKEN:            Refusal("hex_taken",            "There is a tile on {hex} already."),
    NO_MORE_TILES:        Refusal("no_more_tiles",        "You may build no more tiles: as many as the Era of your Private Milestone, less one."),
    PROGRESS_ONLY:        Refusal("progress_only",        "Only Progress tiles may be built now."),
    TOO_LITTLE_INFLUENCE: Refusal("too_little_influence", "Building costs {cost} Influence now; you have {have}.", influence),
    TOO_FEW_BUILDERS:     Refusal("too_few_builders",     "{tile} on {hex} costs {need:Specialist|Specialists}; you would have {have}.", builders),
    NO_DISCOUNT:          Refusal("no_discount",          "You have no discount of 2 Specialists for this tile."),
    NOT_PROGRESS:         Refusal("not_progress",         "Two different Progress tiles on your Progress Map are swapped, the first hex named first."),
}
# fmt: on
