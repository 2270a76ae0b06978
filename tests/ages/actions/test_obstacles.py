"""Exactly enough is enough: nothing stands in the way of an action that can just be paid, and one short is refused."""

from typing import Any

import pytest

from civitas.ages import obstacles
from civitas.kernel.obstacles import CLEAR, FIRST_OBSTACLE
from tests.support.ages import civ, table

PAID: dict[str, tuple[str, str, int, int]] = {
    "build Bronze": ("resources", "", 2, obstacles.TOO_DEAR),
    "upgrade Bronze to Iron": ("resources", "technologies=Iron", 3, obstacles.TOO_DEAR),
    "build 1 stage": ("resources", "project=Pyramids", 3, obstacles.TOO_DEAR),
    "increase population": ("food", "", 2, obstacles.LITTLE_FOOD),
    "develop Iron": ("science", "hand=Iron", 5, obstacles.LITTLE_SCIENCE),
    "declare a revolution for Monarchy": ("science", "hand=Monarchy", 2, obstacles.LITTLE_SCIENCE),
    "take Moses at 6": ("civil_left", "", 2, obstacles.TAKE_COST),
    "play tactic Legion": ("military_left", "military_hand=Legion", 1, obstacles.FEW_MILITARY),
    "copy Phalanx": ("military_left", "", 2, obstacles.FEW_MILITARY),
}
"""For each action what pays for it, what else it needs, how much, and the obstacle when one is missing."""


def obstacle_to(move: str, pays: str, needs: str, amount: int) -> int:
    said: dict[str, Any] = {"resources": 0, "food": 0, "science": 0, pays: amount}
    if needs:
        name, _, card = needs.partition("=")
        said[name] = (card, 0) if name == "project" else card
    game = table(row="-, -, -, -, -, Moses", common="Phalanx", one=civ(**said))
    return int(game.state.decision().obstacle(game.state, game.read(move)))


@pytest.mark.parametrize("move", PAID)
def test_exactly_enough_pays_for_an_action_and_one_less_does_not(move: str) -> None:
    pays, needs, amount, missing = PAID[move]

    assert obstacle_to(move, pays, needs, amount) == CLEAR
    assert obstacle_to(move, pays, needs, amount - 1) == missing


def test_every_obstacle_has_a_number_of_its_own() -> None:
    codes = [value for name, value in vars(obstacles).items() if name.isupper()]

    assert len(codes) == len(set(codes))
    assert min(codes) >= FIRST_OBSTACLE
