"""Calling Specialists: citizens who come home become Specialists."""

from tests.support.inventions import asked, card, options, play, society, table
from tests.support.rules import rule


@rule("IN-7.1", "IN-7.2")
def test_citizens_called_home_become_specialists_of_the_type_of_the_card_in_their_region() -> None:
    game = table(one=society(on_map="Africa 3"), cards={"Africa": card("Granary", presenter=2)})

    assert play(game, "pillar on Call Specialists", "call 2 from Africa") == {
        "1 Merchant": 2,
        "1 display economy Aspiration": 1,
        "1 in Africa": -2,
        "asked": "1: TakeProgress",
    }


@rule("IN-7.3")
def test_without_a_card_the_rightmost_open_idea_tells_their_type() -> None:
    game = table(one=society(on_map="Africa 1"), open_ideas="Minted Coin, Astrolabe, Stone Arch")

    assert play(game, "pillar on Call Specialists", "call 1 from Africa")["1 Thinker"] == 1


@rule("IN-7.4")
def test_without_any_card_the_owner_chooses_one_type_for_all() -> None:
    game = table(one=society(on_map="Africa 2"), open_ideas="", deck="")
    play(game, "pillar on Call Specialists", "call 2 from Africa")

    assert asked(game) == "1: ChooseType"
    assert play(game, "as culture Specialists")["1 Artisan"] == 2


@rule("IN-7.2", "IN-25.5")
def test_citizens_are_called_from_one_region_unless_the_culture_tile_calls_from_anywhere() -> None:
    plain = table(one=society(on_map="Africa 1, Asia 2"))
    built = table(one=society(on_map="Africa 1, Asia 2", hexes={1: "Culture 5"}))
    play(plain, "pillar on Call Specialists", "call 1 from Africa")
    play(built, "pillar on Call Specialists", "call 1 from Africa")

    assert asked(plain) == "1: TakeProgress"
    assert options(built) == ["call 1 from Asia", "call 2 from Asia", "done"]
