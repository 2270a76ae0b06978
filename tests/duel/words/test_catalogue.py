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

CATALOGUE = RULES.catalogue("base")
COLOURS = {"brown", "grey", "red", "green", "blue", "yellow", "purple", "orange", "teal"}


def said(entry: dict[str, Any]) -> list[str]:
    return [message_of(text).text() for text in entry["text"]]


def test_every_component_has_its_entry_and_nothing_else_has() -> None:
    assert set(CATALOGUE) == {*BUILDING_NAMES, *WONDER_NAMES, *TOKEN_NAMES}


@pytest.mark.parametrize("name", CATALOGUE)
def test_an_entry_is_plain_data_that_can_be_drawn_and_said(name: str) -> None:
    entry = CATALOGUE[name]

    assert json.loads(json.dumps(entry)) == entry
    assert entry["kind"] in ("building", "wonder", "token")
    assert entry["colour"] in COLOURS
    assert message_of(entry["label"]).text()
    assert all(said(entry))
    assert entry["gives"]
    assert entry["help"] in RULES.help


def test_a_building_shows_what_is_printed_on_it() -> None:
    school = CATALOGUE["School"]

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
    assert CATALOGUE["Aqueduct"]["free_with"] == CATALOGUE["Baths"]["chain"] == "drop"
    assert said(CATALOGUE["Aqueduct"])[-1] == "costs 3 stone, or nothing with the chain symbol drop"
    assert said(CATALOGUE["Lumber Yard"])[-1] == "costs nothing"


@pytest.mark.parametrize(
    ("name", "gives"),
    [
        ("Sawmill", [{"fact": "makes", "count": 2, "resource": "wood"}]),
        ("Forum", [{"fact": "chooses", "choice": "goods", "resources": ["glass", "papyrus"]}]),
        ("Customs House", [{"fact": "buys", "resources": ["glass", "papyrus"]}]),
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
    assert CATALOGUE[name]["gives"] == gives


def test_a_guild_is_purple_and_of_the_third_age() -> None:
    guilds = [name for name, entry in CATALOGUE.items() if entry.get("guild")]

    assert len(guilds) == 7
    assert all(CATALOGUE[name]["colour"] == "purple" and CATALOGUE[name]["age"] == "III" for name in guilds)


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
