"""Records: a whole game as text that people can read, edit a comment in, and replay.

    civitas record 1              the format
    game duel                     then edition, revision, moves (version of the move list), players, options, names
    deal                          one row per pile, in the order the cards come
    play                          one row per move: the player's number and the move in words
    end                           winners, reason, points, places, and the hash of the last position; or: unfinished

Everything after # is a comment. A record that was cut, edited or written for other rules is refused with the line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from civitas.kernel.outcome import Outcome
from civitas.kernel.rules import Deal, Rules, Setup
from civitas.kernel.text import MOST_NAME_LETTERS

FORMAT: Final = "civitas record 1"
UNFINISHED: Final = "unfinished"
RESIGN: Final = "resign"
PLACES: Final = "places"


def write(
    rules: Rules, setup: Setup, deal: Deal, players: Sequence[str], moves: list[str], outcome: Outcome | None, hash: str
) -> str:
    """The record of a game whose moves are given as rows, `1: pass`."""
    sections = (
        _header(rules, setup, players),
        ["deal", *_deal_rows(rules, setup, deal)],
        ["play", *moves],
        ["end", *end_rows(outcome, hash)],
    )
    return "\n\n".join("\n".join(rows) for rows in sections) + "\n"


def _header(rules: Rules, setup: Setup, players: Sequence[str]) -> list[str]:
    return [
        FORMAT,
        f"game {rules.name}",
        f"edition {setup.edition}",
        f"revision {setup.revision}",
        f"moves {rules.book.version}",
        f"players {setup.players}",
        *(f"option {name} {value}" for name, value in setup.options.items()),
        *(f"player {number} {_name(name) or number}" for number, name in enumerate(players, 1)),
    ]


def _name(name: str) -> str:
    """A name as a record can hold it: in one row, of letters that can be seen, and not too long."""
    letters = (letter if letter.isprintable() and letter != "#" else " " for letter in name)
    return " ".join("".join(letters).split())[:MOST_NAME_LETTERS].strip()


def _deal_rows(rules: Rules, setup: Setup, deal: Deal) -> list[str]:
    return [f"{pile.name}: {', '.join(pile.text(card) for card in deal[pile.name])}" for pile in rules.piles(setup)]


def end_rows(outcome: Outcome | None, hash: str) -> list[str]:
    """The rows of the end of a record: the result, if there is one, and the position."""
    return [*([UNFINISHED] if outcome is None else _outcome_rows(outcome)), f"hash {hash}"]


def says_the_same(found: str, row: str) -> bool:
    """Whether a row of the end is the one that it should be; older records may give a seat's points as one sum."""
    seat, _, total = row.partition(":")[0], *row.rpartition("; total ")[1:]
    return found == row or (
        row.startswith("score ") and bool(re.fullmatch(f"{seat}: \\w+ {total}; total {total}", found))
    )


def _outcome_rows(outcome: Outcome) -> list[str]:
    rows = [f"winners {' '.join(str(seat + 1) for seat in outcome.winners)}", f"reason {outcome.reason}"]
    for number, sheet in enumerate(outcome.scores, 1):
        points = ", ".join(f"{source} {value}" for source, value in sheet.items())
        rows.append(f"score {number}: {points}; total {sum(sheet.values())}")
    return [*rows, f"{PLACES} {' '.join(map(str, outcome.places))}"]
