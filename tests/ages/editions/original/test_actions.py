"""The original edition: the first round, taking cards, and the list of actions."""

import pytest

from civitas import IllegalMove
from tests.support.ages import asked, civ, civ_of, only, opening, options, play, seen, table
from tests.support.rules import rule

MODES = ["simple", "advanced", "full"]
SIMPLE = {"mode": "simple"}
each_mode = pytest.mark.parametrize("mode", MODES)
each_number = pytest.mark.parametrize("players", [2, 3, 4])


def taken(moves: set[str]) -> set[int]:
    """The spaces of the row from which a card can be taken."""
    return {int(move.rpartition(" ")[2]) for move in moves if move.startswith("take")}


def row_discards(players: int) -> int:
    return {2: 3, 3: 2, 4: 1}[players]


# The first round


@rule("OR-12.2", "OR-13.1", "OR-13.3", "OR-13.4", "OR-13.5")
@each_mode
@each_number
def test_in_the_first_round_each_player_takes_cards_with_one_civil_action_more_than_the_one_before(
    players: int, mode: str
) -> None:
    game = opening(players=players, options={"mode": mode})
    farthest = {1: 5, 2: 9, 3: 13, 4: 13}

    for player in range(1, players + 1):
        own = civ_of(game, player)
        assert (asked(game), own["civil_actions"], own["military_actions"]) == (
            f"{player}: TakeAction", [player, 4], [0, 2],
        )  # fmt: skip
        assert {move.split()[0] for move in options(game)} == {"take", "end"}
        assert taken(options(game)) == set(range(1, farthest[player] + 1))
        game.play("end turn")

    assert asked(game) == ("1: TakeAction" if mode == "simple" else "1: PoliticalAction")


@rule("OR-13.1", "OR-14.1", "OR-15.1", "OR-16.2")
def test_what_is_taken_in_the_first_round_is_neither_played_nor_built() -> None:
    game = opening(players=3, options=SIMPLE, civil_A="Moses, Pyramids, Frugality A")
    play(game, "end turn", "end turn")

    assert play(game, "take Moses at 1") == {
        "row": "-Moses", "hand 3": "+Moses", "civil 3": -1, "asked": "3: TakeAction",
    }  # fmt: skip
    assert play(game, "take Pyramids at 2") == {
        "row": "-Pyramids", "project 3": "+Pyramids", "civil 3": -1, "asked": "3: TakeAction",
    }  # fmt: skip
    assert {move.split()[0] for move in options(game)} == {"take", "end"}


@rule("OR-12.3", "OR-19.2")
@each_mode
@each_number
def test_the_row_is_not_refilled_in_the_first_round_and_in_each_turn_after_it(players: int, mode: str) -> None:
    game = opening(players=players, options={"mode": mode})
    first = seen(game)["row"]
    gone = row_discards(players)

    for _ in range(players):
        assert seen(game)["row"] == first
        game.play("end turn")

    assert seen(game)["row"][: 13 - gone] == first[gone:]
    assert None not in seen(game)["row"]


@rule("OR-12.3")
def test_from_the_second_round_on_all_actions_can_be_used() -> None:
    game = opening(options=SIMPLE, civil_A="Frugality A, Moses, Homer, Rich Land A")

    game.play("take Frugality A at 1")
    play(game, "end turn", "end turn")

    assert civ_of(game, 1)["civil_actions"] == [4, 4]
    words = {move.split()[0] for move in options(game)}
    assert words == {"take", "increase", "build", "destroy", "disband", "play", "end"}


@rule("OR-19.6")
@each_mode
@each_number
def test_the_starting_player_deals_from_deck_a_in_the_second_round_and_the_others_from_deck_i(
    players: int, mode: str
) -> None:
    game = opening(players=players, options={"mode": mode})
    assert game.deal is not None
    names = [card.name for card in game.state.edition.civil]  # type: ignore[attr-defined]
    deck_a, deck_i = ([names[id] for id in game.deal[pile]] for pile in ("civil A", "civil I"))
    gone = row_discards(players)

    for _ in range(players):
        assert (seen(game)["age"], seen(game)["civil_deck"]) == ("A", 7)
        game.play("end turn")

    assert seen(game)["row"] == deck_a[gone : 13 + gone]
    assert (seen(game)["age"], seen(game)["civil_deck"]) == ("I", len(deck_i))
    if mode != "simple":
        game.play("pass")
    game.play("end turn")
    assert seen(game)["row"] == [*deck_a[2 * gone : 13 + gone], *deck_i[:gone]]


# Taking cards


@rule("OR-14.1", "OR-31.5")
def test_a_leader_goes_to_the_hand_and_so_does_any_number_of_action_cards() -> None:
    row = "Moses, Frugality A, Frugality A, Rich Land A, Rich Land A"
    game = table(row=row, one=civ(government="Monarchy"))

    changes = play(
        game, "take Moses at 1", "take Frugality A at 2", "take Frugality A at 3", "take Rich Land A at 4",
        "take Rich Land A at 5",
    )  # fmt: skip

    assert only(changes, "hand 1", "leader 1", "civil 1") == {
        "hand 1": "+Frugality A, +Frugality A, +Moses, +Rich Land A, +Rich Land A",
        "civil 1": -5,
    }


@rule("OR-16.2")
@each_mode
def test_an_action_card_can_be_played_in_the_next_turn_and_not_in_the_one_it_was_taken(mode: str) -> None:
    game = table(options={"mode": mode}, row="Work of Art A", one=civ(military_left=0), two=civ(military_left=0))
    game.play("take Work of Art A at 1")

    with pytest.raises(IllegalMove):
        game.play("play Work of Art A")
    for _ in range(2):
        game.play("end turn")
        if mode != "simple":
            game.play("pass")

    assert play(game, "play Work of Art A") == {
        "hand 1": "-Work of Art A", "culture 1": 6, "civil 1": -1, "asked": "1: TakeAction",
    }  # fmt: skip


# The list of actions


@rule("OR-20.1")
@each_mode
def test_an_action_is_taken_as_often_as_it_can_be_paid_and_none_must_be_taken(mode: str) -> None:
    game = table(options={"mode": mode}, one=civ(food=7))

    changes = play(game, "increase population", "increase population", "increase population")
    assert only(changes, "food 1", "idle 1", "civil 1") == {"food 1": -7, "idle 1": 3, "civil 1": -3}
    assert "increase population" not in options(game)

    assert civ_of(game, 1)["civil_actions"] == [1, 4]
    assert str(play(game, "end turn")["asked"]).startswith("2: ")


@rule("OR-20.2", "OR-20.3")
@each_mode
def test_these_are_the_civil_and_the_military_actions(mode: str) -> None:
    own = civ(
        technologies="Iron, Alchemy, Swordsmen, Irrigation", food=4, resources=9, science=9, project=("Pyramids", 0),
        hand="Moses, Drama, Work of Art A, Monarchy", leader_ages="A",
        military_hand="" if mode == "simple" else "Legion",
    )  # fmt: skip
    civil = {
        "increase population", "build Agriculture", "build Irrigation", "build Bronze", "build Iron",
        "build Philosophy", "build Alchemy", "build Religion", "upgrade Agriculture to Irrigation",
        "upgrade Bronze to Iron", "upgrade Philosophy to Alchemy", "destroy Agriculture", "destroy Bronze",
        "destroy Philosophy", "build 1 stage", "play Moses", "develop Drama", "develop Monarchy",
        "declare a revolution for Monarchy", "play Work of Art A",
    }  # fmt: skip
    military = {"build Warriors", "build Swordsmen", "upgrade Warriors to Swordsmen", "disband Warriors"}
    tactics = set() if mode == "simple" else {"play tactic Legion"}
    no_civil, no_military = ({**own, "civil_left": 0}, {**own, "military_left": 0})

    assert options(table(options={"mode": mode}, one=own)) == civil | military | tactics | {"end turn"}
    assert options(table(options={"mode": mode}, one=no_civil)) == military | tactics | {"end turn"}
    assert options(table(options={"mode": mode}, one=no_military)) == civil | {"end turn"}


@rule("OR-20.2")
def test_a_card_is_taken_by_a_civil_action() -> None:
    assert "take Drama at 1" in options(table(row="Drama", one=civ(civil_left=1)))
    assert "take Drama at 1" not in options(table(row="Drama", one=civ(civil_left=0)))
