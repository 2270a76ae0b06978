"""What our component set claims as a design: every space gives something, worth rises with the Era, nothing twice."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from civitas.bots.inventions.prices import BENEFIT_WORTH
from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import (
    BENEFIT_NAMES,
    ECONOMY,
    ECONOMY_TOKEN,
    IN_GROUP,
    INVENTION_PAIRS,
    INVENTION_TRIOS,
    LETTERS,
    NEW_ACADEMIC,
    NEW_SPECIALIST,
    NOTHING,
    PROGRESS_SETS,
    SAME_TYPE_PAIRS,
    TURN_ORDER,
    Hex,
    Idea,
    WealthTile,
)

ERAS = range(2, 7)
COLUMNS = ("benefit", "chain", "send", "recall", "score")


def ring(hex: Hex) -> int:
    """How far a hex lies from the middle of the Progress Map."""
    q, r = int(hex.q), int(hex.r)
    return max(abs(q), abs(r), abs(q + r))


def worth(idea: Idea) -> int:
    """What an Idea scores for its Presenter."""
    return int(idea.era * idea.need)


# The boards


def test_every_hex_gives_something() -> None:
    assert all(hex.benefit != NOTHING for hex in OUR_SET.hexes)
    assert sum(hex.benefit == ECONOMY_TOKEN for hex in OUR_SET.hexes) == 2


def test_the_inner_a_hex_the_more_it_gives() -> None:
    """Economy tokens lie in the inner ring too; their worth is that of the tiles they work."""
    outer, inner, middle = (
        [BENEFIT_WORTH[hex.benefit] for hex in OUR_SET.hexes if ring(hex) == far and hex.benefit != ECONOMY_TOKEN]
        for far in (2, 1, 0)
    )

    assert max(outer) < min(inner)
    assert max(inner) < min(middle)


def test_no_two_spaces_of_the_era_track_give_the_same_but_turn_order() -> None:
    benefits = [int(space.benefit) for space in OUR_SET.era_track if space.benefit != TURN_ORDER]

    assert NOTHING not in benefits
    assert len(set(benefits)) == len(benefits) == 9


# The start


def test_the_best_specialist_tile_has_no_card_at_the_start() -> None:
    best = max(OUR_SET.specialist_tiles, key=lambda tile: BENEFIT_WORTH[tile.benefit])

    assert not best.starts_with_card


def test_of_the_specialist_tiles_with_a_card_two_give_a_person_at_once() -> None:
    """One each for two players; of three the first has none, of four the first two."""
    with_card = [int(tile.benefit) for tile in OUR_SET.specialist_tiles if tile.starts_with_card]

    people = [benefit for benefit in with_card if NEW_SPECIALIST <= benefit <= NEW_ACADEMIC]
    assert people == [NEW_SPECIALIST + ECONOMY, NEW_ACADEMIC]
    assert len(with_card) == 5


# Ideas


def test_the_worth_of_ideas_rises_with_their_era() -> None:
    of_era = [[worth(idea) for idea in OUR_SET.ideas if idea.era == era] for era in ERAS]

    for measure in (min, mean, max):
        measured = [measure(values) for values in of_era]
        assert measured == sorted(set(measured)), f"{measure.__name__} of {measured}"


@pytest.mark.parametrize("era", ERAS)
def test_need_matters_in_every_era(era: int) -> None:
    assert len({int(idea.need) for idea in OUR_SET.ideas if idea.era == era}) > 1


@pytest.mark.parametrize("era", ERAS)
def test_a_card_that_needs_more_is_no_cheaper_to_invent(era: int) -> None:
    extra = {
        need: [int(idea.extra) for idea in OUR_SET.ideas if (idea.era, idea.need) == (era, need)] for need in (1, 2)
    }

    assert not extra[1] or mean(extra[1]) < mean(extra[2])


# Nothing twice


def test_no_two_cards_are_alike() -> None:
    cards = {(idea.era, idea.type, idea.milestone, idea.need, idea.extra, idea.chain) for idea in OUR_SET.ideas}

    assert len(cards) == len(OUR_SET.ideas)


def test_no_two_milestones_and_no_two_tiles_of_a_region_are_alike() -> None:
    assert len({(row.send, row.recall) for row in OUR_SET.milestones}) == len(OUR_SET.milestones)
    assert len({row.benefit for row in OUR_SET.specialist_tiles}) == len(OUR_SET.specialist_tiles)
    assert len({row.chain for row in OUR_SET.knowledge_tiles}) == len(OUR_SET.knowledge_tiles)
    assert len({row.chain for row in OUR_SET.influence_tiles}) == len(OUR_SET.influence_tiles)


def test_no_two_objectives_are_alike() -> None:
    objectives = {(row.measure, row.wanted, tuple(row.regions)) for row in OUR_SET.objectives}

    assert len(objectives) == len(OUR_SET.objectives)


def test_the_regions_of_objectives_are_balanced() -> None:
    """Each kind that pictures four Regions pictures all of them equally often, networks as nearly as can be."""
    for measure in {row.measure for row in OUR_SET.objectives if row.regions}:
        pictured = [region for row in OUR_SET.objectives if row.measure == measure for region in row.regions]
        times = [pictured.count(region) for region in range(7)]
        assert max(times) - min(times) <= 1, times


# Wealth

IDEAS_OF_SCORING = {
    IN_GROUP: "a group",
    PROGRESS_SETS: "Progress tiles",
    INVENTION_PAIRS: "Inventions",
    SAME_TYPE_PAIRS: "Inventions",
    INVENTION_TRIOS: "Inventions",
}


def idea_of(tile: WealthTile) -> str:
    """What a Wealth tile is about: sets of one type and of several are two ideas."""
    idea = IDEAS_OF_SCORING.get(int(tile.counts), f"counts {tile.counts}")
    return f"{idea} of one type" if idea == "Progress tiles" and int(tile.types).bit_count() == 1 else idea


def test_each_letter_has_one_idea_of_scoring_and_each_idea_one_letter() -> None:
    ideas = [{idea_of(OUR_SET.wealth[tile]) for tile in OUR_SET.wealth_of[letter]} for letter in range(len(LETTERS))]

    assert all(len(of_letter) == 1 for of_letter in ideas)
    assert len(set.union(*ideas)) == len(LETTERS)


def test_wealth_tiles_score_in_as_many_ways_as_the_aid_has() -> None:
    """People are counted in one way each; with the points of the aid no other count is worth about as much."""
    ways = {(int(tile.counts), int(tile.types)) for tile in OUR_SET.wealth}

    assert len(ways) == 17


def test_every_benefit_stands_somewhere() -> None:
    box = OUR_SET
    tables: list[list[Any]] = [box.hexes, box.era_track, box.specialist_tiles, box.ideas, box.milestones]
    tables += [box.knowledge_tiles, box.influence_tiles]

    found = {getattr(row, column, NOTHING) for table in tables for row in table for column in COLUMNS} - {NOTHING}

    assert found == set(range(len(BENEFIT_NAMES))) - {NOTHING}
