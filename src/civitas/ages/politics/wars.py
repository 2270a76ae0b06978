"""Wars: declared in one turn, resolved at the start of the next; either side may win.

Code of Laws, Declaring a war, and Resolving a war. No cards help; equal strength ends it without effect.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.cards.kinds import NONE, WAR, MilitaryCard
from civitas.ages.discards import discard_military
from civitas.ages.happenings import WAR_DECLARED, WAR_ENDED, WAR_WON
from civitas.ages.politics.attacks import begin_attack, may_attack, strength_in_attack
from civitas.ages.ratings import sides
from civitas.ages.state import LAST, Ages
from civitas.kernel.agenda import Step
from civitas.kernel.ints import i64


class War(MilitaryCard):
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
        """For so many points of advantage a yellow token more."""
        self.points_for_worker: Final[i64] = points_for_worker
        """For so many points of advantage a worker less."""
        self.culture_per_worker: Final[i64] = culture_per_worker
        """For each of them."""
        self.culture: Final[i64] = culture

    def win(self, game: Ages, victor: i64, loser: i64, advantage: i64) -> None:
        raise NotImplementedError


def add_wars(game: Ages, seat: i64, id: i64, found: list[int]) -> None:
    """A war against any rival, but none in the last round."""
    if game.is_last_round == LAST or game.civs[seat].war != NONE:
        return
    rival: i64
    for rival in range(game.players):
        if may_attack(game, seat, rival, game.edition.military[id].cost) and not is_immune(game, rival):
            found.append(int(game.edition.book.declare) + int(id) * 4 + int(rival))


def is_immune(game: Ages, seat: i64) -> bool:
    """Whether a pact keeps everybody from declaring war on a player."""
    return any(side.no_war_on for side in sides(game, seat))


def declare_war(game: Ages, seat: i64, id: i64, rival: i64) -> None:
    civ = game.civs[seat]
    civ.military_hand.remove(int(id))
    begin_attack(game, seat, rival, game.edition.military[id].cost)
    civ.war = id
    civ.war_target = rival
    game.tell(WAR_DECLARED, seat, id, rival)


class ResolveWar(Step[Ages]):
    """The stronger side takes what the card says; the card is discarded."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        seat = game.active
        civ = game.civs[seat]
        if civ.war == NONE:
            return
        id, rival = civ.war, civ.war_target
        civ.war = NONE
        civ.war_target = NONE
        discard_military(game, id)
        advantage = strength_in_war(game, seat, rival, True) - strength_in_war(game, rival, seat, False)
        if advantage == 0:
            game.tell(WAR_ENDED, seat, id)
            return
        victor, loser = (seat, rival) if advantage > 0 else (rival, seat)
        game.tell(WAR_WON, victor, id, loser)
        cast(War, game.edition.military[id]).win(game, victor, loser, abs_of(advantage))

    def encode(self) -> list[int]:
        return [200]


def strength_in_war(game: Ages, seat: i64, rival: i64, attacking: bool) -> i64:
    """Current strength, with the bonus of a pact that helps the attacker; pacts made since count."""
    bonus: i64 = 0
    if attacking:
        bonus = strength_in_attack(game, seat, rival, True) - strength_in_attack(game, seat, rival, False)
    return game.civs[seat].strength + bonus


def abs_of(number: i64) -> i64:
    return number if number >= 0 else -number
