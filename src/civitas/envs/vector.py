"""Many tables of a game, stepped in one compiled call: rows, masks and legal moves in one memory that numpy sees.

All seats learn, or some of them are bots. A table's games follow from its seed and its number alone, so that it plays
the same however many tables there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from civitas.arena.players import Player
from civitas.envs.errors import EnvError
from civitas.envs.memory import rows_of, seen
from civitas.envs.setups import (
    Learned,
    entrants,
    game_seed,
    one_of,
    seated,
    stream,
    whole_number,
    why_illegal,
    yes_or_no,
)
from civitas.kernel.batch import BITS, DENSE, NO_MASK, NO_MOVE, Batch
from civitas.kernel.chance import Chance
from civitas.kernel.errors import IllegalMove
from civitas.kernel.game import Game, start_game
from civitas.kernel.messages import Message, add_sentences

MASKS: Final = {"dense": DENSE, "bits": BITS, "none": NO_MASK}
MOST_TABLES: Final = 1 << 20
MOST_SEED: Final = (1 << 64) - 1
WIDTH: Final = 64
"""Legal moves that are listed for each table at first; the list grows where there are more."""
BITS_OF_A_BYTE: Final = 8
ALIGNED: Final = 8
"""Rows begin at multiples of this, so that they are emptied quickly."""

add_sentences("en", {"envs.illegal": "Table {table}, {seat:player}: {move} cannot be played. {reason}"})


class VectorEnv:
    """Many tables of one game."""

    observation: NDArray[Any]
    """[tables, layout.size]: what the seat that is asked knows; the same memory every step, so copy what you keep."""
    mask: NDArray[Any]
    """[tables, moves] of bool, or [tables, bytes] of eight moves each, the first in the lowest bit
    (`np.unpackbits(mask, axis=1, bitorder="little")`); with masks="none" it says nothing."""
    legal: NDArray[np.int16]
    """[tables, most]: the legal moves, then -1."""
    legal_count: NDArray[np.int16]
    seat: NDArray[np.int16]
    """[tables]: who is asked."""
    reward: NDArray[np.float32]
    """[tables, players]: zero but where a game has ended with this step."""
    done: NDArray[np.bool_]
    """Where a game has ended with this step; the row there is already the next game's first."""
    truncated: NDArray[np.bool_]
    """Where a game was broken off after `max_steps`."""

    def __init__(
        self,
        game: str,
        tables: int,
        *,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        components: str | None = None,
        opponents: str | Sequence[str] | None = (),
        reward: str = "win",
        automatic: bool = True,
        masks: str = "dense",
        max_steps: int | None = None,
        final_observation: bool = False,
    ) -> None:
        self._made_by = (
            game, tables, players, edition, options, components, opponents, reward, automatic, masks, max_steps,
            final_observation,
        )  # fmt: skip
        self.learned = Learned(
            game, players=players, edition=edition, options=options, components=components, reward=reward
        )
        self.tables = whole_number("tables", tables, 1, MOST_TABLES)
        self.masks = one_of("masks", masks, tuple(MASKS))
        self.max_steps = None if max_steps is None else whole_number("max_steps", max_steps, 1, 1 << 31)
        self.bots = entrants(opponents, self.learned)
        self.layout = self.learned.layout
        self.players, self.moves = self.learned.players, self.learned.moves
        self.final_observation: NDArray[Any] | None = None
        """[tables, players, layout.size]: the last rows of games that have ended, where they are wished for."""
        self.finished: dict[int, Game] = {}
        """The games that ended with this step, by table."""
        self._automatic = yes_or_no("automatic", automatic)
        self._batch: Batch | None = None
        self._is_closed = False
        self._prepare(final_observation)

    def _prepare(self, final_observation: bool) -> None:
        tables, layout, players = self.tables, self.layout, self.players
        self._stride = -(-layout.size // ALIGNED) * ALIGNED
        self._rows = rows_of(tables * self._stride, layout.dtype)
        self.observation = seen(self._rows, layout.dtype, tables, self._stride)[:, : layout.size]
        width = {"dense": self.moves, "bits": -(-self.moves // BITS_OF_A_BYTE), "none": 1}[self.masks]
        self._mask_rows = rows_of(tables * width, "uint8")
        mask = seen(self._mask_rows, "uint8", tables, width)
        self.mask = mask.view(np.bool_) if self.masks == "dense" else mask
        self._asked = rows_of(2 * tables, "int16")
        asked = seen(self._asked, "int16", tables, 2)
        self.seat, self.legal_count = asked[:, 0], asked[:, 1]
        self.reward = np.zeros((tables, players), np.float32)
        self.done = np.zeros(tables, np.bool_)
        self.truncated = np.zeros(tables, np.bool_)
        self.steps = np.zeros(tables, np.int64)
        """How many steps each table's game has lasted."""
        if final_observation:
            self.final_observation = np.zeros((tables, players, layout.size), layout.dtype)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies, and those in other processes, are as new: they begin with `reset`."""
        return made_again, self._made_by

    # Playing

    def reset(self, seed: int = 0) -> None:
        """Begin a new game at every table."""
        self._check_open()
        number = whole_number("seed", seed, 0, MOST_SEED)
        width = len(self.mask[0])
        self._mask_rows.fill(0, self.tables * width, 0)
        self._batch = batch = Batch(
            self.learned.observer, self._rows, self._stride, self._mask_rows, width, MASKS[self.masks],
            self._asked, self._automatic,
        )  # fmt: skip
        self._streams = [stream(number, table) for table in range(self.tables)]
        self._samples = [stream(number, table | 1 << 31) for table in range(self.tables)]
        self._games: list[Game] = []
        self._seats: list[dict[int, Player]] = []
        self.reward[:], self.done[:], self.truncated[:], self.steps[:] = 0, False, False, 0
        self.finished = {}
        for table in range(self.tables):
            game, bots = self._deal(self._streams[table])
            self._games.append(game)
            self._seats.append(bots)
            batch.add(game.state, game.moves)
        self._list_moves(batch, WIDTH)
        for table in range(self.tables):
            self._play_bots(batch, table)
        self._list_more(batch)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Make a move at every table. A move that is not legal is refused, and then none is made."""
        batch = self._playing()
        moves = self._checked(batch, actions)
        self.done[:] = False
        self.truncated[:] = False
        self.finished = {}
        self.steps += 1
        ended = batch.step(moves)
        self.reward[:] = 0
        if self.bots:
            ended = [table for table in range(self.tables) if not self._play_bots(batch, table)]
        for table in ended:
            self._end(batch, table)
        if self.max_steps is not None:
            for table in np.flatnonzero(self.steps >= self.max_steps).tolist():
                self.truncated[table] = True
                self._end(batch, table)
        self._list_more(batch)

    def sample(self) -> NDArray[np.int16]:
        """A legal move for every table, each equally likely: for tests."""
        self._playing()
        chosen = [stream.below(int(count)) for stream, count in zip(self._samples, self.legal_count, strict=True)]
        return self.legal[np.arange(self.tables), chosen]

    def close(self) -> None:
        """Nothing can be played here any more."""
        self._is_closed = True
        self._batch = None

    def _deal(self, chance: Chance) -> tuple[Game, dict[int, Player]]:
        """A new game and its bots, who sit anywhere."""
        learned = self.learned
        seed = game_seed(chance)
        rules, setup = learned.rules, learned.setup
        deal = rules.deal(setup, Chance(seed))
        game = Game(rules, setup, deal, rules.start(setup, deal, None), None)
        if learned.reward == "win":
            game.state.drop_sheet()
        if not self.bots:
            return game, {}
        first = int(chance.below(self.players))
        return game, seated(self.bots, first, self.players, rules.name, seed)

    def _play_bots(self, batch: Batch, table: int) -> bool:
        """The bots of a table play until somebody else is asked; False when the game is over."""
        bots, game = self._seats[table], self._games[table]
        while not game.state.is_over() and (seat := int(game.state.seat())) in bots:
            batch.play(table, bots[seat].choose(game))
        return not game.state.is_over()

    def _end(self, batch: Batch, table: int) -> None:
        """Pay what a game was worth, and begin the next one there; should bots play that one alone, the next."""
        game = self._games[table]
        if not self.truncated[table]:
            self.done[table] = True
            self.reward[table] = self.learned.rewards(game.state)
        if self.final_observation is not None:
            for seat in range(self.players):
                self.final_observation[table, seat] = self.learned.row(game.state, seat)
        self.finished[table] = game
        self.steps[table] = 0
        while True:
            game, self._seats[table] = self._deal(self._streams[table])
            self._games[table] = game
            batch.begin(table, game.state, game.moves)
            if self._play_bots(batch, table):
                return

    # The lists of legal moves

    def _list_moves(self, batch: Batch, width: int) -> None:
        rows = rows_of(self.tables * width, "int16")
        batch.list_moves(rows, width)
        self.legal = seen(rows, "int16", self.tables, width)

    def _list_more(self, batch: Batch) -> None:
        """Where more moves are legal than there is room for, there is more room."""
        if batch.widest > batch.width:
            self._list_moves(batch, 1 << (int(batch.widest) - 1).bit_length())

    # What is refused

    def _check_open(self) -> None:
        if self._is_closed:
            raise EnvError("This environment is closed; make a new one.")

    def _playing(self) -> Batch:
        self._check_open()
        if self._batch is None:
            raise EnvError("No game has begun yet: call reset(seed) first.")
        return self._batch

    def _checked(self, batch: Batch, actions: NDArray[Any] | Sequence[int]) -> list[int]:
        """The moves as a list, each of them legal at its table."""
        try:
            array = np.asarray(actions)
        except ValueError:
            raise EnvError(f"step takes one move for each of the {self.tables} tables, in one array.") from None
        if array.shape != (self.tables,):
            raise EnvError(f"step takes one move for each of the {self.tables} tables, not an array {array.shape}.")
        if array.dtype.kind not in "iu":
            raise EnvError(f"Moves are whole numbers, not {array.dtype}.")
        moves: list[int] = array.tolist()
        table = int(batch.wrong_table(moves))
        if table != NO_MOVE:
            raise self._illegal(table, moves[table])
        return moves

    def _illegal(self, table: int, move: int) -> IllegalMove:
        game = self.game(table)
        if 0 <= move < self.moves:
            text, reason = repr(game.say(move)), str(why_illegal(game, move))
        else:
            text, reason = str(move), f"There are moves 0 to {self.moves - 1:,}."
        return IllegalMove(Message("envs.illegal", table=table, seat=int(self.seat[table]), move=text, reason=reason))

    # The games

    def game(self, table: int) -> Game:
        """The game at a table as it stands, as a copy of its own."""
        self._playing()
        played = self._games[whole_number("table", table, 0, self.tables - 1)]
        assert played.deal is not None
        game = start_game(played.rules, played.setup, played.deal)
        game.repeat(played.moves)
        return game

    def games(self) -> list[Game]:
        """The games at all tables."""
        return [self.game(table) for table in range(self.tables)]

    def record(self, table: int) -> str:
        """The game at a table as text; that of a finished one is `env.finished[table].record()`."""
        return self.game(table).record()

    def explain(self, table: int) -> dict[str, int | str]:
        """What is seen at a table, in words."""
        return self.layout.explain(self.observation[table])


def made_again(
    game: str,
    tables: int,
    players: int | None,
    edition: str | None,
    options: Mapping[str, str] | None,
    components: str | None,
    opponents: str | Sequence[str] | None,
    reward: str,
    automatic: bool,
    masks: str,
    max_steps: int | None,
    final_observation: bool,
) -> VectorEnv:
    """An environment like the one that was copied or sent here."""
    return VectorEnv(
        game, tables, players=players, edition=edition, options=options, components=components, opponents=opponents,
        reward=reward, automatic=automatic, masks=masks, max_steps=max_steps, final_observation=final_observation,
    )  # fmt: skip
