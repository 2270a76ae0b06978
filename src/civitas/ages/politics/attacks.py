"""What aggressions and wars have in common: who may be attacked, at what cost, with what strength.

Code of Laws, Playing an aggression, and Declaring a war. A pact may forbid the attack, end by it, or help the attacker.
"""

from __future__ import annotations

from civitas.ages.actions.costs import military_actions, spend_military
from civitas.ages.cards.kinds import NONE
from civitas.ages.leaving import pact_ends
from civitas.ages.moments import leader_of
from civitas.ages.ratings import pact_of, side_of
from civitas.ages.state import Ages
from civitas.kernel.ints import i64


def pacts_between(game: Ages, one: i64, other: i64) -> list[int]:
    """The owners of the pacts that bind two players."""
    found: list[int] = []
    if game.civs[one].pact != NONE and game.civs[one].pact_partner == other:
        found.append(int(one))
    if game.civs[other].pact != NONE and game.civs[other].pact_partner == one:
        found.append(int(other))
    return found


def attack_cost(game: Ages, rival: i64, cost: i64) -> i64:
    """Military actions for an attack; some leaders make it dearer to attack them."""
    leader = leader_of(game, game.civs[rival])
    return cost if leader is None else cost * leader.attack_factor()


def may_attack(game: Ages, seat: i64, rival: i64, cost: i64) -> bool:
    """Not oneself, not against a pact that forbids it, and only with the military actions."""
    if seat == rival or not game.civs[rival].is_playing:
        return False
    leader = leader_of(game, game.civs[seat])
    if leader is not None and not leader.may_attack():
        return False
    for owner in pacts_between(game, seat, rival):
        if pact_of(game, owner).forbids_attack:
            return False
    if holder_of(game, rival) not in (NONE, seat):
        return False
    return attack_cost(game, rival, cost) <= military_actions(game.civs[seat])


def holder_of(game: Ages, rival: i64) -> i64:
    """Who alone may attack a rival for now, where only one may."""
    return game.civs[rival].attacked_by if game.edition.one_attacker else NONE


def free_attacked(game: Ages, seat: i64) -> None:
    """At a player's next politics everybody may attack again whom he attacked."""
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
    leader = leader_of(game, game.civs[rival])
    if leader is not None:
        leader.when_attacked(game, rival)
