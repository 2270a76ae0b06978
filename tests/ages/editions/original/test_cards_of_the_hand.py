"""The original edition: playing leaders, action cards, technologies and governments."""

import pytest

from tests.support.ages import civ, civ_of, only, options, play, ratings, table
from tests.support.rules import rule

MODES = ["simple", "advanced", "full"]
SIMPLE = {"mode": "simple"}
each_mode = pytest.mark.parametrize("mode", MODES)


# Leaders


@rule("OR-28.1")
@each_mode
@pytest.mark.parametrize(
    ("leader", "made"),
    [("Moses", {"civil 1": -1}), ("Homer", {"civil 1": -1, "unit resources 1": 1, "culture rating 1": 1}),
     ("Julius Caesar", {"civil 1": -1, "strength 1": 1, "military 1": 1, "military total 1": 1}),
     ("Alexander the Great", {"civil 1": -1, "strength 1": 1}),
     ("Hammurabi", {"civil total 1": 1, "military 1": -1, "military total 1": -1})],
)  # fmt: skip
def test_a_leader_costs_a_civil_action_and_works_at_once(leader: str, made: dict[str, int], mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(hand=leader))

    assert play(game, f"play {leader}") == {
        "hand 1": f"-{leader}", "leader 1": f"+{leader}", **made, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-28.2")
@each_mode
def test_a_new_leader_replaces_the_old_one_and_no_action_comes_back(mode: str) -> None:
    own = civ(leader="Alexander the Great", hand="Leonardo da Vinci", technologies="Warriors 3")
    game = table(options={"mode": mode}, one=own)

    assert play(game, "play Leonardo da Vinci") == {
        "hand 1": "-Leonardo da Vinci", "leader 1": "+Leonardo da Vinci, -Alexander the Great", "strength 1": -3,
        "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-29.2", "OR-29.3", "OR-R46")
@each_mode
@pytest.mark.parametrize(("civil_left", "military_left", "after"), [(5, 1, (4, 2)), (3, 0, (2, 1)), (1, 0, (0, 1))])
def test_whoever_replaces_hammurabi_loses_the_white_token_and_regains_the_red_one(
    civil_left: int, military_left: int, after: tuple[int, int], mode: str
) -> None:
    own = civ(leader="Hammurabi", hand="Michelangelo", civil_left=civil_left, military_left=military_left)
    game = table(options={"mode": mode}, one=own)
    assert (civ_of(game, 1)["civil_actions"][1], civ_of(game, 1)["military_actions"][1]) == (5, 1)

    play(game, "play Michelangelo")

    shown = civ_of(game, 1)
    assert (shown["civil_actions"], shown["military_actions"]) == ([after[0], 4], [after[1], 2])


# Action cards


@rule("OR-30.1", "OR-30.2", "OR-16.1")
@each_mode
@pytest.mark.parametrize(
    ("card", "goods", "technologies", "where"),
    [("Bountiful Harvest I", "food", "", {"Agriculture": 2}),
     ("Bountiful Harvest I", "food", "Irrigation", {"Irrigation": 1}),
     ("Mineral Deposits I", "resources", "", {"Bronze": 2}), ("Mineral Deposits I", "resources", "Iron", {"Iron": 1})],
)  # fmt: skip
def test_goods_of_an_action_card_are_blue_tokens_as_if_they_were_produced(
    card: str, goods: str, technologies: str, where: dict[str, int], mode: str
) -> None:
    game = table(options={"mode": mode}, one=civ(hand=card, technologies=technologies))

    assert play(game, f"play {card}") == {
        "hand 1": f"-{card}", f"{goods} 1": 2, "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip
    own = civ_of(game, 1)
    assert {row["card"]: row["blue"] for row in own["technologies"] if row["blue"]} == where
    assert own["blue_bank"] == 18 - sum(where.values())


@rule("OR-30.1")
def test_an_action_card_cannot_be_played_without_a_civil_action() -> None:
    game = table(one=civ(hand="Work of Art A", civil_left=0))

    assert "play Work of Art A" not in options(game)


@rule("OR-30.2")
def test_goods_of_an_action_card_need_blue_tokens_in_the_bank() -> None:
    game = table(options=SIMPLE, one=civ(hand="Mineral Deposits I", blue="Agriculture 17"))

    assert only(play(game, "play Mineral Deposits I"), "resources 1") == {"resources 1": 1}


@rule("OR-30.3")
@each_mode
@pytest.mark.parametrize(
    ("card", "made"),
    [("Work of Art A", {"culture 1": 6}), ("Work of Art I", {"culture 1": 5}),
     ("Revolutionary Idea A", {"science 1": 1}), ("Revolutionary Idea I", {"science 1": 2})],
)  # fmt: skip
def test_culture_and_science_of_an_action_card_are_points_and_no_rating(
    card: str, made: dict[str, int], mode: str
) -> None:
    game = table(options={"mode": mode}, one=civ(hand=card))

    assert play(game, f"play {card}") == {"hand 1": f"-{card}", **made, "civil 1": -1, "asked": "1: TakeAction"}
    assert ratings(game, 1) == (0, 1, 1, 0)


@rule("OR-30.4", "OR-R22")
@pytest.mark.parametrize(
    ("card", "build", "cost"), [("Rich Land A", "Bronze", 1), ("Ideal Building Site A", "Religion", 2)]
)
def test_building_by_an_action_card_takes_no_action_of_its_own(card: str, build: str, cost: int) -> None:
    game = table(one=civ(hand=card, resources=cost, civil_left=1))

    changes = play(game, f"play {card}", f"build {build}")

    assert only(changes, "civil 1", "resources 1", "workers 1") == {
        "civil 1": -1, "resources 1": -cost, "workers 1": f"+{build}",
    }  # fmt: skip


# Technologies


@rule("OR-34.1", "OR-34.3", "OR-34.4")
@each_mode
@pytest.mark.parametrize(
    ("card", "cost"), [("Irrigation", 3), ("Iron", 5), ("Alchemy", 4), ("Drama", 4), ("Swordsmen", 3)]
)
def test_a_technology_costs_an_action_and_its_science_and_has_no_workers_and_no_tokens(
    card: str, cost: int, mode: str
) -> None:
    own = civ(science=cost, food=2, resources=2)
    game = table(options={"mode": mode}, row=card, one=own)
    before = civ_of(game, 1)["technologies"]

    assert play(game, f"take {card} at 1", f"develop {card}") == {
        "row": f"-{card}", "science 1": -cost, "technologies 1": f"+{card}", "civil 1": -2, "asked": "1: TakeAction",
    }  # fmt: skip
    after = civ_of(game, 1)["technologies"]
    assert [row for row in after if row["card"] != card] == before
    assert [(row["workers"], row["blue"]) for row in after if row["card"] == card] == [(0, 0)]


@rule("OR-34.2")
@pytest.mark.parametrize(("science", "may"), [(5, True), (4, False)])
def test_without_the_science_a_technology_cannot_be_played(science: int, may: bool) -> None:
    assert ("develop Iron" in options(table(one=civ(hand="Iron", science=science)))) is may


@rule("OR-34.5")
@each_mode
@pytest.mark.parametrize(
    ("card", "cost", "made"),
    [("Code of Laws", 6, {"civil total 1": 1}),
     ("Warfare", 4, {"civil 1": -1, "military 1": 1, "military total 1": 1, "strength 1": 1}),
     ("Cartography", 4, {"civil 1": -1, "strength 1": 1, "colonization 1": 2}), ("Masonry", 3, {"civil 1": -1})],
)  # fmt: skip
def test_a_special_technology_works_at_once_and_without_workers(
    card: str, cost: int, made: dict[str, int], mode: str
) -> None:
    game = table(options={"mode": mode}, one=civ(hand=card, science=cost, idle=0))

    assert play(game, f"develop {card}") == {
        "science 1": -cost, "hand 1": f"-{card}", "special 1": f"+{card}", **made, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-34.5")
def test_masonry_makes_buildings_cheaper_at_once() -> None:
    game = table(one=civ(hand="Masonry", science=3, technologies="Alchemy", resources=5))
    assert "build Alchemy" not in options(game)

    assert only(play(game, "develop Masonry", "build Alchemy"), "resources 1") == {"resources 1": -5}


# Governments


REVOLTS = [
    ("Monarchy", 3, {"civil total 1": 1, "military 1": 1, "military total 1": 1}),
    ("Theocracy", 2, {"military 1": 1, "military total 1": 1, "culture rating 1": 1, "happiness 1": 2}),
]


@rule("OR-35.2", "OR-35.3", "OR-35.4", "OR-35.6")
@each_mode
@pytest.mark.parametrize(("card", "cost", "made"), REVOLTS)
def test_a_revolution_costs_all_civil_actions_and_the_lower_number(
    card: str, cost: int, made: dict[str, int], mode: str
) -> None:
    move = f"declare a revolution for {card}"
    game = table(options={"mode": mode}, one=civ(hand=card, science=cost))

    assert move not in options(table(options={"mode": mode}, one=civ(hand=card, science=cost - 1)))
    assert play(game, move) == {
        "science 1": -cost, "hand 1": f"-{card}", "government 1": f"+{card}, -Despotism", "civil 1": -4, **made,
        "asked": "1: TakeAction",
    }  # fmt: skip
    assert civ_of(game, 1)["civil_actions"][0] == 0


@rule("OR-35.1", "OR-35.3", "OR-35.4")
def test_actions_of_leaders_wonders_and_special_technologies_stay_and_are_used_by_the_revolution() -> None:
    own = civ(hand="Monarchy", science=3, leader="Hammurabi", wonders="Pyramids", specials="Code of Laws, Warfare")
    game = table(one=own)
    short = table(one={**own, "civil_left": 6})
    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"]) == ([7, 7], [2, 2])

    play(game, "declare a revolution for Monarchy")

    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"]) == ([0, 8], [3, 3])
    assert "declare a revolution for Monarchy" not in options(short)


@rule("OR-35.5")
@pytest.mark.parametrize(("left", "after"), [(2, 3), (1, 2), (0, 1)])
def test_as_many_red_tokens_are_used_as_before_the_revolution_and_new_ones_can_be_used(left: int, after: int) -> None:
    game = table(one=civ(hand="Monarchy", science=3, military_left=left, resources=2))

    play(game, "declare a revolution for Monarchy")
    assert civ_of(game, 1)["military_actions"] == [after, 3]

    assert only(play(game, "build Warriors"), "workers 1") == {"workers 1": "+Warriors"}


@rule("OR-35.6")
def test_the_limit_of_buildings_of_the_new_government_holds_at_once() -> None:
    own = civ(hand="Monarchy", science=9, technologies="Philosophy 2", resources=3)
    game = table(one=own)
    assert "build Philosophy" not in options(game)

    play(game, "develop Monarchy")

    assert "build Philosophy" in options(game)


@rule("OR-35.7", "OR-R23")
@each_mode
def test_breakthrough_revolts_as_the_only_civil_action_and_takes_all_of_them(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(hand="Breakthrough I, Monarchy", science=3))
    later = table(options={"mode": mode}, one=civ(hand="Breakthrough I, Monarchy", science=3, civil_left=3))

    assert "play Breakthrough I" not in options(later)
    assert play(game, "play Breakthrough I") == {
        "science 1": -3 + 2, "hand 1": "-Breakthrough I, -Monarchy", "government 1": "+Monarchy, -Despotism",
        "civil 1": -4, "civil total 1": 1, "military 1": 1, "military total 1": 1, "asked": "1: TakeAction",
    }  # fmt: skip


@rule("OR-36.1", "OR-36.2", "OR-R46", "OR-R53")
@each_mode
@pytest.mark.parametrize(
    ("card", "cost", "used", "white", "red"),
    [("Monarchy", 9, (0, 0), [4, 5], [3, 3]), ("Monarchy", 9, (2, 1), [2, 5], [2, 3]),
     ("Theocracy", 7, (0, 2), [3, 4], [1, 3]), ("Theocracy", 7, (3, 0), [0, 4], [3, 3])],
)  # fmt: skip
def test_a_peaceful_change_costs_an_action_and_the_higher_number_and_new_tokens_can_be_used(
    card: str, cost: int, used: tuple[int, int], white: list[int], red: list[int], mode: str
) -> None:
    own = civ(hand=card, science=cost, civil_left=4 - used[0], military_left=2 - used[1])
    game = table(options={"mode": mode}, one=own)
    poor = table(options={"mode": mode}, one={**own, "science": cost - 1})

    changes = play(game, f"develop {card}")

    assert f"develop {card}" not in options(poor)
    assert only(changes, "science 1", "government 1") == {"science 1": -cost, "government 1": f"+{card}, -Despotism"}
    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"]) == (white, red)
