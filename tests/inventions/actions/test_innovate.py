"""Innovating an Invention of another player."""

from tests.support.inventions import card, options, play, refusal, society, table
from tests.support.rules import rule


@rule("IN-11.2", "IN-11.3", "IN-R56")
def test_innovating_moves_a_matching_specialist_and_gains_one_of_the_same_type() -> None:
    game = table(
        one=society(ready="Academic 1", influence=0), cards={"Africa": card("Granary", presenter=1, inventor=2)}
    )

    assert play(game, "pillar on Innovate", "innovate in Africa") == {
        "1 Academic": -1,
        "1 Merchant": 1,
        "1 supply": -1,
        "Africa innovator 1": 1,
        "asked": "2: ChooseAction",
    }


@rule("IN-11.1", "IN-11.2")
def test_only_inventions_of_others_without_an_innovator_can_be_innovated() -> None:
    game = table(
        one=society(ready="Merchant 1, Thinker 1"),
        cards={
            "Africa": card("Granary", presenter=2, inventor=1),
            "Asia": card("Hand Loom", presenter=1, inventor=2, innovator=3),
            "Europe": card("Ox Yoke", presenter=1, inventor=3),
        },
    )
    play(game, "pillar on Innovate")

    assert options(game) == ["innovate in Europe"]
    assert "yourself" in refusal(game, "innovate in Africa")
    assert refusal(game, "innovate in Asia") == "Hand Loom has an Innovator already (Innovate)."
