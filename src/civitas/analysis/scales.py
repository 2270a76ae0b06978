"""Scales: what a lead says about the chances to win, by the number of players and by the turns that are left.

They are fitted to finished games of bots, by `tools/calibrate.py`, and stand in a file beside each game's analysis.
"""

from __future__ import annotations

import math
import tomllib
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from civitas.analysis.chances import Chances

PHASES: Final = (0, 1, 2, 4, 7, 11)
"""The most turns that are left in each phase; in the last one, more."""

FILE: Final = "scales.toml"
LOG_SCALES: Final = tuple(step / 20 for step in range(60, 221))
"""The scales that are tried, as logarithms: from 20 to 60,000."""


@dataclass(frozen=True)
class Sighting:
    """A position of a game: by how much everybody was ahead, the turns left, and each seat's share of the victory."""

    leads: Sequence[float | None]
    turns: int
    result: Chances


@dataclass(frozen=True)
class Scales:
    """For each number of players, how much is a logit in each phase."""

    by_players: Mapping[int, Sequence[float]]

    def scale(self, players: int, turns: int) -> float:
        return self.by_players[players][phase_of(turns)]

    def chances(self, leads: Sequence[float | None], turns: int) -> Chances:
        return softmax(leads, self.scale(len(leads), turns))


def phase_of(turns: int) -> int:
    return bisect_left(PHASES, turns)


def softmax(leads: Sequence[float | None], scale: float) -> Chances:
    """Chances from leads. A lead is the own worth less the mean of the others', which counts each worth a bit more."""
    staying = sum(lead is not None for lead in leads)
    part = (staying - 1) / staying / scale
    most = max(lead for lead in leads if lead is not None)
    weights = [0.0 if lead is None else math.exp((lead - most) * part) for lead in leads]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def read(folder: Path) -> Scales:
    rows = tomllib.loads((folder / FILE).read_text("utf-8"))["scales"]
    return Scales({int(players): row for players, row in rows.items()})


def write(folder: Path, scales: Scales) -> None:
    rows = [f"{players} = [{', '.join(f'{scale:.0f}' for scale in row)}]" for players, row in scales.by_players.items()]
    head = "# How much is a logit, by players and by the turns that are left. Fitted by tools/calibrate.py.\n[scales]\n"
    (folder / FILE).write_text(head + "\n".join(rows) + "\n", encoding="utf-8")


def fit(seen: Sequence[Sighting]) -> list[float]:
    """For each phase the scale that makes what happened most likely; one without games takes its neighbour's."""
    found: list[float | None] = []
    for phase in range(len(PHASES) + 1):
        own = [each for each in seen if phase_of(each.turns) == phase]
        found.append(math.exp(min(LOG_SCALES, key=lambda log: surprise(own, math.exp(log)))) if own else None)
    known = [scale for scale in found if scale is not None]
    return [known[min(phase, len(known) - 1)] if scale is None else scale for phase, scale in enumerate(found)]


def surprise(seen: Sequence[Sighting], scale: float) -> float:
    """How little was expected of what happened: the less, the better the scale."""
    total = 0.0
    for each in seen:
        chances = softmax(each.leads, scale)
        total -= sum(share * math.log(max(chance, 1e-9)) for share, chance in zip(each.result, chances))
    return total
