"""Damage component files by the thousand, and play with whatever the checker of Inventions accepts.

    python tools/fuzz_components.py --count 3000                     one game with each, of 2, 3 or 4 players in turn
    python tools/fuzz_components.py --count 300 --games 20           twenty of each number of players
    python tools/fuzz_components.py --first 417 --count 1 --games 20 file 417 again

A file is ours with one to four mistakes: rows deleted, doubled or exchanged, cells of another type or far too large,
words of the wrong place, names that are odd or taken. The checker must accept it or refuse it with a sentence. What it
accepts is played by `greedy` for every seat: every position keeps the invariants of the game, and all that is shown and
said can be shown and said.
"""

from __future__ import annotations

import argparse
import faulthandler
import sys
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final

from civitas.bots import make
from civitas.inventions import invariants
from civitas.inventions.components.columns import TABLES, Benefit, Many, Number, Word
from civitas.inventions.components.files import write
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import BENEFIT_NAMES
from civitas.inventions.rules import RULES
from civitas.kernel.errors import BadSetup
from civitas.kernel.game import Game, new_game
from civitas.kernel.messages import Message
from civitas.kernel.replay import read
from civitas.kernel.rules import Rules

PLAYERS: Final = (2, 3, 4)
SHOWN_EVERY: Final = 20
"""Moves between two positions that are shown to every seat."""
ODD: Final[list[Any]] = [
    0, 1, -1, 2, 7, 8, 62, 63, 99, 100, 2**31, 2**63, 10**30, 1.0, 0.5, 1e9, float("nan"), float("inf"), True, False,
    "", " ", "1", "x", "Present", "nothing", "Travel", "{card}", "a, b", "a: b", "a\nb", "\0", "é" * 70, "hex 1",
    "Economy 1", "the Sage", "the tile in Asia", "in Asia", "Merchant", "Chronos",
    [], [1], [1, 1], [[1, 2]], ["economy"], ["wealth"], {}, {"a": 1},
]  # fmt: skip

Data = dict[str, Any]


# Damage


def damaged(number: int) -> str:
    """The file of a number: ours, with one to four mistakes."""
    random = Random(number)
    data = tomllib.loads(write(OUR_SET))
    data["title"] = f"File {number}"
    for _ in range(random.choice((1, 1, 2, 3, 4))):
        random.choices(list(DAMAGES), list(DAMAGES.values()))[0](data, random)
    return toml(data)


def some_table(data: Data, random: Random) -> list[Data]:
    """A table in which there is something to damage; each table, the short ones too, equally likely."""
    tables = [value for name, value in data.items() if name in TABLES and isinstance(value, list) and value]
    return random.choice(tables) if tables else [{}]


def table_of(data: Data, rows: list[Data]) -> str:
    return next((name for name, value in data.items() if value is rows), "ideas")


def delete_row(data: Data, random: Random) -> None:
    rows = some_table(data, random)
    del rows[random.randrange(len(rows))]


def double_row(data: Data, random: Random) -> None:
    """A row once more, perhaps with a name of its own."""
    rows = some_table(data, random)
    row = deepcopy(random.choice(rows))
    if "name" in row and random.random() < 0.8:
        row |= dict.fromkeys(("name", "it", "pt"), f"{row['name']} again")
    rows.insert(random.randrange(len(rows) + 1), row)


def thin_table(data: Data, random: Random) -> None:
    """Only some of the rows are left."""
    rows = some_table(data, random)
    kept = set(random.sample(range(len(rows)), random.randrange(len(rows) + 1)))
    rows[:] = [row for place, row in enumerate(rows) if place in kept]


def thicken_table(data: Data, random: Random) -> None:
    """Many rows again, each with a name or a place of its own."""
    rows = some_table(data, random)
    for number in range(random.randrange(1, 50)):
        place = random.randrange(len(rows))
        row = deepcopy(rows[place])
        if "name" in row:
            row |= {name: f"Number {number} of {len(rows)}" for name in ("name", "it", "pt")}
        if "q" in row:
            row |= {"q": random.randint(-9, 9), "r": random.randint(-9, 9)}
        rows.insert(place, row)


def exchange_rows(data: Data, random: Random) -> None:
    random.shuffle(some_table(data, random))


def exchange_cells(data: Data, random: Random) -> None:
    """A column of two rows."""
    rows = some_table(data, random)
    one, other = random.choice(rows), random.choice(rows)
    shared = [column for column in one if column in other]
    if shared:
        column = random.choice(shared)
        one[column], other[column] = other[column], one[column]


def put_word(data: Data, random: Random) -> None:
    """Another word of the vocabulary, or another number within the limits."""
    rows = some_table(data, random)
    row, columns = random.choice(rows), TABLES[table_of(data, rows)].columns
    name = random.choice(list(columns))
    row[name] = fitting(columns[name], row.get(name), random)


def fitting(column: object, value: object, random: Random) -> object:
    if isinstance(column, Benefit):
        return random.choice(column.allowed if random.random() < 0.7 else BENEFIT_NAMES)
    if isinstance(column, Word):
        return random.choice(column.names)
    if isinstance(column, Number):
        return random.choice((column.least, column.most, random.randint(column.least, column.most)))
    if isinstance(column, Many):
        return [fitting(column.cell, None, random) for _ in range(random.randrange(6))]
    return not value if isinstance(value, bool) else random.choice(("Ship", "Asia in Ship", "the Sage", value))


def put_odd(data: Data, random: Random) -> None:
    row = random.choice(some_table(data, random))
    row[random.choice([*row, "colour"])] = random.choice(ODD)


def delete_cell(data: Data, random: Random) -> None:
    row = random.choice(some_table(data, random))
    if row:
        del row[random.choice(list(row))]


def change_setting(data: Data, random: Random) -> None:
    """Strings and Forums with another end, copies and title of another kind, or a table that is no table."""
    name = random.choice(list(data)) if random.random() < 0.3 else random.choice(("copies", "strings", "forums"))
    value = data.get(name)
    if name in ("strings", "forums") and isinstance(value, list) and value and random.random() < 0.7:
        exchange_ends(value, random)
    elif random.random() < 0.2:
        data.pop(name, None)
    else:
        data[name] = random.choice([*ODD, 3, 4, 5])


def exchange_ends(pairs: list[Any], random: Random) -> None:
    """The ends of two pairs, or of one pair with something odd; or a pair goes or comes again."""
    one, other = random.choice(pairs), random.choice(pairs)
    if not (isinstance(one, list) and isinstance(other, list) and one and other):
        return
    what = random.randrange(4)
    if what == 0:
        one[0], other[-1] = other[-1], one[0]
    elif what == 1:
        one[-1] = random.choice([*ODD, *range(1, 8)])
    elif what == 2:
        pairs.remove(one)
    else:
        pairs.append(list(one))


Damage = Callable[[Data, Random], None]
DAMAGES: Final[dict[Damage, int]] = {
    put_word: 8, exchange_cells: 4, exchange_rows: 3, double_row: 2, thicken_table: 2, thin_table: 2,
    delete_row: 2, put_odd: 3, change_setting: 2, delete_cell: 1,
}  # fmt: skip
"""How often each is done; what can lead to a set that is still accepted, most often."""


# Writing what is damaged


def toml(data: Data) -> str:
    """Data as TOML: settings first, as no setting can follow a table."""
    settings = {name: value for name, value in data.items() if not is_table(value)}
    lines = [f"{key(name)} = {cell(value)}" for name, value in settings.items()]
    for name, value in data.items():
        if is_table(value):
            lines += [f"\n[[{key(name)}]]\n" + "\n".join(f"{key(it)} = {cell(row[it])}" for it in row) for row in value]
    return "\n".join(lines) + "\n"


def is_table(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def key(name: str) -> str:
    return name if name.replace("_", "").isalnum() and name.isascii() else text_cell(name)


def cell(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key(name)} = {cell(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(cell(inner) for inner in value)}]"
    return text_cell(value) if isinstance(value, str) else str(value).lower()


def text_cell(text: str) -> str:
    return (
        '"'
        + "".join(letter if letter.isprintable() and letter not in '\\"' else escaped(letter) for letter in text)
        + '"'
    )


def escaped(letter: str) -> str:
    return f"\\u{ord(letter):04x}"


# Playing


def accepted(text: str) -> Rules | None:
    """The rules with the components of a text; None where it is refused, with a sentence that says something."""
    try:
        return RULES.with_components(text)
    except BadSetup as error:
        said = str(error).removeprefix("The component set is refused: ")
        assert said.strip().endswith("."), said
        return None


def play(rules: Rules, players: int, seed: int) -> int:
    """A game by `greedy` for every seat, in which everything holds; how many moves it had."""
    game = new_game(rules, seed=seed, players=players)
    bots = [make("greedy", "inventions", seed + seat) for seat in range(players)]
    check(game)
    while game.seat is not None:
        before = game.state.clone()
        move = bots[game.seat].choose(game)
        assert move in game.options()
        must_say(game.prompt, game.sentence(move))
        game.apply(move)
        lost = invariants.broken_by_move(before, game.state)
        assert lost is None, lost
        check(game)
        if len(game.moves) % SHOWN_EVERY == 0:
            show(game)
    show(game)
    again = read(game.record(), lambda name, edition: rules)
    assert again.hash == game.hash, "The record replays to another position."
    must_say(*game.log())
    return len(game.moves)


def check(game: Game) -> None:
    broken = invariants.broken(game.state)
    assert broken is None, broken
    assert len(game.moves) <= invariants.MOST_MOVES, f"The game goes on after {len(game.moves)} moves."
    assert (game.seat is None) == (game.result is not None)


def show(game: Game) -> None:
    for seat in (None, *range(game.setup.players)):
        game.view(seat)
    game.rules.drawing(game.state)


def must_say(*messages: Message) -> None:
    for message in messages:
        assert "{" not in message.text(), message.text()


# The command


def main() -> None:
    asked = parser().parse_args()
    faulthandler.enable()
    counts = {"refused": 0, "accepted": 0, "games": 0, "moves": 0}
    broken: list[int] = []
    for number in range(asked.first, asked.first + asked.count):
        text = damaged(number)
        try:
            rules = accepted(text)
            if rules is None:
                counts["refused"] += 1
                continue
            counts["accepted"] += 1
            games = asked.most if counts["accepted"] % asked.every == 0 else asked.games
            for players in PLAYERS if games else (PLAYERS[counts["accepted"] % len(PLAYERS)],):
                for game in range(max(1, games)):
                    counts["moves"] += play(rules, players, number + game)
                    counts["games"] += 1
        except Exception as error:
            broken.append(number)
            print(f"file {number}: {type(error).__name__}: {error}", flush=True)
            if asked.keep:
                (asked.keep / f"{number}.toml").write_text(text, "utf-8")
        if counts["accepted"] % 10 == 0:
            print(f"file {number}: {told(counts)}", file=sys.stderr, flush=True)
    print(told(counts))
    sys.exit(f"{len(broken)} files broke: {broken}." if broken else 0)


def told(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {what}" for what, count in counts.items())


def parser() -> argparse.ArgumentParser:
    raw = argparse.RawDescriptionHelpFormatter
    found = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    found.add_argument("--first", type=int, default=1, metavar="N", help="the number of the first file (usually 1)")
    found.add_argument("--count", type=int, default=1000, metavar="N", help="how many files (usually 1000)")
    found.add_argument("--games", type=int, default=0, metavar="N",
                       help="of each number of players (usually 0: a single game, of 2, 3 or 4 in turn)")  # fmt: skip
    found.add_argument("--every", type=int, default=100, metavar="N", help="each Nth accepted file is played more")
    found.add_argument("--most", type=int, default=20, metavar="N", help="how often that is (usually 20)")
    found.add_argument("--keep", type=Path, metavar="FOLDER", help="where files that break are put")
    return found


if __name__ == "__main__":
    main()
