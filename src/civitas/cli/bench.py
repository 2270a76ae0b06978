"""`civitas bench`: how fast the engine runs here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

import civitas
from civitas.bench import ROUNDS
from civitas.cli.main import main
from civitas.cli.options import as_data, components_for, read_components, which_game, with_components
from civitas.library import find_rules
from civitas.terminal.reports import show_speed, status
from civitas.terminal.screen import Screen


@main.command()
@click.argument("names", metavar="[GAME]...", nargs=-1)
@which_game
@with_components
@click.option(
    "--rounds", metavar="N", type=click.IntRange(1), default=ROUNDS, show_default=True, help="Of each measurement."
)
@click.option(
    "--compare", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Show what changed against a run that was saved with --json.",
)  # fmt: skip
@as_data
def bench(
    names: tuple[str, ...],
    players: int | None,
    edition: str | None,
    options: dict[str, str],
    components: Path | None,
    rounds: int,
    compare: Path | None,
    as_json: bool,
) -> None:
    """How fast the engine runs here: CPU time beside a calibration loop.

    \b
    Examples:
      civitas bench
      civitas bench duel --json > before.json
      civitas bench duel --compare before.json
      civitas bench ages --edition original --players 3
    """
    from civitas import bench

    wanted = list(names) or civitas.games()
    before = None if compare is None else read_run(compare)
    own = read_components(components, *wanted)
    for name in wanted:
        find_rules(name, edition, components_for(name, own)).check_setup(edition, players, options)
    with status() as progress:
        measured = bench.measure(wanted, progress, players, edition, options, rounds, components=own)
    if before is not None:
        bench.compare(measured, before)
    if as_json:
        click.echo(json.dumps(measured, indent=2))
    else:
        show_speed(Screen(), measured)


def read_run(file: Path) -> dict[str, Any]:
    """A run of `bench` that was saved."""
    try:
        run: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        run["rows"][0]["per_loop"]
    except (ValueError, LookupError, TypeError):
        raise click.ClickException(f"{file} is no run saved with `civitas bench --json`.") from None
    return run
