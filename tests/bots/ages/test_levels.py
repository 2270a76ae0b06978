"""The levels at Through the Ages: every ruleset, any number of players, by what the seat knows and no more."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

import civitas
from civitas import Chance, Game, _form, bots
from civitas.ages.cards.kinds import AGE_II, NONE
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.state import Ages, Civilization
from civitas.bots.ages.evaluation import is_entangled
from tests.bots.ages.test_facts import RULESETS, table
from tests.support.bots import choices, positions

EVERY = 1 if _form.compiled() else 25
FEW = 2


def knows_an_event_to_come(game: Game) -> bool:
    """Whether the asked seat may reveal an event, and prepared one of those that may be it."""
    state = game.state
    assert isinstance(state, Ages)
    return isinstance(game.question, PoliticalAction) and game.seat in state.current_owners


@pytest.mark.parametrize("level", [*bots.LEVELS, *bots.STYLES])
@pytest.mark.parametrize("players", [2, 3])
def test_worlds_with_equal_views_give_equal_choices(level: str, players: int) -> None:
    """In the compiled form at every choice of a game."""
    budget, every = (FEW, 10 * EVERY) if level == "master" else (None, EVERY)
    names = " ".join(["adept"] * players)
    for seed, game in enumerate(islice(positions("ages", names, 7), 0, None, every)):
        if knows_an_event_to_come(game):
            continue
        other = game.redeal(game.seat, Chance(seed))
        assert other.view(game.seat) == game.view(game.seat)
        here, there = (answer(bots.make(level, "ages", seed, budget), world) for world in (game, other))
        assert here == there, f"move {len(game.moves)}: {game.prompt}"


def answer(bot: bots.Bot, game: Game) -> tuple[bool, int]:
    """Whether it gives up, and what it chooses."""
    return bot.gives_up(game), bot.choose(game)


@pytest.mark.parametrize(("ruleset", "players"), [*zip(RULESETS, (4, 3, 3, 2, 4, 3), strict=True)])
def test_levels_play_every_ruleset(ruleset: str, players: int) -> None:
    game = table(ruleset, players)
    names = ["novice", "apprentice", "adept", "adept"][:players]
    seats = [bots.make(name, "ages", seat) for seat, name in enumerate(names)]

    while (seat := game.seat) is not None:
        game.play(seats[seat].choose(game), seat=seat)

    assert game.result is not None


def test_a_master_plays_on_as_it_planned() -> None:
    """What was planned is not searched again: the moves of a turn take no new trials."""
    game = civitas.new("ages", seed=3, players=2)
    master = bots.make("master", "ages", 1, budget=FEW)
    planned = 0
    while game.seat == 0:
        move = master.choose(game)
        planned += move == master.planned(game)  # type: ignore[attr-defined]
        game.play(move)

    assert planned > 0


@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 1), (4, 1)])
def test_a_master_judges_a_turn_by_its_turn_some_rounds_later(players: int, rounds: int) -> None:
    game = civitas.new("ages", seed=3, players=players)
    horizon = bots.make("master", "ages", 1, budget=FEW).horizon  # type: ignore[attr-defined]
    world = game.redeal(0, Chance(1)).position
    assert isinstance(world, Ages)
    began, goal = world.round, horizon.goal(world)

    while not horizon.is_reached(world, 0, goal):
        world = horizon.played_on(world, Chance(1))

    assert (world.round, world.active) == (began + rounds, 0)


def test_a_master_thinks_less_where_there_is_little_to_choose_from() -> None:
    """A quarter of a second at most among three moves, two seconds among more; without a bound of time none."""
    master = bots.make("master", "ages", 1)
    bounded = bots.make("master", "ages", 1, budget=FEW)

    assert [master.time_for(moves) for moves in (2, 3, 4, 40)] == [0.25, 0.25, 2.0, 2.0]  # type: ignore[attr-defined]
    assert [bounded.time_for(moves) for moves in (3, 40)] == [0.0, 0.0]  # type: ignore[attr-defined]


def test_a_bot_gives_up_when_all_is_lost_and_not_before() -> None:
    """Against chance one side is lost at last: asked there, a bot resigns; the other side never does."""
    judge = bots.make("adept", "ages", 1)
    lost: list[tuple[int | None, int]] = []
    for game, _ in choices("ages", "adept uniform", 3):
        if isinstance(game.question, PoliticalAction) and judge.gives_up(game):
            lost.append((game.seat, game.state.age))  # type: ignore[attr-defined]

    assert {seat for seat, _ in lost} == {1}
    assert lost[0][1] >= AGE_II, "it does not despair early"


def test_among_three_nobody_leaves_whose_war_or_pact_would_end() -> None:
    """Whoever is lost may leave a table of more than two, unless that decides anything between the others."""
    judge = bots.make("adept", "ages", 1)
    lost: list[tuple[int | None, bool]] = []
    for game, _ in choices("ages", "adept adept uniform", 3):
        if isinstance(game.question, PoliticalAction) and game.seat is not None:
            state = game.state
            assert isinstance(state, Ages)
            if judge.gives_up(game):
                lost.append((game.seat, is_entangled(state, game.seat)))

    assert set(lost) == {(2, False)}


def test_a_war_or_a_pact_keeps_a_player_at_the_table() -> None:
    state = civitas.new("ages", seed=3, players=3).state
    assert isinstance(state, Ages)
    assert not any(is_entangled(state, seat) for seat in range(3))

    state.civs[0].war, state.civs[0].war_target = 0, 2

    assert [is_entangled(state, seat) for seat in range(3)] == [True, False, True]

    state.civs[0].war, state.civs[0].war_target = NONE, NONE
    state.civs[1].pact, state.civs[1].pact_partner = 0, 0

    assert [is_entangled(state, seat) for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("style", "liked"),
    [
        ("warrior", lambda civ: civ.strength),
        ("builder", lambda civ: len(civ.wonders)),
        ("scholar", lambda civ: civ.science_rating),
    ],
)
def test_a_style_plays_for_what_it_likes(style: str, liked: Callable[[Civilization], int]) -> None:
    """Over two whole games it has more of it than adept."""
    ahead = 0
    for deal in range(2):
        for game, _ in choices("ages", f"{style} adept", deal):
            state = game.state
            assert isinstance(state, Ages)
            ahead += liked(state.civs[0]) - liked(state.civs[1])

    assert ahead > 0


def test_levels_are_offered() -> None:
    assert bots.offered("ages") == list(bots.LEVELS)
    assert bots.styles("ages") == list(bots.STYLES)
    assert "planner" in bots.names("ages"), "older names go on working"
