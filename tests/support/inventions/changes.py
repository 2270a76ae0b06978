"""Moves at a table of Inventions, and what they changed there."""

from __future__ import annotations

from collections import Counter
from typing import cast

from civitas import Game
from civitas.inventions.invariants import broken
from civitas.inventions.kinds import NONE, PEOPLE, PEOPLE_NAMES, REGIONS
from civitas.inventions.state import Inventions, Society
from civitas.kernel.bits import members, number_at
from civitas.kernel.obstacles import CLEAR
from tests.support.changes import Changes
from tests.support.inventions.names import CARD_NAMES, INFLUENCE_TILE_NAMES, MILESTONE_NAMES, REGION_NAMES, TILE_NAMES
from tests.support.questions import question


def check(game: Game) -> None:
    """The invariants hold, the position can be encoded, and nothing but the options is without an obstacle."""
    what = broken(game.state)
    assert what is None, what
    numbers = game.state.encode()
    assert all(type(number) is int for number in numbers)
    assert game.state.clone().encode() == numbers
    if game.question is not None:
        decision, options = game.state.decision(), game.state.options()
        tried = {*options, *(int(kind.first) for kind in game.rules.book.kinds)}
        obstacles = {move: decision.obstacle(game.state, move) for move in tried}
        assert all(type(obstacle) is int for obstacle in obstacles.values())
        assert sorted(move for move in tried if obstacles[move] == CLEAR) == sorted(options)


def asked(game: Game) -> str:
    """Who is asked what."""
    if game.question is None:
        return "nobody"
    return question(game)


def options(game: Game) -> list[str]:
    """Every legal move in words."""
    return [game.say(move) for move in game.options()]


def play(game: Game, *moves: str) -> Changes:
    """Make moves in words; what they changed on the table, and who is asked next.

    Chain Action tokens change by themselves between turns, so they are listed within a turn only.
    """
    before, turn = tally(game), state_of(game).active
    for move in moves:
        game.play(move)
        check(game)
    after = tally(game)
    keys = [key for key in {**before, **after} if after[key] != before[key]]
    if turn != state_of(game).active:
        keys = [key for key in keys if not key.endswith(" chain tokens")]
    return {**{key: after[key] - before[key] for key in sorted(keys)}, "asked": asked(game)}


def heard(game: Game, *moves: str) -> list[str]:
    """What everybody hears while moves are made."""
    before = len(game.log())
    play(game, *moves)
    return [message.text() for message in game.log()[before:]]


def tally(game: Game) -> Counter[str]:
    """The whole table as counts with names."""
    state = cast(Inventions, game.state)
    found: Counter[str] = Counter()
    for colour, own in enumerate(state.societies):
        tally_society(found, state, colour + 1, own)
    for number, region in enumerate(state.regions):
        name = REGION_NAMES[number]
        found.update({f"{name} Sage": int(region.sage), f"{name} scoring": int(region.scoring)})
        for colour, count in enumerate(state.citizens_in(number)):
            found[f"{colour + 1} in {name}"] = count
        if region.card != NONE:
            found[f"{name} {CARD_NAMES[region.card]}"] = 1
            found[f"{name} presenter {region.presenter + 1}"] = int(region.presenters)
        if region.inventor != NONE:
            found[f"{name} inventor {region.inventor + 1}"] = 1
        if region.innovator != NONE:
            found[f"{name} innovator {region.innovator + 1}"] = 1
    for name, ids in (("common", state.common), ("discard", state.discard), ("eureka", state.eureka)):
        found.update(f"{name} {MILESTONE_NAMES[id]}" for id in ids)
    return found


def tally_society(found: Counter[str], state: Inventions, number: int, own: Society) -> None:
    numbers = {
        "supply": own.supply,
        "influence": own.influence,
        "chain tokens": own.tokens,
        "points": own.score(),
        "sages": own.sages,
        "economy tokens": own.economy_tokens,
    }
    found.update({f"{number} {name}": int(count) for name, count in numbers.items()})
    for kind in range(PEOPLE):
        found[f"{number} {PEOPLE_NAMES[kind]}"] = int(number_at(own.ready, kind))
        found[f"{number} exhausted {PEOPLE_NAMES[kind]}"] = int(number_at(own.exhausted, kind))
    found.update(f"{number} idea {CARD_NAMES[id]}" for id in own.ideas)
    found.update(f"{number} invention {CARD_NAMES[id]}" for id in own.inventions)
    found.update(f"{number} display {TILE_NAMES[tile]}" for tile in own.display)
    found.update(f"{number} waiting {TILE_NAMES[tile]}" for tile in own.overflow)
    found.update(f"{number} hex {hex + 1} {TILE_NAMES[tile]}" for hex, tile in enumerate(own.hexes) if tile != NONE)
    found.update(
        f"{number} {INFLUENCE_TILE_NAMES[own.tile_in[region]]} in {REGION_NAMES[region]}"
        + ("" if own.face_up >> region & 1 else " face down")
        for region in range(REGIONS)
        if own.tile_in[region] != NONE
    )
    found.update(f"{number} diplomat {MILESTONE_NAMES[id]}" for id in members(own.diplomats))
    found[f"{number} private {MILESTONE_NAMES[state.private[number - 1]]}"] = 1


def refusal(game: Game, move: str) -> str:
    """Why a move is refused."""
    reason = game.why_not(move)
    assert reason is not None, f"{move!r} is legal"
    return reason.text()


def state_of(game: Game) -> Inventions:
    return cast(Inventions, game.state)
