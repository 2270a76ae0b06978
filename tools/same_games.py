#!/usr/bin/env python3
"""Whether two states of the project play the same games: same hashes, options, sentences, views, logs and records.

    tools/same_games.py compare OLD NEW                 300 games of each ruleset; a folder or a git revision each
    tools/same_games.py compare OLD NEW --quick         5 games of each
    tools/same_games.py compare OLD NEW --added-ok      views and choices may have gained keys; those are listed
    tools/same_games.py dump --checkout DIR --out FILE  the digests of one side

Each game is random, by a generator of this script's own: it draws one of the option texts in sorted order, so that
both sides make the same move. All that leaves the engine is gathered in named parts (PARTS, `--ignore` leaves some
out); a dump holds one digest for each game and part. Where two digests differ the game is played again on both sides,
and what differs is said in words. Dumps of the old side are kept in a cache.

A checkout is run by its own .venv, or else by the Python that runs this, compiled if its build/engine fits its sources.
This file imports nothing of the project but in the process that plays.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
FORMAT: Final = 1
"""To be raised whenever a part holds something else than before: a dump in the cache is then made anew."""

PARTS: Final = {
    "hash": "the position",
    "asked": "who is asked",
    "options": "which moves are legal",
    "order": "in which order the options stand",
    "texts": "the options in the words `play` reads",
    "prompt": "the question in English",
    "prompt message": "the question as id and arguments",
    "sentences": "the options in English, with their prices",
    "sentence messages": "the options as ids and arguments",
    "refusals": "why some moves are not legal, in English",
    "refusal messages": "the same as ids and arguments",
    "choices": "the choices in the view of whoever is asked, without their sentences",
    "view": "what each seat and a spectator see, without prompt and choices",
    "log": "what each seat and a spectator hear, in English",
    "log messages": "the same as ids and arguments",
    "result": "how the game ended",
    "record": "the record of the whole game",
    "error": "what broke the game off",
}
DECIDING: Final = ("hash", "asked", "options", "texts", "error")
"""After a difference in one of these the two games go their own ways, and nothing later is a finding."""
REFUSALS: Final = 4
NEAR: Final = 40

Json = Any


@dataclass(frozen=True)
class Ruleset:
    """A way to play that is compared; of its variants each game has three, one of those that exclude each other."""

    name: str
    game: str
    players: tuple[int, ...]
    edition: str | None = None
    options: tuple[str, ...] = ()
    variants: tuple[tuple[str, ...], ...] = ()

    def setup(self, number: int) -> dict[str, Json]:
        """How one of its games is set up."""
        chance = Random(f"{self.name}, set-up {number}")
        drawn = chance.sample(self.variants, min(3, len(self.variants)))
        options = dict(option.split("=") for option in (*self.options, *map(chance.choice, drawn)))
        players = self.players[number % len(self.players)]
        return {"seed": number, "players": players, "edition": self.edition, "options": options}


VARIANTS: Final = (
    ("simplified=yes",),
    ("alliances=none", "military=peaceful"),
    ("drawing=action",),
    ("bonuses=open-4", "bonuses=open-3", "bonuses=open-5", "bonuses=by-age", "bonuses=personal", "bonuses=public"),
    ("leftovers=ignored",),
    ("holding=yes",),
)
RULINGS: Final = (
    ("assembly=life-cycle",),
    ("progress_copies=two",),
    ("rare_wealth=three",),
    ("wealth_choice=any",),
    ("visited=forum",),
    ("spend_visits=no",),
    ("presenting=current-era",),
    ("extra_specialists=any-type",),
    ("travel_chain_costs_token=yes",),
    ("technology_costs_token=no",),
    ("eureka_diplomats=yes",),
    ("majority=tied",),
    ("no_tile=kept",),
    ("culture_discount_every_tile=yes",),
    ("academic_limit=era-change",),
    ("turn_order_right=used",),
    ("old_ideas_in_deck=stay",),
    ("last_era_change=yes",),
    ("chronos_start=first",),
    ("chronos_first_round=no",),
)
ALL_TABLES: Final = (2, 3, 4)
RULESETS: Final = (
    Ruleset("duel", "duel", (2,)),
    Ruleset("duel-first-game", "duel", (2,), options=("wonders=first-game",)),
    *(
        Ruleset(f"ages-new-story-{military}-{players}", "ages", (players,), "new-story", (f"military={military}",))
        for military in ("full", "peaceful")
        for players in ALL_TABLES
    ),
    Ruleset("ages-new-story-first", "ages", ALL_TABLES, "new-story", ("length=first",)),
    *(
        Ruleset(f"ages-original-{mode}-{players}", "ages", (players,), "original", (f"mode={mode}",))
        for mode in ("simple", "advanced", "full")
        for players in ALL_TABLES
    ),
    Ruleset("ages-original-variants", "ages", ALL_TABLES, "original", variants=VARIANTS),
    *(Ruleset(f"inventions-{players}", "inventions", (players,)) for players in ALL_TABLES),
    Ruleset("inventions-rulings", "inventions", ALL_TABLES, variants=RULINGS),
)
NAMED: Final = {ruleset.name: ruleset for ruleset in RULESETS}


# Playing: in a process of the checkout


class Playing:
    """One random game, and all that leaves the engine on the way."""

    def __init__(self, ruleset: Ruleset, number: int, every: int, moves_known: int | None) -> None:
        import civitas  # the checkout's

        self.game = civitas.new(ruleset.game, **ruleset.setup(number))
        self.move_chance = Random(f"{ruleset.name}, moves {number}")
        self.refusal_chance = Random(f"{ruleset.name}, refusals {number}")
        self.viewers = (None, *range(self.game.setup.players))
        self.every = every
        self.number = number
        rules: Any = self.game.rules
        self.size = moves_known or int((rules.book if hasattr(rules, "book") else rules.moves).size)
        self.heard = 0

    def positions(self) -> Iterator[dict[str, Json]]:
        """The parts of each position, from the first question to the end."""
        try:
            while True:
                options = self.game.options()
                texts = [self.game.say(move) for move in options]
                yield self.parts(options, texts)
                if not options:
                    return
                self.game.play(self.move_chance.choice(sorted(texts)))
        except Exception as error:
            yield {"error": f"{type(error).__name__}: {error}"}

    def parts(self, options: list[int], texts: list[str]) -> dict[str, Json]:
        game = self.game
        found: dict[str, Json] = {
            "hash": game.hash,
            "asked": game.seat,
            "options": sorted(options),
            "order": options,
            "texts": sorted(texts),
        }
        if not options:
            assert game.result is not None
            found |= {"result": game.result.json(), "record": game.record()}
        if not options or (len(game.moves) + self.number) % self.every == 0:
            found |= self.words(options) | self.seen() | self.log()
        return found

    def words(self, options: list[int]) -> dict[str, Json]:
        """What is said about this position; sentences stand beside the moves they are of."""
        game = self.game
        prompt = game.prompt
        priced = [(game.say(move), game.sentence(move)) for move in options]
        refused = [(game.say(move), game.why_not(move)) for move in self.illegal(options)]
        return {
            "prompt": str(prompt),
            "prompt message": prompt.json(),
            "sentences": {move: str(said) for move, said in priced},
            "sentence messages": {move: said.json() for move, said in priced},
            "refusals": {move: str(said) for move, said in refused},
            "refusal messages": {move: said and said.json() for move, said in refused},
        }

    def illegal(self, options: list[int]) -> list[int]:
        """Some moves that cannot be made now, half of them not far from one that can."""
        chance = self.refusal_chance
        tries = [chance.randrange(self.size) for _ in range(REFUSALS)]
        if options:
            near = [chance.choice(sorted(options)) + chance.randint(-NEAR, NEAR) for _ in tries[::2]]
            tries[::2] = [min(max(move, 0), self.size - 1) for move in near]
        return [move for move in tries if move not in options]

    def seen(self) -> dict[str, Json]:
        """What everybody sees."""
        found: dict[str, Json] = {"choices": [], "view": {}}
        for viewer in self.viewers:
            view: dict[str, Json] = {**self.game.view(viewer)}
            del view["prompt"]
            for choice in view.pop("moves"):
                del choice["sentence"]
                found["choices"].append(choice)
            found["view"]["spectator" if viewer is None else f"seat {viewer}"] = view
        return found

    def log(self) -> dict[str, Json]:
        """What happened since the log was last read."""
        heard = {str(viewer): self.game.log(viewer, since=self.heard) for viewer in self.viewers}
        self.heard = self.game.heard
        return {
            "log": {viewer: list(map(str, messages)) for viewer, messages in heard.items()},
            "log messages": {viewer: [message.json() for message in messages] for viewer, messages in heard.items()},
        }


def play(wanted: dict[str, Json]) -> None:
    """Play the games of one ruleset and write their digests, a line each, after a line about this side."""
    from civitas import _form

    ruleset, path = NAMED[wanted["ruleset"]], Path(wanted["out"])
    like = read_dump(Path(wanted["like"])) if wanted["like"] else None
    filter = Filter(wanted["ignore"], like)
    lines = []
    size = like.size if like else None
    for number in range(wanted["games"]):
        playing = Playing(ruleset, number, wanted["every"], size)
        size = playing.size
        digests: dict[str, Any] = {}
        positions = 0
        for parts in playing.positions():
            positions += 1
            for part, value in filter(parts).items():
                digest = digests.setdefault(part, blake2b(digest_size=8))
                digest.update(as_text(value).encode())
        lines.append(
            {"game": number, "positions": positions, "parts": {part: it.hexdigest() for part, it in digests.items()}}
        )
        print(f"{ruleset.name}: {number + 1} of {wanted['games']} games", file=sys.stderr, flush=True)
    head = {"form": _form.describe(), "size": size, "paths": sorted(filter.paths), "added": sorted(filter.added)}
    path.with_suffix(".part").write_text("".join(as_text(line) + "\n" for line in [head, *lines]))
    path.with_suffix(".part").replace(path)


def show(wanted: dict[str, Json]) -> None:
    """Play one game and print every position whole."""
    for parts in Playing(NAMED[wanted["ruleset"]], wanted["game"], wanted["every"], wanted["size"]).positions():
        print(as_text(parts))


def as_text(value: Json) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


class Filter:
    """Leaves out of a position what is not compared, and collects the paths of views and choices.

    With another side's dump to be like, it also leaves out what that side nowhere had, and collects it as added.
    """

    def __init__(self, ignore: list[str], like: Dump | None = None) -> None:
        self.ignore = frozenset(ignore)
        self.known = None if like is None else frozenset(like.paths)
        self.paths: set[str] = set()
        self.added: set[str] = set()
        self.memory: dict[tuple[str, tuple[str, ...]], list[tuple[str, str]]] = {}

    def __call__(self, parts: dict[str, Json]) -> dict[str, Json]:
        kept = {part: value for part, value in parts.items() if part not in self.ignore}
        if "choices" in kept:
            kept["choices"] = self.keep(kept["choices"], "choices")
        if "view" in kept:
            kept["view"] = {viewer: self.keep(seen, "view") for viewer, seen in kept["view"].items()}
        return kept

    def keep(self, value: Json, path: str) -> Json:
        if type(value) is list:
            return [self.keep(inner, path) if type(inner) in (dict, list) else inner for inner in value]
        return {
            key: self.keep(value[key], below) if type(value[key]) in (dict, list) else value[key]
            for key, below in self.wanted(path, tuple(value))
        }

    def wanted(self, path: str, keys: tuple[str, ...]) -> list[tuple[str, str]]:
        """Of the keys that stand at a path, those that are compared, each with its own path."""
        found = self.memory.get((path, keys))
        if found is None:
            found = [(key, f"{path}.{key}") for key in keys if self.wants(f"{path}.{key}")]
            self.memory[path, keys] = found
        return found

    def wants(self, path: str) -> bool:
        if path in self.ignore:
            return False
        if self.known is not None and path not in self.known:
            self.added.add(path)
            return False
        self.paths.add(path)
        return True


# One side


@dataclass(frozen=True)
class Dump:
    """What a side's games came to: digests by game and part."""

    form: str
    size: int
    paths: list[str]
    added: list[str]
    games: list[dict[str, Json]]

    def positions(self) -> int:
        return sum(game["positions"] for game in self.games)

    def summary(self) -> str:
        return f"{len(self.games)} games, {self.positions()} positions, {self.form}"


def read_dump(path: Path) -> Dump:
    head, *games = map(json.loads, path.read_text().splitlines())
    return Dump(**head, games=games)


class Checkout:
    """A folder of the project, and the Python that runs it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        if not (self.folder / "src" / "civitas" / "__init__.py").exists():
            sys.exit(f"{folder} is no checkout of the project: it has no src/civitas.")
        own = self.folder / ".venv" / "bin" / "python"
        self.python = str(own) if own.exists() else sys.executable

    def fingerprint(self) -> str:
        """A short text that is another one when any file of the package is."""
        digest = blake2b(str(FORMAT).encode(), digest_size=8)
        package = self.folder / "src" / "civitas"
        for file in sorted(file for kind in ("py", "toml") for file in package.rglob(f"*.{kind}")):
            digest.update(f"{file.relative_to(package)}\n".encode() + file.read_bytes())
        return digest.hexdigest()

    def run(self, command: str, wanted: dict[str, Json], progress: bool) -> str:
        """Run this script in a process of the checkout; what it printed."""
        env = os.environ | {"PYTHONPATH": str(self.folder / "src"), "PYTHONHASHSEED": "0"}
        child = subprocess.Popen(
            [self.python, "-P", __file__, command, json.dumps(wanted)],
            env=env, cwd=self.folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert child.stderr is not None
        if command == "show":
            printed, told = child.communicate()
        else:
            printed, told = "", "".join(follow(child.stderr, progress))
            child.wait()
        if child.returncode:
            sys.exit(f"{self.folder} could not play:\n{told[-3000:]}")
        return printed


def follow(lines: Iterator[str], progress: bool) -> Iterator[str]:
    """Show the progress of a process on one line of the terminal; keep everything else it says."""
    for line in lines:
        if not line.endswith(" games\n"):
            yield line
        elif progress:
            print(f"\r\033[K{line.rstrip()}", end="", file=sys.stderr, flush=True)
    if progress:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


@contextmanager
def checkout(name: str) -> Iterator[Checkout]:
    """The checkout in a folder, or that of a git revision, put into a folder for a while."""
    if Path(name).is_dir():
        yield Checkout(Path(name))
        return
    git = ["git", "-C", str(ROOT)]
    found = subprocess.run([*git, "rev-parse", "--verify", "-q", f"{name}^{{commit}}"], capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"{name} is neither a folder nor a revision of {ROOT}.")
    with tempfile.TemporaryDirectory(prefix="civitas-") as folder:
        commit = found.stdout.strip()
        subprocess.run([*git, "worktree", "add", "-q", "--detach", f"{folder}/tree", commit], check=True)
        try:
            yield Checkout(Path(folder, "tree"))
        finally:
            subprocess.run([*git, "worktree", "remove", "--force", f"{folder}/tree"], check=True)


@dataclass(frozen=True)
class Plan:
    """What is played, and what of it is compared."""

    rulesets: list[Ruleset]
    games: int
    every: int
    ignore: list[str]
    cache: Path
    jobs: int = 1
    added_ok: bool = False
    most: int = 1

    def dump(self, side: Checkout, ruleset: Ruleset, out: Path, like: Path | None = None) -> Dump:
        """Play a side's games of one ruleset into a file."""
        out.parent.mkdir(parents=True, exist_ok=True)
        wanted = {
            "ruleset": ruleset.name, "games": self.games, "every": self.every, "ignore": self.ignore,
            "out": str(out.resolve()), "like": like and str(like.resolve()),
        }  # fmt: skip
        side.run("play", wanted, progress=self.jobs == 1 and sys.stderr.isatty())
        return read_dump(out)

    def cached(self, side: Checkout, ruleset: Ruleset) -> Path:
        """The file of a side's games of one ruleset, played if it is not there yet."""
        ignored = "".join(f" without {part}" for part in self.ignore)
        key = blake2b(f"{side.fingerprint()}{ignored}".encode(), digest_size=6).hexdigest()
        path = self.cache / f"{ruleset.name}-{self.games}-{self.every}-{key}.jsonl"
        if not path.exists():
            self.dump(side, ruleset, path)
        return path


# Two sides


def compare(plan: Plan, old: Checkout, new: Checkout) -> bool:
    """Whether both sides played the same games; what was found is printed as soon as it is known."""
    added: set[str] = set()
    positions = games = broken = 0
    with ThreadPoolExecutor(plan.jobs) as pool:
        for ruleset, found in zip(plan.rulesets, pool.map(lambda it: compare_one(plan, old, new, it), plan.rulesets)):
            print(f"{ruleset.name}: {found.said}", flush=True)
            for line in found.differences:
                print(f"    {line}", flush=True)
            added |= set(found.dump.added)
            games += len(found.dump.games)
            positions += found.dump.positions()
            broken += bool(found.differences)
    if added:
        print(f"Added in {new.folder}, and nowhere in {old.folder}: {', '.join(sorted(added))}.")
    verdict = f"{broken} of {len(plan.rulesets)} rulesets differ." if broken else "Everything is the same."
    print(f"{games} games, {positions} positions. {verdict}")
    return not broken


@dataclass(frozen=True)
class Found:
    said: str
    differences: list[str]
    dump: Dump


def compare_one(plan: Plan, old: Checkout, new: Checkout, ruleset: Ruleset) -> Found:
    """The first differences of each part, in the first games that have one."""
    before = plan.cached(old, ruleset)
    with tempfile.TemporaryDirectory() as folder:
        after = plan.dump(new, ruleset, Path(folder, "new.jsonl"), before if plan.added_ok else None)
    sides = read_dump(before), after
    others = {part: games for part in PARTS if (games := differing(part, *sides))}
    if not others:
        return Found(f"{after.summary()}, the same", [], after)
    lines: dict[str, dict[str, str]] = {part: {} for part in others}
    for number in sorted({number for games in others.values() for number in games[: plan.most]}):
        for part, what, line in differences_of_game(plan, old, new, ruleset, number, sides[0]):
            if len(lines[part]) < plan.most:
                lines[part].setdefault(what, f"{line} ({len(others[part])} of {len(after.games)} games)")
    told = [line for found in lines.values() for line in found.values()]
    later = ", ".join(part for part, found in lines.items() if not found)
    return Found(
        f"different in {', '.join(others)}", [*told, *([f"After that, also: {later}."] if later else ())], after
    )


def differing(part: str, old: Dump, new: Dump) -> list[int]:
    """The games in which a part is not the same."""
    pairs = zip(old.games, new.games, strict=True)
    return [one["game"] for one, other in pairs if one["parts"].get(part) != other["parts"].get(part)]


def differences_of_game(
    plan: Plan, old: Checkout, new: Checkout, ruleset: Ruleset, number: int, before: Dump
) -> Iterator[tuple[str, str, str]]:
    """Where one game differs, until the two go their own ways: the part, what differs, and that with its place."""
    wanted = {"ruleset": ruleset.name, "game": number, "every": plan.every, "size": before.size}
    one, other = (side.run("show", wanted, progress=False).splitlines() for side in (old, new))
    keep_old, keep_new = Filter(plan.ignore), Filter(plan.ignore, before if plan.added_ok else None)
    for move, pair in enumerate(zip(one, other)):
        sides = keep_old(json.loads(pair[0])), keep_new(json.loads(pair[1]))
        is_broken = "error" in sides[0] or "error" in sides[1]
        found = {part for part in (("error",) if is_broken else PARTS) if sides[0].get(part) != sides[1].get(part)}
        for part in found:
            for path, what in differences(sides[0].get(part), sides[1].get(part), part):
                yield part, what, f"game {number}, after move {move}: {path} {what}"
        if found.intersection(DECIDING):
            return


def differences(old: Json, new: Json, path: str) -> Iterator[tuple[str, str]]:
    """The places where two values differ, and both values there."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(old.keys() | new.keys(), key=str):
            if key not in new:
                yield f"{path}.{key}", f"is gone; it was {shortened(old[key])}"
            elif key not in old:
                yield f"{path}.{key}", f"is new: {shortened(new[key])}"
            else:
                yield from differences(old[key], new[key], f"{path}.{key}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (one, other) in enumerate(zip(old, new)):
            yield from differences(one, other, f"{path}[{place}]")
    elif isinstance(old, list) and isinstance(new, list):
        gone, come = [it for it in old if it not in new], [it for it in new if it not in old]
        yield path, f"has {len(new)} entries, not {len(old)}; gone {shortened(gone)}, new {shortened(come)}"
    elif isinstance(old, str) and isinstance(new, str) and "\n" in old:
        yield from differences(old.splitlines(), new.splitlines(), path)
    else:
        yield path, f"was {shortened(old)} and is {shortened(new)}"


def shortened(value: Json, most: int = 300) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= most else f"{text[:most]} ... ({len(text)} characters)"


# The command


def main() -> None:
    if len(sys.argv) == 3 and sys.argv[1] in ("play", "show"):  # in a process of a checkout
        (play if sys.argv[1] == "play" else show)(json.loads(sys.argv[2]))
        return
    asked = parser().parse_args()
    plan = Plan(
        chosen(asked.rulesets), asked.games or (5 if asked.quick else 300), asked.every or (2 if asked.quick else 5),
        sorted(asked.ignore), asked.cache, asked.jobs, asked.added_ok, asked.most,
    )  # fmt: skip
    with ExitStack() as stack:
        if asked.command == "dump":
            dump_all(plan, stack.enter_context(checkout(asked.checkout)), asked.out)
        else:
            old, new = (stack.enter_context(checkout(side)) for side in (asked.old, asked.new))
            if not compare(plan, old, new):
                sys.exit(1)


def dump_all(plan: Plan, side: Checkout, out: Path | None) -> None:
    """Play one side: into the cache, and into one file if one is named."""
    kept = []
    for ruleset in plan.rulesets:
        path = plan.cached(side, ruleset)
        found = read_dump(path)
        print(f"{ruleset.name}: {found.summary()}", flush=True)
        kept += [{"ruleset": ruleset.name} | json.loads(line) for line in path.read_text().splitlines()]
    if out:
        out.write_text("".join(as_text(line) + "\n" for line in kept))


def chosen(names: list[str]) -> list[Ruleset]:
    """The rulesets whose names begin so; all without a name."""
    for name in names:
        if not any(ruleset.name.startswith(name) for ruleset in RULESETS):
            sys.exit(f"There is no ruleset {name!r}. There are: {', '.join(NAMED)}.")
    return [ruleset for ruleset in RULESETS if ruleset.name.startswith(tuple(names) or "")]


def parser() -> argparse.ArgumentParser:
    parts = "\n".join(f"  {part:18}{what}" for part, what in PARTS.items())
    raw = argparse.RawDescriptionHelpFormatter
    top = argparse.ArgumentParser(description=__doc__, epilog=f"parts:\n{parts}", formatter_class=raw)
    commands = top.add_subparsers(dest="command", required=True)
    dump = commands.add_parser("dump", help="play one side")
    dump.add_argument("--checkout", required=True, metavar="DIR", help="a folder, or a git revision")
    dump.add_argument("--out", type=Path, metavar="FILE", help="all digests in one file, beside the cache")
    both = commands.add_parser("compare", help="play two sides and tell what differs; exit 1 if anything does",
                               epilog=f"parts:\n{parts}", formatter_class=raw)  # fmt: skip
    both.add_argument("old", metavar="OLD", help="a folder, or a git revision")
    both.add_argument("new", metavar="NEW", help="a folder, or a git revision")
    both.add_argument("--added-ok", action="store_true", help="NEW's views and choices may have keys that OLD has not")
    both.add_argument("--most", type=positive, default=1, metavar="N",
                      help="how many differences of each part are shown (usually 1)")  # fmt: skip
    for command in (dump, both):
        add_common(command)
    return top


def add_common(command: argparse.ArgumentParser) -> None:
    command.set_defaults(added_ok=False, most=1)
    command.add_argument("--rulesets", type=lambda text: text.split(","), default=[], metavar="NAME,...",
                         help="those whose names begin so, such as duel or ages-original (usually all)")  # fmt: skip
    command.add_argument("--games", type=positive, metavar="N", help="of each ruleset (usually 300)")
    command.add_argument("--quick", action="store_true", help="5 games of each ruleset, every 2nd move")
    command.add_argument("--every", type=positive, metavar="N",
                         help="views, sentences and log at each N-th move (usually 5); the rest at each")  # fmt: skip
    command.add_argument("--ignore", type=lambda text: text.split(","), default=[], metavar="PART,...",
                         help="parts, or paths such as view.table.row, that are not compared")  # fmt: skip
    command.add_argument("--cache", type=Path, default=ROOT / "build" / "same_games", metavar="DIR",
                         help="where dumps of the old side are kept (usually build/same_games)")  # fmt: skip
    command.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes at a time (usually 1)")


def positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is no whole number above 0")
    return int(text)


if __name__ == "__main__":
    main()
