"""The original edition: the worked examples of the rulebook for the simple game, with its own numbers."""

import pytest

from civitas import Game
from tests.support.ages import civ, civ_of, only, opening, options, play, ratings, table, workers
from tests.support.ages.positions import blue
from tests.support.rules import rule

each_mode = pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
SIMPLE = {"mode": "simple"}
FIRST_ROW = (
    "Moses, Colossus, Engineering Genius A, Aristotle, Homer, Hammurabi, Library of Alexandria, Julius Caesar, "
    "Alexander the Great, Pyramids, Frugality A, Rich Land A, Work of Art A"
)


def takes(game: Game) -> set[str]:
    return {move for move in options(game) if move.startswith("take")}


# The first round


@rule("OR-17.1", "OR-17.2", "OR-17.3", "OR-17.4")
@each_mode
def test_adam_takes_a_leader_barbara_a_wonder_and_a_card_cynthia_a_leader_and_a_wonder(mode: str) -> None:
    game = opening(players=3, options={"mode": mode}, civil_A=FIRST_ROW)
    adam, barbara, cynthia = 1, 2, 3

    assert play(game, "take Moses at 1") == {
        "row": "-Moses", "hand 1": "+Moses", "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip
    assert (civ_of(game, adam)["civil_actions"][0], options(game)) == (0, {"end turn"})
    game.play("end turn")

    assert play(game, "take Colossus at 2") == {
        "row": "-Colossus", "project 2": "+Colossus", "civil 2": -1, "asked": "2: TakeAction",
    }  # fmt: skip
    assert takes(game) == {"take Engineering Genius A at 3", "take Aristotle at 4", "take Homer at 5"}
    assert play(game, "take Engineering Genius A at 3") == {
        "row": "-Engineering Genius A", "hand 2": "+Engineering Genius A", "civil 2": -1, "asked": "2: TakeAction",
    }  # fmt: skip
    assert (civ_of(game, barbara)["unfinished_wonder"], civ_of(game, barbara)["hand"]) == (
        "Colossus", ["Engineering Genius A"],
    )  # fmt: skip
    game.play("end turn")

    otherwise = game.clone()
    play(otherwise, "take Hammurabi at 6")
    assert civ_of(otherwise, cynthia)["civil_actions"][0] == 1
    assert options(otherwise) == {"end turn"}

    assert only(play(game, "take Aristotle at 4"), "hand 3", "civil 3") == {"hand 3": "+Aristotle", "civil 3": -1}
    assert only(play(game, "take Library of Alexandria at 7"), "project 3", "civil 3") == {
        "project 3": "+Library of Alexandria",
        "civil 3": -2,
    }
    assert options(game) == {"end turn"}


@rule("OR-17.2")
def test_barbara_with_a_wonder_under_construction_can_take_no_other() -> None:
    game = opening(players=3, options=SIMPLE, civil_A="Colossus, Pyramids, Moses")
    game.play("end turn")
    assert {"take Colossus at 1", "take Pyramids at 2"} <= options(game)

    game.play("take Colossus at 1")

    assert "take Pyramids at 2" not in options(game)


# The second round


@rule("OR-21.2", "OR-22.3")
@each_mode
def test_the_first_production_pays_for_a_worker_and_a_farm_or_a_mine(mode: str) -> None:
    game = opening(options={"mode": mode})
    play(game, "end turn", "end turn")
    if mode != "simple":
        game.play("pass")
    assert (civ_of(game, 1)["food"], civ_of(game, 1)["resources"]) == (2, 2)

    assert only(play(game, "increase population"), "food 1", "idle 1", "civil 1") == {
        "food 1": -2, "idle 1": 1, "civil 1": -1,
    }  # fmt: skip
    for card in ("Agriculture", "Bronze"):
        built = play(game.clone(), f"build {card}")
        assert only(built, "resources 1", "workers 1", "idle 1", "civil 1") == {
            "resources 1": -2, "workers 1": f"+{card}", "idle 1": -1, "civil 1": -1,
        }  # fmt: skip
    play(game, "build Bronze")
    assert not any(move.startswith("build") for move in options(game))


# Changes of government


@rule("OR-35.8", "OR-35.9")
@each_mode
def test_adam_revolts_in_the_turn_after_he_took_monarchy(mode: str) -> None:
    game = table(options={"mode": mode}, row="Monarchy", one=civ(leader="Hammurabi", science=2, military_left=0))
    assert (civ_of(game, 1)["civil_actions"], civ_of(game, 1)["military_actions"][1]) == ([5, 5], 1)

    play(game, "take Monarchy at 1")
    assert civ_of(game, 1)["civil_actions"] == [4, 5]
    assert "declare a revolution for Monarchy" not in options(game)
    while "declare a revolution for Monarchy" not in options(game):
        game.play("pass" if "pass" in options(game) else "end turn")
    before = civ_of(game, 1)["science"]
    play(game, "declare a revolution for Monarchy")

    own = civ_of(game, 1)
    assert (own["government"], own["leader"], before - own["science"]) == ("Monarchy", "Hammurabi", 3)
    assert (own["civil_actions"], own["military_actions"]) == ([0, 6], [2, 2])
    civil = {"take", "increase", "destroy", "develop", "play"}
    assert not {move.split()[0] for move in options(game)} & civil


@rule("OR-35.8")
def test_with_enough_science_adam_still_cannot_revolt_in_the_turn_he_takes_monarchy() -> None:
    game = table(row="Monarchy", one=civ(leader="Hammurabi", science=8))

    play(game, "take Monarchy at 1")

    assert "declare a revolution for Monarchy" not in options(game)


@rule("OR-36.3")
@each_mode
def test_adam_changes_peacefully_in_the_turn_he_takes_monarchy(mode: str) -> None:
    game = table(options={"mode": mode}, row="Monarchy", one=civ(leader="Hammurabi", science=9))

    changes = play(game, "take Monarchy at 1", "develop Monarchy")

    assert only(changes, "science 1", "government 1") == {"science 1": -9, "government 1": "+Monarchy, -Despotism"}
    assert civ_of(game, 1)["civil_actions"] == [4, 6]


# Mines


BARBARA = civ(technologies="Bronze 4", hand="Iron", science=5, resources=8, idle=1)
TWO_OF_IRON = {"Agriculture": 2, "Bronze": 3, "Iron": 2, "Philosophy": 1, "Warriors": 1}


def with_iron(mode: str) -> Game:
    """Barbara has just played Iron."""
    game = table(options={"mode": mode}, one=BARBARA)
    assert only(play(game, "develop Iron"), "science 1", "civil 1") == {"science 1": -5, "civil 1": -1}
    return game


@rule("OR-37.6", "OR-R87")
@each_mode
@pytest.mark.parametrize(("move", "cost"), [("build Iron", 5), ("upgrade Bronze to Iron", 3)])
def test_barbara_builds_a_mine_of_iron_for_5_or_upgrades_one_for_3(move: str, cost: int, mode: str) -> None:
    game = with_iron(mode)

    assert only(play(game, move), "resources 1", "civil 1") == {"resources 1": -cost, "civil 1": -1}


@rule("OR-37.7")
@each_mode
def test_two_upgrades_and_a_mine_of_bronze_take_8_resources_and_3_civil_actions(mode: str) -> None:
    game = with_iron(mode)

    changes = play(game, "upgrade Bronze to Iron", "upgrade Bronze to Iron", "build Bronze")

    assert only(changes, "resources 1", "civil 1", "idle 1") == {"resources 1": -8, "civil 1": -3, "idle 1": -1}
    assert workers(game, 1) == TWO_OF_IRON


@rule("OR-37.8")
@each_mode
def test_a_mine_of_iron_and_one_upgrade_take_8_resources_and_2_civil_actions(mode: str) -> None:
    game = with_iron(mode)

    changes = play(game, "build Iron", "upgrade Bronze to Iron")

    assert only(changes, "resources 1", "civil 1", "idle 1") == {"resources 1": -8, "civil 1": -2, "idle 1": -1}
    assert workers(game, 1) == TWO_OF_IRON


@rule("OR-39.5", "OR-39.6", "OR-39.7")
@each_mode
def test_barbara_makes_7_resources_and_pays_two_upgrades_with_them(mode: str) -> None:
    own = civ(technologies="Bronze 3, Iron 2", idle=0, yellow_bank=17)
    game = table(options={"mode": mode}, events="No Event", one=own, two=civ(military_left=0))

    assert only(play(game, "end turn"), "resources 1") == {"resources 1": 7}
    tokens = blue(game)
    assert (tokens["Bronze"], tokens["Iron"]) == (3, 2)
    while "upgrade Bronze to Iron" not in options(game):
        game.play("pass" if "pass" in options(game) else "end turn")

    assert only(play(game, "upgrade Bronze to Iron"), "resources 1") == {"resources 1": -3}
    assert {card: count for card, count in blue(game).items() if card in ("Bronze", "Iron")} == {"Iron": 2}
    assert civ_of(game, 1)["resources"] == 4

    bank = blue(game)["bank"]
    assert only(play(game, "upgrade Bronze to Iron"), "resources 1") == {"resources 1": -3}
    assert {card: count for card, count in blue(game).items() if card in ("Bronze", "Iron")} == {"Bronze": 1}
    assert (civ_of(game, 1)["resources"], blue(game)["bank"]) == (1, bank + 1)


# Units


@rule("OR-40.3", "OR-40.4")
@each_mode
def test_adam_upgrades_warriors_and_builds_swordsmen_with_patriotism(mode: str) -> None:
    own = civ(hand="Patriotism I", technologies="Swordsmen", resources=5, idle=2)
    game = table(options={"mode": mode}, one=own)
    names = ("civil 1", "military 1", "spare military 1", "resources 1", "unit resources 1")

    assert only(play(game, "play Patriotism I"), *names) == {
        "civil 1": -1, "spare military 1": 1, "unit resources 1": 2,
    }  # fmt: skip
    assert only(play(game, "upgrade Warriors to Swordsmen"), *names) == {
        "spare military 1": -1, "unit resources 1": -1,
    }  # fmt: skip
    assert only(play(game, "build Swordsmen"), *names) == {
        "military 1": -1, "unit resources 1": -1, "resources 1": -2,
    }  # fmt: skip
    assert only(play(game, "build Swordsmen"), *names) == {"military 1": -1, "resources 1": -3}


# The Great Example


GREAT_EXAMPLE = civ(
    leader="Leonardo da Vinci",
    government="Theocracy",
    technologies="Warriors 1, Swordsmen 2, Drama 1, Religion 3, Philosophy 0, Alchemy 2, Bronze 3, Iron 2, "
    "Agriculture 2, Irrigation 1",
    specials="Cartography, Masonry",
    wonders="St. Peter's Basilica, Library of Alexandria",
    project=("Great Wall", 2),
    yellow_bank=8,
)


@rule("OR-44.1", "OR-44.2", "OR-44.3", "OR-44.4", "OR-44.5")
def test_the_great_example_has_culture_9_science_6_strength_6_and_8_faces() -> None:
    game = table(options=SIMPLE, one=GREAT_EXAMPLE)
    sources = civ_of(game, 1)["sources"]

    assert ratings(game, 1) == (9, 6, 6, 8)
    assert dict(sources["strength"]) == {"Warriors": 1, "Swordsmen": 4, "Cartography": 1}
    assert dict(sources["culture"]) == {
        "Drama": 2, "Religion": 3, "St. Peter's Basilica": 2, "Library of Alexandria": 1, "Theocracy": 1,
    }  # fmt: skip
    assert dict(sources["science"]) == {"Library of Alexandria": 1, "Alchemy": 4, "Leonardo da Vinci": 1}
    assert sum(faces for name, faces in sources["happiness"]) == 12


@rule("OR-44.3")
def test_the_great_example_has_12_faces_doubled_by_the_basilica_of_which_8_count() -> None:
    plain = {**GREAT_EXAMPLE, "wonders": "Library of Alexandria"}

    assert ratings(table(options=SIMPLE, one=plain), 1)[3] == 6
    assert ratings(table(options=SIMPLE, one=GREAT_EXAMPLE), 1)[3] == 8


@rule("OR-44.5")
def test_the_great_wall_of_the_great_example_gives_nothing_before_it_is_completed() -> None:
    without = table(options=SIMPLE, one={**GREAT_EXAMPLE, "project": None})

    assert ratings(without, 1) == ratings(table(options=SIMPLE, one=GREAT_EXAMPLE), 1)


@rule("OR-44.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_great_example_is_worth_61_culture_at_the_end(players: int) -> None:
    technologies, strength, faces, goods, science = 16, 12, 16, 11, 6
    game = table(options=SIMPLE, players=players, active=players, age=2, last_round="this", one=GREAT_EXAMPLE)
    own = civ_of(game, 1)
    assert (own["resource_production"], own["food_production"]) == (7, 4)

    changes = play(game, "end turn")

    assert changes["culture 1"] == technologies + strength + faces + goods + science == 61
    assert changes["asked"] == "nobody: 1 by most culture"
