"""The moments at which a leader or a wonder may do what no other card does.

Each is a question or a happening with a default; a unique card in `cards/` overrides the one its text names.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.ages.cards.kinds import CivilCard, Territory
from civitas.ages.obstacles import NEEDS_LEADER
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.obstacles import CLEAR

NO_MOVES: Final[list[int]] = []

# A civilization holds its leader, so its module is above this one, and that of the position, too. A card that overrides
# a moment says `Ages` and `Civilization`; compiled, they are checked there.
Game = Any
Owner = Any


@mypyc_attr(acyclic=True, free_list_len=1)
class Totals:
    """The numbers of a civilization while they are added up."""

    __slots__ = ("civil", "colonization", "culture", "happiness", "military", "science", "strength")

    def __init__(self) -> None:
        self.culture: i64 = 0
        self.science: i64 = 0
        self.strength: i64 = 0
        self.happiness: i64 = 0
        self.civil: i64 = 0
        self.military: i64 = 0
        self.colonization: i64 = 0

    def add_card(self, card: CivilCard) -> None:
        """What is printed on a card that holds no workers."""
        self.culture += card.culture
        self.science += card.science
        self.strength += card.strength
        self.happiness += card.happiness
        self.civil += card.civil_actions
        self.military += card.military_actions
        self.colonization += card.colonization

    def add_workers(self, card: CivilCard, count: i64) -> None:
        """What a number of workers on a card give."""
        self.culture += count * card.culture
        self.science += count * card.science
        self.strength += count * card.strength
        self.happiness += count * card.happiness

    def add_colony(self, colony: Territory) -> None:
        self.strength += colony.strength
        self.happiness += colony.happiness


class Unique(CivilCard):
    """A leader or a wonder."""

    __slots__ = ()

    # Numbers

    def add_to(self, game: Game, civ: Owner, totals: Totals) -> None:
        """What it adds to the ratings beyond its printed numbers."""

    def add_to_buildings(self, game: Game, civ: Owner, kinds: i64, totals: Totals) -> None:
        """The part of that which changes what urban buildings of some kinds produce."""

    def hand_limit_bonus(self) -> i64:
        """More cards in hand, civil and military."""
        return 0

    def food_discount(self) -> i64:
        """Food less for increasing the population."""
        return 0

    def resource_discount(self, game: Game, civ: Owner, card: CivilCard) -> i64:
        """Resources less for building on a card."""
        return 0

    def builds_for_less(self) -> bool:
        """Whether building on some card costs fewer resources."""
        return False

    def rivals_surcharge(self, card: CivilCard) -> i64:
        """Resources more that everybody else pays for building on a card or upgrading to it."""
        return 0

    def makes_dearer(self) -> bool:
        """Whether everybody else pays more for building on some card."""
        return False

    def science_discount(self, civ: Owner, card: CivilCard) -> i64:
        """Science less for developing a technology."""
        return 0

    def take_discount(self, card: CivilCard) -> i64:
        """Civil actions less for taking a card."""
        return 0

    def takes_for_less(self) -> bool:
        """Whether some card costs it fewer civil actions to take."""
        return False

    def taken_cheaper_by(self, civ: Owner) -> i64:
        """Civil actions less for taking this very card while it lies in the row."""
        return 0

    def waives_surcharge(self) -> bool:
        """Whether completed wonders make no further wonder dearer."""
        return False

    def can_be_tucked(self) -> bool:
        """Whether it may go under a wonder when it is replaced."""
        return False

    def infantry_rides(self) -> bool:
        """Whether infantry may serve as cavalry in armies."""
        return False

    def ignores_tactics(self) -> bool:
        """Whether units make no armies, whatever the tactic."""
        return False

    def unit_bonus(self, kind: i64) -> i64:
        """Strength that each unit of a kind has of its own beyond the printed one."""
        return 0

    def defense_factor(self) -> i64:
        """How many times the defense of a bonus card counts."""
        return 1

    def attack_factor(self) -> i64:
        """By how much attacks on this civilization cost more."""
        return 1

    def may_attack(self) -> bool:
        return True

    def revolts_with_military(self) -> bool:
        """Whether a revolution is paid with military actions."""
        return False

    def colonizing_discards(self) -> i64:
        """Military cards that may be discarded for a stronger colonizing force."""
        return 0

    def colonizing_bonus(self) -> i64:
        """What each bonus card adds to a colonizing force beyond its printed value."""
        return 0

    def labs_make_resources(self) -> bool:
        return False

    def doubles_a_mine(self) -> bool:
        return False

    def is_spent(self, civ: Owner) -> bool:
        """Whether it has done what it does once in the game."""
        return False

    def acts_twice(self) -> bool:
        """Whether its owner may take a second political action once in the game."""
        return False

    def adds_faces(self) -> i64:
        """How many more happy faces every other card and worker with one has."""
        return 0

    def face_factor(self) -> i64:
        """How many times every happy face counts."""
        return 1

    def sees_next_event(self) -> bool:
        """Whether its owner looks at the top current event before the political action."""
        return False

    # Happenings

    def start_of_turn(self, game: Game, seat: i64) -> None:
        pass

    def end_of_turn(self, game: Game, seat: i64) -> None:
        pass

    def when_taken(self, game: Game, seat: i64, card: CivilCard) -> None:
        """Its owner has taken a card from the row."""

    def when_developed(self, game: Game, seat: i64, card: CivilCard) -> None:
        """Its owner has developed a technology."""

    def when_revolution(self, game: Game, seat: i64) -> None:
        pass

    def when_attacked(self, game: Game, seat: i64) -> None:
        """A rival has played an aggression or declared a war against its owner."""

    def when_leaving(self, game: Game, seat: i64) -> None:
        """It leaves play, in whatever way, or the game ends."""

    def when_completed(self, game: Game, seat: i64) -> None:
        """A wonder is completed."""

    # Own actions

    def use_mark(self) -> i64:
        """The mark of its use in a turn, for a card that is used once a turn; none for others."""
        return 0

    def obstacle_to_use(self, game: Game, civ: Owner) -> i64:
        """What stands in the way of its use beside that it was used."""
        return CLEAR

    def civil_actions_by_use(self) -> i64:
        """Civil actions of this turn that its use gives."""
        return 0

    def is_used_for_war(self) -> bool:
        """Whether its use may be for war instead."""
        return False

    def obstacle_to_recruit(self, game: Game, civ: Owner, place: i64) -> i64:
        """What keeps a leader from making a new worker a unit."""
        return NEEDS_LEADER

    def obstacle_to_recast(self, game: Game, civ: Owner, low: i64, high: i64) -> i64:
        """What keeps a leader from turning a building into a theater."""
        return NEEDS_LEADER

    def own_actions(self, game: Game, civ: Owner) -> list[int]:
        """Moves beside its use that only this leader allows in the action phase."""
        return NO_MOVES

    def retires(self) -> bool:
        """Whether it may leave play by a political action."""
        return False

    def obstacle_to_settle(self, game: Game, seat: i64, id: i64) -> i64:
        """What stands in the way of colonizing a territory in hand by a political action."""
        return NEEDS_LEADER

    def add_political_actions(self, game: Game, seat: i64, found: list[int]) -> None:
        """Political actions that only this card allows."""

    def act(self, game: Game, seat: i64, move: i64) -> None:
        """Carry out one of them."""
