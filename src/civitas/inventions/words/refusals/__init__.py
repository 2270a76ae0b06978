"""Why a move is not possible now: for each obstacle of the rules one sentence, with the numbers and the rule.

The rules decide what stands in the way; here it is only put into words. A move that answers another question is refused
with the question that is asked. Nothing here may say what the asked player cannot know.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.obstacles import NOT_ALLOWED
from civitas.inventions.state import Inventions
from civitas.inventions.words.refusals import assembly, cards, map, milestones, people, tiles
from civitas.inventions.words.refusals.refusal import Refusal
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.messages import Message, add_sentences
from civitas.kernel.obstacles import OTHER_QUESTION


def question_asked(game: Inventions, asked: AnyDecision, *_: int) -> dict[str, object]:
    return {"question": asked.question(game)}


# fmt: off
REFUSALS: Final[dict[int, Refusal]] = {
    OTHER_QUESTION: Refusal("other_question", "That does not answer the question: {question}", question_asked),
    NOT_ALLOWED:    Refusal("not_allowed",    "That is not among the answers to this question: {question}", question_asked),
    **assembly.REFUSALS,
    **cards.REFUSALS,
    **people.REFUSALS,
    **map.REFUSALS,
    **milestones.REFUSALS,
    **tiles.REFUSALS,
}
# fmt: on

add_sentences("en", {refusal.id: refusal.text for refusal in REFUSALS.values()})


def why_not(game: Inventions, move: int) -> Message:
    """The sentence for what stands in the way of a move."""
    return REFUSALS[int(game.decision().obstacle(game, move))].message(game, move)
