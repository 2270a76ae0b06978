"""Military conflict and military supremacy."""

import pytest

from tests.support.duel import asked, coins, log, options, play, points, seen, table
from tests.support.rules import rule

RED = {1: "Guard Tower, Theater", 2: "Walls, Forum", 3: "Pretorium, Arena"}
"""A display whose first card has this number of shields."""

SHIELDS = {1: "Guard Tower", 2: "Walls", 3: "Pretorium"}


# Moving the pawn


@rule("DU-21.1")
@pytest.mark.parametrize("shields", [1, 2, 3])
@pytest.mark.parametrize(("player", "forward"), [(1, 1), (2, -1)])
def test_each_shield_moves_the_pawn_one_space_towards_the_rivals_capital(
    shields: int, player: int, forward: int
) -> None:
    game = table(display=RED[shields], coins=(20, 20), next_player=player, military_tokens=(0, 0))

    assert play(game, f"build {SHIELDS[shields]}")["pawn"] == forward * shields
    assert asked(game) == f"{3 - player}: PlayCard"


@rule("DU-21.1")
def test_the_shields_of_a_wonder_move_the_pawn_too() -> None:
    game = table(display="Arena, Port", wonders=("", "The Colossus"), coins=(0, 8), next_player=2)

    assert play(game, "build The Colossus with Port")["pawn"] == -2
    assert log(game)[-1] == "Player 2 moved the conflict pawn by 2 spaces."


@rule("DU-21.2")
def test_the_pawn_is_pushed_back_and_beyond_the_middle() -> None:
    game = table(display="Walls, Horse Breeders, Forum", coins=(9, 9), pawn=-1)

    assert play(game, "build Walls")["pawn"] == 2
    assert seen(game)["pawn"] == 1
    assert play(game, "build Horse Breeders")["pawn"] == -1
    assert seen(game)["pawn"] == 0


@rule("DU-21.1")
def test_cards_without_shields_leave_the_pawn_where_it_is() -> None:
    game = table(display="Theater, Altar", pawn=2)

    assert play(game, "build Theater") == {"city 1": "+Theater", "asked": "2: PlayCard"}


# Military tokens


@rule("DU-21.4", "DU-21.3", "DU-26.1")
def test_example_archery_range_enters_a_new_zone_and_bruno_loses_two_coins() -> None:
    game = table(display="Archery Range, Walls", cities=("Lumber Yard, Quarry, Press", ""), coins=(0, 7), pawn=1)

    assert play(game, "build Archery Range") == {
        "city 1": "+Archery Range",
        "pawn": 2,
        "coins 2": -2,
        "military tokens 2": "-2 coins",
        "asked": "2: PlayCard",
    }


@rule("DU-21.3", "DU-R45", "DU-26.1")
@pytest.mark.parametrize(
    ("pawn", "lost", "token"), [(0, 0, ""), (1, 0, ""), (2, 2, "2 coins"), (3, 0, ""), (4, 0, ""), (5, 5, "5 coins")]
)
def test_the_tokens_at_distance_three_and_six_cost_two_and_five_coins(pawn: int, lost: int, token: str) -> None:
    game = table(display=RED[1], coins=(0, 9), pawn=pawn)

    changes = play(game, "build Guard Tower")

    assert changes.get("coins 2", 0) == -lost
    assert changes.get("military tokens 2", "") == (f"-{token}" if token else "")


@rule("DU-R45")
def test_the_second_player_takes_the_tokens_on_their_way_from_the_first() -> None:
    game = table(display=RED[1], coins=(9, 0), pawn=-5, next_player=2)

    assert play(game, "build Guard Tower") == {
        "city 2": "+Guard Tower",
        "pawn": -1,
        "coins 1": -5,
        "military tokens 1": "-5 coins",
        "asked": "1: PlayCard",
    }


@rule("DU-26.2", "DU-R43")
@pytest.mark.parametrize(
    ("pawn", "before", "after"), [(2, 3, 1), (2, 2, 0), (2, 1, 0), (5, 5, 0), (5, 4, 0), (5, 0, 0)]
)
def test_a_player_with_fewer_coins_loses_all_they_have(pawn: int, before: int, after: int) -> None:
    game = table(display=RED[1], coins=(0, before), pawn=pawn)

    game.play("build Guard Tower")

    assert coins(game) == (0, after)


@rule("DU-21.3", "DU-R47", "DU-R45")
def test_a_zone_entered_again_after_its_token_is_gone_costs_nothing() -> None:
    game = table(display="Guard Tower, Theater", coins=(0, 9), pawn=2, military_tokens=(3, 2))

    assert play(game, "build Guard Tower") == {"city 1": "+Guard Tower", "pawn": 1, "asked": "2: PlayCard"}


@rule("DU-R47")
def test_moving_back_out_of_a_zone_costs_nobody_anything() -> None:
    game = table(display="Guard Tower, Theater", coins=(9, 9), pawn=3, next_player=2)

    assert play(game, "build Guard Tower") == {"city 2": "+Guard Tower", "pawn": -1, "asked": "1: PlayCard"}


@rule("DU-R45", "DU-R47")
def test_a_token_works_once_though_the_pawn_comes_back() -> None:
    game = table(display="Guard Tower, Palisade, Garrison", coins=(9, 9), pawn=2)

    assert play(game, "build Guard Tower")["coins 2"] == -2
    assert play(game, "build Palisade")["pawn"] == -1
    assert play(game, "build Garrison") == {"city 1": "+Garrison", "coins 1": -2, "pawn": 1, "asked": "2: PlayCard"}


@rule("DU-R46", "DU-R45")
def test_a_move_across_two_borders_takes_both_tokens() -> None:
    game = table(display=RED[3], tokens=("Strategy", ""), coins=(8, 9), pawn=2)

    assert play(game, "build Pretorium") == {
        "city 1": "+Pretorium",
        "coins 1": -8,
        "pawn": 4,
        "coins 2": -7,
        "military tokens 2": "-2 coins, -5 coins",
        "asked": "2: PlayCard",
    }
    assert log(game)[-2:] == ["Player 2 lost 2 coins.", "Player 2 lost 5 coins."]


@rule("DU-R46", "DU-R43")
def test_both_tokens_together_take_no_more_than_there_is() -> None:
    game = table(display=RED[3], tokens=("Strategy", ""), coins=(8, 4), pawn=2)

    assert play(game, "build Pretorium")["coins 2"] == -4


# The board


@rule("DU-3.2", "DU-25.3", "DU-R44")
@pytest.mark.parametrize(
    ("distance", "worth"), [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
def test_the_distance_of_the_pawn_gives_points_to_the_player_ahead(distance: int, worth: int) -> None:
    for ahead, pawn in ((1, distance), (2, -distance)):
        game = table(display="Arena", layout="last", pawn=pawn, coins=(0, 0))
        game.play("discard Arena")
        assert game.result is not None
        military = [sheet["military"] for sheet in game.result.scores]
        assert military == ([worth, 0] if ahead == 1 else [0, worth])


@rule("DU-3.2", "DU-R44")
def test_the_eighth_space_is_not_yet_the_capital_and_the_ninth_is() -> None:
    near = table(display="Guard Tower, Theater", pawn=7)
    inside = table(display="Guard Tower, Theater", pawn=8)

    assert play(near, "build Guard Tower")["asked"] == "2: PlayCard"
    assert play(inside, "build Guard Tower")["asked"] == "nobody: 1 by military supremacy"


# Military supremacy


@rule("DU-22.1", "DU-2.3", "DU-2.4", "DU-25.1")
@pytest.mark.parametrize(("player", "pawn"), [(1, 8), (2, -8)])
def test_entering_the_rivals_capital_wins_at_once(player: int, pawn: int) -> None:
    game = table(display="Guard Tower, Theater", pawn=pawn, next_player=player)

    changes = play(game, "build Guard Tower")

    assert changes["asked"] == f"nobody: {player} by military supremacy"
    assert game.result is not None
    assert game.result.winners == (player - 1,)
    assert options(game) == set()
    assert log(game)[-1] == f"Player {player} reached the enemy capital and won by military supremacy."


@rule("DU-R44")
def test_shields_left_over_in_the_capital_are_ignored() -> None:
    game = table(display=RED[3], coins=(8, 0), pawn=7)

    assert play(game, "build Pretorium") == {
        "city 1": "+Pretorium",
        "coins 1": -8,
        "pawn": 2,
        "asked": "nobody: 1 by military supremacy",
    }


@rule("DU-22.1")
def test_supremacy_wins_whatever_the_points_say() -> None:
    game = table(display="Pretorium, Arena", cities=("", "Palace, Town Hall, Gardens"), coins=(8, 0), pawn=8)

    assert play(game, "build Pretorium")["asked"] == "nobody: 1 by military supremacy"
    assert sum(points(game, 2).values()) > sum(points(game, 1).values())


@rule("DU-22.1")
def test_a_wonder_can_win_by_military_supremacy() -> None:
    game = table(display="Arena, Port", wonders=("The Colossus", ""), coins=(8, 0), pawn=7)

    assert play(game, "build The Colossus with Port")["asked"] == "nobody: 1 by military supremacy"


@rule("DU-R56")
@pytest.mark.parametrize(("wonder", "rival"), [("Circus Maximus", "Press"), ("The Statue of Zeus", "Quarry")])
def test_after_a_military_supremacy_no_card_is_destroyed(wonder: str, rival: str) -> None:
    game = table(display="Arena, Port", wonders=(wonder, ""), cities=("", rival), coins=(20, 0), pawn=8)

    changes = play(game, f"build {wonder} with Arena")

    assert "city 2" not in changes
    assert changes["asked"] == "nobody: 1 by military supremacy"


@rule("DU-R56")
def test_a_red_card_recovered_by_the_mausoleum_can_win() -> None:
    game = table(display="Arena, Port", wonders=("The Mausoleum", ""), coins=(10, 0), pawn=7, discard="Walls")
    game.play("build The Mausoleum with Arena")

    assert play(game, "recover Walls")["asked"] == "nobody: 1 by military supremacy"


@rule("DU-2.4", "DU-R56")
def test_a_supremacy_with_the_last_card_of_an_age_ends_the_game_before_the_next_age() -> None:
    game = table(display="Guard Tower", layout="last", pawn=8)

    changes = play(game, "build Guard Tower")

    assert changes["asked"] == "nobody: 1 by military supremacy"
    assert "age" not in changes
    assert log(game)[-1] == "Player 1 reached the enemy capital and won by military supremacy."
