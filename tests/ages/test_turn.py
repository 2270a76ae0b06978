"""Flow of the game, Your turn, and First turn: who does what when."""

import pytest

import civitas
from civitas import IllegalMove
from tests.support.ages import asked, civ, civ_of, deal, log, only, options, play, seen, table
from tests.support.rules import rule


@rule("NS-4.1", "NS-4.2", "NS-R5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_first_turn_cards_can_be_taken_and_nothing_else(players: int) -> None:
    game = civitas.new("ages", players=players, deal=deal(players=players))

    for player in range(1, players + 1):
        assert asked(game) == f"{player}: TakeAction"
        assert {move.split()[0] for move in options(game)} == {"take", "end"}
        game.play("end turn")

    assert asked(game) == "1: PoliticalAction"


@rule("NS-4.2", "NS-16.1")
def test_an_action_card_or_leader_taken_in_the_first_turn_cannot_be_played() -> None:
    game = civitas.new("ages", players=2, deal=deal(players=2, civil_A="Moses, Stockpile"))
    game.play("end turn")

    play(game, "take Moses at 1")
    play(game, "take Stockpile at 2")

    assert civ_of(game, 2)["hand"] == ["Moses", "Stockpile"]
    assert options(game) == {"end turn"}


@rule("NS-4.2")
def test_a_wonder_taken_in_the_first_turn_lies_there_unfinished() -> None:
    game = civitas.new("ages", players=2, deal=deal(players=2, civil_A="Pyramids"))

    assert play(game, "take Pyramids at 1") == {
        "row": "-Pyramids",
        "project 1": "+Pyramids",
        "civil 1": -1,
        "asked": "1: TakeAction",
    }
    assert options(game) == {"end turn"}


@rule("NS-4.3", "NS-34.3", "NS-5.1", "NS-35.1", "NS-R5")
def test_the_first_turn_ends_with_production_and_a_reset_but_draws_and_replenishes_nothing() -> None:
    game = civitas.new("ages", players=2, deal=deal(players=2))

    assert play(game, "end turn") == {
        "science 1": 1,
        "food 1": 2,
        "resources 1": 2,
        "civil 1": 3,
        "military 1": 2,
        "asked": "2: TakeAction",
    }
    assert civ_of(game, 1)["civil_actions"] == [4, 4]


@rule("NS-3.1", "NS-3.2", "NS-3.3", "NS-R1")
def test_a_turn_runs_from_the_row_over_war_tactic_politics_and_actions_to_production_drawing_and_reset() -> None:
    game = table(
        active=2,
        age=2,
        row="Coal",
        one=civ(war=("War over Territory", 2), tactic="Legion", exclusive=True, civil_left=2),
        two=civ(military_left=0),
        military_deck="Plunder II, Plunder II, Spy",
    )

    play(game, "end turn", "pass", "end turn")

    heard = [line for line in log(game, 1) if "was dealt" not in line and "Player 2" not in line]
    assert heard[:5] == [
        "Round 9 began.",
        "Coal left the card row.",
        "Player 1 began a turn.",
        "The War over Territory of Player 1 ended without a victor.",
        "Legion of Player 1 became common.",
    ]
    assert [line for line in heard[5:] if "Player 1" in line] == [
        "Player 1: 1 science.",
        "Player 1 produced 2 food.",
        "Player 1 produced 2 resources.",
        "Player 1 drew Plunder II.",
        "Player 1 drew Plunder II.",
    ]
    assert civ_of(game, 1)["civil_actions"] == [4, 4]
    assert asked(game) == "2: PoliticalAction"


@rule("NS-3.2", "NS-7.1", "NS-8.1")
def test_without_a_war_and_a_tactic_the_start_of_a_turn_only_fills_the_row() -> None:
    game = table(active=2, two=civ(military_left=0))

    changes = play(game, "end turn")

    assert only(changes, "common", "tactic 1", "war 1", "discards") == {}
    assert len([card for card in seen(game)["row"] if card]) == 13
    assert changes["asked"] == "1: PoliticalAction"


@rule("NS-9.1", "NS-16.3")
def test_a_turn_may_pass_without_political_action_and_with_actions_left() -> None:
    game = table(phase="politics", one=civ(food=4, resources=4))

    assert play(game, "pass") == {"asked": "1: TakeAction"}
    changes = play(game, "end turn")

    assert changes["asked"] == "2: PoliticalAction"
    assert only(changes, "civil 1", "military 1") == {}


@rule("NS-9.1")
def test_after_one_political_action_the_action_phase_begins() -> None:
    game = table(
        phase="politics",
        events="Development of Science, Development of Agriculture",
        one=civ(military_hand="Rats, Pestilence"),
    )
    assert {"prepare Rats", "prepare Pestilence", "pass"} == options(game)

    changes = play(game, "prepare Rats")

    assert changes["asked"] == "1: TakeAction"
    assert "prepare Pestilence" not in options(game)


@rule("NS-9.2", "OR-47.1")
def test_each_political_action_is_offered_in_the_political_phase_only() -> None:
    game = table(
        players=3,
        age=2,
        phase="politics",
        one=civ(
            military_hand="Rats, Plunder II, War over Territory, Scientific Cooperation",
            pact=("Open Borders Agreement", 2),
            technologies="Warriors 4",
        ),
    )
    assert options(game) == {
        "pass",
        "prepare Rats",
        "play Plunder II against player 2",
        "play Plunder II against player 3",
        "declare War over Territory on player 2",
        "declare War over Territory on player 3",
        "offer Scientific Cooperation to player 2",
        "offer Scientific Cooperation to player 3",
        "cancel Open Borders Agreement",
    }

    play(game, "pass")

    assert not any(move.split()[0] in {"prepare", "declare", "offer", "cancel"} for move in options(game))


@rule("NS-1.1", "OR-12.1")
@pytest.mark.parametrize(("players", "active", "following"), [(2, 1, 2), (2, 2, 1), (4, 3, 4), (4, 4, 1)])
def test_the_turn_passes_clockwise(players: int, active: int, following: int) -> None:
    game = table(players=players, active=active)

    changes = play(game, "end turn")

    assert changes["asked"] == f"{following}: PoliticalAction"
    assert only(changes, "round") == ({"round": 1} if following == 1 else {})


@rule("NS-1.5", "NS-1.8")
def test_the_game_ends_after_the_last_player_of_the_last_round() -> None:
    game = table(age=4, last_round="this", active=1, one=civ(culture=40), two=civ(culture=30))

    assert play(game, "end turn")["asked"] == "2: PoliticalAction"
    game.play("pass")

    assert play(game, "end turn")["asked"] == "nobody: 1 by most culture"


@rule("NS-1.4", "NS-1.5")
def test_in_the_round_before_the_last_the_game_goes_on() -> None:
    game = table(age=4, last_round="next", active=2)

    changes = play(game, "end turn")

    assert changes["round"] == 1
    assert changes["asked"] == "1: PoliticalAction"
    assert seen(game)["last_round"] == "this"


@rule("NS-12.6", "NS-R10")
def test_in_the_last_round_aggressions_and_events_can_be_played_but_no_war() -> None:
    hand = civ(
        government="Monarchy",
        military_hand="War over Culture, Plunder III, Impact of Science",
        technologies="Warriors 4",
    )
    last = table(age=4, last_round="this", phase="politics", one=hand)
    before = table(age=4, last_round="next", phase="politics", one=hand)

    rest = {"pass", "play Plunder III against player 2", "prepare Impact of Science"}
    assert options(last) == rest
    assert options(before) == rest | {"declare War over Culture on player 2"}
    with pytest.raises(IllegalMove):
        last.play("declare War over Culture on player 2")


@rule("NS-16.1", "OR-20.1")
def test_actions_come_in_any_order_and_any_number() -> None:
    game = table(one=civ(food=4, resources=6, idle=2, science=3, hand="Irrigation"))

    changes = play(game, "build Warriors", "increase population", "build Religion", "develop Irrigation")

    assert changes == {
        "science 1": -3,
        "food 1": -2,
        "resources 1": -5,
        "idle 1": -1,
        "yellow bank 1": -1,
        "workers 1": "+Religion, +Warriors",
        "technologies 1": "+Irrigation",
        "hand 1": "-Irrigation",
        "culture rating 1": 1,
        "strength 1": 1,
        "happiness 1": 1,
        "civil 1": -3,
        "military 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-16.2", "NS-48.4")
def test_without_actions_only_the_end_of_the_turn_is_left() -> None:
    game = table(
        row="Moses",
        one=civ(food=7, resources=9, idle=3, science=9, hand="Irrigation, Stockpile", civil_left=0, military_left=0),
    )

    assert options(game) == {"end turn"}
    with pytest.raises(IllegalMove):
        game.play("build Warriors")
