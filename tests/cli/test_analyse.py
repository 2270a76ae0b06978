"""`civitas analyse`, as people type it."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import civitas
from civitas import bots
from civitas.cli import main


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = civitas.new("duel", seed=5)
    game.players = ["Livia", "Bruno"]
    players = [bots.make(name, "duel", seed=1) for name in ("novice", "adept")]
    while game.seat is not None:
        game.apply(players[game.seat].choose(game))
    file = tmp_path_factory.mktemp("records") / "game.record"
    file.write_text(game.record(), encoding="utf-8")
    return file


def run(*arguments: object) -> str:
    return CliRunner().invoke(main, ["analyse", *map(str, arguments)]).output


def test_the_account_of_a_game_is_shown_with_its_turning_points(record: Path) -> None:
    shown = run(record, "--games", 16)

    assert "Skill and luck: 7 Wonders Duel" in shown
    assert "Livia" in shown
    assert "Turning points" in shown
    assert "Better was" in shown
    assert not record.with_name("game.record.unfinished").exists()


def test_it_is_said_how_thorough_an_analysis_was(record: Path, tmp_path: Path) -> None:
    by_games, in_time = run(record, "--games", 16), run(record, "--seconds", 1, "--json", tmp_path / "a.json")

    assert "Chances were found by 16 imagined games for each move that matters." in by_games
    assert "Chances were found in about 1 second of CPU time for the whole game." in in_time
    assert json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))["seconds"] == 1


def test_an_analysis_that_takes_longer_than_was_wished_says_so(record: Path, tmp_path: Path) -> None:
    from civitas.analysis import Effort
    from civitas.analysis.work import Task

    game = civitas.replay(record.read_text(encoding="utf-8"))
    wished, fixed = Task(game, Effort(), 1, 10.0), Task(game, Effort(), 1)

    assert [wished.taken(spent) for spent in (8.0, 12.0, 40.0)] == [10.0, 10.0, 40.0]
    assert fixed.taken(40.0) == 0.0


def test_a_page_and_data_are_written(record: Path, tmp_path: Path) -> None:
    run(record, "--games", 16, "--html", tmp_path / "a.html", "--json", tmp_path / "a.json", "--language", "it")

    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    found = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert "Momenti decisivi" in page
    assert "<svg" in page
    assert "http" not in page
    assert "Nel corso della partita" in page
    assert "Carte scoperte" in page
    assert 'href="#point-1"' in page
    assert 'id="point-1"' in page
    assert len(found["moves"]) == len(civitas.replay(record.read_text(encoding="utf-8")).moves)
    for player in found["players"]:
        parts = (player[name] for name in ("expected", "own", "rivals", "luck"))
        assert sum(parts) == pytest.approx(player["result"], abs=1e-9)
        for part in ("own", "rivals", "luck"):
            assert sum(row[part] for row in player["by_stretch"]) == pytest.approx(player[part], abs=1e-9)
        assert sum(player["luck_by_source"].values()) == pytest.approx(player["luck"], abs=1e-9)
        assert sum(player["skill_by_source"].values()) == pytest.approx(player["own"], abs=1e-9)
    assert [stretch["name"]["args"].get("age") for stretch in found["stretches"]] == [None, "I", "II", "III"]
    weighed = [row for row in found["moves"] if row["balance"]]
    assert weighed
    for row in weighed:
        lost = row["tried"][0]["chances"][row["seat"]] - played(row)["chances"][row["seat"]]
        assert sum(weight["share"] for weight in row["balance"]) == pytest.approx(lost, abs=1e-9)


def played(row: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(tried for tried in row["tried"] if tried["move"] == row["move"])
    return found


def test_an_interrupted_analysis_goes_on_and_comes_out_the_same(record: Path, tmp_path: Path) -> None:
    whole = run(record, "--games", 16, "--json", "-")
    from civitas.analysis import Effort, oracle_of
    from civitas.analysis.work import Task, keep, work

    task = Task(civitas.replay(record.read_text(encoding="utf-8")), Effort(games=16), 1)
    found = list(work(task, oracle_of("duel"), None).decisions)
    kept = record.with_name("game.record.unfinished")
    keep(task, kept, found[:30])
    with kept.open("a", encoding="utf-8") as file:
        file.write('{"seat": 0, "mo')

    assert run(record, "--games", 16, "--json", "-") == whole
    assert not kept.exists()


def test_two_that_work_at_the_same_analysis_spoil_nothing(record: Path) -> None:
    from civitas.analysis import Effort, oracle_of
    from civitas.analysis.work import Task, keep, line_of, work

    task = Task(civitas.replay(record.read_text(encoding="utf-8")), Effort(games=4), 1)
    kept = record.with_name("game.record.unfinished")
    found = list(work(task, oracle_of("duel"), None).decisions)
    keep(task, kept, found[:20])
    with kept.open("a", encoding="utf-8") as file:
        for number in (18, 20, 19, 20, 21, 40):
            file.write(line_of(number, found[number]) + "\n")

    assert list(work(task, oracle_of("duel"), kept).decisions) == found
    kept.unlink()


def test_whoever_stops_an_analysis_hears_how_it_goes_on(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("civitas.analysis.document.explained", interrupt)
    stopped = CliRunner().invoke(main, ["analyse", str(record), "--games", "4"])
    kept = record.with_name("game.record.unfinished")

    assert stopped.exit_code == 130
    assert f"What was found is in {kept}; give the same command again to go on." in stopped.output
    assert len(kept.read_text(encoding="utf-8").splitlines()) > 50
    kept.unlink()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--games", 100, "--seconds", 5), "Give --games or --seconds, not both."),
        (("--seconds", 0), "0.0 is not in the range"),
        (("--seconds", "nan"), "'nan' is not a number."),
        (("--games", 1), "1 is not in the range"),
    ],
)
def test_bad_wishes_are_refused(record: Path, arguments: tuple[object, ...], sentence: str) -> None:
    assert sentence in run(record, *arguments)


def test_what_cannot_be_written_is_refused_before_anything_is_looked_at(record: Path, tmp_path: Path) -> None:
    for option in ("--html", "--json"):
        assert "cannot be written: there is no such folder" in run(record, option, tmp_path / "no" / "out")
    kept = record.with_name("game.record.unfinished")
    kept.mkdir()
    try:
        assert f"Error: {kept} cannot be written: Is a directory." in run(record, "--games", 4)
    finally:
        kept.rmdir()


def test_nothing_that_is_needed_is_written_over(record: Path, tmp_path: Path) -> None:
    before = record.read_bytes()
    for outs in (
        ("--html", record),
        ("--json", record.parent / "." / record.name),
        ("--html", record.with_name("game.record.unfinished")),
        ("--html", tmp_path / "one", "--json", tmp_path / "one"),
    ):
        assert "is needed for something else: give another name." in run(record, "--games", 4, *outs)
    assert record.read_bytes() == before
    assert not list(tmp_path.glob("one"))


def test_a_broken_or_unfinished_record_gets_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("nonsense", encoding="utf-8")
    unfinished = tmp_path / "unfinished"
    unfinished.write_text(civitas.new("duel", seed=1).record(), encoding="utf-8")

    assert "broken" in run(broken)
    assert "This game is not over: only finished games are analysed." in run(unfinished)
    assert not list(tmp_path.glob("*.unfinished"))
