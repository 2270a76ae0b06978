"""What the rival's moves changed for a player of Duel: what trading costs, the conflict, scientific symbols."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from civitas.duel.cards.effects import RESOURCES
from civitas.duel.military import CAPITAL
from civitas.duel.view import Table
from civitas.kernel.messages import Message, add_sentences
from civitas.telling import of, some

# fmt: off
ENGLISH: Final = {
    "duel.unit_price":     "{coins:coin|coins} for {resources}",
    "news.duel.dearer":    "You now pay more for a unit: {things}.",
    "news.duel.cheaper":   "You now pay less for a unit: {things}.",
    "news.duel.even":      "The conflict is even now.",
    "news.duel.leads.you": "You lead the conflict by {distance:space|spaces} now; {more} more would win the game.",
    "news.duel.leads":     "{seat:player} leads the conflict by {distance:space|spaces} now; {more} more would win the game.",
    "news.duel.symbols":   "{seat:player} now owns {count:scientific symbol|scientific symbols} of the six that win.",
}
# fmt: on

add_sentences("en", ENGLISH)


def news(before: Table, after: Table, viewer: int) -> list[Message]:
    """What weighs most comes first."""
    return [*conflict(before, after, viewer), *symbols(before, after, viewer), *prices(before, after, viewer)]


def conflict(before: Table, after: Table, viewer: int) -> list[Message]:
    pawn = after["pawn"]
    if pawn == before["pawn"]:
        return []
    if pawn == 0:
        return [Message("news.duel.even")]
    distance = abs(pawn)
    leader = 0 if pawn > 0 else 1
    values = {"distance": distance, "more": CAPITAL - distance}
    return [of(leader, viewer, "news.duel.leads", "news.duel.leads.you", **values)]


def symbols(before: Table, after: Table, viewer: int) -> list[Message]:
    rival = 1 - viewer
    was, now = (len(table["cities"][rival]["symbols"]) for table in (before, after))
    return [Message("news.duel.symbols", seat=rival, count=now)] if now > was else []


def prices(before: Table, after: Table, viewer: int) -> list[Message]:
    """What the bank asks for a unit, of each resource whose price went up or down."""
    was, now = (table["cities"][viewer]["pays"] for table in (before, after))
    dearer = [name for name in RESOURCES if now[name] > was[name]]
    cheaper = [name for name in RESOURCES if now[name] < was[name]]
    return [
        *some("news.duel.dearer", by_price(now, dearer)),
        *some("news.duel.cheaper", by_price(now, cheaper)),
    ]


def by_price(pays: dict[str, int], names: list[str] | tuple[str, ...] = RESOURCES) -> list[Message]:
    """What a unit costs, resources of one price together."""
    found = defaultdict(list)
    for name in names:
        found[pays[name]].append(name)
    return [Message("duel.unit_price", coins=coins, resources=found[coins]) for coins in sorted(found)]
