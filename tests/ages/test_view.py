"""What the view works out for boards: prices, columns, and what leaves the row."""

import pytest

import civitas
from civitas import Game
from civitas.ages.rules import ORIGINAL_RULES
from civitas.ages.state import KEEPS_CARDS, USED_HAMMURABI
from tests.support.ages import civ, civ_of, table


def prices(game: Game, seat: int) -> dict[str, int]:
    """What one more worker costs on each technology."""
    return {technology["card"]: technology["price"] for technology in civ_of(game, seat)["technologies"]}


def test_a_technology_shows_what_one_more_worker_costs() -> None:
    game = table(age=2, one=civ(technologies="Iron, Drama", specials="Masonry"))

    assert prices(game, 1) == {
        "Agriculture": 2, "Bronze": 2, "Iron": 5, "Philosophy": 3, "Religion": 3, "Drama": 3, "Warriors": 2,
    }  # fmt: skip


def test_the_price_is_that_of_the_move() -> None:
    game = table(one=civ(technologies="Iron", resources=5, idle=1))

    build = next(choice for choice in game.view(0)["moves"] if choice["text"] == "build Iron")

    assert build["sentence"]["args"]["cost"] == prices(game, 1)["Iron"]


@pytest.mark.parametrize(("players", "leaving"), [(2, 3), (3, 2), (4, 1)])
def test_no_card_leaves_the_row_before_the_second_round(players: int, leaving: int) -> None:
    game = civitas.new("ages", seed=1, players=players)
    seen = []

    for _ in range(players):
        seen.append(game.view()["table"]["row_discards"])
        row = game.view()["table"]["row"]
        game.play("end turn")
        after = game.view()["table"]["row"]
        assert (after[: 13 - leaving] == row[leaving:]) == (seen[-1] > 0)

    assert seen == [0] * (players - 1) + [leaving]


def test_a_short_game_has_columns_only_for_what_comes_up_in_it() -> None:
    whole = civitas.new("ages", seed=1).drawn()["table"]["drawing"]["technology_kinds"]
    short = civitas.new("ages", seed=1, edition="original", options={"mode": "simple"}).drawn()["table"]

    assert whole == [
        "farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry", "artillery", "air force",
    ]  # fmt: skip
    assert short["last_age"] == "I"
    assert short["drawing"]["technology_kinds"] == [
        "farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry",
    ]  # fmt: skip


@pytest.mark.parametrize(("known", "shown"), [("", None), ("next", "next"), ("this", "this")])
def test_the_last_round_is_shown_in_a_word_as_soon_as_it_is_known(known: str, shown: str | None) -> None:
    game = table(age=3, last_round=known)

    assert game.view()["table"]["last_round"] == shown


def test_what_was_used_this_turn_is_shown_in_words() -> None:
    fresh = table(one=civ(leader="Hammurabi"))
    used = table(one=civ(leader="Hammurabi", used=USED_HAMMURABI | KEEPS_CARDS))

    assert fresh.view()["table"]["civilizations"][0]["used"] == []
    assert used.view()["table"]["civilizations"][0]["used"] == ["Hammurabi's action", "military cards are kept"]


def test_the_view_says_whether_there_are_military_cards_at_all() -> None:
    simple, full = (table(rules=ORIGINAL_RULES, options={"mode": mode}) for mode in ("simple", "full"))

    assert [game.view(0)["table"]["has_military_cards"] for game in (simple, full, table())] == [False, True, True]


@pytest.mark.parametrize("ages", [[], ["A"], ["I"], ["A", "II", "III"]])
def test_the_view_says_of_which_ages_leaders_were_taken(ages: list[str]) -> None:
    assert civ_of(table(one=civ(leader_ages=", ".join(ages))), 1)["leader_ages"] == ages
