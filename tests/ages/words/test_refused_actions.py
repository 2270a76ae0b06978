"""Why no such action: what is lacking to take, build, develop or play a card."""

from civitas.ages.state import USED_CHURCHILL, USED_HAMMURABI, USED_TACTICS, USED_TRADE
from tests.support.ages import civ, options, table
from tests.support.ages.events import prepared
from tests.support.sentences import refusal

AGE_II = 2
AGE_III = 3


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
    first = table(row="-, -, -, -, -, Colossus", one=civ(civil_left=1))

    assert refusal(dear, "take Iron at 6") == "Iron costs 2 civil actions; you have 1 left (Ages, Take a card)."
    assert refusal(first, "take Colossus at 6") == (
        "Colossus costs 2 civil actions; you have 1 left (Ages, Take a card)."
    )
    assert refusal(wonder, "take Colossus at 1") == (
        "Colossus costs 3 civil actions, 2 of it for the wonders you have completed; you have 2 left "
        "(Ages, Take a card)."
    )


def test_a_refusal_says_when_a_military_action_could_serve_as_the_civil_one() -> None:
    own = civ(leader="Hammurabi", civil_left=1, hand="Monarchy", science=2)
    game = table(row="-, -, -, -, -, Iron, Colossus, -, -, Drama", one=own)
    out = table(one=civ(leader="Hammurabi", civil_left=0))
    wonders = table(row="Colossus", one=civ(leader="Hammurabi", wonders="Hanging Gardens, Great Wall", civil_left=2))
    revolt = table(one=civ(leader="Hammurabi", civil_left=3, hand="Monarchy", science=2))

    assert refusal(game, "take Iron at 6") == (
        "Iron costs 2 civil actions; you have 1 left, and with Hammurabi a military action can serve as one "
        "(Ages, Take a card)."
    )
    assert refusal(game, "take Drama at 10") == "Drama costs 3 civil actions; you have 1 left (Ages, Take a card)."
    assert refusal(out, "destroy Philosophy") == (
        "It needs 1 civil action; you have 0 left, and with Hammurabi a military action can serve as one "
        "(Ages, Action phase)."
    )
    assert refusal(wonders, "take Colossus at 1") == (
        "Colossus costs 3 civil actions, 2 of it for the wonders you have completed; you have 2 left, and with "
        "Hammurabi a military action can serve as one (Ages, Take a card)."
    )
    assert refusal(revolt, "declare a revolution for Monarchy") == (
        "A revolution takes all your 4 civil actions; you have 3 left, and with Hammurabi a military action can serve "
        "as one (Ages, Declare a revolution)."
    )


def test_hammurabi_used_or_without_a_military_action_is_not_mentioned() -> None:
    used = table(row="-, -, -, -, -, Iron", one=civ(leader="Hammurabi", civil_left=1, used=USED_HAMMURABI))
    spent = table(row="-, -, -, -, -, Iron", one=civ(leader="Hammurabi", civil_left=1, military_left=0))
    agreed = table(
        age=AGE_II,
        phase="politics",
        events="International Agreement",
        row="Iron, Bread and Circuses, -, -, -, Drama, -, -, -, -, -, Opera",
        one=civ(leader="Hammurabi", military_hand="Rats"),
    )
    agreed.play("prepare Rats")
    agreed.play("take Drama at 6")
    agreed.play("take Iron at 1")

    for game in (used, spent):
        assert refusal(game, "take Iron at 6") == "Iron costs 2 civil actions; you have 1 left (Ages, Take a card)."
    assert refusal(agreed, "take Opera at 12") == "Opera costs 3 civil actions; you have 2 left (Ages, Take a card)."


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


def test_the_partner_of_a_pact_must_have_their_share() -> None:
    game = table(
        players=3, age=AGE_II, one=civ(hand="Coal", science=9, pact=("Scientific Cooperation", 2)), two=civ(science=0)
    )

    assert refusal(game, "develop Coal") == (
        "Player 2 must pay 1 science of it and has 0 (Ages, Scientific Cooperation)."
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
    assert refusal(bach, "turn Drama into Opera") == (
        "Drama is a theater already: upgrade it to Opera for the same price and keep Johann Sebastian Bach's upgrade "
        "for another building (Ages, Johann Sebastian Bach)."
    )


def test_a_card_is_used_once_a_turn_by_whoever_has_it() -> None:
    used = table(one=civ(leader="Hammurabi", used=USED_HAMMURABI))
    churchill = table(age=AGE_III, one=civ(leader="Winston Churchill", used=USED_CHURCHILL))

    assert refusal(used, "use Hammurabi") == (
        "You have used Hammurabi in this turn already (Ages, Leaders and wonders)."
    )
    assert refusal(churchill, "use Winston Churchill for war") == (
        "You have used Winston Churchill in this turn already (Ages, Leaders and wonders)."
    )
    for move in ("use Moses", "use Pyramids", "use Moses for war", "use Hammurabi for war"):
        card = move.split()[1]
        assert refusal(used, move) == f"{card} is no card to be used that way (Ages, Leaders and wonders)."
    assert refusal(table(), "use Moses") == "Moses is no card to be used that way (Ages, Leaders and wonders)."
    assert refusal(table(), "use Hammurabi") == "Hammurabi is not in play for you (Ages, Leaders and wonders)."


def test_homer_goes_under_a_completed_wonder_only() -> None:
    game = table(one=civ(leader="Homer", hand="Joan of Arc", wonders="Pyramids"))
    game.play("play Joan of Arc")

    assert game.why_not("tuck under Pyramids") is None
    assert refusal(game, "tuck under Colossus") == str(game.why_not("tuck under Colossus"))
    assert "Colossus" in refusal(game, "tuck under Colossus")
    assert "Colossus" not in refusal(game, "build Bronze")


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
    assert refusal(game, "upgrade Philosophy to Alchemy") == (
        "Rich Land A is not for Alchemy (Ages, Play an action card)."
    )
    assert options(game) == {"build Agriculture", "build Bronze"}


def test_an_event_is_for_the_kinds_it_names() -> None:
    game = prepared("Development of Civilization", one=civ(resources=5))

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


def test_why_nobody_can_order_a_stage_they_cannot_pay() -> None:
    game = table(one=civ(hand="Engineering Genius A", project=("Pyramids", 0)))

    assert refusal(game, "play Engineering Genius A") == (
        "Pyramids costs you 1 resource; you have 0 (Ages, Food and resources)."
    )
