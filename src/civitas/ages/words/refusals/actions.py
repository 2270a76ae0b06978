"""Why an action of the action phase is not possible now, with the numbers and the rule.

The same reasons answer for what an action card or an event orders. Each function finds the first reason in the order
in which a player would meet it: is the card there, do the limits allow it, are there actions, can it be paid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from civitas.ages.actions.action_cards import CarryOut, was_taken_now
from civitas.ages.actions.buildings import has_room, urban_limit
from civitas.ages.actions.card_row import is_in_play, take_cost
from civitas.ages.actions.costs import (
    civil_actions,
    food_of,
    military_actions,
    population_cost,
    resources_for,
    upgrade_cost,
)
from civitas.ages.actions.tactics import may_play
from civitas.ages.actions.technologies import can_revolt, discounts, lacks_share, science_for, science_partner
from civitas.ages.actions.wonders import most_stages, stages_cost, tokens_for_stages
from civitas.ages.cards.developments import AdvanceCivilization
from civitas.ages.cards.events_age_ii import TakeByAgreement
from civitas.ages.cards.kinds import (
    ACTION,
    AGE_NAMES,
    GOVERNMENT,
    KIND_NAMES,
    LEADER,
    NONE,
    TACTIC,
    THEATER,
    WONDER,
    ActionCard,
    CivilCard,
    is_unit,
    is_urban,
)
from civitas.ages.cards.leaders import FrederickBarbarossa, Hammurabi, JohannSebastianBach, WinstonChurchill
from civitas.ages.cards.original_wonders import OceanLinerService as DearOceanLinerService
from civitas.ages.cards.wonders import OceanLinerService
from civitas.ages.discards import can_draw
from civitas.ages.goods import FOOD, RESOURCES, stored
from civitas.ages.moments import leader_of
from civitas.ages.numbers import at_least_zero
from civitas.ages.obstacles import (
    DESTROY_BUILDINGS,
    DISBAND_UNITS,
    END_INSTEAD,
    FEW_CIVIL,
    FEW_MILITARY,
    FIRST_ROUND,
    NO_IDLE_WORKER,
    NO_TECHNOLOGY,
    NO_WORKER,
    NOT_HIGHER,
    NOT_ORDERED,
    OTHER_KIND,
    POLITICS_OVER,
    TOO_DEAR,
    URBAN_LIMIT,
)
from civitas.ages.ratings import civil_hand_limit, count_kind, sides
from civitas.ages.state import (
    USED_BACH,
    USED_CHURCHILL,
    USED_HAMMURABI,
    USED_LINER,
    USED_TACTICS,
    USED_TRADE,
    Ages,
    Civilization,
)
from civitas.ages.words import prices
from civitas.ages.words.moves.actions import discount_now
from civitas.ages.words.naming import civ_of, civil_name, military_name, worker_card
from civitas.ages.words.refusals.attempt import Attempt, Refusal, plain
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message, add_sentences

Reason = Callable[[Ages, AnyDecision, list[int]], Message | None]


# What many refusals share


def is_ordered(asked: AnyDecision) -> bool:
    """Whether a card or an event orders the action, so that it costs none."""
    return isinstance(asked, (CarryOut, AdvanceCivilization, TakeByAgreement))


def few_civil(game: Ages, asked: AnyDecision, needed: i64 = 1) -> Message | None:
    have = civil_actions(civ_of(game, asked))
    if is_ordered(asked) or have >= needed:
        return None
    return Message("ages.why.civil_actions", needed=int(needed), have=int(have))


def few_military(game: Ages, asked: AnyDecision, needed: i64 = 1) -> Message | None:
    have = military_actions(civ_of(game, asked))
    if is_ordered(asked) or have >= needed:
        return None
    return Message("ages.why.military_actions", needed=int(needed), have=int(have))


def few_actions(game: Ages, asked: AnyDecision, kind: i64) -> Message | None:
    """Units cost a military action, anything else a civil one."""
    return few_military(game, asked) if is_unit(kind) else few_civil(game, asked)


def too_dear(game: Ages, civ: Civilization, thing: str, kind: i64, cost: i64) -> Message | None:
    have = resources_for(game, civ, kind)
    if cost <= have:
        return None
    return Message("ages.why.resources", thing=thing, cost=int(cost), have=int(have))


def not_in_hand(game: Ages, civ: Civilization, id: i64) -> Message | None:
    """A card must be in hand; one that is in play already never comes back to it."""
    card = game.edition.civil[id]
    if card.is_technology() and is_in_play(civ, card, id):
        return Message("ages.why.in_play", card=card.name)
    return None if int(id) in civ.hand else Message("ages.why.not_in_hand", card=card.name)


def no_technology(game: Ages, civ: Civilization, card: CivilCard) -> Message | None:
    if (civ.technologies >> card.place) & 1:
        return None
    return Message("ages.why.no_technology", card=card.name)


def no_worker(civ: Civilization, card: CivilCard) -> Message | None:
    return None if civ.workers[card.place] else Message("ages.why.no_worker", card=card.name)


# Cards of the row


def take(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    id, space = args
    card = game.edition.civil[id]
    if game.row[space] != id:
        spaces = [place + 1 for place, lying in enumerate(game.row) if lying == id]
        if spaces:
            return Message("ages.why.other_space", card=card.name, space=space + 1, spaces=spaces)
        return Message("ages.why.not_in_row", card=card.name)
    return over_limit(game, civ_of(game, asked), id) or take_too_dear(game, asked, id, space)


def over_limit(game: Ages, civ: Civilization, id: i64) -> Message | None:
    """What the limits forbid, whatever the card costs."""
    card = game.edition.civil[id]
    if card.kind == WONDER:
        return None if civ.project == NONE else Message("ages.why.one_wonder", wonder=civil_name(game, civ.project))
    limit = civil_hand_limit(game, civ)
    if len(civ.hand) >= limit:
        return Message("ages.why.hand_full", cards=len(civ.hand), limit=int(limit))
    if card.kind == LEADER:
        taken = (civ.leader_ages >> card.age) & 1
        return Message("ages.why.leader_of_age", card=card.name, age=AGE_NAMES[card.age]) if taken else None
    if card.kind == ACTION:
        return None
    if int(id) in civ.hand:
        return Message("ages.why.same_in_hand", card=card.name)
    return Message("ages.why.same_in_play", card=card.name) if is_in_play(civ, card, id) else None


def take_too_dear(game: Ages, asked: AnyDecision, id: i64, space: i64) -> Message | None:
    """For a wonder the surcharge is told."""
    civ = civ_of(game, asked)
    cost = take_cost(game, civ, space)
    have = asked.worth if isinstance(asked, TakeByAgreement) else civil_actions(civ)
    if cost <= have:
        return None
    printed = game.edition.row_cost[space]
    wonder = game.edition.civil[id].kind == WONDER and cost > printed
    return Message(
        "ages.why.take_wonder_cost" if wonder else "ages.why.take_cost",
        card=civil_name(game, id),
        cost=int(cost),
        more=int(cost - printed),
        have=int(have),
    )


# Population, buildings, units


def grow(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    return few_civil(game, asked) or cannot_grow(game, civ_of(game, asked), discount_now(game, asked))


def cannot_grow(game: Ages, civ: Civilization, discount: i64) -> Message | None:
    if civ.yellow_bank == 0:
        return Message("ages.why.yellow_bank")
    cost, have = at_least_zero(population_cost(game, civ) - discount), food_of(game, civ)
    return None if cost <= have else Message("ages.why.food", cost=int(cost), have=int(have))


def no_room(game: Ages, civ: Civilization, kind: i64) -> Message | None:
    if has_room(game, civ, kind):
        return None
    return Message(
        "ages.why.urban_limit",
        government=civil_name(game, civ.government),
        limit=int(urban_limit(game, civ)),
        kind=KIND_NAMES[kind],
        count=int(count_kind(civ, kind)),
    )


def recruit(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    """Only Frederick Barbarossa does."""
    card = worker_card(game, args[0])
    civ = civ_of(game, asked)
    leader = leader_of(game, civ)
    if not isinstance(leader, FrederickBarbarossa):
        return Message("ages.why.needs_leader", leader="Frederick Barbarossa")
    if not is_unit(card.kind):
        return Message("ages.why.recruits_units", card=card.name, kind=KIND_NAMES[card.kind])
    return (
        no_technology(game, civ, card)
        or (few_civil(game, asked) if leader.by_civil_action else few_military(game, asked))
        or cannot_grow(game, civ, leader.food_less)
        or too_dear(game, civ, card.name, card.kind, leader.resources_to_build(game, civ, card))
    )


def recast(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    """Only Johann Sebastian Bach does."""
    low, high = worker_card(game, args[0]), worker_card(game, args[1])
    civ = civ_of(game, asked)
    if not isinstance(leader_of(game, civ), JohannSebastianBach):
        return Message("ages.why.needs_leader", leader="Johann Sebastian Bach")
    if civ.has_used(USED_BACH):
        return Message("ages.why.used", card=civil_name(game, civ.leader))
    if not is_urban(low.kind) or high.kind != THEATER or high.age < low.age or high is low:
        return Message("ages.why.into_theater", low=low.name, high=high.name)
    return (
        no_technology(game, civ, high)
        or no_worker(civ, low)
        or few_civil(game, asked)
        or (None if low.kind == THEATER else no_room(game, civ, THEATER))
        or too_dear(game, civ, high.name, THEATER, upgrade_cost(game, civ, low, high))
    )


# Wonders


def stages(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    count = args[0] + 1
    civ = civ_of(game, asked)
    if civ.project == NONE:
        return Message("ages.why.no_wonder")
    card = game.edition.civil[civ.project]
    left = len(card.stages) - civ.stages_built
    if count > left:
        return Message("ages.why.stages_left", wonder=card.name, left=int(left))
    if count > most_stages(game, civ):
        return Message("ages.why.stages_at_once", most=int(most_stages(game, civ)))
    return (
        few_civil(game, asked)
        or no_token(game, civ, count, stages_cost(game, civ, count))
        or too_dear(game, civ, card.name, WONDER, stages_cost(game, civ, count))
    )


def no_token(game: Ages, civ: Civilization, count: i64, cost: i64) -> Message | None:
    """Each stage is covered with a blue token; where only those of the bank do, they are counted once it is paid."""
    if not game.edition.stage_token_from_cards and cost > resources_for(game, civ, WONDER):
        return None
    left = tokens_for_stages(game, civ, cost)
    return Message("ages.why.stage_tokens", count=int(count), left=int(left)) if left < count else None


# Leaders and action cards


def play(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    card = game.edition.civil[args[0]]
    civ = civ_of(game, asked)
    if card.kind == WONDER:
        return Message("ages.why.wonders_by_stages", card=card.name)
    if card.is_technology():
        return Message("ages.why.develop_it", card=card.name)
    return not_in_hand(game, civ, args[0]) or cannot_play(game, asked, args[0])


def cannot_play(game: Ages, asked: AnyDecision, id: i64) -> Message | None:
    civ = civ_of(game, asked)
    card = game.edition.civil[id]
    if card.kind == LEADER:
        return few_civil(game, asked)
    if was_taken_now(civ, id):
        return Message("ages.why.taken_now", card=card.name)
    order = cast(ActionCard, card)
    if order.terms.develops:
        return Message("ages.why.nothing_to_develop", card=card.name)
    return few_civil(game, asked) or cannot_carry_out(game, civ, order)


def cannot_carry_out(game: Ages, civ: Civilization, card: ActionCard) -> Message | None:
    """What stands in the way of the action that a card orders."""
    if card.grows:
        return cannot_grow(game, civ, 0)
    if card.stage and civ.project == NONE:
        return Message("ages.why.no_wonder")
    if card.stage:
        cost = at_least_zero(stages_cost(game, civ, 1) - card.terms.discount)
        name = civil_name(game, civ.project)
        return no_token(game, civ, 1, cost) or too_dear(game, civ, name, WONDER, cost)
    return Message("ages.why.nothing_to_order", card=card.name, discount=int(card.terms.discount))


def use(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    """Some leaders and wonders are used once a turn."""
    id = args[0]
    civ = civ_of(game, asked)
    card = game.edition.civil[id]
    if not isinstance(card, (Hammurabi, WinstonChurchill, OceanLinerService)):
        return Message("ages.why.not_used", card=card.name)
    if civ.leader != id and not civ.completed(id):
        return Message("ages.why.card_not_in_play", card=card.name)
    bit = USED_LINER
    if isinstance(card, WinstonChurchill):
        bit = USED_CHURCHILL
    elif isinstance(card, Hammurabi):
        bit = USED_HAMMURABI
    if civ.has_used(bit):
        return Message("ages.why.used", card=card.name)
    if isinstance(card, Hammurabi):
        return few_military(game, asked)
    if isinstance(card, DearOceanLinerService):
        return cannot_grow(game, civ, card.food_less)
    return None if civ.yellow_bank else Message("ages.why.yellow_bank")


def use_for_war(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    if not isinstance(game.edition.civil[args[0]], WinstonChurchill):
        return Message("ages.why.not_used", card=civil_name(game, args[0]))
    return use(game, asked, args)


# Technologies


def develop(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    card = game.edition.civil[args[0]]
    if not card.is_technology():
        return Message("ages.why.no_technology_card", card=card.name)
    civ = civ_of(game, asked)
    return (
        orders_no_development(game, asked, card)
        or not_in_hand(game, civ, args[0])
        or few_civil(game, asked)
        or little_science(game, asked, card, card.science_cost)
        # Breakthrough takes the place of the civil action that it would cost.
        or (few_civil_for_card(civ) if isinstance(asked, CarryOut) else None)
    )


def few_civil_for_card(civ: Civilization) -> Message | None:
    have = civil_actions(civ)
    return None if have > 0 else Message("ages.why.civil_actions", needed=1, have=int(have))


def orders_no_development(game: Ages, asked: AnyDecision, card: CivilCard) -> Message | None:
    """Only some action cards are for technologies."""
    if not isinstance(asked, CarryOut):
        return None
    order = cast(ActionCard, game.edition.civil[asked.card])
    return None if order.terms.develops else Message("ages.why.not_ordered", card=order.name, thing=card.name)


def revolution(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    card = game.edition.civil[args[0]]
    civ = civ_of(game, asked)
    if card.kind != GOVERNMENT:
        return Message("ages.why.no_government", card=card.name)
    return (
        orders_no_development(game, asked, card)
        or not_in_hand(game, civ, args[0])
        or (None if can_revolt(game, civ) else all_actions(game, civ))
        or little_science(game, asked, card, card.revolution_cost)
    )


def all_actions(game: Ages, civ: Civilization) -> Message:
    """A revolution takes all actions, so all must still be there."""
    leader = leader_of(game, civ)
    if leader is not None and leader.revolts_with_military():
        return Message(
            "ages.why.all_military", leader=leader.name, total=int(civ.military_total), have=int(civ.military_left)
        )
    return Message("ages.why.all_civil", total=int(civ.civil_total), have=int(civ.civil_left))


def little_science(game: Ages, asked: AnyDecision, card: CivilCard, printed: i64) -> Message | None:
    """The science must be there, the share of the partner too."""
    civ = civ_of(game, asked)
    if lacks_share(game, asked.seat):
        return Message("ages.why.partner_science", partner=int(science_partner(game, asked.seat)))
    cost = at_least_zero(printed - discounts(game, asked.seat, card) - discount_now(game, asked))
    have = science_for(civ, card)
    return None if cost <= have else Message("ages.why.science", card=card.name, cost=int(cost), have=int(have))


# Tactics


def play_tactic(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    card = game.edition.military[args[0]]
    civ = civ_of(game, asked)
    if card.kind != TACTIC:
        return Message("ages.why.no_tactic", card=card.name)
    if args[0] not in civ.military_hand:
        return Message("ages.why.not_in_military_hand", card=card.name)
    if not may_play(game, civ, args[0]):
        return Message("ages.why.has_tactic", card=card.name)
    return tactics_used(game, civ) or few_military(game, asked)


def copy(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    civ = civ_of(game, asked)
    if civ.tactic == args[0]:
        return Message("ages.why.own_tactic", card=military_name(game, args[0]))
    if args[0] not in game.common_tactics:
        return Message("ages.why.not_common", card=military_name(game, args[0]))
    return tactics_used(game, civ) or few_military(game, asked, game.edition.copy_tactic_cost)


def tactics_used(game: Ages, civ: Civilization) -> Message | None:
    used = game.edition.tactics_are_shared and civ.has_used(USED_TACTICS)
    return Message("ages.why.tactics_used") if used else None


def draw(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    """A variant draws by military actions."""
    if not game.edition.draws_as_action:
        return Message("ages.why.no_draw_action")
    return few_military(game, asked) or (None if can_draw(game) else Message("ages.why.nothing_to_draw"))


# Trade


def trade_food(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    allowed = any(side.food_as_resource for side in sides(game, asked.seat))
    return cannot_trade(game, asked, allowed, FOOD)


def trade_resource(game: Ages, asked: AnyDecision, args: list[int]) -> Message | None:
    allowed = any(side.resource_as_food for side in sides(game, asked.seat))
    return cannot_trade(game, asked, allowed, RESOURCES)


def cannot_trade(game: Ages, asked: AnyDecision, allowed: bool, goods: i64) -> Message | None:
    civ = civ_of(game, asked)
    if not allowed:
        return Message("ages.why.no_trade")
    if civ.has_used(USED_TRADE):
        return Message("ages.why.traded")
    if stored(game, civ, goods) == 0:
        return Message("ages.why.nothing_to_trade", goods="food" if goods == FOOD else "resources")
    return None


ACTION_REASONS: Final[dict[str, Reason]] = {
    "take": take,
    "grow": grow,
    "recruit": recruit,
    "recast": recast,
    "stages": stages,
    "play": play,
    "use": use,
    "use_for_war": use_for_war,
    "develop": develop,
    "revolution": revolution,
    "play_tactic": play_tactic,
    "copy": copy,
    "draw": draw,
    "trade_food": trade_food,
    "trade_resource": trade_resource,
}

# fmt: off
SENTENCES: Final = {
    "ages.why.civil_actions":    "It needs {needed:civil action|civil actions}; you have {have} left (Ages, Action phase).",
    "ages.why.military_actions": "It needs {needed:military action|military actions}; you have {have} left (Ages, Action phase).",
    "ages.why.resources":        "{thing} costs you {cost:resource|resources}; you have {have} (Ages, Food and resources).",
    "ages.why.food":             "One more worker costs {cost} food; you have {have} (Ages, Increase population).",
    "ages.why.science":          "{card} costs you {cost} science; you have {have} (Ages, Develop a technology).",
    "ages.why.partner_science":  "{partner:player} must pay 1 science of it and has none (Ages, Scientific Cooperation).",
    "ages.why.yellow_bank":      "Your yellow bank is empty: there is nobody to become a worker (Ages, Increase population).",
    "ages.why.not_in_row":       "{card} is not in the card row (Ages, Take a card).",
    "ages.why.other_space":      "{card} does not lie at space {space} of the card row but at space {spaces} (Ages, Take a card).",
    "ages.why.one_wonder":       "{wonder} is not finished; only one wonder can be under construction (Ages, Take a card).",
    "ages.why.hand_full":        "Your hand is full: {cards} civil cards, and {limit} are the limit (Ages, Take a card).",
    "ages.why.leader_of_age":    "{card} is a leader of Age {age}, and you have taken one of that age (Ages, Take a card).",
    "ages.why.same_in_hand":     "You have {card} in hand already (Ages, Take a card).",
    "ages.why.same_in_play":     "You have {card} in play already (Ages, Take a card).",
    "ages.why.take_cost":        "{card} costs {cost:civil action|civil actions}; you have {have} left (Ages, Take a card).",
    "ages.why.take_wonder_cost": "{card} costs {cost:civil action|civil actions}, {more} of it for the wonders you have completed; you have {have} left (Ages, Take a card).",
    "ages.why.not_in_hand":      "{card} is not in your hand (Ages, Action phase).",
    "ages.why.in_play":          "{card} is in play already (Ages, Develop a technology).",
    "ages.why.no_technology":    "You have not developed {card} (Ages, Build).",
    "ages.why.no_worker":        "You have no worker on {card} (Ages, Workers and population).",
    "ages.why.no_idle_worker":   "You have no unused worker: increase the population first (Ages, Build).",
    "ages.why.urban_limit":      "{government} allows {limit} urban buildings of a kind; of the kind {kind} you have {count} (Ages, Build).",
    "ages.why.not_ordered":      "{card} is not for {thing} (Ages, Play an action card).",
    "ages.why.no_units_now":     "This event is for farms, mines and urban buildings, not for {thing} ({kind}) (Ages, Development of Civilization).",
    "ages.why.other_kind":       "{low} ({kind}) cannot become {high} ({kind2}): an upgrade stays within its kind (Ages, Upgrade).",
    "ages.why.not_higher":       "{high} is no higher level than {low} (Ages, Upgrade).",
    "ages.why.disband_units":    "{card} ({kind}) is a unit: disband it for a military action (Ages, Disband).",
    "ages.why.destroy_buildings": "{card} ({kind}) is no unit: destroy it for a civil action (Ages, Destroy).",
    "ages.why.needs_leader":     "Only {leader} can do that, and does not lead you (Ages, Leaders).",
    "ages.why.recruits_units":   "{card} ({kind}) is no unit, and only units can be recruited (Ages, Frederick Barbarossa).",
    "ages.why.into_theater":     "{low} cannot become {high}: an urban building can become a theater of its level or a higher one (Ages, Johann Sebastian Bach).",
    "ages.why.used":             "You have used {card} in this turn already (Ages, Leaders and wonders).",
    "ages.why.not_used":         "{card} is no card to be used that way (Ages, Leaders and wonders).",
    "ages.why.card_not_in_play": "{card} is not in play for you (Ages, Leaders and wonders).",
    "ages.why.no_wonder":        "You have no wonder under construction (Ages, Build a stage of a wonder).",
    "ages.why.stages_left":      "{wonder} has only {left:stage|stages} left to build (Ages, Build a stage of a wonder).",
    "ages.why.stages_at_once":   "You can build {most:stage|stages} with one action (Ages, Build a stage of a wonder).",
    "ages.why.stage_tokens":     "Every stage is covered with a blue token; you have {left} for {count:stage|stages} (Ages, Build a stage of a wonder).",
    "ages.why.wonders_by_stages": "{card} is a wonder: take it from the row and build its stages (Ages, Build a stage of a wonder).",
    "ages.why.develop_it":       "{card} is a technology: develop it (Ages, Develop a technology).",
    "ages.why.taken_now":        "You took {card} in this action phase; it can be played from your next turn on (Ages, Play an action card).",
    "ages.why.nothing_to_develop": "{card} orders to develop a technology, and you can develop none now (Ages, Play an action card).",
    "ages.why.nothing_to_order": "With {discount:resource|resources} off there is nothing that {card} could order (Ages, Play an action card).",
    "ages.why.no_technology_card": "{card} is no technology (Ages, Develop a technology).",
    "ages.why.no_government":    "{card} is no government (Ages, Declare a revolution).",
    "ages.why.all_civil":        "A revolution takes all your {total} civil actions; you have {have} left (Ages, Declare a revolution).",
    "ages.why.all_military":     "With {leader} a revolution takes all your {total} military actions; you have {have} left (Ages, Declare a revolution).",
    "ages.why.no_tactic":        "{card} is no tactic (Ages, Play a tactic).",
    "ages.why.not_in_military_hand": "{card} is not in your military hand (Ages, Military cards).",
    "ages.why.own_tactic":       "{card} is your tactic already (Ages, Copy a tactic).",
    "ages.why.not_common":       "{card} is not among the common tactics (Ages, Copy a tactic).",
    "ages.why.tactics_used":     "You have played or copied a tactic in this turn already (Ages, Play a tactic).",
    "ages.why.no_trade":         "None of your pacts allows that trade (Ages, Trade Routes Agreement).",
    "ages.why.traded":           "You have traded in this turn already (Ages, Trade Routes Agreement).",
    "ages.why.nothing_to_trade": "You have no {goods} to trade (Ages, Trade Routes Agreement).",
    "ages.why.no_draw_action":   "Military cards are drawn at the end of the turn in this game (Ages, Draw military cards).",
    "ages.why.nothing_to_draw":  "There is no military card to draw in this age (Ages, Draw military cards).",
    "ages.why.has_tactic":       "{card} is your tactic already (Ages, Play a tactic).",
}
# fmt: on

add_sentences("en", SENTENCES)

# By what stands in the way


def lacks_civil(tried: Attempt) -> Message:
    return Message("ages.why.civil_actions", needed=1, have=int(civil_actions(tried.civ)))


def lacks_military(tried: Attempt) -> Message:
    return Message("ages.why.military_actions", needed=1, have=int(military_actions(tried.civ)))


def lacks_resources(tried: Attempt) -> Message:
    price = prices.RESOURCES[tried.word](tried.game, tried.asked, tried.args)
    have = resources_for(tried.game, tried.civ, price.kind)
    return Message("ages.why.resources", thing=price.thing, cost=price.cost, have=int(have))


def not_ordered(tried: Attempt) -> Message:
    """An action card and an event name what they are for."""
    thing = tried.card
    if isinstance(tried.asked, CarryOut):
        return Message("ages.why.not_ordered", card=civil_name(tried.game, tried.asked.card), thing=thing.name)
    return Message("ages.why.no_units_now", thing=thing.name, kind=KIND_NAMES[thing.kind])


def lacks_room(tried: Attempt) -> Message:
    kind = tried.card.kind
    return Message(
        "ages.why.urban_limit",
        government=civil_name(tried.game, tried.civ.government),
        limit=int(urban_limit(tried.game, tried.civ)),
        kind=KIND_NAMES[kind],
        count=int(count_kind(tried.civ, kind)),
    )


def other_kind(tried: Attempt) -> Message:
    low, high = tried.low, tried.card
    kind, kind2 = KIND_NAMES[low.kind], KIND_NAMES[high.kind]
    return Message("ages.why.other_kind", low=low.name, high=high.name, kind=kind, kind2=kind2)


def of_two(id: str) -> Refusal:
    """A refusal that names what is and what would be."""
    return lambda tried: Message(id, low=tried.low.name, high=tried.card.name)


def of_kind(id: str) -> Refusal:
    """A refusal that names the card and its kind."""
    return lambda tried: Message(id, card=tried.card.name, kind=KIND_NAMES[tried.card.kind])


ACTION_REFUSALS: Final[dict[int, Refusal]] = {
    POLITICS_OVER: plain("ages.why.politics_over"),
    END_INSTEAD: plain("ages.why.end_instead"),
    FIRST_ROUND: plain("ages.why.first_round"),
    FEW_CIVIL: lacks_civil,
    FEW_MILITARY: lacks_military,
    TOO_DEAR: lacks_resources,
    NOT_ORDERED: not_ordered,
    NO_TECHNOLOGY: lambda tried: Message("ages.why.no_technology", card=tried.card.name),
    NO_IDLE_WORKER: plain("ages.why.no_idle_worker"),
    URBAN_LIMIT: lacks_room,
    OTHER_KIND: other_kind,
    NOT_HIGHER: of_two("ages.why.not_higher"),
    NO_WORKER: lambda tried: Message("ages.why.no_worker", card=tried.low.name),
    DISBAND_UNITS: of_kind("ages.why.disband_units"),
    DESTROY_BUILDINGS: of_kind("ages.why.destroy_buildings"),
}
