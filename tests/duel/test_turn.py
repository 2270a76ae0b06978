"""Turns: an available card is built, discarded, or used for a wonder; then the rival moves, unless one plays again."""

from typing import cast

import pytest

import civitas
from civitas import Game, GameOver, IllegalMove, WrongSeat
from tests.support.duel import asked, available, city, coins, face_up, log, options, play, seen, table
from tests.support.rules import rule


@rule("DU-15.1", "DU-2.2")
def test_the_players_take_turns() -> None:
    game = table(layout="whole")
    movers = []

    for _ in range(20):
        movers.append(game.seat)
        game.play(next(move for move in sorted(options(game)) if move.startswith("discard")))

    assert movers == [0, 1] * 10
    assert seen(game)["age"] == 2


@rule("DU-15.1")
def test_nobody_moves_for_the_other() -> None:
    game = table(display="Baths, Theater")

    with pytest.raises(WrongSeat) as refused:
        game.play("build Theater", seat=1)

    assert str(refused.value) == "Player 2 cannot move now: Player 1 is asked."
    assert asked(game) == "1: PlayCard"


@rule("DU-15.2")
def test_a_card_that_is_partly_covered_cannot_be_taken() -> None:
    game = table(display="Baths, Theater", behind="Altar, Tavern")
    assert face_up(game) == {"Baths", "Theater", "Altar", "Tavern"}

    assert available(game) == {"Baths", "Theater"}
    with pytest.raises(IllegalMove):
        game.play("build Altar")
    assert asked(game) == "1: PlayCard"


@rule("DU-15.2")
def test_a_card_must_be_taken_and_passing_is_no_move() -> None:
    game = table(display="Baths", coins=(0, 0))

    assert options(game) == {"discard Baths"}
    with pytest.raises(civitas.UnknownMove) as refused:
        game.play("pass")
    assert str(refused.value) == "'pass' is no move of this game."


@rule("DU-15.4", "DU-R11")
def test_a_card_is_built_or_discarded_or_used_for_a_wonder() -> None:
    game = table(
        display="Theater, Altar",
        cities=("Quarry, Stone Pit, Clay Pool, Glassworks", ""),
        wonders=("The Sphinx, The Appian Way, The Mausoleum, The Hanging Gardens", ""),
        coins=(2, 7),
    )

    assert options(game) == {
        "build Theater",
        "discard Theater",
        "build The Sphinx with Theater",
        "build Altar",
        "discard Altar",
        "build The Sphinx with Altar",
    }


@rule("DU-R12")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    game = table(display="Pretorium, Palace", wonders=("The Pyramids", ""), coins=(7, 7))

    assert options(game) == {"discard Pretorium", "discard Palace"}


@rule("DU-R12")
def test_exactly_enough_coins_are_enough_and_one_less_is_not() -> None:
    enough = table(display="Pretorium, Palace", coins=(8, 7))
    short = table(display="Pretorium, Palace", coins=(7, 7))

    assert "build Pretorium" in options(enough)
    assert "build Pretorium" not in options(short)


@rule("DU-R11")
@pytest.mark.parametrize("seed", range(25))
def test_every_turn_of_every_game_allows_to_discard_each_available_card(seed: int) -> None:
    game = civitas.new("duel", seed=seed, options={"wonders": "first-game"})
    chance = civitas.Chance(seed)

    while game.result is None:
        if asked(game).endswith("PlayCard"):
            assert {f"discard {card}" for card in available(game)} <= options(game)
        choices = game.options()
        game.play(choices[chance.below(len(choices))])


@rule("DU-15.6")
def test_a_wonder_that_plays_again_gives_another_turn() -> None:
    game = table(display="Theater, Altar, Baths", wonders=("The Sphinx", ""), coins=(8, 7))

    assert play(game, "build The Sphinx with Baths") == {
        "built 1": "+The Sphinx with Baths",
        "coins 1": -8,
        "asked": "1: PlayCard",
    }
    assert log(game)[-1] == "Player 1 plays again."
    assert play(game, "build Altar")["asked"] == "2: PlayCard"


@rule("DU-15.6")
def test_a_wonder_that_does_not_play_again_passes_the_turn() -> None:
    game = table(display="Theater, Altar", wonders=("The Pyramids", ""), coins=(8, 7))

    assert play(game, "build The Pyramids with Altar") == {
        "built 1": "+The Pyramids with Altar",
        "coins 1": -8,
        "asked": "2: PlayCard",
    }


@rule("DU-R39")
def test_extra_turns_follow_one_another() -> None:
    game = table(
        display="Theater, Altar, Baths, Tavern",
        wonders=("The Temple of Artemis, The Hanging Gardens, Piraeus, The Sphinx", ""),
        coins=(30, 7),
    )

    for wonder, card in (("The Temple of Artemis", "Baths"), ("Piraeus", "Altar"), ("The Sphinx", "Theater")):
        assert play(game, f"build {wonder} with {card}")["asked"] == "1: PlayCard"

    assert play(game, "discard Tavern")["asked"] == "2: PlayCard"


@rule("DU-15.7", "DU-R40")
def test_an_extra_turn_with_the_last_card_of_an_age_is_lost() -> None:
    game = table(
        age=1, display="Baths", layout="last", wonders=("The Sphinx", ""), coins=(8, 7), pawn=1, age_after="Walls"
    )

    changes = play(game, "build The Sphinx with Baths")

    assert changes == {"built 1": "+The Sphinx with Baths", "coins 1": -8, "age": 2, "asked": "2: ChooseWhoBegins"}
    assert "Player 1 plays again." not in log(game)
    assert play(game, "begin")["asked"] == "2: PlayCard"
    assert play(game, "discard Walls")["asked"] == "1: PlayCard"


@rule("DU-15.7", "DU-R40")
def test_an_extra_turn_with_the_last_card_of_the_game_is_lost() -> None:
    game = table(display="Arena", layout="last", wonders=("The Sphinx", ""), coins=(8, 7))

    assert play(game, "build The Sphinx with Arena")["asked"] == "nobody: 1 by civilian victory"


@rule("DU-16.1", "DU-2.1")
def test_a_building_is_paid_and_belongs_to_the_city_of_its_builder() -> None:
    game = table(display="Palisade, Theater", coins=(5, 5))

    assert play(game, "build Palisade") == {
        "city 1": "+Palisade",
        "coins 1": -2,
        "pawn": 1,
        "asked": "2: PlayCard",
    }
    assert log(game) == [
        "Player 1 built Palisade for 2 coins.",
        "Player 1 moved the conflict pawn by 1 space.",
    ]


@rule("DU-16.1")
def test_the_second_player_builds_into_their_own_city() -> None:
    game = table(display="Palisade, Theater", coins=(5, 5), next_player=2)

    assert play(game, "build Palisade") == {
        "city 2": "+Palisade",
        "coins 2": -2,
        "pawn": -1,
        "asked": "1: PlayCard",
    }


def test_when_the_game_is_over_no_move_is_accepted() -> None:
    game = table(display="Arena", layout="last")
    game.play("discard Arena")

    with pytest.raises(GameOver) as refused:
        game.play("discard Arena")
    assert str(refused.value) == "The game is over."
    assert options(game) == set()


def test_a_refused_move_changes_nothing() -> None:
    game = table(display="Pretorium, Palace", coins=(7, 7))
    before = game.hash

    with pytest.raises(IllegalMove):
        game.play("build Pretorium")

    assert game.hash == before
    assert coins(game) == (7, 7)
    assert city(game, 1)["buildings"] == []


# What a player reads


def sentences(game: Game) -> set[str]:
    return {game.sentence(move).text() for move in game.options()}


def test_each_use_of_a_card_is_told_with_what_it_costs_or_brings() -> None:
    game = table(
        display="Aqueduct, Statue, Brewery",
        cities=("Theater, Tavern", "Quarry"),
        wonders=("The Pyramids, The Appian Way, The Mausoleum, The Great Library", ""),
        coins=(9, 0),
    )

    assert sentences(game) == {
        "Build Aqueduct for 9 coins",
        "Build Statue free of charge (mask)",
        "Build Brewery free of charge",
        "Discard Aqueduct for 3 coins",
        "Discard Statue for 3 coins",
        "Discard Brewery for 3 coins",
    }


def test_a_wonder_is_told_with_the_card_and_its_price() -> None:
    bought = table(display="Baths", wonders=("The Pyramids", ""), coins=(8, 0))
    made = table(
        display="Altar", cities=("Shelf Quarry, Quarry, Press", ""), wonders=("The Pyramids", ""), coins=(0, 0)
    )

    assert "Build The Pyramids with Baths for 8 coins" in sentences(bought)
    assert "Build The Pyramids with Altar free of charge" in sentences(made)


def test_the_answers_to_other_questions_are_told_too() -> None:
    age_over = table(display="Baths", layout="last")
    age_over.play("discard Baths")
    pair = table(display="Library, Walls", cities=("Scriptorium", ""), board="Law")
    pair.play("build Library")
    zeus = table(display="Arena, Port", cities=("", "Quarry"), wonders=("The Statue of Zeus", ""), coins=(20, 0))
    zeus.play("build The Statue of Zeus with Arena")
    mausoleum = table(display="Arena, Port", wonders=("The Mausoleum", ""), coins=(20, 0), discard="Press")
    mausoleum.play("build The Mausoleum with Arena")

    assert sentences(age_over) == {"Begin the age", "Let the rival begin the age"}
    assert sentences(pair) == {"Take the token Law"}
    assert sentences(zeus) == {"Send Quarry of the rival to the discard pile"}
    assert sentences(mausoleum) == {"Build Press from the discard pile"}
    assert "Take The Sphinx" in sentences(civitas.new("duel", seed=7))


def test_in_the_middle_of_a_turn_the_view_tells_whose_turn_comes_next() -> None:
    usual = table(
        display="Workshop, Apothecary", cities=("Scriptorium, Library", ""), wonders=("The Great Library", "")
    )
    assert usual.view(0)["table"]["next"] is None

    def after(theology: str) -> int | None:
        game = table(
            display="Arena, Port", wonders=("The Great Library", ""), coins=(20, 0), tokens=(theology, ""),
            board="Law, Economy, Masonry, Strategy, Mathematics", drawn="Agriculture, Philosophy, Urbanism",
        )  # fmt: skip
        game.play("build The Great Library with Arena")
        assert [game.view(seat)["table"]["next"] for seat in (0, 1, None)] == [game.view()["table"]["next"]] * 3
        return cast(int | None, game.view()["table"]["next"])

    assert after("") == 1
    assert after("Theology") == 0
