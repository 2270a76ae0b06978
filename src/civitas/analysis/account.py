"""The account of a game: what each player's moves and what chance did to everybody's chances to win.

The chances at the start, all that moves lost or gave away, and all that chance turned up add up to the result, exactly
and for every seat. So that they do, the account is kept from the end: a position is worth what the next one is worth,
less what the move between them lost; only where chance turned something up in between, the move is worth what was to be
expected of it, and the difference is luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from civitas.analysis.chances import Chances, Look
from civitas.kernel.messages import Said


@dataclass(frozen=True)
class Decision:
    """A decision of a game: who made it, what was found about its moves, and what chance turned up after it."""

    seat: int
    move: int
    look: Look | None
    """None where there was nothing to choose, and chance turned nothing up after it either."""
    turned_up: tuple[Said, ...] = ()


@dataclass(frozen=True)
class Entry:
    """A row of the account: everybody's chances before the best move, after the move made, and after chance."""

    before: Chances
    played: Chances
    after: Chances

    @property
    def skill(self) -> Chances:
        """What the move did to each seat's chances; never good for whoever made it."""
        return difference(self.played, self.before)

    @property
    def luck(self) -> Chances:
        """What chance did to them afterwards."""
        return difference(self.after, self.played)


@dataclass(frozen=True)
class Total:
    """One seat's account of a whole game: the result is the expectation and the sum of the rest."""

    expected: float
    own: float
    """What the own moves lost: zero or less."""
    rivals: float
    """What the moves of the others gave."""
    luck: float
    result: float


NOTHING: Final = 1e-12


def account(decisions: Sequence[Decision], result: Chances) -> list[Entry]:
    """The rows of a game's account, one for each decision."""
    entries: list[Entry] = []
    after = result
    for decision in reversed(decisions):
        played = after
        if decision.look is not None and decision.turned_up and decision.move >= 0:
            played = decision.look.of(decision.move).chances
        before = worth_before(decision, played)
        entries.append(Entry(before, played, after))
        after = before
    entries.reverse()
    return entries


def worth_before(decision: Decision, played: Chances) -> Chances:
    """What the position of a decision was worth, given what the move made of it is worth."""
    if decision.look is None:
        return played
    if decision.move < 0:
        # Giving up is no move of the list, so it is compared with the position itself.
        return decision.look.of(decision.look.best).chances
    if not decision.look.is_worse(decision.move):
        return played
    return raised(played, lost(decision.look, decision.move))


def lost(look: Look, move: int) -> Chances:
    """How much more each seat would have had after the best move."""
    return difference(look.of(look.best).chances, look.of(move).chances)


def raised(chances: Chances, by: Chances) -> Chances:
    """Chances changed by a difference, or by as much of it as leaves everybody between none and all."""
    part = 1.0
    for chance, change in zip(chances, by):
        if change > NOTHING:
            part = min(part, (1.0 - chance) / change)
        elif change < -NOTHING:
            part = min(part, chance / -change)
    return tuple(chance + part * change for chance, change in zip(chances, by))


def totals(decisions: Sequence[Decision], entries: Sequence[Entry], result: Chances) -> list[Total]:
    """Each seat's account."""
    expected = entries[0].before if entries else result
    return [total(seat, decisions, entries, expected[seat], result[seat]) for seat in range(len(result))]


def total(seat: int, decisions: Sequence[Decision], entries: Sequence[Entry], expected: float, result: float) -> Total:
    rows = list(zip(decisions, entries))
    own = sum(entry.skill[seat] for decision, entry in rows if decision.seat == seat)
    rivals = sum(entry.skill[seat] for decision, entry in rows if decision.seat != seat)
    luck = sum(entry.luck[seat] for entry in entries)
    return Total(expected, own, rivals, luck, result)


def difference(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other))


def shares(winners: Sequence[int], players: int) -> Chances:
    """A result as chances: the winners share one victory."""
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(players))
