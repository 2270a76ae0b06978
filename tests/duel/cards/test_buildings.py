"""All 73 buildings, against a transcription of the printed cards: cost and effect, each shown at the table.

A row reads: name | colour | cost | effect | chain symbols.
"""

import re
from typing import Any, NamedTuple

import pytest

import civitas
from tests.support.duel import Changes, age_of, city, coins, play, points, price, table
from tests.support.rules import rule

AGE_I = """
Lumber Yard    | brown  |           | 1 wood                  |
Logging Camp   | brown  | 1 coin    | 1 wood                  |
Clay Pool      | brown  |           | 1 clay                  |
Clay Pit       | brown  | 1 coin    | 1 clay                  |
Quarry         | brown  |           | 1 stone                 |
Stone Pit      | brown  | 1 coin    | 1 stone                 |
Glassworks     | grey   | 1 coin    | 1 glass                 |
Press          | grey   | 1 coin    | 1 papyrus               |
Guard Tower    | red    |           | 1 shield                |
Stable         | red    | 1 wood    | 1 shield                | gives horseshoe
Garrison       | red    | 1 clay    | 1 shield                | gives sword
Palisade       | red    | 2 coins   | 1 shield                | gives tower
Scriptorium    | green  | 2 coins   | quill                   | gives book
Pharmacist     | green  | 2 coins   | mortar                  | gives gear
Workshop       | green  | 1 papyrus | plumb line, 1 point     |
Apothecary     | green  | 1 glass   | wheel, 1 point          |
Stone Reserve  | yellow | 3 coins   | stone for 1             |
Clay Reserve   | yellow | 3 coins   | clay for 1              |
Wood Reserve   | yellow | 3 coins   | wood for 1              |
Tavern         | yellow |           | 4 coins                 | gives amphora
Theater        | blue   |           | 3 points                | gives mask
Altar          | blue   |           | 3 points                | gives moon
Baths          | blue   | 1 stone   | 3 points                | gives drop
"""

AGE_II = """
Sawmill        | brown  | 2 coins                     | 2 wood                    |
Brickyard      | brown  | 2 coins                     | 2 clay                    |
Shelf Quarry   | brown  | 2 coins                     | 2 stone                   |
Glass-Blower   | grey   |                             | 1 glass                   |
Drying Room    | grey   |                             | 1 papyrus                 |
Walls          | red    | 2 stone                     | 2 shields                 |
Horse Breeders | red    | 1 wood, 1 clay              | 1 shield                  | free with horseshoe
Barracks       | red    | 3 coins                     | 1 shield                  | free with sword
Archery Range  | red    | 1 wood, 1 stone, 1 papyrus  | 2 shields                 | gives target
Parade Ground  | red    | 2 clay, 1 glass             | 2 shields                 | gives helmet
Library        | green  | 1 wood, 1 stone, 1 glass    | quill, 2 points           | free with book
Dispensary     | green  | 2 clay, 1 stone             | mortar, 2 points          | free with gear
School         | green  | 1 wood, 2 papyrus           | wheel, 1 point            | gives lyre
Laboratory     | green  | 1 wood, 2 glass             | plumb line, 1 point       | gives lamp
Forum          | yellow | 3 coins, 1 clay             | glass or papyrus          |
Caravansery    | yellow | 2 coins, 1 glass, 1 papyrus | wood or clay or stone     |
Customs House  | yellow | 4 coins                     | glass and papyrus for 1   |
Brewery        | yellow |                             | 6 coins                   | gives barrel
Courthouse     | blue   | 2 wood, 1 glass             | 5 points                  |
Statue         | blue   | 2 clay                      | 4 points                  | free with mask, gives column
Temple         | blue   | 1 wood, 1 papyrus           | 4 points                  | free with moon, gives sun
Aqueduct       | blue   | 3 stone                     | 5 points                  | free with drop
Rostrum        | blue   | 1 wood, 1 stone             | 4 points                  | gives temple front
"""

AGE_III = """
Arsenal             | red    | 2 wood, 3 clay                   | 3 shields                   |
Pretorium           | red    | 8 coins                          | 3 shields                   |
Fortifications      | red    | 1 clay, 2 stone, 1 papyrus       | 2 shields                   | free with tower
Siege Workshop      | red    | 3 wood, 1 glass                  | 2 shields                   | free with target
Circus              | red    | 2 clay, 2 stone                  | 2 shields                   | free with helmet
Academy             | green  | 1 wood, 1 stone, 2 glass         | sundial, 3 points           |
Study               | green  | 2 wood, 1 glass, 1 papyrus       | sundial, 3 points           |
University          | green  | 1 clay, 1 glass, 1 papyrus       | armillary sphere, 2 points  | free with lyre
Observatory         | green  | 1 stone, 2 papyrus               | armillary sphere, 2 points  | free with lamp
Chamber of Commerce | yellow | 2 papyrus                        | 3 points, 3 coins per grey  |
Port                | yellow | 1 wood, 1 glass, 1 papyrus       | 3 points, 2 coins per brown |
Armory              | yellow | 2 stone, 1 glass                 | 3 points, 1 coin per red    |
Lighthouse          | yellow | 2 clay, 1 glass                  | 3 points, 1 coin per yellow | free with amphora
Arena               | yellow | 1 wood, 1 clay, 1 stone          | 3 points, 2 coins per wonder | free with barrel
Palace              | blue   | 1 wood, 1 clay, 1 stone, 2 glass | 7 points                    |
Town Hall           | blue   | 2 wood, 3 stone                  | 7 points                    |
Obelisk             | blue   | 2 stone, 1 glass                 | 5 points                    |
Gardens             | blue   | 2 wood, 2 clay                   | 6 points                    | free with column
Pantheon            | blue   | 1 wood, 1 clay, 2 papyrus        | 6 points                    | free with sun
Senate              | blue   | 2 clay, 1 stone, 1 papyrus       | 5 points                    | free with temple front
"""

GUILDS = """
Merchants Guild    | purple | 1 wood, 1 clay, 1 glass, 1 papyrus  | coin and point per yellow card         |
Shipowners Guild   | purple | 1 clay, 1 stone, 1 glass, 1 papyrus | coin and point per brown and grey card |
Builders Guild     | purple | 1 wood, 1 clay, 2 stone, 1 glass    | 2 points per wonder                    |
Magistrates Guild  | purple | 2 wood, 1 clay, 1 papyrus           | coin and point per blue card           |
Scientists Guild   | purple | 2 wood, 2 clay                      | coin and point per green card          |
Moneylenders Guild | purple | 2 wood, 2 stone                     | point per 3 coins                      |
Tacticians Guild   | purple | 1 clay, 2 stone, 1 papyrus          | coin and point per red card            |
"""

RESOURCES = ("wood", "clay", "stone", "glass", "papyrus")
MAKERS = {"wood": "Lumber Yard", "clay": "Clay Pool", "stone": "Quarry", "glass": "Glassworks", "papyrus": "Press"}
OTHER_MAKERS = {"wood": "Logging Camp", "clay": "Clay Pit", "stone": "Stone Pit", "glass": "Glass-Blower"} | {
    "papyrus": "Drying Room"
}
SYMBOLS = ("quill", "mortar", "plumb line", "wheel", "sundial", "armillary sphere")


class Row(NamedTuple):
    """A printed card."""

    name: str
    colour: str
    cost: str
    effect: str
    chain: str


def rows_of(text: str) -> list[Row]:
    return [Row(*(cell.strip() for cell in line.split("|"))) for line in text.strip().splitlines()]


def parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


DECK = {1: rows_of(AGE_I), 2: rows_of(AGE_II), 3: rows_of(AGE_III), 0: rows_of(GUILDS)}
ALL = [row for rows in DECK.values() for row in rows]


def printed_cost(row: Row) -> dict[str, int]:
    """Coins and resources of a cost."""
    found = dict.fromkeys(("coins", *RESOURCES), 0)
    for part in parts(row.cost):
        count, what = part.split()
        found["coins" if what.startswith("coin") else what] = int(count)
    return found


def shown_cost(card: str) -> dict[str, int]:
    """The cost as the prices at the table show it: each resource by how much its makers at the rival's raise it."""

    def asked(rival: str) -> int:
        return price(table(display=card, cities=("", rival)), card)

    def maker(resource: str) -> str:
        return OTHER_MAKERS[resource] if MAKERS[resource] == card else MAKERS[resource]

    units = {resource: asked(maker(resource)) - asked("") for resource in RESOURCES}
    return {"coins": asked("") - 2 * sum(units.values()), **units}


cards = pytest.mark.parametrize("row", ALL, ids=lambda row: row.name)


@rule("DU-31.1", "DU-31.2", "DU-31.3", "DU-31.4", "DU-7.1")
@cards
def test_a_building_costs_what_is_printed(row: Row) -> None:
    assert shown_cost(row.name) == printed_cost(row)


def bare_effect(row: Row) -> tuple[Changes, dict[str, Any]]:
    """What a printed effect does in an empty city: what changes, and how the city is then seen."""
    changes: Changes = {"city 1": f"+{row.name}", "asked": "2: PlayCard"}
    makes, pays = dict.fromkeys(RESOURCES, 0), dict.fromkeys(RESOURCES, 2)
    chooses = {"raw": 0, "goods": 0}
    score: dict[str, int] = {}
    gained = 0
    for part in parts(row.effect):
        count, _, what = part.partition(" ")
        if part in SYMBOLS:
            changes["symbols 1"] = f"+{part}"
        elif part == "glass or papyrus":
            chooses["goods"] = 1
        elif part == "wood or clay or stone":
            chooses["raw"] = 1
        elif part.endswith(" for 1"):
            pays |= {resource: 1 for resource in RESOURCES if resource in part}
        elif what in RESOURCES:
            makes[what] = int(count)
        elif what in ("shield", "shields"):
            changes["pawn"] = int(count)
        elif what in ("point", "points"):
            score[row.colour] = int(count)
        elif part.endswith("coins"):
            gained = int(count)
        elif part == "1 coin per yellow":
            gained = 1  # Lighthouse itself
    if gained:
        changes["coins 1"] = gained
    gives = [part.removeprefix("gives ") for part in parts(row.chain) if part.startswith("gives")]
    return changes, {"makes": makes, "pays": pays, "chooses": chooses, "chains": gives, "points": score}


@rule("DU-31.1", "DU-31.2", "DU-31.3", "DU-28.1", "DU-28.2", "DU-28.3", "DU-28.4", "DU-28.5", "DU-28.6", "DU-28.12")
@pytest.mark.parametrize("row", [row for age in (1, 2, 3) for row in DECK[age]], ids=lambda row: row.name)
def test_a_building_does_what_is_printed(row: Row) -> None:
    game = table(display=row.name, coins=(30, 0), military_tokens=(0, 0))
    cost = price(game, row.name)

    changes = play(game, f"build {row.name}")

    expected, after = bare_effect(row)
    paid = int(expected.pop("coins 1", 0)) - cost
    assert changes == (expected | {"coins 1": paid} if paid else expected)
    seen = city(game, 1)
    assert {name: seen[name] for name in ("makes", "pays", "chooses", "chains")} == {
        name: after[name] for name in ("makes", "pays", "chooses", "chains")
    }
    assert {source: count for source, count in points(game, 1).items() if source != "coins"} == after["points"] | (
        {"military": {1: 2, 2: 2, 3: 5}[int(changes["pawn"])]} if "pawn" in changes else {}
    )


# What the effects of each colour look like in the rows above.
KINDS = {
    "brown": r"[12] (wood|clay|stone)",
    "grey": r"1 (glass|papyrus)",
    "blue": r"[3-7] points",
    "green": rf"({'|'.join(SYMBOLS)})(, [1-3] points?)?",
    "yellow": r"[46] coins|\w+ for 1|\w+ and \w+ for 1|\w+( or \w+)+|3 points, [123] coins? per \w+",
    "red": r"[1-3] shields?",
    "purple": r"coin and point per .* card|2 points per wonder|point per 3 coins",
}


@rule("DU-3.3", "DU-3.4", "DU-3.5", "DU-3.6", "DU-3.7", "DU-3.8", "DU-3.9")
@cards
def test_a_building_has_an_effect_of_its_colour(row: Row) -> None:
    assert re.fullmatch(KINDS[row.colour], row.effect)

    game = table(display=row.name, coins=(30, 0))
    game.play(f"build {row.name}")

    assert [colour for colour, count in city(game, 1)["colours"].items() if count] == [row.colour]


@rule("DU-3.6")
def test_scriptorium_and_pharmacist_are_the_green_cards_without_points() -> None:
    without = {row.name for row in ALL if row.colour == "green" and "point" not in row.effect}

    assert without == {"Scriptorium", "Pharmacist"}


@rule("DU-1.1", "DU-3.10", "DU-31.1", "DU-31.2", "DU-31.3", "DU-31.4")
def test_each_deck_has_its_number_of_cards_of_each_colour() -> None:
    def colours(deck: int) -> dict[str, int]:
        found = [row.colour for row in DECK[deck]]
        return {colour: found.count(colour) for colour in sorted(set(found))}

    assert colours(1) == {"blue": 3, "brown": 6, "green": 4, "grey": 2, "red": 4, "yellow": 4}
    assert colours(2) == {"blue": 5, "brown": 3, "green": 4, "grey": 2, "red": 5, "yellow": 4}
    assert colours(3) == {"blue": 6, "green": 4, "red": 5, "yellow": 5}
    assert colours(0) == {"purple": 7}


@rule("DU-1.1", "DU-R62", "DU-R64")
def test_the_names_are_exactly_those_of_the_printed_cards() -> None:
    game = civitas.new("duel", seed=1)
    names = next(pile.names for pile in game.rules.piles(game.setup) if pile.name == "age 1")

    assert sorted(names) == sorted(row.name for row in ALL)
    for deck, rows in DECK.items():
        assert {age_of(row.name) for row in rows} == {deck or 3}


@rule("DU-R62")
def test_courthouse_is_blue_and_pretorium_red() -> None:
    courthouse = table(display="Courthouse, Walls", cities=("Sawmill, Glassworks", ""), coins=(0, 0))
    pretorium = table(display="Pretorium, Arena", coins=(8, 0))

    assert play(courthouse, "build Courthouse") == {"city 1": "+Courthouse", "asked": "2: PlayCard"}
    assert points(courthouse, 1) == {"blue": 5}
    assert play(pretorium, "build Pretorium")["pawn"] == 3
    with pytest.raises(civitas.UnknownMove):
        pretorium.play("build Tribunal")


# Chains


def chains() -> list[tuple[str, str, str]]:
    """Each chain symbol, the card that gives it and the one it makes free."""
    marks = [(part, row.name) for row in ALL for part in parts(row.chain)]
    givers = {mark.removeprefix("gives "): name for mark, name in marks if mark.startswith("gives ")}
    takers = {mark.removeprefix("free with "): name for mark, name in marks if mark.startswith("free with ")}
    assert givers.keys() == takers.keys()
    return [(symbol, givers[symbol], takers[symbol]) for symbol in givers]


@rule("DU-31.5", "DU-13.1", "DU-13.2", "DU-28.9")
@pytest.mark.parametrize(("symbol", "giver", "taker"), chains())
def test_a_chain_symbol_makes_its_later_card_free(symbol: str, giver: str, taker: str) -> None:
    game = table(display=taker, cities=(giver, ""), coins=(0, 0))

    assert city(game, 1)["chains"] == [symbol]
    assert price(game, taker, 1) == 0
    assert price(game, taker, 2) > 0
    assert age_of(giver) < age_of(taker)
    assert play(game, f"build {taker}")["city 1"] == f"+{taker}"


@rule("DU-31.5", "DU-13.1")
def test_there_are_seventeen_chains_and_no_other_card_is_free_through_one() -> None:
    takers = {taker for _, _, taker in chains()}
    givers = ", ".join(giver for _, giver, _ in chains())

    assert len(chains()) == 17
    for row in (row for row in ALL if row.name not in takers and row.name not in givers):
        game = table(display=row.name, cities=("", givers))
        cost = printed_cost(row)
        assert price(game, row.name, 2) == cost["coins"] + 2 * (sum(cost.values()) - cost["coins"])


# Coins that are counted

COUNTED = "Quarry, Clay Pool, Sawmill, Press, Glassworks, Tavern, Stable, Walls, Palisade, Garrison"
"""Three brown cards, two grey, one yellow, four red."""


@rule("DU-R25", "DU-28.18")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        pytest.param("Chamber of Commerce", 3 * 2, marks=rule("DU-28.14")),
        pytest.param("Port", 2 * 3, marks=rule("DU-28.15")),
        pytest.param("Lighthouse", 1 * (1 + 1), marks=rule("DU-28.16")),
        pytest.param("Armory", 1 * 4, marks=rule("DU-28.17")),
        pytest.param("Arena", 2 * 3, marks=rule("DU-28.13")),
    ],
)
def test_a_yellow_card_counts_what_its_owner_has(card: str, gained: int) -> None:
    game = table(
        display=f"{card}, Circus", cities=(COUNTED, ""), built=("The Pyramids, The Sphinx, Piraeus", ""), coins=(30, 0)
    )
    cost = price(game, card)

    assert play(game, f"build {card}") == {"city 1": f"+{card}", "coins 1": gained - cost, "asked": "2: PlayCard"}


@rule("DU-R25")
@pytest.mark.parametrize(
    ("card", "gained"), [("Chamber of Commerce", 0), ("Port", 0), ("Lighthouse", 1), ("Armory", 0), ("Arena", 0)]
)
def test_what_the_rival_has_is_not_counted(card: str, gained: int) -> None:
    game = table(display=f"{card}, Circus", cities=("", COUNTED), built=("", "The Pyramids, The Sphinx"), coins=(30, 0))
    cost = price(game, card)

    assert play(game, f"build {card}")["coins 1"] == gained - cost


@rule("DU-28.13", "DU-R25")
def test_arena_counts_built_wonders_only() -> None:
    game = table(
        display="Arena, Circus",
        cities=("Lumber Yard, Clay Pool, Quarry", ""),
        wonders=("The Sphinx, Piraeus, The Colossus", ""),
        built=("The Pyramids", ""),
        coins=(0, 0),
    )

    assert play(game, "build Arena")["coins 1"] == 2


@rule("DU-28.18", "DU-R25")
def test_coins_that_are_counted_come_once() -> None:
    game = table(display="Lighthouse, Port, Circus", cities=("Tavern", ""), coins=(20, 0))
    assert play(game, "build Lighthouse")["coins 1"] == 2
    game.play("discard Circus")

    assert play(game, "build Port")["coins 1"] == -6


@rule("DU-28.12")
@pytest.mark.parametrize(("card", "gained"), [("Tavern", 4), ("Brewery", 6)])
def test_tavern_and_brewery_give_coins_when_built(card: str, gained: int) -> None:
    game = table(display=card, coins=(0, 5))

    assert play(game, f"build {card}") == {"city 1": f"+{card}", "coins 1": gained, "asked": "2: PlayCard"}
    assert coins(game) == (gained, 5)


@rule("DU-28.11", "DU-28.10")
def test_forum_and_caravansery_give_one_unit_of_their_class() -> None:
    game = table(display="Palace, Senate", cities=("Forum, Caravansery", ""))

    assert price(game, "Palace") == 2 * (5 - 2)
    assert price(game, "Senate") == 2 * (4 - 2)


@rule("DU-3.12")
def test_example_costs_of_four_cards() -> None:
    assert shown_cost("Lumber Yard") == dict.fromkeys(("coins", *RESOURCES), 0)
    assert shown_cost("Stone Pit")["coins"] == 1
    assert shown_cost("Baths")["stone"] == 1
    assert [shown_cost("Arena")[name] for name in ("wood", "clay", "stone")] == [1, 1, 1]


@rule("DU-R63")
def test_all_cards_have_one_set_of_costs_whatever_the_deal() -> None:
    for seed in range(5):
        game = civitas.new("duel", seed=seed, options={"wonders": "first-game"})
        for place in game.view()["table"]["structure"]:
            if place["card"]:
                cost = printed_cost(next(row for row in ALL if row.name == place["card"]))
                assert place["prices"] == [cost["coins"] + 2 * (sum(cost.values()) - cost["coins"])] * 2
