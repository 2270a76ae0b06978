"""The colours of the pictures: of the 256 every terminal has, some that stay apart, on light and on dark terminals.

Nothing is said by colour alone: the word of a kind, and the shape of a seat, always stand there too.
"""

from __future__ import annotations

from typing import Final

BROWN: Final = "color(231) on color(94)"
GREY: Final = "color(231) on color(240)"
BLUE: Final = "color(231) on color(25)"
GREEN: Final = "color(231) on color(29)"
YELLOW: Final = "color(16) on color(178)"
ORANGE: Final = "color(16) on color(173)"
RED: Final = "color(231) on color(124)"
PURPLE: Final = "color(231) on color(97)"

BLUE_PIECE: Final = "bold color(68)"
SEATS: Final = (("●", BLUE_PIECE), ("◆", "bold color(166)"), ("■", "bold color(133)"), ("▲", "bold color(71)"))
"""The shape and colour of each seat."""
