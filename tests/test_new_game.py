"""A new game is a folder of the same shape with a manifest: nothing else anywhere knows its name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import civitas
from civitas import BadSetup, _form, bots, library
from civitas.fuzz import fuzz
from civitas.kernel.chance import Chance
from civitas.kernel.obstacles import CLEAR
from tests.support.cli import run
from tests.support.web import serving

pytestmark = pytest.mark.skipif(
    _form.compiled(), reason="a game that is not compiled cannot extend the compiled kernel; the plain form runs this"
)


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    """While this lasts, there is one more game."""
    manifest = library.read_manifest(Path(__file__).parent / "stones" / "manifest.toml")
    library.add(manifest)
    yield
    library.remove(manifest)


def test_it_is_listed_after_the_others() -> None:
    assert civitas.games()[-1] == "stones"


def test_it_is_played_and_its_record_replays() -> None:
    game = civitas.new("stones", seed=3)
    bot = bots.make("greedy", "stones", seed=1)
    while game.seat is not None:
        game.play(bot.choose(game))

    assert game.result is not None
    assert sum(game.result.totals()) == 17
    assert civitas.replay(game.record()).hash == game.hash


def test_a_level_without_weights_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        bots.make("adept", "stones", 1)

    assert str(refused.value) == (
        "There are no learned weights for stones yet, which adept needs. "
        "There are: uniform, careless, greedy and planner."
    )


def test_a_refusal_is_the_sentence_of_what_stands_in_the_way() -> None:
    game = civitas.new("stones", seed=3)

    assert str(game.why_not("leave")) == "You have no stone yet: take one first."
    assert [choice["args"] for choice in game.view(0)["moves"]] == [{"count": 1}, {"count": 2}]


def test_options_are_the_moves_without_an_obstacle() -> None:
    game = civitas.new("stones", seed=3)
    chance = Chance(1)
    while game.seat is not None:
        decision = game.state.decision()
        assert game.options() == [move for move in range(3) if decision.obstacle(game.state, move) == CLEAR]
        game.apply(game.options()[chance.below(len(game.options()))])


def test_without_bots_of_its_own_it_is_played_by_uniform_only() -> None:
    library.add(replace(library.find("stones"), bots=""))

    assert bots.make("uniform", "stones", seed=1)
    with pytest.raises(BadSetup) as refused:
        bots.make("greedy", "stones", seed=1)
    assert str(refused.value) == "Nobody has taught a bot stones yet: only uniform plays it, not greedy."


def test_the_fuzzer_tests_its_invariants() -> None:
    assert fuzz("stones", games=3, seed=1).games == 3


def test_it_is_played_in_the_terminal_as_an_outline(tmp_path: Path) -> None:
    record = tmp_path / "stones.record"

    said = run("play", "stones", "--seats", "me,uniform", "--seed", "3", "--record", str(record), input="1\nquit\n")

    assert said.exit_code == 0, said.output
    assert "take one stone or two of 7, or leave." in said.stdout
    assert "Take 1 stone" in said.stdout
    assert record.read_text().count("take one stone") == 1


def test_it_is_played_on_the_text_table_of_a_site(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/site.db") as server:
        livia = server.guest()
        offered = next(game for game in livia.get("/api/games").json() if game["name"] == "stones")
        table = livia.open("stones", "me", "me:Brutus", seed=3)
        livia.move(table)
        seen = livia.look(table)["view"]

    assert (offered["board"], offered["title"]) == ("", "Stones")
    assert (seen["move"], seen["asked"], seen["table"]["pile"]) == (1, 1, 6)
