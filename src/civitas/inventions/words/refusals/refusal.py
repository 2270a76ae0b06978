"""A refusal: the sentence for what stands in the way of a move, and where its words come from."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from civitas.inventions.state import Inventions
from civitas.kernel.messages import Message

Facts = Callable[..., dict[str, object]]
"""What a sentence says beyond the words of the move: of a position, a question and the arguments of the move."""

_PLACE: Final = re.compile(r"\{(\w+)")


class Refusal:
    """One sentence. Without facts of its own it names only what the refused move names."""

    def __init__(self, id: str, text: str, facts: Facts | None = None) -> None:
        self.id: Final = f"inventions.why.{id}"
        self.text: Final = text
        self.facts: Final = facts

    def message(self, game: Inventions, move: int) -> Message:
        kind = game.edition.book.kind(move)
        written = kind.written(move)
        words: dict[str, object] = {name: written[name] for name in _PLACE.findall(self.text) if name in written}
        if self.facts is not None:
            words |= self.facts(game, game.decision(), *kind.arguments(move))
        return Message(self.id, **words)
