"""`civitas play`: a game at this terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Final

import click

import civitas
from civitas.cli.main import main
from civitas.cli.options import Seconds, in_language, in_words, read_components, which_game, with_components
from civitas.kernel.game import Game
from civitas.library import find_rules
from civitas.terminal.replays import read_record
from civitas.terminal.saves import GameFile
from civitas.terminal.screen import Screen
from civitas.terminal.seats import check_brought, check_count, default_kinds, kinds_of, read_kinds, sit_down
from civitas.terminal.session import Session

SMALL_DELAY: Final = 0.4
BOT_SEED_BITS: Final = 32


@main.command()
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="SEATS",
    help="Who plays, in order: me, a bot, a program as cmd:./bot, or weights:FILE.  [me,greedy]",
)
@which_game
@click.option("--seed", metavar="N", type=int, help="Deal the cards of this number, and no others.")
@click.option("--record", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False),
              help="Save the game in this file.  [a new one in ~/.local/share/civitas]")  # fmt: skip
@click.option("--resume", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False, exists=True),
              help="Go on with a saved game.")  # fmt: skip
@click.option("--delay", metavar="SECONDS", type=Seconds(min=0, max=60),
              help=f"Wait after each move of a bot.  [{SMALL_DELAY} at a terminal]")  # fmt: skip
@click.option("--coach", "coached", is_flag=True,
              help="A coach speaks of what you may overlook, once of each kind.")  # fmt: skip
@click.option("--hints", is_flag=True, help="Hints also where several people play.")
@with_components
@in_language
@in_words
def play(
    game: str | None,
    seats: str | None,
    players: int | None,
    edition: str | None,
    options: dict[str, str],
    seed: int | None,
    record: Path | None,
    resume: Path | None,
    delay: float | None,
    coached: bool,
    hints: bool,
    components: Path | None,
    language: str,
    plain: bool,
) -> None:
    """Play a game at this terminal.

    A seat is "me" or a bot; several "me" take turns at the keyboard; bots alone show a whole game. Type "help" when
    you are asked for a move. Leaving in the middle saves the game.

    \b
    Examples:
      civitas play duel
      civitas play duel --seats me,me --language it
      civitas play ages --seats me,novice --option length=first --coach
      civitas play duel --option wonders=first-game --seed 7
      civitas play duel --seats greedy,uniform
      civitas play duel --seats me,"cmd:./bot"
      civitas play duel --seats me,weights:mine.txt
      civitas play inventions --players 3 --components box.toml
      civitas play --resume ~/.local/share/civitas/duel-2025-03-01-1.record
    """
    own = read_components(components, *([game] if game else []))
    if resume is None:
        kinds, table = new_table(game, seats, players, edition, options, seed, own)
    else:
        refuse_with_resume(players=players, edition=edition, option=options, seed=seed)
        table = read_unfinished(resume, game, own)
        name, count = table.rules.name, table.setup.players
        kinds = read_kinds(seats, name) if seats else kinds_of(table.players, name, count)
    check_count(kinds, table.setup.players)
    screen = Screen(plain=plain)
    for_bots = secrets.randbits(BOT_SEED_BITS) if seed is None else seed
    session = Session(
        table,
        sit_down(kinds, table.rules.name, for_bots, table.players, language),
        screen,
        file=file_of(record, resume),
        language=language,
        delay=delay if delay is not None else SMALL_DELAY * screen.is_terminal,
        components=components,
        coached=coached,
        hints=hints,
    )
    sys.exit(session.run())


def new_table(
    name: str | None,
    seats: str | None,
    players: int | None,
    edition: str | None,
    options: dict[str, str],
    seed: int | None,
    components: str | None,
) -> tuple[list[str], Game]:
    """Who plays, and a new game: for as many as there are seats, unless another number is given."""
    if name is None:
        raise click.UsageError(f"Which game? There are: {', '.join(civitas.games())}.")
    find_rules(name)
    kinds = read_kinds(seats, name) if seats else None
    wanted = len(kinds) if kinds and players is None else players
    game = civitas.new(name, seed=seed, players=wanted, edition=edition, options=options, components=components)
    check_brought(kinds or (), game)
    return kinds or default_kinds(name, game.setup.players), game


def refuse_with_resume(**given: object) -> None:
    for name, value in given.items():
        if value not in (None, {}):
            raise click.UsageError(f"A game that is resumed keeps what it was dealt: leave out --{name}.")


def read_unfinished(file: Path, name: str | None, components: str | None) -> Game:
    game = read_record(file, components)
    if name is not None and name != game.rules.name:
        raise click.UsageError(f"{file} is a game of {game.rules.name}, not of {name}.")
    if game.seat is None:
        raise click.UsageError(f"The game in {file} is over; civitas replay {file} shows it.")
    return game


def file_of(record: Path | None, resume: Path | None) -> GameFile | None:
    """Where this game is saved: where somebody said, where it came from, or, with None, in the usual place."""
    if record is not None and record != resume:
        if record.exists():
            raise click.UsageError(f"{record} exists already. Give a name that is free, or --resume it.")
        if not record.absolute().parent.is_dir():
            raise click.UsageError(f"{record} cannot be written: there is no folder {record.absolute().parent}.")
        return GameFile(record)
    return None if resume is None else GameFile(resume, resume.read_text(encoding="utf-8"))
