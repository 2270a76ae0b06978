"""Developing technologies, governments and special technologies; declaring a revolution."""

import pytest

from civitas import IllegalMove
from tests.support.ages import civ, civ_of, only, options, play, table
from tests.support.rules import rule

# Developing


@rule("NS-25.1", "NS-25.2", "NS-25.4", "NS-41.4", "NS-52.2")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("Irrigation", 3), ("Iron", 5), ("Alchemy", 4), ("Movies", 10), ("Swordsmen", 4), ("Air Forces", 12)],
)
def test_a_technology_costs_an_action_and_its_science(card: str, cost: int) -> None:
    game = table(age=3, one=civ(hand=card, science=cost))

    assert play(game, f"develop {card}") == {
        "science 1": -cost,
        "hand 1": f"-{card}",
        "technologies 1": f"+{card}",
        "civil 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-25.2", "NS-52.2", "NS-16.2", "OR-34.2")
def test_a_technology_needs_all_its_science() -> None:
    game = table(one=civ(hand="Alchemy", science=3))

    assert "develop Alchemy" not in options(game)
    with pytest.raises(IllegalMove):
        game.play("develop Alchemy")


@rule("NS-25.1", "NS-38.4", "OR-34.1")
def test_a_technology_needs_a_civil_action_and_must_be_in_hand() -> None:
    assert "develop Alchemy" not in options(table(one=civ(hand="Alchemy", science=9, civil_left=0)))
    assert "develop Alchemy" not in options(table(row="Alchemy", one=civ(science=9)))


@rule("NS-41.4", "NS-41.3")
def test_a_new_farm_or_mine_holds_goods_without_a_worker() -> None:
    game = table(one=civ(hand="Iron, Reserves I", science=5))

    play(game, "develop Iron", "play Reserves I", "gain resources")

    rows = {row["card"]: (row["workers"], row["blue"]) for row in civ_of(game, 1)["technologies"]}
    assert rows["Iron"] == (0, 1)
    assert civ_of(game, 1)["resources"] == 2


# Special technologies


@rule("NS-25.8", "NS-41.8", "NS-48.7")
@pytest.mark.parametrize(
    ("card", "cost", "made"),
    [("Code of Laws", 6, {"civil total 1": 1}),
     ("Warfare", 5, {"civil 1": -1, "military 1": 1, "military total 1": 1, "strength 1": 1}),
     ("Cartography", 4, {"civil 1": -1, "strength 1": 1, "colonization 1": 2}), ("Masonry", 3, {"civil 1": -1}),
     ("Justice System", 7, {"civil total 1": 1, "blue tokens 1": 3}),
     ("Civil Service", 10, {"civil 1": 1, "civil total 1": 2, "blue tokens 1": 3})],
)  # fmt: skip
def test_a_special_technology_works_at_once_and_without_workers(card: str, cost: int, made: dict[str, int]) -> None:
    game = table(age=3, one=civ(hand=card, science=cost))

    assert play(game, f"develop {card}") == {
        "science 1": -cost,
        "hand 1": f"-{card}",
        "special 1": f"+{card}",
        **made,
        "asked": "1: TakeAction",
    }


@rule("NS-25.5", "NS-41.9", "NS-R24", "OR-60.1")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Code of Laws", "Civil Service"),
        ("Masonry", "Engineering"),
        ("Warfare", "Strategy"),
        ("Cartography", "Satellites"),
    ],
)
def test_the_higher_special_technology_of_a_type_replaces_the_lower(old: str, new: str) -> None:
    game = table(age=3, one=civ(specials=old, hand=new, science=11))

    changes = play(game, f"develop {new}")

    assert changes["special 1"] == f"+{new}, -{old}"


@rule("NS-25.5", "NS-25.6", "NS-41.9", "NS-R24")
def test_the_lower_one_just_played_leaves_play_and_still_counts_as_developed() -> None:
    own = civ(specials="Strategy", hand="Warfare", science=5, leader="Albert Einstein")
    game = table(age=3, one=own)

    assert play(game, "develop Warfare") == {
        "science 1": -5,
        "culture 1": 3,
        "hand 1": "-Warfare",
        "civil 1": -1,
        "asked": "1: TakeAction",
    }


@rule("NS-41.9")
def test_special_technologies_of_different_types_stay_together() -> None:
    game = table(age=3, one=civ(specials="Warfare, Masonry, Cartography", hand="Code of Laws", science=6))

    play(game, "develop Code of Laws")

    special = civ_of(game, 1)["special_technologies"]
    assert sorted(special) == ["Cartography", "Code of Laws", "Masonry", "Warfare"]


@rule("NS-48.9", "NS-R33", "NS-49.2")
def test_civil_service_in_place_of_justice_system_changes_no_token_and_totals_once() -> None:
    game = table(age=3, one=civ(specials="Justice System", hand="Civil Service", science=10, civil_left=1))

    assert play(game, "develop Civil Service") == {
        "science 1": -10,
        "hand 1": "-Civil Service",
        "special 1": "+Civil Service, -Justice System",
        "civil total 1": 1,
        "asked": "1: TakeAction",
    }


# Governments


@rule("NS-25.3", "NS-25.7", "NS-25.8", "NS-41.10", "NS-R41", "NS-R23")
@pytest.mark.parametrize(
    ("card", "cost", "made"),
    [
        ("Monarchy", 8, {"civil total 1": 1, "military 1": 1, "military total 1": 1}),
        (
            "Theocracy",
            6,
            {
                "civil 1": -1,
                "military 1": 1,
                "military total 1": 1,
                "culture rating 1": 1,
                "strength 1": 1,
                "happiness 1": 1,
            },
        ),
        ("Republic", 13, {"civil 1": 2, "civil total 1": 3}),
        (
            "Democracy",
            17,
            {"civil 1": 2, "civil total 1": 3, "military 1": 1, "military total 1": 1, "culture rating 1": 3},
        ),
    ],
)
def test_a_peaceful_change_costs_an_action_and_the_higher_number_and_its_actions_are_available(
    card: str, cost: int, made: dict[str, int]
) -> None:
    game = table(age=3, one=civ(hand=card, science=cost))

    assert play(game, f"develop {card}") == {
        "science 1": -cost,
        "hand 1": f"-{card}",
        "government 1": f"+{card}, -Despotism",
        **made,
        "asked": "1: TakeAction",
    }


@rule("NS-25.3")
def test_a_peaceful_change_needs_the_higher_number() -> None:
    game = table(one=civ(hand="Monarchy", science=7))

    assert "develop Monarchy" not in options(game)
    assert "declare a revolution for Monarchy" in options(game)


@rule("NS-41.10")
def test_a_government_can_be_replaced_by_an_older_one() -> None:
    game = table(age=3, one=civ(government="Communism", hand="Monarchy", science=8, civil_left=7))

    changes = play(game, "develop Monarchy")

    assert only(
        changes, "government 1", "civil 1", "civil total 1", "military 1", "military total 1", "happiness 1"
    ) == {
        "government 1": "+Monarchy, -Communism",
        "civil 1": -2,
        "civil total 1": -2,
        "military 1": -2,
        "military total 1": -2,
    }


# Revolution


@rule("NS-26.1", "NS-26.3", "NS-26.4", "NS-26.5", "NS-R23", "NS-R38")
@pytest.mark.parametrize(
    ("card", "cost", "made"),
    [("Monarchy", 2, {"civil total 1": 1, "military 1": 1, "military total 1": 1}),
     ("Republic", 3, {"civil total 1": 3}),
     ("Communism", 5, {"civil total 1": 3, "military 1": 3, "military total 1": 3})],
)  # fmt: skip
def test_a_revolution_costs_all_civil_actions_and_the_lower_number(card: str, cost: int, made: dict[str, int]) -> None:
    game = table(age=3, one=civ(hand=card, science=cost))

    assert play(game, f"declare a revolution for {card}") == {
        "science 1": -cost,
        "hand 1": f"-{card}",
        "government 1": f"+{card}, -Despotism",
        "civil 1": -4,
        **made,
        "asked": "1: TakeAction",
    }
    assert civ_of(game, 1)["civil_actions"][0] == 0


@rule("NS-26.3")
def test_a_revolution_needs_the_lower_number() -> None:
    assert "declare a revolution for Monarchy" not in options(table(one=civ(hand="Monarchy", science=1)))


@rule("NS-26.2", "OR-35.1")
@pytest.mark.parametrize(("left", "may"), [(4, True), (3, False)])
def test_a_revolution_needs_every_civil_action_of_the_total(left: int, may: bool) -> None:
    game = table(one=civ(hand="Monarchy", science=9, civil_left=left))

    assert ("declare a revolution for Monarchy" in options(game)) is may


@rule("NS-26.2", "NS-26.1")
def test_actions_of_other_cards_belong_to_the_total_that_a_revolution_costs() -> None:
    own = civ(hand="Monarchy", science=2, wonders="Pyramids", specials="Code of Laws")
    game = table(one=own)

    changes = play(game, "declare a revolution for Monarchy")

    assert only(changes, "civil 1", "civil total 1") == {"civil 1": -6, "civil total 1": 1}


@rule("NS-R38")
def test_an_action_spent_and_gained_back_does_not_hinder_a_revolution() -> None:
    game = table(one=civ(leader="Moses", hand="Joan of Arc, Monarchy", science=2))

    changes = play(game, "play Joan of Arc", "declare a revolution for Monarchy")

    assert only(changes, "government 1", "civil 1") == {"government 1": "+Monarchy, -Despotism", "civil 1": -4}


@rule("NS-R38", "NS-16.3")
def test_spent_military_actions_do_not_hinder_a_revolution_and_new_ones_can_be_used() -> None:
    game = table(one=civ(hand="Monarchy", science=2, military_left=0, resources=2))

    changes = play(game, "declare a revolution for Monarchy", "build Warriors")

    assert only(changes, "military 1", "military total 1", "workers 1") == {
        "military total 1": 1,
        "workers 1": "+Warriors",
    }


@rule("NS-26.1")
def test_only_a_government_can_be_the_aim_of_a_revolution() -> None:
    game = table(one=civ(hand="Alchemy, Code of Laws", science=9))

    assert not any(move.startswith("declare a revolution") for move in options(game))


@rule("NS-26.6")
@pytest.mark.parametrize(
    ("leader", "made"),
    [("Leonardo da Vinci", {"resources 1": 1}), ("Isaac Newton", {}), ("Albert Einstein", {"culture 1": 3})],
)
def test_effects_of_developing_apply_to_a_revolution(leader: str, made: dict[str, int]) -> None:
    game = table(age=3, one=civ(leader=leader, hand="Monarchy", science=2))

    changes = play(game, "declare a revolution for Monarchy")

    left = 1 if leader == "Isaac Newton" else 0
    assert only(changes, "resources 1", "culture 1", "civil 1") == {**made, "civil 1": left - 4}


@rule("NS-26.8", "NS-27.5", "NS-R39")
def test_by_breakthrough_a_revolution_costs_all_civil_actions_and_no_more() -> None:
    game = table(one=civ(hand="Breakthrough I, Monarchy", science=2))

    assert play(game, "play Breakthrough I") == {
        "hand 1": "-Breakthrough I, -Monarchy",
        "government 1": "+Monarchy, -Despotism",
        "civil 1": -4,
        "civil total 1": 1,
        "military 1": 1,
        "military total 1": 1,
        "asked": "1: TakeAction",
    }


@rule("NS-26.8", "NS-R39")
def test_with_an_action_spent_breakthrough_allows_no_revolution() -> None:
    game = table(one=civ(hand="Breakthrough I, Monarchy", science=9, civil_left=3))

    changes = play(game, "play Breakthrough I")

    assert only(changes, "science 1", "civil 1", "government 1") == {
        "science 1": -8 + 2,
        "government 1": "+Monarchy, -Despotism",
    }
    assert civ_of(game, 1)["civil_actions"] == [3, 5]


@rule("NS-26.7", "NS-36.8", "NS-R39")
@pytest.mark.parametrize("player", [1, 2])
def test_by_development_of_civilization_a_revolution_costs_one_science_less_and_all_civil_actions(player: int) -> None:
    rebel, other = civ(hand="Monarchy", science=1), civ()
    game = table(
        phase="politics",
        events="Development of Civilization, Development of Science",
        one={**(rebel if player == 1 else other), "military_hand": "Rats"},
        two=rebel if player == 2 else other,
    )
    play(game, "prepare Rats")
    while game.seat != player - 1 or "declare a revolution for Monarchy" not in options(game):
        game.play("do nothing")

    changes = play(game, "declare a revolution for Monarchy")

    assert only(changes, f"science {player}", f"civil {player}", f"government {player}") == {
        f"science {player}": -1,
        f"civil {player}": -4,
        f"government {player}": "+Monarchy, -Despotism",
    }
