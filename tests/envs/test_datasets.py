"""Datasets: games as text and as Parquet, positions made when they are read, and the command that plays them."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import civitas
from civitas import Game
from civitas.arena.levels import rulesets
from civitas.cli import main

np = pytest.importorskip("numpy")
pytest.importorskip("pyarrow")

from civitas.envs import datasets  # noqa: E402
from civitas.envs.errors import EnvError  # noqa: E402
from civitas.envs.setups import Learned  # noqa: E402


def finished(seed: int, name: str = "duel", **setup: int) -> Game:
    game = civitas.new(name, seed=seed, **setup)  # type: ignore[arg-type]
    game.players = ["left", "right"]
    while game.seat is not None:
        options = game.position.options()
        game.apply(options[seed % len(options)])
    return game


GAMES = [finished(seed) for seed in (1, 2, 3)]


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    file = tmp_path / "some.parquet"
    assert datasets.write(GAMES, file) == 3
    return file


@pytest.mark.parametrize("suffix", [".civ", ".parquet"])
def test_games_come_back_as_they_were(tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"some{suffix}"
    datasets.write(GAMES, file)

    assert [game.record() for game in datasets.read(file)] == [game.record() for game in GAMES]
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_the_same_games_make_the_same_file(corpus: Path) -> None:
    again = corpus.with_name("again.parquet")
    datasets.write(datasets.read(corpus), again)

    assert again.read_bytes() == corpus.read_bytes()


def test_positions_are_what_each_player_saw_and_chose(corpus: Path) -> None:
    learned = Learned("duel")
    (found,) = datasets.positions(corpus)
    first = civitas.new("duel", deal=GAMES[0].deal)
    place = 0
    for ply, move in enumerate(GAMES[0].moves):
        if len(first.position.options()) > 1:
            assert (found.observation[place] == learned.row(first.state, first.seat or 0)).all()
            assert (found.action[place], found.seat[place], found.ply[place]) == (move, first.seat, ply)
            assert found.legal[place] == first.position.options()
            assert found.reward[place] == GAMES[0].state.rewards()[first.seat or 0]
            place += 1
        first.apply(move)

    assert found.game[place] == 1
    assert found.mask()[np.arange(len(found)), found.action].all()
    assert found.mask().sum() == sum(map(len, found.legal))


def test_positions_come_in_batches_of_the_wished_size(corpus: Path) -> None:
    whole = sum(len(found) for found in datasets.positions(corpus))
    sizes = [len(found) for found in datasets.positions(corpus, batch=50)]

    assert sizes[:-1] == [50] * (whole // 50)
    assert sum(sizes) == whole


def test_what_winners_or_some_players_chose_can_be_kept(corpus: Path) -> None:
    assert {float(pay) for found in datasets.positions(corpus, won_only=True) for pay in found.reward} <= {0.0, 1.0}
    assert {int(seat) for found in datasets.positions(corpus, names=["right"]) for seat in found.seat} == {1}


def test_a_corpus_that_was_changed_is_found_out(tmp_path: Path) -> None:
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    row = {**datasets.row_of(GAMES[0]), "hash": "0" * 16}
    parquet.write_table(arrow.Table.from_pylist([row], datasets.schema()), tmp_path / "bad.parquet")

    with pytest.raises(EnvError, match=r"bad.parquet, game 1 does not end where it should"):
        list(datasets.read(tmp_path / "bad.parquet"))


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.parquet").write_text("no")
    (tmp_path / "text.civ").write_text("civitas record 1\ngame chess\n")
    for name, why in (
        ("text.parquet", "is no Parquet file"),
        ("text.civ", "record 1: Line 2"),
        ("no.civ", "cannot be read"),
    ):
        with pytest.raises(EnvError, match=why):
            list(datasets.read(tmp_path / name))
    with pytest.raises(EnvError, match=r"a dataset is written as .civ \(text\) or .parquet, not as .csv"):
        datasets.write(GAMES, tmp_path / "x.csv")


def test_positions_of_different_rulesets_do_not_mix(tmp_path: Path) -> None:
    datasets.write([GAMES[0], finished(1, "inventions", players=2)], tmp_path / "both.parquet")

    with pytest.raises(EnvError, match="more than one ruleset"):
        list(datasets.positions(tmp_path / "both.parquet"))


# The command


def call(*words: object) -> str:
    done = CliRunner().invoke(main, ["dataset", *map(str, words)])
    assert done.exit_code == 0, done.output
    return done.output


def test_a_dataset_is_played_by_one_command_and_is_the_same_each_time(tmp_path: Path) -> None:
    for name in ("one", "two"):
        call("play", "duel", "uniform", "--games", 4, "--jobs", 1, "--out", tmp_path / name)
    files = ("games.civ", "games.parquet", "DATASHEET.md")

    assert [(tmp_path / "one" / file).read_bytes() for file in files] == [
        (tmp_path / "two" / file).read_bytes() for file in files
    ]
    sheet = (tmp_path / "one" / "DATASHEET.md").read_text()
    assert "civitas dataset play duel uniform uniform --games 4 --seed 1 --out FOLDER" in sheet
    assert "4 games, " in call("info", tmp_path / "one")
    assert '"games": 4' in call("info", tmp_path / "one" / "games.civ", "--json")


def test_an_interrupted_dataset_goes_on_and_others_are_refused(tmp_path: Path) -> None:
    call("play", "duel", "uniform", "--games", 2, "--jobs", 1, "--out", tmp_path)
    assert "6 games, " in call("play", "duel", "uniform", "--games", 6, "--jobs", 1, "--out", tmp_path)

    for words, why in (
        (["play", "duel", "greedy", "--out", tmp_path], "holds a dataset of other bots, seed or rules"),
        (["play", "duel", "nobody", "--out", tmp_path / "x"], "There is no bot called 'nobody'"),
        (["play", "chess", "greedy", "--out", tmp_path / "x"], "There is no game called 'chess'"),
        (["convert", tmp_path / "games.civ", tmp_path / "x.txt"], "a dataset is written as .civ"),
        (["info", tmp_path / "DATASHEET.md"], "this is no record"),
    ):
        done = CliRunner().invoke(main, ["dataset", *map(str, words)])
        assert done.exit_code != 0
        assert why in done.output


def test_one_form_becomes_the_other(tmp_path: Path) -> None:
    datasets.write(GAMES, tmp_path / "a.civ")
    assert "3 games: " in call("convert", tmp_path / "a.civ", tmp_path / "b.parquet")
    call("convert", tmp_path / "b.parquet", tmp_path / "c.civ")

    assert (tmp_path / "c.civ").read_text() == (tmp_path / "a.civ").read_text()


def test_one_command_plays_every_ruleset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    every = {ruleset.name: ruleset for ruleset in rulesets()}
    assert {"duel-base-2", "ages-original-4", "ages-original-simple-3", "ages-new-story-first-2"} <= set(every)
    chosen = ["ages-original-simple-2", "duel-base-2"]
    monkeypatch.setattr("civitas.arena.levels.rulesets", lambda: [every[name] for name in chosen])
    command = ["dataset", "all", "uniform", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "corpora")]

    done = CliRunner().invoke(main, command)

    assert done.exit_code == 0, done.output
    folders = sorted(folder.name for folder in (tmp_path / "corpora").iterdir())
    assert folders == chosen
    for folder in folders:
        assert datasets.info(tmp_path / "corpora" / folder).games == 2
        assert "uniform --games 2 --seed 1 --players 2" in (tmp_path / "corpora" / folder / "DATASHEET.md").read_text()
