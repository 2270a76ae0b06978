"""`civitas arena`: bots and programs against one another."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from civitas.cli.main import main
from civitas.cli.options import Seconds, as_data, read_components, which_game, with_components
from civitas.terminal.screen import Closed, Screen
from civitas.terminal.session import INTERRUPTED, leaving_is_an_error

if TYPE_CHECKING:
    from civitas.arena.crews import Crew
    from civitas.arena.folder import Folder
    from civitas.arena.match import Progress as Told
    from civitas.arena.plan import Plan
    from civitas.arena.sprt import Sprt
    from civitas.arena.tally import Tally

GAMES: Final = 100
MOST_GAMES: Final = 40_000
"""Where a sequential test ends that finds nothing out."""


def read_sprt(context: click.Context, parameter: click.Parameter, text: str | None) -> tuple[float, float] | None:
    """Two numbers of Elo, the smaller first."""
    if text is None:
        return None
    try:
        elo0, elo1 = map(float, text.split(","))
    except ValueError:
        raise click.BadParameter(f"{text!r} is not written ELO0,ELO1, as in 0,20.", context, parameter) from None
    if not -1000 <= elo0 < elo1 <= 1000:
        raise click.BadParameter(f"{text!r}: the first Elo is less than the second, as in 0,20.", context, parameter)
    return elo0, elo1


@main.command()
@click.argument("game", required=False)
@click.argument("bots", metavar="[BOT]...", nargs=-1)
@click.option("--games", metavar="N", type=click.IntRange(min=1),
              help=f"Games in all, rounded up to whole deals.  [{GAMES}; with --sprt up to {MOST_GAMES}]")  # fmt: skip
@click.option("--sprt", metavar="ELO0,ELO1", callback=read_sprt,
              help="Play until it is known whether the first bot is ELO1 stronger, or only ELO0.")  # fmt: skip
@click.option("--gauntlet", is_flag=True, help="The first bot meets each of the others; they do not meet.")
@which_game
@with_components
@click.option("--seconds", metavar="S", type=Seconds(min=0.001, max=3600),
              help="Time for one choice, for programs and bots that think by the clock.")  # fmt: skip
@click.option("--seed", metavar="N", type=click.IntRange(min=0), default=1, show_default=True,
              help="The same number gives the same games, however many play them.")  # fmt: skip
@click.option("--jobs", metavar="N", type=click.IntRange(min=1), help="Games played at once.  [one for each core]")
@click.option("--ray", metavar="[ADDRESS]", is_flag=False, flag_value="here",
              help="Play on a Ray cluster: the one at ADDRESS, or else the one of this machine.")  # fmt: skip
@click.option("--out", metavar="FOLDER", type=click.Path(path_type=Path),
              help="Where plan, records and results are kept.  [arena-GAME-1, or the next that is free]")  # fmt: skip
@click.option("--resume", metavar="FOLDER", type=click.Path(path_type=Path),
              help="Go on with a match from its folder; --games may be more than before.")  # fmt: skip
@click.option("--html", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False),
              help="Write a report with plots, as one page.")  # fmt: skip
@as_data
@click.pass_context
def arena(
    context: click.Context,
    game: str | None,
    bots: tuple[str, ...],
    games: int | None,
    sprt: tuple[float, float] | None,
    gauntlet: bool,
    players: int | None,
    edition: str | None,
    options: dict[str, str],
    components: Path | None,
    seconds: float | None,
    seed: int,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    resume: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Let bots and programs play against one another, and see who is stronger.

    BOT is the name of a bot (uniform, greedy, ...), a bot with a budget (planner:48), weights that `civitas train`
    wrote (weights:FILE), or a program in any language (cmd:./bot, see docs/protocol.md); NAME=BOT gives it another
    name. Two bots play a match; at a table of more, the first has one seat and the second all others. Three bots and
    more play a round-robin, or a --gauntlet.

    Every deal is played by all from all seats, so that nobody is lucky with cards or place. Each game is kept as a
    record that `civitas replay` shows. Ctrl-C ends a match and loses nothing: --resume goes on with it.

    \b
    Examples:
      civitas arena duel greedy careless
      civitas arena duel planner:200 planner:100 --sprt 0,20
      civitas arena ages planner greedy --players 3 --games 60 --html report.html
      civitas arena duel greedy careless uniform "mine=cmd:./bot --fast" --seconds 0.1
      civitas arena duel adept mine=weights:mine.txt --games 400
      civitas arena --resume arena-duel-1 --games 1000
      civitas arena duel greedy careless --games 100000 --ray 10.0.0.1:6379
    """
    from civitas.arena.errors import ArenaError

    try:
        if html is not None:
            check_report(html)
        if ray is not None:
            check_ray()
        if resume is None:
            folder = new_match(
                out, sprt, game=game, bots=bots, seed=seed, players=players, edition=edition, options=options,
                seconds=seconds, gauntlet=gauntlet, components=read_components(components, *([game] if game else [])),
            )  # fmt: skip
        else:
            folder = old_match(context, resume)
        folder.aim = aim_of(games, sprt)
        wished = games or (MOST_GAMES if sprt else max(GAMES, len(folder.games())))
        crew = crew_for(folder.plan, jobs, ray)
        tally = play_match(folder, crew, wished, sequential_test(folder.plan, sprt))
        tell(folder, tally, html, as_json)
    except ArenaError as error:
        raise click.ClickException(str(error)) from None


def new_match(out: Path | None, sprt: tuple[float, float] | None, **wish: Any) -> Folder:
    """The folder of a new match; what cannot be played is refused before there is one."""
    import civitas
    from civitas.arena.folder import Folder, free_folder
    from civitas.arena.plan import Plan

    if wish["game"] is None:
        raise click.UsageError(f"Which game? There are: {', '.join(civitas.games())}.")
    plan = Plan(**wish)
    plan.check()
    sequential_test(plan, sprt)
    return Folder.make(out or free_folder(plan), plan)


def old_match(context: click.Context, path: Path) -> Folder:
    """The folder of a match that is to go on: it is played as it was planned."""
    from civitas.arena.folder import Folder

    for name in ("game", "gauntlet", "players", "edition", "options", "components", "seconds", "seed", "out"):
        if context.get_parameter_source(name) not in (None, click.core.ParameterSource.DEFAULT):
            raise click.UsageError(f"A match that is resumed keeps its plan: leave out {name}.")
    folder = Folder.open(path)
    folder.plan.check()
    return folder


def aim_of(games: int | None, sprt: tuple[float, float] | None) -> str:
    """What must be said again for a match that goes on."""
    test = f" --sprt {sprt[0]:g},{sprt[1]:g}" if sprt else ""
    return f"{test} --games {games}" if games else test


def sequential_test(plan: Plan, sprt: tuple[float, float] | None) -> Sprt | None:
    from civitas.arena.sprt import Sprt

    if sprt is None:
        return None
    if len(plan.bots) != 2:
        raise click.UsageError(f"--sprt compares two bots, not {len(plan.bots)}.")
    return Sprt(*sprt, players=plan.setup.players)


def check_report(html: Path) -> None:
    """Find out before the first game whether the report can be written after the last."""
    from civitas.arena.plots import check_library

    check_library()
    if not html.absolute().parent.is_dir():
        raise click.UsageError(f"{html} cannot be written: there is no folder {html.absolute().parent}.")


def check_ray() -> None:
    from civitas.arena.cluster import load_ray

    load_ray()


def play_match(folder: Folder, crew: Crew, games: int, sprt: Sprt | None) -> Tally:
    """Play; whoever ends it early learns how to go on."""
    from civitas.arena.match import run

    plan = folder.plan
    whole = plan.whole_deals(games) * plan.games_of_a_deal
    if whole != games and sprt is None:
        click.echo(f"{whole} games, so that all play each deal from all seats.", err=True)
    try:
        with leaving_is_an_error(), bar(plan, whole) as progress:
            return run(folder, crew, whole, sprt, progress)
    except (KeyboardInterrupt, Closed) as ended:
        click.echo(f"\n{len(folder.games())} games are safe; go on with: {folder.go_on()}", err=True)
        raise SystemExit(ended.exit_code if isinstance(ended, Closed) else INTERRUPTED) from None


def crew_for(plan: Plan, jobs: int | None, ray: str | None) -> Crew:
    """Who plays: a cluster, several processes, or this one alone."""
    from civitas.arena.cluster import Cluster
    from civitas.arena.crews import Here, Processes

    def say(sentence: str) -> None:
        click.echo(sentence, err=True)

    if ray is not None:
        return Cluster(plan, ray, jobs, say)
    processes = jobs or os.cpu_count() or 1
    return Here(plan) if processes == 1 else Processes(plan, processes, say)


@contextmanager
def bar(plan: Plan, games: int) -> Iterator[Told | None]:
    """A bar on a terminal with the running estimate; nothing where nobody watches."""
    from civitas.arena.summary import running

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (BarColumn(bar_width=24), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(plan.rules.title, total=games)
        yield lambda tally, done: progress.update(task, completed=done, description=running(tally))


def tell(folder: Folder, tally: Tally, html: Path | None, as_json: bool) -> None:
    from civitas.arena.summary import facts_of, show

    if html is not None:
        from civitas.arena.report import write_report

        folder.guarded(lambda: write_report(html, folder, tally))
    if as_json:
        click.echo(json.dumps(facts_of(tally), ensure_ascii=False))
        return
    show(Screen(), tally)
    folder.aim = f" --games {2 * tally.games}"
    click.echo(f"The records are in {folder.path}; play on with: {folder.go_on()}")
