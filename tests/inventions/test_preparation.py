"""The set-up for two, three and four players, and the start of Era 1."""

import pytest

from civitas import BadDeal
from civitas.inventions.rules import RULES
from civitas.kernel.game import new_game
from tests.support.inventions import CARD_NAMES, all_options, asked, ordered_deal, play, state_of

STARTS = (
    "start in Africa",
    "with 1 Academic",
    "start in Europe",
    "with no Academic",
    "start in Asia",
    "with no Academic",
)


def ordered(players: int, **told: list[str | int]) -> dict[str, list[str | int]]:
    """A deal in the order of the tables, but for the rows told."""
    deal = ordered_deal(players, all_options({}))
    return deal | {name.replace("_", " "): row for name, row in told.items()}


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


def test_each_player_has_the_idea_of_his_private_milestone_and_one_of_era_3() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)

    ideas = [shown["ideas"] for shown in game.view()["table"]["societies"]]

    assert ideas == [["Granary", "Irrigation Canal"], ["Ox Yoke", "Caravan Route"], ["Painted Pottery", "Brick Temple"]]
    assert game.view()["table"]["open_ideas"] == ["Bronze Bell", "Iron Ploughshare", "Sailcloth Rig"]
    assert game.view()["table"]["top_idea"] == "Law Tablets"


def test_five_regions_have_a_card_at_the_start() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)

    cards = [shown["card"] for shown in game.view()["table"]["regions"]]

    assert cards == ["Clay Oven", "Polished Sickle", "Oral Epic", "Fishing Net", "Herbal Remedies", None, None]


@pytest.mark.parametrize(("players", "sizes"), [(2, [3] * 4 + [2] * 3), (3, [3] * 4 + [2] * 3), (4, [4] * 4 + [3] * 3)])
def test_stacks_of_wealth_tiles_depend_on_the_players(players: int, sizes: list[int]) -> None:
    game = new_game(RULES, deal=ordered(players), players=players)

    stacks = [shown["wealth"] for shown in game.view()["table"]["regions"]]

    assert [len(stack) for stack in stacks] == sizes
    assert stacks[0][-1] == "Wealth A1"
    assert stacks[0][0] is None


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 1), (4, 3)])
def test_two_copies_of_each_progress_tile_are_removed_unless_four_play(players: int, copies: int) -> None:
    game = new_game(RULES, seed=1, players=players)

    assert set(game.view()["table"]["progress_left"].values()) == {copies}


def test_a_table_may_play_with_two_copies_and_three_rare_wealth_tiles() -> None:
    game = new_game(RULES, deal=ordered(3), players=3, options={"progress_copies": "two", "rare_wealth": "three"})

    assert set(game.view()["table"]["progress_left"].values()) == {2}
    assert len(game.view()["table"]["regions"][6]["wealth"]) == 3


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


def test_the_start_tile_brings_no_points_and_the_specialist_tile_its_benefit() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)

    changes = play(game, "start in Africa", "with 1 Academic")

    assert changes["3 influence"] == 1
    assert changes["3 Influence tile +1 in Africa"] == 1
    assert "3 points" not in changes


def test_unclaimed_cards_leave_and_the_first_round_is_played_with_the_epoch_pillar() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)
    play(game, *STARTS)

    cards = [shown["card"] for shown in game.view()["table"]["regions"]]

    assert cards == ["Clay Oven", None, "Oral Epic", "Fishing Net", None, None, None]
    play(game, "spend the action on Eureka")
    assert game.view()["table"]["societies"][0]["epoch_pillar"] == "Eureka"
    assert asked(game) == "2: ChooseAction"


def test_after_the_round_of_era_1_only_influence_changes() -> None:
    game = new_game(RULES, deal=ordered(3), players=3)
    play(game, *STARTS)

    for _ in range(3):
        play(game, "spend the action on Eureka")

    assert (int(state_of(game).era), int(state_of(game).round)) == (2, 1)
    assert len(state_of(game).eureka) == 3


def test_when_two_play_chronos_starts_at_his_place_in_africa_or_the_next_free_region() -> None:
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
    ],
)
def test_an_impossible_deal_is_refused(row: str, cards: list[str | int], reason: str) -> None:
    with pytest.raises(BadDeal, match=reason):
        new_game(RULES, deal=ordered(3) | {row: cards}, players=3)
