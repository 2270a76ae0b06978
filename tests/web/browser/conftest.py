"""Browsers at a real site: both are started once for all tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.browser import People, chromium, running
from tests.support.sites import Site, site

HERE = Path(__file__).parent

started: list[Browser] = []
to_close = ExitStack()


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """`civitas serve`, for all tests with browsers."""
    with site(f"sqlite:///{tmp_path_factory.mktemp('real')}/site.db") as serving:
        yield serving


@pytest.fixture(scope="module")
def module_browser() -> Browser:
    """The same browser, for what all tests of a file share."""
    return the_browser()


@pytest.fixture
def browser() -> Browser:
    """Chromium, the same one while tests with browsers follow one another."""
    return the_browser()


def the_browser() -> Browser:
    if chromium() is None:
        pytest.skip("no chromium on this machine: install it, or name it in CIVITAS_CHROMIUM")
    if not started:
        started.append(to_close.enter_context(running()))
    return started[0]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Other tests run loops of their own, which is not possible beside that of the browser."""
    if nextitem is None or HERE not in nextitem.path.parents:
        to_close.close()
        started.clear()


@pytest.fixture
def people(browser: Browser, real_site: Site) -> Iterator[People]:
    """People with browsers, who have seen nothing go wrong."""
    crowd = People(browser, real_site.url)
    yield crowd
    crowd.leave()
