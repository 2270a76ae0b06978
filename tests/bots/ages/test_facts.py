"""The facts of Through the Ages: each has its name, and every position of every ruleset is described by them."""

from __future__ import annotations

from typing import cast

import pytest

import civitas
from civitas import Chance, Game
from civitas.ages.state import Ages
from civitas.bots.ages import facts
from civitas.bots.ages.evaluation import BY_HAND, AgesJudge, evaluate
from civitas.bots.ages.facts import COLUMNS, FACTS
from tests.support.bots import noted

RULESETS: dict[str, tuple[str, dict[str, str]]] = {
    "new-story": ("new-story", {}),
    "peaceful": ("new-story", {"military": "peaceful"}),
    "original": ("original", {}),
    "advanced": ("original", {"mode": "advanced"}),
    "simple": ("original", {"mode": "simple"}),
    "first": ("new-story", {"length": "first"}),
}


def table(ruleset: str, players: int, seed: int = 3) -> Game:
    edition, options = RULESETS[ruleset]
    return civitas.new("ages", edition=edition, players=players, seed=seed, options=options)


def test_each_fact_has_its_name() -> None:
    assert facts.END == len(FACTS.names) == len(set(FACTS.names))
    assert FACTS.names[facts.LED_BY] == "led by Alexander the Great"
    assert FACTS.names[facts.STRONGER + 12] == "strength +0 against the strongest"
    assert FACTS.names[facts.CIVIL_LEFT] == "0 civil actions left"
    assert FACTS.names[facts.PLACE] == "plays 1. in a round"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_first_turn_in_words(ruleset: str) -> None:
    game = table(ruleset, 2)

    words = noted(FACTS, game, 0)

    assert {"governed by Despotism", "2 on farm A", "2 on mine A", "knows infantry A", "takes their turn"} <= set(words)
    assert "1 civil actions left" in words
    assert "takes their turn" not in noted(FACTS, game, 1)
    assert ruleset in [COLUMNS[column] for column in FACTS.columns(FACTS.part(game.state))]


@pytest.mark.parametrize(("ruleset", "players"), [*zip(RULESETS, (2, 3, 4, 3, 2, 4), strict=True)])
def test_facts_of_every_position_are_noted_once(ruleset: str, players: int) -> None:
    game = table(ruleset, players)
    chance = Chance(5)
    while game.seat is not None:
        if len(game.moves) % 9 == 0:
            for seat in range(players):
                words = noted(FACTS, game, seat)
                assert len(words) == len(set(words))
            columns = [COLUMNS[column] for column in FACTS.columns(FACTS.part(game.state))]
            assert columns[0] == "always"
            assert columns[2:] == [ruleset, f"{players} players"]
        options = game.state.options()
        game.state.apply(options[chance.below(len(options))])


def test_without_weights_the_judgement_is_that_by_hand() -> None:
    game = table("new-story", 2)

    assert evaluate(game.state, 0) == BY_HAND.lead(game.state, 0)
    assert AgesJudge(FACTS, [0] * FACTS.size()).lead(game.state, 0) == -AgesJudge(FACTS, [0] * FACTS.size()).lead(
        game.state, 1
    )


def test_whoever_has_left_is_no_rival_any_more() -> None:
    game = table("new-story", 3)
    judge = AgesJudge(FACTS, [1] * FACTS.size())
    state = cast(Ages, game.state)
    with_all = judge.lead(state, 0)
    state.civs[1].left = 1

    alone = judge.lead(state, 0)
    state.civs[2].left = 2

    assert alone != with_all
    assert judge.lead(state, 0) > alone, "nothing is taken off for rivals that are not there"
