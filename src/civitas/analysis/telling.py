"""An analysis in words, in one language: its accounts as rows, its turning points as short paragraphs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final, Literal

from civitas.analysis import words  # noqa: F401  registers the sentences
from civitas.analysis.chances import margin
from civitas.analysis.document import Analysis, MoveRow, Part, PlayerRow, TriedMove
from civitas.analysis.grades import BLUNDER, GRADES, MISTAKE
from civitas.kernel.messages import Said, sentences
from civitas.telling import message_of
from civitas.terminal.voice import Voice

BADGES: Final = {"best": "✓", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??", "forced": ""}
MINUS: Final = "\N{MINUS SIGN}"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
COLUMNS: Final = ("player", "expected", "own", "rivals", "luck", "result", "accuracy")
LEAST_SHOWN: Final = 0.0005
"""Of a victory; less is written as nothing."""
BySource = Literal["luck_by_source", "skill_by_source"]
BY_SOURCE: Final[tuple[BySource, ...]] = ("luck_by_source", "skill_by_source")


def percent(share: float, sign: bool = False) -> str:
    """A share of a victory; signed for what was won or lost."""
    tenths = round(1000 * share) / 10 + 0.0  # never less than nothing by nothing
    number = f"{tenths:+.1f}" if sign and tenths else f"{tenths:.1f}"
    return f"{number.replace('-', MINUS)}{NO_BREAK}%"


class Teller:
    """Says what an analysis has found."""

    def __init__(self, found: Analysis, voice: Voice) -> None:
        self.found: Final = found
        self.voice: Final = voice

    def word(self, id: str, **values: object) -> str:
        return self.voice.sentence(f"analysis.{id}", **values)

    def said(self, said: Said) -> str:
        return self.voice.say(message_of(said))

    def title(self) -> str:
        return self.word("title", game=self.voice.rules.title if self.voice.rules else self.found["game"])

    def headings(self) -> list[str]:
        return [self.word(f"heading.{column}") for column in COLUMNS]

    def accounts(self) -> list[list[str]]:
        """Each player's account, a row of percent of a victory."""
        rows = []
        for seat, player in enumerate(self.found["players"]):
            signed = [percent(share, sign=True) for share in (player["own"], player["rivals"], player["luck"])]
            name, accuracy = self.voice.player(seat), self.accuracy(player["accuracy"])
            rows.append([name, percent(player["expected"]), *signed, percent(player["result"]), accuracy])
        return rows

    def accuracy(self, accuracy: float | None) -> str:
        return "–" if accuracy is None else f"{accuracy:.0f}"

    def sum_of(self, seat: int) -> str:
        """A player's account as a sentence."""
        player = self.found["players"][seat]
        signed = {name: percent(player[name], sign=True) for name in ("own", "rivals", "luck")}
        ends = {"expected": percent(player["expected"]), "result": percent(player["result"])}
        return self.word("sum", name=self.voice.player(seat), **signed, **ends)

    def chances_of(self) -> str:
        return self.word("chance_of", name=self.voice.player(0))

    def grade_headings(self) -> list[str]:
        return [self.word("heading.player"), *(self.word(f"grade.{name}") for name in GRADES)]

    def grades(self) -> list[list[str]]:
        return [
            [self.voice.player(seat), *(str(player["grades"][name]) for name in GRADES)]
            for seat, player in enumerate(self.found["players"])
        ]

    def stretch_names(self) -> list[str]:
        return [self.said(stretch["name"]) for stretch in self.found["stretches"]]

    def by_stretch(self) -> list[tuple[str, list[list[str]]]]:
        """Accuracy, own moves and luck: a row for each player, a cell for each stretch and one for the whole game."""
        return [
            (self.word("heading.accuracy"), self.measure(lambda part: self.accuracy(part["accuracy"]))),
            (self.word("heading.own"), self.measure(lambda part: percent(part["own"], sign=True))),
            (self.word("heading.luck"), self.measure(lambda part: percent(part["luck"], sign=True))),
        ]

    def measure(self, cell: Callable[[Part | PlayerRow], str]) -> list[list[str]]:
        return [
            [self.voice.player(seat), *map(cell, player["by_stretch"]), cell(player)]
            for seat, player in enumerate(self.found["players"])
        ]

    def parts(self) -> list[list[str]]:
        """The same as rows: what is measured and whose, then stretch by stretch."""
        return [[f"{title}: {name}", *cells] for title, rows in self.by_stretch() for name, *cells in rows]

    def sources(self, what: BySource) -> list[tuple[str, list[float]]]:
        """Where each player's luck came from, or by what their own moves lost: the largest first."""
        by_source: list[dict[str, float]] = [player[what] for player in self.found["players"]]
        shares: defaultdict[str, list[float]] = defaultdict(lambda: [0.0] * len(by_source))
        for seat, sources in enumerate(by_source):
            for id, share in sources.items():
                shares[self.source(id)][seat] += share
        seen = [row for row in shares.items() if max(map(abs, row[1])) >= LEAST_SHOWN]
        return sorted(seen, key=lambda row: -max(map(abs, row[1])))

    def source(self, id: str) -> str:
        """What turned something up, in a word; or what is done by a move: the words with which its sentence opens."""
        if f"analysis.source.{id}" in sentences("en"):
            return self.word(f"source.{id}")
        said = sentences(self.voice.language).get(id) or sentences("en").get(id, id)
        opening, follows, _ = said.partition("{")
        return f"{opening.strip()} …" if follows else opening

    def turning_points(self) -> list[list[str]]:
        """The moves that changed most: a paragraph of lines each."""
        return [self.told(self.found["moves"][number]) for number in self.found["turning_points"]]

    def told(self, row: MoveRow) -> list[str]:
        """A move, what was better and why, and what turned up after it."""
        lines = [f"{self.headline(row)} – {self.word('grade.' + row['grade'])}"]
        return lines + self.better(row) + self.luck_of(row)

    def headline(self, row: MoveRow) -> str:
        moment = f" ({self.said(row['moment'])})" if row["moment"] else ""
        return f"{row['number'] + 1}{moment}. {self.voice.player(row['seat'])}: {self.move(row)}"

    def move(self, row: MoveRow) -> str:
        """The move as a sentence where it was looked at, or in the words of the record."""
        played = played_of(row)
        return row["move"] if played is None else self.said(played["sentence"])

    def pair(self, row: MoveRow) -> list[tuple[str, str, str, str]] | None:
        """What was played and what was better: label, sentence and chance of each; None where nothing was better."""
        played = played_of(row)
        if played is None or not row["loss"]:
            return None
        both = (("played", played), ("better", row["tried"][0]))
        return [
            (kind, self.word(kind), self.said(tried["sentence"]), self.chance(tried, row["seat"]))
            for kind, tried in both
        ]

    def chance(self, tried: TriedMove, seat: int) -> str:
        return f"{percent(tried['chances'][seat])} ± {percent(margin(tried['doubt']))}"

    def better(self, row: MoveRow) -> list[str]:
        played = played_of(row)
        if played is None or not row["loss"]:
            return []
        best, seat = row["tried"][0], row["seat"]
        chances = {"chance": self.chance(best, seat), "played": percent(played["chances"][seat])}
        lines = [self.word("better_was", move=self.said(best["sentence"]), **chances)]
        if row["because"]:
            lines.append(self.word("because", reasons="; ".join(map(self.said, row["because"]))))
        return lines + self.follows(row)

    def follows(self, row: MoveRow) -> list[str]:
        """What would probably have come after the better move."""
        line = row["tried"][0]["then"]
        return [self.word("then", line="; ".join(map(self.said, line)))] if line else []

    def luck_of(self, row: MoveRow) -> list[str]:
        """What turned up after a move, and for whom it was good."""
        return [" ".join([*map(self.said, row["turned_up"]), self.luckiest(row)]).rstrip()] if row["turned_up"] else []

    def luckiest(self, row: MoveRow) -> str:
        """For whom it was good, and how much; nothing where it changed nothing."""
        luck = [after - played for after, played in zip(row["after"], row["played"])]
        seat = max(range(len(luck)), key=lambda seat: luck[seat])
        if luck[seat] < LEAST_SHOWN:
            return ""
        return self.word("lucky", luck=percent(luck[seat], sign=True), seat=seat)

    def measured(self) -> str:
        """How thorough it was, and what the grades mean."""
        games, seconds = self.found["games"], self.found["seconds"]
        how = self.word("by_time", seconds=round(seconds)) if seconds else self.word("by_games", games=games)
        return f"{how} {self.word('measured')}"

    def is_flawless(self) -> bool:
        return not any(player["grades"][name] for player in self.found["players"] for name in (MISTAKE, BLUNDER))


def played_of(row: MoveRow) -> TriedMove | None:
    """The move that was made, as far as it was looked at."""
    return next((tried for tried in row["tried"] if tried["move"] == row["move"]), None)


def cumulative(rows: Sequence[MoveRow]) -> list[list[float]]:
    """Each seat's chances before every move, and at the end."""
    if not rows:
        return []
    return [list(seat) for seat in zip(*(row["before"] for row in rows), rows[-1]["after"])]
