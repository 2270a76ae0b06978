"""The work of a study: decision by decision, kept in a file beside, so that an interrupted one goes on where it was."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from civitas.analysis.account import Decision
from civitas.analysis.chances import TRIALS, Effort, Estimate, Look, Looker
from civitas.analysis.study import Study, decisions, finished, outcome_of
from civitas.kernel.game import Game

LEAST_GAMES: Final = TRIALS
MOST_GAMES: Final = 100_000
MUCH_LONGER: Final = 2.0


@dataclass(frozen=True)
class Task:
    """What is studied, and how thoroughly."""

    game: Game
    effort: Effort
    seed: int
    seconds: float = 0.0
    """CPU time for the whole game, shared by its decisions; 0 where the effort is fixed."""

    def taken(self, spent: float) -> float:
        """About how long it took: as long as was wished, or much longer where even the least does."""
        return spent if self.seconds and spent > MUCH_LONGER * self.seconds else self.seconds

    def head(self) -> dict[str, Any]:
        """What an unfinished study must have in common with this one to be gone on with."""
        return {"hash": self.game.hash, "effort": asdict(self.effort), "seed": self.seed, "seconds": self.seconds}


def work(task: Task, oracle: Looker, kept: Path | None, progress: Callable[[int], None] | None = None) -> Study:
    """Study a game, going on with what is kept. The file stays: what was found is lost only when it was shown."""
    outcome_of(task.game)
    found = [] if kept is None else read(task, kept)
    if kept is not None:
        keep(task, kept, found)
    pacer = Pacer(oracle, task.seconds / max(1, len(task.game.moves))) if task.seconds else None
    for decision in decisions(task.game, pacer or oracle, task.effort, task.seed, len(found)):
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(line_of(len(found), decision) + "\n")
        found.append(decision)
        if progress is not None:
            progress(len(found))
    study = finished(task.game, found)
    return study if pacer is None else replace(study, spent=pacer.spent)


class Pacer:
    """An oracle that takes about the same time for every decision: it imagines as many games as the last ones allow."""

    def __init__(self, oracle: Looker, seconds: float) -> None:
        self.oracle: Final = oracle
        self.seconds: Final = seconds
        self.left = 0.0
        self.spent = 0.0
        self.games = LEAST_GAMES

    def look(self, game: Game, moves: Sequence[int], effort: Effort, seed: int) -> Look:
        self.left += self.seconds
        began = time.process_time()
        found = self.oracle.look(game, moves, replace(effort, games=self.games), seed)
        used = max(1e-6, time.process_time() - began)
        self.left -= used
        self.spent += used
        wanted = self.games * max(0.25, min(4.0, (self.seconds + self.left / 2) / used))
        self.games = int(max(LEAST_GAMES, min(MOST_GAMES, wanted)))
        return found


def keep(task: Task, kept: Path, found: list[Decision]) -> None:
    """Write what there is: a line that was cut off in the middle is gone then."""
    lines = [json.dumps(task.head()), *(line_of(number, decision) for number, decision in enumerate(found))]
    kept.write_text("\n".join(lines) + "\n", encoding="utf-8")


def line_of(number: int, decision: Decision) -> str:
    """A line of the file: two that work at the same study write into it in turns, so each says which it is."""
    return json.dumps({"number": number, **plain(decision)})


def plain(decision: Decision) -> dict[str, Any]:
    """A decision as plain data."""
    look = decision.look
    return {
        "seat": decision.seat,
        "move": decision.move,
        "turned_up": list(decision.turned_up),
        "look": None
        if look is None
        else {
            "seat": look.seat,
            "best": look.best,
            "estimates": [[move, found.trials, found.line, found.shallow] for move, found in look.estimates.items()],
        },
    }


def read(task: Task, kept: Path) -> list[Decision]:
    """The decisions of an unfinished study of the same task; none where there is no such study."""
    try:
        head, *lines = kept.read_text(encoding="utf-8").splitlines()
        if json.loads(head) != task.head():
            return []
    except (OSError, ValueError):
        return []
    found: list[Decision] = []
    for line in lines:
        try:
            row = json.loads(line)
            if row["number"] == len(found):
                found.append(decision_of(row))
        except (ValueError, KeyError, TypeError):
            continue
    return found


def decision_of(row: dict[str, Any]) -> Decision:
    found = row["look"]
    look = None
    if found is not None:
        estimates = {
            move: Estimate(tuple(tuple(trial) for trial in trials), tuple(line), *shallow)
            for move, trials, line, *shallow in found["estimates"]
        }
        look = Look(found["seat"], estimates, found["best"])
    return Decision(row["seat"], row["move"], look, tuple(row["turned_up"]))
