"""Yellow and blue tokens, workers and population: gaining them, and losing them by the owner's choice.

Code of Laws, Blue and yellow tokens, and Workers and population.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.cards.kinds import GOODS_PLACES, CivilCard, Territory
from civitas.ages.events import BLUE_LOST, POPULATION_GAINED, POPULATION_LOST, YELLOW_CHANGED
from civitas.ages.obstacles import NO_BLUE, NO_WORKER
from civitas.ages.ratings import refresh
from civitas.ages.state import Ages
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

# Tokens of the box


def gain_yellow(game: Ages, seat: i64, count: i64) -> None:
    """Tokens come to the bank; lost ones leave the bank, as far as it has any."""
    civ = game.civs[seat]
    if civ.yellow_bank + count < 0:
        count = -civ.yellow_bank
    civ.yellow_bank += count
    civ.yellow_owned += count
    if count:
        game.tell(YELLOW_CHANGED, seat, count)


def gain_blue(game: Ages, seat: i64, count: i64) -> None:
    """Tokens come to the bank; what the bank cannot give back, farms and mines of the owner's choice must."""
    civ = game.civs[seat]
    if count >= 0:
        civ.blue_bank += count
        civ.blue_owned += count
        return
    short = -count - civ.blue_bank
    given = -count if short <= 0 else civ.blue_bank
    civ.blue_bank -= given
    civ.blue_owned -= given
    while short > 0:
        game.ask(ReturnBlueToken(seat))
        short -= 1


def card_tokens(game: Ages, seat: i64, card: CivilCard, times: i64) -> None:
    """Tokens printed on a card come with it and go with it."""
    if card.blue:
        gain_blue(game, seat, card.blue * times)
    if card.yellow:
        gain_yellow(game, seat, card.yellow * times)


def colony_tokens(game: Ages, seat: i64, colony: Territory, times: i64) -> None:
    if colony.yellow:
        gain_yellow(game, seat, colony.yellow * times)
    if colony.blue:
        gain_blue(game, seat, colony.blue * times)


def obstacle_to_return_blue(game: Ages, seat: i64, move: i64) -> i64:
    """A blue token must lie on the card."""
    if not game.edition.book.return_blue.has(move):
        return OTHER_QUESTION
    place = game.edition.place_of(game.edition.book.return_blue.one(move))
    return CLEAR if place < GOODS_PLACES and game.civs[seat].blue_at(place) else NO_BLUE


class ReturnBlueToken(Decision[Ages]):
    """The bank is empty: return a blue token, and the goods it stands for, from a card."""

    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        return self.clear_moves(game, game.edition.book.return_blue)

    def obstacle(self, game: Ages, move: i64) -> i64:
        return obstacle_to_return_blue(game, self.seat, move)

    def answer(self, game: Ages, move: i64) -> None:
        place = game.edition.place_of(game.edition.book.return_blue.one(move))
        civ = game.civs[self.seat]
        civ.add_blue(place, -1)
        civ.blue_owned -= 1
        game.tell(BLUE_LOST, self.seat, game.edition.place_cards[place])

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.return_blue", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.RETURN_BLUE_TOKEN, self.seat]


# Population


def gain_population(game: Ages, seat: i64, count: i64) -> None:
    """A yellow token of the bank becomes an unused worker, while the bank has any."""
    civ = game.civs[seat]
    gained = count if count < civ.yellow_bank else civ.yellow_bank
    civ.yellow_bank -= gained
    civ.idle_workers += gained
    if gained:
        game.tell(POPULATION_GAINED, seat, gained)


def lose_population(game: Ages, seat: i64, count: i64) -> None:
    """An unused worker returns to the bank; without one, a worker on a card of the owner's choice."""
    while count > 0:
        count -= 1
        civ = game.civs[seat]
        if civ.idle_workers:
            civ.idle_workers -= 1
            civ.yellow_bank += 1
            game.tell(POPULATION_LOST, seat)
        else:
            game.ask(LosePopulation(seat, count + 1))
            return


class LosePopulation(Decision[Ages]):
    """Nobody is unused: choose the worker that is lost."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count

    def options(self, game: Ages) -> list[int]:
        return self.clear_moves(game, game.edition.book.lose)

    def obstacle(self, game: Ages, move: i64) -> i64:
        lose = game.edition.book.lose
        return obstacle_to_lose(game, self.seat, lose.one(move)) if lose.has(move) else OTHER_QUESTION

    def answer(self, game: Ages, move: i64) -> None:
        place = game.edition.place_of(game.edition.book.lose.one(move))
        civ = game.civs[self.seat]
        civ.add_workers(place, -1)
        civ.yellow_bank += 1
        refresh(game, self.seat)
        game.tell(POPULATION_LOST, self.seat)
        if self.count > 1:
            lose_population(game, self.seat, self.count - 1)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.lose_worker", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.LOSE_POPULATION, self.seat, self.count]


def obstacle_to_lose(game: Ages, seat: i64, number: i64) -> i64:
    """A worker must be on the card, which is given by its number in the moves."""
    return CLEAR if game.civs[seat].workers[game.edition.place_of(number)] else NO_WORKER


def take_off(game: Ages, seat: i64, place: i64) -> None:
    """A building is destroyed or a unit disbanded: its worker is unused again."""
    civ = game.civs[seat]
    civ.add_workers(place, -1)
    civ.idle_workers += 1
    refresh(game, seat)


def put_on(game: Ages, seat: i64, place: i64) -> None:
    """An unused worker goes to work on a card."""
    civ = game.civs[seat]
    civ.idle_workers -= 1
    civ.add_workers(place, 1)
    refresh(game, seat)
