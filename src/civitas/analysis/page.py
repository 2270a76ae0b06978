"""A study as one page that needs nothing else: the chart of chances, the accounts, turning points, every move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from civitas.analysis.document import MoveRow
from civitas.analysis.grades import FORCED, GRADES
from civitas.analysis.telling import BADGES, Teller, cumulative, percent
from civitas.arena.plots import COLOURS, new_figure, svg

CHART_ROWS: Final = 8.0
SHAPES: Final = ("o", "s", "^", "D")

STYLE: Final = """
:root { --ink: #2b2a27; --soft: #6b675e; --line: #d9d4c7; --paper: #fbf9f4; --warn: #a4481f; --go: #1f6f54; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7da; --soft: #aaa493; --line: #46433b; --paper: #1f1e1b; --warn: #e8906a; --go: #6fc7a5; } }
body { margin: 0 auto; max-width: 64rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
p.soft { color: var(--soft); } .wide { overflow-x: auto; }
figure { margin: 1rem 0; overflow-x: auto; background: #fbf9f4; border-radius: .5rem; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top; }
th:first-child, td:first-child, .words { text-align: left; }
.inaccuracy, .mistake, .blunder { color: var(--warn); } .best { color: var(--go); } .blunder { font-weight: 700; }
section.point { border-left: 4px solid var(--line); padding-left: 1rem; margin: 1rem 0; }
"""


def page(teller: Teller, language: str) -> str:
    """The whole page."""
    title = escape(teller.title())
    parts = (*accounts(teller), *points(teller), *moves(teller))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body><h1>{title}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def accounts(teller: Teller) -> Iterator[str]:
    yield f"<figure>{chart(teller)}</figure>"
    yield table(teller.headings(), teller.accounts())
    yield f'<p class="soft">{escape(teller.word("account"))}</p>'
    yield f"<h2>{escape(teller.word('by_grade'))}</h2>"
    yield table(teller.grade_headings(), teller.grades())
    if teller.is_flawless():
        yield f"<p>{escape(teller.word('flawless'))}</p>"
    yield f'<p class="soft">{escape(teller.word("measured", games=teller.found["games"]))}</p>'


def points(teller: Teller) -> Iterator[str]:
    yield f"<h2>{escape(teller.word('turning_points'))}</h2>"
    for first, *more in teller.turning_points():
        told = "".join(f"<p>{escape(line)}</p>" for line in more)
        yield f'<section class="point"><p><strong>{escape(first)}</strong></p>{told}</section>'


def moves(teller: Teller) -> Iterator[str]:
    headings = [teller.word(f"heading.{name}") for name in ("move", "loss")]
    players = [teller.voice.player(seat) for seat in range(len(teller.found["players"]))]
    yield f"<h2>{escape(teller.word('moves'))}</h2>"
    rows = "".join(move_row(teller, row) for row in teller.found["moves"])
    heads = "".join(f"<th>{escape(name)}</th>" for name in ("", *headings, *players))
    yield f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def move_row(teller: Teller, row: MoveRow) -> str:
    """A move with its grade, what it lost, and everybody's chances after it."""
    grade = row["grade"]
    badge = f'<span class="{grade}" title="{escape(teller.word("grade." + grade))}">{BADGES[grade]}</span>'
    lost = "" if grade in (FORCED, GRADES[0]) else percent(row["loss"])
    words = f"{teller.voice.player(row['seat'])}: {teller.move(row)}"
    chances = "".join(f"<td>{percent(chance)}</td>" for chance in row["after"])
    number = f"<td>{row['number'] + 1}</td>"
    return f'<tr>{number}<td class="words">{badge} {escape(words)}</td><td>{lost}</td>{chances}</tr>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def chart(teller: Teller) -> str:
    """Everybody's chances over the moves; the moves that lost much are marked."""
    figure, axes = new_figure(CHART_ROWS)
    lines = cumulative(teller.found["moves"])
    # With two players one line tells both.
    for seat, line in enumerate(lines if len(lines) > 2 else lines[:1]):
        chances = [100 * chance for chance in line]
        axes.plot(range(len(chances)), chances, color=COLOURS[seat], label=teller.voice.player(seat), linewidth=1.5)
    for row in teller.found["moves"]:
        if row["grade"] in GRADES[3:]:
            seat = row["seat"] if len(lines) > 2 else 0
            axes.plot(row["number"] + 1, 100 * row["played"][seat], SHAPES[row["seat"]], color=COLOURS[row["seat"]])
    axes.set_ylim(0, 100)
    axes.axhline(100 / len(lines) if lines else 50, color="#b9b3a3", linewidth=0.8)
    axes.legend(frameon=False)
    return svg(figure, teller.word("chart"))
