"""The pages of the site: one shell for all paths, what it brings along, and the files of the client."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.support.web import Server, Visitor

ADDRESS = re.compile(r'(?:href|src|content|data-turn)="(/assets/[^"]+)"')
FOR_EVER = "public, max-age=31536000, immutable"


def brought(page: str) -> dict[str, Any]:
    """The answers that a page brings along."""
    found = re.search(r'id="answers">([^<]*)</script>', page)
    assert found is not None
    answers: dict[str, Any] = json.loads(found[1])
    return answers


@pytest.mark.parametrize(
    "path", ["/", "/new", "/account", "/about", "/table/x", "/replay/x", "/help/duel", "/invite/x"]
)
def test_every_page_is_the_same_shell(server: Server, path: str) -> None:
    answer = server.stranger().get(path)

    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert set(ADDRESS.findall(answer.text)) == set(ADDRESS.findall(server.stranger().get("/about").text))
    assert brought(answer.text)["/session"] == server.stranger().ask("GET", "/api/session")


def test_a_browser_that_asks_for_a_page_that_is_not_there_gets_the_shell_which_says_so(server: Server) -> None:
    answer = server.stranger(accept="text/html,*/*").get("/nowhere")

    assert answer.status_code == 404
    assert set(ADDRESS.findall(answer.text)) == set(ADDRESS.findall(server.stranger().get("/about").text))
    assert brought(answer.text) == {}


# What a page brings along


def test_the_lobby_brings_its_lists_as_this_person_sees_them(server: Server) -> None:
    livia = server.guest("Livia <3")
    livia.open("duel", "me", "open", public=False)

    answers = brought(livia.get("/").text)

    assert answers["/lobby"] == livia.ask("GET", "/api/lobby")
    assert answers["/games"] == livia.get("/api/games").json()
    assert len(answers["/lobby"]["mine"]) == 1
    assert answers["/session"]["user"]["name"] == "Livia <3"
    assert brought(server.stranger().get("/").text)["/lobby"]["mine"] == []


def test_a_table_brings_its_frame_for_these_eyes_and_names_the_files_of_its_board(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    table = livia.open("ages", "me", "open", seed=7)
    brutus.sit(table)

    page = livia.get(f"/table/{table}").text
    frame = brought(page)[f"/tables/{table}"]

    assert frame["you"]["seats"] == [0]
    assert frame["view"] == livia.look(table)["view"] != brutus.look(table)["view"]
    (ages,) = [game for game in livia.get("/api/games").json() if game["name"] == "ages"]
    assert f'<link rel="modulepreload" href="{ages["board"]}">' in page
    assert [f'<link rel="stylesheet" href="{path}">' in page for path in ages["styles"]] == [True]


@pytest.mark.parametrize(
    ("accepted", "cookie", "language"),
    [("", "", "en"), ("de-DE, it;q=0.8", "", "it"), ("pt-BR", "", "pt"), ("pt-BR", "it", "it"), ("it", "xx", "it")],
)
def test_the_words_of_the_readers_language_are_on_their_way(
    server: Server, accepted: str, cookie: str, language: str
) -> None:
    headers = {"accept-language": accepted, "cookie": f"language={cookie}"}

    page = server.stranger(**headers).get("/about").text

    assert f'href="/api/languages/{language}?v={server.site.build}"' in page


# Files


def get(visitor: Visitor, path: str, *encodings: str) -> Any:
    return visitor.request("GET", path, headers={"accept-encoding": ", ".join(encodings)})


def test_what_the_client_is_made_of_may_be_kept_for_ever_and_is_compressed(server: Server) -> None:
    stranger = server.stranger()
    games = stranger.get("/api/games").json()
    boards = [path for game in games for path in (game["board"], game["thumb"], *game["styles"])]

    for path in (*ADDRESS.findall(stranger.get("/").text), *boards):
        small, plain = get(stranger, path, "gzip"), get(stranger, path, "identity")

        assert small.status_code == 200, path
        assert small.headers["cache-control"] == FOR_EVER
        assert (small.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
        assert small.content == plain.content
        assert int(small.headers["content-length"]) < len(plain.content)


def test_words_and_cards_of_this_build_may_be_kept_for_ever_and_others_are_asked_about(server: Server) -> None:
    stranger = server.stranger()
    for path in ("/api/languages/it", "/api/games/duel/catalogue"):
        known, unknown = stranger.get(path, v=server.site.build), stranger.get(path, v="another")

        assert known.headers["cache-control"] == FOR_EVER
        assert unknown.headers["cache-control"] == stranger.get(path).headers["cache-control"] == "no-cache"
        assert known.content == unknown.content


def test_long_answers_are_compressed_for_whoever_can_read_that(server: Server) -> None:
    stranger = server.stranger()

    small, plain = get(stranger, "/api/games", "gzip"), get(stranger, "/api/games", "identity")

    assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert "content-encoding" not in plain.headers
    assert small.json() == plain.json()
    assert int(small.headers["content-length"]) < len(plain.content) / 3
    assert "content-encoding" not in get(stranger, "/api/session", "gzip").headers


def test_a_file_that_is_not_there_is_missing(server: Server) -> None:
    assert server.stranger().get("/assets/app-000000000000.js").status_code == 404


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
    assert server.site.build == server.site.assets.build == server.stranger().ask("GET", "/api/session")["build"]
