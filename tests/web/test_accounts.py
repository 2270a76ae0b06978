"""Who somebody is: guests, accounts, sessions, and tokens for programs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from civitas.web.accounts import Accounts, Person
from civitas.web.settings import DAY, Settings
from civitas.web.store import Store
from tests.support.web import Server, Visitor, cookie_of, refused, serving, told

PASSWORD = "alea iacta est"


@pytest.fixture
def private_site(tmp_path: Path) -> Iterator[Server]:
    """A site of its own, whose files can be read."""
    with serving(f"sqlite:///{tmp_path}/site.db") as running:
        yield running


def who(visitor: Visitor) -> object:
    """Whom the site takes a visitor for."""
    return visitor.ask("GET", "/api/session")["user"]


def account(server: Server, name: str, password: str = PASSWORD) -> Visitor:
    visitor = server.stranger()
    visitor.become(visitor.post("/api/account", name=name, password=password))
    return visitor


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


# Guests


def test_a_guest_has_nothing_but_a_name(server: Server) -> None:
    stranger = server.stranger()
    assert who(stranger) is None

    user = stranger.become(stranger.post("/api/guest", name="  Livia   Drusilla "))

    assert user == {"id": stranger.id, "name": "Livia Drusilla", "guest": True}
    assert who(stranger) == user


def test_the_session_tells_the_build_and_the_languages(server: Server) -> None:
    said = server.stranger().ask("GET", "/api/session")

    assert said == {"user": None, "build": server.site.build, "languages": ["en", "it", "pt"]}


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 41,
        "zero\u200bwidth",
        "bell\a",
        "turned\u202eround",
        "\u3164",
        "\u115f",
        "Livia\u2800",
        "\uffa0",
    ],
)
def test_a_name_has_letters_that_can_be_seen_and_not_too_many(server: Server, name: str) -> None:
    answer = server.stranger().post("/api/guest", name=name)

    assert refused(answer, 422, "web.error.name", most=40) == "A name has 1 to 40 letters that can be seen."


def test_a_name_may_be_written_in_any_script(server: Server) -> None:
    for name in ("Λιβία", "李維婭", "Lívia 2", "x" * 40):
        assert who(server.guest(name))


def test_a_cookie_that_was_tampered_with_is_nobodys(server: Server) -> None:
    livia, brutus = server.guests("Livia", "Brutus")
    cookie = livia.headers["cookie"]
    signature = cookie.rpartition(".")[2]
    forged = [
        f"civitas=g.{brutus.id}.{signature}",
        cookie[:-1] + ("0" if cookie[-1] != "0" else "1"),
        cookie[:-1],
        f"civitas=g.{livia.id}",
        f"civitas=g.{livia.id}.",
        "civitas=g.",
        "civitas=",
        "civitas=s.livia",
        f"civitas=x.{livia.id}.{signature}",
    ]

    for bad in forged:
        assert who(server.stranger(cookie=bad)) is None, bad
        answer = server.stranger(cookie=bad).post("/api/tables", game="duel", seats=["me", "me"])
        assert refused(answer, 401, "web.error.unknown_person").startswith("Choose a name first")
    assert who(livia)


def test_a_cookie_with_letters_that_no_signature_has_is_nobodys(server: Server) -> None:
    livia = server.guest()

    answer = server.client.get("/api/session", headers={"cookie": f"civitas=g.{livia.id}.é".encode("latin-1")})

    assert told(answer)["user"] is None


def test_a_guest_may_choose_another_name(server: Server) -> None:
    livia = server.guest("Livia")

    assert livia.ask("PATCH", "/api/me", name=" Livia Augusta ")["user"]["name"] == "Livia Augusta"
    assert who(livia) == {"id": livia.id, "name": "Livia Augusta", "guest": True}
    refused(livia.request("PATCH", "/api/me", json={"name": ""}), 422, "web.error.name")


def test_cookies_are_kept_from_scripts_and_from_other_sites(server: Server) -> None:
    for answer in (
        server.stranger().post("/api/guest", name="Livia"),
        server.stranger().post("/api/account", name="Claudius", password=PASSWORD),
        server.stranger().post("/api/login", name="Claudius", password=PASSWORD),
    ):
        words = {word.strip().lower() for word in answer.headers["set-cookie"].split(";")}
        assert {"httponly", "samesite=lax", "path=/"} <= words
        assert "secure" not in words


def test_a_site_that_is_reached_by_https_insists_on_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", https=True) as server:
        answer = server.stranger().post("/api/guest", name="Livia")

    assert "secure" in answer.headers["set-cookie"].lower().replace(" ", "").split(";")


# Accounts


def test_a_guest_who_becomes_an_account_keeps_their_games(server: Server) -> None:
    livia = server.guest("Livia")
    table = livia.open("duel", "me", "open")
    as_guest = dict(livia.headers)

    user = livia.become(livia.post("/api/account", name="Livia Prima", password=PASSWORD))

    assert user["guest"] is False
    assert [row["id"] for row in livia.ask("GET", "/api/lobby")["mine"]] == [table]
    assert livia.look(table)["you"]["seats"] == [0]
    assert who(server.stranger(**as_guest)) is None, "the guest's cookie has no power any more"


def test_somebody_unknown_gets_a_new_account_and_logs_in_again_later(server: Server) -> None:
    nero = account(server, "Nero")

    again = server.stranger()
    user = again.become(again.post("/api/login", name="  nERO ", password=PASSWORD))

    assert user == {"id": nero.id, "name": "Nero", "guest": False}
    assert who(again) == who(nero)


def test_name_and_password_must_fit_together(server: Server) -> None:
    account(server, "Titus")
    stranger = server.stranger()

    for name, password in (("Titus", "wrong password"), ("Tito", PASSWORD), ("Titus", "")):
        answer = stranger.post("/api/login", name=name, password=password)
        assert refused(answer, 401, "web.error.log_in") == "Name and password do not fit together."
        assert "set-cookie" not in answer.headers


def test_there_is_one_account_of_a_name_whatever_its_letters(server: Server) -> None:
    account(server, "Galba")

    for visitor in (server.stranger(), server.guest("Galba")):
        said = refused(visitor.post("/api/account", name="GALBA", password=PASSWORD), 409, "web.error.name_taken")
        assert said == "There is an account called GALBA already. Choose another name, or log in."


def test_what_looks_the_same_is_one_account_however_its_accents_are_put_together(server: Server) -> None:
    flavia = account(server, "Fl\u00e1via")
    apart = "Fla\u0301via"

    refused(server.stranger().post("/api/account", name=apart, password=PASSWORD), 409, "web.error.name_taken")
    again = server.stranger()
    again.become(again.post("/api/login", name=apart, password=PASSWORD))

    assert who(again) == who(flavia)


def test_an_account_is_found_by_small_letters_which_must_not_be_too_many(server: Server) -> None:
    for name, allowed in (("ß" * 40, True), ("ΐ" * 32, True), ("ΐ" * 33, False)):
        answer = server.stranger().post("/api/account", name=name, password=PASSWORD)
        assert told(answer) if allowed else refused(answer, 422, "web.error.name", most=40)


def test_a_password_has_some_letters(server: Server) -> None:
    answer = server.stranger().post("/api/account", name="Otho", password="1234567")

    assert refused(answer, 422, "web.error.password", least=8) == "A password has 8 letters at least."


def test_whoever_has_an_account_needs_no_second_and_keeps_its_name(server: Server) -> None:
    vespasian = account(server, "Vespasian")

    answer = vespasian.post("/api/account", name="Other", password=PASSWORD)
    assert refused(answer, 409, "web.error.has_account") == "You have the account Vespasian already."
    answer = vespasian.request("PATCH", "/api/me", json={"name": "Other"})
    refused(answer, 403, "web.error.account_name")


def test_whoever_logs_out_is_nobody_with_that_cookie(server: Server) -> None:
    trajan = account(server, "Trajan")
    other = server.stranger()
    other.become(other.post("/api/login", name="Trajan", password=PASSWORD))

    answer = trajan.post("/api/logout")

    assert told(answer) == {"user": None}
    assert cookie_of(answer) in ('""', "")
    assert who(trajan) is None
    assert who(other), "another browser is still logged in"


def test_a_session_ends_after_some_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path}/site.db")
    store.migrate()
    accounts = Accounts(store, Settings(session_days=10))
    monkeypatch.setattr("civitas.web.accounts.time", lambda: 0.0)
    person, cookie = accounts.register(None, "Livia", PASSWORD)

    for days, known in ((9.9, person), (10.1, None)):
        monkeypatch.setattr("civitas.web.accounts.time", lambda now=days * DAY: now)
        assert accounts.of_cookie(cookie) == known
    store.close()


def test_passwords_are_kept_as_argon2_hashes(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/site.db")
    store.migrate()
    accounts = Accounts(store, Settings())

    accounts.register(None, "Livia", PASSWORD)

    row = store.account("livia")
    assert row is not None
    assert row["password"].startswith("$argon2id$")
    assert not PasswordHasher().check_needs_rehash(row["password"])
    store.close()


def test_nothing_in_the_files_of_a_site_lets_anybody_in(private_site: Server, tmp_path: Path) -> None:
    guest, augustus = private_site.guest("Livia"), account(private_site, "Augustus")
    program = augustus.program()
    table = augustus.open("duel", "me", "open", public=False)
    invite = augustus.ask("POST", f"/api/tables/{table}/invite")["url"].rpartition("/")[2]
    signature = guest.headers["cookie"].rpartition(".")[2]
    session = augustus.headers["cookie"].rpartition(".")[2]
    token = program.headers["authorization"].partition(" ")[2]
    assert who(program) == who(augustus)

    kept = everything_in(tmp_path)

    assert augustus.id.encode() in kept
    for secret in (signature, session, token, token.removeprefix("civitas_"), invite, PASSWORD):
        assert secret.encode() not in kept


def test_the_key_that_signs_cookies_outlives_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/site.db"
    with serving(database) as first:
        livia = first.guest("Livia")

    with serving(database) as second:
        assert who(second.stranger(**livia.headers)) == {"id": livia.id, "name": "Livia", "guest": True}


def test_a_person_is_told_by_id_name_and_kind() -> None:
    assert Person("1", "Livia", guest=False).json() == {"id": "1", "name": "Livia", "guest": False}


def test_somebody_is_remembered_until_anybody_is_changed(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/site.db")
    store.migrate()
    accounts = Accounts(store, Settings())
    person, cookie = accounts.guest("Livia")
    assert accounts.remembered(cookie) is None

    assert accounts.of_cookie(cookie) == accounts.remembered(cookie) == person

    accounts.rename(person, "Livia Drusilla")
    assert accounts.remembered(cookie) is None
    known = accounts.of_cookie(cookie)
    assert known is not None
    assert known.name == "Livia Drusilla"
    accounts.delete(known, None)
    assert (accounts.remembered(cookie), accounts.of_cookie(cookie)) == (None, None)
    store.close()
