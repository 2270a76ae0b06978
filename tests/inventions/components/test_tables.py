"""The component set: its counts, its order, and the points of the player aid."""

from civitas.inventions.components.our_set import OUR_SET
from civitas.inventions.kinds import (
    BENEFIT_NAMES,
    CITIZEN_PAIRS,
    EFFECT_NAMES,
    EFFECTS,
    IN_GROUP,
    INFLUENCE_IN,
    INVENTION_PAIRS,
    INVENTION_TRIOS,
    INVENTIONS_IN_ALL,
    MOST_CITIZENS,
    NETWORK,
    OF_EACH_TYPE,
    OF_ERAS_2_TO_5,
    OF_ERAS_4_AND_5,
    OF_ONE_TYPE,
    PROGRESS_SETS,
    SAME_TYPE_PAIRS,
    SCORE_ACADEMICS,
    SCORE_CHAIN_TOKENS,
    SCORE_INFLUENCE_TILES,
    SCORE_PROGRESS,
    SCORE_WEALTH,
    SETTLED_REGIONS,
    SPECIALIST_TRIOS,
)
from tests.support.rules import rule


@rule("IN-R2", "IN-R3", "IN-R4", "IN-R36")
def test_the_box_has_the_counts_of_the_game() -> None:
    box = OUR_SET

    assert [len(box.ideas_of[era]) for era in range(1, 7)] == [8, 9, 5, 10, 13, 3]
    assert [len(box.milestones_of[era]) for era in range(1, 7)] == [5, 4, 3, 3, 3, 3]
    assert [len(box.wealth_of[letter]) for letter in range(7)] == [4, 4, 4, 4, 3, 3, 3]
    assert [len(box.objectives_of[kind]) for kind in range(3)] == [7, 5, 9]
    assert (len(box.progress), int(box.copies), len(box.hexes)) == (21, 3, 19)
    assert (len(BENEFIT_NAMES), len(EFFECT_NAMES)) == (SCORE_CHAIN_TOKENS + 1, EFFECTS)


def test_technology_has_the_fewest_cards() -> None:
    """Each Invention makes tiles of its type cheaper, and Technology tiles are the strongest."""
    types = [int(idea.type) for idea in OUR_SET.ideas]

    assert [types.count(type) for type in range(3)] == [19, 18, 11]


def test_a_card_needs_a_milestone_of_its_era_or_of_the_one_before() -> None:
    for card, idea in enumerate(OUR_SET.ideas):
        if idea.era > 1:
            assert idea.era - OUR_SET.milestones[OUR_SET.milestone_of[card]].era in (0, 1), idea.name


@rule("IN-2.1")
def test_each_action_stands_once_in_the_assembly() -> None:
    assert sorted(action for forum in OUR_SET.forums for action in forum) == list(range(10))


@rule("IN-8.3", "IN-R1")
def test_strings_lead_both_ways_and_north_america_is_beside_asia() -> None:
    for region, beside in enumerate(OUR_SET.adjacent):
        assert all(region in OUR_SET.adjacent[other] for other in beside)
    assert 3 in OUR_SET.adjacent[5]


@rule("IN-R1")
def test_the_regions_have_the_order_of_our_ruling() -> None:
    names = [region.name for region in OUR_SET.regions]

    assert names == ["Africa", "Middle East", "Europe", "Asia", "Oceania", "North America", "South America"]
    assert all(OUR_SET.adjacent)


@rule("IN-R37")
def test_each_public_objective_stands_on_a_knowledge_tile_or_a_milestone() -> None:
    on_tiles = [int(tile.score) for tile in OUR_SET.knowledge_tiles]
    by_milestones = [int(benefit) for row in OUR_SET.milestones for benefit in (row.send, row.recall)]

    assert len(set(on_tiles)) == len(on_tiles)
    assert set(range(SCORE_PROGRESS, SCORE_CHAIN_TOKENS + 1)) <= {*on_tiles, *by_milestones}
    assert not {SCORE_ACADEMICS, SCORE_WEALTH, SCORE_INFLUENCE_TILES} & set(on_tiles)


@rule("IN-2.1", "IN-R43")
def test_the_assembly_has_five_forums_of_two_actions() -> None:
    pairs = [{BENEFIT_NAMES[action] for action in forum} for forum in OUR_SET.forums]

    assert pairs == [
        {"Present", "Share"},
        {"Invent", "Innovate"},
        {"Call Specialists", "Gain Influence"},
        {"Travel", "Eureka"},
        {"Send Diplomat", "Call Diplomat"},
    ]


WEALTH_POINTS = {
    IN_GROUP: 3,
    PROGRESS_SETS: 3,
    INVENTION_PAIRS: 3,
    SAME_TYPE_PAIRS: 4,
    INVENTION_TRIOS: 6,
    SPECIALIST_TRIOS: 2,
    SETTLED_REGIONS: 3,
    CITIZEN_PAIRS: 1,
}
"""As the player aid has them."""


@rule("IN-28.1", "IN-28.2", "IN-28.3", "IN-28.4", "IN-28.5", "IN-28.6", "IN-28.7", "IN-28.8", "IN-28.9")
def test_our_wealth_tiles_score_the_points_of_the_player_aid() -> None:
    assert {int(tile.counts): int(tile.points) for tile in OUR_SET.wealth} == WEALTH_POINTS
    for counts, points in WEALTH_POINTS.items():
        assert {int(tile.points) for tile in OUR_SET.wealth if tile.counts == counts} == {points}


@rule("IN-3.1", "IN-3.2", "IN-3.3", "IN-3.4", "IN-3.5", "IN-3.6", "IN-3.7", "IN-3.8")
def test_our_private_objectives_score_the_points_of_the_player_aid() -> None:
    points = {(int(row.measure), int(row.wanted)): row.points for row in OUR_SET.objectives}

    assert points == {
        (INFLUENCE_IN, 0): [0, 1, 3, 6, 10],
        (INVENTIONS_IN_ALL, 8): [0, 10],
        (OF_EACH_TYPE, 2): [0, 10],
        (OF_ONE_TYPE, 4): [0, 10],
        (OF_ERAS_4_AND_5, 2): [0, 10],
        (OF_ERAS_2_TO_5, 1): [0, 10],
        (NETWORK, 0): [0, 0, 1, 3, 6],
        (MOST_CITIZENS, 0): [0, 3, 6, 10, 15],
    }


@rule("IN-22.8", "IN-23.1", "IN-R12")
def test_our_influence_track_has_the_bands_of_the_player_aid() -> None:
    bands = [(int(row.tokens), int(row.era_change), int(row.points)) for row in OUR_SET.influence_track]

    assert bands == [(0, 1, 0)] + [(1, 0, 1)] * 3 + [(2, -1, 5)] * 4 + [(3, -2, 10)] * 3
