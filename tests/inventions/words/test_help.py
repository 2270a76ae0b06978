"""The help of Inventions: a number that a rule has is said there as it is played."""

from __future__ import annotations

import pytest

from civitas.inventions.assembly import ROUNDS
from civitas.inventions.building_costs import CULTURE_DISCOUNT, HEX_DISCOUNT, INFLUENCE_COST
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import ACADEMIC, BUILD_FOR_TWO, DISCOUNT, LESS_SPECIALISTS
from civitas.inventions.people import people_of
from civitas.inventions.progress_map import TWO_INFLUENCE
from civitas.inventions.rules import RULES
from civitas.inventions.scoring import OBJECTIVES_SCORED
from civitas.inventions.state import TILE_SLOTS
from civitas.kernel.game import new_game
from civitas.kernel.messages import Message
from tests.support.inventions import state_of

IN_WORDS = dict(enumerate(("no", "one", "two", "three", "four", "five")))
SOCIETY = state_of(new_game(RULES, seed=1, players=3)).societies[0]


def row(numbers: list[int]) -> str:
    """3, 2, 1 or 0."""
    return f"{', '.join(map(str, numbers[:-1]))} or {numbers[-1]}"


PHRASES = (
    ("help.setup", f"{IN_WORDS[int(people_of(SOCIETY, ACADEMIC))]} Academics"),
    ("help.setup", f"{IN_WORDS[len(SOCIETY.inventions)]} Inventions"),
    ("help.setup", f"{IN_WORDS[len(SOCIETY.objectives)]} secret objectives"),
    ("help.setup", f"{int(SOCIETY.supply)} Citizens in supply"),
    ("help.structure", f"have {IN_WORDS[ROUNDS]} rounds each"),
    ("help.assembly", f"{IN_WORDS[len(OUR_SET.forums)]} Forums have {IN_WORDS[len(OUR_SET.forums[0])]} action spaces"),
    ("help.progress", f"Tile Display has {IN_WORDS[TILE_SLOTS]} slots"),
    ("help.building", f"{row(INFLUENCE_COST[1:])} Influence with {row(list(range(1, TILE_SLOTS + 1)))} tiles"),
    ("help.objectives", f"player has {IN_WORDS[len(SOCIETY.objectives)]} secret objectives"),
    ("help.objectives", f"the {IN_WORDS[OBJECTIVES_SCORED]} best are scored"),
    ("help.scoring", f"then {IN_WORDS[OBJECTIVES_SCORED]} private objectives"),
    (f"benefit.{BUILD_FOR_TWO}", f"for {TWO_INFLUENCE} Influence"),
    (f"benefit.{DISCOUNT}", f"costs {HEX_DISCOUNT} Specialists less"),
    (f"effect.{LESS_SPECIALISTS}", f"costs {CULTURE_DISCOUNT} Specialists less"),
)


@pytest.mark.parametrize(("id", "phrase"), PHRASES)
def test_a_number_that_is_said_is_that_of_the_game(id: str, phrase: str) -> None:
    assert phrase.lower() in Message(f"inventions.{id}").text().lower()
