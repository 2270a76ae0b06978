"""Why a move is not possible now: one sentence with the numbers and the rule.

A move that answers another question is refused with the question that is asked. Nothing here may tell what the asked
player cannot know.
"""

from __future__ import annotations

from typing import Final

from civitas.ages.actions.phase import TakeAction
from civitas.ages.politics.fights import Sacrifice
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.state import Ages
from civitas.ages.turn import first_actions
from civitas.ages.words.refusals.actions import ACTION_REFUSALS
from civitas.ages.words.refusals.answers import ANSWER_REASONS
from civitas.ages.words.refusals.attempt import Refusal, attempt
from civitas.ages.words.refusals.politics import POLITICS_REASONS
from civitas.kernel.agenda import AnyDecision
from civitas.kernel.errors import IllegalMove
from civitas.kernel.messages import Message, add_sentences

REFUSALS: Final[dict[int, Refusal]] = {**ACTION_REFUSALS}
"""The sentence of each obstacle."""


def why_not(game: Ages, move: int) -> Message:
    """The reason that a move is not among the options."""
    asked = game.decision()
    code = int(asked.obstacle(game, move))
    if code in REFUSALS:
        return REFUSALS[code](attempt(game, move))
    kind = game.edition.book.kind(move)
    reason = reason_against(game, asked, move, kind.word, kind.arguments(move))
    return reason or Message("ages.why.other_question", question=asked.question(game))


def reason_against(game: Ages, asked: AnyDecision, move: int, word: str, args: list[int]) -> Message | None:
    """A reason beyond that it does not answer the question."""
    if isinstance(asked, PoliticalAction):
        if game.edition.book.is_action(move) or word == "end_turn":
            return Message("ages.why.politics_first")
        return POLITICS_REASONS[word](game, asked, args) if word in POLITICS_REASONS else None
    questions, reason = ANSWER_REASONS.get(word, ((), None))
    return reason(game, asked, args) if reason is not None and isinstance(asked, questions) else None


def check_resign(game: Ages, seat: int) -> None:
    """In the new edition resigning is a political action, and not possible in Age IV; in the original one a player may
    as his turn begins.
    """
    edition = game.edition
    if not edition.resigns_at_start:
        asked = game.decision()
        if not isinstance(asked, PoliticalAction) or asked.seat != seat:
            raise IllegalMove(Message("ages.why.resign_politics"))
        if game.age > edition.last_age:
            raise IllegalMove(Message("ages.why.resign_age"))
    elif not begins_turn(game, seat):
        raise IllegalMove(Message("ages.why.resign_start"))


def begins_turn(game: Ages, seat: int) -> bool:
    """Whether a player is asked for the first time in his turn: in his war, in politics, or for an action."""
    asked = game.decision()
    if asked.seat != seat or game.active != seat:
        return False
    if isinstance(asked, Sacrifice):
        return game.civs[seat].war == asked.fight.card and not any(asked.sent)
    if game.round > 1 and game.edition.last_military_age > 0:
        return isinstance(asked, PoliticalAction)
    return isinstance(asked, TakeAction) and not has_acted(game, seat)


def has_acted(game: Ages, seat: int) -> bool:
    """Whether the player whose turn it is has used an action."""
    civ = game.civs[seat]
    civil = first_actions(seat) if game.round == 1 else civ.civil_total
    return bool(civ.civil_left < civil or civ.military_left < civ.military_total)


# fmt: off
SENTENCES: Final = {
    "ages.why.other_question":   "That is no answer now: {question}",
    "ages.why.politics_first":   "Actions come after the politics phase: take a political action or pass first (Ages, Politics phase).",
    "ages.why.politics_over":    "Political actions are taken before the action phase, which has begun (Ages, Politics phase).",
    "ages.why.end_instead":      "There is nothing to pass in the action phase: end the turn (Ages, Action phase).",
    "ages.why.first_round":      "In the first round cards are taken and nothing else (Ages, First round).",
}
# fmt: on

add_sentences("en", SENTENCES)
