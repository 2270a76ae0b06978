"""The group of all commands: how they are found, and how they refuse."""

from __future__ import annotations

import difflib
from typing import Any

import click

import civitas
from civitas.kernel.errors import BadSetup, CivitasError
from civitas.terminal.reports import describe_engine
from civitas.terminal.screen import Closed, forgive_odd_characters


class OneCommand(click.Command):
    """A command; what a game refuses is said in a sentence, a wrong name in it with the right ones."""

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except BadSetup as error:
            raise click.UsageError(str(error), context) from None
        except CivitasError as error:
            raise click.ClickException(str(error)) from None
        except Closed as closed:
            return context.exit(closed.exit_code)


class Commands(click.Group):
    """The commands; a wrong name gets a sentence with the right ones."""

    command_class = OneCommand
    order: tuple[str, ...] = (
        "games", "learn", "play", "puzzle", "serve", "replay", "analyse", "components", "arena", "train", "dataset",
        "admin", "fuzz", "bench", "puzzles",
    )  # fmt: skip
    """The commands as they are listed: for players first, for those who test and measure last."""

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands and not args[0].startswith("-"):
            near = difflib.get_close_matches(args[0], self.commands, n=1)
            hint = f" Did you mean {near[0]}?" if near else ""
            context.fail(f"There is no command {args[0]!r}.{hint} There are: {', '.join(self.list_commands(context))}.")
        return super().resolve_command(context, args)

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted(self.commands, key=self.order.index)


def show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"civitas {civitas.__version__} ({describe_engine()})")
        context.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version,
    help="Show the version, and whether the engine runs compiled.",
)  # fmt: skip
def main() -> None:
    """The great civilization board games in a terminal.

    \b
    Examples:
      civitas games                       what can be played
      civitas learn duel                  7 Wonders Duel, from its first turn on
      civitas play duel                   7 Wonders Duel against a bot
      civitas play duel --seats me,me     two persons at one terminal
      civitas replay FILE                 look at a saved game
    """
    forgive_odd_characters()
