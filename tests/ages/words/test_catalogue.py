"""The catalogue: what is printed on each card, as boards draw it and panels explain it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from civitas.ages.cards.kinds import Tactic
from civitas.ages.rules import RULES
from civitas.ages.words.cards import facts_of, limits
from civitas.kernel.messages import Message
from civitas.telling import message_of
from tests.support.ages import civ, table

COLOURS = {"brown", "grey", "red", "green", "blue", "yellow", "purple", "orange", "teal"}


def catalogue(edition: str = "new-story") -> dict[str, dict[str, Any]]:
    return RULES.of(edition).catalogue(edition)


def said(entry: dict[str, Any]) -> list[str]:
    return [message_of(text).text() for text in entry["text"]]


def columns(name: str, *wanted: str) -> list[Any]:
    return [catalogue()[name].get(column) for column in wanted]


def test_every_card_has_its_entry_and_nothing_else_has() -> None:
    assert set(catalogue()) == {*RULES.names["card"], *RULES.names["military"]}


def test_an_entry_is_plain_data_that_can_be_drawn_and_said() -> None:
    for name, entry in catalogue().items():
        assert json.loads(json.dumps(entry)) == entry, name
        assert entry["colour"] in COLOURS, name
        assert entry["age"] in ("A", "I", "II", "III"), name
        assert message_of(entry["label"]).text() == entry["kind"], name
        assert said(entry), name
        assert all(said(entry)), name
        assert len(entry["copies"]) == 3, name
        assert entry["help"] in RULES.help, name


def test_a_technology_shows_its_costs_and_what_a_worker_on_it_gives() -> None:
    assert columns("Theology", "kind", "colour", "age", "science", "resources", "gives") == [
        "temple",
        "grey",
        "I",
        2,
        5,
        {"culture": 1, "happiness": 2},
    ]
    assert said(catalogue()["Theology"]) == [
        "2 science to develop",
        "5 resources to build",
        "1 culture",
        "2 happy faces",
    ]


def test_a_government_shows_both_costs_its_actions_and_its_limit() -> None:
    assert columns("Monarchy", "science", "revolution", "urban_limit", "gives") == [
        8,
        2,
        3,
        {"civil_actions": 5, "military_actions": 3},
    ]
    assert said(catalogue()["Monarchy"])[0] == "8 science to develop, or 2 by revolution"
    assert "resources" not in catalogue()["Monarchy"]


def test_a_construction_technology_shows_its_discount_by_level() -> None:
    assert columns("Architecture", "colour", "urban_discount", "gives") == [
        "blue",
        [0, 1, 2, 2],
        {"stages_at_once": 3, "urban_discount": 2},
    ]


def test_a_wonder_shows_its_stages() -> None:
    assert columns("Pyramids", "stages", "gives") == [[3, 2, 1], {"civil_actions": 1}]


def test_a_card_that_does_something_of_its_own_says_so_last() -> None:
    assert said(catalogue()["Moses"])[-1] == "a worker costs 1 food less"
    assert catalogue()["Moses"]["text"][-1]["id"] == "ages.card.Moses.1"


def test_an_action_card_shows_what_it_orders_and_what_it_gives() -> None:
    assert catalogue()["Rich Land II"]["gives"] == {"discount_land": 3}
    assert catalogue()["Frugality A"]["gives"] == {"after_growing": 1}
    assert catalogue()["Cultural Heritage I"]["gives"] == {"science": 2, "culture": 2}


def test_a_tactic_shows_the_units_of_an_army_and_its_two_strengths() -> None:
    assert columns("Napoleonic Army", "needs", "strength", "obsolete") == [
        {"infantry": 1, "cavalry": 1, "artillery": 1},
        7,
        4,
    ]
    assert columns("Legion", "needs", "strength", "obsolete") == [{"infantry": 3}, 2, None]


def test_a_territory_tells_what_it_gives_once_from_what_it_gives_while_held() -> None:
    assert columns("Vast Territory I", "once", "lasting") == [{"food": 3}, {"yellow": 3, "blue": -1}]


def test_military_cards_show_their_values_and_costs() -> None:
    assert columns("Defense and Colonization II", "defense", "colonization") == [4, 2]
    assert columns("Raid III", "kind", "cost") == ["aggression", 3]
    assert columns("War over Culture", "kind", "cost") == ["war", 3]
    assert columns("Trade Routes Agreement", "kind", "sided") == ["pact", True]
    assert catalogue()["Peace Treaty"]["copies"] == [0, 1, 1]


def test_every_topic_of_the_help_can_be_read() -> None:
    for topic in RULES.help:
        assert Message(f"{topic}.title").text()
        assert 2 <= Message(topic).text().count(". ") + 1 <= 8, topic


def test_the_standing_is_the_culture_of_everybody() -> None:
    game = table(players=3, one=civ(culture=12), two=civ(culture=7))

    assert RULES.standing(game.state) == [12, 7, 0]


# What is printed, in words


# fmt: off
PRINTED = {
    "Agriculture": "2 resources to build; 1 food",
    "Bronze": "2 resources to build; 1 resource",
    "Bread and Circuses": "3 science to develop; 3 resources to build; 1 strength; 2 happy faces",
    "Printing Press": "3 science to develop; 3 resources to build; 1 culture; 1 science",
    "Air Forces": "12 science to develop; 7 resources to build; 5 strength",
    "Despotism": "4 civil actions; 2 military actions; 2 urban buildings of each kind",
    "Fundamentalism": (
        "18 science to develop, or 7 by revolution; -2 science; 5 strength; 6 civil actions; 5 military actions; "
        "4 urban buildings of each kind"
    ),
    "Justice System": "7 science to develop; 1 civil action; 3 blue tokens",
    "Warfare": "5 science to develop; 1 strength; 1 military action",
    "Cartography": "4 science to develop; 1 strength; 2 for colonizing",
    "Masonry": (
        "3 science to develop; up to 2 stages of a wonder with one action; urban buildings for up to 1 resource less"
    ),
    "Kremlin": "stages for 4, 4 and 4 resources; 2 culture; -1 happy faces; 1 civil action; 1 military action",
    "Library of Alexandria": "stages for 1, 4 and 1 resources; 1 culture; 1 science; 1 card more in each hand",
    "Rich Land A": "build or upgrade a farm or mine for 1 resource less",
    "Urban Growth A": "build or upgrade an urban building for 1 resource less",
    "Efficient Upgrade II": "upgrade a farm, mine or urban building for 3 resources less",
    "Engineering Genius A": "build a stage of your wonder for 2 resources less",
    "Patriotism A": "1 military action this turn; 1 resource for units this turn",
    "Frugality A": "increase the population, then gain 1 food",
    "Breakthrough I": "develop a technology, then gain 2 science",
    "Cultural Heritage A": "1 science; 4 culture",
    "Stockpile": "1 food; 1 resource",
    "Reserves I": "2 food or 2 resources",
    "Fighting Band": "2 infantry; 1 strength for such an army",
    "Napoleonic Army": "1 infantry; 1 cavalry; 1 artillery; 7 strength for such an army; 4 for an obsolete one",
    "Defense and Colonization I": "2 in defence; 1 for colonizing",
    "Enslave": "costs 2 military actions; the rival loses 1 worker; 2 food and 2 resources for you",
    "Developed Territory I": "3 science at once; 1 yellow token; 1 blue token",
    "Historic Territory I": "6 culture at once; 1 happy face",
    "Inhabited Territory I": "1 worker at once; 2 yellow tokens",
    "Strategic Territory I": "3 military cards at once; 2 strength",
    "Vast Territory I": "3 food at once; 3 yellow tokens; -1 blue tokens",
    "Wealthy Territory I": "5 resources at once; 3 blue tokens",
}
PRINTED_ORIGINAL = {
    "Rich Land A": "build a farm or mine for 1 resource less",
    "Ideal Building Site A": "build an urban building for 1 resource less",
    "Efficient Upgrade I": "upgrade a farm, mine or urban building for 2 resources less",
    "Bountiful Harvest I": "2 food",
    "Work of Art A": "6 culture",
    "Fortifications": "2 artillery; 4 strength for such an army",
    "Classic Army": "2 infantry; 2 cavalry; 9 strength for such an army; 5 for an obsolete one",
}
# fmt: on


@pytest.mark.parametrize(("edition", "printed"), [("new-story", PRINTED), ("original", PRINTED_ORIGINAL)])
def test_a_card_says_what_it_costs_then_what_it_gives_then_its_rule(edition: str, printed: dict[str, str]) -> None:
    assert {name: "; ".join(said(catalogue(edition)[name])) for name in printed} == printed


def test_a_card_shows_only_the_numbers_of_its_kind() -> None:
    common = {"kind", "colour", "label", "age", "text", "rule", "help", "copies", "gives"}
    wanted = {
        "Agriculture": {"science": 0, "resources": 2},
        "Air Forces": {"science": 12, "resources": 7},
        "Despotism": {"science": 0, "revolution": 0, "urban_limit": 2},
        "Warfare": {"science": 5},
        "Masonry": {"science": 3, "urban_discount": [0, 1, 1, 1]},
        "Kremlin": {"stages": [4, 4, 4]},
        "Moses": {},
        "Stockpile": {},
        "Fighting Band": {"needs": {"infantry": 2}, "strength": 1, "obsolete": None},
        "Enslave": {"cost": 2},
        "Vast Territory I": {"once": {"food": 3}, "lasting": {"yellow": 3, "blue": -1}},
        "Peace Treaty": {"sided": False},
        "Rats": {},
    }

    shown = {name: {key: it for key, it in catalogue()[name].items() if key not in common} for name in wanted}

    assert shown == wanted


def test_the_rule_of_a_card_is_what_it_says_beyond_its_numbers() -> None:
    rules = {name: [message_of(text).text() for text in catalogue()[name]["rule"]] for name in ("Enslave", "Kremlin")}

    assert rules == {"Enslave": ["the rival loses 1 worker", "2 food and 2 resources for you"], "Kremlin": []}


def test_a_card_is_explained_by_the_help_of_its_edition_where_that_has_its_own() -> None:
    topics = [catalogue(edition)[name]["help"] for name in ("Legion", "Iron") for edition in ("new-story", "original")]

    assert topics == [
        "ages.help.tactics", "ages.help.original.tactics", "ages.help.farms_and_mines", "ages.help.farms_and_mines",
    ]  # fmt: skip


def test_only_a_government_limits_urban_buildings() -> None:
    edition = RULES.edition
    cards = [edition.civil[edition.civil_ids[name]] for name in ("Despotism", "Communism", "Iron", "Moses")]

    assert [[line.text() for line in limits(card)] for card in cards] == [
        ["2 urban buildings of each kind"], ["4 urban buildings of each kind"], [], [],
    ]  # fmt: skip


def test_an_army_that_never_gets_old_has_one_number() -> None:
    tactics = [card for card in RULES.edition.military if isinstance(card, Tactic)]

    for tactic in tactics:
        worth = facts_of(tactic)
        assert worth["army"] == tactic.strength
        assert worth.get("old_army", tactic.strength) == tactic.obsolete
    assert {"old_army" in facts_of(tactic) for tactic in tactics} == {True, False}
