"""What a position of Through the Ages is worth to a player: by hand the own civilization, and part of the others';
with learned weights all of them, as the facts show them.

In hundredths of a point of culture. A question that a move leaves open is followed to its best answer when the player
answers it, and guessed when another does.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages.actions.phase import TakeAction
from civitas.ages.cards.events_age_ii import TakeByAgreement
from civitas.ages.cards.kinds import (
    AGE_II,
    FARMS_AND_MINES,
    INFANTRY,
    LEVELS,
    NONE,
    PLACES,
    Territory,
)
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.numbers import at_least_zero
from civitas.ages.politics.aggressions import Defend
from civitas.ages.politics.fights import Sacrifice
from civitas.ages.politics.pacts import AnswerOffer
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.politics.territories import MakeBid, SendForce, hand_force
from civitas.ages.ratings import by_tokens, count_kinds
from civitas.ages.state import Ages
from civitas.ages.upkeep.military_hand import DiscardMilitary
from civitas.bots.ages.civilization import (
    wars,
    worth,
)
from civitas.bots.ages.facts import FACTS
from civitas.bots.ages.prices import (
    COLONY,
    COLONY_BLUE,
    COLONY_YELLOW,
    DEFENSE_EXPECTED,
    DEFENSE_EXPECTED_AGE,
    DEFENSE_POINT,
    MILITARY_ACTION,
    MOST_LIKELY,
    POINT,
    RESOURCE_PRICE,
    RIVAL_ASSET,
    RIVAL_PART,
    SCIENCE_PRICE,
    SCIENCE_STREAM,
    UNIT_SENT,
    WIN,
    WORKER,
    Outlook,
    turns_after,
)
from civitas.bots.learned import Judge
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64
from civitas.kernel.state import State

# The whole position


def evaluate(state: State, seat: int) -> int:
    """What the hand-written judgement says."""
    return int(BY_HAND.lead(state, seat))


def result(game: Ages, seat: i64) -> i64:
    """Winning counts most; then culture."""
    lead = game.civs[seat].culture * POINT
    return lead + WIN if game.has_won(seat) else lead - WIN


def culture_ahead(game: Ages, seat: i64) -> i64:
    """By how much culture a player is ahead of the best of the others."""
    best: i64 = 0
    other: i64
    for other in range(game.players):
        if other != seat and game.civs[other].culture > best:
            best = game.civs[other].culture
    return game.civs[seat].culture - best


def position_after(state: State, move: int) -> State:
    """What a move leads to. The end of a turn is judged before its happenings, by what it leaves unused."""
    after = cast(Ages, state.clone())
    if after.edition.book.end_turn.has(move):
        civ = after.civs[after.active]
        civ.civil_left, civ.spare_civil = 0, 0
    else:
        after.apply(move)
    return after


class AgesJudge(Judge):
    """How much better the own civilization is than the others, with questions that are still open.

    Without weights it judges by hand.
    """

    __slots__ = ()

    def lead(self, state: State, seat: i64) -> i64:
        return self.open_question(cast(Ages, state), seat, 2)

    def after(self, world: State, move: i64) -> State:
        return position_after(world, int(move))

    def balance(self, game: Ages, seat: i64) -> i64:
        """A position in which nothing is open."""
        return super().lead(game, seat) if self.table else by_hand(game, seat)

    def open_question(self, game: Ages, seat: i64, depth: i64) -> i64:
        """A question to oneself is worth its best answer; one to another is guessed."""
        if game.is_over():
            return result(game, seat)
        decision = game.decision()
        if isinstance(decision, Defend):
            return self.defended(game, seat, decision)
        if isinstance(decision, Sacrifice):
            return self.fought(game, seat)
        if isinstance(decision, AnswerOffer):
            return self.offered(game, seat, decision)
        if isinstance(decision, MakeBid):
            return self.balance(game, seat) + bid_worth(game, seat, decision)
        if isinstance(decision, SendForce):
            return self.balance(game, seat) + force_worth(game, seat, decision)
        if decision.seat == seat and depth > 0 and not is_ordinary(decision):
            return self.best_answer(game, seat, depth - 1)
        return self.balance(game, seat)

    def best_answer(self, game: Ages, seat: i64, depth: i64) -> i64:
        best: i64 = -WIN * 10
        for move in game.options():
            tried = game.clone()
            tried.apply(move)
            value = self.open_question(tried, seat, depth)
            if value > best:
                best = value
        return best

    def defended(self, game: Ages, seat: i64, decision: Defend) -> i64:
        """A defence that was begun will hold, for the cards it still takes; another's may or may not."""
        failed = self.balance(game, seat)
        if decision.seat == seat:
            return failed - at_least_zero(decision.needed) * DEFENSE_POINT
        if decision.fight.attacker != seat:
            return failed
        likely = chance_of_success(game, decision)
        won = game.clone()
        won.apply(decision.ending(game))
        return (self.open_question(won, seat, 2) * likely + failed * (100 - likely)) // 100

    def fought(self, game: Ages, seat: i64) -> i64:
        """A fight is judged as if nobody sacrificed anything more."""
        ended = game.clone()
        ended.apply(game.edition.book.fight.move())
        return self.open_question(ended, seat, 2)

    def offered(self, game: Ages, seat: i64, decision: AnswerOffer) -> i64:
        """An offer to another is accepted as often as not."""
        if decision.seat == seat:
            return self.best_answer(game, seat, 0)
        accepted = game.clone()
        accepted.apply(game.edition.book.accept.move())
        refused = game.clone()
        refused.apply(game.edition.book.refuse.move())
        return (self.balance(accepted, seat) + self.balance(refused, seat)) // 2

    def is_hopeless(self, game: Ages, seat: i64) -> bool:
        """Whoever is this far behind does not win any more; nobody despairs before Age II, nor leaves a table of three
        or more while that would decide anything between the others."""
        if game.age < AGE_II or (game.count_playing() > 2 and is_entangled(game, seat)):
            return False
        return self.balance(game, seat) < -HOPELESS


HOPELESS: Final = 200 * POINT
"""Of those who were judged 120 to 140 culture behind, one in eight won yet, and nobody who was further behind; the rest
is courtesy."""


def is_entangled(game: Ages, seat: i64) -> bool:
    """Whether the player's leaving would end a war or a pact of another's."""
    own = game.civs[seat]
    if own.war != NONE or own.pact != NONE:
        return True
    for civ in game.civs:
        if (civ.war != NONE and civ.war_target == seat) or (civ.pact != NONE and civ.pact_partner == seat):
            return True
    return False


BY_HAND: Final = AgesJudge(FACTS, [])
"""The hand-written judgement."""


def is_ordinary(decision: AnyDecision) -> bool:
    """Questions that need no answer to judge the position."""
    return isinstance(decision, (TakeAction, PoliticalAction, DiscardMilitary, TakeByAgreement))


def by_hand(game: Ages, seat: i64) -> i64:
    """The own civilization, less a part of what the others have."""
    value = worth(game, seat, Outlook(game, seat)) + wars(game, seat)
    others: i64 = 0
    count: i64 = 0
    other: i64
    for other in range(game.players):
        if other != seat and game.civs[other].is_playing:
            others += threat(game, other)
            count += 1
    return value - others * RIVAL_PART // (100 * count) if count else value


def threat(game: Ages, seat: i64) -> i64:
    """What another civilization has, roughly."""
    civ = game.civs[seat]
    turns = turns_after(game, seat)
    value = civ.culture * POINT + civ.culture_rating * turns * POINT
    value += civ.science_rating * SCIENCE_STREAM[turns] + civ.science * by_tokens(SCIENCE_PRICE, turns)
    goods = stored(game, civ, FOOD) + stored(game, civ, RESOURCES)
    value += goods * by_tokens(RESOURCE_PRICE, turns)
    value += (count_kinds(civ, FARMS_AND_MINES) + civ.idle_workers) * RIVAL_ASSET
    value += len(civ.colonies) * RIVAL_ASSET
    if civ.leader != NONE:
        value += RIVAL_ASSET
    if civ.project != NONE:
        value += (civ.stages_built + 1) * RIVAL_ASSET
    return value


# Questions that are open


def chance_of_success(game: Ages, decision: Defend) -> i64:
    """In hundredths: the less likely, the more cards the rival may add and the less they need."""
    rival = game.civs[decision.seat]
    cards: i64 = len(rival.military_hand)
    cards = cards if cards < rival.military_total else rival.military_total
    needed: i64 = decision.needed if decision.needed > 0 else 1
    likely = MOST_LIKELY - cards * (DEFENSE_EXPECTED + DEFENSE_EXPECTED_AGE * game.age) // needed
    return likely if likely > 100 - MOST_LIKELY else 100 - MOST_LIKELY


def bid_worth(game: Ages, seat: i64, decision: MakeBid) -> i64:
    """The highest bid is half the colony."""
    if decision.leader != seat:
        return 0
    outlook = Outlook(game, seat)
    gain = colony_gain(game, decision.territory, outlook) - force_cost(game, seat, decision.bid, outlook)
    return gain // 2


def colony_gain(game: Ages, id: i64, outlook: Outlook) -> i64:
    colony = cast(Territory, game.edition.military[id])
    value = colony.culture * POINT + colony.science * outlook.science + colony.food * outlook.food
    value += colony.resources * outlook.resources + colony.population * WORKER * outlook.turns
    value += colony.cards * MILITARY_ACTION + colony.strength * outlook.strength + colony.happiness * outlook.happiness
    return value + (colony.yellow * COLONY_YELLOW + colony.blue * COLONY_BLUE) * outlook.turns + COLONY


def force_cost(game: Ages, seat: i64, needed: i64, outlook: Outlook) -> i64:
    """What it takes to send a force: cards first, then units, at least one."""
    civ = game.civs[seat]
    missing = at_least_zero(needed - civ.colonization)
    cards = hand_force(game, civ)
    by_cards = missing if missing < cards else cards
    by_units = missing - by_cards
    by_units = by_units if by_units > 0 else 1
    each = outlook.strength + outlook.resources + WORKER * outlook.turns // 2 + UNIT_SENT
    return by_cards * DEFENSE_POINT + by_units * each


def force_worth(game: Ages, seat: i64, decision: SendForce) -> i64:
    """A colony nearly taken: its worth, without the units sent and what the rest of the force will cost."""
    if decision.seat != seat:
        return 0
    outlook = Outlook(game, seat)
    value = colony_gain(game, decision.territory, outlook)
    place: i64
    for place in range(INFANTRY * LEVELS, PLACES):
        if decision.sent[place]:
            card = game.edition.civil[game.edition.place_cards[place]]
            each = card.strength * outlook.strength + card.resource_cost * outlook.resources // 2
            each += WORKER * outlook.turns
            value -= decision.sent[place] * each
    missing = at_least_zero(decision.bid - decision.force(game))
    return value - force_cost(game, seat, missing, outlook) if missing else value
