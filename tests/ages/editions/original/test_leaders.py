"""Leaders of the original edition that do something else than in the new one: every clause of each text."""

import pytest

from tests.support.ages import civ, log, only, options, play, ratings, table
from tests.support.ages.events import prepared
from tests.support.ages.positions import OVER
from tests.support.rules import rule
from tests.support.sentences import refusal, said

AGE_II = 2
AGE_III = 3


# Leaders of Age A


def test_alexander_makes_units_stronger_and_never_leaves_by_himself() -> None:
    game = table(phase="politics", one=civ(leader="Alexander the Great", technologies="Knights 1"))

    assert ratings(game, 1)[2] == 5
    assert options(game) == {"pass"}
    assert refusal(game, "retire Alexander the Great").startswith("Alexander the Great does not")


def test_hammurabi_gives_a_civil_action_and_takes_a_military_one() -> None:
    game = table(one=civ(hand="Hammurabi"))

    assert play(game, "play Hammurabi") == {
        "leader 1": "+Hammurabi", "hand 1": "-Hammurabi", "civil total 1": 1, "military 1": -1, "military total 1": -1,
        **OVER,
    }  # fmt: skip


@pytest.mark.parametrize(("warriors", "culture"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_up_to_two_warriors_make_culture_for_homer(warriors: int, culture: int) -> None:
    game = table(one=civ(leader="Homer", technologies=f"Warriors {warriors}, Swordsmen 1"))

    assert ratings(game, 1)[0] == culture


def test_homer_gives_a_resource_for_units_each_turn() -> None:
    game = table(one=civ(hand="Homer"))

    assert only(play(game, "play Homer"), "unit resources", "happiness") == {"unit resources 1": 1}


def test_a_replaced_homer_stays_under_no_wonder() -> None:
    game = table(one=civ(leader="Homer", hand="Moses", leader_ages="A", wonders="Pyramids"))

    assert play(game, "play Moses")["asked"] == "1: TakeAction"


def test_caesar_has_one_political_action() -> None:
    one = civ(leader="Julius Caesar", military_hand="Rats, Foray")
    game = table(phase="politics", events="No Event, Development of Science", one=one)

    assert ratings(game, 1)[2] == 2
    assert play(game, "prepare Rats")["asked"] == "1: TakeAction"


# Leaders of Age I


COLUMBUS = civ(leader="Christopher Columbus", military_hand="Historic Territory I, Fertile Territory I")


@rule("OR-85.1", "OR-85.2")
def test_columbus_colonizes_from_the_hand_and_stays() -> None:
    game = table(phase="politics", one=COLUMBUS)

    assert said(game, "settle Historic Territory I") == (
        "Colonize Historic Territory I with Christopher Columbus, once in the game"
    )
    assert play(game, "settle Historic Territory I") == {
        "military hand 1": "-Historic Territory I", "colonies 1": "+Historic Territory I", "culture 1": 6,
        "happiness 1": 1, **OVER,
    }  # fmt: skip


@rule("OR-85.2", "OR-R33")
def test_columbus_colonizes_once_in_the_game() -> None:
    game = table(phase="politics", one=COLUMBUS)

    play(game, "settle Historic Territory I", "end turn", "pass", "end turn")

    assert options(game) == {"pass", "prepare Fertile Territory I"}
    assert refusal(game, "settle Fertile Territory I") == (
        "Christopher Columbus has colonized and does so once in the game (Ages, Christopher Columbus)."
    )


def test_barbarossa_recruits_for_a_civil_action() -> None:
    game = table(one=civ(leader="Frederick Barbarossa", food=1, resources=1, idle=0, military_left=0))

    assert play(game, "recruit Warriors") == {
        "civil 1": -1, "food 1": -1, "resources 1": -1, "yellow bank 1": -1, "workers 1": "+Warriors", "strength 1": 1,
        **OVER,
    }  # fmt: skip


def test_barbarossa_needs_a_civil_action() -> None:
    game = table(one=civ(leader="Frederick Barbarossa", food=1, resources=1, civil_left=0))

    assert "recruit Warriors" not in options(game)
    assert "civil action" in refusal(game, "recruit Warriors")


KHAN = "Warriors 2, Knights 2"


def test_genghis_khan_makes_cavalry_stronger_and_cultured_and_has_no_armies() -> None:
    without = table(one=civ(technologies=KHAN, tactic="Medieval Army"))
    game = table(one=civ(leader="Genghis Khan", technologies=KHAN, tactic="Medieval Army"))

    assert ratings(without, 1) == (0, 1, 10, 0)
    assert ratings(game, 1) == (2, 1, 8, 0)


def test_a_cavalry_of_genghis_khan_colonizes_with_its_own_strength_and_no_army() -> None:
    one = civ(leader="Genghis Khan", technologies="Warriors 1, Knights 1", tactic="Medieval Army")
    game = prepared("Fertile Territory I", one=one)

    assert options(game) == {"pass", "bid 1", "bid 2", "bid 3", "bid 4"}


def test_joan_is_strong_by_the_faces_of_temples_only() -> None:
    game = table(one=civ(leader="Joan of Arc", government="Theocracy", technologies="Theology 1, Drama 1"))

    assert ratings(game, 1)[2] == 3


def test_joan_scores_when_an_aggression_is_played_against_her() -> None:
    one = civ(technologies="Warriors 3", military_hand="Spy")
    game = table(phase="politics", age=AGE_II, one=one, two=civ(leader="Joan of Arc"))

    assert only(play(game, "play Spy against player 2"), "culture") == {"culture 2": 5}


def test_joan_scores_when_a_war_is_declared_on_her() -> None:
    game = table(
        phase="politics", age=AGE_II, one=civ(military_hand="War over Resources"), two=civ(leader="Joan of Arc")
    )

    assert only(play(game, "declare War over Resources on player 2"), "culture") == {"culture 2": 5}


def test_michelangelo_counts_faces_and_takes_wonders_cheaper_with_the_surcharge() -> None:
    one = civ(leader="Michelangelo", technologies="Theology 1, Drama 1", wonders="Hanging Gardens")
    game = table(row="-, -, -, -, -, Taj Mahal", one=one)

    # Theology 1 and 2 faces, Drama 2 and 1, Hanging Gardens 1 and 2.
    assert ratings(game, 1)[0] == 4 + 5
    assert only(play(game, "take Taj Mahal at 6"), "civil") == {"civil 1": -2}


# Leaders of Age II


def test_bach_makes_theaters_better_and_cheaper_and_turns_nothing_into_them() -> None:
    one = civ(leader="J. S. Bach", technologies="Religion 1, Drama 1", hand="Opera", science=6, resources=4)
    game = table(age=AGE_II, one=one)

    assert ratings(game, 1)[0] == 1 + 2 + 1
    assert said(game, "build Drama") == "Build Drama for 4 resources"
    assert said(game, "develop Opera") == "Develop Opera for 6 science"
    assert not any(move.startswith("turn") for move in options(game))


def test_cook_makes_culture_by_colonies_and_bonus_cards_stronger() -> None:
    one = civ(leader="James Cook", colonies="Historic Territory I, Wealthy Territory I")
    game = table(
        phase="politics",
        age=AGE_II,
        events="Fertile Territory II, Rats",
        one={**one, "military_hand": "Foray, Defense and Colonization I, Defense and Colonization II, Spy"},
        two=civ(technologies="Warriors 0"),
    )

    assert ratings(game, 1)[0] == 4
    play(game, "prepare Foray")
    assert options(game) == {"pass", *(f"bid {bid}" for bid in range(1, 7))}
    play(game, "bid 6")
    assert options(game) == {"add Defense and Colonization I", "add Defense and Colonization II"}
    assert said(game, "add Defense and Colonization I") == "Add Defense and Colonization I: 2 more force"
    play(game, "add Defense and Colonization I")
    assert said(game, "add Defense and Colonization II") == "Add Defense and Colonization II: 3 more force"
    assert play(game, "add Defense and Colonization II", "send the force")["colonies 1"] == "+Fertile Territory II"


@rule("OR-85.7", "OR-R26")
@pytest.mark.parametrize(
    ("technologies", "tactic", "strength"),
    [
        ("Warriors 3", "", 3),
        ("Warriors 1", "Legion", 1),
        ("Warriors 3", "Legion", 3 + 2 + 2),
        ("Warriors 6", "Legion", 6 + 4 + 2),
        # The best of a fresh and an old army; then only an old one.
        ("Warriors 2, Swordsmen 2, Cannon 2", "Defensive Army", 2 + 4 + 6 + 6 + 3 + 6),
        ("Warriors 2, Swordsmen 0, Cannon 1", "Defensive Army", 2 + 3 + 3 + 3),
        # With an air force in the best one.
        ("Warriors 2, Swordsmen 2, Cannon 2, Air Forces 1", "Defensive Army", 2 + 4 + 6 + 5 + 12 + 3 + 12),
    ],
)
def test_napoleon_counts_the_best_army_once_more(technologies: str, tactic: str, strength: int) -> None:
    game = table(age=AGE_II, one=civ(leader="Napoleon Bonaparte", technologies=technologies, tactic=tactic))

    assert ratings(game, 1)[2] == strength


@rule("OR-85.3")
def test_a_revolution_under_robespierre_scores_nothing() -> None:
    one = civ(leader="Maximilien Robespierre", hand="Monarchy", science=3)
    game = table(age=AGE_II, one=one)

    assert play(game, "declare a revolution for Monarchy") == {
        "government 1": "+Monarchy, -Despotism", "hand 1": "-Monarchy", "science 1": -3, "civil 1": 1,
        "civil total 1": 1, "military 1": -3, "military total 1": 1, **OVER,
    }  # fmt: skip


def test_shakespeare_counts_libraries_and_pairs() -> None:
    one = civ(leader="William Shakespeare", government="Monarchy", technologies="Printing Press 2, Drama 1")
    game = table(age=AGE_II, one=one)

    assert ratings(game, 1) == (2 + 2 + 2 + 2, 3, 1, 1)


# Leaders of Age III


@rule("OR-85.8")
def test_tesla_makes_labs_mines() -> None:
    game = table(age=AGE_III, one=civ(leader="Nikola Tesla", technologies="Philosophy 1, Alchemy 1, Computers 1"))

    changes = play(game, "end turn")

    assert changes["resources 1"] == 2 + 1 + 3


def test_tesla_makes_labs_and_libraries_dearer_for_rivals() -> None:
    two = civ(technologies="Alchemy, Philosophy 1, Printing Press, Religion", resources=9, idle=3)
    game = table(age=AGE_III, active=2, one=civ(leader="Nikola Tesla"), two=two)

    assert said(game, "build Philosophy") == "Build Philosophy for 4 resources"
    assert said(game, "build Printing Press") == "Build Printing Press for 5 resources"
    assert said(game, "upgrade Philosophy to Alchemy") == "Upgrade Philosophy to Alchemy for 4 resources"
    assert said(game, "build Religion") == "Build Religion for 3 resources"
    assert only(play(game, "build Philosophy"), "resources") == {"resources 2": -4}
    assert only(play(game, "upgrade Philosophy to Alchemy"), "resources") == {"resources 2": -4}


def test_tesla_does_not_pay_his_own_surcharge() -> None:
    game = table(age=AGE_III, one=civ(leader="Nikola Tesla", resources=3))

    assert said(game, "build Philosophy") == "Build Philosophy for 3 resources"


def test_churchill_makes_units_cheaper_to_develop() -> None:
    game = table(age=AGE_III, one=civ(leader="Winston Churchill", hand="Tanks, Computers", science=8))

    assert said(game, "develop Tanks") == "Develop Tanks for 6 science"
    assert said(game, "develop Computers") == "Develop Computers for 8 science"
    assert not any(move.startswith("use") for move in options(game))


@pytest.mark.parametrize(("war", "cost"), [(None, 2), (("Holy War", 1), 0), (("Holy War", 3), 2)])
def test_new_units_cost_churchill_less_under_a_declared_war(war: tuple[str, int] | None, cost: int) -> None:
    one = civ(leader="Winston Churchill", technologies="Swordsmen", resources=5)
    game = table(players=3, age=AGE_III, one=one, two=civ(war=war))

    assert only(play(game, "build Warriors"), "resources") == ({"resources 1": -cost} if cost else {})
    assert only(play(game, "upgrade Warriors to Swordsmen"), "resources") == {"resources 1": -1}


def test_bonus_cards_defend_churchill_twice_as_much() -> None:
    one = civ(technologies="Warriors 9", military_hand="Spy")
    two = civ(leader="Winston Churchill", military_hand="Defense and Colonization II")
    game = table(phase="politics", age=AGE_III, one=one, two=two)

    play(game, "play Spy against player 2", "fight", "fight")

    assert said(game, "add Defense and Colonization II") == "Add Defense and Colonization II: 8 strength"
    assert play(game, "add Defense and Colonization II")["asked"] == "1: TakeAction"
    assert log(game)[-1] == "Spy of Player 1 was fended off."


def test_the_designer_and_the_icon_do_what_their_successors_do() -> None:
    designer = table(age=AGE_III, one=civ(leader="Game Designer", technologies="Philosophy 1, Alchemy 1"))
    icon = table(age=AGE_III, one=civ(leader="Rock & Roll Icon", technologies="Philosophy 0, Drama 1, Opera 1"))

    assert ratings(designer, 1) == (1, 1, 1, 0)
    assert ratings(icon, 1) == (8, 0, 1, 4)
