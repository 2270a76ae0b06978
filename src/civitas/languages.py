"""The languages that people read: English, which stands in the code, and the translations in `locales/*.po`.

In a PO file msgctxt is the id of the sentence, msgid the English template and msgstr the translation with the same
places. `tools/languages.py` keeps the files up to date.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from civitas.kernel.messages import LANGUAGES, add_sentences, sentences
from civitas.library import Manifest, manifests
from civitas.teaching import courses, rulebook

ENGLISH: Final = "en"
TRANSLATED: Final = tuple(language for language in LANGUAGES if language != ENGLISH)
LOCALES: Final = Path(__file__).with_name("locales")
PARTS: Final = (
    "civitas.kernel.errors",
    "civitas.kernel.game",
    "civitas.analysis",
    "civitas.analysis.hints",
    "civitas.analysis.words",
    "civitas.arena.protocol",
    "civitas.bots",
    "civitas.puzzles.puzzle",
    "civitas.puzzles.words",
    "civitas.teaching.replies",
    "civitas.telling",
    "civitas.training",
    "civitas.terminal.words",
    "civitas.web.words.client",
    "civitas.web.words.server",
    "civitas.web.words.study",
)
"""The modules besides those of the games that register sentences when they are imported."""


def register_all() -> None:
    """Import everything that has something to say, so that all English sentences are known."""
    of_games = [module for manifest in manifests() for module in modules_of(manifest) if module]
    for module in (*of_games, *PARTS):
        if find_spec(module.rpartition(".")[0]) and find_spec(module):
            import_module(module)
    courses.register_all()
    rulebook.register_all()


def modules_of(manifest: Manifest) -> tuple[str, ...]:
    """The modules of a game that register sentences."""
    return (manifest.rules, *manifest.words, manifest.telling, manifest.news, manifest.coach)


@cache
def load(language: str) -> None:
    """Make a language known: from now on every message can be said in it."""
    register_all()
    if language != ENGLISH:
        add_sentences(language, translations(read_catalogue(language)))


def read_catalogue(language: str) -> Catalog:
    """The PO file of a language."""
    with po_file(language).open("rb") as file:
        return read_po(file, locale=language)


def po_file(language: str) -> Path:
    return LOCALES / f"{language}.po"


def translations(catalogue: Catalog) -> dict[str, str]:
    """The sentences of a PO file that can be used: translated, not fuzzy, and of the English that is said today."""
    english = sentences()
    return {
        message.context: str(message.string)
        for message in catalogue
        if message.context and message.string and not message.fuzzy and english.get(message.context) == message.id
    }
