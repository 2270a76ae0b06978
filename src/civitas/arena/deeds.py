"""What winners did: for each component of the game how often those who took, built or played it have won.

Read from the records alone: the rows of a record name player and move, and the book of the game says which component is
in which role of a move.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from civitas.arena.folder import Folder
from civitas.arena.playing import Played
from civitas.arena.ratings import Ratio
from civitas.kernel.errors import UnknownMove
from civitas.kernel.records import RESIGN
from civitas.kernel.rules import Rules

ROW: Final = re.compile(r"^(\d+): (.+)$", re.MULTILINE)
FEWEST: Final = 2
"""A kind of deed is shown when it has this number of components at least."""

Deed = tuple[str, str]
"""A component, and what was done with it: `build building`, `Baths`."""


@dataclass(frozen=True)
class Deeds:
    """One kind of deed, with the share of victories of those who did it, by component, the best first."""

    kind: str
    shares: list[tuple[str, Ratio]]


def deeds_of(folder: Folder, games: Iterable[Played]) -> list[Deeds]:
    """All kinds of deeds in these games, those done most often first."""
    found: defaultdict[Deed, Ratio] = defaultdict(Ratio)
    for game in games:
        record = folder.record_file(game.number).read_text(encoding="utf-8")
        done = {(seat, deed) for seat, text in moves_in(record) for deed in read_deeds(folder.plan.rules, text)}
        for seat, deed in done:
            found[deed].add(game.share(seat), 1)
    return sorted(grouped(found), key=lambda deeds: -sum(ratio.games for _, ratio in deeds.shares))


def moves_in(record: str) -> Iterator[tuple[int, str]]:
    """Seat and text of every move of a record."""
    section = record.partition("\nplay\n")[2].partition("\n\n")[0]
    for row in ROW.finditer(section):
        if row[2] != RESIGN:
            yield int(row[1]) - 1, row[2]


def read_deeds(rules: Rules, text: str) -> Iterator[Deed]:
    """What a move did with which component, for each role that names one."""
    try:
        move = rules.book.number(text)
    except UnknownMove:
        return
    kind = rules.book.kind(move)
    for role, value in kind.values(move).items():
        if isinstance(value, str):
            yield f"{kind.word.replace('_', ' ')}: {role}", value


def grouped(found: dict[Deed, Ratio]) -> Iterator[Deeds]:
    kinds: defaultdict[str, list[tuple[str, Ratio]]] = defaultdict(list)
    for (kind, component), ratio in found.items():
        kinds[kind].append((component, ratio))
    for kind, shares in kinds.items():
        if len(shares) >= FEWEST:
            yield Deeds(kind, sorted(shares, key=lambda row: (-row[1].share, row[0])))
