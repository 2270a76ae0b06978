"""Each legal action as a person reads it, with its price, which is what the move then costs."""

import pytest

from civitas.ages.words.moves.actions import KINDS
from civitas.kernel.messages import Message
from tests.support.ages import civ, table
from tests.support.ages.events import prepared
from tests.support.sentences import said, unsaid

AGE_I = 1
AGE_II = 2
AGE_III = 3


# Cards of the row


def test_taking_a_card_costs_civil_actions() -> None:
    game = table(row="Moses, -, -, -, -, Iron, -, -, -, Iron", one=civ(wonders="Pyramids"))

    assert said(game, "take Moses at 1") == "Take Moses for 1 civil action"
    assert said(game, "take Iron at 6") == "Take Iron at space 6 for 2 civil actions"
    assert said(game, "take Iron at 10") == "Take Iron at space 10 for 3 civil actions"


def test_a_card_may_be_free() -> None:
    game = table(row="Joan of Arc", one=civ(leader="Hammurabi"))

    assert said(game, "take Joan of Arc at 1") == "Take Joan of Arc free of charge"


def test_by_agreement_cards_are_taken_for_their_worth() -> None:
    game = prepared("International Agreement", age=AGE_II, row="Coal, Opera, -, -, -, Opera", players=3)

    assert said(game, "take Coal at 1") == "Take Coal, worth 1 civil action"
    assert said(game, "take Opera at 6") == "Take Opera at space 6, worth 2 civil actions"
    assert said(game, "take no more") == "Take no more cards"


# Population, buildings, units


def test_growing_and_building_cost_food_and_resources() -> None:
    game = table(one=civ(technologies="Iron 1", food=3, resources=9, project=("Pyramids", 0)))

    assert said(game, "increase population") == "Increase the population for 2 food"
    assert said(game, "build Iron") == "Build Iron for 5 resources"
    assert said(game, "upgrade Bronze to Iron") == "Upgrade Bronze to Iron for 3 resources"
    assert said(game, "destroy Bronze") == "Destroy Bronze for 1 civil action"
    assert said(game, "disband Warriors") == "Disband Warriors for 1 military action"
    assert said(game, "build 1 stage") == "Build 1 stage of Pyramids for 3 resources"
    assert said(game, "end turn") == "End the turn"


def test_several_stages_and_the_last_one() -> None:
    game = table(one=civ(specials="Masonry", resources=9, project=("Pyramids", 0)))
    last = table(one=civ(resources=9, project=("Pyramids", 2)))

    assert said(game, "build 2 stages") == "Build 2 stages of Pyramids for 5 resources"
    assert said(last, "build 1 stage") == "Complete Pyramids with 1 stage for 1 resource"


def test_an_order_takes_its_discount_off() -> None:
    game = table(one=civ(hand="Rich Land I", technologies="Irrigation", resources=9))
    game.play("play Rich Land I")

    assert said(game, "build Bronze") == "Build Bronze free of charge"
    assert said(game, "build Irrigation") == "Build Irrigation for 2 resources"
    assert said(game, "upgrade Agriculture to Irrigation") == "Upgrade Agriculture to Irrigation free of charge"


def test_an_event_takes_one_off() -> None:
    game = prepared(
        "Development of Civilization", one=civ(leader="Moses", hand="Theology, Monarchy", science=9, resources=3)
    )

    assert said(game, "increase population") == "Increase the population free of charge"
    assert said(game, "build Religion") == "Build Religion for 2 resources"
    assert said(game, "develop Theology") == "Develop Theology for 1 science"
    assert said(game, "declare a revolution for Monarchy") == (
        "Declare a revolution for Monarchy: 1 science and all 4 civil actions"
    )
    assert said(game, "do nothing") == "Do nothing"


def test_what_leaders_do_in_their_own_way() -> None:
    barbarossa = table(one=civ(leader="Frederick Barbarossa", food=3, resources=3))
    bach = table(
        age=AGE_II,
        one=civ(leader="Johann Sebastian Bach", technologies="Alchemy 1, Drama, Opera", resources=9, idle=0),
    )
    churchill = table(age=AGE_III, one=civ(leader="Winston Churchill"))

    assert said(barbarossa, "recruit Warriors") == (
        "Recruit Warriors with Frederick Barbarossa for 1 food and 1 resource"
    )
    assert said(bach, "turn Alchemy into Opera") == "Turn Alchemy into Opera for 2 resources with Johann Sebastian Bach"
    assert said(bach, "turn Alchemy into Drama") == "Turn Alchemy into Drama free of charge with Johann Sebastian Bach"
    assert said(table(one=civ(leader="Hammurabi")), "use Hammurabi") == (
        "Use a military action as a civil action with Hammurabi"
    )
    assert said(churchill, "use Winston Churchill") == "Gain 3 culture with Winston Churchill"
    assert said(churchill, "use Winston Churchill for war") == (
        "Gain 3 science and 3 resources for units with Winston Churchill"
    )
    liner = table(age=AGE_II, one=civ(wonders="Ocean Liner Service"))
    assert said(liner, "use Ocean Liner Service") == "Gain 1 worker with Ocean Liner Service"


# Leaders, action cards, technologies


def test_playing_and_replacing_a_leader() -> None:
    first = table(one=civ(hand="Moses"))
    homer = table(one=civ(leader="Homer", hand="Joan of Arc", wonders="Pyramids"))

    assert said(first, "play Moses") == "Play Moses as leader for 1 civil action"
    assert said(homer, "play Joan of Arc") == (
        "Play Joan of Arc; then Homer goes under a wonder, or the civil action comes back"
    )
    homer.play("play Joan of Arc")
    assert said(homer, "tuck under Pyramids") == "Tuck Homer under Pyramids for a happy face"
    assert said(homer, "take the civil action back") == "Discard Homer and take a civil action back"


def test_the_civil_action_comes_back_only_where_one_is_spent() -> None:
    homer = table(one=civ(leader="Homer", hand="Joan of Arc"))
    hammurabi = table(one=civ(leader="Hammurabi", hand="Joan of Arc"))
    spent = table(one=civ(leader="Hammurabi", hand="Joan of Arc", civil_left=3))

    assert said(homer, "play Joan of Arc") == "Replace Homer by Joan of Arc; the civil action comes back"
    assert said(hammurabi, "play Joan of Arc") == "Replace Hammurabi by Joan of Arc; the civil action comes back"
    for game in (hammurabi, spent):
        game.play("use Hammurabi")
    assert said(hammurabi, "play Joan of Arc") == "Replace Hammurabi by Joan of Arc for 1 civil action"
    assert said(spent, "play Joan of Arc") == "Replace Hammurabi by Joan of Arc; the civil action comes back"


@pytest.mark.parametrize(("card", "age", "effect"), [
    ("Rich Land A",            AGE_I,   "build or upgrade a farm or mine for 1 resource less"),
    ("Urban Growth A",         AGE_I,   "build or upgrade an urban building for 1 resource less"),
    ("Efficient Upgrade II",   AGE_II,  "upgrade a farm, mine or urban building for 3 resources less"),
    ("Breakthrough I",         AGE_I,   "develop a technology, then gain 2 science"),
    ("Engineering Genius A",   AGE_I,   "build a stage of Great Wall for 0 resources"),
    ("Frugality A",            AGE_I,   "increase the population for 2 food, then gain 1 food"),
    ("Reserves I",             AGE_I,   "gain 2 food or 2 resources"),
    ("Cultural Heritage A",    AGE_I,   "gain 1 science and 4 culture"),
    ("Patriotism A",           AGE_I,   "gain 1 military action and 1 resource for units this turn"),
    ("Stockpile",              AGE_I,   "gain 1 resource and 1 food"),
    ("Wave of Nationalism",    AGE_II,  "gain 6 resources for units this turn"),
    ("Endowment for the Arts", AGE_III, "gain 6 culture"),
])  # fmt: skip
def test_an_action_card_says_what_it_would_do_now(card: str, age: int, effect: str) -> None:
    one = civ(
        hand=f"{card}, Iron", food=3, resources=3, science=9, project=("Great Wall", 0), technologies="Irrigation"
    )
    game = table(age=age, one=one, two=civ(culture=5, technologies="Warriors 3"))

    assert said(game, f"play {card}") == f"Play {card}: {effect}"


def test_an_action_card_that_would_give_nothing_says_so() -> None:
    alone = table(age=AGE_II, one=civ(hand="Wave of Nationalism", technologies="Warriors 3"))

    assert said(alone, "play Wave of Nationalism") == "Play Wave of Nationalism: gain nothing"
    assert Message("ages.amount.nothing").text() == "nothing"


def test_what_action_cards_are_for() -> None:
    assert [Message(id).text() for id in KINDS.values()] == [
        "a farm or mine", "an urban building", "a farm, mine or urban building",
    ]  # fmt: skip


def test_developing_costs_science() -> None:
    game = table(one=civ(hand="Iron, Monarchy", science=9))
    shared = table(
        players=3,
        age=AGE_II,
        one=civ(hand="Coal", science=9, pact=("Scientific Cooperation", 2)),
        two=civ(science=3),
    )
    robespierre = table(age=AGE_II, one=civ(leader="Maximilien Robespierre", hand="Republic", science=9))

    assert said(game, "develop Iron") == "Develop Iron for 5 science"
    assert said(game, "declare a revolution for Monarchy") == (
        "Declare a revolution for Monarchy: 2 science and all 4 civil actions"
    )
    assert said(shared, "develop Coal") == "Develop Coal for 5 science, and 1 of Player 2"
    assert said(robespierre, "declare a revolution for Republic") == (
        "Declare a revolution for Republic: 3 science and all 3 military actions"
    )


def test_science_that_is_all_taken_off() -> None:
    pact = ("Scientific Cooperation", 2)
    free = table(
        players=3,
        age=AGE_II,
        one=civ(hand="Theology, Monarchy", pact=pact),
        two=civ(science=1),
    )
    robespierre = table(
        players=3,
        age=AGE_II,
        one=civ(leader="Maximilien Robespierre", hand="Monarchy", pact=pact),
        two=civ(science=1),
    )

    assert said(free, "develop Theology") == "Develop Theology free of charge, and 1 of Player 2"
    assert said(free, "declare a revolution for Monarchy") == (
        "Declare a revolution for Monarchy: no science and all 4 civil actions, and 1 of Player 2"
    )
    assert said(robespierre, "declare a revolution for Monarchy") == (
        "Declare a revolution for Monarchy: no science and all 3 military actions, and 1 of Player 2"
    )


def test_a_tactic_tells_the_strength_it_would_make() -> None:
    game = table(common="Legion", one=civ(technologies="Warriors 3", military_hand="Fighting Band"))

    assert said(game, "play tactic Fighting Band") == (
        "Play the tactic Fighting Band for 1 military action (strength 3 to 4)"
    )
    assert said(game, "copy Legion") == "Copy the tactic Legion for 2 military actions (strength 3 to 5)"


def test_a_tactic_takes_the_place_of_the_one_before() -> None:
    game = table(common="Legion", one=civ(technologies="Warriors 3", tactic="Fighting Band"))

    assert said(game, "copy Legion") == "Copy the tactic Legion for 2 military actions (strength 4 to 5)"


def test_trade_by_a_pact() -> None:
    a = table(players=3, one=civ(food=2, pact=("Trade Routes Agreement", 2, "A")))
    b = table(players=3, one=civ(resources=2, pact=("Trade Routes Agreement", 2, "B")))

    assert said(a, "use a food as a resource") == "Pay 1 food and use it as a resource this turn"
    assert said(b, "use a resource as a food") == "Pay 1 resource and use it as food this turn"


# All of them


def test_every_move_has_its_sentence_in_a_test() -> None:
    part_of_others = ["ages.move.shared"]

    assert unsaid("ages.move.", "ages/words", "ages/editions/original") == part_of_others


@pytest.mark.parametrize("part", ["ages.effect.", "ages.kinds.", "ages.amount."])
def test_every_part_of_a_sentence_stands_in_full_in_a_test(part: str) -> None:
    assert unsaid(part, "ages/words", "ages/editions/original") == []
