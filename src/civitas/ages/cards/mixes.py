"""Food and resources, so many in all, in a mix of somebody's choice: gained, lost, or taken from a rival."""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.events import GOODS_TAKEN
from civitas.ages.goods import FOOD, RESOURCES, gain_goods, lose, stored
from civitas.ages.politics.events import Effect
from civitas.ages.state import Ages
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message


def mixes(game: Ages, food: i64, resources: i64, amount: i64) -> list[int]:
    """The amounts of food that, with resources for the rest, take as much as there is up to the amount."""
    whole = amount if amount < food + resources else food + resources
    kind = game.edition.book.food
    found: list[int] = []
    part: i64
    for part in range(amount + 1):
        rest = amount - part
        taken = (part if part < food else food) + (rest if rest < resources else resources)
        if part <= food and taken == whole:
            found.append(kind.move(part))
    return found


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
        civ = game.civs[self.seat]
        if self.amount < 0:
            return mixes(game, stored(game, civ, FOOD), stored(game, civ, RESOURCES), -self.amount)
        kind = game.edition.book.food
        return [kind.move(part) for part in range(int(self.amount) + 1)]

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
        civ = game.civs[self.rival]
        return mixes(game, stored(game, civ, FOOD), stored(game, civ, RESOURCES), self.amount)

    def answer(self, game: Ages, move: i64) -> None:
        food = game.edition.book.food.one(move)
        take_goods(game, self.seat, self.rival, FOOD, food)
        take_goods(game, self.seat, self.rival, RESOURCES, self.amount - food)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.take_mix", seat=int(self.seat), amount=int(self.amount))

    def encode(self) -> list[int]:
        return [codes.TAKE_MIX, self.seat, self.rival, self.amount]


def take_goods(game: Ages, seat: i64, rival: i64, goods: i64, amount: i64) -> None:
    """The rival must lose so much, or what he has of it; the taker gains as much, with his own tokens."""
    lost = lose(game, game.civs[rival], goods, amount)
    if lost:
        game.tell(GOODS_TAKEN, seat, lost, goods, rival)
        gain_goods(game, seat, goods, lost)
