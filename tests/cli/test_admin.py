"""`civitas admin`: what a host does to tables, people and data, with the site running or not."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from json import loads
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from civitas import replay
from civitas.cli import main
from tests.support import postgres
from tests.support.postgres import free_port
from tests.support.web import Server, finished, refused, serving, told, two_players


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/site.db"


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with serving(database) as running:
        yield running


def admin(server: Server, *words: str) -> Result:
    return run(server.site.settings.database, *words)


def run(database: str, *words: str) -> Result:
    return CliRunner().invoke(main, ["admin", *words, "--db", database])


def done(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.output


def data(result: Result) -> Any:
    return loads(done(result))


def hear_news(server: Server) -> None:
    """What the site does every few seconds."""
    for _, table in server.site.store.news_since(0):
        server.run(look_again, server, table)


async def look_again(server: Server, table: str) -> None:
    server.site.look_again(table)


def account(server: Server, name: str, password: str = "long enough") -> Any:
    person = server.guest(name)
    person.become(person.post("/api/account", name=name, password=password))
    return person


# Lists


def test_tables_are_listed_with_the_people_there(server: Server) -> None:
    table, livia, _ = two_players(server)
    livia.move(table)
    livia.open("ages", "me", "open")

    rows = data(admin(server, "tables", "--json"))
    playing = done(admin(server, "tables", "--status", "playing"))

    assert [row["game"] for row in rows] == ["ages", "duel"]
    assert rows[1]["players"] == ["Livia", "Brutus"]
    assert (rows[1]["moves"], rows[1]["status"]) == (1, "playing")
    assert table in playing
    assert "duel (1): Livia, Brutus" in playing
    assert "ages" not in playing


def test_people_are_listed_without_their_secrets(server: Server) -> None:
    account(server, "Livia")
    two_players(server)

    rows = data(admin(server, "people", "--json"))

    assert [(row["name"], row["account"], row["tables"]) for row in rows] == [
        ("Livia", True, 0), ("Livia", False, 1), ("Brutus", False, 1),
    ]  # fmt: skip
    assert not {"password", "hash"} & set(rows[0])
    assert "Brutus (guest), sits at one table" in done(admin(server, "people"))


# Closing


def test_at_a_closed_table_nobody_moves_any_more(server: Server) -> None:
    table, livia, brutus = two_players(server, clock={"kind": "days", "days": 1})
    livia.move(table)

    assert done(admin(server, "close", "table", table)) == f"The table {table} is closed.\n"
    hear_news(server)

    assert refused(brutus.try_move(table, "take The Sphinx", expected=9), 409, "web.error.is_closed")
    frame = brutus.look(table)
    assert (frame["table"]["status"], frame["table"]["deadline"]) == ("closed", None)
    assert frame["table"]["revealed"] is None, "the deal stays secret"
    assert frame["you"]["may"] == ["chat"]
    assert "closed" in admin(server, "close", "table", table).output
    assert done(admin(server, "check")) == "1 tables, 0 of them wrong.\n"


def test_a_running_site_hears_of_it_by_itself(server: Server) -> None:
    table, livia, _ = two_players(server)
    with livia.live(f"/api/tables/{table}/live") as line:
        line.next()

        done(admin(server, "close", "table", table))

        frame = line.next()
        while frame.get("table", {}).get("status") != "closed":
            frame = line.next()


def test_whoever_has_a_closed_account_is_out_until_they_are_let_in_again(server: Server) -> None:
    livia, brutus = account(server, "Livia"), server.guest("Brutus")
    program = livia.program()
    table = livia.open("duel", "me", "open")
    brutus.sit(table)

    done(admin(server, "close", "person", "livia"))
    hear_news(server)

    assert told(livia.get("/api/session"))["user"] is None
    assert program.get("/api/lobby").status_code == 401
    log_in = {"name": "Livia", "password": "long enough"}
    assert refused(server.stranger().post("/api/login", **log_in), 403, "web.error.account_closed")
    assert refused(server.stranger().post("/api/login", name="Livia", password="wrong one"), 401, "web.error.log_in")
    assert brutus.look(table)["table"]["seats"][0]["bot_plays"]

    done(admin(server, "reopen", "Livia"))

    assert told(server.stranger().post("/api/login", **log_in))["user"]["name"] == "Livia"


def test_a_closed_guest_is_out_as_well(server: Server) -> None:
    livia = server.guest()

    done(admin(server, "close", "person", livia.id))

    assert told(livia.get("/api/session"))["user"] is None


# Exporting and deleting


def test_a_table_is_exported_as_its_record(server: Server) -> None:
    table, livia, _ = two_players(server)
    livia.move(table)

    text = done(admin(server, "export", "table", table))

    game = replay(text)
    played = server.table(table).game
    assert played is not None
    assert (game.hash, game.moves) == (played.hash, played.moves)


def test_all_that_is_kept_about_somebody_is_exported_but_no_secret(server: Server) -> None:
    livia = account(server, "Livia", "hunter2hunter2")
    token = livia.ask("POST", "/api/tokens", label="a bot")["token"]
    table = livia.open("duel", "me", "bot:greedy")

    text = done(admin(server, "export", "person", "Livia"))
    found = loads(text)

    assert found["person"]["name"] == "Livia"
    assert [each["label"] for each in found["tokens"]] == ["a bot"]
    assert [each["id"] for each in found["tables"]] == [table]
    assert len(found["sessions"]) == 1
    assert not [secret for secret in ("hunter2", token, "argon2", '"hash"') if secret in text]


def test_nothing_is_left_of_a_deleted_table(server: Server) -> None:
    table, livia, brutus = two_players(server)
    livia.at(table, "invite")
    link = told(livia.at(table, "watch"))["url"].removeprefix("/watch/")
    told(brutus.post(f"/api/watch/{link}"))
    livia.move(table)

    asked = CliRunner().invoke(
        main, ["admin", "delete", "table", table, "--db", server.site.settings.database], input="n\n"
    )
    assert asked.exit_code == 1
    assert livia.look(table)["id"] == table

    done(admin(server, "delete", "table", table, "--yes"))
    hear_news(server)

    assert refused(livia.get(f"/api/tables/{table}"), 404, "web.error.no_table")
    assert data(admin(server, "tables", "--json")) == []
    with server.site.store.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM entries").scalar() == 0


def test_a_deleted_person_is_gone_as_if_they_had_gone_themselves(server: Server) -> None:
    livia, brutus = account(server, "Livia"), server.guest("Brutus")
    table = livia.open("duel", "me", "open")
    brutus.sit(table)

    done(admin(server, "delete", "person", "Livia", "--yes"))
    hear_news(server)
    server.run(server.site.tables.get, table)

    assert brutus.look(table)["table"]["seats"][0]["bot_plays"]
    assert [row["name"] for row in data(admin(server, "people", "--json"))] == ["Brutus"]
    assert account(server, "Livia").id != livia.id, "the name is free again"


@pytest.mark.parametrize("words", [("close",), ("export",), ("delete", "--yes")])
@pytest.mark.parametrize(("kind", "said"), [("table", "There is no such table."), ("person", "nobody called nix")])
def test_what_there_is_not_is_refused_with_a_sentence(
    server: Server, words: tuple[str, ...], kind: str, said: str
) -> None:
    found = admin(server, words[0], kind, "nix", *words[1:])

    assert found.exit_code == 1
    assert said in found.output


def test_a_site_that_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    file = tmp_path / "none.db"

    found = run(f"sqlite:///{file}", "tables")

    assert (found.exit_code, found.output) == (
        1, f"Error: There is no site at {file}. Name its database with --db.\n",
    )  # fmt: skip
    assert not file.exists()


def test_the_database_may_be_named_by_the_environment(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CIVITAS_DB", server.site.settings.database)

    assert CliRunner().invoke(main, ["admin", "check"]).output == "0 tables, 0 of them wrong.\n"


# Checking


def test_every_table_replays_to_its_hash(server: Server) -> None:
    finished(server)
    table, livia, _ = two_players(server, "ages")
    livia.move(table)
    livia.undo(table)
    livia.open("inventions", "me", "open")

    assert done(admin(server, "check")) == "3 tables, 0 of them wrong.\n"


@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        ("UPDATE tables SET hash = '0123456789abcdef'", "not to 0123456789abcdef."),
        ("DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)", "replays to "),
        ("DELETE FROM entries WHERE seq = 4", "cannot be replayed: AssertionError"),
        ("UPDATE tables SET status = 'over'", "is playing, but kept as over."),
        ("UPDATE seats SET \"user\" = NULL WHERE seat = 0", "has other people on its seats"),
    ],
)  # fmt: skip
def test_harm_is_found(server: Server, harm: str, fault: str) -> None:
    table, livia, brutus = two_players(server)
    for person in (livia, brutus, brutus):
        person.move(table)
    with server.site.store.writing() as connection:
        connection.exec_driver_sql(harm)

    found = admin(server, "check")

    assert found.exit_code == 1
    assert fault in found.output
    assert found.output.endswith("1 tables, 1 of them wrong.\n")


def test_a_table_from_before_hashes_were_kept_is_not_wrong(server: Server) -> None:
    table, livia, _ = two_players(server)
    livia.move(table)
    with server.site.store.writing() as connection:
        connection.exec_driver_sql("UPDATE tables SET hash = NULL")

    assert done(admin(server, "check")) == "1 tables, 0 of them wrong.\n"


# Backups


def test_a_backup_of_a_running_site_brings_everything_back(server: Server, tmp_path: Path) -> None:
    table, livia, brutus = two_players(server)
    livia.move(table)
    file, elsewhere = tmp_path / "monday.backup", f"sqlite:///{tmp_path}/elsewhere.db"

    done(admin(server, "backup", str(file)))
    brutus.move(table)

    assert file.stat().st_mode & 0o777 == 0o600
    done(run(elsewhere, "restore", str(file)))
    assert done(run(elsewhere, "check")) == "1 tables, 0 of them wrong.\n"
    with serving(elsewhere) as again:
        livia.server = again
        assert len(again.table(table).movers) == 1
        assert livia.look(table)["you"]["seats"] == [0], "her cookie is still good"


def test_a_backup_replaces_nothing_unasked(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "monday.backup"
    done(admin(server, "backup", str(file)))
    two_players(server)

    assert "does not replace another" in admin(server, "backup", str(file)).output
    assert "With --replace" in admin(server, "restore", str(file)).output
    assert len(data(admin(server, "tables", "--json"))) == 1

    done(admin(server, "restore", str(file), "--replace"))
    assert data(admin(server, "tables", "--json")) == []


def test_what_is_no_backup_is_not_restored(tmp_path: Path, database: str) -> None:
    other, newer = tmp_path / "letter.txt", tmp_path / "newer.backup"
    other.write_text("Dear Livia")
    with closing(sqlite3.connect(newer)) as connection:
        connection.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9')")

    assert "no backup of a site" in run(database, "restore", str(other)).output
    assert "newer version" in run(database, "restore", str(newer)).output
    assert "There is no backup" in run(database, "restore", str(tmp_path / "none")).output
    assert not (tmp_path / "site.db").exists()


@pytest.mark.slow
@pytest.mark.skipif(not postgres.is_installed(), reason="PostgreSQL is not installed")
def test_postgresql_is_backed_up_by_its_own_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = Path(postgres.program("pg_dump") or "").parent
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    file = tmp_path / "site.backup"
    with postgres.server() as address:
        with serving(address) as server:
            table, livia, brutus = two_players(server)
            livia.move(table)
            done(run(address, "backup", str(file)))
            brutus.move(table)
            done(run(address, "check"))

        assert "With --replace" in run(address, "restore", str(file)).output
        done(run(address, "restore", str(file), "--replace"))

        assert done(run(address, "check")) == "1 tables, 0 of them wrong.\n"
        with serving(address) as server:
            assert len(server.table(table).movers) == 1
            done(run(address, "close", "table", table))
            done(run(address, "delete", "table", table, "--yes"))
            assert data(run(address, "tables", "--json")) == []


def test_a_database_that_does_not_answer_is_refused_without_its_password() -> None:
    found = run(f"postgresql://me:hunter2@127.0.0.1:{free_port()}/site", "tables")

    assert found.exit_code == 1
    assert "cannot be used" in found.output
    assert "hunter2" not in found.output


def test_the_command_alone_says_what_is_wrong_in_a_sentence(server: Server) -> None:
    words = ["admin", "close", "table", "nowhere", "--db", server.site.settings.database]
    command = [sys.executable, "-c", "from civitas.cli import main; main()", *words]

    ended = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stderr.splitlines()[-1:]) == (1, ["Error: There is no such table."])
    assert "Traceback" not in ended.stderr
