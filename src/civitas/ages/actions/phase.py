"""The action phase: any actions in any order, until the player ends it.

Code of Laws, Action phase. In the first turn cards may be taken and nothing else.
"""

from __future__ import annotations

from civitas.ages import codes
from civitas.ages.actions.action_cards import add_action_cards, play_action_card
from civitas.ages.actions.buildings import (
    act_build,
    act_remove,
    act_upgrade,
    add_civil_works,
    add_military_works,
    obstacle_to_build,
    obstacle_to_destroy,
    obstacle_to_disband,
    obstacle_to_upgrade,
)
from civitas.ages.actions.card_row import act_take, add_takes
from civitas.ages.actions.costs import ORDINARY, civil_actions, military_actions, spend_military
from civitas.ages.actions.leaders import add_leaders, play_leader
from civitas.ages.actions.population import add_growth, grow
from civitas.ages.actions.tactics import add_tactics, copy_tactic, play_tactic
from civitas.ages.actions.technologies import act_develop, add_actions, revolution
from civitas.ages.actions.trade import add_trades, trade
from civitas.ages.actions.wonders import act_stages, add_stages
from civitas.ages.cards.kinds import LEADER
from civitas.ages.discards import can_draw, draw_military
from civitas.ages.moments import Unique, leader_of, working_wonders
from civitas.ages.obstacles import END_INSTEAD, FIRST_ROUND, POLITICS_OVER
from civitas.ages.state import Ages, Civilization
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


class TakeActions(Step[Ages]):
    """The action phase of the player whose turn it is."""

    __slots__ = ()

    def run(self, game: Ages) -> None:
        game.agenda.append(TakeAction(game.active))

    def encode(self) -> list[int]:
        return [codes.TAKE_ACTIONS]


class TakeAction(Decision[Ages]):
    """One action, or the end of the phase."""

    __slots__ = ()

    def options(self, game: Ages) -> list[int]:
        seat = self.seat
        civ = game.civs[seat]
        found: list[int] = [game.edition.book.end_turn.move()]
        add_takes(game, seat, civil_actions(civ), found)
        if game.round == 1:
            return found
        add_growth(game, civ, found)
        add_civil_works(game, civ, found)
        add_military_works(game, civ, found)
        add_leaders(game, civ, found)
        add_stages(game, civ, found)
        add_actions(game, seat, found)
        add_action_cards(game, seat, found)
        add_tactics(game, civ, found)
        add_draw(game, civ, found)
        add_trades(game, seat, found)
        for card in cards_with_actions(game, seat):
            card.add_actions(game, seat, found)
        return found

    def obstacle(self, game: Ages, move: i64) -> i64:
        edition = game.edition
        book = edition.book
        civ = game.civs[self.seat]
        if book.end_turn.has(move):
            return CLEAR
        if book.pass_.has(move):
            return END_INSTEAD
        if book.is_political(move):
            return POLITICS_OVER
        if game.round == 1 and book.is_action(move) and not book.take.has(move):
            return FIRST_ROUND
        if book.build.has(move):
            return obstacle_to_build(game, civ, edition.place_of(book.build.one(move)), ORDINARY)
        if book.upgrade.has(move):
            low, high = edition.place_of(book.upgrade.one(move)), edition.place_of(book.upgrade.two(move))
            return obstacle_to_upgrade(game, civ, low, high, ORDINARY)
        if book.destroy.has(move):
            return obstacle_to_destroy(civ, edition.place_of(book.destroy.one(move)))
        if book.disband.has(move):
            return obstacle_to_disband(civ, edition.place_of(book.disband.one(move)))
        return OTHER_QUESTION

    def answer(self, game: Ages, move: i64) -> None:
        book = game.edition.book
        if book.end_turn.has(move):
            return
        game.agenda.append(self)
        act(game, self.seat, move)

    def question(self, game: Ages) -> Message:
        civ = game.civs[self.seat]
        return Message(
            "ages.ask.act",
            seat=int(self.seat),
            civil=int(civ.civil_left),
            military=int(civ.military_left + civ.spare_military),
        )

    def encode(self) -> list[int]:
        return [codes.TAKE_ACTION, self.seat]


def cards_with_actions(game: Ages, seat: i64) -> list[Unique]:
    """The leader and the working wonders."""
    civ = game.civs[seat]
    leader = leader_of(game, civ)
    cards = working_wonders(game, civ)
    if leader is not None:
        cards.append(leader)
    return cards


def act(game: Ages, seat: i64, move: i64) -> None:
    """Carry out an action of the phase."""
    edition = game.edition
    book = edition.book
    if book.take.has(move):
        act_take(game, seat, book.take.two(move))
    elif book.build.has(move):
        act_build(game, seat, edition.place_of(book.build.one(move)))
    elif book.upgrade.has(move):
        act_upgrade(game, seat, edition.place_of(book.upgrade.one(move)), edition.place_of(book.upgrade.two(move)))
    elif book.destroy.has(move):
        act_remove(game, seat, edition.place_of(book.destroy.one(move)))
    elif book.disband.has(move):
        act_remove(game, seat, edition.place_of(book.disband.one(move)))
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
        act_by_card(game, seat, move)


def add_draw(game: Ages, civ: Civilization, found: list[int]) -> None:
    """Where that is played, a military action draws a card, as long as there is one."""
    if game.edition.draws_as_action and military_actions(civ) > 0 and can_draw(game):
        found.append(game.edition.book.draw.move())


def act_draw(game: Ages, seat: i64) -> None:
    spend_military(game.civs[seat], 1)
    draw_military(game, seat, 1)


def play_card(game: Ages, seat: i64, id: i64) -> None:
    if game.edition.civil[id].kind == LEADER:
        play_leader(game, seat, id)
    else:
        play_action_card(game, seat, id)


def act_by_card(game: Ages, seat: i64, move: i64) -> None:
    """The own action of a leader or wonder: the card that allows the move carries it out."""
    for card in cards_with_actions(game, seat):
        allowed: list[int] = []
        card.add_actions(game, seat, allowed)
        if int(move) in allowed:
            card.act(game, seat, move)
            return
