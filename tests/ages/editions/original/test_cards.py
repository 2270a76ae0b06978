"""The cards of the original edition that do something else than in the new one: every clause of each text."""

from typing import Any

import pytest

from civitas import Game
from civitas.ages.catalogue import catalogue
from civitas.ages.rules import ORIGINAL_RULES
from civitas.terminal.layout import message_of
from tests.support.ages import civ, civ_of, log, only, options, play, ratings
from tests.support.ages import table as any_table
from tests.support.ages_seen import OVER
from tests.support.rules import rule
from tests.support.sentences import refusal, said

AGE_II = 2
AGE_III = 3


def table(**words: Any) -> Game:
    return any_table(rules=ORIGINAL_RULES, **words)


def prepared(event: str, **words: Any) -> Game:
    """Player 1 has prepared an event and revealed the one named."""
    one = {**words.pop("one", civ()), "military_hand": "Pestilence"}
    game = table(phase="politics", events=f"{event}, Rats", one=one, **words)
    game.play("prepare Pestilence")
    return game


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
    play(game, "bid 6", "send Warriors")
    assert options(game) == {"add Defense and Colonization I"}
    assert said(game, "add Defense and Colonization I") == "Add Defense and Colonization I: 2 more force"
    play(game, "add Defense and Colonization I")
    assert said(game, "add Defense and Colonization II") == "Add Defense and Colonization II: 3 more force"
    assert play(game, "add Defense and Colonization II", "done")["colonies 1"] == "+Fertile Territory II"


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

    play(game, "play Spy against player 2", "done", "done")

    assert said(game, "add Defense and Colonization II") == "Add Defense and Colonization II: 8 strength"
    assert play(game, "add Defense and Colonization II", "done")["asked"] == "1: TakeAction"
    assert log(game)[-1] == "Spy of Player 1 was fended off."


def test_the_designer_and_the_icon_do_what_their_successors_do() -> None:
    designer = table(age=AGE_III, one=civ(leader="Game Designer", technologies="Philosophy 1, Alchemy 1"))
    icon = table(age=AGE_III, one=civ(leader="Rock & Roll Icon", technologies="Philosophy 0, Drama 1, Opera 1"))

    assert ratings(designer, 1) == (1, 1, 1, 0)
    assert ratings(icon, 1) == (8, 0, 1, 4)


# Wonders


@rule("OR-85.10")
def test_every_happy_face_counts_twice_at_st_peters() -> None:
    one = civ(
        leader="Rock & Roll Icon",
        government="Theocracy",
        technologies="Religion 1",
        wonders="St. Peter's Basilica, Kremlin",
        colonies="Historic Territory I",
    )
    game = table(age=AGE_III, one=one)

    # 2 of the icon, 2 of Theocracy, 1 of Religion and 1 of the colony, all twice, without the 2 unhappy ones.
    assert int(ratings(game, 1)[3]) == 8
    assert ratings(table(one=civ(technologies="Religion 1", wonders="St. Peter's Basilica, Kremlin")), 1)[3] == 0


@rule("OR-85.10", "OR-R28")
def test_st_peters_doubles_what_joan_and_michelangelo_count() -> None:
    joan = civ(leader="Joan of Arc", technologies="Theology 1", wonders="St. Peter's Basilica")
    michelangelo = civ(
        leader="Michelangelo", technologies="Theology 1", wonders="St. Peter's Basilica, Hanging Gardens"
    )

    assert ratings(table(one=joan), 1) == (3, 1, 1 + 4, 4)
    assert ratings(table(one=michelangelo), 1) == (4 + 8, 1, 1, 8)


def test_taj_mahal_is_as_dear_as_any_wonder() -> None:
    one = civ(leader="Homer", hand="Michelangelo", leader_ages="A, I")
    game = table(row="-, -, -, -, -, -, -, -, -, Taj Mahal", one=one)

    assert only(play(game, "take Taj Mahal at 10"), "civil") == {"civil 1": -3}


def test_the_ocean_liner_brings_a_worker_for_five_food_less_once_a_turn() -> None:
    game = table(age=AGE_II, one=civ(wonders="Ocean Liner Service", yellow_bank=4, food=2))

    assert said(game, "use Ocean Liner Service") == "Increase the population with Ocean Liner Service for 2 food"
    assert only(play(game, "use Ocean Liner Service"), "civil", "food", "idle", "yellow bank") == {
        "food 1": -2, "idle 1": 1, "yellow bank 1": -1,
    }  # fmt: skip
    assert "use Ocean Liner Service" not in options(game)


def test_the_ocean_liner_is_not_free() -> None:
    game = table(age=AGE_II, one=civ(wonders="Ocean Liner Service", yellow_bank=4, food=1))

    assert "use Ocean Liner Service" not in options(game)
    assert "2 food" in refusal(game, "use Ocean Liner Service")


LIBRARIES = "Drama 1, Opera 1, Printing Press 1, Multimedia 1, Philosophy 1, Alchemy 1, Computers 1"


@rule("OR-85.13")
@pytest.mark.parametrize(("wonder", "built", "culture"), [("Hollywood", 2, 14), ("Internet", 4, 16)])
def test_the_last_wonders_score_twice_the_levels_of_buildings(wonder: str, built: int, culture: int) -> None:
    one = civ(government="Democracy", technologies=LIBRARIES, project=(wonder, built), resources=5)
    game = table(age=AGE_III, one=one)

    assert only(play(game, "build 1 stage"), "culture") == {"culture 1": culture}


# Action cards


def test_rich_land_and_ideal_building_site_build_but_do_not_upgrade() -> None:
    one = civ(technologies="Iron, Alchemy", hand="Rich Land I, Ideal Building Site I", resources=4, idle=1)
    game = table(one=one)

    assert said(game, "play Rich Land I") == "Play Rich Land I: build a farm or mine for 2 resources less"
    play(game, "play Rich Land I")
    assert options(game) == {"build Agriculture", "build Bronze", "build Iron"}


def test_without_a_worker_rich_land_orders_nothing() -> None:
    game = table(one=civ(technologies="Iron", hand="Rich Land I", resources=4, idle=0))

    assert "play Rich Land I" not in options(game)
    assert "Rich Land I" in refusal(game, "play Rich Land I")


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("Work of Art A", {"culture 1": 6}),
        ("Bountiful Harvest II", {"food 1": 3}),
        ("Mineral Deposits III", {"resources 1": 4}),
        ("Revolutionary Idea A", {"science 1": 1}),
    ],
)
def test_gains_of_action_cards(card: str, gained: dict[str, int]) -> None:
    game = table(one=civ(hand=card))

    assert play(game, f"play {card}") == {"hand 1": f"-{card}", "civil 1": -1, **gained, **OVER}


# Aggressions


STRONG = "Warriors 9"
NOTHING_MORE = ("done", "done", "done")
"""The attacker sacrifices no unit, nor does the defender, who adds no card either."""


def attack(card: str, two: Any, age: int = AGE_II) -> Game:
    """Player 1 has played an aggression against player 2; nobody has sacrificed units, or defended with cards."""
    game = table(
        phase="politics", age=age, one=civ(technologies=STRONG, government="Communism", military_hand=card), two=two
    )
    play(game, f"play {card} against player 2", *NOTHING_MORE)
    return game


def test_enslave_gives_three_resources() -> None:
    game = attack("Enslave", civ())

    assert civ_of(game, 1)["resources"] == 3
    assert civ_of(game, 2)["idle_workers"] == 0


def test_the_first_raid_destroys_a_building_of_any_level_for_half_its_cost_rounded_up() -> None:
    game = attack("Raid I", civ(technologies="Philosophy 1, Multimedia 1"))

    assert options(game) == {"raid Philosophy", "raid Multimedia"}
    assert only(play(game, "raid Multimedia"), "resources", "workers") == {"resources 1": 6, "workers 2": "-Multimedia"}


THREE_LABS = civ(government="Monarchy", technologies="Philosophy 1, Alchemy 3, Religion 2")


def test_a_later_raid_destroys_buildings_of_one_kind_and_level_for_half_their_cost() -> None:
    game = attack("Raid II", THREE_LABS)

    assert game.prompt.text() == (
        "Player 1, choose an urban building of Player 2 to destroy; up to 2 of its kind and level."
    )
    play(game, "raid Alchemy")
    assert game.prompt.text() == "Player 1, destroy another Alchemy of Player 2, or stop."
    assert options(game) == {"done", "raid Alchemy"}
    assert refusal(game, "raid Religion") == (
        "This raid goes on with Alchemy only, the kind and level it began with (Ages, Raid)."
    )
    assert only(play(game, "raid Alchemy"), "resources", "workers", "idle", "asked") == {
        "resources 1": 6, "workers 2": "-Alchemy", "idle 2": 1, **OVER,
    }  # fmt: skip


def test_a_raid_may_stop_early_and_rounds_down_once() -> None:
    game = attack("Raid III", THREE_LABS)
    play(game, "raid Religion")

    assert said(game, "done") == "Destroy no more, for 1 resource"
    assert only(play(game, "done"), "resources", "workers", "asked") == {"resources 1": 1, **OVER}


def test_a_raid_ends_with_the_last_building_of_its_kind() -> None:
    game = attack("Raid III", civ(technologies="Philosophy 1, Religion 2"))

    assert only(play(game, "raid Philosophy"), "resources", "asked") == {"resources 1": 1, **OVER}


def test_a_raid_finds_nothing_where_there_is_nothing() -> None:
    game = attack("Raid II", civ(technologies="Philosophy 0"))

    assert civ_of(game, 1)["resources"] == 0


@rule("OR-R66")
@pytest.mark.parametrize(
    ("leader", "cost", "culture"), [("Homer", 0, 0), ("Michelangelo", 1, 3), ("Albert Einstein", 3, 9)]
)
def test_an_assassination_costs_the_level_of_the_leader_and_scores_three_for_each(
    leader: str, cost: int, culture: int
) -> None:
    one = civ(technologies=STRONG, government="Communism", military_hand="Assassinate")
    game = table(phase="politics", age=AGE_III, one=one, two=civ(leader=leader))

    paid = play(game, "play Assassinate against player 2")
    assert paid.get("military 1", 0) == -cost
    assert only(play(game, *NOTHING_MORE), "leader", "culture") == {
        "leader 2": f"-{leader}", **({"culture 1": culture} if culture else {}),
    }  # fmt: skip


def test_assassinating_gandhi_costs_twice_his_level() -> None:
    one = civ(technologies=STRONG, government="Communism", military_hand="Assassinate")
    game = table(phase="politics", age=AGE_III, one=one, two=civ(leader="Mahatma Gandhi"))

    assert "play Assassinate against player 2" not in options(game)
    assert refusal(game, "play Assassinate against player 2").startswith("Assassinate costs 6 military actions")


def test_sabotage_discards_the_unfinished_wonder_and_its_tokens_return() -> None:
    one = civ(technologies=STRONG, government="Communism", military_hand="Sabotage")
    game = table(phase="politics", age=AGE_II, one=one, two=civ(project=("Eiffel Tower", 2)))

    assert said(game, "play Sabotage against player 2").count("2 military actions") == 1
    changes = play(game, "play Sabotage against player 2", *NOTHING_MORE)
    assert only(changes, "military", "culture", "project", "stages") == {
        "military 1": -2, "culture 1": 6, "project 2": "-Eiffel Tower", "stages 2": -2,
    }  # fmt: skip


def test_plots_need_their_target() -> None:
    one = civ(technologies=STRONG, military_hand="Assassinate, Sabotage")
    game = table(phase="politics", age=AGE_II, one=one)

    assert options(game) == {"pass"}
    assert refusal(game, "play Assassinate against player 2") == "Player 2 has no leader (Ages, Assassinate)."
    assert refusal(game, "play Sabotage against player 2") == "Player 2 has no unfinished wonder (Ages, Sabotage)."


# Wars


def war(card: str, one: Any, two: Any) -> Game:
    """The war that player 1 declared in the turn before is resolved; nobody has sacrificed units."""
    game = table(phase="war", age=AGE_III, one={**one, "war": (card, 2)}, two=two)
    play(game, "done", "done")
    return game


def test_a_war_over_culture_takes_the_advantage() -> None:
    game = war("War over Culture III", civ(technologies="Warriors 8"), civ(culture=20))

    assert (civ_of(game, 1)["culture"], civ_of(game, 2)["culture"]) == (7, 13)


def test_the_victor_of_a_war_over_resources_chooses_the_mix() -> None:
    two = civ(technologies="Selective Breeding, Iron", food=12, resources=12)
    game = war("War over Resources", civ(technologies="Warriors 19, Irrigation, Coal"), two)

    # 18 of advantage: at least 6 of each must be taken.
    assert options(game) == {f"{food} food" for food in range(6, 13)}
    assert only(play(game, "11 food"), "food", "resources") == {
        "food 1": 11, "resources 1": 7, "food 2": -11, "resources 2": -7,
    }  # fmt: skip


@pytest.mark.parametrize(("warriors", "tokens"), [(2, 1), (3, 1), (4, 2), (7, 3)])
def test_a_war_over_territory_takes_a_token_and_one_for_each_three_points(warriors: int, tokens: int) -> None:
    game = war("War over Territory", civ(technologies=f"Warriors {warriors}"), civ())

    assert (civ_of(game, 1)["yellow_bank"], civ_of(game, 2)["yellow_bank"]) == (18 + tokens, 18 - tokens)


def test_a_holy_war_takes_a_worker_for_each_three_points_and_scores_three_for_each() -> None:
    game = war("Holy War", civ(technologies="Warriors 7"), civ(idle=2))

    assert civ_of(game, 1)["culture"] == 6
    assert (civ_of(game, 2)["idle_workers"], civ_of(game, 2)["yellow_bank"]) == (0, 20)


@rule("OR-R6")
def test_the_loser_of_a_holy_war_chooses_which_workers_go() -> None:
    game = war("Holy War", civ(technologies="Warriors 4"), civ(idle=0))

    assert game.seat == 1
    assert only(play(game, "lose a worker of Bronze"), "workers") == {"workers 2": "-Bronze"}


def test_the_declarer_may_lose_a_holy_war() -> None:
    game = war("Holy War", civ(idle=1), civ(technologies="Warriors 4"))

    assert civ_of(game, 2)["culture"] == 3
    assert civ_of(game, 1)["idle_workers"] == 0


# Events


def test_no_event_is_nothing() -> None:
    game = table(phase="politics", events="No Event, Rats", one=civ(military_hand="Foray"))

    assert play(game, "prepare Foray") == {
        "military hand 1": "-Foray", "future": "+Foray", "culture 1": 1, "events": "-No Event", "past": "+No Event",
        **OVER,
    }  # fmt: skip


def test_after_development_of_politics_the_current_player_discards_nothing() -> None:
    one = civ(military_hand="Foray, Spy, Raid I")
    game = table(phase="politics", events="Development of Politics, Rats", one=one, military_deck="Legion, Legion")

    play(game, "prepare Foray", "end turn")

    # Two cards left, three of the event, and two for his unused military actions.
    assert len(civ_of(game, 1, 1)["military_hand"]) == 2 + 3 + 2
    assert game.seat == 1


def test_the_other_players_discard_as_ever_after_development_of_politics() -> None:
    one = civ(military_hand="Foray")
    two = civ(military_hand="Spy, Raid I")
    game = table(phase="politics", events="Development of Politics, Rats", one=one, two=two)

    changes = play(game, "prepare Foray", "end turn", "pass")

    assert changes["asked"] == "2: DiscardMilitary"
    assert game.prompt.text() == "Player 2, discard 3 military cards."


def test_rebellion_takes_civil_actions_of_the_next_turn() -> None:
    one = civ(yellow_bank=12, idle=7)
    game = prepared("Rebellion", one=one)

    assert log(game)[-1] == "Player 1 will have 4 civil actions less in the next turn."
    assert civ_of(game, 1)["civil_actions"] == [4, 4]
    play(game, "end turn", "pass", "end turn")
    assert civ_of(game, 1)["civil_actions"] == [0, 4]
    play(game, "pass", "end turn", "pass", "end turn")
    assert civ_of(game, 1)["civil_actions"] == [4, 4]


def test_civil_unrest_costs_no_token() -> None:
    game = prepared("Civil Unrest", age=AGE_II, one=civ(yellow_bank=12, idle=7, culture=9))

    assert civ_of(game, 1)["culture"] == 9 + 1 - 8
    assert civ_of(game, 1)["blue_bank"] == 18


def test_economic_progress_ends_with_corruption() -> None:
    one = civ(technologies="Agriculture 2, Bronze 2", food=6, resources=2)
    game = prepared("Economic Progress", age=AGE_II, one=one)

    # 10 tokens in the bank are no corruption; 6 after production are 2 resources.
    assert (civ_of(game, 1)["food"], civ_of(game, 1)["resources"]) == (8, 2)


def test_the_impact_of_agriculture_counts_farms_and_no_pacts() -> None:
    one = civ(technologies="Agriculture 2, Irrigation 1", pact=("International Trade Agreement", 2, "B"))
    game = prepared("Impact of Agriculture", players=3, age=AGE_III, one=one)

    assert civ_of(game, 1)["culture"] == 1 + 4
    assert civ_of(game, 2)["culture"] == 2


@rule("OR-85.9", "OR-R27")
def test_the_impact_of_industry_counts_the_labs_of_tesla() -> None:
    one = civ(leader="Nikola Tesla", technologies="Bronze 2, Alchemy 1, Computers 1")
    game = prepared("Impact of Industry", age=AGE_III, one=one)

    assert civ_of(game, 1)["culture"] == 1 + 2 + 4
    assert civ_of(game, 2)["culture"] == 2


def test_the_impact_of_colonies_is_four_for_each() -> None:
    game = prepared("Impact of Colonies", age=AGE_III, one=civ(colonies="Historic Territory I, Wealthy Territory II"))

    assert civ_of(game, 1)["culture"] == 1 + 8


# What the cards say

CATALOGUE = catalogue(ORIGINAL_RULES.edition)


def told(card: str) -> list[str]:
    return [message_of(text).text() for text in CATALOGUE[card]["text"]]


@pytest.mark.parametrize("card", CATALOGUE)
def test_every_card_says_something(card: str) -> None:
    assert all(told(card))
    assert told(card)


def test_a_card_that_differs_says_so_in_words_of_its_edition() -> None:
    assert told("Homer") == ["1 resource for units each turn; up to two Warriors make 1 culture each"]
    assert told("Moses") == ["a worker costs 1 food less"]
    assert told("Hammurabi") == ["1 civil action", "-1 military actions"]
    assert told("Taj Mahal") == ["stages for 2, 4 and 2 resources", "3 culture"]
    assert told("Rich Land A") == ["build a farm or mine for 1 resource less"]
    assert CATALOGUE["Homer"]["text"][-1]["id"] == "ages.card.original.Homer"
