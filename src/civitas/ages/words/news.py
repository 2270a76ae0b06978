"""What others' turns changed for a player of Through the Ages: strength, wars, the prices of the row, events."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final

from civitas.ages.view import Table
from civitas.kernel.messages import Message, add_sentences
from civitas.telling import some

# fmt: off
ENGLISH: Final = {
    "news.ages.strongest.you": "You are now the strongest, with {strength}.",
    "news.ages.weakest.you":   "You are now the weakest, with {strength}.",
    "news.ages.place":         "In strength you are now place {rank} of {players}, with {strength}.",
    "news.ages.strongest":     "{seat:player} is now the strongest, with {strength}.",
    "news.ages.weakest":       "{seat:player} is now the weakest, with {strength}.",
    "news.ages.war":           "{war}: {seat:player} has strength {strength}, you have {own}.",
    "news.ages.row":           "Now for {cost:civil action|civil actions} in the row: {things}.",
    "news.ages.events":        "Events that came: {things}.",
}
# fmt: on

add_sentences("en", ENGLISH)

Strengths = dict[int, int]
"""The strength of everybody who still plays, by their seats."""


def news(before: Table, after: Table, viewer: int) -> list[Message]:
    """What weighs most comes first."""
    return [*wars(before, after, viewer), *order(before, after, viewer), *row(before, after), *events(before, after)]


def wars(before: Table, after: Table, viewer: int) -> list[Message]:
    """Those that were declared on the viewer, and how they would end now."""
    own = after["civilizations"][viewer]["strength"]
    return [
        Message("news.ages.war", war=civ["war"], seat=seat, strength=civ["strength"], own=own)
        for seat, civ in enumerate(after["civilizations"])
        if civ["war"] and civ["war_target"] == viewer and civ["war"] != before["civilizations"][seat]["war"]
    ]


def order(before: Table, after: Table, viewer: int) -> list[Message]:
    """Who is strongest and who is weakest, where that is somebody else than before; of two, one says it all."""
    was, now = strengths(before), strengths(after)
    if viewer not in now:
        return []
    own = [] if rank(was, viewer) == rank(now, viewer) else [own_place(now, viewer)]
    others = [] if own and len(now) == 2 else [*end(was, now, viewer, max), *end(was, now, viewer, min)]
    return [*own, *others]


def strengths(table: Table) -> Strengths:
    return {seat: civ["strength"] for seat, civ in enumerate(table["civilizations"]) if civ["playing"]}


def rank(strength: Strengths, seat: int) -> tuple[int, int]:
    """How many are stronger, and how many weaker."""
    own = strength[seat]
    return sum(other > own for other in strength.values()), sum(other < own for other in strength.values())


def own_place(now: Strengths, viewer: int) -> Message:
    stronger, weaker = rank(now, viewer)
    others = len(now) - 1
    kind = "strongest.you" if weaker == others else "weakest.you" if stronger == others else "place"
    return Message(f"news.ages.{kind}", strength=now[viewer], rank=stronger + 1, players=len(now))


def end(was: Strengths, now: Strengths, viewer: int, most: Callable[[Iterable[int]], int]) -> list[Message]:
    """Who alone stands at one end of the order and did not before."""
    there, before = at_end(now, most), at_end(was, most)
    if len(there) > 1 or there == before or viewer in there:
        return []
    kind = "strongest" if most is max else "weakest"
    return [Message(f"news.ages.{kind}", seat=seat, strength=now[seat]) for seat in there]


def at_end(strength: Strengths, most: Callable[[Iterable[int]], int]) -> list[int]:
    wanted = most(strength.values())
    return [seat for seat, own in strength.items() if own == wanted]


def row(before: Table, after: Table) -> list[Message]:
    """Cards that cost less than they did, by what they cost now."""
    was, now = cheapest(before), cheapest(after)
    cheaper = defaultdict(list)
    for card, cost in now.items():
        if card in was and cost < was[card]:
            cheaper[cost].append(card)
    return [Message("news.ages.row", cost=cost, things=cheaper[cost]) for cost in sorted(cheaper)]


def cheapest(table: Table) -> dict[str, int]:
    """What each card of the row costs, where it is cheapest."""
    costs = dict[str, int]()
    for card, cost in zip(table["row"], table["row_cost"], strict=True):
        if card is not None:
            costs[card] = min(cost, costs.get(card, cost))
    return costs


def events(before: Table, after: Table) -> list[Message]:
    return some("news.ages.events", after["past_events"][len(before["past_events"]) :])
