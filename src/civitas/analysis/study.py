"""The study of a game: its decisions are looked at one by one, and accounted for.

What is found about a decision depends on the game, the effort and the seed alone, so a study that was interrupted goes
on where it was, and comes out the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from civitas.analysis.account import Decision, Entry, Total, account, shares, totals
from civitas.analysis.chances import Chances, Effort, Looker
from civitas.kernel.errors import CivitasError
from civitas.kernel.game import Game, start_game
from civitas.kernel.messages import Message, Said, add_sentences
from civitas.kernel.outcome import Outcome

add_sentences(
    "en",
    {
        "analysis.unfinished": "This game is not over: only finished games are analysed.",
    },
)


class CannotAnalyse(CivitasError):
    """A game that cannot be analysed, and why."""


@dataclass(frozen=True)
class Study:
    """A game that was studied."""

    game: Game
    decisions: Sequence[Decision]
    entries: Sequence[Entry]
    result: Chances
    spent: float = 0.0
    """The CPU seconds that its decisions took, as far as they were counted."""

    def totals(self) -> list[Total]:
        return totals(self.decisions, self.entries, self.result)


def study(game: Game, oracle: Looker, effort: Effort, seed: int) -> Study:
    """Study a whole game at once."""
    return finished(game, list(decisions(game, oracle, effort, seed)))


def finished(game: Game, found: Sequence[Decision]) -> Study:
    """The study of a game whose decisions are all looked at."""
    result = shares(outcome_of(game).winners, game.setup.players)
    return Study(game, found, account(found, result), result)


def decisions(game: Game, oracle: Looker, effort: Effort, seed: int, first: int = 0) -> Iterator[Decision]:
    """Look at the decisions of a game from one on, in their order."""
    table = from_the_start(game)
    for number, move in enumerate(game.moves):
        if number < first:
            table.repeat([move])
        else:
            yield decide(table, move, oracle, effort, (seed << 32) + (number << 4))


def outcome_of(game: Game) -> Outcome:
    """How a game ended; one that goes on is refused."""
    if game.result is None:
        raise CannotAnalyse(Message("analysis.unfinished"))
    return game.result


def from_the_start(game: Game) -> Game:
    """The table as it was before the first move."""
    outcome_of(game)
    assert game.deal is not None, "an imagined game is not analysed"
    return start_game(game.rules, game.setup, game.deal)


def decide(table: Game, move: int, oracle: Looker, effort: Effort, seed: int) -> Decision:
    """Look at a decision and make its move."""
    before = table.clone()
    heard = table.heard
    table.repeat([move])
    turned_up = tuple(revealed(table, heard))
    options = before.position.options()
    asked = int(before.position.seat())
    if move < 0:
        return Decision(-1 - move, move, oracle.look(before, [], effort, seed), turned_up)
    if len(options) == 1 and not turned_up:
        return Decision(asked, move, None)
    return Decision(asked, move, oracle.look(before, [move], effort, seed), turned_up)


def revealed(table: Game, since: int) -> Iterator[Said]:
    """What chance turned up: everything that nobody, or not everybody, could know before."""
    for event in table.happened(since):
        if event.kind.reveals:
            yield Message(event.kind.id, **event.values).json()
