"""The public API given bad input: each refusal says what was wrong, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import civitas
from civitas import (
    BadDeal,
    BadRecord,
    BadSetup,
    CivitasError,
    Game,
    GameOver,
    IllegalMove,
    UnknownMove,
    WrongSeat,
)


def played(moves: int) -> Game:
    game = civitas.new("duel", seed=7)
    for _ in range(moves):
        game.play(game.options()[0])
    return game


def whole() -> Game:
    game = civitas.new("duel", seed=7)
    while game.result is None:
        game.play(game.options()[0])
    return game


def everything(game: Game) -> tuple[object, ...]:
    """All that a caller can see of a game."""
    views = [game.view(viewer) for viewer in (None, 0, 1)]
    logs = [game.log(viewer) for viewer in (None, 0, 1)]
    return game.hash, list(game.moves), game.players, game.record(), views, logs


def refused(game: Game, kind: type[CivitasError], ask: Callable[[], object]) -> str:
    """The sentence of a refusal that changed nothing."""
    before = everything(game)
    with pytest.raises(CivitasError) as found:
        ask()
    assert type(found.value) is kind
    assert everything(game) == before
    assert found.value.message.text() == str(found.value)
    return str(found.value)


# Starting a game


def no_game(**settings: Any) -> str:
    with pytest.raises(BadSetup) as found:
        civitas.new(**{"name": "duel", **settings})
    return str(found.value)


def test_the_games_there_are() -> None:
    assert "duel" in civitas.games()
    civitas.games().clear()
    assert "duel" in civitas.games()


@pytest.mark.parametrize("name", ["chess", "", "Duel", "duel ", "civitas.duel", "../duel"])
def test_an_unknown_game_is_refused(name: str) -> None:
    assert no_game(name=name).startswith(f"There is no game called {name!r}. There are: duel")


@pytest.mark.parametrize("players", [-1, 0, 1, 3, 4, 100, 2**70])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    assert no_game(players=players) == f"7 Wonders Duel is played by 2 players, not by {players}."


def test_the_right_number_of_players_is_accepted() -> None:
    assert civitas.new("duel", seed=1, players=2).hash == civitas.new("duel", seed=1).hash


@pytest.mark.parametrize("edition", ["Base", "pantheon", " ", "base "])
def test_an_unknown_edition_is_refused(edition: str) -> None:
    assert no_game(edition=edition) == f"7 Wonders Duel has no edition {edition}. It has: base."


def test_the_edition_there_is_is_accepted() -> None:
    assert civitas.new("duel", seed=1, edition="base").setup.edition == "base"


@pytest.mark.parametrize("option", ["gods", "", "Wonders"])
def test_an_unknown_option_is_refused(option: str) -> None:
    assert no_game(options={option: "selection"}) == f"7 Wonders Duel has no option {option}. It has: wonders."


@pytest.mark.parametrize("value", ["all", "", "Selection", "first game"])
def test_an_unknown_value_of_an_option_is_refused(value: str) -> None:
    assert no_game(options={"wonders": value}) == (
        f"The option wonders of 7 Wonders Duel can be selection or first-game, not {value}."
    )


def test_an_option_left_out_has_its_first_value() -> None:
    assert civitas.new("duel", seed=1).setup.options == {"wonders": "selection"}
    assert civitas.new("duel", seed=1, options={}).setup.options == {"wonders": "selection"}


@pytest.mark.parametrize("seed", [-1, 2**96, 2**200, 1.0, "7", True, False, b"7", [7]])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises((BadSetup, TypeError)) as found:  # the compiled engine refuses other types at its door
        civitas.new("duel", seed=seed)  # type: ignore[arg-type]
    if isinstance(seed, bool):
        assert str(found.value).startswith("A seed is a whole number from 0 to 2^96 - 1, not ")
    elif isinstance(seed, int):
        assert str(found.value) == f"A seed is a whole number from 0 to 2^96 - 1, not {seed}."


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**96 - 1])
def test_every_seed_of_96_bits_deals_a_game(seed: int) -> None:
    assert len(civitas.new("duel", seed=seed).options()) == 4


def test_a_seed_and_a_deal_together_are_refused() -> None:
    deal = civitas.new("duel", seed=1).deal

    assert no_game(seed=1, deal=deal) == "Give a seed or a deal, not both."
    assert no_game(seed=0, deal=deal) == "Give a seed or a deal, not both."


def test_a_deal_of_no_rows_is_refused() -> None:
    with pytest.raises(BadDeal) as found:
        civitas.new("duel", deal={})

    assert str(found.value) == "The deal has no row 'wonders'."


# Making moves


@pytest.mark.parametrize("move", ["castle", "", "build", "build The Sphinx", "take", "0", "resign", "undo\n"])
def test_a_text_that_is_no_move_is_refused(move: str) -> None:
    game = played(8)

    said = refused(game, UnknownMove, lambda: game.play(move))

    assert said.startswith(f"{move!r} is no move of this game.")
    assert refused(game, UnknownMove, lambda: game.why_not(move)) == said
    assert refused(game, UnknownMove, lambda: game.read(move)) == said


@pytest.mark.parametrize("move", [-1, 1192, 10**9, 2**63, -(2**63), 2**100])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    game = played(8)

    for ask in (game.play, game.why_not, game.read, game.sentence):
        assert refused(game, UnknownMove, partial(ask, move)) == f"{move} is no move of this game."


@pytest.mark.parametrize("move", [None, 1.0, [1], b"begin"])
def test_what_is_neither_text_nor_a_whole_number_is_refused(move: object) -> None:
    game = played(8)
    before = everything(game)

    with pytest.raises((TypeError, UnknownMove)):
        game.play(move)  # type: ignore[arg-type]

    assert everything(game) == before


def test_a_number_equal_to_an_option_but_not_whole_is_refused() -> None:
    game = played(8)
    before = everything(game)

    with pytest.raises((TypeError, UnknownMove)):
        game.play(float(game.options()[0]))  # type: ignore[arg-type]

    assert everything(game) == before


def test_a_move_not_possible_now_is_refused() -> None:
    game = played(8)

    for move in ("begin", "take Law", "take The Sphinx", "recover Baths", "destroy Quarry"):
        assert refused(game, IllegalMove, partial(game.play, move)).startswith("That is no answer now: ")


def test_a_card_that_is_not_there_is_refused() -> None:
    game = played(8)

    said = refused(game, IllegalMove, lambda: game.play("build Arena"))

    assert said == "Arena does not lie face up in the structure (Duel, Turns)."


def test_the_wrong_player_is_refused() -> None:
    game = played(8)
    assert game.seat is not None
    other = 1 - game.seat

    said = refused(game, WrongSeat, lambda: game.play(game.options()[0], seat=other))

    assert said == f"Player {other + 1} cannot move now: Player {game.seat + 1} is asked."


def test_the_wrong_player_learns_nothing_about_their_move() -> None:
    game = played(8)
    assert game.seat is not None
    other = 1 - game.seat

    sentences = {refused(game, WrongSeat, partial(game.play, move, seat=other)) for move in (0, 300, 1000)}

    assert len(sentences) == 1


@pytest.mark.parametrize("seat", [-1, 2, 3, 2**70])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    game = played(8)
    asks: list[Callable[[], object]] = [
        lambda: game.play(game.options()[0], seat=seat),
        lambda: game.play("castle", seat=seat),
        lambda: game.resign(seat),
        lambda: game.view(seat),
    ]

    for ask in asks:
        assert refused(game, WrongSeat, ask) == f"There is no player {seat + 1} at a table of 2."


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_log_or_a_redealt_world_for_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    game = played(8)

    assert refused(game, WrongSeat, lambda: game.log(seat)) == f"There is no player {seat + 1} at a table of 2."
    redeal = partial(game.redeal, seat, civitas.Chance(1))
    assert refused(game, WrongSeat, redeal) == f"There is no player {seat + 1} at a table of 2."


def test_after_the_end_nothing_is_possible() -> None:
    game = whole()
    last = game.moves[-1]
    asks: list[Callable[[], object]] = [
        lambda: game.play(last),
        lambda: game.play("begin", seat=0),
        lambda: game.play("begin", seat=1),
        lambda: game.resign(0),
        lambda: game.resign(1),
    ]

    for ask in asks:
        assert refused(game, GameOver, ask) == "The game is over."


def test_taking_back_what_is_not_there_or_revealed_something_is_refused() -> None:
    fresh, later = played(0), played(3)

    assert refused(fresh, IllegalMove, fresh.take_back) == "There is no move to take back."
    assert refused(later, IllegalMove, later.take_back).endswith(
        "cannot be taken back: something hidden was revealed after it."
    )


@pytest.mark.parametrize("moves", [-1, 9, 100])
def test_rewinding_to_a_move_that_was_not_made_is_refused(moves: int) -> None:
    game = played(8)

    refused(game, IllegalMove, lambda: game.rewind(moves))


# Records


def test_what_is_no_record_is_refused() -> None:
    for text in ("", "hello", "1. e4 e5"):
        with pytest.raises(BadRecord) as found:
            civitas.replay(text)
        assert str(found.value).startswith("Line 1: ")


def test_the_example_of_the_package_plays() -> None:
    game = civitas.new("duel", seed=7)

    game.play("take The Sphinx")

    assert game.seat == 1
    assert civitas.replay(game.record()).hash == game.hash


def test_all_that_is_public_is_there() -> None:
    for name in civitas.__all__:
        assert getattr(civitas, name) is not None
    assert civitas.__all__ == sorted(civitas.__all__)
