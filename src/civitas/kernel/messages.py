"""Messages: everything the engine tells a person is an id with named arguments.

A sentence is a template, one per id and language:
    {coins}              the value; names of cards are put into the language, lists are joined
    {seat:player}        the player's name
    {coins:coin|coins}   the number with the right word: 1 coin, 3 coins
    {amount:goods}       the number with what another argument names: 2 food and 2 resources; a word that differs
                         after numbers stands as `one.` or `many.` and the word
The English sentences stand beside the rules that use them and are registered here with `add_sentences`; so are single
words such as wood or blue, with `add_words`, as sentences whose id is `word.` and the word. `civitas.languages` adds
the translations of both. Only the names of cards stand in the rows of the cards, in all languages (`add_names`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, TypedDict

AND: Final = {"en": "and", "it": "e", "pt": "e"}
PLAYER: Final = {"en": "Player", "it": "Giocatore", "pt": "Jogador"}
LANGUAGES: Final = ("en", "it", "pt")

_SENTENCES: Final[dict[str, dict[str, str]]] = {language: {} for language in LANGUAGES}
_NAMES: Final[dict[str, dict[str, str]]] = {language: {} for language in LANGUAGES}
_PLAIN: Final = (str, int)
_PLACE: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")


class Said(TypedDict):
    """A message as plain data, for the wire."""

    id: str
    args: dict[str, Any]


class Message:
    """A sentence to be said: which one, and with what."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: Any) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Any]] = args

    def text(self, language: str = "en", players: Sequence[str] = ()) -> str:
        """The sentence in a language, with the players' names where they are known."""
        template = _SENTENCES[language].get(self.id) or _SENTENCES["en"][self.id]
        return _PLACE.sub(lambda place: _fill(place, self.args, language, players), template)

    def json(self) -> Said:
        args = self.args.copy()
        for name, value in self.args.items():
            # Most are names and numbers, which are plain already.
            if type(value) not in _PLAIN:
                args[name] = _plain(value)
        return {"id": self.id, "args": args}

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, str(self.args)))


def add_sentences(language: str, sentences: dict[str, str]) -> None:
    """Register the sentences of a game in one language; an id is never given twice."""
    known = _SENTENCES[language]
    for id, sentence in sentences.items():
        if known.get(id, sentence) != sentence:
            raise ValueError(f"two sentences for {id}")
        known[id] = sentence


def add_words(*words: str) -> None:
    """Register English words that stand as values in sentences, and are to be put into other languages."""
    add_sentences("en", {f"word.{word}": word for word in words})


def add_names(language: str, names: dict[str, str]) -> None:
    """Register how the components of a game are called in a language, by their English names."""
    _NAMES[language].update(names)


def name_in(language: str, name: str) -> str:
    """A component's name or a word in a language."""
    return _NAMES[language].get(name) or _SENTENCES[language].get(f"word.{name}", name)


def sentences(language: str = "en") -> dict[str, str]:
    """All registered sentences of a language, by id."""
    return dict(_SENTENCES[language])


def names(language: str) -> dict[str, str]:
    """All names of components and words in a language, by the English ones."""
    words = {id.removeprefix("word."): said for id, said in _SENTENCES[language].items() if id.startswith("word.")}
    return {**words, **_NAMES[language]}


def player_name(seat: int, language: str = "en", players: Sequence[str] = ()) -> str:
    """What a seat is called: its player's name, or its number counted from one."""
    return players[seat] if seat < len(players) else f"{PLAYER[language]} {seat + 1}"


def join(parts: Sequence[str], language: str = "en") -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {AND[language]} {parts[-1]}"


def _fill(place: re.Match[str], args: dict[str, Any], language: str, players: Sequence[str]) -> str:
    name, form = place.group(1), place.group(2)
    value = args[name]
    if form is None:
        return _say(value, language, players)
    if form == "player":
        return player_name(value, language, players)
    if "|" not in form:
        return _counted(value, args[form], language, players)
    one, many = form.split("|")
    return f"{value} {one if value == 1 else many}"


def _counted(count: int, things: Any, language: str, players: Sequence[str]) -> str:
    said = _SENTENCES[language]
    words = []
    for thing in things if isinstance(things, list) else [things]:
        word = said.get(f"one.{thing}" if count == 1 else f"many.{thing}")
        words.append(f"{count} {word or _say(thing, language, players)}")
    return join(words, language)


def _say(value: Any, language: str, players: Sequence[str]) -> str:
    if isinstance(value, Message):
        return value.text(language, players)
    if isinstance(value, str):
        return name_in(language, value)
    if isinstance(value, list):
        return join([_say(part, language, players) for part in value], language)
    return str(value)


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return value
