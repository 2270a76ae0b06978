"""Why not: every refusal tells who lacks what, with the numbers and the rule, and gives nothing hidden away."""

import pytest

import civitas
from civitas import Chance, Game, IllegalMove, bots
from civitas.ages.state import USED_CHURCHILL, USED_HAMMURABI, USED_TACTICS, USED_TRADE
from tests.support.ages import asked, civ, options, play, table
from tests.support.sentences import refusal, unsaid

AGE_II = 2
AGE_III = 3
AGE_IV = 4


def prepared(**words: object) -> Game:
    """Player 1 has prepared an event and revealed the next one."""
    one = civ(**{"military_hand": "Pestilence", **dict(words.pop("one", {}))})  # type: ignore[call-overload]
    game = table(phase="politics", one=one, **words)  # type: ignore[arg-type]
    game.play("prepare Pestilence")
    return game


# What is asked


def test_a_move_that_answers_another_question_is_refused_with_the_question() -> None:
    assert refusal(table(), "bid 3") == (
        "That is no answer now: Player 1, take an action (4 civil actions, 2 military actions left) or end the turn."
    )


def test_politics_come_before_actions() -> None:
    assert refusal(table(phase="politics"), "increase population") == (
        "Actions come after the politics phase: take a political action or pass first (Ages, Politics phase)."
    )
    assert refusal(table(), "prepare Barbarians") == (
        "Political actions are taken before the action phase, which has begun (Ages, Politics phase)."
    )
    assert refusal(table(), "pass") == (
        "There is nothing to pass in the action phase: end the turn (Ages, Action phase)."
    )


def test_the_first_round_is_for_taking_cards() -> None:
    game = table(age=0, round=1, one=civ(food=5))

    assert refusal(game, "increase population") == (
        "In the first round cards are taken and nothing else (Ages, First round)."
    )


# Taking cards


def test_a_card_must_lie_at_the_space_that_is_named() -> None:
    game = table(row="Alchemy, Iron")

    assert refusal(game, "take Drama at 1") == "Drama is not in the card row (Ages, Take a card)."
    assert refusal(game, "take Iron at 1") == (
        "Iron does not lie at space 1 of the card row but at space 2 (Ages, Take a card)."
    )


def test_the_limits_of_taking_come_before_the_price() -> None:
    building = table(row="Colossus", one=civ(project=("Pyramids", 1)))
    full = table(row="Iron", one=civ(hand="Alchemy, Knights, Drama, Swordsmen"))
    led = table(row="Moses", one=civ(leader_ages="A"))

    assert refusal(building, "take Colossus at 1") == (
        "Pyramids is not finished; only one wonder can be under construction (Ages, Take a card)."
    )
    assert refusal(full, "take Iron at 1") == (
        "Your hand is full: 4 civil cards, and 4 are the limit (Ages, Take a card)."
    )
    assert refusal(led, "take Moses at 1") == (
        "Moses is a leader of Age A, and you have taken one of that age (Ages, Take a card)."
    )


def test_no_technology_is_taken_twice() -> None:
    assert refusal(table(row="Iron", one=civ(hand="Iron")), "take Iron at 1") == (
        "You have Iron in hand already (Ages, Take a card)."
    )
    assert refusal(table(row="Iron", one=civ(technologies="Iron")), "take Iron at 1") == (
        "You have Iron in play already (Ages, Take a card)."
    )


def test_a_card_costs_the_civil_actions_of_its_space_and_a_wonder_more() -> None:
    dear = table(row="-, -, -, -, -, Iron", one=civ(civil_left=1))
    wonder = table(row="Colossus", one=civ(wonders="Hanging Gardens, Great Wall", civil_left=2))

    assert refusal(dear, "take Iron at 6") == "Iron costs 2 civil actions; you have 1 left (Ages, Take a card)."
    assert refusal(wonder, "take Colossus at 1") == (
        "Colossus costs 3 civil actions, 2 of it for the wonders you have completed; you have 2 left "
        "(Ages, Take a card)."
    )


# Actions, goods, workers


def test_an_action_needs_an_action_of_its_kind() -> None:
    game = table(one=civ(civil_left=0, military_left=0, food=5, resources=5))

    assert refusal(game, "increase population") == ("It needs 1 civil action; you have 0 left (Ages, Action phase).")
    assert refusal(game, "build Warriors") == "It needs 1 military action; you have 0 left (Ages, Action phase)."


def test_what_is_missing_is_told_with_the_price() -> None:
    game = table(one=civ(food=1, resources=1, science=4, hand="Iron"))

    assert refusal(game, "build Bronze") == ("Bronze costs you 2 resources; you have 1 (Ages, Food and resources).")
    assert refusal(game, "increase population") == (
        "One more worker costs 2 food; you have 1 (Ages, Increase population)."
    )
    assert refusal(game, "develop Iron") == ("Iron costs you 5 science; you have 4 (Ages, Develop a technology).")


def test_the_partner_of_a_pact_must_have_his_share() -> None:
    game = table(
        players=3, age=AGE_II, one=civ(hand="Coal", science=9, pact=("Scientific Cooperation", 2)), two=civ(science=0)
    )

    assert refusal(game, "develop Coal") == (
        "Player 2 must pay 1 science of it and has none (Ages, Scientific Cooperation)."
    )


def test_the_population_cannot_grow_without_tokens_in_the_bank() -> None:
    assert refusal(table(one=civ(yellow_bank=0, food=9)), "increase population") == (
        "Your yellow bank is empty: there is nobody to become a worker (Ages, Increase population)."
    )


def test_a_technology_is_developed_from_the_hand_before_workers_use_it() -> None:
    game = table(one=civ(technologies="Alchemy", resources=9, science=9))

    assert refusal(game, "develop Iron") == "Iron is not in your hand (Ages, Action phase)."
    assert refusal(game, "develop Alchemy") == "Alchemy is in play already (Ages, Develop a technology)."
    assert refusal(game, "build Iron") == "You have not developed Iron (Ages, Build)."
    assert refusal(game, "destroy Alchemy") == "You have no worker on Alchemy (Ages, Workers and population)."


def test_building_needs_an_unused_worker_and_room() -> None:
    idle = table(one=civ(idle=0, resources=5))
    full = table(one=civ(technologies="Religion 2", resources=5))

    assert refusal(idle, "build Bronze") == ("You have no unused worker: increase the population first (Ages, Build).")
    assert refusal(full, "build Religion") == (
        "Despotism allows 2 urban buildings of a kind; of the kind temple you have 2 (Ages, Build)."
    )


def test_an_upgrade_goes_up_within_its_kind() -> None:
    game = table(one=civ(technologies="Iron 1", resources=9))

    assert refusal(game, "upgrade Bronze to Irrigation") == (
        "Bronze (mine) cannot become Irrigation (farm): an upgrade stays within its kind (Ages, Upgrade)."
    )
    assert refusal(game, "upgrade Iron to Bronze") == "Bronze is no higher level than Iron (Ages, Upgrade)."


def test_buildings_are_destroyed_and_units_disbanded() -> None:
    assert refusal(table(), "destroy Warriors") == (
        "Warriors (infantry) is a unit: disband it for a military action (Ages, Disband)."
    )
    assert refusal(table(), "disband Bronze") == (
        "Bronze (mine) is no unit: destroy it for a civil action (Ages, Destroy)."
    )


# Wonders, leaders, action cards


def test_the_stages_of_a_wonder_are_built_within_limits() -> None:
    game = table(one=civ(project=("Pyramids", 1), resources=9))

    assert refusal(table(), "build 1 stage") == (
        "You have no wonder under construction (Ages, Build a stage of a wonder)."
    )
    assert refusal(game, "build 3 stages") == (
        "Pyramids has only 2 stages left to build (Ages, Build a stage of a wonder)."
    )
    assert refusal(game, "build 2 stages") == (
        "You can build 1 stage with one action (Ages, Build a stage of a wonder)."
    )
    assert refusal(table(one=civ(project=("Great Wall", 3), blue_bank=0)), "build 1 stage") == (
        "Every stage is covered with a blue token; you have 0 for 1 stage (Ages, Build a stage of a wonder)."
    )
    assert refusal(game, "play Pyramids") == (
        "Pyramids is a wonder: take it from the row and build its stages (Ages, Build a stage of a wonder)."
    )


def test_what_only_a_leader_allows_needs_the_leader() -> None:
    barbarossa = table(one=civ(leader="Frederick Barbarossa"))
    bach = table(age=AGE_II, one=civ(leader="Johann Sebastian Bach", technologies="Alchemy"))

    assert refusal(table(), "recruit Warriors") == (
        "Only Frederick Barbarossa can do that, and does not lead you (Ages, Leaders)."
    )
    assert refusal(barbarossa, "recruit Bronze") == (
        "Bronze (mine) is no unit, and only units can be recruited (Ages, Frederick Barbarossa)."
    )
    assert refusal(bach, "turn Philosophy into Alchemy") == (
        "Philosophy cannot become Alchemy: an urban building can become a theater of its level or a higher one "
        "(Ages, Johann Sebastian Bach)."
    )


def test_a_card_is_used_once_a_turn_by_who_has_it() -> None:
    used = table(one=civ(leader="Hammurabi", used=USED_HAMMURABI))
    churchill = table(age=AGE_III, one=civ(leader="Winston Churchill", used=USED_CHURCHILL))

    assert refusal(used, "use Hammurabi") == (
        "You have used Hammurabi in this turn already (Ages, Leaders and wonders)."
    )
    assert refusal(churchill, "use Winston Churchill for war") == (
        "You have used Winston Churchill in this turn already (Ages, Leaders and wonders)."
    )
    assert refusal(table(), "use Moses") == "Moses is no card to be used that way (Ages, Leaders and wonders)."
    assert refusal(table(), "use Hammurabi") == "Hammurabi is not in play for you (Ages, Leaders and wonders)."


def test_an_action_card_waits_a_turn_and_must_be_able_to_order_something() -> None:
    game = table(one=civ(hand="Stockpile, Breakthrough I, Rich Land A, Iron", taken_now="Stockpile", idle=0))

    assert refusal(game, "play Stockpile") == (
        "You took Stockpile in this action phase; it can be played from your next turn on (Ages, Play an action card)."
    )
    assert refusal(game, "play Breakthrough I") == (
        "Breakthrough I orders to develop a technology, and you can develop none now (Ages, Play an action card)."
    )
    assert refusal(game, "play Rich Land A") == (
        "With 1 resource off there is nothing that Rich Land A could order (Ages, Play an action card)."
    )
    assert refusal(game, "play Iron") == "Iron is a technology: develop it (Ages, Develop a technology)."


def test_an_action_card_orders_what_it_is_for() -> None:
    game = table(one=civ(hand="Rich Land A, Alchemy", resources=5, science=9))
    game.play("play Rich Land A")

    assert refusal(game, "develop Alchemy") == "Rich Land A is not for Alchemy (Ages, Play an action card)."

    assert refusal(game, "build Religion") == "Rich Land A is not for Religion (Ages, Play an action card)."
    assert options(game) == {"build Agriculture", "build Bronze"}


def test_an_event_is_for_the_kinds_it_names() -> None:
    game = prepared(events="Development of Civilization", one={"resources": 5})

    assert refusal(game, "build Warriors") == (
        "This event is for farms, mines and urban buildings, not for Warriors (infantry) "
        "(Ages, Development of Civilization)."
    )


# Technologies and governments


def test_only_technologies_are_developed_and_only_governments_by_revolution() -> None:
    assert refusal(table(), "develop Pyramids") == "Pyramids is no technology (Ages, Develop a technology)."
    assert refusal(table(), "declare a revolution for Iron") == ("Iron is no government (Ages, Declare a revolution).")


def test_a_revolution_takes_all_actions() -> None:
    civil = table(one=civ(hand="Monarchy", science=9, civil_left=3))
    military = table(age=AGE_II, one=civ(leader="Maximilien Robespierre", hand="Monarchy", science=9, military_left=2))

    assert refusal(civil, "declare a revolution for Monarchy") == (
        "A revolution takes all your 4 civil actions; you have 3 left (Ages, Declare a revolution)."
    )
    assert refusal(military, "declare a revolution for Monarchy") == (
        "With Maximilien Robespierre a revolution takes all your 3 military actions; you have 2 left "
        "(Ages, Declare a revolution)."
    )


# Tactics and trade


def test_a_tactic_is_played_from_the_hand_or_copied_once_a_turn() -> None:
    own = table(one=civ(tactic="Legion"))
    used = table(common="Legion", one=civ(used=USED_TACTICS))

    assert refusal(own, "play tactic Raid I") == "Raid I is no tactic (Ages, Play a tactic)."
    assert refusal(own, "play tactic Phalanx") == "Phalanx is not in your military hand (Ages, Military cards)."
    assert refusal(own, "copy Legion") == "Legion is your tactic already (Ages, Copy a tactic)."
    assert refusal(own, "copy Phalanx") == "Phalanx is not among the common tactics (Ages, Copy a tactic)."
    assert refusal(used, "copy Legion") == (
        "You have played or copied a tactic in this turn already (Ages, Play a tactic)."
    )


def test_trade_needs_the_pact_the_goods_and_a_turn_in_which_it_was_not_used() -> None:
    pact = ("Trade Routes Agreement", 2, "A")

    assert refusal(table(), "use a food as a resource") == (
        "None of your pacts allows that trade (Ages, Trade Routes Agreement)."
    )
    assert refusal(table(players=3, one=civ(pact=pact, food=2, used=USED_TRADE)), "use a food as a resource") == (
        "You have traded in this turn already (Ages, Trade Routes Agreement)."
    )
    assert refusal(table(players=3, one=civ(pact=pact)), "use a food as a resource") == (
        "You have no food to trade (Ages, Trade Routes Agreement)."
    )


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


def test_nobody_attacks_who_has_left() -> None:
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


def test_a_war_is_declared_before_the_last_round_one_at_a_time_on_who_is_not_protected() -> None:
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


def test_resigning_is_a_political_action_before_age_iv() -> None:
    with pytest.raises(IllegalMove, match=r"^Resigning is a political action of your own turn \(Ages, Resign\)\.$"):
        table().resign(0)
    with pytest.raises(IllegalMove, match=r"^Nobody can resign in Age IV \(Ages, Resign\)\.$"):
        table(age=AGE_IV, phase="politics").resign(0)


# Colonizing


def auction(**one: object) -> Game:
    """Player 1 has revealed a territory."""
    return prepared(events="Vast Territory I", one=one)


def test_a_bid_rises_and_can_be_sent() -> None:
    game = auction()
    game.play("bid 1")

    assert refusal(game, "bid 1") == "A bid of 1 is too low: 1 is bid (Ages, Colonizing)."
    assert refusal(game, "bid 9") == "You cannot bid 9: your strongest force is 1 (Ages, Colonizing)."


def test_a_force_is_made_of_units_until_it_reaches_the_bid() -> None:
    game = auction(technologies="Warriors 2", military_hand="Pestilence, Rats")
    play(game, "bid 2", "pass")

    assert refusal(game, "send Bronze") == (
        "Bronze (mine) is no unit, and a force is made of units (Ages, Colonizing)."
    )
    assert refusal(game, "done") == "A force needs at least one unit: send it first (Ages, Colonizing)."
    assert refusal(game, "discard Rats") == (
        "Only bonus cards strengthen your force, and Rats is none (Ages, Colonizing)."
    )
    game.play("send Warriors")
    assert refusal(game, "done") == "A force of 1 is too weak: you bid 2 (Ages, Colonizing)."
    game.play("send Warriors")
    assert refusal(game, "send Warriors") == "Of Warriors you have 2, and all of them are sent (Ages, Colonizing)."


def test_units_are_sent_in_order_so_that_the_bid_can_still_be_reached() -> None:
    game = auction(technologies="Warriors 1, Swordsmen 1")
    play(game, "bid 3", "pass")

    assert refusal(game, "send Swordsmen") == (
        "With Swordsmen next you could not reach your bid of 3 any more (Ages, Colonizing)."
    )


def test_james_cook_discards_two_cards_for_a_force() -> None:
    game = auction(leader="James Cook", technologies="Warriors 2", military_hand="Pestilence, Rats, Rebellion, Foray")
    play(game, "bid 1", "pass", "send Warriors", "discard Foray", "discard Rats")

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
    assert refusal(game, "discard Rats") == (
        "With Rats next your cards add 1 at most; 3 are needed, and who cannot reach them spends none "
        "(Ages, Playing an aggression)."
    )
    game.play("discard Legion")
    assert refusal(game, "done") == "The defence has begun and needs 2 more (Ages, Playing an aggression)."
    game.play("add Defense and Colonization I")
    assert refusal(game, "discard Rats") == (
        "You may defend with 2 cards, as many as you have military actions (Ages, Playing an aggression)."
    )


def test_cards_are_discarded_in_the_order_of_the_list() -> None:
    game = table(one=civ(military_hand="Legion, Phalanx, Pestilence, Rats"))
    game.play("end turn")

    assert refusal(game, "discard Rats") == (
        "After Rats too few cards would be left to choose from for 2: choose the others first."
    )
    game.play("discard Phalanx")
    assert refusal(game, "discard Legion") == (
        "Legion comes too late: these are chosen in the order of the list, and it stands before the last one chosen."
    )


# Losses and spoils


def test_what_is_lost_must_be_there() -> None:
    conflict = prepared(events="Border Conflict", one={"technologies": "Warriors 0"})
    crime = prepared(
        age=AGE_II,
        events="Crime Wave",
        one={"technologies": "Warriors 0", "blue_bank": 0, "blue": "Bronze 1, Agriculture 1"},
    )
    independence = prepared(
        age=AGE_II,
        events="Independence Declaration",
        one={"technologies": "Warriors 0", "colonies": "Historic Territory I, Vast Territory I"},
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
        age=AGE_II,
        events="Ravages of Time",
        one={"wonders": "Pyramids, Great Wall, Eiffel Tower", "ruins": "Hanging Gardens"},
    )

    assert refusal(game, "ruin Colossus") == "Colossus is no completed wonder of yours (Ages, Wonders)."
    assert refusal(game, "ruin Hanging Gardens") == ("Hanging Gardens lies in ruins already (Ages, Ravages of Time).")
    assert refusal(game, "ruin Eiffel Tower") == (
        "Eiffel Tower is of Age II; only wonders of Age A and I fall into ruins (Ages, Ravages of Time)."
    )


def test_an_event_lets_one_card_be_built() -> None:
    game = prepared(events="Development of Warfare", one={"resources": 5})

    assert refusal(game, "build Bronze") == "Only Warriors can be built now (Ages, Resolving an event)."


def test_a_raid_destroys_urban_buildings_up_to_its_level() -> None:
    game = table(
        phase="politics",
        one=civ(technologies="Warriors 4", military_hand="Raid I"),
        two=civ(technologies="Religion 1, Opera 1"),
    )
    play(game, "play Raid I against player 2", "done")

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
    play(game, "play Annex against player 2", "done")

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
    play(plunder, "play Plunder I against player 2", "done")
    foray = prepared(events="Foray")

    assert refusal(plunder, "3 food") == (
        "3 goods are taken from Player 2, who has 2 food and 2 resources: the parts must be there "
        "(Ages, Food and resources)."
    )
    assert refusal(foray, "5 food") == "There are 3 goods to be gained in all (Ages, Food and resources)."


# All of them


def test_every_refusal_stands_in_full_in_a_test() -> None:
    assert unsaid("ages.why.", "ages/words", "ages/editions/original") == []


def test_a_refusal_is_the_same_in_every_world_that_looks_the_same_to_who_is_asked() -> None:
    game = civitas.new("ages", seed=5, players=3)
    bot = bots.make("uniform", "ages", 5)
    chance = Chance(9)
    while game.seat is not None and len(game.moves) < 250:
        world = game.redeal(game.seat, chance)
        for _ in range(5):
            move = int(chance.below(game.rules.moves.size))
            assert game.why_not(move) == world.why_not(move)
        game.play(bot.choose(game))


def test_the_numbers_of_a_refusal_are_true_in_random_positions() -> None:
    game = civitas.new("ages", seed=8, players=3)
    bot = bots.make("uniform", "ages", 8)
    chance = Chance(4)
    while game.seat is not None and len(game.moves) < 250:
        for kind in game.rules.moves.kinds:
            reason = game.why_not(kind.first + int(chance.below(kind.size)))
            if reason is not None and "have" in reason.args:
                needed = next(reason.args[name] for name in ("cost", "needed", "total") if name in reason.args)
                assert needed > reason.args["have"], reason
        game.play(bot.choose(game))
