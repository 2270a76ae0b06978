"""Whether every link inside the built site leads somewhere, and nothing is fetched from outside of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

TAG = re.compile(r"<(a|area|iframe|img|link|script|source)\b[^>]*?\s(?:href|src)=\"([^\"]*)\"")
ANCHOR = re.compile(r"\sid=\"([^\"]+)\"")
LEADS = ("a", "area")
TOP = ("", "top")


@dataclass(frozen=True)
class Page:
    """The anchors of a page, where it leads, and what it fetches."""

    anchors: frozenset[str]
    leads: frozenset[str]
    fetches: frozenset[str]


def read(file: Path) -> Page:
    text = file.read_text("utf-8")
    urls = [(tag, unescape(url)) for tag, url in TAG.findall(text)]
    leads = frozenset(url for tag, url in urls if tag in LEADS)
    return Page(frozenset(ANCHOR.findall(text)), leads, frozenset(url for tag, url in urls if tag not in LEADS))


def broken(site: Path) -> list[str]:
    """A sentence for each link, picture or script that is not there, or that is somewhere else."""
    site = site.resolve()
    pages = {file: read(file) for file in sorted(site.rglob("*.html"))}
    return [problem for file in pages for problem in problems(file, site, pages)]


def problems(file: Path, site: Path, pages: dict[Path, Page]) -> Iterator[str]:
    """What is wrong with the links of one page."""
    where, page = file.relative_to(site).as_posix(), pages[file]
    for url in sorted(page.leads | page.fetches):
        if is_outside(url):
            if url in page.fetches:
                yield f"{where} fetches {url} from outside."
        elif not is_there(file, url, site, pages):
            yield f"{where} leads to {url}, which is not there."


def is_outside(url: str) -> bool:
    parts = urlsplit(url)
    return bool(parts.scheme or parts.netloc)


def is_there(file: Path, url: str, site: Path, pages: dict[Path, Page]) -> bool:
    """Whether a link of a page leads to a file of the site, and to an anchor there if it names one."""
    parts = urlsplit(url)
    target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if site not in target.parents or not target.is_file():
        return False
    return target not in pages or parts.fragment in TOP or unquote(parts.fragment) in pages[target].anchors
