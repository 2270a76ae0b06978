"""Eureka: a new private Milestone, and the Era Track."""

from civitas.inventions.kinds import TURN_ORDER
from tests.support.inventions import COMPONENTS, asked, options, play, refusal, society, table
from tests.support.rules import rule

# Eureka


@rule("IN-13.2", "IN-13.4", "IN-13.5")
def test_eureka_makes_the_private_milestone_common_and_takes_one_of_the_eureka_display() -> None:
    game = table(one=society(private="Sown Fields", diplomats="Sown Fields"), two=society(diplomats="Gathering Lore"))

    assert play(game, "pillar on Eureka", "discover Smelting", "mark space 3 of Era 3") == {
        "1 diplomat Smelting": 1,
        "1 private Smelting": 1,
        "1 private Sown Fields": -1,
        "1 supply": -1,
        "2 Academic": 1,
        "2 diplomat Gathering Lore": -1,
        "common Gathering Lore": -1,
        "common Sown Fields": 1,
        "discard Gathering Lore": 1,
        "eureka Smelting": -1,
        "asked": "2: ChooseAction",
    }
    assert game.view(0)["table"]["common"][0]["milestone"] == "Sown Fields"


@rule("IN-13.3", "IN-R25", "IN-R47")
def test_a_private_milestone_older_than_all_common_ones_is_discarded_with_its_diplomats_sent_home() -> None:
    game = table(
        era=5,
        one=society(private="Sown Fields", diplomats="Sown Fields"),
        common="Paper, Gearing, Geometry, Wheel and Axle, Written Signs",
        eureka="Steam Power, Electromagnetism, Germ Theory",
        two=society(private="Smelting"),
    )

    changes = play(game, "pillar on Eureka", "discover Steam Power", "mark space 3 of Era 5")

    assert changes["discard Sown Fields"] == 1
    assert changes["1 Academic"] == 1
    assert "common Written Signs" not in changes


@rule("IN-13.1")
def test_eureka_needs_a_later_era_than_that_of_the_private_milestone() -> None:
    game = table(one=society(private="Smelting"), eureka="Written Signs, Wheel and Axle")

    assert refusal(game, "pillar on Eureka") == (
        "Eureka is not possible: the Eureka Display has no Milestone of a later Era than yours (Era 3)."
    )


@rule("IN-13.6", "IN-29.2")
def test_each_space_of_the_era_track_takes_one_era_marker_and_gives_its_benefit() -> None:
    game = table(two=society(private="Written Signs", era_space="space 1 of Era 3"), eureka="Smelting, Wheel and Axle")
    play(game, "pillar on Eureka", "discover Smelting")

    assert options(game) == ["mark space 2 of Era 3", "mark space 3 of Era 3"]
    assert play(game, "mark space 2 of Era 3")["1 display wild Aspiration"] == 1


# What else the actions ask for, and what a table may decide


@rule("IN-R68")
def test_a_new_private_milestone_that_is_full_of_diplomats_takes_no_citizen_more() -> None:
    game = table(
        players=4,
        eureka_diplomats="yes",
        two=society(diplomats="Smelting"),
        three=society(diplomats="Smelting"),
        four=society(diplomats="Smelting"),
    )

    changes = play(game, "pillar on Eureka", "discover Smelting", "mark space 3 of Era 3")

    assert changes["1 private Smelting"] == 1
    assert "1 supply" not in changes
    assert game.view()["table"]["private"][0]["diplomats"] == [1, 2, 3]


@rule("IN-13.2")
def test_a_private_milestone_goes_above_common_ones_of_its_letter_and_below_later_ones() -> None:
    game = table(
        one=society(private="Sown Fields"),
        common="Smelting, Fired Clay, Chipped Stone, Shared Speech, Twisted Cord",
        three=society(private="Tended Fire"),
        eureka="Written Signs, Wheel and Axle",
    )

    play(game, "pillar on Eureka", "discover Written Signs", "mark space 3 of Era 3")

    assert [row["milestone"] for row in game.view()["table"]["common"]] == [
        "Smelting", "Sown Fields", "Fired Clay", "Chipped Stone", "Shared Speech",
    ]  # fmt: skip


@rule("IN-R25")
def test_a_private_milestone_of_the_letter_of_the_lowest_common_one_is_not_older_and_an_era_may_be_skipped() -> None:
    game = table(
        era=4,
        one=society(private="Smelting"),
        common="Paper, Gearing, Geometry, Wheel and Axle, Written Signs",
        eureka="Steam Power, Electromagnetism, Germ Theory",
    )

    changes = play(game, "pillar on Eureka", "discover Germ Theory", "mark space 3 of Era 5")

    assert changes["discard Written Signs"] == 1
    assert changes["common Smelting"] == 1
    assert game.view()["table"]["societies"][0]["era"] == 5


@rule("IN-R26")
def test_the_era_track_has_three_spaces_for_each_of_the_eras_3_to_6_one_of_them_for_the_turn_order_but_in_era_6() -> (
    None
):
    for era in (3, 4, 5, 6):
        benefits = [space.benefit for space in COMPONENTS.era_track if space.era == era]
        assert len(benefits) == 3
        assert benefits.count(TURN_ORDER) == (0 if era == 6 else 1)


@rule("IN-13.6")
def test_the_last_free_space_of_an_era_is_marked_without_a_question() -> None:
    game = table(
        one=society(private="Sown Fields"),
        two=society(private="Wheel and Axle", era_space="space 1 of Era 3"),
        three=society(private="Written Signs", era_space="space 2 of Era 3"),
    )

    play(game, "pillar on Eureka", "discover Smelting")

    assert game.view()["table"]["societies"][0]["era_space"] == "space 3 of Era 3"
    assert asked(game) == "2: ChooseAction"
