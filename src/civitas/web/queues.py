"""Moves planned for one's next turn, in games that nobody plays against a running clock.

A queue is made out of an imagined line: the moves of one's own seat, each as it was offered there. When the turn comes
they are tried in their order; a move is still offered where one says the same, such as a card that lies elsewhere for
the same price. Whatever differs from what was planned drops the rest, and its owner hears why: what they have has
changed meanwhile, a move is not legal, or it is not offered as it was. Nobody else knows of a queue.
"""

from __future__ import annotations

from typing import Any

from civitas.kernel.game import Game
from civitas.kernel.messages import Message
from civitas.telling import message_of
from civitas.web import decisions
from civitas.web.accounts import Person
from civitas.web.audience import queues_are_offered
from civitas.web.decisions import Draft
from civitas.web.imagine import Line, Made
from civitas.web.refusals import CONFLICT, Refusal
from civitas.web.table import Table


def plan(table: Table, person: Person, line: Line) -> list[Draft]:
    """Keep the own moves of an imagined line for the next turn; none of them empties the queue."""
    if not queues_are_offered(table, tuple(table.seats_of(person.id))):
        raise Refusal(CONFLICT, "web.error.no_queue")
    if line.refused is not None:
        raise Refusal(CONFLICT, line.refused.id, **line.refused.args)
    own = [made for made in line.made if made.seat == line.seat]
    if not own:
        raise Refusal(CONFLICT, "web.error.empty_queue")
    return [queued(table, line.seat, own)]


def queued(table: Table, seat: int, own: list[Made]) -> Draft:
    assert table.game is not None
    held = table.game.rules.holdings(table.game.state)
    moves = [{"text": made.text, "sentence": made.sentence} for made in own]
    return Draft("queue", seat, {"moves": moves, "held": held[seat] if held else {}})


def forget(table: Table, person: Person) -> list[Draft]:
    """Plan nothing."""
    decisions.check_seated(table, person)
    return [Draft("queue", seat, {"moves": []}) for seat in table.seats_of(person.id) if seat in table.queues]


def step(table: Table) -> list[Draft]:
    """The next planned move of whoever is asked, or the end of the plan."""
    if not table.queue_is_due():
        return []
    seat, game = table.asked, table.game
    assert seat is not None
    assert game is not None
    why = why_not(game, seat, table.queues[seat])
    if why is not None:
        return [Draft("unqueue", seat, {"why": why.json()})]
    move = offered(game, table.queues[seat]["moves"][0])
    assert move is not None
    first, *rest = decisions.answer(game, seat, move)
    return [Draft(first.kind, seat, {**(first.data or {}), "planned": True}), *rest]


def offered(game: Game, planned: dict[str, Any]) -> int | None:
    """The move that says now what was planned: the same one, or else another; None where there is none."""
    words = message_of(planned["sentence"]).text()
    same = game.read(planned["text"])
    legal = [same] if game.why_not(same) is None else []
    return next((move for move in [*legal, *game.options()] if game.sentence(move).text() == words), None)


def why_not(game: Game, seat: int, queue: dict[str, Any]) -> Message | None:
    """What speaks against the next planned move; None where it is offered as it was planned."""
    planned = queue["moves"][0]
    was = message_of(planned["sentence"])
    held = game.rules.holdings(game.state)
    if queue["held"] is not None and held and held[seat] != queue["held"]:
        return Message("web.queue.changed", move=was)
    if offered(game, planned) is not None:
        return None
    number = game.read(planned["text"])
    refused = game.why_not(number)
    if refused is not None:
        return Message("web.queue.refused", move=was, why=refused)
    return Message("web.queue.differs", move=was, now=game.sentence(number))
