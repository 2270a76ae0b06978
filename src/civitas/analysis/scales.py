"""Scales: what a lead says about the chances to win, in each ruleset and by the turns that are left.

They are fitted to finished games of bots, by `tools/calibrate.py`, and stand in a file beside each game's analysis.
"""

from __future__ import annotations

import math
import tomllib
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from civitas.analysis.chances import Chances
from civitas.kernel.rules import Setup

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
    """How much is a logit in each phase of a game."""

    by_phase: Sequence[float]

    def scale(self, turns: int) -> float:
        return self.by_phase[phase_of(turns)]

    def chances(self, leads: Sequence[float | None], turns: int) -> Chances:
        return softmax(leads, self.scale(turns))


@dataclass(frozen=True)
class Ruleset:
    """What is played: an edition with certain options, by some players."""

    edition: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def title(self) -> str:
        return ", ".join([self.edition, *(f"{name}={value}" for name, value in self.options), str(self.players)])

    def covers(self, setup: Setup) -> bool:
        """Whether a game is one of these: of the same edition and players, and its options are so."""
        is_same = (self.edition, self.players) == (setup.edition, setup.players)
        return is_same and all(setup.options.get(name) == value for name, value in self.options)


def ruleset_of(title: str) -> Ruleset:
    """A ruleset from its title."""
    edition, *options, players = title.split(", ")
    pairs = (option.partition("=") for option in options)
    return Ruleset(edition, int(players), tuple((name, value) for name, _, value in pairs))


Fitted = Mapping[Ruleset, Scales]
"""The scales of a game, ruleset by ruleset."""


def scales_of(fitted: Fitted, setup: Setup) -> Scales:
    """The scales of the ruleset that says most about a game; of another edition where its own was never fitted."""
    by_players = [ruleset for ruleset in fitted if ruleset.players == setup.players]
    own = [ruleset for ruleset in by_players if ruleset.covers(setup)]
    return fitted[max(own, key=lambda ruleset: len(ruleset.options)) if own else by_players[0]]


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


def read(folder: Path) -> Fitted:
    rows = tomllib.loads((folder / FILE).read_text("utf-8"))["scales"]
    return {ruleset_of(title): Scales(row) for title, row in rows.items()}


def write(folder: Path, fitted: Fitted) -> None:
    rows = [f'"{ruleset.title()}" = [{written(scales.by_phase)}]' for ruleset, scales in sorted_by_title(fitted)]
    head = "# How much is a logit, by the turns that are left. Fitted by tools/calibrate.py.\n[scales]\n"
    (folder / FILE).write_text(head + "\n".join(rows) + "\n", encoding="utf-8")


def sorted_by_title(fitted: Fitted) -> Iterable[tuple[Ruleset, Scales]]:
    """The plain game of each edition first: it stands in for those that were never fitted."""
    return sorted(fitted.items(), key=lambda row: (row[0].edition, row[0].options, row[0].players))


def written(scales: Sequence[float]) -> str:
    return ", ".join(f"{scale:.0f}" for scale in scales)


def fit(seen: Sequence[Sighting]) -> Scales:
    """For each phase the scale that makes what happened most likely; one without games takes its neighbour's."""
    found: list[float | None] = []
    for phase in range(len(PHASES) + 1):
        own = [each for each in seen if phase_of(each.turns) == phase]
        found.append(most_likely(own) if own else None)
    known = [scale for scale in found if scale is not None]
    return Scales([known[min(phase, len(known) - 1)] if scale is None else scale for phase, scale in enumerate(found)])


def most_likely(seen: Sequence[Sighting]) -> float:
    """The scale that makes what happened least surprising. Beyond it every step surprises more, so steps are halved."""
    steps = range(len(LOG_SCALES) - 1)
    scales = [math.exp(log) for log in LOG_SCALES]
    least = bisect_left(steps, True, key=lambda step: surprise(seen, scales[step]) < surprise(seen, scales[step + 1]))
    return scales[least]


def surprise(seen: Sequence[Sighting], scale: float) -> float:
    """How little was expected of what happened: the less, the better the scale."""
    total = 0.0
    for each in seen:
        chances = softmax(each.leads, scale)
        total -= sum(share * math.log(max(chance, 1e-9)) for share, chance in zip(each.result, chances))
    return total
