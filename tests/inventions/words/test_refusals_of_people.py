"""Why people are too few: who is needed, how many, and how many there are."""

from civitas.inventions.kinds import ANY_TYPE
from civitas.inventions.people import people_ready
from civitas.kernel.bits import side_by_side
from tests.support.inventions import card, opening, play, society, state_of, table
from tests.support.sentences import refusal

COMMON = "Smelting, Tended Fire, Chipped Stone, Shared Speech, Twisted Cord"
PLOUGH = {"Asia": card("Iron Ploughshare", presenter=2), "Africa": card("Granary", presenter=2)}
"""Iron Ploughshare takes an Inventor and 1 more, the Granary an Inventor alone."""


def test_why_nobody_can_start_with_too_few_people() -> None:
    game = opening()
    state = state_of(game)
    state.societies[2].supply += people_ready(state.societies[2], ANY_TYPE) - 1
    state.societies[2].ready = side_by_side([1, 0, 0, 0])

    assert refusal(game, "start in Africa") == "Clay Oven needs 2 of type economy or Academics; you have 1 available."


def test_why_nobody_can_present_with_too_few_people() -> None:
    game = table(one=society(ready="Thinker 1, Merchant 4, Artisan 1", ideas="Hand Loom, Clay Oven"))
    play(game, "pillar on Present")

    assert refusal(game, "present Hand Loom in Europe") == (
        "Hand Loom needs 2 of type technology or Academics; you have 1 available."
    )


def test_why_nobody_can_invent_with_too_few_people() -> None:
    game = table(one=society(ready="Merchant 1, Thinker 3"), cards=PLOUGH, common=COMMON, two=society(private="Paper"))
    play(game, "pillar on Invent")

    assert refusal(game, "invent in Asia") == (
        "Iron Ploughshare needs 2 of type economy or Academics; you have 1 available."
    )


def test_why_nobody_can_invent_with_too_few_people_of_any_type() -> None:
    words = {"cards": PLOUGH, "common": COMMON, "extra_specialists": "any-type"}
    alone = table(one=society(ready="Merchant 1"), **words)  # type: ignore[arg-type]
    play(alone, "pillar on Invent")

    assert refusal(alone, "invent in Asia") == (
        "Iron Ploughshare needs 2 of type economy or Academics; you have 1 available."
    )


def test_why_nobody_can_innovate_without_somebody_of_the_type() -> None:
    game = table(
        one=society(ready="Thinker 2"),
        cards={"Africa": card("Granary", presenter=2, inventor=2), "Asia": card("Hand Loom", presenter=2, inventor=2)},
    )
    play(game, "pillar on Innovate")

    assert refusal(game, "innovate in Africa") == (
        "Granary needs 1 of type economy or Academics; you have 0 available."
    )


def test_why_nobody_gains_influence_where_somebody_else_has_more_citizens() -> None:
    game = table(
        one=society(on_map="Africa 2, Asia 3"), two=society(on_map="Africa 4"), three=society(on_map="Africa 3")
    )
    play(game, "pillar on Gain Influence")

    assert refusal(game, "place Influence tile Travel in Africa") == (
        "You have 2 Citizens in Africa and somebody else has 4; Gain Influence needs the majority."
    )


def test_why_nobody_can_invent_without_anybody_of_the_type_where_the_extra_people_may_be_of_any() -> None:
    cards = {**PLOUGH, "Europe": card("Ox Yoke", presenter=2)}
    one = society(ready="Thinker 3", diplomats="Tamed Animals")
    game = table(one=one, cards=cards, common=COMMON, extra_specialists="any-type")
    play(game, "pillar on Invent")

    assert refusal(game, "invent in Asia") == (
        "Iron Ploughshare needs 1 of type economy or Academics; you have 0 available."
    )
