"""Each legal move as a person reads it, with its price, which is what the move then costs."""

from civitas import Game
from tests.support.ages import civ, play, table
from tests.support.sentences import said, unsaid

AGE_II = 2
AGE_III = 3


def prepared(one: object = None, **words: object) -> Game:
    """Player 1 has prepared an event and revealed the next one."""
    own = one or civ(military_hand="Pestilence")
    game = table(phase="politics", one=own, **words)  # type: ignore[arg-type]
    game.play("prepare Pestilence")
    return game


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
    game = prepared(age=AGE_II, events="International Agreement", row="Coal, Opera, -, -, -, Opera", players=3)

    assert said(game, "take Coal at 1") == "Take Coal, worth 1 civil action"
    assert said(game, "take Opera at 6") == "Take Opera at space 6, worth 2 civil actions"
    assert said(game, "done") == "Take no more cards"


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
        civ(military_hand="Pestilence", leader="Moses", hand="Theology, Monarchy", science=9, resources=3),
        events="Development of Civilization",
    )

    assert said(game, "increase population") == "Increase the population free of charge"
    assert said(game, "build Religion") == "Build Religion for 2 resources"
    assert said(game, "develop Theology") == "Develop Theology for 1 science"
    assert said(game, "declare a revolution for Monarchy") == (
        "Declare a revolution for Monarchy: 1 science and all 4 civil actions"
    )
    assert said(game, "done") == "Do nothing"


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
    assert said(liner, "use Ocean Liner Service") == "Gain a worker with Ocean Liner Service"


# Leaders, action cards, technologies


def test_playing_and_replacing_a_leader() -> None:
    first = table(one=civ(hand="Moses"))
    homer = table(one=civ(leader="Homer", hand="Joan of Arc", wonders="Pyramids"))

    assert said(first, "play Moses") == "Play Moses as leader for 1 civil action"
    assert said(homer, "play Joan of Arc") == "Replace Homer by Joan of Arc; the civil action comes back"
    homer.play("play Joan of Arc")
    assert said(homer, "tuck under Pyramids") == "Tuck Homer under Pyramids for a happy face"
    assert said(homer, "done") == "Discard Homer and take a civil action back"


def test_an_action_card_tells_what_it_would_do_now() -> None:
    def played(card: str, age: int = 1) -> str:
        one = civ(
            hand=f"{card}, Iron", food=3, resources=3, science=9, project=("Great Wall", 0), technologies="Irrigation"
        )
        return said(table(age=age, one=one, two=civ(culture=5, technologies="Warriors 3")), f"play {card}")

    assert played("Rich Land A") == "Play Rich Land A: build or upgrade a farm or mine for 1 resource less"
    assert played("Urban Growth A") == "Play Urban Growth A: build or upgrade an urban building for 1 resource less"
    assert played("Efficient Upgrade II", AGE_II) == (
        "Play Efficient Upgrade II: upgrade a farm, mine or urban building for 3 resources less"
    )
    assert played("Breakthrough I") == "Play Breakthrough I: develop a technology, then gain 2 science"
    assert played("Engineering Genius A") == "Play Engineering Genius A: build a stage of Great Wall for 0 resources"
    assert played("Frugality A") == "Play Frugality A: increase the population for 2 food, then gain 1 food"
    assert played("Reserves I") == "Play Reserves I: gain 2 food or 2 resources"
    assert played("Cultural Heritage A") == "Play Cultural Heritage A: gain 1 science and 4 culture"
    assert played("Patriotism A") == "Play Patriotism A: gain 1 military action and 1 resource for units this turn"
    assert played("Stockpile") == "Play Stockpile: gain 1 resource and 1 food"
    assert played("Wave of Nationalism", AGE_II) == ("Play Wave of Nationalism: gain 6 resources for units this turn")
    assert played("Endowment for the Arts", AGE_III) == "Play Endowment for the Arts: gain 6 culture"


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


def test_trade_by_a_pact() -> None:
    a = table(players=3, one=civ(food=2, pact=("Trade Routes Agreement", 2, "A")))
    b = table(players=3, one=civ(resources=2, pact=("Trade Routes Agreement", 2, "B")))

    assert said(a, "use a food as a resource") == "Pay 1 food and use it as a resource this turn"
    assert said(b, "use a resource as a food") == "Pay 1 resource and use it as food this turn"


# Politics


def test_political_actions() -> None:
    game = table(
        players=3,
        age=AGE_II,
        phase="politics",
        one=civ(
            government="Monarchy",
            technologies="Warriors 6",
            military_hand="Raid II, War over Territory, Foray, Scientific Cooperation, International Trade Agreement",
        ),
        two=civ(pact=("Open Borders Agreement", 1)),
    )

    assert said(game, "pass") == "Take no political action"
    assert said(game, "prepare Foray") == "Prepare Foray and score 1 culture"
    assert said(game, "play Raid II against player 3") == (
        "Play Raid II against Player 3 (2 military actions; your strength 6, theirs 1)"
    )
    assert said(game, "play Raid II against player 2") == (
        "Play Raid II against Player 2 (2 military actions; your strength 8, theirs 1)"
    )
    assert said(game, "declare War over Territory on player 3") == (
        "Declare War over Territory on Player 3 (2 military actions; your strength 6, theirs 1)"
    )
    assert said(game, "offer Scientific Cooperation to player 3") == "Offer Scientific Cooperation to Player 3"
    assert said(game, "offer International Trade Agreement to player 3 as B") == (
        "Offer International Trade Agreement to Player 3, you as side B"
    )
    assert said(game, "cancel Open Borders Agreement") == "Cancel Open Borders Agreement with Player 2"


def test_political_actions_of_leaders() -> None:
    alexander = table(phase="politics", one=civ(leader="Alexander the Great"))
    columbus = table(phase="politics", one=civ(leader="Christopher Columbus", military_hand="Vast Territory I"))

    assert said(alexander, "retire Alexander the Great") == "Retire Alexander the Great for a yellow token"
    assert said(columbus, "settle Vast Territory I") == (
        "Colonize Vast Territory I with Christopher Columbus, who leaves"
    )


def test_a_pact_is_accepted_or_refused() -> None:
    game = table(players=3, phase="politics", one=civ(military_hand="Open Borders Agreement"))
    game.play("offer Open Borders Agreement to player 2")

    assert said(game, "accept") == "Accept Open Borders Agreement"
    assert said(game, "refuse") == "Refuse Open Borders Agreement"


# Answers


def test_bidding_and_sending_a_force() -> None:
    game = prepared(
        civ(
            leader="James Cook",
            technologies="Warriors 2",
            military_hand="Pestilence, Rats, Defense and Colonization I",
        ),
        age=AGE_II,
        events="Vast Territory I",
    )

    assert said(game, "bid 2") == "Bid 2"
    assert said(game, "pass") == "Leave the auction"
    play(game, "bid 2", "pass")
    assert said(game, "send Warriors") == "Send Warriors: a force of 1 for a bid of 2"
    game.play("send Warriors")
    assert said(game, "add Defense and Colonization I") == "Add Defense and Colonization I: 1 more force"
    assert said(game, "discard Rats") == "Discard Rats for 1 more force with James Cook"
    game.play("send Warriors")
    assert said(game, "done") == "Send this force of 2"


def test_defending() -> None:
    game = table(
        phase="politics",
        one=civ(technologies="Warriors 3", military_hand="Raid I"),
        two=civ(military_hand="Rats, Defense and Colonization I"),
    )
    game.play("play Raid I against player 2")

    assert said(game, "done") == "Do not defend"
    assert said(game, "add Defense and Colonization I") == "Add Defense and Colonization I: 2 strength"
    game.play("add Defense and Colonization I")
    assert said(game, "discard Rats") == "Discard Rats for 1 strength"
    assert said(game, "done") == "Defend with these cards"


def test_discarding_and_losing() -> None:
    hand = table(one=civ(military_hand="Legion, Phalanx, Rats"))
    hand.play("end turn")
    plague = prepared(civ(military_hand="Pestilence", idle=0, technologies="Warriors 0"), events="Reign of Terror")
    conflict = prepared(civ(military_hand="Pestilence", technologies="Warriors 0"), events="Border Conflict")
    crime = prepared(
        civ(military_hand="Pestilence", technologies="Warriors 0", blue="Bronze 1, Agriculture 1", blue_bank=0),
        age=AGE_II,
        events="Crime Wave",
    )
    colonies = civ(
        military_hand="Pestilence", technologies="Warriors 0", colonies="Historic Territory I, Vast Territory I"
    )
    independence = prepared(colonies, age=AGE_II, events="Independence Declaration")
    ravages = prepared(
        civ(military_hand="Pestilence", wonders="Pyramids, Colossus"), age=AGE_II, events="Ravages of Time"
    )

    assert said(hand, "discard Rats") == "Discard Rats"
    assert said(plague, "lose a worker of Bronze") == "Lose a worker of Bronze"
    assert said(conflict, "destroy Bronze") == "Lose Bronze"
    assert said(crime, "return a blue token of Agriculture") == "Return a token of Agriculture (1 food less)"
    assert said(independence, "abandon Vast Territory I") == "Lose Vast Territory I"
    assert said(ravages, "ruin Pyramids") == "Let Pyramids fall into ruins"


def test_covering_a_stage_from_a_card() -> None:
    game = table(
        one=civ(technologies="Iron", project=("Great Wall", 2), blue="Iron 3, Bronze 0, Agriculture 1", blue_bank=0)
    )
    blue = table(
        one=civ(
            hand="Engineering Genius I",
            project=("Great Wall", 1),
            blue="Bronze 1, Agriculture 1",
            blue_bank=0,
        )
    )
    blue.play("play Engineering Genius I")

    assert said(blue, "return a blue token of Bronze") == "Cover the stage with a token of Bronze (1 resource less)"
    assert said(game, "build 1 stage") == "Build 1 stage of Great Wall for 3 resources"


def test_spoils() -> None:
    army = "Warriors 5"
    raid = table(phase="politics", one=civ(technologies=army, military_hand="Raid I"), two=civ(technologies="Drama 1"))
    play(raid, "play Raid I against player 2", "done")
    plunder = table(
        phase="politics",
        one=civ(technologies=army, military_hand="Plunder I"),
        two=civ(food=2, resources=2),
    )
    play(plunder, "play Plunder I against player 2", "done")
    annex = table(
        age=AGE_II,
        phase="politics",
        one=civ(technologies=army, military_hand="Annex"),
        two=civ(colonies="Historic Territory I, Vast Territory I"),
    )
    play(annex, "play Annex against player 2", "done")
    infiltrate = table(
        age=AGE_II,
        phase="politics",
        one=civ(technologies=army, military_hand="Infiltrate"),
        two=civ(leader="Joan of Arc", project=("Eiffel Tower", 0)),
    )
    play(infiltrate, "play Infiltrate against player 2", "done")

    assert said(raid, "raid Drama") == "Destroy Drama of Player 2, which cost 4"
    assert said(plunder, "1 food") == "Take 1 food and 2 resources"
    assert said(annex, "annex Vast Territory I") == "Annex Vast Territory I of Player 2"
    assert said(infiltrate, "remove the leader") == "Remove the leader Joan of Arc of Player 2 for 3 culture"
    assert said(infiltrate, "remove the wonder") == "Remove the unfinished Eiffel Tower of Player 2 for 6 culture"


def test_spoils_of_a_war_over_technology() -> None:
    game = table(
        age=AGE_II,
        phase="war",
        one=civ(technologies="Warriors 8", war=("War over Technology", 2)),
        two=civ(specials="Code of Laws", technologies="Warriors 0", science=3),
    )

    assert said(game, "steal Code of Laws") == "Take Code of Laws of Player 2, worth 6"
    assert said(game, "done") == "Take 3 science of Player 2"


def test_events_that_ask() -> None:
    markets = prepared(events="Development of Markets")
    warfare = prepared(events="Development of Warfare")
    foray = prepared(events="Foray")
    raiders = prepared(
        civ(military_hand="Pestilence", technologies="Warriors 0", food=2, resources=2), events="Raiders"
    )
    terror = prepared(
        civ(military_hand="Pestilence"),
        age=AGE_II,
        events="Terrorism",
        two=civ(culture=9, technologies="Religion 1"),
    )

    assert said(markets, "gain food") == "Gain 2 food"
    assert said(markets, "gain resources") == "Gain 2 resources"
    assert said(warfare, "build Warriors") == "Build Warriors free of charge"
    assert said(warfare, "done") == "Build nothing"
    assert said(foray, "1 food") == "Gain 1 food and 2 resources"
    assert said(raiders, "1 food") == "Lose 1 food and 1 resource"
    assert said(terror, "raid Religion") == "Destroy Religion of Player 2"


# All of them

NEVER_IN_THIS_EDITION = (
    "ages.move.use",  # each card that is used has a sentence of its own
    "ages.move.free_at",  # no leader stands twice in a deck, and only leaders and a wonder are ever free
)


def test_every_move_has_its_sentence_in_a_test() -> None:
    unsaid_moves = unsaid("ages.move.", "ages/words", "ages/editions/original")

    assert set(unsaid_moves) - {*NEVER_IN_THIS_EDITION, "ages.move.shared"} == set()
