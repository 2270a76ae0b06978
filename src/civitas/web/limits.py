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
        left = self.left(family, who, now)
        if left < 1:
            seconds = ceil((1 - left) / self.rates[family].a_second)
            raise Refusal(TOO_MANY, "web.error.too_many", seconds=seconds)
        self.spend(family, who, 1, now)

    def left(self, family: str, who: str, now: float) -> float:
        """What somebody may take at once."""
        rate = self.rates[family]
        left, since = self.buckets.get((family, who), (float(rate.burst), now))
        return min(float(rate.burst), left + (now - since) * rate.a_second)

    def spend(self, family: str, who: str, amount: float, now: float) -> None:
        """Take what is known only afterwards: it may be more than there was."""
        self.buckets[family, who] = (self.left(family, who, now) - amount, now)
        self.buckets.move_to_end((family, who))
        self._forget()

    def _forget(self) -> None:
        """Whoever has not asked for longest is forgotten first; their bucket is full by now."""
        while len(self.buckets) > MOST_REMEMBERED:
            self.buckets.popitem(last=False)
