"""The names of a component set: each stands once in each language, can be written into a record, and means one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from civitas.inventions.components.columns import TABLES, shown
from civitas.inventions.components.draft import Draft, Faults
from civitas.inventions.kinds import (
    ASPIRATION_NAMES,
    BENEFIT_NAMES,
    COLOURS,
    EFFECT_NAMES,
    LETTERS,
    NUMBERS,
    OBJECTIVE_KINDS,
    PEOPLE_NAMES,
    TILE_TYPES,
    TYPE_NAMES,
)
from civitas.inventions.moves import PLACES, InventionsBook
from civitas.kernel.messages import player_name

MOST_LETTERS: Final = 60
"""Of a name or of the title."""
LANGUAGES: Final = {"it": "Italian", "pt": "Portuguese"}


def check_title(title: str | None, faults: Faults) -> None:
    if title is not None:
        faults.must(
            bool(title.strip()) and title.isprintable(), f"the title {shown(title)} is no line of text.", "title"
        )
        faults.must(
            len(title) <= MOST_LETTERS,
            f"the title has {len(title)} characters and may have at most {MOST_LETTERS}.",
            "title",
        )


def check_names(draft: Draft, faults: Faults) -> None:
    """Each name stands once in each language, means nothing else, can be written into a record, and keeps moves apart."""
    before = len(faults.found)
    for table, row, name in named_rows(draft, faults):
        for fault in faults_of_name(name):
            faults.add(f"the name {shown(name)} {fault}.", table, row)
        if meaning := meaning_of(name):
            faults.add(f"the name {shown(name)} is that of {meaning}.", table, row)
    check_once("name", list(named_rows(draft, faults)), faults)
    for language, called in LANGUAGES.items():
        translated = list(translated_rows(draft, language, faults))
        for table, row, name in translated:
            for fault in faults_of_text(name):
                faults.add(f"the {called} name {shown(name)} {fault}.", table, row)
        check_once(f"{called} name", translated, faults)
    if len(faults.found) == before:
        check_moves(draft, faults)


NamedRow = tuple[str, int, str]


def named_rows(draft: Draft, faults: Faults) -> Iterator[NamedRow]:
    """Table, row and name of all that has a name, in the order of the file."""
    for table in sorted(draft.tables(), key=lambda table: faults.place(table.name)):
        for row, name in table.names.items():
            yield table.name, row, name


def translated_rows(draft: Draft, language: str, faults: Faults) -> Iterator[NamedRow]:
    for table in sorted(draft.tables(), key=lambda table: faults.place(table.name)):
        for row, component in table.rows.items():
            if language in TABLES[table.name].columns:
                yield table.name, row, getattr(component, language)


def check_once(what: str, rows: list[NamedRow], faults: Faults) -> None:
    """No two are called alike; it is said of the first, with the places of the others."""
    alike: dict[str, list[NamedRow]] = {}
    for named in rows:
        alike.setdefault(plain(named[2]), []).append(named)
    for (table, row, name), *others in alike.values():
        if others:
            places = " and ".join(f"{other}, row {number}" for other, number, _ in others)
            faults.add(f"the {what} {shown(name)} stands {len(others) + 1} times. Again in {places}.", table, row)


def plain(name: str) -> str:
    return " ".join(name.casefold().split())


def faults_of_text(text: str) -> list[str]:
    """What cannot be shown on one line."""
    wrong = []
    if text != text.strip() or not text:
        wrong.append("is empty, or begins or ends with a space")
    if not text.isprintable() or set("{}") & set(text):
        wrong.append("holds a brace, a line end or something else that cannot be printed")
    if len(text) > MOST_LETTERS:
        wrong.append(f"has {len(text)} characters and may have at most {MOST_LETTERS}")
    return wrong


def faults_of_name(name: str) -> list[str]:
    """What cannot be written into a record and read from it again."""
    wrong = faults_of_text(name)
    if set(",:#\n") & set(name):
        wrong.append("holds a comma, a colon, a # or a line end")
    if "  " in name:
        wrong.append("holds two spaces in a row")
    return wrong


def meanings() -> dict[str, str]:
    """What words of the game mean already."""
    found = dict.fromkeys(PLACES, "a place in the turn order") | dict.fromkeys(LETTERS, "a letter of Wealth tiles")
    found |= dict.fromkeys(OBJECTIVE_KINDS, "a kind of objective") | dict.fromkeys(TILE_TYPES, "a type")
    found |= dict.fromkeys(EFFECT_NAMES, "an effect") | dict.fromkeys(PEOPLE_NAMES, "people")
    found |= dict.fromkeys(progress_names(), "a Progress tile") | dict.fromkeys(ASPIRATION_NAMES, "an Aspiration")
    found |= dict.fromkeys(BENEFIT_NAMES, "a benefit")
    found |= {player_name(seat): "a player" for seat in range(COLOURS)} | {"Chronos": "a player"}
    found |= {"Influence Track": "a track"}
    return {plain(name): meaning for name, meaning in found.items()}


def progress_names() -> list[str]:
    return [f"{type.capitalize()} {number}" for type in TYPE_NAMES for number in range(1, NUMBERS + 1)]


MEANINGS: Final = meanings()
NUMBERED: Final = {re.compile(r"hex \d+"): "a hex", re.compile(r"space \d+ of era \d+"): "a space of the Era Track"}


def meaning_of(name: str) -> str:
    """What a name means already, whatever its letter case; nothing if it is free."""
    numbered = (meaning for pattern, meaning in NUMBERED.items() if pattern.fullmatch(plain(name)))
    return MEANINGS.get(plain(name)) or next(numbered, "")


def check_moves(draft: Draft, faults: Faults) -> None:
    """No two moves read alike: "place A in B" in "C" and "place A" in "B in C" would."""
    names = {table.name: tuple(table.names.values()) for table in draft.tables()}
    tiles = (*ASPIRATION_NAMES, *progress_names(), *names["wealth"])
    book = InventionsBook(
        names["regions"], names["ideas"], names["milestones"], names["influence_tiles"], tiles, (), ()
    )
    places = {name: (table, row) for table, row, name in named_rows(draft, faults)}
    reported: set[frozenset[str]] = set()
    for move in range(int(book.size)):
        other = book.number(book.text(move))
        if other != move:
            alike = [
                name for each in (move, other) for name in book.kind(each).written(each).values() if name in places
            ]
            if frozenset(alike) not in reported:
                reported.add(frozenset(alike))
                text = f"two moves read alike, {book.text(move)!r}, by the names {', '.join(dict.fromkeys(alike))}."
                faults.add(text, *places[alike[0]])
