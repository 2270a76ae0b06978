"""The client's sources: their types follow the views, and only a board knows its game."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from civitas.kernel.messages import sentences
from civitas.library import find, find_rules, games

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/civitas/web/client"
MODULES = sorted(file for file in CLIENT.rglob("*.js") if "vendor" not in file.parts)


def lines_with(pattern: str, modules: list[Path]) -> list[str]:
    """Where a pattern is found."""
    found = re.compile(pattern)
    return [
        f"{file.relative_to(CLIENT)}:{number}: {line.strip()}"
        for file in modules
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if found.search(line)
    ]


def test_the_types_of_the_boards_are_those_of_the_views() -> None:
    command = [sys.executable, str(ROOT / "tools/view_types.py"), "--print"]
    printed = subprocess.run(command, env={**os.environ, "CIVITAS_PLAIN": "1"}, capture_output=True, check=True)
    wanted = {Path(file): text for file, text in json.loads(printed.stdout).items()}

    assert {file: file.read_text("utf-8") for file in wanted} == wanted, "out of date: make client-types"


def test_no_module_leaves_itself_out_of_the_check() -> None:
    assert lines_with(r"@ts-nocheck|@ts-ignore|eslint-disable", MODULES) == []


SHARED = [file for file in MODULES if "boards" not in file.relative_to(CLIENT).parts[:2]]


def test_only_a_board_names_its_game() -> None:
    names = "|".join(games())

    assert len(SHARED) > 50
    assert lines_with(rf"\b({names})\b", SHARED) == []


def test_only_a_board_names_a_kind_of_move() -> None:
    """What ends a turn the manifest says: see `closing`."""
    kinds = {kind.word for game in games() for kind in find_rules(game).book.kinds}
    telling = "|".join(word for word in kinds if "_" in word)

    assert set(find("ages").closing) == {"end_turn", "pass"} < kinds
    assert lines_with(rf"\b({telling})\b|[\"'`](pass|done)[\"'`]", SHARED) == []


def test_no_module_reads_the_text_of_a_move() -> None:
    """What a move is, its kind and arguments say; its text is for records and for whoever types."""
    choice = r"(choice|move|left|only|first|one|line\.choice)\??"
    reading = r"(match|matchAll|search|test|startsWith|endsWith|includes|split|replace|slice)\("

    assert lines_with(rf"\b{choice}\.text\??\.{reading}", MODULES) == []
    assert lines_with(rf"\.test\({choice}\.text\b", MODULES) == []
    assert lines_with(rf"\b{choice}\.text (===|!==) [\"'`]", MODULES) == []
    assert lines_with(r"\(\{ text \}\) =>", MODULES) == []


def test_no_module_takes_an_id_apart() -> None:
    """The view, the catalogue or a line of the log carries what an id would say; ids are compared and looked up."""
    assert lines_with(r"\.id\??\.(split|replace|slice|startsWith|endsWith|match|includes)\(", MODULES) == []
    assert lines_with(r"\.(test|exec)\([\w.]*\bid\)", MODULES) == []


def test_no_module_knows_an_edition() -> None:
    """What differs between editions is in the view, in the catalogue, or in sentences found by the edition's name."""
    editions = {edition for game in games() for edition in find_rules(game).editions}

    assert {"new-story", "original"} < editions
    assert lines_with(rf"[\"'`.]({'|'.join(sorted(editions))})[\"'`]", MODULES) == []


BY_KIND = {
    "inventions": {"board.js ANSWERED_ON": r"(\w+):", "offers.js OFF_BOARD": r'"(\w+)"'},
    "ages": {
        "pick.js AT": r'"(\w+)"',
        "pick.js AGAINST": r'"(\w+)"',
        "facts.js PLAYED_BY": r'"(\w+)"',
        "facts.js AT_RIVALS": r'"(\w+)"',
        "offers.js ENDINGS": r'"(\w+)"',
        "offers.js WHOM": r"(\w+):",
        "offers.js TARGETS": r"(\w+):",
    },
    "duel": {"offers.js SHORT": r"^  (\w+):"},
}
"""The tables of the boards by kinds of moves, and how a kind stands in each."""


def test_a_board_speaks_of_kinds_of_moves_and_questions_that_there_are() -> None:
    for game, tables in BY_KIND.items():
        kinds = {kind.word for kind in find_rules(game).book.kinds}
        board = CLIENT / "boards" / game
        for table, named in tables.items():
            file, name = table.split()
            text = (board / file).read_text("utf-8").partition(f"const {name} = ")[2].partition(";\n")[0]
            found = set(re.findall(named, text, re.MULTILINE))
            assert found, table
            assert found <= kinds, f"{table} names {', '.join(sorted(found - kinds))}"
        asked = {id for file in board.glob("*.js") for id in re.findall(r'"(\w+\.ask\.\w+)"', file.read_text("utf-8"))}
        assert asked <= set(sentences())
