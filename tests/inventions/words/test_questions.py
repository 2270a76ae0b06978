"""How the players are asked: each question with its numbers."""

from tests.support.inventions import opening, play, society, table
from tests.support.inventions.building import building
from tests.support.inventions.scenes import (
    a_discount,
    a_place_to_choose,
    an_invention_to_innovate,
    an_invention_to_share,
    aspirations_without_a_slot,
    citizens_of_two_regions,
    citizens_who_must_pay,
    extra_people_of_any_type,
    one_tile_to_build,
    sages_to_send_home,
    two_ideas_to_invent,
)
from tests.support.sentences import unsaid


def test_how_a_player_is_asked_to_start() -> None:
    game = opening()

    assert game.prompt.text() == "Player 3, choose the Region where you start."


def test_how_a_player_is_asked_to_place_a_pillar() -> None:
    game = table(one=society(on_map="Africa", hexes={1: "Economy 4"}), two=society(epoch="Travel"))

    assert game.prompt.text() == "Player 1, place a Season Pillar (1 Chain Action token available)."


def test_how_a_player_is_asked_to_move_the_epoch_pillar() -> None:
    game = table(round=3)

    assert game.prompt.text() == "Player 1, move the Epoch Pillar (1 Chain Action token available)."


def test_how_a_player_is_asked_to_present() -> None:
    game = table(one=society(ready="Thinker 2, Academic 1", ideas="Hand Loom"))
    play(game, "pillar on Present")

    assert game.prompt.text() == "Player 1, choose how you carry out this action: Present."
    play(game, "present Hand Loom in Africa")
    assert game.prompt.text() == "Player 1, move 2 of type technology: how many Academics are among them?"


def test_how_a_player_is_asked_to_invent() -> None:
    game = two_ideas_to_invent()
    play(game, "pillar on Invent", "invent in Asia", "with no Academic")

    assert game.prompt.text() == "Player 1, exhaust 1 of type economy: how many Academics are among them?"


def test_how_a_player_is_asked_to_exhaust_people_of_any_type() -> None:
    game = extra_people_of_any_type()
    play(game, "pillar on Invent", "invent in Asia")

    assert game.prompt.text() == "Player 1, exhaust 1 more person of any type."


def test_how_a_player_is_asked_to_innovate() -> None:
    game = an_invention_to_innovate()
    play(game, "pillar on Innovate", "innovate in Africa")

    assert game.prompt.text() == "Player 1, you may use Granary for a Chain Action: Gain Influence."


def test_how_a_player_is_asked_to_share() -> None:
    game = an_invention_to_share()
    play(game, "pillar on Share", "share in Africa")

    assert game.prompt.text() == "Player 1, take a Wealth tile of Africa or a wild Aspiration."
    play(game, "take wild Aspiration")
    assert (
        game.prompt.text()
        == "Player 1, your Tile Display is full: choose the tile you discard for one wild Aspiration."
    )


def test_how_a_player_is_asked_to_call_citizens_from_several_regions() -> None:
    game = citizens_of_two_regions()
    play(game, "pillar on Call Specialists", "call 1 from Africa")

    assert game.prompt.text() == "Player 1, you may call Citizens home from further Regions."
    play(game, "call 1 from Asia")
    assert game.prompt.text() == "Player 1, choose a type for 1 Citizen from Asia."


def test_how_a_player_is_asked_to_chain_with_an_invention() -> None:
    game = table(one=society(on_map="Africa 2", inventions="Bone Fishhook", influence=5))
    play(game, "pillar on Call Specialists", "call 1 from Africa")

    assert game.prompt.text() == "Player 1, you may use an Invention for a Chain Action (2 tokens available)."


def test_how_a_player_is_asked_to_travel() -> None:
    game = table(one=society(on_map="Africa", ready="Merchant 1"), no_sage="Europe", knowledge={"Middle East": 2})
    play(game, "pillar on Travel", "travel from Africa to Middle East")

    assert game.prompt.text() == "Player 1, you may take the Sage of Middle East and use the Knowledge tile."


def test_how_a_player_is_asked_to_travel_twice() -> None:
    game = table(one=society(on_map="Africa 2", ready="Merchant 1", hexes={1: "Economy 5"}))
    play(game, "pillar on Travel", "use Economy 5")

    assert game.prompt.text() == "Player 1, make the first of two journeys."
    play(game, "travel from Africa to South America")
    assert game.prompt.text() == "Player 1, you may make the second journey."


def test_how_a_player_is_asked_to_gain_influence() -> None:
    game = table(one=society(on_map="Africa 4", tiles="Influence tile +1 in Asia"))
    play(game, "pillar on Gain Influence", "place Influence tile Travel in Africa")

    assert game.prompt.text() == "Player 1, you may turn an Influence tile for a Chain Action (1 token available)."


def test_how_a_player_is_asked_to_eureka() -> None:
    game = table(one=society(hexes={1: "Economy 7"}))
    play(game, "pillar on Eureka", "discover Smelting")

    assert game.prompt.text() == "Player 1, choose a space of Era 3 for your Era Marker."
    play(game, "mark space 2 of Era 3")
    assert game.prompt.text() == "Player 1, you may use an Economy token to apply another space."


def test_how_a_player_is_asked_to_send_a_diplomat() -> None:
    game = table(one=society(ready="Merchant 1", diplomats="Chipped Stone"))
    play(game, "pillar on Send Diplomat", "send Merchant to Twisted Cord")

    assert game.prompt.text() == "Player 1, choose the Region of your new Citizen."


def test_how_a_player_is_asked_to_call_a_diplomat() -> None:
    game = table(one=society(diplomats="Sown Fields"))
    play(game, "pillar on Call Diplomat", "recall from Sown Fields")

    assert game.prompt.text() == "Player 1, choose 2 new Specialists."


def test_how_a_player_is_asked_to_draw_an_idea() -> None:
    game = table(one=society(ready="Thinker 2", ideas="Hand Loom"))
    play(game, "pillar on Present", "present Hand Loom in Africa")

    assert game.prompt.text() == "Player 1, take 1 Idea of the Idea Display."


def test_how_a_player_is_asked_to_replace_an_aspiration() -> None:
    game = table(one=society(on_map="Africa"))
    play(game, "pillar on Travel", "travel from Africa to Middle East", "skip")

    assert game.prompt.text() == "Player 1, choose the Progress tile for your culture Aspiration."


def test_how_a_player_is_asked_to_use_technology_tiles() -> None:
    game = table(one=society(hexes={1: "Technology 1"}, influence=5))
    play(game, "spend the action on Eureka")

    assert game.prompt.text() == "Player 1, you may use Technology tiles (2 tokens available), or be done."
    play(game, "use Technology 1")
    assert game.prompt.text() == "Player 1, choose the Economy or Culture tile you gain."


def test_how_a_player_is_asked_to_build() -> None:
    game = a_discount()

    assert game.prompt.text() == "Player 1, build up to 2 tiles (the first costs 3 Influence), or be done."


def test_how_a_player_is_asked_to_swap_tiles() -> None:
    game = building(ready="Merchant 3", influence=5, hexes={1: "Economy 3", 9: "Economy 6"})
    play(game, "use Economy 3")

    assert game.prompt.text() == "Player 1, choose two Progress tiles that change places."


def test_how_a_player_is_asked_to_give_up_an_aspiration() -> None:
    game = aspirations_without_a_slot()

    assert game.prompt.text() == "Player 1, 2 Aspirations have no slot: choose which of the new ones you give up."


def test_how_a_player_is_asked_to_choose_a_place_in_the_turn_order() -> None:
    game = a_place_to_choose()

    assert game.prompt.text() == "Player 1, choose your place in the turn order."


def test_how_a_player_is_asked_to_send_sages_home() -> None:
    game = sages_to_send_home()
    play(game, "spend the action on Eureka")

    assert game.prompt.text() == "Player 1, send 2 Sages back to the Map."


def test_how_a_player_is_asked_which_citizens_return() -> None:
    game = citizens_who_must_pay()
    play(game, "build Economy 1 on hex 6")

    assert game.prompt.text() == "Player 1, you may call Citizens home from one Region."


def test_how_a_player_is_asked_when_no_more_may_be_built() -> None:
    game = one_tile_to_build()
    play(game, "build Economy 1 on hex 3")

    assert game.prompt.text() == "Player 1, you have built what you may: use an Economy tile, or be done."


def test_how_a_player_is_asked_to_exhaust_two_people() -> None:
    game = building(ready="Artisan 1, Thinker 1", display="Wealth A1", influence=5)
    play(game, "build Wealth A1 on hex 1")

    assert game.prompt.text() == "Player 1, exhaust 2 more people of any type."


def test_how_a_player_is_asked_what_citizens_become() -> None:
    game = building(ready="", on_map="Africa 2", display="Economy 1", influence=5, open_ideas="")
    play(game, "build Economy 1 on hex 6", "call 1 from Africa")

    assert game.prompt.text() == "Player 1, choose a type for 1 Citizen from Africa."


def test_every_question_is_said_by_a_test() -> None:
    assert unsaid("inventions.ask.", "inventions") == []
