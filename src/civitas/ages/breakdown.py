"""Where each rating of a civilization, and what it produces, comes from: a line for each card that gives something.

Each line is counted by the functions of `ratings` for that card alone, so the lines of a rating add up to it, before
it is kept between its bounds.
"""

from __future__ import annotations

from typing import cast

from civitas.ages.cards.kinds import FARM, LAB, LEVELS, MINE, NONE, PLACES, Side, Territory
from civitas.ages.goods import labs_store, worth_of
from civitas.ages.moments import Totals
from civitas.ages.ratings import (
    HOMER_FACE,
    add_leader,
    add_side,
    add_tactic,
    side_of,
)
from civitas.ages.state import Ages, Civilization
from civitas.ages.uniques import wonder
from civitas.ages.upkeep.production import mine_tokens
from civitas.kernel.ints import i64

Line = tuple[str, Totals]
Source = tuple[str, int]


def sources(game: Ages, seat: i64) -> dict[str, list[Source]]:
    """For each rating the cards that give something to it or take from it, and how much; and who produces what."""
    found = lines(game, seat)
    return {
        "culture": [(name, int(card.culture)) for name, card in found if card.culture],
        "science": [(name, int(card.science)) for name, card in found if card.science],
        "strength": [(name, int(card.strength)) for name, card in found if card.strength],
        "happiness": [(name, int(card.happiness)) for name, card in found if card.happiness],
        "civil_actions": [(name, int(card.civil)) for name, card in found if card.civil],
        "military_actions": [(name, int(card.military)) for name, card in found if card.military],
        "colonization": [(name, int(card.colonization)) for name, card in found if card.colonization],
        **produced(game, seat),
    }


def produced(game: Ages, seat: i64) -> dict[str, list[Source]]:
    """What each farm and mine makes, each lab that stores resources, and what pacts add."""
    civ = game.civs[seat]
    pacts = [(game.edition.military[game.civs[owner].pact].name, side) for owner, side in sides_by_owner(game, seat)]
    mines = makers(game, MINE, mine_tokens(game, civ))
    labs = makers(game, LAB, workers_at(civ, LAB)) if labs_store(game, civ) else []
    return {
        "food": makers(game, FARM, workers_at(civ, FARM))
        + [(pact, int(side.food)) for pact, side in pacts if side.food],
        "resources": mines + labs + [(pact, int(side.resources)) for pact, side in pacts if side.resources],
    }


def workers_at(civ: Civilization, kind: int) -> list[int]:
    """The workers on the cards of a kind, by level."""
    return civ.workers[kind * LEVELS : (kind + 1) * LEVELS]


def makers(game: Ages, kind: i64, tokens: list[int]) -> list[Source]:
    """What the cards of a kind make, with their tokens by level."""
    found: list[Source] = []
    level: i64
    for level in range(LEVELS):
        if tokens[level]:
            place = kind * LEVELS + level
            made = tokens[level] * worth_of(game, place)
            if made:
                found.append((game.edition.card_at[place].name, int(made)))
    return found


def lines(game: Ages, seat: i64) -> list[Line]:
    """What each card gives, in the order in which a player looks at them."""
    civ = game.civs[seat]
    found = of_cards(game, civ) + of_leader(game, civ) + of_workers(game, civ) + of_wonders(game, civ)
    return found + of_colonies(game, civ) + of_tactic(game, civ) + of_pacts(game, seat)


def of_cards(game: Ages, civ: Civilization) -> list[Line]:
    """Government and special technologies."""
    found: list[Line] = []
    for id in [int(civ.government), *civ.specials]:
        if id != NONE:
            totals = Totals()
            totals.add_card(game.edition.civil[id])
            found.append((game.edition.civil[id].name, totals))
    return found


def of_leader(game: Ages, civ: Civilization) -> list[Line]:
    if civ.leader == NONE:
        return []
    totals = Totals()
    add_leader(game, civ, totals)
    return [(game.edition.civil[civ.leader].name, totals)]


def of_workers(game: Ages, civ: Civilization) -> list[Line]:
    """The workers on each card together."""
    found: list[Line] = []
    place: i64
    for place in range(PLACES):
        if civ.workers[place]:
            card = game.edition.card_at[place]
            totals = Totals()
            totals.add_workers(card, civ.workers[place])
            found.append((card.name, totals))
    return found


def of_wonders(game: Ages, civ: Civilization) -> list[Line]:
    """Completed wonders and ruins; Homer's face stands under the name of his wonder."""
    found: list[Line] = []
    for id in civ.wonders:
        card = wonder(game, id)
        totals = Totals()
        if id in civ.ruins:
            totals.culture = game.edition.ruin_culture
        else:
            totals.add_card(card)
            card.add_to(game, civ, totals)
        if id == civ.tucked:
            totals.happiness += HOMER_FACE
        found.append((card.name, totals))
    return found


def of_colonies(game: Ages, civ: Civilization) -> list[Line]:
    found: list[Line] = []
    for id in civ.colonies:
        colony = cast(Territory, game.edition.military[id])
        totals = Totals()
        totals.add_colony(colony)
        found.append((colony.name, totals))
    return found


def of_tactic(game: Ages, civ: Civilization) -> list[Line]:
    if civ.tactic == NONE:
        return []
    totals = Totals()
    add_tactic(game, civ, totals)
    return [(game.edition.military[civ.tactic].name, totals)]


def of_pacts(game: Ages, seat: i64) -> list[Line]:
    """Pacts in the own area and in those of others."""
    found: list[Line] = []
    for owner, side in sides_by_owner(game, seat):
        pact = game.civs[owner]
        totals = Totals()
        add_side(game, side, pact.pact_partner if owner == seat else owner, totals)
        found.append((game.edition.military[pact.pact].name, totals))
    return found


def sides_by_owner(game: Ages, seat: i64) -> list[tuple[int, Side]]:
    """The sides of pacts that a player has, with the seat in whose area each lies."""
    return [
        (owner, side_of(game, owner, owner == seat))
        for owner, civ in enumerate(game.civs)
        if civ.pact != NONE and (owner == seat or civ.pact_partner == seat)
    ]
