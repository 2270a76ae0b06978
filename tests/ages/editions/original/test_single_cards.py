"""Discounts, rankings, and the cards that the rulebook of the original edition explains one by one."""

from typing import Any

import pytest

from tests.support.ages import civ, civ_of, only, options, play, ratings, table
from tests.support.ages.positions import OVER
from tests.support.rules import rule
from tests.support.sentences import said

AGE_II = 2
AGE_III = 3
AGE_IV = 4
ALL_MODES = pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


# Discounts


@ALL_MODES
@rule("OR-81.1")
@pytest.mark.parametrize(
    ("card", "orders"),
    [
        ("Rich Land I", {"build Agriculture", "build Bronze", "build Iron"}),
        ("Ideal Building Site I", {"build Philosophy", "build Alchemy", "build Religion"}),
        ("Efficient Upgrade I", {"upgrade Bronze to Iron", "upgrade Philosophy to Alchemy"}),
    ],
)
def test_an_action_card_makes_only_the_action_it_names_cheaper(mode: str, card: str, orders: set[str]) -> None:
    one = civ(technologies="Iron, Alchemy, Swordsmen", hand=card, resources=9, idle=1)
    game = table(options={"mode": mode}, one=one)

    play(game, f"play {card}")

    assert options(game) == orders


@ALL_MODES
@rule("OR-81.1", "OR-81.2")
def test_engineering_genius_builds_one_stage_although_masonry_allows_two(mode: str) -> None:
    one = civ(hand="Engineering Genius I", project=("Pyramids", 0), specials="Masonry", resources=9)
    game = table(options={"mode": mode}, one=one)

    assert only(play(game, "play Engineering Genius I"), "stages", "resources", "asked") == {"stages 1": 1, **OVER}
    assert only(play(game, "build 2 stages"), "resources") == {"resources 1": -3}


@ALL_MODES
@rule("OR-81.3", "OR-R17")
def test_a_discount_beyond_the_cost_gives_nothing(mode: str) -> None:
    one = civ(hand="Engineering Genius I, Rich Land I", project=("Hanging Gardens", 0), resources=1)
    game = table(options={"mode": mode}, one=one)

    # A stage of 2 with a discount of 3, a mine of 2 with one of 2.
    assert only(play(game, "play Engineering Genius I"), "stages", "resources") == {"stages 1": 1}
    assert only(play(game, "play Rich Land I", "build Bronze"), "workers", "resources") == {"workers 1": "+Bronze"}


@ALL_MODES
@rule("OR-81.4", "OR-R19")
def test_resources_for_units_are_spent_first_and_lost_at_the_end_of_the_turn(mode: str) -> None:
    one = civ(hand="Patriotism I", resources=3, idle=2)
    game = table(options={"mode": mode}, one=one)
    play(game, "play Patriotism I")

    assert only(play(game, "build Warriors"), "unit resources", "resources") == {"unit resources 1": -2}
    kept = table(options={"mode": mode}, one=one)
    play(kept, "play Patriotism I", "end turn")
    assert civ_of(kept, 1)["unit_resources"] == 0


@rule("OR-81.4")
@pytest.mark.parametrize(("card", "age", "resources"), [("Wave of Nationalism", 2, 6), ("Military Build-Up", 3, 8)])
def test_the_weaker_get_resources_for_units(card: str, age: int, resources: int) -> None:
    game = table(age=age, one=civ(hand=card), two=civ(technologies="Warriors 3"))

    assert only(play(game, f"play {card}"), "unit resources", "resources") == {"unit resources 1": resources}
    assert "build Bronze" not in options(game)
    assert only(play(game, "build Warriors"), "unit resources") == {"unit resources 1": -2}


@ALL_MODES
@rule("OR-81.4")
def test_homer_gives_a_resource_for_units_each_turn(mode: str) -> None:
    game = table(phase="start", options={"mode": mode}, one=civ(leader="Homer", resources=1, military_left=1))

    assert civ_of(game, 1)["unit_resources"] == 1
    if mode != "simple":
        play(game, "pass")
    assert only(play(game, "build Warriors"), "unit resources", "resources") == {
        "unit resources 1": -1, "resources 1": -1,
    }  # fmt: skip


@ALL_MODES
@rule("OR-81.5", "OR-R20")
def test_barbarossa_makes_every_unit_that_he_recruits_cheaper(mode: str) -> None:
    one = civ(leader="Frederick Barbarossa", technologies="Swordsmen", food=2, resources=3, idle=0)
    game = table(options={"mode": mode}, one=one)

    for unit, cost in (("Swordsmen", 2), ("Warriors", 1)):
        assert only(play(game, f"recruit {unit}"), "food", "resources", "civil") == {
            "food 1": -1, "resources 1": -cost, "civil 1": -1,
        }  # fmt: skip


@rule("OR-81.5", "OR-R20")
def test_churchill_makes_every_unit_cheaper_that_is_built_under_a_declared_war() -> None:
    one = civ(leader="Winston Churchill", government="Monarchy", technologies="Riflemen", resources=9, idle=2)
    game = table(age=AGE_III, one=one, two=civ(war=("Holy War", 1)))

    assert only(play(game, "build Riflemen"), "resources") == {"resources 1": -(5 - 2)}
    assert only(play(game, "build Riflemen"), "resources") == {"resources 1": -(5 - 2)}
    assert said(table(age=AGE_III, one=one), "build Riflemen") == "Build Riflemen for 5 resources"


# Rankings


@MODES
@rule("OR-83.1", "OR-83.2", "OR-R2")
def test_the_starting_player_wins_the_ties_of_bonuses_at_the_end(mode: str) -> None:
    plain = civ(technologies="Philosophy 0", military_left=0)
    words: dict[str, Any] = {"one": plain, "two": plain, "active": 2, "last_round": "this", "options": {"mode": mode}}
    impacts = "Impact of Strength, Impact of Science, Impact of Colonies, Impact of Wonders"
    if mode == "advanced":
        game = table(age=AGE_III, bonuses=impacts, **words)
    else:
        game = table(age=AGE_IV, future="Impact of Strength, Impact of Science", **words)

    assert only(play(game, "end turn"), "culture") == {"culture 1": 10 + 10}


@rule("OR-83.1")
@pytest.mark.parametrize("impact", ["Impact of Science", "Impact of Strength"])
def test_the_player_on_turn_wins_the_ties_of_a_ranking_that_is_revealed(impact: str) -> None:
    game = table(
        players=3, age=AGE_III, phase="politics", active=2, events=f"{impact}, Rats", two=civ(military_hand="Foray")
    )

    assert only(play(game, "prepare Foray"), "culture") == {"culture 2": 1 + 14, "culture 3": 7}


# Single cards


@MODES
@rule("OR-85.1", "OR-85.2", "OR-R33")
def test_columbus_colonizes_without_a_bid_or_a_unit_and_stays(mode: str) -> None:
    one = civ(leader="Christopher Columbus", technologies="Warriors 0", military_hand="Wealthy Territory I")
    game = table(phase="politics", options={"mode": mode}, one=one)

    assert play(game, "settle Wealthy Territory I") == {
        "military hand 1": "-Wealthy Territory I", "colonies 1": "+Wealthy Territory I", "resources 1": 5,
        "blue tokens 1": 2, **OVER,
    }  # fmt: skip
    assert civ_of(game, 1)["leader"] == "Christopher Columbus"


@MODES
@rule("OR-R102")
@pytest.mark.parametrize("civil_left", [4, 2, 1])
def test_a_breakthrough_of_robespierre_costs_its_civil_action_beside_the_military_ones(
    mode: str, civil_left: int
) -> None:
    one = civ(leader="Maximilien Robespierre", hand="Breakthrough I, Monarchy", science=3, civil_left=civil_left)
    game = table(age=AGE_II, options={"mode": mode}, one=one)

    changes = play(game, "play Breakthrough I")

    # Monarchy brings one civil action more, and a military one that arrives spent.
    assert only(changes, "civil 1", "military 1", "science 1", "government 1") == {
        "military 1": -3, "science 1": -3 + 2, "government 1": "+Monarchy, -Despotism",
    }  # fmt: skip
    assert civ_of(game, 1)["civil_actions"] == [civil_left, 5]


@MODES
@rule("OR-R102")
def test_without_a_civil_action_robespierre_plays_no_breakthrough(mode: str) -> None:
    one = civ(leader="Maximilien Robespierre", hand="Breakthrough I, Monarchy", science=9, civil_left=0)
    game = table(age=AGE_II, options={"mode": mode}, one=one)

    assert "play Breakthrough I" not in options(game)
    assert "declare a revolution for Monarchy" in options(game)
    assert str(game.why_not("play Breakthrough I")) == str(game.why_not("increase population"))


ROBESPIERRE: dict[str, Any] = {"leader": "Maximilien Robespierre", "hand": "Monarchy", "science": 3}


@MODES
@rule("OR-85.3", "OR-85.4", "OR-R25")
def test_robespierre_pays_a_revolution_with_all_military_actions(mode: str) -> None:
    game = table(age=AGE_II, options={"mode": mode}, one=civ(civil_left=3, **ROBESPIERRE))

    assert play(game, "declare a revolution for Monarchy") == {
        "government 1": "+Monarchy, -Despotism", "hand 1": "-Monarchy", "science 1": -3, "civil 1": 1,
        "civil total 1": 1, "military 1": -3, "military total 1": 1, **OVER,
    }  # fmt: skip
    # One civil action was used before and is used now; all military actions are.
    assert civ_of(game, 1)["civil_actions"] == [4, 5]
    assert civ_of(game, 1)["military_actions"] == [0, 4]


@MODES
@rule("OR-85.3", "OR-85.4", "OR-R25")
def test_with_robespierre_a_used_military_action_forbids_a_revolution(mode: str) -> None:
    used = table(age=AGE_II, options={"mode": mode}, one=civ(military_left=2, **ROBESPIERRE))
    ready = table(age=AGE_II, options={"mode": mode}, one=civ(civil_left=0, **ROBESPIERRE))

    # All four civil actions are unused in the first, none in the second.
    assert "declare a revolution for Monarchy" not in options(used)
    assert "declare a revolution for Monarchy" in options(ready)


@MODES
@rule("OR-85.5", "OR-R24")
def test_newton_gets_back_the_civil_action_of_a_technology(mode: str) -> None:
    one = civ(leader="Isaac Newton", hand="Iron", science=5, civil_left=1)
    game = table(age=AGE_II, options={"mode": mode}, one=one)
    without = table(age=AGE_II, options={"mode": mode}, one={**one, "civil_left": 0})

    assert play(game, "develop Iron") == {
        "hand 1": "-Iron", "technologies 1": "+Iron", "science 1": -5, **OVER,
    }  # fmt: skip
    assert "develop Iron" not in options(without)


@MODES
@rule("OR-85.6", "OR-R24")
def test_a_revolution_under_newton_leaves_one_civil_action(mode: str) -> None:
    one = civ(leader="Isaac Newton", hand="Monarchy", science=3)
    game = table(age=AGE_II, options={"mode": mode}, one=one)
    begun = table(age=AGE_II, options={"mode": mode}, one={**one, "civil_left": 3})

    play(game, "declare a revolution for Monarchy")

    assert civ_of(game, 1)["civil_actions"] == [1, 5]
    assert "declare a revolution for Monarchy" not in options(begun)


@MODES
@rule("OR-85.7", "OR-R26")
@pytest.mark.parametrize(
    ("units", "tactic", "strength"),
    [
        ("Warriors 3", "", 3),
        ("Warriors 2", "Legion", 2),
        ("Warriors 6", "Legion", 6 + 2 * 2 + 2),
        ("Warriors 2, Cannon 1", "Defensive Army", 5 + 3 + 3),
        ("Warriors 2, Swordsmen 2, Cannon 2", "Defensive Army", 12 + 6 + 3 + 6),
    ],
)
def test_napoleon_counts_the_greatest_army_bonus_once_more(mode: str, units: str, tactic: str, strength: int) -> None:
    one = civ(leader="Napoleon Bonaparte", technologies=units, tactic=tactic, exclusive=bool(tactic))
    game = table(age=AGE_II, options={"mode": mode}, one=one)

    assert ratings(game, 1)[2] == strength


@rule("OR-85.8")
def test_the_labs_of_tesla_take_a_blue_token_whenever_mines_produce() -> None:
    one = civ(
        leader="Nikola Tesla", government="Monarchy", technologies="Bronze 0, Philosophy 1, Alchemy 2, Computers 1"
    )
    game = table(age=AGE_III, one=one)

    changes = play(game, "end turn")

    assert only(changes, "resources 1") == {"resources 1": 2 * 1 + 3}
    rows = {row["card"]: row.get("blue", 0) for row in civ_of(game, 1)["technologies"]}
    assert (rows["Philosophy"], rows["Alchemy"], rows["Computers"]) == (0, 2, 1)


@ALL_MODES
@rule("OR-85.10")
def test_st_peters_counts_the_faces_of_a_temple_twice_not_once_more(mode: str) -> None:
    one = civ(technologies="Theology 1", wonders="St. Peter's Basilica")
    joan = {**one, "leader": "Joan of Arc"}

    assert ratings(table(options={"mode": mode}, one=one), 1)[3] == 2 * 2
    assert ratings(table(options={"mode": mode}, one=joan), 1)[2] == 1 + 2 * 2


@MODES
@rule("OR-85.11", "OR-R29")
def test_the_railroad_gives_the_highest_mine_with_a_worker_one_token_more(mode: str) -> None:
    one = civ(wonders="Transcontinental Railroad", technologies="Iron 1, Coal 0")
    game = table(age=AGE_II, options={"mode": mode}, one=one)

    assert only(play(game, "end turn"), "resources 1") == {"resources 1": 2 * 1 + 2 * 2}


@rule("OR-85.12", "OR-R30")
def test_the_first_space_flight_adds_up_the_levels_of_all_technologies() -> None:
    one = civ(
        government="Democracy", specials="Strategy, Masonry", project=("First Space Flight", 2), resources=9,
        technologies="Iron 1, Alchemy 0, Riflemen 0, Selective Breeding 0, Air Forces 0", blue_bank=9,
    )  # fmt: skip
    game = table(age=AGE_III, one=one)

    levels = {"Democracy": 3, "Strategy": 2, "Masonry": 1, "Iron": 1, "Alchemy": 1, "Riflemen": 2, "farm": 2, "air": 3}
    assert only(play(game, "build 1 stage"), "culture") == {"culture 1": sum(levels.values())}


@rule("OR-85.13", "OR-R31", "OR-R55")
@pytest.mark.parametrize(
    ("wonder", "built", "technologies", "culture"),
    [
        ("Hollywood", 2, "Drama 2, Multimedia 1", 2 * (1 + 1 + 3)),
        ("Hollywood", 2, "Drama 1, Opera 0, Movies 0", 2 * 1),
        ("Hollywood", 2, "Computers 1", 0),
        ("Internet", 4, "Philosophy 1, Computers 1, Journalism 2", 2 * (0 + 3 + 2 + 2)),
        ("Internet", 4, "Philosophy 2, Alchemy 0, Drama 1", 0),
    ],
)
def test_hollywood_and_internet_score_twice_the_level_of_each_worker(
    wonder: str, built: int, technologies: str, culture: int
) -> None:
    one = civ(government="Monarchy", technologies=technologies, project=(wonder, built), resources=5)
    game = table(age=AGE_III, one=one)

    assert only(play(game, "build 1 stage"), "culture") == ({"culture 1": culture} if culture else {})


@MODES
@rule("OR-85.14", "OR-R32")
@pytest.mark.parametrize("developer", [1, 2])
@pytest.mark.parametrize("science", [0, 1])
def test_with_scientific_cooperation_neither_plays_a_technology_while_the_other_has_no_points(
    mode: str, developer: int, science: int
) -> None:
    civs = [civ(science=science), civ(science=science)]
    civs[developer - 1] = civ(hand="Irrigation", science=9)
    one = {**civs[0], "pact": ("Scientific Cooperation", 2)}
    game = table(players=3, age=AGE_II, active=developer, options={"mode": mode}, one=one, two=civs[1])

    assert ("develop Irrigation" in options(game)) == (science > 0)
