"""Each legal move as a person wants to read it, with its price: one function for each kind of move.

The prices come from the rules that collect them; the words stand in `sentences.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from civitas.inventions.actions.gain_influence import citizens_needed
from civitas.inventions.actions.travel import TakeSage
from civitas.inventions.assembly import is_visited
from civitas.inventions.calling import type_called
from civitas.inventions.chains import can_chain
from civitas.inventions.kinds import (
    BENEFIT_NAMES,
    EFFECT_NAMES,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    NONE,
    PEOPLE_NAMES,
    TYPE_NAMES,
)
from civitas.inventions.moves import PLACES
from civitas.inventions.people import ChoosePeople
from civitas.inventions.progress_map import BuildTiles, cost_on
from civitas.inventions.public_objectives import public_points
from civitas.inventions.state import Inventions
from civitas.inventions.tile_display import ReplaceTile
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.messages import Message

Wording = Callable[[Inventions, AnyDecision, list[int]], Message]


def sentence(game: Inventions, move: int) -> Message:
    """A legal move as a sentence."""
    kind = game.edition.book.kind(move)
    return WORDINGS[kind.word](game, game.decision(), kind.arguments(move))


# Names


def region_name(game: Inventions, region: int) -> str:
    return game.edition.regions[region].name


def milestone_name(game: Inventions, milestone: int) -> str:
    return game.edition.milestones[milestone].name


def tile_name(game: Inventions, tile: int) -> str:
    return game.edition.tile_names()[tile]


def effect_name(game: Inventions, tile: int) -> str:
    return EFFECT_NAMES[game.edition.progress[tile - FIRST_PROGRESS].effect]


def tile_benefit(game: Inventions, region: int) -> str:
    """What the Specialist tile of a Region gives."""
    return BENEFIT_NAMES[game.edition.specialist_tiles[game.regions[region].specialist].benefit]


# Leaving something out


def skip(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    if isinstance(asked, TakeSage):
        return Message("inventions.move.leave_sage")
    return Message("inventions.move.let_wait" if isinstance(asked, ReplaceTile) else "inventions.move.skip")


def done(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.done")


# The Assembly


def pillar(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    action = BENEFIT_NAMES[args[0]]
    space = game.forums.index(args[0])
    hosts = [
        Message("inventions.player", seat=seat)
        for seat in range(game.players)
        if seat != asked.seat and is_visited(game, game.societies[seat], space)
    ]
    if hosts:
        return Message("inventions.move.pillar_visits", action=action, players=hosts)
    return Message("inventions.move.pillar", action=action)


def spend(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.spend", action=BENEFIT_NAMES[args[0]])


def use(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.use", tile=tile_name(game, args[0]), effect=effect_name(game, args[0]))


# Cards


def start(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return presenting(game, "inventions.move.start", int(game.regions[args[0]].card), args[0])


def present(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return presenting(game, "inventions.move.present", args[0], args[1])


def presenting(game: Inventions, id: str, card: int, region: int) -> Message:
    idea = game.edition.ideas[card]
    return Message(
        id,
        card=idea.name,
        region=region_name(game, region),
        count=int(idea.need),
        type=TYPE_NAMES[idea.type],
        benefit=tile_benefit(game, region),
    )


def invent(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    idea = game.edition.ideas[game.regions[args[0]].card]
    words = {"card": idea.name, "region": region_name(game, args[0]), "type": TYPE_NAMES[idea.type]}
    if idea.extra:
        return Message("inventions.move.invent_extra", extra=int(idea.extra), **words)
    return Message("inventions.move.invent", **words)


def innovate(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    idea = game.edition.ideas[game.regions[args[0]].card]
    return Message(
        "inventions.move.innovate",
        card=idea.name,
        region=region_name(game, args[0]),
        type=TYPE_NAMES[idea.type],
    )


def share(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    display = game.regions[args[0]]
    idea = game.edition.ideas[display.card]
    if display.presenter == game.chronos:
        return Message("inventions.move.share_chronos", card=idea.name, region=region_name(game, args[0]))
    return Message(
        "inventions.move.share",
        card=idea.name,
        region=region_name(game, args[0]),
        presenter=Message("inventions.player", seat=int(display.presenter)),
        points=int(idea.era * display.presenters),
    )


def draw(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    idea = game.edition.ideas[args[0]]
    return Message(
        "inventions.move.draw",
        card=idea.name,
        era=int(idea.era),
        type=TYPE_NAMES[idea.type],
        count=int(idea.need),
    )


# People


def academics(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    question = cast(ChoosePeople, asked)
    return Message(
        "inventions.move.academics",
        specialists=int(question.count) - args[0],
        type=TYPE_NAMES[question.type],
        academics=args[0],
    )


def exhaust(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.exhaust", people=PEOPLE_NAMES[args[0]])


def call(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    type = int(type_called(game, args[1]))
    words = {"count": args[0] + 1, "region": region_name(game, args[1])}
    if type == NONE:
        return Message("inventions.move.call_choice", **words)
    return Message("inventions.move.call", people=PEOPLE_NAMES[type], **words)


def as_type(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.type", type=TYPE_NAMES[args[0]])


def settle(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.settle", region=region_name(game, args[0]))


def gain(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.gain", people=PEOPLE_NAMES[args[0]])


# The Map


def travel(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    id = "inventions.move.travel_sage" if game.regions[args[1]].sage else "inventions.move.travel"
    return Message(id, region=region_name(game, args[0]), region2=region_name(game, args[1]))


def sage(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    display = game.regions[cast(TakeSage, asked).region]
    tiles = game.edition.knowledge_tiles
    if display.scoring:
        return Message("inventions.move.sage_score", points=points_with_sage(game, asked))
    chain = tiles[display.knowledge].chain
    id = "inventions.move.sage_chain" if can_chain(game, asked.seat, chain) else "inventions.move.sage_only"
    return Message(id, benefit=BENEFIT_NAMES[chain])


def points_with_sage(game: Inventions, asked: AnyDecision) -> int:
    """What all Knowledge tiles on their scoring side are worth; the Sage is taken before they are scored."""
    rehearsal = game.clone()
    rehearsal.societies[asked.seat].sages += 1
    scores = [game.edition.knowledge_tiles[display.knowledge].score for display in game.regions if display.scoring]
    return sum(int(public_points(rehearsal, asked.seat, score)) for score in scores)


def influence(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    display = game.regions[args[1]]
    return Message(
        "inventions.move.influence",
        tile=game.edition.influence_tiles[args[0]].name,
        region=region_name(game, args[1]),
        count=int(citizens_needed(game, asked.seat, args[0])),
        points=game.edition.regions[args[1]].points[len(display.influence)],
    )


def chain_card(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    idea = game.edition.ideas[args[0]]
    return Message("inventions.move.chain_card", card=idea.name, benefit=BENEFIT_NAMES[idea.chain])


def chain_tile(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    tile = game.edition.influence_tiles[game.societies[asked.seat].tile_in[args[0]]]
    return Message(
        "inventions.move.chain_tile",
        tile=tile.name,
        region=region_name(game, args[0]),
        benefit=BENEFIT_NAMES[tile.chain],
    )


# Milestones and the Era Track


def eureka(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.eureka", milestone=milestone_name(game, args[0]))


def era_space(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return space_message(game, "inventions.move.era_space", args[0])


def other_space(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return space_message(game, "inventions.move.other_space", args[0])


def space_message(game: Inventions, id: str, space: int) -> Message:
    return Message(
        id,
        space=game.edition.space_names()[space],
        benefit=BENEFIT_NAMES[game.edition.era_track[space].benefit],
    )


def send(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message(
        "inventions.move.send",
        people=PEOPLE_NAMES[args[0]],
        milestone=milestone_name(game, args[1]),
        benefit=BENEFIT_NAMES[game.edition.milestones[args[1]].send],
    )


def recall(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message(
        "inventions.move.recall",
        milestone=milestone_name(game, args[0]),
        benefit=BENEFIT_NAMES[game.edition.milestones[args[0]].recall],
    )


# Tiles


def take(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    if FIRST_PROGRESS <= args[0] < FIRST_WEALTH:
        return Message("inventions.move.take_effect", tile=tile_name(game, args[0]), effect=effect_name(game, args[0]))
    return Message("inventions.move.take", tile=tile_name(game, args[0]))


def replace(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.replace", tile=tile_name(game, args[0]))


def drop(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.drop", tile=tile_name(game, args[0]))


def build(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    tile, hex, discounted = args
    return Message(
        "inventions.move.build_less" if discounted else "inventions.move.build",
        tile=tile_name(game, tile),
        hex=game.edition.hex_names()[hex],
        count=int(cost_on(game, asked.seat, tile, hex, bool(discounted))),
        influence=int(cast(BuildTiles, asked).influence_cost(game)),
        benefit=BENEFIT_NAMES[game.edition.hexes[hex].benefit],
    )


def swap(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    hexes = game.societies[asked.seat].hexes
    return Message("inventions.move.swap", tile=tile_name(game, hexes[args[0]]), tile2=tile_name(game, hexes[args[1]]))


# The Era Change


def turn_place(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.turn_place", place=list(PLACES)[args[0]])


def sage_home(game: Inventions, asked: AnyDecision, args: list[int]) -> Message:
    return Message("inventions.move.sage_home", region=region_name(game, args[0]))


WORDINGS: Final[dict[str, Wording]] = {
    "skip": skip,
    "done": done,
    "pillar": pillar,
    "spend": spend,
    "use": use,
    "start_in": start,
    "present": present,
    "invent": invent,
    "innovate": innovate,
    "share": share,
    "academics": academics,
    "exhaust": exhaust,
    "call": call,
    "as_type": as_type,
    "travel": travel,
    "take_sage": sage,
    "influence": influence,
    "chain_card": chain_card,
    "chain_tile": chain_tile,
    "eureka": eureka,
    "era_space": era_space,
    "other_space": other_space,
    "send": send,
    "recall": recall,
    "settle": settle,
    "gain": gain,
    "draw": draw,
    "take": take,
    "replace": replace,
    "drop": drop,
    "build": build,
    "swap": swap,
    "turn_place": turn_place,
    "sage_home": sage_home,
}
