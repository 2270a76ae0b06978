"""What happens."""

from __future__ import annotations

from typing import Final

from civitas.kernel.events import Events
from civitas.kernel.ints import i64

EVENTS: Final = Events()
TOOK: Final[i64] = EVENTS.add("stones.took", "seat colour", reveals=True)
ENDED: Final[i64] = EVENTS.add("stones.ended", "seat")
