"""Tables of Inventions at which something can be built."""

from __future__ import annotations

from civitas import Game
from tests.support.inventions import play, society, table


def building(**words: object) -> Game:
    """A table at step 4 of the turn of player 1, who has spent the action; see `society` and `table`."""
    told = {key: words.pop(key) for key in list(words) if key in ("open_ideas", "cards", "specialists", "era")}
    told |= {key: words.pop(key) for key in list(words) if key.startswith("culture_discount")}
    game = table(one=society(**words), **told)  # type: ignore[arg-type]
    play(game, "spend the action on Eureka")
    return game
