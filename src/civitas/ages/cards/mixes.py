"""Food and resources, a number in all, in a mix of somebody's choice: gained, lost, or taken from a rival."""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.events import GOODS_TAKEN
from civitas.ages.goods import FOOD, RESOURCES, gain_goods, lose, stored
from civitas.ages.numbers import least
from civitas.ages.obstacles import MIX, MIX_MOST
from civitas.ages.politics.events import Effect
from civitas.ages.state import Ages
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def obstacle_to_mix(game: Ages, loser: i64, amount: i64, food: i64) -> i64:
    """Food and, for the rest, resources must take as much as the loser has, up to the amount."""
    if food > amount:
        return MIX
    civ = game.civs[loser]
    stored_food, stored_resources = stored(game, civ, FOOD), stored(game, civ, RESOURCES)
    whole = least(amount, stored_food + stored_resources)
    there = food <= stored_food and food + least(amount - food, stored_resources) == whole
    return CLEAR if there else MIX


class Mix(Effect):
    """Goods that are gained, or lost when their number is negative, in a mix of the own choice."""

    __slots__ = ("goods",)

    def __init__(self, who: i64, *, goods: i64) -> None:
        super().__init__(who)
        self.goods: Final[i64] = goods

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        game.ask(ChooseMix(seat, self.goods))


class ChooseMix(Decision[Ages]):
    """How much of it is food; the rest is resources. A negative amount is lost."""

    __slots__ = ("amount",)

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount

    def options(self, game: Ages) -> list[int]:
        return self.clear_moves(game, game.edition.book.food)

    def obstacle(self, game: Ages, move: i64) -> i64:
        kind = game.edition.book.food
        if not kind.has(move):
            return OTHER_QUESTION
        if self.amount < 0:
            return obstacle_to_mix(game, self.seat, -self.amount, kind.one(move))
        return CLEAR if kind.one(move) <= self.amount else MIX_MOST

    def answer(self, game: Ages, move: i64) -> None:
        food = game.edition.book.food.one(move)
        if self.amount > 0:
            gain_goods(game, self.seat, FOOD, food)
            gain_goods(game, self.seat, RESOURCES, self.amount - food)
        else:
            lose(game, game.civs[self.seat], FOOD, food)
            lose(game, game.civs[self.seat], RESOURCES, -self.amount - food)

    def question(self, game: Ages) -> Message:
        id = "ages.ask.gain_mix" if self.amount > 0 else "ages.ask.lose_mix"
        return Message(id, seat=int(self.seat), amount=abs(int(self.amount)))

    def encode(self) -> list[int]:
        return [codes.CHOOSE_MIX, self.seat, self.amount]


class TakeMix(Decision[Ages]):
    """How much of what is taken is food; the rest is resources."""

    __slots__ = ("amount", "rival")

    def __init__(self, seat: i64, rival: i64, amount: i64) -> None:
        super().__init__(seat)
        self.rival: Final[i64] = rival
        self.amount: Final[i64] = amount

    def options(self, game: Ages) -> list[int]:
        return self.clear_moves(game, game.edition.book.food)

    def obstacle(self, game: Ages, move: i64) -> i64:
        kind = game.edition.book.food
        if not kind.has(move):
            return OTHER_QUESTION
        return obstacle_to_mix(game, self.rival, self.amount, kind.one(move))

    def answer(self, game: Ages, move: i64) -> None:
        food = game.edition.book.food.one(move)
        take_goods(game, self.seat, self.rival, FOOD, food)
        take_goods(game, self.seat, self.rival, RESOURCES, self.amount - food)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.take_mix", seat=int(self.seat), amount=int(self.amount))

    def encode(self) -> list[int]:
        return [codes.TAKE_MIX, self.seat, self.rival, self.amount]


def take_goods(game: Ages, seat: i64, rival: i64, goods: i64, amount: i64) -> None:
    """The rival must lose that much, or what they have of it; the taker gains as much, with their own tokens."""
    lost = lose(game, game.civs[rival], goods, amount)
    if lost:
        game.tell(GOODS_TAKEN, seat, lost, goods, rival)
        gain_goods(game, seat, goods, lost)
