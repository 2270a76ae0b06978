"""Everything the site is made of, put into one folder as pages that Sphinx reads.

The pages of the project keep their places, so that their links to each other and to their pictures hold: the README
is the first page, `docs/` stands beside it. Beside them come the clauses, the cards and the reference.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from civitas.library import games
from tools.docs import cards, reference, rulebooks

ROOT = Path(__file__).resolve().parents[2]
PLAY = ["docs/web", "docs/hosting", *(f"docs/{game}" for game in games()), "cards/index", "rules/index"]
BUILD = ["api/civitas", "CONTRIBUTING", "CHANGELOG"]


def write(folder: Path) -> None:
    """All pages of the site into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(ROOT / "docs", folder / "docs")
    for page in ("CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / page, folder)
    write_page(folder / "index.md", (ROOT / "README.md").read_text("utf-8") + contents())
    write_rules(folder / "rules")
    write_cards(folder / "cards")
    write_reference(folder / "api")
    static = folder / "_static"
    shutil.copytree(Path(__file__).with_name("static"), static)
    cards.write_data(static / "gallery")


def contents() -> str:
    """What the bar beside every page lists. A new page of docs/ is about building until it stands above."""
    others = [f"docs/{page.stem}" for page in sorted((ROOT / "docs").glob("*.md")) if f"docs/{page.stem}" not in PLAY]
    return listed("Play", PLAY) + listed("Build", [*others, *BUILD])


def listed(caption: str, pages: list[str]) -> str:
    entries = "\n".join(pages)
    return f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{entries}\n```\n"


def write_rules(folder: Path) -> None:
    books = rulebooks.rulebooks()
    for book in books:
        write_page(folder / f"{book.page}.md", rulebooks.page(book))
    about = "Every clause of every rulebook in our own words, with the code that plays it and the tests that prove it."
    titles = {book.page: book.title for book in books}
    write_page(folder / "index.md", index("The rules, clause by clause", about, titles))


def write_cards(folder: Path) -> None:
    galleries = cards.galleries()
    for shown in galleries:
        write_page(folder / f"{shown.page}.md", cards.page(shown))
    about = "What is printed on every card, tile and token, drawn with the symbols of the tables in the browser."
    titles = {shown.page: shown.title for shown in galleries}
    write_page(folder / "index.md", index("The cards", about, titles))


def write_reference(folder: Path) -> None:
    for name, text in reference.pages().items():
        write_page(folder / f"{name}.rst", text)


def index(title: str, about: str, pages: dict[str, str]) -> str:
    entries = "\n".join(f"{short} <{page}>" for page, short in pages.items())
    return f"# {title}\n\n{about}\n\n```{{toctree}}\n:maxdepth: 1\n\n{entries}\n```\n"


def write_page(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
