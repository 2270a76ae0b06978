"""Each kind of move as a person reads it, with its price."""

import pytest

from civitas.inventions.kinds import BENEFIT_NAMES
from civitas.inventions.words.moves import reward
from tests.support.inventions import card, opening, play, society, table
from tests.support.inventions.building import building
from tests.support.inventions.scenes import (
    a_discount,
    a_place_to_choose,
    an_invention_to_innovate,
    an_invention_to_share,
    aspirations_without_a_slot,
    citizens_of_two_regions,
    extra_people_of_any_type,
    sages_to_send_home,
    two_ideas_to_invent,
)
from tests.support.sentences import said, unsaid


def test_what_it_says_to_start() -> None:
    game = opening()

    assert said(game, "start in Africa") == "Start in Africa with Clay Oven: 2 of type economy, gain 1 Influence"


def test_what_it_says_to_place_a_pillar() -> None:
    game = table(one=society(on_map="Africa", hexes={1: "Economy 4"}), two=society(epoch="Travel"))

    assert said(game, "pillar on Travel") == "Place the Pillar on Travel: take this action (1 Influence for Player 2)"
    assert said(game, "pillar on Eureka") == "Place the Pillar on Eureka: take this action"
    assert said(game, "spend the action on Share") == "Place the Pillar on Share: only 1 Influence"
    assert said(game, "use Economy 4") == "Use Economy 4: Academic limit +1"


def test_what_it_says_to_present() -> None:
    game = table(one=society(ready="Thinker 2, Academic 1", ideas="Hand Loom"))
    play(game, "pillar on Present")

    assert (
        said(game, "present Hand Loom in Africa")
        == "Present Hand Loom in Africa: 2 of type technology, gain 1 Influence"
    )


def test_what_it_says_to_invent() -> None:
    game = two_ideas_to_invent()
    play(game, "pillar on Invent")

    assert said(game, "invent in Africa") == "Invent Granary in Africa with 1 of type economy"
    assert said(game, "invent in Asia") == "Invent Iron Ploughshare in Asia with 1 of type economy, and exhaust 1 more"


def test_what_it_says_to_exhaust_people_of_any_type() -> None:
    game = extra_people_of_any_type()
    play(game, "pillar on Invent", "invent in Asia")

    assert said(game, "exhaust Artisan") == "Exhaust one Artisan"


def test_what_it_says_to_innovate() -> None:
    game = an_invention_to_innovate()
    play(game, "pillar on Innovate")

    assert said(game, "innovate in Africa") == "Innovate Granary in Africa with 1 of type economy"


def test_what_it_says_to_share() -> None:
    game = an_invention_to_share()
    play(game, "pillar on Share")

    assert said(game, "share in Africa") == "Share Granary in Africa (Player 2 scores 4)"
    play(game, "share in Africa")
    assert said(game, "take Wealth A1") == "Take Wealth A1"
    play(game, "take wild Aspiration")
    assert said(game, "replace Economy 1") == "Discard Economy 1"
    assert said(game, "skip") == "Discard nothing"


def test_what_it_says_to_share_what_chronos_presented() -> None:
    game = table(players=2, one=society(), cards={"Africa": card("Granary", presenter=3, inventor=1)})
    play(game, "pillar on Share")

    assert said(game, "share in Africa") == "Share Granary in Africa (presented by Chronos)"


def test_what_it_says_to_call_citizens_from_several_regions() -> None:
    game = citizens_of_two_regions()
    play(game, "pillar on Call Specialists")

    assert said(game, "call 2 from Africa") == "Call 2 home from Africa: Merchant"
    assert said(game, "call 1 from Asia") == "Call 1 home from Asia, of a type you choose"
    play(game, "call 1 from Africa", "call 1 from Asia")
    assert said(game, "as culture Specialists") == "They become culture Specialists"


def test_what_it_says_to_chain_with_an_invention() -> None:
    game = table(one=society(on_map="Africa 2", inventions="Bone Fishhook", influence=5))
    play(game, "pillar on Call Specialists", "call 1 from Africa")

    assert said(game, "chain with Bone Fishhook") == "Chain Action with Bone Fishhook: Travel"
    assert said(game, "skip") == "Skip this"


def test_what_it_says_to_travel() -> None:
    game = table(one=society(on_map="Africa", ready="Merchant 1"), no_sage="Europe", knowledge={"Middle East": 2})
    play(game, "pillar on Travel")

    assert said(game, "travel from Africa to Middle East") == "Travel from Africa to Middle East, where a Sage stands"
    assert said(game, "travel from Africa to Europe") == "Travel from Africa to Europe"
    play(game, "travel from Africa to Middle East")
    assert said(game, "take the Sage") == "Take the Sage (Invent is not possible now)"
    assert said(game, "skip") == "Leave the Sage"


def test_what_it_says_to_travel_twice() -> None:
    game = table(one=society(on_map="Africa 2", ready="Merchant 1", hexes={1: "Economy 5"}))
    play(
        game,
        "pillar on Travel",
        "use Economy 5",
        "travel from Africa to South America",
        "travel from South America to Oceania",
    )

    assert said(game, "take the Sage") == "Take the Sage and act: Send Diplomat"


def test_what_it_says_to_take_a_sage_and_score() -> None:
    game = table(one=society(on_map="Africa 2", sages=1), no_sage="Europe", scoring="Oceania, Middle East")
    play(game, "pillar on Travel", "travel from Africa to Middle East")

    assert said(game, "take the Sage") == "Take the Sage and score 4 points"


def test_what_it_says_to_gain_influence() -> None:
    game = table(one=society(on_map="Africa 4", tiles="Influence tile +1 in Asia"))
    play(game, "pillar on Gain Influence")

    assert (
        said(game, "place Influence tile Travel in Africa")
        == "Place Influence tile Travel in Africa: 2 Citizens go home, 4 points"
    )
    play(game, "place Influence tile Travel in Africa")
    assert said(game, "chain with the tile in Asia") == "Turn Influence tile +1 in Asia: 1 Influence"


def test_what_it_says_to_eureka() -> None:
    game = table(one=society(hexes={1: "Economy 7"}))
    play(game, "pillar on Eureka")

    assert said(game, "discover Smelting") == "Discover Smelting"
    play(game, "discover Smelting")
    assert said(game, "mark space 2 of Era 3") == "Put the Era Marker on space 2 of Era 3: wild Aspiration"
    play(game, "mark space 2 of Era 3")
    assert said(game, "apply space 1 of Era 3") == "Use an Economy token to apply space 1 of Era 3: new Academic"


def test_what_it_says_to_send_a_diplomat() -> None:
    game = table(one=society(ready="Merchant 1", diplomats="Chipped Stone"))
    play(game, "pillar on Send Diplomat")

    assert said(game, "send Merchant to Twisted Cord") == "Send one Merchant to Twisted Cord: new Citizen"
    play(game, "send Merchant to Twisted Cord")
    assert said(game, "settle Asia") == "Settle in Asia"


def test_what_it_says_to_call_a_diplomat() -> None:
    game = table(one=society(diplomats="Sown Fields"))
    play(game, "pillar on Call Diplomat")

    assert said(game, "recall from Sown Fields") == "Call the Diplomat back from Sown Fields: 2 Specialists"
    play(game, "recall from Sown Fields")
    assert said(game, "gain Artisan") == "Gain one Artisan"


def test_what_it_says_to_draw_an_idea() -> None:
    game = table(one=society(ready="Thinker 2", ideas="Hand Loom"))
    play(game, "pillar on Present", "present Hand Loom in Africa")

    assert said(game, "draw Caravan Route") == "Take Caravan Route (Era 3, economy, needs 2)"


def test_what_it_says_to_replace_an_aspiration() -> None:
    game = table(one=society(on_map="Africa"))
    play(game, "pillar on Travel", "travel from Africa to Middle East", "skip")

    assert said(game, "take Culture 1") == "Take Culture 1: new Citizen when built"


def test_what_it_says_to_take_the_first_progress_tile_of_all() -> None:
    game = table(one=society(on_map="Africa"), cards={"Africa": card("Hand Loom", presenter=2)})
    play(game, "pillar on Call Specialists", "call 1 from Africa")

    assert said(game, "take Economy 1") == "Take Economy 1: reuse a Forum"


def test_what_it_says_to_use_technology_tiles() -> None:
    game = table(one=society(hexes={1: "Technology 1"}, influence=5))
    play(game, "spend the action on Eureka")

    assert said(game, "use Technology 1") == "Use Technology 1: gain an economy or culture tile"


def test_what_it_says_to_build() -> None:
    game = a_discount()

    assert (
        said(game, "build Economy 1 on hex 8")
        == "Build Economy 1 on hex 8: 1 Specialist, 3 Influence, gain new Merchant"
    )
    assert (
        said(game, "build Economy 1 on hex 3 with 2 Specialists less")
        == "Build Economy 1 on hex 3 with the discount: 0 Specialists, 3 Influence, gain new Thinker"
    )
    assert said(game, "done") == "Done"


def test_what_a_hex_says_that_gives_something_to_do_or_takes_people_off() -> None:
    game = building(ready="Merchant 3", display="Economy 1, Wealth A1", influence=5)

    price = "1 Specialist, 2 Influence"
    assert said(game, "build Economy 1 on hex 6") == f"Build Economy 1 on hex 6: {price}, then return Citizens"
    price = "0 Specialists, 2 Influence"
    assert (
        said(game, "build Economy 1 on hex 2") == f"Build Economy 1 on hex 2: {price}, with 2 Specialists less already"
    )
    price = "2 Specialists, 2 Influence"
    assert said(game, "build Wealth A1 on hex 2") == f"Build Wealth A1 on hex 2: {price}, no benefit"


@pytest.mark.parametrize(
    ("benefit", "says"),
    [
        ("Travel", "then Travel"),
        ("Call Diplomat", "then Call Diplomat"),
        ("build", "then build"),
        ("build for 2 Influence", "then build for 2 Influence"),
        ("return Citizens", "then return Citizens"),
        ("1 Influence", "gain 1 Influence"),
        ("2 Specialists", "gain 2 Specialists"),
        ("Economy token", "gain Economy token"),
        ("2 Specialists less", "with 2 Specialists less already"),
        ("nothing", "no benefit"),
    ],
)
def test_what_a_place_gives_is_had_done_taken_off_or_nothing(benefit: str, says: str) -> None:
    assert reward(BENEFIT_NAMES.index(benefit)).text() == says


def test_what_it_says_to_swap_tiles() -> None:
    game = building(ready="Merchant 3", influence=5, hexes={1: "Economy 3", 9: "Economy 6"})
    play(game, "use Economy 3")

    assert said(game, "swap hex 1 and hex 9") == "Swap Economy 3 and Economy 6"


def test_what_it_says_to_choose_how_many_academics_stand_in() -> None:
    game = table(one=society(ready="Thinker 2, Academic 1", ideas="Hand Loom"))
    play(game, "pillar on Present", "present Hand Loom in Africa")

    assert said(game, "with 1 Academic") == "1 of type technology and 1 Academic"


def test_what_it_says_to_give_up_an_aspiration() -> None:
    game = aspirations_without_a_slot()

    assert said(game, "drop culture Aspiration") == "Give up one culture Aspiration"


def test_what_it_says_to_choose_a_place_in_the_turn_order() -> None:
    game = a_place_to_choose()

    assert said(game, "play second") == "Take the second place in the turn order"


def test_what_it_says_to_send_sages_home() -> None:
    game = sages_to_send_home()
    play(game, "spend the action on Eureka")

    assert said(game, "send the Sage to Africa") == "Send the Sage to Africa"


def test_every_sentence_of_a_move_is_said_by_a_test() -> None:
    assert unsaid("inventions.move.", "inventions") == []
    assert unsaid("inventions.reward.", "inventions") == []
