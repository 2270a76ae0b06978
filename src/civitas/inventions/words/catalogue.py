"""What is printed on each component of a set, as plain data: for boards to draw and panels to explain."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any, Final

from civitas.inventions.box import Box
from civitas.inventions.kinds import (
    ACADEMIC,
    ACTIONS,
    ASPIRATION_NAMES,
    BENEFIT_NAMES,
    EFFECT_NAMES,
    LETTERS,
    NONE,
    PEOPLE_NAMES,
    SCORE_PROGRESS,
    TILE_TYPES,
    TYPE_NAMES,
    WILD,
    EraSpace,
    Hex,
    Idea,
    InfluenceTile,
    KnowledgeTile,
    Milestone,
    Objective,
    ProgressTile,
    SpecialistTile,
    Standing,
    WealthTile,
)
from civitas.inventions.public_objectives import points_each
from civitas.inventions.words.cards import BENEFITS
from civitas.kernel.messages import Message

Entry = dict[str, Any]
TRACK: Final = "Influence Track"


def catalogue(box: Box) -> dict[str, Entry]:
    """Every component by its English name, and what is printed on the boards by the name of its space."""
    return {**printed_on_boards(box), **components(box)}


def printed_on_boards(box: Box) -> dict[str, Entry]:
    """Benefits and actions, people, Aspirations, the hexes, the Era Track and the Influence Track."""
    entries = {name: of_benefit(benefit) for benefit, name in enumerate(BENEFIT_NAMES)}
    entries |= {name: of_people(people) for people, name in enumerate(PEOPLE_NAMES)}
    entries |= {name: of_aspiration(kind) for kind, name in enumerate(ASPIRATION_NAMES)}
    entries |= {name: of_hex(hex) for name, hex in zip(box.hex_names, box.hexes, strict=True)}
    entries |= {name: of_era_space(space) for name, space in zip(box.space_names, box.era_track, strict=True)}
    return {**entries, TRACK: of_track(box.influence_track)}


def components(box: Box) -> dict[str, Entry]:
    entries = {idea.name: of_idea(idea) for idea in box.ideas}
    entries |= {row.name: of_milestone(box, id, row) for id, row in enumerate(box.milestones)}
    entries |= {tile.name: of_progress(tile) for tile in box.progress}
    entries |= {tile.name: of_wealth(tile) for tile in box.wealth}
    entries |= {tile.name: of_specialist_tile(tile) for tile in box.specialist_tiles}
    entries |= {tile.name: of_knowledge_tile(tile) for tile in box.knowledge_tiles}
    entries |= {tile.name: of_influence_tile(tile) for tile in box.influence_tiles}
    entries |= {objective.name: of_objective(box, objective) for objective in box.objectives}
    return entries | {region.name: of_region(box, number) for number, region in enumerate(box.regions)}


def entry(kind: str, colour: str, age: str, topic: str, texts: list[Message], **words: object) -> Entry:
    """What every component has: its kind, a colour and a label, the sentences, and the topic of the help."""
    return {
        "kind": kind,
        "colour": colour,
        "label": Message(f"inventions.kind.{kind}", **words).json(),
        "age": age,
        "text": [text.json() for text in texts],
        "help": f"inventions.help.{topic}",
    }


def benefit_text(benefit: int) -> Message:
    """What a benefit does; a public objective with the points it gives for each thing it counts."""
    words = {"points": points_each(benefit)} if benefit >= SCORE_PROGRESS else {}
    return Message(f"inventions.benefit.{benefit}", **words)


def of_benefit(benefit: int) -> Entry:
    """An action or another benefit: what it does."""
    kind = "action" if benefit < ACTIONS else "benefit"
    return entry(kind, "tile", "", BENEFITS[benefit].topic, [benefit_text(benefit)])


def of_people(people: int) -> Entry:
    if people == ACADEMIC:
        return entry("people", "academic", "", "people", [Message("inventions.fact.academic")])
    type = TYPE_NAMES[people]
    return entry("people", type, "", "people", [Message("inventions.fact.specialist", type=type)])


def of_aspiration(kind: int) -> Entry:
    text = (
        Message("inventions.fact.wild")
        if kind == WILD
        else Message("inventions.fact.aspiration", type=TYPE_NAMES[kind])
    )
    colour = "tile" if kind == WILD else TYPE_NAMES[kind]
    return entry("aspiration", colour, "", "progress", [text])


def of_hex(hex: Hex) -> Entry:
    text = Message("inventions.fact.hex", benefit=benefit_text(hex.benefit))
    return {
        **entry("hex", "tile", "", "building", [text]),
        "q": int(hex.q),
        "r": int(hex.r),
        "benefit": BENEFIT_NAMES[hex.benefit],
    }


def of_era_space(space: EraSpace) -> Entry:
    text = Message("inventions.fact.era_space", benefit=benefit_text(space.benefit))
    return {
        **entry("era_space", "tile", str(space.era), "eureka", [text], era=int(space.era)),
        "benefit": BENEFIT_NAMES[space.benefit],
    }


def of_track(track: Sequence[Standing]) -> Entry:
    """The Influence Track: for each position its tokens, its change at an Era Change and its points."""
    return {
        **entry("track", "tile", "", "influence", []),
        "tokens": [int(standing.tokens) for standing in track],
        "era_change": [int(standing.era_change) for standing in track],
        "points": [int(standing.points) for standing in track],
    }


def of_idea(idea: Idea) -> Entry:
    type, era = TYPE_NAMES[idea.type], int(idea.era)
    texts: list[Message] = []
    if era > 1:
        texts.append(Message("inventions.fact.milestone", milestone=idea.milestone))
        texts.append(Message("inventions.fact.need", need=int(idea.need), type=type, era=era))
    if idea.extra:
        texts.append(Message("inventions.fact.extra", extra=int(idea.extra)))
    texts.append(Message("inventions.fact.chain", benefit=BENEFIT_NAMES[idea.chain]))
    return {
        **entry("idea", type, str(era), "cards", texts, era=era, type=type),
        "type": type,
        "milestone": idea.milestone or None,
        "need": int(idea.need),
        "extra": int(idea.extra),
        "chain": BENEFIT_NAMES[idea.chain],
    }


def code_of(box: Box, id: int) -> str:
    """A short name for a Milestone: a letter for its Era, its number in it."""
    era = box.milestones[id].era
    number = sum(other.era == era for other in box.milestones[: id + 1])
    return f"{ascii_uppercase[int(era) - 1]}{number}"


def of_milestone(box: Box, id: int, milestone: Milestone) -> Entry:
    cards = [idea.name for card, idea in enumerate(box.ideas) if box.milestone_of[card] == id]
    texts = [
        Message("inventions.fact.send", benefit=benefit_text(milestone.send)),
        Message("inventions.fact.recall", benefit=benefit_text(milestone.recall)),
        Message("inventions.fact.spaces", spaces=int(milestone.spaces)),
        Message("inventions.fact.cards", cards=cards),
    ]
    return {
        **entry("milestone", "milestone", str(milestone.era), "milestones", texts, era=int(milestone.era)),
        "send": BENEFIT_NAMES[milestone.send],
        "recall": BENEFIT_NAMES[milestone.recall],
        "spaces": int(milestone.spaces),
        "code": code_of(box, id),
    }


def of_progress(tile: ProgressTile) -> Entry:
    type = TYPE_NAMES[tile.type]
    return {
        **entry("progress", type, "", "progress", [Message(f"inventions.effect.{tile.effect}")], type=type),
        "type": type,
        "number": int(tile.number),
        "effect": EFFECT_NAMES[tile.effect],
    }


def of_wealth(tile: WealthTile) -> Entry:
    types = [name for type, name in enumerate(TILE_TYPES) if tile.types >> type & 1]
    words: dict[str, Any] = {"points": int(tile.points)} | ({"types": types} if types else {})
    text = Message(f"inventions.wealth.{tile.counts}", **words)
    letter = LETTERS[tile.letter]
    return {
        **entry("wealth", "wealth", "", "wealth", [text], letter=letter),
        "letter": letter,
        "points": int(tile.points),
        "types": types,
    }


def of_specialist_tile(tile: SpecialistTile) -> Entry:
    text = Message("inventions.fact.presenter", benefit=benefit_text(tile.benefit))
    return {**entry("specialist_tile", "tile", "", "present", [text]), "benefit": BENEFIT_NAMES[tile.benefit]}


def of_knowledge_tile(tile: KnowledgeTile) -> Entry:
    texts = [
        Message("inventions.fact.chain_side", benefit=benefit_text(tile.chain)),
        Message("inventions.fact.scoring_side", benefit=benefit_text(tile.score)),
    ]
    return {
        **entry("knowledge_tile", "tile", "", "travel", texts),
        "chain": BENEFIT_NAMES[tile.chain],
        "score": BENEFIT_NAMES[tile.score],
    }


def of_influence_tile(tile: InfluenceTile) -> Entry:
    texts = [
        Message("inventions.fact.citizens", citizens=int(tile.citizens)),
        Message("inventions.fact.chain", benefit=BENEFIT_NAMES[tile.chain]),
    ]
    return {
        **entry("influence_tile", "tile", "", "influence", texts),
        "citizens": int(tile.citizens),
        "chain": BENEFIT_NAMES[tile.chain],
    }


def of_objective(box: Box, objective: Objective) -> Entry:
    regions = [box.regions[region].name for region in objective.regions]
    words: dict[str, Any] = {"points": "/".join(str(points) for points in objective.points[1:])}
    words |= {"regions": regions, "count": len(regions)} if regions else {"wanted": int(objective.wanted)}
    text = Message(f"inventions.measure.{objective.measure}", **words)
    return {
        **entry("objective", "objective", "", "objectives", [text]),
        "regions": regions,
        "measure": int(objective.measure),
    }


def of_region(box: Box, number: int) -> Entry:
    region = box.regions[number]
    beside = [box.regions[other].name for other in box.adjacent[number] if other != NONE]
    texts = [
        Message("inventions.fact.strings", regions=beside),
        Message("inventions.fact.points", points="/".join(str(points) for points in region.points)),
    ]
    return {
        **entry("region", "region", "", "travel", texts),
        "number": number + 1,
        "points": list(region.points),
        "strings": beside,
    }
