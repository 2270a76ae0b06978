"""Tactics: playing one, copying one, and how a tactic becomes common."""

import pytest

from civitas import IllegalMove
from tests.support.ages import civ, civ_of, only, options, play, seen, table
from tests.support.rules import rule

TWO_LEGIONS = "Warriors 6"


@rule("NS-29.1", "NS-29.2", "NS-29.3", "NS-45.1", "NS-R70")
def test_a_tactic_costs_a_military_action_is_exclusive_and_changes_the_strength() -> None:
    game = table(one=civ(technologies=TWO_LEGIONS, military_hand="Legion, Rats"))

    assert play(game, "play tactic Legion") == {
        "military hand 1": "-Legion",
        "tactic 1": "+Legion",
        "strength 1": 4,
        "military 1": -1,
        "asked": "1: TakeAction",
    }
    assert civ_of(game, 1)["tactic_is_exclusive"]
    assert seen(game)["common_tactics"] == []


@rule("NS-29.1", "OR-47.2")
def test_a_tactic_needs_a_military_action() -> None:
    game = table(one=civ(military_hand="Legion", military_left=0))

    assert "play tactic Legion" not in options(game)
    with pytest.raises(IllegalMove):
        game.play("play tactic Legion")


@rule("NS-29.2")
def test_a_tactic_that_forms_no_army_can_be_played() -> None:
    game = table(one=civ(military_hand="Heavy Cavalry"))

    assert only(play(game, "play tactic Heavy Cavalry"), "strength 1", "tactic 1") == {"tactic 1": "+Heavy Cavalry"}


@rule("NS-29.4", "NS-30.1", "NS-R70")
def test_a_tactic_is_played_or_copied_once_a_turn() -> None:
    own = civ(government="Communism", military_hand="Legion, Phalanx")
    played = table(age=3, one=own, common="Heavy Cavalry")
    copied = table(age=3, one=own, common="Heavy Cavalry, Medieval Army")

    play(played, "play tactic Legion")
    play(copied, "copy Heavy Cavalry")

    assert not any("tactic" in move or "copy" in move for move in options(played) | options(copied))


@rule("NS-29.4")
def test_in_the_next_turn_another_tactic_can_be_played() -> None:
    game = table(one=civ(military_hand="Legion, Phalanx", military_left=1), two=civ(military_left=0))

    play(game, "play tactic Legion", "end turn", "pass", "end turn", "pass")
    changes = play(game, "play tactic Phalanx")

    assert only(changes, "tactic 1", "common", "removed") == {"tactic 1": "+Phalanx, -Legion"}


@rule("NS-30.1", "NS-30.2", "NS-30.3", "NS-R70")
def test_copying_a_common_tactic_costs_two_military_actions_and_it_stays_common() -> None:
    game = table(one=civ(technologies=TWO_LEGIONS), common="Legion")

    assert play(game, "copy Legion") == {
        "tactic 1": "+Legion",
        "strength 1": 4,
        "military 1": -2,
        "asked": "1: TakeAction",
    }
    assert seen(game)["common_tactics"] == ["Legion"]
    assert not civ_of(game, 1)["tactic_is_exclusive"]


@rule("NS-30.1")
@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_copying_needs_two_military_actions(left: int, may: bool) -> None:
    game = table(one=civ(military_left=left), common="Legion")

    assert ("copy Legion" in options(game)) is may


@rule("NS-30.1", "NS-8.1")
def test_the_exclusive_tactic_of_another_player_cannot_be_copied() -> None:
    game = table(two=civ(tactic="Legion", exclusive=True))

    assert "copy Legion" not in options(game)


@rule("NS-8.1", "NS-8.4", "NS-R70", "NS-3.2")
def test_at_the_start_of_the_owners_next_turn_their_tactic_becomes_common_and_stays_theirs() -> None:
    own = civ(technologies=TWO_LEGIONS, tactic="Legion", exclusive=True)
    game = table(active=2, one=own, two=civ(military_left=0))

    changes = play(game, "end turn")

    assert only(changes, "common", "tactic 1", "strength 1", "military 1", "discards") == {"common": "+Legion"}
    assert not civ_of(game, 1)["tactic_is_exclusive"]
    assert changes["asked"] == "1: PoliticalAction"


@rule("NS-8.1")
def test_in_the_turn_of_another_player_a_tactic_stays_exclusive() -> None:
    game = table(active=1, one=civ(tactic="Legion", exclusive=True))

    assert only(play(game, "end turn"), "common") == {}
    assert civ_of(game, 1)["tactic_is_exclusive"]


@rule("NS-8.2")
def test_any_number_of_tactics_can_be_common() -> None:
    common = "Legion, Phalanx, Heavy Cavalry, Medieval Army"
    game = table(active=2, common=common, one=civ(tactic="Fighting Band", exclusive=True), two=civ(military_left=0))

    play(game, "end turn")

    assert seen(game)["common_tactics"] == [*common.split(", "), "Fighting Band"]


@rule("NS-8.3", "NS-40.2")
def test_a_second_card_of_a_common_tactic_leaves_the_game_and_is_no_discard() -> None:
    own = civ(tactic="Legion", exclusive=True)
    game = table(active=2, common="Legion", one=own, two=civ(military_left=0))

    changes = play(game, "end turn")

    assert only(changes, "common", "removed", "discards") == {"removed": "+Legion"}
    assert civ_of(game, 1)["tactic"] == "Legion"


@rule("NS-29.2", "NS-8.4")
def test_a_new_tactic_leaves_the_old_one_common() -> None:
    game = table(one=civ(tactic="Phalanx", military_hand="Legion"))

    changes = play(game, "play tactic Legion")

    assert only(changes, "tactic 1", "common", "removed", "discards") == {"tactic 1": "+Legion, -Phalanx"}
    assert seen(game)["common_tactics"] == ["Phalanx"]
