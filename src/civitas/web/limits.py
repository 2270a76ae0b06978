"""How much one person may ask: a bucket of permissions that fills up again with time."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from typing import Final

from civitas.web.refusals import TOO_MANY, Refusal
from civitas.web.settings import Rate

MOST_REMEMBERED: Final = 10_000


class Limits:
    """The buckets of a process, by family of requests and by person."""

    def __init__(self, rates: dict[str, Rate]) -> None:
        self.rates: Final = rates
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, family: str, who: str, now: float) -> None:
        """Take one permission, or refuse and say when there will be one."""
        rate = self.rates[family]
        left, since = self.buckets.pop((family, who), (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - since) * rate.a_second)
        allowed = left >= 1
        self.buckets[family, who] = (left - 1 if allowed else left, now)
        self._forget()
        if not allowed:
            raise Refusal(TOO_MANY, "web.error.too_many", seconds=ceil((1 - left) / rate.a_second))

    def _forget(self) -> None:
        """Whoever has not asked for longest is forgotten first; their bucket is full by now."""
        while len(self.buckets) > MOST_REMEMBERED:
            self.buckets.popitem(last=False)
