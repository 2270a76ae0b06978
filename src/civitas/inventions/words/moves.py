"""Each legal move as a person wants to read it, with its price.

The prices come from the rules that collect them. A move without one is said with the names it is written with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from civitas.inventions.actions.gain_influence import citizens_needed, points_of_space
from civitas.inventions.actions.share import presenter_points
from civitas.inventions.actions.travel import TakeSage, knowledge_points
from civitas.inventions.assembly import is_visited, space_of
from civitas.inventions.building_costs import cost_on, is_discounted
from civitas.inventions.calling import type_called
from civitas.inventions.chains import can_chain
from civitas.inventions.kinds import (
    ACTIONS,
    BENEFIT_NAMES,
    BUILD_FOR_TWO,
    BUILD_FREE,
    DISCOUNT,
    EFFECT_NAMES,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    NONE,
    NOTHING,
    PEOPLE_NAMES,
    RETURN_CITIZENS,
    TYPE_NAMES,
)
from civitas.inventions.moves import DISCOUNTED
from civitas.inventions.people import ChoosePeople
from civitas.inventions.progress_map import BuildTiles
from civitas.inventions.state import Inventions
from civitas.inventions.tile_display import ReplaceTile
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.messages import Message, add_sentences

# fmt: off
ENGLISH: Final = {
    "inventions.move.skip":            "Skip this",
    "inventions.move.done":            "Done",
    "inventions.move.leave_sage":      "Leave the Sage",
    "inventions.move.let_wait":        "Discard nothing",
    "inventions.move.pillar":          "Place the Pillar on {action}: take this action",
    "inventions.move.pillar_visits":   "Place the Pillar on {action}: take this action (1 Influence for {players})",
    "inventions.move.spend":           "Place the Pillar on {action}: only 1 Influence",
    "inventions.move.use":             "Use {tile}: {effect}",
    "inventions.move.start":           "Start in {region} with {card}: {count} of type {type}, {reward}",
    "inventions.move.present":         "Present {card} in {region}: {count} of type {type}, {reward}",
    "inventions.move.invent":          "Invent {card} in {region} with 1 of type {type}",
    "inventions.move.invent_extra":    "Invent {card} in {region} with 1 of type {type}, and exhaust {extra} more",
    "inventions.move.innovate":        "Innovate {card} in {region} with 1 of type {type}",
    "inventions.move.share":           "Share {card} in {region} ({presenter} scores {points})",
    "inventions.move.share_chronos":   "Share {card} in {region} (presented by Chronos)",
    "inventions.player":               "{seat:player}",
    "inventions.move.academics":       "{specialists} of type {type} and {academics:Academic|Academics}",
    "inventions.move.exhaust":         "Exhaust one {people}",
    "inventions.move.call":            "Call {count} home from {region}: {people}",
    "inventions.move.call_choice":     "Call {count} home from {region}, of a type you choose",
    "inventions.move.type":            "They become {type} Specialists",
    "inventions.move.travel":          "Travel from {region} to {region2}",
    "inventions.move.travel_sage":     "Travel from {region} to {region2}, where a Sage stands",
    "inventions.move.sage_chain":      "Take the Sage and act: {benefit}",
    "inventions.move.sage_only":       "Take the Sage ({benefit} is not possible now)",
    "inventions.move.sage_score":      "Take the Sage and score {points:point|points}",
    "inventions.move.influence":       "Place {tile} in {region}: {count:Citizen goes|Citizens go} home, {points:point|points}",
    "inventions.move.chain_card":      "Chain Action with {card}: {benefit}",
    "inventions.move.chain_tile":      "Turn {tile} in {region}: {benefit}",
    "inventions.move.eureka":          "Discover {milestone}",
    "inventions.move.era_space":       "Put the Era Marker on {space}: {benefit}",
    "inventions.move.other_space":     "Use an Economy token to apply {space}: {benefit}",
    "inventions.move.send":            "Send one {people} to {milestone}: {benefit}",
    "inventions.move.recall":          "Call the Diplomat back from {milestone}: {benefit}",
    "inventions.move.settle":          "Settle in {region}",
    "inventions.move.gain":            "Gain one {people}",
    "inventions.move.draw":            "Take {card} (Era {era}, {type}, needs {count})",
    "inventions.move.take":            "Take {tile}",
    "inventions.move.take_effect":     "Take {tile}: {effect}",
    "inventions.move.replace":         "Discard {tile}",
    "inventions.move.drop":            "Give up one {tile}",
    "inventions.move.build":           "Build {tile} on {hex}: {count:Specialist|Specialists}, {influence} Influence, {reward}",
    "inventions.move.build_less":      "Build {tile} on {hex} with the discount: {count:Specialist|Specialists}, {influence} Influence, {reward}",
    "inventions.move.swap":            "Swap {tile} and {tile2}",
    "inventions.move.turn_place":      "Take the {place} place in the turn order",
    "inventions.move.sage_home":       "Send the Sage to {region}",

    "inventions.reward.gained":        "gain {benefit}",
    "inventions.reward.done":          "then {benefit}",
    "inventions.reward.taken_off":     "with {benefit} already",
    "inventions.reward.none":          "no benefit",
}
# fmt: on

add_sentences("en", ENGLISH)

Wording = Callable[..., Message]
"""Of a position, the question and the arguments of the move."""


def sentence(game: Inventions, move: int) -> Message:
    """A legal move as a sentence."""
    kind = game.edition.book.kind(move)
    wording = WORDINGS.get(kind.word)
    if wording is None:
        return said(kind.word, **kind.written(move))
    return wording(game, game.decision(), *kind.arguments(move))


def said(id: str, **words: object) -> Message:
    return Message(f"inventions.move.{id}", **words)


def player(seat: int) -> Message:
    return Message("inventions.player", seat=seat)


# Names


def region_name(game: Inventions, region: int) -> str:
    return game.edition.regions[region].name


def tile_name(game: Inventions, tile: int) -> str:
    return game.edition.tile_names[tile]


def effect_name(game: Inventions, tile: int) -> str:
    return EFFECT_NAMES[game.edition.progress[tile - FIRST_PROGRESS].effect]


# Benefits

DONE: Final = (*range(ACTIONS), BUILD_FREE, BUILD_FOR_TWO, RETURN_CITIZENS)
"""Benefits whose names say what is done, not what is had."""


def reward(benefit: int) -> Message:
    """What a place gives besides."""
    if benefit == NOTHING:
        return Message("inventions.reward.none")
    how = "taken_off" if benefit == DISCOUNT else "done" if benefit in DONE else "gained"
    return Message(f"inventions.reward.{how}", benefit=BENEFIT_NAMES[benefit])


# Leaving something out


def skip(game: Inventions, asked: AnyDecision, *_: int) -> Message:
    if isinstance(asked, TakeSage):
        return said("leave_sage")
    return said("let_wait" if isinstance(asked, ReplaceTile) else "skip")


# The Assembly


def pillar(game: Inventions, asked: AnyDecision, action: int) -> Message:
    name, space = BENEFIT_NAMES[action], space_of(game, action)
    others = [seat for seat in range(game.players) if seat != asked.seat]
    hosts = [player(seat) for seat in others if is_visited(game, game.societies[seat], space)]
    return said("pillar_visits", action=name, players=hosts) if hosts else said("pillar", action=name)


def use(game: Inventions, asked: AnyDecision, tile: int) -> Message:
    return said("use", tile=tile_name(game, tile), effect=effect_name(game, tile))


# Cards


def start(game: Inventions, asked: AnyDecision, region: int) -> Message:
    return presenting(game, "start", int(game.regions[region].card), region)


def present(game: Inventions, asked: AnyDecision, card: int, region: int) -> Message:
    return presenting(game, "present", card, region)


def presenting(game: Inventions, id: str, card: int, region: int) -> Message:
    """What a card needs, and what the Specialist tile of the Region gives for it."""
    idea = game.edition.ideas[card]
    tile = game.edition.specialist_tiles[game.regions[region].specialist]
    return said(
        id,
        card=idea.name,
        region=region_name(game, region),
        count=int(idea.need),
        type=TYPE_NAMES[idea.type],
        benefit=BENEFIT_NAMES[tile.benefit],
        reward=reward(tile.benefit),
    )


def invent(game: Inventions, asked: AnyDecision, region: int) -> Message:
    idea = game.edition.ideas[game.regions[region].card]
    words = {"card": idea.name, "region": region_name(game, region), "type": TYPE_NAMES[idea.type]}
    return said("invent_extra", extra=int(idea.extra), **words) if idea.extra else said("invent", **words)


def innovate(game: Inventions, asked: AnyDecision, region: int) -> Message:
    idea = game.edition.ideas[game.regions[region].card]
    return said("innovate", card=idea.name, region=region_name(game, region), type=TYPE_NAMES[idea.type])


def share(game: Inventions, asked: AnyDecision, region: int) -> Message:
    display = game.regions[region]
    words = {"card": game.edition.ideas[display.card].name, "region": region_name(game, region)}
    if display.presenter == game.chronos:
        return said("share_chronos", **words)
    points = int(presenter_points(game, display))
    return said("share", presenter=player(int(display.presenter)), points=points, **words)


def draw(game: Inventions, asked: AnyDecision, card: int) -> Message:
    idea = game.edition.ideas[card]
    return said("draw", card=idea.name, era=int(idea.era), type=TYPE_NAMES[idea.type], count=int(idea.need))


# People


def academics(game: Inventions, asked: AnyDecision, count: int) -> Message:
    question = cast(ChoosePeople, asked)
    specialists = int(question.count) - count
    return said("academics", specialists=specialists, type=TYPE_NAMES[question.type], academics=count)


def call(game: Inventions, asked: AnyDecision, count: int, region: int) -> Message:
    type = int(type_called(game, region))
    words = {"count": count + 1, "region": region_name(game, region)}
    return said("call_choice", **words) if type == NONE else said("call", people=PEOPLE_NAMES[type], **words)


def as_type(game: Inventions, asked: AnyDecision, type: int) -> Message:
    return said("type", type=TYPE_NAMES[type])


# The Map


def travel(game: Inventions, asked: AnyDecision, start: int, end: int) -> Message:
    id = "travel_sage" if game.regions[end].sage else "travel"
    return said(id, region=region_name(game, start), region2=region_name(game, end))


def sage(game: Inventions, asked: AnyDecision, *_: int) -> Message:
    display = game.regions[cast(TakeSage, asked).region]
    if display.scoring:
        return said("sage_score", points=points_with_sage(game, asked))
    chain = game.edition.knowledge_tiles[display.knowledge].chain
    return said("sage_chain" if can_chain(game, asked.seat, chain) else "sage_only", benefit=BENEFIT_NAMES[chain])


def points_with_sage(game: Inventions, asked: AnyDecision) -> int:
    """What the Knowledge tiles score once the Sage is taken, who counts for them."""
    rehearsal = game.clone()
    rehearsal.societies[asked.seat].sages += 1
    return int(knowledge_points(rehearsal, asked.seat))


def influence(game: Inventions, asked: AnyDecision, tile: int, region: int) -> Message:
    return said(
        "influence",
        tile=game.edition.influence_tiles[tile].name,
        region=region_name(game, region),
        count=int(citizens_needed(game, asked.seat, tile)),
        points=int(points_of_space(game, region)),
    )


def chain_card(game: Inventions, asked: AnyDecision, card: int) -> Message:
    idea = game.edition.ideas[card]
    return said("chain_card", card=idea.name, benefit=BENEFIT_NAMES[idea.chain])


def chain_tile(game: Inventions, asked: AnyDecision, region: int) -> Message:
    tile = game.edition.influence_tiles[game.societies[asked.seat].tile_in[region]]
    name = region_name(game, region)
    return said("chain_tile", tile=tile.name, region=name, benefit=BENEFIT_NAMES[tile.chain])


# Milestones and the Era Track


def era_space(game: Inventions, asked: AnyDecision, space: int) -> Message:
    return space_said(game, "era_space", space)


def other_space(game: Inventions, asked: AnyDecision, space: int) -> Message:
    return space_said(game, "other_space", space)


def space_said(game: Inventions, id: str, space: int) -> Message:
    benefit = BENEFIT_NAMES[game.edition.era_track[space].benefit]
    return said(id, space=game.edition.space_names[space], benefit=benefit)


def send(game: Inventions, asked: AnyDecision, person: int, milestone: int) -> Message:
    row = game.edition.milestones[milestone]
    return said("send", people=PEOPLE_NAMES[person], milestone=row.name, benefit=BENEFIT_NAMES[row.send])


def recall(game: Inventions, asked: AnyDecision, milestone: int) -> Message:
    row = game.edition.milestones[milestone]
    return said("recall", milestone=row.name, benefit=BENEFIT_NAMES[row.recall])


# Tiles


def take(game: Inventions, asked: AnyDecision, tile: int) -> Message:
    if FIRST_PROGRESS <= tile < FIRST_WEALTH:
        return said("take_effect", tile=tile_name(game, tile), effect=effect_name(game, tile))
    return said("take", tile=tile_name(game, tile))


def build(game: Inventions, asked: AnyDecision, tile: int, hex: int, less: int) -> Message:
    benefit = game.edition.hexes[hex].benefit
    is_lost = benefit == DISCOUNT and not is_discounted(game.edition.type_of_tile(tile), benefit)
    return said(
        "build_less" if less == DISCOUNTED else "build",
        tile=tile_name(game, tile),
        hex=game.edition.hex_names[hex],
        count=int(cost_on(game, asked.seat, tile, hex, less == DISCOUNTED)),
        influence=int(cast(BuildTiles, asked).influence_cost(game)),
        benefit=BENEFIT_NAMES[benefit],
        reward=reward(NOTHING if is_lost else benefit),
    )


def swap(game: Inventions, asked: AnyDecision, one: int, other: int) -> Message:
    hexes = game.societies[asked.seat].hexes
    return said("swap", tile=tile_name(game, hexes[one]), tile2=tile_name(game, hexes[other]))


WORDINGS: Final[dict[str, Wording]] = {
    "skip": skip,
    "pillar": pillar,
    "use": use,
    "start_in": start,
    "present": present,
    "invent": invent,
    "innovate": innovate,
    "share": share,
    "academics": academics,
    "call": call,
    "as_type": as_type,
    "travel": travel,
    "take_sage": sage,
    "influence": influence,
    "chain_card": chain_card,
    "chain_tile": chain_tile,
    "era_space": era_space,
    "other_space": other_space,
    "send": send,
    "recall": recall,
    "draw": draw,
    "take": take,
    "build": build,
    "swap": swap,
}
"""The kinds of moves that have a price, or say more than their names."""
