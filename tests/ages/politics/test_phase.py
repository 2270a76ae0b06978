"""The politics phase: one political action or none, Caesar's second, and the phase given up."""

from tests.support.ages import asked, civ, civ_of, log, options, play, table
from tests.support.rules import rule

CAESAR = civ(leader="Julius Caesar", military_hand="Crusades, Foray, Rats")


@rule("NS-R1", "NS-9.1", "NS-3.1")
def test_the_politics_phase_comes_before_the_action_phase_and_may_be_passed() -> None:
    game = table(phase="politics")

    assert options(game) == {"pass"}
    assert play(game, "pass") == {"asked": "1: TakeAction"}


@rule("NS-R1", "NS-9.1", "OR-50.1")
def test_one_political_action_ends_the_phase() -> None:
    game = table(phase="politics", events="Pestilence, Immigration", one=civ(military_hand="Crusades, Foray", idle=2))

    assert options(game) == {"pass", "prepare Crusades", "prepare Foray"}
    play(game, "prepare Crusades")
    assert asked(game) == "1: TakeAction"
    assert not any(move.startswith("prepare") for move in options(game))


@rule("NS-9.2")
def test_tactics_and_bonus_cards_are_no_political_actions() -> None:
    hand = "Legion, Defense and Colonization I"
    game = table(phase="politics", one=civ(military_hand=hand))

    assert options(game) == {"pass"}


def test_two_copies_of_a_card_are_one_choice() -> None:
    one = civ(technologies="Warriors 3", military_hand="Plunder I, Plunder I")
    game = table(phase="politics", one=one)

    assert len(game.options()) == 2


@rule("NS-R5", "NS-4.1")
def test_there_is_no_politics_phase_in_the_first_round() -> None:
    game = table(age=0, active=1, events="Rats, Foray")

    play(game, "end turn")

    assert asked(game) == "2: TakeAction"


# Julius Caesar


@rule("NS-R44")
def test_caesar_takes_a_second_political_action_directly_after_the_first() -> None:
    game = table(phase="politics", events="Pestilence, Immigration, Rebellion", one={**CAESAR, "idle": 3})

    assert play(game, "prepare Crusades")["asked"] == "1: PoliticalAction"
    assert options(game) == {"pass", "prepare Foray", "prepare Rats"}
    assert play(game, "prepare Foray")["asked"] == "1: TakeAction"
    assert civ_of(game, 1)["leader_spent"]


@rule("NS-R44")
def test_caesar_does_so_once_in_the_game() -> None:
    game = table(phase="politics", events="Pestilence, Immigration", one={**CAESAR, "caesar_used": True})

    assert play(game, "prepare Crusades")["asked"] == "1: TakeAction"


@rule("NS-R44")
def test_the_second_action_not_taken_is_kept_for_later() -> None:
    game = table(phase="politics", events="Pestilence, Immigration, Rebellion", one={**CAESAR, "idle": 3})

    play(game, "prepare Crusades", "pass")
    assert (asked(game), civ_of(game, 1)["leader_spent"]) == ("1: TakeAction", False)
    play(game, "end turn", "pass", "end turn")
    assert play(game, "prepare Foray")["asked"] == "1: PoliticalAction"


@rule("NS-R44")
def test_without_a_first_political_action_there_is_no_second() -> None:
    game = table(phase="politics", one=CAESAR)

    assert play(game, "pass") == {"asked": "1: TakeAction"}


@rule("NS-R44")
def test_the_second_action_comes_after_all_questions_of_the_first() -> None:
    one = civ(leader="Julius Caesar", military_hand="Crusades, Foray")
    game = table(phase="politics", events="Development of Markets, Immigration", one=one)

    play(game, "prepare Crusades")

    assert asked(game) == "1: GainEither"
    play(game, "gain food")
    assert asked(game) == "2: GainEither"
    play(game, "gain food")
    assert asked(game) == "1: PoliticalAction"


# Given up


@rule("NS-R89")
def test_whoever_has_given_up_the_political_action_goes_on_with_the_action_phase() -> None:
    game = table(phase="politics", one=civ(skips_politics=True, military_hand="Crusades"))

    assert asked(game) == "1: TakeAction"
    assert not civ_of(game, 1)["skips_politics"]
    play(game, "end turn", "pass", "end turn")
    assert asked(game) == "1: PoliticalAction"
    assert "Player 1 gave up the political action." not in log(game)
