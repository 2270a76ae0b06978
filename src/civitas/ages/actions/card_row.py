"""The card row: taking a card, and filling the row at the start of a turn.

Code of Laws, Take a card, and Replenish the card row. Dealing the last card of a civil deck ends its age at once.
"""

from __future__ import annotations

from typing import Any

from civitas.ages.actions.costs import spend_civil
from civitas.ages.actions.hand import take_in_hand
from civitas.ages.cards.kinds import ACTION, GOVERNMENT, LAW, LEADER, NONE, WONDER, CivilCard, is_special
from civitas.ages.end_of_age import end_age
from civitas.ages.events import ROW_DEALT, ROW_DISCARDED, TOOK
from civitas.ages.moments import Unique
from civitas.ages.moves import ROW
from civitas.ages.numbers import at_least_zero, holds, shifted, up_to
from civitas.ages.obstacles import (
    HAND_FULL,
    LEADER_OF_AGE,
    NOT_IN_ROW,
    ONE_WONDER,
    OTHER_SPACE,
    SAME_IN_HAND,
    SAME_IN_PLAY,
    TAKE_COST,
)
from civitas.ages.ratings import is_hand_full
from civitas.ages.state import REPLACED_LEADER, Ages, Civilization
from civitas.ages.uniques import wonder
from civitas.kernel.bits import members
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

# Taking


def take_cost(game: Ages, civ: Civilization, space: i64) -> i64:
    """Civil actions for the card in a space; a wonder costs one more for each completed one."""
    return cost_at(game, civ, civ.leader_card, game.row[space], space)


def cost_at(game: Ages, civ: Civilization, leader: Unique | None, id: i64, space: i64) -> i64:
    cost: i64 = game.edition.row_cost[space]
    if game.edition.civil_kinds[id] == WONDER:
        if leader is None or not leader.waives_surcharge():
            cost += len(civ.wonders)
        cost -= wonder(game, id).taken_cheaper_by(civ)
    if leader is not None:
        cost -= leader.take_discount(game.edition.civil[id])
    return at_least_zero(cost)


def obstacle_to_take(game: Ages, civ: Civilization, id: i64, space: i64, actions: i64) -> i64:
    """The card lies there, the limits allow it, and the actions pay for it."""
    if game.row[space] != id:
        return OTHER_SPACE if int(id) in game.row else NOT_IN_ROW
    limited = obstacle_by_limits(game, civ, id, game.edition.civil_kinds[id], is_hand_full(game, civ))
    if limited != CLEAR:
        return limited
    return CLEAR if take_cost(game, civ, space) <= actions else TAKE_COST


def obstacle_by_limits(game: Ages, civ: Civilization, id: i64, kind: i64, hand_is_full: bool) -> i64:
    """One unfinished wonder, a hand of limited size, one leader of each age, each technology once."""
    if kind == WONDER:
        return CLEAR if civ.project == NONE else ONE_WONDER
    if hand_is_full:
        return HAND_FULL
    if kind == ACTION:
        return CLEAR
    if kind == LEADER:
        return LEADER_OF_AGE if (civ.leader_ages >> game.edition.civil_ages[id]) & 1 else CLEAR
    if holds(civ.hand, id):
        return SAME_IN_HAND
    return SAME_IN_PLAY if is_in_play(civ, game.edition.civil[id], id) else CLEAR


def is_in_play(civ: Civilization, card: CivilCard, id: i64) -> bool:
    """Whether a technology is in the play area."""
    if card.kind == GOVERNMENT:
        return civ.government == id
    if is_special(card.kind):
        return civ.specials[card.kind - LAW] == id
    return (civ.technologies >> card.place) & 1 != 0


def takes(game: Ages, civ: Civilization, actions: i64) -> i64:
    """The spaces whose cards can be taken for a number of civil actions, one bit each.

    Without a discount what lies too far away need not be looked at, and only a wonder may cost more than its space.
    """
    leader = civ.leader_card
    if may_take_for_less(civ, leader):
        all_cards = game.row_wonders | game.row_actions | game.row_others
        return payable(game, civ, leader, takeable(game, civ, all_cards, is_hand_full(game, civ)), actions)
    within = spaces_within(game, actions)
    found: i64 = 0
    if civ.project == NONE:
        found = payable(game, civ, leader, game.row_wonders & within, actions)
    if not is_hand_full(game, civ):
        found |= game.row_actions & within | takeable(game, civ, game.row_others & within, False)
    return found


def spaces_within(game: Ages, actions: i64) -> i64:
    """The spaces that cost at most a number of civil actions."""
    return up_to(game.edition.spaces_within, actions)


def takeable(game: Ages, civ: Civilization, spaces: i64, hand_is_full: bool) -> i64:
    """The spaces among these whose cards the limits allow to take."""
    row, kinds = game.row, game.edition.civil_kinds
    found: i64 = 0
    bit: i64 = 1
    space: i64 = 0
    while spaces:
        if spaces & 1:
            id: i64 = row[space]
            if obstacle_by_limits(game, civ, id, kinds[id], hand_is_full) == CLEAR:
                found |= bit
        spaces >>= 1
        bit <<= 1
        space += 1
    return found


def payable(game: Ages, civ: Civilization, leader: Unique | None, spaces: i64, actions: i64) -> i64:
    """The spaces among these whose cards cost at most a number of civil actions."""
    found: i64 = 0
    bit: i64 = 1
    space: i64 = 0
    while spaces:
        if spaces & 1 and cost_at(game, civ, leader, game.row[space], space) <= actions:
            found |= bit
        spaces >>= 1
        bit <<= 1
        space += 1
    return found


def may_take_for_less(civ: Civilization, leader: Unique | None) -> bool:
    """Whether a card may cost fewer actions than its space."""
    return civ.has_used(REPLACED_LEADER) or (leader is not None and leader.takes_for_less())


def take_move(game: Ages, space: i64) -> int:
    return game.edition.book.take.move(game.row[space], space)


def add_takes(game: Ages, seat: i64, actions: i64, found: list[int]) -> None:
    """Every card that can be taken for a number of civil actions."""
    found += [take_move(game, space) for space in members(takes(game, game.civs[seat], actions))]


def act_take(game: Ages, seat: i64, space: i64) -> None:
    civ = game.civs[seat]
    spend_civil(civ, take_cost(game, civ, space))
    keep_for_later(game, civ, space)
    take(game, seat, space)


def keep_for_later(game: Ages, civ: Civilization, space: i64) -> None:
    """An action card that is taken now cannot be played in this turn."""
    if game.edition.civil_kinds[game.row[space]] == ACTION:
        civ.taken_now += (game.row[space],)


def take(game: Ages, seat: i64, space: i64) -> None:
    """A wonder enters play unfinished; any other card goes to the hand."""
    civ = game.civs[seat]
    id = game.row[space]
    card = game.edition.civil[id]
    leave_row(game, space)
    game.tell(TOOK, seat, id, space + 1)
    if card.kind == WONDER:
        civ.project = id
        civ.stages_built = 0
    else:
        take_in_hand(game, civ, id)
    if card.kind == LEADER:
        civ.leader_ages |= 1 << card.age
    leader = civ.leader_card
    if leader is not None:
        leader.when_taken(game, seat, card)


# Filling


def replenish(game: Ages, discarding: bool) -> None:
    """Discard from the first spaces, slide the rest to the left, deal new cards."""
    if discarding:
        empty_first_spaces(game)
    slide(game)
    if game.age == 0:
        deal_cards(game)
        end_age(game)
    deal_cards(game)


def leave_row(game: Ages, space: i64) -> None:
    """A space becomes empty."""
    game.own_row()[space] = NONE
    others = ~shifted(1, space)
    game.row_wonders &= others
    game.row_actions &= others
    game.row_others &= others


def note_row(game: Ages) -> None:
    """Note where wonders, action cards and all others lie."""
    game.row_wonders = 0
    game.row_actions = 0
    game.row_others = 0
    space: i64
    for space in range(ROW):
        if game.row[space] != NONE:
            note_card(game, space, game.row[space])


def note_card(game: Ages, space: i64, id: i64) -> None:
    """A card has come to a space."""
    kind: i64 = game.edition.civil_kinds[id]
    if kind == WONDER:
        game.row_wonders |= shifted(1, space)
    elif kind == ACTION:
        game.row_actions |= shifted(1, space)
    else:
        game.row_others |= shifted(1, space)


def empty_first_spaces(game: Ages) -> None:
    space: i64
    for space in range(game.edition.row_discards[game.count_playing() - 2]):
        if game.row[space] != NONE:
            game.tell(ROW_DISCARDED, game.row[space])
            leave_row(game, space)


def slide(game: Ages) -> None:
    """The cards close the gaps before them."""
    cards: list[Any] = game.own_row()  # They are only moved, so that nobody needs their numbers.
    occupied = game.row_wonders | game.row_actions | game.row_others
    free: i64 = 0
    space: i64
    for space in range(ROW):
        if (occupied >> space) & 1:
            if free < space:
                cards[free] = cards[space]
            free += 1
    while free < ROW:
        cards[free] = NONE
        free += 1
    game.row_wonders = closed_up(game.row_wonders, occupied)
    game.row_actions = closed_up(game.row_actions, occupied)
    game.row_others = closed_up(game.row_others, occupied)


def closed_up(spaces: i64, occupied: i64) -> i64:
    """Where the cards of some spaces lie when all that lie in the row have closed the gaps."""
    found: i64 = 0
    bit: i64 = 1
    while spaces:
        if occupied & 1:
            if spaces & 1:
                found |= bit
            bit <<= 1
        spaces >>= 1
        occupied >>= 1
    return found


def deal_cards(game: Ages) -> None:
    """Deal from the deck of the age, and from the next one where it ends; Age IV has none."""
    row = game.own_row()
    space: i64 = ROW
    while space > 0 and row[space - 1] == NONE:
        space -= 1
    while space < ROW and game.civil_deck:
        id = game.own_civil_deck().pop()
        row[space] = id
        note_card(game, space, id)
        space += 1
        game.tell(ROW_DEALT, id)
        if not game.civil_deck and game.age > 0:
            end_age(game)
