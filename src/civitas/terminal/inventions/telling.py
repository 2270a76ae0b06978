"""The table of Inventions in words, for screen readers, pipes and files: one sentence a line."""

from __future__ import annotations

from civitas.inventions.kinds import TYPE_NAMES
from civitas.inventions.view import InfluenceTileShown, MilestoneShown, RegionShown, Table
from civitas.kernel.messages import Message
from civitas.terminal.inventions.board import tell_moment
from civitas.terminal.inventions.marks import Seen, colour_name, first_seat
from civitas.terminal.inventions.names import (
    benefit_of,
    box,
    knowledge,
    printed,
    tell_set,
)
from civitas.terminal.inventions.societies import tell_chronos
from civitas.terminal.inventions.told import tell_facts, tell_ideas, tell_numbers, tell_people, tell_society
from civitas.terminal.layout import seats_in_order
from civitas.terminal.voice import Voice


def tell(seen: Seen, voice: Voice) -> list[str]:
    """The whole table."""
    table, viewer = seen["table"], seen["viewer"]
    lines = [
        tell_set(voice),
        tell_order(table, voice),
    ]
    for place, region in enumerate(table["regions"]):
        lines += indented(tell_region(table, place, region, voice))
    lines += [*tell_assembly(table, voice), *tell_milestones(table, voice), *tell_supplies(table, voice)]
    for seat in seats_in_order(len(table["societies"]), first_seat(seen)):
        lines += indented(tell_society(table, seat, viewer, voice))
    return [*lines, *([tell_chronos(table["chronos"], voice)] if table["chronos"] else [])]


def tell_briefly(seen: Seen, voice: Voice) -> list[str]:
    """The own numbers and people, and the cards right of the board."""
    table, seat = seen["table"], first_seat(seen)
    society = table["societies"][seat]
    return [tell_numbers(table, seat, seen["viewer"], voice), tell_people(society, voice), *tell_ideas(society, voice)]


def indented(lines: list[str]) -> list[str]:
    return [lines[0], *(f"  {line}" for line in lines[1:])]


def tell_order(table: Table, voice: Voice) -> str:
    names = [colour_name(table, colour, voice) for colour in table["turn_order"]]
    return voice.sentence("terminal.inventions.tell_moment", moment=tell_moment(table, voice), players=names)


# The Map


def tell_region(table: Table, place: int, region: RegionShown, voice: Voice) -> list[str]:
    strings = [box(voice).regions[end].name for end in box(voice).adjacent[place]]
    card = tell_card(table, region, voice)
    lines = [voice.sentence("terminal.inventions.tell_region", region=region["region"], strings=strings, card=card)]
    return [
        *lines,
        *tell_citizens(table, region, voice),
        tell_tiles(region, voice),
        tell_influence(table, region, voice),
    ]


def tell_card(table: Table, region: RegionShown, voice: Voice) -> str:
    """The card with the people beside it, and what it needs or gives."""
    if region["card"] is None:
        return voice.sentence("terminal.inventions.no_card")
    return voice.sentence(
        beside_card(region),
        card=tell_facts(region["card"], voice, chain=region["invention"]),
        presenter=named(table, region["presenter"], voice),
        count=region["presenters"],
        inventor=named(table, region["inventor"], voice),
        innovator=named(table, region["innovator"], voice),
    )


def beside_card(region: RegionShown) -> str:
    """Which sentence names the people beside a card."""
    if region["invention"]:
        return "terminal.inventions.tell_invention"
    presented = region["presenter"] is not None
    return "terminal.inventions.tell_idea" if presented else "terminal.inventions.tell_open_idea"


def named(table: Table, colour: int | None, voice: Voice) -> str:
    return voice.name("nobody") if colour is None else colour_name(table, colour, voice)


def tell_citizens(table: Table, region: RegionShown, voice: Voice) -> list[str]:
    counts = [
        Message("terminal.inventions.tell_colour", count=count, colour=colour_name(table, colour, voice))
        for colour, count in enumerate(region["citizens"])
        if count
    ]
    return [voice.sentence("terminal.inventions.tell_citizens", citizens=counts)] if counts else []


def tell_tiles(region: RegionShown, voice: Voice) -> str:
    """The Specialist tile, the Sage and the Knowledge tile, and the Wealth tiles that can be seen."""
    id = "terminal.inventions.tell_sage" if region["sage"] else "terminal.inventions.tell_no_sage"
    known = [tile for tile in reversed(region["wealth"]) if tile is not None]
    wealth = voice.sentence("terminal.inventions.tell_wealth", tile=known, count=len(region["wealth"]))
    return voice.sentence(
        "terminal.inventions.tell_tiles",
        benefit=benefit_of(region["specialist_tile"], voice),
        sage=voice.sentence(id, benefit=knowledge(region, voice)),
        wealth=wealth if known else voice.name("none"),
    )


def tell_influence(table: Table, region: RegionShown, voice: Voice) -> str:
    tiles = [tell_influence_tile(table, tile, voice) for tile in region["influence"]]
    free = [str(points) for points in region["influence_points"][len(tiles) :]]
    none = voice.name("none")
    return voice.sentence("terminal.inventions.tell_influence", tiles=tiles or none, points=free or none)


def tell_influence_tile(table: Table, tile: InfluenceTileShown, voice: Voice) -> str:
    if tile["tile"] is None:
        return voice.sentence("terminal.inventions.tell_chronos_tile")
    return voice.sentence(
        "terminal.inventions.tell_influence_tile",
        tile=tile["tile"],
        colour=colour_name(table, tile["colour"], voice),
        side="face up" if tile["face_up"] else "face down",
    )


# The board


def tell_assembly(table: Table, voice: Voice) -> list[str]:
    """A line for each Forum."""
    forums = table["forums"]
    return [
        voice.sentence(
            "terminal.inventions.tell_forum",
            first=forums[place],
            one=tell_pillars(table, forums[place], voice),
            second=forums[place + 1],
            two=tell_pillars(table, forums[place + 1], voice),
        )
        for place in range(0, len(forums), 2)
    ]


def tell_pillars(table: Table, action: str, voice: Voice) -> str:
    pillars = []
    for seat, society in enumerate(table["societies"]):
        season = society["season_pillars"].count(action)
        pillars += [voice.sentence("terminal.inventions.tell_season", seat=seat)] * season
        if society["epoch_pillar"] == action:
            pillars.append(voice.sentence("terminal.inventions.tell_epoch", seat=seat))
    return ", ".join(pillars) or voice.name("no Pillar")


def tell_milestones(table: Table, voice: Voice) -> list[str]:
    common = [tell_milestone(table, tile, voice) for tile in table["common"]]
    lines = [voice.sentence("terminal.inventions.tell_common", milestones=common)] if common else []
    lines += [tell_private(table, place, voice) for place in range(len(table["private"]))]
    eureka = [tell_milestone(table, tile, voice) for tile in table["eureka"]]
    lines += [voice.sentence("terminal.inventions.tell_eureka", milestones=eureka)] if eureka else []
    known = table["discarded_milestones"]
    return [*lines, *([voice.sentence("terminal.inventions.tell_known", milestones=known)] if known else [])]


def tell_private(table: Table, place: int, voice: Voice) -> str:
    tile = tell_milestone(table, table["private"][place], voice)
    if place >= len(table["regions"][0]["citizens"]):
        return voice.sentence("terminal.inventions.tell_absent", milestone=tile)
    colour = colour_name(table, place, voice)
    return voice.sentence("terminal.inventions.tell_private", colour=colour, milestone=tile)


def tell_milestone(table: Table, tile: MilestoneShown, voice: Voice) -> str:
    colours = [colour_name(table, colour, voice) for colour in tile["diplomats"]]
    id = "terminal.inventions.tell_milestone" if colours else "terminal.inventions.tell_bare_milestone"
    return voice.sentence(id, milestone=tile["milestone"], era=tile["era"], colours=colours)


def tell_supplies(table: Table, voice: Voice) -> list[str]:
    """The Idea Display and the Progress tiles."""
    top = table["top_idea"]
    deck = voice.sentence("terminal.inventions.no_deck")
    if top is not None:
        card = tell_facts(top, voice, chain=False)
        deck = voice.sentence("terminal.inventions.deck", card=card, count=table["idea_deck"])
    ideas = [tell_facts(card, voice, chain=False) for card in table["open_ideas"]] or voice.name("none")
    lines = [voice.sentence("terminal.inventions.tell_open", ideas=ideas, deck=deck)]
    return lines + [tell_progress(table, type, voice) for type in TYPE_NAMES]


def tell_progress(table: Table, type: str, voice: Voice) -> str:
    left = [
        Message("terminal.inventions.tell_left", count=count, number=printed(name, voice)["number"])
        for name, count in table["progress_left"].items()
        if count and printed(name, voice)["type"] == type
    ]
    return voice.sentence("terminal.inventions.tell_progress", type=type, tiles=left or voice.name("none"))
