"""A crew of several machines, by a real Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from civitas.arena import cluster
from civitas.arena.cluster import Cluster
from civitas.arena.crews import Here
from civitas.arena.errors import ArenaError
from civitas.arena.folder import Folder
from civitas.arena.match import run
from civitas.arena.plan import Plan
from civitas.arena.tally import Tally

PAIR = Plan("duel", ("greedy", "careless"), seed=5)
GAMES = 40


def records(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.rglob("*.record")}


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(cluster, "import_module", missing)

    with pytest.raises(ArenaError) as refused:
        Cluster(PAIR, cluster.HERE, None, print)

    assert str(refused.value) == "Many machines are reached by Ray, which is missing: pip install 'civitas[bots]'."


def test_where_nobody_answers_it_is_said_at_once() -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install 'civitas[bots]'")

    with pytest.raises(ArenaError, match=r"No Ray cluster answers at 127\.0\.0\.1:1: .*refused"):
        list(Cluster(PAIR, "127.0.0.1:1", None, print).play([0]))


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """A head that plays nothing, and two workers with a core each."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    utils = pytest.importorskip("ray.cluster_utils", reason="ray is not installed: pip install 'civitas[bots]'")
    found = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    yield found
    found.shutdown()


@pytest.mark.slow
@pytest.mark.parametrize("victim", ["process", "machine"])
def test_a_worker_that_is_killed_loses_nothing_and_nothing_is_counted_twice(
    machines: Any, tmp_path: Path, victim: str
) -> None:
    nodes = [machines.add_node(num_cpus=1) for _ in range(2)]
    heard: list[str] = []
    folder = Folder.make(tmp_path / "cluster", PAIR)

    def kill_one(tally: Tally, done: int) -> None:
        if done == 6 and victim == "machine":
            worker = busy_workers()[0]
            (lost,) = [node for node in nodes if raylet_of(node) == parent_of(worker)]
            nodes.remove(lost)
            os.kill(worker, signal.SIGKILL)  # a machine takes its workers with it
            machines.remove_node(lost, allow_graceful=False)
        elif done == 6:
            os.kill(busy_workers()[0], signal.SIGKILL)

    tally = run(folder, Cluster(PAIR, machines.address, None, heard.append), GAMES, progress=kill_one)
    for node in nodes:
        machines.remove_node(node)
    run(Folder.make(tmp_path / "here", PAIR), Here(PAIR), GAMES)

    assert tally.games == GAMES
    assert sorted(folder.games()) == list(range(GAMES))
    assert len((tmp_path / "cluster/games.jsonl").read_text().splitlines()) == GAMES
    assert records(tmp_path / "cluster") == records(tmp_path / "here")
    assert heard
    assert all(sentence.startswith("A worker died in game ") for sentence in heard)


def raylet_of(node: Any) -> int:
    """The process that starts the workers of a node."""
    return int(node.all_processes["raylet"][0].process.pid)


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def busy_workers() -> list[int]:
    """The processes that play just now: Ray names them after what they do."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if file.read_bytes().startswith(b"ray::play_number"):
                found.append(int(file.parent.name))
        except OSError:
            continue
    return found
