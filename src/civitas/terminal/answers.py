"""Understanding what somebody typed: a number, a move in words, an abbreviation, or nearly a move.

A text is compared in four steps, each looser than the one before: the whole phrase; every word begun ("b bat" for
"build Baths"); the beginning of the phrase; some of its words begun, in order ("sphinx baths").
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from civitas.kernel.game import Game
from civitas.terminal.voice import Voice

LONGEST: Final = 200
"""Characters of an answer that are read at all."""

Phrases = Mapping[str, int]
"""What can be typed, as plain words, and the number of what it means."""


def plain(text: str) -> str:
    """Small letters without accents, single spaces."""
    letters = unicodedata.normalize("NFKD", text[:LONGEST].casefold())
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(kept.replace("'", " ").replace("-", " ").split())


# The four steps


def is_whole(text: str, phrase: str) -> bool:
    return text == phrase


def begins_each_word(text: str, phrase: str) -> bool:
    typed, words = text.split(), phrase.split()
    return len(typed) == len(words) and all(map(str.startswith, words, typed))


def begins_phrase(text: str, phrase: str) -> bool:
    return phrase.startswith(text)


def begins_some_words(text: str, phrase: str) -> bool:
    words = iter(phrase.split())
    return all(any(word.startswith(typed) for word in words) for typed in text.split())


CLOSE: Final = (is_whole, begins_each_word)
LOOSE: Final = (begins_phrase, begins_some_words)
Step = Callable[[str, str], bool]


def find(text: str, phrases: Phrases, steps: Sequence[Step] = (*CLOSE, *LOOSE)) -> list[int]:
    """What the text can mean, by the first step that finds anything; each meaning once."""
    wanted = plain(text)
    if not wanted:
        return []
    for fits in steps:
        found = dict.fromkeys(meaning for phrase, meaning in phrases.items() if fits(wanted, phrase))
        if found:
            return list(found)
    return []


def nearest(text: str, phrases: Phrases) -> list[int]:
    """What the text may have been meant to say, misspelt, with or without its verb."""
    known = dict(phrases)
    for phrase, meaning in phrases.items():
        known.setdefault(phrase.partition(" ")[2], meaning)
    known.pop("", None)
    near = get_close_matches(plain(text), known, n=3, cutoff=0.6)
    return list(dict.fromkeys(known[phrase] for phrase in near))


# What can be typed in a game


def move_phrases(game: Game, moves: Sequence[int], voice: Voice) -> dict[str, int]:
    """The moves in the words of records, and with the names of the language."""
    phrases = {plain(local_text(game, move, voice)): move for move in moves}
    phrases.update((plain(game.say(move)), move) for move in moves)
    return phrases


def all_phrases(game: Game) -> dict[str, int]:
    """Every move the game has, possible now or not."""
    return {plain(game.say(move)): move for move in range(game.rules.book.size)}


def local_text(game: Game, move: int, voice: Voice) -> str:
    """A move with the names of the language."""
    if move < 0:
        return game.say(move)
    kind = game.rules.book.kind(move)
    return kind.template.format_map({role: voice.name(name) for role, name in kind.written(move).items()})


class Component:
    """Something with a name: a building, a wonder, a token."""

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name


def components(game: Game) -> list[Component]:
    return [Component(kind, name) for kind, names in game.rules.names.items() for name in names]


def find_components(text: str, known: Sequence[Component], voice: Voice) -> list[Component]:
    """The components a text can name, in English or in the language."""
    phrases = {plain(voice.name(component.name)): place for place, component in enumerate(known)}
    phrases.update((plain(component.name), place) for place, component in enumerate(known))
    return [known[place] for place in find(text, phrases)]
