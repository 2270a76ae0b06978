"""Why an action of the action phase is not possible now: for each obstacle a sentence with the numbers and the rule.

The same sentences answer for what an action card or an event orders.
"""

from __future__ import annotations

from typing import Final

from civitas.ages import obstacles
from civitas.ages.actions.action_cards import CarryOut
from civitas.ages.actions.buildings import urban_limit
from civitas.ages.actions.costs import civil_actions, food_of, military_actions, resources_for
from civitas.ages.actions.technologies import science_for, science_pact, science_partner
from civitas.ages.actions.wonders import most_stages, stages_left, tokens_for_stages
from civitas.ages.cards.events_age_ii import TakeByAgreement
from civitas.ages.cards.kinds import AGE_NAMES, KIND_NAMES, WONDER, ActionCard
from civitas.ages.ratings import civil_hand_limit, count_kind, pact_of
from civitas.ages.words import prices
from civitas.ages.words.naming import civil_name
from civitas.ages.words.refusals.attempt import Attempt, Refusal, of_card, plain
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.obstacles import CLEAR

# What many refusals share


def of_kind(id: str) -> Refusal:
    """A refusal that names the card and its kind."""
    return lambda tried: Message(id, card=tried.card.name, kind=KIND_NAMES[tried.card.kind])


def of_two(id: str) -> Refusal:
    """A refusal that names what is and what would be."""
    return lambda tried: Message(id, low=tried.low.name, high=tried.card.name)


def few_civil(tried: Attempt) -> Message:
    have = int(civil_actions(tried.civ))
    return Message("ages.why.civil_actions", needed=1, have=have, also=by_use(tried, 1 - have))


def by_use(tried: Attempt, missing: int) -> Message | str:
    """That the civil actions which are missing can be had by using the leader first."""
    game, civ = tried.game, tried.civ
    leader = civ.leader_card
    if leader is None or leader.civil_actions_by_use() < missing:
        return ""
    if tried.asked.obstacle(game, game.edition.book.use.move(civ.leader)) != CLEAR:
        return ""
    return Message("ages.why.by_use", leader=leader.name)


def few_military(tried: Attempt) -> Message:
    needed = prices.military_actions_of(tried.game, tried.word)
    return Message("ages.why.military_actions", needed=needed, have=int(military_actions(tried.civ)))


def too_dear(tried: Attempt) -> Message:
    price = prices.RESOURCES[tried.word](tried.game, tried.asked, tried.args)
    have = resources_for(tried.game, tried.civ, price.kind)
    return Message("ages.why.resources", thing=price.thing, cost=price.cost, have=int(have))


def little_food(tried: Attempt) -> Message:
    cost = prices.food_of(tried.game, tried.asked, tried.word, tried.args)
    return Message("ages.why.food", cost=cost, have=int(food_of(tried.game, tried.civ)))


def little_science(tried: Attempt) -> Message:
    cost = prices.science_of(tried.game, tried.asked, tried.word, tried.args)
    return Message("ages.why.science", card=tried.card.name, cost=cost, have=int(science_for(tried.civ, tried.card)))


def partner_science(tried: Attempt) -> Message:
    game, seat = tried.game, tried.asked.seat
    partner = science_partner(game, seat)
    share, theirs = int(pact_of(game, science_pact(game, seat)).partner_pays), int(game.civs[partner].science)
    return Message("ages.why.partner_science", partner=int(partner), share=share, theirs=theirs)


def not_ordered(tried: Attempt) -> Message:
    """An action card and an event name what they are for."""
    thing = tried.card
    if isinstance(tried.asked, CarryOut):
        return Message("ages.why.not_ordered", card=civil_name(tried.game, tried.asked.card), thing=thing.name)
    return Message("ages.why.no_units_now", thing=thing.name, kind=KIND_NAMES[thing.kind])


# Cards of the row


def other_space(tried: Attempt) -> Message:
    id, space = tried.args
    spaces = [place + 1 for place, lying in enumerate(tried.game.row) if lying == id]
    return Message("ages.why.other_space", card=tried.card.name, space=space + 1, spaces=spaces)


def one_wonder(tried: Attempt) -> Message:
    return Message("ages.why.one_wonder", wonder=civil_name(tried.game, tried.civ.project))


def hand_full(tried: Attempt) -> Message:
    limit = civil_hand_limit(tried.game, tried.civ)
    return Message("ages.why.hand_full", cards=len(tried.civ.hand), limit=int(limit))


def leader_of_age(tried: Attempt) -> Message:
    return Message("ages.why.leader_of_age", card=tried.card.name, age=AGE_NAMES[tried.card.age])


def take_cost(tried: Attempt) -> Message:
    """For a wonder with its surcharge."""
    cost = prices.civil_actions_of(tried.game, tried.asked, tried.args)
    more = cost - tried.game.edition.row_cost[tried.args[1]]
    have = int(tried.asked.worth if isinstance(tried.asked, TakeByAgreement) else civil_actions(tried.civ))
    return Message(
        "ages.why.take_wonder_cost" if tried.card.kind == WONDER and more > 0 else "ages.why.take_cost",
        card=tried.card.name,
        cost=cost,
        more=more,
        have=have,
        also=by_use(tried, cost - have),
    )


# Workers


def urban_room(tried: Attempt) -> Message:
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


LEADERS: Final = {
    "recruit": "Frederick Barbarossa",
    "recast": "Johann Sebastian Bach",
    "settle": "Christopher Columbus",
}
"""The leader whose own action a kind of move is."""


def needs_leader(tried: Attempt) -> Message:
    return Message("ages.why.needs_leader", leader=LEADERS.get(tried.word) or tried.named["card"])


def used(tried: Attempt) -> Message:
    """The card that the move names, or the leader whose own action it is."""
    card = LEADERS.get(tried.word) or tried.named["card"]
    return Message("ages.why.used", card=card)


# Wonders and action cards


def few_stages(tried: Attempt) -> Message:
    left = stages_left(tried.game, tried.civ)
    return Message("ages.why.stages_left", wonder=civil_name(tried.game, tried.civ.project), left=int(left))


def stages_at_once(tried: Attempt) -> Message:
    return Message("ages.why.stages_at_once", most=int(most_stages(tried.game, tried.civ)))


def stage_tokens(tried: Attempt) -> Message:
    """An action card orders one stage."""
    price = prices.RESOURCES[tried.word](tried.game, tried.asked, tried.args)
    count = tried.named.get("count", 1)
    left = tokens_for_stages(tried.game, tried.civ, price.cost)
    return Message("ages.why.stage_tokens", count=count, left=int(left))


def nothing_to_order(tried: Attempt) -> Message:
    card = tried.card
    assert isinstance(card, ActionCard)
    return Message("ages.why.nothing_to_order", card=card.name, discount=int(card.terms.discount))


# Revolutions and trade


def all_civil(tried: Attempt) -> Message:
    total, have = int(tried.civ.civil_total), int(civil_actions(tried.civ))
    return Message("ages.why.all_civil", total=total, have=have, also=by_use(tried, total - have))


def all_military(tried: Attempt) -> Message:
    civ = tried.civ
    leader = civil_name(tried.game, civ.leader)
    return Message("ages.why.all_military", leader=leader, total=int(civ.military_total), have=int(civ.military_left))


def nothing_to_trade(tried: Attempt) -> Message:
    return Message("ages.why.nothing_to_trade", goods="food" if tried.word == "trade_food" else "resources")


def taken_now(tried: Attempt) -> Message:
    """Where cards of an event wait, too, it is the turn that counts and not the action phase."""
    waits = tried.game.edition.agreed_cards_wait
    return Message("ages.why.taken_this_turn" if waits else "ages.why.taken_now", card=tried.named["card"])


ACTION_REFUSALS: Final[dict[int, Refusal]] = {
    obstacles.POLITICS_OVER: plain("ages.why.politics_over"),
    obstacles.END_INSTEAD: plain("ages.why.end_instead"),
    obstacles.FIRST_ROUND: plain("ages.why.first_round"),
    obstacles.FEW_CIVIL: few_civil,
    obstacles.FEW_MILITARY: few_military,
    obstacles.TOO_DEAR: too_dear,
    obstacles.LITTLE_FOOD: little_food,
    obstacles.LITTLE_SCIENCE: little_science,
    obstacles.PARTNER_SCIENCE: partner_science,
    obstacles.OWN_SCIENCE: plain("ages.why.own_science"),
    obstacles.NOT_ORDERED: not_ordered,
    obstacles.NOT_IN_ROW: of_card("ages.why.not_in_row"),
    obstacles.OTHER_SPACE: other_space,
    obstacles.ONE_WONDER: one_wonder,
    obstacles.HAND_FULL: hand_full,
    obstacles.LEADER_OF_AGE: leader_of_age,
    obstacles.SAME_IN_HAND: of_card("ages.why.same_in_hand"),
    obstacles.SAME_IN_PLAY: of_card("ages.why.same_in_play"),
    obstacles.TAKE_COST: take_cost,
    obstacles.EMPTY_BANK: plain("ages.why.yellow_bank"),
    obstacles.NO_TECHNOLOGY: lambda tried: Message("ages.why.no_technology", card=tried.card.name),
    obstacles.NO_IDLE_WORKER: plain("ages.why.no_idle_worker"),
    obstacles.URBAN_LIMIT: urban_room,
    obstacles.OTHER_KIND: other_kind,
    obstacles.NOT_HIGHER: of_two("ages.why.not_higher"),
    obstacles.NO_WORKER: lambda tried: Message("ages.why.no_worker", card=tried.low.name),
    obstacles.DISBAND_UNITS: of_kind("ages.why.disband_units"),
    obstacles.DESTROY_BUILDINGS: of_kind("ages.why.destroy_buildings"),
    obstacles.NO_WONDER: plain("ages.why.no_wonder"),
    obstacles.STAGES_LEFT: few_stages,
    obstacles.STAGES_AT_ONCE: stages_at_once,
    obstacles.STAGE_TOKENS: stage_tokens,
    obstacles.WONDERS_BY_STAGES: of_card("ages.why.wonders_by_stages"),
    obstacles.NOT_IN_HAND: of_card("ages.why.not_in_hand"),
    obstacles.DEVELOP_IT: of_card("ages.why.develop_it"),
    obstacles.TAKEN_NOW: taken_now,
    obstacles.NOTHING_TO_DEVELOP: of_card("ages.why.nothing_to_develop"),
    obstacles.NOTHING_TO_ORDER: nothing_to_order,
    obstacles.NOT_USED: of_card("ages.why.not_used"),
    obstacles.CARD_NOT_IN_PLAY: of_card("ages.why.card_not_in_play"),
    obstacles.USED: used,
    obstacles.NEEDS_LEADER: needs_leader,
    obstacles.RECRUITS_UNITS: of_kind("ages.why.recruits_units"),
    obstacles.INTO_THEATER: of_two("ages.why.into_theater"),
    obstacles.UPGRADE_IT: of_two("ages.why.upgrade_it"),
    obstacles.NOT_A_TECHNOLOGY: of_card("ages.why.no_technology_card"),
    obstacles.IN_PLAY: of_card("ages.why.in_play"),
    obstacles.NOT_A_GOVERNMENT: of_card("ages.why.no_government"),
    obstacles.ALL_CIVIL: all_civil,
    obstacles.ALL_MILITARY: all_military,
    obstacles.NOT_A_TACTIC: of_card("ages.why.no_tactic"),
    obstacles.NOT_IN_MILITARY_HAND: of_card("ages.why.not_in_military_hand"),
    obstacles.HAS_TACTIC: of_card("ages.why.has_tactic"),
    obstacles.OWN_TACTIC: of_card("ages.why.own_tactic"),
    obstacles.NOT_COMMON: of_card("ages.why.not_common"),
    obstacles.TACTICS_USED: plain("ages.why.tactics_used"),
    obstacles.NO_DRAW_ACTION: plain("ages.why.no_draw_action"),
    obstacles.NOTHING_TO_DRAW: plain("ages.why.nothing_to_draw"),
    obstacles.NO_TRADE: plain("ages.why.no_trade"),
    obstacles.TRADED: plain("ages.why.traded"),
    obstacles.NOTHING_TO_TRADE: nothing_to_trade,
    obstacles.NOT_COMPLETED: of_card("ages.why.not_completed"),
}

# fmt: off
SENTENCES: Final = {
    "ages.why.politics_over":    "Political actions are taken before the action phase, which has begun (Ages, Politics phase).",
    "ages.why.end_instead":      "There is nothing to pass in the action phase: end the turn (Ages, Action phase).",
    "ages.why.first_round":      "In the first round cards are taken and nothing else (Ages, First round).",
    "ages.why.civil_actions":    "It needs {needed:civil action|civil actions}; you have {have} left{also} (Ages, Action phase).",
    "ages.why.by_use":           ", and with {leader} a military action can serve as one",
    "ages.why.military_actions": "It needs {needed:military action|military actions}; you have {have} left (Ages, Action phase).",
    "ages.why.resources":        "{thing} costs you {cost:resource|resources}; you have {have} (Ages, Food and resources).",
    "ages.why.food":             "One more worker costs {cost} food; you have {have} (Ages, Increase population).",
    "ages.why.science":          "{card} costs you {cost} science; you have {have} (Ages, Develop a technology).",
    "ages.why.own_science":      "You have no science points, and while either partner has none, neither develops a technology (Ages, Scientific Cooperation).",
    "ages.why.partner_science":  "{partner:player} must pay {share} science of it and has {theirs} (Ages, Scientific Cooperation).",
    "ages.why.yellow_bank":      "Your yellow bank is empty: there is nobody to become a worker (Ages, Increase population).",
    "ages.why.not_in_row":       "{card} is not in the card row (Ages, Take a card).",
    "ages.why.other_space":      "{card} does not lie at space {space} of the card row but at space {spaces} (Ages, Take a card).",
    "ages.why.one_wonder":       "{wonder} is not finished; only one wonder can be under construction (Ages, Take a card).",
    "ages.why.hand_full":        "Your hand is full: {cards} civil cards, and {limit} are the limit (Ages, Take a card).",
    "ages.why.leader_of_age":    "{card} is a leader of Age {age}, and you have taken one of that age (Ages, Take a card).",
    "ages.why.same_in_hand":     "You have {card} in hand already (Ages, Take a card).",
    "ages.why.same_in_play":     "You have {card} in play already (Ages, Take a card).",
    "ages.why.take_cost":        "{card} costs {cost:civil action|civil actions}; you have {have} left{also} (Ages, Take a card).",
    "ages.why.take_wonder_cost": "{card} costs {cost:civil action|civil actions}, {more} of it for the wonders you have completed; you have {have} left{also} (Ages, Take a card).",
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
    "ages.why.upgrade_it":       "{low} is a theater already: upgrade it to {high} for the same price and keep Johann Sebastian Bach's upgrade for another building (Ages, Johann Sebastian Bach).",
    "ages.why.used":             "You have used {card} in this turn already (Ages, Leaders and wonders).",
    "ages.why.not_used":         "{card} is no card to be used that way (Ages, Leaders and wonders).",
    "ages.why.card_not_in_play": "{card} is not in play for you (Ages, Leaders and wonders).",
    "ages.why.no_wonder":        "You have no wonder under construction (Ages, Build a stage of a wonder).",
    "ages.why.stages_left":      "{wonder} has only {left:stage|stages} left to build (Ages, Build a stage of a wonder).",
    "ages.why.stages_at_once":   "You can build {most:stage|stages} with one action (Ages, Build a stage of a wonder).",
    "ages.why.stage_tokens":     "Every stage is covered with a blue token; you have {left} for {count:stage|stages} (Ages, Build a stage of a wonder).",
    "ages.why.wonders_by_stages": "{card} is a wonder: take it from the row and build its stages (Ages, Build a stage of a wonder).",
    "ages.why.develop_it":       "{card} is a technology: develop it (Ages, Develop a technology).",
    "ages.why.taken_this_turn":  "You took {card} in this turn; it can be played from your next turn on (Ages, Play an action card).",
    "ages.why.taken_now":        "You took {card} in this action phase; it can be played from your next turn on (Ages, Play an action card).",
    "ages.why.nothing_to_develop": "{card} orders to develop a technology, and you can develop none now (Ages, Play an action card).",
    "ages.why.nothing_to_order": "With {discount:resource|resources} off there is nothing that {card} could order (Ages, Play an action card).",
    "ages.why.no_technology_card": "{card} is no technology (Ages, Develop a technology).",
    "ages.why.no_government":    "{card} is no government (Ages, Declare a revolution).",
    "ages.why.all_civil":        "A revolution takes all your {total} civil actions; you have {have} left{also} (Ages, Declare a revolution).",
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
