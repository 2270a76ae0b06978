"""Secrecy: what each player sees, and worlds that differ only in the rest."""

import json
from collections.abc import Iterator

import pytest

from civitas import Chance, Game
from civitas.inventions.kinds import BIT, FIRST_WEALTH, NONE
from civitas.inventions.knowledge import hidden_stacks
from civitas.inventions.state import IN_STACK, Inventions
from civitas.kernel.game import new_game
from tests.support.inventions import (
    CARD_NAMES,
    COMPONENTS,
    MILESTONE_NAMES,
    RULES,
    TILE_NAMES,
    play,
    society,
    state_of,
    table,
)
from tests.support.rules import rule


@rule("IN-1.11", "IN-R71")
def test_private_objectives_are_seen_by_their_owner_alone() -> None:
    game = new_game(RULES, seed=1, players=3)

    assert [len(row["objective"]) > 0 for row in game.view(0)["table"]["societies"][0]["objectives"]] == [True] * 3
    assert game.view(1)["table"]["societies"][0]["objectives"] == 3
    assert game.view(None)["table"]["societies"][0]["objectives"] == 3


def test_private_objectives_are_shown_when_the_game_is_over() -> None:
    game = table(era=5, round=3, active=3)

    play(game, "spend the action on Eureka")

    assert len(game.view(None)["table"]["societies"][0]["objectives"]) == 3


@rule("IN-2.3", "IN-R71")
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

    eras = [int(world.edition.ideas[card].era) for card in world.deck]
    assert eras == sorted(eras)
    assert world.deck != state_of(game).deck
    assert world.top_idea() == state_of(game).top_idea()


@rule("IN-R71")
def test_wealth_tiles_below_the_top_are_hidden_unless_any_of_them_may_be_taken() -> None:
    hidden = new_game(RULES, seed=1, players=3)
    open_stacks = new_game(RULES, seed=1, players=3, options={"wealth_choice": "any"})

    assert [tile is None for tile in hidden.view()["table"]["regions"][0]["wealth"]][:-1].count(False) == 0
    assert None not in open_stacks.view()["table"]["regions"][0]["wealth"]


def test_views_show_what_a_wealth_tile_would_score_now() -> None:
    game = table(one=society(hexes={1: "Wealth E1"}, on_map="Asia 2"))

    assert game.view()["table"]["societies"][0]["wealth_points"] == {"Wealth E1": 3}


# The canary: whole games, in which no audience reads the name of what it may not know


def positions(seed: int, players: int) -> Iterator[Game]:
    """Every position of a game of random moves."""
    game = new_game(RULES, seed=seed, players=players)
    chance = Chance(seed)
    yield game
    while game.seat is not None:
        game.play(game.options()[chance.below(len(game.options()))])
        yield game


def hidden_from(game: Game, viewer: int | None) -> set[str]:
    """The names of what a viewer may not know, found from the places of the components."""
    state = state_of(game)
    names = {CARD_NAMES[card] for card in state.deck[state.deck_at + 1 :]}
    names |= {MILESTONE_NAMES[id] for id, place in enumerate(state.milestones_at) if place == IN_STACK}
    stacked = [tile for region in state.regions for tile in region.wealth[:-1]]
    names |= {COMPONENTS.wealth[tile].name for tile in stacked if not state.seen_wealth & BIT[tile]}
    if game.result is None:
        others = [id for seat in range(state.players) if seat != viewer for id in state.societies[seat].objectives]
        names |= {COMPONENTS.objectives[id].name for id in others}
    return names


def named_in(value: object, names: set[str]) -> set[str]:
    """The names that stand in a piece of plain data."""
    text = json.dumps(value)
    return {name for name in names if f'"{name}"' in text}


@rule("IN-1.11", "IN-R71")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_view_log_or_question_names_what_its_reader_may_not_know(players: int) -> None:
    for game in positions(players, players):
        for viewer in (None, *range(players)):
            hidden = hidden_from(game, viewer)
            assert named_in(game.view(viewer), hidden) == set(), (viewer, len(game.moves))
            assert named_in([message.json() for message in game.log(viewer)[-8:]], hidden) == set()
        if game.seat is not None:
            hidden = hidden_from(game, game.seat)
            assert named_in([game.sentence(move).json() for move in game.options()], hidden) == set()
            assert named_in(game.prompt.json(), hidden) == set()


def test_the_canary_can_cry() -> None:
    game = next(game for game in positions(3, 3) if len(game.moves) == 20)
    hidden = hidden_from(game, 0)
    assert hidden

    state_of(game).deck_at += 1  # as if a view took the wrong card for the top one

    assert named_in(game.view(0), hidden) == {CARD_NAMES[state_of(game).top_idea()]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_refusal_names_nothing_hidden_but_what_was_asked_for(players: int) -> None:
    for game in positions(players + 10, players):
        if game.seat is None or len(game.moves) % 20:
            continue
        hidden = hidden_from(game, game.seat)
        for move in range(len(game.moves) % 7, game.rules.book.size, 11):
            reason = game.why_not(move)
            if reason is not None:
                told = {name for name in hidden if name in reason.text()}
                assert told <= {name for name in hidden if name in game.say(move)} | milestones_needed(game)


def milestones_needed(game: Game) -> set[str]:
    """The Milestones that cards on the table need are printed on them."""
    state = state_of(game)
    return {MILESTONE_NAMES[COMPONENTS.milestone_of[region.card]] for region in state.regions if region.card != NONE}


def test_a_region_without_wealth_tiles_has_none_in_any_world() -> None:
    game = table(wealth={"Asia": ""})

    worlds = [state_of(game.redeal(seat, Chance(1))) for seat in (None, 0, 1)]

    assert [world.regions[3].wealth for world in worlds] == [[], [], []]


COMMON = "Wheel and Axle, Written Signs, Tended Fire, Chipped Stone, Shared Speech"


def worlds_of(game: Game, viewer: int | None = 0) -> list[Inventions]:
    return [state_of(game.redeal(viewer, Chance(seed))) for seed in range(12)]


def test_in_other_worlds_only_the_cards_below_the_top_of_the_deck_lie_elsewhere() -> None:
    game = new_game(RULES, seed=1, players=3)
    state = state_of(game)
    seen = int(state.deck_at) + 1

    worlds = worlds_of(game)

    assert all(world.deck[:seen] == state.deck[:seen] for world in worlds)
    assert all(sorted(world.deck) == sorted(state.deck) for world in worlds)
    assert len({world.deck[seen] for world in worlds}) > 1
    assert all(world.open_ideas == state.open_ideas for world in worlds)


def test_in_other_worlds_only_stacks_of_milestones_that_are_not_laid_out_are_mixed() -> None:
    game = table(
        era=4,
        eureka="Geometry, Gearing, Paper",
        common=COMMON,
    )
    state = state_of(game)
    hidden = hidden_stacks(state)

    worlds = worlds_of(game)

    assert len(hidden) == 2
    for world in worlds:
        assert world.stacks[: len(state.stacks) - 2] == state.stacks[: len(state.stacks) - 2]
        assert [sorted(stack) for stack in world.stacks] == [sorted(stack) for stack in state.stacks]
    assert len({str(world.stacks) for world in worlds}) > 1


def letters_in(state: Inventions) -> list[list[int]]:
    """The letters of the Wealth tiles in each Region."""
    return [[int(state.edition.wealth[tile].letter) for tile in region.wealth] for region in state.regions]


def test_in_other_worlds_wealth_tiles_below_the_top_are_others_of_their_letter() -> None:
    game = new_game(RULES, seed=1, players=3)
    state = state_of(game)
    letters = letters_in(state)

    worlds = worlds_of(game)

    for world in worlds:
        assert [region.wealth[-1] for region in world.regions] == [region.wealth[-1] for region in state.regions]
        assert [
            [int(world.edition.wealth[tile].letter) for tile in region.wealth] for region in world.regions
        ] == letters
        lying = [tile for region in world.regions for tile in region.wealth]
        assert len(lying) == len(set(lying))
    assert len({str([region.wealth for region in world.regions]) for world in worlds}) > 1


def test_a_wealth_tile_that_was_seen_lies_in_its_place_in_every_world() -> None:
    game = table(wealth={"Asia": "Wealth D1, Wealth D2, Wealth D3"})
    state = state_of(game)
    state.seen_wealth |= BIT[TILE_NAMES.index("Wealth D2") - FIRST_WEALTH]

    stacks = [[TILE_NAMES[tile + FIRST_WEALTH] for tile in world.regions[3].wealth] for world in worlds_of(game)]

    assert {stack[1] for stack in stacks} == {"Wealth D2"}
