"""The site that the tests of a module share, to which each brings its own people and tables; and a store alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.web.store import Store
from tests.support.letterbox import Hook, Letterbox, hook, letterbox
from tests.support.web import BRUTUS, LIVIA, Server, begun, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder}/site.db") as running:
        yield running


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store(begun(f"sqlite:///{tmp_path}/site.db"))
    for person in (LIVIA, BRUTUS):
        kept.add_user(id=person.id, name=person.name, created=1.0)
    yield kept
    kept.close()


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with letterbox() as found:
        yield found


@pytest.fixture
def caller() -> Iterator[Hook]:
    with hook() as found:
        yield found
