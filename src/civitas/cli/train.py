"""`civitas train`: weights for the bots of a game, learned from games they play."""

from __future__ import annotations

import time
from pathlib import Path

import click

from civitas.cli.main import main
from civitas.terminal.reports import bar

MINUTES = 5


@main.command()
@click.argument("game")
@click.option("--minutes", metavar="N", type=click.IntRange(min=1), default=MINUTES, show_default=True,
              help="How long a course, in minutes of one core with the compiled engine. They stand for a number of "
                   "games, so that the same minutes and seed give the same weights on a slow machine too.")  # fmt: skip
@click.option("--games", metavar="N", type=click.IntRange(min=1), default=None,
              help="How many games, exactly; instead of minutes.")  # fmt: skip
@click.option("--seed", metavar="N", type=click.IntRange(min=0), default=1, show_default=True,
              help="The seed of all games.")  # fmt: skip
@click.option("--jobs", metavar="N", type=click.IntRange(min=1), default=1, show_default=True,
              help="How many processes play. The weights do not depend on it.")  # fmt: skip
@click.option("--out", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), default=None,
              help="Where the weights go.  [default: GAME-weights.txt]")  # fmt: skip
@click.option("--ray", metavar="[ADDRESS]", is_flag=False, flag_value="here",
              help="All cores of a Ray cluster play; without an address the one of this machine.")  # fmt: skip
def train(game: str, minutes: int, games: int | None, seed: int, jobs: int, out: Path | None, ray: str | None) -> None:
    """Learn how much each fact of a game counts, from games that the bots play.

    A run that was interrupted goes on where it was saved last: give the same command again. Until it is finished it is
    kept beside FILE, as FILE.unfinished.

    \b
    Examples:
      civitas train duel --minutes 10 --seed 1
      civitas train duel --games 2000 --jobs 2 --out mine.txt
      civitas train duel:master --minutes 10
      civitas train ages --minutes 60 --ray 10.0.0.1:6379
    """
    from civitas.arena.errors import ArenaError
    from civitas.training import Run, course_of
    from civitas.training import train as play_and_learn

    count = course_of(game).games_a_minute * minutes if games is None else games
    run = Run(game, count, seed, out or Path(f"{game.replace(':', '-')}-weights.txt"))
    if run.unfinished.exists():
        click.echo(f"Going on with {run.unfinished}.", err=True)
    began = time.process_time()
    try:
        with bar(f"{game}, learning", count) as progress:
            play_and_learn(run, jobs, progress, ray)
    except ArenaError as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"The weights cannot be written: {error.strerror} ({error.filename}).") from None
    seconds = time.process_time() - began
    click.echo(f"{game}: learned from {count} games in {seconds:.0f} s of this process; {run.file} has the weights.")
