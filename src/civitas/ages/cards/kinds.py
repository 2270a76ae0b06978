"""The vocabulary of the cards of Through the Ages: kinds, and the columns of the tables.

A column left out of a row is not printed on the card. What a column does stands with the rule of its noun; what only one
card does is a small class in a module of this folder, and its numbers stand in its row, too.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.terms import Terms
from civitas.kernel.ints import i64

NONE: Final = -1

# Ages and levels.
AGE_A: Final = 0
AGE_I: Final = 1
AGE_II: Final = 2
AGE_III: Final = 3
AGE_IV: Final = 4
AGE_NAMES: Final = ("A", "I", "II", "III", "IV")
LEVELS: Final = 4

# Kinds of civil cards. The first eleven hold workers; a technology of them has its place at kind * LEVELS + level.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
WORKER_KINDS: Final = 11
PLACES: Final = 44
GOODS_PLACES: Final = 12
BIT: Final[list[int]] = [1 << place for place in range(PLACES)]
"""One bit for each place. Compiled, a 1 shifted by a machine integer would be a C int of 32 bits."""
LAW: Final = 11
WARFARE: Final = 12
EXPLORATION: Final = 13
CONSTRUCTION: Final = 14
GOVERNMENT: Final = 15
LEADER: Final = 16
WONDER: Final = 17
ACTION: Final = 18
KIND_NAMES: Final = (
    "farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry", "artillery", "air force",
    "law", "warfare", "exploration", "construction", "government", "leader", "wonder", "action",
)  # fmt: skip

# Sets of kinds, one bit each.
FARMS_AND_MINES: Final = 0b11
URBAN: Final = 0b1111100
UNITS: Final = 0b11110000000
FARMS_MINES_URBAN: Final = 0b1111111
ALL_KINDS: Final = 0b11111111111

# Sets of places, one bit each.
FIRST_UNIT: Final = 28
CIVIL_PLACES: Final = (1 << 28) - 1
UNIT_PLACES: Final = (1 << 44) - (1 << 28)

# Kinds of military cards.
TACTIC: Final = 0
BONUS: Final = 1
AGGRESSION: Final = 2
WAR: Final = 3
PACT: Final = 4
TERRITORY: Final = 5
EVENT: Final = 6
MILITARY_KIND_NAMES: Final = ("tactic", "bonus", "aggression", "war", "pact", "territory", "event")


def is_special(kind: i64) -> bool:
    """Special technologies, printed blue: law, warfare, exploration, construction."""
    return LAW <= kind <= CONSTRUCTION


def is_urban(kind: i64) -> bool:
    return LAB <= kind <= THEATER


def is_unit(kind: i64) -> bool:
    return INFANTRY <= kind <= AIR_FORCE


class Card:
    """What every card has: names, age, and how many copies the deck holds with 2, 3 and 4 players."""

    __slots__ = ("age", "copies", "it", "name", "pt")

    def __init__(self, name: str, it: str, pt: str, age: i64, copies: tuple[int, int, int]) -> None:
        self.name: Final = name
        self.it: Final = it
        self.pt: Final = pt
        self.age: Final[i64] = age
        self.copies: Final[list[int]] = [*copies]


class CivilCard(Card):
    """A card of a civil deck, or one printed on the player board."""

    __slots__ = (
        "blue",
        "civil_actions",
        "colonization",
        "culture",
        "food",
        "happiness",
        "kind",
        "military_actions",
        "place",
        "resource_cost",
        "resources",
        "revolution_cost",
        "science",
        "science_cost",
        "stages",
        "stages_at_once",
        "strength",
        "urban_discount",
        "urban_limit",
        "yellow",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        age: i64,
        kind: i64,
        copies: tuple[int, int, int] = (1, 1, 1),
        science_cost: i64 = 0,
        revolution_cost: i64 = 0,
        resource_cost: i64 = 0,
        food: i64 = 0,
        resources: i64 = 0,
        culture: i64 = 0,
        science: i64 = 0,
        strength: i64 = 0,
        happiness: i64 = 0,
        civil_actions: i64 = 0,
        military_actions: i64 = 0,
        blue: i64 = 0,
        yellow: i64 = 0,
        colonization: i64 = 0,
        urban_limit: i64 = 0,
        urban_discount: tuple[int, int, int, int] = (0, 0, 0, 0),
        stages: tuple[int, ...] = (),
        stages_at_once: i64 = 1,
    ) -> None:
        super().__init__(name, it, pt, age, copies)
        self.kind: Final[i64] = kind
        self.place: Final[i64] = kind * LEVELS + age if kind < WORKER_KINDS else NONE
        """Where its workers stand, for cards that hold workers."""
        self.science_cost: Final[i64] = science_cost
        self.revolution_cost: Final[i64] = revolution_cost
        self.resource_cost: Final[i64] = resource_cost
        self.food: Final[i64] = food
        """What a blue token on a farm is worth."""
        self.resources: Final[i64] = resources
        """What a blue token on a mine is worth."""
        self.culture: Final[i64] = culture
        """For each worker on cards that hold workers, otherwise for the card; so are the next three."""
        self.science: Final[i64] = science
        self.strength: Final[i64] = strength
        self.happiness: Final[i64] = happiness
        self.civil_actions: Final[i64] = civil_actions
        self.military_actions: Final[i64] = military_actions
        self.blue: Final[i64] = blue
        self.yellow: Final[i64] = yellow
        self.colonization: Final[i64] = colonization
        self.urban_limit: Final[i64] = urban_limit
        self.urban_discount: Final[list[int]] = [*urban_discount]
        """What urban buildings of each level cost less."""
        self.stages: Final[list[int]] = [*stages]
        self.stages_at_once: Final[i64] = stages_at_once
        """How many stages of a wonder one civil action may build."""

    def is_technology(self) -> bool:
        """Technologies are the cards with a science cost, and those printed on the player board."""
        return self.kind <= GOVERNMENT


class ActionCard(CivilCard):
    """A yellow card: what it gives at once, or which action it orders and how much cheaper."""

    __slots__ = (
        "culture_per_richer", "either", "gain_culture", "gain_food", "gain_resources", "gain_science", "grows", "stage",
        "temporary_actions", "temporary_per_stronger", "temporary_resources", "terms",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        age: i64,
        copies: tuple[int, int, int],
        builds: i64 = 0,
        upgrades: i64 = 0,
        stage: bool = False,
        grows: bool = False,
        develops: bool = False,
        discount: i64 = 0,
        food: i64 = 0,
        resources: i64 = 0,
        science: i64 = 0,
        culture: i64 = 0,
        either: i64 = 0,
        temporary_actions: i64 = 0,
        temporary_resources: i64 = 0,
        temporary_per_stronger: tuple[int, int, int] = (0, 0, 0),
        culture_per_richer: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        super().__init__(name, it=it, pt=pt, age=age, kind=ACTION, copies=copies)
        self.terms: Final = Terms(
            builds=builds, upgrades=upgrades, develops=develops, discount=discount, costs_action=develops
        )
        """On which terms it orders an action; only developing costs one besides, and the card then costs none."""
        self.stage: Final = stage
        """Build one stage of the wonder."""
        self.grows: Final = grows
        """Increase the population."""
        self.gain_food: Final[i64] = food
        """Gained at once, or after the ordered action has been paid; so are the next three."""
        self.gain_resources: Final[i64] = resources
        self.gain_science: Final[i64] = science
        self.gain_culture: Final[i64] = culture
        self.either: Final[i64] = either
        """This much food or this many resources, as the player likes."""
        self.temporary_actions: Final[i64] = temporary_actions
        self.temporary_resources: Final[i64] = temporary_resources
        """Only for military units, only this turn."""
        self.temporary_per_stronger: Final[list[int]] = [*temporary_per_stronger]
        """The same for each stronger civilization, by number of players."""
        self.culture_per_richer: Final[list[int]] = [*culture_per_richer]
        """Culture for each civilization with more culture, by number of players."""


class MilitaryCard(Card):
    """A card of a military deck. `cost` is in military actions."""

    __slots__ = ("cost", "kind")

    def __init__(
        self, name: str, *, it: str, pt: str, age: i64, kind: i64, copies: tuple[int, int, int], cost: i64 = 0
    ) -> None:
        super().__init__(name, it, pt, age, copies)
        self.kind: Final[i64] = kind
        self.cost: Final[i64] = cost


class Tactic(MilitaryCard):
    """Which units make an army, and what an army adds to the strength of its units."""

    __slots__ = ("artillery", "cavalry", "infantry", "obsolete", "strength")

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        age: i64,
        copies: tuple[int, int, int],
        strength: i64,
        infantry: i64 = 0,
        cavalry: i64 = 0,
        artillery: i64 = 0,
        obsolete: i64 = 0,
    ) -> None:
        super().__init__(name, it=it, pt=pt, age=age, kind=TACTIC, copies=copies)
        self.infantry: Final[i64] = infantry
        self.cavalry: Final[i64] = cavalry
        self.artillery: Final[i64] = artillery
        self.strength: Final[i64] = strength
        self.obsolete: Final[i64] = obsolete if obsolete else strength
        """What an army is worth with a unit two or more levels below the tactic."""


class Bonus(MilitaryCard):
    """Adds to the defence against an aggression, or to the force that colonizes."""

    __slots__ = ("colonization", "defense")

    def __init__(
        self, name: str, *, it: str, pt: str, age: i64, copies: tuple[int, int, int], defense: i64, colonization: i64
    ) -> None:
        super().__init__(name, it=it, pt=pt, age=age, kind=BONUS, copies=copies)
        self.defense: Final[i64] = defense
        self.colonization: Final[i64] = colonization


class Territory(MilitaryCard):
    """A colony to be: what it gives once, and what for as long as it is held."""

    __slots__ = (
        "blue", "cards", "culture", "food", "happiness", "population", "resources", "science", "strength", "yellow",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        age: i64,
        copies: tuple[int, int, int] = (1, 1, 1),
        science: i64 = 0,
        culture: i64 = 0,
        food: i64 = 0,
        resources: i64 = 0,
        population: i64 = 0,
        cards: i64 = 0,
        yellow: i64 = 0,
        blue: i64 = 0,
        strength: i64 = 0,
        happiness: i64 = 0,
    ) -> None:
        super().__init__(name, it=it, pt=pt, age=age, kind=TERRITORY, copies=copies)
        self.science: Final[i64] = science
        """Once; so are the next five."""
        self.culture: Final[i64] = culture
        self.food: Final[i64] = food
        self.resources: Final[i64] = resources
        self.population: Final[i64] = population
        self.cards: Final[i64] = cards
        self.yellow: Final[i64] = yellow
        """While the colony is held; so are the next three."""
        self.blue: Final[i64] = blue
        self.strength: Final[i64] = strength
        self.happiness: Final[i64] = happiness


class Side:
    """What a pact does for one of its two parties."""

    __slots__ = (
        "culture", "culture_per_wonder", "food", "food_as_resource", "military_actions", "no_war_on", "resource_as_food",
        "resources", "strength",
    )  # fmt: skip

    def __init__(
        self,
        *,
        culture: i64 = 0,
        strength: i64 = 0,
        military_actions: i64 = 0,
        food: i64 = 0,
        resources: i64 = 0,
        culture_per_wonder: i64 = 0,
        food_as_resource: bool = False,
        resource_as_food: bool = False,
        no_war_on: bool = False,
    ) -> None:
        self.culture: Final[i64] = culture
        self.strength: Final[i64] = strength
        self.military_actions: Final[i64] = military_actions
        self.food: Final[i64] = food
        """More produced; so is the next."""
        self.resources: Final[i64] = resources
        self.culture_per_wonder: Final[i64] = culture_per_wonder
        """For each completed wonder of the partner."""
        self.food_as_resource: Final = food_as_resource
        """Once a turn."""
        self.resource_as_food: Final = resource_as_food
        self.no_war_on: Final = no_war_on
        """Nobody may declare war on this party."""


class Pact(MilitaryCard):
    """An agreement of two civilizations: equal sides, or A and B."""

    __slots__ = ("a", "attack_bonus", "b", "ends_by_attack", "forbids_attack", "partner_pays", "science_less", "sided")

    def __init__(
        self,
        name: str,
        *,
        it: str,
        pt: str,
        age: i64,
        copies: tuple[int, int, int] = (0, 1, 1),
        both: Side | None = None,
        a: Side | None = None,
        b: Side | None = None,
        forbids_attack: bool = False,
        ends_by_attack: bool = False,
        attack_bonus: i64 = 0,
        science_less: i64 = 0,
        partner_pays: i64 = 0,
    ) -> None:
        super().__init__(name, it=it, pt=pt, age=age, kind=PACT, copies=copies)
        self.a: Final = a or both or Side()
        self.b: Final = b or both or Side()
        self.sided: Final = a is not None
        """Whether the parties have different sides."""
        self.forbids_attack: Final = forbids_attack
        self.ends_by_attack: Final = ends_by_attack
        self.attack_bonus: Final[i64] = attack_bonus
        """Strength for the one who attacks the other."""
        self.science_less: Final[i64] = science_less
        """How much less science it costs to develop a technology."""
        self.partner_pays: Final[i64] = partner_pays
        """The science that the partner pays for it."""
