"""The table in words: what a civilization has left, and what it would cost to go on."""

import pytest

from civitas import Game
from civitas.telling import tell
from tests.support.ages import Words, civ, play, table


def told(game: Game) -> list[str]:
    """All sentences about the table, as the first player hears them."""
    parts = tell(game, 0)
    return [message.text() for part in parts for message in (part.heading, *part.lines, *part.items)]


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (civ(civil_left=1, military_left=2), "1 civil action and 2 military actions left."),
        (civ(civil_left=3, military_left=0), "3 civil actions and 0 military actions left."),
    ],
)
def test_the_actions_that_are_left_are_counted(own: Words, said: str) -> None:
    assert said in told(table(one=own))


def test_actions_of_this_turn_only_are_counted_with_the_others() -> None:
    game = table(one=civ(civil_left=3, military_left=2, hand="Patriotism A"))

    play(game, "play Patriotism A")

    assert "2 civil actions and 3 military actions left." in told(game)


@pytest.mark.parametrize(
    ("bank", "said"), [(18, "The next worker costs 2 food."), (0, "No worker is left in the bank.")]
)
def test_what_the_next_worker_costs_is_said_while_there_is_one(bank: int, said: str) -> None:
    assert said in told(table(one=civ(yellow_bank=bank)))
