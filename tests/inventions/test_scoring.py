"""Final scoring: Wealth tiles, objectives, public objectives, ties."""

from typing import cast

import pytest

from civitas.inventions.objectives import largest_network, objective_points
from civitas.inventions.piles import with_at
from civitas.inventions.public_objectives import public_points
from civitas.inventions.scoring import ranks, wealth_points
from civitas.inventions.state import Inventions
from civitas.kernel.outcome import places_by, winners_by
from tests.support.inventions import COMPONENTS, Words, card, play, society, state_of, table
from tests.support.rules import rule

OBJECTIVES = [objective.name for objective in COMPONENTS.objectives]


def wealth(tile: str, **words: object) -> int:
    """What a Wealth tile on hex 10 is worth to player 1."""
    hexes = {10: tile, **cast("dict[int, str]", words.pop("hexes", {}))}
    game = table(one=society(hexes=hexes, **words))  # type: ignore[arg-type]
    return int(wealth_points(state_of(game), 0, 9))


GROUP = {9: "Economy 1", 4: "Economy 2", 14: "Culture 1", 19: "Economy 3", 11: "Wealth B1"}


@rule("IN-28.1", "IN-28.2")
@pytest.mark.parametrize(("tile", "points"), [("Wealth A1", 6), ("Wealth A2", 3), ("Wealth A3", 0), ("Wealth A4", 6)])
def test_a_wealth_tile_counts_tiles_of_a_type_in_its_contiguous_group(tile: str, points: int) -> None:
    assert wealth(tile, hexes=GROUP) == points


@rule("IN-28.6")
@pytest.mark.parametrize(("tile", "points"), [("Wealth B1", 3), ("Wealth B2", 0), ("Wealth B4", 0)])
def test_a_wealth_tile_counts_sets_of_progress_tiles_anywhere(tile: str, points: int) -> None:
    assert wealth(tile, hexes={1: "Economy 1", 19: "Culture 1", 17: "Economy 2"}) == points


@rule("IN-28.7", "IN-28.8", "IN-28.9")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("Wealth C1", 6), ("Wealth C3", 4), ("Wealth C4", 6)],
)
def test_a_wealth_tile_counts_inventions(tile: str, points: int) -> None:
    assert wealth(tile, inventions="Bone Fishhook, Barter Beads, Cave Painting, Hand Axe, Digging Stick") == points


@rule("IN-28.5", "IN-R64")
def test_a_wealth_tile_counts_sets_of_specialists_with_academics_filling_the_gaps() -> None:
    assert wealth("Wealth D1", ready="Merchant 2, Artisan 1, Academic 2", exhausted="Thinker 1") == 4


@rule("IN-28.3")
def test_a_wealth_tile_counts_regions_with_two_citizens() -> None:
    assert wealth("Wealth E1", on_map="Asia 2, Africa 1, Europe 3") == 6


@rule("IN-28.4")
def test_a_wealth_tile_counts_pairs_of_citizens_in_play() -> None:
    assert wealth("Wealth F1", on_map="Asia 2", ready="Merchant 2", diplomats="Tended Fire") == 2


# Private objectives


def objective(name: str, one: Words, **words: Words) -> int:
    game = table(one=one, **words)  # type: ignore[arg-type]
    return int(objective_points(state_of(game), 0, OBJECTIVES.index(name)))


@rule("IN-3.1")
def test_influence_tiles_in_pictured_regions_score_1_3_6_10() -> None:
    tiles = [f"Influence tile {name}" for name in ("Travel", "Present", "Share", "Eureka")]
    regions = ["Europe", "Oceania", "North America", "South America"]
    placed = [f"{tile} in {region}" for tile, region in zip(tiles, regions, strict=True)]

    scores = [objective("Influence objective 1", society(tiles=", ".join(placed[:count]))) for count in range(5)]

    assert scores == [0, 1, 3, 6, 10]


@rule("IN-3.2", "IN-3.3", "IN-3.4")
@pytest.mark.parametrize(
    ("name", "inventions", "points"),
    [
        ("Invention objective 1", 8, 10),
        ("Invention objective 1", 7, 0),
        ("Invention objective 2", 8, 10),
        ("Invention objective 2", 7, 0),
        ("Invention objective 4", 8, 0),
    ],
)
def test_conditions_on_inventions_score_10_or_nothing(name: str, inventions: int, points: int) -> None:
    names = [idea.name for idea in COMPONENTS.ideas[:inventions]]

    assert objective(name, society(inventions=", ".join(names))) == points


@rule("IN-3.4")
def test_four_inventions_of_any_one_type_fulfil_an_objective() -> None:
    assert (
        objective("Invention objective 4", society(inventions="Cave Painting, Bone Flute, Burial Rite, Oral Epic"))
        == 10
    )


@rule("IN-3.5", "IN-3.6")
def test_inventions_of_eras_fulfil_objectives() -> None:
    late = "Minted Coin, Great Library, Railway"
    each = "Granary, Bronze Bell, Minted Coin, Railway"

    assert objective("Invention objective 6", society(inventions=late)) == 10
    assert objective("Invention objective 6", society(inventions=each)) == 0
    assert objective("Invention objective 7", society(inventions=each)) == 10
    assert objective("Invention objective 7", society(inventions=late)) == 0


@rule("IN-3.7", "IN-R63")
def test_a_network_of_pictured_regions_is_connected_by_strings() -> None:
    assert objective("Population objective 1", society(on_map="Europe, North America, South America")) == 3
    assert objective("Population objective 1", society(on_map="Europe, Oceania")) == 0
    assert objective("Population objective 1", society(on_map="Europe, North America, South America, Oceania")) == 6


def test_without_a_citizen_in_a_pictured_region_there_is_no_network() -> None:
    state = state_of(table())

    assert largest_network(state, 0, [0, 1, 2]) == 0


def test_most_citizens_in_listed_regions_count_without_ties() -> None:
    one = society(on_map="Africa 2, Asia 1, North America 1")
    two = society(on_map="Asia 1, Africa 1")

    assert objective("Population objective 4", one, two=two) == 6


@rule("IN-23.3", "IN-R61")
def test_the_two_best_of_three_objectives_are_scored() -> None:
    game = table(
        era=5,
        round=3,
        active=3,
        one=society(
            tiles="Influence tile Travel in Africa",
            on_map="Africa 1",
            inventions="Cave Painting, Bone Flute, Burial Rite, Oral Epic",
            objectives="Influence objective 2, Invention objective 4, Population objective 4",
        ),
    )

    game.play("spend the action on Eureka")

    assert game.result is not None
    assert game.result.scores[0]["objectives"] == 10 + 3


# Public objectives


@rule("IN-4.1", "IN-4.2", "IN-4.3", "IN-4.4", "IN-4.5", "IN-4.6", "IN-4.7", "IN-4.8", "IN-4.9", "IN-4.10", "IN-R64")
@pytest.mark.parametrize(
    ("objective", "points"),
    [
        ("score economy tiles", 2),
        ("score culture tiles", 1),
        ("score technology tiles", 0),
        ("score Merchants", 3),
        ("score Artisans", 0),
        ("score economy Inventions", 4),
        ("score culture Inventions", 2),
        ("score Citizens beside cards", 5),
        ("score Academics", 4),
        ("score Wealth tiles", 2),
        ("score Economy tokens", 2),
        ("score Sages", 4),
        ("score Influence tiles", 4),
        ("score Chain tokens", 4),
    ],
)
def test_public_objectives_score_what_they_name(objective: str, points: int) -> None:
    from civitas.inventions.kinds import BENEFIT_NAMES

    game = table(
        one=society(
            hexes={1: "Economy 1", 2: "Economy 4", 3: "Culture 1", 4: "Wealth A1"},
            used="Economy 4",
            ready="Merchant 2, Academic 1",
            exhausted="Merchant 1, Academic 1",
            inventions="Bone Fishhook, Barter Beads, Cave Painting",
            sages=2,
            tiles="Influence tile Travel in Asia, Influence tile Share in Africa",
            face_down="Asia",
            influence=4,
        ),
        no_sage="Asia, Africa",
        cards={
            "Africa": card("Granary", presenter=1, inventor=1),
            "Asia": card("Ox Yoke", presenter=2, inventor=1),
            "Europe": card("Oral Epic", presenter=2, inventor=2, innovator=1),
        },
    )

    assert public_points(state_of(game), 0, BENEFIT_NAMES.index(objective)) == points


# Ties


def winners(one: Words, two: Words) -> int:
    state: Inventions = state_of(table(one=one, two=two, three=society(supply=30)))
    state.societies[0].points = state.societies[1].points = with_at(state.societies[0].points, 0, 5)
    return int(winners_by(ranks(state)))


@rule("IN-23.4", "IN-23.5", "IN-23.6", "IN-R58")
def test_ties_go_to_tiles_then_inventions_then_population_and_then_are_shared() -> None:
    more_tiles = winners(society(hexes={1: "Culture 1"}), society(inventions="Granary", on_map="Asia 5"))
    more_inventions = winners(society(inventions="Granary"), society(on_map="Asia 5"))
    more_people = winners(society(on_map="Asia 5"), society(on_map="Asia 4"))
    equal = winners(society(on_map="Asia 5"), society(on_map="Africa 5"))

    assert (more_tiles, more_inventions, more_people, equal) == (0b001, 0b001, 0b001, 0b011)


@rule("IN-R72")
def test_the_tie_breaks_rank_everybody_and_a_full_tie_shares_the_place() -> None:
    told = society(on_map="Asia 5")
    state = state_of(
        table(players=4, one=told, two=society(on_map="Asia 4"), three=society(on_map="Asia 5"), four=told)
    )

    places = []
    for points in (5, 6, 6, 5), (1, 9, 3, 5):
        for seat in range(4):
            state.societies[seat].points = with_at(state.societies[seat].points, 0, points[seat])
        places.append(places_by(ranks(state)))

    assert places == [[3, 2, 1, 3], [4, 1, 3, 2]]


@rule("IN-3.8")
def test_most_citizens_in_1_2_3_or_4_listed_regions_score_3_6_10_15() -> None:
    regions = ["Africa", "Asia", "North America", "South America"]

    scores = [
        objective(
            "Population objective 4",
            society(on_map=", ".join(f"{region} 2" for region in regions)),
            two=society(on_map=", ".join(f"{region} 2" for region in regions[count:])),
        )
        for count in range(5)
    ]

    assert scores == [0, 3, 6, 10, 15]


@rule("IN-23.1", "IN-R12")
def test_the_influence_track_scores_by_its_position() -> None:
    scores = []
    for influence in (0, 1, 3, 4, 7, 8, 10):
        game = table(era=5, round=3, active=3, one=society(influence=influence))
        game.play("spend the action on Eureka")
        assert game.result is not None
        scores.append(game.result.scores[0]["Influence Track"])

    assert scores == [0, 1, 1, 5, 5, 10, 10]


@rule("IN-23.2")
def test_each_wealth_tile_on_the_progress_map_scores_and_none_in_the_tile_display() -> None:
    one = society(hexes={1: "Wealth E1", 19: "Wealth C1"}, display="Wealth D1", ready="Academic 3", on_map="Asia 2",
                  inventions="Granary, Ox Yoke")  # fmt: skip
    game = table(era=5, round=3, active=3, one=one)

    game.play("spend the action on Eureka")

    assert game.result is not None
    assert game.result.scores[0]["Wealth tiles"] == 3 + 3


@rule("IN-R36", "IN-R61")
def test_three_objectives_are_dealt_one_of_seven_of_each_kind_and_two_score() -> None:
    state = state_of(table())

    kinds = [[int(COMPONENTS.objectives[id].kind) for id in own.objectives] for own in state.societies]

    assert kinds == [[0, 1, 2]] * 3
    assert [len(COMPONENTS.objectives_of[kind]) for kind in range(3)] == [7, 7, 7]


@rule("IN-R46")
@pytest.mark.parametrize("type", [0, 1, 2])
def test_the_four_inventions_of_one_type_may_be_of_any_type(type: int) -> None:
    names = [idea.name for idea in COMPONENTS.ideas if idea.type == type][:4]

    assert objective("Invention objective 4", society(inventions=", ".join(names))) == 10
    assert objective("Invention objective 4", society(inventions=", ".join(names[:3]))) == 0


@rule("IN-4.1", "IN-4.3", "IN-4.5")
@pytest.mark.parametrize(
    ("milestone", "points"),
    [("Wheel and Axle", 2), ("Gearing", 3), ("Steam Power", 4)],
)
def test_a_diplomat_called_back_from_a_milestone_with_a_public_objective_scores_it(milestone: str, points: int) -> None:
    game = table(
        era=5,
        one=society(
            diplomats=milestone,
            hexes={1: "Economy 1", 2: "Economy 4"},
            ready="Merchant 3",
            inventions="Bone Fishhook, Barter Beads",
        ),
        two=society(private=milestone),
        common="Paper, Geometry, Written Signs, Smelting, Tended Fire",
        three=society(private="Electromagnetism"),
        four=society(private="Germ Theory"),
        eureka="Semiconductors, Genetic Code, Packet Networks",
    )

    changes = play(game, "pillar on Call Diplomat", f"recall from {milestone}")

    assert changes["1 points"] == points
