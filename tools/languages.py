"""Bring the PO files of the translators up to date with the English sentences, and tell what is missing.

A new sentence is added without translation; one whose English changed keeps its translation, marked fuzzy; one that is
gone goes. The order is that of the ids, and the header has no dates, so that a change is small to read.

`tools/languages.py FILE` also takes translations from a TOML file with a table for each language: `[it]`, then rows
`"lesson.duel.1.title" = "..."`.
"""

from __future__ import annotations

import sys
import tomllib
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import write_po

from civitas.kernel.messages import sentences
from civitas.languages import TRANSLATED, po_file, read_catalogue, register_all

HEADER: Final = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""


def main(*files: str) -> None:
    register_all()
    for language in TRANSLATED:
        before = read_catalogue(language) if po_file(language).exists() else Catalog(language)
        after = updated(before, sentences())
        for file in files:
            translate(after, tomllib.loads(Path(file).read_text("utf-8")).get(language, {}))
        po_file(language).write_bytes(as_text(after, language))
        print(report(after, language))


def updated(before: Catalog, english: dict[str, str]) -> Catalog:
    """A catalogue of exactly these sentences, with the translations there were."""
    known = {message.context: message for message in before}
    after = Catalog(before.locale)
    for id in sorted(english):
        old = known.get(id)
        string = str(old.string) if old and old.string else ""
        message = after.add(english[id], string, context=id)
        is_doubtful = bool(string) and old is not None and (old.fuzzy or old.id != english[id])
        message.flags = {"fuzzy"} if is_doubtful else set()
    return after


def translate(catalogue: Catalog, said: dict[str, str]) -> None:
    """Put translations of some sentences into a catalogue."""
    for message in catalogue:
        if message.context in said:
            message.string = said[message.context]
            message.flags.discard("fuzzy")


def as_text(catalogue: Catalog, language: str) -> bytes:
    written = BytesIO()
    write_po(written, catalogue, width=0, omit_header=True)
    return HEADER.format(language=language).encode() + written.getvalue()


def report(catalogue: Catalog, language: str) -> str:
    found: list[Message] = [message for message in catalogue if message.id]
    missing = sum(not message.string for message in found)
    fuzzy = sum(message.fuzzy for message in found)
    return f"{language}: {len(found)} sentences, {missing} missing, {fuzzy} fuzzy"


if __name__ == "__main__":
    main(*sys.argv[1:])
