"""The action phase: any actions in any order, until the player ends it.

Code of Laws, Action phase. In the first turn cards may be taken and nothing else.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.actions.action_cards import obstacle_to_action_card, play_action_card
from civitas.ages.actions.buildings import (
    act_build,
    act_remove,
    act_upgrade,
    obstacle_to_build,
    obstacle_to_destroy,
    obstacle_to_disband,
    obstacle_to_upgrade,
)
from civitas.ages.actions.card_row import act_take, obstacle_to_take
from civitas.ages.actions.costs import (
    ORDINARY,
    civil_actions,
    military_actions,
)
from civitas.ages.actions.drawing import act_draw, obstacle_to_draw
from civitas.ages.actions.leaders import obstacle_to_lead, play_leader
from civitas.ages.actions.population import grow, obstacle_to_grow
from civitas.ages.actions.possible import Possible
from civitas.ages.actions.tactics import copy_tactic, obstacle_to_copy, obstacle_to_play_tactic, play_tactic
from civitas.ages.actions.technologies import (
    act_develop,
    obstacle_to_develop,
    obstacle_to_revolution,
    revolution,
)
from civitas.ages.actions.trade import obstacle_to_trade, trade
from civitas.ages.actions.uses import (
    obstacle_to_recast,
    obstacle_to_recruit,
    obstacle_to_use,
    obstacle_to_use_for_war,
    use,
)
from civitas.ages.actions.wonders import act_stages, obstacle_to_stages
from civitas.ages.cards.kinds import LEADER, WONDER
from civitas.ages.goods import FOOD, RESOURCES
from civitas.ages.obstacles import (
    DEVELOP_IT,
    END_INSTEAD,
    FIRST_ROUND,
    NOT_IN_HAND,
    POLITICS_OVER,
    WONDERS_BY_STAGES,
)
from civitas.ages.state import MOST_PLAYERS, Ages, Civilization
from civitas.kernel.agenda import Decision, Step, leave
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


class TakeActions(Step[Ages]):
    """The action phase of the player whose turn it is."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        game.agenda.append(TAKE_ACTION[game.active])

    def encode(self) -> list[int]:
        return [codes.TAKE_ACTIONS]


class TakeAction(Decision[Ages]):
    """One action, or the end of the phase."""

    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        civ = game.civs[self.seat]
        possible = Possible(game, self.seat)
        return [int(possible.move(game, civ, number)) for number in range(possible.count())]

    def any_option(self, game: Ages, chance: Chance) -> i64:
        possible = Possible(game, self.seat)
        return possible.move(game, game.civs[self.seat], chance.below(possible.count()))

    def obstacle(self, game: Ages, move: i64) -> i64:
        """Politics are over, and the first round is for taking cards."""
        book = game.edition.book
        if book.end_turn.has(move):
            return CLEAR
        if book.pass_.has(move):
            return END_INSTEAD
        if book.is_political(move):
            return POLITICS_OVER
        if not book.is_action(move):
            return OTHER_QUESTION
        if book.take.has(move):
            civ = game.civs[self.seat]
            return obstacle_to_take(game, civ, book.take.one(move), book.take.two(move), civil_actions(civ))
        return FIRST_ROUND if game.round == 1 else obstacle_to_action(game, self.seat, move)

    def take_answer(self, game: Ages, move: i64) -> bool:
        """After an action the same is asked again: the question stays on the agenda until the turn ends."""
        agenda = game.agenda
        if game.edition.book.end_turn.has(move):
            leave(agenda)
            return True
        before = len(agenda)
        act(game, self.seat, move)
        return len(agenda) != before

    def question(self, game: Ages) -> Message:
        civ = game.civs[self.seat]
        return Message(
            "ages.ask.act",
            seat=int(self.seat),
            civil=int(civil_actions(civ)),
            military=int(military_actions(civ)),
        )

    def encode(self) -> list[int]:
        return [codes.TAKE_ACTION, self.seat]


TAKE_ACTION: Final = [TakeAction(seat) for seat in range(MOST_PLAYERS)]
"""The question by the seat that is asked."""

# What stands in the way of each action


def obstacle_to_action(game: Ages, seat: i64, move: i64) -> i64:
    """Of any action but taking a card."""
    book = game.edition.book
    civ = game.civs[seat]
    if book.grow.has(move):
        return obstacle_to_grow(game, civ, ORDINARY)
    if book.stages.has(move):
        return obstacle_to_stages(game, civ, book.stages.one(move) + 1, ORDINARY)
    if book.draw.has(move):
        return obstacle_to_draw(game, civ)
    if book.trade_food.has(move):
        return obstacle_to_trade(game, seat, FOOD)
    if book.trade_resource.has(move):
        return obstacle_to_trade(game, seat, RESOURCES)
    lacking = obstacle_to_works(game, civ, move)
    return lacking if lacking != OTHER_QUESTION else obstacle_to_cards(game, seat, move)


def obstacle_to_works(game: Ages, civ: Civilization, move: i64) -> i64:
    """Of what workers do on cards."""
    edition = game.edition
    book = edition.book
    if book.build.has(move):
        return obstacle_to_build(game, civ, edition.place_of(book.build.one(move)), ORDINARY)
    if book.upgrade.has(move):
        low, high = edition.place_of(book.upgrade.one(move)), edition.place_of(book.upgrade.two(move))
        return obstacle_to_upgrade(game, civ, low, high, ORDINARY)
    if book.destroy.has(move):
        return obstacle_to_destroy(civ, edition.place_of(book.destroy.one(move)))
    if book.disband.has(move):
        return obstacle_to_disband(civ, edition.place_of(book.disband.one(move)))
    if book.recruit.has(move):
        return obstacle_to_recruit(game, civ, edition.place_of(book.recruit.one(move)))
    if book.recast.has(move):
        low, high = edition.place_of(book.recast.one(move)), edition.place_of(book.recast.two(move))
        return obstacle_to_recast(game, civ, low, high)
    return OTHER_QUESTION


def obstacle_to_cards(game: Ages, seat: i64, move: i64) -> i64:
    """Of what cards of the hand and of the play area do."""
    book = game.edition.book
    civ = game.civs[seat]
    if book.play.has(move):
        return obstacle_to_play(game, seat, book.play.one(move))
    if book.develop.has(move):
        return obstacle_to_develop(game, seat, book.develop.one(move), ORDINARY)
    if book.revolution.has(move):
        return obstacle_to_revolution(game, seat, book.revolution.one(move), ORDINARY)
    if book.play_tactic.has(move):
        return obstacle_to_play_tactic(game, civ, book.play_tactic.one(move))
    if book.copy.has(move):
        return obstacle_to_copy(game, civ, book.copy.one(move))
    if book.use.has(move):
        return obstacle_to_use(game, civ, book.use.one(move))
    return obstacle_to_use_for_war(game, civ, book.use_for_war.one(move))


# Carrying them out


def act(game: Ages, seat: i64, move: i64) -> None:
    """Carry out an action of the phase."""
    book = game.edition.book
    if book.take.has(move):
        act_take(game, seat, book.take.two(move))
    elif book.grow.has(move):
        grow(game, seat)
    elif book.draw.has(move):
        act_draw(game, seat)
    elif book.trade_food.has(move) or book.trade_resource.has(move):
        trade(game, seat, move)
    elif book.stages.has(move):
        act_stages(game, seat, book.stages.one(move) + 1)
    elif book.play.has(move):
        play_card(game, seat, book.play.one(move))
    elif book.develop.has(move):
        act_develop(game, seat, book.develop.one(move))
    elif book.revolution.has(move):
        revolution(game, seat, book.revolution.one(move), 0)
    elif book.play_tactic.has(move):
        play_tactic(game, seat, book.play_tactic.one(move))
    elif book.copy.has(move):
        copy_tactic(game, seat, book.copy.one(move))
    else:
        act_with_workers_or_card(game, seat, move)


def act_with_workers_or_card(game: Ages, seat: i64, move: i64) -> None:
    edition = game.edition
    book = edition.book
    if book.build.has(move):
        act_build(game, seat, edition.place_of(book.build.one(move)))
    elif book.upgrade.has(move):
        act_upgrade(game, seat, edition.place_of(book.upgrade.one(move)), edition.place_of(book.upgrade.two(move)))
    elif book.destroy.has(move):
        act_remove(game, seat, edition.place_of(book.destroy.one(move)))
    elif book.disband.has(move):
        act_remove(game, seat, edition.place_of(book.disband.one(move)))
    elif book.use.has(move):
        use(game, seat, book.use.one(move), move)
    elif book.use_for_war.has(move):
        use(game, seat, book.use_for_war.one(move), move)
    else:
        leader = game.civs[seat].leader_card
        assert leader is not None, move
        leader.act(game, seat, move)


# Cards of the hand


def obstacle_to_play(game: Ages, seat: i64, id: i64) -> i64:
    """Leaders and action cards are played from the hand."""
    card = game.edition.civil[id]
    civ = game.civs[seat]
    if card.kind == WONDER:
        return WONDERS_BY_STAGES
    if card.is_technology():
        return DEVELOP_IT
    if int(id) not in civ.hand:
        return NOT_IN_HAND
    return obstacle_to_lead(civ) if card.kind == LEADER else obstacle_to_action_card(game, seat, id)


def play_card(game: Ages, seat: i64, id: i64) -> None:
    if game.edition.civil_kinds[id] == LEADER:
        play_leader(game, seat, id)
    else:
        play_action_card(game, seat, id)
