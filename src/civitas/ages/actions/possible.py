"""All that a player may do next in the action phase, as sets: the options without a list of them.

Each rule says in its own module which of its spaces, places and cards there are. Here stands their order, once for all:
the options of the phase are the moves of these sets one after another.
"""

from __future__ import annotations

from civitas.ages.actions.action_cards import playable
from civitas.ages.actions.buildings import build_move, builds, removal_move, removals, upgrade_move, upgrades
from civitas.ages.actions.card_row import take_move, takes
from civitas.ages.actions.costs import (
    ORDINARY,
    civil_actions,
    obstacle_to_civil_action,
    obstacle_to_military_action,
    resources_of,
)
from civitas.ages.actions.drawing import obstacle_to_draw
from civitas.ages.actions.leaders import obstacle_to_lead
from civitas.ages.actions.population import obstacle_to_grow
from civitas.ages.actions.tactics import PLAY_COST, adoptable_tactics, obstacle_to_tactics, playable_tactics
from civitas.ages.actions.technologies import development_move, developments
from civitas.ages.actions.trade import trades
from civitas.ages.actions.uses import usable_wonders, uses_of_leader
from civitas.ages.actions.wonders import stages
from civitas.ages.cards.kinds import CIVIL_PLACES, UNIT_PLACES
from civitas.ages.goods import FOOD
from civitas.ages.moments import NO_MOVES
from civitas.ages.state import Ages, Civilization
from civitas.kernel.bits import count_bits, nth_bit
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.obstacles import CLEAR


@mypyc_attr(acyclic=True, free_list_len=1)
class Possible:
    """What a player may do, in sets of bits that each rule explains."""

    __slots__ = (
        "adoptable", "building", "cards", "destroying", "developing", "disbanding", "draws", "grows", "leader_uses",
        "leaders", "own", "recruiting", "retraining", "stages", "tactics", "takes", "trades", "upgrading", "wonders",
    )  # fmt: skip

    def __init__(self, game: Ages, seat: i64) -> None:
        civ = game.civs[seat]
        self.takes: i64 = takes(game, civ, civil_actions(civ))
        self.grows: i64 = 0
        self.building: i64 = 0
        self.upgrading: i64 = 0
        self.destroying: i64 = 0
        self.recruiting: i64 = 0
        self.retraining: i64 = 0
        self.disbanding: i64 = 0
        self.leaders: i64 = 0
        self.stages: i64 = 0
        self.developing: i64 = 0
        self.cards: i64 = 0
        self.tactics: i64 = 0
        self.adoptable: i64 = 0
        self.draws: i64 = 0
        self.trades: i64 = 0
        self.wonders: i64 = 0
        self.leader_uses: i64 = 0
        self.own: list[int] = NO_MOVES
        if game.round > 1:
            resources = resources_of(game, civ)
            self.look_for_civil_actions(game, civ, resources)
            self.look_for_military_actions(game, civ, resources)
            self.look_at_cards(game, seat, civ)

    def look_for_civil_actions(self, game: Ages, civ: Civilization, resources: i64) -> None:
        """What costs a civil action, whatever else."""
        if obstacle_to_civil_action(civ, ORDINARY) != CLEAR:
            return
        if obstacle_to_grow(game, civ, ORDINARY) == CLEAR:
            self.grows = 1
        self.building = builds(game, civ, CIVIL_PLACES, ORDINARY, resources)
        self.upgrading = upgrades(game, civ, CIVIL_PLACES, ORDINARY, resources)
        self.destroying = removals(civ, CIVIL_PLACES)
        self.stages = stages(game, civ)

    def look_for_military_actions(self, game: Ages, civ: Civilization, resources: i64) -> None:
        """What costs a military action, whatever else, and tactics, some of which cost none."""
        if obstacle_to_military_action(civ, ORDINARY) == CLEAR:
            self.recruiting = builds(game, civ, UNIT_PLACES, ORDINARY, resources)
            self.retraining = upgrades(game, civ, UNIT_PLACES, ORDINARY, resources)
            self.disbanding = removals(civ, UNIT_PLACES)
        if obstacle_to_tactics(game, civ, PLAY_COST) == CLEAR:
            self.tactics = playable_tactics(game, civ)
            self.adoptable = adoptable_tactics(game, civ)
        if obstacle_to_draw(game, civ) == CLEAR:
            self.draws = 1

    def look_at_cards(self, game: Ages, seat: i64, civ: Civilization) -> None:
        """What cards of the hand and of the play area allow."""
        if obstacle_to_lead(civ) == CLEAR:
            self.leaders = civ.hand_leaders
        self.developing = developments(game, seat, civ.hand_technologies, ORDINARY)
        self.cards = playable(game, seat, civ.hand_actions)
        self.trades = trades(game, seat)
        self.wonders = usable_wonders(game, civ)
        leader = civ.leader_card
        if leader is not None:
            self.leader_uses = uses_of_leader(game, civ, leader)
            self.own = leader.own_actions(game, civ)

    # In their order

    def count(self) -> i64:
        """How many moves there are, the end of the turn included."""
        return 1 + self.count_works() + self.count_cards() + self.count_rest()

    def count_works(self) -> i64:
        return (
            count_bits(self.takes) + self.grows
            + count_bits(self.building) + count_bits(self.upgrading) + count_bits(self.destroying)
            + count_bits(self.recruiting) + count_bits(self.retraining) + count_bits(self.disbanding)
        )  # fmt: skip

    def count_cards(self) -> i64:
        return (
            count_bits(self.leaders) + count_bits(self.stages) + count_bits(self.developing) + count_bits(self.cards)
        )  # fmt: skip

    def count_rest(self) -> i64:
        return (
            count_bits(self.tactics) + count_bits(self.adoptable) + self.draws + count_bits(self.trades)
            + count_bits(self.wonders) + count_bits(self.leader_uses) + len(self.own)
        )  # fmt: skip

    def move(self, game: Ages, civ: Civilization, number: i64) -> i64:
        """One of the moves by its place in their order."""
        if number == 0:
            return game.edition.book.end_turn.move()
        number -= 1
        works = self.count_works()
        if number < works:
            return self.work(game, number)
        number -= works
        cards = self.count_cards()
        if number < cards:
            return self.card(game, civ, number)
        return self.rest(game, civ, number - cards)

    def work(self, game: Ages, number: i64) -> i64:
        """Of the row, the population and the workers."""
        size = count_bits(self.takes)
        if number < size:
            return take_move(game, nth_bit(self.takes, number))
        number -= size
        if number < self.grows:
            return game.edition.book.grow.move()
        number -= self.grows
        size = count_bits(self.building) + count_bits(self.upgrading) + count_bits(self.destroying)
        if number < size:
            return work_move(game, self.building, self.upgrading, self.destroying, number)
        return work_move(game, self.recruiting, self.retraining, self.disbanding, number - size)

    def card(self, game: Ages, civ: Civilization, number: i64) -> i64:
        """Of the cards of the hand, and the wonder."""
        book = game.edition.book
        size = count_bits(self.leaders)
        if number < size:
            return book.play.move(civ.hand[nth_bit(self.leaders, number)])
        number -= size
        size = count_bits(self.stages)
        if number < size:
            return book.stages.move(nth_bit(self.stages, number))
        number -= size
        size = count_bits(self.developing)
        if number < size:
            return development_move(game, civ, nth_bit(self.developing, number))
        return book.play.move(civ.hand[nth_bit(self.cards, number - size)])

    def rest(self, game: Ages, civ: Civilization, number: i64) -> i64:
        """Of tactics, drawing, trade and cards that are used."""
        book = game.edition.book
        size = count_bits(self.tactics)
        if number < size:
            return book.play_tactic.move(civ.military_hand[nth_bit(self.tactics, number)])
        number -= size
        size = count_bits(self.adoptable)
        if number < size:
            return book.copy.move(game.common_tactics[nth_bit(self.adoptable, number)])
        number -= size
        if number < self.draws:
            return book.draw.move()
        number -= self.draws
        size = count_bits(self.trades)
        if number < size:
            return (book.trade_food if nth_bit(self.trades, number) == FOOD else book.trade_resource).move()
        number -= size
        size = count_bits(self.wonders)
        if number < size:
            return book.use.move(civ.wonders[nth_bit(self.wonders, number)])
        number -= size
        size = count_bits(self.leader_uses)
        if number < size:
            return (book.use_for_war if nth_bit(self.leader_uses, number) else book.use).move(civ.leader)
        return self.own[number - size]


def work_move(game: Ages, building: i64, upgrading: i64, removing: i64, number: i64) -> i64:
    """Of what workers do, in the places of either phase."""
    size = count_bits(building)
    if number < size:
        return build_move(game, nth_bit(building, number))
    number -= size
    size = count_bits(upgrading)
    if number < size:
        return upgrade_move(game, nth_bit(upgrading, number))
    return removal_move(game, nth_bit(removing, number - size))
