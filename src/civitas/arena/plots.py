"""The plots of a report, drawn by matplotlib as SVG that stands in the page itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from io import StringIO
from typing import Any, Final

from civitas.arena.errors import ArenaError
from civitas.arena.ratings import Ratio

INCHES: Final = 7.0
ROW_INCHES: Final = 0.32
INK: Final = "#3b3a36"
COLOURS: Final = ("#2f6690", "#c1502e", "#4f7d4a", "#8a5a9e", "#b8860b", "#4d4d4d")
"""Told apart also by whoever sees no red or green; legends and rows name everybody as well."""
WITH_TEXT: Final = ("svg.fonttype", "none")
"""Words stay words, which can be searched and read aloud."""
METADATA: Final = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)

Row = tuple[str, float, float, float]
"""A name, a value, and the ends of its interval."""


def check_library() -> None:
    """Refuse a report that could not be drawn."""
    if find_spec("matplotlib") is None:
        raise ArenaError("The plots of --html are drawn by matplotlib, which is missing: pip install 'civitas[arena]'.")


def new_figure(rows: float) -> tuple[Any, Any]:
    """A figure and its axes, for a plot of this number of rows."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(dict([WITH_TEXT, ("font.family", "sans-serif"), ("font.size", 9)])):
        figure = Figure(figsize=(INCHES, 0.9 + ROW_INCHES * rows), layout="constrained")
        axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK)
    return figure, axes


def svg(figure: Any, about: str) -> str:
    """The figure as an element of a page, the same for the same numbers, with words for those who do not see it."""
    from matplotlib import rc_context

    written = StringIO()
    with rc_context(dict([WITH_TEXT, ("svg.hashsalt", about)])):
        figure.savefig(
            written, format="svg", transparent=True, metadata={"Date": None, "Creator": None, "Title": about}
        )
    drawn = written.getvalue()
    drawn = METADATA.sub("", drawn[drawn.index("<svg") :])
    ids = re.sub(r"\W+", "-", about)
    drawn = re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{ids}-", drawn)
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(about)}" ', 1)


def intervals(about: str, rows: Sequence[Row], axis: str, even: float | None = None) -> str:
    """A dot for each row on the line of its interval; a broken line where all would be even."""
    figure, axes = new_figure(len(rows))
    for place, (_, value, low, high) in enumerate(rows):
        colour = COLOURS[0] if even is None or low <= even <= high else COLOURS[2] if low > even else COLOURS[1]
        axes.plot([low, high], [place, place], color=colour, linewidth=2, solid_capstyle="round")
        axes.plot([value], [place], "o", color=colour)
    if even is not None:
        axes.axvline(even, color=INK, linewidth=0.8, linestyle="--")
    axes.set_yticks(range(len(rows)), [name for name, *_ in rows])
    axes.invert_yaxis()
    axes.margins(y=0.5 / max(1, len(rows)))
    axes.set_xlabel(axis)
    return svg(figure, about)


def share_rows(named: Sequence[tuple[str, Ratio]]) -> list[Row]:
    """Shares of victories in per cent."""
    rows = []
    for name, ratio in named:
        low, high = ratio.interval()
        rows.append((name, 100 * ratio.share, 100 * low, 100 * high))
    return rows


def histogram(about: str, named: Sequence[tuple[str, Counter[int]]], axis: str) -> str:
    """How often each value came, for each name, in the same classes."""
    figure, axes = new_figure(7)
    values = [list(counter) for _, counter in named]
    weights = [list(counter.values()) for _, counter in named]
    colours = [COLOURS[number % len(COLOURS)] for number in range(len(named))]
    axes.hist(values, weights=weights, bins=20, color=colours, label=[name for name, _ in named])
    axes.set_xlabel(axis)
    axes.set_ylabel("times")
    if len(named) > 1:
        axes.legend(frameon=False)
    return svg(figure, about)


def stacks(about: str, rows: Sequence[str], parts: dict[str, list[float]], axis: str) -> str:
    """For each row a bar made of parts, the first of them by name and the rest together."""
    parts = with_others(parts)
    figure, axes = new_figure(len(rows) + 0.7 * (len(parts) + 1) // 2)
    left = [0.0] * len(rows)
    for number, (part, lengths) in enumerate(parts.items()):
        axes.barh(rows, lengths, left=left, label=part, color=COLOURS[number])
        left = [before + length for before, length in zip(left, lengths)]
    axes.invert_yaxis()
    axes.set_xlabel(axis)
    figure.legend(loc="outside upper left", ncols=2, frameon=False)
    return svg(figure, about)


def with_others(parts: dict[str, list[float]]) -> dict[str, list[float]]:
    """As many parts as there are colours."""
    if len(parts) <= len(COLOURS):
        return parts
    named = list(parts.items())
    first, rest = named[: len(COLOURS) - 1], named[len(COLOURS) - 1 :]
    return {**dict(first), f"{len(rest)} others": [sum(row) for row in zip(*(lengths for _, lengths in rest))]}
