"""What players are asked: every question in its words, with its numbers."""

from civitas import Game
from civitas.ages.rules import ORIGINAL_RULES
from tests.support.ages import Words, civ, opening, play, played, table
from tests.support.ages.attacks import facing, succeed
from tests.support.ages.events import prepared, reveal, revealing, strong
from tests.support.ages.pacts import offering
from tests.support.sentences import unsaid

AGE_II = 2
AGE_III = 3


def question(game: Game) -> str:
    return game.prompt.text()


def revealed(event: str, *civs: Words, age: int = 1, row: str = "") -> str:
    """What is asked first when an event is revealed."""
    game = revealing(event, *civs, age=age, row=row)
    reveal(game)
    return question(game)


def attacked(card: str, rival: Words, strength: int = 4) -> str:
    """What is asked first when an aggression succeeds."""
    game = facing(card, rival, strength=strength)
    succeed(game, card)
    return question(game)


def test_every_question_stands_in_full_in_a_test() -> None:
    assert unsaid("ages.ask.", "ages") == []


# The turn


def test_the_phases_of_a_turn_ask_for_a_political_action_and_for_actions() -> None:
    game = table(phase="politics")

    assert question(game) == "Player 1, take a political action or pass."
    play(game, "pass")
    assert question(game) == ("Player 1, take an action (4 civil actions, 2 military actions left) or end the turn.")


def test_an_action_card_asks_what_it_orders() -> None:
    game = table(one=civ(hand="Rich Land I", resources=5))

    play(game, "play Rich Land I")

    assert question(game) == "Player 1, choose what Rich Land I orders."


def test_reserves_are_food_or_resources() -> None:
    game = table(age=AGE_II, one=civ(hand="Reserves II"))

    play(game, "play Reserves II")

    assert question(game) == "Player 1, gain 3 food or 3 resources."


def test_a_stage_that_the_bank_cannot_cover_is_covered_from_a_card() -> None:
    own = civ(project=("Library of Alexandria", 0), technologies="Iron", blue="Iron 2, Agriculture 1", blue_bank=0)
    game = table(one=own)

    play(game, "build 1 stage")

    assert question(game) == "Player 1, your blue bank is empty: choose the card whose token covers the stage."


def test_homer_is_tucked_or_gives_an_action_back() -> None:
    game = table(one=civ(leader="Homer", wonders="Pyramids", hand="Leonardo da Vinci"))

    play(game, "play Leonardo da Vinci")

    assert question(game) == "Player 1, tuck Homer under a wonder, or take the civil action back."


# Politics


def test_a_pact_is_offered_with_the_side_that_is_left() -> None:
    game = offering("Trade Routes Agreement")

    play(game, "offer Trade Routes Agreement to player 2 as A")

    assert question(game) == "Player 2, Player 1 offers you Trade Routes Agreement (your side: B)."


def test_a_territory_is_bid_for() -> None:
    game = prepared("Vast Territory I", one=civ(technologies="Warriors 2"), two=civ(technologies="Warriors 2"))

    assert question(game) == "Player 1, bid more than 0 for Vast Territory I, or pass."
    play(game, "bid 1")
    assert question(game) == "Player 2, bid more than 1 for Vast Territory I, or pass."


def test_whoever_defends_hears_what_is_missing_and_when_it_is_enough() -> None:
    game = facing("Raid I", civ(military_hand="Defense and Colonization II, Rats"), strength=4)

    play(game, "play Raid I against player 2")

    assert question(game) == ("Player 2, Player 1 attacks with Raid I, strength 4: add 3 with cards, or give up.")
    play(game, "add Defense and Colonization II")
    assert question(game) == "Player 2, your defence holds: finish it, or add more cards."


def test_a_defence_that_was_begun_is_not_said_to_be_given_up() -> None:
    game = facing("Raid I", civ(military_hand="Defense and Colonization II, Rats"), strength=6)

    play(game, "play Raid I against player 2", "add Defense and Colonization II")

    assert question(game) == "Player 2, Player 1 attacks with Raid I, strength 6: add 1 more with cards."
    assert [game.say(move) for move in game.options()] == ["discard Rats"]


# Spoils


def test_an_attacker_chooses_what_to_take_and_to_destroy() -> None:
    assert attacked("Plunder I", civ(food=4, resources=5)) == "Player 1, of 3 goods you take, how many are food?"
    assert attacked("Annex", civ(colonies="Historic Territory I, Vast Territory I")) == (
        "Player 1, choose the colony of Player 2 to annex."
    )
    assert attacked("Infiltrate", civ(leader="Isaac Newton", project=("Hollywood", 2))) == (
        "Player 1, remove the leader or the unfinished wonder of Player 2."
    )
    assert attacked("Raid I", civ(technologies="Philosophy 1, Drama 1"), 6) == (
        "Player 1, choose an urban building of Player 2 up to level 1 to destroy."
    )


def test_the_victor_of_a_war_over_technology_takes_cards_or_science() -> None:
    one = civ(technologies="Warriors 10", war=("War over Technology", 2))
    game = table(age=AGE_III, phase="war", one=one, two=civ(science=20, specials="Masonry, Cartography"))

    assert question(game) == ("Player 1, take special technologies of Player 2 worth up to 8, or the rest as science.")


# Events


def test_losses_are_of_the_owners_choice() -> None:
    colonies = civ(colonies="Vast Territory I, Strategic Territory I")
    idle_none = civ(idle=0)
    wonders = civ(wonders="Pyramids, Taj Mahal")
    empty_bank = civ(yellow_bank=14, blue_bank=0, blue="Agriculture 2, Bronze 3")

    assert revealed("Independence Declaration", strong(4), colonies, age=AGE_II) == (
        "Player 2, choose the colony you lose."
    )
    assert revealed("Border Conflict", strong(2), strong(1)) == "Player 2, choose the building you lose."
    assert revealed("Pestilence", idle_none, civ()) == "Player 1, choose the worker you lose."
    assert revealed("Ravages of Time", wonders, civ(), age=AGE_II) == (
        "Player 1, choose the wonder that falls into ruins."
    )
    assert revealed("Civil Unrest", empty_bank, civ(), age=AGE_II) == (
        "Player 1, your blue bank is empty: choose the card whose token you return."
    )
    assert revealed("Raiders", strong(3), strong(1, food=2, resources=2)) == (
        "Player 2, of 2 goods you lose, how many are food?"
    )


def test_gains_are_of_the_owners_choice() -> None:
    assert revealed("Foray", strong(3), strong(1)) == "Player 1, of 3 goods you gain, how many are food?"
    assert revealed("Development of Markets", civ(), civ()) == "Player 1, gain 2 food or 2 resources."


def test_some_events_let_players_act() -> None:
    assert revealed("Development of Warfare", civ(), civ(idle=0)) == "Player 1, you may build Warriors free of charge."
    assert revealed("Development of Civilization", civ(food=5), civ()) == (
        "Player 1, you may increase the population, build or develop, each for one less and without an action."
    )
    assert revealed("International Agreement", strong(2), civ(), age=AGE_III, row="Iron") == (
        "Player 1, you may take cards worth 5 civil actions, and give up your next political action."
    )
    assert revealed("Terrorism", civ(culture=5), civ(culture=9, technologies="Drama 1"), age=AGE_II) == (
        "Player 1, choose an urban building of Player 2 to destroy."
    )


# Bonus cards of the original edition


def test_a_bonus_card_is_kept() -> None:
    played.rules = ORIGINAL_RULES
    game = opening(players=2, options={"bonuses": "public"})

    assert question(game) == "Player 1, choose the bonus card you keep."
