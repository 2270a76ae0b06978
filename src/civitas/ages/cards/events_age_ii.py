"""What the unusual events of Age II do, beyond plain gains and losses."""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.actions.card_row import add_takes, keep_for_later, obstacle_to_take, replenish, take, take_cost
from civitas.ages.cards.aggressions import obstacle_to_raid, raid
from civitas.ages.cards.kinds import AGE_II, NONE
from civitas.ages.discards import discard_military, draw_military
from civitas.ages.events import RUINED
from civitas.ages.goods import FOOD, gain_goods
from civitas.ages.leaving import colony_leaves, leader_leaves
from civitas.ages.obstacles import NOT_COMPLETED, NOT_YOUR_COLONY, RUINED_ALREADY, TOO_YOUNG
from civitas.ages.points import gain_culture
from civitas.ages.politics.events import ALL, Effect
from civitas.ages.ratings import discontent, refresh
from civitas.ages.sheet import FROM_EVENTS
from civitas.ages.state import Ages
from civitas.ages.tokens import card_tokens, lose_population
from civitas.ages.upkeep.military_hand import must_discard
from civitas.ages.upkeep.production import Consume, PayCorruption, ProduceFood, ProduceResources
from civitas.kernel.agenda import AnyItem, Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


class CultureForDiscontent(Effect):
    """Culture for each discontent worker."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        gain_culture(game, seat, self.culture * discontent(game, game.civs[seat]), FROM_EVENTS)


class Economy(Effect):
    """Food, consumption, resources; corruption before or after them; no points."""

    __slots__ = ("corruption_last",)

    def __init__(self, *, corruption_last: bool = False) -> None:
        super().__init__(ALL)
        self.corruption_last: Final = corruption_last

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        steps: list[AnyItem] = [ProduceFood(seat), Consume(seat), ProduceResources(seat)]
        corruption = PayCorruption(seat)
        game.play_through([*steps, corruption] if self.corruption_last else [corruption, *steps])


class Emigrate(Effect):
    """Half the discontent workers are lost, rounded up."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        lose_population(game, seat, (discontent(game, game.civs[seat]) + 1) // 2)


class RemoveOldLeader(Effect):
    """A leader who is not of the current age leaves."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        civ = game.civs[seat]
        if civ.leader != NONE and game.edition.civil[civ.leader].age != game.age:
            leader_leaves(game, seat)


class LoseColony(Effect):
    """A colony of the own choice is lost."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        game.ask(AbandonColony(seat))


class AbandonColony(Decision[Ages]):
    """Choose the colony that is lost."""

    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        return [game.edition.book.abandon.move(id) for id in game.civs[self.seat].colonies]

    def obstacle(self, game: Ages, move: i64) -> i64:
        abandon = game.edition.book.abandon
        if not abandon.has(move):
            return OTHER_QUESTION
        return CLEAR if int(abandon.one(move)) in game.civs[self.seat].colonies else NOT_YOUR_COLONY

    def answer(self, game: Ages, move: i64) -> None:
        id = game.edition.book.abandon.one(move)
        colony_leaves(game, self.seat, id)
        discard_military(game, id)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.abandon", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.ABANDON_COLONY, self.seat]


class TakeFromRow(Effect):
    """Cards worth a number of civil actions may be taken; whoever takes one gives up the next political action."""

    __slots__ = ("worth",)

    def __init__(self, who: i64, *, worth: i64) -> None:
        super().__init__(who)
        self.worth: Final[i64] = worth

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        game.ask(TakeByAgreement(seat, self.worth), 2)


class TakeByAgreement(Decision[Ages]):
    """Take a card, or stop; then the row is filled without discarding."""

    __slots__ = ("worth",)

    def __init__(self, seat: i64, worth: i64) -> None:
        super().__init__(seat)
        self.worth: Final[i64] = worth

    def options(self, game: Ages) -> list[int]:
        found: list[int] = [game.edition.book.take_no_more.move()]
        add_takes(game, self.seat, self.worth, found)
        return found

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.take_no_more.has(move):
            return CLEAR
        if not book.take.has(move):
            return OTHER_QUESTION
        civ = game.civs[self.seat]
        return obstacle_to_take(game, civ, book.take.one(move), book.take.two(move), self.worth)

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if book.take_no_more.has(move):
            replenish(game, False)
            return
        civ = game.civs[self.seat]
        civ.skips_politics = 1
        space = book.take.two(move)
        left = self.worth - take_cost(game, civ, space)
        if game.edition.agreed_cards_wait:
            keep_for_later(game, civ, space)
        take(game, self.seat, space)
        game.ask(TakeByAgreement(self.seat, left), 2)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.agreement", seat=int(self.seat), worth=int(self.worth))

    def encode(self) -> list[int]:
        return [codes.TAKE_BY_AGREEMENT, self.seat, self.worth]


class CardsOrCulture(Effect):
    """Military cards are drawn, or discarded when their number is negative; once there is no deck it is culture instead."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        if game.age > game.edition.last_military_age:
            gain_culture(game, seat, self.culture, FROM_EVENTS)
        elif self.cards > 0:
            draw_military(game, seat, self.cards)
        else:
            must_discard(game, seat, -self.cards)


class FoodForFaces(Effect):
    """Food for each happy face."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        gain_goods(game, seat, FOOD, self.food * game.civs[seat].happiness)


class RuinWonder(Effect):
    """A completed wonder of Age A or I, of the own choice, falls into ruins."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        game.ask(ChooseRuin(seat))


class ChooseRuin(Decision[Ages]):
    """Choose the wonder that falls into ruins."""

    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        ruin = game.edition.book.ruin
        return [ruin.move(id) for id in game.civs[self.seat].wonders if self.obstacle_to_ruin(game, id) == CLEAR]

    def obstacle(self, game: Ages, move: i64) -> i64:
        ruin = game.edition.book.ruin
        return self.obstacle_to_ruin(game, ruin.one(move)) if ruin.has(move) else OTHER_QUESTION

    def obstacle_to_ruin(self, game: Ages, id: i64) -> i64:
        """A completed wonder, old enough and not in ruins already."""
        civ = game.civs[self.seat]
        if int(id) not in civ.wonders:
            return NOT_COMPLETED
        if int(id) in civ.ruins:
            return RUINED_ALREADY
        return CLEAR if game.edition.civil[id].age < AGE_II else TOO_YOUNG

    def answer(self, game: Ages, move: i64) -> None:
        id = game.edition.book.ruin.one(move)
        game.civs[self.seat].ruins += (int(id),)
        card_tokens(game, self.seat, game.edition.civil[id], -1)
        refresh(game, self.seat)
        game.tell(RUINED, self.seat, id)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.ruin", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.CHOOSE_RUIN, self.seat]


class Terror(Effect):
    """An urban building of each other civilization is destroyed."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        terrorize(game, seat, [rival for rival in game.seats_from(seat + 1) if rival != seat])


def terrorize(game: Ages, seat: i64, rivals: list[int]) -> None:
    """Ask for a building of the first rival who has one; the others follow."""
    for place, rival in enumerate(rivals):
        decision = Terrorize(seat, rival, rivals[place + 1 :])
        if decision.options(game):
            game.ask(decision, 2)
            return


class Terrorize(Decision[Ages]):
    """Choose the building of a rival that is destroyed."""

    __slots__ = ("others", "rival")

    def __init__(self, seat: i64, rival: i64, others: list[int]) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival
        self.others: Final = others
        """The rivals after this one."""

    def options(self, game: Ages) -> list[int]:
        return self.clear_moves(game, game.edition.book.raid)

    def obstacle(self, game: Ages, move: i64) -> i64:
        return obstacle_to_raid(game, self.rival, move)

    def answer(self, game: Ages, move: i64) -> None:
        raid(game, self.seat, self.rival, game.edition.place_of(game.edition.book.raid.one(move)))
        terrorize(game, self.seat, self.others)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.terrorize", seat=int(self.seat), rival=int(self.rival))

    def encode(self) -> list[int]:
        return [codes.TERRORIZE, self.seat, self.rival, len(self.others), *self.others]
