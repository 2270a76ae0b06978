"""Datasets of games: text records as the source, Parquet of deals and moves as the corpus, rows made when read.

A text file (`.civ`) holds records one after another; whoever reads it checks every move. A Parquet file holds a row a
game: set-up, deal, moves, result and the hash of the last position, which is checked once for each game. Rows of
observations are not stored: they are made as fast as they could be read, and would grow old with their layout.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import civitas
from civitas import Game
from civitas.envs.errors import EnvError, needed
from civitas.envs.setups import Learned
from civitas.kernel.errors import CivitasError
from civitas.kernel.game import start_game
from civitas.kernel.records import FORMAT
from civitas.kernel.rules import Setup
from civitas.library import find_rules

TEXT: Final = ".civ"
PARQUET: Final = ".parquet"
GAMES_A_GROUP: Final = 2000
POSITIONS: Final = 4096

Row = dict[str, Any]


# Reading


def read(path: Path | str, components: str | None = None) -> Iterator[Game]:
    """The games of a file, of a dataset's folder, or of a folder of records, one after another."""
    file = Path(path)
    corpora = [file / f"games{suffix}" for suffix in (PARQUET, TEXT)]
    file = next((corpus for corpus in corpora if corpus.exists()), file)
    if file.is_dir():
        for record in sorted(file.rglob("*.record")) + sorted(file.rglob(f"*{TEXT}")):
            yield from read_text(record, components)
    elif file.suffix == PARQUET:
        yield from read_parquet(file, components)
    else:
        yield from read_text(file, components)


def read_text(file: Path, components: str | None = None) -> Iterator[Game]:
    """The games of a text file, every move checked."""
    for number, record in enumerate(records_in(file), 1):
        try:
            yield civitas.replay(record, components=components)
        except CivitasError as error:
            raise EnvError(f"{file}, record {number}: {error}") from None


def records_in(file: Path) -> Iterator[str]:
    """The records of a text file, without being read."""
    record: list[str] = []
    begun = False
    for line in lines_of(file):
        if line.strip() == FORMAT:
            if begun:
                yield "".join(record)
                record = []
            begun = True
        record.append(line)
    if any(line.strip() for line in record):
        yield "".join(record)


def lines_of(file: Path) -> Iterator[str]:
    """The lines of a text, one after another: it may be long."""
    try:
        with file.open(encoding="utf-8") as text:
            yield from text
    except (OSError, UnicodeDecodeError) as error:
        raise EnvError(f"{file} cannot be read: {getattr(error, 'strerror', None) or 'it is no text'}.") from None


def read_parquet(file: Path, components: str | None = None) -> Iterator[Game]:
    """The games of a Parquet file, each checked by the hash of its last position."""
    parquet = needed("pyarrow.parquet", "data")
    try:
        source = parquet.ParquetFile(file)
    except (OSError, ValueError) as error:
        raise EnvError(f"{file} is no Parquet file that can be read: {str(error).splitlines()[0]}") from None
    missing = {"game", "deal", "moves", "hash"} - set(source.schema_arrow.names)
    if missing:
        raise EnvError(f"{file} holds no games: it has no column {', '.join(sorted(missing))}.")
    number = 0
    for batch in source.iter_batches(batch_size=GAMES_A_GROUP):
        for row in batch.to_pylist():
            number += 1
            game = game_of(row, components)
            if game.hash != row["hash"]:
                raise EnvError(f"{file}, game {number} does not end where it should: {game.hash}, not {row['hash']}.")
            yield game


def game_of(row: Row, components: str | None = None) -> Game:
    """A game from a row of the corpus, played again."""
    rules = find_rules(row["game"], row["edition"], components)
    setup = Setup(row["edition"], row["players"], json.loads(row["options"]), row["revision"])
    game = start_game(rules, setup, {name: list(cards) for name, cards in row["deal"]})
    game.repeat(row["moves"])
    game.players = list(row["names"])
    return game


# Writing


def row_of(game: Game) -> Row:
    """A game as a row of the corpus."""
    setup, result = game.setup, game.result
    assert game.deal is not None
    return {
        "game": game.rules.name,
        "edition": setup.edition,
        "players": setup.players,
        "options": json.dumps(setup.options, sort_keys=True),
        "revision": setup.revision,
        "moves_version": game.rules.book.version,
        "names": list(game.players),
        "deal": list(game.deal.items()),
        "moves": list(game.moves),
        "winners": [] if result is None else list(result.winners),
        "places": [] if result is None else list(result.places),
        "totals": [] if result is None else result.totals(),
        "reason": "" if result is None else result.reason,
        "hash": game.hash,
    }


def schema() -> Any:
    """The columns of the corpus."""
    arrow = needed("pyarrow", "data")
    numbers = arrow.list_(arrow.int32())
    return arrow.schema(
        [
            ("game", arrow.string()),
            ("edition", arrow.string()),
            ("players", arrow.int8()),
            ("options", arrow.string()),
            ("revision", arrow.int16()),
            ("moves_version", arrow.int16()),
            ("names", arrow.list_(arrow.string())),
            ("deal", arrow.map_(arrow.string(), arrow.list_(arrow.int64()))),
            ("moves", numbers),
            ("winners", numbers),
            ("places", numbers),
            ("totals", numbers),
            ("reason", arrow.string()),
            ("hash", arrow.string()),
        ]
    )


def write_parquet(games: Iterable[Game], file: Path) -> int:
    """Write games as a corpus; how many there were. The file appears when it is whole."""
    arrow, parquet = needed("pyarrow", "data"), needed("pyarrow.parquet", "data")
    unfinished = file.with_name(f".{file.name}")
    count = 0
    try:
        with parquet.ParquetWriter(unfinished, schema(), compression="zstd") as writer:
            for group in grouped(games):
                writer.write_table(arrow.Table.from_pylist([row_of(game) for game in group], schema()))
                count += len(group)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def write_text(games: Iterable[Game], file: Path) -> int:
    """Write games as records, one after another; how many there were."""
    unfinished = file.with_name(f".{file.name}")
    count = 0
    try:
        with unfinished.open("w", encoding="utf-8") as out:
            for game in games:
                out.write(("\n" if count else "") + game.record())
                count += 1
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def write(games: Iterable[Game], file: Path) -> int:
    """Write games in the form that the name of the file asks for."""
    if file.suffix == PARQUET:
        return write_parquet(games, file)
    if file.suffix == TEXT:
        return write_text(games, file)
    raise EnvError(f"{file.name}: a dataset is written as {TEXT} (text) or {PARQUET}, not as {file.suffix or 'that'}.")


def grouped(games: Iterable[Game]) -> Iterator[list[Game]]:
    group: list[Game] = []
    for game in games:
        group.append(game)
        if len(group) == GAMES_A_GROUP:
            yield group
            group = []
    if group:
        yield group


# Positions for learning


@dataclass(frozen=True)
class Positions:
    """Positions of recorded games, with what was played there and what it came to."""

    observation: NDArray[Any]
    action: NDArray[np.int32]
    reward: NDArray[np.float32]
    """What the game paid the seat that chose."""
    seat: NDArray[np.int8]
    game: NDArray[np.int64]
    """The number of the game in the file, from 0."""
    ply: NDArray[np.int32]
    """The number of the move in its game, from 0."""
    legal: list[list[int]]
    moves: int

    def __len__(self) -> int:
        return len(self.action)

    def mask(self) -> NDArray[np.bool_]:
        """The legal moves of each position."""
        mask = np.zeros((len(self), self.moves), np.bool_)
        for row, options in enumerate(self.legal):
            mask[row, options] = True
        return mask


def positions(
    path: Path | str,
    batch: int = POSITIONS,
    *,
    names: Iterable[str] = (),
    won_only: bool = False,
    reward: str = "win",
    forced: bool = False,
    components: str | None = None,
) -> Iterator[Positions]:
    """The positions of a file of games of one ruleset, some thousands at a time, their rows made now.

    `names` keeps what these players chose, `won_only` what winners chose; forced moves are left out unless wished for.
    """
    wanted = set(names)
    gathered: list[tuple[Any, ...]] = []
    learned: Learned | None = None
    for number, game in enumerate(read(path, components)):
        learned = learned or learned_for(game, reward, components)
        check_alike(learned, game)
        for row in rows_of_game(learned, game, number, wanted, won_only, forced):
            gathered.append(row)
            if len(gathered) == batch:
                yield stacked(gathered, learned)
                gathered = []
    if gathered and learned is not None:
        yield stacked(gathered, learned)


def learned_for(game: Game, reward: str, components: str | None) -> Learned:
    setup = game.setup
    return Learned(
        game.rules.name, players=setup.players, edition=setup.edition, options=setup.options, components=components,
        reward=reward,
    )  # fmt: skip


def check_alike(learned: Learned, game: Game) -> None:
    """Rows of different rulesets do not fit together."""
    setup = learned.setup
    same = (setup.edition, setup.players, setup.options) == (game.setup.edition, game.setup.players, game.setup.options)
    if game.rules.name != learned.rules.name or not same:
        raise EnvError("These games are of more than one ruleset: read those of each from a file of its own.")


def rows_of_game(
    learned: Learned, game: Game, number: int, names: set[str], won_only: bool, forced: bool
) -> Iterator[tuple[Any, ...]]:
    """What was seen, what could be played, and what was played, at each move of a game."""
    paid = learned.rewards(game.state)
    assert game.deal is not None
    state = game.rules.start(game.setup, game.deal, None)
    for ply, move in enumerate(game.moves):
        if move < 0:
            return
        seat, options = int(state.seat()), state.options()
        is_wanted = not names or (seat < len(game.players) and game.players[seat] in names)
        if is_wanted and (forced or len(options) > 1) and not (won_only and not game.state.has_won(seat)):
            yield learned.row(state, seat), move, paid[seat], seat, number, ply, options
        state.apply(move)


def stacked(rows: list[tuple[Any, ...]], learned: Learned) -> Positions:
    seen, actions, rewards, seats, games, plies, legal = zip(*rows, strict=True)
    return Positions(
        np.stack(seen),
        np.array(actions, np.int32),
        np.array(rewards, np.float32),
        np.array(seats, np.int8),
        np.array(games, np.int64),
        np.array(plies, np.int32),
        list(legal),
        learned.moves,
    )


# What a dataset holds


@dataclass
class Info:
    """A dataset in numbers."""

    games: int = 0
    moves: int = 0
    unfinished: int = 0
    rulesets: Counter[str] = field(default_factory=Counter)
    names: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    versions: Counter[str] = field(default_factory=Counter)

    def add(self, game: Game) -> None:
        setup, result = game.setup, game.result
        unusual = [f"{name}={value}" for name, value in setup.options.items()]
        self.games += 1
        self.moves += len(game.moves)
        self.rulesets[" ".join([game.rules.name, setup.edition, f"{setup.players} players", *unusual])] += 1
        self.versions[f"revision {setup.revision}, moves {game.rules.book.version}"] += 1
        self.names.update(game.players)
        if result is None:
            self.unfinished += 1
            return
        self.reasons[result.reason] += 1
        for seat in result.winners:
            self.wins[f"seat {seat + 1}"] += 1
            if seat < len(game.players):
                self.wins[game.players[seat]] += 1

    def json(self) -> dict[str, Any]:
        return {name: dict(value) if isinstance(value, Counter) else value for name, value in vars(self).items()}


def info(path: Path | str, components: str | None = None) -> Info:
    """What a dataset holds; every game of it is checked."""
    found = Info()
    for game in read(path, components):
        found.add(game)
    return found


def games_by(title: str, counted: Counter[str]) -> list[str]:
    """A table of how many games each has, the most first."""
    rows = [f"| {name} | {count:,} |" for name, count in sorted(counted.items(), key=lambda it: (-it[1], it[0]))]
    return [f"| {title} | games |", "|---|---|", *rows, ""]


def datasheet(found: Info, made_by: str, sizes: dict[str, int]) -> str:
    """How a dataset was made, what it holds, and what it may be used for."""
    files = [f"| {name} | {size:,} | {size / max(1, found.games):,.0f} |" for name, size in sizes.items()]
    return "\n".join(
        [
            "# Datasheet",
            "",
            f"{found.games:,} games, {found.moves:,} moves, {found.unfinished:,} unfinished.",
            "",
            "**How it was made.** Bots of Civitas played against one another from shuffled deals; each deal was played",
            "from every seat. No person took part, and nothing in it is about a person. The same command makes the",
            "same files:",
            "",
            f"    {made_by}",
            "",
            f"Civitas {civitas.__version__}.",
            "",
            "**What it holds.** One game is its set-up, deal, moves and result. Observations are made when it is read",
            "(`civitas.envs.datasets.positions`), in the layout of the version that reads them.",
            "",
            *games_by("ruleset", found.rulesets),
            *games_by("version", found.versions),
            *games_by("player", found.names),
            *games_by("won by", found.wins),
            *games_by("ended by", found.reasons),
            "| file | bytes | bytes a game |",
            "|---|---|---|",
            *files,
            "",
            "**What to know.** The players are programs with habits of their own, so the games are no sample of how",
            "people play. Games of one deal are not independent of one another: split by deal, not by game.",
            "",
            "**Licence.** MIT, as Civitas. Independent and unofficial: the names of the games say what is implemented.",
            "",
        ]
    )
