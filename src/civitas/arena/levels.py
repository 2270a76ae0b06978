"""How strong the levels are: each against the one below, in every ruleset and number of players that has levels.

What was measured stands in `bots/levels.toml`, a row for each match, and is shown where people choose an opponent.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from civitas import bots
from civitas.arena.plan import Plan
from civitas.arena.tally import Tally
from civitas.library import find, find_rules, games

FILE: Final = "levels.toml"
CHANCE: Final = "uniform"
"""What the weakest level is measured against: any legal move."""
RIVAL: Final = "adept"
"""Whom the styles are measured against: its judgement is theirs, without the likings."""
SEED: Final = 2026


@dataclass(frozen=True)
class Ruleset:
    """What is played: a game in an edition, how much of it, and by how many."""

    game: str
    edition: str
    mode: str
    """The value of the option that makes another game of it; empty for the plain game."""
    players: int

    @property
    def options(self) -> dict[str, str]:
        return {name: value for name, value in modes(self.game, self.edition) if value == self.mode}

    @property
    def name(self) -> str:
        """As a folder may be called."""
        return "-".join(filter(None, (self.game, self.edition, self.mode, str(self.players))))


@dataclass(frozen=True)
class Match:
    """A level and the one below it, in one ruleset."""

    ruleset: Ruleset
    level: str
    below: str

    def plan(self) -> Plan:
        """One seat for the level, all others for the one below."""
        which = self.ruleset
        return Plan(which.game, (self.level, self.below), SEED, which.players, which.edition, which.options)

    def folder(self) -> str:
        """Where its games are kept: elsewhere when the bots have changed."""
        return "-".join((self.ruleset.name, self.level, self.below, fingerprint(self.ruleset.game)))


@dataclass(frozen=True)
class Measured:
    """What a match came to: the level's share of the victories, with its 95 % interval."""

    game: str
    edition: str
    mode: str
    players: int
    level: str
    below: str
    games: int
    share: float
    low: float
    high: float
    milliseconds: float
    """CPU time of a choice."""
    date: str = field(default="")

    @property
    def match(self) -> Match:
        return Match(Ruleset(self.game, self.edition, self.mode, self.players), self.level, self.below)

    @property
    def times_its_share(self) -> float:
        """How much more often it won than somebody does who is as strong as the others."""
        return self.share * self.players


def rulesets() -> Iterator[Ruleset]:
    """Every ruleset of every game: its editions and modes, with each number of players."""
    for game in games():
        for edition in find_rules(game).editions:
            its = find_rules(game, edition)
            for mode in ("", *(value for _, value in modes(game, edition))):
                for players in range(its.least_players, its.most_players + 1):
                    yield Ruleset(game, edition, mode, players)


def modes(game: str, edition: str) -> list[tuple[str, str]]:
    """The options and values that make another game of it, as its manifest says."""
    options = find_rules(game, edition).options
    return [(it.name, value) for it in options if it.name in find(game).rulesets for value in it.values[1:]]


def matches(only: Sequence[str] = ()) -> list[Match]:
    """Every level of every ruleset against the one below, the weakest against chance; every style against adept."""
    found = []
    for ruleset in filter(lambda each: bots.has_learned(each.game), rulesets()):
        ladder = [CHANCE, *bots.offered(ruleset.game)]
        if not only or ruleset.game in only:
            found += [Match(ruleset, level, below) for below, level in pairwise(ladder)]
            found += [Match(ruleset, style, RIVAL) for style in bots.styles(ruleset.game)]
    return found


@cache
def fingerprint(game: str) -> str:
    """Eight letters that change with the bots of a game."""
    folders = (files("civitas.bots"), files(find(game).bots))
    parts = [part for folder in folders for part in folder.iterdir() if part.is_file()]
    texts = [part.read_bytes() for part in sorted(parts, key=str) if part.name.endswith((".py", ".txt"))]
    return sha256(b"\0".join(texts)).hexdigest()[:8]


def measured(match: Match, tally: Tally, date: str) -> Measured:
    """What is known after a match."""
    standing = tally.standings[0]
    low, high = standing.ratio.interval()
    return Measured(
        **asdict(match.ruleset), level=match.level, below=match.below, games=tally.games,
        share=round(standing.ratio.share, 4), low=round(low, 4), high=round(high, 4),
        milliseconds=round(standing.milliseconds, 3), date=date,
    )  # fmt: skip


# As data


def read(text: str) -> list[Measured]:
    return [Measured(**row) for row in tomllib.loads(text).get("match", [])]


@cache
def shipped() -> list[Measured]:
    """What was measured of the bots that come with this version; nothing where nobody has."""
    file = files("civitas.bots").joinpath(FILE)
    return read(file.read_text("utf-8")) if file.is_file() else []


def write(rows: Sequence[Measured]) -> str:
    """The rows as TOML, in the order of the rulesets and levels."""
    head = "# How strong the levels are: written by `make levels`.\n"
    return head + "".join(f"\n[[match]]\n{_members(asdict(row))}" for row in rows)


def _members(row: dict[str, Any]) -> str:
    return "".join(f"{name} = {_value(value)}\n" for name, value in row.items())


def _value(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def merged(known: Sequence[Measured], fresh: Sequence[Measured]) -> list[Measured]:
    """The fresh rows, and those of matches that were not played this time; what is no match any more is dropped."""
    rows = {row.match: row for row in [*known, *fresh]}
    return [rows[match] for match in matches() if match in rows]


# As a table


def table(rows: Sequence[Measured]) -> str:
    """The rows as a table of Markdown."""
    heading = ("game", "players", "level", "against", "victories [95 %]", "games", "CPU time of a choice", "date")
    lines = [heading, ["---"] * len(heading), *map(_cells, rows)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def _cells(row: Measured) -> list[str]:
    game = " ".join(filter(None, (row.game, row.edition, row.mode)))
    won = f"{row.share:.1%} [{100 * row.low:.0f}-{100 * row.high:.0f}]".replace("%", " %")
    if row.players > 2:
        won += f", {row.times_its_share:.1f} times its share"
    cells = (game, row.players, row.level, row.below, won, row.games, f"{row.milliseconds:g} ms", row.date)
    return [str(cell) for cell in cells]


def put_between(text: str, mark: str, inside: str) -> str:
    """A text with something else between two marks, `<!-- mark -->` and `<!-- /mark -->`."""
    begin, end = f"<!-- {mark} -->\n", f"<!-- /{mark} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"there is no place between {begin.strip()} and {end}")
    return f"{before}{begin}{inside}{end}{after}"


def kept_at(folder: Path, match: Match) -> Path:
    return folder / match.folder()
