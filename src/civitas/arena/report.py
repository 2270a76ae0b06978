"""The report of a match: one page that needs nothing else, with plots and the numbers behind them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

import civitas
from civitas.arena import plots
from civitas.arena.deeds import Deeds, deeds_of
from civitas.arena.folder import Folder
from civitas.arena.ratings import Ratio
from civitas.arena.summary import between, mean_time, percent, rating, seat_cells, verdict
from civitas.arena.tally import Tally
from civitas.kernel.messages import Message, sentences

MOST_KINDS: Final = 8
"""Kinds of deeds that are shown."""
ENDS_SHOWN: Final = 10
"""Components that are plotted from either end of a long list; the table has all."""
PER_HUNDRED: Final = "victories in 100 games"

STYLE: Final = """
:root { color-scheme: light; --ink: #2b2a27; --soft: #6b675e; --line: #d9d4c7; --paper: #fbf9f4; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin-bottom: 0; } h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
p.soft, caption, figcaption { color: var(--soft); } figure { margin: 1rem 0; overflow-x: auto; }
svg { max-width: 100%; height: auto; } .wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } caption { text-align: left; }
details summary { cursor: pointer; } code { background: #efebe0; padding: .1rem .3rem; }
"""


def write_report(file: Path, folder: Folder, tally: Tally) -> None:
    """Write the page."""
    unfinished = file.with_name(f".{file.name}.unfinished")
    try:
        unfinished.write_text(page(folder, tally), encoding="utf-8")
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def page(folder: Folder, tally: Tally) -> str:
    plan = tally.plan
    title = f"{plan.rules.title}: {' – '.join(plan.names)}"
    games = [game for number, game in sorted(folder.games().items()) if number < tally.games]
    parts = (
        heading(folder, tally), *ratings(tally), *matrix(tally), *seats(tally), *scores(tally), *endings(tally),
        *lengths(tally), *deeds(deeds_of(folder, games), plan.setup.players), *times(tally), *faults(tally),
    )  # fmt: skip
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body><h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def heading(folder: Folder, tally: Tally) -> str:
    plan = tally.plan
    chosen = ", ".join(f"{name} {value}" for name, value in plan.setup.options.items())
    facts = [
        f"edition {plan.setup.edition}", f"{plan.setup.players} players", *([chosen] if chosen else []),
        f"{tally.games} games on {tally.deals} deals", f"seed {plan.seed}", f"civitas {civitas.__version__}",
    ]  # fmt: skip
    lines = [f'<p class="soft">{escape("; ".join(facts))}. Each deal was played from all seats.</p>']
    if tally.sprt is not None:
        lines.append(f"<p><strong>{escape(verdict(tally))}</strong></p>")
    return "\n".join(lines)


# The sections


def ratings(tally: Tally) -> Iterator[str]:
    yield "<h2>Ratings</h2>"
    named = list(zip(tally.plan.names, tally.standings))
    rows = [(name, one.elo(), *one.elo_interval()) for name, one in named]
    yield figure(plots.intervals("Elo against those it met", rows, "Elo against those it met, 95 %", 0.0))
    yield table(
        ("bot", "games", "wins", "share", "95 %", "Elo", "95 %", "openskill"),
        (
            (
                name, one.ratio.games, f"{one.ratio.won:g}", *share(one.ratio), f"{one.elo():+.0f}",
                between(*one.elo_interval(), form="{:+.0f}"), rating(tally.skill.of(bot)),
            )
            for bot, (name, one) in enumerate(named)
        ),
    )  # fmt: skip
    yield '<p class="soft">A game counts once for each seat that a bot has in it; shared victories are divided.</p>'


def matrix(tally: Tally) -> Iterator[str]:
    names = tally.plan.names
    yield "<h2>Who beats whom</h2>"
    yield table(
        ("ahead of", *names),
        (
            (name, *(cell(tally.pairs.get((one, two))) for two in range(len(names))))
            for one, name in enumerate(names)
        ),
        "How often the bot of the row finished before that of the column (equal places count half), and the 95 %.",
    )  # fmt: skip


def cell(ratio: Ratio | None) -> str:
    return "–" if ratio is None else "{} ({})".format(*share(ratio))


def seats(tally: Tally) -> Iterator[str]:
    yield "<h2>The effect of the seat</h2>"
    even = 100 / tally.plan.setup.players
    named = [(f"seat {seat + 1}", ratio) for seat, ratio in enumerate(tally.by_seat)]
    yield figure(plots.intervals("Victories by seat", plots.share_rows(named), PER_HUNDRED, even))
    yield table(
        ("bot", "seat", "games", "share", "95 %", "Elo", "95 %", "openskill"),
        (
            (name, seat + 1, *seat_cells(ratio, len(tally.by_seat)), rating(tally.skill_by_seat.of((bot, seat))))
            for bot, (name, one) in enumerate(zip(tally.plan.names, tally.standings))
            for seat, ratio in enumerate(one.by_seat)
            if ratio.games
        ),
    )


def scores(tally: Tally) -> Iterator[str]:
    named = [(name, one.scores) for name, one in zip(tally.plan.names, tally.standings) if one.scores]
    if not named:
        return
    yield "<h2>Scores</h2>"
    yield figure(plots.histogram("Points at the end", named, "points at the end"))
    yield table(
        ("bot", "least", "mean", "most"),
        ((name, min(found), f"{mean_of(found):.1f}", max(found)) for name, found in named),
    )


def mean_of(found: Counter[int]) -> float:
    return sum(value * times for value, times in found.items()) / found.total()


def endings(tally: Tally) -> Iterator[str]:
    yield "<h2>Endings</h2>"
    reasons = [reason for reason, _ in tally.endings.most_common()]
    parts = {
        said(tally, reason): [float(one.endings[reason]) for one in tally.standings] for reason in reasons
    }  # fmt: skip
    yield figure(plots.stacks("Victories by their reason", tally.plan.names, parts, "victories"))
    yield table(
        ("ending", "games", "share"),
        ((said(tally, reason), count, percent(count / tally.games)) for reason, count in tally.endings.most_common()),
    )


def said(tally: Tally, reason: str) -> str:
    """The reason of an end in words, where the game has some that need no names."""
    id = f"{tally.plan.rules.name}.reason.{reason}"
    template = sentences().get(id, "")
    return str(Message(id)) if template and "{" not in template else reason


def lengths(tally: Tally) -> Iterator[str]:
    yield "<h2>Lengths</h2>"
    yield figure(plots.histogram("Moves in a game", [("games", tally.lengths)], "moves in a game"))
    least, most = min(tally.lengths), max(tally.lengths)
    yield f"<p>From {least} to {most} moves, {mean_of(tally.lengths):.1f} on average.</p>"


def deeds(found: Sequence[Deeds], players: int) -> Iterator[str]:
    yield "<h2>Cards, wonders and other deeds</h2>"
    yield '<p class="soft">How often those won who did it, whoever they were: a strong bot lifts what it likes.</p>'
    even = 100 / players
    for one in found[:MOST_KINDS]:
        yield f"<h3>{escape(one.kind)}</h3>"
        shown = one.shares
        if len(shown) > 2 * ENDS_SHOWN:
            shown = [*shown[:ENDS_SHOWN], *shown[-ENDS_SHOWN:]]
        yield figure(plots.intervals(one.kind, plots.share_rows(shown), PER_HUNDRED, even))
        rows = ((name, ratio.games, *share(ratio)) for name, ratio in one.shares)
        yield details(f"All {len(one.shares)}", table(("what", "times", "won", "95 %"), rows))


def times(tally: Tally) -> Iterator[str]:
    yield "<h2>Time used</h2>"
    kinds = sorted({kind for one in tally.standings for kind in one.times})
    names = tally.plan.names
    total = {kind: sum(one.times.get(kind, (0, 0.0))[1] for one in tally.standings) for kind in kinds}
    kinds.sort(key=lambda kind: -total[kind])
    parts = {kind: [one.times.get(kind, (0, 0.0))[1] for one in tally.standings] for kind in kinds}
    yield figure(plots.stacks("CPU seconds by kind of decision", names, parts, "CPU seconds in all"))
    yield table(
        ("CPU ms × decisions", *names),
        ((kind, *(mean_time(one.times.get(kind)) for one in tally.standings)) for kind in kinds),
    )


def faults(tally: Tally) -> Iterator[str]:
    faulty = [(name, one) for name, one in zip(tally.plan.names, tally.standings) if one.forfeits]
    if faulty:
        yield "<h2>Games lost by a fault</h2>"
    for name, one in faulty:
        items = "".join(f"<li>{escape(fault)}</li>" for fault in one.faults)
        yield f"<p>{escape(name)}: {one.forfeits}</p><ul>{items}</ul>"


# Pieces of a page


def share(ratio: Ratio) -> tuple[str, str]:
    low, high = ratio.interval()
    return percent(ratio.share), between(100 * low, 100 * high, "{:.1f}")


def figure(drawn: str) -> str:
    return f"<figure>{drawn}</figure>"


def details(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def table(headings: Sequence[str], rows: Iterable[Sequence[object]], caption: str = "") -> str:
    titled = f"<caption>{escape(caption)}</caption>" if caption else ""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(one))}</td>" for one in row) + "</tr>" for row in rows)
    return (
        f'<div class="wide"><table>{titled}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    )  # fmt: skip
