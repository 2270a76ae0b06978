"""Inventing: the people and the Milestone that an Idea needs."""

from tests.support.inventions import card, options, play, refusal, society, table
from tests.support.rules import rule

# Invent


@rule("IN-6.1", "IN-6.4", "IN-6.5")
def test_inventing_moves_a_matching_specialist_beside_the_card_and_gives_a_technology_aspiration() -> None:
    game = table(
        one=society(ready="Merchant 2", private="Sown Fields"),
        cards={"Africa": card("Granary", presenter=2)},
    )

    assert play(game, "pillar on Invent", "invent in Africa") == {
        "1 Merchant": -1,
        "1 display technology Aspiration": 1,
        "Africa inventor 1": 1,
        "asked": "1: TakeProgress",
    }


@rule("IN-6.6", "IN-R18")
def test_extra_specialists_shown_on_the_card_are_exhausted() -> None:
    game = table(
        era=3,
        one=society(ready="Merchant 2", private="Smelting"),
        eureka="",
        cards={"Africa": card("Iron Ploughshare", presenter=1)},
    )

    changes = play(game, "pillar on Invent", "invent in Africa")

    assert changes["1 Merchant"] == -2
    assert changes["1 exhausted Merchant"] == 1


@rule("IN-6.2")
def test_a_milestone_of_another_is_accessible_with_a_diplomat_or_when_its_era_is_over() -> None:
    cards = {"Africa": card("Ox Yoke", presenter=2)}

    alone = table(one=society(ready="Thinker 1"), cards=cards)
    visiting = table(one=society(ready="Thinker 1", diplomats="Tamed Animals"), cards=cards)
    later = table(one=society(ready="Thinker 1"), cards=cards, era=3)

    assert "pillar on Invent" not in options(alone)
    assert "pillar on Invent" in options(visiting)
    assert "pillar on Invent" in options(later)


@rule("IN-6.2", "IN-R52")
def test_a_milestone_of_an_absent_seat_is_somebody_elses() -> None:
    cards = {"Africa": card("Hand Loom", presenter=2)}

    assert "pillar on Invent" not in options(table(one=society(ready="Thinker 2"), cards=cards))
    assert "pillar on Invent" in options(table(one=society(ready="Thinker 2"), cards=cards, era=3))


@rule("IN-6.3")
def test_common_and_discarded_milestones_are_accessible_to_all() -> None:
    cards = {"Africa": card("Fishing Net", presenter=2), "Asia": card("Clay Oven", presenter=2)}
    game = table(
        one=society(ready="Merchant 1"),
        cards=cards,
        common="Smelting, Chipped Stone, Shared Speech, Twisted Cord, Gathering Lore",
        eureka="Written Signs, Wheel and Axle",
    )
    play(game, "pillar on Invent")

    assert options(game) == ["invent in Africa", "invent in Asia"]


@rule("IN-6.1")
def test_an_idea_whose_milestone_nobody_has_discovered_cannot_be_invented() -> None:
    game = table(
        one=society(ready="Merchant 1, Artisan 3", private="Sown Fields"),
        cards={"Africa": card("Bronze Bell", presenter=2), "Asia": card("Granary", presenter=2)},
    )
    play(game, "pillar on Invent")

    assert refusal(game, "invent in Africa") == "Bronze Bell needs Smelting, which nobody has discovered yet (Invent)."
    assert refusal(game, "invent in Europe") == "There is no Idea in Europe (Invent)."


# What else the actions ask for, and what a table may decide


@rule("IN-6.7")
def test_an_idea_that_is_invented_shows_its_invention_side_and_can_be_shared() -> None:
    game = table(one=society(ready="Merchant 2", private="Sown Fields"), cards={"Africa": card("Granary", presenter=2)})
    assert game.view()["table"]["regions"][0]["invention"] is False

    play(game, "pillar on Invent", "invent in Africa")

    assert game.view()["table"]["regions"][0]["invention"] is True


@rule("IN-6.2")
def test_the_own_private_milestone_is_accessible_without_a_diplomat() -> None:
    game = table(one=society(ready="Merchant 1"), cards={"Africa": card("Granary", presenter=2)})

    assert "pillar on Invent" in options(game)


@rule("IN-R18")
def test_a_table_may_decide_that_extra_people_are_of_any_type() -> None:
    words = {
        "era": 3,
        "one": society(ready="Merchant 1, Thinker 1", private="Smelting"),
        "eureka": "",
        "cards": {"Africa": card("Iron Ploughshare", presenter=2)},
    }

    matching = table(**words)  # type: ignore[arg-type]
    any_type = table(**words, extra_specialists="any-type")  # type: ignore[arg-type]

    assert "pillar on Invent" not in options(matching)
    changes = play(any_type, "pillar on Invent", "invent in Africa", "exhaust Thinker")
    assert (changes["1 Merchant"], changes["1 exhausted Thinker"]) == (-1, 1)
