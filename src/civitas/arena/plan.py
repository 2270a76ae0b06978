"""What is played: which game, by whom, and who sits where in which game.

Each deal is played by every line-up, and by each of them once in every rotation of the seats: so the luck of the deal
and of the place is the same for all. Whatever a game needs follows from the plan and the game's number alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, combinations_with_replacement, permutations
from math import factorial
from typing import Final

import civitas
from civitas.arena.errors import ArenaError
from civitas.arena.players import Entrant, read_entrants
from civitas.kernel.chance import SEED_BITS
from civitas.kernel.game import Game
from civitas.kernel.rules import Rules, Setup
from civitas.library import find_rules

Seating = tuple[int, ...]
"""Which entrant sits in each seat."""

SEED_BYTES: Final = SEED_BITS // 8


@dataclass(frozen=True)
class Plan:
    """A match, a gauntlet or a round-robin; the same plan gives the same games."""

    game: str
    bots: tuple[str, ...]
    """Who plays, as the command line names them."""
    seed: int = 1
    players: int | None = None
    edition: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    seconds: float | None = None
    """Time for one choice, for those that can keep to it."""
    gauntlet: bool = False
    """The first meets each of the others, who do not meet one another."""
    components: str | None = None

    # The table

    @cached_property
    def rules(self) -> Rules:
        return find_rules(self.game, self.edition, self.components)

    @cached_property
    def setup(self) -> Setup:
        return self.rules.check_setup(self.edition, self.players, self.options)

    @cached_property
    def entrants(self) -> list[Entrant]:
        return read_entrants(self.bots)

    @property
    def names(self) -> list[str]:
        return [entrant.name for entrant in self.entrants]

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if len(self.bots) < 2:
            raise ArenaError("A match needs two bots at least, such as greedy and careless.")
        for entrant in self.entrants:
            entrant.check(self.rules.name, self.seconds, self.setup)
        self.new_game(0)

    def new_game(self, deal: int) -> Game:
        """A deal, to be played from its beginning."""
        return civitas.new(
            self.game, seed=self.seed_of("deal", deal), players=self.setup.players, edition=self.edition,
            options=self.options, components=self.components,
        )  # fmt: skip

    def seed_of(self, *what: object) -> int:
        """A seed of its own for everything that is left to chance."""
        text = ":".join(map(str, (self.seed, *what)))
        return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "little")

    # Who meets whom

    @cached_property
    def line_ups(self) -> list[Seating]:
        """Who sits together. With two bots, the first has one seat and the second all others."""
        bots, players = range(len(self.bots)), self.setup.players
        if self.gauntlet or len(bots) == 2:
            return [(0,) + (rival,) * (players - 1) for rival in bots[1:]]
        if len(bots) >= players:
            return list(combinations(bots, players))
        return [tuple(sorted((*bots, *more))) for more in combinations_with_replacement(bots, players - len(bots))]

    @property
    def games_of_a_deal(self) -> int:
        return len(self.line_ups) * self.setup.players

    def seatings(self, deal: int) -> Iterator[Seating]:
        """How a deal is played. Who follows whom around the table changes from deal to deal."""
        for line_up in self.line_ups:
            first, *others = line_up
            orders = list(permutations(others))
            circle = (first, *orders[deal % factorial(len(others))])
            for turned in range(len(circle)):
                yield circle[-turned:] + circle[:-turned] if turned else circle

    def seating(self, number: int) -> Seating:
        """Who sits where in the game of this number, counted from 0."""
        deal, place = divmod(number, self.games_of_a_deal)
        return list(self.seatings(deal))[place]

    def whole_deals(self, games: int) -> int:
        """The number of deals that make at least this number of games."""
        return -(-games // self.games_of_a_deal)

    # As text

    def json(self) -> str:
        return json.dumps(asdict(self), indent=2, ensure_ascii=False)


def read_plan(text: str) -> Plan:
    """A plan from what `Plan.json` made of it."""
    row = json.loads(text)
    return Plan(**{**row, "bots": tuple(row["bots"])})
