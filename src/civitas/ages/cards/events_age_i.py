"""What the unusual events of Age I do, beyond plain gains and losses."""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.cards.kinds import LEVELS, is_unit
from civitas.ages.events import ACTIONS_LOST, ACTIONS_SPENT, DESTROYED
from civitas.ages.goods import FOOD, lose, stored
from civitas.ages.numbers import least
from civitas.ages.obstacles import NOT_A_BUILDING
from civitas.ages.points import gain_culture, gain_science
from civitas.ages.politics.comparing import STRENGTH, ranked
from civitas.ages.politics.events import ALL, Effect
from civitas.ages.ratings import discontent
from civitas.ages.sheet import FROM_EVENTS
from civitas.ages.state import Ages
from civitas.ages.tokens import gain_yellow, obstacle_to_lose, take_off
from civitas.ages.upkeep.production import let_mines_produce, produce_food
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import OTHER_QUESTION


class DestroyOwn(Effect):
    """A farm, mine or urban building of the own choice is destroyed."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        game.ask(DestroyBuilding(seat))


class DestroyBuilding(Decision[Ages]):
    """Choose the building that is lost."""

    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        return self.clear_moves(game, game.edition.book.destroy)

    def obstacle(self, game: Ages, move: i64) -> i64:
        destroy = game.edition.book.destroy
        if not destroy.has(move):
            return OTHER_QUESTION
        if is_unit(game.edition.place_of(destroy.one(move)) // LEVELS):
            return NOT_A_BUILDING
        return obstacle_to_lose(game, self.seat, destroy.one(move))

    def answer(self, game: Ages, move: i64) -> None:
        place = game.edition.place_of(game.edition.book.destroy.one(move))
        take_off(game, self.seat, place)
        game.tell(DESTROYED, self.seat, game.edition.place_cards[place])

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.destroy", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.DESTROY_BUILDING, self.seat]


class ByRating(Effect):
    """Culture or science equal to a rating."""

    __slots__ = ("from_science", "to_science")

    def __init__(self, *, from_science: bool, to_science: bool) -> None:
        super().__init__(ALL)
        self.from_science: Final = from_science
        self.to_science: Final = to_science

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        civ = game.civs[seat]
        amount = civ.science_rating if self.from_science else civ.culture_rating
        if self.to_science:
            gain_science(game, seat, amount)
        else:
            gain_culture(game, seat, amount, FROM_EVENTS)


class Harvest(Effect):
    """Food is produced."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        produce_food(game, seat)


class Deposits(Effect):
    """Resources are produced."""

    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        let_mines_produce(game, seat, False)


class LoseAllFood(Effect):
    __slots__ = ()

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        civ = game.civs[seat]
        lose(game, civ, FOOD, stored(game, civ, FOOD))


class Riot(Effect):
    """Civil actions are spent for each discontent worker."""

    __slots__ = ("each",)

    def __init__(self, *, each: i64) -> None:
        super().__init__(ALL)
        self.each: Final[i64] = each

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        civ = game.civs[seat]
        spent = least(self.each * discontent(game, civ), civ.civil_left)
        civ.civil_left -= spent
        if spent:
            game.tell(ACTIONS_SPENT, seat, spent)


class Revolt(Effect):
    """In the next turn civil actions are missing for each discontent worker."""

    __slots__ = ("each",)

    def __init__(self, *, each: i64) -> None:
        super().__init__(ALL)
        self.each: Final[i64] = each

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        civ = game.civs[seat]
        lost = self.each * discontent(game, civ)
        civ.civil_lost += lost
        if lost:
            game.tell(ACTIONS_LOST, seat, lost)


class TakeYellow(Effect):
    """Yellow tokens are taken from the bank of the weakest."""

    __slots__ = ("tokens",)

    def __init__(self, who: i64, *, tokens: i64) -> None:
        super().__init__(who)
        self.tokens: Final[i64] = tokens

    def happen(self, game: Ages, seat: i64, current: i64) -> None:
        weakest = ranked(game, STRENGTH, current)[-1]
        if weakest != seat:
            taken = least(self.tokens, game.civs[weakest].yellow_bank)
            gain_yellow(game, weakest, -taken)
            gain_yellow(game, seat, taken)
