"""What aggressions and wars have in common: who may be attacked, at what cost, with what strength.

Code of Laws, Playing an aggression, and Declaring a war. A pact may forbid the attack, end by it, or help the attacker.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.costs import military_actions, spend_military
from civitas.ages.cards.kinds import NONE, Pact
from civitas.ages.leaving import pact_ends
from civitas.ages.obstacles import (
    ATTACK_COST,
    ATTACKED_ALREADY,
    GONE,
    LEADER_FORBIDS,
    NO_PLAYER,
    PACT_FORBIDS,
    YOURSELF,
)
from civitas.ages.ratings import pact_of, side_of
from civitas.ages.state import Ages
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

NO_PACTS: Final[list[int]] = []


def pacts_between(game: Ages, one: i64, other: i64) -> list[int]:
    """The owners of the pacts that bind two players."""
    if game.civs[one].pact_partner != other and game.civs[other].pact_partner != one:
        return NO_PACTS
    found: list[int] = []
    if game.civs[one].pact != NONE and game.civs[one].pact_partner == other:
        found.append(int(one))
    if game.civs[other].pact != NONE and game.civs[other].pact_partner == one:
        found.append(int(other))
    return found


def attack_cost(game: Ages, rival: i64, cost: i64) -> i64:
    """Military actions for an attack; some leaders make it dearer to attack them."""
    leader = game.civs[rival].leader_card
    return cost if leader is None else cost * leader.attack_factor()


def obstacle_to_meet(game: Ages, seat: i64, rival: i64) -> i64:
    """Somebody else who is at the table and has not left."""
    if rival >= game.players:
        return NO_PLAYER
    if rival == seat:
        return YOURSELF
    return CLEAR if game.civs[rival].is_playing else GONE


def obstacle_to_fight(game: Ages, seat: i64, rival: i64, cost: i64) -> i64:
    """The own leader, a pact or an earlier attacker forbids it, or there are too few military actions."""
    leader = game.civs[seat].leader_card
    if leader is not None and not leader.may_attack():
        return LEADER_FORBIDS
    if forbidding_pact(game, seat, rival) is not None:
        return PACT_FORBIDS
    if holder_of(game, rival) not in (NONE, seat):
        return ATTACKED_ALREADY
    return CLEAR if attack_cost(game, rival, cost) <= military_actions(game.civs[seat]) else ATTACK_COST


def forbidding_pact(game: Ages, seat: i64, rival: i64) -> Pact | None:
    """The pact that forbids attacks between two players."""
    for owner in pacts_between(game, seat, rival):
        if pact_of(game, owner).forbids_attack:
            return pact_of(game, owner)
    return None


def holder_of(game: Ages, rival: i64) -> i64:
    """Who alone may attack a rival for now, where only one may."""
    return game.civs[rival].attacked_by if game.edition.one_attacker else NONE


def free_attacked(game: Ages, seat: i64) -> None:
    """At a player's next politics everybody may attack again whom that player attacked."""
    for civ in game.civs:
        if civ.attacked_by == seat:
            civ.attacked_by = NONE


def strength_in_attack(game: Ages, seat: i64, rival: i64, attacking: bool) -> i64:
    """Strength without the pacts that the attack ends, with the bonus of those that help the attacker."""
    strength = game.civs[seat].strength
    for owner in pacts_between(game, seat, rival):
        pact = pact_of(game, owner)
        if pact.ends_by_attack:
            strength -= side_of(game, owner, owner == seat).strength
        if attacking:
            strength += pact.attack_bonus
    return strength


def begin_attack(game: Ages, seat: i64, rival: i64, cost: i64) -> None:
    """Pay for the attack; pacts that end by it are removed; some leaders gain by it."""
    spend_military(game.civs[seat], attack_cost(game, rival, cost))
    if game.edition.one_attacker:
        game.civs[rival].attacked_by = seat
    for owner in pacts_between(game, seat, rival):
        if pact_of(game, owner).ends_by_attack:
            pact_ends(game, owner)
    leader = game.civs[rival].leader_card
    if leader is not None:
        leader.when_attacked(game, rival)
