"""What one civilization of Through the Ages is worth to its player, by hand, in hundredths of a point of culture.

A stream (food, resources, science, culture) is worth what it will bring in the turns that are left. What only prepares
(cards in hand, technologies without workers, unfinished wonders, unused workers) is worth a part of what it leads to,
so that each step on the way looks better than the one before.
"""

from __future__ import annotations

from typing import cast

from civitas.ages.actions.buildings import card_at, has_room
from civitas.ages.actions.costs import build_cost, civil_actions, food_of, military_actions, population_cost
from civitas.ages.cards.kinds import (
    ACTION,
    CONSTRUCTION,
    FARMS_AND_MINES,
    GOVERNMENT,
    LAW,
    LEADER,
    LEVELS,
    LIBRARY,
    NONE,
    TACTIC,
    THEATER,
    UNITS,
    URBAN,
    WAR,
    WORKER_KINDS,
    ActionCard,
    CivilCard,
    is_special,
    is_unit,
)
from civitas.ages.cards.wonders import urban_output
from civitas.ages.goods import RESOURCES, stored
from civitas.ages.numbers import at_least_zero
from civitas.ages.ratings import (
    army_bonus,
    by_tokens,
    consumption,
    corruption,
    count_kinds,
    happiness_needed,
    military_hand_limit,
    technology_levels,
)
from civitas.ages.state import Ages, Civilization
from civitas.ages.upkeep.production import food_production, resource_production
from civitas.bots.ages.prices import (
    ACTION_BEYOND_DRAWING,
    ACTION_CARD_IN_HAND,
    ARMS_RACE,
    BEHIND_PART,
    BEYOND_ENOUGH,
    CIVIL_ACTION,
    COLONIZATION,
    COMFORTABLE_LEAD,
    DISCONTENT,
    ENOUGH_FOOD,
    ENOUGH_RESOURCES,
    ENOUGH_SCIENCE,
    FAMINE,
    FAST_FOOD,
    FOOD_BEYOND,
    FRESH_PART,
    FURTHER_FACE,
    HOLLYWOOD,
    IDLE_WORKER,
    INTERNET,
    LACK_OF_FOOD,
    LEAD_PART,
    LEADER_IN_HAND,
    LEADER_IN_PLAY,
    LEADER_TURNS,
    MILITARY_ACTION,
    MILITARY_CARD,
    MILITARY_CARD_AGE,
    MOST_RESOURCES,
    MOST_SCIENCE,
    MOST_UPGRADES,
    NEW_UNITS,
    NEW_WORKERS,
    POINT,
    PROMISE_PART,
    REVOLUTION,
    SAVINGS,
    SPACE_FLIGHT,
    SPARE_FACE,
    TACTIC_IN_HAND,
    TECHNOLOGY_DELAY,
    TECHNOLOGY_IN_HAND,
    TECHNOLOGY_LEVEL,
    TOKEN,
    TOLERATED_LEAD,
    UNIT_RESOURCE,
    UPGRADE_PART,
    UPRISING,
    URBAN_ROOM,
    USELESS_CARD,
    WAR_ADVANTAGE,
    WAR_WON,
    WEAKEST,
    WONDER_AT_LEAST,
    WONDER_COMPLETED,
    WONDER_PART,
    WONDER_TAKEN,
    WORKER,
    Outlook,
)
from civitas.kernel.ints import i64


def worth(game: Ages, seat: i64, outlook: Outlook) -> i64:
    """All that a civilization is worth to its player."""
    civ = game.civs[seat]
    value = civ.culture * POINT + civ.culture_rating * outlook.culture_flow
    value += science(game, civ, outlook) + food(game, seat, outlook) + resources(game, seat, outlook)
    value += contentment(game, civ, outlook) + strength(game, seat, outlook)
    value += workers(civ, outlook) + actions(game, seat, outlook)
    value += ((civ.yellow_bank + civ.blue_owned) * TOKEN + civ.colonization * COLONIZATION) * outlook.turns
    value += technologies(game, civ, outlook) + civil_hand(game, seat, outlook) + military_hand(game, seat, outlook)
    value += leader(civ, outlook) + wonders(game, seat, outlook)
    if outlook.pending:
        value += civ.culture_rating * POINT
    return value


def science(game: Ages, civ: Civilization, outlook: Outlook) -> i64:
    store = civ.science + (civ.science_rating if outlook.pending else 0)
    rating = enough(civ.science_rating, ENOUGH_SCIENCE[game.age])
    spare = at_least_zero(store - MOST_SCIENCE)
    return (store - spare // 2) * outlook.science + rating * outlook.science_flow // 100


def enough(amount: i64, limit: i64) -> i64:
    """An amount in hundredths, of which what goes beyond a limit counts less."""
    if amount <= limit:
        return amount * 100
    return limit * 100 + (amount - limit) * BEYOND_ENOUGH


def food(game: Ages, seat: i64, outlook: Outlook) -> i64:
    """Enough to eat comes first; some is for growing, the rest is hoarded."""
    civ = game.civs[seat]
    net = food_production(game, seat) - consumption(game, civ)
    store = food_of(game, civ)
    value: i64 = 0
    after = store + net
    if after < 0:
        value += after * FAMINE if outlook.pending else after * FAMINE // 2
    if outlook.pending:
        store = at_least_zero(after)
    useful = 2 * population_cost(game, civ) + consumption(game, civ)
    spare = at_least_zero(store - useful)
    value += (store - spare) * outlook.food + spare * outlook.food // 3
    return value + food_stream(net, outlook)


def food_stream(net: i64, outlook: Outlook) -> i64:
    """Each food a turn is worth less than the one before; a lack costs culture."""
    if net < 0:
        return net * (outlook.food_flow + outlook.turns * LACK_OF_FOOD)
    if net <= ENOUGH_FOOD:
        return net * outlook.food_flow
    return ENOUGH_FOOD * outlook.food_flow + (net - ENOUGH_FOOD) * outlook.food_flow * FOOD_BEYOND // 100


def resources(game: Ages, seat: i64, outlook: Outlook) -> i64:
    civ = game.civs[seat]
    made = resource_production(game, seat)
    store = stored(game, civ, RESOURCES) + civ.spare_resources
    if outlook.pending:
        store = at_least_zero(store - corruption(game, civ)) + made
    spare = at_least_zero(store - MOST_RESOURCES)
    value = (store - spare) * outlook.resources + spare * outlook.resources // 3
    if outlook.pending:
        value += civ.unit_resources * UNIT_RESOURCE
    value += enough(made, ENOUGH_RESOURCES[game.age]) * outlook.resource_flow // 100
    return value - corruption_to_come(game, civ, outlook)


def corruption_to_come(game: Ages, civ: Civilization, outlook: Outlook) -> i64:
    """What the next turns will lose if the bank stays as empty as it is after producing."""
    bank = civ.blue_bank
    if outlook.pending:
        bank -= count_kinds(civ, FARMS_AND_MINES)
        bank += consumption(game, civ)
    lost = by_tokens(game.edition.corruption, at_least_zero(bank))
    return lost * outlook.resources * (2 if outlook.turns > 1 else 1)


def contentment(game: Ages, civ: Civilization, outlook: Outlook) -> i64:
    """Spare happy faces let the population grow; too few make an uprising."""
    spare = civ.happiness - happiness_needed(game, civ)
    if spare >= 0:
        return spare_faces(spare) if outlook.turns else 0
    if -spare <= civ.idle_workers:
        return spare * DISCONTENT
    return spare * DISCONTENT - (UPRISING if outlook.pending else UPRISING // 3)


def spare_faces(count: i64) -> i64:
    """The first two are worth more than the others."""
    return SPARE_FACE * count if count < 2 else SPARE_FACE * 2 + FURTHER_FACE * (count - 2)


def strength(game: Ages, seat: i64, outlook: Outlook) -> i64:
    """Strength counts most where it decides who is stronger."""
    own = game.civs[seat].strength
    most: i64 = 0
    least: i64 = 1000
    other: i64
    for other in range(game.players):
        if other != seat and game.civs[other].is_playing:
            theirs = game.civs[other].strength
            most = theirs if theirs > most else most
            least = theirs if theirs < least else least
    price = outlook.strength
    beyond = at_least_zero(own - most - COMFORTABLE_LEAD)
    value = (own - beyond) * price + beyond * price * LEAD_PART // 100
    behind = at_least_zero(most - own - TOLERATED_LEAD)
    value -= behind * price * BEHIND_PART // 100
    if own < least:
        value -= price * WEAKEST // 100
    return value


def wars(game: Ages, seat: i64) -> i64:
    """Wars that are declared: what will change hands if the strengths stay as they are."""
    value: i64 = 0
    other: i64
    for other in range(game.players):
        if other == seat:
            continue
        if game.civs[other].war != NONE and game.civs[other].war_target == seat:
            value -= spoils(game, game.civs[other].war, game.civs[other].strength - game.civs[seat].strength)
    civ = game.civs[seat]
    if civ.war != NONE:
        # The rival has a turn to arm.
        value += spoils(game, civ.war, civ.strength - game.civs[civ.war_target].strength - ARMS_RACE)
    return value


def spoils(game: Ages, war: i64, advantage: i64) -> i64:
    """What the stronger side takes; negative when it is the other side."""
    age = game.edition.military[war].age
    base: i64 = WAR_WON[age]
    each: i64 = WAR_ADVANTAGE[age]
    if advantage > 0:
        return base + advantage * each
    return advantage * each - base if advantage < 0 else 0


def workers(civ: Civilization, outlook: Outlook) -> i64:
    """A worker is worth something wherever it works, and less while it waits for work."""
    value = (civ.yellow_owned - civ.yellow_bank - civ.idle_workers) * 100
    number: i64
    for number in range(civ.idle_workers):
        value += IDLE_WORKER[number if number < 2 else 2]
    return value * WORKER * outlook.turns // 100


def actions(game: Ages, seat: i64, outlook: Outlook) -> i64:
    """Actions left in this turn, and those of each turn to come."""
    civ = game.civs[seat]
    value = civ.civil_total * outlook.civil_flow + civ.military_total * outlook.military_flow
    if not outlook.pending:
        return value
    draws = military_actions(civ)
    value += draws * ACTION_BEYOND_DRAWING
    draws = draws if draws < game.edition.military_draw_limit else game.edition.military_draw_limit
    if game.age <= game.edition.last_military_age:
        value += draws * MILITARY_ACTION
    return value + civil_actions(civ) * CIVIL_ACTION


# Technologies


def worker_gain(card: CivilCard, outlook: Outlook) -> i64:
    """What a worker on a card is worth for the rest of the game."""
    gain = card.food * outlook.food_flow + card.resources * outlook.resource_flow
    gain += card.science * outlook.science_flow + card.culture * outlook.culture_flow
    return gain + card.strength * outlook.strength + card.happiness * outlook.happiness


def technologies(game: Ages, civ: Civilization, outlook: Outlook) -> i64:
    """What developed technologies promise: workers that may move up to them, and new buildings."""
    value: i64 = game.edition.civil[civ.government].urban_limit * URBAN_ROOM
    kind: i64
    for kind in range(WORKER_KINDS):
        level = best_technology(civ, kind)
        if level > 0:
            value += level * TECHNOLOGY_LEVEL
            value += promise(game, civ, kind, level, outlook) * PROMISE_PART // 100
    for id in civ.specials:
        if id != NONE:
            card = game.edition.civil[id]
            value += card.age * TECHNOLOGY_LEVEL + building_savings(card, outlook)
    return value


def building_savings(card: CivilCard, outlook: Outlook) -> i64:
    """What a construction technology saves on buildings and wonders."""
    return (card.age + 1) * outlook.turns * SAVINGS if card.kind == CONSTRUCTION else 0


def promise(game: Ages, civ: Civilization, kind: i64, level: i64, outlook: Outlook) -> i64:
    """The gain from a technology of a level: up to three workers that move up to it, and new ones."""
    card = card_at(game, kind * LEVELS + level)
    gain = net_gain(game, civ, card, outlook)
    total: i64 = 0
    moved: i64 = 0
    low: i64
    for low in range(level):
        here: i64 = civ.workers[kind * LEVELS + low]
        if not here:
            continue
        step = gain - net_gain(game, civ, card_at(game, kind * LEVELS + low), outlook) - CIVIL_ACTION
        if step > 0:
            here = here if here < MOST_UPGRADES - moved else MOST_UPGRADES - moved
            moved += here
            total += step * here * UPGRADE_PART // 100
    fresh = NEW_WORKERS - moved - civ.workers[kind * LEVELS + level]
    if fresh > 0 and gain > CIVIL_ACTION and has_room(game, civ, kind):
        total += (gain - CIVIL_ACTION) * fresh * FRESH_PART // 100
    return total


def net_gain(game: Ages, civ: Civilization, card: CivilCard, outlook: Outlook) -> i64:
    """What a worker on a card is worth, less what it costs to put it there."""
    return worker_gain(card, outlook) - build_cost(game, civ, card) * outlook.resources


def develop_gain(game: Ages, civ: Civilization, card: CivilCard, outlook: Outlook) -> i64:
    """What developing a technology adds to what it replaces."""
    if card.kind == GOVERNMENT:
        return symbols(card, outlook) - symbols(game.edition.civil[civ.government], outlook)
    if is_special(card.kind):
        return special_gain(game, civ, card, outlook)
    level = best_technology(civ, card.kind)
    if level >= card.age:
        return 0
    gain = promise(game, civ, card.kind, card.age, outlook)
    if level > 0:
        gain -= promise(game, civ, card.kind, level, outlook)
    if is_unit(card.kind) and outlook.turns > 2:
        gain += NEW_UNITS
    return gain * PROMISE_PART // 100 + card.age * TECHNOLOGY_LEVEL


def special_gain(game: Ages, civ: Civilization, card: CivilCard, outlook: Outlook) -> i64:
    """A special technology replaces the lower one of its kind."""
    old = civ.specials[card.kind - LAW]
    gain = symbols(card, outlook) + building_savings(card, outlook)
    if old == NONE:
        return gain
    before = game.edition.civil[old]
    if before.age >= card.age:
        return 0
    return gain - symbols(before, outlook) - building_savings(before, outlook)


def best_technology(civ: Civilization, kind: i64) -> i64:
    """The highest developed level of a kind; 0 also without any."""
    level: i64 = LEVELS - 1
    while level > 0 and not (civ.technologies >> (kind * LEVELS + level)) & 1:
        level -= 1
    return level


def symbols(card: CivilCard, outlook: Outlook) -> i64:
    """What a card without workers shows."""
    value = card.culture * outlook.culture_flow + card.science * outlook.science_flow
    value += card.strength * outlook.strength + card.happiness * outlook.happiness
    value += card.civil_actions * outlook.civil_flow + card.military_actions * outlook.military_flow
    value += (card.colonization * COLONIZATION + (card.blue + card.yellow) * TOKEN) * outlook.turns
    return value + card.urban_limit * URBAN_ROOM


# Cards in hand


def civil_hand(game: Ages, seat: i64, outlook: Outlook) -> i64:
    civ = game.civs[seat]
    value: i64 = 0
    best: i64 = 0
    for id in civ.hand:
        card = game.edition.civil[id]
        if card.kind == ACTION:
            value += action_card(game, seat, cast(ActionCard, card), outlook)
        elif card.kind == LEADER:
            value += leader_in_hand(civ, id, outlook)
        else:
            gain = technology_in_hand(game, civ, card, outlook)
            best = gain if gain > best else best
            value += gain // 2
    return value + best // 2


def technology_in_hand(game: Ages, civ: Civilization, card: CivilCard, outlook: Outlook) -> i64:
    """A part of what developing it would add, less the further away it is."""
    cost = card.science_cost
    if card.kind == GOVERNMENT and card.revolution_cost + REVOLUTION < cost:
        cost = card.revolution_cost + REVOLUTION
    gain = develop_gain(game, civ, card, outlook) - cost * outlook.science
    if gain <= 0:
        return USELESS_CARD
    lacking = at_least_zero(cost - civ.science - (civ.science_rating if outlook.pending else 0))
    turns = lacking // (civ.science_rating + 1) if lacking else 0
    if turns >= outlook.turns:
        return USELESS_CARD
    return gain * TECHNOLOGY_IN_HAND // (100 + TECHNOLOGY_DELAY * turns)


def action_card(game: Ages, seat: i64, card: ActionCard, outlook: Outlook) -> i64:
    """What it will give, without the action that plays it; a little less, so that it is played."""
    goods = card.gain_resources + card.either
    terms = card.terms
    if terms.builds or terms.upgrades or card.stage:
        goods += terms.discount
    value = goods * outlook.resources + card.gain_food * outlook.food
    value += card.gain_science * outlook.science + card.gain_culture * POINT
    value += card.temporary_resources * outlook.resources // 2
    players = game.count_playing() - 2
    value += card.temporary_per_stronger[players] * outlook.resources // 4
    value += card.culture_per_richer[players] * POINT // 2
    if not (terms.builds or terms.upgrades or terms.develops or card.stage or card.grows):
        value -= CIVIL_ACTION
    return at_least_zero(value) * ACTION_CARD_IN_HAND // 100


def leader_in_hand(civ: Civilization, id: i64, outlook: Outlook) -> i64:
    usual: i64 = outlook.worths.usual[id]
    if civ.leader != NONE:
        usual -= outlook.worths.usual[civ.leader]
    turns: i64 = outlook.turns if outlook.turns < LEADER_TURNS else LEADER_TURNS
    return usual * turns * LEADER_IN_HAND // 100 if usual > 0 else USELESS_CARD


def military_hand(game: Ages, seat: i64, outlook: Outlook) -> i64:
    """The best cards up to the limit of the hand; of the others half."""
    civ = game.civs[seat]
    value: i64 = 0
    for id in civ.military_hand:
        value += military_card(game, seat, id, outlook)
    excess = cards_in_excess(game, civ)
    if excess <= 0:
        return value
    worst = sorted([int(military_card(game, seat, id, outlook)) for id in civ.military_hand])
    spare: i64 = sum(worst[: int(excess)])
    return value - spare + spare // 2


def cards_in_excess(game: Ages, civ: Civilization) -> i64:
    """Military cards beyond the limit; the wonders that raise it are asked only near it."""
    cards: i64 = len(civ.military_hand)
    return cards - military_hand_limit(game, civ) if cards > civ.military_total else 0


def military_card(game: Ages, seat: i64, id: i64, outlook: Outlook) -> i64:
    """By kind, and more for the later ages; in the last turn nothing is kept."""
    card = game.edition.military[id]
    if outlook.turns == 0 or (card.kind == WAR and outlook.turns == 1):
        return USELESS_CARD
    if card.kind == TACTIC:
        return tactic_in_hand(game, game.civs[seat], id, outlook)
    return MILITARY_CARD[card.kind] + MILITARY_CARD_AGE[card.kind] * card.age


def tactic_in_hand(game: Ages, civ: Civilization, tactic: i64, outlook: Outlook) -> i64:
    """What its armies would add over those of the current tactic."""
    gain = army_bonus(game, civ, tactic, civ.workers) - army_bonus(game, civ, civ.tactic, civ.workers)
    return MILITARY_CARD[TACTIC] + at_least_zero(gain) * outlook.strength * TACTIC_IN_HAND // 100


# Leaders and wonders


def leader(civ: Civilization, outlook: Outlook) -> i64:
    """What the leader does beyond the ratings."""
    if civ.leader == NONE:
        return 0
    turns: i64 = outlook.turns if outlook.turns < LEADER_TURNS else LEADER_TURNS
    if outlook.pending:
        turns += 1
    return LEADER_IN_PLAY + outlook.worths.flow[civ.leader] * turns


def wonders(game: Ages, seat: i64, outlook: Outlook) -> i64:
    """What completed wonders do beyond the ratings, and what the unfinished one promises."""
    civ = game.civs[seat]
    value: i64 = 0
    for id in civ.wonders:
        value += WONDER_COMPLETED
        if id not in civ.ruins:
            value += outlook.worths.flow[id] * outlook.turns
    if civ.project != NONE:
        value += project(game, seat, outlook)
    return value


def project(game: Ages, seat: i64, outlook: Outlook) -> i64:
    """A wonder grows in worth with every resource put into it, if there is time to complete it."""
    civ = game.civs[seat]
    card = game.edition.civil[civ.project]
    paid: i64 = 0
    total: i64 = 0
    stage: i64
    for stage in range(len(card.stages)):
        total += card.stages[stage]
        if stage < civ.stages_built:
            paid += card.stages[stage]
    whole = wonder_gain(game, civ, civ.project, outlook)
    made = resource_production(game, seat)
    missing = total - paid - stored(game, civ, RESOURCES)
    turns = missing // (at_least_zero(made) + 1)
    if missing > 0 and turns > outlook.turns:
        return 0
    # What was taken is completed early in the game even if another wonder would have been better.
    least = (total * outlook.resources + len(card.stages) * CIVIL_ACTION) * WONDER_AT_LEAST // 100
    if whole < least and outlook.turns > 2:
        whole = least
    started = whole * WONDER_TAKEN // 100 if whole > least else 0
    return started + (whole - started) * paid * WONDER_PART // (100 * total)


def wonder_gain(game: Ages, civ: Civilization, id: i64, outlook: Outlook) -> i64:
    """What a wonder will be worth when it is completed."""
    card = game.edition.civil[id]
    value = WONDER_COMPLETED + symbols(card, outlook) + outlook.worths.flow[id] * outlook.turns
    kind = outlook.worths.scoring[id]
    if kind == FAST_FOOD:
        value += (2 * count_kinds(civ, FARMS_AND_MINES) + count_kinds(civ, URBAN | UNITS)) * POINT
    elif kind == SPACE_FLIGHT:
        value += technology_levels(game, civ) * POINT
    elif kind == HOLLYWOOD:
        value += 2 * urban_output(game, civ, (1 << THEATER) | (1 << LIBRARY)).culture * POINT
    elif kind == INTERNET:
        made = urban_output(game, civ, URBAN)
        value += (made.culture + made.science + made.strength) * POINT
    return value
