"""The end of an age: what is antiquated leaves, everybody loses yellow tokens, new decks come.

Code of Laws, End of an age. Antiquated are cards older than the age that has just ended. Age A ends without any of
that.
"""

from __future__ import annotations

from typing import cast

from civitas.ages.actions.hand import hold
from civitas.ages.bonuses import reveal_bonus
from civitas.ages.cards.kinds import AGE_I, NONE, Pact
from civitas.ages.discards import lay_off
from civitas.ages.events import AGE_BEGAN, ANTIQUATED, LAST_ROUND_SET
from civitas.ages.leaving import leader_leaves, pact_ends, project_leaves
from civitas.ages.state import BEFORE_LAST, LAST, Ages
from civitas.ages.tokens import gain_yellow
from civitas.kernel.ints import i64


def end_age(game: Ages) -> None:
    """The next age begins at once."""
    ended = game.age
    game.age += 1
    game.tell(AGE_BEGAN, game.age)
    if ended >= AGE_I:
        if game.edition.antiquates:
            antiquate(game, ended)
        for seat in game.seats_from(game.active):
            gain_yellow(game, seat, -game.edition.yellow_lost_each_age)
    new_decks(game)
    if ended >= AGE_I:
        reveal_bonus(game)
    if game.age > game.edition.last_age:
        set_last_round(game)


def antiquate(game: Ages, ended: i64) -> None:
    """Cards in hand, leaders, unfinished wonders and pacts of older ages leave the game."""
    civil = game.edition.civil
    for seat in game.seats_from(game.active):
        civ = game.civs[seat]
        hold(game, civ, [id for id in civ.hand if civil[id].age >= ended])
        drop_old_military(game, seat, ended)
        if civ.leader != NONE and civil[civ.leader].age < ended:
            game.tell(ANTIQUATED, seat, civ.leader)
            leader_leaves(game, seat)
        if civ.project != NONE and civil[civ.project].age < ended:
            game.tell(ANTIQUATED, seat, civ.project)
            project_leaves(game, seat)
        if civ.pact != NONE and cast(Pact, game.edition.military[civ.pact]).age < ended:
            pact_ends(game, seat)


def drop_old_military(game: Ages, seat: i64, ended: i64) -> None:
    civ = game.civs[seat]
    lay_off(game, seat, [id for id in civ.military_hand if game.edition.military_ages[id] < ended])


def new_decks(game: Ages) -> None:
    """The decks of the new age, in some editions fitted to the players who are left; after the last age none."""
    game.civil_deck = []
    game.military_deck = []
    if game.age > game.edition.last_age:
        return
    left = game.count_playing() if game.edition.refits_decks else game.players
    fitted_for = [*game.fitted_for]
    fitted_for[game.age] = int(left)
    game.fitted_for = tuple(fitted_for)
    game.civil_deck = fitted(game, game.later_civil[game.age], left, True)
    game.military_deck = fitted(game, game.later_military[game.age], left, False)


def fitted(game: Ages, deck: list[int], players: i64, civil: bool) -> list[int]:
    """A deck without the copies that are only for more players."""
    if players == game.players:
        return deck.copy()
    extra: dict[int, int] = {}
    for id in deck:
        if id not in extra:
            copies = game.edition.civil[id].copies if civil else game.edition.military[id].copies
            extra[id] = copies[game.players - 2] - copies[players - 2]
    kept: list[int] = []
    for id in deck:
        if extra[id] > 0:
            extra[id] -= 1
        else:
            kept.append(id)
    return kept


def set_last_round(game: Ages) -> None:
    """The decks end in the turn of the starting player: this round is the last; otherwise the next, if there is one."""
    is_first = game.active == game.seats_from(0)[0]
    game.is_last_round = LAST if is_first or not game.edition.extra_round else BEFORE_LAST
    game.tell(LAST_ROUND_SET, 1 if game.is_last_round == LAST else 0)
