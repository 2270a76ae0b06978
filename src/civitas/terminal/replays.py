"""Looking at a record: read from a file, summed up as facts, or shown."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import click

import civitas
from civitas.kernel.errors import BadRecord
from civitas.kernel.game import Game
from civitas.terminal.conversation import movers
from civitas.terminal.screen import STRONG, Screen
from civitas.terminal.tables import artist_of, draw_scores, tell_outcome, tell_places, tell_scores
from civitas.terminal.voice import Voice

STANDARD_INPUT: Final = "-"


def read_record(file: Path, components: str | None = None) -> Game:
    """The game of a record; one that cannot be read ends the command with its file, line and reason."""
    try:
        if not (text := text_of(file)).strip():
            raise click.ClickException(f"{file}: this is empty.")
        return civitas.replay(text, components=components)
    except BadRecord as error:
        raise click.ClickException(f"{file}: {error}") from None
    except UnicodeDecodeError:
        raise click.ClickException(f"{file}: this is no text, so it is no record.") from None
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}.") from None


def text_of(file: Path) -> str:
    """What is in a file, without the mark that some editors put before it."""
    return sys.stdin.read() if str(file) == STANDARD_INPUT else file.read_text(encoding="utf-8-sig")


def facts_of_replay(game: Game, viewer: int | None, voice: Voice) -> dict[str, Any]:
    """Everything about a record, as plain data; seats are counted from 0."""
    setup = game.setup
    return {
        "game": game.rules.name,
        "edition": setup.edition,
        "revision": setup.revision,
        "move_list": game.rules.book.version,
        "players": setup.players,
        "options": dict(setup.options),
        "names": list(game.players),
        "moves": [game.say(move) for move in game.moves],
        "seats": movers(game),
        "view": game.view(viewer),
        "log": [voice.say(message) for message in game.log(viewer)],
        "result": None if game.result is None else game.result.json(),
        "hash": game.hash,
    }


def show_replay(screen: Screen, game: Game, viewer: int | None, voice: Voice) -> None:
    """The log, the table, and the result or the question that is open."""
    artist = artist_of(game.rules.name)
    seen = game.view(viewer)
    outcome = game.result
    screen.say_all([voice.say(message) for message in game.log(viewer)])
    screen.say()
    screen.tell_or_show(artist.tell(seen, voice), artist.draw(seen, voice, screen.width))
    screen.say()
    screen.say(tell_outcome(outcome, game, voice) if outcome else voice.say(game.prompt), STRONG)
    if outcome:
        screen.say(tell_places(outcome, game, voice))
    sheets = outcome.scores if outcome else artist.points(seen)
    name = game.rules.name
    screen.tell_or_show(tell_scores(sheets, name, voice), draw_scores(sheets, name, voice))
