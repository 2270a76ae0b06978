"""A table of Inventions in the middle of a round, or before its first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from civitas import Game
from civitas.inventions.chronos import CHRONOS_TURN
from civitas.inventions.kinds import NONE
from civitas.inventions.preparation import rows
from civitas.inventions.rulings import OPTIONS, Rulings
from civitas.inventions.state import Inventions, empty_society
from civitas.inventions.turn import BEGIN_TURN, END_ROUND
from civitas.kernel.agenda import AnyItem
from civitas.kernel.game import new_game
from tests.support.changes import words
from tests.support.inventions.boards import set_card, set_ideas, set_milestones, set_regions
from tests.support.inventions.changes import check
from tests.support.inventions.names import COMPONENTS, INFLUENCE_TILE_NAMES, REGION_NAMES, RULES, TILE_NAMES, Words
from tests.support.inventions.societies import build_elsewhere, fill_supplies, set_society, society


def ordered_deal(players: int, options: Mapping[str, str]) -> dict[str, list[str | int]]:
    """Everything in the order of its table."""
    return {row: list[str | int](ids) for row, (ids, _) in rows(COMPONENTS, Rulings(options), players).items()}


def all_options(options: Mapping[str, str]) -> dict[str, str]:
    return {option.name: options.get(option.name, option.default) for option in OPTIONS}


def table(
    *,
    players: int = 3,
    era: int = 2,
    round: int = 1,
    active: int = 1,
    order: str = "",
    cards: Mapping[str, Words] | None = None,
    common: str = "",
    eureka: str | None = None,
    open_ideas: str | None = None,
    deck: str | None = None,
    wealth: Mapping[str, str] | None = None,
    no_sage: str = "",
    scoring: str = "",
    specialists: Mapping[str, int] | None = None,
    knowledge: Mapping[str, int] | None = None,
    gone: str = "",
    chronos_region: str = "",
    one: Words | None = None,
    two: Words | None = None,
    three: Words | None = None,
    four: Words | None = None,
    **options: str,
) -> Game:
    """A game in which player `active` is about to place a Pillar; those after them follow, then the round ends.

    `order` is the turn order, "2 1 3". `wealth` are stacks, the top tile last. `scoring` are Regions whose Knowledge
    tile shows its scoring side. `specialists` and `knowledge` put the tiles of these numbers into Regions, changing
    places with those that were there. `gone` are Progress tiles that the last player has built. Sages said to be away
    are with the last player, unless somebody else has them. Cards that are named nowhere lie in the deck.
    """
    chosen = all_options(options)
    game = opening(players, **chosen)
    state = cast(Inventions, game.state)
    clear(state)
    state.era, state.round = era, round
    if order:
        state.turn_order = [int(number) - 1 for number in order.split()]
    set_milestones(state, [one, two, three, four], words(common), eureka)
    for seat, told in enumerate((one, two, three, four)):
        if seat < state.colours:
            set_society(state, seat, told or society())
    for region, told in (cards or {}).items():
        set_card(state, REGION_NAMES.index(region), told)
    set_regions(state, wealth or {}, words(no_sage), words(scoring), specialists or {}, knowledge or {})
    set_ideas(state, open_ideas, deck)
    for name in words(gone):
        build_elsewhere(state, TILE_NAMES.index(name))
    if chronos_region:
        state.chronos_region = REGION_NAMES.index(chronos_region)
    fill_supplies(state, [one, two, three, four])
    begin(state, active - 1)
    check(game)
    return game


def opening(players: int = 3, **options: str) -> Game:
    """A game before the first question, everything dealt in the order of its table."""
    chosen = all_options(options)
    return new_game(RULES, deal=ordered_deal(players, chosen), players=players, options=chosen)


def clear(state: Inventions) -> None:
    """Nobody and nothing anywhere but what lies there at the start."""
    for region in state.regions:
        region.card = region.presenter = NONE
        region.presenters = 0
        region.influence = []
    for seat, old in enumerate(state.societies):
        fresh = empty_society()
        fresh.hexes = [NONE] * len(state.edition.hexes)
        fresh.objectives = old.objectives
        fresh.influence_tiles = (1 << len(INFLUENCE_TILE_NAMES)) - 1
        fresh.influence = 0 if seat == state.chronos else 1
        state.societies[seat] = fresh


def begin(state: Inventions, active: int) -> None:
    """The agenda of the rest of a round, from a player's turn on."""
    later = state.turn_order[state.turn_order.index(active) :]
    turns: list[AnyItem] = [CHRONOS_TURN if seat == state.chronos else BEGIN_TURN[seat] for seat in later]
    state.agenda = [END_ROUND, *reversed(turns)]
    assert state.events is not None
    state.settle()
    state.events.clear()
