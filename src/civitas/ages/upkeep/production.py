"""The production phase: points, corruption, food, consumption, resources; skipped in an uprising.

Code of Laws, Production phase.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.cards.kinds import FARM, GOODS_PLACES, LAB, LEVELS, MINE, NONE
from civitas.ages.events import CONSUMED, CORRUPTED, FAMINE, MINE_HELD_BACK, PRODUCED, UPRISING
from civitas.ages.goods import FOOD, RESOURCES, gain_goods, labs_store, lose, worth_of
from civitas.ages.obstacles import NOTHING_HELD
from civitas.ages.points import gain_culture, gain_science, score_culture
from civitas.ages.ratings import best_level, consumption, corruption, discontent, sides
from civitas.ages.sheet import FROM_FAMINE
from civitas.ages.state import Ages, Civilization
from civitas.ages.uniques import wonder
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

# The happenings, for the end of a turn and for events


def score_points(game: Ages, seat: i64) -> None:
    civ = game.civs[seat]
    gain_science(game, seat, civ.science_rating)
    score_culture(game, seat)


def pay_corruption(game: Ages, seat: i64) -> None:
    """Resources are lost; in some editions food must cover what they cannot."""
    civ = game.civs[seat]
    amount = corruption(game, civ)
    if amount == 0:
        return
    lost = lose(game, civ, RESOURCES, amount)
    if game.edition.corruption_takes_food:
        lost += lose(game, civ, FOOD, amount - lost)
    game.tell(CORRUPTED, seat, lost)


def produce_food(game: Ages, seat: i64) -> None:
    """Each farm moves a blue token onto its card, the highest level first."""
    civ = game.civs[seat]
    made: i64 = 0
    level = best_level(civ, FARM)
    while level >= 0:
        made += produce_at(game, civ, FARM * LEVELS + level, civ.workers[FARM * LEVELS + level])
        level -= 1
    game.tell(PRODUCED, seat, made, FOOD)
    for side in sides(game, seat):
        gain_goods(game, seat, FOOD, side.food)


def produce_at(game: Ages, civ: Civilization, place: i64, tokens: i64) -> i64:
    """Move tokens to a card, as far as the bank has them; what they are worth."""
    moved = tokens if tokens < civ.blue_bank else civ.blue_bank
    if moved == 0:
        return moved
    civ.blue_bank -= moved
    civ.add_blue(place, moved)
    return moved * worth_of(game, place)


def consume(game: Ages, seat: i64) -> None:
    """The population eats; missing food costs culture."""
    civ = game.civs[seat]
    needed = consumption(game, civ)
    if needed == 0:
        return
    eaten = lose(game, civ, FOOD, needed)
    game.tell(CONSUMED, seat, eaten)
    if eaten < needed:
        game.tell(FAMINE, seat, needed - eaten)
        gain_culture(game, seat, -(needed - eaten) * game.edition.famine_culture, FROM_FAMINE)


def mine_tokens(game: Ages, civ: Civilization) -> list[int]:
    """How many tokens each mine produces, by level, the railroad's doubled one included."""
    tokens = civ.workers[MINE * LEVELS : (MINE + 1) * LEVELS]
    best = best_level(civ, MINE)
    if best != NONE:
        tokens[best] += doubled_mines(game, civ)
    return tokens


def doubled_mines(game: Ages, civ: Civilization) -> i64:
    """How many tokens more than its workers make the best mine produces."""
    count: i64 = 0
    for id in civ.wonders:
        if id not in civ.ruins and wonder(game, id).doubles_a_mine():
            count += 1
    return count


def fill_mines(game: Ages, civ: Civilization) -> i64:
    """Each mine, and each lab under Bill Gates, moves a blue token onto its card, the most valuable first."""
    tokens = mine_tokens(game, civ)
    labs = labs_store(game, civ)
    made: i64 = 0
    level: i64 = LEVELS - 1
    while level >= 0:
        made += produce_at(game, civ, MINE * LEVELS + level, tokens[level])
        if labs and level > 0:
            made += produce_at(game, civ, LAB * LEVELS + level, civ.workers[LAB * LEVELS + level])
        level -= 1
    return made


def produce_resources(game: Ages, seat: i64, held: i64 = NONE) -> None:
    """What mines make, and what pacts give or take. One token of the place `held` stays in the bank."""
    civ = game.civs[seat]
    made = fill_mines(game, civ)
    if held != NONE:
        civ.add_blue(held, -1)
        civ.blue_bank += 1
        made -= worth_of(game, held)
    game.tell(PRODUCED, seat, made, RESOURCES)
    for side in sides(game, seat):
        if side.resources > 0:
            gain_goods(game, seat, RESOURCES, side.resources)
        elif side.resources < 0:
            lose(game, civ, RESOURCES, -side.resources)


# What is produced, for events that count it


def farm_production(game: Ages, civ: Civilization) -> i64:
    total: i64 = 0
    level: i64
    for level in range(LEVELS):
        if civ.workers[level]:
            total += civ.workers[level] * worth_of(game, level)
    return total


def food_production(game: Ages, seat: i64) -> i64:
    total = farm_production(game, game.civs[seat])
    for side in sides(game, seat):
        total += side.food
    return total


def mine_production(game: Ages, civ: Civilization) -> i64:
    total: i64 = 0
    best = best_level(civ, MINE)
    if best == NONE:
        return total
    level: i64
    for level in range(best + 1):
        total += civ.workers[MINE * LEVELS + level] * worth_of(game, MINE * LEVELS + level)
    return total + doubled_mines(game, civ) * worth_of(game, MINE * LEVELS + best)


def lab_production(game: Ages, civ: Civilization) -> i64:
    """What labs make: their levels under Bill Gates or Nikola Tesla, otherwise nothing."""
    total: i64 = 0
    if not labs_store(game, civ):
        return total
    level: i64
    for level in range(LEVELS):
        total += civ.workers[LAB * LEVELS + level] * level
    return total


def resource_production(game: Ages, seat: i64) -> i64:
    civ = game.civs[seat]
    total = mine_production(game, civ) + lab_production(game, civ)
    for side in sides(game, seat):
        total += side.resources
    return total


# The steps


class ScorePoints(Step[Ages]):
    """Science and culture by their ratings."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        score_points(game, game.active)

    def encode(self) -> list[int]:
        return [codes.SCORE_POINTS]


class Upkeep(Step[Ages]):
    """A part of the production: of the player whose turn it is, or by an event of somebody else."""

    __slots__ = ("whose",)

    def __init__(self, whose: i64 = NONE) -> None:
        self.whose: Final[i64] = whose

    def seat(self, game: Ages) -> i64:
        return game.active if self.whose == NONE else self.whose

    def coded(self, code: int) -> list[int]:
        return [code] if self.whose == NONE else [code, int(self.whose)]


class PayCorruption(Upkeep):
    __slots__ = ()

    def run(self, game: Ages) -> None:
        pay_corruption(game, self.seat(game))

    def encode(self) -> list[int]:
        return self.coded(codes.PAY_CORRUPTION)


class ProduceFood(Upkeep):
    __slots__ = ()

    def run(self, game: Ages) -> None:
        produce_food(game, self.seat(game))

    def encode(self) -> list[int]:
        return self.coded(codes.PRODUCE_FOOD)


class Consume(Upkeep):
    __slots__ = ()

    def run(self, game: Ages) -> None:
        consume(game, self.seat(game))

    def encode(self) -> list[int]:
        return self.coded(codes.CONSUME)


class ProduceResources(Upkeep):
    __slots__ = ()

    def run(self, game: Ages) -> None:
        let_mines_produce(game, self.seat(game), True)

    def encode(self) -> list[int]:
        return self.coded(codes.PRODUCE_RESOURCES)


# Holding back, where that is played: whenever mines produce, one token of them may stay in the bank


def let_mines_produce(game: Ages, seat: i64, corrupts: bool) -> None:
    """Resources are produced, after the question whether a token is held back; corruption may follow."""
    edition = game.edition
    asks = edition.mines_may_hold_back and (corrupts or not edition.holds_back_to_save)
    if asks and places_to_hold(game, seat):
        game.agenda.append(HoldBack(seat, corrupts))
    else:
        produce_resources(game, seat)


def places_to_hold(game: Ages, seat: i64) -> list[int]:
    """The mines, and labs that are like mines, that a token comes to: it can be held back."""
    civ = game.civs[seat]
    after = civ.clone()
    fill_mines(game, after)
    found = [place for place in range(GOODS_PLACES) if after.blue_at(place) > civ.blue_at(place)]
    if game.edition.holds_back_to_save:
        return [place for place in found if saves_corruption(game, seat, place)]
    return found


def saves_corruption(game: Ages, seat: i64, held: i64) -> bool:
    """Whether corruption falls; in the first revision, where another mine got the token if the bank had too few."""
    civ = game.civs[seat]
    tokens: i64 = sum(mine_tokens(game, civ))
    return tokens <= civ.blue_bank and corruption_after(game, seat, held) < corruption_after(game, seat, NONE)


def corruption_after(game: Ages, seat: i64, held: i64) -> i64:
    """What corruption takes when resources have been produced but for one token that is held back."""
    after = game.clone()
    produce_resources(after, seat, held)
    return corruption(after, after.civs[seat])


class HoldBack(Decision[Ages]):
    """Leave one token that a mine would produce in the bank, or none."""

    __slots__ = ("corrupts",)

    def __init__(self, seat: i64, corrupts: bool) -> None:
        super().__init__(seat)
        self.corrupts: Final = corrupts
        """Whether corruption is paid next."""

    def options(self, game: Ages) -> list[int]:
        book = game.edition.book
        places = places_to_hold(game, self.seat)
        return [
            book.hold_nothing.move(),
            *(book.hold_back.move(game.edition.worker_numbers[place]) for place in places),
        ]

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.hold_nothing.has(move):
            return CLEAR
        if not book.hold_back.has(move):
            return OTHER_QUESTION
        place = game.edition.place_of(book.hold_back.one(move))
        return CLEAR if int(place) in places_to_hold(game, self.seat) else NOTHING_HELD

    def answer(self, game: Ages, move: i64) -> None:
        if game.edition.book.hold_nothing.has(move):
            produce_resources(game, self.seat)
            return
        place = game.edition.place_of(game.edition.book.hold_back.one(move))
        game.tell(MINE_HELD_BACK, self.seat, game.edition.place_cards[place])
        produce_resources(game, self.seat, place)

    def question(self, game: Ages) -> Message:
        """With what it would save at once, if anything."""
        seat = self.seat
        amount = corruption_after(game, seat, NONE)
        then = corruption_after(game, seat, places_to_hold(game, seat)[0])
        if not self.corrupts or then == amount:
            return Message("ages.ask.hold_token", seat=int(seat))
        return Message("ages.ask.hold_back", seat=int(seat), amount=int(amount), then=int(then))

    def encode(self) -> list[int]:
        return [codes.HOLD_BACK, self.seat]


class CheckUprising(Step[Ages]):
    """More discontent workers than unused ones: the production phase is skipped."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        civ = game.civs[game.active]
        if discontent(game, civ) > civ.idle_workers:
            game.tell(UPRISING, game.active)
        else:
            game.agenda.append(game.edition.production)

    def encode(self) -> list[int]:
        return [codes.CHECK_UPRISING]


class CardsAtEndOfTurn(Step[Ages]):
    """What leaders do at the end of their owner's turn, uprising or not."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        leader = game.civs[game.active].leader_card
        if leader is not None:
            leader.end_of_turn(game, game.active)

    def encode(self) -> list[int]:
        return [codes.CARDS_AT_END_OF_TURN]
