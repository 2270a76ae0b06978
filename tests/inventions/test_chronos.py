"""Chronos as the third player when two play."""

import pytest

from civitas import Game
from civitas.inventions.chronos import start_region
from civitas.inventions.kinds import FIRST_PROGRESS, NONE
from civitas.inventions.piles import with_more
from civitas.kernel.game import new_game
from tests.support.inventions import (
    REGION_NAMES,
    RULES,
    TILE_NAMES,
    asked,
    card,
    options,
    play,
    society,
    state_of,
    table,
)
from tests.support.rules import rule

PASS = "spend the action on Eureka"


def chronos_next(**words: object) -> Game:
    """A table of two in which Chronos moves after player 2, from Africa to the Middle East."""
    words.setdefault("chronos_region", "Africa")
    return table(players=2, active=2, **words)  # type: ignore[arg-type]


@rule("IN-24.1")
@pytest.mark.parametrize(("players", "plays"), [(2, True), (3, False), (4, False)])
def test_chronos_plays_at_a_table_of_two_only(players: int, plays: bool) -> None:
    game = table(players=players)

    assert [game.view(seat)["table"]["chronos"] is not None for seat in range(players)] == [plays] * players


@rule("IN-24.2", "IN-24.5", "IN-24.8", "IN-24.9", "IN-R51")
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


@rule("IN-24.2", "IN-24.11")
def test_chronos_invents_with_one_citizen_and_takes_the_tile_with_the_number_of_the_region() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=1)})

    changes = play(game, PASS)

    assert changes["Middle East inventor 3"] == 1
    assert changes["3 supply"] == -1
    assert game.view()["table"]["chronos"]["progress"] == ["Economy 2"]


@rule("IN-24.12")
def test_chronos_takes_the_next_number_when_the_tile_is_gone() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=1)}, gone="Economy 2, Economy 3")

    play(game, PASS, "done")

    assert game.view()["table"]["chronos"]["progress"] == ["Economy 4"]


@rule("IN-24.13")
def test_chronos_moves_on_from_an_idea_whose_milestone_nobody_has_discovered() -> None:
    game = chronos_next(cards={"Middle East": card("Bronze Bell", presenter=1), "Europe": card("Ox Yoke", presenter=1)})

    changes = play(game, PASS)

    assert changes["Europe inventor 3"] == 1
    assert game.view()["table"]["chronos"]["region"] == "Europe"


@rule("IN-24.2", "IN-24.15", "IN-24.17", "IN-24.18", "IN-24.19", "IN-R38")
def test_chronos_shares_an_invention_beside_which_it_stands_and_takes_the_top_wealth_tile() -> None:
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


@rule("IN-24.14", "IN-24.16", "IN-24.17")
def test_without_a_wealth_tile_chronos_takes_a_progress_tile_and_its_own_invention_leaves_the_game() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=3, inventor=3)}, wealth={"Middle East": ""})

    changes = play(game, PASS)

    assert game.view()["table"]["chronos"]["progress"] == ["Economy 2"]
    assert not [key for key in changes if "invention" in key or "points" in key]
    assert changes["3 in Middle East"] == 3


@rule("IN-24.2", "IN-24.20")
def test_chronos_innovates_an_invention_of_somebody_else() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=1, inventor=2)})

    assert play(game, PASS)["Middle East innovator 3"] == 1


@rule("IN-R51")
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


@rule("IN-R24")
def test_citizens_of_chronos_count_for_majorities() -> None:
    game = table(
        players=2,
        one=society(on_map="Asia 2", tiles="Influence tile +1 in Africa"),
        three=society(on_map="Asia 2"),
        chronos_region="Asia",
    )

    assert "pillar on Gain Influence" not in options(game)


@rule("IN-22.1", "IN-22.2", "IN-22.3", "IN-22.4", "IN-R32")
def test_at_an_era_change_chronos_places_influence_and_takes_the_rightmost_milestone() -> None:
    game = table(players=2, round=3, active=2, order="1 3 2", chronos_region="Africa", era=2)

    play(game, PASS)

    shown = game.view()["table"]
    assert shown["regions"][1]["influence"] == [{"colour": 2, "tile": None, "face_up": False}]
    assert shown["chronos"]["tiles_on_track"] == 2
    assert shown["chronos"]["era"] == 3
    assert shown["chronos"]["era_space"] == "space 3 of Era 3"
    assert shown["private"][2]["milestone"] == "Wheel and Axle"
    assert "Fired Clay" in [row["milestone"] for row in shown["common"]]
    assert shown["turn_order"] == [2, 0, 1]


@rule("IN-R39")
def test_chronos_rests_in_era_1_if_the_table_decides_so() -> None:
    acting = table(players=2, era=1, active=2, chronos_region="Africa")
    resting = table(players=2, era=1, active=2, chronos_region="Africa", chronos_first_round="no")
    play(acting, PASS)
    play(resting, PASS)

    assert state_of(acting).regions[1].card != -1
    assert state_of(resting).regions[1].card == -1
    assert asked(resting) == "1: ChooseAction"


@rule("IN-24.1")
def test_a_round_of_two_has_a_turn_of_chronos_at_its_place() -> None:
    game = table(players=2, order="1 3 2", chronos_region="Africa")

    play(game, "spend the action on Travel")

    assert state_of(game).regions[1].presenter == 2
    assert asked(game) == "2: ChooseAction"


@rule("IN-24.2", "IN-24.7")
def test_chronos_presents_nothing_where_there_is_a_card_and_moves_from_the_last_region_to_the_first() -> None:
    game = chronos_next(chronos_region="South America", cards={"Africa": card("Granary", presenter=1)})

    changes = play(game, PASS)

    assert changes["Africa inventor 3"] == 1
    assert game.view()["table"]["chronos"]["region"] == "Africa"


@rule("IN-24.3")
def test_chronos_performs_no_chain_action_of_an_invention_it_innovates() -> None:
    game = chronos_next(cards={"Middle East": card("Clay Oven", presenter=1, inventor=2)})

    changes = play(game, PASS)

    assert changes == {
        "2 influence": 1,
        "3 supply": -1,
        "Middle East innovator 3": 1,
        "asked": "1: ChooseAction",
    }


@rule("IN-24.4", "IN-24.10")
def test_citizens_of_chronos_serve_every_type_and_it_needs_no_extra_people() -> None:
    game = chronos_next(
        era=3,
        cards={"Middle East": card("Iron Ploughshare", presenter=1)},
        one=society(private="Smelting"),
        eureka="",
    )

    changes = play(game, PASS)

    assert changes["Middle East inventor 3"] == 1
    assert changes["3 supply"] == -1


@rule("IN-24.6")
def test_chronos_has_access_to_private_milestones_of_others_and_to_discarded_ones() -> None:
    private = chronos_next(cards={"Middle East": card("Granary", presenter=1)})
    discarded = chronos_next(
        cards={"Middle East": card("Clay Oven", presenter=1)},
        common="Smelting, Chipped Stone, Shared Speech, Twisted Cord, Gathering Lore",
        eureka="Written Signs, Wheel and Axle",
    )

    assert play(private, PASS)["Middle East inventor 3"] == 1
    assert play(discarded, PASS)["Middle East inventor 3"] == 1


@rule("IN-24.14")
def test_chronos_shares_no_invention_beside_which_it_does_not_stand() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=1, inventor=2)})

    changes = play(game, PASS)

    assert "Middle East Granary" not in changes


@rule("IN-24.21")
def test_chronos_moves_on_from_a_region_where_it_can_do_nothing() -> None:
    game = chronos_next(
        cards={
            "Middle East": card("Granary", presenter=1, inventor=2, innovator=1),
            "Europe": card("Ox Yoke", presenter=1, inventor=2),
        }
    )

    changes = play(game, PASS)

    assert changes["Europe innovator 3"] == 1
    assert game.view()["table"]["chronos"]["region"] == "Europe"


@rule("IN-R39")
def test_chronos_passes_after_a_whole_circle_and_presents_nothing_without_an_open_idea() -> None:
    game = chronos_next(open_ideas="", deck="", cards={"Africa": card("Granary", presenter=1, inventor=2, innovator=1)})

    changes = play(game, PASS)

    assert changes == {"2 influence": 1, "asked": "1: ChooseAction"}
    assert game.view()["table"]["chronos"]["region"] == "Africa"
    assert "inventions.chronos_passed" in [event.kind.id for event in game.events]


@rule("IN-R44")
def test_chronos_takes_nothing_when_no_tile_of_the_type_is_left() -> None:
    all_economy = ", ".join(f"Economy {number}" for number in range(1, 8))
    game = chronos_next(cards={"Middle East": card("Granary", presenter=1)}, gone=all_economy)
    play(game, PASS)
    while asked(game) == "2: BuildTiles":
        play(game, "done")

    assert state_of(game).regions[1].inventor == 2
    assert game.view()["table"]["chronos"]["progress"] == []


@rule("IN-R44")
def test_a_tile_of_the_same_number_and_another_type_does_not_hinder_chronos() -> None:
    game = chronos_next(cards={"Middle East": card("Granary", presenter=1)})
    chronos = state_of(game).societies[2]
    chronos.progress |= 1 << TILE_NAMES.index("Culture 2") - FIRST_PROGRESS
    state = state_of(game)
    state.progress_left = with_more(state.progress_left, TILE_NAMES.index("Culture 2") - FIRST_PROGRESS, -1)

    play(game, PASS)

    assert game.view()["table"]["chronos"]["progress"] == ["Economy 2", "Culture 2"]


@rule("IN-R51")
def test_the_milestone_of_chronos_has_no_diplomat() -> None:
    game = new_game(RULES, seed=1, players=2)

    assert [row["diplomats"] for row in game.view()["table"]["private"]] == [[0], [1], [], []]


@rule("IN-R32")
def test_an_empty_eureka_display_leaves_the_milestone_of_chronos_and_entering_era_2_all_its_tiles() -> None:
    empty = table(players=2, round=3, active=2, order="1 3 2", chronos_region="Africa", eureka="")
    early = table(players=2, era=1, active=2, order="1 3 2", chronos_region="Africa")
    play(empty, PASS)
    play(early, PASS)

    assert empty.view()["table"]["private"][2]["milestone"] == "Fired Clay"
    assert empty.view()["table"]["chronos"]["tiles_on_track"] == 2
    assert early.view()["table"]["chronos"]["tiles_on_track"] == 3


@rule("IN-22.1")
def test_chronos_passes_over_a_region_that_has_its_tile_or_no_free_space() -> None:
    game = table(
        players=2,
        round=3,
        active=2,
        order="1 3 2",
        chronos_region="Africa",
        three=society(tiles="Influence tile +1 in Middle East"),
    )

    play(game, PASS)

    assert [row["colour"] for row in game.view()["table"]["regions"][2]["influence"]] == [2]
    assert game.view()["table"]["chronos"]["region"] == "Asia"  # its first turn of the new Era led on from Europe


@rule("IN-24.8")
@pytest.mark.parametrize(("supply", "presents"), [(1, False), (2, True)])
def test_chronos_presents_only_with_all_the_people_that_the_idea_needs(supply: int, presents: bool) -> None:
    game = chronos_next(open_ideas="Wheelbarrow", deck="", three=society(supply=supply))

    changes = play(game, PASS)

    assert changes.get("3 supply", 0) == (-2 if presents else 0)
    assert ("Middle East Wheelbarrow" in changes) == presents
    assert game.view()["table"]["chronos"]["region"] == ("Middle East" if presents else "Africa")


@rule("IN-24.20")
@pytest.mark.parametrize(("supply", "innovates"), [(0, False), (1, True)])
def test_chronos_innovates_only_with_a_citizen_in_supply(supply: int, innovates: bool) -> None:
    cards = {"Middle East": card("Granary", presenter=1, inventor=2)}
    game = chronos_next(cards=cards, open_ideas="", deck="", three=society(supply=supply))

    changes = play(game, PASS)

    assert ("Middle East innovator 3" in changes) == innovates
    assert changes.get("3 supply", 0) == (-1 if innovates else 0)
    assert game.view()["table"]["chronos"]["region"] == ("Middle East" if innovates else "Africa")


@rule("IN-24.10")
@pytest.mark.parametrize(("supply", "invents"), [(0, False), (1, True)])
def test_chronos_invents_only_with_a_citizen_in_supply(supply: int, invents: bool) -> None:
    cards = {"Middle East": card("Granary", presenter=1)}
    game = chronos_next(cards=cards, open_ideas="", deck="", three=society(supply=supply))

    changes = play(game, PASS)

    assert ("Middle East inventor 3" in changes) == invents
    assert changes.get("3 supply", 0) == (-1 if invents else 0)
    assert game.view()["table"]["chronos"]["progress"] == (["Economy 2"] if invents else [])


def test_chronos_starts_in_the_first_region_whose_card_nobody_has_claimed_if_there_is_one() -> None:
    claimed = {"Africa": card("Granary", presenter=1), "Asia": card("Ox Yoke", presenter=2)}
    state = state_of(table(players=2, cards=claimed))
    assert start_region(state) == NONE

    state.regions[REGION_NAMES.index("Asia")].presenter = NONE
    assert start_region(state) == REGION_NAMES.index("Asia")
