"""Sending a Diplomat, and calling one back."""

from tests.support.inventions import options, play, refusal, society, table
from tests.support.rules import rule

# Send and call a Diplomat


@rule("IN-9.1", "IN-9.3", "IN-29.4")
def test_a_diplomat_is_sent_to_a_free_milestone_and_brings_its_benefit() -> None:
    game = table(one=society(ready="Merchant 1"))

    assert play(game, "pillar on Send Diplomat", "send Merchant to Chipped Stone") == {
        "1 Merchant": -1,
        "1 diplomat Chipped Stone": 1,
        "1 influence": 1,
        "asked": "2: ChooseAction",
    }


@rule("IN-9.2")
def test_the_owner_of_a_later_private_milestone_gains_influence_from_a_diplomat() -> None:
    game = table(
        one=society(ready="Merchant 1"),
        two=society(private="Smelting", influence=3),
        eureka="Written Signs, Wheel and Axle",
    )

    changes = play(game, "pillar on Send Diplomat", "send Merchant to Smelting")

    assert changes["2 influence"] == 1


@rule("IN-9.1", "IN-R20")
def test_a_milestone_takes_one_diplomat_of_each_player_while_it_has_spaces() -> None:
    game = table(
        players=4,
        one=society(ready="Merchant 1", diplomats="Tended Fire"),
        two=society(diplomats="Shared Speech"),
        three=society(diplomats="Shared Speech"),
        four=society(diplomats="Shared Speech"),
    )
    play(game, "pillar on Send Diplomat")

    assert refusal(game, "send Merchant to Tended Fire") == (
        "You have a Diplomat on Tended Fire already (Send a Diplomat)."
    )
    assert refusal(game, "send Merchant to Shared Speech") == (
        "All 3 spaces of Shared Speech are taken (Send a Diplomat)."
    )
    assert refusal(game, "send Merchant to Smelting").startswith("Smelting is not on the board")
    assert refusal(game, "send Thinker to Paper") == "You have no available Thinker."


@rule("IN-14.1", "IN-14.2", "IN-R21")
def test_a_diplomat_called_back_is_an_academic_and_brings_the_other_benefit() -> None:
    game = table(one=society(diplomats="Chipped Stone"))

    assert play(game, "pillar on Call Diplomat", "recall from Chipped Stone") == {
        "1 Academic": 1,
        "1 Thinker": 1,
        "1 diplomat Chipped Stone": -1,
        "1 supply": -1,
        "asked": "2: ChooseAction",
    }


@rule("IN-R34")
def test_a_diplomat_called_back_beyond_the_limit_of_academics_goes_to_the_supply() -> None:
    game = table(one=society(diplomats="Tended Fire", ready="Academic 1", exhausted="Academic 1"))

    changes = play(game, "pillar on Call Diplomat", "recall from Tended Fire")

    assert changes == {"1 diplomat Tended Fire": -1, "1 influence": 1, "1 supply": 1, "asked": "2: ChooseAction"}


# What else the actions ask for, and what a table may decide


@rule("IN-R21")
def test_a_milestone_gives_one_benefit_when_a_diplomat_comes_and_another_when_they_go() -> None:
    game = table(round=1, one=society(ready="Merchant 1", season="", epoch="Travel"))

    sent = play(game, "pillar on Send Diplomat", "send Merchant to Twisted Cord", "settle Asia")
    assert (sent["1 in Asia"], sent["1 supply"]) == (1, -1)
    back = table(one=society(diplomats="Twisted Cord"))
    assert play(back, "pillar on Call Diplomat", "recall from Twisted Cord")["1 Merchant"] == 1


@rule("IN-R22")
def test_diplomats_go_to_common_and_private_milestones_and_to_eureka_only_if_the_table_decides_so() -> None:
    one = society(ready="Merchant 1")
    game, other = table(one=one), table(one=one, eureka_diplomats="yes")
    play(game, "pillar on Send Diplomat")
    play(other, "pillar on Send Diplomat")

    assert "send Merchant to Sown Fields" in options(game)  # the own one, where no Diplomat is
    assert "send Merchant to Tamed Animals" in options(game)
    assert "send Merchant to Tended Fire" in options(game)
    assert "send Merchant to Smelting" not in options(game)
    assert "send Merchant to Smelting" in options(other)


@rule("IN-9.2")
def test_nobody_gains_influence_from_a_diplomat_on_a_private_milestone_that_is_not_later() -> None:
    game = table(one=society(ready="Merchant 1"), two=society(influence=3))

    changes = play(game, "pillar on Send Diplomat", "send Merchant to Tamed Animals")

    assert "2 influence" not in changes


@rule("IN-9.1")
def test_nobody_can_be_sent_when_every_milestone_on_the_board_has_a_diplomat_of_ones_own() -> None:
    on_board = "Tended Fire, Chipped Stone, Shared Speech, Twisted Cord, Gathering Lore"
    private = "Sown Fields, Tamed Animals, Fired Clay, Woven Fibre"
    nowhere = table(one=society(ready="Merchant 1", diplomats=f"{on_board}, {private}"))
    one_left = table(one=society(ready="Merchant 1", diplomats=on_board))

    assert "pillar on Send Diplomat" not in options(nowhere)
    assert "pillar on Send Diplomat" in options(one_left)
