"""Playing a leader, and replacing the one before."""

import pytest

from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.rules import rule


@rule("NS-23.1", "NS-23.3", "NS-43.1")
@pytest.mark.parametrize(
    ("leader", "made"),
    [("Moses", {}), ("Homer", {"happiness 1": 1, "unit resources 1": 1}),
     ("Julius Caesar", {"strength 1": 1, "military 1": 1, "military total 1": 1}),
     ("Alexander the Great", {"strength 1": 1}),
     ("Joan of Arc", {"culture rating 1": 1, "military 1": 1, "military total 1": 1})],
)  # fmt: skip
def test_a_leader_costs_a_civil_action_and_works_at_once(leader: str, made: dict[str, int]) -> None:
    game = table(one=civ(hand=leader))

    assert play(game, f"play {leader}") == {
        "hand 1": f"-{leader}",
        "leader 1": f"+{leader}",
        "civil 1": -1,
        **made,
        "asked": "1: TakeAction",
    }


@rule("NS-23.1", "NS-17.5", "OR-14.2", "OR-28.1")
def test_a_leader_taken_this_turn_can_be_played_this_turn() -> None:
    game = table(row="Moses", one=civ(food=1))

    changes = play(game, "take Moses at 1", "play Moses", "increase population")

    assert only(changes, "leader 1", "food 1", "civil 1") == {"leader 1": "+Moses", "food 1": -1, "civil 1": -3}


@rule("NS-23.1", "OR-28.1")
def test_a_leader_cannot_be_played_without_a_civil_action() -> None:
    assert "play Moses" not in options(table(one=civ(hand="Moses", civil_left=0)))


@rule("NS-23.2", "NS-43.1", "NS-48.5", "NS-R22", "NS-40.1")
def test_a_leader_in_play_is_replaced_and_an_action_comes_back() -> None:
    game = table(one=civ(leader="Moses", hand="Joan of Arc"))

    assert play(game, "play Joan of Arc") == {
        "hand 1": "-Joan of Arc",
        "leader 1": "+Joan of Arc, -Moses",
        "culture rating 1": 1,
        "military 1": 1,
        "military total 1": 1,
        "asked": "1: TakeAction",
    }


@rule("NS-23.2")
def test_the_last_action_can_replace_a_leader_and_comes_back() -> None:
    game = table(one=civ(leader="Moses", hand="Joan of Arc", civil_left=1))

    changes = play(game, "play Joan of Arc")

    assert only(changes, "civil 1") == {}
    assert civ_of(game, 1)["civil_actions"] == [1, 4]


@rule("NS-48.5", "NS-R22")
def test_no_action_comes_back_if_none_is_spent() -> None:
    """The action was paid with a military action, by Hammurabi."""
    game = table(one=civ(leader="Hammurabi", hand="Joan of Arc"))

    changes = play(game, "use Hammurabi", "play Joan of Arc")

    assert civ_of(game, 1)["civil_actions"] == [4, 4]
    assert only(changes, "civil 1", "military 1", "military total 1") == {"military total 1": 1}


@rule("NS-48.9", "NS-R22")
def test_totals_are_compared_once_when_a_leader_replaces_another() -> None:
    """Caesar and Joan of Arc both give a military action: the spent one stays spent."""
    game = table(one=civ(leader="Julius Caesar", hand="Joan of Arc", military_left=0))

    changes = play(game, "play Joan of Arc")

    assert only(changes, "military 1", "military total 1") == {}


@rule("NS-48.7", "NS-48.8", "NS-R23", "OR-29.3")
@pytest.mark.parametrize(("left", "after"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_if_a_total_falls_spent_actions_leave_first(left: int, after: int) -> None:
    game = table(one=civ(leader="Julius Caesar", hand="Moses", leader_ages="A", military_left=left))

    play(game, "play Moses")

    assert civ_of(game, 1)["military_actions"] == [after, 2]


@rule("NS-R22")
def test_what_the_old_leader_gives_can_be_used_before_he_is_replaced() -> None:
    game = table(one=civ(leader="Moses", hand="Joan of Arc", food=1))

    changes = play(game, "increase population", "play Joan of Arc")

    assert only(changes, "food 1", "leader 1", "civil 1") == {
        "food 1": -1,
        "leader 1": "+Joan of Arc, -Moses",
        "civil 1": -1,
    }
    assert "increase population" not in options(game)


@rule("NS-43.1")
def test_the_old_leader_no_longer_works() -> None:
    game = table(one=civ(leader="Alexander the Great", technologies="Warriors 3", hand="Michelangelo"))

    changes = play(game, "play Michelangelo")

    assert only(changes, "strength 1") == {"strength 1": -3}
