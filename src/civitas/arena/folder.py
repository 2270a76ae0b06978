"""The folder of a match: its plan, each game as a record, and a row about each game.

A game counts once its row is written, which is after its record; so a match that was interrupted anywhere goes on from
its folder. Records are the same whoever played them and when; what differs, such as the time used, stands in the rows.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from functools import partial
from itertools import count
from pathlib import Path
from shlex import quote
from typing import Final, TypeVar

from civitas.arena.errors import ArenaError
from civitas.arena.plan import Plan, read_plan
from civitas.arena.playing import Played, read_row

PLAN: Final = "plan.json"
ROWS: Final = "games.jsonl"
RECORDS: Final = "records"
RECORDS_TOGETHER: Final = 1000
"""Records of this number of deals lie in one folder."""

Result = TypeVar("Result")


class Folder:
    """Where a match is kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path: Final = path
        self.plan: Final = plan
        self.aim = ""
        """What is wished besides the plan, as options of the command."""
        self.safe = 0
        """The games that are in the folder."""

    @classmethod
    def make(cls, path: Path, plan: Plan) -> Folder:
        """A new folder, which must not hold another match."""
        if (path / PLAN).exists():
            raise ArenaError(f"{path} holds a match already. Go on with it by --resume {path}, or name another folder.")
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise ArenaError(f"{path} is no empty folder. Name another one.")
        folder = cls(path, plan)
        folder.guarded(lambda: path.mkdir(parents=True, exist_ok=True))
        folder.guarded(lambda: (path / PLAN).write_text(plan.json() + "\n", encoding="utf-8"))
        return folder

    @classmethod
    def open(cls, path: Path) -> Folder:
        """The folder of a match that is to go on, or to be looked at."""
        try:
            plan = read_plan((path / PLAN).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise ArenaError(f"{path} holds no match: there is no {PLAN} in it.") from None
        except (OSError, ValueError, TypeError, LookupError) as error:
            raise ArenaError(f"{path / PLAN} cannot be read: {error}") from None
        return cls(path, plan)

    # Rows

    def games(self) -> dict[int, Played]:
        """The games that were played, by number; a row that was cut off is dropped, and its game is played again."""
        file = self.path / ROWS
        if not file.exists():
            return {}
        lines = file.read_bytes().splitlines(keepends=True)
        found, whole = {}, 0
        for number, line in enumerate(lines, 1):
            try:
                game = read_row(line.decode())
            except (ValueError, TypeError, LookupError) as error:
                if number < len(lines):
                    raise ArenaError(f"{file}, line {number} is no game of a match: {error}") from None
                self.guarded(partial(os.truncate, file, whole))
                break
            whole += len(line)
            found[game.number] = game
        if lines and len(found) == len(lines) and not lines[-1].endswith(b"\n"):
            self.guarded(lambda: self._append("\n"))
        self.safe = len(found)
        return found

    def keep(self, game: Played) -> None:
        """Put a game into the folder."""
        record = self.record_file(game.number)
        self.guarded(lambda: self._write(record, game.record))
        self.guarded(lambda: self._append(game.row() + "\n"))
        self.safe += 1

    def drop(self, numbers: Collection[int]) -> None:
        """Forget these games: a test may know enough while workers still play."""
        if not numbers:
            return
        kept = [game.row() + "\n" for number, game in self.games().items() if number not in numbers]
        self.guarded(lambda: self._write(self.path / ROWS, "".join(kept)))
        for number in numbers:
            self.record_file(number).unlink(missing_ok=True)
        self.safe = len(kept)

    # Records

    def record_file(self, number: int) -> Path:
        deal, place = divmod(number, self.plan.games_of_a_deal)
        return self.path / RECORDS / f"{deal // RECORDS_TOGETHER:03}" / f"{deal:06}-{place + 1}.record"

    # Writing

    def _write(self, file: Path, text: str) -> None:
        """Put the text there in one step, so that a crash leaves the old file or the new one."""
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_name(f".{file.name}")
        try:
            unfinished.write_text(text, encoding="utf-8")
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)

    def _append(self, text: str) -> None:
        with (self.path / ROWS).open("a", encoding="utf-8") as rows:
            rows.write(text)

    def guarded(self, act: Callable[[], Result]) -> Result:
        """Do something with files; a full disk, or whatever else is in the way, ends the match with a sentence."""
        try:
            return act()
        except OSError as error:
            raise ArenaError(
                f"{error.filename or self.path} cannot be written: {error.strerror}. "
                f"{self.safe} games are safe; go on with: {self.go_on()}"
            ) from None

    def go_on(self) -> str:
        """The command that goes on with this match."""
        return f"civitas arena --resume {quote(str(self.path))}{self.aim}"


def free_folder(plan: Plan) -> Path:
    """A folder in the present one that nobody uses."""
    folders = (Path(f"arena-{plan.game}-{number}") for number in count(1))
    return next(folder for folder in folders if not folder.exists())
