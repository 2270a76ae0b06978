"""What the site adds to Sphinx: clauses and cards that can be linked to and searched, and the source as pages.

Every link to a file of the project goes to a page inside the site that shows it, with an anchor for each line.
A file has such a page as soon as something links to it.
"""

from __future__ import annotations

import builtins
import re
from importlib import import_module
from pathlib import Path, PurePosixPath
from string import Template
from typing import Any

from docutils import nodes
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_for_filename
from pygments.lexers.special import TextLexer
from pygments.util import ClassNotFound
from sphinx import addnodes
from sphinx.pycode import ModuleAnalyzer

from tools.docs.docstrings import as_text, own_signature

ROOT = Path(__file__).resolve().parents[2]
NUMBERED = HtmlFormatter(linenos="inline", linespans="L")
SOURCE_PAGE = Template((Path(__file__).parent / "source.html").read_text("utf-8"))
LINK = re.compile(r"(?P<text>.+) <(?P<file>[^#>]+)(?:#L(?P<line>\d+))?>", re.DOTALL)


def setup(app: Any) -> dict[str, bool]:
    app.add_object_type("clause", "clause", objname="clause")
    app.add_object_type("card", "card", objname="card", parse_node=card_signature)
    app.add_role("source", source_role)
    app.connect("autodoc-process-docstring", as_text)
    app.connect("autodoc-process-signature", own_signature)
    app.connect("doctree-read", link_signatures)
    app.connect("doctree-read", link_files)
    app.connect("doctree-read", forget_builtins)
    app.connect("config-inited", find_static_files)
    app.connect("build-finished", write_sources)
    return {"parallel_read_safe": False}


def find_static_files(app: Any, config: Any) -> None:
    """They are among the pages, not beside the configuration."""
    config.html_static_path = [str(app.srcdir / "_static")]


def card_signature(env: Any, signature: str, node: Any) -> str:
    """A card is called by its name; its whole name has the game and the edition before it."""
    name = signature.partition(": ")[2]
    node += addnodes.desc_name(name, name)
    return signature


# Links to the source


def source_uri(env: Any, docname: str, file: str, line: int | str | None = None) -> str:
    """Where a file is shown, seen from a page; from now on it has a page of its own."""
    shown(env).add(file)
    anchor = f"#L-{line}" if line else ""
    return f"{'../' * docname.count('/')}{page_name(file)}.html{anchor}"


def page_name(file: str) -> str:
    return f"source/{file}"


def shown(env: Any) -> set[str]:
    """The files that something links to."""
    if not hasattr(env, "civitas_sources"):
        env.civitas_sources = set()
    files: set[str] = env.civitas_sources
    return files


def source_role(
    name: str, rawtext: str, text: str, lineno: int, inliner: Any, options: Any = None, content: Any = None
) -> tuple[list[Any], list[Any]]:
    """{source}`words <path#L12>`."""
    match = LINK.fullmatch(text)
    if match is None or not (ROOT / match["file"]).is_file():
        raise ValueError(f"{text!r} names no file of the project")
    env = inliner.document.settings.env
    uri = source_uri(env, env.docname, match["file"], match["line"])
    return [nodes.reference(rawtext, match["text"], refuri=uri, internal=True)], []


def link_files(app: Any, doctree: Any) -> None:
    """Where a page links to a file that is no page itself, such as an example, its source is shown."""
    docname = app.env.docname
    for node in list(doctree.findall(addnodes.pending_xref)):
        file = (ROOT / PurePosixPath(docname).parent / node["reftarget"]).resolve()
        if node["reftype"] == "myst" and file.is_file():
            uri = source_uri(app.env, docname, file.relative_to(ROOT).as_posix())
            node.replace_self(nodes.reference("", "", *node.children, refuri=uri, internal=True))


def link_signatures(app: Any, doctree: Any) -> None:
    """Beside each function and class of the reference, a link to where it stands."""
    for signature in doctree.findall(addnodes.desc_signature):
        place = place_of(signature.get("module"), signature.get("fullname", ""))
        if place is None:
            continue
        uri = source_uri(app.env, app.env.docname, *place)
        link = nodes.reference("", "source", refuri=uri, internal=True, classes=["to-source"])
        signature += nodes.inline("", "", link)


def forget_builtins(app: Any, doctree: Any) -> None:
    """Nothing of ours is called `int`: without a link to look for, a page is ready much sooner."""
    for node in list(doctree.findall(addnodes.pending_xref)):
        if node["refdomain"] == "py" and hasattr(builtins, node["reftarget"]):
            node.replace_self(nodes.Text(node["reftarget"]))


def place_of(module: str | None, name: str) -> tuple[str, int] | None:
    """File and line of something that a module has, be it from another module."""
    if not module:
        return None
    analyzer = ModuleAnalyzer.for_module(module)
    analyzer.analyze()
    if name in analyzer.tags:
        return Path(analyzer.srcname).resolve().relative_to(ROOT).as_posix(), analyzer.tags[name][1]
    thing = getattr(import_module(module), name.partition(".")[0], None)
    home = getattr(thing, "__module__", module)
    return place_of(home, name) if home != module and home.startswith("civitas.") else None


# The source as pages


def write_sources(app: Any, failure: Exception | None) -> None:
    """A page for each file that something links to, beside those of Sphinx."""
    for file in [] if failure else sorted(shown(app.env)):
        page = Path(app.outdir) / f"{page_name(file)}.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(source_page(file), "utf-8")


def source_page(file: str) -> str:
    """A file with its lines numbered; each number is an anchor."""
    text = (ROOT / file).read_text("utf-8")
    try:
        lexer = get_lexer_for_filename(file)
    except ClassNotFound:
        lexer = TextLexer()
    root = "../" * page_name(file).count("/")
    return SOURCE_PAGE.substitute(file=file, root=root, body=highlight(text, lexer, NUMBERED))
