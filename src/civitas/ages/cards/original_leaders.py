"""What leaders do whose text in the original edition (2006) differs from that in the new one.

Each overrides the moments that its text names and reads its numbers from its row; all others stand in `leaders`.
"""

from __future__ import annotations

from typing import cast

from civitas.ages.armies import best_army
from civitas.ages.cards import leaders
from civitas.ages.cards.kinds import (
    AGE_A,
    CAVALRY,
    INFANTRY,
    LAB,
    LEVELS,
    LIBRARY,
    NONE,
    TEMPLE,
    WONDER,
    CivilCard,
    Tactic,
    is_unit,
)
from civitas.ages.cards.leaders import Leader, faces_of_kind
from civitas.ages.moments import Totals
from civitas.ages.numbers import least
from civitas.ages.points import gain_culture
from civitas.ages.ratings import count_kind
from civitas.ages.sheet import FROM_LEADERS
from civitas.ages.state import Ages, Civilization
from civitas.kernel.ints import i64

# Age A


class Homer(Leader):
    """Resources for units each turn; the first few Warriors make culture."""

    __slots__ = ()

    def start_of_turn(self, game: Ages, seat: i64) -> None:
        game.civs[seat].unit_resources += self.unit_resources

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        warriors: i64 = civ.workers[INFANTRY * LEVELS + AGE_A]
        totals.culture += self.culture_per_unit * least(warriors, self.most_units)


# Age I


class GenghisKhan(Leader):
    """Tactics have no effect; each cavalry is stronger, wherever it fights, and makes culture."""

    __slots__ = ()

    def ignores_tactics(self) -> bool:
        return True

    def unit_bonus(self, kind: i64) -> i64:
        return self.per_unit if kind == CAVALRY else 0

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        cavalry = count_kind(civ, CAVALRY)
        totals.strength += self.per_unit * cavalry
        totals.culture += self.culture_per_unit * cavalry


class JoanOfArc(Leader):
    """Strength for the happy faces of temples; culture for every attack on her."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        totals.strength += self.per_face * faces_of_kind(game, civ, TEMPLE)

    def when_attacked(self, game: Ages, seat: i64) -> None:
        gain_culture(game, seat, self.culture_when_attacked, FROM_LEADERS)


class Michelangelo(leaders.Michelangelo):
    """Wonders cost fewer civil actions to take; the surcharge for completed ones stays."""

    __slots__ = ()

    def waives_surcharge(self) -> bool:
        return False

    def takes_for_less(self) -> bool:
        return True

    def take_discount(self, card: CivilCard) -> i64:
        return self.actions_less if card.kind == WONDER else 0


# Age II


class NapoleonBonaparte(Leader):
    """What the best army adds counts once more."""

    __slots__ = ()

    def add_to(self, game: Ages, civ: Civilization, totals: Totals) -> None:
        if civ.tactic != NONE:
            totals.strength += best_army(cast(Tactic, game.edition.military[civ.tactic]), civ.workers)


# Age III


class NikolaTesla(Leader):
    """Labs make resources like mines; labs and libraries cost everybody else more."""

    __slots__ = ()

    def labs_make_resources(self) -> bool:
        return True

    def rivals_surcharge(self, card: CivilCard) -> i64:
        return self.rivals_pay_more if card.kind == LAB or card.kind == LIBRARY else 0

    def makes_dearer(self) -> bool:
        return True


class WinstonChurchill(Leader):
    """Units cost less science, and under a declared war fewer resources; bonus cards defend several times as much."""

    __slots__ = ()

    def science_discount(self, civ: Civilization, card: CivilCard) -> i64:
        return self.science_less if is_unit(card.kind) else 0

    def resource_discount(self, game: Ages, civ: Civilization, card: CivilCard) -> i64:
        return self.resources_less if is_unit(card.kind) and is_attacked(game, civ) else 0

    def builds_for_less(self) -> bool:
        return True

    def defense_factor(self) -> i64:
        return self.defense_times


def is_attacked(game: Ages, civ: Civilization) -> bool:
    """Whether a war has been declared on a civilization."""
    return any(other.war != NONE and game.civs[other.war_target] is civ for other in game.civs)
