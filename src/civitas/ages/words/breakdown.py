"""Where each rating of a civilization comes from: a line for each card that gives something.

Each line is counted by the functions of `ratings` for that card alone, so the lines of a rating add up to it, before
it is kept between its bounds.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import NONE, PLACES
from civitas.ages.moments import Totals, wonder
from civitas.ages.ratings import (
    HOMER_FACE,
    add_colonies,
    add_leader,
    add_side,
    add_tactic,
    add_workers,
    side_of,
)
from civitas.ages.state import Ages, Civilization, empty_civilization
from civitas.kernel.ints import i64

RATINGS: Final = (
    "culture", "science", "strength", "happiness", "civil_actions", "military_actions", "colonization",
)  # fmt: skip

Line = tuple[str, Totals]


def sources(game: Ages, seat: i64) -> dict[str, list[tuple[str, int]]]:
    """For each rating the cards that give something to it or take from it, and how much."""
    found: dict[str, list[tuple[str, int]]] = {rating: [] for rating in RATINGS}
    for name, totals in lines(game, seat):
        for rating, amount in zip(RATINGS, amounts(totals)):
            if amount:
                found[rating].append((name, amount))
    return found


def amounts(totals: Totals) -> list[int]:
    """In the order of the ratings."""
    return [
        totals.culture, totals.science, totals.strength, totals.happiness, totals.civil, totals.military,
        totals.colonization,
    ]  # fmt: skip


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
            alone = empty_civilization()
            alone.workers[place] = civ.workers[place]
            totals = Totals()
            add_workers(game, alone, totals)
            found.append((game.edition.civil[game.edition.place_cards[place]].name, totals))
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
        alone = empty_civilization()
        alone.colonies = (id,)
        totals = Totals()
        add_colonies(game, alone, totals)
        found.append((game.edition.military[id].name, totals))
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
    owner: i64
    for owner in range(game.players):
        civ = game.civs[owner]
        if civ.pact == NONE or not (owner == seat or civ.pact_partner == seat):
            continue
        own = owner == seat
        totals = Totals()
        add_side(game, side_of(game, owner, own), civ.pact_partner if own else owner, totals)
        found.append((game.edition.military[civ.pact].name, totals))
    return found
