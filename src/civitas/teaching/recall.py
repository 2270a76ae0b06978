"""Questions about earlier ideas, asked in a guided game: a number that stands on the learner's own board now.

They are rows of the courses. About every fourth turn one is asked, of what the seat sees; the answer is the engine's.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.messages import Message, add_sentences
from civitas.teaching.facts import Condition, NoSuchFact, holds, value

add_sentences("en", {"teaching.recall_answer": "It is {answer}."})

EVERY: Final = 4
"""Own turns from one question to the next."""
CHOICES: Final = 3
SEED: Final = 1
"""Of the world that is looked at: any would do, because the facts are what the seat sees."""
PREFIX: Final = "recall."


@dataclass(frozen=True)
class Recall:
    """A question: the fact that answers it, what is said, and the topic of the rules that explains it.

    In paths `{me}` is the seat that is asked, and `{rival}` the one after it.
    """

    id: str
    game: str
    topic: str
    ask: str
    say: str
    hint: str
    """What is said of a wrong answer: how the number comes about."""
    when: list[Condition] = field(default_factory=list)
    """Facts that must hold, so that the question makes sense."""
    edition: str | None = None
    seat: int | None = None
    """The only seat that is asked, where the fact is asked from one side of the table."""

    @property
    def say_id(self) -> str:
        return f"recall.{self.game}.{self.id}"

    @property
    def hint_id(self) -> str:
        return f"recall.{self.game}.{self.id}.hint"

    def sentences(self) -> dict[str, str]:
        return {self.say_id: self.say, self.hint_id: self.hint}


@dataclass(frozen=True)
class Question:
    """What is asked now, with its answer."""

    recall: Recall
    answer: int
    choices: list[int]

    def json(self) -> dict[str, Any]:
        row = self.recall
        return {
            "id": row.id,
            "say": Message(row.say_id).json(),
            "hint": Message(row.hint_id).json(),
            "topic": row.topic,
            "answer": self.answer,
            "choices": self.choices,
        }


def turns_begun(movers: Sequence[int], seat: int) -> int:
    """The number of the turn that a seat begins now, counted from 1; 0 if it is in the middle of one."""
    if movers and movers[-1] == seat:
        return 0
    return 1 + sum(mover == seat and (place == 0 or movers[place - 1] != seat) for place, mover in enumerate(movers))


def is_due(movers: Sequence[int], seat: int) -> bool:
    """Whether a question may be asked: as every fourth turn begins."""
    turn = turns_begun(movers, seat)
    return turn > 0 and turn % EVERY == 0


def question(rows: Sequence[Recall], game: Game, seat: int, asked: Collection[str] = ()) -> Question | None:
    """The first question that was not asked yet and makes sense now."""
    world = game.redeal(seat, Chance(SEED))
    fresh = [row for row in rows if row.id not in asked]
    return next((found for row in fresh if (found := _asked(row, world, seat))), None)


def _asked(row: Recall, world: Game, seat: int) -> Question | None:
    if row.edition not in (None, world.setup.edition) or row.seat not in (None, seat):
        return None
    if not all(holds(world, seat, [_path(fact, world, seat), *rest]) for fact, *rest in row.when):
        return None
    try:
        answer = value(world, seat, _path(row.ask, world, seat))
    except NoSuchFact:
        return None
    return Question(row, int(answer), choices_around(int(answer), len(world.moves)))


def _path(fact: str, world: Game, seat: int) -> str:
    return fact.replace("{me}", str(seat)).replace("{rival}", str((seat + 1) % world.setup.players))


def choices_around(answer: int, moment: int) -> list[int]:
    """The answer among its neighbours, at a place that nobody can guess from the last question."""
    low = max(0, answer - moment % CHOICES)
    return list(range(low, low + CHOICES))
