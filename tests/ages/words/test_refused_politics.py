"""Why no such political action, and no such answer to one: auctions, defence, losses and spoils."""

from typing import Any

import pytest

from civitas import Game, IllegalMove
from civitas.ages.politics.aggressions import Defend
from tests.support.ages import asked, civ, play, table
from tests.support.ages.attacks import facing
from tests.support.ages.events import prepared
from tests.support.sentences import refusal

AGE_II = 2
AGE_III = 3
AGE_IV = 4


# Political actions


def test_each_political_action_is_for_its_kind_of_card() -> None:
    game = table(phase="politics", one=civ(leader="Christopher Columbus"))

    assert refusal(game, "prepare Legion") == "Legion is no event or territory (Ages, Prepare an event)."
    assert refusal(game, "settle Pestilence") == "Pestilence is no territory (Ages, Christopher Columbus)."
    assert refusal(game, "retire Christopher Columbus") == (
        "Christopher Columbus does not retire (Ages, Alexander the Great)."
    )
    assert refusal(game, "play Legion against player 2") == ("Legion is no aggression (Ages, Playing an aggression).")
    assert refusal(game, "declare Legion on player 2") == "Legion is no war (Ages, Declaring a war)."
    assert refusal(game, "offer Legion to player 2") == "Legion is no pact (Ages, Offer a pact)."


def test_there_must_be_a_rival() -> None:
    game = table(phase="politics", one=civ(military_hand="Raid I"))

    assert refusal(game, "play Raid I against player 3") == (
        "There is no player 3 at a table of 2 (Ages, Politics phase)."
    )
    assert refusal(game, "play Raid I against player 1") == "That is yourself (Ages, Politics phase)."


def test_nobody_attacks_whoever_has_left() -> None:
    game = table(players=3, phase="politics", active=3, one=civ(military_hand="Raid I"))
    game.resign(2)

    assert asked(game) == "1: PoliticalAction"
    assert refusal(game, "play Raid I against player 3") == "Player 3 has left the game (Ages, Resign)."


def test_leaders_and_pacts_forbid_attacks() -> None:
    gandhi = table(age=AGE_III, phase="politics", one=civ(leader="Mahatma Gandhi", military_hand="Raid III"))
    peace = table(players=3, age=AGE_III, phase="politics", one=civ(pact=("Peace Treaty", 2), military_hand="Raid III"))

    assert refusal(gandhi, "play Raid III against player 2") == (
        "Mahatma Gandhi leads you and attacks nobody (Ages, Mahatma Gandhi)."
    )
    assert refusal(peace, "play Raid III against player 2") == (
        "Peace Treaty forbids attacks between you and Player 2 (Ages, Pacts)."
    )


def test_an_attack_costs_military_actions_and_twice_as_many_against_gandhi() -> None:
    poor = table(age=AGE_II, phase="politics", one=civ(military_hand="Raid II", military_left=1))
    gandhi = table(
        age=AGE_III,
        phase="politics",
        one=civ(government="Communism", military_hand="Raid III"),
        two=civ(leader="Mahatma Gandhi"),
    )

    assert refusal(poor, "play Raid II against player 2") == (
        "Raid II costs 2 military actions; you have 1 (Ages, Politics phase)."
    )
    assert refusal(gandhi, "play Raid III against player 2") == (
        "Raid III costs 6 military actions against Mahatma Gandhi of Player 2, twice the printed number; you have 5 "
        "(Ages, Mahatma Gandhi)."
    )


def test_an_aggression_needs_something_to_take_from_somebody_weaker() -> None:
    game = table(age=AGE_II, phase="politics", one=civ(military_hand="Annex, Infiltrate, Spy"))

    assert refusal(game, "play Annex against player 2") == "Player 2 has no colony to annex (Ages, Annex)."
    assert refusal(game, "play Infiltrate against player 2") == (
        "Player 2 has neither a leader nor an unfinished wonder (Ages, Infiltrate)."
    )
    assert refusal(game, "play Spy against player 2") == (
        "Player 2 has strength 1, you have 1; an aggression needs more than the rival has "
        "(Ages, Playing an aggression)."
    )


def test_who_is_stronger_is_said_with_the_pact_that_helps_the_attacker() -> None:
    rival = civ(technologies="Warriors 4", pact=("Open Borders Agreement", 1))
    game = table(players=3, age=AGE_II, phase="politics", one=civ(military_hand="Spy"), two=rival)

    assert refusal(game, "play Spy against player 2") == (
        "Player 2 has strength 4, you have 3; an aggression needs more than the rival has "
        "(Ages, Playing an aggression)."
    )


def test_a_war_is_declared_before_the_last_round_one_at_a_time_on_whoever_is_not_protected() -> None:
    war = civ(government="Communism", military_hand="War over Culture")
    last = table(age=AGE_IV, phase="politics", last_round="this", one=war)
    two_wars = table(
        age=AGE_III,
        phase="politics",
        one=civ(government="Communism", war=("War over Culture", 2), military_hand="War over Culture"),
    )
    protected = table(
        players=3, age=AGE_III, phase="politics", one=war, three=civ(pact=("Loss of Sovereignty", 2, "A"))
    )

    assert refusal(last, "declare War over Culture on player 2") == (
        "No war can be declared in the last round (Ages, Declaring a war)."
    )
    assert refusal(two_wars, "declare War over Culture on player 2") == (
        "War over Culture that you declared has not been resolved (Ages, Declaring a war)."
    )
    assert refusal(protected, "declare War over Culture on player 2") == (
        "A pact keeps everybody from declaring war on Player 2 (Ages, Loss of Sovereignty)."
    )


def test_a_pact_is_offered_with_its_sides_and_cancelled_by_its_parties() -> None:
    game = table(players=3, phase="politics", one=civ(military_hand="Trade Routes Agreement, Open Borders Agreement"))

    assert refusal(game, "offer Trade Routes Agreement to player 2") == (
        "The sides of Trade Routes Agreement differ: say which is yours, A or B (Ages, Offer a pact)."
    )
    assert refusal(game, "offer Open Borders Agreement to player 2 as A") == (
        "The sides of Open Borders Agreement are equal: name none (Ages, Offer a pact)."
    )
    assert refusal(game, "cancel Peace Treaty") == "You are no party to Peace Treaty (Ages, Cancel a pact)."


def test_resigning_is_a_political_action_before_the_last_age() -> None:
    with pytest.raises(IllegalMove, match=r"^Resigning is a political action of your own turn \(Ages, Resign\)\.$"):
        table().resign(0)
    with pytest.raises(IllegalMove, match=r"^Nobody can resign in the last age \(Ages, Resign\)\.$"):
        table(age=AGE_IV, phase="politics").resign(0)


def test_in_a_first_game_age_iii_is_the_last() -> None:
    with pytest.raises(IllegalMove, match=r"^Nobody can resign in the last age \(Ages, Resign\)\.$"):
        table(age=3, phase="politics", options={"length": "first"}).resign(0)


# Colonizing


def auction(**one: Any) -> Game:
    """Player 1 has revealed a territory."""
    return prepared("Vast Territory I", one=civ(**one))


def test_a_bid_rises_and_can_be_sent() -> None:
    game = prepared("Vast Territory I", two=civ(technologies="Warriors 2"))
    game.play("bid 1")

    assert refusal(game, "bid 1") == "A bid of 1 is too low: 1 is bid (Ages, Colonizing)."
    assert refusal(game, "bid 9") == "You cannot bid 9: your strongest force is 2 (Ages, Colonizing)."


def test_a_force_is_made_of_units_until_it_reaches_the_bid() -> None:
    game = auction(technologies="Warriors 2, Knights 1", military_hand="Rats")
    play(game, "bid 3")

    assert refusal(game, "send Bronze") == (
        "Bronze (mine) is no unit, and a force is made of units (Ages, Colonizing)."
    )
    assert refusal(game, "send the force") == "A force needs at least one unit (Ages, Colonizing)."
    assert refusal(game, "discard Rats") == (
        "Only bonus cards strengthen your force, and Rats is none (Ages, Colonizing)."
    )
    game.play("send Warriors")
    assert refusal(game, "send the force") == "A force of 1 is too weak: you bid 3 (Ages, Colonizing)."
    game.play("send Warriors")
    assert refusal(game, "send Warriors") == "Of Warriors you have 2, and all of them are sent (Ages, Colonizing)."


def test_james_cook_discards_two_cards_for_a_force() -> None:
    game = auction(leader="James Cook", technologies="Warriors 2", military_hand="Rats, Rebellion, Foray")
    play(game, "bid 1", "discard Foray", "discard Rats")

    assert refusal(game, "discard Rebellion") == (
        "No more cards than 2 may be discarded for a stronger force (Ages, Colonizing)."
    )


# Defence


def test_a_defence_uses_few_cards_of_the_right_kind_and_reaches_the_attacker() -> None:
    game = table(
        phase="politics",
        one=civ(technologies="Warriors 4", military_hand="Raid I"),
        two=civ(military_hand="Legion, Phalanx, Rats, Defense and Colonization I"),
    )
    game.play("play Raid I against player 2")

    assert refusal(game, "add Legion") == "Legion is no bonus card: discard it (Ages, Military cards)."
    assert refusal(game, "discard Defense and Colonization I") == (
        "Defense and Colonization I is a bonus card: add it (Ages, Military cards)."
    )
    assert refusal(game, "discard Foray") == "Foray is not in your military hand (Ages, Military cards)."
    game.play("discard Legion")
    assert (
        refusal(game, "give up the defence") == "The defence has begun and needs 2 more (Ages, Playing an aggression)."
    )
    assert refusal(game, "defend") == ("The defence does not hold yet: it needs 2 more (Ages, Playing an aggression).")


def test_a_card_defends_that_can_belong_to_a_defence() -> None:
    two = civ(military_hand="Rats, Defense and Colonization I, Defense and Colonization II")
    game = facing("Raid I", two, strength=7)
    game.play("play Raid I against player 2")

    assert refusal(game, "discard Rats") == (
        "With Rats among them your cards add 5 at most; 6 are needed, and whoever cannot reach them spends none "
        "(Ages, Playing an aggression)."
    )


def test_no_more_cards_defend_than_there_are_military_actions() -> None:
    one = civ(technologies="Warriors 4", military_hand="Plunder I")
    game = table(phase="politics", one=one, two=civ(military_hand="Legion, Phalanx, Rats, Defense and Colonization I"))
    game.play("play Plunder I against player 2")
    begun = game.state.decision()
    assert isinstance(begun, Defend)
    game.state.agenda[-1] = Defend(begun.fight, begun.needed, 2, 0)

    assert refusal(game, "discard Rats") == (
        "You may defend with 2 cards, as many as you have military actions (Ages, Playing an aggression)."
    )


def test_a_defence_that_holds_is_not_given_up() -> None:
    one = civ(technologies="Warriors 3", military_hand="Plunder I")
    game = table(phase="politics", one=one, two=civ(military_hand="Rats, Defense and Colonization I"))
    game.play("play Plunder I against player 2")
    game.play("add Defense and Colonization I")

    assert refusal(game, "give up the defence") == (
        "The defence holds already: there is nothing to give up (Ages, Playing an aggression)."
    )


# Losses and spoils


def test_what_is_lost_must_be_there() -> None:
    conflict = prepared("Border Conflict", one=civ(technologies="Warriors 0"))
    crime = prepared(
        "Crime Wave", one=civ(technologies="Warriors 0", blue_bank=0, blue="Bronze 1, Agriculture 1"), age=AGE_II
    )
    independence = prepared(
        "Independence Declaration",
        one=civ(technologies="Warriors 0", colonies="Historic Territory I, Vast Territory I"),
        age=AGE_II,
    )

    assert refusal(conflict, "destroy Warriors") == (
        "Warriors (infantry) is a unit; a farm, mine or urban building is lost (Ages, Resolving an event)."
    )
    assert refusal(crime, "return a blue token of Iron") == (
        "No blue token lies on Iron (Ages, Blue and yellow tokens)."
    )
    assert refusal(independence, "abandon Wealthy Territory I") == (
        "Wealthy Territory I is no colony of yours (Ages, Colonies)."
    )


def test_a_completed_wonder_of_the_first_ages_falls_into_ruins_once() -> None:
    game = prepared(
        "Ravages of Time", one=civ(wonders="Pyramids, Great Wall, Eiffel Tower", ruins="Hanging Gardens"), age=AGE_II
    )

    assert refusal(game, "ruin Colossus") == "Colossus is no completed wonder of yours (Ages, Wonders)."
    assert refusal(game, "ruin Hanging Gardens") == ("Hanging Gardens lies in ruins already (Ages, Ravages of Time).")
    assert refusal(game, "ruin Eiffel Tower") == (
        "Eiffel Tower is of Age II; only wonders of Age A and I fall into ruins (Ages, Ravages of Time)."
    )


def test_an_event_lets_one_card_be_built() -> None:
    game = prepared("Development of Warfare", one=civ(resources=5))

    assert refusal(game, "build Bronze") == "Only Warriors can be built now (Ages, Resolving an event)."


def test_a_raid_destroys_urban_buildings_up_to_its_level() -> None:
    game = table(
        phase="politics",
        one=civ(technologies="Warriors 4", military_hand="Raid I"),
        two=civ(technologies="Religion 1, Opera 1"),
    )
    play(game, "play Raid I against player 2")

    assert refusal(game, "raid Bronze") == "Bronze (mine) is no urban building (Ages, Raid)."
    assert refusal(game, "raid Drama") == "Player 2 has no worker on Drama (Ages, Raid)."
    assert refusal(game, "raid Opera") == "Opera is of level II; this raid reaches level I (Ages, Raid)."


def test_a_colony_is_annexed_from_its_owner() -> None:
    game = table(
        age=AGE_II,
        phase="politics",
        one=civ(technologies="Warriors 4", military_hand="Annex"),
        two=civ(colonies="Historic Territory I, Vast Territory I"),
    )
    play(game, "play Annex against player 2")

    assert refusal(game, "annex Wealthy Territory I") == ("Wealthy Territory I is no colony of Player 2 (Ages, Annex).")


def test_a_war_over_technology_takes_special_technologies_up_to_the_advantage() -> None:
    game = table(
        players=3,
        age=AGE_II,
        phase="war",
        one=civ(technologies="Warriors 10", war=("War over Technology", 2), hand="Warfare"),
        two=civ(specials="Code of Laws, Warfare, Cartography, Masonry", technologies="Warriors 0"),
    )

    assert refusal(game, "steal Iron") == ("Iron is no special technology of Player 2 (Ages, War over Technology).")
    assert refusal(game, "steal Warfare") == "You have Warfare in hand already (Ages, Take a card)."
    game.play("steal Cartography")
    assert refusal(game, "steal Code of Laws") == (
        "Code of Laws is worth 6 science; what is left of your advantage is 4 (Ages, War over Technology)."
    )


def test_the_parts_of_a_mix_must_be_there() -> None:
    plunder = table(
        phase="politics",
        one=civ(technologies="Warriors 4", military_hand="Plunder I"),
        two=civ(food=2, resources=2),
    )
    play(plunder, "play Plunder I against player 2")
    foray = prepared("Foray")

    assert refusal(plunder, "3 food") == (
        "3 goods are taken from Player 2, who has 2 food and 2 resources: the parts must be there "
        "(Ages, Food and resources)."
    )
    assert refusal(foray, "5 food") == "There are 3 goods to be gained in all (Ages, Food and resources)."
