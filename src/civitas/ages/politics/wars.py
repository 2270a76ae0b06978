"""Wars: declared in one turn, resolved at the start of the next; either side may win.

Code of Laws, Declaring a war, and Resolving a war. No cards help; in the original edition units may be sacrificed.
Equal strength ends it without effect.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.cards.kinds import NONE, WAR
from civitas.ages.discards import discard_military
from civitas.ages.events import WAR_DECLARED, WAR_ENDED, WAR_WON
from civitas.ages.numbers import without_sign
from civitas.ages.obstacles import AT_WAR, IMMUNE, NOT_A_WAR, NOT_IN_MILITARY_HAND, TOO_LATE
from civitas.ages.politics.attacks import begin_attack, obstacle_to_fight, obstacle_to_meet, strength_in_attack
from civitas.ages.politics.fights import Attack, Fight, begin_fight, bury_the_fallen, defending_strength
from civitas.ages.ratings import sides
from civitas.ages.state import LAST, Ages
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR


class War(Attack):
    """A war: its cost in military actions, and what the victor takes."""

    __slots__ = ("culture", "culture_per_worker", "points_for_worker", "points_for_yellow", "yellow")

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        age: i64,
        copies: tuple[int, int, int],
        cost: i64,
        yellow: i64 = 0,
        points_for_yellow: i64 = 0,
        points_for_worker: i64 = 0,
        culture_per_worker: i64 = 0,
        culture: i64 = 0,
    ) -> None:
        super().__init__(name, it=it, pt=pt, age=age, kind=WAR, copies=copies, cost=cost)
        self.yellow: Final[i64] = yellow
        """Taken by the victor, whatever the advantage; so is culture."""
        self.points_for_yellow: Final[i64] = points_for_yellow
        """Points of advantage for each yellow token more."""
        self.points_for_worker: Final[i64] = points_for_worker
        """Points of advantage for each worker less."""
        self.culture_per_worker: Final[i64] = culture_per_worker
        """For each of them."""
        self.culture: Final[i64] = culture

    def decide(self, game: Ages, fight: Fight) -> None:
        """The stronger side takes what the card says; the card is discarded."""
        civ = game.civs[fight.attacker]
        civ.war = NONE
        civ.war_target = NONE
        discard_military(game, fight.card)
        advantage = fight.attack - defending_strength(game, fight)
        bury_the_fallen(game, fight)
        if advantage == 0:
            game.tell(WAR_ENDED, fight.attacker, fight.card)
            return
        victor, loser = (fight.attacker, fight.rival) if advantage > 0 else (fight.rival, fight.attacker)
        game.tell(WAR_WON, victor, fight.card, loser)
        self.win(game, victor, loser, without_sign(advantage))

    def win(self, game: Ages, victor: i64, loser: i64, advantage: i64) -> None:
        raise NotImplementedError


def add_wars(game: Ages, seat: i64, id: i64, found: list[int]) -> None:
    """A war against each rival."""
    rival: i64
    for rival in range(game.players):
        if obstacle_to_war(game, seat, id, rival) == CLEAR:
            found.append(game.edition.book.declare.move(id, rival))


def obstacle_to_declare(game: Ages, seat: i64, id: i64, rival: i64) -> i64:
    """A war in hand, on somebody on whom it may be declared."""
    if game.edition.military_kinds[id] != WAR:
        return NOT_A_WAR
    if int(id) not in game.civs[seat].military_hand:
        return NOT_IN_MILITARY_HAND
    return obstacle_to_war(game, seat, id, rival)


def obstacle_to_war(game: Ages, seat: i64, id: i64, rival: i64) -> i64:
    """One war at a time, in some editions none in the last round, on a rival who may be attacked and is not immune."""
    if game.is_last_round == LAST and not game.edition.wars_in_last_round:
        return TOO_LATE
    if game.civs[seat].war != NONE:
        return AT_WAR
    found = obstacle_to_meet(game, seat, rival)
    if found == CLEAR:
        found = obstacle_to_fight(game, seat, rival, game.edition.military[id].cost)
    return IMMUNE if found == CLEAR and is_immune(game, rival) else found


def is_immune(game: Ages, seat: i64) -> bool:
    """Whether a pact keeps everybody from declaring war on a player."""
    return any(side.no_war_on for side in sides(game, seat))


def declare_war(game: Ages, seat: i64, id: i64, rival: i64) -> None:
    civ = game.civs[seat]
    civ.own_military_hand().remove(int(id))
    begin_attack(game, seat, rival, game.edition.military[id].cost)
    civ.war = id
    civ.war_target = rival
    game.tell(WAR_DECLARED, seat, id, rival)


class ResolveWar(Step[Ages]):
    """The war declared in the turn before is fought."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        seat = game.active
        civ = game.civs[seat]
        if civ.war != NONE:
            begin_fight(game, civ.war, seat, civ.war_target, strength_in_war(game, seat, civ.war_target))

    def encode(self) -> list[int]:
        return [codes.RESOLVE_WAR]


def strength_in_war(game: Ages, seat: i64, rival: i64) -> i64:
    """The attacker's current strength, with the bonus of a pact that helps them; pacts made since count."""
    bonus = strength_in_attack(game, seat, rival, True) - strength_in_attack(game, seat, rival, False)
    return game.civs[seat].strength + bonus
