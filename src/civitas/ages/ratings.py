"""A civilization's statistics: culture, science, strength, happiness, action totals, discontent, limits.

Code of Laws, Your statistics. They follow at any time from the cards in play and the places of the tokens; `refresh`
recounts them after every change, and `sources` shows people where each number comes from.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.armies import army_strength
from civitas.ages.cards.kinds import LEVELS, NONE, PLACES, UNIT_PLACES, WORKER_KINDS, Pact, Side, Tactic, Territory
from civitas.ages.moments import Totals
from civitas.ages.numbers import at_least_zero, least, up_to
from civitas.ages.state import Ages, Civilization
from civitas.ages.terms import LEVELS_OF_A_KIND
from civitas.ages.uniques import wonder
from civitas.kernel.ints import i64

MOST_HAPPINESS: Final = 8
HOMER_FACE: Final = 1
NO_SIDES: Final[list[Side]] = []


def refresh(game: Ages, seat: i64) -> None:
    """Recount the ratings, and let the available actions follow their totals."""
    civ = game.civs[seat]
    totals = Totals()
    add_workers(game, civ, totals)
    add_cards(game, civ, totals)
    add_wonders(game, civ, totals)
    add_colonies(game, civ, totals)
    add_tactic(game, civ, totals)
    add_pacts(game, seat, totals)
    add_leader(game, civ, totals)
    civ.culture_rating = within(totals.culture, game.edition.most_culture_rating)
    civ.science_rating = within(totals.science, game.edition.most_science_rating)
    civ.strength = within(totals.strength, game.edition.most_strength)
    civ.happiness = within(totals.happiness, MOST_HAPPINESS)
    civ.colonization = totals.colonization
    civ.civil_left = actions_left(civ.civil_left, civ.civil_total, totals.civil)
    civ.civil_total = totals.civil
    civ.military_left = actions_left(civ.military_left, civ.military_total, totals.military)
    civ.military_total = totals.military


def within(number: i64, most: i64) -> i64:
    """A rating on its track: never below zero, never above its end."""
    return least(at_least_zero(number), most)


def actions_left(left: i64, before: i64, now: i64) -> i64:
    """New actions are available at once; of lost ones the spent go first."""
    if now >= before:
        return left + now - before
    spent = at_least_zero(before - left)
    return left - at_least_zero(before - now - spent)


def add_workers(game: Ages, civ: Civilization, totals: Totals) -> None:
    """Each worker gives what its card prints."""
    cards, workers = game.edition.card_at, civ.workers
    place: i64 = 0
    left = civ.manned
    while left:
        if left & 1:
            totals.add_workers(cards[place], workers[place])
        left >>= 1
        place += 1


def add_cards(game: Ages, civ: Civilization, totals: Totals) -> None:
    """Government and special technologies."""
    civil = game.edition.civil
    totals.add_card(civil[civ.government])
    for id in civ.specials:
        if id != NONE:
            totals.add_card(civil[id])


def add_wonders(game: Ages, civ: Civilization, totals: Totals) -> None:
    """Completed wonders; a ruin makes culture instead of all it did; Homer's face stays."""
    for id in civ.wonders:
        if id in civ.ruins:
            totals.culture += game.edition.ruin_culture
        else:
            card = wonder(game, id)
            totals.add_card(card)
            card.add_to(game, civ, totals)
    if civ.tucked != NONE:
        totals.happiness += HOMER_FACE


def add_colonies(game: Ages, civ: Civilization, totals: Totals) -> None:
    for id in civ.colonies:
        totals.add_colony(cast(Territory, game.edition.military[id]))


def add_tactic(game: Ages, civ: Civilization, totals: Totals) -> None:
    """What armies add under the current tactic."""
    if civ.tactic != NONE and civ.manned & UNIT_PLACES:
        totals.strength += army_bonus(game, civ, civ.tactic, civ.workers)


def army_bonus(game: Ages, civ: Civilization, tactic: i64, units: list[int]) -> i64:
    """What armies of these units add under a tactic; nothing where the leader has no use for tactics."""
    leader = civ.leader_card
    if tactic == NONE or (leader is not None and leader.ignores_tactics()):
        return 0
    return army_strength(cast(Tactic, game.edition.military[tactic]), units, rides(game, civ))


def rides(game: Ages, civ: Civilization) -> bool:
    leader = civ.leader_card
    return leader is not None and leader.infantry_rides()


def add_leader(game: Ages, civ: Civilization, totals: Totals) -> None:
    leader = civ.leader_card
    if leader is not None:
        totals.add_card(leader)
        leader.add_to(game, civ, totals)


def add_pacts(game: Ages, seat: i64, totals: Totals) -> None:
    """Pacts in the own area and in those of others."""
    if not has_pact(game, seat):
        return
    other: i64
    for other in range(game.players):
        civ = game.civs[other]
        if civ.pact == NONE:
            continue
        if other == seat:
            add_side(game, side_of(game, other, True), civ.pact_partner, totals)
        elif civ.pact_partner == seat:
            add_side(game, side_of(game, other, False), other, totals)


def pact_of(game: Ages, owner: i64) -> Pact:
    """The pact in a player's area."""
    return cast(Pact, game.edition.military_cards[game.civs[owner].pact])


def side_of(game: Ages, owner: i64, own: bool) -> Side:
    """The side of a pact that its owner has, or the side of the partner."""
    pact = pact_of(game, owner)
    return pact.a if (game.civs[owner].pact_side == 0) == own else pact.b


def add_side(game: Ages, side: Side, partner: i64, totals: Totals) -> None:
    totals.culture += side.culture + side.culture_per_wonder * len(game.civs[partner].wonders)
    totals.strength += side.strength
    totals.military += side.military_actions


def has_pact(game: Ages, seat: i64) -> bool:
    """Whether a player has a side of any pact."""
    return (game.parties >> seat) & 1 != 0


def sides(game: Ages, seat: i64) -> list[Side]:
    """All sides of pacts that a player has."""
    if not has_pact(game, seat):
        return NO_SIDES
    found: list[Side] = []
    other: i64
    for other in range(game.players):
        civ = game.civs[other]
        if civ.pact != NONE and (other == seat or civ.pact_partner == seat):
            found.append(side_of(game, other, other == seat))
    return found


# Population and happiness


def by_tokens(table: list[int], tokens: i64) -> i64:
    """A number of the boards by the tokens left in a bank."""
    return up_to(table, tokens)


def happiness_needed(game: Ages, civ: Civilization) -> i64:
    return by_tokens(game.edition.happiness_needed, civ.yellow_bank)


def discontent(game: Ages, civ: Civilization) -> i64:
    """Discontent workers: the happy faces that the population needs and does not have."""
    return at_least_zero(happiness_needed(game, civ) - civ.happiness)


def consumption(game: Ages, civ: Civilization) -> i64:
    return by_tokens(game.edition.consumption, civ.yellow_bank)


def corruption(game: Ages, civ: Civilization) -> i64:
    return by_tokens(game.edition.corruption, civ.blue_bank)


# Limits


def hand_bonus(game: Ages, civ: Civilization) -> i64:
    bonus: i64 = 0
    for id in civ.wonders:
        if id not in civ.ruins:
            bonus += wonder(game, id).hand_limit_bonus()
    return bonus


def civil_hand_limit(game: Ages, civ: Civilization) -> i64:
    return civ.civil_total + hand_bonus(game, civ)


def is_hand_full(game: Ages, civ: Civilization) -> bool:
    """Whether the limit keeps further civil cards out; the wonders that raise it are asked only near it."""
    cards: i64 = len(civ.hand)
    return cards >= civ.civil_total and cards >= civil_hand_limit(game, civ)


def military_hand_limit(game: Ages, civ: Civilization) -> i64:
    return civ.military_total + hand_bonus(game, civ)


def best_level(civ: Civilization, kind: i64) -> i64:
    """The highest level of a kind that has a worker; NONE, which is below the lowest, without one."""
    level: i64 = LEVELS - 1
    while level >= 0 and (civ.manned >> (kind * LEVELS + level)) & 1 == 0:
        level -= 1
    return level


def count_kind(civ: Civilization, kind: i64) -> i64:
    """Buildings or units of a kind."""
    count: i64 = 0
    place = kind * LEVELS
    left = (civ.manned >> place) & LEVELS_OF_A_KIND
    while left:
        if left & 1:
            count += civ.workers[place]
        left >>= 1
        place += 1
    return count


def count_kinds(civ: Civilization, kinds: i64) -> i64:
    """Workers on cards of several kinds, one bit each."""
    count: i64 = 0
    kind: i64
    for kind in range(WORKER_KINDS):
        if (kinds >> kind) & 1:
            count += count_kind(civ, kind)
    return count


def level_sum(civ: Civilization, kinds: i64) -> i64:
    """The levels of all workers on cards of several kinds."""
    total: i64 = 0
    place: i64
    for place in range(PLACES):
        if (kinds >> (place // LEVELS)) & 1:
            total += civ.workers[place] * (place % LEVELS)
    return total


def technology_levels(game: Ages, civ: Civilization) -> i64:
    """The levels of all technologies in play, government and special ones included."""
    levels: i64 = special_levels(game, civ)
    place: i64
    for place in range(PLACES):
        if (civ.technologies >> place) & 1:
            levels += place % LEVELS
    return levels


def special_levels(game: Ages, civ: Civilization) -> i64:
    """The levels of the government and the special technologies."""
    levels = government_level(game, civ)
    for id in civ.specials:
        if id != NONE:
            levels += game.edition.civil[id].age
    return levels


def government_level(game: Ages, civ: Civilization) -> i64:
    return game.edition.civil[civ.government].age


def workers_in_all(civ: Civilization) -> i64:
    count: i64 = civ.idle_workers
    for number in civ.workers:
        count += number
    return count
