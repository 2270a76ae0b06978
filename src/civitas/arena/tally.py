"""What the games prove, counted deal by deal: shares, ratings, seats, scores, endings, lengths, time.

Deals are counted in their order, whoever finished first: so the same games give the same numbers, and of a long match
only sums are kept in memory.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import permutations
from typing import Final

from civitas.arena.plan import Plan
from civitas.arena.playing import FORFEIT, Played
from civitas.arena.ratings import Ratio, Skill, elo_of
from civitas.arena.sprt import Sprt

FAULTS_QUOTED: Final = 10

Ratios = defaultdict[tuple[int, int], Ratio]


class Standing:
    """How one entrant stands. A game counts once for each seat that the entrant has in it."""

    def __init__(self, seats: int) -> None:
        self.ratio: Final = Ratio()
        self.rivals = 0
        """Seats of others at the same tables."""
        self.tables = 0
        """Games, whatever the number of seats."""
        self.by_seat: Final = [Ratio() for _ in range(seats)]
        self.scores: Final[Counter[int]] = Counter()
        self.times: Final[dict[str, tuple[int, float]]] = {}
        self.endings: Final[Counter[str]] = Counter()
        """The reasons of its victories, shared ones too."""
        self.faults: Final[list[str]] = []
        self.forfeits = 0

    def elo(self, share: float | None = None) -> float:
        """How much stronger it is than those it met; with a share of its own, how much it would be."""
        wanted = self.ratio.share if share is None else share
        return elo_of(wanted, self.ratio.games, self.rivals, self.tables)

    def elo_interval(self) -> tuple[float, float]:
        low, high = self.ratio.interval()
        return self.elo(low), self.elo(high)

    @property
    def choices(self) -> int:
        return sum(count for count, _ in self.times.values())

    @property
    def milliseconds(self) -> float:
        """CPU time for one choice, on average."""
        return 1000 * sum(seconds for _, seconds in self.times.values()) / (self.choices or 1)


class Tally:
    """All that is known so far."""

    def __init__(self, plan: Plan, sprt: Sprt | None = None) -> None:
        self.plan: Final = plan
        self.sprt: Final = sprt
        self.deals = 0
        self.games = 0
        self.standings: Final = [Standing(plan.setup.players) for _ in plan.bots]
        self.pairs: Final[Ratios] = defaultdict(Ratio)
        """For two entrants how often the first came before the second; equal places count half."""
        self.by_seat: Final = [Ratio() for _ in range(plan.setup.players)]
        self.endings: Final[Counter[str]] = Counter()
        self.lengths: Final[Counter[int]] = Counter()
        self.skill: Final = Skill()
        self.skill_by_seat: Final = Skill()

    def add(self, games: Sequence[Played]) -> None:
        """All games of the next deal."""
        self.deals += 1
        self.games += len(games)
        self._add_shares(games)
        self._add_pairs(games)
        for game in games:
            self._add_game(game)

    def _add_shares(self, games: Sequence[Played]) -> None:
        for bot, standing in enumerate(self.standings):
            shares = [
                (seat, game.share(seat)) for game in games for seat, name in enumerate(game.seating) if name == bot
            ]
            tables = [game for game in games if bot in game.seating]
            standing.tables += len(tables)
            standing.rivals += sum(len(game.seating) for game in tables) - len(shares)
            add_deal(standing.ratio, [share for _, share in shares])
            for number, ratio in enumerate(standing.by_seat):
                add_deal(ratio, [share for seat, share in shares if seat == number])
        for number, ratio in enumerate(self.by_seat):
            add_deal(ratio, [game.share(number) for game in games])
        if self.sprt is not None:
            first = [game.share(seat) for game in games for seat, bot in enumerate(game.seating) if bot == 0]
            self.sprt.add(sum(first) / len(first))

    def _add_pairs(self, games: Sequence[Played]) -> None:
        found: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        for game in games:
            for (one, own), (two, other) in permutations(enumerate(game.seating), 2):
                if own != other:
                    ahead = (game.places[one] < game.places[two]) + 0.5 * (game.places[one] == game.places[two])
                    found[own, other].append(ahead)
        for pair, results in found.items():
            add_deal(self.pairs[pair], results)

    def _add_game(self, game: Played) -> None:
        self.endings[game.reason] += 1
        self.lengths[game.moves] += 1
        self.skill.add(game.seating, game.places)
        self.skill_by_seat.add([(bot, seat) for seat, bot in enumerate(game.seating)], game.places)
        for seat, bot in enumerate(game.seating):
            standing = self.standings[bot]
            if game.reason != FORFEIT:
                standing.scores[game.totals[seat]] += 1
            if seat in game.winners:
                standing.endings[game.reason] += 1
            for kind, (count, seconds) in game.times[seat].items():
                counted, taken = standing.times.get(kind, (0, 0.0))
                standing.times[kind] = (counted + count, taken + seconds)
        if game.forfeit is not None:
            self._add_fault(game, *game.forfeit)

    def _add_fault(self, game: Played, seat: int, sentence: str) -> None:
        standing = self.standings[game.seating[seat]]
        standing.forfeits += 1
        if len(standing.faults) < FAULTS_QUOTED:
            standing.faults.append(f"Game {game.number + 1}, move {game.moves + 1}: {sentence}")


def add_deal(ratio: Ratio, results: Sequence[float]) -> None:
    """The results of one deal; whoever did not play it has none."""
    if results:
        ratio.add(sum(results), len(results))
