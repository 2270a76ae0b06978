"""Warnings before a turn ends: what is said of its forecast, and what would cure it."""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.costs import civil_actions, military_actions
from civitas.ages.forecast import Forecast
from civitas.ages.ratings import by_tokens, discontent, military_hand_limit
from civitas.ages.state import Ages, Civilization
from civitas.ages.upkeep.military_hand import draws_unused
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message, add_sentences


def warnings(game: Ages, seat: i64, seen: Forecast) -> list[Message]:
    """What a player should know before ending the turn, the gravest first."""
    civ = game.civs[seat]
    found: list[Message] = []
    if seen.uprising:
        found.append(uprising(game, civ))
    if seen.missing_food > 0:
        found.append(famine(seen))
    if seen.asked > 0:
        found.append(corrupted(game, seen))
    if seen.unmade_food > 0 or seen.unmade_resources > 0:
        found.append(unmade(seen))
    if seen.excess > 0:
        limit = int(military_hand_limit(game, civ))
        found.append(Message("ages.warn.discard", count=int(seen.excess), limit=limit))
    if civil_actions(civ) > 0:
        found.append(Message("ages.warn.civil_actions", count=int(civil_actions(civ))))
    if military_actions(civ) > 0 and draws_unused(game):
        found.append(Message("ages.warn.military_actions", count=int(military_actions(civ)), cards=int(seen.cards)))
    return found


def uprising(game: Ages, civ: Civilization) -> Message:
    """Each happy face more and each worker that is unused again cures one."""
    unhappy = discontent(game, civ)
    return Message(
        "ages.warn.uprising",
        discontent=int(unhappy),
        idle=int(civ.idle_workers),
        short=int(unhappy - civ.idle_workers),
    )


def famine(seen: Forecast) -> Message:
    have = seen.eaten
    return Message(
        "ages.warn.famine",
        needed=int(seen.eaten + seen.missing_food),
        have=int(have),
        missing=int(seen.missing_food),
        culture=int(seen.missing_culture),
    )


def corrupted(game: Ages, seen: Forecast) -> Message:
    """How many tokens more in the bank make it less, and how many make it nothing."""
    table, amount, bank = game.edition.corruption, seen.asked, seen.bank
    less, short = tokens_until(table, bank, amount - 1), tokens_until(table, bank, 0)
    then = by_tokens(table, bank + less)
    return Message(
        "ages.warn.corruption" if less == short else "ages.warn.corruption_steps",
        amount=int(amount),
        bank=int(bank),
        less=int(less),
        then=int(then),
        short=int(short),
    )


def tokens_until(table: list[int], bank: i64, most: i64) -> i64:
    """Tokens that the bank lacks for corruption to stay within a limit."""
    more: i64 = 0
    while by_tokens(table, bank + more) > most:
        more += 1
    return more


def unmade(seen: Forecast) -> Message:
    goods: list[Message] = []
    if seen.unmade_food > 0:
        goods.append(Message("ages.amount.food", amount=int(seen.unmade_food)))
    if seen.unmade_resources > 0:
        goods.append(Message("ages.amount.resources", amount=int(seen.unmade_resources)))
    return Message("ages.warn.unmade", goods=goods)


# fmt: off
WARNINGS: Final = {
    "ages.warn.uprising":        "Uprising: {discontent} discontent and {idle:unused worker|unused workers}, so nothing will be produced. {short:more happy face or unused worker prevents|more happy faces or unused workers prevent} it.",
    "ages.warn.famine":          "Famine: your people eat {needed} food and find {have}, which costs {culture} culture. Produce or keep {missing} more.",
    "ages.warn.corruption":      "Corruption takes {amount}: {bank:blue token is|blue tokens are} in your bank. Spend goods: with {short} more there it takes none.",
    "ages.warn.corruption_steps": "Corruption takes {amount}: {bank:blue token is|blue tokens are} in your bank. With {less} more it takes {then}, with {short} more none.",
    "ages.warn.unmade":          "Your blue bank runs empty: {goods} will not be produced. Spend goods first.",
    "ages.warn.discard":         "{count:military card|military cards} must be discarded: your limit is {limit}.",
    "ages.warn.civil_actions":   "{count:civil action is|civil actions are} unused.",
    "ages.warn.military_actions": "{count:military action is|military actions are} unused and will draw {cards:card|cards}.",
}
# fmt: on

add_sentences("en", WARNINGS)
