"""`civitas replay`: the log, the table and the score of a record, or why it is none."""

import json
import re
from pathlib import Path

import pytest

import civitas
from tests.support.cli import record, run

AGES = Path(__file__).parents[1] / "records" / "ages"


def test_replay_shows_the_log_the_table_and_the_score(folder: Path) -> None:
    Path("game").write_text(record())

    result = run("replay", "game")

    assert result.exit_code == 0
    assert "Age I was laid out." in result.stdout
    assert "City of Player 1: " in result.stdout
    assert re.search(r"Player \d wins by .*\.\nPlaces: 1\. Player \d, 2\. Player \d\.\n", result.stdout)
    assert re.search(r"\ntotal: \d+ for Player 1, \d+ for Player 2\n$", result.stdout)


def test_replay_stops_after_a_number_of_moves(folder: Path) -> None:
    Path("game").write_text(record())

    result = run("replay", "game", "--at", "3", "--seat", "2")

    assert "Age I: 17 cards lie in the structure." in result.stdout
    assert "City of Player 2 (you): " in result.stdout
    assert "Player 2, take a card" in result.stdout


def test_replay_as_json(folder: Path) -> None:
    text = record()
    game = civitas.replay(text)
    Path("game").write_text(text)

    facts = json.loads(run("replay", "game", "--json").stdout)

    assert facts["game"] == "duel"
    assert facts["edition"] == "base"
    assert facts["revision"] == 1
    assert facts["move_list"] == 1
    assert facts["players"] == 2
    assert facts["options"] == {"wonders": "first-game"}
    assert facts["moves"] == [game.say(move) for move in game.moves]
    assert facts["seats"][:2] == [0, 1]
    assert facts["view"] == json.loads(json.dumps(game.view(None)))
    assert facts["log"][0] == "Age I was laid out."
    assert facts["result"] == json.loads(json.dumps(game.result.json() if game.result else None))
    assert facts["hash"] == game.hash


def test_replay_as_json_through_the_eyes_of_a_player_in_the_middle(folder: Path) -> None:
    text = record()
    Path("game").write_text(text)

    facts = json.loads(run("replay", "game", "--json", "--at", "4", "--seat", "1").stdout)

    game = civitas.replay(text, at=4)
    assert facts["view"] == json.loads(json.dumps(game.view(0)))
    assert facts["result"] is None
    assert len(facts["moves"]) == len(facts["seats"]) == 4
    assert facts["hash"] == game.hash


def test_replay_reads_the_standard_input() -> None:
    assert json.loads(run("replay", "-", "--json", input=record(2)).stdout)["result"] is None


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--at", "999"], "there is no position after 999."),
        (["--seat", "3"], "There is no player 3 at a table of 2."),
        (["--at", "-1"], "-1 is not in the range x>=0."),
    ],
)
def test_replay_refuses_positions_and_seats_that_are_not_there(folder: Path, args: list[str], sentence: str) -> None:
    Path("game").write_text(record(6))

    result = run("replay", "game", *args)

    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_bad_record_is_refused_with_its_file_line_and_reason(folder: Path) -> None:
    lines = record(6).splitlines()
    place = lines.index("play") + 1
    lines[place] = "1: build Nonsense"
    Path("game").write_text("\n".join(lines))

    for command in (["replay", "game"], ["play", "--resume", "game"]):
        result = run(*command)

        assert result.exit_code == 1
        assert result.stdout == ""
        assert f"game: Line {place + 1}: 'build Nonsense' is no move of this game." in result.stderr


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00", bytes(range(256))])
def test_what_is_no_record_is_refused_with_a_sentence(folder: Path, content: bytes) -> None:
    Path("game").write_bytes(content)

    result = run("replay", "game")

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: game: ")
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_an_empty_file_is_called_empty_and_the_mark_before_a_text_is_no_part_of_it(folder: Path) -> None:
    Path("empty").write_text("\n")
    Path("marked").write_text(record(6), encoding="utf-8-sig")

    assert run("replay", "empty").stderr == "Error: empty: this is empty.\n"
    assert run("replay", "marked").exit_code == 0


def test_replay_shows_the_places_of_those_who_left_and_of_those_who_share_one() -> None:
    left = run("replay", str(AGES / "original-resignation-of-two.civ"))
    shared = run("replay", str(AGES / "shared-victory.civ"))
    italian = run("replay", str(AGES / "shared-victory.civ"), "--language", "it")

    assert re.search(r"Places: 1\. .*, 2\. .*, 3\. .* \(resigned\), 4\. .* \(resigned\)\.", left.stdout)
    assert re.search(r"Places: 1\. .* and .*, 3\. ", shared.stdout)
    assert re.search(r"Classifica: 1° .* e .*, 3° ", italian.stdout)
