"""The site that the tests of a module share: each brings its own people and tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.web import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder}/site.db") as running:
        yield running
