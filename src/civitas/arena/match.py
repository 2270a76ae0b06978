"""A match: games are given out, kept as they come in, and counted in their order, until there are enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Final

from civitas.arena.crews import Crew
from civitas.arena.folder import Folder
from civitas.arena.playing import Played
from civitas.arena.sprt import Sprt
from civitas.arena.tally import Tally

UNDECIDED: Final = "undecided"

Progress = Callable[[Tally, int], None]
"""Hears what is known, and how many games are done."""


def run(folder: Folder, crew: Crew, games: int, sprt: Sprt | None = None, progress: Progress | None = None) -> Tally:
    """Play what is missing of this number of games, or fewer if the test knows earlier; what it all comes to."""
    plan = folder.plan
    deals = plan.whole_deals(games)
    count = Count(Tally(plan, sprt), deals)
    count.take(games_there := folder.games())
    known = set(games_there)
    played: set[int] = set()
    missing = (number for number in range(deals * plan.games_of_a_deal) if number not in known)
    if not count.is_enough:
        with closing(crew.play(missing)) as arriving:
            for game in arriving:
                if game.number in known:
                    continue
                folder.keep(game)
                known.add(game.number)
                played.add(game.number)
                count.take({game.number: game})
                if progress is not None:
                    progress(count.tally, folder.safe)
                if count.is_enough:
                    break
    assert count.is_enough, "the crew left games out"
    folder.drop({number for number in played if number >= count.tally.games})
    return count.tally


class Count:
    """Counts deals in their order as soon as all their games are there."""

    def __init__(self, tally: Tally, deals: int) -> None:
        self.tally: Final = tally
        self.deals: Final = deals
        self.waiting: Final[dict[int, Played]] = {}

    @property
    def is_enough(self) -> bool:
        """Whether all deals are counted, or the test has an answer."""
        sprt = self.tally.sprt
        return self.tally.deals >= self.deals or (sprt is not None and sprt.verdict != UNDECIDED)

    def take(self, games: dict[int, Played]) -> None:
        self.waiting.update(games)
        while not self.is_enough and len(deal := list(self._next_deal())) == self.tally.plan.games_of_a_deal:
            for game in deal:
                del self.waiting[game.number]
            self.tally.add(deal)

    def _next_deal(self) -> Iterator[Played]:
        size = self.tally.plan.games_of_a_deal
        numbers = range(self.tally.deals * size, (self.tally.deals + 1) * size)
        return (self.waiting[number] for number in numbers if number in self.waiting)
