"""A bot: something that chooses a move for the seat that is asked, knowing no more than that seat."""

from __future__ import annotations

from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.errors import IllegalMove
from civitas.kernel.game import Game
from civitas.kernel.ints import mypyc_attr
from civitas.kernel.knowledge import Dealer
from civitas.kernel.rules import Setup
from civitas.kernel.state import State


class Worlds(Dealer):
    """Deals the worlds that look the same to the seat that is asked."""

    __slots__ = ("dealer",)

    def __init__(self, game: Game) -> None:
        self.dealer: Final = game.rules.dealer(game.position, int(game.state.seat()))

    def world(self, chance: Chance) -> State:
        world = self.dealer.world(chance)
        world.drop_sheet()
        return world


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. What it does depends only on what its seat knows and on its own seed."""

    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def __reduce__(self) -> str:
        raise TypeError("a bot cannot be pickled: make it where it plays, from its name and its seed")

    def check_setup(self, game: str, setup: Setup) -> None:
        """Refuse a game, edition, number of players or options that it cannot play; ordinarily it plays all of them."""

    def choose(self, game: Game) -> int:
        """One of the options of the game's position."""
        raise NotImplementedError

    def gives_up(self, game: Game) -> bool:
        """Whether it resigns now: where the rules allow it, and it sees no hope any more."""
        try:
            game.rules.check_resign(game.state, int(game.state.seat()))
        except IllegalMove:
            return False
        return self.sees_no_hope(game)

    def sees_no_hope(self, game: Game) -> bool:
        """Whether the seat that is asked will lose, whatever it does."""
        return False

    def world(self, game: Game) -> State:
        """A world that looks the same to the seat that is asked."""
        return Worlds(game).world(self.chance)
