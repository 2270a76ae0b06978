"""Chronos as the third player when two play."""

from civitas import Game
from tests.support.inventions import asked, card, options, play, society, state_of, table

PASS = "spend the action on Eureka"


def chronos_next(**words: object) -> Game:
    """A table of two in which Chronos moves after player 2, from Africa to the Middle East."""
    words.setdefault("chronos_region", "Africa")
    return table(players=2, active=2, **words)  # type: ignore[arg-type]


def test_chronos_presents_the_rightmost_open_idea_in_an_empty_region_without_a_benefit() -> None:
    game = chronos_next(open_ideas="Minted Coin, Great Library, Wheelbarrow", deck="Stone Arch, Astrolabe")

    changes = play(game, PASS)

    assert changes == {
        "2 influence": 1,
        "3 supply": -2,
        "Middle East Wheelbarrow": 1,
        "Middle East presenter 3": 2,
        "asked": "1: ChooseAction",
    }
    assert game.view()["table"]["open_ideas"] == ["Stone Arch", "Minted Coin", "Great Library"]
    assert game.view()["table"]["chronos"]["region"] == "Middle East"


def test_chronos_invents_with_one_citizen_and_takes_the_tile_with_the_number_of_the_region() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=1)})

    changes = play(game, PASS)

    assert changes["Middle East inventor 3"] == 1
    assert changes["3 supply"] == -1
    assert game.view()["table"]["chronos"]["progress"] == ["Economy 2"]


def test_chronos_takes_the_next_number_when_the_tile_is_gone() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=1)}, gone="Economy 2, Economy 3")

    play(game, PASS, "done")

    assert game.view()["table"]["chronos"]["progress"] == ["Economy 4"]


def test_chronos_moves_on_from_an_idea_whose_milestone_nobody_has_discovered() -> None:
    game = chronos_next(cards={"Middle East": card("Bronze Bell", presenter=1), "Europe": card("Ox Yoke", presenter=1)})

    changes = play(game, PASS)

    assert changes["Europe inventor 3"] == 1
    assert game.view()["table"]["chronos"]["region"] == "Europe"


def test_chronos_shares_an_invention_beside_which_he_stands_and_takes_the_top_wealth_tile() -> None:
    game = chronos_next(
        cards={"Middle East": card("Granary", presenter=1, inventor=2, innovator=3)},
        wealth={"Middle East": "Wealth B1, Wealth B2"},
    )

    changes = play(game, PASS)

    assert changes == {
        "1 in Middle East": 2,
        "1 points": 4,
        "2 in Middle East": 1,
        "2 influence": 1,
        "2 invention Granary": 1,
        "3 in Middle East": 2,
        "3 supply": -1,
        "Middle East Granary": -1,
        "Middle East innovator 3": -1,
        "Middle East inventor 2": -1,
        "Middle East presenter 1": -2,
        "asked": "1: ChooseAction",
    }
    assert game.view()["table"]["chronos"]["wealth"] == ["Wealth B2"]


def test_without_a_wealth_tile_chronos_takes_a_progress_tile_and_his_own_invention_leaves_the_game() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=3, inventor=3)}, wealth={"Middle East": ""})

    changes = play(game, PASS)

    assert game.view()["table"]["chronos"]["progress"] == ["Economy 2"]
    assert not [key for key in changes if "invention" in key or "points" in key]
    assert changes["3 in Middle East"] == 3


def test_chronos_innovates_an_invention_of_somebody_else() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=1, inventor=2)})

    assert play(game, PASS)["Middle East innovator 3"] == 1


def test_a_player_who_shares_an_invention_of_chronos_sees_the_card_leave_the_game() -> None:
    game = table(
        players=2,
        cards={"Africa": card("Granary", presenter=1, inventor=3)},
        wealth={"Africa": ""},
        chronos_region="Asia",
    )

    changes = play(game, "pillar on Share", "share in Africa")

    assert changes["3 in Africa"] == 1
    assert changes["1 points"] == 4
    assert not [key for key in changes if "invention" in key]


def test_citizens_of_chronos_count_for_majorities() -> None:
    game = table(
        players=2,
        one=society(on_map="Asia 2", tiles="Influence tile +1 in Africa"),
        three=society(on_map="Asia 2"),
        chronos_region="Asia",
    )

    assert "pillar on Gain Influence" not in options(game)


def test_at_an_era_change_chronos_places_influence_and_takes_the_rightmost_milestone() -> None:
    game = table(players=2, round=3, active=2, order="1 3 2", chronos_region="Africa", era=2)

    play(game, PASS)

    shown = game.view()["table"]
    assert shown["regions"][1]["influence"] == [{"colour": 2, "tile": None, "face_up": False}]
    assert shown["chronos"]["tiles_on_track"] == 2
    assert shown["chronos"]["era"] == 3
    assert shown["chronos"]["era_space"] == "space 3 of Era 3"
    assert shown["private"][2]["milestone"] == "Wheel and Axle"
    assert shown["turn_order"] == [2, 0, 1]


def test_chronos_rests_in_era_1_if_the_table_decides_so() -> None:
    acting = table(players=2, era=1, active=2, chronos_region="Africa")
    resting = table(players=2, era=1, active=2, chronos_region="Africa", chronos_first_round="no")
    play(acting, PASS)
    play(resting, PASS)

    assert state_of(acting).regions[1].card != -1
    assert state_of(resting).regions[1].card == -1
    assert asked(resting) == "1: ChooseAction"
