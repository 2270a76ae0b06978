"""The client's modules that need no page, tested where they run fastest: by the test runner of node."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from civitas import web
from civitas.library import find_rules

TESTS = sorted((Path(__file__).parent / "client").glob("*.test.mjs"))


@pytest.mark.parametrize("file", TESTS, ids=lambda file: file.name.split(".")[0])
def test_the_client(file: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine: what the client's modules answer is not tested")

    ran = subprocess.run([node, "--test", str(file)], capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stdout + ran.stderr


READ_BY_PLACES = """
import { places } from "%s";
const read = (of) => {
  const found = new Set();
  of(new Proxy({}, { get: (_, name) => { found.add(String(name)); return "thing"; } }));
  return [...found];
};
console.log(JSON.stringify(Object.fromEntries(Object.entries(places).map(([id, of]) => [id, read(of)]))));
"""


@pytest.mark.parametrize("game", ["ages", "duel", "inventions"])
def test_a_board_marks_the_places_of_events_that_happen_in_its_game(game: str) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine: what the client's modules answer is not tested")
    module = Path(web.__file__).with_name("client") / "boards" / game / "places.js"
    script = ["--input-type=module", "--eval", READ_BY_PLACES % module.as_uri()]

    read = json.loads(subprocess.run([node, *script], capture_output=True, text=True, check=True).stdout)

    kinds = {id: set(kind.args) for kind in find_rules(game).events.kinds for id in (kind.id, kind.instead) if id}
    assert len(read) > 10, "hardly an event is marked"
    assert [id for id, args in read.items() if id not in kinds or not kinds[id].issuperset(args)] == []
