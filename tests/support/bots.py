"""Bots at a table: whole games, and the same question asked in worlds that a bot cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import civitas
from civitas import Game, bots
from civitas.bots.facts import Facts, Notes
from civitas.kernel.chance import Chance

MOST_MOVES = 3000


def seated(game: str, names: str, seed: int) -> list[bots.Bot]:
    """Bots by name, in the order of their seats, each with a seed of its own."""
    return [bots.make(name, game, seed * 10 + seat) for seat, name in enumerate(names.split())]


def choices(game: str, names: str, seed: int) -> Iterator[tuple[Game, int]]:
    """A game from beginning to end: each position with what is chosen there; `play` checks that it is legal."""
    table = civitas.new(game, seed=seed, players=len(names.split()))
    players = seated(game, names, seed)
    while (seat := table.seat) is not None:
        assert len(table.moves) < MOST_MOVES, f"{game} of {names} by seed {seed} does not end"
        move = players[seat].choose(table)
        yield table, move
        table.play(move, seat=seat)


@cache
def moves_of(game: str, names: str, seed: int) -> tuple[int, ...]:
    """What was chosen in a game from beginning to end."""
    return tuple(move for _, move in choices(game, names, seed))


def positions(game: str, names: str, seed: int) -> Iterator[Game]:
    """Each position of a game; the bots play it once, however often it is asked for."""
    table = civitas.new(game, seed=seed, players=len(names.split()))
    for move in moves_of(game, names, seed):
        yield table
        table.apply(move)


def played(game: str, names: str, seed: int) -> Game:
    """The finished game."""
    *_, (table, _) = choices(game, names, seed)
    return table


def victories(game: str, seeds: range) -> int:
    """How many games greedy wins alone against uniform, in one seat and in the other by turns."""
    won = 0
    for seed in seeds:
        names = "greedy uniform" if seed % 2 == 0 else "uniform greedy"
        outcome = played(game, names, seed).result
        assert outcome is not None
        won += outcome.winners == (seed % 2,)
    return won


def chooses_alike(game: Game, seed: int) -> bool:
    """Whether greedy chooses the same where everything it cannot know is different."""
    seat = game.seat
    assert seat is not None
    other = game.redeal(seat, Chance(seed))
    here, there = (bots.make("greedy", game.rules.name, seed).choose(world) for world in (game, other))
    return here == there


def notes_of(facts: Facts, game: Game, seat: int) -> Notes:
    """What facts with weights of 0 note of a player."""
    notes = Notes(keep=True)
    notes.begin([0] * len(facts.names))
    facts.look(game.state)
    facts.note(game.state, seat, notes)
    return notes


def noted(facts: Facts, game: Game, seat: int) -> list[str]:
    """All that is true of a player, in words."""
    found = notes_of(facts, game, seat).noted
    assert found is not None
    return [facts.names[fact] for fact in found]
