"""The production phase: points, corruption, food, consumption, resources; skipped in an uprising.

Code of Laws, Production phase.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.cards.kinds import FARM, LAB, LEVELS, MINE, NONE
from civitas.ages.events import CONSUMED, CORRUPTED, FAMINE, MINE_HELD_BACK, PRODUCED, UPRISING
from civitas.ages.goods import FOOD, RESOURCES, gain_goods, labs_store, lose, worth_of
from civitas.ages.moments import leader_of, working_wonders
from civitas.ages.obstacles import NOTHING_HELD
from civitas.ages.points import gain_culture, gain_science
from civitas.ages.ratings import best_level, consumption, corruption, discontent, sides
from civitas.ages.state import Ages, Civilization
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

# The happenings, for the end of a turn and for events


def score_points(game: Ages, seat: i64) -> None:
    civ = game.civs[seat]
    gain_science(game, seat, civ.science_rating)
    gain_culture(game, seat, civ.culture_rating)


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
    level: i64 = LEVELS - 1
    made: i64 = 0
    while level >= 0:
        made += produce_at(game, civ, FARM * LEVELS + level, civ.workers[FARM * LEVELS + level])
        level -= 1
    game.tell(PRODUCED, seat, made, FOOD)
    for side in sides(game, seat):
        gain_goods(game, seat, FOOD, side.food)


def produce_at(game: Ages, civ: Civilization, place: i64, tokens: i64) -> i64:
    """Move tokens to a card, as far as the bank has them; what they are worth."""
    moved = tokens if tokens < civ.blue_bank else civ.blue_bank
    civ.blue_bank -= moved
    civ.blue_on[place] += moved
    return moved * worth_of(game, place) if moved else 0


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
        gain_culture(game, seat, -(needed - eaten) * game.edition.famine_culture)


def mine_tokens(game: Ages, civ: Civilization) -> list[int]:
    """How many tokens each mine produces, by level, the railroad's doubled one included."""
    tokens = [civ.workers[MINE * LEVELS + level] for level in range(LEVELS)]
    best = best_level(civ, MINE)
    if best != NONE:
        for card in working_wonders(game, civ):
            if card.doubles_a_mine():
                tokens[best] += 1
    return tokens


def produce_resources(game: Ages, seat: i64, held: i64 = NONE) -> None:
    """Each mine, and each lab under Bill Gates, moves a blue token onto its card, the most valuable first.

    One token of the place `held` stays in the bank.
    """
    civ = game.civs[seat]
    tokens = mine_tokens(game, civ)
    labs = labs_store(game, civ)
    made: i64 = 0
    level: i64 = LEVELS - 1
    while level >= 0:
        mine, lab = MINE * LEVELS + level, LAB * LEVELS + level
        made += produce_at(game, civ, mine, tokens[level] - (1 if mine == held else 0))
        if labs and level > 0:
            made += produce_at(game, civ, lab, civ.workers[lab] - (1 if lab == held else 0))
        level -= 1
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
    for level, tokens in enumerate(mine_tokens(game, civ)):
        if tokens:
            total += tokens * worth_of(game, MINE * LEVELS + level)
    return total


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
    """Resources are produced, after the question whether a mine's token is held back where that helps."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        seat = self.seat(game)
        if worth_holding_back(game, seat):
            game.agenda.append(HoldBack(seat))
        else:
            produce_resources(game, seat)

    def encode(self) -> list[int]:
        return self.coded(codes.PRODUCE_RESOURCES)


def worth_holding_back(game: Ages, seat: i64) -> list[int]:
    """The places whose token, left in the bank, makes corruption less; none where the rule is not played."""
    if not game.edition.mines_may_hold_back:
        return []
    usual = corruption_after(game, seat, NONE)
    return [place for place in mine_places(game, game.civs[seat]) if corruption_after(game, seat, place) < usual]


def mine_places(game: Ages, civ: Civilization) -> list[int]:
    """The places of the mines that produce, and of the labs that do so too."""
    kinds = [MINE, LAB] if labs_store(game, civ) else [MINE]
    places = [int(kind * LEVELS + level) for kind in kinds for level in range(LEVELS)]
    return [place for place in places if civ.workers[place] and place != LAB * LEVELS]


def corruption_after(game: Ages, seat: i64, held: i64) -> i64:
    """What corruption takes when resources have been produced but for one token that is held back."""
    after = game.clone()
    produce_resources(after, seat, held)
    return corruption(after, after.civs[seat])


class HoldBack(Decision[Ages]):
    """Leave one token that a mine would produce in the bank, or none."""

    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        book = game.edition.book
        places = worth_holding_back(game, self.seat)
        return [book.done.move(), *(book.hold_back.move(game.edition.worker_numbers[place]) for place in places)]

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        if book.done.has(move):
            return CLEAR
        if not book.hold_back.has(move):
            return OTHER_QUESTION
        place = game.edition.place_of(book.hold_back.one(move))
        return CLEAR if int(place) in worth_holding_back(game, self.seat) else NOTHING_HELD

    def answer(self, game: Ages, move: i64) -> None:
        if game.edition.book.done.has(move):
            produce_resources(game, self.seat)
            return
        place = game.edition.place_of(game.edition.book.hold_back.one(move))
        game.tell(MINE_HELD_BACK, self.seat, game.edition.place_cards[place])
        produce_resources(game, self.seat, place)

    def question(self, game: Ages) -> Message:
        held = worth_holding_back(game, self.seat)[0]
        return Message(
            "ages.ask.hold_back",
            seat=int(self.seat),
            amount=int(corruption_after(game, self.seat, NONE)),
            then=int(corruption_after(game, self.seat, held)),
        )

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
            game.play_through(game.edition.production)

    def encode(self) -> list[int]:
        return [codes.CHECK_UPRISING]


class CardsAtEndOfTurn(Step[Ages]):
    """What leaders do at the end of their owner's turn, uprising or not."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        leader = leader_of(game, game.civs[game.active])
        if leader is not None:
            leader.end_of_turn(game, game.active)

    def encode(self) -> list[int]:
        return [codes.CARDS_AT_END_OF_TURN]
