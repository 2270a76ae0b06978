"""Weights of one's own take a seat; those of another version, or none at all, are refused with a sentence."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import civitas
from civitas import BadSetup, bots
from civitas.arena.plan import Plan
from civitas.arena.playing import play
from civitas.terminal.seats import read_kinds, sit_down

SHIPPED = files("civitas.bots.duel").joinpath("weights.txt").read_text("utf-8")


def kept(folder: Path, text: str = SHIPPED) -> str:
    file = folder / "My Weights.txt"
    file.write_text(text, "utf-8")
    return f"weights:{file}"


def test_the_weights_that_are_shipped_play_as_an_adept_does(tmp_path: Path) -> None:
    mine = bots.with_weights(Path(kept(tmp_path).removeprefix("weights:")), "duel", seed=3)
    adept = bots.make("adept", "duel", seed=3)
    game = civitas.new("duel", seed=7)

    while game.seat is not None and len(game.moves) < 20:
        move = mine.choose(game)
        assert move == adept.choose(game)
        game.play(move)


def test_weights_play_in_the_arena_under_a_name(tmp_path: Path) -> None:
    plan = Plan("duel", ("uniform", f"mine={kept(tmp_path)}"))
    plan.check()

    assert plan.names == ["uniform", "mine"]
    assert play(plan, 0).winners


def test_weights_play_in_the_terminal(tmp_path: Path) -> None:
    kinds = read_kinds(f"me, {kept(tmp_path)}", "duel")

    seats = sit_down(kinds, "duel", 1)

    assert [(seat.name, seat.is_person) for seat in seats] == [("Player 1", True), (kept(tmp_path), False)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (SHIPPED.replace("civitas weights 1", "civitas weights 2"), "for this version of the game: train them anew."),
        (SHIPPED.replace("\n\n", "\n\na fact of another version: 1 2 3\n", 1), "for this version of the game"),
        ("nonsense", "for this version of the game"),
    ],
)
def test_weights_of_another_version_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    what = kept(tmp_path, text)

    for refuses in (lambda: Plan("duel", ("greedy", what)).check(), lambda: read_kinds(f"me,{what}", "duel")):
        with pytest.raises(BadSetup) as refused:
            refuses()
        assert "My Weights.txt holds no weights" in str(refused.value)
        assert reason in str(refused.value)


def test_what_is_no_file_of_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    for name, sentence in (("picture.png", "holds no weights"), ("nowhere.txt", "No such file"), (".", "a directory")):
        with pytest.raises(BadSetup, match=sentence):
            Plan("duel", ("greedy", f"weights:{tmp_path / name}")).check()
