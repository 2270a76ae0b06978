"""The moves and refusals that only the original edition has: what each says, with its numbers and its rule."""

from typing import Any

import pytest

from civitas import Game, IllegalMove
from civitas.ages.rules import ORIGINAL_RULES
from tests.support.ages import civ, opening, options, play
from tests.support.ages import table as any_table
from tests.support.sentences import refusal, said

AGE_IV = 4


def table(**words: Any) -> Game:
    return any_table(rules=ORIGINAL_RULES, **words)


def resigning_refused(game: Game, player: int) -> str:
    with pytest.raises(IllegalMove) as refused:
        game.resign(player - 1)
    return str(refused.value)


# Fights


def spying() -> Game:
    """Player 1 with strength 7 attacks player 2 with strength 2."""
    one = civ(technologies="Swordsmen 2, Knights 1", military_hand="Spy")
    two = civ(technologies="Warriors 2", military_hand="Defense and Colonization I, Raid I")
    return table(phase="politics", one=one, two=two)


def test_a_sacrifice_tells_the_strength_that_it_makes() -> None:
    game = spying()
    play(game, "play Spy against player 2")

    assert said(game, "sacrifice Swordsmen") == "Sacrifice Swordsmen: strength 9 against 2"
    assert said(game, "fight") == "Fight with a strength of 7 against 2"
    assert game.prompt.text() == ("Player 1, you attack Player 2 with Spy, 7 against 2: sacrifice units, or fight.")
    play(game, "fight")
    assert said(game, "sacrifice Warriors") == "Sacrifice Warriors: strength 3 against 7"
    assert said(game, "fight") == "Fight with a strength of 2 against 7"
    assert game.prompt.text() == ("Player 2, Player 1 attacks with Spy, 7 against your 2: sacrifice units, or fight.")


def test_only_units_of_ones_own_are_sacrificed_in_the_order_of_their_cards() -> None:
    game = spying()
    play(game, "play Spy against player 2")

    assert refusal(game, "sacrifice Bronze") == (
        "Bronze is no military unit (mine); only units are sacrificed (Ages, Aggressions and wars)."
    )
    assert refusal(game, "sacrifice Cannon") == "You have no worker on Cannon (Ages, Workers and population)."
    play(game, "sacrifice Swordsmen", "sacrifice Swordsmen")
    assert refusal(game, "sacrifice Swordsmen") == (
        "Of Swordsmen you have 2, and all of them are sacrificed (Ages, Aggressions and wars)."
    )


def test_only_bonus_cards_defend() -> None:
    game = spying()
    play(game, "play Spy against player 2", "fight", "fight")

    assert options(game) == {"give up the defence", "add Defense and Colonization I"}
    assert refusal(game, "discard Raid I") == (
        "Only bonus cards defend in this edition, and Raid I is none (Ages, Aggressions)."
    )


def test_a_rival_whom_another_has_attacked_is_left_alone() -> None:
    one = civ(military_hand="Spy")
    two = civ(military_hand="Enslave")
    game = table(phase="politics", players=3, options={"alliances": "none"}, one=one, two=two)
    play(game, "play Spy against player 3", "fight", "fight", "end turn")

    assert refusal(game, "play Enslave against player 3") == (
        "Player 1 has attacked Player 3, and until the next politics of Player 1 nobody else may "
        "(Ages, No military alliances)."
    )


# Tactics and military cards


def test_the_tactic_in_play_is_not_played_again() -> None:
    game = table(one=civ(tactic="Legion", exclusive=True, military_hand="Legion"))

    assert refusal(game, "play tactic Legion") == "Legion is your tactic already (Ages, Play a tactic)."


def test_drawing_costs_a_military_action_where_it_is_one() -> None:
    game = table(options={"drawing": "action"}, one=civ(military_left=1))

    assert said(game, "draw a military card") == "Draw a military card (1 military action)"
    play(game, "draw a military card")
    assert refusal(game, "draw a military card") == "It needs 1 military action; you have 0 left (Ages, Action phase)."


def test_military_cards_are_not_drawn_where_that_is_no_action_or_none_is_left() -> None:
    as_ever, in_age_iv = table(), table(age=AGE_IV, last_round="this", options={"drawing": "action"})

    assert refusal(as_ever, "draw a military card") == (
        "Military cards are drawn at the end of the turn in this game (Ages, Draw military cards)."
    )
    assert refusal(in_age_iv, "draw a military card") == (
        "There is no military card to draw in this age (Ages, Draw military cards)."
    )


# Holding back, bonus cards, leaving


def test_a_token_of_a_mine_is_held_back_or_nothing_is() -> None:
    one = civ(technologies="Bronze 2", food=6)
    game = table(options={"holding": "yes"}, one=one)
    play(game, "end turn")

    assert game.prompt.text() == (
        "Player 1, corruption will cost 2 resources; with one token held back it costs 0. Hold one back?"
    )
    assert said(game, "hold back a token of Bronze") == "Hold back a token of Bronze"
    assert said(game, "hold nothing back") == "Hold nothing back"
    assert refusal(game, "hold back a token of Iron") == (
        "Iron produces no token that could be held back (Ages, Corruption)."
    )


def test_a_bonus_card_is_kept_of_those_that_are_offered() -> None:
    bonuses = "Impact of Science, Impact of Strength, Impact of Colonies, Impact of Government"
    game = opening(rules=ORIGINAL_RULES, players=4, options={"bonuses": "personal"}, bonuses=bonuses)

    assert options(game) == {"keep Impact of Strength", "keep Impact of Colonies", "keep Impact of Government"}
    assert said(game, "keep Impact of Colonies") == "Keep Impact of Colonies"
    assert refusal(game, "keep Impact of Science") == (
        "Impact of Science is not among the bonus cards you may keep (Ages, Bonus cards)."
    )


def test_whoever_would_leave_does_so_as_their_turn_begins() -> None:
    game = table()

    assert resigning_refused(game, 1) == "You can only resign as your turn begins (Ages, Resign)."
    assert resigning_refused(game, 2) == "You can only resign as your turn begins (Ages, Resign)."


# Leaders


def test_a_leader_is_replaced_for_a_civil_action_that_does_not_come_back() -> None:
    game = table(one=civ(leader="Homer", hand="Joan of Arc", civil_left=2))

    assert said(game, "play Joan of Arc") == "Replace Homer by Joan of Arc for 1 civil action"
    assert play(game, "play Joan of Arc")["civil 1"] == -1
