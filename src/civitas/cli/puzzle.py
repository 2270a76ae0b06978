"""`civitas puzzle`: find the best move. `civitas puzzles mine`: find new puzzles in games of bots."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

import click

import civitas
from civitas.cli.main import Commands, OneCommand, main
from civitas.cli.options import in_language, in_words
from civitas.terminal.reports import bar
from civitas.terminal.screen import MUTED, Screen


def first_game() -> str:
    """Whose puzzles are meant where none is named."""
    return civitas.games()[0]


@main.command()
@click.argument("game", default=first_game)
@click.argument("number", type=click.IntRange(min=1), required=False)
@click.option("--today", "daily", is_flag=True, help="The puzzle of the day, the same for everybody.")
@in_language
@in_words
def puzzle(game: str, number: int | None, daily: bool, language: str, plain: bool) -> None:
    """Find the best move in a position of a game. Without a number, the easiest that you have not solved.

    \b
    Examples:
      civitas puzzle                   the next puzzle of Duel
      civitas puzzle duel 12           a certain one
      civitas puzzle --today           the puzzle of the day
    """
    from civitas.languages import register_all
    from civitas.puzzles.puzzle import find_puzzle, of_the_day, puzzles
    from civitas.terminal.puzzles import PuzzleSession, Solved

    if daily and number is not None:
        raise click.UsageError("Give a number or --today, not both.")
    register_all()
    solved, today = Solved(), datetime.now(UTC).date()
    if daily:
        wanted = of_the_day(game, today)
    else:
        wanted = solved.next_of(game) if number is None else find_puzzle(game, number)
    screen = Screen(plain=plain)
    session = PuzzleSession(wanted, screen, solved, today, language)
    code = session.run()
    found = puzzles(game)
    done = sum(map(solved.has, found))
    session.say("puzzles.count", MUTED, count=len(found), solved=done, days=solved.streak(today))
    if wanted.number < len(found):
        session.say("puzzles.next", MUTED, command=f"civitas puzzle {game} {wanted.number + 1}")
    sys.exit(code)


class PuzzleCommands(Commands):
    """What authors of puzzles do."""

    order = ("mine", "check")


@main.group(name="puzzles", cls=PuzzleCommands)
def many() -> None:
    """For authors: find new puzzles in games of bots, and look at known ones again.

    \b
    Examples:
      civitas puzzles mine duel --games 400 --out duel-puzzles
      civitas puzzles check duel
    """


@many.command(cls=OneCommand)
@click.argument("game", default=first_game)
@click.option("--games", metavar="N", type=click.IntRange(min=1), default=200, show_default=True,
              help="How many games are played; each has one puzzle at most.")  # fmt: skip
@click.option("--wanted", metavar="N", type=click.IntRange(min=1), default=100, show_default=True,
              help="How many puzzles are kept: the hardest, and no move too often.")  # fmt: skip
@click.option("--seed", metavar="N", type=click.IntRange(min=0), default=1, show_default=True,
              help="The same number gives the same puzzles.")  # fmt: skip
@click.option("--edition", "editions", metavar="E", multiple=True,
              help="Which edition of the game; of several, the games take turns.")  # fmt: skip
@click.option("--out", metavar="FOLDER", type=click.Path(path_type=Path, file_okay=False), required=True,
              help="Where the puzzles go, a record each and index.toml; those there already count.")  # fmt: skip
def mine(game: str, games: int, wanted: int, seed: int, editions: tuple[str, ...], out: Path) -> None:
    """Find positions in which one move is clearly best and weak bots miss it.

    What was found is written down at once, so that an interrupted run leaves it.

    \b
    Examples:
      civitas puzzles mine duel --games 400 --out duel-puzzles
      civitas puzzles mine ages --edition new-story --edition original --seed 2 --out ages-puzzles
    """
    from civitas.analysis import oracle_of
    from civitas.puzzles import mining
    from civitas.puzzles.writing import chosen, kept_in, write

    oracle = oracle_of(game)
    found = kept_in(game, out)
    before = len(found)
    try:
        with bar(f"{game}, games", games) as progress:
            for one in mining.mine(game, oracle, games, seed, progress, editions or (None,)):
                found.append(one)
                write(out, chosen(found, wanted))
    except OSError as error:
        raise click.ClickException(f"The puzzles cannot be written: {error.strerror} ({error.filename}).") from None
    click.echo(f"{len(found) - before} new puzzles in {games} games; the best {wanted} of all are in {out}.")


@many.command(cls=OneCommand)
@click.argument("game", default=first_game)
@click.option("--seed", metavar="N", type=click.IntRange(min=0), default=2, show_default=True,
              help="Which worlds are imagined.")  # fmt: skip
@click.option("--out", metavar="FOLDER", type=click.Path(path_type=Path, file_okay=False),
              help="Where those that stand go, with how often each level finds them now.")  # fmt: skip
def check(game: str, seed: int, out: Path | None) -> None:
    """Look at the puzzles of a game again, in other worlds and with the bots of today.

    A puzzle stands where its move is still clearly best and novices still mostly miss it.

    \b
    Examples:
      civitas puzzles check duel
      civitas puzzles check ages --out ages-puzzles
    """
    from civitas.analysis import oracle_of
    from civitas.puzzles.mining import Found, found_again
    from civitas.puzzles.puzzle import puzzles
    from civitas.puzzles.writing import chosen, write

    known, oracle = puzzles(game), oracle_of(game)
    found: list[Found] = []
    with bar(f"{game}, puzzles", len(known)) as progress:
        for one in known:
            again = found_again(one, oracle, seed)
            if again is None:
                click.echo(f"Puzzle {one.number} does not stand any more: {one.move}")
            else:
                found.append(again)
            if progress is not None:
                progress(one.number)
    click.echo(f"{len(found)} of {len(known)} puzzles of {game} stand.")
    if out is not None:
        try:
            write(out, chosen(found, len(found)))
        except OSError as error:
            raise click.ClickException(f"The puzzles cannot be written: {error.strerror} ({error.filename}).") from None
