"""Wonder selection: four wonders shared out 1-2-1, then four more, the second player beginning."""

import pytest

import civitas
from civitas import Game
from tests.support.duel import asked, city, deal, options, play, seen
from tests.support.rules import rule

ORDER = (
    "The Sphinx, The Colossus, Piraeus, The Pyramids, "
    "Circus Maximus, The Mausoleum, The Appian Way, The Great Library, "
    "The Great Lighthouse, The Hanging Gardens, The Statue of Zeus, The Temple of Artemis"
)
FIRST_FOUR = {"The Sphinx", "The Colossus", "Piraeus", "The Pyramids"}
SECOND_FOUR = {"Circus Maximus", "The Mausoleum", "The Appian Way", "The Great Library"}


@pytest.fixture
def game() -> Game:
    return civitas.new("duel", deal=deal(wonders=ORDER))


def wonders_of(game: Game, player: int) -> set[str]:
    return {row["wonder"] for row in city(game, player)["wonders"]}


@rule("DU-5.1", "DU-5.2")
def test_four_wonders_lie_face_up_and_the_first_player_chooses(game: Game) -> None:
    assert set(seen(game)["offered"]) == FIRST_FOUR
    assert options(game) == {f"take {name}" for name in FIRST_FOUR}
    assert asked(game) == "1: DraftWonder"


@rule("DU-5.2")
def test_chance_decides_which_wonders_are_offered() -> None:
    offers = [frozenset(seen(civitas.new("duel", seed=seed))["offered"]) for seed in range(60)]

    assert all(len(offer) == 4 for offer in offers)
    assert len(set(offers)) > 40
    assert len(frozenset().union(*offers)) == 12


@rule("DU-5.3", "DU-5.4", "DU-R3")
def test_of_the_first_four_the_first_player_takes_one_the_second_two_and_the_last_goes_to_the_first(game: Game) -> None:
    assert play(game, "take Piraeus") == {
        "offered": "-Piraeus",
        "wonders 1": "+Piraeus",
        "asked": "2: DraftWonder",
    }
    assert play(game, "take The Sphinx") == {
        "offered": "-The Sphinx",
        "wonders 2": "+The Sphinx",
        "asked": "2: DraftWonder",
    }

    changes = play(game, "take The Pyramids")

    assert changes["wonders 2"] == "+The Pyramids"
    assert changes["wonders 1"] == "+The Colossus"
    assert changes["asked"] == "2: DraftWonder"
    assert set(seen(game)["offered"]) == SECOND_FOUR


@rule("DU-5.5", "DU-R3", "DU-R4")
def test_of_the_second_four_the_second_player_takes_one_the_first_two_and_the_last_goes_to_the_second(
    game: Game,
) -> None:
    for name in ("Piraeus", "The Sphinx", "The Pyramids"):
        game.play(f"take {name}")

    assert play(game, "take The Mausoleum")["asked"] == "1: DraftWonder"
    assert play(game, "take The Great Library")["asked"] == "1: DraftWonder"
    changes = play(game, "take Circus Maximus")

    assert changes == {
        "offered": "-Circus Maximus, -The Appian Way",
        "wonders 1": "+Circus Maximus",
        "wonders 2": "+The Appian Way",
        "age": 1,
        "asked": "1: PlayCard",
    }


@rule("DU-5.6", "DU-R4")
def test_after_the_selection_each_has_four_wonders_and_the_first_player_begins_age_i(game: Game) -> None:
    for name in ("Piraeus", "The Sphinx", "The Pyramids", "The Mausoleum", "The Great Library", "Circus Maximus"):
        game.play(f"take {name}")

    assert wonders_of(game, 1) == {"Piraeus", "The Colossus", "The Great Library", "Circus Maximus"}
    assert wonders_of(game, 2) == {"The Sphinx", "The Pyramids", "The Mausoleum", "The Appian Way"}
    assert seen(game)["offered"] == []
    assert asked(game) == "1: PlayCard"


@rule("DU-R3")
def test_the_second_four_are_unknown_while_the_first_are_shared_out(game: Game) -> None:
    game.play("take Piraeus")
    game.play("take The Sphinx")

    for viewer in (None, 0, 1):
        assert not [name for name in SECOND_FOUR if name in str(game.view(viewer))]


@rule("DU-R3")
def test_four_wonders_are_never_seen(game: Game) -> None:
    for name in ("Piraeus", "The Sphinx", "The Pyramids", "The Mausoleum", "The Great Library", "Circus Maximus"):
        game.play(f"take {name}")

    assert not [name for name in ORDER.split(", ")[8:] if name in str(game.view(0))]


@rule("DU-5.7")
def test_a_first_game_gives_fixed_wonders_and_begins_with_age_i() -> None:
    game = civitas.new("duel", seed=1, options={"wonders": "first-game"})

    assert wonders_of(game, 1) == {
        "The Pyramids",
        "The Great Lighthouse",
        "The Temple of Artemis",
        "The Statue of Zeus",
    }
    assert wonders_of(game, 2) == {"Circus Maximus", "Piraeus", "The Appian Way", "The Colossus"}
    assert seen(game)["age"] == 1
    assert asked(game) == "1: PlayCard"
