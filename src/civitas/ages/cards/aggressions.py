"""What the aggressions do to a rival who does not fend them off."""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.actions.buildings import card_at
from civitas.ages.cards.kinds import LEVELS, NONE, is_urban
from civitas.ages.cards.mixes import TakeMix
from civitas.ages.events import RAIDED
from civitas.ages.goods import FOOD, RESOURCES, gain_goods
from civitas.ages.leaving import colony_leaves, leader_leaves, project_leaves
from civitas.ages.numbers import least
from civitas.ages.obstacles import (
    NO_COLONY,
    NO_PLAN,
    NO_RIVAL_LEADER,
    NO_RIVAL_WONDER,
    NOT_THEIR_COLONY,
    NOT_URBAN,
    RAID_ALIKE,
    RAID_LEVEL,
    RIVAL_HAS_NONE,
)
from civitas.ages.points import gain_culture, take_science
from civitas.ages.politics.aggressions import Aggression
from civitas.ages.politics.territories import gain_colony
from civitas.ages.sheet import FROM_AGGRESSIONS
from civitas.ages.state import Ages
from civitas.ages.tokens import lose_population, take_off
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


class Enslave(Aggression):
    """The rival loses population; the attacker gains food and resources."""

    __slots__ = ()

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        lose_population(game, rival, self.population)
        gain_goods(game, seat, FOOD, self.food)
        gain_goods(game, seat, RESOURCES, self.resources)


class Plunder(Aggression):
    """Food and resources, a number in all; the attacker chooses the mix."""

    __slots__ = ()

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        game.ask(TakeMix(seat, rival, self.goods))


class Raid(Aggression):
    """Urban buildings up to certain levels are destroyed; the attacker gains half their cost."""

    __slots__ = ()

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        go_on_raiding(game, seat, rival, self.levels, 0)


def go_on_raiding(game: Ages, seat: i64, rival: i64, levels: list[int], cost: i64) -> None:
    """Ask for the next building; at the end half of all printed costs, rounded up once, is gained."""
    for place, level in enumerate(levels):
        decision = RaidBuilding(seat, rival, level, levels[place + 1 :], cost)
        if decision.options(game):
            game.ask(decision)
            return
    gain_goods(game, seat, RESOURCES, (cost + 1) // 2)


def raid(game: Ages, seat: i64, rival: i64, place: i64) -> None:
    """A building of a rival is destroyed."""
    take_off(game, rival, place)
    game.tell(RAIDED, seat, game.edition.place_cards[place], rival)


def obstacle_to_raid(game: Ages, rival: i64, move: i64) -> i64:
    """An urban building on which the rival has a worker."""
    if not game.edition.book.raid.has(move):
        return OTHER_QUESTION
    place = game.edition.place_of(game.edition.book.raid.one(move))
    if not is_urban(place // LEVELS):
        return NOT_URBAN
    return CLEAR if game.civs[rival].workers[place] else RIVAL_HAS_NONE


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
        return self.clear_moves(game, game.edition.book.raid)

    def obstacle(self, game: Ages, move: i64) -> i64:
        found = obstacle_to_raid(game, self.rival, move)
        if found == CLEAR and game.edition.place_of(game.edition.book.raid.one(move)) % LEVELS > self.level:
            return RAID_LEVEL
        return found

    def answer(self, game: Ages, move: i64) -> None:
        place = game.edition.place_of(game.edition.book.raid.one(move))
        raid(game, self.seat, self.rival, place)
        cost = self.cost + card_at(game, place).resource_cost
        go_on_raiding(game, self.seat, self.rival, self.levels, cost)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.raid", seat=int(self.seat), rival=int(self.rival), level=int(self.level))

    def encode(self) -> list[int]:
        return [codes.RAID_BUILDING, self.seat, self.rival, self.level, self.cost, len(self.levels), *self.levels]


class RaidOfOneKind(Aggression):
    """Urban buildings of one kind and level are destroyed; the attacker gains half their cost, rounded down."""

    __slots__ = ()

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        game.ask(RaidAlike(seat, rival, self.buildings, NONE, 0))


class RaidAlike(Decision[Ages]):
    """Choose an urban building of the rival to destroy; then more like it, or no more."""

    __slots__ = ("cost", "left", "place", "rival")

    def __init__(self, seat: i64, rival: i64, left: i64, place: i64, cost: i64) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival
        self.left: Final[i64] = left
        """How many may still be destroyed."""
        self.place: Final[i64] = place
        """Where those destroyed so far stood; NONE before the first."""
        self.cost: Final[i64] = cost
        """Their costs."""

    def options(self, game: Ages) -> list[int]:
        book = game.edition.book
        begun = [] if self.place == NONE else [book.raid_no_more.move()]
        return begun + self.clear_moves(game, book.raid)

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.raid_no_more.has(move):
            return OTHER_QUESTION if self.place == NONE else CLEAR
        found = obstacle_to_raid(game, self.rival, move)
        if found == CLEAR and self.place not in (NONE, game.edition.place_of(book.raid.one(move))):
            return RAID_ALIKE
        return found

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if book.raid_no_more.has(move):
            gain_goods(game, self.seat, RESOURCES, self.gain(self.cost))
            return
        place = game.edition.place_of(book.raid.one(move))
        raid(game, self.seat, self.rival, place)
        cost = self.cost + card_at(game, place).resource_cost
        if self.left == 1:
            gain_goods(game, self.seat, RESOURCES, self.gain(cost))
        else:
            game.ask(RaidAlike(self.seat, self.rival, self.left - 1, place, cost))

    def gain(self, cost: i64) -> i64:
        """Half of the printed costs, rounded down."""
        return cost // 2

    def question(self, game: Ages) -> Message:
        if self.place == NONE:
            return Message("ages.ask.raid_kind", seat=int(self.seat), rival=int(self.rival), count=int(self.left))
        card = card_at(game, self.place).name
        return Message("ages.ask.raid_alike", seat=int(self.seat), rival=int(self.rival), card=card)

    def encode(self) -> list[int]:
        return [codes.RAID_ALIKE, self.seat, self.rival, self.left, self.place, self.cost]


class Annex(Aggression):
    """A colony of the rival changes hands; only its permanent effect counts."""

    __slots__ = ()

    def obstacle_to_take(self, game: Ages, rival: i64) -> i64:
        return CLEAR if game.civs[rival].colonies else NO_COLONY

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        game.ask(AnnexColony(seat, rival))


class AnnexColony(Decision[Ages]):
    """Choose the colony to take."""

    __slots__ = ("rival",)

    def __init__(self, seat: i64, rival: i64) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival

    def options(self, game: Ages) -> list[int]:
        return [game.edition.book.annex.move(id) for id in game.civs[self.rival].colonies]

    def obstacle(self, game: Ages, move: i64) -> i64:
        annex = game.edition.book.annex
        if not annex.has(move):
            return OTHER_QUESTION
        return CLEAR if int(annex.one(move)) in game.civs[self.rival].colonies else NOT_THEIR_COLONY

    def answer(self, game: Ages, move: i64) -> None:
        id = game.edition.book.annex.one(move)
        colony_leaves(game, self.rival, id)
        gain_colony(game, self.seat, id)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.annex", seat=int(self.seat), rival=int(self.rival))

    def encode(self) -> list[int]:
        return [codes.ANNEX_COLONY, self.seat, self.rival]


class Infiltrate(Aggression):
    """The rival's leader or unfinished wonder is removed; culture for each level of it."""

    __slots__ = ()

    def obstacle_to_take(self, game: Ages, rival: i64) -> i64:
        return CLEAR if game.civs[rival].leader != NONE or game.civs[rival].project != NONE else NO_PLAN

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        game.ask(InfiltrateTarget(seat, rival, self.culture_per_level))


class InfiltrateTarget(Decision[Ages]):
    """Leader or unfinished wonder."""

    __slots__ = ("culture", "rival")

    def __init__(self, seat: i64, rival: i64, culture: i64) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival
        self.culture: Final[i64] = culture
        """For each level."""

    def options(self, game: Ages) -> list[int]:
        book = game.edition.book
        moves = [book.infiltrate_leader.move(), book.infiltrate_wonder.move()]
        return [move for move in moves if self.obstacle(game, move) == CLEAR]

    def obstacle(self, game: Ages, move: i64) -> i64:
        civ, book = game.civs[self.rival], game.edition.book
        if book.infiltrate_leader.has(move) and civ.leader != NONE:
            return CLEAR
        return CLEAR if book.infiltrate_wonder.has(move) and civ.project != NONE else OTHER_QUESTION

    def answer(self, game: Ages, move: i64) -> None:
        civ = game.civs[self.rival]
        if game.edition.book.infiltrate_leader.has(move):
            culture = self.gain(game, civ.leader)
            leader_leaves(game, self.rival)
        else:
            culture = self.gain(game, civ.project)
            project_leaves(game, self.rival)
        gain_culture(game, self.seat, culture, FROM_AGGRESSIONS)

    def gain(self, game: Ages, id: i64) -> i64:
        """Culture for the level of what is removed."""
        return self.culture * level_of(game, id)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.infiltrate", seat=int(self.seat), rival=int(self.rival))

    def encode(self) -> list[int]:
        return [codes.INFILTRATE_TARGET, self.seat, self.rival, self.culture]


class Assassinate(Aggression):
    """The rival's leader is discarded, at the cost of their level; culture for each level of it."""

    __slots__ = ()

    def cost_against(self, game: Ages, rival: i64) -> i64:
        return level_of(game, game.civs[rival].leader)

    def obstacle_to_take(self, game: Ages, rival: i64) -> i64:
        return CLEAR if game.civs[rival].leader != NONE else NO_RIVAL_LEADER

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        culture = self.culture_per_level * level_of(game, game.civs[rival].leader)
        leader_leaves(game, rival)
        gain_culture(game, seat, culture, FROM_AGGRESSIONS)


class Sabotage(Aggression):
    """The rival's unfinished wonder is discarded, at the cost of its level; culture for each level of it."""

    __slots__ = ()

    def cost_against(self, game: Ages, rival: i64) -> i64:
        return level_of(game, game.civs[rival].project)

    def obstacle_to_take(self, game: Ages, rival: i64) -> i64:
        return CLEAR if game.civs[rival].project != NONE else NO_RIVAL_WONDER

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        culture = self.culture_per_level * level_of(game, game.civs[rival].project)
        project_leaves(game, rival)
        gain_culture(game, seat, culture, FROM_AGGRESSIONS)


def level_of(game: Ages, id: i64) -> i64:
    """The level of a leader or wonder; 0 where there is none."""
    return 0 if id == NONE else game.edition.civil[id].age


class Spy(Aggression):
    """Science points change hands."""

    __slots__ = ()

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        take_science(game, seat, rival, self.science)


class ArmedIntervention(Aggression):
    """Culture points change hands."""

    __slots__ = ()

    def succeed(self, game: Ages, seat: i64, rival: i64) -> None:
        taken = least(self.culture, game.civs[rival].culture)
        gain_culture(game, rival, -taken, FROM_AGGRESSIONS)
        gain_culture(game, seat, taken, FROM_AGGRESSIONS)
