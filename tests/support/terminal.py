"""What a terminal table shows, without its colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from civitas import Game
from civitas.terminal.voice import Voice

DrawChoices = Callable[[Any, Sequence[str], Voice, int], RenderableType]


def on_paper(picture: RenderableType, width: int) -> str:
    """A picture without its colours."""
    console = Console(file=StringIO(), width=width, highlight=False, markup=False)
    console.print(picture)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def choices_on_paper(draw_choices: DrawChoices, game: Game, voice: Voice, width: int) -> str:
    """The choices of whoever is asked."""
    sentences = [voice.say(game.sentence(move)) for move in game.options()]
    return on_paper(draw_choices(game.view(game.seat), sentences, voice, width), width)
