"""What a host does to people, as they notice it; `tests/cli/test_admin.py` has the command itself."""

from __future__ import annotations

from functools import partial
from time import monotonic, sleep

from civitas.web import admin
from civitas.web.store import Store
from tests.support.decisions import refuses
from tests.support.web import Server, refused

PATIENCE = 30.0


def test_a_closed_account_is_told_so_when_it_knows_its_password(server: Server) -> None:
    livia = server.guest()
    livia.become(livia.post("/api/account", name="Livia Drusilla", password="long enough"))

    admin.close_person(server.site.store, "livia drusilla")

    again = server.stranger()
    assert refused(
        again.post("/api/login", name="Livia Drusilla", password="long enough"), 403, "web.error.account_closed"
    )
    assert refused(again.post("/api/login", name="Livia Drusilla", password="something"), 401, "web.error.log_in")


def test_nobody_is_found_by_a_name_that_nobody_has(server: Server) -> None:
    livia = server.guest("Nobody's guest")

    assert admin.find_person(server.site.store, livia.id).name == "Nobody's guest"
    for name in ("Nobody's guest", ""):
        refuses(partial(admin.find_person, server.site.store, name), 404, "web.error.no_person")


def test_a_running_site_hears_that_somebody_was_closed(server: Server) -> None:
    livia = server.guest("Livia")
    assert livia.get("/api/session").json()["user"]["id"] == livia.id, "and is remembered from now on"
    outside = Store(str(server.site.store.engine.url))

    admin.close_person(outside, livia.id)

    outside.close()
    deadline = monotonic() + PATIENCE
    while livia.get("/api/session").json()["user"] is not None:
        assert monotonic() < deadline
        sleep(0.1)
