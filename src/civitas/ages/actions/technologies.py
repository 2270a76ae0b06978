"""Technologies and governments: developing them for science, peacefully or by revolution.

Code of Laws, Develop a technology, and Declare a revolution. A revolution costs less science but all civil actions.
"""

from __future__ import annotations

from civitas.ages.actions.card_row import is_in_play
from civitas.ages.actions.costs import civil_actions, spend_civil
from civitas.ages.cards.kinds import BIT, GOVERNMENT, LAW, NONE, CivilCard, is_special, is_unit
from civitas.ages.events import DEVELOPED, PARTNER_PAID, REVOLUTION
from civitas.ages.moments import leader_of
from civitas.ages.numbers import at_least_zero
from civitas.ages.ratings import pact_of, refresh
from civitas.ages.state import Ages, Civilization
from civitas.ages.tokens import card_tokens
from civitas.kernel.ints import i64

# What it costs


def science_pact(game: Ages, seat: i64) -> i64:
    """The owner of the pact by which a partner shares the cost of technologies; NONE without one."""
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


def discounts(game: Ages, seat: i64, card: CivilCard) -> i64:
    """What leaders and pacts take off the science cost."""
    civ = game.civs[seat]
    leader = leader_of(game, civ)
    less: i64 = 0 if leader is None else leader.science_discount(civ, card)
    owner = science_pact(game, seat)
    return less if owner == NONE else less + pact_of(game, owner).science_less


def science_for(civ: Civilization, card: CivilCard) -> i64:
    """What a civilization could pay for a technology."""
    return civ.science + civ.unit_science if is_unit(card.kind) else civ.science


def can_pay(game: Ages, seat: i64, card: CivilCard, printed: i64, discount: i64) -> bool:
    """The science must be there, the partner's share too."""
    if lacks_share(game, seat):
        return False
    return at_least_zero(printed - discount - discounts(game, seat, card)) <= science_for(game.civs[seat], card)


def lacks_share(game: Ages, seat: i64) -> bool:
    """Whether there is a partner who cannot pay his share."""
    owner = science_pact(game, seat)
    return owner != NONE and game.civs[science_partner(game, seat)].science < pact_of(game, owner).partner_pays


def pay_science(game: Ages, seat: i64, card: CivilCard, printed: i64, discount: i64) -> i64:
    civ = game.civs[seat]
    cost = at_least_zero(printed - discount - discounts(game, seat, card))
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


def technologies_in_hand(game: Ages, civ: Civilization) -> list[int]:
    """Each once."""
    found: list[int] = []
    for id in civ.hand:
        if game.edition.civil[id].is_technology() and id not in found:
            found.append(id)
    return found


def can_revolt(game: Ages, civ: Civilization) -> bool:
    """All actions that pay for a revolution must still be available."""
    leader = leader_of(game, civ)
    if leader is not None and leader.revolts_with_military():
        return civ.military_left >= civ.military_total
    return civ.civil_left >= civ.civil_total


def add_developments(game: Ages, seat: i64, discount: i64, peacefully: bool, found: list[int]) -> None:
    """Technologies that can be developed, and governments by revolution."""
    civ = game.civs[seat]
    book = game.edition.book
    revolt = can_revolt(game, civ)
    for id in technologies_in_hand(game, civ):
        card = game.edition.civil[id]
        if is_in_play(civ, card, id):
            continue
        if peacefully and can_pay(game, seat, card, card.science_cost, discount):
            found.append(book.develop.move(id))
        if card.kind == GOVERNMENT and revolt and can_pay(game, seat, card, card.revolution_cost, discount):
            found.append(book.revolution.move(id))


def add_actions(game: Ages, seat: i64, found: list[int]) -> None:
    add_developments(game, seat, 0, civil_actions(game.civs[seat]) > 0, found)


# Developing


def act_develop(game: Ages, seat: i64, id: i64) -> None:
    spend_civil(game.civs[seat], 1)
    develop(game, seat, id, 0)


def develop(game: Ages, seat: i64, id: i64, discount: i64) -> None:
    """Pay the science and put the technology into play."""
    card = game.edition.civil[id]
    cost = pay_science(game, seat, card, card.science_cost, discount)
    game.civs[seat].hand.remove(int(id))
    game.tell(DEVELOPED, seat, id, cost)
    enter_play(game, seat, id)
    developed(game, seat, card)


def revolution(game: Ages, seat: i64, id: i64, discount: i64) -> None:
    """Pay all actions and the lower cost; actions gained by it arrive spent."""
    civ = game.civs[seat]
    card = game.edition.civil[id]
    cost = pay_science(game, seat, card, card.revolution_cost, discount)
    civ.hand.remove(int(id))
    game.tell(REVOLUTION, seat, id, cost)
    leader = leader_of(game, civ)
    if leader is not None and leader.revolts_with_military():
        left = civ.military_left - civ.military_total
        enter_play(game, seat, id)
        civ.military_left = left
    else:
        left = civ.civil_left - civ.civil_total
        enter_play(game, seat, id)
        civ.civil_left = left
    if leader is not None:
        leader.when_revolution(game, seat)
    developed(game, seat, card)


def developed(game: Ages, seat: i64, card: CivilCard) -> None:
    leader = leader_of(game, game.civs[seat])
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
