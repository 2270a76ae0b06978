"""The card gallery: every component of every edition, as a page, and as data that the client's own modules draw."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from civitas import languages
from civitas.kernel.messages import LANGUAGES, Message, names, sentences
from civitas.library import find, find_rules, games
from tools.docs.markdown import escaped

CLIENT = Path(__file__).resolve().parents[2] / "src/civitas/web/client"
DRAWING = Path(__file__).with_name("gallery")

Entry = dict[str, Any]


@dataclass(frozen=True)
class Gallery:
    """What is printed in one edition of a game."""

    game: str
    edition: str
    title: str
    cards: dict[str, Entry]

    @property
    def page(self) -> str:
        return f"{self.game}-{self.edition}"


def galleries() -> list[Gallery]:
    """One of each edition of each game."""
    found = [(game, edition) for game in games() for edition in find_rules(game).editions]
    return [gallery(game, edition) for game, edition in found]


def gallery(game: str, edition: str) -> Gallery:
    rules = find_rules(game, edition)
    return Gallery(game, edition, rules.title, rules.catalogue(edition))


# The page: what is printed on each card in words, with a place for its drawing


def page(shown: Gallery) -> str:
    """All cards in words, by their kinds, with a place for each drawing."""
    kinds: dict[str, list[str]] = {}
    for card, entry in shown.cards.items():
        kinds.setdefault(entry["label"]["id"], []).append(card)
    parts = [f"# The cards of {escaped(shown.title)}", summary(shown, kinds)]
    for cards in kinds.values():
        parts.append(f"## {escaped(heading(shown.cards[cards[0]]))}")
        parts += [":::::{container} gallery", *(card_entry(shown, card) for card in cards), ":::::"]
    return "\n\n".join([*parts, script(shown)]) + "\n"


def heading(entry: Entry) -> str:
    """The kind of a card without what differs between cards of this kind, such as their Era."""
    word = kind(entry).partition(",")[0]
    return word[:1].upper() + word[1:]


def summary(shown: Gallery, kinds: dict[str, list[str]]) -> str:
    return f"{len(shown.cards)} components of {len(kinds)} kinds, as they are drawn at a table in the browser."


def card_entry(shown: Gallery, card: str) -> str:
    entry = shown.cards[card]
    age = f"{escaped(kind(entry))}, {entry['age']}" if entry.get("age") else escaped(kind(entry))
    sentences = "\n".join(f"- {escaped(said(line))}" for line in entry["text"])
    face = f'<div class="face" data-card="{card}"></div>'
    return f"::::{{card}} {shown.game} {shown.edition}: {card}\n\n{face}\n\n*{age}*\n\n{sentences}\n::::"


def script(shown: Gallery) -> str:
    """What draws the faces of a page; a game without a drawing is shown in words."""
    manifest = find(shown.game)
    if not manifest.face:
        return ""
    styles = " ".join(manifest.styles)
    data = f'data-face="{manifest.face}" data-styles="{styles}" data-cards="{shown.page}"'
    return f'<script type="module" src="../_static/gallery/gallery.js" {data}></script>'


def kind(entry: Entry) -> str:
    """What a card is, in a word."""
    return said(entry["label"])


def said(message: Entry) -> str:
    return read(message).text()


def read(message: Entry) -> Message:
    """A message out of plain data."""
    return Message(message["id"], **{name: value_of(value) for name, value in message["args"].items()})


def value_of(value: Any) -> Any:
    if isinstance(value, list):
        return [value_of(part) for part in value]
    return read(value) if isinstance(value, dict) else value


# The data, and what draws it


def write_data(folder: Path) -> None:
    """Into a folder of the site: the cards, the words of each language, the client, and what the gallery adds to it."""
    shutil.copytree(CLIENT, folder / "client", ignore=shutil.ignore_patterns("index.html"))
    shutil.copytree(DRAWING, folder, dirs_exist_ok=True)
    for shown in galleries():
        (folder / f"{shown.page}.json").write_text(json.dumps(shown.cards), "utf-8")
    for language in LANGUAGES:
        (folder / f"words-{language}.json").write_text(json.dumps(words(language)), "utf-8")


def words(language: str) -> dict[str, Any]:
    """All that can be said in a language, as the client reads it."""
    languages.load(language)
    return {"sentences": {**sentences("en"), **sentences(language)}, "names": names(language)}
