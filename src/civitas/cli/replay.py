"""`civitas replay`: a record, as a position, its log and its score."""

from __future__ import annotations

import json
from pathlib import Path

import click

from civitas.cli.main import main
from civitas.cli.options import as_data, in_language, in_words, read_components, with_components
from civitas.terminal.replays import facts_of_replay, read_record, show_replay
from civitas.terminal.screen import Screen
from civitas.terminal.voice import Voice


@main.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True, allow_dash=True))
@click.option("--at", metavar="N", type=click.IntRange(min=0), help="As it stood after N moves.")
@click.option("--seat", metavar="S", type=int, help="Through the eyes of player S, from 1.  [a spectator]")
@with_components
@as_data
@in_language
@in_words
def replay(
    file: Path,
    at: int | None,
    seat: int | None,
    components: Path | None,
    as_json: bool,
    language: str,
    plain: bool,
) -> None:
    """Look at a record: what happened, the table, the score. FILE may be - for the standard input.

    \b
    Examples:
      civitas replay game.record
      civitas replay game.record --at 20 --seat 1
      civitas replay game.record --json
      civitas replay inventions.record --components box.toml
    """
    game = read_record(file, read_components(components))
    if at is not None and at > len(game.moves):
        raise click.UsageError(f"{file} has {len(game.moves)} moves; there is no position after {at}.")
    if at is not None and at < len(game.moves):
        game.rewind(at)
    if seat is not None and not 1 <= seat <= game.setup.players:
        raise click.UsageError(f"There is no player {seat} at a table of {game.setup.players}.")
    viewer = None if seat is None else seat - 1
    voice = Voice(language, game.players, game.setup.edition, game.rules)
    if as_json:
        click.echo(json.dumps(facts_of_replay(game, viewer, voice), indent=2, ensure_ascii=False))
    else:
        show_replay(Screen(plain=plain), game, viewer, voice)
