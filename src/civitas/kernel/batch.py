"""Many tables of one game, stepped in one call: a row, the legal moves and a mask for whoever is asked at each table.

Moves are checked, all of them before the first is made. Who begins the next game where one ended, and who plays for the
bots, is left to the caller, a table at a time.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.ints import i64
from civitas.kernel.rows import Observer, Rows
from civitas.kernel.state import State

NO_MOVE: Final = -1
NO_MASK: Final = 0
DENSE: Final = 1
BITS: Final = 2


class Batch:
    """The positions at some tables, and the memory in which they are seen."""

    __slots__ = (
        "asked", "automatic", "legal", "mask_kind", "mask_size", "masks", "moves", "observer", "options", "row_size",
        "rows", "states", "widest", "width",
    )  # fmt: skip

    def __init__(
        self, observer: Observer, rows: Rows, row_size: i64, masks: Rows, mask_size: i64, mask_kind: i64, asked: Rows,
        automatic: bool,
    ) -> None:  # fmt: skip
        self.observer: Final = observer
        self.rows: Final = rows
        self.row_size: Final[i64] = row_size
        self.masks: Final = masks
        self.mask_size: Final[i64] = mask_size
        """Entries of a mask: moves, or bytes of eight moves each."""
        self.mask_kind: Final[i64] = mask_kind
        self.asked: Final = asked
        """For each table who is asked, and how many moves are legal."""
        self.automatic: Final = automatic
        """Whether a move that is the only one is made by itself."""
        self.states: Final[list[State]] = []
        self.moves: Final[list[list[int]]] = []
        """What was played at each table, in order."""
        self.options: Final[list[list[int]]] = []
        self.legal: Rows = asked
        self.width: i64 = 0
        self.widest: i64 = 0
        """The most moves that were ever legal at once; where they are more than `width`, some are not listed."""

    def list_moves(self, legal: Rows, width: i64) -> None:
        """Show the legal moves of each table there from now on, as many as there is room for."""
        self.legal = legal
        self.width = width
        legal.fill(0, len(self.states) * width, NO_MOVE)
        table: i64
        for table in range(len(self.states)):
            self.list_options(table, self.options[table], 0)

    def add(self, state: State, moves: list[int]) -> None:
        """One more table with a position before its first question."""
        self.states.append(state)
        self.moves.append(moves)
        self.options.append([])
        self.look(len(self.states) - 1)

    def begin(self, table: i64, state: State, moves: list[int]) -> None:
        """Another game begins at a table."""
        self.states[table] = state
        self.moves[table] = moves
        self.look(table)

    def wrong_table(self, moves: list[int]) -> i64:
        """The first table at which the move given for it is not legal; NO_MOVE if all are."""
        table: i64
        for table in range(len(moves)):
            if moves[table] not in self.options[table]:
                return table
        return NO_MOVE

    def step(self, moves: list[int]) -> list[int]:
        """Make a legal move at each table; the tables at which the game is over now."""
        ended: list[int] = []
        table: i64
        for table in range(len(moves)):
            self.play(table, moves[table])
            if not self.options[table]:
                ended.append(int(table))
        return ended

    def play(self, table: i64, move: i64) -> None:
        """Make a legal move at one table."""
        self.states[table].apply(move)
        self.moves[table].append(int(move))
        self.look(table)

    def look(self, table: i64) -> None:
        """Make the moves that are the only ones, and show the position to whoever is asked then."""
        state = self.states[table]
        options = state.options()
        if self.automatic:
            while len(options) == 1:
                state.apply(options[0])
                self.moves[table].append(options[0])
                options = state.options()
        self.show_mask(table, options)
        self.list_options(table, options, len(self.options[table]))
        self.options[table] = options
        seat = state.seat()
        self.asked.put(2 * table, seat)
        self.asked.put(2 * table + 1, len(options))
        if options:
            at = table * self.row_size
            self.rows.fill(at, self.row_size, 0)
            self.observer.observe(state, seat, self.rows, at)

    def list_options(self, table: i64, options: list[int], before: i64) -> None:
        """The legal moves, and nothing where one of those before would stand."""
        at = table * self.width
        count: i64 = len(options)
        if count > self.widest:
            self.widest = count
        if count > self.width:
            count = self.width
        if before > self.width:
            before = self.width
        place: i64
        for place in range(count):
            self.legal.put(at + place, options[place])
        if count < before:
            self.legal.fill(at + count, before - count, NO_MOVE)

    def show_mask(self, table: i64, options: list[int]) -> None:
        """The new legal moves in place of the old."""
        at = table * self.mask_size
        masks = self.masks
        move: i64
        if self.mask_kind == DENSE:
            for move in self.options[table]:
                masks.put(at + move, 0)
            for move in options:
                masks.put(at + move, 1)
        elif self.mask_kind == BITS:
            for move in self.options[table]:
                masks.put(at + (move >> 3), 0)
            for move in options:
                masks.add_bit(at + (move >> 3), move & 7)
