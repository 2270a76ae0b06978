"""Refusals on the Map: journeys, Influence tiles and Sages."""

from __future__ import annotations

from typing import Final

from civitas.inventions.actions.gain_influence import citizens_needed
from civitas.inventions.obstacles import (
    NO_MAJORITY,
    NO_SPACE_THERE,
    NO_STRING,
    NOBODY_THERE,
    SAGE_THERE,
    SAME_REGION,
    TILE_GONE,
    TILE_THERE,
    TOO_FEW_TO_GO_HOME,
)
from civitas.inventions.state import Inventions
from civitas.inventions.words.refusals.refusal import Refusal
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.bits import number_at


def nobody(game: Inventions, asked: AnyDecision, start: int, end: int) -> dict[str, object]:
    return {"have": 0, "region": game.edition.regions[start].name, "need": 1}


def both_ends(game: Inventions, asked: AnyDecision, start: int, end: int) -> dict[str, object]:
    return {"region": game.edition.regions[start].name, "region2": game.edition.regions[end].name}


def citizens(game: Inventions, asked: AnyDecision, tile: int, region: int) -> dict[str, object]:
    there = game.citizens_in(region)
    others = [count for colour, count in enumerate(there) if colour != asked.seat]
    return {"own": there[asked.seat], "other": max(others)}


def going_home(game: Inventions, asked: AnyDecision, tile: int, region: int) -> dict[str, object]:
    have = number_at(game.societies[asked.seat].citizens, region)
    return {"have": int(have), "need": int(citizens_needed(game, asked.seat, tile))}


TOO_FEW: Final = "You have {have:Citizen|Citizens} in {region} and would need {need}."

# fmt: off
REFUSALS: Final = {
    NOBODY_THERE:       Refusal("too_few_citizens", TOO_FEW, nobody),
    SAME_REGION:        Refusal("same_region",      "A journey leads to another Region."),
    NO_STRING:          Refusal("no_string",        "No blue string leads from {region} to {region2} (Travel).", both_ends),
    TILE_GONE:          Refusal("tile_gone",        "{tile} is not on your Society Board any more."),
    TILE_THERE:         Refusal("tile_there",       "You have an Influence tile in {region} already (Gain Influence)."),
    NO_SPACE_THERE:     Refusal("no_space_there",   "All Influence spaces of {region} are taken (Gain Influence)."),
    NO_MAJORITY:        Refusal("no_majority",      "You have {own:Citizen|Citizens} in {region} and somebody else has {other}; Gain Influence needs the majority.", citizens),
    TOO_FEW_TO_GO_HOME: Refusal("too_few_citizens", TOO_FEW, going_home),
    SAGE_THERE:         Refusal("sage_there",       "A Sage stands in {region} already, or no space would be left for the others."),
}
# fmt: on
