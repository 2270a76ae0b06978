"""Somebody's page: what they have played and how they fared, and who may see it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from sqlalchemy import Table, and_, exists, insert, or_, select, update

from civitas.library import find, find_rules
from civitas.web.accounts import Person
from civitas.web.refusals import FORBIDDEN, MISSING, Refusal
from civitas.web.results import kinds_of
from civitas.web.schema import (
    desks,
    entries,
    lessons,
    seats,
    sessions,
    tables,
    ties,
    timings,
    tokens,
    users,
    vacations,
    wishes,
)
from civitas.web.schema_study import profiles, puzzle_tries, ratings, results, studies
from civitas.web.store import Store

PRIVATE: Final = "private"
FRIENDS: Final = "friends"
PUBLIC: Final = "public"
LEAST_RATED: Final = 5
"""Below this number of rated games a rating would mislead."""
PLANS: Final = ("queue", "unqueue")
"""Entries that only their seat hears of."""
RECENT: Final = 20
MOST: Final = 10
Row = dict[str, Any]


class People:
    """The pages of people."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    def wishes(self, user: str) -> Row:
        """Who may see a page, and whether ratings are wanted; private, if nothing was said."""
        with self.store.reading() as connection:
            row = connection.execute(select(profiles).where(profiles.c.user == user)).mappings().first()
        if row is None:
            return {"visible": PRIVATE, "rating": True}
        return {"visible": row["visible"], "rating": row["rating"]}

    def wish(self, person: Person, visible: str, rating: bool) -> None:
        wanted = {"visible": visible, "rating": rating}
        with self.store.writing() as connection:
            changed = update(profiles).where(profiles.c.user == person.id).values(**wanted)
            if not connection.execute(changed).rowcount:
                connection.execute(insert(profiles).values(user=person.id, **wanted))

    def page(self, user: str, visitor: Person | None) -> Row:
        """Somebody's page for whoever asks; refused to those whom its owner does not let see it."""
        with self.store.reading() as connection:
            owner = connection.execute(select(users).where(users.c.id == user)).mappings().first()
        if owner is None or not owner["name"]:
            raise Refusal(MISSING, "study.error.no_person")
        is_you = visitor is not None and visitor.id == user
        wanted = self.wishes(user)
        if not self._is_shown(user, visitor):
            raise Refusal(FORBIDDEN, "study.error.private_page")
        own, all_rows = self._games(user)
        shown = {"id": user, "name": owner["name"], "since": owner["created"], "you": is_you, **wanted}
        rated = self._ratings(user) if wanted["rating"] else {}
        # A private table is named to nobody else, nor who sat at it.
        shared = [row for row in own if is_you or row["public"]]
        return {
            **shown,
            "games": len(own),
            "won": sum(row["won"] for row in own),
            "titles": titles(own, rated),
            "bots": against_bots(own, all_rows),
            "people": against_people(own, all_rows),
            "heads": heads(user, shared, all_rows),
            "favourites": favourites(own),
            "records": lengths(shared),
            "recent": [listed(row, all_rows) for row in shared[:RECENT]],
            "accuracy": by_month(own, "accuracy"),
            "luck": by_month(own, "luck"),
        }

    def shown(self, seats: Sequence[str | None], visitor: Person | None) -> list[str | None]:
        """Of those who sit at a table, the ones whose page a visitor may see: their own, and those they are let see."""
        return [user if user is not None and self._is_shown(user, visitor) else None for user in seats]

    def _is_shown(self, user: str, visitor: Person | None) -> bool:
        is_you = visitor is not None and visitor.id == user
        return is_you or self._may_see(user, self.wishes(user)["visible"], visitor)

    def _may_see(self, user: str, visible: str, visitor: Person | None) -> bool:
        """Everybody, nobody, or those whom the owner follows."""
        if visible != FRIENDS or visitor is None:
            return visible == PUBLIC
        friend = select(ties.c.other).where(ties.c.user == user, ties.c.other == visitor.id, ties.c.kind == "follow")
        with self.store.reading() as connection:
            return connection.scalar(friend) is not None

    def _games(self, user: str) -> tuple[list[Row], dict[str, list[Row]]]:
        """A person's seats in finished games, the latest first, and everybody's at those tables."""
        mine = select(results.c.table).where(results.c.user == user)
        wanted = select(results).where(results.c.table.in_(mine)).order_by(results.c.ended.desc(), results.c.seat)
        by_table: defaultdict[str, list[Row]] = defaultdict(list)
        with self.store.reading() as connection:
            for row in connection.execute(wanted).mappings():
                by_table[row["table"]].append(dict(row))
        # At one device a person sits on several seats: who of them played is not known.
        alone = {id: rows for id, rows in by_table.items() if sum(row["user"] == user for row in rows) == 1}
        own = [next(row for row in rows if row["user"] == user) for rows in alone.values()]
        return own, alone

    def _ratings(self, user: str) -> dict[str, Row]:
        with self.store.reading() as connection:
            rows = connection.execute(select(ratings).where(ratings.c.user == user)).mappings()
            return {row["game"]: {name: row[name] for name in ("rating", "doubt", "games")} for row in rows}

    def everything(self, person: Person) -> Row:
        """All that the site keeps of somebody, as one piece; what others planned at the same tables is theirs."""
        sits = select(results.c.table).where(results.c.user == person.id)
        own = exists().where(
            seats.c.table == entries.c.table, seats.c.seat == entries.c.seat, seats.c.user == person.id
        )
        shown = and_(entries.c.kind != "chat", or_(entries.c.kind.not_in(PLANS), own))
        said = select(entries.c.table, entries.c.data, entries.c.at).join(
            seats, (seats.c.table == entries.c.table) & (seats.c.seat == entries.c.seat)
        )
        with self.store.reading() as connection:

            def rows(wanted: Any) -> list[Row]:
                return [dict(row) for row in connection.execute(wanted).mappings()]

            def mine(kept: Table, *without: str) -> list[Row]:
                wanted = (column for column in kept.c if column.name not in ("user", *without))
                return rows(select(*wanted).where(kept.c.user == person.id))

            spoken = rows(said.where(seats.c.user == person.id, entries.c.kind == "chat").order_by(entries.c.at))
            return {
                "person": {"id": person.id, "name": person.name},
                "sits": mine(seats),
                "chat": [row for row in spoken if row["data"].get("name") == person.name],
                "notes": mine(desks),
                "wishes": mine(wishes),
                "timings": mine(timings),
                "vacations": mine(vacations, "id"),
                "sessions": mine(sessions, "hash"),
                "tokens": mine(tokens, "hash"),
                "page": self.wishes(person.id),
                "results": rows(select(results).where(results.c.user == person.id)),
                "ratings": rows(select(ratings).where(ratings.c.user == person.id)),
                "lessons": rows(select(lessons).where(lessons.c.user == person.id)),
                "puzzles": rows(select(puzzle_tries).where(puzzle_tries.c.user == person.id)),
                "follows": rows(select(ties).where(ties.c.user == person.id)),
                "games": rows(
                    select(tables.c.id, tables.c.game, tables.c.edition, tables.c.players, tables.c.options,
                           tables.c.deal, tables.c.summary).where(tables.c.id.in_(sits))
                ),
                "entries": rows(
                    select(entries.c.table, entries.c.seq, entries.c.kind, entries.c.seat, entries.c.data, entries.c.at)
                    .where(entries.c.table.in_(sits), shown).order_by(entries.c.table, entries.c.seq)
                ),
                "analyses": rows(select(studies.c.table, studies.c.found).where(studies.c.table.in_(sits))),
            }  # fmt: skip


def counted(rows: Iterable[Row]) -> Row:
    all_rows = list(rows)
    return {"games": len(all_rows), "won": sum(row["won"] for row in all_rows)}


def grouped(rows: Iterable[Row], key: Callable[[Row], Any]) -> dict[Any, list[Row]]:
    found: defaultdict[Any, list[Row]] = defaultdict(list)
    for row in rows:
        found[key(row)].append(row)
    return dict(found)


def titles(own: Sequence[Row], rated: dict[str, Row]) -> list[Row]:
    """By game, with its editions; a rating only from enough rated games on."""
    return [
        {
            "game": game,
            "title": find_rules(game).title,
            **counted(rows),
            "editions": [{"edition": name, **counted(some)} for name, some in grouped(rows, _edition).items()],
            "last": [row["won"] for row in rows[:MOST]],
            "rating": rated.get(game) if rated.get(game, {}).get("games", 0) >= LEAST_RATED else None,
            "rated": rated.get(game, {}).get("games", 0),
        }
        for game, rows in sorted(grouped(own, lambda row: row["game"]).items())
    ]


def _edition(row: Row) -> Any:
    return row["edition"]


def rivals(row: Row, tables_: dict[str, list[Row]]) -> list[Row]:
    return [other for other in tables_[row["table"]] if other["seat"] != row["seat"]]


def against_bots(own: Sequence[Row], tables_: dict[str, list[Row]]) -> list[Row]:
    """Against each level, where all others were of it."""
    found = [(row, {other["level"] for other in rivals(row, tables_)}) for row in own]
    alone = [(row, levels.pop()) for row, levels in found if len(levels) == 1 and None not in levels]
    groups = grouped([{**row, "against": level} for row, level in alone], lambda row: (row["game"], row["against"]))
    return [{"game": game, "level": level, **counted(rows)} for (game, level), rows in sorted(groups.items())]


def against_people(own: Sequence[Row], tables_: dict[str, list[Row]]) -> Row:
    return counted(row for row in own if all(other["level"] is None for other in rivals(row, tables_)))


def heads(user: str, own: Sequence[Row], tables_: dict[str, list[Row]]) -> list[Row]:
    """Against each other person: who came before whom."""
    ahead: defaultdict[str, list[float]] = defaultdict(list)
    names: dict[str, str] = {}
    for row in own:
        for other in rivals(row, tables_):
            if other["user"] not in (None, user):
                names.setdefault(other["user"], other["name"])
                ahead[other["user"]].append(_before(row["place"], other["place"]))
    listed: list[Row] = [
        {"name": names[other], "games": len(shares), "won": shares.count(1.0), "lost": shares.count(0.0)}
        for other, shares in ahead.items()
    ]
    return sorted(listed, key=lambda row: (-row["games"], row["name"]))[:MOST]


def _before(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


def favourites(own: Sequence[Row]) -> list[Row]:
    """What somebody has taken most of what people have favourites of, and how it went."""
    times: Counter[tuple[str, str]] = Counter()
    won: defaultdict[tuple[str, str], float] = defaultdict(float)
    kinds: dict[tuple[str, str], str] = {}
    for row in own:
        wanted = find(row["game"]).favourites
        known = kinds_of(row["game"], row["edition"])
        for card in row["cards"]:
            if known.get(card) in wanted:
                key = (row["game"], card)
                times[key] += 1
                won[key] += row["won"]
                kinds[key] = known[card]
    return [
        {"game": key[0], "card": key[1], "kind": kinds[key], "games": count, "won": won[key]}
        for key, count in times.most_common(MOST)
    ]


def lengths(own: Sequence[Row]) -> Row | None:
    """The fastest and the longest game, by moves."""
    if not own:
        return None
    by_moves = sorted(own, key=lambda row: (row["moves"], row["ended"]))
    brief = ("table", "game", "moves", "seconds")
    return {
        "fastest": {name: by_moves[0][name] for name in brief},
        "longest": {name: by_moves[-1][name] for name in brief},
    }


def listed(row: Row, tables_: dict[str, list[Row]]) -> Row:
    names = ("table", "game", "edition", "players", "ended", "won", "place", "points", "reason", "moves", "seat")
    seats = [
        {"name": other["name"], "level": other["level"], "points": other["points"]} for other in tables_[row["table"]]
    ]
    found = {name: row[name] for name in (*names, "accuracy", "luck", "turning", "rated")}
    return {**found, "title": find_rules(row["game"]).title, "seats": seats}


def by_month(own: Sequence[Row], what: str) -> list[Row]:
    """The mean of each month in which a game was analysed, with its standard error."""
    known = [row for row in own if row[what] is not None]
    months = grouped(known, lambda row: datetime.fromtimestamp(row["ended"], UTC).strftime("%Y-%m"))
    return [{"month": month, **_mean([row[what] for row in rows])} for month, rows in sorted(months.items())]


def _mean(numbers: Sequence[float]) -> Row:
    doubt = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else None
    return {"mean": fmean(numbers), "doubt": doubt, "games": len(numbers)}
