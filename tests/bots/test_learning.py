"""The learner: weights go towards what came of the positions, and a table of them survives as a file."""

from __future__ import annotations

import pytest

from civitas import BadSetup
from civitas.bots import weights
from civitas.bots.facts import Facts
from civitas.bots.learned import chance_of
from civitas.bots.learning import UNDECIDED, Learner, Position

FACTS = Facts(["has a horse", "has a cart", "is late"], ["morning", "evening"])


def position(own: list[int], rival: list[int], known: float = UNDECIDED, searched: float = UNDECIDED) -> Position:
    return Position([own, rival], known, searched)


def test_a_fact_of_winners_gains_and_one_of_losers_loses() -> None:
    learner = Learner(FACTS)

    learner.learn([position([0, 2], [1, 2])], 1.0)

    assert learner.table[0] > 0 > learner.table[1]
    assert abs(learner.table[2]) * 5 < learner.table[0], "what is true of both says hardly anything"
    assert learner.table[3:] == [0, 0, 0]


def test_what_is_seen_often_is_learned_as_its_chance() -> None:
    learner = Learner(FACTS)
    for number in range(4000):
        learner.learn([position([0], [1])], 1.0 if number % 4 else 0.0)

    assert learner.chance(position([0], [1])) == pytest.approx(0.75, abs=0.05)
    assert chance_of(learner.table[0] - learner.table[1]) == learner.chance(position([0], [1]))


def test_corrections_grow_smaller() -> None:
    learner = Learner(FACTS)
    learner.learn([position([0], [])], 1.0)
    first = learner.table[0]

    learner.learn([position([0], [])], 1.0)

    assert 0 < learner.table[0] - first < first


def test_a_position_won_at_once_teaches_those_before_it_whatever_came_of_it() -> None:
    learner = Learner(FACTS)

    learner.learn([position([0], []), position([1], [], known=1.0)], 0.0)

    assert learner.table[0] > 0
    assert learner.table[1] == 0


def test_what_a_search_found_counts_a_little() -> None:
    plain, searched = Learner(FACTS), Learner(FACTS)

    plain.learn([position([0], [])], 1.0)
    searched.learn([position([0], [], searched=0.0)], 1.0)

    assert 0 < searched.table[0] < plain.table[0]


# Files


def test_a_table_is_read_as_it_was_written() -> None:
    table = [1, -2, 3, 40, 50, -60]

    text = weights.write(FACTS, table, {"game": "market", "seed": 7})

    assert text.splitlines()[:3] == ["civitas weights 1", "game: market", "seed: 7"]
    assert "has a cart: -2 50" in text
    assert weights.read(FACTS, text, "here") == table


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace("has a cart", "has a coach"),
        lambda text: text.replace("evening", "night"),
        lambda text: text.replace("weights 1", "weights 0"),
        lambda text: text.replace("-60", "sixty"),
        lambda text: text.replace("3 -60", "3"),
        lambda text: "",
    ],
)
def test_weights_of_another_version_are_refused(spoil: object) -> None:
    assert callable(spoil)
    text = spoil(weights.write(FACTS, [1, -2, 3, 40, 50, -60], {}))

    with pytest.raises(BadSetup) as refused:
        weights.read(FACTS, text, "old.txt")

    assert str(refused.value) == "old.txt holds no weights for this version of the game: train them anew."
