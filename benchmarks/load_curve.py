"""How quickly pushes arrive over the number of clients, as a plot: one process on SQLite, two on PostgreSQL.

    python benchmarks/load_curve.py                                          50 to 800 clients, both, build/load.svg
    python benchmarks/load_curve.py --clients 50,100,200 --seconds 10        fewer and shorter
    python benchmarks/load_curve.py --rows build/load.json --draw            only the plot, of what was measured

Each point is a run of `benchmarks/load.py` with four clients at a table, its site and a fresh database. The clients share the
machine with the site, so that the curve ends early: its load stands beside each point in the file of rows.
"""  # noqa: E501

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support import postgres

ROOT = Path(__file__).resolve().parents[1]
CLIENTS_AT_A_TABLE = 4
BOUND = 250
"""Milliseconds that a push may take."""
TOLD = ("how", "clients", "listening", "median_ms", "p95_ms", "worst_ms", "machine_load")
COLOURS = {"one process, SQLite": "#0B6B62", "two processes, PostgreSQL": "#9C4A00"}


def measure(clients: int, wanted: argparse.Namespace, *more: str) -> dict[str, Any]:
    words = [sys.executable, str(ROOT / "benchmarks" / "load.py"), "--game", wanted.game, *more]
    words += ["--clients", str(clients), "--tables", str(max(1, clients // CLIENTS_AT_A_TABLE))]
    words += ["--seconds", str(wanted.seconds), "--think", str(wanted.think)]
    found: dict[str, Any] = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    return found


def measure_all(wanted: argparse.Namespace) -> Iterator[dict[str, Any]]:
    for clients in wanted.clients:
        yield {"how": "one process, SQLite", **measure(clients, wanted)}
        with postgres.database() as database:
            two = measure(clients, wanted, "--db", database.address, "--processes", "2")
            yield {"how": "two processes, PostgreSQL", **two}


def keep(rows: list[dict[str, Any]], file: Path) -> None:
    """Each point is kept as it is measured, so that one which fails takes no other with it."""
    told = {name: rows[-1][name] for name in TOLD}
    print(json.dumps(told), file=sys.stderr, flush=True)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(rows, indent=1))


def draw(rows: list[dict[str, Any]], file: Path) -> None:
    """Above how long pushes took, below what a frame cost."""
    figure = Figure(figsize=(7.2, 6))
    times, costs = figure.subplots(2, 1, sharex=True)
    for how, colour in COLOURS.items():
        mine = [row for row in rows if row["how"] == how]
        clients = [row["clients"] for row in mine]
        times.plot(clients, [row["median_ms"] for row in mine], "o-", color=colour, label=f"{how}: median")
        times.plot(clients, [row["p95_ms"] for row in mine], "s--", color=colour, label=f"{how}: 95 of 100")
        costs.plot(clients, [row["processor_ms_a_frame"] for row in mine], "o-", color=colour, label=how)
    times.axhline(BOUND, color="#A3271F", linewidth=0.8)
    times.set_yscale("log")
    times.set_ylabel("milliseconds to the browser")
    costs.set_ylabel("CPU milliseconds a frame")
    costs.set_xlabel("clients, four at a table")
    costs.set_ylim(bottom=0)
    for axes in (times, costs):
        axes.grid(alpha=0.3)
        axes.legend(fontsize=8)
    figure.tight_layout()
    file.parent.mkdir(parents=True, exist_ok=True)
    with rc_context({"svg.hashsalt": "civitas", "svg.fonttype": "none"}):
        figure.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    numbers = "50,100,200,400,800"
    parser.add_argument("--clients", type=lambda text: [int(part) for part in text.split(",")], default=numbers)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--rows", type=Path, default=ROOT / "build" / "load.json")
    parser.add_argument("--plot", type=Path, default=ROOT / "build" / "load.svg")
    parser.add_argument("--draw", action="store_true", help="only draw the rows that are there")
    wanted = parser.parse_args()
    if not wanted.draw:
        rows: list[dict[str, Any]] = []
        for row in measure_all(wanted):
            rows.append(row)
            keep(rows, wanted.rows)
    draw(json.loads(wanted.rows.read_text()), wanted.plot)


if __name__ == "__main__":
    main()
