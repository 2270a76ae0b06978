"""Why a move is not possible now: for each obstacle one sentence, with the numbers and the rule.

Nothing here may tell what the asked player cannot know.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.state import Ages
from civitas.ages.words.refusals.actions import ACTION_REFUSALS
from civitas.ages.words.refusals.answers import ANSWER_REFUSALS
from civitas.ages.words.refusals.attempt import Attempt, Refusal, attempt
from civitas.ages.words.refusals.politics import POLITICS_REFUSALS
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.obstacles import OTHER_QUESTION


def why_not(game: Ages, move: int) -> Message:
    """The sentence of what stands in the way of a move."""
    return REFUSALS[int(game.decision().obstacle(game, move))](attempt(game, move))


def other_question(tried: Attempt) -> Message:
    """A move that answers another question is refused with the question that is asked."""
    return Message("ages.why.other_question", question=tried.asked.question(tried.game))


REFUSALS: Final[dict[int, Refusal]] = {
    OTHER_QUESTION: other_question,
    **ACTION_REFUSALS,
    **POLITICS_REFUSALS,
    **ANSWER_REFUSALS,
}
"""The sentence of each obstacle."""

add_sentences("en", {"ages.why.other_question": "That is no answer now: {question}"})
