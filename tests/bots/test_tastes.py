"""Tastes: what is tried out against its opposite, and what is learned from those who were ahead."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas import Chance
from civitas.bots.ages import tastes as of_ages
from civitas.bots.ages.course import COURSE
from civitas.bots.facts import Facts
from civitas.bots.inventions import tastes as of_inventions
from civitas.bots.inventions.course import COURSE as INVENTIONS
from civitas.bots.learning import Learner
from civitas.bots.tastes import Taste, drawn, moved, taste

FACTS = Facts(["0 carts", "1 carts", "2 carts", "has a horse"], ["morning", "evening"])
CARTS = taste(FACTS, r"(\d) carts", 10, [1])
HORSE = taste(FACTS, "has a horse", 30, [0])

GAMES = 17_952
TASTED = GAMES - 4
"""A game of the last lesson, of the two on one deal the first; the editions take turns, and this is a short one."""


def test_a_taste_is_for_more_of_a_number() -> None:
    assert moved([0] * 8, [CARTS, HORSE], [1.0, 1.0], 1.0) == [0, 0, 0, 30, 0, 10, 20, 0]


def test_the_opposite_taste_moves_the_weights_as_far_the_other_way() -> None:
    table = [5, 6, 7, 8, 9, 10, 11, 12]
    likes, dislikes = (moved(table, [CARTS, HORSE], [1.0, -1.0], part) for part in (0.5, -0.5))

    assert [one + other for one, other in zip(likes, dislikes, strict=True)] == [2 * weight for weight in table]
    assert likes == [5, 6, 7, -7, 9, 15, 21, 12]


def test_a_pattern_without_a_fact_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="no fact is called carriages"):
        taste(FACTS, "carriages", 10, [0])


def test_tastes_are_drawn_by_lot() -> None:
    tastes = [HORSE] * 400

    assert drawn(tastes, Chance(1)) == drawn(tastes, Chance(1)) != drawn(tastes, Chance(2))
    assert all(150 < count < 250 for count in Counter(drawn(tastes, Chance(1))).values())


def test_what_is_shifted_is_in_the_table() -> None:
    learner = Learner(FACTS)

    learner.shift(CARTS.places, CARTS.grains, 0.5)

    assert learner.table == [0, 0, 0, 0, 0, 5, 10, 0]


@pytest.mark.parametrize("by_ruleset", [of_ages.all_tastes(), of_inventions.all_tastes()], ids=["ages", "inventions"])
def test_no_taste_stands_for_another(by_ruleset: list[list[Taste]]) -> None:
    """By each ruleset: no two have the same weights in view, and none moves a weight by nothing."""
    for tastes in by_ruleset:
        assert len({tuple(tried.places) for tried in tastes}) == len(tastes)
        assert all(grains for tried in tastes for grains in tried.grains)


def test_those_who_were_ahead_are_learned_from_and_the_same_game_teaches_the_same() -> None:
    """The two games on a deal have the same tastes with the places changed."""
    table = COURSE.learner().table
    one, again, other = (COURSE.play(table, 1, number, GAMES) for number in (TASTED, TASTED, TASTED + 1))
    assert one.moves == again.moves != other.moves

    learned = COURSE.learner()
    COURSE.learn_from(learned, one, 1, TASTED, GAMES)
    once = learned.weights.copy()
    COURSE.learn_from(learned, one, 1, TASTED, GAMES)

    assert any(once)
    assert learned.weights == pytest.approx([2 * weight for weight in once])
    assert learned.corrections == COURSE.learner().corrections, "positions are not learned from here"

    # The same moves as if the places had been changed: the likings of whoever was ahead were the opposite ones.
    COURSE.learn_from(learned, one, 1, TASTED + 1, GAMES)
    assert learned.weights == pytest.approx(once)


def test_every_number_of_players_tries_tastes_at_inventions_and_is_ahead_of_the_mean_of_the_others() -> None:
    for number, players in enumerate((2, 3, 4)):
        game = INVENTIONS.start_tasting(Chance(1), number)

        assert int(game.players) == players
        assert INVENTIONS.tastes(game) is INVENTIONS.tried[number]

        while not game.is_over():
            game.apply(game.options()[0])
        ahead = INVENTIONS.ahead(game)
        assert [one > 0 for one in ahead] == [share > 0.5 for share in INVENTIONS.results(game)]
        assert len(ahead) == players
        assert all(-1.0 <= one <= 1.0 for one in ahead)
