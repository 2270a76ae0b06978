"""The catalogue: what is printed on each component, as boards draw it and panels explain it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import civitas
from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.duel.rules import RULES
from civitas.kernel.messages import Message
from civitas.telling import message_of
from tests.support.duel import points, table

COLOURS = {"brown", "grey", "red", "green", "blue", "yellow", "purple", "orange", "teal"}


def catalogue() -> dict[str, dict[str, Any]]:
    return RULES.catalogue("base")


def said(entry: dict[str, Any]) -> list[str]:
    return [message_of(text).text() for text in entry["text"]]


def test_every_component_has_its_entry_and_nothing_else_has() -> None:
    assert set(catalogue()) == {*BUILDING_NAMES, *WONDER_NAMES, *TOKEN_NAMES}


@pytest.mark.parametrize("name", [*BUILDING_NAMES, *WONDER_NAMES, *TOKEN_NAMES])
def test_an_entry_is_plain_data_that_can_be_drawn_and_said(name: str) -> None:
    entry = catalogue()[name]

    assert json.loads(json.dumps(entry)) == entry
    assert entry["kind"] in ("building", "wonder", "token")
    assert entry["colour"] in COLOURS
    assert message_of(entry["label"]).text()
    assert all(said(entry))
    assert entry["gives"]
    assert entry["help"] in RULES.help


def test_a_building_shows_what_is_printed_on_it() -> None:
    school = catalogue()["School"]

    assert said(school) == [
        "the scientific symbol wheel",
        "1 point",
        "the chain symbol lyre",
        "costs 1 wood and 2 papyrus",
    ]
    assert {name: school[name] for name in school if name not in ("text", "help", "label")} == {
        "kind": "building",
        "colour": "green",
        "age": "II",
        "cost": {"wood": 1, "papyrus": 2},
        "gives": [{"fact": "symbol", "symbol": "wheel"}, {"fact": "points", "points": 1}],
        "chain": "lyre",
        "free_with": None,
        "leads_to": "University",
        "guild": False,
    }


def test_the_mark_that_makes_a_building_free_stands_beside_its_cost() -> None:
    assert catalogue()["Aqueduct"]["free_with"] == catalogue()["Baths"]["chain"] == "drop"
    assert said(catalogue()["Aqueduct"])[-1] == "costs 3 stone, or nothing with the chain symbol drop"
    assert said(catalogue()["Lumber Yard"])[-1] == "costs nothing"


@pytest.mark.parametrize(
    ("name", "gives"),
    [
        ("Sawmill", [{"fact": "makes", "count": 2, "resource": "wood"}]),
        ("Forum", [{"fact": "chooses", "choice": "goods", "resources": ["glass", "papyrus"]}]),
        ("Customs House", [{"fact": "buys", "resources": ["glass", "papyrus"], "coins": 1}]),
        ("Walls", [{"fact": "shields", "shields": 2}]),
        ("Tavern", [{"fact": "coins", "coins": 4}]),
        ("Port", [{"fact": "coins_each", "coins": 2, "counted": "brown"}, {"fact": "points", "points": 3}]),
        ("Shipowners Guild", [{"fact": "guild", "coins": 1, "points": 1, "counted": "brown_or_grey"}]),
        ("Builders Guild", [{"fact": "guild_points", "points": 2, "counted": "wonder"}]),
        (
            "Circus Maximus",
            [
                {"fact": "shields", "shields": 1},
                {"fact": "points", "points": 3},
                {"fact": "destroys", "colour": "grey"},
            ],
        ),
        (
            "The Appian Way",
            [
                {"fact": "points", "points": 3},
                {"fact": "coins", "coins": 3},
                {"fact": "rival_loses", "coins": 3},
                {"fact": "play_again"},
            ],
        ),
        ("Law", [{"fact": "symbol", "symbol": "scales"}]),
        ("Urbanism", [{"fact": "coins", "coins": 6}, {"fact": "chain_coins", "coins": 4}]),
        ("Mathematics", [{"fact": "token_points", "points": 3}]),
    ],
)
def test_what_a_component_gives_is_a_list_of_facts(name: str, gives: list[dict[str, Any]]) -> None:
    assert catalogue()[name]["gives"] == gives


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Circus Maximus", "1 shield; 3 points; a grey card of the rival is discarded"),
        ("The Appian Way", "3 points; 3 coins; the rival loses 3 coins; play again"),
        ("The Great Library", "4 points; one of three progress tokens drawn from those set aside"),
        ("The Mausoleum", "2 points; a card of the discard pile is built free of charge"),
        ("The Great Lighthouse", "makes 1 wood, clay or stone a turn; 4 points"),
        ("Architecture", "wonders cost 2 resources less"),
        ("Economy", "coins the rival pays for missing resources come here"),
        ("Masonry", "blue cards cost 2 resources less"),
        ("Strategy", "new red cards have 1 shield more"),
        ("Theology", "new wonders play again"),
        ("Urbanism", "6 coins; 4 coins for each building built by its chain symbol"),
        ("Mathematics", "3 points for each progress token of the city"),
        ("Shipowners Guild", "1 coin at once and 1 point at the end for each brown or grey card in the city with most"),
        ("Merchants Guild", "1 coin at once and 1 point at the end for each yellow card in the city with most"),
        ("Magistrates Guild", "1 coin at once and 1 point at the end for each blue card in the city with most"),
        ("Scientists Guild", "1 coin at once and 1 point at the end for each green card in the city with most"),
        ("Tacticians Guild", "1 coin at once and 1 point at the end for each red card in the city with most"),
        ("Moneylenders Guild", "1 point at the end for each set of 3 coins in the city with most"),
        ("Builders Guild", "2 points at the end for each built wonder in the city with most"),
        ("Forum", "makes 1 glass or papyrus a turn"),
        ("Customs House", "glass and papyrus for 1 coin a unit from then on"),
        ("Chamber of Commerce", "3 coins at once for each grey card of the city; 3 points"),
        ("Port", "2 coins at once for each brown card of the city; 3 points"),
        ("Armory", "1 coin at once for each red card of the city; 3 points"),
        ("Lighthouse", "1 coin at once for each yellow card of the city; 3 points"),
        ("Arena", "2 coins at once for each built wonder of the city; 3 points"),
        ("Sawmill", "makes 2 wood"),
        ("Stable", "1 shield; the chain symbol horseshoe"),
        ("Clay Pool", "makes 1 clay"),
    ],
)  # fmt: skip
def test_a_component_says_what_it_gives(name: str, text: str) -> None:
    assert "; ".join(line for line in said(catalogue()[name]) if not line.startswith("costs")) == text


def test_a_token_shows_its_scientific_symbol_if_it_has_one() -> None:
    assert [catalogue()[token]["symbol"] for token in ("Law", "Economy")] == ["scales", None]


def test_a_guild_is_purple_and_of_the_third_age() -> None:
    entries = catalogue()
    guilds = [name for name, entry in entries.items() if entry.get("guild")]

    assert len(guilds) == 7
    assert all(entries[name]["colour"] == "purple" and entries[name]["age"] == "III" for name in guilds)


def test_every_topic_of_the_help_can_be_read() -> None:
    for topic in RULES.help:
        assert Message(f"{topic}.title").text()
        assert 2 <= Message(topic).text().count(". ") + 1 <= 7, topic


def test_the_standing_is_the_total_that_everybody_sees() -> None:
    game = table(age=2, cities=("Baths, Altar", "Tavern"), pawn=3)

    standing = RULES.standing(game.state)

    assert standing == [sum(points(game, 1).values()), sum(points(game, 2).values())]
    assert standing[0] > standing[1]
    assert RULES.standing(civitas.new("duel", seed=1).state) == [2, 2]
