#!/usr/bin/env python3
"""Whether games that an earlier state of the project recorded are still the same games, and what is said of them.

    tools/old_records.py OLD NEW                     300 games of each ruleset; a folder or a git revision each
    tools/old_records.py OLD NEW --games 40 --whole 5 --rulesets duel,inventions

OLD plays random games and records them, with its own list of moves and its own revision of the rules. NEW replays every
record: each move must be legal, and winners, points and the hash of the last position those of the record. Of the first
games of each ruleset (`--whole`), both sides show every fifth position to every seat: options, sentences, views, logs.
What differs is counted by its place, with an example; positions that only one side stops at are left out. Use
`tools/same_games.py` where nothing was to change: it compares games that both sides play with one list of moves.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))  # run by the Python of a checkout, which knows nothing of this one
from tools.same_games import (
    NAMED,
    ROOT,
    Checkout,
    Json,
    Playing,
    Ruleset,
    checkout,
    chosen,
    differences,
    positive,
    shortened,
)  # fmt: skip

NUMBERED: Final = ("options", "order", "record")
"""What has other numbers where the list of moves has changed, and rows that older records do not have."""
BY_MOVE: Final = ("sentences", "sentence messages", "refusals", "refusal messages")


# In a process of a checkout


def record(wanted: dict[str, Json]) -> None:
    """Play random games of a ruleset, and print their records."""
    import civitas

    ruleset = NAMED[wanted["ruleset"]]
    for number in range(wanted["games"]):
        chance = Random(f"{ruleset.name}, moves {number}")
        game = civitas.new(ruleset.game, **ruleset.setup(number))
        while game.seat is not None:
            game.apply(chance.choice(game.options()))
        print(json.dumps(game.record()), flush=True)


def replay(wanted: dict[str, Json]) -> None:
    """Replay records, and print what is wrong with each."""
    import civitas

    for text in map(json.loads, Path(wanted["records"]).read_text("utf-8").splitlines()):
        try:
            civitas.replay(text)
        except Exception as error:
            print(json.dumps(f"{type(error).__name__}: {error}"), flush=True)
        else:
            print(json.dumps(""), flush=True)


class Replaying(Playing):
    """A recorded game, and all that leaves the engine on the way."""

    def __init__(self, text: str, number: int, every: int) -> None:
        import civitas

        self.game = civitas.replay(text)
        self.moves = list(self.game.moves)
        self.game.rewind(0)
        self.refusal_chance = Random(number)
        self.viewers = (None, *range(self.game.setup.players))
        self.every, self.number, self.heard = every, 0, 0
        rules: Any = self.game.rules
        self.size = int((rules.book if hasattr(rules, "book") else rules.moves).size)

    def positions(self) -> Iterator[dict[str, Json]]:
        for at in range(len(self.moves) + 1):
            options = self.game.options()
            yield self.parts(options, [self.game.say(move) for move in options])
            if at < len(self.moves):
                self.game.apply(self.moves[at])


def show(wanted: dict[str, Json]) -> None:
    """Print every position of the first recorded games that has views and sentences."""
    lines = Path(wanted["records"]).read_text("utf-8").splitlines()
    for number, text in enumerate(map(json.loads, lines[: wanted["games"]])):
        for parts in Replaying(text, number, 1).positions():
            for choice in parts.get("choices", ()):
                del choice["move"]
            if int(parts["hash"], 16) % wanted["every"] == 0 or not parts["options"]:
                print(json.dumps({"game": number, **parts}), flush=True)


# Both sides


def run(side: Checkout, command: str, wanted: dict[str, Json]) -> Iterator[Json]:
    """What a process of a checkout prints."""
    env = {"PYTHONPATH": str(side.folder / "src"), "PYTHONHASHSEED": "0", "PATH": "/usr/bin:/bin"}
    asked = [side.python, "-P", __file__, command, json.dumps(wanted)]
    with subprocess.Popen(asked, env=env, cwd=side.folder, text=True, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        yield from map(json.loads, child.stdout)
    if child.returncode:
        sys.exit(f"{side.folder} could not {command}.")


def records_of(side: Checkout, ruleset: Ruleset, games: int, cache: Path) -> Path:
    """The file of a side's records of a ruleset, played if it is not there yet."""
    file = cache / f"{ruleset.name}-{games}-{side.fingerprint()}.jsonl"
    if not file.exists():
        cache.mkdir(parents=True, exist_ok=True)
        texts = run(side, "record", {"ruleset": ruleset.name, "games": games})
        file.with_suffix(".part").write_text("".join(json.dumps(text) + "\n" for text in texts), "utf-8")
        file.with_suffix(".part").replace(file)
    return file


class Findings:
    """What differs, by its place: how often, and the first time; and what is only there now."""

    def __init__(self) -> None:
        self.positions = 0
        self.count: Counter[str] = Counter()
        self.first: dict[str, str] = {}
        self.added: set[str] = set()

    def compare(self, before: dict[str, Json], after: dict[str, Json]) -> None:
        """Add what differs in a position."""
        self.positions += 1
        for part in sorted(before.keys() & after.keys() - {*NUMBERED}):
            one, other = before[part], after[part]
            if part in BY_MOVE:
                for move in sorted(one.keys() & other.keys()):
                    self.add(f"{part}: {id_of(after, part, move)}", one[move], other[move])
            else:
                self.add(part, one, other)

    def add(self, part: str, one: Json, other: Json) -> None:
        for path, what in differences(one, other, part):
            place = re.sub(r"\[\d+\]", "", path).replace(".spectator", "")
            place = re.sub(r"\.seat \d|\.None(?=$|\.)|(?<=log)\.\d|(?<=log messages)\.\d", "", place)
            if what.startswith("is new"):
                self.added.add(place)
            else:
                self.count[place] += 1
                self.first.setdefault(place, what)


def id_of(parts: dict[str, Json], part: str, move: str) -> str:
    """Which sentence it is that a move has."""
    message = parts["sentence messages" if part.startswith("sentence") else "refusal messages"][move]
    return str(message["id"]) if message else "nothing"


def compare_shown(old: Checkout, new: Checkout, records: Path, games: int, every: int) -> Findings:
    """What differs in the positions that both sides showed."""
    wanted = {"records": str(records.resolve()), "games": games, "every": every}
    shown = {(parts.pop("game"), parts["hash"]): parts for parts in run(old, "show", wanted)}
    found = Findings()
    for parts in run(new, "show", wanted):
        before = shown.pop((parts.pop("game"), parts["hash"]), None)
        if before is not None:
            found.compare(before, parts)
    return found


# The command


def main() -> None:
    if len(sys.argv) == 3 and sys.argv[1] in ("record", "replay", "show"):
        {"record": record, "replay": replay, "show": show}[sys.argv[1]](json.loads(sys.argv[2]))
        return
    asked = parser().parse_args()
    with ExitStack() as stack:
        old, new = (stack.enter_context(checkout(side)) for side in (asked.old, asked.new))
        broken = sum(compare(old, new, ruleset, asked) for ruleset in chosen(asked.rulesets))
    sys.exit(1 if broken else 0)


def compare(old: Checkout, new: Checkout, ruleset: Ruleset, asked: argparse.Namespace) -> int:
    """Replay the records of a ruleset and compare what is shown; how many records are no longer what they were."""
    records = records_of(old, ruleset, asked.games, asked.cache)
    wrong = [(number, fault) for number, fault in enumerate(run(new, "replay", {"records": str(records)})) if fault]
    print(
        f"{ruleset.name}: {asked.games - len(wrong)} of {asked.games} records replay to their score and hash",
        flush=True,
    )
    for number, fault in wrong[: asked.most]:
        print(f"    game {number}: {fault}")
    if asked.whole:
        found = compare_shown(old, new, records, asked.whole, asked.every)
        print(f"    {found.positions} positions of {asked.whole} games, different at {len(found.count)} places")
        for place, count in found.count.most_common(asked.most):
            print(f"    {count} times {place} {shortened(found.first[place], 200)}", flush=True)
        print(f"    only there now: {', '.join(sorted(found.added)) or 'nothing'}")
    return len(wrong)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("old", metavar="OLD", help="a folder, or a git revision: it plays")
    top.add_argument("new", metavar="NEW", help="a folder, or a git revision: it replays")
    top.add_argument("--rulesets", type=lambda text: text.split(","), default=[], metavar="NAME,...",
                     help="those whose names begin so, such as duel or ages-original (usually all)")  # fmt: skip
    top.add_argument("--games", type=positive, default=300, metavar="N", help="of each ruleset (usually 300)")
    top.add_argument("--whole", type=int, default=0, metavar="N", help="games of which both show what leaves them")
    top.add_argument("--every", type=positive, default=5, metavar="N", help="one of N positions (usually 5)")
    top.add_argument("--most", type=positive, default=8, metavar="N", help="how many findings are listed (usually 8)")
    top.add_argument("--cache", type=Path, default=ROOT / "build" / "old_records", metavar="DIR",
                     help="where the records of OLD are kept (usually build/old_records)")  # fmt: skip
    return top


if __name__ == "__main__":
    main()
