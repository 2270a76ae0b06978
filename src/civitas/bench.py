"""Speed, measured beside a calibration loop so that machines can be compared.

Random full games with set-up and draft, one thread; then single calls on positions from the middle of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter
from typing import Any, Final

from civitas import _form
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game, start_game
from civitas.kernel.playout import play_out
from civitas.kernel.rules import Rules, Setup
from civitas.library import find_rules

SECONDS: Final = 1.0
ROUNDS: Final = 3
POSITIONS: Final = 20

Progress = Callable[[str], None]


def measure(
    names: list[str],
    progress: Progress | None = None,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Numbers for each game, and the calibration of the machine they were measured on."""
    say = progress or (lambda _: None)
    say("calibration")
    calibration = round(calibrate())
    games: dict[str, Any] = {}
    for name in names:
        say(name)
        rules = find_rules(name, edition)
        games[name] = measure_game(rules, rules.check_setup(edition, players, options))
    return {"calibration_loops_per_s": calibration, "compiled": _form.compiled(), "games": games}


def calibrate() -> float:
    """How often a second plain Python gets round a fixed little loop."""

    def loop() -> None:
        total = 0
        for number in range(1000):
            total += number & 7

    return best_rate(loop)


def measure_game(rules: Rules, setup: Setup) -> dict[str, Any]:
    chance = Chance(1)
    moves = games = 0

    def play() -> None:
        nonlocal moves, games
        moves += play_out(rules.start(setup, rules.deal(setup, chance), None), chance)
        games += 1

    games_per_s = best_rate(play)
    positions = middle_positions(rules, setup, chance)
    return {
        "players": setup.players,
        "games_per_s": round(games_per_s, 1),
        "moves_per_s": round(games_per_s * moves / games),
        "clone_us": microseconds([game.state.clone for game in positions]),
        "options_us": microseconds([game.state.options for game in positions]),
        "view_us": microseconds([partial(game.view, game.seat) for game in positions]),
    }


def middle_positions(rules: Rules, setup: Setup, chance: Chance) -> list[Game]:
    """Positions spread over the length of random games."""
    found = []
    for seed in range(POSITIONS):
        game = start_game(rules, setup, rules.deal(setup, Chance(seed)))
        length = play_out(game.state.clone(), chance)
        for _ in range(length * (seed + 1) // (POSITIONS + 1)):
            options = game.options()
            game.apply(options[chance.below(len(options))])
            if game.seat is None:
                break
        if game.seat is not None:
            found.append(game)
    return found


def microseconds(calls: list[Callable[[], object]]) -> float:
    """The mean time of the calls."""

    def all_calls() -> None:
        for call in calls:
            call()

    return round(1e6 / best_rate(all_calls) / len(calls), 3)


def best_rate(work: Callable[[], object]) -> float:
    """The best of a few rounds, in calls a second: other work on the machine only ever slows a round down."""
    return max(rate(work) for _ in range(ROUNDS))


def rate(work: Callable[[], object]) -> float:
    calls = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < SECONDS / ROUNDS:
        work()
        calls += 1
    return calls / spent
