"""Why one move is better than another: the facts of the judgement that differ most after them.

The facts of a player are weighed as the bots weigh them, in worlds that look the same to whoever decides; what counts
for a rival counts against the player.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
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
    """What speaks most for the better of two moves."""
    weights: defaultdict[Message, float] = defaultdict(float)
    for move, sign in ((better, 1.0), (worse, -1.0)):
        for message, weight in weighed(judge, dealer, move, say, Chance(seed)).items():
            weights[message] += sign * weight
    return most_telling(weights)


def most_telling(weights: Mapping[Message, float]) -> list[Reason]:
    """What weighs most, as far as it makes much of the whole difference."""
    whole = sum(abs(weight) for weight in weights.values())
    found = [Reason(what, weight) for what, weight in weights.items() if weight > LEAST * whole]
    return sorted(found, key=lambda reason: -reason.weight)[:MOST]


def weighed(judge: Judge, dealer: Dealer, move: int, say: Topic, chance: Chance) -> dict[Message, float]:
    """What the facts after a move weigh, by what is said of them."""
    weights: defaultdict[Message, float] = defaultdict(float)
    for _ in range(WORLDS):
        world = dealer.world(chance)
        seat = int(world.seat())
        world.apply(move)
        if not world.is_over():
            for message, weight in facts_of(judge, world, seat, say):
                weights[message] += weight / WORLDS
    return weights


def facts_of(judge: Judge, world: State, seat: int, say: Topic) -> list[tuple[Message, float]]:
    """What is true in a world, put into words, with its weight for a seat, in logits."""
    facts = judge.facts
    notes = Notes(keep=True)
    weights = facts.weights(judge.table, facts.part(world))
    facts.look(world)
    found: list[tuple[Message, float]] = []
    for player in range(int(world.players)):
        notes.begin(weights)
        facts.note(world, player, notes)
        part = 1.0 if player == seat else -1.0 / (int(world.players) - 1)
        for fact in notes.noted or []:
            message = say(fact, player == seat)
            if message is not None:
                found.append((message, part * weights[fact] / facts.scale))
    return found
