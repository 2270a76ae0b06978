"""The card row: taking cards and wonders, and filling the row."""

import pytest

from civitas import Game, IllegalMove
from tests.support.ages import civ, civ_of, only, options, play, seen, table
from tests.support.rules import rule

THIRTEEN = (
    "Irrigation, Iron, Alchemy, Theology, Printing Press, Drama, Swordsmen, Knights, Monarchy, Warfare, Masonry, "
    "Cartography, Code of Laws"
)


def take(space: int) -> str:
    return f"take {THIRTEEN.split(', ')[space - 1]} at {space}"


def row(game: Game) -> list[str | None]:
    shown: list[str | None] = seen(game)["row"]
    return shown


# Taking a card


@rule("NS-17.1", "NS-17.2", "OR-13.2")
@pytest.mark.parametrize(("space", "cost"), [(1, 1), (2, 1), (5, 1), (6, 2), (7, 2), (9, 2), (10, 3), (11, 3), (13, 3)])
def test_a_card_costs_one_two_or_three_civil_actions_by_its_space(space: int, cost: int) -> None:
    game = table(row=THIRTEEN)
    card = THIRTEEN.split(", ")[space - 1]

    assert play(game, take(space)) == {
        "row": f"-{card}",
        "hand 1": f"+{card}",
        "civil 1": -cost,
        "asked": "1: TakeAction",
    }
    assert row(game)[space - 1] is None


@rule("NS-17.1", "NS-48.4", "OR-13.2")
@pytest.mark.parametrize(("left", "farthest"), [(0, 0), (1, 5), (2, 9), (3, 13), (4, 13)])
def test_a_card_can_be_taken_with_enough_civil_actions_only(left: int, farthest: int) -> None:
    game = table(row=THIRTEEN, one=civ(civil_left=left))

    takes = {move for move in options(game) if move.startswith("take")}
    assert takes == {take(space) for space in range(1, farthest + 1)}


@rule("NS-17.3", "NS-39.2", "NS-R14", "OR-31.2")
@pytest.mark.parametrize(("hand", "may"), [("Drama, Drama, Drama", True), ("Drama, Drama, Drama, Drama", False)])
def test_no_card_is_taken_with_as_many_in_hand_as_civil_actions(hand: str, may: bool) -> None:
    game = table(players=4, row="Moses, Pyramids", one=civ(hand=hand.replace("Drama, Drama", "Drama, Iron")))

    assert ("take Moses at 1" in options(game)) is may
    assert "take Pyramids at 2" in options(game)


@rule("NS-17.3", "NS-39.2", "NS-R14", "OR-31.2")
@pytest.mark.parametrize(("government", "specials"), [("Monarchy", ""), ("Despotism", "Code of Laws")])
def test_the_limit_of_the_hand_is_the_total_and_not_what_is_left(government: str, specials: str) -> None:
    own = civ(government=government, specials=specials, hand="Iron, Drama, Alchemy, Theology", civil_left=1)
    game = table(row="Moses", one=own)

    play(game, "take Moses at 1")

    assert len(civ_of(game, 1)["hand"]) == 5


@rule("NS-R14")
@pytest.mark.parametrize(("wonders", "may"), [("Library of Alexandria", True), ("Colossus", False)])
def test_the_library_of_alexandria_allows_one_card_more(wonders: str, may: bool) -> None:
    game = table(row="Moses", one=civ(wonders=wonders, hand="Iron, Drama, Alchemy, Theology"))

    assert ("take Moses at 1" in options(game)) is may


@rule("NS-39.2", "NS-R14", "OR-31.4", "OR-R45")
def test_cards_above_the_limit_stay_in_the_hand() -> None:
    hand = "Iron, Drama, Alchemy, Theology, Knights, Swordsmen"
    game = table(row="Moses", one=civ(hand=hand, military_left=0))

    assert "take Moses at 1" not in options(game)
    play(game, "end turn")

    assert civ_of(game, 1)["hand"] == hand.split(", ")


@rule("NS-17.4", "NS-R15", "OR-31.1")
def test_a_technology_in_hand_or_in_play_cannot_be_taken_again() -> None:
    own = civ(technologies="Iron", specials="Warfare", government="Monarchy", hand="Alchemy")
    game = table(
        players=3, row="Iron, Warfare, Monarchy, Alchemy, Irrigation", one=own, two=civ(technologies="Irrigation")
    )

    assert {move for move in options(game) if move.startswith("take")} == {"take Irrigation at 5"}


@rule("NS-17.4")
def test_a_second_copy_of_an_action_card_can_be_taken() -> None:
    game = table(row="Reserves I", one=civ(hand="Reserves I"))

    play(game, "take Reserves I at 1")

    assert civ_of(game, 1)["hand"] == ["Reserves I", "Reserves I"]


@rule("NS-17.5", "NS-R15", "OR-14.2")
def test_after_a_leader_of_an_age_no_other_of_that_age_can_be_taken() -> None:
    game = table(row="Moses, Homer, Joan of Arc")

    play(game, "take Moses at 1")

    assert "take Homer at 2" not in options(game)
    assert "take Joan of Arc at 3" in options(game)


@rule("NS-17.5", "NS-R15", "OR-14.2")
def test_a_leader_who_has_left_play_still_bars_the_others_of_his_age() -> None:
    game = table(row="Homer, Joan of Arc", one=civ(leader_ages="A"), two=civ())

    assert "take Homer at 1" not in options(game)
    assert "take Joan of Arc at 2" in options(game)


# Taking a wonder


@rule("NS-18.1", "NS-R16", "OR-15.4")
@pytest.mark.parametrize(
    ("wonders", "ruins", "space", "cost"),
    [("", "", 1, 1), ("Pyramids", "", 1, 2), ("Pyramids, Colossus", "", 1, 3), ("Pyramids", "Colossus", 1, 3),
     ("", "", 6, 2), ("Colossus", "", 6, 3), ("", "", 10, 3), ("Colossus", "", 10, 4)],
)  # fmt: skip
def test_each_completed_wonder_makes_the_next_one_dearer(wonders: str, ruins: str, space: int, cost: int) -> None:
    spaces = "-, " * (space - 1)
    game = table(row=f"{spaces}Great Wall", one=civ(wonders=wonders, ruins=ruins))

    assert play(game, f"take Great Wall at {space}") == {
        "row": "-Great Wall",
        "project 1": "+Great Wall",
        "civil 1": -cost,
        "asked": "1: TakeAction",
    }


@rule("NS-18.1", "NS-48.4", "OR-15.4")
def test_a_wonder_that_is_too_dear_cannot_be_taken() -> None:
    game = table(row="Great Wall", one=civ(wonders="Colossus", civil_left=1))

    assert "take Great Wall at 1" not in options(game)


@rule("NS-R16")
def test_a_wonder_completed_this_turn_makes_the_next_one_dearer() -> None:
    game = table(row="Great Wall", one=civ(project=("Colossus", 1), resources=3))

    assert "take Great Wall at 1" not in options(game)
    play(game, "build 1 stage")

    assert only(play(game, "take Great Wall at 1"), "civil 1") == {"civil 1": -2}


@rule("NS-18.3", "NS-42.1", "NS-R15", "OR-15.2")
def test_no_wonder_can_be_taken_while_one_is_unfinished() -> None:
    game = table(row="Great Wall", one=civ(project=("Pyramids", 0)), two=civ())

    assert "take Great Wall at 1" not in options(game)
    with pytest.raises(IllegalMove):
        game.play("take Great Wall at 1")


@rule("NS-18.4", "NS-R14", "OR-31.3")
def test_a_wonder_can_be_taken_with_a_full_hand() -> None:
    game = table(row="Great Wall", one=civ(hand="Iron, Drama, Alchemy, Theology"))

    assert play(game, "take Great Wall at 1") == {
        "row": "-Great Wall",
        "project 1": "+Great Wall",
        "civil 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-18.2", "NS-18.5", "OR-15.1")
@pytest.mark.parametrize("wonder", ["Pyramids", "Hanging Gardens", "Colossus", "Library of Alexandria"])
def test_an_unfinished_wonder_has_no_effect(wonder: str) -> None:
    game = table(row=wonder)

    assert play(game, f"take {wonder} at 1") == {
        "row": f"-{wonder}",
        "project 1": f"+{wonder}",
        "civil 1": -1,
        "asked": "1: TakeAction",
    }
    assert civ_of(game, 1)["hand_limit"] == 4


# Filling the row


@rule("NS-5.2", "NS-5.4", "NS-5.5", "OR-19.2", "OR-19.5")
@pytest.mark.parametrize(("players", "gone"), [(2, 3), (3, 2), (4, 1)])
def test_first_spaces_are_emptied_the_rest_slides_and_new_cards_are_dealt(players: int, gone: int) -> None:
    game = table(players=players, age=1, row=THIRTEEN, civil_deck="Joan of Arc, Great Wall, Rich Land I, Frugality I")
    old = THIRTEEN.split(", ")

    game.play("end turn")

    new = ["Joan of Arc", "Great Wall", "Rich Land I"][:gone]
    assert row(game) == old[gone:] + new


@rule("NS-5.2", "NS-5.4", "NS-R9", "OR-19.3")
def test_empty_spaces_among_the_first_are_not_made_up_further_right() -> None:
    game = table(row="-, Iron, -, Drama, -, Alchemy", civil_deck="Knights")

    changes = play(game, "end turn")

    assert row(game)[:3] == ["Drama", "Alchemy", "Knights"]
    assert len([card for card in row(game) if card]) == 13
    assert changes["civil deck"] == -11


@rule("NS-5.3", "OR-71.4")
def test_whoever_has_resigned_does_not_count_for_the_spaces() -> None:
    game = table(players=3, active=1, phase="politics", row=THIRTEEN)

    game.resign(0)

    assert row(game)[0] == "Theology"


@rule("NS-5.6", "NS-6.13", "NS-R9")
def test_in_age_iv_the_row_is_emptied_and_slides_but_nothing_is_dealt() -> None:
    game = table(age=4, last_round="next", row="Oil, Movies, -, Tanks, -, Rockets")

    changes = play(game, "end turn")

    assert row(game) == ["Tanks", "Rockets"] + [None] * 11
    assert only(changes, "row", "civil deck") == {"row": "-Movies, -Oil"}


@rule("NS-40.1", "OR-19.4")
def test_a_civil_card_that_leaves_the_row_never_comes_back() -> None:
    game = table(row="Joan of Arc")

    for _ in range(8):
        if "pass" in options(game):
            game.play("pass")
        game.play(next(move for move in sorted(options(game)) if move == "end turn" or move.startswith("discard")))

    assert "Joan of Arc" not in row(game)
    assert seen(game)["civil_deck"] + len([card for card in row(game) if card]) > 13
