"""Preparation: the deal, and the whole sequence of play put on the agenda.

Rulebook, Preparation and Game overview.
"""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import (
    AGE_DECKS,
    BUILDING_NAMES,
    GUILD_DECK,
    TOKEN_COUNT,
    TOKEN_NAMES,
    WONDER_COUNT,
    WONDER_NAMES,
    is_guild,
)
from civitas.duel.construction import set_prices
from civitas.duel.end_of_age import ASK_WHO_BEGINS
from civitas.duel.military import ALL_TOKENS
from civitas.duel.state import Duel, empty_table
from civitas.duel.structure import AGE_STEPS, CARDS_LAID
from civitas.duel.turn import NEXT_TURN
from civitas.duel.victory import COMPARE_CITIES
from civitas.duel.wonder_draft import DRAFT, FIXED_WONDERS, GROUP_SIZE
from civitas.duel.wonders import LIBRARY_DRAWS, TOKENS_ON_BOARD
from civitas.kernel.agenda import AnyItem
from civitas.kernel.chance import Chance
from civitas.kernel.rules import Deal, Pile, bad_deal

GUILDS_USED: Final = 3
FIRST_PLAYER: Final = 0

AGE_PILES: Final = ("age 1", "age 2", "age 3")
PILES: Final = (
    Pile("wonders", WONDER_NAMES, 2 * GROUP_SIZE, WONDER_COUNT),
    Pile("tokens", TOKEN_NAMES, TOKENS_ON_BOARD + LIBRARY_DRAWS, TOKEN_COUNT),
    *(Pile(name, BUILDING_NAMES, CARDS_LAID, CARDS_LAID) for name in AGE_PILES),
)

# The game from the first age to the last point, in the order of the rulebook.
AGES: Final[tuple[AnyItem, ...]] = (
    AGE_STEPS[0],
    NEXT_TURN[FIRST_PLAYER],
    AGE_STEPS[1],
    ASK_WHO_BEGINS,
    AGE_STEPS[2],
    ASK_WHO_BEGINS,
    COMPARE_CITIES,
)
WITH_SELECTION: Final[list[AnyItem]] = list(reversed(DRAFT + AGES))
WITH_FIXED_WONDERS: Final[list[AnyItem]] = list(reversed(FIXED_WONDERS + AGES))


def deal(chance: Chance) -> Deal:
    """Shuffle wonders, tokens and decks; three cards of each age stay in the box, three guilds join Age III."""
    ages = [chance.shuffled(deck)[:CARDS_LAID] for deck in AGE_DECKS[:2]]
    return {
        "wonders": chance.shuffled(list(range(WONDER_COUNT))),
        "tokens": chance.shuffled(list(range(TOKEN_COUNT))),
        "age 1": ages[0],
        "age 2": ages[1],
        "age 3": deal_third_age(chance),
    }


def deal_third_age(chance: Chance) -> list[int]:
    """Seventeen cards of Age III and three guilds, mixed."""
    cards = chance.shuffled(AGE_DECKS[2])[: CARDS_LAID - GUILDS_USED] + chance.shuffled(GUILD_DECK)[:GUILDS_USED]
    chance.shuffle(cards)
    return cards


def check_deal(deal: Deal) -> Deal:
    """Each row holds different cards of its own deck, Age III with exactly three guilds.

    Wonders and tokens that nobody will see may be left out; they follow in the order of their tables.
    """
    for name, ids in deal.items():
        for id in ids:
            if ids.count(id) > 1:
                names = next(pile.names for pile in PILES if pile.name == name)
                raise bad_deal(f"{name}: {names[id]} stands there {ids.count(id)} times and exists once.")
    for age, name in enumerate(AGE_PILES):
        check_age(name, deal[name], AGE_DECKS[age] + (GUILD_DECK if age == 2 else []))
    guilds = sum(is_guild(id) for id in deal["age 3"])
    if guilds != GUILDS_USED:
        raise bad_deal(f"age 3: there are {guilds} guilds among the 20 cards and there must be {GUILDS_USED}.")
    return {
        **deal,
        "wonders": completed(deal["wonders"], WONDER_COUNT),
        "tokens": completed(deal["tokens"], TOKEN_COUNT),
    }


def check_age(name: str, ids: list[int], deck: list[int]) -> None:
    for id in ids:
        if id not in deck:
            raise bad_deal(f"{name}: {BUILDING_NAMES[id]} does not belong to this age.")


def completed(ids: list[int], count: int) -> list[int]:
    return ids + [id for id in range(count) if id not in ids]


def start(deal: Deal, fixed_wonders: bool) -> Duel:
    """The table before the first question: coins, pawn, military tokens, five progress tokens, and the agenda."""
    agenda = WITH_FIXED_WONDERS.copy() if fixed_wonders else WITH_SELECTION.copy()
    game = empty_table([deal[name] for name in AGE_PILES], deal["wonders"], deal["tokens"], agenda)
    game.looting = ALL_TOKENS
    set_prices(game)
    for token in deal["tokens"][:TOKENS_ON_BOARD]:
        game.board |= 1 << token
    return game
