"""What is hidden: face-down cards and later ages from everybody, the draw of The Great Library from the rival."""

import json
from typing import cast

import pytest

import civitas
from civitas import Chance, Game
from civitas.duel.state import Duel
from tests.support.duel import GUILDS, asked, city, log, on_table, options, play, seen, table
from tests.support.rules import rule

VIEWERS = (None, 0, 1)


def play_randomly(game: Game, seed: int, moves: int) -> None:
    chance = Chance(seed)
    for _ in range(moves):
        choices = game.options()
        if choices:
            game.play(choices[chance.below(len(choices))])


def library_built() -> Game:
    """Player 1 is asked which of the tokens drawn by The Great Library they keep."""
    game = table(
        display="Arena, Port",
        wonders=("The Great Library", ""),
        coins=(20, 0),
        board="Law, Economy, Masonry, Strategy, Mathematics",
        drawn="Agriculture, Philosophy, Urbanism",
    )
    game.play("build The Great Library with Arena")
    return game


# The structure


@rule("DU-6.1", "DU-14.2", "DU-32.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_face_down_are_seen_by_nobody(viewer: int | None) -> None:
    game = table(age=2, layout="whole")
    told = json.dumps(game.view(viewer))

    hidden = [row for row in seen(game, viewer)["structure"] if row["card"] is None]
    assert len(hidden) == 8
    assert all("prices" not in row for row in hidden)
    faces = {row["card"] for row in seen(game, viewer)["structure"]}
    assert not [card for card in on_table(game) if card not in faces and f'"{card}"' in told]


@rule("DU-R5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_which_face_down_cards_of_age_iii_are_guilds(viewer: int | None) -> None:
    game = table(age=3, layout="whole", behind="Merchants Guild, Circus, Builders Guild", display="Arena, Port")

    rows = [row for row in seen(game, viewer)["structure"] if row["card"] is None]

    assert sum(row["guild"] for row in rows) == 2
    assert [row["guild"] for row in seen(game, viewer)["structure"][15:18]] == [True, False, True]


@rule("DU-R5")
def test_in_every_imagined_world_the_guilds_lie_where_their_backs_are_seen() -> None:
    game = table(age=3, layout="whole", behind="Merchants Guild, Circus, Builders Guild", display="Arena, Port")
    places = [place for place, row in enumerate(seen(game)["structure"]) if row["guild"]]

    worlds = [game.redeal(0, Chance(seed)) for seed in range(40)]

    laid = [[on_table(world)[place] for place in places] for world in worlds]
    assert all(card in GUILDS for cards in laid for card in cards)
    assert len({tuple(cards) for cards in laid}) > 10


@rule("DU-15.5")
def test_a_card_turned_up_is_seen_by_both() -> None:
    game = table(age=2, layout="whole", display="Walls, Forum", behind="Sawmill")
    game.play("discard Walls")

    for viewer in VIEWERS:
        assert "Sawmill" in {row["card"] for row in seen(game, viewer)["structure"] if row}


# Worlds that look the same


@rule("DU-R8", "DU-R36", "DU-R5")
@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("moves", [0, 3, 8, 20, 33, 50])
def test_every_imagined_world_looks_to_the_viewer_as_the_real_one(seed: int, moves: int) -> None:
    game = civitas.new("duel", seed=seed)
    play_randomly(game, seed, moves)

    for viewer in VIEWERS:
        world = game.redeal(viewer, Chance(seed + 1))
        assert world.view(viewer) == game.view(viewer)


@rule("DU-6.1")
@pytest.mark.parametrize("seed", range(10))
def test_an_imagined_world_has_every_card_once_and_can_be_played_to_the_end(seed: int) -> None:
    game = civitas.new("duel", seed=seed)
    play_randomly(game, seed, 12 + seed)

    world = game.redeal(1, Chance(seed))
    play_randomly(world, seed, 200)

    assert world.result is not None
    assert game.result is None


@rule("DU-R3", "DU-6.1", "DU-6.2")
def test_in_imagined_worlds_everything_unknown_differs() -> None:
    game = civitas.new("duel", seed=1)
    game.play(game.options()[0])
    worlds = [game.redeal(0, Chance(seed)) for seed in range(30)]

    for world in worlds:
        play_randomly(world, 1, 8)
    offers = {tuple(sorted(row["wonder"] for row in city(world, 1)["wonders"])) for world in worlds}
    ages = {tuple(on_table(world)) for world in worlds}

    assert len(offers) > 10
    assert len(ages) > 20


@rule("DU-R3", "DU-5.6")
@pytest.mark.parametrize("taken", [0, 1, 2, 3, 4, 5])
def test_an_imagined_selection_goes_on_with_the_wonders_seen_and_ends_with_eight_different_ones(taken: int) -> None:
    game = civitas.new("duel", seed=2)
    play_randomly(game, 2, taken)
    known = {row["wonder"] for player in (1, 2) for row in city(game, player)["wonders"]} | set(seen(game)["offered"])

    for seed in range(20):
        world = game.redeal(0, Chance(seed))
        play_randomly(world, seed, 6 - taken)
        shares = [{row["wonder"] for row in city(world, player)["wonders"]} for player in (1, 2)]
        assert [len(share) for share in shares] == [4, 4]
        assert len(shares[0] | shares[1]) == 8
        assert known <= shares[0] | shares[1]


def test_an_imagined_world_does_not_touch_the_real_one() -> None:
    game = table(age=2, layout="whole")
    before = game.hash

    play_randomly(game.redeal(0, Chance(1)), 1, 30)

    assert game.hash == before


@rule("DU-6.1")
def test_after_a_supremacy_in_age_i_the_later_ages_are_still_unknown() -> None:
    game = table(display="Guard Tower, Theater", pawn=8)
    game.play("build Guard Tower")
    assert asked(game) == "nobody: 1 by military supremacy"

    worlds = [cast(Duel, game.redeal(0, Chance(seed)).state) for seed in range(20)]

    for age in (1, 2):
        assert len({tuple(world.ages[age]) for world in worlds}) > 10


# The Great Library


@rule("DU-R36")
def test_only_the_builder_of_the_great_library_sees_what_it_draws() -> None:
    game = library_built()

    assert seen(game, 0)["library_draw"] == ["Agriculture", "Philosophy", "Urbanism"]
    assert seen(game, 1)["library_draw"] == seen(game, None)["library_draw"] == 3
    assert [choice["text"] for choice in game.view(0)["moves"]] == [
        "take Agriculture",
        "take Philosophy",
        "take Urbanism",
    ]
    assert game.view(1)["moves"] == []


@rule("DU-R36")
def test_only_the_builder_of_the_great_library_hears_what_it_draws() -> None:
    game = library_built()

    assert "Player 1 drew Agriculture, Philosophy and Urbanism from the tokens set aside." in log(game, 0)
    for viewer in (1, None):
        assert "Player 1 drew three of the progress tokens set aside." in log(game, viewer)
        assert not [line for line in log(game, viewer) if "Philosophy" in line]


@rule("DU-R36")
def test_the_token_that_is_kept_is_public_and_the_two_refused_are_not() -> None:
    game = library_built()

    play(game, "take Philosophy")

    for viewer in VIEWERS:
        assert seen(game, viewer)["cities"][0]["tokens"] == ["Philosophy"]
    assert seen(game, 1)["library_draw"] == 3
    assert log(game, 1)[-1] == "Player 1 took the progress token Philosophy."


@rule("DU-R36", "DU-R8")
def test_for_the_rival_the_draw_may_be_any_three_of_the_five_set_aside() -> None:
    game = library_built()

    rivals = {frozenset(options(game.redeal(1, Chance(seed)))) for seed in range(60)}
    own = {frozenset(options(game.redeal(0, Chance(seed)))) for seed in range(60)}

    aside = {f"take {token}" for token in seen(game)["set_aside"]}
    assert len(rivals) == 10
    assert frozenset().union(*rivals) == aside
    assert own == {frozenset(options(game))}


@rule("DU-R8")
def test_before_it_is_built_nobody_knows_what_the_great_library_will_draw() -> None:
    game = table(display="Arena, Port", wonders=("The Great Library", ""), coins=(20, 0))
    draws = set()

    for seed in range(60):
        world = game.redeal(0, Chance(seed))
        world.play("build The Great Library with Arena")
        draws.add(frozenset(options(world)))

    assert len(draws) == 10
    assert seen(game, 0)["library_draw"] == []


# Moves


def test_only_the_player_who_is_asked_is_shown_the_moves() -> None:
    game = table(display="Theater, Altar", coins=(0, 0))

    assert [choice["text"] for choice in game.view(0)["moves"]] == [
        "build Theater",
        "discard Theater",
        "build Altar",
        "discard Altar",
    ]
    assert game.view(1)["moves"] == game.view(None)["moves"] == []


def test_a_view_is_plain_data() -> None:
    game = table(age=3, layout="whole", cities=("Baths", "Press"), built=("", ""), tokens=("Law", ""))

    for viewer in VIEWERS:
        assert json.loads(json.dumps(game.view(viewer))) == game.view(viewer)
