"""The script that kills a site again and again finds nothing lost; and it would find it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from benchmarks import kills
from civitas.web.store import Store
from tests.support import postgres

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc"),
]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_of_what_was_confirmed_before_two_kills_nothing_is_lost(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if database == "postgresql" and not postgres.is_installed():
        pytest.skip("PostgreSQL is not installed")
    monkeypatch.setattr(kills, "HITS_DATABASE", 2)
    words = ["--database", database, "--kills", "2", "--tables", "3", "--moves", "3"]

    found = kills.run(kills.read_arguments(words))

    assert found["is_well"], found
    assert found["kills"] == 2
    assert found["kills_of_the_database"] == (1 if database == "postgresql" else 0)
    assert found["confirmed_moves"] >= 6
    assert found["tables"] >= 1


def test_a_move_that_is_not_there_is_found_missing(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}{os.sep}site.db")
    store.migrate()
    findings = kills.Findings()

    kills.look_for(store, [("a table", "a key")], findings)

    assert findings.lost_moves == 1
    assert not findings.is_well()
    store.close()
