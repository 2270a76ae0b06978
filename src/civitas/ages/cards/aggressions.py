"""What the aggressions do to a rival who does not fend them off."""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.action_cards import gain_culture, gain_goods, gain_science
from civitas.ages.actions.buildings import card_at
from civitas.ages.cards.kinds import LEVELS, NONE, PLACES, is_urban
from civitas.ages.goods import FOOD, RESOURCES, lose, stored
from civitas.ages.happenings import GOODS_TAKEN, RAIDED
from civitas.ages.leaving import colony_leaves, leader_leaves, project_leaves
from civitas.ages.politics.aggressions import Aggression
from civitas.ages.politics.territories import gain_colony
from civitas.ages.state import Ages
from civitas.ages.tokens import ask, lose_population, take_off
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message


class Enslave(Aggression):
    """The rival loses a worker; the attacker gains food and resources."""

    __slots__ = ()

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        lose_population(game, rival, 1)
        gain_goods(game, seat, FOOD, 2)
        gain_goods(game, seat, RESOURCES, 2)


class Plunder(Aggression):
    """So much food and so many resources in all; the attacker chooses the mix."""

    __slots__ = ("amount",)

    def __init__(
        self, name: str, *, it: str, pt: str, age: i64, copies: tuple[int, int, int], cost: i64, amount: i64
    ) -> None:
        super().__init__(name, it=it, pt=pt, age=age, copies=copies, cost=cost)
        self.amount: Final[i64] = amount

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        ask(game, TakeMix(seat, rival, self.amount))


class TakeMix(Decision[Ages]):
    """How much of what is taken is food; the rest is resources."""

    __slots__ = ("amount", "rival")

    def __init__(self, seat: i64, rival: i64, amount: i64) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival
        self.amount: Final[i64] = amount

    def options(self, game: Ages) -> list[int]:
        civ = game.civs[self.rival]
        return mixes(game, stored(game, civ, FOOD), stored(game, civ, RESOURCES), self.amount)

    def answer(self, game: Ages, move: i64) -> None:
        food = move - game.edition.book.food
        take_goods(game, self.seat, self.rival, FOOD, food)
        take_goods(game, self.seat, self.rival, RESOURCES, self.amount - food)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.take_mix", seat=int(self.seat), amount=int(self.amount))

    def encode(self) -> list[int]:
        return [240, self.seat, self.rival, self.amount]


def mixes(game: Ages, food: i64, resources: i64, amount: i64) -> list[int]:
    """The amounts of food that, with resources for the rest, take as much as there is up to the amount."""
    whole = amount if amount < food + resources else food + resources
    first = int(game.edition.book.food)
    found: list[int] = []
    part: i64
    for part in range(amount + 1):
        rest = amount - part
        taken = (part if part < food else food) + (rest if rest < resources else resources)
        if part <= food and taken == whole:
            found.append(first + int(part))
    return found


def take_goods(game: Ages, seat: i64, rival: i64, goods: i64, amount: i64) -> None:
    """The rival loses what he has of it; the taker gains as much, with his own tokens."""
    lost = lose(game, game.civs[rival], goods, amount)
    if lost:
        game.tell(GOODS_TAKEN, seat, lost, goods, rival)
        gain_goods(game, seat, goods, lost)


class Raid(Aggression):
    """Urban buildings up to certain levels are destroyed; the attacker gains half their cost."""

    __slots__ = ("levels",)

    def __init__(
        self, name: str, *, it: str, pt: str, age: i64, copies: tuple[int, int, int], cost: i64, levels: tuple[int, ...]
    ) -> None:
        super().__init__(name, it=it, pt=pt, age=age, copies=copies, cost=cost)
        self.levels: Final[list[int]] = [*levels]

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        go_on_raiding(game, seat, rival, self.levels, 0)


def go_on_raiding(game: Ages, seat: i64, rival: i64, levels: list[int], cost: i64) -> None:
    """Ask for the next building; at the end half of all printed costs, rounded up once, is gained."""
    for place, level in enumerate(levels):
        raid = RaidBuilding(seat, rival, level, levels[place + 1 :], cost)
        if raid.options(game):
            ask(game, raid)
            return
    gain_goods(game, seat, RESOURCES, (cost + 1) // 2)


class RaidBuilding(Decision[Ages]):
    """Choose an urban building of the rival to destroy."""

    __slots__ = ("cost", "level", "levels", "rival")

    def __init__(self, seat: i64, rival: i64, level: i64, levels: list[int], cost: i64) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival
        self.level: Final[i64] = level
        self.levels: Final = levels
        """What may be raided after this one."""
        self.cost: Final[i64] = cost
        """The costs of the buildings raided so far."""

    def options(self, game: Ages) -> list[int]:
        return urban_moves(game, self.rival, self.level)

    def answer(self, game: Ages, move: i64) -> None:
        place = game.edition.place_of(move - game.edition.book.raid)
        take_off(game, self.rival, place)
        game.tell(RAIDED, self.seat, game.edition.place_cards[place], self.rival)
        cost = self.cost + card_at(game, place).resource_cost
        go_on_raiding(game, self.seat, self.rival, self.levels, cost)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.raid", seat=int(self.seat), rival=int(self.rival), level=int(self.level))

    def encode(self) -> list[int]:
        return [241, self.seat, self.rival, self.level, self.cost, len(self.levels), *self.levels]


def urban_moves(game: Ages, rival: i64, level: i64) -> list[int]:
    """One move for each urban building of a rival up to a level."""
    workers = game.civs[rival].workers
    found: list[int] = []
    place: i64
    for place in range(PLACES):
        if workers[place] and is_urban(place // LEVELS) and place % LEVELS <= level:
            found.append(int(game.edition.book.raid) + game.edition.worker_numbers[place])
    return found


class Annex(Aggression):
    """A colony of the rival changes hands; only its permanent effect counts."""

    __slots__ = ()

    def has_target(self, game: Ages, rival: i64) -> bool:
        return bool(game.civs[rival].colonies)

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        ask(game, AnnexColony(seat, rival))


class AnnexColony(Decision[Ages]):
    """Choose the colony to take."""

    __slots__ = ("rival",)

    def __init__(self, seat: i64, rival: i64) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival

    def options(self, game: Ages) -> list[int]:
        return [int(game.edition.book.annex) + id for id in game.civs[self.rival].colonies]

    def answer(self, game: Ages, move: i64) -> None:
        id = move - game.edition.book.annex
        colony_leaves(game, self.rival, id)
        gain_colony(game, self.seat, id)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.annex", seat=int(self.seat), rival=int(self.rival))

    def encode(self) -> list[int]:
        return [242, self.seat, self.rival]


class Infiltrate(Aggression):
    """The rival's leader or unfinished wonder is removed; 3 culture for each level of it."""

    __slots__ = ()

    def has_target(self, game: Ages, rival: i64) -> bool:
        return game.civs[rival].leader != NONE or game.civs[rival].project != NONE

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        ask(game, InfiltrateTarget(seat, rival))


class InfiltrateTarget(Decision[Ages]):
    """Leader or unfinished wonder."""

    __slots__ = ("rival",)

    def __init__(self, seat: i64, rival: i64) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival

    def options(self, game: Ages) -> list[int]:
        civ = game.civs[self.rival]
        found: list[int] = []
        if civ.leader != NONE:
            found.append(int(game.edition.book.infiltrate_leader))
        if civ.project != NONE:
            found.append(int(game.edition.book.infiltrate_wonder))
        return found

    def answer(self, game: Ages, move: i64) -> None:
        civ = game.civs[self.rival]
        if move == game.edition.book.infiltrate_leader:
            level = game.edition.civil[civ.leader].age
            leader_leaves(game, self.rival)
        else:
            level = game.edition.civil[civ.project].age
            project_leaves(game, self.rival)
        gain_culture(game, self.seat, 3 * level)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.infiltrate", seat=int(self.seat), rival=int(self.rival))

    def encode(self) -> list[int]:
        return [243, self.seat, self.rival]


class Spy(Aggression):
    """Science points change hands."""

    __slots__ = ()

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        taken = least(5, game.civs[rival].science)
        gain_science(game, rival, -taken)
        gain_science(game, seat, taken)


class ArmedIntervention(Aggression):
    """Culture points change hands."""

    __slots__ = ()

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        taken = least(7, game.civs[rival].culture)
        gain_culture(game, rival, -taken)
        gain_culture(game, seat, taken)


def least(one: i64, other: i64) -> i64:
    return one if one < other else other
