"""Write the types of the views for the browser's boards: client/types/*.d.ts, from the TypedDicts of the games.

`make client-types` writes them anew; a test fails while one is out of date. It reads the plain form: compiled modules
forget what a list holds.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from civitas.library import manifests

TYPES: Final = Path(__file__).parents[1] / "src/civitas/web/client/types"
KERNEL: Final = "view"
FOR_BOARDS: Final = "drawing"
"""What a view need not have, but what a board always gets."""
PLAIN: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "any",
    object: "unknown",
}


def files() -> dict[Path, str]:
    """Every file of types, as it should be."""
    kernel = import_module("civitas.kernel.view")
    found = {TYPES / f"{KERNEL}.d.ts": declarations(kernel.View)}
    for manifest in manifests():
        games = import_module(f"{manifest.rules.rpartition('.')[0]}.view")
        found[TYPES / f"{manifest.name}.d.ts"] = declarations(games.Table)
    return found


def declarations(root: type) -> str:
    """The interface of a TypedDict and of all those it holds, the outermost first."""
    home = root.__module__
    waiting, written, foreign = [root], {}, set()
    while waiting:
        shown = waiting.pop(0)
        if shown.__name__ not in written:
            inner = parts_of(shown)
            written[shown.__name__] = interface(shown)
            local = [part for part in inner if is_ours(part, home)]
            foreign |= {part.__name__ for part in inner if part not in local}
            waiting += local
    head = f"/** Generated from {home} by tools/view_types.py: change it there. */\n"
    imports = f'\nimport type {{ {", ".join(sorted(foreign))} }} from "./{KERNEL}";\n' if foreign else ""
    return head + imports + "".join(f"\n{text}" for text in written.values())


def is_ours(shown: type, home: str) -> bool:
    """Whether a type is declared in the same file: the kernel's are shared by all games."""
    return ".kernel." not in shown.__module__ or ".kernel." in home


def interface(shown: type) -> str:
    """One TypedDict as an interface, with its docstring."""
    lines = [f"  {name}{mark(shown, name)}: {written(hint)};" for name, hint in hints(shown).items()]
    variables = ", ".join(variable.__name__ for variable in getattr(shown, "__parameters__", ()))
    title = shown.__name__ + (f"<{variables}>" if variables else "")
    return "\n".join(
        [f"/** {' '.join(cleandoc(shown.__doc__ or '').split())} */", f"export interface {title} {{", *lines, "}", ""]
    )


def hints(shown: type) -> dict[str, Any]:
    return get_type_hints(shown, include_extras=True)


def mark(shown: type, name: str) -> str:
    return "?" if name != FOR_BOARDS and get_origin(hints(shown)[name]) is NotRequired else ""


def written(hint: Any) -> str:
    """A Python type in TypeScript."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return written(args[0])
    if origin is Annotated:
        return str(hint.__metadata__[0])
    if origin in (Union, UnionType):
        return " | ".join(written(part) for part in args)
    if origin is list:
        inside = written(args[0])
        return f"({inside})[]" if re.search(r" \| ", inside) else f"{inside}[]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    return PLAIN[hint] if hint in PLAIN else str(hint.__name__)


def parts_of(hint: Any) -> list[type]:
    """The TypedDicts that a type mentions, in its order."""
    inside = hints(hint).values() if is_typeddict(hint) else get_args(hint)
    found = [
        [part] if is_typeddict(part) else parts_of(part) for part in inside if not isinstance(part, (str, TypeVar))
    ]
    return [part for parts in found for part in parts]


def main() -> None:
    if sys.argv[1:] == ["--print"]:
        print(json.dumps({str(file): text for file, text in files().items()}))
        return
    TYPES.mkdir(exist_ok=True)
    for file, text in files().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
