"""How the client's modules become a few files: joined in order, found by their content, anew after an edit."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from civitas.library import manifests
from civitas.web import assets
from civitas.web.assets import ENTRY, LATER, Assets, graph, joined, needs
from civitas.web.settings import CLIENT


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The client's files, to be changed."""
    shutil.copytree(CLIENT, tmp_path / "client")
    monkeypatch.setattr(assets, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(assets, "PACKAGE", tmp_path)
    return tmp_path / "client"


def module(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, "utf-8")


def test_a_module_comes_after_all_it_needs_and_once() -> None:
    modules = graph(ENTRY)

    assert modules[-1] == ENTRY
    assert len(modules) == len(set(modules)) > 60
    for place, path in enumerate(modules):
        assert set(needs(path)) <= set(modules[:place]), path


def test_boards_are_not_part_of_what_every_page_loads() -> None:
    boards = [manifest.board for manifest in manifests() if manifest.board]

    assert len(boards) == 3
    assert not set(boards) & set(graph(ENTRY))


def test_nothing_of_the_grammar_of_modules_is_left_in_a_joined_script() -> None:
    for entry in (ENTRY, *(manifest.board for manifest in manifests() if manifest.board)):
        assert re.findall(r"(?m)(?:^|[;}])(?:import|export)[ {*]", joined(graph(entry))) == []


def test_modules_that_need_each_other_are_refused(copy: Path) -> None:
    module(copy, "one.js", 'import { two } from "./two.js";\nexport const one = () => two;\n')
    module(copy, "two.js", 'import { one } from "./one.js";\nexport const two = () => one;\n')

    with pytest.raises(ValueError, match=r"in a circle: one\.js, two\.js, one\.js"):
        graph("one.js")


def test_every_way_to_import_and_to_export_is_understood(copy: Path) -> None:
    module(copy, "one.js", "/** A comment. */\nexport const a = 1;\nexport async function b() {}\nexport default 5;\n")
    module(
        copy,
        "two.js",
        'import five from "./one.js";\nimport * as all from "./one.js";\nimport { a as c, b } from "./one.js";\n'
        'export { a as d } from "./one.js";\nexport class E {}\nexport { c, b as f };\n',
    )

    text = joined(graph("two.js"))

    assert text == (
        '$modules["one.js"] = (() => {\nconst a = 1;\nasync function b() {}\nconst $default = 5;\n\n'
        "return { a, b, default: $default };\n})();\n"
        '$modules["two.js"] = (() => {\nconst five = $modules["one.js"].default;\nconst all = $modules["one.js"];\n'
        'const { a: c, b: b } = $modules["one.js"];\n\nclass E {}\n\n\n'
        'return { d: $modules["one.js"].a, c: c, f: b, E };\n})();\n'
    )


def test_whoever_edits_a_file_gets_it_with_the_next_page_and_open_pages_keep_theirs(copy: Path) -> None:
    served = Assets()
    before, build = dict(served.addresses), served.build
    served.refresh()
    assert served.addresses == before

    module(copy, "core/lists.js", (copy / "core/lists.js").read_text() + "export const fresh = 1;\n")
    served.refresh()

    changed = {path for path, address in served.addresses.items() if before[path] != address}
    drawing = {path for manifest in manifests() for path in (manifest.board, manifest.face)}
    assert changed == {ENTRY, LATER, *drawing}
    assert served.build != build
    assert b"fresh = 1" in served.answers[served.addresses[ENTRY]].content
    assert before[ENTRY] in served.answers
    assert served.addresses[ENTRY] in served.page
