"""How a game stands, in a few words and in points, for lists of games."""

from __future__ import annotations

import civitas
from civitas.duel.rules import RULES
from civitas.kernel.messages import Message
from tests.support.duel import table


def test_the_moment_of_a_draft_is_the_draft() -> None:
    game = civitas.new("duel", seed=7)

    assert RULES.moment(game.state) == Message("duel.moment.draft")


def test_the_moment_of_an_age_names_it_and_counts_the_cards_that_lie_there() -> None:
    game = table(layout="whole", age=2)
    game.play(game.options()[0])

    assert RULES.moment(game.state) == Message("duel.moment.age", age="II", cards=19)


def test_the_standing_is_what_each_city_would_score_now() -> None:
    game = table(display="Walls, Forum", cities=("Altar, Theater", "Baths"), coins=(7, 11), pawn=3)

    assert RULES.standing(game.state) == [3 + 3 + 2 + 5, 3 + 3]


def test_holdings_are_coins_points_and_how_far_the_conflict_went_for_each_city() -> None:
    game = table(display="Walls, Forum", cities=("Altar, Theater", "Baths"), coins=(7, 11), pawn=3)

    assert RULES.holdings(game.state) == [
        {"coins": 7, "points": 13, "conflict": 3},
        {"coins": 11, "points": 6, "conflict": -3},
    ]


def test_before_the_first_age_is_laid_out_a_view_shows_no_age() -> None:
    draft, play = civitas.new("duel", seed=7), table(layout="whole", age=2)

    assert [game.view(0)["table"]["age"] for game in (draft, play)] == [0, 2]
