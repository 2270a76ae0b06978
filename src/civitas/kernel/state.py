"""A position that trusts its caller: the form for search and learning.

`options` and `apply` speak ints, nothing is checked, and no text is made unless `events` is a list.
"""

from __future__ import annotations

from typing import cast

from civitas.kernel.agenda import AnyDecision, AnyItem, Position
from civitas.kernel.ints import i64, mypyc_attr

NOBODY = -1


@mypyc_attr(acyclic=True)
class State(Position):
    """What every game's position has: an agenda, players, and perhaps a list that collects what happens."""

    __slots__ = ("events", "given", "players", "winners")

    def __init__(self, players: i64, agenda: list[AnyItem] | None = None) -> None:
        super().__init__([] if agenda is None else agenda)
        self.events: list[tuple[int, ...]] | None = None
        self.given: list[tuple[int, int]] | None = None
        """Seats and the answers that were given for them by themselves, where a list collects them."""
        self.players: i64 = players
        self.winners: i64 = 0
        """Who has won, one bit each; 0 while the game is played."""

    def clone(self) -> State:
        """An independent copy that collects no events."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, _memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> str:
        raise TypeError("a bare position cannot be pickled: pickle its game, or send its record")

    def encode(self) -> list[int]:
        """The whole position as numbers: equal positions, and only they, give equal lists."""
        raise NotImplementedError

    def is_over(self) -> bool:
        return not self.agenda

    def decision(self) -> AnyDecision:
        """The question that waits for an answer."""
        return cast(AnyDecision, self.agenda[-1])

    def seat(self) -> i64:
        """Who is asked; NOBODY when the game is over."""
        if not self.agenda:
            return NOBODY
        return self.decision().seat

    def options(self) -> list[int]:
        if not self.agenda:
            return []
        return self.agenda[-1].options(self)

    def apply(self, move: i64) -> None:
        self.carry_out(self.agenda[-1], move)

    def carry_out(self, asked: AnyItem, move: i64) -> None:
        """Take an answer to the question on top of the agenda, and go on until somebody is asked again."""
        if asked.take_answer(self, move):
            self.settle()

    def settle(self) -> None:
        """Run steps until somebody is asked or the game is over."""
        agenda = self.agenda
        while agenda and agenda[-1].proceed(self):
            pass

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note what happened: the number of an event of this game and up to four arguments."""
        if self.events is not None:
            self.events.append((event, a, b, c, d))

    def note_given(self, seat: i64, move: i64) -> None:
        """Note an answer that was given by itself, to a question that older lists of moves have a row for."""
        if self.given is not None:
            self.given.append((int(seat), int(move)))

    def drop_sheet(self) -> None:
        """Note no longer where points come from, in a game in which that does not follow from the position."""

    def has_won(self, seat: i64) -> bool:
        """Whether a seat has won the game, alone or with others."""
        return (self.winners >> seat) & 1 != 0

    def winning_seats(self) -> list[int]:
        """The seats that have won; none while the game is played."""
        return [seat for seat in range(int(self.players)) if self.has_won(seat)]

    def rewards(self) -> list[int]:
        """For each seat: 1 won, -1 lost, 0 shared the victory; 0 for all while the game is played."""
        if self.winners == 0:
            return [0] * int(self.players)
        shared = self.winners & (self.winners - 1) != 0
        return [(0 if shared else 1) if self.has_won(seat) else -1 for seat in range(int(self.players))]
