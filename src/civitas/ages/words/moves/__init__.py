"""Each legal move as a person wants to read it, with its price: one function for each kind of move.

The prices come from the rules that collect them.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.state import Ages
from civitas.ages.words.moves.actions import ACTIONS
from civitas.ages.words.moves.answers import ANSWERS
from civitas.ages.words.moves.politics import POLITICS
from civitas.ages.words.moves.wording import Wording
from civitas.kernel.messages import Message

WORDINGS: Final[dict[str, Wording]] = {**ACTIONS, **POLITICS, **ANSWERS}


def sentence(game: Ages, move: int) -> Message:
    """A legal move as a sentence."""
    kind = game.edition.book.kind(move)
    return WORDINGS[kind.word](game, game.decision(), kind.arguments(move))
