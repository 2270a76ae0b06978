"""Who can play Inventions, and the options of a table."""

import pytest

from civitas import IllegalMove
from civitas.inventions.rules import RULES
from civitas.kernel.errors import BadSetup
from civitas.kernel.game import new_game
from tests.support.rules import clauses, rule


def test_two_to_four_can_play() -> None:
    with pytest.raises(BadSetup, match="is played by 2 to 4 players, not by 5"):
        new_game(RULES, players=5)


def test_an_unknown_value_of_an_option_is_refused() -> None:
    with pytest.raises(BadSetup, match="The option majority of Inventions"):
        new_game(RULES, options={"majority": "none"})


@rule("IN-R42")
def test_nobody_can_play_alone() -> None:
    with pytest.raises(BadSetup, match="is played by 2 to 4 players, not by 1"):
        new_game(RULES, players=1)


@rule("IN-R70")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_can_resign(players: int) -> None:
    game = new_game(RULES, seed=1, players=players)

    with pytest.raises(IllegalMove, match="Nobody can resign from this game now"):
        game.resign(0)


def test_every_option_is_named_by_a_ruling() -> None:
    rulings = [clause["text"] for clause in clauses("inventions") if "ruling" in clause]

    named = [text.removeprefix("Option ").partition(":")[0] for text in rulings if text.startswith("Option ")]

    assert sorted(named) == sorted(option.name for option in RULES.options)


def test_a_list_of_games_says_where_each_stands() -> None:
    game = new_game(RULES, seed=1, players=2)
    moments = [str(RULES.moment(game.state))]
    while game.result is None:
        game.play(game.options()[0])
        moments.append(str(RULES.moment(game.state)))

    assert list(dict.fromkeys(moments)) == [
        "Era 1, before the first turn",
        "Era 1, round 1",
        *(f"Era {era}, round {round}" for era in (2, 3, 4, 5) for round in (1, 2, 3)),
        "Era 6, final scoring",
    ]
