"""What happens, as everybody reads it in the log, and what only one player reads."""

import pytest

from civitas import Game
from civitas.ages.rules import ORIGINAL_RULES
from civitas.ages.words.events import ENGLISH
from civitas.kernel.messages import Message
from tests.support.ages import civ, log, opening, played, table
from tests.support.ages.attacks import facing
from tests.support.ages.events import prepared, reveal, revealing
from tests.support.ages.pacts import offering
from tests.support.sentences import is_said

AGE_II = 2
AGE_III = 3


def logged(game: Game, *moves: str, viewer: int = 1) -> list[str]:
    """What these moves add to the log of a player."""
    before = len(log(game, viewer))
    for move in moves:
        game.play(move)
    return log(game, viewer)[before:]


def test_every_event_stands_in_full_in_a_test() -> None:
    assert [id for id, text in ENGLISH.items() if not is_said(text, "ages")] == []


def test_a_web_table_says_the_end_of_a_turn_and_the_refilled_row_in_one_sentence_each() -> None:
    assert str(Message("ages.did.end_turn", seat=0)) == "Player 1 ended the turn."
    assert str(Message("ages.row_dealt.several", card=["Iron", "Coal"])) == "The card row was refilled: Iron and Coal."


# Actions


@pytest.mark.parametrize(
    ("own", "moves", "line"),
    [
        (civ(food=2), ["increase population"], "Player 1 increased the population for 2 food."),
        (
            civ(technologies="Iron", resources=5),
            ["upgrade Bronze to Iron"],
            "Player 1 upgraded Bronze to Iron for 3 resources.",
        ),
        (civ(), ["destroy Bronze"], "Player 1 gave up a worker of Bronze."),
        (
            civ(project=("Pyramids", 0), resources=3),
            ["build 1 stage"],
            "Player 1 built 1 stage of Pyramids for 3 resources.",
        ),
        (civ(hand="Iron", science=5), ["develop Iron"], "Player 1 developed Iron for 5 science."),
        (
            civ(hand="Monarchy", science=2),
            ["declare a revolution for Monarchy"],
            "Player 1 declared a revolution for Monarchy with 2 science.",
        ),
        (
            civ(leader="Homer", wonders="Pyramids", hand="Leonardo da Vinci"),
            ["play Leonardo da Vinci", "tuck under Pyramids"],
            "Player 1 keeps Homer under Pyramids.",
        ),
        (civ(military_hand="Legion"), ["play tactic Legion"], "Player 1 played the tactic Legion."),
        (
            civ(leader="Frederick Barbarossa", food=5, resources=5),
            ["recruit Warriors"],
            "Player 1 recruited Warriors with Frederick Barbarossa.",
        ),
        (
            civ(leader="Johann Sebastian Bach", technologies="Drama, Philosophy 1", resources=9),
            ["turn Philosophy into Drama"],
            "Player 1 turned Philosophy into Drama with Johann Sebastian Bach.",
        ),
    ],
    ids=lambda value: value[-1] if isinstance(value, list) else "",
)
def test_actions_are_told_with_their_price(own: dict[str, object], moves: list[str], line: str) -> None:
    assert line in logged(table(one=own), *moves)


def test_a_tactic_is_copied() -> None:
    game = table(common="Legion")

    assert "Player 1 copied the tactic Legion." in logged(game, "copy Legion")


def test_a_partner_pays_a_share_of_the_science() -> None:
    own = civ(hand="Iron", science=5, pact=("Scientific Cooperation", 2))
    game = table(players=3, age=AGE_III, one=own, two=civ(science=3))

    assert "Player 2 paid 1 science of it." in logged(game, "develop Iron")


# Politics


def test_pacts_are_offered_and_accepted() -> None:
    lines = logged(offering("Open Borders Agreement"), "offer Open Borders Agreement to player 2", "accept")

    assert lines[0] == "Player 1 offered Open Borders Agreement to Player 2."
    assert lines[1] == "Player 2 accepted Open Borders Agreement."


def test_a_war_is_declared_and_ends_when_the_enemy_resigns() -> None:
    one = civ(government="Communism", military_hand="War over Culture")
    game = table(players=3, age=AGE_III, phase="politics", one=one)

    lines = logged(game, "declare War over Culture on player 2", "end turn")
    assert lines[0] == "Player 1 declared War over Culture on Player 2."

    game.resign(1)
    assert "Player 2 resigned." in log(game)
    assert "The war of Player 1 ended with the enemy gone." in log(game)


def test_an_aggression_is_defended_or_succeeds() -> None:
    game = facing("Raid I", civ(technologies="Philosophy 1", military_hand="Defense and Colonization I"), strength=6)

    lines = logged(game, "play Raid I against player 2", "give up the defence")
    assert "Raid I of Player 1 succeeded." in lines
    assert "Player 1 destroyed Philosophy of Player 2." in lines

    held = facing("Raid I", civ(military_hand="Defense and Colonization II"), strength=4)
    lines = logged(held, "play Raid I against player 2", "add Defense and Colonization II")
    assert "Player 2 added Defense and Colonization II." in lines


def test_an_auction_ends_with_nobody() -> None:
    game = prepared("Vast Territory I")

    lines = logged(game, "pass", "pass")
    assert lines[0] == "Player 1 left the auction."
    assert "Nobody colonized Vast Territory I." in lines


# Events and losses


def test_losses_are_told() -> None:
    idle = revealing("Pestilence", civ(), civ())
    reveal(idle)
    ruin = revealing("Ravages of Time", civ(wonders="Pyramids, Taj Mahal"), civ(), age=AGE_II)
    reveal(ruin)
    bank = revealing(
        "Civil Unrest", civ(yellow_bank=14, blue_bank=0, blue="Agriculture 2, Bronze 3"), civ(), age=AGE_II
    )
    reveal(bank)

    assert "Player 1 lost a worker." in log(idle)
    assert "Pyramids of Player 1 fell into ruins." in logged(ruin, "ruin Pyramids")
    assert "Player 1 returned a blue token from Bronze." in logged(bank, "return a blue token of Bronze")


def test_the_future_events_become_the_current_ones() -> None:
    game = table(phase="politics", events="Rats", one=civ(military_hand="Pestilence"))

    assert "The future events became the current ones." in logged(game, "prepare Pestilence")


def test_discarded_cards_become_a_new_deck() -> None:
    game = table(military_deck="Rats", military_deck_size=1, shown_discards="Foray, Legion")

    assert "The discarded military cards were shuffled into a new deck." in logged(game, "end turn")


# Rounds, ages, the end


def test_the_end_of_an_age_is_told() -> None:
    game = table(civil_deck="Rich Land I", civil_deck_size=1, two=civ(leader="Homer"))

    lines = logged(game, "end turn")
    assert "Rich Land I was dealt to the card row." in lines
    assert "Age II began." in lines
    assert "Homer of Player 2 is antiquated." in lines


def test_the_last_round_is_told_and_the_end() -> None:
    last = table(age=AGE_III, active=2, civil_deck="Military Build-Up", civil_deck_size=1)
    over = table(age=4, active=2, last_round="this")

    assert "The last round is settled." in logged(last, "end turn")
    assert "The game is over." in logged(over, "end turn")


# Bonus cards and mines of the original edition


def test_bonus_cards_are_kept_in_secret_or_openly() -> None:
    played.rules = ORIGINAL_RULES
    secret = opening(players=3, options={"bonuses": "personal"})
    public = opening(players=3, options={"bonuses": "public"})

    secret.play("keep Impact of Architecture")
    assert log(secret, 1)[-1] == "Player 1 kept the bonus card Impact of Architecture in secret."
    assert log(secret, 2)[-1] == "Player 1 kept a bonus card in secret."
    public.play("keep Impact of Agriculture")
    assert log(public, 2)[-1] == "Player 1 kept the bonus card Impact of Agriculture."

    for _ in (2, 3):
        secret.play(secret.options()[0])
    assert "The other bonus cards were shuffled into the military deck of Age III." in log(secret)


def test_a_mine_is_held_back() -> None:
    played.rules = ORIGINAL_RULES
    game = table(options={"holding": "yes"}, one=civ(food=6))

    lines = logged(game, "end turn", "hold back a token of Bronze")
    assert "Player 1 held a token of Bronze back." in lines
