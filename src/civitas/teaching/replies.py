"""What comes of something that a learner did in a lesson, and what is said of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from civitas.kernel.messages import Message, add_sentences

add_sentences(
    "en",
    {
        "teaching.right": "Right.",
        "teaching.not_quite": "Not quite. Look at what is marked, and count once more.",
        "teaching.allowed": "The rules allow that, but this step wants something else. It is taken back.",
        "teaching.goal_missed": "The goal is not reached that way. Everything is back as it was: try another way.",
        "teaching.no_answer": "That is no answer here: choose one of {choices}.",
        "teaching.not_now": "There is no move to make at this step.",
        "teaching.possible": "That move is possible now; the lesson meant another one.",
        "teaching.choice": "{choice}",
        "teaching.lesson": "{title}, about {minutes:minute|minutes}",
        "teaching.step": "Step {number} of {count}",
    },
)

RIGHT: Final = "right"
WRONG: Final = "wrong"
REFUSED: Final = "refused"
GOES_ON: Final = "goes on"


@dataclass(frozen=True)
class Reply:
    """What comes of something the learner did: whether it was right, what is said, and what it would have led to."""

    kind: str
    message: Message
    led_to: list[Message] = field(default_factory=list)
