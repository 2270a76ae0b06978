"""Which of the puzzles that were found are kept, and how they are written down."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from civitas.kernel.messages import Said
from civitas.puzzles.mining import Found, ease
from civitas.puzzles.puzzle import INDEX, read_all

MOST_OF_A_MOVE: Final = 4
"""How many puzzles may have the same move as their answer."""


def chosen(found: Sequence[Found], wanted: int) -> list[Found]:
    """The hardest, no move too often; then the easiest of them first."""
    kept: list[Found] = []
    moves: Counter[str] = Counter()
    for one in sorted(found, key=lambda one: ease(one.solved)):
        if len(kept) < wanted and moves[one.move] < MOST_OF_A_MOVE:
            moves[one.move] += 1
            kept.append(one)
    return sorted(kept, key=lambda one: ease(one.solved), reverse=True)


def kept_in(game: str, folder: Path) -> list[Found]:
    """The puzzles that a folder has already."""
    if not (folder / INDEX).exists():
        return []
    return [
        Found(one.record, one.seat, one.kind, one.move, one.outlooks, one.solved, one.because)
        for one in read_all(game, folder)
    ]


def write(folder: Path, found: Sequence[Found]) -> None:
    """The records and the index, in a folder of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for number, one in enumerate(found, 1):
        name = f"{number:03}.civ"
        (folder / name).write_text(one.record, encoding="utf-8")
        rows.append(row(name, one))
    head = "# Found by `civitas puzzles mine`: positions of games in which one move is clearly best.\n"
    (folder / INDEX).write_text(head + "\n".join(rows), encoding="utf-8")


def row(record: str, one: Found) -> str:
    """A puzzle as a table of TOML, whose strings and numbers are written as in JSON."""
    lines = [
        "\n[[puzzle]]",
        f"record = {json.dumps(record)}",
        f"seat = {one.seat}",
        f"kind = {json.dumps(one.kind)}",
        f"move = {text(one.move)}",
        f"solved = {{ {', '.join(f'{level} = {share}' for level, share in one.solved.items())} }}",
        f"because = [{', '.join(map(said, one.because))}]",
        "[puzzle.outlooks]",
        *(f"{text(move)} = [{seen.chance}, {text(seen.answer)}]" for move, seen in one.outlooks.items()),
    ]
    return "\n".join(lines) + "\n"


def said(message: Said) -> str:
    """A message as an inline table."""
    args = ", ".join(f"{name} = {text(value)}" for name, value in message["args"].items())
    return f"{{ id = {text(message['id'])}, args = {{ {args} }} }}"


def text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
