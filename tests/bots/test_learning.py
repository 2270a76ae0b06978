"""The learner: weights go towards what came of the positions, and a table of them survives as a file."""

from __future__ import annotations

import pytest

from civitas import BadSetup
from civitas._form import compiled
from civitas.bots import weights
from civitas.bots.facts import Facts
from civitas.bots.learned import chance_of
from civitas.bots.learning import UNDECIDED, Learner, Position
from civitas.kernel.state import NOBODY

FACTS = Facts(["has a horse", "has a cart", "is late"], ["morning", "evening"])
WON, LOST = [1.0, 0.0], [0.0, 1.0]


def position(own: list[int], rival: list[int], winner: int = NOBODY, searched: float = UNDECIDED) -> Position:
    return Position([0], [own, rival], [0, 0], winner, searched)


def test_a_fact_of_winners_gains_and_one_of_losers_loses() -> None:
    learner = Learner(FACTS)

    learner.learn([position([0, 2], [1, 2])], WON)

    assert learner.table[0] > 0 > learner.table[1]
    assert abs(learner.table[2]) * 5 < learner.table[0], "what is true of both says hardly anything"
    assert learner.table[3:] == [0, 0, 0]


def test_what_is_seen_often_is_learned_as_its_chance() -> None:
    learner = Learner(FACTS)
    for number in range(4000):
        learner.learn([position([0], [1])], WON if number % 4 else LOST)

    assert learner.chance(position([0], [1]), 0) == pytest.approx(0.75, abs=0.05)
    assert chance_of(learner.table[0] - learner.table[1]) == learner.chance(position([0], [1]), 0)


def test_corrections_grow_smaller() -> None:
    learner = Learner(FACTS)
    learner.learn([position([0], [])], WON)
    first = learner.table[0]

    learner.learn([position([0], [])], WON)

    assert 0 < learner.table[0] - first < first


def test_a_position_won_at_once_teaches_those_before_it_whatever_came_of_it() -> None:
    learner = Learner(FACTS)

    learner.learn([position([0], []), position([1], [], winner=0)], LOST)

    assert learner.table[0] > 0
    assert learner.table[1] == 0


def test_what_a_search_found_counts_a_little() -> None:
    plain, searched = Learner(FACTS), Learner(FACTS)

    plain.learn([position([0], [])], WON)
    searched.learn([position([0], [], searched=0.0)], WON)

    assert 0 < searched.table[0] < plain.table[0]


# More than two players, columns that count together, and a hand-written judgement


def shared() -> Facts:
    """Facts with weights for the whole day, and more in the morning and in the evening."""
    if compiled():
        pytest.skip("an interpreted class cannot extend a compiled one")

    class Shared(Facts):
        def columns(self, part: int) -> list[int]:
            return [0, 1 + part]

    return Shared(["has a horse", "has a cart"], ["always", "morning", "evening"], 2500.0)


def test_each_of_three_players_is_learned_from() -> None:
    learner = Learner(FACTS)

    learner.learn([Position([0], [[0], [1], [2]], [0, 0, 0])], [1.0, 0.0, 0.0])

    horse, cart, late = learner.table[:3]
    assert horse > 0 > cart
    assert abs(cart - late) <= 3, "whoever has a cart lost as whoever is late"


def test_with_three_players_the_mean_of_the_others_counts() -> None:
    facts = shared()
    learner = Learner(facts)

    ahead = Position([0], [[], [], []], [2500, 1000, -1000])

    assert learner.chance(ahead, 0) == chance_of(1000)
    assert sum(learner.chance(ahead, seat) for seat in range(3)) == pytest.approx(1.5, abs=0.1)


def test_columns_that_count_together_learn_together() -> None:
    facts = shared()
    learner = Learner(facts)

    learner.learn([Position([0, 2], [[0], [1]], [0, 0])], WON)

    always, morning, evening = learner.table[:2], learner.table[2:4], learner.table[4:]
    assert always == evening != [0, 0] == morning
    assert facts.weights(learner.table, 1) == [2 * weight for weight in always]


def test_weights_correct_what_the_hand_written_judgement_thought() -> None:
    facts = shared()
    learner = Learner(facts)
    for _ in range(2000):
        learner.learn([Position([0, 1], [[0], []], [2500, 0])], [0.5, 0.5])

    assert facts.weights(learner.table, 0)[0] == pytest.approx(-2500, rel=0.05)


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
