"""International Agreement: the strongest takes cards of the row instead of a political action."""

from tests.support.ages import asked, civ, civ_of, only, options, play, seen, table
from tests.support.ages.events import PREPARED, reveal, revealing, strong
from tests.support.ages.positions import OVER
from tests.support.rules import rule

AGREEMENT_ROW = "Iron, Alchemy, Moses, -, -, Pyramids, Coal, -, -, Theology"


@rule("NS-R89")
def test_the_strongest_may_take_cards_worth_five_civil_actions_and_spends_none() -> None:
    game = revealing("International Agreement", strong(1), strong(2), age=2, row=AGREEMENT_ROW)

    assert reveal(game) == {"asked": "2: TakeByAgreement"}
    assert play(game, "take Theology at 10") == {
        "row": "-Theology", "hand 2": "+Theology", "skips politics 2": 1, "asked": "2: TakeByAgreement",
    }  # fmt: skip
    assert options(game) == {
        "take no more", "take Iron at 1", "take Alchemy at 2", "take Moses at 3", "take Pyramids at 6",
        "take Coal at 7",
    }  # fmt: skip
    changes = play(game, "take Pyramids at 6")
    assert only(changes, "project", "civil 2", "asked") == {"project 2": "+Pyramids", **OVER}


@rule("NS-R89", "NS-55.4")
def test_after_the_agreement_the_row_slides_and_is_filled_without_discarding() -> None:
    game = revealing(
        "International Agreement", strong(2), strong(1), age=2, row="Iron, -, Alchemy", civil_deck="Coal, Drama"
    )
    reveal(game)

    changes = play(game, "take Alchemy at 3", "take no more")

    assert seen(game)["row"][:3] == ["Iron", "Coal", "Drama"]
    assert (changes["civil deck"], changes["asked"]) == (-12, "1: TakeAction")


@rule("NS-R89")
def test_whoever_takes_by_agreement_gives_up_the_next_political_action() -> None:
    game = revealing("International Agreement", strong(1), strong(2), age=2, row="Iron")
    reveal(game)
    play(game, "take Iron at 1")

    play(game, "end turn")

    assert asked(game) == "2: TakeAction"
    assert not civ_of(game, 2)["skips_politics"]
    play(game, "end turn", "pass", "end turn")
    assert asked(game) == "2: PoliticalAction"


@rule("NS-R89")
def test_whoever_takes_nothing_by_agreement_keeps_the_political_action() -> None:
    game = revealing("International Agreement", strong(1), strong(2), age=2, row="Iron")
    reveal(game)
    play(game, "take no more")

    play(game, "end turn")

    assert asked(game) == "2: PoliticalAction"


@rule("NS-R89", "NS-R14", "NS-R15", "NS-55.3")
def test_the_normal_limits_of_taking_hold_for_the_agreement() -> None:
    hand = "Irrigation, Theology, Masonry, Drama"
    taker = strong(2, hand=hand, project=("Colossus", 1), leader="Moses")
    game = revealing("International Agreement", taker, civ(), age=2, row="Iron, Pyramids, Homer")

    assert only(reveal(game), "hand", "project", "leader", "skips politics", "asked") == OVER


@rule("NS-R17", "NS-R89", "NS-55.3")
def test_an_action_card_taken_by_agreement_in_the_own_turn_can_be_played_in_that_turn() -> None:
    game = revealing("International Agreement", strong(2), civ(), age=2, row="Revolutionary Idea II")
    reveal(game)
    play(game, "take Revolutionary Idea II at 1")

    assert "play Revolutionary Idea II" in options(game)


@rule("NS-R46", "NS-R89")
def test_aristotle_scores_for_technologies_taken_by_agreement() -> None:
    game = revealing("International Agreement", strong(2, leader="Aristotle"), civ(), age=2, row="Iron, Moses")
    reveal(game)

    assert play(game, "take Iron at 1")["science 1"] == 1


@rule("NS-R89", "NS-55.3", "NS-18.1")
def test_completed_wonders_make_a_wonder_dearer_by_agreement_too() -> None:
    wonders = "Pyramids, Colossus, Hanging Gardens"
    game = revealing("International Agreement", strong(2, wonders=wonders), civ(), age=2, row="-, -, -, -, -, Kremlin")

    reveal(game)

    assert options(game) == {"take no more", "take Kremlin at 6"}
    assert play(game, "take Kremlin at 6")["project 1"] == "+Kremlin"


@rule("NS-R10", "NS-R89", "NS-55.4", "NS-1.3")
def test_the_agreement_may_end_age_iii_and_settle_the_last_round() -> None:
    strongest = strong(2, military_hand=PREPARED[3])
    game = table(
        age=3, phase="politics", one=strongest, row="Iron", events="International Agreement, Rats", civil_deck_size=3
    )

    play(game, f"prepare {PREPARED[3]}")
    changes = play(game, "take no more")

    assert (changes["age"], str(changes["row"]).count("+")) == (1, 3)
    assert seen(game)["last_round"] == "this"


@rule("NS-R10", "NS-R89", "NS-55.5")
def test_the_agreement_is_possible_in_the_last_round() -> None:
    game = revealing("International Agreement", strong(2), civ(), age=4, row="Iron", last_round="this")

    assert reveal(game) == {"asked": "1: TakeByAgreement"}
    assert play(game, "take Iron at 1") == {"row": "-Iron", "hand 1": "+Iron", "skips politics 1": 1, **OVER}
