"""`civitas analyse`: skill and luck in a finished game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.table import Table

from civitas.cli.main import main
from civitas.cli.options import Seconds, in_language, read_components, with_components
from civitas.terminal.replays import read_record
from civitas.terminal.reports import bar
from civitas.terminal.screen import STRONG, Closed, Screen
from civitas.terminal.session import INTERRUPTED, leaving_is_an_error
from civitas.terminal.voice import Voice

if TYPE_CHECKING:
    from civitas.analysis.telling import BySource, Teller


@main.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--games", metavar="N", type=click.IntRange(min=4, max=100_000),
              help="Imagined games for each move that matters: more leave less doubt.  [by the game]")  # fmt: skip
@click.option("--seconds", metavar="N", type=Seconds(min=1, max=86_400),
              help="About this much CPU time for the whole game, instead; more if the least takes more.")  # fmt: skip
@click.option("--seed", metavar="N", type=click.IntRange(min=0), default=1, show_default=True,
              help="The same number and --games give the same analysis.")  # fmt: skip
@click.option("--html", metavar="OUT", type=click.Path(path_type=Path, dir_okay=False), help="Write a page.")
@click.option("--json", "data", metavar="OUT", type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
              help="Write everything as one piece of JSON; - for the standard output.")  # fmt: skip
@with_components
@in_language
def analyse(
    file: Path,
    games: int | None,
    seconds: float | None,
    seed: int,
    html: Path | None,
    data: Path | None,
    components: Path | None,
    language: str,
) -> None:
    """Find out where a finished game was won and lost, and how much of that was luck.

    An analysis that was interrupted goes on where it was: give the same command again. Until it is finished it is kept
    beside FILE, as FILE.unfinished.

    \b
    Examples:
      civitas analyse game.record
      civitas analyse game.record --seconds 60 --html game.html
      civitas analyse game.record --games 2000 --json game.json
    """
    from civitas.analysis import oracle_of
    from civitas.analysis.document import document, explained
    from civitas.analysis.telling import Teller
    from civitas.analysis.work import Task, work

    if games is not None and seconds is not None:
        raise click.UsageError("Give --games or --seconds, not both.")
    kept = file.with_name(f"{file.name}.unfinished")
    check_outputs(html, data, file, kept)
    game = read_record(file, read_components(components))
    oracle = oracle_of(game.rules.name)
    effort = oracle.effort if games is None else replace(oracle.effort, games=games)
    task = Task(game, effort, seed, seconds or 0.0)
    try:
        with saying_how_to_go_on(kept), bar(f"{file.name}, moves", len(game.moves)) as progress:
            found = work(task, oracle, kept, progress)
            because = explained(found, oracle, seed)
    except OSError as error:
        raise click.ClickException(f"{kept} cannot be written: {error.strerror}.") from None
    study = document(found, effort, seed, because, task.taken(found.spent))
    if data is not None:
        write(data, json.dumps(study, indent=2, ensure_ascii=False) + "\n")
    teller = Teller(study, Voice(language, game.players, game.setup.edition, game.rules))
    if html is not None:
        from civitas.analysis.page import page

        write(html, page(teller, language))
    kept.unlink(missing_ok=True)
    if data is None or str(data) != "-":
        show(Screen(), teller)


@contextmanager
def saying_how_to_go_on(kept: Path) -> Iterator[None]:
    try:
        with leaving_is_an_error():
            yield
    except (KeyboardInterrupt, Closed) as ended:
        click.echo(f"\nWhat was found is in {kept}; give the same command again to go on.", err=True)
        raise SystemExit(ended.exit_code if isinstance(ended, Closed) else INTERRUPTED) from None


def check_outputs(html: Path | None, data: Path | None, *taken: Path) -> None:
    """Refuse at once what could not be written in the end, or would take the place of something else."""
    known = [file.resolve() for file in taken]
    for out in filter(None, (html, data)):
        check_writable(out)
        if out.resolve() in known:
            raise click.UsageError(f"{out} is needed for something else: give another name.")
        known.append(out.resolve())


def check_writable(file: Path) -> None:
    """Refuse at once what could not be written in the end."""
    if str(file) != "-" and not os.access(file.parent, os.W_OK):
        raise click.ClickException(f"{file} cannot be written: there is no such folder, or it may not be written to.")


def write(file: Path, text: str) -> None:
    """Put a text into a file, all or nothing."""
    if str(file) == "-":
        click.echo(text, nl=False)
        return
    unfinished = file.with_name(f".{file.name}.unfinished")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(file)
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}.") from None


def show(screen: Screen, teller: Teller) -> None:
    """The accounts and the turning points."""
    from civitas.analysis.telling import BY_SOURCE

    screen.say(teller.title(), STRONG)
    screen.show(as_table(teller.headings(), teller.accounts()))
    screen.say(teller.word("account"))
    screen.show(as_table(teller.grade_headings(), teller.grades()))
    screen.say(teller.word("by_stretch"), STRONG)
    screen.show(as_table(["", *teller.stretch_names(), teller.word("whole_game")], teller.parts()))
    for what in BY_SOURCE:
        show_sources(screen, teller, what)
    screen.say(teller.word("turning_points"), STRONG)
    for lines in teller.turning_points():
        screen.say("\n  ".join(lines))
    screen.say(teller.measured())


def show_sources(screen: Screen, teller: Teller, what: BySource) -> None:
    """Where luck came from, or by what kind of moves chances were lost."""
    from civitas.analysis.telling import percent

    rows = [[name, *(percent(share, sign=True) for share in shares)] for name, shares in teller.sources(what)]
    if rows:
        screen.say(teller.word(what), STRONG)
        screen.show(as_table(["", *(row[0] for row in teller.accounts())], rows))


def as_table(headings: list[str], rows: list[list[str]]) -> Table:
    table = Table(box=None, pad_edge=False)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    return table
