"""What leaves a game for a seat: the question, the choices, and the table, whose type each game gives in its `view`."""

from __future__ import annotations

from typing import Any, Generic, TypedDict, TypeVar

from civitas.kernel.messages import Said
from civitas.kernel.outcome import Result

Table = TypeVar("Table")


class Choice(TypedDict):
    """All that there is to know about an option: what it is for programs and boards, and how it is said."""

    move: int
    kind: str
    args: dict[str, Any]
    text: str
    sentence: Said


class Choosing(TypedDict):
    """A set while its members are ticked: the question with them, what may be added, and whether it is whole."""

    prompt: Said
    moves: list[Choice]
    chosen: list[Choice]
    whole: bool
    needed: int
    """How much the set needed before anything was chosen: cards, strength or force; 0 where it needs nothing."""
    reached: int
    """How much of that these members make."""


class View(TypedDict, Generic[Table]):
    """All a seat may know, as plain data."""

    game: str
    edition: str
    options: dict[str, str]
    viewer: int | None
    """The seat that looks; None is a spectator."""
    move: int
    """How many moves were made."""
    asked: int | None
    """The seat that is asked; None when the game is over."""
    prompt: Said
    moves: list[Choice]
    """The choices of the viewer, when it is the viewer who is asked."""
    chosen: list[Choice] | None
    """The members that the viewer has named so far of a set; None where no set is asked for."""
    table: Table
    result: Result | None
