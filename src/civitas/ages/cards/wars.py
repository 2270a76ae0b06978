"""What the victor of each war takes."""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.actions.technologies import enter_special, special_leaves
from civitas.ages.cards.kinds import NONE
from civitas.ages.cards.mixes import TakeMix
from civitas.ages.events import TECHNOLOGY_STOLEN
from civitas.ages.numbers import least
from civitas.ages.obstacles import NOT_THEIR_SPECIAL, SAME_IN_HAND, SAME_IN_PLAY, STEAL_WORTH
from civitas.ages.points import gain_culture, take_science
from civitas.ages.politics.wars import War
from civitas.ages.ratings import refresh, workers_in_all
from civitas.ages.sheet import FROM_WARS
from civitas.ages.state import Ages
from civitas.ages.tokens import gain_yellow, lose_population
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


class WarOverTerritory(War):
    """Yellow tokens, and one more for each few points of advantage, from bank to bank."""

    __slots__ = ()

    def win(self, game: Ages, victor: i64, loser: i64, advantage: i64) -> None:
        taken = least(self.yellow + advantage // self.points_for_yellow, game.civs[loser].yellow_bank)
        gain_yellow(game, loser, -taken)
        gain_yellow(game, victor, taken)
        refresh(game, loser)
        refresh(game, victor)


class WarOverCulture(War):
    """Culture, and as much more as the advantage."""

    __slots__ = ()

    def win(self, game: Ages, victor: i64, loser: i64, advantage: i64) -> None:
        taken = least(self.culture + advantage, game.civs[loser].culture)
        gain_culture(game, loser, -taken, FROM_WARS)
        gain_culture(game, victor, taken, FROM_WARS)


class WarOverResources(War):
    """Food and resources, in all as many as the advantage; the victor chooses the mix."""

    __slots__ = ()

    def win(self, game: Ages, victor: i64, loser: i64, advantage: i64) -> None:
        game.ask(TakeMix(victor, loser, advantage))


class HolyWar(War):
    """The loser loses population by the advantage; each worker lost is culture for the victor."""

    __slots__ = ()

    def win(self, game: Ages, victor: i64, loser: i64, advantage: i64) -> None:
        lost = least(advantage // self.points_for_worker, workers_in_all(game.civs[loser]))
        lose_population(game, loser, lost)
        gain_culture(game, victor, self.culture_per_worker * lost, FROM_WARS)


class WarOverTechnology(War):
    """Science up to the advantage; special technologies may stand for their cost."""

    __slots__ = ()

    def win(self, game: Ages, victor: i64, loser: i64, advantage: i64) -> None:
        game.ask(StealTechnology(victor, loser, advantage))


class StealTechnology(Decision[Ages]):
    """Take a special technology, or end with science points."""

    __slots__ = ("amount", "loser")

    def __init__(self, seat: i64, loser: i64, amount: i64) -> None:
        super().__init__(seat)
        self.loser: Final[i64] = loser
        self.amount: Final[i64] = amount

    def options(self, game: Ages) -> list[int]:
        book = game.edition.book
        found: list[int] = [book.take_science.move()]
        for id in game.civs[self.loser].specials:
            if id != NONE and self.obstacle_to_steal(game, id) == CLEAR:
                found.append(book.steal.move(id))
        return found

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.take_science.has(move):
            return CLEAR
        return self.obstacle_to_steal(game, book.steal.one(move)) if book.steal.has(move) else OTHER_QUESTION

    def obstacle_to_steal(self, game: Ages, id: i64) -> i64:
        """A special technology of the loser that the victor has not, for what is left of the advantage."""
        civ = game.civs[self.seat]
        if int(id) not in game.civs[self.loser].specials:
            return NOT_THEIR_SPECIAL
        if int(id) in civ.hand:
            return SAME_IN_HAND
        if int(id) in civ.specials:
            return SAME_IN_PLAY
        return CLEAR if game.edition.civil[id].science_cost <= self.amount else STEAL_WORTH

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if book.take_science.has(move):
            take_science(game, self.seat, self.loser, self.amount)
            return
        id = book.steal.one(move)
        card = game.edition.civil[id]
        special_leaves(game, self.loser, card.kind)
        enter_special(game, self.seat, id)
        refresh(game, self.seat)
        game.tell(TECHNOLOGY_STOLEN, self.seat, id, self.loser)
        game.ask(StealTechnology(self.seat, self.loser, self.amount - card.science_cost))

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.steal", seat=int(self.seat), loser=int(self.loser), amount=int(self.amount))

    def encode(self) -> list[int]:
        return [codes.STEAL_TECHNOLOGY, self.seat, self.loser, self.amount]
