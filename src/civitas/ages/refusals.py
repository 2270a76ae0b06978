"""Moves as people read them, and why a move is not possible now."""

from __future__ import annotations

from civitas.ages.cards.kinds import AGE_IV
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.state import Ages
from civitas.kernel.errors import IllegalMove
from civitas.kernel.messages import Message


def sentence(game: Ages, move: int) -> Message:
    """A legal move as a sentence."""
    text = game.edition.book.moves.text(move)
    return Message("ages.move", text=text[0].upper() + text[1:])


def why_not(game: Ages, move: int) -> Message:
    """The reason that a move is not among the options."""
    return Message("ages.why.other", question=game.decision().question(game))


def check_resign(game: Ages, seat: int) -> None:
    """Resigning is a political action, and not possible in Age IV."""
    asked = game.decision()
    if not isinstance(asked, PoliticalAction) or asked.seat != seat:
        raise IllegalMove(Message("ages.why.resign_politics"))
    if game.age == AGE_IV:
        raise IllegalMove(Message("ages.why.resign_age"))
