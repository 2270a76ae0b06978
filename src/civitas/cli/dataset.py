"""`civitas dataset`: games played by bots, as files to learn from."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

from civitas.cli.arena import check_ray, crew_for
from civitas.cli.main import OneCommand, main
from civitas.cli.options import as_data, read_components, which_game, with_components
from civitas.terminal.reports import bar
from civitas.terminal.screen import Closed
from civitas.terminal.session import INTERRUPTED, leaving_is_an_error

if TYPE_CHECKING:
    from civitas.arena.folder import Folder
    from civitas.arena.plan import Plan
    from civitas.envs.datasets import Info
    from civitas.kernel.game import Game

Command = TypeVar("Command", bound=Callable[..., object])

GAMES: Final = 1000
MATCH: Final = "match"
"""The folder in which games are kept as they come in."""


@main.group(cls=click.Group)
def dataset() -> None:
    """Games of bots as files to learn from: play them, convert them, count them.

    \b
    Examples:
      civitas dataset play duel adept greedy --games 10000 --out corpus
      civitas dataset all --games 10000 --out corpora
      civitas dataset convert corpus/games.civ games.parquet
      civitas dataset info games.parquet
    """


dataset.command_class = OneCommand


def how_made(command: Command) -> Command:
    """The options by which datasets are made."""
    options = (
        click.option("--seed", metavar="N", type=click.IntRange(min=0), default=1, show_default=True,
                     help="The same number gives the same files."),
        click.option("--jobs", metavar="N", type=click.IntRange(min=1),
                     help="Games played at once.  [one for each core]"),
        click.option("--ray", metavar="[ADDRESS]", is_flag=False, flag_value="here",
                     help="Play on a Ray cluster: the one at ADDRESS, or else the one of this machine."),
        click.option("--out", metavar="FOLDER", type=click.Path(path_type=Path), required=True,
                     help="Where the files go. A folder with an unfinished run goes on."),
    )  # fmt: skip
    for option in reversed(options):
        command = option(command)
    return command


@dataset.command("play")
@click.argument("game")
@click.argument("bots", metavar="BOT...", nargs=-1, required=True)
@click.option("--games", metavar="N", type=click.IntRange(min=1), default=GAMES, show_default=True,
              help="Games in all, rounded up to whole deals.")  # fmt: skip
@which_game
@with_components
@how_made
def play(
    game: str, bots: tuple[str, ...], games: int, players: int | None, edition: str | None, options: dict[str, str],
    components: Path | None, seed: int, jobs: int | None, ray: str | None, out: Path,
) -> None:  # fmt: skip
    """Let bots play GAME, and write games.civ (text), games.parquet (where pyarrow is installed) and DATASHEET.md.

    One BOT plays against itself. Ctrl-C loses nothing: the same command goes on where it was.
    """
    from civitas.arena.plan import Plan

    plan = Plan(
        game, bots * 2 if len(bots) == 1 else bots, seed, players, edition, options,
        components=read_components(components, game),
    )  # fmt: skip
    make(plan, games, jobs, ray, out)


@dataset.command("all")
@click.argument("bots", metavar="[BOT...]", nargs=-1)
@click.option("--games", metavar="N", type=click.IntRange(min=1), default=GAMES, show_default=True,
              help="Games of each ruleset, rounded up to whole deals.")  # fmt: skip
@how_made
def play_all(bots: tuple[str, ...], games: int, seed: int, jobs: int | None, ray: str | None, out: Path) -> None:
    """Let bots play every ruleset: each game, edition and mode, with each number of players, in folders of FOLDER.

    Without a BOT the strongest that chooses at once plays against greedy. What is finished is not played again.

    \b
    Examples:
      civitas dataset all --games 10000 --out corpora
    """
    from civitas.arena.levels import rulesets
    from civitas.arena.plan import Plan

    for which in rulesets():
        players = bots * 2 if len(bots) == 1 else bots or quick_bots(which.game)
        plan = Plan(which.game, players, seed, which.players, which.edition, which.options)
        make(plan, games, jobs, ray, out / which.name)


def quick_bots(game: str) -> tuple[str, str]:
    """Two bots that choose without looking ahead: by learned weights, where there are some, and by hand."""
    from civitas import bots

    return ("adept" if "adept" in bots.names(game) else "careless", "greedy")


def make(plan: Plan, games: int, jobs: int | None, ray: str | None, out: Path) -> None:
    """Play the games of a plan, and write the files."""
    from civitas.arena.errors import ArenaError
    from civitas.arena.match import run

    try:
        if ray is not None:
            check_ray()
        plan.check()
        folder = match_folder(out, plan)
        crew = crew_for(plan, jobs, ray)
        whole = plan.whole_deals(games) * plan.games_of_a_deal
        table = f"{plan.rules.title}, {plan.setup.players} players"
        with saying_how_to_go_on(folder), bar(f"{table}, playing", whole) as progress:
            run(folder, crew, whole, None, lambda _, done: progress(done) if progress is not None else None)
        finish(out, folder, whole)
    except ArenaError as error:
        raise click.ClickException(str(error)) from None


def match_folder(out: Path, plan: Plan) -> Folder:
    """Where the games are kept as they come in: a new folder, or that of the same run."""
    from civitas.arena.errors import ArenaError
    from civitas.arena.folder import PLAN, Folder

    path = out / MATCH
    if not (path / PLAN).exists():
        if out.exists() and (not out.is_dir() or any(out.iterdir())):
            raise ArenaError(f"{out} is no empty folder, and holds no unfinished dataset. Name another one.")
        return Folder.make(path, plan)
    folder = Folder.open(path)
    if folder.plan != plan:
        raise ArenaError(f"{out} holds a dataset of other bots, seed or rules. Finish it, remove it, or name another.")
    return folder


@contextmanager
def saying_how_to_go_on(folder: Folder) -> Iterator[None]:
    try:
        with leaving_is_an_error():
            yield
    except (KeyboardInterrupt, Closed) as ended:
        click.echo(f"\n{len(folder.games())} games are safe; give the same command again to go on.", err=True)
        raise SystemExit(ended.exit_code if isinstance(ended, Closed) else INTERRUPTED) from None


def finish(out: Path, folder: Folder, games: int) -> None:
    """The files of a dataset, from the records of its games."""
    from importlib.util import find_spec

    from civitas.envs import datasets

    text, corpus = out / f"games{datasets.TEXT}", out / f"games{datasets.PARQUET}"
    folder.guarded(lambda: write_records(folder, games, text))
    found = datasets.Info()
    with bar("writing", games) as progress:
        played = counted(datasets.read_text(text, folder.plan.components), progress, found)
        if find_spec("pyarrow") is not None:
            folder.guarded(lambda: datasets.write_parquet(played, corpus))
        else:
            click.echo('No Parquet is written without pyarrow: pip install "civitas[data]"', err=True)
            list(played)
    sizes = {file.name: file.stat().st_size for file in (text, corpus) if file.exists()}
    sheet = datasets.datasheet(found, command_of(folder.plan, games), sizes)
    folder.guarded(lambda: (out / "DATASHEET.md").write_text(sheet, encoding="utf-8"))
    click.echo(f"{found.games} games, {found.moves} moves: {', '.join(str(out / name) for name in sizes)}")


def write_records(folder: Folder, games: int, file: Path) -> None:
    """The records of all games, one after another."""
    with file.open("w", encoding="utf-8") as out:
        for number in range(games):
            out.write(("\n" if number else "") + folder.record_file(number).read_text(encoding="utf-8"))


def command_of(plan: Plan, games: int) -> str:
    """The command that makes the same games, wherever they are played."""
    words = ["civitas", "dataset", "play", plan.game, *plan.bots, "--games", str(games), "--seed", str(plan.seed)]
    words += ["--players", str(plan.players)] if plan.players else []
    words += ["--edition", plan.edition] if plan.edition else []
    words += [word for name, value in plan.options.items() for word in ("--option", f"{name}={value}")]
    return shlex.join([*words, "--out", "FOLDER"])


def counted(games: Iterable[Game], progress: Callable[[int], None] | None, found: Info | None = None) -> Iterator[Game]:
    """The games as they pass, counted."""
    for number, game in enumerate(games, 1):
        yield game
        if found is not None:
            found.add(game)
        if progress is not None:
            progress(number)


@dataset.command("convert")
@click.argument("source", type=click.Path(path_type=Path, exists=True))
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False))
@with_components
def convert(source: Path, target: Path, components: Path | None) -> None:
    """Write the games of SOURCE (a .civ or .parquet file, or a folder of records) as TARGET, .civ or .parquet.

    Every game is played again and checked. TARGET appears when it is whole.
    """
    from civitas.envs import datasets

    own = read_components(components)
    with refusing(), bar("converting", 0) as progress:
        count = datasets.write(counted(datasets.read(source, own), progress), target)
    click.echo(f"{count} games: {target}")


@dataset.command("info")
@click.argument("source", type=click.Path(path_type=Path, exists=True))
@with_components
@as_data
def info(source: Path, components: Path | None, as_json: bool) -> None:
    """Count what is in SOURCE: a .civ or .parquet file, or a folder of records. Every game is checked."""
    from civitas.envs import datasets

    with refusing():
        found = datasets.info(source, read_components(components))
    if as_json:
        click.echo(json.dumps(found.json(), ensure_ascii=False))
        return
    click.echo(f"{found.games:,} games, {found.moves:,} moves, {found.unfinished:,} unfinished")
    for title in ("rulesets", "versions", "names", "wins", "reasons"):
        click.echo(f"\n{title}")
        for name, count in getattr(found, title).most_common():
            click.echo(f"  {count:8,}  {name}")


@contextmanager
def refusing() -> Iterator[None]:
    """What cannot be read or written is said in a sentence."""
    from civitas.envs.errors import EnvError, MissingPackage

    try:
        yield
    except (EnvError, MissingPackage) as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"{error.filename}: {error.strerror}.") from None
