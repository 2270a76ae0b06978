"""The production phase: points, corruption, food, consumption, resources; skipped in an uprising.

Code of Laws, Production phase.
"""

from __future__ import annotations

from civitas.ages.actions.action_cards import gain_culture, gain_goods, gain_science
from civitas.ages.cards.kinds import FARM, LAB, LEVELS, MINE, NONE
from civitas.ages.goods import FOOD, RESOURCES, labs_store, lose, worth_of
from civitas.ages.happenings import CONSUMED, CORRUPTED, FAMINE, PRODUCED, UPRISING
from civitas.ages.moments import leader_of, working_wonders
from civitas.ages.ratings import best_level, consumption, corruption, discontent, sides
from civitas.ages.state import Ages, Civilization
from civitas.kernel.agenda import AnyItem, Step
from civitas.kernel.ints import i64

# The happenings, for the end of a turn and for events


def score_points(game: Ages, seat: i64) -> None:
    civ = game.civs[seat]
    gain_science(game, seat, civ.science_rating)
    gain_culture(game, seat, civ.culture_rating)


def pay_corruption(game: Ages, seat: i64) -> None:
    """Resources are lost; what they cannot cover, food must."""
    civ = game.civs[seat]
    amount = corruption(game, civ)
    if amount == 0:
        return
    lost = lose(game, civ, RESOURCES, amount)
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
    """Move so many tokens to a card, as far as the bank has them; what they are worth."""
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


def produce_resources(game: Ages, seat: i64) -> None:
    """Each mine, and each lab under Bill Gates, moves a blue token onto its card, the most valuable first."""
    civ = game.civs[seat]
    tokens = mine_tokens(game, civ)
    labs = labs_store(game, civ)
    made: i64 = 0
    level: i64 = LEVELS - 1
    while level >= 0:
        made += produce_at(game, civ, MINE * LEVELS + level, tokens[level])
        if labs and level > 0:
            made += produce_at(game, civ, LAB * LEVELS + level, civ.workers[LAB * LEVELS + level])
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
        return [150]


class PayCorruption(Step[Ages]):
    __slots__ = ()

    def run(self, game: Ages) -> None:
        pay_corruption(game, game.active)

    def encode(self) -> list[int]:
        return [151]


class ProduceFood(Step[Ages]):
    __slots__ = ()

    def run(self, game: Ages) -> None:
        produce_food(game, game.active)

    def encode(self) -> list[int]:
        return [152]


class Consume(Step[Ages]):
    __slots__ = ()

    def run(self, game: Ages) -> None:
        consume(game, game.active)

    def encode(self) -> list[int]:
        return [153]


class ProduceResources(Step[Ages]):
    __slots__ = ()

    def run(self, game: Ages) -> None:
        produce_resources(game, game.active)

    def encode(self) -> list[int]:
        return [154]


class CheckUprising(Step[Ages]):
    """More discontent workers than unused ones: the production phase is skipped."""

    __slots__ = ("production",)

    def __init__(self, production: list[AnyItem]) -> None:
        self.production = production

    def run(self, game: Ages) -> None:
        civ = game.civs[game.active]
        if discontent(game, civ) > civ.idle_workers:
            game.tell(UPRISING, game.active)
        else:
            game.agenda += self.production

    def encode(self) -> list[int]:
        return [155]


class CardsAtEndOfTurn(Step[Ages]):
    """What leaders do at the end of their owner's turn, uprising or not."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        leader = leader_of(game, game.civs[game.active])
        if leader is not None:
            leader.end_of_turn(game, game.active)

    def encode(self) -> list[int]:
        return [156]
