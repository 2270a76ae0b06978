"""Secrecy: what each player sees, and worlds that differ only in the rest."""

from civitas import Chance
from civitas.inventions.rules import RULES
from civitas.kernel.game import new_game
from tests.support.inventions import play, society, state_of, table


def test_private_objectives_are_seen_by_their_owner_alone() -> None:
    game = new_game(RULES, seed=1, players=3)

    assert [len(row["objective"]) > 0 for row in game.view(0)["table"]["societies"][0]["objectives"]] == [True] * 3
    assert game.view(1)["table"]["societies"][0]["objectives"] == 3
    assert game.view(None)["table"]["societies"][0]["objectives"] == 3


def test_private_objectives_are_shown_when_the_game_is_over() -> None:
    game = table(era=5, round=3, active=3)

    play(game, "spend the action on Eureka")

    assert len(game.view(None)["table"]["societies"][0]["objectives"]) == 3


def test_the_top_of_the_idea_deck_is_seen_and_nothing_below_it() -> None:
    game = new_game(RULES, seed=1, players=3)

    assert isinstance(game.view()["table"]["top_idea"], str)
    assert game.view()["table"]["idea_deck"] == 31 - 3 - 3 - 1


def test_a_redealt_world_keeps_the_own_objectives_and_changes_those_of_others() -> None:
    game = new_game(RULES, seed=1, players=4)
    own = state_of(game).societies[0].objectives

    worlds = [state_of(game.redeal(0, Chance(seed))) for seed in range(20)]

    assert all(world.societies[0].objectives == own for world in worlds)
    assert len({tuple(world.societies[1].objectives) for world in worlds}) > 5
    for world in worlds:
        dealt = [id for other in world.societies for id in other.objectives]
        assert len(dealt) == len(set(dealt))


def test_a_redealt_world_keeps_the_eras_of_the_deck_in_their_order() -> None:
    game = new_game(RULES, seed=1, players=3)

    world = state_of(game.redeal(None, Chance(5)))

    eras = [int(world.box.ideas[card].era) for card in world.deck]
    assert eras == sorted(eras)
    assert world.deck != state_of(game).deck
    assert world.top_idea() == state_of(game).top_idea()


def test_wealth_tiles_below_the_top_are_hidden_unless_any_of_them_may_be_taken() -> None:
    hidden = new_game(RULES, seed=1, players=3)
    open_stacks = new_game(RULES, seed=1, players=3, options={"wealth_choice": "any"})

    assert [tile is None for tile in hidden.view()["table"]["regions"][0]["wealth"]][:-1].count(False) == 0
    assert None not in open_stacks.view()["table"]["regions"][0]["wealth"]


def test_views_show_what_a_wealth_tile_would_score_now() -> None:
    game = table(one=society(hexes={1: "Wealth E1"}, on_map="Asia 2"))

    assert game.view()["table"]["societies"][0]["wealth_points"] == {"Wealth E1": 3}
