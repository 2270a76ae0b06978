"""Presenting an Idea: the people it needs, and the card taken for it."""

import pytest

from tests.support.inventions import asked, card, options, play, refusal, society, table
from tests.support.rules import rule

# Present an Idea


@rule("IN-5.1", "IN-5.2", "IN-5.3", "IN-29.9")
def test_presenting_moves_the_needed_specialists_beside_the_card_and_gives_the_benefit_of_the_specialist_tile() -> None:
    game = table(one=society(ready="Thinker 2", ideas="Hand Loom"), specialists={"Africa": 2})

    assert play(game, "pillar on Present", "present Hand Loom in Africa") == {
        "1 Merchant": 1,
        "1 Thinker": -2,
        "1 idea Hand Loom": -1,
        "1 supply": -1,
        "Africa Hand Loom": 1,
        "Africa presenter 1": 2,
        "asked": "1: DrawIdea",
    }


@rule("IN-5.2", "IN-R60")
def test_the_owner_chooses_how_many_academics_stand_in_when_they_present() -> None:
    game = table(one=society(ready="Thinker 2, Academic 1", ideas="Hand Loom"), specialists={"Africa": 1})
    play(game, "pillar on Present", "present Hand Loom in Africa")

    assert options(game) == ["with no Academic", "with 1 Academic"]
    assert play(game, "with 1 Academic")["1 Academic"] == -1


@rule("IN-5.1", "IN-5.2")
def test_an_idea_needs_an_empty_region_display_and_its_people() -> None:
    game = table(
        one=society(ready="Thinker 1, Artisan 1", ideas="Hand Loom, Painted Pottery"),
        cards={"Asia": card("Granary", presenter=2)},
    )
    play(game, "pillar on Present")

    assert refusal(game, "present Hand Loom in Africa") == (
        "Hand Loom needs 2 of type technology or Academics; you have 1 available."
    )
    assert refusal(game, "present Painted Pottery in Asia").startswith("Asia has a card already")
    assert refusal(game, "present Granary in Africa") == "Granary is not right of your Society Board."


@rule("IN-R16")
def test_without_an_idea_that_can_be_presented_the_action_cannot_be_chosen() -> None:
    game = table(one=society(ready="Merchant 1", ideas="Hand Loom"))

    assert "pillar on Present" not in options(game)
    assert refusal(game, "pillar on Present").startswith("Present is not possible: you have no Idea")
    assert "spend the action on Present" in options(game)


@rule("IN-2.3", "IN-5.4", "IN-5.5")
def test_a_card_of_the_idea_display_is_taken_for_each_idea_presented_at_the_end_of_step_2() -> None:
    game = table(
        one=society(ready="Thinker 1", ideas="Ox Yoke"),
        specialists={"Africa": 1},
        open_ideas="Minted Coin, Great Library, Wheelbarrow",
        deck="Stone Arch, Astrolabe",
    )
    play(game, "pillar on Present", "present Ox Yoke in Africa")

    assert options(game) == ["draw Minted Coin", "draw Great Library", "draw Wheelbarrow", "draw Stone Arch"]
    assert play(game, "draw Great Library")["1 idea Great Library"] == 1
    assert game.view(0)["table"]["open_ideas"] == ["Stone Arch", "Minted Coin", "Wheelbarrow"]
    assert game.view(0)["table"]["top_idea"] == "Astrolabe"


# What else the actions ask for, and what a table may decide


@rule("IN-2.4")
def test_only_cards_left_of_the_society_board_benefit_their_owner() -> None:
    invention = table(one=society(on_map="Africa 1, Asia 1", inventions="Clay Oven"))
    idea = table(one=society(on_map="Africa 1, Asia 1", ideas="Clay Oven"))
    play(invention, "pillar on Call Specialists", "call 1 from Africa")
    play(idea, "pillar on Call Specialists", "call 1 from Africa")

    assert options(invention) == ["chain with Clay Oven", "skip"]
    assert asked(idea) == "1: TakeProgress"


@rule("IN-5.4", "IN-27.6")
def test_whoever_presents_two_ideas_in_a_turn_takes_two_cards() -> None:
    game = table(
        one=society(ready="Thinker 2, Artisan 1", ideas="Ox Yoke, Painted Pottery", hexes={1: "Technology 6"}),
        cards={"Africa": card("Hand Loom", presenter=2, inventor=2)},
        specialists={"Europe": 1, "Asia": 4},
    )
    play(game, "use Technology 6", "innovate in Africa", "present Painted Pottery in Europe")
    play(game, "pillar on Present", "present Ox Yoke in Asia")

    assert asked(game) == "1: DrawIdea"
    play(game, options(game)[0])
    assert asked(game) == "1: DrawIdea"
    assert play(game, options(game)[0])["asked"] == "2: ChooseAction"


@rule("IN-R17")
def test_a_table_may_decide_that_no_idea_of_a_later_era_is_presented() -> None:
    one = society(ready="Thinker 2", ideas="Irrigation Canal")

    any_era = table(one=one)
    current = table(one=one, presenting="current-era")
    in_time = table(one=one, presenting="current-era", era=3)

    assert "pillar on Present" in options(any_era)
    assert "pillar on Present" not in options(current)
    assert "pillar on Present" in options(in_time)


@rule("IN-R60")
@pytest.mark.parametrize(
    ("moves", "question"),
    [
        (("pillar on Invent", "invent in Africa"), ["with no Academic", "with 1 Academic"]),
        (("pillar on Innovate", "innovate in Asia"), ["with no Academic", "with 1 Academic"]),
    ],
)
def test_whether_an_academic_stands_in_is_asked(moves: tuple[str, str], question: list[str]) -> None:
    game = table(
        one=society(ready="Merchant 1, Academic 1"),
        cards={"Africa": card("Granary", presenter=2), "Asia": card("Clay Oven", presenter=2, inventor=2)},
    )

    play(game, *moves)

    assert options(game) == question
