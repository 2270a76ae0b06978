"""The twelve wonders one by one."""

import pytest

import civitas
from tests.support.duel import (
    asked,
    available,
    city,
    coins,
    options,
    play,
    points,
    price_of_wonder,
    table,
)
from tests.support.rules import rule

# One by one


@rule("DU-30.1")
def test_the_appian_way_takes_three_coins_costs_the_rival_three_and_plays_again() -> None:
    game = table(
        display="Arena, Port",
        cities=("Brickyard, Shelf Quarry, Press", ""),
        wonders=("The Appian Way", ""),
        coins=(0, 7),
    )

    assert play(game, "build The Appian Way with Arena") == {
        "built 1": "+The Appian Way with Arena",
        "coins 1": 3,
        "coins 2": -3,
        "asked": "1: PlayCard",
    }
    assert points(game, 1) == {"wonders": 3, "coins": 1}


@rule("DU-30.1", "DU-R43")
@pytest.mark.parametrize(("before", "after"), [(4, 1), (3, 0), (2, 0), (0, 0)])
def test_the_appian_way_takes_no_more_than_the_rival_has(before: int, after: int) -> None:
    game = table(
        display="Arena, Port",
        cities=("Brickyard, Shelf Quarry, Press", ""),
        wonders=("The Appian Way", ""),
        coins=(0, before),
    )

    game.play("build The Appian Way with Arena")

    assert coins(game) == (3, after)


@rule("DU-30.2", "DU-R29")
def test_circus_maximus_discards_a_grey_card_of_the_rival_and_moves_the_pawn() -> None:
    game = table(
        display="Arena, Port",
        cities=("Press", "Glassworks, Drying Room, Quarry"),
        wonders=("Circus Maximus", ""),
        coins=(20, 0),
    )
    assert play(game, "build Circus Maximus with Arena") == {
        "built 1": "+Circus Maximus with Arena",
        "coins 1": -(2 + 3 + 3 + 3),
        "pawn": 1,
        "asked": "1: DestroyCard",
    }
    assert options(game) == {"destroy Glassworks", "destroy Drying Room"}

    assert play(game, "destroy Glassworks") == {
        "city 2": "-Glassworks",
        "discard": "+Glassworks",
        "asked": "2: PlayCard",
    }
    assert points(game, 1) == {"military": 2, "wonders": 3, "coins": 3}


@rule("DU-30.3")
def test_the_colossus_moves_the_pawn_two_spaces() -> None:
    game = table(display="Arena, Port", wonders=("", "The Colossus"), coins=(0, 8), next_player=2)

    assert play(game, "build The Colossus with Arena") == {
        "built 2": "+The Colossus with Arena",
        "coins 2": -8,
        "pawn": -2,
        "asked": "1: PlayCard",
    }
    assert points(game, 2) == {"military": 2, "wonders": 3}


@rule("DU-30.4", "DU-R35")
def test_the_great_library_keeps_one_of_three_tokens_set_aside() -> None:
    game = table(
        display="Arena, Port",
        wonders=("The Great Library", ""),
        coins=(10, 0),
        board="Law, Economy, Masonry, Strategy, Theology",
        drawn="Agriculture, Philosophy, Urbanism",
    )
    assert play(game, "build The Great Library with Arena") == {
        "built 1": "+The Great Library with Arena",
        "coins 1": -10,
        "asked": "1: KeepProgressToken",
    }
    assert options(game) == {"take Agriculture", "take Philosophy", "take Urbanism"}

    assert play(game, "take Agriculture") == {"tokens 1": "+Agriculture", "coins 1": 6, "asked": "2: PlayCard"}
    assert points(game, 1) == {"wonders": 4, "progress": 4, "coins": 2}


@rule("DU-30.4", "DU-R35")
def test_the_two_tokens_refused_are_out_of_the_game() -> None:
    game = table(
        display="Walls, Library, Forum",
        cities=("", "Scriptorium"),
        wonders=("The Great Library", ""),
        coins=(10, 7),
        board="Law, Economy",
        drawn="Agriculture, Philosophy, Urbanism",
    )
    game.play("build The Great Library with Walls")
    game.play("take Agriculture")

    assert play(game, "build Library")["asked"] == "2: ChooseProgressToken"
    assert options(game) == {"take Law", "take Economy"}


@rule("DU-R35")
def test_chance_decides_which_of_the_five_tokens_the_great_library_draws() -> None:
    games = [civitas.new("duel", seed=seed) for seed in range(60)]
    orders = [game.deal["tokens"] for game in games if game.deal is not None]

    assert {token for order in orders for token in order[5:8]} == set(range(10))
    assert {token for order in orders for token in order[8:]} == set(range(10))


@rule("DU-30.5")
def test_the_great_lighthouse_makes_a_raw_material_each_turn() -> None:
    game = table(display="Arena, Gardens, Port", wonders=("The Great Lighthouse", ""), coins=(10, 7))

    assert play(game, "build The Great Lighthouse with Port") == {
        "built 1": "+The Great Lighthouse with Port",
        "coins 1": -8,
        "asked": "2: PlayCard",
    }
    assert city(game, 1)["chooses"] == {"raw": 1, "goods": 0}
    assert set(city(game, 2)["pays"].values()) == {2}
    assert points(game, 1) == {"wonders": 4}


@rule("DU-30.6")
def test_the_hanging_gardens_take_six_coins_and_play_again() -> None:
    game = table(display="Arena, Port", wonders=("The Hanging Gardens", ""), coins=(8, 7))

    assert play(game, "build The Hanging Gardens with Arena") == {
        "built 1": "+The Hanging Gardens with Arena",
        "coins 1": -8 + 6,
        "asked": "1: PlayCard",
    }
    assert points(game, 1) == {"wonders": 3, "coins": 2}


@rule("DU-30.7", "DU-R32")
def test_the_mausoleum_builds_a_discarded_card_free_of_charge() -> None:
    game = table(display="Arena, Port", wonders=("The Mausoleum", ""), coins=(10, 0), discard="Palace, Quarry, Press")
    assert play(game, "build The Mausoleum with Arena") == {
        "built 1": "+The Mausoleum with Arena",
        "coins 1": -10,
        "asked": "1: RecoverCard",
    }
    assert options(game) == {"recover Palace", "recover Quarry", "recover Press"}

    assert play(game, "recover Palace") == {"city 1": "+Palace", "discard": "-Palace", "asked": "2: PlayCard"}
    assert points(game, 1) == {"blue": 7, "wonders": 2}


@rule("DU-30.7", "DU-R6")
def test_cards_put_away_in_the_preparation_cannot_be_recovered() -> None:
    game = table(display="Baths, Theater, Altar", wonders=("The Mausoleum", ""), coins=(10, 0), discard="")
    game.play("discard Theater")
    game.play("discard Altar")

    game.play("build The Mausoleum with Baths")

    assert options(game) == {"recover Theater", "recover Altar"}


@rule("DU-30.8")
def test_piraeus_makes_glass_or_papyrus_each_turn_and_plays_again() -> None:
    game = table(display="Arena, Port", wonders=("Piraeus", ""), coins=(8, 7))

    assert play(game, "build Piraeus with Arena") == {
        "built 1": "+Piraeus with Arena",
        "coins 1": -8,
        "asked": "1: PlayCard",
    }
    assert city(game, 1)["chooses"] == {"raw": 0, "goods": 1}
    assert set(city(game, 2)["pays"].values()) == {2}
    assert points(game, 1) == {"wonders": 2}


@rule("DU-30.9", "DU-25.5")
def test_the_pyramids_are_worth_nine_points() -> None:
    game = table(display="Arena, Port", wonders=("The Pyramids", ""), coins=(8, 7))

    game.play("build The Pyramids with Port")

    assert points(game, 1) == {"wonders": 9}
    assert asked(game) == "2: PlayCard"


@rule("DU-30.10")
def test_the_sphinx_plays_again_and_is_worth_six_points() -> None:
    game = table(display="Arena, Port", wonders=("The Sphinx", ""), coins=(8, 7))

    game.play("build The Sphinx with Port")

    assert points(game, 1) == {"wonders": 6}
    assert asked(game) == "1: PlayCard"


@rule("DU-30.11", "DU-R29")
def test_the_statue_of_zeus_discards_a_brown_card_of_the_rival_and_moves_the_pawn() -> None:
    game = table(
        display="Arena, Port",
        cities=("Clay Pool", "Sawmill, Quarry, Press"),
        wonders=("The Statue of Zeus", ""),
        coins=(20, 0),
    )
    assert play(game, "build The Statue of Zeus with Arena") == {
        "built 1": "+The Statue of Zeus with Arena",
        "coins 1": -(4 + 3 + 3 + 3),
        "pawn": 1,
        "asked": "1: DestroyCard",
    }
    assert options(game) == {"destroy Sawmill", "destroy Quarry"}

    assert play(game, "destroy Sawmill") == {"city 2": "-Sawmill", "discard": "+Sawmill", "asked": "2: PlayCard"}
    assert points(game, 1) == {"military": 2, "wonders": 3, "coins": 2}
    assert city(game, 2)["colours"]["brown"] == 1


@rule("DU-30.12")
def test_the_temple_of_artemis_takes_twelve_coins_and_plays_again() -> None:
    game = table(display="Arena, Port", wonders=("The Temple of Artemis", ""), coins=(8, 7))

    assert play(game, "build The Temple of Artemis with Port") == {
        "built 1": "+The Temple of Artemis with Port",
        "coins 1": -8 + 12,
        "asked": "1: PlayCard",
    }
    assert points(game, 1) == {"coins": 4}


# What each costs: with nothing, and with each resource made by the rival in turn


COSTS = {
    "The Appian Way": "2 clay, 2 stone, 1 papyrus",
    "Circus Maximus": "1 wood, 2 stone, 1 glass",
    "The Colossus": "3 clay, 1 glass",
    "The Great Library": "3 wood, 1 glass, 1 papyrus",
    "The Great Lighthouse": "1 wood, 1 stone, 2 papyrus",
    "The Hanging Gardens": "2 wood, 1 glass, 1 papyrus",
    "The Mausoleum": "2 clay, 2 glass, 1 papyrus",
    "Piraeus": "2 wood, 1 clay, 1 stone",
    "The Pyramids": "3 stone, 1 papyrus",
    "The Sphinx": "1 clay, 1 stone, 2 glass",
    "The Statue of Zeus": "1 wood, 1 clay, 1 stone, 2 papyrus",
    "The Temple of Artemis": "1 wood, 1 stone, 1 glass, 1 papyrus",
}
MAKERS = {"wood": "Lumber Yard", "clay": "Clay Pool", "stone": "Quarry", "glass": "Glassworks", "papyrus": "Press"}


@rule("DU-3.1", "DU-7.2")
@pytest.mark.parametrize("wonder", COSTS)
def test_a_wonder_costs_what_is_printed(wonder: str) -> None:
    def cost(rival: str) -> int:
        return price_of_wonder(table(display="Arena", wonders=(wonder, ""), cities=("", rival)), wonder)

    found = {resource: cost(maker) - cost("") for resource, maker in MAKERS.items()}

    printed = {part.split()[1]: int(part.split()[0]) for part in COSTS[wonder].split(", ")}
    assert {resource: units for resource, units in found.items() if units} == printed
    assert cost("") == 2 * sum(printed.values())


# Cards destroyed and recovered


@rule("DU-R29")
def test_a_destroyed_card_can_be_recovered_by_the_mausoleum() -> None:
    game = table(
        display="Arena, Port, Circus",
        cities=("", "Press"),
        wonders=("Circus Maximus", "The Mausoleum"),
        coins=(20, 20),
        discard="",
    )
    game.play("build Circus Maximus with Arena")
    game.play("destroy Press")

    game.play("build The Mausoleum with Port")

    assert options(game) == {"recover Press"}
    assert play(game, "recover Press") == {"city 2": "+Press", "discard": "-Press", "asked": "1: PlayCard"}


@rule("DU-R30")
@pytest.mark.parametrize(
    ("wonder", "rival", "moves"),
    [
        ("Circus Maximus", "Quarry, Theater", 1),
        ("The Statue of Zeus", "Press, Theater", 1),
        ("The Mausoleum", "Press, Quarry", 0),
    ],
)
def test_without_a_card_to_choose_the_wonder_is_built_and_nobody_is_asked(wonder: str, rival: str, moves: int) -> None:
    game = table(display="Arena, Port", cities=("", rival), wonders=(wonder, ""), coins=(30, 0), discard="")

    changes = play(game, f"build {wonder} with Arena")

    assert changes["built 1"] == f"+{wonder} with Arena"
    assert changes.get("pawn", 0) == moves
    assert changes["asked"] == "2: PlayCard"
    assert "city 2" not in changes


@rule("DU-R30")
def test_the_builders_own_cards_are_never_destroyed() -> None:
    game = table(display="Arena, Port", cities=("Press, Glassworks", ""), wonders=("Circus Maximus", ""), coins=(30, 0))

    assert play(game, "build Circus Maximus with Arena")["asked"] == "2: PlayCard"
    assert city(game, 1)["buildings"] == ["Press", "Glassworks"]


@rule("DU-R31")
def test_destroying_and_recovering_cannot_be_declined() -> None:
    destroying = table(display="Arena, Port", cities=("", "Press"), wonders=("Circus Maximus", ""), coins=(30, 0))
    recovering = table(display="Arena, Port", wonders=("The Mausoleum", ""), coins=(30, 0), discard="Press")

    destroying.play("build Circus Maximus with Arena")
    recovering.play("build The Mausoleum with Arena")

    assert options(destroying) == {"destroy Press"}
    assert options(recovering) == {"recover Press"}


@rule("DU-R32")
@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("Tavern", {"coins 1": 4, "asked": "2: PlayCard"}),
        ("Arsenal", {"pawn": 3, "coins 2": -2, "military tokens 2": "-2 coins", "asked": "2: PlayCard"}),
        ("Academy", {"symbols 1": "+sundial", "asked": "2: PlayCard"}),
        ("Library", {"asked": "1: ChooseProgressToken"}),
        ("Scientists Guild", {"coins 1": 3, "asked": "2: PlayCard"}),
        ("Arena", {"coins 1": 2, "asked": "2: PlayCard"}),
        ("Lighthouse", {"coins 1": 1, "asked": "2: PlayCard"}),
    ],
)
def test_a_recovered_card_has_all_its_effects(card: str, changes: dict[str, int | str]) -> None:
    game = table(
        display="Circus, Port",
        cities=("Scriptorium, Workshop, Apothecary", ""),
        wonders=("The Mausoleum", ""),
        coins=(10, 7),
        discard=f"{card}, Press",
    )
    game.play("build The Mausoleum with Circus")

    assert play(game, f"recover {card}") == {"city 1": f"+{card}", "discard": f"-{card}"} | changes


@rule("DU-R32", "DU-9.2")
def test_a_recovered_producer_makes_its_resource_from_then_on() -> None:
    game = table(display="Circus, Port", wonders=("The Mausoleum", ""), coins=(10, 7), discard="Sawmill")
    game.play("build The Mausoleum with Circus")

    game.play("recover Sawmill")

    assert city(game, 1)["makes"]["wood"] == 2
    assert city(game, 2)["pays"]["wood"] == 4
    assert available(game) == {"Port"}
