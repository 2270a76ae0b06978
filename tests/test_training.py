"""Training: the same seed gives the same weights, whoever plays the games and however often the run was interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from civitas import BadSetup, training
from civitas.bots import weights
from civitas.bots.learning import Learner
from civitas.training import Run, course_of, train

GAMES = 25


def trained(folder: Path, name: str, *, seed: int = 1, jobs: int = 1) -> str:
    file = folder / name
    train(Run("duel", GAMES, seed, file), jobs)
    return file.read_text()


@pytest.fixture
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "ROUND", 5)
    monkeypatch.setattr(training, "SAVED_EVERY", 0.0)


def test_the_same_seed_gives_the_same_file_and_another_seed_another(tmp_path: Path) -> None:
    first = trained(tmp_path, "first")

    assert trained(tmp_path, "second") == first
    assert trained(tmp_path, "third", seed=2) != first
    assert f"games: {GAMES}" in first.splitlines()
    assert any(weights.read(course_of("duel").facts, first, "first"))


def test_a_course_of_several_rulesets_and_players_is_learned_alike(tmp_path: Path) -> None:
    for name in ("one", "same"):
        train(Run("ages", 2, 1, tmp_path / name))

    assert (tmp_path / "one").read_text() == (tmp_path / "same").read_text()


def test_a_master_that_learns_for_itself_has_a_course_of_its_own(tmp_path: Path) -> None:
    for name in ("one", "same"):
        train(Run("duel:master", 6, 1, tmp_path / name))

    text = (tmp_path / "one").read_text()
    assert text == (tmp_path / "same").read_text()
    assert "game: duel:master" in text.splitlines()
    assert any(weights.read(course_of("duel:master").facts, text, "one"))


@pytest.mark.parametrize("game", ["inventions:master", "duel:novice"])
def test_nobody_else_has_one(game: str) -> None:
    with pytest.raises(BadSetup, match="duel:master" if game.startswith("inventions") else "duel:novice"):
        course_of(game)


def test_the_number_of_processes_does_not_matter(tmp_path: Path) -> None:
    assert trained(tmp_path, "two", jobs=2) == trained(tmp_path, "one")


@pytest.mark.usefixtures("short_rounds")
def test_an_interrupted_run_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole = trained(tmp_path, "whole")
    run = Run("duel", GAMES, 1, tmp_path / "part")

    def interrupt(done: int) -> None:
        if done > 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(run, progress=interrupt)
    assert run.unfinished.exists()
    assert not run.file.exists()
    done: list[int] = []
    train(run, progress=done.append)

    assert run.file.read_text() == whole
    assert done[0] > 10
    assert not run.unfinished.exists()


@pytest.mark.usefixtures("short_rounds")
def test_a_run_of_another_seed_does_not_go_on(tmp_path: Path) -> None:
    run = Run("duel", GAMES, 1, tmp_path / "part")
    course = course_of("duel")
    training.save(run, Learner(course.facts), 5)

    with pytest.raises(BadSetup) as refused:
        train(Run("duel", GAMES, 2, run.file))

    assert "holds an unfinished run with another seed, number of games or version" in str(refused.value)
    assert run.unfinished.exists()


def test_a_spoiled_unfinished_run_is_refused(tmp_path: Path) -> None:
    run = Run("duel", GAMES, 1, tmp_path / "part")
    run.unfinished.write_text("{")

    with pytest.raises(BadSetup):
        train(run)


def test_a_game_without_a_course_is_told_those_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "has_course", lambda game: game == "duel")

    with pytest.raises(BadSetup) as refused:
        course_of("inventions")

    assert str(refused.value).startswith("There is no course for inventions yet. There are courses for: duel.")


def test_every_lesson_of_a_course_is_held() -> None:
    course = course_of("duel")

    shares = [int(lesson.share) for lesson in course.lessons]

    held = [course.lesson(number, sum(shares)).title for number in range(sum(shares))]

    assert [held.count(lesson.title) for lesson in course.lessons] == shares
    assert held == sorted(held, key=[lesson.title for lesson in course.lessons].index)
