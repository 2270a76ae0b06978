"""Speed, in CPU time, measured beside a calibration loop so that machines and runs can be compared.

Random full games with set-up and draft, one thread; then single calls on positions from the middle of a game. Work and
calibration take turns every few hundredths of a second: whatever else the machine does just then slows both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from statistics import median
from time import process_time
from typing import Any, Final

from civitas import _form
from civitas.bots import make
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game, start_game
from civitas.kernel.playout import play_out
from civitas.kernel.rules import Rules, Setup
from civitas.library import find, find_rules, games_with_components

ROUNDS: Final = 5
TURNS: Final = 8
"""How often in a round work and calibration take turns."""
SECONDS: Final = 0.03
CALIBRATION_SECONDS: Final = 0.01
GAMES: Final = 1000
"""Random games that are played over and over. A processor learns by heart which way each branch of twenty games goes,
and plays them in two thirds of the time that new games take."""
POSITIONS: Final = 20
QUICK: Final = 25
"""How often a run asks each position for what takes a fraction of a microsecond: reading the clock takes longer."""
RANDOM_PLAY: Final = "random play"
SEARCH: Final = "search"
SIMULATIONS: Final = 16
"""Of a planner for each choice; what is measured is one of them."""
TABLES: Final = (64, 1024)
"""How many tables learning environments are measured with."""
MOST_TABLES: Final = max(TABLES)

Progress = Callable[[str], None]
Clock = Callable[[], float]
Row = dict[str, Any]


@dataclass(frozen=True)
class Work:
    """Something whose speed is asked for: at which table, what, and how often one run does it."""

    rules: Rules
    setup: Setup
    name: str
    run: Callable[[], object]
    times: int = 1

    def table(self) -> Row:
        """The table it is done at; of the options only those that are not as usual."""
        unusual = {
            option.name: chosen
            for option in self.rules.options
            if (chosen := self.setup.options[option.name]) != option.default
        }
        return {
            "game": self.rules.name, "edition": self.setup.edition, "players": self.setup.players, "options": unusual,
        }  # fmt: skip


def measure(
    names: list[str],
    progress: Progress | None = None,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    rounds: int = ROUNDS,
    clock: Clock = process_time,
    components: str | None = None,
) -> dict[str, Any]:
    """A row for each game, edition, number of players and kind of work, and the calibration of the machine."""
    say = progress or (lambda _: None)
    say("positions")
    works = [
        work for rules, setup in tables(names, players, edition, options, components) for work in works_at(rules, setup)
    ]
    samples: list[list[tuple[float, float]]] = [[] for _ in works]
    for number in range(rounds):
        for work, taken in zip(works, samples):
            say(f"round {number + 1} of {rounds}: {work.rules.name}, {work.name}")
            taken.append(beside_calibration(work, clock))
    loops_per_s = [loops for taken in samples for _, loops in taken]
    return {
        "compiled": _form.compiled(),
        "rounds": rounds,
        "calibration": {"loops_per_s": round(median(loops_per_s)), "spread": spread(loops_per_s)},
        "rows": [row(work, taken) for work, taken in zip(works, samples)],
    }


def tables(
    names: list[str],
    players: int | None,
    edition: str | None,
    options: Mapping[str, str] | None,
    components: str | None,
) -> Iterator[tuple[Rules, Setup]]:
    """Every edition and number of players, unless one is asked for; options are those of one edition."""
    for name in names:
        own = components if name in games_with_components() else None
        editions = find_rules(name, components=own).editions
        for chosen in [edition] if edition else editions[:1] if options else editions:
            rules = find_rules(name, chosen, own)
            for count in [players] if players else range(rules.least_players, rules.most_players + 1):
                yield rules, rules.check_setup(chosen, count, options)


def works_at(rules: Rules, setup: Setup) -> list[Work]:
    """What is measured at one table."""
    chance = Chance(1)
    positions = middle_positions(rules, setup)
    calls: dict[str, list[Callable[[], object]]] = {
        "clone": [game.state.clone for game in positions * QUICK],
        "options": [game.state.options for game in positions * QUICK],
        "view": [partial(game.view, game.seat) for game in positions],
        "redeal": [partial(game.redeal, game.seat, chance) for game in positions],
    }
    seeds = cycle(range(GAMES))
    return [
        Work(rules, setup, RANDOM_PLAY, lambda: play_random_game(rules, setup, Chance(next(seeds)))),
        *(Work(rules, setup, name, partial(call_all, found), len(found)) for name, found in calls.items()),
        *searches(rules, setup, positions),
        *learning_at(rules, setup),
    ]


def searches(rules: Rules, setup: Setup, positions: list[Game]) -> list[Work]:
    """The simulations of a planner, one position after another, where somebody has taught it the game."""
    if not find(rules.name).bots:
        return []
    bot = make("planner", rules.name, 1, SIMULATIONS)
    asked = cycle([game for game in positions if len(game.state.options()) > 1])
    return [Work(rules, setup, SEARCH, lambda: bot.choose(next(asked)), SIMULATIONS)]


def learning_at(rules: Rules, setup: Setup) -> list[Work]:
    """Steps of the vector environment, each with row and mask, where numpy is."""
    if not find(rules.name).layout or find_spec("numpy") is None:
        return []
    numpy = import_module("numpy")
    vector = import_module("civitas.envs.vector")
    picks = numpy.arange(MOST_TABLES) * 7919
    works = []
    for tables in TABLES:
        env = vector.VectorEnv(
            rules.name, tables, players=setup.players, edition=setup.edition, options=setup.options,
            components=rules.components() if setup.edition not in find_rules(rules.name).editions else None,
        )  # fmt: skip
        env.reset(1)
        every = numpy.arange(tables)

        def step(env: Any = env, every: Any = every, tables: int = tables) -> None:
            env.step(env.legal[every, picks[:tables] % env.legal_count])

        works.append(Work(rules, setup, f"steps, {tables:,} tables", step, tables))
    return works


def play_random_game(rules: Rules, setup: Setup, chance: Chance) -> None:
    play_out(rules.start(setup, rules.deal(setup, chance), None), chance)


def call_all(calls: list[Callable[[], object]]) -> None:
    for call in calls:
        call()


def middle_positions(rules: Rules, setup: Setup) -> list[Game]:
    """Positions spread over the length of random games."""
    found = []
    for seed in range(POSITIONS):
        chance = Chance(seed)
        game = start_game(rules, setup, rules.deal(setup, chance))
        length = play_out(game.state.clone(), chance.clone())
        for _ in range(length * (seed + 1) // (POSITIONS + 1)):
            options = game.state.options()
            game.apply(options[chance.below(len(options))])
        found.append(game)
    return found


# The arithmetic


def calibration_loop() -> None:
    """A fixed little loop of plain Python."""
    total = 0
    for number in range(1000):
        total += number & 7


def beside_calibration(work: Work, clock: Clock) -> tuple[float, float]:
    """How often a second of CPU time work is done, and the calibration loop at the same time."""
    done, loops = Meter(work.run, clock), Meter(calibration_loop, clock)
    for _ in range(TURNS):
        loops.go_on(CALIBRATION_SECONDS)
        done.go_on(SECONDS)
    return done.rate() * work.times, loops.rate()


class Meter:
    """Counts how often something is done, and the CPU time it takes."""

    def __init__(self, run: Callable[[], object], clock: Clock) -> None:
        self.run = run
        self.clock = clock
        self.calls = 0
        self.seconds = 0.0

    def go_on(self, seconds: float) -> None:
        """Do it for a while, at least once."""
        spent = 0.0
        start = self.clock()
        while spent < seconds:
            self.run()
            self.calls += 1
            spent = self.clock() - start
        self.seconds += spent

    def rate(self) -> float:
        return self.calls / self.seconds


def row(work: Work, samples: list[tuple[float, float]]) -> Row:
    """The median of the rounds: a second, and for each calibration loop of the same round."""
    by_loop = [done / loops for done, loops in samples]
    return {
        **work.table(),
        "work": work.name,
        "per_s": significant(median(done for done, _ in samples)),
        "per_loop": significant(median(by_loop)),
        "spread": spread(by_loop),
    }


def spread(values: list[float]) -> float:
    """How far the rounds lie apart, above and below their middle, as a part of the median."""
    return round((max(values) - min(values)) / 2 / median(values), 4)


def significant(value: float) -> float:
    return float(f"{value:.5g}")


def compare(measured: dict[str, Any], before: dict[str, Any]) -> None:
    """Add to each row that a saved run has, too, what that run would have been here, and the change since."""
    saved = {key_of(row): row for row in before["rows"]}
    for row in measured["rows"]:
        old = saved.get(key_of(row))
        if old is not None:
            change = row["per_loop"] / old["per_loop"]
            row["before_per_s"] = significant(row["per_s"] / change)
            row["change"] = round(change - 1, 4)


def key_of(row: Row) -> tuple[object, ...]:
    return row["game"], row["edition"], row["players"], tuple(sorted(row["options"].items())), row["work"]
