"""The table of Inventions as a person would tell it, from what a seat sees: you, the Map, the board, the others."""

from __future__ import annotations

from typing import Any, Final

from civitas.inventions.view import ChronosShown, MilestoneShown, RegionShown, SocietyShown, Table
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.view import View
from civitas.telling import Cards, Part, facts_of, heading_of, of, seats_from, some

# fmt: off
ENGLISH: Final = {
    "tell.inventions.numbers.you":     "You have {points:point|points} and {influence} Influence.",
    "tell.inventions.numbers":    "{seat:player} has {points:point|points} and {influence} Influence.",
    "tell.inventions.tokens":          "{tokens:Chain Action token|Chain Action tokens} of {limit} ready.",
    "tell.inventions.no_tokens":       "No Chain Action token is ready.",
    "tell.inventions.ready":           "Ready: {things}.",
    "tell.inventions.exhausted":       "Exhausted: {things}.",
    "tell.inventions.person":          "{people} {count}",
    "tell.inventions.supply":          "{count:Citizen is|Citizens are} left in the supply.",
    "tell.inventions.sages":           "{count:Sage|Sages} taken.",
    "tell.inventions.era":             "In Era {era}.",
    "tell.inventions.era_space":       "In Era {era}, on a space that gives: {benefit}.",
    "tell.inventions.pillars":         "Pillars: {things}.",
    "tell.inventions.season":          "Season at {action}",
    "tell.inventions.epoch":           "Epoch at {action}",
    "tell.inventions.ideas":           "Ideas in hand: {things}.",
    "tell.inventions.inventions":      "Inventions: {things}.",
    "tell.inventions.invention":       "{card} (chain {benefit})",
    "tell.inventions.used":            "{card} (chain {benefit}, used)",
    "tell.inventions.display":         "Tiles to build: {things}.",
    "tell.inventions.economy":         "{count:Economy token|Economy tokens}.",
    "tell.inventions.built":           "Built on the Progress Map: {things}.",
    "tell.inventions.wealth_now":      "{tile} ({points:point|points} now)",
    "tell.inventions.influence_tiles": "Influence tiles left: {things}.",
    "tell.inventions.needs":           "{tile} (for {count:Citizen|Citizens})",
    "tell.inventions.objective":       "Objective: {facts} Now {points:point|points}.",
    "tell.inventions.objectives_held": "{count:objective|objectives} that only they know.",
    "tell.inventions.map":             "The Map",
    "tell.inventions.region":          "{region}: {card}. There: {facts}.",
    "tell.inventions.no_card":         "no card",
    "tell.inventions.idea":            "{card}, presented by {presenter}",
    "tell.inventions.open_idea":       "{card}, presented by nobody",
    "tell.inventions.invented":        "{card}, invented by {inventor}",
    "tell.inventions.innovated":       "{card}, invented by {inventor} and improved by {innovator}",
    "tell.inventions.own_citizens":    "{count:Citizen|Citizens} of yours",
    "tell.inventions.citizens":        "{count:Citizen|Citizens} of {who}",
    "tell.inventions.sage_there":      "a Sage with {benefit}",
    "tell.inventions.specialist":      "a Specialist tile with {benefit}",
    "tell.inventions.wealth_top":      "{tile} to gain",
    "tell.inventions.influence_there": "Influence tiles placed by {things}",
    "tell.inventions.influence_free":  "{points:point|points} for the next Influence tile",
    "tell.inventions.idea_facts":      "{card} (Era {era}, {type}, {need} to present, Milestone {milestone}, chain {chain})",
    "tell.inventions.idea_dearer":     "{card} (Era {era}, {type}, {need} to present, {extra} more to invent, Milestone {milestone}, chain {chain})",
    "tell.inventions.first_idea":      "{card} (Era {era}, {type}, chain {chain})",
    "tell.inventions.assembly":        "The Assembly",
    "tell.inventions.forum":           "{action}: {things}.",
    "tell.inventions.milestones":      "Milestones",
    "tell.inventions.common":          "Known to all: {things}.",
    "tell.inventions.private":         "Known to one: {things}.",
    "tell.inventions.eureka":          "Of the Eureka action: {things}.",
    "tell.inventions.milestone":       "{milestone} of Era {era}",
    "tell.inventions.with_diplomats":  "{milestone} of Era {era} (Diplomats: {things})",
    "tell.inventions.open":            "Ideas on display: {things}.",
    "tell.inventions.top":             "The next Idea of the deck is {card}; {count:more lies|more lie} below it.",
    "tell.inventions.order":           "Turn order: {things}.",
    "tell.inventions.chronos":         "Chronos is in Era {era} and has {supply:Citizen|Citizens} left.",
    "tell.inventions.who":             "{seat:player}",
    "tell.inventions.yourself":        "you",
    "tell.inventions.by_you":          "you",
}
# fmt: on

add_sentences("en", ENGLISH)

CHRONOS: Final = "Chronos"


def tell(seen: View[Table], cards: Cards) -> list[Part]:
    """The parts of the table, from what the viewer has to what is common to all."""
    table, viewer = seen["table"], seen["viewer"]
    own = [] if viewer is None else [society(table, viewer, viewer, cards)]
    others = [society(table, seat, viewer, cards) for seat in seats_from(len(table["societies"]), viewer)]
    return [*own, the_map(table, viewer, cards), assembly(table, viewer), milestones(table, viewer), *others,
            common(table, viewer, cards)]  # fmt: skip


def who(table: Table, colour: int, viewer: int | None) -> Message | str:
    """A player, you, or Chronos when two play."""
    if colour == viewer:
        return Message("tell.inventions.yourself")
    return CHRONOS if colour == len(table["societies"]) else Message("tell.inventions.who", seat=colour)


def by(table: Table, colour: int, viewer: int | None) -> Message | str:
    """The same of whoever did something, in languages where "by you" is another word."""
    return Message("tell.inventions.by_you") if colour == viewer else who(table, colour, viewer)


def idea(card: str, cards: Cards) -> Message:
    """A card with all that is printed on it; those of the first Era need nothing."""
    printed = cards[card]
    values = {name: printed[name] for name in ("type", "need", "extra", "milestone", "chain")}
    kind = "first_idea" if not printed["milestone"] else "idea_dearer" if printed["extra"] else "idea_facts"
    return Message(f"tell.inventions.{kind}", card=card, era=printed["age"], **values)


# A society


def society(table: Table, seat: int, viewer: int | None, cards: Cards) -> Part:
    """The own one with what is printed on its cards; another's by names."""
    shown, brief = table["societies"][seat], seat != viewer
    lines = [
        of(
            seat,
            viewer,
            "tell.inventions.numbers",
            "tell.inventions.numbers.you",
            points=shown["score"],
            influence=shown["influence"],
        ),
        tokens(shown),
        *people(shown),
        era(shown, cards),
        *some("tell.inventions.pillars", pillars(shown)),
        *some("tell.inventions.ideas", [name if brief else idea(name, cards) for name in shown["ideas"]]),
        *some("tell.inventions.inventions", [invention(shown, name, cards) for name in shown["inventions"]]),
        *tiles(shown),
        *(influence_left(shown) if not brief else []),
        *objectives(shown, cards),
    ]
    return Part(heading_of(seat, viewer), lines)


def tokens(shown: SocietyShown) -> Message:
    count, limit = shown["tokens"], shown["tokens_by_influence"]
    return (
        Message("tell.inventions.tokens", tokens=count, limit=limit) if count else Message("tell.inventions.no_tokens")
    )


def people(shown: SocietyShown) -> list[Message]:
    lines = []
    for state in ("ready", "exhausted"):
        counts = shown["ready"] if state == "ready" else shown["exhausted"]
        some_people = [
            Message("tell.inventions.person", count=count, people=kind) for kind, count in counts.items() if count
        ]
        lines += some(f"tell.inventions.{state}", some_people)
    if shown["sages"]:
        lines.append(Message("tell.inventions.sages", count=shown["sages"]))
    return [*lines, Message("tell.inventions.supply", count=shown["supply"])]


def era(shown: SocietyShown, cards: Cards) -> Message:
    space = shown["era_space"]
    if space is None:
        return Message("tell.inventions.era", era=shown["era"])
    return Message("tell.inventions.era_space", era=shown["era"], benefit=cards[space]["benefit"])


def pillars(shown: SocietyShown) -> list[Message]:
    season = [Message("tell.inventions.season", action=action) for action in shown["season_pillars"] if action]
    epoch = shown["epoch_pillar"]
    return [*season, *([Message("tell.inventions.epoch", action=epoch)] if epoch else [])]


def invention(shown: SocietyShown, card: str, cards: Cards) -> Message:
    id = "tell.inventions.used" if card in shown["chained"] else "tell.inventions.invention"
    return Message(id, card=card, benefit=cards[card]["chain"])


def tiles(shown: SocietyShown) -> list[Message]:
    """The Tile Display, Economy tokens and what is built."""
    built = [
        Message("tell.inventions.wealth_now", tile=tile, points=shown["wealth_points"][tile])
        if tile in shown["wealth_points"]
        else tile
        for tile in shown["hexes"]
        if tile is not None
    ]
    lines = some("tell.inventions.display", [*shown["display"], *shown["waiting"]])
    if shown["economy_tokens"]:
        lines.append(Message("tell.inventions.economy", count=shown["economy_tokens"]))
    return [*lines, *some("tell.inventions.built", built)]


def influence_left(shown: SocietyShown) -> list[Message]:
    left = [
        Message("tell.inventions.needs", tile=tile, count=count) for tile, count in shown["influence_tiles"].items()
    ]
    return some("tell.inventions.influence_tiles", left)


def objectives(shown: SocietyShown, cards: Cards) -> list[Message]:
    held = shown["objectives"]
    if isinstance(held, int):
        return [Message("tell.inventions.objectives_held", count=held)] if held else []
    return [
        Message("tell.inventions.objective", facts=facts_of(each["objective"], cards), points=each["points"])
        for each in held
    ]


# The Map


def the_map(table: Table, viewer: int | None, cards: Cards) -> Part:
    items = [
        Message(
            "tell.inventions.region",
            region=region["region"],
            card=card_there(table, region, viewer, cards),
            facts=region_facts(table, region, viewer, cards),
        )
        for region in table["regions"]
    ]
    return Part(Message("tell.inventions.map"), (), items)


def region_facts(table: Table, region: RegionShown, viewer: int | None, cards: Cards) -> list[Any]:
    facts: list[Any] = citizens(table, region, viewer)
    knowledge = cards[region["knowledge_tile"]]["score" if region["scoring_side"] else "chain"]
    if region["sage"]:
        facts.append(Message("tell.inventions.sage_there", benefit=knowledge))
    facts.append(Message("tell.inventions.specialist", benefit=cards[region["specialist_tile"]]["benefit"]))
    if region["wealth"] and region["wealth"][-1]:
        facts.append(Message("tell.inventions.wealth_top", tile=region["wealth"][-1]))
    return [*facts, *influence_there(table, region, viewer)]


def card_there(table: Table, region: RegionShown, viewer: int | None, cards: Cards) -> Message:
    name = region["card"]
    if name is None:
        return Message("tell.inventions.no_card")
    card = idea(name, cards)
    if not region["invention"]:
        presenter = region["presenter"]
        if presenter is None:
            return Message("tell.inventions.open_idea", card=card)
        return Message("tell.inventions.idea", card=card, presenter=by(table, presenter, viewer))
    names = {
        role: by(table, colour, viewer)
        for role, colour in (("inventor", region["inventor"]), ("innovator", region["innovator"]))
        if colour is not None
    }
    return Message("tell.inventions.innovated" if "innovator" in names else "tell.inventions.invented", card=card,
                   **{"inventor": CHRONOS, **names})  # fmt: skip


def citizens(table: Table, region: RegionShown, viewer: int | None) -> list[Message]:
    return [
        Message("tell.inventions.own_citizens", count=count)
        if colour == viewer
        else Message("tell.inventions.citizens", count=count, who=who(table, colour, viewer))
        for colour, count in enumerate(region["citizens"])
        if count
    ]


def influence_there(table: Table, region: RegionShown, viewer: int | None) -> list[Message]:
    owners = [by(table, tile["colour"], viewer) for tile in region["influence"]]
    left = region["influence_points"][len(owners) :]
    free = [Message("tell.inventions.influence_free", points=left[0])] if left else []
    return [*some("tell.inventions.influence_there", owners), *free]


# The board


def assembly(table: Table, viewer: int | None) -> Part:
    """Who has Pillars at which action; actions without any are left out."""
    items = []
    for action in table["forums"]:
        there = [
            who(table, seat, viewer)
            for seat, shown in enumerate(table["societies"])
            for pillar in (*shown["season_pillars"], shown["epoch_pillar"])
            if pillar == action
        ]
        items += some("tell.inventions.forum", there, action=action)
    return Part(Message("tell.inventions.assembly"), (), items)


def milestones(table: Table, viewer: int | None) -> Part:
    def told(tiles: list[MilestoneShown]) -> list[Message]:
        return [milestone(table, tile, viewer) for tile in tiles]

    lines = [
        *some("tell.inventions.common", told(table["common"])),
        *some("tell.inventions.private", told(table["private"])),
        *some("tell.inventions.eureka", told(table["eureka"])),
    ]
    return Part(Message("tell.inventions.milestones"), lines)


def milestone(table: Table, tile: MilestoneShown, viewer: int | None) -> Message:
    names = {"milestone": tile["milestone"], "era": tile["era"]}
    if not tile["diplomats"]:
        return Message("tell.inventions.milestone", **names)
    things = [who(table, colour, viewer) for colour in tile["diplomats"]]
    return Message("tell.inventions.with_diplomats", things=things, **names)


def common(table: Table, viewer: int | None, cards: Cards) -> Part:
    lines = [
        *some("tell.inventions.order", [who(table, colour, viewer) for colour in table["turn_order"]]),
        *some("tell.inventions.open", [idea(name, cards) for name in table["open_ideas"]]),
    ]
    if table["top_idea"]:
        card = idea(table["top_idea"], cards)
        lines.append(Message("tell.inventions.top", card=card, count=table["idea_deck"]))
    return Part(Message("tell.part.common"), [*lines, *chronos(table["chronos"])])


def chronos(shown: ChronosShown | None) -> list[Message]:
    if shown is None:
        return []
    return [Message("tell.inventions.chronos", era=shown["era"], supply=shown["supply"])]
