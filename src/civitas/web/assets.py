"""The client's files as browsers get them: a few answers made at start, each with an address that names its content.

A browser that asks for a hundred modules waits for a hundred answers. So the modules that a page needs are joined to
one script, those that only a game's board needs to another, and styles likewise; each is compressed once, and may be
kept for ever, because another content has another address. Whoever edits a file finds it in the next page they load.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from gzip import compress
from hashlib import sha256
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final

from civitas import __version__
from civitas.library import manifests
from civitas.web.settings import CLIENT

ENTRY: Final = "app.js"
LATER: Final = "pages/later.js"
"""Pages that come when they are first wanted."""
SHEETS: Final = (
    "tokens", "base", "shell", "lobby", "opponents", "table", "replay", "text", "learn", "desk", "home",
)  # fmt: skip
STYLES: Final = tuple(f"style/{name}.css" for name in SHEETS)
LATER_SHEETS: Final = ("study", "cards")
"""Styles of what few visits show: analyses, hints, puzzles, profiles, cards."""
LATER_STYLES: Final = tuple(f"style/{name}.css" for name in LATER_SHEETS)
DRAWINGS: Final = ("symbols.svg",)
ICONS: Final = ("icons/favicon.svg", "icons/favicon-turn.svg")
PACKAGE: Final = CLIENT.parents[1]
SOURCES: Final = frozenset({".css", ".html", ".js", ".po", ".py", ".svg", ".toml", ".webmanifest"})

KEPT: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
"""For answers whose address names their content."""

TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class Asset:
    """An answer that is ready to be sent."""

    content: bytes
    compressed: bytes
    type: str


class Assets:
    """The answers of this server by their addresses."""

    def __init__(self) -> None:
        self.answers: Final[dict[str, Asset]] = {}
        self.addresses: dict[str, str] = {}
        """Where each part of the client is found."""
        self.page = ""
        self.build = ""
        self.stamp = 0
        self.refresh()

    def refresh(self) -> None:
        """Make everything anew if a file of the client has changed; what pages are open may still ask for stays."""
        stamp = hash(tuple((path, path.stat().st_mtime_ns) for path in _files(CLIENT)))
        if stamp == self.stamp:
            return
        self.stamp = stamp
        self.build = build_id()
        self.addresses = {}
        self._make()
        shell = (CLIENT / "index.html").read_text("utf-8")
        self.page = re.sub(r'"/assets/([^"]+)"', lambda found: f'"{self.addresses[found[1]]}"', shell)

    def _make(self) -> None:
        self._add(ENTRY, f"const $modules = {{}};\n{joined(core := graph(ENTRY))}export {{ $modules }};\n")
        self._add("app.css", styles(*STYLES))
        self._add("later.css", styles(*LATER_STYLES))
        for path in (*DRAWINGS, *ICONS):
            self._add(path, _text(path))
        self._add_module(LATER, core)
        for manifest in manifests():
            if manifest.board:
                self._add_module(manifest.board, core)
                self._add(thumb_of(manifest.board), _text(thumb_of(manifest.board)))
            if manifest.face:
                self._add_module(manifest.face, core)
            for path in manifest.styles:
                self._add(path, styles(path))

    def _add_module(self, path: str, core: list[str]) -> None:
        """A module with all that the first script does not bring."""
        own = [needed for needed in graph(path) if needed not in core]
        first = f'import {{ $modules }} from "{self.addresses[ENTRY]}";\n'
        self._add(path, f'{first}{joined(own)}export default $modules["{path}"];\n')

    def _add(self, path: str, text: str) -> None:
        content = text.encode()
        name, end = PurePosixPath(path).with_suffix("").as_posix().replace("/", "-"), PurePosixPath(path).suffix
        address = f"/assets/{name}-{sha256(content).hexdigest()[:12]}{end}"
        self.addresses[path] = address
        self.answers[address] = Asset(content, compress(content, mtime=0), TYPES[end])


def thumb_of(board: str) -> str:
    """The small picture of a game lies beside its board."""
    return PurePosixPath(board).with_name("thumb.svg").as_posix()


def build_id() -> str:
    """Which version this is, to the letter of its sources; a page of another one loads itself anew."""
    files = sha256()
    for path in _files(PACKAGE):
        files.update(path.read_bytes())
    return f"{__version__}-{files.hexdigest()[:8]}"


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.suffix in SOURCES)


def _text(*paths: str) -> str:
    return "".join((CLIENT / path).read_text("utf-8") for path in paths)


def styles(*paths: str) -> str:
    """Style sheets without what only their authors read."""
    return re.sub(r"\s*\n\s*", "\n", re.sub(r"/\*.*?\*/", "", _text(*paths), flags=re.S))


# Modules

# Statements of modules begin a line, or follow another statement in the libraries, which have one line.
BEGIN: Final = r"(?:^|(?<=[;}]))"
IMPORT: Final = re.compile(
    BEGIN + r'import\s*(?:(?P<all>\*\s*as\s+\w+)|(?P<one>\w+)|\{(?P<some>[^}]*)\})\s*from\s*"(?P<path>[^"]+)";?', re.M
)
PASSED_ON: Final = re.compile(BEGIN + r'export\s*\{(?P<some>[^}]*)\}\s*from\s*"(?P<path>[^"]+)";?', re.M)
LISTED: Final = re.compile(BEGIN + r"export\s*\{(?P<some>[^}]*)\}(?!\s*from);?", re.M)
DEFAULT: Final = re.compile(BEGIN + r"export default ", re.M)
DECLARED: Final = re.compile(BEGIN + r"export (?=(?:async )?(?:function|class|const)\b[* ]*(?P<name>\w+))", re.M)
COMMENT: Final = re.compile(r"^ *(?:/\*\*.*?\*/|//[^\n]*)\n", re.M | re.S)

INDENT: Final = re.compile(r"^ +", re.M)


def graph(entry: str) -> list[str]:
    """A module and all it imports, each after those it needs itself."""
    found: list[str] = []
    _visit(entry, found, ())
    return found


def _visit(path: str, found: list[str], on_the_way: tuple[str, ...]) -> None:
    if path in found:
        return
    if path in on_the_way:
        raise ValueError(f"Modules import each other in a circle: {', '.join((*on_the_way, path))}")
    for needed in needs(path):
        _visit(needed, found, (*on_the_way, path))
    found.append(path)


def needs(path: str) -> list[str]:
    """The modules that a module imports."""
    text = _text(path)
    matches = [*IMPORT.finditer(text), *PASSED_ON.finditer(text)]
    return [_from(path, match["path"]) for match in matches]


def _from(module: str, path: str) -> str:
    return normpath(PurePosixPath(module).parent / path)


def joined(modules: Sequence[str]) -> str:
    """Modules as one script: each is a function that is called at once, and what it exports is kept under its path."""
    return "".join(f'$modules["{path}"] = (() => {{\n{_as_function(path)}}})();\n' for path in modules)


def _as_function(path: str) -> str:
    """A module whose imports are taken from the modules before it, and whose exports are returned."""
    text = COMMENT.sub("", _text(path))
    exports = [
        *(
            f"{name}: {_module(path, found)}.{inside}"
            for found in PASSED_ON.finditer(text)
            for inside, name in _pairs(found)
        ),
        *(f"{name}: {inside}" for found in LISTED.finditer(text) for inside, name in _pairs(found)),
        *(found["name"] for found in DECLARED.finditer(text)),
        *("default: $default" for _ in DEFAULT.finditer(text)),
    ]
    text = IMPORT.sub(lambda found: _imported(path, found), PASSED_ON.sub("", text))
    text = DEFAULT.sub("const $default = ", DECLARED.sub("", LISTED.sub("", text)))
    return f"{INDENT.sub('', text)}\nreturn {{ {', '.join(exports)} }};\n"


def _imported(path: str, found: re.Match[str]) -> str:
    module = _module(path, found)
    if found["all"]:
        return f"const {found['all'].split()[-1]} = {module};"
    if found["one"]:
        return f"const {found['one']} = {module}.default;"
    return f"const {{ {', '.join(f'{inside}: {name}' for inside, name in _pairs(found))} }} = {module};"


def _module(path: str, found: re.Match[str]) -> str:
    return f'$modules["{_from(path, found["path"])}"]'


def _pairs(found: re.Match[str]) -> list[tuple[str, str]]:
    """The names in braces, each with what it is called outside them."""
    parts = (part.split() for part in found["some"].split(",") if part.strip())
    return [(part[0], part[-1]) for part in parts]
