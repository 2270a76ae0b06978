"""An analysis in words, in one language: its accounts as rows, its turning points as short paragraphs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.analysis import words  # noqa: F401  registers the sentences
from civitas.analysis.document import Analysis, MoveRow
from civitas.analysis.grades import BLUNDER, FORCED, GRADES, MISTAKE
from civitas.kernel.messages import Said
from civitas.telling import message_of
from civitas.terminal.voice import Voice

BADGES: Final = {"best": "✓", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??", "forced": ""}
COLUMNS: Final = ("player", "expected", "own", "rivals", "luck", "result", "accuracy")


def percent(share: float, sign: bool = False) -> str:
    """A share of a victory."""
    return f"{100 * share:+.1f} %" if sign else f"{100 * share:.1f} %"


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
            accuracy = "–" if player["accuracy"] is None else f"{player['accuracy']:.0f}"
            name = self.voice.player(seat)
            rows.append([name, percent(player["expected"]), *signed, percent(player["result"]), accuracy])
        return rows

    def grade_headings(self) -> list[str]:
        return [self.word("heading.player"), *(self.word(f"grade.{name}") for name in GRADES)]

    def grades(self) -> list[list[str]]:
        return [
            [self.voice.player(seat), *(str(player["grades"][name]) for name in GRADES)]
            for seat, player in enumerate(self.found["players"])
        ]

    def luck_rows(self) -> list[list[str]]:
        """Each player's luck by the kind of what turned up."""
        kinds = list(dict.fromkeys(kind for player in self.found["players"] for kind in player["luck_by_source"]))
        return [
            [kind, *(percent(player["luck_by_source"].get(kind, 0.0), sign=True) for player in self.found["players"])]
            for kind in kinds
        ]

    def turning_points(self) -> list[list[str]]:
        """The moves that changed most: a paragraph of lines each."""
        return [self.told(self.found["moves"][number]) for number in self.found["turning_points"]]

    def told(self, row: MoveRow) -> list[str]:
        """A move, what was better and why, and what turned up after it."""
        lines = [self.headline(row)]
        if row["grade"] not in (FORCED, GRADES[0]) and row["tried"]:
            lines += self.better(row)
        if row["turned_up"]:
            lines.append(" ".join([*map(self.said, row["turned_up"]), self.luckiest(row)]))
        return lines

    def headline(self, row: MoveRow) -> str:
        grade = self.word(f"grade.{row['grade']}")
        moment = f" ({self.said(row['moment'])})" if row["moment"] else ""
        return f"{row['number'] + 1}{moment}. {self.voice.player(row['seat'])}: {self.move(row)} – {grade}"

    def move(self, row: MoveRow) -> str:
        """The move as a sentence where it was looked at, or in the words of the record."""
        return next(
            (self.said(tried["sentence"]) for tried in row["tried"] if tried["move"] == row["move"]), row["move"]
        )

    def better(self, row: MoveRow) -> list[str]:
        best = row["tried"][0]
        played = next((tried for tried in row["tried"] if tried["move"] == row["move"]), None)
        if played is None:
            return []
        seat = row["seat"]
        chance = f"{percent(best['chances'][seat])} ± {percent(row['doubt'])}"
        lines = [
            self.word(
                "better", move=self.said(best["sentence"]), chance=chance, played=percent(played["chances"][seat])
            )
        ]
        if row["because"]:
            lines.append(self.word("because", reasons="; ".join(map(self.said, row["because"]))))
        if played["line"]:
            lines.append(self.word("then", line=", ".join(played["line"])))
        return lines

    def luckiest(self, row: MoveRow) -> str:
        """For whom it was good, and how much."""
        luck = [after - played for after, played in zip(row["after"], row["played"])]
        seat = max(range(len(luck)), key=lambda seat: luck[seat])
        return self.word("lucky", luck=percent(luck[seat], sign=True), seat=seat)

    def is_flawless(self) -> bool:
        return not any(player["grades"][name] for player in self.found["players"] for name in (MISTAKE, BLUNDER))


def cumulative(rows: Sequence[MoveRow]) -> list[list[float]]:
    """Each seat's chances before every move, and at the end."""
    if not rows:
        return []
    return [list(seat) for seat in zip(*(row["before"] for row in rows), rows[-1]["after"])]
