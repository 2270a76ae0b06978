"""What a society of Inventions is worth, by hand: points now, and what tends to become points.

People, cards in their three stages, tiles, Influence, Milestones and objectives, one after another. After the last turn
nothing counts but what the final scoring counts.
"""

from __future__ import annotations

from typing import Final

from civitas.bots.inventions.prices import (
    ACADEMIC_READY,
    BENEFIT_WORTH,
    BUILT_TILE,
    CITIZEN_ABROAD,
    CITIZEN_BESIDE,
    CITIZEN_ON_MAP,
    DISPLAY_PART,
    ECONOMY_TOKEN_WORTH,
    EFFECT_WORTH,
    ERA,
    EXHAUSTED_PART,
    FACE_UP,
    GOAL_REACHED,
    GROWTH,
    IDEA_IN_HAND,
    IDEA_PART,
    IDEA_SHARED,
    INVENTION,
    INVENTION_COUNTED,
    INVENTION_SHARED,
    LEAD_LASTS,
    MAJORITY_PART,
    MEANS,
    MOST_TURNS,
    OUT_OF_REACH,
    PEOPLE_FOR_IDEA,
    PLACE,
    PLACE_LOST,
    POINT,
    RECALL_PART,
    SAGE,
    SHARE_RIGHT,
    SPACE_LASTS,
    SPECIALISTS,
    STEP,
    TILE_BUILT,
    TOKEN,
    TOKEN_TURNS,
    WHEN_BUILT,
)
from civitas.inventions.actions.gain_influence import obstacle_to_region, points_of_space
from civitas.inventions.assembly import ROUNDS
from civitas.inventions.era_change import order_holder
from civitas.inventions.kinds import (
    ACADEMIC,
    ECONOMY,
    FIRST_ERA,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    IN_GROUP,
    INFLUENCE_IN,
    INVENTION_PAIRS,
    INVENTION_TRIOS,
    INVENTIONS_IN_ALL,
    LAST_ERA,
    MOST_CITIZENS,
    NETWORK,
    NONE,
    NUMBERS,
    OF_EACH_TYPE,
    OF_ERAS_4_AND_5,
    OF_ONE_TYPE,
    REGIONS,
    SAME_TYPE_PAIRS,
    SCORE_PROGRESS,
    TYPES,
    Objective,
    WealthTile,
)
from civitas.inventions.objectives import objective_points
from civitas.inventions.people import academic_limit, people_of, people_ready
from civitas.inventions.public_objectives import public_points
from civitas.inventions.scoring import counted, wealth_points
from civitas.inventions.state import IN_EUREKA, Inventions, RegionDisplay, Society
from civitas.kernel.bits import count_bits, members, number_at, sum_of
from civitas.kernel.ints import i64
from civitas.kernel.obstacles import CLEAR

COMPLETE: Final = 100


def turns_left(game: Inventions) -> i64:
    """Turns that each player will have after this round."""
    if game.era == FIRST_ERA:
        return MOST_TURNS
    if game.era == LAST_ERA:
        return 0
    return (LAST_ERA - 1 - game.era) * ROUNDS + ROUNDS - game.round


def worth(game: Inventions, seat: i64) -> i64:
    """What one society is worth."""
    turns = turns_left(game)
    value = game.societies[seat].score() * POINT
    value += people(game, seat, turns) + cards(game, seat, turns) + tiles(game, seat, turns)
    return value + influence(game, seat, turns) + milestones(game, seat, turns) + objectives(game, seat, turns)


# People


def people(game: Inventions, seat: i64, turns: i64) -> i64:
    """Available people count most, exhausted ones if they recover, Citizens on the Map as people to come."""
    society = game.societies[seat]
    recovered: i64 = EXHAUSTED_PART if turns >= ROUNDS else 0
    academics, tired = number_at(society.ready, ACADEMIC), number_at(society.exhausted, ACADEMIC)
    value: i64 = (academics * 100 + tired * recovered) * ACADEMIC_READY // 100
    type: i64
    for type in range(TYPES):
        ready = number_at(society.ready, type)
        value += specialists(ready)
        value += (specialists(people_of(society, type)) - specialists(ready)) * recovered // 100
    value += sum_of(society.citizens) * CITIZEN_ON_MAP
    return (value + sages(game, seat, turns)) * MEANS[turns] // 100


def specialists(count: i64) -> i64:
    last: i64 = len(SPECIALISTS) - 1
    return SPECIALISTS[count] if count < last else SPECIALISTS[last]


def sages(game: Inventions, seat: i64, turns: i64) -> i64:
    """Sages become Academics at the next Era Change, within the limit."""
    society = game.societies[seat]
    if society.sages == 0 or turns < ROUNDS:
        return 0
    room = academic_limit(game, seat) - people_of(society, ACADEMIC)
    return SAGE * (society.sages if society.sages < room else room) if room > 0 else 0


# Cards


def cards(game: Inventions, seat: i64, turns: i64) -> i64:
    """Ideas in hand, cards in Region Displays beside which one stands, and own Inventions."""
    society = game.societies[seat]
    each = invention_worth(game, society, turns)
    value: i64 = len(society.inventions) * each
    for display in game.regions:
        if display.card != NONE and display.is_beside(seat):
            value += in_display(game, seat, display, each, turns)
    for card in society.ideas:
        value += idea_in_hand(game, society, card, turns)
    return value


def invention_worth(game: Inventions, society: Society, turns: i64) -> i64:
    """An own Invention makes building cheaper, may chain, and is counted by Wealth tiles."""
    value: i64 = INVENTION
    for tile in society.display:
        if tile >= FIRST_WEALTH and counts_inventions(game.edition.wealth[tile - FIRST_WEALTH]):
            value += INVENTION_COUNTED
    return value * MEANS[turns] // 100


def counts_inventions(tile: WealthTile) -> bool:
    return tile.counts in (INVENTION_PAIRS, SAME_TYPE_PAIRS, INVENTION_TRIOS)


def in_display(game: Inventions, seat: i64, display: RegionDisplay, invention: i64, turns: i64) -> i64:
    """Points of the Presenter, the card of the Inventor, Citizens that will settle; all when it is shared."""
    likely = share_chance(game, display, turns)
    citizens: i64 = 0
    value: i64 = 0
    if display.presenter == seat:
        value += game.edition.ideas[display.card].era * display.presenters * POINT
        citizens += display.presenters
    if display.inventor == seat:
        value += invention
        citizens += 1
    if display.innovator == seat:
        citizens += 2
    if display.inventor != NONE:
        value += SHARE_RIGHT * MEANS[turns] // 100
    return value * likely // 100 + citizens * CITIZEN_BESIDE * MEANS[turns] // 100


def share_chance(game: Inventions, display: RegionDisplay, turns: i64) -> i64:
    """How likely a card in a Region Display will be shared, in hundredths."""
    if display.inventor != NONE:
        return INVENTION_SHARED[turns]
    likely: i64 = IDEA_SHARED[turns]
    if game.milestones_at[game.edition.milestone_of[display.card]] >= IN_EUREKA:
        return likely * OUT_OF_REACH // 100
    return likely


def idea_in_hand(game: Inventions, society: Society, card: int, turns: i64) -> i64:
    """An Idea is worth part of the points it may bring, more if the people to present it are there."""
    idea = game.edition.ideas[card]
    points = idea.era * idea.need * POINT * IDEA_SHARED[turns] // 100
    if game.milestones_at[game.edition.milestone_of[card]] >= IN_EUREKA:
        points = points * OUT_OF_REACH // 100
    value: i64 = points * IDEA_PART // 100
    if people_ready(society, idea.type) >= idea.need:
        value += PEOPLE_FOR_IDEA
    return value + IDEA_IN_HAND * MEANS[turns] // 100


# Tiles


def tiles(game: Inventions, seat: i64, turns: i64) -> i64:
    """Tiles on the Progress Map, and part of what those in the Tile Display will be worth there."""
    society = game.societies[seat]
    value: i64 = society.economy_tokens * ECONOMY_TOKEN_WORTH * MEANS[turns] // 100
    for tile in society.display:
        if tile >= FIRST_PROGRESS:
            value += in_tile_display(game, seat, tile, turns)
    hex: i64
    for hex in range(len(society.hexes)):
        tile = society.hexes[hex]
        if tile >= FIRST_WEALTH:
            value += wealth_points(game, seat, hex) * POINT + growth(game.edition.wealth[tile - FIRST_WEALTH], turns)
        elif tile != NONE:
            value += built_progress(game, society, tile - FIRST_PROGRESS, turns)
    return value


def built_progress(game: Inventions, society: Society, tile: i64, turns: i64) -> i64:
    """A built tile, and its effect while it can be used; that of an Economy tile comes back at the Era Change."""
    printed = game.edition.progress[tile]
    effect: i64 = EFFECT_WORTH[printed.effect]
    if (society.spent >> tile) & 1:
        effect = effect * EXHAUSTED_PART // 100 if printed.type == ECONOMY and turns >= ROUNDS else 0
    return (BUILT_TILE + effect) * MEANS[turns] // 100


def growth(tile: WealthTile, turns: i64) -> i64:
    """What a Wealth tile will count more at the end than now."""
    return tile.points * GROWTH[tile.counts] * turns // MOST_TURNS


def in_tile_display(game: Inventions, seat: i64, tile: i64, turns: i64) -> i64:
    """Part of what a tile of the Tile Display is worth once it is built."""
    if tile >= FIRST_WEALTH:
        wealth = game.edition.wealth[tile - FIRST_WEALTH]
        now = count_if_built(game, seat, wealth) * wealth.points * POINT
        return (now + growth(wealth, turns)) * TILE_BUILT[turns] // 100
    effect = game.edition.progress[tile - FIRST_PROGRESS].effect
    value: i64 = BUILT_TILE + EFFECT_WORTH[effect] + WHEN_BUILT[effect]
    return value * MEANS[turns] // 100 * DISPLAY_PART // 100


def count_if_built(game: Inventions, seat: i64, tile: WealthTile) -> i64:
    """What a Wealth tile would count on the Progress Map; in a group it joins half of the tiles that match."""
    if tile.counts != IN_GROUP:
        return counted(game, seat, NONE, tile)
    society = game.societies[seat]
    matching: i64 = 0
    type: i64
    for type in range(TYPES):
        if (tile.types >> type) & 1:
            matching += count_bits((society.built >> (type * NUMBERS)) & 127)
    return (matching + 1) // 2 + ((tile.types >> TYPES) & 1)


# Influence


def influence(game: Inventions, seat: i64, turns: i64) -> i64:
    """The position on the track, for points, tokens and building; tiles on the board, and majorities for more."""
    society = game.societies[seat]
    standing = game.edition.influence_track[society.influence]
    soon: i64 = turns if turns < TOKEN_TURNS else TOKEN_TURNS
    value: i64 = standing.points * POINT * (MOST_TURNS - turns) // MOST_TURNS
    value += TOKEN[standing.tokens] * soon + society.influence * STEP * MEANS[turns] // 100
    value += count_bits(society.face_up) * FACE_UP * MEANS[turns] // 100
    return value + majorities(game, seat, turns) if turns and society.influence_tiles else value


def majorities(game: Inventions, seat: i64, turns: i64) -> i64:
    """The best points that an Influence tile could bring where one has the majority."""
    best: i64 = 0
    region: i64
    for region in range(REGIONS):
        if number_at(game.societies[seat].citizens, region) > 1 and obstacle_to_region(game, seat, region) == CLEAR:
            points = points_of_space(game, region)
            if points > best:
                best = points
    return best * MAJORITY_PART * POINT // 100


# Milestones


def milestones(game: Inventions, seat: i64, turns: i64) -> i64:
    """A later Era lets one build more and have more Academics; Diplomats can be called back for benefits."""
    value: i64 = game.era_of(seat) * ERA * turns + turn_place(game, seat, turns)
    for milestone in members(game.societies[seat].diplomats):
        recall = game.edition.milestones[milestone].recall
        value += CITIZEN_ABROAD * MEANS[turns] // 100
        if turns:
            value += benefit_worth(game, seat, recall, turns) * RECALL_PART // 100
    return value


def turn_place(game: Inventions, seat: i64, turns: i64) -> i64:
    """Early players have the choice; the holder of the turn-order space plays first after the next Era Change, and
    whoever was before them a place later."""
    each = PLACE[game.players]
    before: i64 = game.turn_order.index(int(seat))
    value: i64 = (game.colours - 1 - before) * each[turns]
    holder = order_holder(game)
    if holder == NONE:
        return value
    later: i64 = each[turns // ROUNDS * ROUNDS]
    if holder == seat:
        return value + before * later * SPACE_LASTS // 100
    if before < game.turn_order.index(int(holder)):
        return value + -later * PLACE_LOST[game.players] // 100
    return value


def benefit_worth(game: Inventions, seat: i64, benefit: i64, turns: i64) -> i64:
    """A public objective gives what it gives now; other benefits are means."""
    if benefit < SCORE_PROGRESS:
        return BENEFIT_WORTH[benefit] * MEANS[turns] // 100
    return public_points(game, seat, benefit) * POINT


# Objectives


def objectives(game: Inventions, seat: i64, turns: i64) -> i64:
    """The two best of the private objectives."""
    least: i64 = NONE
    total: i64 = 0
    for id in game.societies[seat].objectives:
        value = prospect(game, seat, game.edition.objectives[id], objective_points(game, seat, id) * POINT, turns)
        total += value
        if least == NONE or value < least:
            least = value
    return total - least


def prospect(game: Inventions, seat: i64, objective: Objective, now: i64, turns: i64) -> i64:
    """What an objective gives now, as far as that lasts; and part of what it may still give."""
    most: i64 = objective.points[-1] * POINT
    if objective.measure in (NETWORK, MOST_CITIZENS):
        return now * LEAD_LASTS[turns] // 100
    if objective.measure == INFLUENCE_IN:
        return now + (most - now) * GOAL_REACHED[turns] // 400
    if now >= most:
        return now
    done = progress(game, seat, objective)
    return most * done * done // (COMPLETE * COMPLETE) * GOAL_REACHED[turns] // 100


def progress(game: Inventions, seat: i64, objective: Objective) -> i64:
    """How far the Inventions for an objective have come, in hundredths; those invented but not shared count half."""
    society = game.societies[seat]
    measure, wanted = objective.measure, objective.wanted
    if measure == INVENTIONS_IN_ALL:
        return (len(society.inventions) * 100 + pending(game, seat, NONE) * 50) // wanted
    if measure == OF_EACH_TYPE:
        return of_each_type(game, seat, wanted)
    if measure == OF_ONE_TYPE:
        return of_one_type(game, seat, wanted)
    return of_eras(game, seat, measure == OF_ERAS_4_AND_5, wanted)


def pending(game: Inventions, seat: i64, type: i64) -> i64:
    """Inventions of a type, or of any, that one has invented and nobody has shared yet."""
    count: i64 = 0
    for display in game.regions:
        if display.inventor == seat and (type == NONE or game.edition.ideas[display.card].type == type):
            count += 1
    return count


def of_each_type(game: Inventions, seat: i64, wanted: i64) -> i64:
    have = game.societies[seat].types
    done: i64 = 0
    type: i64
    for type in range(TYPES):
        done += at_most(number_at(have, type) * 100 + pending(game, seat, type) * 50, wanted * 100)
    return done // (wanted * TYPES)


def of_one_type(game: Inventions, seat: i64, wanted: i64) -> i64:
    best: i64 = 0
    type: i64
    for type in range(TYPES):
        done: i64 = number_at(game.societies[seat].types, type) * 100 + pending(game, seat, type) * 50
        if done > best:
            best = done
    return at_most(best, wanted * 100) // wanted


def of_eras(game: Inventions, seat: i64, is_late: bool, wanted: i64) -> i64:
    """Inventions of Eras 4 and 5, or of each Era from 2 to 5."""
    done: i64 = 0
    goal: i64 = 0
    era: i64
    for era in range(4 if is_late else 2, LAST_ERA):
        needed = 1 if is_late and era == LAST_ERA - 1 else wanted
        goal += needed
        done += at_most(of_era(game, seat, era), needed * 100)
    return done // goal


def of_era(game: Inventions, seat: i64, era: i64) -> i64:
    """Inventions of an Era, in hundredths."""
    count: i64 = 0
    for card in game.societies[seat].inventions:
        if game.edition.ideas[card].era == era:
            count += 100
    for display in game.regions:
        if display.inventor == seat and game.edition.ideas[display.card].era == era:
            count += 50
    return count


def at_most(value: i64, limit: i64) -> i64:
    return value if value < limit else limit
