"""All that is said."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.obstacles import OTHER_QUESTION
from tests.stones import obstacles
from tests.stones.moves import BOOK
from tests.stones.state import Stones

add_sentences(
    "en",
    {
        "stones.took": "{seat:player} took a stone worth {colour}.",
        "stones.ended": "The pile is empty.",
        "stones.ask": "{seat:player}, take one stone or two of {count}, or leave.",
        "stones.move.take": "Take {count:stone|stones}",
        "stones.move.leave": "Leave",
        "stones.why.too_few": "There are {count:stone|stones}; you cannot take {wanted}.",
        "stones.why.must_take": "You have no stone yet: take one first.",
        "stones.moment": "{count:stone|stones} left",
        "stones.reason.more": "more points",
        "stones.source.stones": "stones",
        "stones.edition.base": "Stones",
        "word.Stones": "Stones",
    },
)


def sentence(game: Stones, move: int) -> Message:
    kind = BOOK.kind(move)
    return Message(f"stones.move.{kind.word}", **kind.values(move))


def why_not(game: Stones, move: int) -> Message:
    return REFUSALS[int(game.decision().obstacle(game, move))](game, BOOK.kind(move).arguments(move))


def too_few(game: Stones, args: list[int]) -> Message:
    return Message("stones.why.too_few", count=len(game.pile), wanted=args[0] + 1)


def must_take(game: Stones, args: list[int]) -> Message:
    return Message("stones.why.must_take")


def other_question(game: Stones, args: list[int]) -> Message:
    return game.decision().question(game)


REFUSALS: Final = {OTHER_QUESTION: other_question, obstacles.TOO_FEW: too_few, obstacles.MUST_TAKE: must_take}
