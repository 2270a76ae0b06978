"""Technologies and governments: developing them for science, peacefully or by revolution.

Code of Laws, Develop a technology, and Declare a revolution. A revolution costs less science but all civil actions.
"""

from __future__ import annotations

from civitas.ages.actions.card_row import is_in_play
from civitas.ages.actions.costs import civil_actions, obstacle_to_civil_action, spend_civil
from civitas.ages.actions.hand import leave_hand
from civitas.ages.cards.kinds import BIT, GOVERNMENT, LAW, NONE, CivilCard, is_special, is_unit
from civitas.ages.events import DEVELOPED, PARTNER_PAID, REVOLUTION
from civitas.ages.numbers import at_least_zero, holds
from civitas.ages.obstacles import (
    ALL_CIVIL,
    ALL_MILITARY,
    IN_PLAY,
    LITTLE_SCIENCE,
    NOT_A_GOVERNMENT,
    NOT_A_TECHNOLOGY,
    NOT_IN_HAND,
    NOT_ORDERED,
    OWN_SCIENCE,
    PARTNER_SCIENCE,
)
from civitas.ages.ratings import has_pact, pact_of, refresh
from civitas.ages.state import Ages, Civilization
from civitas.ages.terms import Terms
from civitas.ages.tokens import card_tokens
from civitas.kernel.bits import members
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

# What it costs


def science_pact(game: Ages, seat: i64) -> i64:
    """The owner of the pact by which a partner shares the cost of technologies; NONE without one."""
    if not has_pact(game, seat):
        return NONE
    owner: i64
    for owner in range(game.players):
        civ = game.civs[owner]
        if civ.pact != NONE and (owner == seat or civ.pact_partner == seat) and pact_of(game, owner).science_less:
            return owner
    return NONE


def science_partner(game: Ages, seat: i64) -> i64:
    """With whom that pact is; NONE without one."""
    owner = science_pact(game, seat)
    return game.civs[owner].pact_partner if owner == seat else owner


def science_for(civ: Civilization, card: CivilCard) -> i64:
    """What a civilization could pay for a technology."""
    return civ.science + civ.unit_science if is_unit(card.kind) else civ.science


def science_cost(game: Ages, seat: i64, card: CivilCard, printed: i64, discount: i64) -> i64:
    """Science for a technology of a printed cost, peaceful or by revolution."""
    less = pact_discount(game, science_pact(game, seat))
    return own_science_cost(game, game.civs[seat], card, printed, discount + less)


def own_science_cost(game: Ages, civ: Civilization, card: CivilCard, printed: i64, discount: i64) -> i64:
    """What the leader leaves of it, and a discount."""
    leader = civ.leader_card
    if leader is not None:
        discount += leader.science_discount(civ, card)
    return at_least_zero(printed - discount)


def pact_discount(game: Ages, owner: i64) -> i64:
    """What the pact of an owner, if there is one, takes off the science cost of every technology."""
    if owner == NONE:
        return 0
    return pact_of(game, owner).science_less


def obstacle_to_sharing(game: Ages, seat: i64, owner: i64) -> i64:
    """Under the pact of an owner, if there is one, the partner's share must be there."""
    if owner == NONE:
        return CLEAR
    if game.civs[science_partner(game, seat)].science < pact_of(game, owner).partner_pays:
        return PARTNER_SCIENCE
    return OWN_SCIENCE if game.edition.cooperation_needs_both and game.civs[seat].science == 0 else CLEAR


def obstacle_to_pay_science(game: Ages, seat: i64, card: CivilCard, printed: i64, discount: i64) -> i64:
    """The science must be there, the partner's share too."""
    owner = science_pact(game, seat)
    lacking = obstacle_to_sharing(game, seat, owner)
    if lacking != CLEAR:
        return lacking
    return obstacle_to_own_share(game, game.civs[seat], card, printed, discount + pact_discount(game, owner))


def obstacle_to_own_share(game: Ages, civ: Civilization, card: CivilCard, printed: i64, discount: i64) -> i64:
    """The own science, where that of a partner is there; the discount is also that of the pact."""
    cost = own_science_cost(game, civ, card, printed, discount)
    return CLEAR if cost <= science_for(civ, card) else LITTLE_SCIENCE


def pay_science(game: Ages, seat: i64, card: CivilCard, printed: i64, discount: i64) -> i64:
    civ = game.civs[seat]
    cost = science_cost(game, seat, card, printed, discount)
    rest = cost
    if is_unit(card.kind):
        spent = cost if cost < civ.unit_science else civ.unit_science
        civ.unit_science -= spent
        rest -= spent
    civ.science -= rest
    owner = science_pact(game, seat)
    if owner != NONE:
        partner, share = science_partner(game, seat), pact_of(game, owner).partner_pays
        game.civs[partner].science -= share
        game.tell(PARTNER_PAID, partner, share)
    return cost


# Which can be developed


def obstacle_to_develop(game: Ages, seat: i64, id: i64, terms: Terms) -> i64:
    """A technology of the hand, for its science and a civil action."""
    card = game.edition.civil[id]
    if not card.is_technology():
        return NOT_A_TECHNOLOGY
    lacking = obstacle_to_new_technology(game.civs[seat], card, id, terms)
    return lacking if lacking != CLEAR else obstacle_to_introduce(game, seat, card, terms)


def obstacle_to_introduce(game: Ages, seat: i64, card: CivilCard, terms: Terms) -> i64:
    """Of a new technology in hand, peacefully."""
    lacking = obstacle_to_civil_action(game.civs[seat], terms)
    if lacking != CLEAR:
        return lacking
    return obstacle_to_pay_science(game, seat, card, card.science_cost, terms.discount)


def obstacle_to_revolution(game: Ages, seat: i64, id: i64, terms: Terms) -> i64:
    """A government of the hand, for less science and all actions that pay for a revolution."""
    card = game.edition.civil[id]
    if card.kind != GOVERNMENT:
        return NOT_A_GOVERNMENT
    lacking = obstacle_to_new_technology(game.civs[seat], card, id, terms)
    return lacking if lacking != CLEAR else obstacle_to_revolt(game, seat, card, terms)


def obstacle_to_revolt(game: Ages, seat: i64, card: CivilCard, terms: Terms) -> i64:
    """Of a new government in hand, by revolution."""
    lacking = obstacle_to_revolting(game, game.civs[seat])
    if lacking != CLEAR:
        return lacking
    return obstacle_to_pay_science(game, seat, card, card.revolution_cost, terms.discount)


def obstacle_to_revolting(game: Ages, civ: Civilization) -> i64:
    """No action of those that pay for a revolution may be spent."""
    if revolts_with_military(game, civ):
        return ALL_MILITARY if civ.military_left < civ.military_total else CLEAR
    return ALL_CIVIL if civil_actions(civ) < civ.civil_total else CLEAR


def obstacle_to_new_technology(civ: Civilization, card: CivilCard, id: i64, terms: Terms) -> i64:
    """It must be in hand; one that is in play never comes back to it."""
    if not terms.develops:
        return NOT_ORDERED
    if is_in_play(civ, card, id):
        return IN_PLAY
    return CLEAR if holds(civ.hand, id) else NOT_IN_HAND


def revolts_with_military(game: Ages, civ: Civilization) -> bool:
    """Whether military actions pay for a revolution."""
    leader = civ.leader_card
    return leader is not None and leader.revolts_with_military()


def developments(game: Ages, seat: i64, held: i64, terms: Terms) -> i64:
    """Which technologies can be developed, and which governments by revolution, where the terms order that.

    They are given by their places in the hand, one bit each; what can be done with them has two bits for each place,
    the lower one for developing it.
    """
    found: i64 = 0
    if held == 0:
        return found
    civ = game.civs[seat]
    peacefully = obstacle_to_civil_action(civ, terms) == CLEAR
    by_revolution = obstacle_to_revolting(game, civ) == CLEAR
    owner = science_pact(game, seat)
    if not (peacefully or by_revolution) or obstacle_to_sharing(game, seat, owner) != CLEAR:
        return found
    discount = terms.discount + pact_discount(game, owner)
    bit: i64 = 1
    place: i64 = 0
    while held:
        if held & 1:
            id: i64 = civ.hand[place]
            card = game.edition.civil[id]
            if not is_in_play(civ, card, id):
                if peacefully and obstacle_to_own_share(game, civ, card, card.science_cost, discount) == CLEAR:
                    found |= bit
                if by_revolution and may_be_revolution(game, civ, card, discount):
                    found |= bit << 1
        held >>= 1
        place += 1
        bit <<= 2
    return found


def may_be_revolution(game: Ages, civ: Civilization, card: CivilCard, discount: i64) -> bool:
    """Whether a card is a government whose revolution can be paid, where actions and a partner's share are there."""
    if card.kind != GOVERNMENT:
        return False
    return obstacle_to_own_share(game, civ, card, card.revolution_cost, discount) == CLEAR


def development_move(game: Ages, civ: Civilization, number: i64) -> int:
    """Developing a technology of the hand, or a revolution."""
    book = game.edition.book
    id = civ.hand[number >> 1]
    return book.revolution.move(id) if number & 1 else book.develop.move(id)


def add_developments(game: Ages, seat: i64, terms: Terms, found: list[int]) -> None:
    """Technologies that can be developed, and governments by revolution, where the terms order that."""
    civ = game.civs[seat]
    numbers = developments(game, seat, civ.hand_technologies, terms)
    found += [development_move(game, civ, number) for number in members(numbers)]


# Developing


def act_develop(game: Ages, seat: i64, id: i64) -> None:
    spend_civil(game.civs[seat], 1)
    develop(game, seat, id, 0)


def develop(game: Ages, seat: i64, id: i64, discount: i64) -> None:
    """Pay the science and put the technology into play."""
    card = game.edition.civil[id]
    cost = pay_science(game, seat, card, card.science_cost, discount)
    leave_hand(game, game.civs[seat], id)
    game.tell(DEVELOPED, seat, id, cost)
    enter_play(game, seat, id)
    developed(game, seat, card)


def revolution(game: Ages, seat: i64, id: i64, discount: i64) -> None:
    """Pay all actions and the lower cost; actions gained by it arrive spent."""
    civ = game.civs[seat]
    card = game.edition.civil[id]
    cost = pay_science(game, seat, card, card.revolution_cost, discount)
    leave_hand(game, civ, id)
    game.tell(REVOLUTION, seat, id, cost)
    if revolts_with_military(game, civ):
        left = civ.military_left - civ.military_total
        enter_play(game, seat, id)
        civ.military_left = left
    else:
        spend_civil(civ, civ.civil_total)
        left = civ.civil_left
        enter_play(game, seat, id)
        civ.civil_left = left
    leader = civ.leader_card
    if leader is not None:
        leader.when_revolution(game, seat)
    developed(game, seat, card)


def developed(game: Ages, seat: i64, card: CivilCard) -> None:
    leader = game.civs[seat].leader_card
    if leader is not None:
        leader.when_developed(game, seat, card)


def enter_play(game: Ages, seat: i64, id: i64) -> None:
    """A technology enters the play area and replaces what it replaces."""
    civ = game.civs[seat]
    card = game.edition.civil[id]
    if card.kind == GOVERNMENT:
        old = game.edition.civil[civ.government]
        civ.government = id
        exchange_tokens(game, seat, old, card)
    elif is_special(card.kind):
        enter_special(game, seat, id)
    else:
        civ.technologies |= BIT[card.place]
    refresh(game, seat)


def enter_special(game: Ages, seat: i64, id: i64) -> None:
    """Of two special technologies of a kind only the higher level stays."""
    civ = game.civs[seat]
    card = game.edition.civil[id]
    old = civ.specials[card.kind - LAW]
    if old == NONE:
        civ.set_special(card.kind, id)
        card_tokens(game, seat, card, 1)
    elif game.edition.civil[old].age < card.age:
        civ.set_special(card.kind, id)
        exchange_tokens(game, seat, game.edition.civil[old], card)


def exchange_tokens(game: Ages, seat: i64, old: CivilCard, new: CivilCard) -> None:
    """Tokens change once, from the old card to the new."""
    if new.blue >= old.blue:
        card_tokens(game, seat, new, 1)
        card_tokens(game, seat, old, -1)
    else:
        card_tokens(game, seat, old, -1)
        card_tokens(game, seat, new, 1)


def special_leaves(game: Ages, seat: i64, kind: i64) -> None:
    """A special technology is stolen."""
    civ = game.civs[seat]
    card_tokens(game, seat, game.edition.civil[civ.specials[kind - LAW]], -1)
    civ.set_special(kind, NONE)
    refresh(game, seat)
