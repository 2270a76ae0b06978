"""One game of a plan, from its deal to its record."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from civitas.arena.plan import Plan, Seating, read_plan
from civitas.arena.players import Player
from civitas.arena.protocol import BrokenProgram, Program
from civitas.kernel.errors import IllegalMove
from civitas.kernel.game import Game

FORFEIT: Final = "forfeit"
CAPITAL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")

Times = dict[str, tuple[int, float]]
"""For each kind of decision how many there were, and the CPU seconds they took."""


@dataclass(frozen=True)
class Played:
    """What is known of a game that was played."""

    number: int
    seating: Seating
    winners: tuple[int, ...]
    """Seats; whoever forfeits loses to all others."""
    places: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str
    moves: int
    times: tuple[Times, ...]
    """For each seat."""
    forfeit: tuple[int, str] | None = None
    """The seat that lost by a fault of its player, and the sentence about it."""
    record: str = field(default="", compare=False)

    def share(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def row(self) -> str:
        """All but the record, as one line of text."""
        facts = {name: value for name, value in vars(self).items() if name != "record"}
        return json.dumps(facts, ensure_ascii=False)


def read_row(text: str) -> Played:
    """A game from what `Played.row` made of it."""
    row = json.loads(text)
    times = tuple({kind: (count, seconds) for kind, (count, seconds) in by.items()} for by in row.pop("times"))
    lists = {name: tuple(value) for name, value in row.items() if isinstance(value, list)}
    return Played(**{**row, **lists}, times=times)


@lru_cache(maxsize=4)
def plan_of(text: str) -> Plan:
    return read_plan(text)


def play_number(plan: str, number: int) -> Played:
    """A game of a plan that is given as text: what a worker is asked for."""
    return play(plan_of(plan), number)


def play(plan: Plan, number: int) -> Played:
    """Play the game of this number; a player who fails has lost it."""
    deal, place = divmod(number, plan.games_of_a_deal)
    seating = plan.seating(number)
    game = plan.new_game(deal)
    game.players = [plan.names[bot] for bot in seating]
    players = [
        plan.entrants[bot].sit_down(plan.rules.name, plan.seed_of("bot", deal, place, seat), plan.seconds)
        for seat, bot in enumerate(seating)
    ]
    watches = [Watch(player) for player in players]
    try:
        forfeit = play_out(game, players, watches)
    finally:
        for player in players:
            if isinstance(player, Program):
                player.close(game.result)
    return played(number, seating, game, watches, forfeit)


def play_out(game: Game, players: list[Player], watches: list[Watch]) -> tuple[int, str] | None:
    """Play to the end, or until somebody fails: their seat, and what they did."""
    while (seat := game.seat) is not None:
        kind = type(game.question).__name__
        try:
            move = watches[seat].time(kind, game)
        except BrokenProgram as broken:
            return give_up(game, seat, str(broken))
        except Exception as error:
            return give_up(game, seat, f"{game.players[seat]} broke down: {type(error).__name__}: {error}")
        if move not in game.options():
            return give_up(game, seat, f"{game.players[seat]} chose {move}, which is not possible.")
        game.apply(move)
    return None


def give_up(game: Game, seat: int, sentence: str) -> tuple[int, str]:
    """Whoever fails resigns, where the game has a word for it; if not, the record stays unfinished."""
    with suppress(IllegalMove):
        game.resign(seat)
    return seat, sentence


def played(number: int, seating: Seating, game: Game, watches: list[Watch], forfeit: tuple[int, str] | None) -> Played:
    outcome = game.result
    times = tuple(watch.times for watch in watches)
    count = sum(move >= 0 for move in game.moves)
    if outcome is not None and (forfeit is None or forfeit[0] not in outcome.winners):
        winners, places, totals = outcome.winners, outcome.places, tuple(outcome.totals())
        reason = FORFEIT if forfeit else outcome.reason
        return Played(number, seating, winners, places, totals, reason, count, times, forfeit, game.record())
    assert forfeit is not None
    others = tuple(seat for seat in range(len(seating)) if seat != forfeit[0])
    places = tuple(1 if seat in others else len(seating) for seat in range(len(seating)))
    return Played(number, seating, others, places, (), FORFEIT, count, times, forfeit, game.record())


class Watch:
    """Lets a player choose, and counts the CPU time by kinds of decision."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player
        self.times: Times = {}

    def now(self) -> float:
        return self.player.cpu_seconds() if isinstance(self.player, Program) else time.thread_time()

    def time(self, kind: str, game: Game) -> int:
        """The player's choice."""
        start = self.now()
        move = self.player.choose(game)
        taken = max(0.0, self.now() - start)
        name = CAPITAL.sub(" ", kind).lower()
        count, seconds = self.times.get(name, (0, 0.0))
        self.times[name] = (count + 1, round(seconds + taken, 6))
        return move
