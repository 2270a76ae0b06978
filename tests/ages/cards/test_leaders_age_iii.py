"""The leaders of Age III but Albert Einstein: every clause of each text."""

import pytest

from tests.support.ages import asked, civ, civ_of, only, options, play, ratings, table
from tests.support.ages.positions import OVER
from tests.support.rules import rule

# Bill Gates


@rule("NS-R57", "NS-53.13")
def test_under_bill_gates_each_lab_produces_resources_equal_to_its_level() -> None:
    game = table(age=3, one=civ(leader="Bill Gates", technologies="Computers 1, Alchemy 1"))

    assert play(game, "end turn")["resources 1"] == 2 + 3 + 1


@rule("NS-R57", "NS-R30")
def test_when_blue_tokens_run_short_the_most_valuable_lab_or_mine_produces_first() -> None:
    game = table(age=3, one=civ(leader="Bill Gates", technologies="Computers 1, Coal 1, Alchemy 1", blue_bank=4))

    changes = play(game, "end turn")

    assert (changes["food 1"], changes["resources 1"]) == (2, 3 + 3)


@rule("NS-R57", "NS-53.14")
def test_bill_gates_scores_the_levels_of_his_labs_as_he_is_replaced_and_the_tokens_keep_their_worth() -> None:
    one = civ(leader="Bill Gates", technologies="Computers 2, Alchemy 1", hand="Sid Meier", blue="Computers 1")
    game = table(age=3, one=one)

    changes = play(game, "play Sid Meier")

    assert only(changes, "culture", "resources", "leader") == {"culture 1": 7, "leader 1": "+Sid Meier, -Bill Gates"}
    assert civ_of(game, 1)["resources"] == 3
    assert play(game, "build Warriors")["resources 1"] == -2


@rule("NS-R57", "NS-53.13")
def test_a_token_on_a_lab_pays_and_makes_change_under_bill_gates() -> None:
    game = table(age=3, one=civ(leader="Bill Gates", technologies="Computers 1, Alchemy", blue="Computers 1"))

    assert play(game, "build Warriors")["resources 1"] == -2
    rows = {row["card"]: row["blue"] for row in civ_of(game, 1)["technologies"]}
    assert (rows["Computers"], rows["Alchemy"] + rows["Bronze"]) == (0, 1)


# Charlie Chaplin


@rule("NS-R58")
@pytest.mark.parametrize(
    ("technologies", "culture"), [("", 0), ("Drama 2", 4 + 2), ("Drama 1, Movies 1", 2 + 4 + 4), ("Drama 1, Movies", 4)]
)
def test_the_best_theater_of_chaplin_makes_its_culture_twice(technologies: str, culture: int) -> None:
    game = table(age=3, one=civ(leader="Charlie Chaplin", technologies=technologies))

    assert ratings(game, 1)[0] == culture


def test_chaplin_has_two_happy_faces() -> None:
    game = table(age=3, one=civ(hand="Charlie Chaplin"))

    assert play(game, "play Charlie Chaplin")["happiness 1"] == 2


# Mahatma Gandhi


@rule("NS-R59")
def test_gandhi_makes_culture_and_attacks_nobody() -> None:
    one = civ(leader="Mahatma Gandhi", technologies="Warriors 5", military_hand="Plunder III, War over Culture, Rats")
    game = table(age=3, phase="politics", one=one)

    assert ratings(game, 1)[0] == 2
    assert options(game) == {"pass", "prepare Rats"}


@rule("NS-R59")
@pytest.mark.parametrize(("card", "cost"), [("Plunder III", 2), ("War over Territory", 4)])
def test_attacking_gandhi_costs_twice_the_military_actions(card: str, cost: int) -> None:
    one = civ(technologies="Warriors 5", military_hand=card, government="Communism", military_left=cost)
    game = table(age=3, phase="politics", one=one, two=civ(leader="Mahatma Gandhi"))
    short = table(age=3, phase="politics", one={**one, "military_left": cost - 1}, two=civ(leader="Mahatma Gandhi"))
    move = f"declare {card} on player 2" if "War" in card else f"play {card} against player 2"

    assert play(game, move)["military 1"] == -cost
    assert options(short) == {"pass"}


@rule("NS-R59")
def test_a_war_that_gandhi_declared_before_is_still_resolved() -> None:
    one = civ(leader="Mahatma Gandhi", technologies="Warriors 5", war=("War over Culture", 2))
    game = table(age=3, phase="actions", active=2, one=one, two=civ(culture=20))

    changes = play(game, "end turn")

    assert (changes["culture 1"], changes["war 1"], changes["asked"]) == (
        9, "-War over Culture", "1: PoliticalAction",
    )  # fmt: skip


# Sid Meier


@rule("NS-R58")
@pytest.mark.parametrize(
    ("technologies", "culture", "science"),
    [("", 0, 0), ("Computers 2", 6, 1 + 10 - 3), ("Alchemy 1, Printing Press 1", 1 + 1, 1 + 2 + 1 - 2)],
)
def test_the_labs_of_sid_meier_make_culture_equal_to_their_level_and_a_science_less(
    technologies: str, culture: int, science: int
) -> None:
    game = table(age=3, one=civ(leader="Sid Meier", technologies=technologies))

    assert ratings(game, 1)[:2] == (culture, science)


# Winston Churchill


@rule("NS-R56")
def test_churchill_scores_three_culture_once_a_turn() -> None:
    game = table(age=3, one=civ(leader="Winston Churchill"))

    assert play(game, "use Winston Churchill") == {"culture 1": 3, **OVER}
    assert not {"use Winston Churchill", "use Winston Churchill for war"} & options(game)
    assert "culture 1" not in play(game, "end turn")


@rule("NS-R56", "NS-R20", "NS-52.3", "NS-51.8")
def test_churchill_may_give_science_and_resources_for_the_military_instead() -> None:
    game = table(age=3, one=civ(leader="Winston Churchill", hand="Knights, Strategy, Iron", science=5, resources=0))

    assert play(game, "use Winston Churchill for war") == {"unit science 1": 3, "unit resources 1": 3, **OVER}
    assert {"develop Knights", "develop Iron", "build Warriors"} <= options(game)
    assert not {"develop Strategy", "build Bronze"} & options(game)
    assert only(play(game, "develop Knights"), "science", "unit science") == {"science 1": -2, "unit science 1": -3}
    assert only(play(game, "build Warriors"), "resources", "unit resources") == {"unit resources 1": -2}
    assert civ_of(game, 1)["unit_resources"] == 1
    play(game, "end turn")
    assert (civ_of(game, 1)["unit_resources"], civ_of(game, 1)["culture"]) == (0, 0)


@rule("NS-R56", "NS-R4")
def test_whoever_does_not_use_churchill_scores_three_culture_at_the_end_of_the_turn() -> None:
    game = table(age=3, one=civ(leader="Winston Churchill"))

    assert play(game, "end turn")["culture 1"] == 3
    assert asked(game) == "2: PoliticalAction"
