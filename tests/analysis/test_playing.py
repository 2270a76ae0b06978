"""Chances by playing on, and the scales by which a lead becomes a chance."""

import random

import pytest

import civitas
from civitas import bots
from civitas.analysis import oracle_of, study
from civitas.analysis.account import Total
from civitas.analysis.playing import PlayingOracle
from civitas.analysis.reasons import most_telling
from civitas.analysis.scales import PHASES, Ruleset, Scales, Sighting, fit, phase_of, ruleset_of, scales_of, softmax
from civitas.kernel.game import Game

SIMPLE = {"edition": "original", "options": {"mode": "simple"}}
SHORT = 0.2


def played(*names: str, seed: int = 3) -> Game:
    game = civitas.new("ages", seed=seed, players=len(names), **SIMPLE)  # type: ignore[arg-type]
    players = [bots.make(name, "ages", seed=seed + seat) for seat, name in enumerate(names)]
    while game.seat is not None:
        game.apply(players[game.seat].choose(game))
    return game


def accounts(*names: str, seed: int = 3) -> list[Total]:
    oracle = oracle_of("ages")
    return study(played(*names, seed=seed), oracle, oracle.effort.times(SHORT), seed=1).totals()


def test_the_accounts_of_three_players_add_up() -> None:
    found = accounts("adept", "novice", "adept")

    for total in found:
        assert total.own <= 0 <= total.rivals
        assert total.expected + total.own + total.rivals + total.luck == pytest.approx(total.result, abs=1e-12)
    assert sum(total.expected for total in found) == pytest.approx(1.0)


@pytest.mark.parametrize("novice", [0, 1])
def test_a_novice_loses_more_by_its_moves_than_a_master(novice: int) -> None:
    names = ["master", "master"]
    names[novice] = "novice"

    found = accounts(*names)

    assert found[novice].own < 2 * found[1 - novice].own


@pytest.mark.slow
def test_of_three_players_novices_lose_most_by_their_moves() -> None:
    """In one game the leader has most to lose, whoever that is: so a few games count together."""
    lost = {"novice": 0.0, "master": 0.0}
    for seed in range(3, 9):
        names = ["master"] * 3
        names[seed % 3] = "novice"
        for name, total in zip(names, accounts(*names, seed=seed)):
            lost[name] -= total.own / names.count(name)

    assert lost["novice"] > 1.5 * lost["master"]


def position(moves: int) -> Game:
    game = civitas.new("ages", seed=5, players=2)
    player = bots.make("adept", "ages", seed=1)
    for _ in range(moves):
        game.apply(player.choose(game))
    return game


@pytest.mark.parametrize("moves", [20, 60, 100])
def test_what_is_found_does_not_depend_on_what_the_seat_cannot_know(moves: int) -> None:
    oracle = oracle_of("ages")
    game = position(moves)
    assert game.seat is not None

    looks = [
        oracle.look(world, [], oracle.effort.times(SHORT), seed=7)
        for world in (game, *(game.redeal(game.seat, civitas.Chance(seed)) for seed in (1, 2)))
    ]

    assert looks[0] == looks[1] == looks[2]


def test_reasons_name_what_differs_most_in_the_words_of_the_game() -> None:
    oracle = oracle_of("ages")
    game = position(60)
    look = oracle.look(game, game.options(), oracle.effort.times(SHORT), seed=7)

    because = most_telling(oracle.weigh(game, look.ranked()[0], look.ranked()[-1], seed=7))

    assert because
    assert all(reason.what.id.startswith("analysis.ages.") and reason.weight > 0 for reason in because)


@pytest.mark.parametrize(("name", "topic"), [("ages", "culture"), ("inventions", "points")])
def test_after_the_last_move_only_what_the_game_is_decided_by_is_a_reason(name: str, topic: str) -> None:
    oracle = oracle_of(name)
    game = civitas.new(name, seed=2, players=2)
    player = bots.make("novice", name, seed=1)
    while game.seat is not None:
        game.apply(player.choose(game))

    assert isinstance(oracle, PlayingOracle)
    found = dict(oracle.worths(game.position, 0))

    assert list(found) == [topic]
    assert found[topic] > 0


def test_chances_are_one_together_and_whoever_left_has_none() -> None:
    chances = softmax([300.0, None, -300.0], 1000.0)

    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] == 0.0
    assert chances[0] == pytest.approx(1 / (1 + 2.718281828**-0.3))


def test_the_fewer_turns_are_left_the_more_a_lead_says() -> None:
    scales = Scales([500.0, 600.0, 700.0, 800.0, 900.0, 1000.0, 1100.0])

    early, late = (scales.chances([400.0, -400.0], turns)[0] for turns in (20, 0))

    assert 0.5 < early < late < 1.0
    assert [phase_of(turns) for turns in (0, 1, 2, 3, 4, 5, 12)] == [0, 1, 2, 3, 3, 4, len(PHASES)]


def test_a_game_is_told_by_the_scales_of_the_ruleset_that_says_most_about_it() -> None:
    full, first, original = Scales([1.0] * 7), Scales([2.0] * 7), Scales([3.0] * 7)
    fitted = {
        Ruleset("new-story", 2): full,
        Ruleset("new-story", 2, (("length", "first"),)): first,
        Ruleset("original", 2): original,
    }

    def told(**setup: object) -> Scales:
        return scales_of(fitted, civitas.new("ages", seed=1, players=2, **setup).setup)  # type: ignore[arg-type]

    assert told() is full
    assert told(options={"military": "peaceful"}) is full
    assert told(options={"length": "first"}) is first
    assert told(edition="original", options={"mode": "simple"}) is original
    assert all(ruleset_of(ruleset.title()) == ruleset for ruleset in fitted)


def test_a_scale_is_found_again_from_games_that_were_drawn_by_it() -> None:
    chance = random.Random(1)
    seen = []
    for _ in range(3000):
        lead = chance.gauss(0.0, 900.0)
        won = chance.random() < softmax([lead, -lead], 700.0)[0]
        seen.append(Sighting((lead, -lead), 3, (1.0, 0.0) if won else (0.0, 1.0)))

    fitted = fit(seen).by_phase

    assert len(fitted) == len(PHASES) + 1
    assert list(fitted) == [fitted[0]] * len(fitted)
    assert 600 < fitted[0] < 820
