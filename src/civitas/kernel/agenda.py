"""The agenda: what happens next, as a stack of small immutable items.

A step runs by itself. A decision asks one seat one question, lists its options, and on an answer changes the game and
pushes what follows. Because nothing else remembers where the game stands, a game can be cloned or resumed anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from civitas.kernel.book import MoveKind
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


@mypyc_attr(acyclic=True)
class Position:
    """Whatever has an agenda; the last item of it is next."""

    __slots__ = ("agenda",)

    def __init__(self, agenda: list[AnyItem]) -> None:
        self.agenda: list[AnyItem] = agenda


G = TypeVar("G", bound=Position)


class Item(Generic[G]):
    """One thing on the agenda."""

    __slots__ = ()

    def proceed(self, game: G) -> bool:
        """Do what can be done without asking anybody; False when somebody must be asked."""
        raise NotImplementedError

    def options(self, game: G) -> list[int]:
        """Every legal answer, each once: the moves in whose way nothing stands."""
        raise NotImplementedError

    def any_option(self, game: G, chance: Chance) -> i64:
        """One of the options, each as likely as any other."""
        raise NotImplementedError

    def take_answer(self, game: G, move: i64) -> bool:
        """Carry out a legal answer and leave the agenda; False when it is known already that somebody is asked next."""
        raise NotImplementedError

    def encode(self) -> list[int]:
        """Numbers that name this item, the first of them its kind among the items of its game, and all it carries."""
        raise NotImplementedError


class Step(Item[G]):
    """Something that happens without a question."""

    __slots__ = ()

    def proceed(self, game: G) -> bool:
        leave(game.agenda)
        self.run(game)
        return True

    def run(self, game: G) -> None:
        raise NotImplementedError


class SeatStep(Step[G]):
    """A step of one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat


class Decision(Item[G]):
    """One question to one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def proceed(self, game: G) -> bool:
        if self.asks(game):
            return False
        leave(game.agenda)
        return True

    def asks(self, game: G) -> bool:
        """Whether there is anything to ask; a question without leaves the agenda by itself."""
        return True

    def is_open(self, game: G) -> bool:
        """Whether everybody at the table can see what may be answered: then one answer alone may be taken as given."""
        return True

    def any_option(self, game: G, chance: Chance) -> i64:
        """One of the options, each as likely as any other; a hot question finds it without a list of them all."""
        options = self.options(game)
        return options[chance.below(len(options))]

    def obstacle(self, game: G, move: i64) -> i64:
        """What stands in the way of a move as an answer: CLEAR, or the code of an obstacle of this game."""
        return OTHER_QUESTION

    def clear_moves(self, game: G, kind: MoveKind) -> list[int]:
        """The moves of a kind in whose way nothing stands."""
        return [move for move in range(int(kind.first), int(kind.end)) if self.obstacle(game, move) == CLEAR]

    def take_answer(self, game: G, move: i64) -> bool:
        leave(game.agenda)
        self.answer(game, move)
        return True

    def answer(self, game: G, move: i64) -> None:
        """Carry out a legal answer; the decision itself has already left the agenda."""
        raise NotImplementedError

    def question(self, game: G) -> Message:
        """The question as a sentence."""
        raise NotImplementedError


class Selection(Decision[G]):
    """A question whose answer is a set, chosen member by member.

    Search chooses the members in the order of `options`, so that each set can be chosen one way only. People name them
    in any order, and the table makes the moves in the order of search.
    """

    __slots__ = ()

    def in_any_order(self) -> Selection[G]:
        """The same question, where what may belong to the set may be named next; so are those that follow from it."""
        raise NotImplementedError

    def is_ordered(self) -> bool:
        """Whether members are chosen in the order of search."""
        raise NotImplementedError

    def ends_with(self, game: G, move: i64) -> bool:
        """Whether a move is no member but says that the set is whole; a set of a given number has no such move."""
        return False

    def missing(self, game: G) -> i64:
        """What the set still lacks, in cards, strength or force; below zero where it has more than it needs."""
        return 0

    def is_followed_by(self, other: AnyDecision | None) -> bool:
        """Whether another question asks the same seat for more of such a set."""
        return other is not None and type(other) is type(self) and other.seat == self.seat

    def has_one_answer(self, game: G) -> bool:
        """Whether nothing else could be named, in whatever order."""
        return len(self.in_any_order().options(game)) == 1


class Sequence(Item[G]):
    """Steps one after another, as one item: the next of them, and the sequence of the others.

    An agenda with a sequence means the same as one with its steps. It is shorter, and nothing is made for it.
    """

    __slots__ = ("rest", "step")

    def __init__(self, step: Step[G], rest: Sequence[G] | None) -> None:
        self.step: Final = step
        self.rest: Final = rest

    def proceed(self, game: G) -> bool:
        """Step by step, until one of them puts something else on the agenda or ends the game."""
        agenda: list[Any] = game.agenda
        sequence = self
        while sequence.rest is not None:
            rest = sequence.rest
            agenda[-1] = rest
            sequence.step.run(game)
            if not agenda or agenda[-1] is not rest:
                return True
            sequence = rest
        leave(agenda)
        sequence.step.run(game)
        return True

    def steps(self) -> list[Step[G]]:
        """From first to last."""
        return [self.step] if self.rest is None else [self.step, *self.rest.steps()]

    def encode(self) -> list[int]:
        """As its steps are, the next of them last."""
        return self.step.encode() if self.rest is None else self.rest.encode() + self.step.encode()


def in_sequence(steps: list[Step[G]]) -> Sequence[G]:
    """A sequence of play, given from first to last."""
    first = Sequence(steps[-1], None)
    for step in reversed(steps[:-1]):
        first = Sequence(step, first)
    return first


def leave(agenda: list[Any]) -> None:
    """The last item leaves an agenda. Its type is of no interest, and compiled, checking it would take the longest."""
    agenda.pop()


ANY_ORDER: Final = -1
"""Stands in a selection where the next member may come before the last one."""

AnyItem = Item[Any]
AnyStep = Step[Any]
AnyDecision = Decision[Any]
AnySequence = Sequence[Any]


def to_come(agenda: list[AnyItem]) -> list[AnyItem]:
    """All items of an agenda, the next of them first, and the steps of sequences by themselves."""
    found: list[AnyItem] = []
    for item in reversed(agenda):
        if isinstance(item, Sequence):
            found += item.steps()
        else:
            found.append(item)
    return found


def stacked(steps: Iterable[AnyItem]) -> list[AnyItem]:
    """A sequence of play, given from first to last, as it lies on an agenda: the first on top."""
    return list(steps)[::-1]
