"""Where games are saved, and that none is ever lost to another."""

from datetime import datetime
from pathlib import Path

import pytest

import civitas
from civitas.kernel.game import Game
from civitas.terminal.saves import GameFile, data_folder, new_path, record_of


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "civitas"


def game_of(seed: int, moves: int = 3) -> Game:
    game = civitas.new("duel", seed=seed)
    for _ in range(moves):
        game.play(game.options()[0])
    return game


def test_a_file_is_named_by_game_date_and_a_counter(home: Path) -> None:
    day = datetime.now().astimezone().date()

    paths = [GameFile().save(game_of(seed)) for seed in (1, 2)]

    assert paths == [home / f"duel-{day}-1.record", home / f"duel-{day}-2.record"]
    assert civitas.replay(paths[0].read_text()).hash == game_of(1).hash
    assert civitas.replay(paths[1].read_text()).hash == game_of(2).hash
    assert sorted(home.iterdir()) == paths


def test_a_game_is_saved_again_in_its_own_file(home: Path) -> None:
    game, file = game_of(1), GameFile()
    first = file.save(game)

    game.play(game.options()[0])
    second = file.save(game)

    assert second == first
    assert civitas.replay(first.read_text()).hash == game.hash


def test_a_file_that_somebody_else_has_written_is_left_alone(home: Path) -> None:
    game, file = game_of(1), GameFile()
    first = file.save(game)
    first.write_text("something else")

    second = file.save(game)

    assert second != first
    assert first.read_text() == "something else"
    assert civitas.replay(second.read_text()).hash == game.hash


def test_another_game_is_not_overwritten_by_name(home: Path, tmp_path: Path) -> None:
    taken = tmp_path / "mine.record"
    taken.write_text("mine")
    file = GameFile()

    with pytest.raises(FileExistsError):
        file.save_as(game_of(1), taken)

    assert taken.read_text() == "mine"
    assert file.path is None


def test_a_folder_that_has_gone_does_not_lose_the_game(home: Path, tmp_path: Path) -> None:
    file = GameFile(tmp_path / "gone" / "game.record")

    path = file.save(game_of(1))

    assert path.parent == home


def test_where_no_data_folder_can_be_made_the_present_folder_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    monkeypatch.chdir(tmp_path)

    assert new_path("duel").parent == tmp_path


def test_the_data_folder_is_the_one_of_the_xdg_specification(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ines")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == Path("/home/ines/.local/share/civitas")

    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert data_folder() == Path("/home/ines/.local/share/civitas")

    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/civitas")


def test_a_move_that_was_interrupted_is_not_in_the_record() -> None:
    game = game_of(1)
    whole = game.record()
    game.state.apply(game.options()[0])  # Ctrl-C came before the move was noted

    assert record_of(game) == whole


def test_a_resigned_game_is_saved_as_one() -> None:
    game = game_of(1)
    game.resign(1)

    assert record_of(game) == game.record()
