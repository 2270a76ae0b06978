"""A study as one page that needs nothing else: the chart of chances, the accounts, turning points, every move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from civitas.analysis.document import MoveRow, PlayerRow
from civitas.analysis.drawing import bar, chart, legend, mark
from civitas.analysis.grades import FORCED, GRADES
from civitas.analysis.telling import BADGES, BY_SOURCE, BySource, Teller, percent

MOST_BESIDE: Final = 4
"""So many stretches of a game have room in half of the page."""
STYLE: Final = """
:root { --ink: #23221e; --soft: #625d51; --line: #d5ceba; --bg: #ebe7dc; --paper: #f9f6ef; --bright: #fffef9;
  --lost: #a3281f; --gone: #0b6a60; --warn: #8a5a00; --track: #e4ddcc; color-scheme: light dark;
  --seat-0: #133a7c; --seat-1: #9a4600; --seat-2: #8d1fa3; --seat-3: #1f6b34; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7da; --soft: #aaa493; --line: #46433b; --bg: #161513; --paper: #1f1e1b; --bright: #2a2824;
    --lost: #f0897c; --gone: #63cdb9; --warn: #e5b765; --track: #38352e;
    --seat-0: #a9c7ff; --seat-1: #f0a468; --seat-2: #e79af2; --seat-3: #8ad6a0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--bg); color: var(--ink);
  font: 1rem/1.45 "Noto Sans", system-ui, sans-serif; }
h1, h2 { font-family: Gelasio, Georgia, serif; line-height: 1.2; } h1 { margin: .3rem 0 1rem; }
h2 { font-size: 1.2rem; margin: 0 0 .6rem; } h3 { font-size: 1rem; margin: 1rem 0 .3rem; }
.panel { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: .9rem 1rem;
  margin: 0 0 .8rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: .8rem; }
p { margin: .3rem 0; } p.soft, small, figcaption { color: var(--soft); }
/* What goes on beyond an edge casts a shadow there. */
.wide { overflow-x: auto; background: linear-gradient(to right, var(--paper) 40%, transparent) left / 2.5rem 100%,
  linear-gradient(to left, var(--paper) 40%, transparent) right / 2.5rem 100%,
  radial-gradient(farthest-side at 0 50%, var(--soft), transparent) left / .6rem 100%,
  radial-gradient(farthest-side at 100% 50%, var(--soft), transparent) right / .6rem 100%;
  background-repeat: no-repeat; background-attachment: local, local, scroll, scroll; }
figure { margin: 0; } svg.chart { display: block; width: 100%; height: auto; min-width: 34rem; }
svg .band { fill: var(--track); opacity: .55; } svg .grid { stroke: var(--line); }
svg text { font-size: 13px; fill: var(--soft); } svg .scale { text-anchor: end; } svg .stretch { text-anchor: middle; }
svg .course { fill: none; stroke-width: 2; stroke-linejoin: round; stroke: var(--ink); }
.seat-0 { --seat: var(--seat-0); } .seat-1 { --seat: var(--seat-1); } .seat-2 { --seat: var(--seat-2); }
.seat-3 { --seat: var(--seat-3); } svg.many .course { stroke: var(--seat); } svg .mark { fill: var(--seat); }
svg .point { fill: var(--ink); } svg .order { fill: var(--paper); text-anchor: middle; font-weight: 700; }
svg.key { width: 1em; height: 1em; vertical-align: -.1em; } .legend { display: flex; gap: 1.2rem; flex-wrap: wrap; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { padding: .25rem .5rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th, tbody.measure th[colspan] { color: var(--soft); font-weight: 400; font-size: .9rem; }
th:first-child, td:first-child, td.words { text-align: left; } tbody th { font-weight: 600; }
.bar { display: inline-block; position: relative; width: 5rem; height: .7rem; background: var(--track);
  vertical-align: -.05rem; margin-right: .4rem; }
.bar::after { content: ""; position: absolute; left: 50%; top: -.15rem; bottom: -.15rem;
  border-left: 1px solid var(--ink); }
.bar + b { display: inline-block; min-width: 4.2rem; text-align: right; }
td .bar { display: block; margin: .4rem 0 .2rem auto; } td .bar + b { min-width: 0; } .named { white-space: nowrap; }
.bar i { position: absolute; top: 0; bottom: 0; } .bar .gained { left: 50%; background: var(--gone); }
.bar .lost { right: 50%; background: var(--lost); }
.badge { display: inline-block; min-width: 1.7rem; padding: 0 .2rem; border-radius: .25rem; text-align: center;
  border: 1px solid var(--line); font-weight: 700; }
.badge.best { background: var(--gone); border-color: var(--gone); color: var(--paper); }
.badge.good { color: var(--gone); border-color: var(--gone); }
.badge.inaccuracy { color: var(--warn); border-color: var(--warn); }
.badge.mistake { color: var(--lost); border-color: var(--lost); }
.badge.blunder { background: var(--lost); border-color: var(--lost); color: var(--paper); }
.badge.forced { border-color: transparent; }
.point-of { border-left: 4px solid var(--ink); padding-left: .9rem; margin: 0 0 1.2rem; }
.point-of > p:first-child { font-weight: 600; } .number { display: inline-grid; place-items: center; width: 1.6rem;
  height: 1.6rem; border-radius: 50%; background: var(--ink); color: var(--paper); margin-right: .3rem; }
.moves { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: .6rem;
  margin: .5rem 0; }
.tried { background: var(--bright); border: 1px solid var(--line); border-radius: .4rem; padding: .5rem .7rem; }
.tried.better { border: 2px solid var(--gone); } .tried b { font-size: 1.15rem; }
.weights { display: grid; grid-template-columns: minmax(9rem, 22rem) auto; gap: .2rem .8rem; align-items: center; }
.weights dd { margin: 0; white-space: nowrap; }
details { margin: .1rem 0; } summary { cursor: pointer; }
@media (max-width: 40rem) { body { padding: .5rem; } .weights { grid-template-columns: 1fr; } .bar { width: 3.2rem; }
  .panel { padding: .7rem; } th, td { padding: .25rem .3rem; } table { font-size: .9rem; } h1 { font-size: 1.5rem; } }
@media print { .panel { break-inside: avoid; } }
"""


def page(teller: Teller, language: str) -> str:
    """The whole page."""
    title = escape(teller.title())
    panels = [
        figure(teller),
        side_by_side(teller, panel(*accounts(teller)), panel(*stretches(teller))),
        f'<div class="pair">{"".join(panel(*sources(teller, what)) for what in BY_SOURCE)}</div>',
        panel(*points(teller)),
        panel(*moves(teller)),
        panel(*measured(teller)),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body><main><h1>{title}</h1>\n" + "\n".join(panels) + "\n</main></body></html>\n"
    )


def side_by_side(teller: Teller, *panels: str) -> str:
    """Two panels, one below the other where a table of stretches needs the whole width."""
    together = "".join(panels)
    return together if len(teller.found["stretches"]) > MOST_BESIDE else f'<div class="pair">{together}</div>'


def panel(*parts: str) -> str:
    return f'<section class="panel">{"".join(parts)}</section>'


def heading(teller: Teller, word: str) -> str:
    return f"<h2>{escape(teller.word(word))}</h2>"


def figure(teller: Teller) -> str:
    drawn = chart(teller)
    if len(teller.found["players"]) > 2:
        drawn = drawn.replace('class="chart"', 'class="chart many"')
    chances = teller.chances_of() if len(teller.found["players"]) == 2 else teller.word("chart")
    title = f"<h2>{escape(chances)}</h2>"
    return panel(title, f'<figure><div class="wide">{drawn}</div>{legend(teller)}</figure>')


def accounts(teller: Teller) -> Iterator[str]:
    """Luck and skill of each player, as bars that add up."""
    yield heading(teller, "skill_and_luck")
    players = teller.found["players"]
    widest = max(0.05, *(abs(player[name]) for player in players for name in ("own", "luck")))
    rows = [account_row(teller, seat, player, widest) for seat, player in enumerate(players)]
    heads = [teller.word(f"heading.{name}") for name in ("player", "own", "luck", "accuracy")]
    yield table(heads, rows)
    for seat in range(len(players)):
        yield f"<p>{escape(teller.sum_of(seat))}</p>"
    if teller.is_flawless():
        yield f"<p>{escape(teller.word('flawless'))}</p>"


def account_row(teller: Teller, seat: int, player: PlayerRow, widest: float) -> list[str]:
    key = f'<svg class="key" viewBox="-8 -8 16 16" aria-hidden="true">{mark(seat, 0, 0)}</svg>'
    name = f'<span class="named">{key} {escape(teller.voice.player(seat))}</span>'
    bars = [bar(player["own"], widest), bar(player["luck"], widest)]
    return [name, *bars, f"<b>{teller.accuracy(player['accuracy'])}</b>"]


def stretches(teller: Teller) -> Iterator[str]:
    """Accuracy, own moves and luck of each player, stretch by stretch."""
    yield heading(teller, "by_stretch")
    heads = "".join(f"<th>{escape(name)}</th>" for name in ("", *teller.stretch_names(), teller.word("whole_game")))
    groups = "".join(
        f'<tbody class="measure"><tr><th colspan="{len(teller.found["stretches"]) + 2}">{escape(title)}</th></tr>'
        + "".join(row_of([escape(cell) for cell in row]) for row in rows)
        + "</tbody>"
        for title, rows in teller.by_stretch()
    )
    yield f'<div class="wide"><table><thead><tr>{heads}</tr></thead>{groups}</table></div>'


def sources(teller: Teller, what: BySource) -> Iterator[str]:
    """Where luck came from, or by what kind of moves chances were lost."""
    yield heading(teller, what)
    rows = teller.sources(what)
    widest = max([0.02, *(abs(share) for _, shares in rows for share in shares)])
    cells = [[escape(name), *(bar(share, widest) for share in shares)] for name, shares in rows]
    players = [teller.voice.player(seat) for seat in range(len(teller.found["players"]))]
    yield table(["", *players], cells) if rows else f'<p class="soft">{escape(teller.word("no_source"))}</p>'


def points(teller: Teller) -> Iterator[str]:
    yield heading(teller, "turning_points")
    for order, number in enumerate(teller.found["turning_points"], 1):
        row = teller.found["moves"][number]
        first = f'<p><span class="number">{order}</span> {badge(teller, row)} {escape(teller.headline(row))}</p>'
        yield f'<section class="point-of" id="point-{order}">{first}{"".join(compared(teller, row))}</section>'


def compared(teller: Teller, row: MoveRow) -> Iterator[str]:
    """What was played beside what was better, why, what would have followed, and what turned up."""
    pair = teller.pair(row)
    if pair is not None:
        cards = "".join(
            f'<div class="tried {kind}"><small>{escape(label)}</small><br>{escape(said)}<br>'
            f"<b>{escape(chance)}</b></div>"
            for kind, label, said, chance in pair
        )
        yield f'<div class="moves">{cards}</div>'
        yield weights(teller, row)
        yield from (f"<p>{escape(line)}</p>" for line in teller.follows(row))
    yield from (f"<p>{escape(line)}</p>" for line in teller.luck_of(row))


def weights(teller: Teller, row: MoveRow) -> str:
    """What speaks for the better move as bars, right of the middle, and for the played one, left of it."""
    if not row["balance"]:
        return ""
    widest = max(abs(weight["share"]) for weight in row["balance"])
    rows = "".join(
        f"<dt>{escape(teller.said(weight['what']))}</dt><dd>{bar(weight['share'], widest)}</dd>"
        for weight in row["balance"]
    )
    title = teller.word("weighed", loss=percent(row["loss"]))
    sides = f"← {teller.word('for_played')} · {teller.word('for_better')} →"
    return f'<h3>{escape(title)}</h3><dl class="weights">{rows}</dl><p class="soft">{escape(sides)}</p>'


def moves(teller: Teller) -> Iterator[str]:
    headings = [teller.word(f"heading.{name}") for name in ("move", "loss")]
    players = [teller.voice.player(seat) for seat in range(len(teller.found["players"]))]
    yield heading(teller, "moves")
    yield table(teller.grade_headings(), [[escape(cell) for cell in row] for row in teller.grades()])
    rows = "".join(move_row(teller, row) for row in teller.found["moves"])
    heads = "".join(f"<th>{escape(name)}</th>" for name in ("", *headings, *players))
    yield f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def move_row(teller: Teller, row: MoveRow) -> str:
    """A move with its grade, what it lost, and everybody's chances after it; what was better opens below it."""
    lost = "" if row["grade"] in (FORCED, GRADES[0]) else percent(row["loss"])
    words = f"{badge(teller, row)} {escape(teller.voice.player(row['seat']))}: {escape(teller.move(row))}"
    if row["balance"]:
        words = f"<details><summary>{words}</summary>{''.join(compared(teller, row))}</details>"
    chances = "".join(f"<td>{percent(chance)}</td>" for chance in row["after"])
    cells = f'<td>{row["number"] + 1}</td><td class="words">{words}</td><td>{lost}</td>{chances}'
    return f'<tr id="move-{row["number"] + 1}">{cells}</tr>'


def badge(teller: Teller, row: MoveRow) -> str:
    word = escape(teller.word("grade." + row["grade"]))
    sign = BADGES[row["grade"]]
    return f'<span class="badge {row["grade"]}" title="{word}" role="img" aria-label="{word}">{sign}</span>'


def measured(teller: Teller) -> Iterator[str]:
    yield f'<p class="soft">{escape(teller.word("account"))}</p>'
    yield f'<p class="soft">{escape(teller.measured())}</p>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Headings as text, cells as they are drawn."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(row_of(row) for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def row_of(cells: Sequence[str]) -> str:
    first, *more = cells
    return f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in more) + "</tr>"
