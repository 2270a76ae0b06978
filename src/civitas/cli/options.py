"""Options that several commands have."""

from __future__ import annotations

import os
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable
from math import isnan
from pathlib import Path
from typing import Any, Final

import click

from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import LANGUAGES
from civitas.library import find_rules, games_with_components

ENGLISH: Final = "en"


class Seconds(click.FloatRange):
    """A time; what is no number is in no range, though it is neither less nor more than its ends."""

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> float:
        seconds: float = super().convert(value, param, context)
        if isnan(seconds):
            self.fail(f"{value!r} is not a number.", param, context)
        return seconds


def read_options(context: click.Context, _: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """The options of a game, each written NAME=VALUE."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.BadParameter(f"{text!r} is not written NAME=VALUE, as in wonders=first-game.", context)
        options[name.strip()] = value.strip()
    return options


def which_game(command: Callable[..., Any]) -> Callable[..., Any]:
    """--players, --edition and --option, wherever a game is named."""
    for option in (
        click.option("--option", "options", metavar="NAME=VALUE", multiple=True, callback=read_options,
                     help="An option of the game; can be given several times."),
        click.option("--edition", metavar="E", help="Which edition of the game."),
        click.option("--players", metavar="N", type=int, help="How many players."),
    ):  # fmt: skip
        command = option(command)
    return command


def usual_language() -> str:
    """The language of the system, where it is one of ours."""
    named = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return named[:2] if named[:2] in LANGUAGES else ENGLISH


def read_language(_: click.Context, __: click.Parameter, language: str) -> str:
    """English is known already; the translations are read only when they are wanted."""
    if language != ENGLISH:
        from civitas.languages import load

        load(language)
    return language


in_language = click.option(
    "--language", type=click.Choice(LANGUAGES), default=usual_language, callback=read_language,
    help="The language of the table.  [that of the system]",
)  # fmt: skip
in_words = click.option("--plain", is_flag=True, help="Words only: no picture, no colour; for screen readers.")
with_components = click.option(
    "--components", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Your own cards, tiles and boards, for a game that can be played with them.",
)  # fmt: skip
in_database = click.option(
    "--db", metavar="URL", envvar="CIVITAS_DB",
    help="Where the tables are kept: sqlite:///FILE or postgresql://...  [your own file]",
)  # fmt: skip
as_data = click.option("--json", "as_json", is_flag=True, help="Everything as one piece of JSON.")


# Components of one's own


def read_components(file: Path | None, *games: str) -> str | None:
    """The text of a file of components; one that cannot be used ends the command with its file and reason."""
    if file is None:
        return None
    known = games_with_components()
    if games and not set(games) & set(known):
        raise click.UsageError(f"Only {' and '.join(known)} is played with --components, not {' or '.join(games)}.")
    try:
        text = file.read_text(encoding="utf-8")
        find_rules(known[0], components=text)
    except BadSetup as error:
        raise click.ClickException(f"{file}: {error}") from None
    except UnicodeDecodeError as error:
        raise click.ClickException(f"{file}: {no_utf8(error)}") from None
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}.") from None
    return text


def no_utf8(error: UnicodeDecodeError) -> str:
    """What to do with a file in another encoding: where its first letter is that cannot be read, and how to save it."""
    before, letter = error.object[: error.start], error.object[error.start]
    if error.object.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return "this is written in UTF-16. Save it in UTF-8 and try again."
    if b"\0" in error.object:
        return "this is no text, so it holds no components."
    line, as_latin = before.count(b"\n") + 1, bytes([letter]).decode("latin-1")
    where = f"line {line} is not written in UTF-8 (byte {letter:#04x}, which is {as_latin!r} in Latin-1)"
    return f"{where}. Save the file in UTF-8 and try again."


def components_for(game: str, components: str | None) -> str | None:
    """The components that a game of several is played with."""
    return components if game in games_with_components() else None
