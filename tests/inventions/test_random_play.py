"""Random play with every invariant on every move, and the proof that invariants can fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas import Chance, Game
from civitas.fuzz import Trial
from civitas.inventions import invariants
from civitas.inventions.kinds import ACADEMIC, ACADEMIC_LIMIT, COLOURS
from civitas.inventions.piles import with_added, with_at, with_more
from civitas.inventions.rules import RULES
from civitas.inventions.state import Inventions
from civitas.kernel.bits import at_place
from civitas.kernel.game import new_game
from civitas.kernel.playout import play_out
from tests.support.inventions import state_of
from tests.support.rules import rule


def other_rulings() -> dict[str, str]:
    """The last value of every option."""
    return {option.name: option.values[-1] for option in RULES.options}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_invariant_holds_with_every_other_ruling(players: int) -> None:
    game = new_game(RULES, seed=players, players=players, options=other_rulings())

    assert Trial(game, players, invariants, "uniform").play() in ("most points", "tie broken", "shared victory")


@pytest.mark.parametrize("options", [{}, other_rulings()])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_components_are_conserved_over_whole_games(players: int, options: dict[str, str]) -> None:
    for seed in range(4):
        game = new_game(RULES, seed=seed, players=players, options=options)
        chance = Chance(seed)
        while game.options():
            before = game.state.clone()
            game.apply(game.options()[chance.below(len(game.options()))])
            assert invariants.broken(game.state) is None
            assert invariants.broken_by_move(before, game.state) is None
        assert len(game.moves) < invariants.MOST_MOVES


def test_each_player_takes_thirteen_turns() -> None:
    game = new_game(RULES, seed=3, players=3)
    chance = Chance(3)
    while game.options():
        game.apply(game.options()[chance.below(len(game.options()))])

    turns = [event.values["seat"] for event in game.events if event.kind.id == "inventions.turn_began"]

    assert [turns.count(seat) for seat in range(3)] == [13, 13, 13]


def test_a_clone_plays_the_same_game() -> None:
    state = state_of(new_game(RULES, seed=9, players=4))
    copy = state.clone()

    play_out(state, Chance(1))
    play_out(copy, Chance(1))

    assert state.encode() == copy.encode()


def test_a_position_stays_as_it_was_while_its_clones_are_played() -> None:
    """Clones share their piles, so a pile must never be changed."""
    state, chance = state_of(new_game(RULES, seed=3, players=2)), Chance(3)
    before = []
    while not state.is_over():
        before.append((state, state.encode()))
        state = state.clone()
        state.apply(state.decision().any_option(state, chance))

    assert all(position.encode() == numbers for position, numbers in before)


# What the invariants find in a position that is wrong


def middle() -> Inventions:
    """A position in the middle of a game of two."""
    game: Game = new_game(RULES, seed=15, players=2)
    chance = Chance(15)
    while len(game.moves) < 60:
        game.apply(game.options()[chance.below(len(game.options()))])
    return state_of(game)


def a_citizen_more(state: Inventions) -> None:
    state.societies[0].citizens += 1


def a_citizen_owed(state: Inventions) -> None:
    state.societies[1].supply -= 1
    state.societies[1].ready += 2


def a_sage_more(state: Inventions) -> None:
    state.societies[0].sages += 1


def a_tile_lost(state: Inventions) -> None:
    state.progress_left = with_more(state.progress_left, 0, -1)


def a_tile_display_of_five(state: Inventions) -> None:
    state.societies[0].display = [0, 0, 0, 0, 0]


def influence_off_the_track(state: Inventions) -> None:
    state.societies[0].influence = 11


def a_milestone_in_two_places(state: Inventions) -> None:
    state.discard = with_added(state.discard, state.common[0])


def an_influence_tile_twice(state: Inventions) -> None:
    state.societies[0].influence_tiles |= 1


def an_innovator_of_an_idea(state: Inventions) -> None:
    region = next(region for region in state.regions if region.card == -1)
    region.innovator = 0


def a_card_in_two_places(state: Inventions) -> None:
    state.societies[0].ideas = with_added(state.societies[0].ideas, state.open_ideas[0])


def an_economy_token_lost(state: Inventions) -> None:
    state.societies[0].economy_tokens -= 1


def four_chain_tokens(state: Inventions) -> None:
    state.societies[0].tokens = 4


def a_hex_taken_by_nothing(state: Inventions) -> None:
    state.societies[0].taken ^= 1


def a_hex_miscounted(state: Inventions) -> None:
    society = state.societies[0]
    society.crowded = with_at(society.crowded, 0, society.crowded[0] ^ 1)


def winners_while_playing(state: Inventions) -> None:
    state.winners = 1


CORRUPTIONS = [
    (a_citizen_more, "Colour 1 has 31 Citizens"),
    (a_citizen_owed, "Colour 2 has 31 Citizens"),
    (a_sage_more, "There are 8 Sages."),
    (a_tile_lost, "Economy 1:"),
    (a_tile_display_of_five, "The Tile Display of player 1 holds"),
    (influence_off_the_track, "Player 1 has 11 Influence."),
    (a_milestone_in_two_places, "22 Milestones are found"),
    (an_influence_tile_twice, "Colour 1 has placed"),
    (an_innovator_of_an_idea, "beside no card."),
    (a_card_in_two_places, "is in two places."),
    (an_economy_token_lost, "Economy tokens."),
    (four_chain_tokens, "Player 1 has 4 Chain Action tokens"),
    (a_hex_taken_by_nothing, "Player 1 keeps the hexes"),
    (a_hex_miscounted, "as hexes with more than 0 of"),
    (winners_while_playing, "The winners are 0001 with an agenda of"),
]


@pytest.mark.parametrize(("corrupt", "sentence"), CORRUPTIONS, ids=[case[0].__name__ for case in CORRUPTIONS])
def test_a_corrupted_position_is_found(corrupt: Callable[[Inventions], None], sentence: str) -> None:
    state = middle()
    assert invariants.broken(state) is None

    corrupt(state)

    assert sentence in (invariants.broken(state) or "nothing found")


def test_two_own_pillars_in_one_forum_are_found() -> None:
    state = state_of(new_game(RULES, seed=1, players=COLOURS))

    state.societies[0].season_1, state.societies[0].season_2 = 0, 1

    assert invariants.broken(state) == "The Pillars of player 1 are in the Forums [0, 0]."


def one_academic_too_many(*, may_use_the_tile: bool) -> tuple[Inventions, Inventions]:
    """A position, and the same with one more Academic than the Era of the Private Milestone."""
    before = state_of(new_game(RULES, seed=1, players=COLOURS))
    society = before.societies[0]
    if may_use_the_tile:
        society.built |= 1 << before.edition.tile_with[ACADEMIC_LIMIT]
    society.ready = at_place(before.era_of(0), ACADEMIC)
    after = before.clone()
    after.societies[0].ready += at_place(1, ACADEMIC)
    return before, after


def test_an_academic_beyond_the_limit_is_found() -> None:
    before, after = one_academic_too_many(may_use_the_tile=False)

    limit = before.era_of(0)

    assert invariants.broken_by_move(before, after) == f"Player 1 got {limit + 1} Academics and may have {limit}."


def test_a_sage_may_teach_by_a_tile_whose_token_came_back_in_the_same_move() -> None:
    """The tile is used in the last turn of an Era: the Sage teaches, and the Era Change returns the token."""
    before, after = one_academic_too_many(may_use_the_tile=True)

    assert invariants.broken_by_move(before, after) is None


@rule("IN-16.1", "IN-16.2", "IN-16.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_era_1_has_one_round_the_next_four_eras_three_each_and_era_6_none(players: int) -> None:
    game = new_game(RULES, seed=5, players=players)
    chance = Chance(5)
    while game.options():
        game.apply(game.options()[chance.below(len(game.options()))])

    rounds = [event.values for event in game.events if event.kind.id == "inventions.round_began"]

    assert [(values["era"], values["round"]) for values in rounds] == [(1, 1)] + [
        (era, round) for era in (2, 3, 4, 5) for round in (1, 2, 3)
    ]
    assert state_of(game).era == 6
