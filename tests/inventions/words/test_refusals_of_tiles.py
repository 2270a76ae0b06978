"""Why a move is refused: taking, building, swapping and discarding tiles."""

from tests.support.inventions import card, play, society, table
from tests.support.inventions.building import building
from tests.support.inventions.scenes import an_invention_to_share, citizens_who_must_pay, one_tile_to_build
from tests.support.sentences import refusal


def test_why_nobody_can_return_citizens_that_must_pay() -> None:
    game = citizens_who_must_pay()
    play(game, "build Economy 1 on hex 6")

    assert refusal(game, "call 3 from Africa") == "You have 2 Citizens in Africa and would need 3."
    assert (
        refusal(game, "skip") == "You must still be able to exhaust 2 people for the tile you build; this would not do."
    )


def test_why_nobody_can_build_more_than_allowed() -> None:
    game = one_tile_to_build()

    assert (
        refusal(game, "build economy Aspiration on hex 3")
        == "An Aspiration cannot be built; it is replaced by a Progress tile first."
    )
    assert refusal(game, "build Culture 3 on hex 3") == "Culture 3 is not in your Tile Display."
    assert refusal(game, "build Economy 1 on hex 1") == "There is a tile on hex 1 already."
    assert (
        refusal(game, "build Economy 1 on hex 3 with 2 Specialists less")
        == "You have no discount of 2 Specialists for this tile."
    )
    play(game, "build Economy 1 on hex 3")
    assert (
        refusal(game, "build Economy 2 on hex 4")
        == "You may build no more tiles: as many as the Era of your Private Milestone, less one."
    )
    assert refusal(game, "use Culture 1") == "Culture 1 is not used: it works by itself."
    assert refusal(game, "use Economy 3") == "Economy 3 is not on your Progress Map."
    assert refusal(game, "use wild Aspiration") == "wild Aspiration is not used: it works by itself."


def test_why_nobody_can_build_without_the_influence() -> None:
    game = building(ready="Merchant 3", display="Economy 1", influence=0, hexes={9: "Economy 2"})

    assert refusal(game, "build Economy 1 on hex 3") == "Building costs 3 Influence now; you have 1."
    assert refusal(game, "build Wealth A1 on hex 3") == "Wealth A1 is not in your Tile Display."


def test_why_nobody_can_swap_tiles_the_wrong_way_round() -> None:
    game = building(ready="Merchant 3", influence=5, hexes={1: "Economy 3", 9: "Economy 6"})
    play(game, "use Economy 3")

    assert (
        refusal(game, "swap hex 9 and hex 1")
        == "Two different Progress tiles on your Progress Map are swapped, the first hex named first."
    )


def test_why_nobody_can_use_tiles_that_do_nothing() -> None:
    game = table(one=society(hexes={1: "Economy 5", 2: "Technology 2", 3: "Economy 4"}, used="Economy 4", influence=5))

    assert refusal(game, "use Economy 5") == "You have no Economy token in the corner of your Society Board."
    assert refusal(game, "use Technology 2") == "Technology 2 can do nothing now."
    assert refusal(game, "use Economy 4") == "Economy 4 was used already."


def test_why_nobody_can_share_and_take_what_is_not_on_offer() -> None:
    game = table(
        cards={
            "Africa": card("Granary", presenter=2, inventor=3),
            "Europe": card("Hand Loom", presenter=1, inventor=2),
        },
        wealth={"Europe": "Wealth C1, Wealth C2"},
        one=society(display="Wealth B1"),
    )
    play(game, "pillar on Share")

    assert refusal(game, "share in Africa") == "You have no Citizen beside Granary in Africa (Share an Invention)."
    assert refusal(game, "share in Asia") == "There is no Invention in Asia."
    play(game, "share in Europe")
    assert refusal(game, "take Wealth C1") == "Wealth C1 cannot be taken from Europe now."
    assert refusal(game, "take Wealth B2") == "You have a Wealth tile with the letter B already."
    assert refusal(game, "take Economy 1") == "Economy 1 is not of the type you may take now."


def test_why_nobody_can_become_a_type_that_cannot_pay() -> None:
    game = building(ready="", on_map="Africa 2", display="Economy 1", influence=5, open_ideas="")
    play(game, "build Economy 1 on hex 6", "call 1 from Africa")

    assert (
        refusal(game, "as culture Specialists")
        == "You must still be able to exhaust 1 person for the tile you build; this would not do."
    )


def test_why_nobody_can_chain_with_a_tile_that_cannot_be_turned() -> None:
    game = table(one=society(on_map="Africa 4", tiles="Influence tile +1 in Asia"))
    play(game, "pillar on Gain Influence", "place Influence tile Present in Africa")

    assert refusal(game, "chain with the tile in Europe") == "You have no face-up Influence tile in Europe."
    assert refusal(game, "chain with the tile in Africa") == "Present is not possible now."


def test_why_nobody_can_take_a_progress_tile_that_cannot_be_had() -> None:
    game = table(one=society(on_map="Africa", hexes={1: "Culture 1"}), gone="Culture 2")
    play(game, "pillar on Travel", "travel from Africa to Middle East", "skip")

    assert refusal(game, "take Economy 1") == "Economy 1 is not of the type you may take now."
    assert (
        refusal(game, "take Culture 1")
        == "You have Culture 1 already; nobody may have two of the same type and number."
    )
    assert refusal(game, "take Culture 2") == "No Culture 2 is left in the display."


def test_why_nobody_can_discard_what_is_not_in_the_display() -> None:
    game = an_invention_to_share()
    play(game, "pillar on Share", "share in Africa", "take wild Aspiration")

    assert refusal(game, "replace Economy 3") == "Economy 3 is not in your Tile Display."


def test_why_nobody_can_gain_specialists_that_cannot_pay() -> None:
    game = building(display="Economy 1", influence=5, hexes={10: "Culture 1"})
    play(game, "build Economy 1 on hex 9")

    assert refusal(game, "gain Artisan") == (
        "You must still be able to exhaust 2 people for the tile you build; this would not do."
    )


def test_why_nobody_can_gain_a_technology_tile_by_a_tile() -> None:
    game = table(one=society(hexes={1: "Technology 1"}, influence=5))
    play(game, "spend the action on Eureka", "use Technology 1")

    assert refusal(game, "take Technology 2") == "Technology 2 is not of the type you may take now."
    assert game.why_not("take Economy 2") is None
    assert game.why_not("take Culture 7") is None
