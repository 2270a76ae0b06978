"""What the page of a study draws: the course of the chances, and bars. Colours are left to the page's style."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from civitas.analysis.document import MoveRow
from civitas.analysis.grades import BLUNDER, MISTAKE
from civitas.analysis.telling import Teller, cumulative, percent

WIDTH: Final = 1000
HEIGHT: Final = 300
LEFT: Final = 48
RIGHT: Final = 14
TOP: Final = 26
BOTTOM: Final = 30
LINES: Final = (0, 25, 50, 75, 100)
NARROW: Final = 56
"""A stretch that is narrower has no room for its name."""
SHAPES: Final = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0",
    "M0 -6L6 0L0 6L-6 0Z",
    "M-5 -5H5V5H-5Z",
    "M0 -6L6 5H-6Z",
)
"""A mark for each seat, so that nothing hangs on colour alone."""


class Scale:
    """Where a move and a chance are drawn."""

    def __init__(self, moves: int) -> None:
        self.moves: Final = max(1, moves)

    def x(self, move: float) -> float:
        return round(LEFT + move / self.moves * (WIDTH - LEFT - RIGHT), 1)

    def y(self, chance: float) -> float:
        return round(TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM), 1)


def chart(teller: Teller) -> str:
    """Everybody's chances over the moves, mistakes and turning points marked; with two players one line says both."""
    rows = teller.found["moves"]
    lines = cumulative(rows)
    scale = Scale(len(rows))
    shown = list(enumerate(lines)) if len(lines) > 2 else list(enumerate(lines))[:1]
    parts = [
        *bands(teller, scale),
        *grid(scale),
        *(course(line, seat, scale) for seat, line in shown),
        *slips(rows, lines, len(shown) > 1, scale),
        *points(teller, lines, len(shown) > 1, scale),
    ]
    about = escape(teller.word("chart"))
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{about}">'
        f"<title>{about}</title>{''.join(parts)}</svg>"
    )


def bands(teller: Teller, scale: Scale) -> Iterator[str]:
    for place, stretch in enumerate(teller.found["stretches"]):
        left, right = scale.x(stretch["first"]), scale.x(stretch["end"])
        if place % 2:
            height = HEIGHT - TOP - BOTTOM
            yield f'<rect class="band" x="{left}" y="{TOP}" width="{right - left:.1f}" height="{height}"/>'
        if right - left >= NARROW:
            name = escape(teller.said(stretch["name"]))
            yield f'<text class="stretch" x="{(left + right) / 2:.1f}" y="{HEIGHT - 8}">{name}</text>'


def grid(scale: Scale) -> Iterator[str]:
    for line in LINES:
        y = scale.y(line / 100)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
        yield f'<text class="scale" x="{LEFT - 6}" y="{y + 4}">{line}%</text>'


def course(line: Sequence[float], seat: int, scale: Scale) -> str:
    through = " ".join(f"{scale.x(move)},{scale.y(chance)}" for move, chance in enumerate(line))
    return f'<polyline class="course seat-{seat}" points="{through}"/>'


def slips(rows: Sequence[MoveRow], lines: Sequence[Sequence[float]], many: bool, scale: Scale) -> Iterator[str]:
    for row in rows:
        if row["grade"] in (MISTAKE, BLUNDER):
            at = lines[row["seat"] if many else 0][row["number"]]
            yield mark(row["seat"], scale.x(row["number"]), scale.y(at))


def mark(seat: int, x: float, y: float) -> str:
    return f'<path class="mark seat-{seat}" d="{SHAPES[seat]}" transform="translate({x} {y})"/>'


def points(teller: Teller, lines: Sequence[Sequence[float]], many: bool, scale: Scale) -> Iterator[str]:
    """The turning points, numbered, each a link to what is said of it."""
    for order, number in enumerate(teller.found["turning_points"], 1):
        row = teller.found["moves"][number]
        x, y = scale.x(number), scale.y(lines[row["seat"] if many else 0][number])
        above = y - 18 if y > TOP + 30 else y + 18
        yield (
            f'<a href="#point-{order}"><circle class="point" cx="{x}" cy="{above}" r="10"/>'
            f'<text class="order" x="{x}" y="{above + 4}">{order}</text></a>'
        )


def legend(teller: Teller) -> str:
    """Whose mark is which."""
    names = [
        f'<span><svg class="key" viewBox="-8 -8 16 16" aria-hidden="true">{mark(seat, 0, 0)}</svg> '
        f"{escape(teller.voice.player(seat))}</span>"
        for seat in range(len(teller.found["players"]))
    ]
    return f'<figcaption class="legend">{" ".join(names)}</figcaption>'


def bar(share: float, widest: float) -> str:
    """What was gained right of the middle, what was lost left of it; the number says it, too."""
    width = 50 * min(1.0, abs(share) / widest) if widest else 0.0
    side = "lost" if share < 0 else "gained"
    return (
        f'<span class="bar" aria-hidden="true"><i class="{side}" style="width:{width:.1f}%"></i></span>'
        f"<b>{percent(share, sign=True)}</b>"
    )
