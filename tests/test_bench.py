"""What `civitas bench` makes of the seconds it measures. The clock is given: nothing here depends on the machine."""

from __future__ import annotations

from typing import Any

import pytest

from civitas import bench
from civitas.bench import RANDOM_PLAY, SEARCH, Meter, Work, compare, measure, spread
from civitas.library import find_rules

KINDS = [RANDOM_PLAY, "clone", "options", "view", "redeal", SEARCH]
FEW = (2, 3)
STEPS = [f"steps, {tables} tables" for tables in FEW]


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand tables take their time to be laid."""
    pytest.importorskip("numpy")
    monkeypatch.setattr(bench, "TABLES", FEW)


class Clock:
    """A clock that goes on by what the work is said to cost."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def taking(self, seconds: float) -> Work:
        def run() -> None:
            self.now += seconds

        rules = find_rules("duel")
        return Work(rules, rules.check_setup(None, None, None), "clone", run, times=10)


def ticking() -> Any:
    """A clock that is a whole second later each time it is asked: one call of anything takes one."""
    now = iter(range(1_000_000))
    return lambda: float(next(now))


def test_a_meter_counts_calls_until_the_time_is_up() -> None:
    clock = Clock()
    meter = Meter(clock.taking(0.5).run, clock)

    meter.go_on(1.2)

    assert (meter.calls, meter.seconds, meter.rate()) == (3, 1.5, 2.0)

    meter.go_on(0.1)

    assert (meter.calls, meter.seconds) == (4, 2.0)


def test_work_and_calibration_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, turns = Clock(), []
    work = clock.taking(bench.SECONDS)

    def loop() -> None:
        turns.append(clock.now)
        clock.now += bench.CALIBRATION_SECONDS / 2

    monkeypatch.setattr(bench, "calibration_loop", loop)
    done, loops = bench.beside_calibration(work, clock)

    assert done == pytest.approx(10 / bench.SECONDS)
    assert loops == pytest.approx(2 / bench.CALIBRATION_SECONDS)
    assert turns[2] - turns[1] == pytest.approx(bench.SECONDS + bench.CALIBRATION_SECONDS / 2)


def test_a_row_is_the_median_of_the_rounds_and_their_spread() -> None:
    work = Clock().taking(1)

    row = bench.row(work, [(100.0, 50.0), (330.0, 100.0), (90.0, 50.0)])

    assert row == {
        "game": "duel", "edition": "base", "players": 2, "options": {},
        "work": "clone", "per_s": 100.0, "per_loop": 2.0, "spread": 0.375,
    }  # fmt: skip


def test_the_spread_is_half_the_way_from_the_least_to_the_most() -> None:
    assert spread([100, 90, 120]) == 0.15
    assert spread([7]) == 0


def test_each_game_edition_and_number_of_players_has_its_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "works_at", lambda rules, setup: [Work(rules, setup, "clone", lambda: None)])

    def tables(*names: str, **wish: Any) -> list[tuple[object, ...]]:
        rows = measure(list(names), rounds=1, clock=ticking(), **wish)["rows"]
        return [(row["game"], row["edition"], row["players"], *row["options"].items()) for row in rows]

    assert tables("duel", "ages") == [
        ("duel", "base", 2),
        *(("ages", edition, players) for edition in ("new-story", "original") for players in (2, 3, 4)),
    ]
    assert tables("ages", edition="original", players=3) == [("ages", "original", 3)]
    assert tables("ages", players=2, options={"military": "peaceful"}) == [
        ("ages", "new-story", 2, ("military", "peaceful"))
    ]


@pytest.mark.parametrize("game", ["duel", "ages", "inventions"])
def test_random_play_and_single_calls_are_measured(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TURNS", 1)
    monkeypatch.setattr(bench, "SIMULATIONS", 3)
    measured = measure([game], players=2, edition=find_rules(game).editions[0], rounds=2, clock=ticking())

    assert [row["work"] for row in measured["rows"]] == [*KINDS, *STEPS]
    assert (measured["rounds"], measured["calibration"]) == (2, {"loops_per_s": 1, "spread": 0})
    quick, slow = bench.POSITIONS * bench.QUICK, bench.POSITIONS
    assert [row["per_s"] for row in measured["rows"]] == [1, quick, quick, slow, slow, 3, *FEW]


@pytest.mark.parametrize("game", ["duel", "ages", "inventions"])
def test_many_tables_are_stepped_with_as_many_players_as_the_game_has(game: str) -> None:
    rules = find_rules(game)
    most = rules.check_setup(None, rules.most_players, None)

    assert [work.name for work in bench.learning_at(rules, most)] == STEPS


def test_a_saved_run_is_compared_by_what_is_done_in_a_calibration_loop() -> None:
    def run(*rows: tuple[int, str, float, float]) -> dict[str, Any]:
        names = ("players", "work", "per_s", "per_loop")
        table = {"game": "ages", "edition": "original", "options": {}, "spread": 0}
        return {"rows": [table | dict(zip(names, row)) for row in rows]}

    before = run((2, "clone", 1000.0, 4.0), (3, "clone", 500.0, 3.0), (4, "clone", 1.0, 1.0))
    now = run((2, "clone", 600.0, 5.0), (3, "clone", 500.0, 1.5), (3, "view", 50.0, 1.0))
    compare(now, before)

    assert [(row.get("before_per_s"), row.get("change")) for row in now["rows"]] == [
        (480.0, 0.25),
        (1000.0, -0.5),
        (None, None),
    ]
