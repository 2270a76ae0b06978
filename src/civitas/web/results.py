"""Finished games, counted by a job: each seat's result, ratings, and the statistics of the site.

Nothing is counted while somebody waits for a page. A game is taken in once; what its analysis found is added when there
is one; ratings and statistics of what has changed are reckoned anew.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from statistics import median
from time import time
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from civitas.arena.ratings import Skill
from civitas.kernel.game import Game
from civitas.library import find
from civitas.web.database import Away
from civitas.web.refusals import Refusal
from civitas.web.schema import tables as all_tables
from civitas.web.schema_study import ratings, results, statistics, studies
from civitas.web.store import Store
from civitas.web.studies import DONE
from civitas.web.table import OVER, Table
from civitas.web.tables import LOG, Tables

AT_ONCE: Final = 100
EVERY_SECONDS: Final = 30.0
MOST_CARDS: Final = 60
FEW_GAMES: Final = 5
"""A card is listed once it was played in this many games."""

Row = dict[str, Any]
Key = tuple[str, str, int]


class Results:
    """What is found from finished games."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store: Final = store
        self.tables: Final = tables
        self.skipped: Final[set[str]] = set()
        """Games that count nowhere, or that this version cannot read: another one may."""

    async def tend(self) -> None:
        while True:
            with suppress(Away):
                try:
                    await asyncio.to_thread(self.tick)
                except Away:
                    raise
                except Exception:
                    LOG.exception("finished games could not be counted")
            await asyncio.sleep(EVERY_SECONDS)

    def tick(self) -> None:
        """Take in what is new; blocks."""
        fresh = [row for id in self._unread() for row in self._take_in(id)]
        self._take_in_studies()
        if any(row["rated"] for row in fresh):
            self._rate({row["game"] for row in fresh if row["rated"]})
        for key in {(row["game"], row["edition"], row["players"]) for row in fresh}:
            self._sum_up(key)

    # Games

    def _unread(self) -> list[str]:
        known = select(results.c.table).where(results.c.table == all_tables.c.id)
        new = select(all_tables.c.id).where(all_tables.c.status == OVER, ~known.exists())
        with self.store.reading() as connection:
            found = list(connection.scalars(new.order_by(all_tables.c.updated).limit(AT_ONCE + len(self.skipped))))
        return [id for id in found if id not in self.skipped][:AT_ONCE]

    def _take_in(self, id: str) -> list[Row]:
        rows = self._rows_of(id)
        if not rows:
            self.skipped.add(id)
            return []
        with suppress(IntegrityError), self.store.writing() as connection:
            connection.execute(insert(results), rows)
        return rows

    def _rows_of(self, id: str) -> list[Row]:
        """The results of a game; none where it cannot be read, or was only played on from another."""
        try:
            table = self.tables.read(id)
        except Refusal:
            return []
        return [] if table.origin else rows_of(table)

    def _take_in_studies(self) -> None:
        """What analyses have found about players since it was last looked up."""
        old = results.c.studied.is_(None) | (results.c.studied < studies.c.updated)
        stale = select(results.c.table).where(results.c.table == studies.c.table, old)
        new = select(studies.c.table, studies.c.found, studies.c.updated)
        with self.store.writing() as connection:
            for row in connection.execute(new.where(studies.c.status == DONE, stale.exists()).limit(AT_ONCE)).all():
                for seat, player in enumerate(row.found["players"]):
                    mine = (results.c.table == row.table, results.c.seat == seat)
                    figures = {"accuracy": player["accuracy"], "luck": player["luck"], "turning": turning(row.found)}
                    connection.execute(update(results).where(*mine).values(**figures, studied=row.updated))

    # Ratings

    def _rate(self, games: Collection[str]) -> None:
        for game in games:
            skill, played = Skill(), Counter[str]()
            for who, places in self._rated(game):
                skill.add(who, places)
                played.update(set(who))
            with self.store.writing() as connection:
                connection.execute(ratings.delete().where(ratings.c.game == game))
                for user, count in played.items():
                    found = skill.of(user)
                    if found is not None:
                        row = {"user": user, "game": game, "rating": found[0], "doubt": found[1], "games": count}
                        connection.execute(insert(ratings).values(**row))

    def _rated(self, game: str) -> Iterable[tuple[list[str], list[int]]]:
        """The rated games in which everybody is still known, in the order in which they ended."""
        mine = select(results).where(results.c.game == game, results.c.rated)
        by_table: defaultdict[str, list[Any]] = defaultdict(list)
        with self.store.reading() as connection:
            for row in connection.execute(mine.order_by(results.c.ended, results.c.table, results.c.seat)):
                by_table[row.table].append(row)
        for rows in by_table.values():
            if all(row.user is not None for row in rows):
                yield [row.user for row in rows], [row.place for row in rows]

    # Statistics

    def _sum_up(self, key: Key) -> None:
        game, edition, players = key
        same = (results.c.game == game, results.c.edition == edition, results.c.players == players)
        with self.store.reading() as connection:
            rows = [dict(row) for row in connection.execute(select(results).where(*same)).mappings()]
        mine = (statistics.c.game == game, statistics.c.edition == edition, statistics.c.players == players)
        with self.store.writing() as connection:
            connection.execute(statistics.delete().where(*mine))
            row = {"game": game, "edition": edition, "players": players, "found": summed_up(rows)}
            connection.execute(insert(statistics).values(**row, updated=time()))

    def statistics(self) -> list[Row]:
        """What the job has found last."""
        with self.store.reading() as connection:
            wanted = select(statistics).order_by(statistics.c.game, statistics.c.edition, statistics.c.players)
            return [dict(row) for row in connection.execute(wanted).mappings()]


def rows_of(table: Table) -> list[Row]:
    """A finished game, seat by seat."""
    game, plan = table.game, table.plan
    assert game is not None
    outcome = game.result
    assert outcome is not None
    totals = outcome.totals()
    cards = cards_of(game)
    return [
        {
            "table": table.id,
            "seat": number,
            "user": seat.user,
            "name": seat.name,
            "level": seat.level if seat.kind == "bot" else None,
            "game": plan.game,
            "edition": plan.edition,
            "players": plan.players,
            "won": 1 / len(outcome.winners) if number in outcome.winners else 0.0,
            "place": outcome.places[number],
            "points": totals[number],
            "reason": outcome.reason,
            "moves": len(game.moves),
            "seconds": max(0.0, table.updated - table.started),
            "ended": table.updated,
            "rated": plan.rated,
            "public": plan.public,
            "cards": sorted(cards[number]),
        }
        for number, seat in enumerate(table.seats)
    ]


def cards_of(game: Game) -> list[set[str]]:
    """What each seat got by its moves, by name."""
    gains = set(find(game.rules.name).gains)
    found: list[set[str]] = [set() for _ in range(game.setup.players)]
    for seat, move in zip(game.movers(), game.moves, strict=True):
        if move >= 0:
            kind = game.rules.book.kind(move)
            values = kind.values(move).items()
            found[seat] |= {str(value) for role, value in values if f"{kind.word}.{role}" in gains}
    return found


@lru_cache(maxsize=64)
def kinds_of(game: str, edition: str) -> dict[str, str]:
    """The kind of each component."""
    from civitas.library import find_rules

    try:
        catalogue = find_rules(game, edition).catalogue(edition)
    except Exception:  # a component set that only its table knows
        return {}
    return {name: str(row.get("kind", "")) for name, row in catalogue.items() if isinstance(row, dict)}


def turning(found: Row) -> Row | None:
    """The move that turned a game most, by skill or by luck."""
    points = [found["moves"][number] for number in found["turning_points"]]
    if not points:
        return None
    row = max(points, key=lambda row: max(abs(after - before) for after, before in zip(row["after"], row["before"])))
    tried = next((tried for tried in row["tried"] if tried["move"] == row["move"]), None)
    return {
        "number": row["number"] + 1,
        "seat": row["seat"],
        "grade": row["grade"],
        "sentence": None if tried is None else tried["sentence"],
        "move": row["move"],
        "changes": [after - before for after, before in zip(row["after"], row["before"])],
    }


def summed_up(rows: Sequence[Row]) -> Row:
    """Lengths, endings, the effect of beginning, and which cards win."""
    first = [row for row in rows if row["seat"] == 0]
    by_seat = {seat: [row["won"] for row in rows if row["seat"] == seat] for seat in {row["seat"] for row in rows}}
    moves = sorted(row["moves"] for row in first)
    return {
        "games": len(first),
        "seats": [{"games": len(won), "won": sum(won)} for _, won in sorted(by_seat.items())],
        "moves": {"least": moves[0], "median": median(moves), "most": moves[-1]} if moves else None,
        "minutes": median(row["seconds"] for row in first) / 60 if first else None,
        "endings": Counter(row["reason"] for row in first),
        "cards": cards_that_win(rows),
    }


def cards_that_win(rows: Sequence[Row]) -> list[Row]:
    """How often whoever got a card won, with the number of times; rare ones are left out."""
    games: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for row in rows:
        for card in row["cards"]:
            games[card] += 1
            won[card] += row["won"]
    listed: list[Row] = [
        {"card": card, "games": count, "won": won[card]} for card, count in games.items() if count >= FEW_GAMES
    ]
    return sorted(listed, key=lambda row: (-row["won"] / row["games"], row["card"]))[:MOST_CARDS]
