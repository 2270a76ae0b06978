"""`civitas fuzz`: random play that tests every invariant."""

from __future__ import annotations

from pathlib import Path

import click

from civitas.cli.main import main
from civitas.cli.options import read_components, which_game, with_components
from civitas.library import find_rules
from civitas.terminal.reports import bar, broken_sentences, summary
from civitas.terminal.seats import ME, read_kinds


@main.command()
@click.argument("game")
@click.option("--games", metavar="N", type=click.IntRange(min=1), default=1000, show_default=True,
              help="How many games each bot plays.")  # fmt: skip
@click.option("--seed", metavar="N", type=click.IntRange(min=0), default=1, show_default=True,
              help="The seed of the first game; each game has the next one.")  # fmt: skip
@click.option("--bots", metavar="BOTS", default="uniform", show_default=True, help="Which bots play, one by one.")
@which_game
@with_components
def fuzz(
    game: str,
    games: int,
    seed: int,
    bots: str,
    players: int | None,
    edition: str | None,
    options: dict[str, str],
    components: Path | None,
) -> None:
    """Random play that tests every invariant on every move.

    \b
    Examples:
      civitas fuzz duel --games 1000 --seed 1
      civitas fuzz duel --games 100 --bots uniform,greedy --option wonders=first-game
    """
    from civitas.fuzz import Broken
    from civitas.fuzz import fuzz as play_and_test

    own = read_components(components, game)
    find_rules(game, edition, own).check_setup(edition, players, options)
    for bot in read_bots(bots, game):
        try:
            with bar(f"{game}, {bot}", games) as progress:
                report = play_and_test(
                    game, games=games, seed=seed, players=players, edition=edition, options=options, bot=bot,
                    components=own, progress=progress,
                )  # fmt: skip
        except Broken as broken:
            raise click.ClickException("\n".join(broken_sentences(game, broken))) from None
        click.echo(summary(game, bot, report))


def read_bots(text: str, game: str) -> list[str]:
    kinds = read_kinds(text, game)
    if ME in kinds:
        raise click.UsageError("Only bots play here: leave out me.")
    return kinds
