"""The site that the tests of a module share: each brings its own people and tables; and browsers at a real site."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.support.browser import People, chromium, running
from tests.support.sites import Site, site
from tests.support.web import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder}/site.db") as running:
        yield running


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """`civitas serve`, for all tests with browsers."""
    with site(f"sqlite:///{tmp_path_factory.mktemp('real')}/site.db") as started:
        yield started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium; for one module, because other modules run loops of their own."""
    if chromium() is None:
        pytest.skip("no chromium on this machine: install it, or name it in CIVITAS_CHROMIUM")
    with running() as started:
        yield started


@pytest.fixture
def people(browser: Browser, real_site: Site) -> Iterator[People]:
    """People with browsers, who have seen nothing go wrong."""
    crowd = People(browser, real_site.url)
    yield crowd
    crowd.leave()
