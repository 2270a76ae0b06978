"""What every position of a recorded game must go on being: how it is encoded, what it shows, what it asks.

A trail is a word of twelve letters for each position of a record: four of its hash, four of what everybody hears, four
of the question. `python -m tests.support.trails` writes them anew; a change that nobody meant shows in the diff.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Final

import civitas
from civitas import Game

RECORDS: Final = Path(__file__).parents[1] / "records"
IN_A_ROW: Final = 8
PARTS: Final = ("how the position is encoded", "what is told", "the question")


def step(game: Game, heard: int) -> str:
    """The word of a position, and of what happened since the one before."""
    viewers = (None, *range(game.setup.players))
    told = [[message.json() for message in game.log(viewer, heard)] for viewer in viewers]
    return game.hash[:4] + short(told) + short(game.prompt.json())


def short(value: object) -> str:
    return blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=2).hexdigest()


def trails(game: str) -> dict[str, list[str]]:
    """The kept trails of a game's records."""
    found: dict[str, list[str]] = {}
    for row in (RECORDS / game / "trails.txt").read_text("utf-8").splitlines():
        if row.startswith("# "):
            words = found.setdefault(row[2:], [])
        else:
            words += row.split()
    return found


def first_difference(kept: list[str], now: list[str]) -> str | None:
    """After which move a trail leaves the kept one, and in what."""
    for move, (was, is_now) in enumerate(zip(kept, now)):
        for place, part in enumerate(PARTS):
            if was[4 * place : 4 * place + 4] != is_now[4 * place : 4 * place + 4]:
                return f"After move {move} {part} is not what it was."
    return None if len(kept) == len(now) else f"The trail has {len(now)} positions, and had {len(kept)}."


def walk(record: str) -> list[str]:
    whole, game = civitas.replay(record), civitas.replay(record, at=0)
    found = [step(game, 0)]
    for move in whole.moves:
        heard = game.heard
        if move < 0:
            game.resign(-1 - move)
        else:
            game.apply(move)
        found.append(step(game, heard))
    return found


def main() -> None:
    for folder in sorted(path for path in RECORDS.iterdir() if path.is_dir()):
        rows = []
        for file in sorted(folder.glob("*.civ")):
            words = walk(file.read_text("utf-8"))
            lines = [" ".join(words[start : start + IN_A_ROW]) for start in range(0, len(words), IN_A_ROW)]
            rows += [f"# {file.stem}", *lines]
        (folder / "trails.txt").write_text("\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    main()
