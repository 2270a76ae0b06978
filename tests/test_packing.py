"""Games that travel: pickled and copied, they go on as they were; what cannot travel says so."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from multiprocessing import get_context
from pathlib import Path

import pytest

import civitas
from civitas import Chance, Game, bots
from civitas.kernel.chance import SecretChance

FILE = Path(__file__).parent / "support" / "inventions" / "components.toml"
RULESETS: list[tuple[str, dict[str, object]]] = [
    ("duel", {}),
    ("duel", {"options": {"wonders": "first-game"}}),
    ("ages", {"players": 3}),
    ("ages", {"players": 2, "edition": "original", "options": {"mode": "advanced"}}),
    ("inventions", {"players": 2}),
    ("inventions", {"players": 4, "options": {"wealth_choice": "any"}}),
    ("inventions", {"players": 3, "components": FILE.read_text("utf-8")}),
]


def begun(name: str = "duel", moves: int = 30, **setup: object) -> Game:
    game = civitas.new(name, seed=5, **setup)  # type: ignore[arg-type]
    go_on(game, moves)
    return game


def go_on(game: Game, moves: int) -> None:
    chance = Chance(len(game.moves))
    for _ in range(moves):
        options = game.options()
        game.play(options[chance.below(len(options))])


def there_and_back(game: Game) -> Game:
    returned: Game = pickle.loads(pickle.dumps(game))
    return returned


# Games


@pytest.mark.parametrize(("name", "setup"), RULESETS)
@pytest.mark.parametrize("moves", [0, 13, 60])
def test_a_game_that_was_pickled_is_the_same_game(name: str, setup: dict[str, object], moves: int) -> None:
    game = begun(name, moves, **setup)
    game.players = ["Livia", "Bruno", "Iris", "Otto"][: game.setup.players]

    returned = there_and_back(game)

    assert returned.record() == game.record()
    assert [returned.view(seat) for seat in range(game.setup.players)] == [
        game.view(seat) for seat in range(game.setup.players)
    ]
    assert [event.kind.id for event in returned.events] == [event.kind.id for event in game.events]
    if game.result is None:
        go_on(returned, 1)
        go_on(game, 1)
        assert returned.hash == game.hash


def test_members_of_a_set_that_were_chosen_travel_too() -> None:
    game = one_that_chooses()

    returned = there_and_back(game)

    assert returned.chosen == game.chosen
    assert returned.options() == game.options()


def one_that_chooses() -> Game:
    """A game of Ages in which one of several military cards to be discarded is named."""
    game = civitas.new("ages", players=2, seed=1)
    chance = Chance(1)
    while not game.chosen:
        options = game.options()
        game.play(options[chance.below(len(options))])
    return game


def test_a_resignation_and_forced_moves_travel() -> None:
    game = civitas.new("duel", seed=3, automatic=True)
    go_on(game, 12)
    game.resign(1)

    returned = there_and_back(game)

    assert returned.automatic
    assert returned.result is not None
    assert returned.record() == game.record()


def test_a_copy_goes_its_own_way() -> None:
    game = begun()
    before = game.hash

    for other in (copy(game), deepcopy(game), deepcopy([game])[0]):
        assert other.hash == before
        go_on(other, 1)
    assert game.hash == before


def played_on(game: Game) -> str:
    go_on(game, 5)
    return game.hash


def test_games_are_sent_to_other_processes_and_come_back() -> None:
    game = begun("inventions", 20, players=3)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as workers:
        there = workers.submit(played_on, game).result()
        refused = workers.submit(refuse, game)

        assert there == played_on(game)
        with pytest.raises(civitas.UnknownMove, match="fly"):
            refused.result()


def refuse(game: Game) -> None:
    game.play("fly to the moon")


# Positions, streams and errors


def test_an_imagined_game_and_a_bare_position_cannot_be_pickled() -> None:
    game = begun()

    with pytest.raises(TypeError, match="an imagined game cannot be pickled"):
        pickle.dumps(game.redeal(0, Chance(1)))
    with pytest.raises(TypeError, match="a bare position cannot be pickled"):
        pickle.dumps(game.state)


def test_a_position_can_be_copied() -> None:
    game = begun()

    for other in (copy(game.state), deepcopy(game.state)):
        other.apply(other.options()[0])
        assert other.encode() != game.state.encode()


def test_a_stream_goes_on_where_it_was() -> None:
    chance = Chance(9)
    chance.below(10)

    returned = pickle.loads(pickle.dumps(chance))

    assert [returned.word() for _ in range(5)] == [chance.word() for _ in range(5)]


def test_a_secret_stream_is_not_kept() -> None:
    with pytest.raises(TypeError, match="a secret chance deals, and is not kept"):
        pickle.dumps(SecretChance(bytes(32)))


def test_a_bot_is_made_where_it_plays() -> None:
    with pytest.raises(TypeError, match="a bot cannot be pickled"):
        pickle.dumps(bots.make("greedy", "duel", 1))


@pytest.mark.parametrize("text", ["nonsense", "civitas 1\ngame chess\n"])
def test_a_refusal_travels_with_its_message(text: str) -> None:
    with pytest.raises(civitas.BadRecord) as caught:
        civitas.replay(text)

    returned = pickle.loads(pickle.dumps(caught.value))

    assert (str(returned), returned.line, returned.message) == (
        str(caught.value),
        caught.value.line,
        caught.value.message,
    )
