"""Greedy at the original edition of Through the Ages, in each of its games."""

from __future__ import annotations

from typing import cast

import pytest

import civitas
from civitas import Game
from civitas.ages.state import Ages
from tests.support.bots import chooses_alike, seated

LEAST_CULTURE = {"simple": 25, "advanced": 50, "full": 70}


def of_mode(mode: str, names: str, seed: int, **options: str) -> Game:
    """A finished game."""
    players = seated("ages", names, seed)
    game = civitas.new("ages", edition="original", players=len(players), seed=seed, options={"mode": mode, **options})
    while (seat := game.seat) is not None:
        game.play(players[seat].choose(game), seat=seat)
    return game


def culture(game: Game) -> list[int]:
    return [int(civ.culture) for civ in cast(Ages, game.state).civs]


@pytest.mark.parametrize("mode", LEAST_CULTURE)
def test_greedy_takes_care_of_its_civilization_in_every_mode(mode: str) -> None:
    game = of_mode(mode, "greedy greedy", 3)

    told = [event.kind.id for event in game.events]
    assert min(culture(game)) >= LEAST_CULTURE[mode]
    assert "ages.uprising" not in told
    assert {"ages.grew", "ages.built", "ages.wonder_completed", "ages.leader_played"} <= set(told)


@pytest.mark.parametrize("mode", LEAST_CULTURE)
def test_greedy_beats_uniform_in_every_mode(mode: str) -> None:
    winners = [of_mode(mode, "greedy uniform", seed).result for seed in (1, 2)]

    assert [outcome.winners for outcome in winners if outcome] == [(0,), (0,)]


def test_greedy_answers_every_question_of_the_variants() -> None:
    game = of_mode("full", "greedy greedy", 5, bonuses="personal", drawing="action", holding="yes", alliances="none")

    assert game.result is not None
    assert sum(event.kind.id == "ages.bonus_kept" for event in game.events) == 4


@pytest.mark.parametrize("seed", range(3))
def test_greedy_chooses_its_bonus_by_what_it_sees(seed: int) -> None:
    game = civitas.new("ages", edition="original", players=3, seed=seed, options={"bonuses": "personal"})

    assert chooses_alike(game, seed)
