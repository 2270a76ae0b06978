"""What others' turns changed for a player of Inventions: the lead, the turn order, own cards, what all know."""

from __future__ import annotations

from typing import Final

from civitas.inventions.view import Table
from civitas.kernel.messages import Message, add_sentences
from civitas.telling import some

# fmt: off
ENGLISH: Final = {
    "news.inventions.leads":     "{seat:player} now leads with {points:point|points}; you have {own}.",
    "news.inventions.leads.you": "You now lead with {points:point|points}.",
    "news.inventions.order":     "In the turn order you are now number {place} of {players}.",
    "news.inventions.invented":  "Your Idea {card} in {region} is now an Invention.",
    "news.inventions.innovated": "Your Invention {card} in {region} was improved.",
    "news.inventions.common":    "Known to all now: {things}.",
    "news.inventions.shown":     "New Ideas on display: {things}.",
}
# fmt: on

add_sentences("en", ENGLISH)


def news(before: Table, after: Table, viewer: int) -> list[Message]:
    """What weighs most comes first."""
    return [
        *cards(before, after, viewer),
        *lead(before, after, viewer),
        *turn_order(before, after, viewer),
        *some("news.inventions.common", [tile for tile in common(after) if tile not in common(before)]),
        *some("news.inventions.shown", [idea for idea in after["open_ideas"] if idea not in before["open_ideas"]]),
    ]


def cards(before: Table, after: Table, viewer: int) -> list[Message]:
    """The viewer's Ideas and Inventions on the Map that others went on with."""
    lines = []
    for was, now in zip(before["regions"], after["regions"], strict=True):
        if now["card"] != was["card"]:
            continue
        names = {"card": now["card"], "region": now["region"]}
        if was["presenter"] == viewer and now["invention"] and not was["invention"]:
            lines.append(Message("news.inventions.invented", **names))
        if was["inventor"] == viewer and now["innovator"] is not None and was["innovator"] is None:
            lines.append(Message("news.inventions.innovated", **names))
    return lines


def lead(before: Table, after: Table, viewer: int) -> list[Message]:
    """Who alone has most points, and did not before."""
    was, now = leaders(before), leaders(after)
    if len(now) > 1 or now == was:
        return []
    points = after["societies"][now[0]]["score"]
    if now == [viewer]:
        return [Message("news.inventions.leads.you", points=points)]
    own = after["societies"][viewer]["score"]
    return [Message("news.inventions.leads", seat=now[0], points=points, own=own)]


def leaders(table: Table) -> list[int]:
    scores = [society["score"] for society in table["societies"]]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def turn_order(before: Table, after: Table, viewer: int) -> list[Message]:
    was, now = (table["turn_order"].index(viewer) for table in (before, after))
    if was == now:
        return []
    return [Message("news.inventions.order", place=now + 1, players=len(after["turn_order"]))]


def common(table: Table) -> list[str]:
    """The Milestones that everybody knows."""
    return [tile["milestone"] for tile in table["common"]]
