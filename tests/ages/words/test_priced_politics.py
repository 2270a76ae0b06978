"""Each political action and each answer to a question as a person reads it, with its price."""

from tests.support.ages import civ, play, table
from tests.support.ages.events import prepared
from tests.support.sentences import said

AGE_II = 2


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
        "Vast Territory I",
        one=civ(leader="James Cook", technologies="Warriors 2", military_hand="Rats, Defense and Colonization I"),
        age=AGE_II,
    )

    assert said(game, "bid 2") == "Bid 2"
    assert said(game, "pass") == "Leave the auction"
    play(game, "bid 2")
    assert said(game, "send Warriors") == "Send Warriors: a force of 2 for a bid of 2"
    assert said(game, "add Defense and Colonization I") == "Add Defense and Colonization I: 1 more force"
    assert said(game, "discard Rats") == "Discard Rats for 1 more force with James Cook"
    game.play("send Warriors")
    assert said(game, "send the force") == "Send this force of 2"


def test_defending() -> None:
    game = table(
        phase="politics",
        one=civ(technologies="Warriors 3", military_hand="Raid I"),
        two=civ(military_hand="Rats, Defense and Colonization I"),
    )
    game.play("play Raid I against player 2")

    assert said(game, "give up the defence") == "Do not defend"
    assert said(game, "add Defense and Colonization I") == "Add Defense and Colonization I: 2 strength"
    game.play("add Defense and Colonization I")
    assert said(game, "discard Rats") == "Discard Rats for 1 strength"
    assert said(game, "defend") == "Defend with these cards"


def test_discarding_and_losing() -> None:
    hand = table(one=civ(military_hand="Legion, Phalanx, Rats"))
    hand.play("end turn")
    plague = prepared("Reign of Terror", one=civ(idle=0, technologies="Warriors 0"))
    conflict = prepared("Border Conflict", one=civ(technologies="Warriors 0"))
    crime = prepared(
        "Crime Wave", one=civ(technologies="Warriors 0", blue="Bronze 1, Agriculture 1", blue_bank=0), age=AGE_II
    )
    colonies = civ(technologies="Warriors 0", colonies="Historic Territory I, Vast Territory I")
    independence = prepared("Independence Declaration", one=colonies, age=AGE_II)
    ravages = prepared("Ravages of Time", one=civ(wonders="Pyramids, Colossus"), age=AGE_II)

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
    play(raid, "play Raid I against player 2")
    plunder = table(
        phase="politics",
        one=civ(technologies=army, military_hand="Plunder I"),
        two=civ(food=2, resources=2),
    )
    play(plunder, "play Plunder I against player 2")
    annex = table(
        age=AGE_II,
        phase="politics",
        one=civ(technologies=army, military_hand="Annex"),
        two=civ(colonies="Historic Territory I, Vast Territory I"),
    )
    play(annex, "play Annex against player 2")
    infiltrate = table(
        age=AGE_II,
        phase="politics",
        one=civ(technologies=army, military_hand="Infiltrate"),
        two=civ(leader="Joan of Arc", project=("Eiffel Tower", 0)),
    )
    play(infiltrate, "play Infiltrate against player 2")

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
    assert said(game, "take science") == "Take 3 science of Player 2"


def test_events_that_ask() -> None:
    markets = prepared("Development of Markets")
    warfare = prepared("Development of Warfare")
    foray = prepared("Foray")
    raiders = prepared("Raiders", one=civ(technologies="Warriors 0", food=2, resources=2))
    terror = prepared("Terrorism", age=AGE_II, two=civ(culture=9, technologies="Religion 1"))

    assert said(markets, "gain food") == "Gain 2 food"
    assert said(markets, "gain resources") == "Gain 2 resources"
    assert said(warfare, "build Warriors") == "Build Warriors free of charge"
    assert said(warfare, "build nothing") == "Build nothing"
    assert said(foray, "1 food") == "Gain 1 food and 2 resources"
    assert said(raiders, "1 food") == "Lose 1 food and 1 resource"
    assert said(terror, "raid Religion") == "Destroy Religion of Player 2"
