"""Action cards: one effect, once; some order another action and make it cheaper.

Code of Laws, Play an action card. The card costs a civil action, the ordered action none; a card whose order cannot be
carried out cannot be played, nor one taken in this very action phase. What a card gives after its order cannot pay for
it.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import codes
from civitas.ages.actions.buildings import (
    add_builds,
    add_upgrades,
    build,
    builds,
    obstacle_to_build,
    obstacle_to_upgrade,
    upgrade,
    upgrades,
)
from civitas.ages.actions.costs import ORDINARY, obstacle_to_civil_action, resources_of, spend_civil
from civitas.ages.actions.hand import leave_hand
from civitas.ages.actions.population import increase_population, obstacle_to_grow
from civitas.ages.actions.technologies import (
    add_developments,
    develop,
    developments,
    obstacle_to_develop,
    obstacle_to_revolution,
    revolts_with_military,
    revolution,
)
from civitas.ages.actions.wonders import build_stages, obstacle_to_stages
from civitas.ages.cards.kinds import ActionCard
from civitas.ages.events import ACTION_CARD_PLAYED
from civitas.ages.goods import FOOD, RESOURCES, gain_goods
from civitas.ages.numbers import count_of
from civitas.ages.obstacles import NOTHING_TO_DEVELOP, NOTHING_TO_ORDER, TAKEN_NOW
from civitas.ages.points import gain_culture, gain_science
from civitas.ages.sheet import FROM_ACTION_CARDS
from civitas.ages.state import Ages, Civilization
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def playable(game: Ages, seat: i64, held: i64) -> i64:
    """The action cards that can be played, among those at some places of the hand, one bit for each place."""
    hand = game.civs[seat].hand
    found: i64 = 0
    bit: i64 = 1
    place: i64 = 0
    while held:
        if held & 1 and obstacle_to_action_card(game, seat, hand[place]) == CLEAR:
            found |= bit
        held >>= 1
        place += 1
        bit <<= 1
    return found


def was_taken_now(civ: Civilization, id: i64) -> bool:
    """Whether every copy of a card in hand was taken in this very action phase."""
    taken: i64 = 0
    for other in civ.taken_now:
        if other == id:
            taken += 1
    return taken > 0 and count_of(civ.hand, id) <= taken


def obstacle_to_action_card(game: Ages, seat: i64, id: i64) -> i64:
    """A card of an earlier turn costs a civil action, or the development it orders does; its order must be possible."""
    civ = game.civs[seat]
    card = cast(ActionCard, game.edition.civil_cards[id])
    if was_taken_now(civ, id):
        return TAKEN_NOW
    lacking = obstacle_to_civil_action(civ, ORDINARY)
    if lacking != CLEAR and not (card.terms.develops and game.edition.revolution_pays_card):
        return lacking
    if card.terms.develops:
        return CLEAR if can_order(game, seat, card) else NOTHING_TO_DEVELOP
    if card.stage:
        return obstacle_to_stages(game, civ, 1, card.terms)
    if card.grows:
        return obstacle_to_grow(game, civ, card.terms)
    if (card.terms.builds or card.terms.upgrades) and not can_order(game, seat, card):
        return NOTHING_TO_ORDER
    return CLEAR


def can_order(game: Ages, seat: i64, card: ActionCard) -> bool:
    """Whether there is an action that the card can order."""
    civ = game.civs[seat]
    terms = card.terms
    if terms.develops and developments(game, seat, civ.hand_technologies, terms):
        return True
    resources = resources_of(game, civ)
    if terms.builds and builds(game, civ, terms.build_places, terms, resources):
        return True
    return terms.upgrades != 0 and upgrades(game, civ, terms.upgrade_places, terms, resources) != 0


def orders(game: Ages, seat: i64, card: ActionCard) -> list[int]:
    """The actions one of which the card orders."""
    civ = game.civs[seat]
    found: list[int] = []
    if card.terms.develops:
        add_developments(game, seat, card.terms, found)
    add_builds(game, civ, card.terms, found)
    add_upgrades(game, civ, card.terms, found)
    return found


def beside_revolution(game: Ages, civ: Civilization) -> i64:
    """Civil actions for a card that orders a revolution: where that takes all of them, the card's is among them."""
    return 1 if revolts_with_military(game, civ) and not game.edition.revolution_pays_card else 0


def play_action_card(game: Ages, seat: i64, id: i64) -> None:
    civ = game.civs[seat]
    card = cast(ActionCard, game.edition.civil[id])
    game.tell(ACTION_CARD_PLAYED, seat, id)
    leave_hand(game, civ, id)
    if card.terms.develops:
        game.ask(CarryOut(seat, id))
        return
    spend_civil(civ, 1)
    if card.terms.builds or card.terms.upgrades:
        game.ask(CarryOut(seat, id))
    elif card.either:
        game.ask(GainEither(seat, card.either))
    else:
        if card.stage:
            build_stages(game, seat, 1, card.terms.discount)
        elif card.grows:
            increase_population(game, seat, 0)
        take_gains(game, seat, card)


def take_gains(game: Ages, seat: i64, card: ActionCard) -> None:
    """What a card gives, in the order printed."""
    civ = game.civs[seat]
    gain_goods(game, seat, RESOURCES, card.gain_resources)
    gain_goods(game, seat, FOOD, card.gain_food)
    gain_science(game, seat, card.gain_science)
    gain_culture(game, seat, culture_of(game, civ, card), FROM_ACTION_CARDS)
    civ.spare_military += card.temporary_actions
    civ.unit_resources += unit_resources_of(game, civ, card)


def culture_of(game: Ages, civ: Civilization, card: ActionCard) -> i64:
    """The culture that a card gives now: as printed, and for each rival with more."""
    each: i64 = card.culture_per_richer[game.count_playing() - 2]
    return card.gain_culture + each * richer(game, civ) if each else card.gain_culture


def unit_resources_of(game: Ages, civ: Civilization, card: ActionCard) -> i64:
    """The resources for units that a card gives now: as printed, and for each stronger rival."""
    each: i64 = card.temporary_per_stronger[game.count_playing() - 2]
    return card.temporary_resources + each * stronger(game, civ) if each else card.temporary_resources


def stronger(game: Ages, civ: Civilization) -> i64:
    """Civilizations stronger than this one."""
    count: i64 = 0
    for other in game.civs:
        if other.is_playing and other.strength > civ.strength:
            count += 1
    return count


def richer(game: Ages, civ: Civilization) -> i64:
    """Civilizations with more culture than this one."""
    count: i64 = 0
    for other in game.civs:
        if other.is_playing and other.culture > civ.culture:
            count += 1
    return count


class CarryOut(Decision[Ages]):
    """Choose the action that an action card orders."""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def options(self, game: Ages) -> list[int]:
        return orders(game, self.seat, cast(ActionCard, game.edition.civil[self.card]))

    def obstacle(self, game: Ages, move: i64) -> i64:
        edition = game.edition
        book = edition.book
        civ = game.civs[self.seat]
        terms = cast(ActionCard, edition.civil[self.card]).terms
        if book.build.has(move):
            return obstacle_to_build(game, civ, edition.place_of(book.build.one(move)), terms)
        if book.upgrade.has(move):
            low, high = edition.place_of(book.upgrade.one(move)), edition.place_of(book.upgrade.two(move))
            return obstacle_to_upgrade(game, civ, low, high, terms)
        if book.develop.has(move):
            return obstacle_to_develop(game, self.seat, book.develop.one(move), terms)
        if book.revolution.has(move):
            return obstacle_to_revolution(game, self.seat, book.revolution.one(move), terms)
        return OTHER_QUESTION

    def answer(self, game: Ages, move: i64) -> None:
        edition = game.edition
        book = edition.book
        card = cast(ActionCard, edition.civil[self.card])
        civ = game.civs[self.seat]
        if book.upgrade.has(move):
            low, high = edition.place_of(book.upgrade.one(move)), edition.place_of(book.upgrade.two(move))
            upgrade(game, self.seat, low, high, card.terms.discount)
        elif book.revolution.has(move):
            spend_civil(civ, beside_revolution(game, civ))
            revolution(game, self.seat, book.revolution.one(move), 0)
        elif book.develop.has(move):
            spend_civil(civ, 1)
            develop(game, self.seat, book.develop.one(move), 0)
        else:
            build(game, self.seat, edition.place_of(book.build.one(move)), card.terms.discount)
        take_gains(game, self.seat, card)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.carry_out", seat=int(self.seat), card=game.edition.civil[self.card].name)

    def encode(self) -> list[int]:
        return [codes.CARRY_OUT, self.seat, self.card]


class GainEither(Decision[Ages]):
    """An amount of food or of resources."""

    __slots__ = ("amount",)

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount

    def options(self, game: Ages) -> list[int]:
        return [game.edition.book.gain_food.move(), game.edition.book.gain_resources.move()]

    def obstacle(self, game: Ages, move: i64) -> i64:
        book = game.edition.book
        return CLEAR if book.gain_food.has(move) or book.gain_resources.has(move) else OTHER_QUESTION

    def answer(self, game: Ages, move: i64) -> None:
        goods = FOOD if game.edition.book.gain_food.has(move) else RESOURCES
        gain_goods(game, self.seat, goods, self.amount)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.either", seat=int(self.seat), amount=int(self.amount))

    def encode(self) -> list[int]:
        return [codes.GAIN_EITHER, self.seat, self.amount]
