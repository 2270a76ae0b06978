"""What a host wants to know of a running site, as Prometheus reads it: numbers only, nothing about anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Final, Protocol

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

BEAT_SECONDS: Final = 0.5
SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Measured(Protocol):
    """Where the numbers come from that nobody counts on the way."""

    def gauges(self) -> dict[str, tuple[str, float]]: ...

    def counts(self) -> dict[str, int]: ...


class Metrics:
    """The numbers of one process of a site."""

    def __init__(self, measured: Measured) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = Counter(
            "civitas_requests", "Requests answered", ("method", "route", "status"), registry=self.registry
        )
        self.seconds: Final = Histogram(
            "civitas_request_seconds", "Time to answer a request", buckets=SECONDS, registry=self.registry
        )
        self.notes: Final = Counter(
            "civitas_notes", "Notifications by channel, and what became of them", ("channel", "outcome"),
            registry=self.registry,
        )  # fmt: skip
        self.tasks = 0
        """How many tasks the loop of this process had at its last beat."""
        self.late = 0.0
        """How late the loop of this process was at worst since somebody looked."""
        self.registry.register(Looking(self, measured))
        for collector in (ProcessCollector, PlatformCollector):
            collector(registry=self.registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    async def feel_pulse(self) -> None:
        """Whatever keeps the loop from running keeps everybody waiting."""
        while True:
            before = monotonic()
            await asyncio.sleep(BEAT_SECONDS)
            self.tasks = len(asyncio.all_tasks())
            self.late = max(self.late, monotonic() - before - BEAT_SECONDS)


class Looking(Collector):
    """Looks at the site when it is asked, and counts nothing on the way."""

    def __init__(self, metrics: Metrics, measured: Measured) -> None:
        self.metrics: Final = metrics
        self.measured: Final = measured

    def describe(self) -> Iterable[Metric]:
        """Nothing is promised, so that the site is not asked while it is being built."""
        return ()

    def collect(self) -> Iterator[Metric]:
        for name, (about, value) in self.measured.gauges().items():
            yield GaugeMetricFamily(f"civitas_{name}", about, value)
        late, self.metrics.late = self.metrics.late, 0.0
        yield GaugeMetricFamily("civitas_loop_late_seconds", "The longest the loop was held up since last asked", late)
        yield GaugeMetricFamily("civitas_tasks", "Tasks of the loop", self.metrics.tasks)
        entries = CounterMetricFamily("civitas_entries", "Entries stored at tables", labels=("kind",))
        for kind, number in self.measured.counts().items():
            entries.add_metric((kind,), number)
        yield entries
