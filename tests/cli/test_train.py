"""`civitas train`."""

from pathlib import Path

from tests.support.cli import run


def test_train_writes_the_weights_and_says_where(folder: Path) -> None:
    result = run("train", "duel", "--games", "4", "--seed", "3")

    assert result.exit_code == 0, result.stderr
    assert "duel: learned from 4 games" in result.stdout
    assert "duel-weights.txt has the weights." in result.stdout
    assert (folder / "duel-weights.txt").read_text().startswith("civitas weights 1\ngame: duel\nseed: 3\ngames: 4\n")


def test_train_refuses_a_game_that_does_not_exist() -> None:
    result = run("train", "chess")

    assert result.exit_code != 0
    assert "chess" in result.stderr


def test_train_says_what_keeps_it_from_writing(folder: Path) -> None:
    result = run("train", "duel", "--games", "1", "--out", str(folder / "nowhere" / "weights.txt"))

    assert result.exit_code == 1
    assert "The weights cannot be written: No such file or directory" in result.stderr


def test_the_help_says_that_a_run_goes_on() -> None:
    assert "A run that was interrupted goes on" in run("train", "--help").stdout
