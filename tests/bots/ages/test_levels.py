"""The levels at Through the Ages: every ruleset, any number of players, by what the seat knows and no more."""

from __future__ import annotations

from itertools import islice

import pytest

import civitas
from civitas import Chance, Game, _form, bots
from civitas.ages.politics.phase import PoliticalAction
from civitas.ages.state import Ages
from tests.bots.ages.test_facts import RULESETS, table
from tests.support.bots import choices

EVERY = 1 if _form.compiled() else 25
FEW = 2


def knows_an_event_to_come(game: Game) -> bool:
    """Whether the asked seat may reveal an event, and prepared one of those that may be it."""
    state = game.state
    assert isinstance(state, Ages)
    return isinstance(game.question, PoliticalAction) and game.seat in state.current_owners


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("players", [2, 3])
def test_worlds_with_equal_views_give_equal_choices(level: str, players: int) -> None:
    """In the compiled form at every choice of a game."""
    budget, every = (FEW, 10 * EVERY) if level == "master" else (None, EVERY)
    names = " ".join(["adept"] * players)
    for seed, (game, _) in enumerate(islice(choices("ages", names, 7), 0, None, every)):
        if knows_an_event_to_come(game):
            continue
        other = game.redeal(game.seat, Chance(seed))
        assert other.view(game.seat) == game.view(game.seat)
        here, there = (bots.make(level, "ages", seed, budget).choose(world) for world in (game, other))
        assert here == there, f"move {len(game.moves)}: {game.prompt}"


@pytest.mark.parametrize(("ruleset", "players"), [*zip(RULESETS, (4, 3, 3, 2, 4), strict=True)])
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


def test_levels_are_offered() -> None:
    assert bots.offered("ages") == list(bots.LEVELS)
    assert "planner" in bots.names("ages"), "older names go on working"
