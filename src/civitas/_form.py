"""Which form of the engine runs: compiled by mypyc, or plain Python. Both come from the same files.

An installed wheel carries the compiled modules beside their sources, and Python prefers them by itself.
A checkout keeps them apart, in build/engine, and runs them only while every source that went into them is byte for
byte what it was: an edited file is never hidden behind what it used to say.

This file is never compiled and imports the standard library only: it runs before any other module of the
package, and setup.py and tools/compile_engine.py run it alone.
"""

import importlib
import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1]
"""The folder that holds the package: `src` in a checkout, `site-packages` where it is installed."""

ENGINE: Final = ("kernel", *sorted(file.parent.name for file in HOME.glob("civitas/*/manifest.toml")), "bots", "search")
"""The packages that are compiled: all in one group, so that their modules call one another directly."""

WORDS: Final = ("words/*.py", "words/*/*.py")
"""What is said to people. The engine copies nothing out of these files, so it needs no compiling when one changes."""

STAY_PLAIN: Final = (
    # One thing to mypyc (`i64`) and another to Python (`int`)
    "ints.py",
    # Tables of what is printed: they run once
    "editions/*/*.py",
    "components/*.py",
    # For people, not for search
    *WORDS,
    "rules.py",
    "invariants.py",
    "layout.py",
    "kernel/errors.py",
    "kernel/game.py",
    "kernel/messages.py",
    "kernel/records.py",
    "kernel/replay.py",
    "kernel/selection.py",
    "kernel/text.py",
    "kernel/view.py",
    "__init__.py",
)
"""Engine files that are not compiled: all but the first gain nothing by it and would make compiling slow."""

GROUP: Final = "civitas_engine"
"""The group's name: mypyc puts its code into one library, `civitas_engine__mypyc`, that each module loads."""

BUILT: Final = HOME.parent / "build" / "engine" / EXTENSION_SUFFIXES[0].split(".")[1]
"""Where a checkout keeps its compiled engine: a folder for each Python, as `cpython-311-x86_64-linux-gnu`."""

_why_plain = "installed without compiling (no C compiler, or CIVITAS_COMPILE=0)"


def choose() -> None:
    """Arrange where the engine's modules are found. `import civitas` does so before it imports any."""
    global _why_plain
    if os.environ.get("CIVITAS_PLAIN", "0") not in ("", "0"):
        _why_plain = "CIVITAS_PLAIN is set"
    elif not _is_checkout():
        return
    elif not manifest().exists():
        _why_plain = "not compiled yet (`make engine` compiles it)"
    elif not is_current():
        _why_plain = "engine sources changed since they were compiled"
        print(f"civitas: {_why_plain}; running plain Python (`make engine` compiles them)", file=sys.stderr)
    else:
        sys.meta_path.insert(0, _Finder(BUILT, EXTENSION_SUFFIXES[0]))
        return
    sys.meta_path.insert(0, _Finder(HOME, ".py"))


def compiled() -> bool:
    """Whether the engine runs compiled: asked of a loaded module, whatever was intended."""
    kernel = importlib.import_module("civitas.kernel.state")
    return str(kernel.__file__).endswith(EXTENSION_SUFFIXES[0])


def describe() -> str:
    """The form that runs and, when it is the slow one, why."""
    return "compiled by mypyc" if compiled() else f"plain Python: {_why_plain}"


def sources() -> list[Path]:
    """Every Python file of the engine."""
    return sorted(file for package in ENGINE for file in (HOME / "civitas" / package).rglob("*.py"))


def to_compile() -> list[Path]:
    """The files that mypyc compiles."""
    return [file for file in sources() if not _is_among(file, STAY_PLAIN)]


def manifest() -> Path:
    """The file that says of which sources a checkout's compiled engine is the image."""
    return BUILT / "sources.sha256"


def fingerprint() -> str:
    """The sources as they are now, a line each. Plain tables count too: mypyc copies constants out of them."""
    counted = (file for file in sources() if not _is_among(file, WORDS))
    return "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.relative_to(HOME)}\n" for file in counted)


def is_current() -> bool:
    """Whether the compiled engine is the image of the sources: none edited, none added, none removed."""
    _made_with, _, compiled_sources = manifest().read_text().partition("\n")
    return compiled_sources == fingerprint()


def _is_among(file: Path, patterns: tuple[str, ...]) -> bool:
    return any(file.match(f"*/{pattern}") for pattern in patterns)


def _is_checkout() -> bool:
    return HOME.name == "src" and (HOME.parent / "pyproject.toml").exists()


class _Finder:
    """Finds the engine's modules in one form and one place, before Python looks beside the sources."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self.folder = folder
        self.suffix = suffix
        self.names = {".".join(file.relative_to(HOME).with_suffix("").parts) for file in to_compile()}
        if suffix != ".py":
            self.names.add(f"{GROUP}__mypyc")

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Where a module of the engine is; of any other module this knows nothing."""
        if name not in self.names:
            return None
        return spec_from_file_location(name, self.folder / (name.replace(".", "/") + self.suffix))
