"""The illustrated rules: every topic has a picture of something, numbers of the engine, and clauses that exist."""

from __future__ import annotations

import re

import pytest

from civitas.kernel.messages import LANGUAGES, name_in, sentences
from civitas.languages import load, register_all
from civitas.library import find_rules, games
from civitas.teaching.checks import PLACE, components_named
from civitas.teaching.facts import names_in, value
from civitas.teaching.rulebook import Example, clauses_behind, clauses_of, example_of, examples, rulebook
from civitas.web.classroom import picture

register_all()
EDITIONS = [(game, edition) for game in games() for edition in find_rules(game).editions]
ALL = [example for game in games() for example in examples(game).values()]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_topic_has_an_example_and_clauses_of_its_edition(game: str, edition: str) -> None:
    topics = find_rules(game, edition).help
    rows = {row["topic"]: row for row in rulebook(game, edition, topics)}

    assert [topic for topic in topics if rows[topic]["example"] is None] == []
    assert [topic for topic in topics if not rows[topic]["clauses"]] == []
    assert {clause["id"] for row in rows.values() for clause in row["clauses"]} <= clauses_of(game, edition).keys()


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.topic)
def test_an_example_shows_what_is_there_and_says_numbers_of_the_engine(example: Example) -> None:
    game, seat = example.position
    seen = names_in(game.view(seat))

    assert example.values
    assert set(PLACE.findall(example.say)) == example.values.keys()
    assert not re.search(r"\{[^}]*$", str(example.message))
    assert example.show
    for pointer in example.show:
        kind, _, what = pointer.partition(":")
        assert (what in seen) if kind == "card" else (kind == "fact" and value(game, seat, what) is not None)
    for clause in example.clauses:
        known = {id for edition in find_rules(game.rules.name).editions for id in clauses_of(example.game, edition)}
        assert any(id == clause or id.startswith(f"{clause}.") for id in known), clause


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.topic)
def test_an_example_is_said_in_every_language_with_the_same_numbers(example: Example) -> None:
    named = components_named(example.game, example.edition, PLACE.sub("", example.say))
    for language in LANGUAGES:
        load(language)
        said = {**sentences("en"), **sentences(language)}[example.sentence]
        assert set(PLACE.findall(said)) == set(PLACE.findall(example.say)), language
        assert [name for name in named if name_in(language, name) not in said] == [], language


def test_an_edition_has_its_own_clauses_behind_a_topic_that_it_shares() -> None:
    shared = example_of("ages", "original", "ages.help.grow")
    assert shared is not None
    assert shared is example_of("ages", "new-story", "ages.help.grow")

    assert {clause["id"].partition("-")[0] for clause in clauses_behind(shared, "new-story")} == {"NS"}
    assert {clause["id"].partition("-")[0] for clause in clauses_behind(shared, "original")} == {"OR"}


def test_a_picture_is_a_table_at_which_nobody_can_play() -> None:
    example = example_of("duel", "base", "duel.help.trade")
    assert example is not None

    frame = picture(example)
    assert frame["view"]["moves"] == []
    assert frame["you"]["may"] == []
    assert frame["show"] == ["fact:cities.0.pays"]
    assert [seat["name"] for seat in frame["table"]["seats"]] == ["Anna", "Bruno"]
