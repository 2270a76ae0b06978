"""Whole matches: the same games whoever plays them, kept, resumed, and stopped when enough is known."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

import civitas
from civitas.arena.crews import Here, Processes
from civitas.arena.errors import ArenaError
from civitas.arena.folder import PLAN, ROWS, Folder
from civitas.arena.match import run
from civitas.arena.plan import Plan
from civitas.arena.playing import Played, play
from civitas.arena.sprt import Sprt
from civitas.arena.summary import facts_of
from tests.support.arena import matched

PAIR = Plan("duel", ("greedy", "uniform"), seed=3)


def quiet(sentence: str) -> None:
    """Nobody listens."""


def records(folder: Path) -> dict[str, str]:
    return {str(file.relative_to(folder)): file.read_text() for file in sorted(folder.rglob("*.record"))}


def without_time(facts: dict[str, object]) -> str:
    return str(facts).split("cpu_ms", 1)[0]


# Games


def test_a_deal_is_the_same_in_all_its_games_and_its_bots_change_seats() -> None:
    one, two = (civitas.replay(play(PAIR, number).record) for number in (0, 1))

    assert one.deal == two.deal
    assert (one.players, two.players) == (["greedy", "uniform"], ["uniform", "greedy"])


def test_a_game_follows_from_its_number() -> None:
    assert play(PAIR, 5).record == play(PAIR, 5).record != play(PAIR, 4).record


@pytest.mark.parametrize(
    ("name", "edition"), [("duel", None), ("ages", None), ("ages", "original"), ("inventions", None)]
)
def test_every_game_and_edition_can_be_played(name: str, edition: str | None) -> None:
    players = 2 if name == "duel" else 3
    done = play(Plan(name, ("careless", "uniform"), edition=edition, players=players), 0)

    game = civitas.replay(done.record)
    assert game.result is not None
    assert (done.winners, done.places) == (game.result.winners, game.result.places)
    assert done.totals == tuple(game.result.totals())
    assert (done.reason, done.moves, done.forfeit) == (game.result.reason, len(game.moves), None)
    assert [sum(count for count, _ in times.values()) > 0 for times in done.times] == [True] * players


# Many of them


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers(tmp_path: Path) -> None:
    alone = run(Folder.make(tmp_path / "one", PAIR), Here(PAIR), 12)
    together = run(Folder.make(tmp_path / "three", PAIR), Processes(PAIR, 3, quiet), 12)

    assert len(records(tmp_path / "one")) == 12
    assert records(tmp_path / "one") == records(tmp_path / "three")
    assert without_time(facts_of(alone)) == without_time(facts_of(together))


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost_or_counted_twice(tmp_path: Path) -> None:
    heard: list[str] = []
    crew = Processes(PAIR, 2, heard.append)
    folder = Folder.make(tmp_path / "match", PAIR)

    def kill_one(tally: object, done: int) -> None:
        if done == 3:
            os.kill(children()[0], signal.SIGKILL)

    tally = run(folder, crew, 30, progress=kill_one)

    assert tally.games == 30
    assert sorted(folder.games()) == list(range(30))
    assert len((tmp_path / "match" / ROWS).read_text().splitlines()) == 30
    assert [sentence.partition(" in game")[0] for sentence in heard] == ["A worker died"]
    assert "(exit code -9); another one plays it again." in heard[0]
    assert children() == []


def children() -> list[int]:
    """The workers of this process."""
    from multiprocessing import active_children

    return [child.pid for child in active_children() if child.pid is not None]


def test_a_game_that_kills_every_worker_ends_the_match_with_a_sentence(tmp_path: Path) -> None:
    # A program that kills whoever started it
    program = tmp_path / "killer"
    program.write_text("#!/bin/sh\nkill -9 $PPID\n")
    program.chmod(0o755)
    plan = Plan("duel", (f"cmd:{program}", "uniform"))

    with pytest.raises(ArenaError) as ended:
        run(Folder.make(tmp_path / "match", plan), Processes(plan, 1, quiet), 2)

    assert str(ended.value) == "A worker died in game 1 (exit code -9), as 2 did before it: it is not played again."


# The folder


class Interrupted:
    """Plays some games, and is stopped."""

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan = plan
        self.games = games

    def play(self, numbers: Iterable[int]) -> Generator[Played, None, None]:
        for number in reversed(list(numbers)[: self.games]):
            yield play(self.plan, number)
        raise KeyboardInterrupt


def test_an_interrupted_match_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = run(Folder.make(tmp_path / "whole", PAIR), Here(PAIR), 12)
    with pytest.raises(KeyboardInterrupt):
        run(Folder.make(tmp_path / "parts", PAIR), Interrupted(PAIR, 5), 12)
    kept = (tmp_path / "parts" / ROWS).read_text()

    resumed = run(Folder.open(tmp_path / "parts"), Here(PAIR), 12)

    assert (tmp_path / "parts" / ROWS).read_text().startswith(kept)
    assert records(tmp_path / "parts") == records(tmp_path / "whole")
    assert without_time(facts_of(resumed)) == without_time(facts_of(whole))


def test_a_row_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    matched(tmp_path / "match", PAIR, 4)
    rows = tmp_path / "match" / ROWS
    whole = rows.read_text()
    rows.write_text(whole[:-20])

    folder = Folder.open(tmp_path / "match")

    assert sorted(folder.games()) == [0, 1, 2]
    assert run(folder, Here(PAIR), 4).games == 4
    assert sorted(folder.games()) == [0, 1, 2, 3]


def test_a_row_that_is_no_game_is_refused_with_its_line(tmp_path: Path) -> None:
    matched(tmp_path / "match", PAIR, 4)
    rows = tmp_path / "match" / ROWS
    rows.write_text("nonsense\n" + rows.read_text())

    with pytest.raises(ArenaError, match=r"games\.jsonl, line 1 is no game of a match"):
        Folder.open(tmp_path / "match").games()


def test_more_games_can_be_wished_for_and_fewer_delete_none(tmp_path: Path) -> None:
    matched(tmp_path / "match", PAIR, 4)
    folder = Folder.open(tmp_path / "match")

    assert run(folder, Here(PAIR), 8).games == 8
    assert run(folder, Here(PAIR), 6).games == 6
    assert sorted(folder.games()) == list(range(8))


def test_a_folder_in_use_is_not_written_over(tmp_path: Path) -> None:
    matched(tmp_path / "match", PAIR, 2)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.txt").write_text("mine")

    with pytest.raises(ArenaError, match=r"match holds a match already\. Go on with it by --resume"):
        Folder.make(tmp_path / "match", PAIR)
    with pytest.raises(ArenaError, match=r"other is no empty folder"):
        Folder.make(tmp_path / "other", PAIR)
    with pytest.raises(ArenaError, match=r"other holds no match: there is no plan\.json in it"):
        Folder.open(tmp_path / "other")
    (tmp_path / "other" / PLAN).write_text("{")
    with pytest.raises(ArenaError, match=r"plan\.json cannot be read"):
        Folder.open(tmp_path / "other")


def test_a_full_disk_ends_the_match_with_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    folder = Folder.make(tmp_path / "match", PAIR)
    append, room = folder._append, iter([True] * 3)

    def full(text: str) -> None:
        if not next(room, False):
            raise OSError(28, "No space left on device", str(tmp_path / "match" / ROWS))
        append(text)

    folder._append = full  # type: ignore[method-assign]
    with pytest.raises(ArenaError) as ended:
        run(folder, Here(PAIR), 10)

    file, match = tmp_path / "match" / ROWS, tmp_path / "match"
    assert str(ended.value) == (
        f"{file} cannot be written: No space left on device. "
        f"3 games are safe; go on with: civitas arena --resume {match}"
    )
    again = run(Folder.open(match), Here(PAIR), 10)
    assert again.games == 10


# The sequential test


def test_a_sequential_test_stops_at_the_same_deal_whoever_is_ahead(tmp_path: Path) -> None:
    def tested(name: str, jobs: int) -> dict[str, object]:
        crew = Here(PAIR) if jobs == 1 else Processes(PAIR, jobs, quiet)
        return facts_of(run(Folder.make(tmp_path / name, PAIR), crew, 1000, Sprt(0, 150)))

    alone, together = tested("one", 1), tested("three", 3)

    assert without_time(alone) == without_time(together)
    assert alone["sprt"] == together["sprt"]
    assert isinstance(alone["sprt"], dict)
    assert alone["sprt"]["verdict"] == "H1"
    assert records(tmp_path / "one") == records(tmp_path / "three")
    assert len(records(tmp_path / "one")) == alone["games"]
