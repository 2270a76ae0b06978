"""Chain Actions of any length, each with its own conditions."""

import pytest

from civitas.inventions.chains import start_chain
from civitas.inventions.kinds import BUILD_FREE
from civitas.inventions.progress_map import StartBuilding
from tests.support.inventions import asked, card, options, play, refusal, society, state_of, table
from tests.support.rules import rule


@rule("IN-7.5")
def test_call_specialists_may_use_an_own_invention_with_a_token() -> None:
    game = table(one=society(on_map="Africa 2", inventions="Bone Fishhook, Cave Painting"), no_sage="Europe")
    play(game, "pillar on Call Specialists", "call 1 from Africa")

    assert options(game) == ["chain with Bone Fishhook", "skip"]
    assert play(game, "chain with Bone Fishhook", "travel from Africa to Europe") == {
        "1 chain tokens": -1,
        "1 display culture Aspiration": 1,
        "1 in Africa": -1,
        "1 in Europe": 1,
        "asked": "1: TakeProgress",
    }


@rule("IN-7.5")
def test_without_a_token_no_invention_can_be_used() -> None:
    game = table(one=society(on_map="Africa 2", inventions="Bone Fishhook", influence=0))

    assert play(game, "pillar on Call Specialists", "call 1 from Africa")["asked"] == "1: TakeProgress"


@rule("IN-7.6")
def test_each_invention_can_be_used_once_a_turn() -> None:
    game = table(
        era=4,
        one=society(on_map="Africa 4", inventions="Windmill, Bone Fishhook", influence=8),
        no_sage="Europe",
    )

    play(game, "pillar on Call Specialists", "call 1 from Africa", "chain with Windmill", "call 1 from Africa")

    assert options(game) == ["chain with Bone Fishhook", "skip"]
    assert refusal(game, "chain with Windmill") == (
        "Windmill was used this turn already; each Invention can be used once (Call Specialists)."
    )


@rule("IN-19.2")
def test_a_chain_may_lead_to_another_as_long_as_there_are_tokens() -> None:
    game = table(
        one=society(
            on_map="Africa 6",
            ready="Artisan 1",
            inventions="Burial Rite",
            ideas="Painted Pottery",
            influence=4,
            tiles="Influence tile +1 in Asia",
        ),
        specialists={"Europe": 1},
        open_ideas="Minted Coin",
    )

    changes = play(
        game,
        "pillar on Call Specialists",
        "call 1 from Africa",
        "chain with Burial Rite",
        "place Influence tile Present in Africa",
        "chain with the tile in Africa",
        "present Painted Pottery in Europe",
    )

    assert changes["1 chain tokens"] == -2
    assert changes["1 Influence tile Present in Africa face down"] == 1
    assert changes["Europe Painted Pottery"] == 1
    assert changes["1 influence"] == 2 + 1
    assert asked(game) == "1: DrawIdea"


@rule("IN-11.4")
def test_innovate_may_use_the_invention_just_innovated() -> None:
    game = table(
        one=society(ready="Merchant 1", on_map="Asia 1"),
        cards={"Africa": card("Clay Oven", presenter=2, inventor=2)},
    )
    play(game, "pillar on Innovate", "innovate in Africa")

    assert options(game) == ["chain with Clay Oven", "skip"]
    assert play(game, "chain with Clay Oven") == {"1 chain tokens": -1, "asked": "1: TravelAction"}


@rule("IN-12.6")
def test_an_influence_tile_used_for_a_chain_is_turned_face_down_for_good() -> None:
    game = table(one=society(on_map="Oceania 2", influence=1, tiles="Influence tile +1 in Africa"))
    play(game, "pillar on Gain Influence", "place Influence tile Travel in Oceania")

    assert options(game) == ["chain with the tile in Africa", "skip"]
    assert play(game, "chain with the tile in Africa") == {
        "1 Influence tile +1 in Africa": -1,
        "1 Influence tile +1 in Africa face down": 1,
        "1 influence": 1,
        "asked": "2: ChooseAction",
    }
    assert refusal(game, "chain with the tile in Africa").startswith("That does not answer the question")


@rule("IN-R16")
def test_a_chain_action_that_is_impossible_is_not_offered() -> None:
    game = table(one=society(on_map="Africa 1", inventions="Cave Painting"))

    assert play(game, "pillar on Call Specialists", "call 1 from Africa")["asked"] == "1: TakeProgress"


@rule("IN-R59")
def test_an_action_given_by_a_milestone_may_be_left_out() -> None:
    game = table(one=society(ready="Merchant 1", on_map="Asia 1"))
    play(game, "pillar on Send Diplomat", "send Merchant to Tended Fire")

    assert options(game)[-1] == "skip"
    assert play(game, "skip") == {"asked": "2: ChooseAction"}


@rule("IN-27.2", "IN-R27")
def test_a_technology_tile_gives_two_actions_for_a_token_once_in_the_game() -> None:
    game = table(
        one=society(
            ready="Merchant 1",
            private="Sown Fields",
            hexes={1: "Technology 2"},
            influence=4,
        ),
        cards={"Africa": card("Granary", presenter=2)},
        wealth={"Africa": ""},
    )

    changes = play(game, "use Technology 2", "invent in Africa", "share in Africa")

    assert changes == {
        "1 Merchant": -1,
        "1 chain tokens": -1,
        "1 display technology Aspiration": 1,
        "1 display wild Aspiration": 1,
        "1 in Africa": 1,
        "1 invention Granary": 1,
        "2 in Africa": 2,
        "2 points": 4,
        "Africa Granary": -1,
        "Africa presenter 2": -2,
        "asked": "1: ChooseAction",
    }
    assert refusal(game, "use Technology 2") == "Technology 2 was used already."


@rule("IN-R27")
def test_a_technology_tile_can_be_used_after_the_action_and_each_half_left_out() -> None:
    game = table(
        one=society(
            ready="Merchant 1", on_map="Asia 1", private="Sown Fields", hexes={1: "Technology 4"}, epoch="Send Diplomat"
        ),
        cards={"Africa": card("Granary", presenter=2)},
        no_sage="Oceania",
    )
    play(game, "spend the action on Eureka")

    assert options(game) == ["use Technology 4", "done"]
    play(game, "use Technology 4", "skip")
    assert asked(game) == "1: TravelAction"
    assert play(game, "skip")["asked"] == "2: ChooseAction"


@rule("IN-27.1")
def test_a_technology_tile_gains_an_economy_or_culture_tile() -> None:
    game = table(one=society(hexes={1: "Technology 1"}))
    play(game, "use Technology 1")

    assert options(game)[0] == "take Economy 1"
    assert options(game)[-1] == "take Culture 7"
    assert play(game, "take Culture 3")["1 display Culture 3"] == 1


@rule("IN-R27")
def test_a_table_may_decide_that_technology_tiles_cost_no_token() -> None:
    costly = table(one=society(hexes={1: "Technology 1"}, influence=0))
    free = table(one=society(hexes={1: "Technology 1"}, influence=0), technology_costs_token="no")

    assert refusal(costly, "use Technology 1") == "You have no available Chain Action token."
    assert "use Technology 1" in options(free)
    assert state_of(free).societies[0].tokens == 0


@pytest.mark.parametrize(
    ("tile", "moves", "happened"),
    [
        pytest.param(
            "Technology 3",
            ("invent in Africa", "present Ox Yoke in Europe"),
            ("Africa inventor 1", "Europe Ox Yoke"),
            marks=rule("IN-27.3"),
        ),
        pytest.param(
            "Technology 4",
            ("invent in Africa", "travel from Asia to Oceania"),
            ("Africa inventor 1", "1 in Oceania"),
            marks=rule("IN-27.4"),
        ),
        pytest.param(
            "Technology 5",
            ("travel from Asia to Oceania", "share in Middle East"),
            ("1 in Oceania", "1 in Middle East"),
            marks=rule("IN-27.5"),
        ),
        pytest.param(
            "Technology 6",
            ("innovate in South America", "present Ox Yoke in Europe"),
            ("South America innovator 1", "Europe Ox Yoke"),
            marks=rule("IN-27.6"),
        ),
        pytest.param(
            "Technology 7",
            ("share in Middle East", "present Ox Yoke in Europe"),
            ("1 in Middle East", "Europe Ox Yoke"),
            marks=rule("IN-27.7"),
        ),
    ],
)
def test_the_two_actions_of_a_technology_tile_follow_one_another(
    tile: str, moves: tuple[str, str], happened: tuple[str, str]
) -> None:
    game = table(
        one=society(ready="Merchant 2, Thinker 1", on_map="Asia 1", ideas="Ox Yoke", hexes={1: tile}),
        cards={
            "Africa": card("Granary", presenter=2),
            "Middle East": card("Hand Loom", presenter=2, inventor=1),
            "South America": card("Clay Oven", presenter=2, inventor=2),
        },
        wealth={"Middle East": ""},
        no_sage="Oceania",
        specialists={"Europe": 1},
    )
    play(game, f"use {tile}")

    first = play(game, moves[0])
    second = play(game, moves[1])

    assert (first[happened[0]], second[happened[1]]) == (1, 1)
    assert asked(game) == "1: ChooseAction"


def test_a_chain_action_that_builds_starts_the_building() -> None:
    """Of the small benefits, building follows the actions directly."""
    state = state_of(table(one=society(ready="Merchant 2", display="Economy 1", private="Smelting")))

    start_chain(state, 0, BUILD_FREE)

    assert state.agenda[-1].encode() == StartBuilding(0, BUILD_FREE).encode()
