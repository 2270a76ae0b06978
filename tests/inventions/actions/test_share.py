"""Sharing an Invention: points, Wealth tiles, and where the people go."""

from tests.support.inventions import asked, card, options, play, refusal, society, table
from tests.support.rules import rule

# Share an Invention


@rule("IN-10.2", "IN-10.3", "IN-10.4", "IN-10.5", "IN-10.6")
def test_sharing_scores_for_the_presenter_and_settles_everybody_beside_the_card() -> None:
    game = table(
        cards={"Africa": card("Granary", presenter=2, inventor=3, innovator=1)},
        wealth={"Africa": "Wealth A1"},
    )

    assert play(game, "pillar on Share", "share in Africa", "take wild Aspiration") == {
        "1 display wild Aspiration": 1,
        "1 in Africa": 2,
        "1 supply": -1,
        "2 in Africa": 2,
        "2 points": 4,
        "3 in Africa": 1,
        "3 invention Granary": 1,
        "Africa Granary": -1,
        "Africa innovator 1": -1,
        "Africa inventor 3": -1,
        "Africa presenter 2": -2,
        "asked": "1: TakeProgress",
    }


@rule("IN-10.6", "IN-R23")
def test_whoever_shares_may_take_the_top_wealth_tile_of_a_letter_they_do_not_have() -> None:
    cards = {"Africa": card("Granary", presenter=1, inventor=1)}
    game = table(cards=cards, wealth={"Africa": "Wealth A1, Wealth A2"})
    owner = table(cards=cards, wealth={"Africa": "Wealth A1, Wealth A2"}, one=society(display="Wealth A3"))
    play(game, "pillar on Share", "share in Africa")
    play(owner, "pillar on Share", "share in Africa")

    assert options(game) == ["take Wealth A2", "take wild Aspiration"]
    assert play(game, "take Wealth A2")["1 display Wealth A2"] == 1
    assert asked(owner) == "1: TakeProgress"


@rule("IN-10.7", "IN-R65")
def test_with_a_full_tile_display_a_tile_is_discarded_for_the_new_one() -> None:
    game = table(
        cards={"Africa": card("Granary", presenter=1, inventor=1)},
        wealth={"Africa": "Wealth A1"},
        one=society(display="Economy 1, Economy 2, Culture 1, Wealth B1"),
    )
    play(game, "pillar on Share", "share in Africa", "take Wealth A1")

    assert asked(game) == "1: ReplaceTile"
    assert "skip" not in options(game)
    changes = play(game, "replace Economy 1")
    assert changes["1 display Wealth A1"] == 1
    assert changes["1 display Economy 1"] == -1


@rule("IN-10.1")
def test_only_whoever_has_a_citizen_beside_an_invention_can_share_it() -> None:
    game = table(
        cards={
            "Africa": card("Granary", presenter=2, inventor=3),
            "Asia": card("Ox Yoke", presenter=1),
            "Europe": card("Hand Loom", presenter=1, inventor=2),
        }
    )
    play(game, "pillar on Share")

    assert options(game) == ["share in Europe"]
    assert refusal(game, "share in Africa") == "You have no Citizen beside Granary in Africa (Share an Invention)."
    assert refusal(game, "share in Asia") == "There is no Invention in Asia."


# What else the actions ask for, and what a table may decide


@rule("IN-R23")
def test_a_table_may_decide_that_any_wealth_tile_of_the_stack_can_be_taken() -> None:
    game = table(
        cards={"Africa": card("Granary", presenter=1, inventor=1)},
        wealth={"Africa": "Wealth A1, Wealth A2"},
        wealth_choice="any",
    )
    play(game, "pillar on Share", "share in Africa")

    assert options(game) == ["take Wealth A1", "take Wealth A2", "take wild Aspiration"]


@rule("IN-R23")
def test_a_letter_on_the_progress_map_is_one_that_a_player_has() -> None:
    game = table(
        cards={"Africa": card("Granary", presenter=1, inventor=1)},
        wealth={"Africa": "Wealth A1"},
        one=society(hexes={1: "Wealth A3"}),
    )

    changes = play(game, "pillar on Share", "share in Africa")

    assert changes["1 display wild Aspiration"] == 1
