"""The pages of the site: one shell for all paths, and the files of the client."""

from __future__ import annotations

import pytest

from civitas.web.site import build_id
from tests.support.web import Server


@pytest.mark.parametrize(
    "path", ["/", "/new", "/account", "/about", "/table/x", "/replay/x", "/help/duel", "/invite/x"]
)
def test_every_page_is_the_same_shell(server: Server, path: str) -> None:
    answer = server.stranger().get(path)

    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.content == server.stranger().get("/client/index.html").content


def test_a_browser_that_asks_for_a_page_that_is_not_there_gets_the_shell_which_says_so(server: Server) -> None:
    answer = server.stranger(accept="text/html,*/*").get("/nowhere")

    assert answer.status_code == 404
    assert answer.content == server.stranger().get("/client/index.html").content


def test_the_site_can_be_installed(server: Server) -> None:
    manifest = server.stranger().get("/manifest.webmanifest")
    icon = server.stranger().get("/favicon.ico")

    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.json()["name"]
    assert icon.headers["content-type"].startswith("image/svg+xml")


def test_modules_of_the_client_are_served_as_scripts(server: Server) -> None:
    answer = server.stranger().get("/client/app.js")

    assert answer.headers["content-type"].startswith("text/javascript")


def test_the_build_tells_which_files_a_browser_should_have(server: Server) -> None:
    assert server.site.build == build_id() == server.stranger().ask("GET", "/api/session")["build"]
