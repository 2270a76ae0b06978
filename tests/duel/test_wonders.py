"""Building a wonder, seven wonders, and a wonder built with the last card."""

from tests.support.duel import (
    asked,
    city,
    log,
    options,
    play,
    points,
    seen,
    table,
)
from tests.support.rules import rule

# Building a wonder


@rule("DU-18.1")
def test_the_cost_of_the_wonder_is_paid_and_not_that_of_the_card() -> None:
    game = table(display="Pretorium, Palace", wonders=("The Pyramids", ""), coins=(8, 0))

    assert play(game, "build The Pyramids with Pretorium") == {
        "built 1": "+The Pyramids with Pretorium",
        "coins 1": -8,
        "asked": "2: PlayCard",
    }
    assert log(game) == ["Player 1 built The Pyramids with Pretorium for 8 coins."]


@rule("DU-18.1")
def test_a_wonder_whose_resources_the_city_makes_costs_no_coins() -> None:
    game = table(display="Pretorium, Palace", cities=("Shelf Quarry, Quarry, Press", ""), wonders=("The Pyramids", ""))

    assert play(game, "build The Pyramids with Palace") == {
        "built 1": "+The Pyramids with Palace",
        "asked": "2: PlayCard",
    }


@rule("DU-18.2")
def test_the_card_under_a_wonder_has_no_effect() -> None:
    game = table(display="Tavern, Guard Tower, Lumber Yard", wonders=("The Pyramids", ""), coins=(8, 0))

    changes = play(game, "build The Pyramids with Guard Tower")

    assert changes == {"built 1": "+The Pyramids with Guard Tower", "coins 1": -8, "asked": "2: PlayCard"}
    assert city(game, 1)["colours"]["red"] == 0
    assert points(game, 1) == {"wonders": 9}


@rule("DU-R7", "DU-18.2")
def test_the_card_under_a_wonder_is_seen_by_all_and_is_not_discarded() -> None:
    game = table(display="Baths, Theater", wonders=("The Pyramids", ""), coins=(8, 0), discard="")

    game.play("build The Pyramids with Baths")

    for viewer in (None, 0, 1):
        assert seen(game, viewer)["cities"][0]["wonders"][-1] == {
            "wonder": "The Pyramids",
            "built_with": "Baths",
            "price": None,
        }
        assert seen(game, viewer)["discard"] == []


@rule("DU-R7")
def test_the_mausoleum_cannot_recover_a_card_from_under_a_wonder() -> None:
    game = table(display="Baths, Theater, Altar", wonders=("The Sphinx, The Mausoleum", ""), coins=(18, 0), discard="")
    game.play("build The Sphinx with Baths")

    assert play(game, "build The Mausoleum with Theater") == {
        "built 1": "+The Mausoleum with Theater",
        "coins 1": -10,
        "asked": "2: PlayCard",
    }


@rule("DU-18.3")
def test_example_antoine_builds_the_colossus_and_moves_the_pawn_two_spaces() -> None:
    game = table(
        display="Baths, Palisade", cities=("Brickyard, Clay Pool, Glassworks", ""), wonders=("The Colossus", "")
    )

    assert play(game, "build The Colossus with Palisade") == {
        "built 1": "+The Colossus with Palisade",
        "pawn": 2,
        "asked": "2: PlayCard",
    }


@rule("DU-18.1")
def test_a_wonder_is_built_once() -> None:
    game = table(display="Baths, Theater, Altar", wonders=("The Sphinx", ""), coins=(20, 0))

    game.play("build The Sphinx with Baths")

    assert asked(game) == "1: PlayCard"
    assert not [move for move in options(game) if "The Sphinx" in move]


@rule("DU-18.1")
def test_the_rivals_wonders_cannot_be_built() -> None:
    game = table(display="Baths, Theater", wonders=("", "The Sphinx"), coins=(20, 20))

    assert not [move for move in options(game) if "The Sphinx" in move]


# Seven wonders


ANTOINES = "The Pyramids, The Colossus"
BRUNOS = "The Sphinx, Piraeus, The Appian Way, Circus Maximus"


@rule("DU-19.2", "DU-19.1", "DU-R41")
def test_example_with_the_seventh_wonder_antoine_loses_his_last_one() -> None:
    game = table(
        display="Baths, Theater",
        wonders=(ANTOINES, ""),
        built=("The Great Lighthouse, The Mausoleum", BRUNOS),
        coins=(30, 7),
        age=1,
    )

    assert play(game, "build The Colossus with Baths") == {
        "built 1": "+The Colossus with Baths",
        "wonders 1": "-The Pyramids",
        "coins 1": -6,  # The Great Lighthouse makes one of the three clay
        "pawn": 2,
        "asked": "2: PlayCard",
    }
    assert "Seven wonders stand: The Pyramids returned to the box." in log(game)


@rule("DU-19.1", "DU-R41")
def test_the_eighth_wonder_leaves_the_game_though_the_rival_owns_it() -> None:
    game = table(
        display="Baths, Theater, Altar",
        wonders=("The Pyramids", "The Sphinx"),
        built=("The Great Lighthouse, The Mausoleum, The Colossus", "Piraeus, The Appian Way, Circus Maximus"),
        coins=(30, 30),
    )

    assert play(game, "build The Pyramids with Baths") == {
        "built 1": "+The Pyramids with Baths",
        "wonders 2": "-The Sphinx",
        "coins 1": -6,
        "asked": "2: PlayCard",
    }
    assert options(game) == {"build Theater", "discard Theater", "build Altar", "discard Altar"}
    assert [game.view(viewer)["table"]["removed_wonder"] for viewer in (0, 1, None)] == ["The Sphinx"] * 3


@rule("DU-19.1")
def test_with_the_sixth_wonder_nothing_leaves_the_game() -> None:
    game = table(
        display="Baths, Theater",
        wonders=("The Pyramids, The Hanging Gardens", "The Sphinx"),
        built=("The Great Lighthouse, The Mausoleum", "Piraeus, The Appian Way, Circus Maximus"),
        coins=(30, 30),
    )

    assert play(game, "build The Pyramids with Baths") == {
        "built 1": "+The Pyramids with Baths",
        "coins 1": -6,
        "asked": "2: PlayCard",
    }
    assert "build The Sphinx with Theater" in options(game)
    assert game.view(0)["table"]["removed_wonder"] is None


@rule("DU-19.1")
def test_the_seventh_wonder_still_takes_effect_and_plays_again() -> None:
    game = table(
        display="Baths, Theater",
        wonders=("The Hanging Gardens", "The Sphinx"),
        built=("The Great Lighthouse, The Mausoleum, The Colossus", "Piraeus, The Appian Way, Circus Maximus"),
        coins=(8, 7),
    )

    changes = play(game, "build The Hanging Gardens with Baths")

    assert "coins 1" not in changes  # The Great Lighthouse makes a wood, the rest costs 6, and 6 come back
    assert changes["asked"] == "1: PlayCard"


# A wonder with the last card


@rule("DU-R42")
def test_a_wonder_built_with_the_last_card_of_an_age_still_asks_its_question() -> None:
    game = table(
        display="Baths", layout="last", wonders=("Circus Maximus", ""), cities=("", "Press"), coins=(8, 0), pawn=-3
    )
    assert play(game, "build Circus Maximus with Baths") == {
        "built 1": "+Circus Maximus with Baths",
        "coins 1": -8,
        "pawn": 1,
        "asked": "1: DestroyCard",
    }

    assert play(game, "destroy Press") == {
        "city 2": "-Press",
        "discard": "+Press",
        "age": 2,
        "asked": "1: ChooseWhoBegins",
    }


@rule("DU-R42")
def test_a_wonder_built_with_the_last_card_of_the_game_still_asks_its_question() -> None:
    game = table(display="Arena", layout="last", wonders=("The Mausoleum", ""), coins=(10, 0), discard="Palace, Quarry")
    assert play(game, "build The Mausoleum with Arena")["asked"] == "1: RecoverCard"

    assert play(game, "recover Palace")["asked"] == "nobody: 1 by civilian victory"
    assert points(game, 1) == {"blue": 7, "wonders": 2}


@rule("DU-R42", "DU-30.4")
def test_the_great_library_built_with_the_last_card_of_the_game_still_keeps_a_token() -> None:
    game = table(
        display="Arena",
        layout="last",
        wonders=("The Great Library", ""),
        coins=(10, 0),
        drawn="Philosophy, Law, Economy",
    )
    assert play(game, "build The Great Library with Arena")["asked"] == "1: KeepProgressToken"

    game.play("take Philosophy")

    assert game.result is not None
    assert points(game, 1) == {"wonders": 4, "progress": 7}
