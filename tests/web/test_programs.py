"""Programs at web tables, where the host lets them: they play, and one that breaks down spoils no game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from civitas.web.opponents import Opponents
from civitas.web.serve import CannotServe, check_files, check_programs
from tests.support.nets import likes_high_numbers
from tests.support.web import refused, serving

HONEST = """
import sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "civitas": print("ready 1", flush=True)
    if word == "game": print("ok", flush=True)
    if word == "go": print("move", rest.split()[-1], flush=True)
"""
LIAR = HONEST.replace('"move", rest.split()[-1]', '"move", 999999')
CRASHES = HONEST.replace('print("move", rest.split()[-1], flush=True)', 'sys.exit("no more coins")')
HANGS = HONEST.replace('print("move", rest.split()[-1], flush=True)', "import time; time.sleep(600)")


def program(folder: Path, source: str) -> dict[str, str]:
    (folder / "bot.py").write_text(source)
    return {"My bot": f"{sys.executable} {folder}/bot.py"}


def test_a_program_plays_to_the_end(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", bots=Opponents, programs=program(tmp_path, HONEST)) as server:
        livia = server.guest("Livia")
        assert livia.get("/api/games").json()[0]["programs"] == ["program:My bot"]
        table = livia.open("duel", "me", "program:My bot", seed=7)

        for _ in range(6):
            livia.move(table)
            server.settle()

        held = server.table(table)
        assert held.movers.count(1) >= 5
        assert (held.seats[1].name, held.seats[1].level) == ("My bot", "program:My bot")


def test_a_bot_that_the_host_trained_plays_its_own_game_and_no_other(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    net = likes_high_numbers(tmp_path / "net.npz", "inventions", players=2)
    files = {"My net": str(net)}
    check_files(files, {})
    with serving(f"sqlite:///{tmp_path}/site.db", bots=Opponents, files=files) as server:
        livia = server.guest("Livia")
        offered = {game["name"]: game["programs"] for game in livia.get("/api/games").json()}
        assert offered == {"duel": [], "ages": [], "inventions": ["program:My net"]}
        refused(livia.post("/api/tables", game="duel", seats=["me", "program:My net"]), 422, "web.error.seat")
        three = livia.post("/api/tables", game="inventions", seats=["me", "program:My net", "bot:greedy"])
        assert "net.npz was trained for players 2, and cannot play players 3." in refused(three, 422, "bots.net.other")
        table = livia.open("inventions", "me", "program:My net", seed=7)

        server.settle()
        while server.table(table).movers.count(1) < 3:
            livia.move(table)
            server.settle()

        net.unlink()
        while server.table(table).seats[1].level == "program:My net":
            livia.move(table)
            server.settle()
        said = [str(line.message(None)) for line in server.table(table).lines]
        assert any("net.npz cannot be read" in line and line.endswith("A bot plays on for it.") for line in said)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        (LIAR, "My bot chose 999999, which is not among the 3 moves it was offered. A bot plays on for it."),
        (CRASHES, "My bot ended in the middle of the game (exit code 1: no more coins). A bot plays on for it."),
        (HANGS, "My bot did not answer within 1000 ms. A bot plays on for it."),
    ],
)
def test_a_program_that_breaks_down_is_replaced_and_the_game_goes_on(
    tmp_path: Path, source: str, sentence: str
) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db", bots=Opponents, programs=program(tmp_path, source)) as server:
        livia = server.guest("Livia")
        table = livia.open("duel", "me", "program:My bot", seed=7)

        livia.move(table)
        server.settle()

        held = server.table(table)
        said = [str(line.message(None)) for line in held.lines]
        assert sentence in said
        told = [message.id for line in held.lines if (message := line.message(None)) is not None]
        assert "web.log.program" in told
        assert (held.seats[1].level, held.seats[1].kind) == ("greedy", "bot")
        assert held.movers == [0, 1, 1, 1], "and the bot has moved"


def test_a_program_that_the_host_has_taken_away_is_replaced(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/site.db"
    with serving(database, programs=program(tmp_path, HONEST)) as server:
        livia = server.guest("Livia")
        table = livia.open("duel", "me", "program:My bot", seed=7)
        refused(livia.post("/api/tables", game="duel", seats=["me", "program:Another"]), 422, "web.error.seat")
        headers = livia.headers

    with serving(database, bots=Opponents) as server:
        livia = server.stranger()
        livia.headers = headers
        livia.move(table)
        server.settle()

        said = [str(line.message(None)) for line in server.table(table).lines]
        assert "My bot plays at this site no more. A bot plays on for it." in said


@pytest.mark.parametrize(
    ("programs", "sentence"),
    [
        ({"My bot": "./nowhere"}, "--program My bot: There is no program './nowhere' to run."),
        ({"": "true"}, "--program is written NAME=COMMAND"),
        ({"x" * 41: "true"}, "at most 40 letters"),
        ({"My bot": "'half"}, "--program My bot: No closing quotation"),
    ],
)
def test_a_program_that_cannot_play_is_refused_at_the_start(programs: dict[str, str], sentence: str) -> None:
    with pytest.raises(CannotServe) as refusal:
        check_programs(programs)

    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"My net": "nowhere.npz"}, "--bot My net: The weights in nowhere.npz cannot be read"),
        ({"My net": "nowhere.txt"}, "--bot My net: The weights in nowhere.txt cannot be read"),
        ({"": "net.npz"}, "--bot is written NAME=FILE"),
        ({"My bot": "net.npz"}, "with a name of its own"),
    ],
)
def test_a_file_that_holds_no_bot_is_refused_at_the_start(files: dict[str, str], sentence: str) -> None:
    with pytest.raises(CannotServe) as refusal:
        check_files(files, {"My bot": "true"})

    assert sentence in str(refusal.value)
