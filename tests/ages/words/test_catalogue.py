"""The catalogue: what is printed on each card, as boards draw it and panels explain it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from civitas.ages.cards.kinds import Tactic
from civitas.ages.rules import RULES
from civitas.ages.words.cards import facts_of, gives, limits
from civitas.kernel.messages import Message
from civitas.terminal.layout import message_of
from tests.support.ages import civ, table

CATALOGUE = RULES.catalogue("new-story")
COLOURS = {"brown", "grey", "red", "green", "blue", "yellow", "purple", "orange", "teal"}


def said(entry: dict[str, Any]) -> list[str]:
    return [message_of(text).text() for text in entry["text"]]


def columns(name: str, *wanted: str) -> list[Any]:
    return [CATALOGUE[name].get(column) for column in wanted]


def test_every_card_has_its_entry_and_nothing_else_has() -> None:
    assert set(CATALOGUE) == {*RULES.names["card"], *RULES.names["military"]}


@pytest.mark.parametrize("name", CATALOGUE)
def test_an_entry_is_plain_data_that_can_be_drawn_and_said(name: str) -> None:
    entry = CATALOGUE[name]

    assert json.loads(json.dumps(entry)) == entry
    assert entry["colour"] in COLOURS
    assert entry["age"] in ("A", "I", "II", "III")
    assert message_of(entry["label"]).text() == entry["kind"]
    assert said(entry)
    assert all(said(entry))
    assert len(entry["copies"]) == 3
    assert entry["help"] in RULES.help


def test_a_technology_shows_its_costs_and_what_a_worker_on_it_gives() -> None:
    assert columns("Theology", "kind", "colour", "age", "science", "resources", "gives") == [
        "temple",
        "grey",
        "I",
        2,
        5,
        {"culture": 1, "happiness": 2},
    ]
    assert said(CATALOGUE["Theology"]) == [
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
    assert said(CATALOGUE["Monarchy"])[0] == "8 science to develop, or 2 by revolution"


def test_a_construction_technology_shows_its_discount_by_level() -> None:
    assert columns("Architecture", "colour", "urban_discount", "gives") == [
        "blue",
        [0, 1, 2, 2],
        {"stages_at_once": 3, "urban_discount": 2},
    ]


def test_a_wonder_shows_its_stages() -> None:
    assert columns("Pyramids", "stages", "gives") == [[3, 2, 1], {"civil_actions": 1}]


def test_a_card_that_does_something_of_its_own_says_so_last() -> None:
    assert said(CATALOGUE["Moses"])[-1] == "a worker costs 1 food less"
    assert CATALOGUE["Moses"]["text"][-1]["id"] == "ages.card.Moses.1"


def test_an_action_card_shows_what_it_orders_and_what_it_gives() -> None:
    assert CATALOGUE["Rich Land II"]["gives"] == {"discount_land": 3}
    assert CATALOGUE["Frugality A"]["gives"] == {"after_growing": 1}
    assert CATALOGUE["Cultural Heritage I"]["gives"] == {"science": 2, "culture": 2}


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
    assert CATALOGUE["Peace Treaty"]["copies"] == [0, 1, 1]


def test_every_topic_of_the_help_can_be_read() -> None:
    for topic in RULES.help:
        assert Message(f"{topic}.title").text()
        assert 2 <= Message(topic).text().count(". ") + 1 <= 8, topic


def test_the_standing_is_the_culture_of_everybody() -> None:
    game = table(players=3, one=civ(culture=12), two=civ(culture=7))

    assert RULES.standing(game.state) == [12, 7, 0]


# What is printed, in words


@pytest.mark.parametrize(("card", "said"), [
    ("Rich Land A", ["build or upgrade a farm or mine for 1 resource less"]),
    ("Urban Growth A", ["build or upgrade an urban building for 1 resource less"]),
    ("Efficient Upgrade II", ["upgrade a farm, mine or urban building for 3 resources less"]),
    ("Engineering Genius A", ["build a stage of your wonder for 2 resources less"]),
])  # fmt: skip
def test_an_action_card_names_what_it_makes_cheaper(card: str, said: list[str]) -> None:
    edition = RULES.edition

    assert [line.text() for line in gives(edition.civil[edition.civil_ids[card]])] == said


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
