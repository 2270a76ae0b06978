"""Food and resources as blue tokens on farms and mines: gaining, paying, making change.

Code of Laws, Food and resources. A token is worth what its card says. Gains and payments leave as few tokens on the
cards as the rules allow, keeping the most valuable ones: the bank is never fuller any other way, and a token more in
the bank is never worse (a test tries every way to pay). So nobody is asked.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import FARM, LAB, LEVELS, MINE
from civitas.ages.events import GOODS_GAINED
from civitas.ages.numbers import least
from civitas.ages.state import MOST_TOKENS, TOKEN_BITS, Ages, Civilization
from civitas.kernel.bits import members
from civitas.kernel.ints import i64

FOOD: Final = 0
RESOURCES: Final = 1

# Where their tokens can lie, one bit for each place.
FARMS: Final = 0x00F
MINES: Final = 0x0F0
LABS: Final = 0xE00
"""Those of a level: under Bill Gates they make resources."""
TOKENS_ON_FARMS: Final = (1 << 20) - 1
TOKENS_ON_LABS: Final = (1 << 60) - (1 << 45)
"""Those that lie there, as they lie side by side."""

# The places of farms, and of mines, by the levels that were developed; nobody changes these lists.
FARMS_OF: Final = [members(levels) for levels in range(1 << LEVELS)]
MINES_OF: Final = [members(levels << (MINE * LEVELS)) for levels in range(1 << LEVELS)]


def worth_of(game: Ages, place: i64) -> i64:
    """What a blue token at a place is worth."""
    return game.edition.token_worth[place]


def labs_store(game: Ages, civ: Civilization) -> bool:
    """Bill Gates turns labs into mines: they store resources and make change."""
    leader = civ.leader_card
    return leader is not None and leader.labs_make_resources()


def places_by_worth(game: Ages, civ: Civilization, goods: i64) -> list[int]:
    """The places that hold tokens of these goods, or could, the cheapest first."""
    if goods == FOOD:
        return FARMS_OF[civ.technologies & FARMS]
    places = MINES_OF[(civ.technologies & MINES) >> (MINE * LEVELS)]
    labs = civ.technologies & LABS
    if labs and (civ.blue_on & TOKENS_ON_LABS or labs_store(game, civ)):
        store = labs_store(game, civ)
        places = places + [place for place in members(labs) if store or civ.blue_at(place)]
        places.sort(key=lambda place: worth_of(game, place))
    return places


def stored(game: Ages, civ: Civilization, goods: i64) -> i64:
    """All the food or resources that a civilization has."""
    total: i64 = 0
    worth = game.edition.token_worth
    place: i64 = FARM * LEVELS
    tokens = civ.blue_on & TOKENS_ON_FARMS
    if goods == RESOURCES:
        place = MINE * LEVELS
        tokens = civ.blue_on >> (TOKEN_BITS * MINE * LEVELS)
    while tokens:
        count = tokens & MOST_TOKENS
        if count:
            total += count * worth[place]
        tokens >>= TOKEN_BITS
        place += 1
    return total


def gain(game: Ages, civ: Civilization, goods: i64, amount: i64) -> i64:
    """Move tokens from the bank to cards worth the amount, or the nearest lower one; what was gained."""
    gained: i64 = 0
    store = labs_store(game, civ)
    places = places_by_worth(game, civ, goods)
    index: i64 = len(places) - 1
    while index >= 0 and civ.blue_bank > 0 and gained < amount:
        place: i64 = places[index]
        worth = worth_of(game, place)
        if gained + worth <= amount and (place < LAB * LEVELS or store):
            civ.add_blue(place, 1)
            civ.blue_bank -= 1
            gained += worth
        else:
            index -= 1
    return gained


def gain_goods(game: Ages, seat: i64, goods: i64, amount: i64) -> None:
    """Gain food or resources, as far as the bank has tokens, and let it be known."""
    if amount > 0:
        gained = gain(game, game.civs[seat], goods, amount)
        game.tell(GOODS_GAINED, seat, gained, goods)


def pay(game: Ages, civ: Civilization, goods: i64, amount: i64) -> None:
    """Pay exactly; when no token is left to make change, as little too much as possible.

    Paying with the cheapest tokens first keeps the dearest ones, which is best as long as change can be made.
    """
    places = places_by_worth(game, civ, goods)
    if goods == RESOURCES and has_idle_lab_tokens(game, civ):
        pay_by_search(game, civ, places, amount)
        return
    owed = amount
    for place in places:
        worth = worth_of(game, place)
        while owed > 0 and civ.blue_at(place) > 0:
            civ.add_blue(place, -1)
            civ.blue_bank += 1
            owed -= worth
        if owed <= 0:
            break
    if owed < 0:
        gain(game, civ, goods, -owed)


def has_idle_lab_tokens(game: Ages, civ: Civilization) -> bool:
    """Tokens left on labs by Bill Gates: they can be spent, but change cannot go back to them."""
    return civ.blue_on & TOKENS_ON_LABS != 0 and not labs_store(game, civ)


def pay_by_search(game: Ages, civ: Civilization, places: list[int], amount: i64) -> None:
    """Try every number of tokens returned from each card, and keep the way that overpays least and frees most."""
    before, bank = civ.blue_on, civ.blue_bank
    best: i64 = 0
    best_bank: i64 = 0
    best_left: i64 = -1
    best_kept: list[int] = []
    for returned in ways_to_return([int(civ.blue_at(place)) for place in places]):
        civ.blue_on, civ.blue_bank = before, bank
        paid: i64 = 0
        dearest: i64 = 0
        for place, count in zip(places, returned):
            civ.add_blue(place, -count)
            civ.blue_bank += count
            paid += count * worth_of(game, place)
            if count:
                dearest = worth_of(game, place)
        # Change is made of one token, so it is worth less than the dearest returned: nothing moves to a higher card.
        if paid != amount and not amount <= paid < amount + dearest:
            continue
        gain(game, civ, RESOURCES, paid - amount)
        left = stored(game, civ, RESOURCES)
        kept = worths_of_tokens(game, civ, places)
        if left > best_left or (left == best_left and (civ.blue_bank, kept) > (best_bank, best_kept)):
            best, best_bank, best_left, best_kept = civ.blue_on, civ.blue_bank, left, kept
    civ.blue_on, civ.blue_bank = best, best_bank


def worths_of_tokens(game: Ages, civ: Civilization, places: list[int]) -> list[int]:
    """What each token is worth, the dearest first."""
    return [int(worth_of(game, place)) for place in reversed(places) for _ in range(civ.blue_at(place))]


def ways_to_return(tokens: list[int]) -> list[list[int]]:
    """Every number of tokens from none to all of each card."""
    ways: list[list[int]] = [[]]
    for count in tokens:
        ways = [[*way, number] for way in ways for number in range(count + 1)]
    return ways


def losable(game: Ages, civ: Civilization, goods: i64, amount: i64) -> i64:
    """What can be lost of an amount: at most what there is."""
    return least(amount, stored(game, civ, goods))


def lose(game: Ages, civ: Civilization, goods: i64, amount: i64) -> i64:
    """Pay, but at most what there is; what had to be lost, without what was paid too much for want of change."""
    lost = losable(game, civ, goods, amount)
    if lost > 0:
        pay(game, civ, goods, lost)
    return lost
