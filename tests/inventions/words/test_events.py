"""What is heard of all that can happen, in whole flows."""

from civitas.inventions.events import EVENTS
from tests.support.inventions import card, heard, opening, play, society, table
from tests.support.inventions.building import building
from tests.support.inventions.scenes import aspirations_without_a_slot
from tests.support.sentences import unsaid


def test_what_is_heard_of_starting() -> None:
    game = opening()

    assert heard(game, "start in Middle East", "with 1 Academic") == [
        "Player 3 started in Middle East with Polished Sickle.",
        "Player 3 gained one more Merchant.",
        "Player 3 placed Influence tile +1 in Middle East.",
        "A Citizen of Player 3 settled in Middle East.",
    ]
    play(game, "start in Africa", "with 1 Academic")
    assert heard(game, "start in Europe", "with no Academic") == [
        "Player 1 started in Europe with Oral Epic.",
        "Player 1 gained one more Artisan.",
        "Player 1 placed Influence tile +1 in Europe.",
        "A Citizen of Player 1 settled in Europe.",
        "Fishing Net in Asia was claimed by nobody and left the game.",
        "Herbal Remedies in Oceania was claimed by nobody and left the game.",
        "Round 1 of Era 1 began.",
        "Player 1 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_visiting_a_pillar() -> None:
    game = table(one=society(on_map="Africa"), two=society(epoch="Travel"))

    assert heard(game, "pillar on Travel", "travel from Africa to Middle East", "take the Sage") == [
        "Player 1 placed a Pillar on Travel.",
        "The Pillar of Player 2 was visited.",
        "Player 2: 1 Influence, now 2.",
        "Player 1 gained one culture Aspiration.",
        "A Citizen of Player 1 travelled from Africa to Middle East.",
        "Player 1 took the Sage of Middle East.",
    ]


def test_what_is_heard_of_using_a_knowledge_tile() -> None:
    game = table(one=society(on_map="Africa 3"))

    assert heard(
        game, "pillar on Travel", "travel from Africa to South America", "take the Sage", "call 2 from Africa"
    ) == [
        "Player 1 placed a Pillar on Travel.",
        "Player 1 gained one culture Aspiration.",
        "A Citizen of Player 1 travelled from Africa to South America.",
        "Player 1 took the Sage of South America.",
        "Player 1 used the Knowledge tile of South America: Call Specialists.",
        "Player 1 gained one economy Aspiration.",
        "Player 1 called 2 Citizens home from Africa (Thinker).",
    ]


def test_what_is_heard_of_spending_the_action() -> None:
    game = table(one=society(influence=3))

    assert heard(game, "spend the action on Share") == [
        "Player 1 spent the action on the space Share.",
        "Player 1: 1 Influence, now 4.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_presenting_and_drawing() -> None:
    game = table(one=society(ready="Thinker 2", ideas="Hand Loom"))

    assert heard(game, "pillar on Present", "present Hand Loom in Africa") == [
        "Player 1 placed a Pillar on Present.",
        "Player 1 presented Hand Loom in Africa with 2 Citizens.",
        "Player 1: 1 Influence, now 2.",
    ]
    assert heard(game, "draw Caravan Route") == [
        "Player 1 took the Idea Caravan Route.",
        "Iron Ploughshare now lies on top of the Idea deck.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_inventing() -> None:
    game = table(
        one=society(ready="Merchant 3"),
        cards={"Asia": card("Iron Ploughshare", presenter=2)},
        common="Smelting, Tended Fire, Chipped Stone, Shared Speech, Twisted Cord",
    )

    assert heard(game, "pillar on Invent", "invent in Asia") == [
        "Player 1 placed a Pillar on Invent.",
        "Player 1 invented Iron Ploughshare in Asia.",
        "Player 1 gained one technology Aspiration.",
        "Player 1 exhausted 1 of these: Merchant.",
    ]


def test_what_is_heard_of_innovating() -> None:
    game = table(
        one=society(ready="Merchant 1", on_map="Africa 2"), cards={"Africa": card("Granary", presenter=2, inventor=2)}
    )

    assert heard(
        game, "pillar on Innovate", "innovate in Africa", "chain with Granary", "place Influence tile +1 in Africa"
    ) == [
        "Player 1 placed a Pillar on Innovate.",
        "Player 1 innovated Granary in Africa.",
        "Player 1 gained one more Merchant.",
        "Player 1 used Granary for a Chain Action: Gain Influence.",
        "Player 1 placed Influence tile +1 in Africa: 4 points.",
        "Player 1: 1 Influence, now 2.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_turning_an_influence_tile() -> None:
    game = table(one=society(on_map="Africa 4", tiles="Influence tile +1 in Asia"))

    assert heard(
        game, "pillar on Gain Influence", "place Influence tile Travel in Africa", "chain with the tile in Asia"
    ) == [
        "Player 1 placed a Pillar on Gain Influence.",
        "Player 1 called 2 Citizens home from Africa (Thinker).",
        "Player 1 placed Influence tile Travel in Africa: 4 points.",
        "Player 1: 2 Influence, now 3.",
        "Player 1 turned the Influence tile in Asia for a Chain Action: 1 Influence.",
        "Player 1: 1 Influence, now 4.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_sharing() -> None:
    game = table(
        cards={"Africa": card("Granary", presenter=2, inventor=3, innovator=1)},
        wealth={"Africa": "Wealth A1, Wealth A2"},
        one=society(display="Economy 1, Economy 2, Culture 1, Wealth B1"),
    )

    assert heard(game, "pillar on Share", "share in Africa", "take Wealth A2", "replace Economy 1") == [
        "Player 1 placed a Pillar on Share.",
        "Player 1 shared Granary in Africa.",
        "Player 2 presented Granary: 4 points.",
        "Player 3 took the Invention Granary.",
        "A Citizen of Player 1 settled in Africa.",
        "Player 1 took Wealth A2 of Africa.",
        "Player 1 discarded Economy 1 from the Tile Display.",
    ]


def test_what_is_heard_of_scoring_knowledge_tiles() -> None:
    game = table(one=society(on_map="Africa 2", sages=1), no_sage="Europe", scoring="Oceania, Middle East")

    assert heard(game, "pillar on Travel", "travel from Africa to Middle East", "take the Sage") == [
        "Player 1 placed a Pillar on Travel.",
        "Player 1 gained one culture Aspiration.",
        "A Citizen of Player 1 travelled from Africa to Middle East.",
        "Player 1 took the Sage of Middle East.",
        "Player 1 scored the Knowledge tiles: 4 points.",
    ]


def test_what_is_heard_of_sending_a_diplomat() -> None:
    game = table(one=society(ready="Merchant 1"))

    assert heard(game, "pillar on Send Diplomat", "send Merchant to Twisted Cord", "settle Asia") == [
        "Player 1 placed a Pillar on Send Diplomat.",
        "Player 1 sent a Diplomat (Merchant) to Twisted Cord.",
        "A Citizen of Player 1 settled in Asia.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_leaving_something_out() -> None:
    game = table(one=society(ready="Merchant 1", on_map="Africa"))

    assert heard(game, "pillar on Send Diplomat", "send Merchant to Tamed Animals", "skip") == [
        "Player 1 placed a Pillar on Send Diplomat.",
        "Player 1 sent a Diplomat (Merchant) to Tamed Animals.",
        "Player 1 left out Travel.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_a_full_academy() -> None:
    game = table(one=society(diplomats="Woven Fibre", ready="Academic 2"))

    assert heard(game, "pillar on Call Diplomat", "recall from Woven Fibre") == [
        "Player 1 placed a Pillar on Call Diplomat.",
        "Player 1 called the Diplomat back from Woven Fibre.",
        "The Academy of Player 1 is full (2); the Citizen went to the supply.",
        "The Academy of Player 1 is full (2); the Citizen went to the supply.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_scoring_a_milestone() -> None:
    game = table(
        one=society(diplomats="Smelting"), common="Smelting, Tended Fire, Chipped Stone, Shared Speech, Twisted Cord"
    )

    assert heard(game, "pillar on Call Diplomat", "recall from Smelting") == [
        "Player 1 placed a Pillar on Call Diplomat.",
        "Player 1 called the Diplomat back from Smelting.",
        "Player 1 gained one more Academic.",
        "Player 1: 0 points (score technology tiles).",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_eureka() -> None:
    game = table(one=society(hexes={1: "Economy 7"}), two=society(diplomats="Tended Fire, Gathering Lore"))

    assert heard(game, "pillar on Eureka", "discover Smelting", "mark space 2 of Era 3", "apply space 1 of Era 3") == [
        "Player 1 placed a Pillar on Eureka.",
        "Eureka: Player 1 discovered Smelting.",
        "Sown Fields became common knowledge.",
        "Gathering Lore was discarded; everybody knows it.",
        "The Diplomat of Player 2 came home from Gathering Lore.",
        "Player 2 gained one more Academic.",
        "The Era Marker of Player 1 stands on space 2 of Era 3: wild Aspiration.",
        "Player 1 used Economy 7.",
        "Player 1 applied space 1 of Era 3 instead: new Academic.",
        "Player 1 gained one more Academic.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_having_no_slot() -> None:
    game = aspirations_without_a_slot()

    assert heard(game, "drop culture Aspiration") == [
        "Player 1 had no slot for one culture Aspiration.",
        "Player 1 had no slot for one economy Aspiration.",
    ]


def test_what_is_heard_of_finding_no_tile() -> None:
    game = table(
        one=society(on_map="Africa"),
        gone="Culture 1, Culture 2, Culture 3, Culture 4, Culture 5, Culture 6, Culture 7",
        no_sage="Middle East",
    )

    assert heard(game, "pillar on Travel", "travel from Africa to Middle East") == [
        "Player 1 placed a Pillar on Travel.",
        "Player 1 gained one culture Aspiration.",
        "A Citizen of Player 1 travelled from Africa to Middle East.",
        "No tile was left for one culture Aspiration of Player 1.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_taking_a_tile() -> None:
    game = table(one=society(on_map="Africa"), no_sage="Middle East")
    play(game, "pillar on Travel", "travel from Africa to Middle East")

    assert heard(game, "take Culture 1") == [
        "Player 1 took the tile Culture 1.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_building() -> None:
    game = building(ready="Merchant 3", display="Economy 1", influence=5)

    assert heard(game, "build Economy 1 on hex 5") == [
        "Player 1: -3 Influence, now 3.",
        "Player 1 built Economy 1 on hex 5 for 1 Specialist.",
        "Player 1 gained an Economy token.",
        "Player 1 exhausted 1 of these: Merchant.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_swapping() -> None:
    game = building(ready="Merchant 3", influence=5, hexes={1: "Economy 3", 9: "Economy 6"})

    assert heard(game, "use Economy 3", "swap hex 1 and hex 9") == [
        "Player 1 used Economy 3.",
        "Player 1 swapped the tiles on hex 1 and hex 9.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_using_technology() -> None:
    game = table(one=society(hexes={1: "Technology 1"}, influence=5))
    play(game, "spend the action on Eureka")

    assert heard(game, "use Technology 1", "take Economy 2") == [
        "Player 1 used Technology 1 and turned it face down.",
        "Player 1 took the tile Economy 2.",
    ]


def test_every_happening_is_said_by_a_test() -> None:
    happenings = {kind.id for kind in EVENTS.kinds}

    assert happenings & set(unsaid("inventions.", "inventions")) == set()
