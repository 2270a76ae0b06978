"""End of an age: the next one is laid out, and the weaker player chooses who begins it."""

import pytest

from tests.support.duel import asked, available, city, coins, face_up, log, options, play, seen, table
from tests.support.rules import rule


@rule("DU-20.1", "DU-14.1")
@pytest.mark.parametrize(("card", "next_age", "after"), [("Baths", 2, "Walls, Forum"), ("Walls", 3, "Arena, Port")])
def test_with_the_last_card_of_an_age_the_next_age_is_laid_out(card: str, next_age: int, after: str) -> None:
    game = table(display=card, layout="last", age_after=after)

    assert play(game, f"discard {card}") == {
        "coins 1": 2,
        "discard": f"+{card}",
        "age": next_age,
        "asked": "1: ChooseWhoBegins",
    }
    assert available(game) == set(after.split(", "))
    assert len(face_up(game)) == 12
    assert log(game)[-1] == f"Age {'I' * next_age} was laid out."


@rule("DU-20.1")
def test_while_a_card_is_left_the_age_goes_on() -> None:
    game = table(display="Baths, Theater", layout="last")

    assert play(game, "discard Baths")["asked"] == "2: PlayCard"
    assert play(game, "discard Theater")["age"] == 2


@rule("DU-14.1", "DU-25.1", "DU-2.5")
def test_after_the_last_card_of_age_iii_the_game_is_over() -> None:
    game = table(display="Arena", layout="last", coins=(7, 2))

    game.play("discard Arena")

    assert asked(game) == "nobody: 1 by civilian victory"
    assert options(game) == set()


@rule("DU-20.2")
@pytest.mark.parametrize("last_player", [1, 2])
@pytest.mark.parametrize(("pawn", "weaker"), [(1, 2), (5, 2), (-1, 1), (-8, 1)])
def test_the_player_on_whose_side_the_pawn_stands_chooses(last_player: int, pawn: int, weaker: int) -> None:
    game = table(display="Baths", layout="last", pawn=pawn, next_player=last_player)

    game.play("discard Baths")

    assert asked(game) == f"{weaker}: ChooseWhoBegins"
    assert options(game) == {"begin", "let rival begin"}


@rule("DU-20.3")
@pytest.mark.parametrize("last_player", [1, 2])
def test_with_the_pawn_in_the_middle_the_player_of_the_last_card_chooses(last_player: int) -> None:
    game = table(display="Baths", layout="last", pawn=0, next_player=last_player)

    game.play("discard Baths")

    assert asked(game) == f"{last_player}: ChooseWhoBegins"


@rule("DU-20.3")
def test_the_last_card_counts_and_not_the_one_before() -> None:
    game = table(display="Baths, Theater", layout="last", pawn=0)

    game.play("discard Baths")
    game.play("discard Theater")

    assert asked(game) == "2: ChooseWhoBegins"


@rule("DU-20.2")
@pytest.mark.parametrize(("answer", "beginner"), [("begin", 2), ("let rival begin", 1)])
def test_the_chosen_player_begins_and_then_they_take_turns(answer: str, beginner: int) -> None:
    game = table(display="Baths", layout="last", pawn=3, age_after="Walls, Forum")
    game.play("discard Baths")

    assert play(game, answer) == {"asked": f"{beginner}: PlayCard"}
    assert log(game)[-1] == f"Player {beginner} begins the age."
    assert play(game, "discard Walls")["asked"] == f"{3 - beginner}: PlayCard"


@rule("DU-R55", "DU-20.3")
@pytest.mark.parametrize(("answer", "beginner"), [("begin", 1), ("let rival begin", 2)])
def test_with_the_pawn_in_the_middle_the_last_player_need_not_begin(answer: str, beginner: int) -> None:
    game = table(display="Baths", layout="last", pawn=0)
    game.play("discard Baths")

    assert play(game, answer) == {"asked": f"{beginner}: PlayCard"}


@rule("DU-R54")
def test_the_choice_is_made_in_sight_of_the_new_age() -> None:
    game = table(display="Baths", layout="last", age_after="Walls, Forum")

    game.play("discard Baths")

    assert asked(game) == "1: ChooseWhoBegins"
    assert seen(game, 0)["age"] == 2
    assert {"Walls", "Forum"} <= {row["card"] for row in seen(game, 0)["structure"]}


@rule("DU-20.2")
def test_the_last_card_itself_can_change_who_chooses() -> None:
    game = table(display="Guard Tower", layout="last", pawn=-1)

    assert play(game, "build Guard Tower")["asked"] == "1: ChooseWhoBegins"  # the pawn is in the middle again


@rule("DU-20.2", "DU-14.1")
def test_the_choice_comes_before_age_iii_as_well() -> None:
    game = table(display="Walls", layout="last", pawn=2, age_after="Arena, Port")
    game.play("discard Walls")

    assert asked(game) == "2: ChooseWhoBegins"
    assert play(game, "let rival begin") == {"asked": "1: PlayCard"}
    assert available(game) == {"Arena", "Port"}


@rule("DU-20.1")
def test_cities_coins_pawn_and_discard_pile_stay_from_age_to_age() -> None:
    game = table(display="Baths", layout="last", cities=("Quarry", "Press"), coins=(3, 4), pawn=2, discard="Altar")

    game.play("discard Baths")

    assert [city(game, player)["buildings"] for player in (1, 2)] == [["Quarry"], ["Press"]]
    assert coins(game) == (5, 4)
    assert seen(game)["pawn"] == 2
    assert seen(game)["discard"] == ["Altar", "Baths"]
