"""Why one move is better than another: the facts of the judgement that differ most after them.

The facts of a player are weighed as the bots weigh them, in worlds that look the same to whoever decides; what counts
for a rival counts against the player.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from civitas.analysis.chances import Reason
from civitas.bots.facts import Notes
from civitas.bots.learned import Judge
from civitas.kernel.chance import Chance
from civitas.kernel.knowledge import Dealer
from civitas.kernel.messages import Message
from civitas.kernel.state import State

WORLDS: Final = 24
MOST: Final = 3
"""How many reasons are given."""
LEAST: Final = 0.08
"""Reasons that make less of the difference than this are left out."""

Topic = Callable[[int, bool], Message | None]
"""Puts a fact, of the player or of a rival, into a sentence; facts with the same sentence count together."""


def reasons(judge: Judge, dealer: Dealer, better: int, worse: int, say: Topic, seed: int) -> list[Reason]:
    """What speaks for the better of two moves, and what against it."""
    weights: defaultdict[Message, float] = defaultdict(float)
    presence: defaultdict[Message, float] = defaultdict(float)
    for move, sign in ((better, 1.0), (worse, -1.0)):
        for message, weight, there in weighed(judge, dealer, move, say, Chance(seed)):
            weights[message] += sign * weight / WORLDS
            presence[message] += sign * there
    return balance({what: weight for what, weight in weights.items() if is_said_rightly(what, weight, presence[what])})


def is_said_rightly(what: Message, weight: float, presence: float) -> bool:
    """Whether what names a component says that it is there, or kept from the rival, where just this is good."""
    return not what.args or weight * presence > 0.0


def balance(weights: Mapping[Message, float]) -> list[Reason]:
    """What was weighed, the heaviest first, whether it speaks for the move or against it."""
    found = [Reason(what, weight) for what, weight in weights.items() if weight]
    return sorted(found, key=lambda reason: -abs(reason.weight))


def most_telling(weighed: Sequence[Reason]) -> list[Reason]:
    """What speaks most for a move, as far as it makes much of the whole difference."""
    whole = sum(abs(reason.weight) for reason in weighed)
    return [reason for reason in weighed if reason.weight > LEAST * whole][:MOST]


Fact = tuple[Message, float, int]
"""What is true, in words; its weight for a player, in logits; and whether the player has it (1) or a rival (-1)."""


def weighed(judge: Judge, dealer: Dealer, move: int, say: Topic, chance: Chance) -> Iterator[Fact]:
    """What is true after a move, world by world."""
    for _ in range(WORLDS):
        world = dealer.world(chance)
        seat = int(world.seat())
        world.apply(move)
        if not world.is_over():
            yield from facts_of(judge, world, seat, say)


def facts_of(judge: Judge, world: State, seat: int, say: Topic) -> Iterator[Fact]:
    """What is true in a world, for a seat."""
    facts = judge.facts
    notes = Notes(keep=True)
    weights = facts.weights(judge.table, facts.part(world))
    facts.look(world)
    for player in range(int(world.players)):
        notes.begin(weights)
        facts.note(world, player, notes)
        part = 1.0 if player == seat else -1.0 / (int(world.players) - 1)
        for fact in notes.noted or []:
            message = say(fact, player == seat)
            if message is not None:
                yield message, part * weights[fact] / facts.scale, 1 if player == seat else -1
