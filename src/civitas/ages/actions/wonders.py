"""Wonders: paying for stages, and completing the wonder.

Code of Laws, Build a stage of a wonder. Each stage holds a blue token; when all are covered the tokens return and the
wonder takes effect. Construction technologies let one action build several stages.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import codes
from civitas.ages.actions.costs import ORDINARY, obstacle_to_civil_action, pay_resources, resources_for, spend_civil
from civitas.ages.cards.kinds import CONSTRUCTION, LAW, NONE, WONDER
from civitas.ages.events import STAGES_BUILT, WONDER_COMPLETED
from civitas.ages.numbers import at_least_zero
from civitas.ages.obstacles import NO_WONDER, STAGE_TOKENS, STAGES_AT_ONCE, STAGES_LEFT, TOO_DEAR
from civitas.ages.ratings import refresh
from civitas.ages.state import Ages, Civilization
from civitas.ages.terms import Terms
from civitas.ages.tokens import card_tokens, obstacle_to_return_blue
from civitas.ages.uniques import wonder
from civitas.kernel.agenda import Decision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR


def stages_cost(game: Ages, civ: Civilization, count: i64, discount: i64 = 0) -> i64:
    """The resources of the next stages."""
    stages = game.edition.civil_stages[civ.project]
    total: i64 = -discount
    stage: i64
    for stage in range(civ.stages_built, civ.stages_built + count):
        total += stages[stage]
    return at_least_zero(total)


def most_stages(game: Ages, civ: Civilization) -> i64:
    """How many stages one action may build."""
    special = civ.specials[CONSTRUCTION - LAW]
    return 1 if special == NONE else game.edition.civil[special].stages_at_once


def stages_left(game: Ages, civ: Civilization) -> i64:
    return len(game.edition.civil_stages[civ.project]) - civ.stages_built


def obstacle_to_stages(game: Ages, civ: Civilization, count: i64, terms: Terms) -> i64:
    """There must be a wonder with stages left, the resources, and a blue token for each stage."""
    if civ.project == NONE:
        return NO_WONDER
    if count > stages_left(game, civ):
        return STAGES_LEFT
    if count > most_stages(game, civ):
        return STAGES_AT_ONCE
    lacking = obstacle_to_civil_action(civ, terms)
    if lacking != CLEAR:
        return lacking
    cost = stages_cost(game, civ, count, terms.discount)
    can_pay = cost <= resources_for(game, civ, WONDER)
    # Tokens of the bank alone are counted once the cost is paid, which returns some.
    if (can_pay or game.edition.stage_token_from_cards) and tokens_for_stages(game, civ, cost) < count:
        return STAGE_TOKENS
    return CLEAR if can_pay else TOO_DEAR


def tokens_for_stages(game: Ages, civ: Civilization, cost: i64) -> i64:
    """Blue tokens that can cover stages once their cost is paid: those of the bank, in some editions any.

    It is paid to see what is left, and taken back.
    """
    if game.edition.stage_token_from_cards:
        return civ.blue_owned - civ.stages_built
    tokens, bank, spare = civ.blue_on, civ.blue_bank, civ.spare_resources
    pay_resources(game, civ, WONDER, cost)
    left = civ.blue_bank
    civ.blue_on, civ.blue_bank, civ.spare_resources = tokens, bank, spare
    return left


def stages(game: Ages, civ: Civilization) -> i64:
    """How many stages can be built by one action: a bit for each number, the lowest for a single one."""
    found: i64 = 0
    bit: i64 = 1
    count: i64
    for count in range(1, most_stages(game, civ) + 1):
        if obstacle_to_stages(game, civ, count, ORDINARY) == CLEAR:
            found |= bit
        bit <<= 1
    return found


def act_stages(game: Ages, seat: i64, count: i64) -> None:
    spend_civil(game.civs[seat], 1)
    build_stages(game, seat, count, 0)


def build_stages(game: Ages, seat: i64, count: i64, discount: i64) -> None:
    """Pay for the stages at once, then cover them with blue tokens."""
    civ = game.civs[seat]
    cost = stages_cost(game, civ, count, discount)
    pay_resources(game, civ, WONDER, cost)
    game.tell(STAGES_BUILT, seat, civ.project, count, cost)
    cover_stages(game, seat, count)


def cover_stages(game: Ages, seat: i64, count: i64) -> None:
    """A token of the bank for each stage, from a card when the bank is empty; then the wonder may be complete."""
    civ = game.civs[seat]
    from_bank = count if count < civ.blue_bank else civ.blue_bank
    civ.blue_bank -= from_bank
    civ.stages_built += from_bank
    if count > from_bank:
        game.ask(CoverStage(seat, count - from_bank))
    elif stages_left(game, civ) == 0:
        complete(game, seat)


class CoverStage(Decision[Ages]):
    """The bank is empty: cover a stage with a token from a card."""

    __slots__ = ("count",)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count
        """Stages still to be covered."""

    def options(self, game: Ages) -> list[int]:
        return self.clear_moves(game, game.edition.book.return_blue)

    def obstacle(self, game: Ages, move: i64) -> i64:
        return obstacle_to_return_blue(game, self.seat, move)

    def answer(self, game: Ages, move: i64) -> None:
        civ = game.civs[self.seat]
        civ.add_blue(game.edition.place_of(game.edition.book.return_blue.one(move)), -1)
        civ.stages_built += 1
        cover_stages(game, self.seat, self.count - 1)

    def question(self, game: Ages) -> Message:
        return Message("ages.ask.cover_stage", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.COVER_STAGE, self.seat, self.count]


def complete(game: Ages, seat: i64) -> None:
    """The tokens return to the bank and the wonder takes effect."""
    civ = game.civs[seat]
    id = civ.project
    card = wonder(game, id)
    civ.blue_bank += civ.stages_built
    civ.project = NONE
    civ.stages_built = 0
    civ.wonders += (int(id),)
    game.tell(WONDER_COMPLETED, seat, id)
    card_tokens(game, seat, card, 1)
    refresh_with_partners(game, seat)
    card.when_completed(game, seat)


def refresh_with_partners(game: Ages, seat: i64) -> None:
    """A wonder may count for the partners of a pact too."""
    other: i64
    for other in range(game.players):
        if game.civs[other].is_playing:
            refresh(game, other)
