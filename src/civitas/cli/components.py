"""`civitas components`: our component set as a file, or a check of somebody's own."""

from __future__ import annotations

from pathlib import Path

import click

from civitas.cli.main import main
from civitas.cli.options import read_components
from civitas.library import find_rules, games_with_components


@main.command()
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False, exists=True))
def components(file: Path | None) -> None:
    """The components of a game that can be played with your own: write ours, or check yours.

    \b
    Examples:
      civitas components > box.toml
      civitas components box.toml
      civitas play inventions --components box.toml
    """
    rules = find_rules(games_with_components()[0])
    if file is None:
        click.echo(rules.components(), nl=False)
        return
    own = rules.with_components(read_components(file) or "")
    click.echo(f"{file}: {own.describe_components()}")
