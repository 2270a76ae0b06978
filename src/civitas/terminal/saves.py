"""Where games are saved: as records, in the user's data folder, and never over another game."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from civitas.analysis.hints import hinted, noted
from civitas.kernel.game import Game, start_game

SUFFIX: Final = ".record"


class GameFile:
    """The file of one game. What it holds is replaced only while it is what this game last wrote or read there."""

    def __init__(self, path: Path | None = None, text: str | None = None) -> None:
        self.path = path
        self.text = text
        self.hinted = hinted(text or "")
        """The moves, counted from 0, before which a hint was used."""

    def save(self, game: Game) -> Path:
        """Write the game's record to its file, or to a new one in the usual place; where it went."""
        record = self.record_of(game)
        if self.path is not None and self.is_own(self.path):
            try:
                return self.write(record, self.path)
            except OSError:
                pass  # the folder has gone or is full: the usual place may do
        self.path, self.text = new_path(game.rules.name), ""
        return self.write(record, self.path)

    def save_as(self, game: Game, path: Path) -> Path:
        """Write the record to this file from now on; FileExistsError when something else is there."""
        if not self.is_own(path):
            raise FileExistsError(path)
        return self.write(self.record_of(game), path)

    def record_of(self, game: Game) -> str:
        """The record, which shows where a hint was used."""
        return noted(record_of(game), self.hinted)

    def is_own(self, path: Path) -> bool:
        return not path.exists() or (path == self.path and is_text(path, self.text))

    def write(self, record: str, path: Path) -> Path:
        replace(path, record)
        self.path, self.text = path, record
        return path


def record_of(game: Game) -> str:
    """The record of the moves that were made completely: an interrupted one has not been made."""
    assert game.deal is not None
    copy = start_game(game.rules, game.setup, game.deal)
    copy.players = game.players
    for move in game.moves:
        copy.apply(move)
    return copy.record()


def data_folder() -> Path:
    """The user's data folder, as the XDG specification says it."""
    given = os.environ.get("XDG_DATA_HOME", "")
    home = Path(given) if Path(given).is_absolute() else Path.home() / ".local/share"
    return home / "civitas"


def new_path(game_name: str) -> Path:
    """A name nobody uses: game, date and a counter. Where the data folder cannot be written, another place serves."""
    for folder in (data_folder(), Path.cwd(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return reserve(folder, game_name)
        except OSError:
            continue
    raise OSError("no folder can be written")


def reserve(folder: Path, game_name: str) -> Path:
    """Create the first file of the day whose counter is free."""
    day = datetime.now().astimezone().date().isoformat()
    counter = 1
    while True:
        path = folder / f"{game_name}-{day}-{counter}{SUFFIX}"
        try:
            path.open("x").close()
            return path
        except FileExistsError:
            counter += 1


def replace(path: Path, text: str) -> None:
    """Put the text there in one step, so that a crash leaves the old file or the new one."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def is_text(path: Path, text: str | None) -> bool:
    try:
        return path.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False
