"""The set-up for two, three and four players, and the start of Era 1."""

import pytest

from civitas import BadDeal
from civitas.inventions.kinds import ECONOMY_TOKEN, NONE
from civitas.inventions.state import Inventions
from civitas.kernel.game import new_game
from tests.support.inventions import (
    CARD_NAMES,
    COMPONENTS,
    RULES,
    all_options,
    asked,
    ordered_deal,
    play,
    society,
    state_of,
    table,
)
from tests.support.rules import rule

STARTS = (
    "start in Africa",
    "with 1 Academic",
    "start in Europe",
    "with no Academic",
    "start in Asia",
    "with no Academic",
)


def ordered(players: int, **told: list[str | int]) -> dict[str, list[str | int]]:
    """A deal in the order of the tables, but for the rows given."""
    deal = ordered_deal(players, all_options({}))
    return deal | {name.replace("_", " "): row for name, row in told.items()}


@rule("IN-1.9", "IN-1.14", "IN-1.17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_five_people_a_diplomat_two_inventions_and_two_ideas(players: int) -> None:
    game = new_game(RULES, seed=1, players=players)

    for seat, shown in enumerate(game.view()["table"]["societies"]):
        assert shown["ready"] == {"Merchant": 1, "Artisan": 1, "Thinker": 1, "Academic": 2}
        assert shown["supply"] == 24
        assert (shown["influence"], shown["score"], shown["economy_tokens"]) == (1, 0, 1)
        assert [CARD_NAMES.index(name) < 8 for name in shown["inventions"]] == [True, True]
        assert len(shown["ideas"]) == 2
        assert game.view()["table"]["private"][seat]["diplomats"] == [seat]


@rule("IN-1.20", "IN-1.21", "IN-1.22")
def test_each_player_has_the_idea_of_their_private_milestone_and_one_of_era_3() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)

    ideas = [shown["ideas"] for shown in game.view()["table"]["societies"]]

    assert ideas == [["Granary", "Irrigation Canal"], ["Ox Yoke", "Caravan Route"], ["Painted Pottery", "Brick Temple"]]
    assert game.view()["table"]["open_ideas"] == ["Bronze Bell", "Iron Ploughshare", "Sailcloth Rig"]
    assert game.view()["table"]["top_idea"] == "Law Tablets"


@rule("IN-1.23", "IN-R7")
def test_five_regions_have_a_card_at_the_start() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)

    cards = [shown["card"] for shown in game.view()["table"]["regions"]]

    assert cards == ["Clay Oven", "Polished Sickle", "Oral Epic", "Fishing Net", "Herbal Remedies", None, None]


@rule("IN-1.24", "IN-1.25", "IN-1.26", "IN-R8")
@pytest.mark.parametrize(("players", "sizes"), [(2, [3] * 4 + [2] * 3), (3, [3] * 4 + [2] * 3), (4, [4] * 4 + [3] * 3)])
def test_stacks_of_wealth_tiles_depend_on_the_players(players: int, sizes: list[int]) -> None:
    game = new_game(RULES, deal=ordered(players), players=players)

    stacks = [shown["wealth"] for shown in game.view()["table"]["regions"]]

    assert [len(stack) for stack in stacks] == sizes
    assert stacks[0][-1] == "Wealth A1"
    assert stacks[0][0] is None


@rule("IN-1.27", "IN-R9")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 1), (4, 3)])
def test_two_copies_of_each_progress_tile_are_removed_unless_four_play(players: int, copies: int) -> None:
    game = new_game(RULES, seed=1, players=players)

    assert set(game.view()["table"]["progress_left"].values()) == {copies}


@rule("IN-R8", "IN-R9")
def test_a_table_may_play_with_two_copies_and_three_rare_wealth_tiles() -> None:
    game = new_game(RULES, deal=ordered(3), players=3, options={"progress_copies": "two", "rare_wealth": "three"})

    assert set(game.view()["table"]["progress_left"].values()) == {2}
    assert len(game.view()["table"]["regions"][6]["wealth"]) == 3


@rule("IN-17.1", "IN-17.2", "IN-17.5")
def test_in_reverse_turn_order_each_player_claims_a_card_with_its_specialists() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)

    assert asked(game) == "3: ChooseStart"
    assert play(game, "start in Europe", "with no Academic") == {
        "3 Influence tile +1 in Europe": 1,
        "3 in Europe": 1,
        "3 supply": -2,
        "Europe presenter 3": 1,
        "asked": "2: ChooseStart",
    }


@rule("IN-17.3", "IN-17.4")
def test_the_start_tile_brings_no_points_and_the_specialist_tile_its_benefit() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)

    changes = play(game, "start in Africa", "with 1 Academic")

    assert changes["3 influence"] == 1
    assert changes["3 Influence tile +1 in Africa"] == 1
    assert "3 points" not in changes


@rule("IN-17.7", "IN-17.8")
def test_unclaimed_cards_leave_and_the_first_round_is_played_with_the_epoch_pillar() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)
    play(game, *STARTS)

    cards = [shown["card"] for shown in game.view()["table"]["regions"]]

    assert cards == ["Clay Oven", None, "Oral Epic", "Fishing Net", None, None, None]
    play(game, "spend the action on Eureka")
    assert game.view()["table"]["societies"][0]["epoch_pillar"] == "Eureka"
    assert asked(game) == "2: ChooseAction"


@rule("IN-1.28", "IN-R10")
def test_when_two_play_chronos_starts_at_its_place_in_africa_or_the_next_free_region() -> None:
    first = new_game(RULES, deal=ordered(2, turn_order=[0, 1, 2]), players=2)
    last = new_game(RULES, deal=ordered(2, turn_order=[2, 0, 1]), players=2)

    assert first.view()["table"]["chronos"]["region"] == "Africa"
    assert first.view()["table"]["regions"][0]["citizens"] == [0, 0, 1]
    play(last, "start in Africa", "with 1 Academic", "start in Europe", "with no Academic")
    assert last.view()["table"]["regions"][1]["influence"] == [{"colour": 2, "tile": None, "face_up": False}]


@pytest.mark.parametrize(
    ("row", "cards", "reason"),
    [
        ("era 3", ["Granary"] * 10, "era 3: Granary does not belong here."),
        ("wealth letters", ["A"] * 7, "wealth letters: A stands there 7 times and exists once."),
        ("turn order", [0, 1], "turn order has 2 entries and needs 3."),
        ("turn order", [0, 2, 1], "turn order: 3 players follow one another by their number from the first on."),
    ],
)
def test_an_impossible_deal_is_refused(row: str, cards: list[str | int], reason: str) -> None:
    with pytest.raises(BadDeal, match=reason):
        new_game(RULES, deal=ordered(3) | {row: cards}, players=3)


# The table before the first turn


def dealt(players: int = 3, **options: str) -> list[Inventions]:
    """Some tables before the first question."""
    return [state_of(new_game(RULES, seed=seed, players=players, options=options)) for seed in range(12)]


@rule("IN-1.1")
def test_chronos_begins_at_the_left_of_the_era_track() -> None:
    game = new_game(RULES, seed=1, players=3)

    assert (game.view()["table"]["era"], game.view()["table"]["round"]) == (1, 1)


@rule("IN-1.2", "IN-1.6", "IN-2.2")
def test_each_of_the_seven_regions_has_a_sage_a_knowledge_tile_on_its_chain_side_and_a_specialist_tile() -> None:
    games = dealt()

    for state in games:
        assert [region.sage for region in state.regions] == [1] * 7
        assert [region.scoring for region in state.regions] == [0] * 7
        assert sorted(region.knowledge for region in state.regions) == list(range(7))
        assert sorted(region.specialist for region in state.regions) == list(range(7))
    assert len({state.regions[0].knowledge for state in games}) > 2
    assert len({state.regions[0].specialist for state in games}) > 2


@rule("IN-1.3", "IN-1.4", "IN-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_milestones_a_are_common_b_private_even_of_the_absent_c_for_eureka_and_the_rest_hidden(players: int) -> None:
    games = [new_game(RULES, seed=seed, players=players) for seed in range(12)]

    for game in games:
        shown = game.view()["table"]
        assert [row["era"] for row in shown["common"]] == [1] * 5
        assert [row["era"] for row in shown["private"]] == [2] * 4
        assert [row["era"] for row in shown["eureka"]] == [3] * 3
        assert shown["stacks"] == [3, 3, 3]
    assert len({state_of(game).common[0] for game in games}) > 2
    assert len({state_of(game).private[3] for game in games}) > 2


@rule("IN-1.7")
def test_the_deck_has_the_ideas_of_era_3_on_top_and_those_of_era_6_at_the_bottom() -> None:
    for state in dealt():
        eras = [int(state.edition.ideas[card].era) for card in state.deck]
        assert eras == [3] * 10 + [4] * 9 + [5] * 9 + [6] * 3


@rule("IN-1.8", "IN-1.10", "IN-1.13", "IN-R5")
def test_pillars_and_tokens_wait_on_the_society_board_and_markers_at_the_start_of_their_tracks() -> None:
    game = new_game(RULES, seed=1, players=4)

    for shown in game.view()["table"]["societies"]:
        assert shown["season_pillars"] == [None, None]
        assert shown["epoch_pillar"] is None
        assert (shown["era_space"], shown["influence"], shown["score"]) == (None, 1, 0)
        assert (shown["tokens"], shown["tokens_in_all"]) == (0, 3)


@rule("IN-1.12")
def test_four_influence_tiles_stay_on_the_society_board_when_the_fifth_is_placed_in_era_1() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)
    assert len(game.view()["table"]["societies"][2]["influence_tiles"]) == 5

    play(game, "start in Europe", "with no Academic")

    left = game.view()["table"]["societies"][2]["influence_tiles"]
    assert len(left) == 4
    assert "Influence tile +1" not in left


@rule("IN-1.16")
def test_two_economy_tokens_lie_on_hexes_and_one_can_be_used() -> None:
    state = state_of(new_game(RULES, seed=1, players=3))

    assert [hex.benefit for hex in COMPONENTS.hexes].count(ECONOMY_TOKEN) == 2
    assert [int(own.economy_tokens) for own in state.societies] == [1, 1, 1]


@rule("IN-1.18", "IN-1.29", "IN-24.1")
def test_when_two_play_chronos_has_citizens_influence_tiles_and_a_place_in_the_turn_order() -> None:
    game = new_game(RULES, deal=ordered(2, turn_order=[2, 0, 1]), players=2)

    shown = game.view()["table"]["chronos"]

    assert (shown["supply"], shown["tiles_on_track"], shown["era_space"]) == (30, 3, None)
    assert game.view()["table"]["turn_order"] == [2, 0, 1]
    assert len(state_of(game).societies) == 3
    assert [len(region["citizens"]) for region in game.view()["table"]["regions"]] == [3] * 7


@rule("IN-1.19", "IN-R6")
def test_the_turn_goes_clockwise_from_a_first_player_drawn_by_lot() -> None:
    three = {tuple(state.turn_order) for state in dealt(3)}
    four = {tuple(state.turn_order) for state in dealt(4)}

    assert three == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    assert four <= {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}
    assert len(four) > 2


@rule("IN-R6")
def test_when_two_play_the_markers_of_both_and_of_chronos_are_shuffled() -> None:
    orders = {tuple(state.turn_order) for state in dealt(2)}

    assert {(0, 1, 2), (0, 2, 1)} & orders
    assert {(1, 0, 2), (2, 1, 0)} & orders


@rule("IN-R57")
@pytest.mark.parametrize("players", [2, 3])
def test_inventions_of_era_1_that_nobody_gets_and_ideas_of_absent_players_are_nowhere(players: int) -> None:
    for state in dealt(players):
        found = [int(region.card) for region in state.regions] + state.deck
        for own in state.societies:
            found += own.ideas + own.inventions
        eras = [int(state.edition.ideas[card].era) for card in found if card != NONE]
        assert eras.count(1) == 2 * players
        assert eras.count(2) == 5 + players


@rule("IN-17.6")
def test_chronos_starts_with_the_people_its_card_needs_a_citizen_and_an_influence_tile_face_down() -> None:
    game = new_game(RULES, deal=ordered(2, turn_order=[0, 1, 2]), players=2)

    africa = game.view()["table"]["regions"][0]

    assert (africa["card"], africa["presenter"], africa["presenters"]) == ("Clay Oven", 2, 2)
    assert africa["citizens"] == [0, 0, 1]
    assert africa["influence"] == [{"colour": 2, "tile": None, "face_up": False}]
    assert game.view()["table"]["chronos"]["supply"] == 30 - 2 - 1


@rule("IN-R10")
def test_a_table_may_decide_that_chronos_starts_before_all_others() -> None:
    deal = ordered(2, turn_order=[2, 0, 1])

    in_order = new_game(RULES, deal=deal, players=2)
    first = new_game(RULES, deal=deal, players=2, options={"chronos_start": "first"})

    assert in_order.view()["table"]["chronos"]["region"] is None
    assert first.view()["table"]["chronos"]["region"] == "Africa"
    assert (asked(in_order), asked(first)) == ("2: ChooseStart", "2: ChooseStart")


@rule("IN-17.9")
def test_entering_era_2_turn_order_and_influence_are_looked_at_and_nothing_else() -> None:
    game = table(
        era=1,
        active=3,
        one=society(
            private="Smelting",
            era_space="space 3 of Era 3",
            exhausted="Merchant 1",
            epoch="Travel",
            influence=5,
            sages=1,
            ideas="Granary",
        ),
        eureka="Written Signs, Wheel and Axle",
        no_sage="Africa",
    )
    play(game, "spend the action on Eureka")
    assert asked(game) == "1: TakeTurnPlace"

    changes = play(game, "play third")

    assert changes == {"1 influence": -1, "asked": "2: ChooseAction"}
    assert state_of(game).turn_order == [1, 2, 0]
    assert (int(state_of(game).era), len(state_of(game).eureka)) == (2, 2)
