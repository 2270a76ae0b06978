"""Sets are named in any order: people have every member that may belong to a set, search has one order for each.

The slow clear version is every set that search can reach; what people may name next must be what some of these have.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, takewhile
from typing import Any

import pytest

import civitas
from civitas import Game, IllegalMove
from civitas.kernel.agenda import Selection
from civitas.kernel.chance import Chance
from civitas.kernel.selection import is_ending, selection_of
from civitas.kernel.state import State
from tests.test_obstacles import RULESETS

MOST_SETS = 400
GAMES = 2

Moves = tuple[int, ...]


def sets_of(state: State, most: int = MOST_SETS) -> list[Moves] | None:
    """Every set that search can choose, as its members in order; None where they are too many."""
    found: list[Moves] = []
    asked = selection_of(state)
    assert asked is not None
    waiting: list[tuple[Moves, State]] = [((), state)]
    while waiting:
        chosen, before = waiting.pop()
        for move in before.options():
            after = before.clone()
            after.given = []
            after.apply(move)
            moves = [move, *(given for _, given in after.given)]
            members = tuple(takewhile(lambda each: not is_ending(state, each), moves))
            if len(members) < len(moves) or not follows(before, after):
                found.append((*chosen, *members))
            else:
                waiting.append(((*chosen, *members), after))
        if len(found) + len(waiting) > most:
            return None
    return found


def follows(before: State, after: State) -> bool:
    """Whether the same set is still being chosen; sets of a given number tell how many are left."""
    one, other = selection_of(before), selection_of(after)
    if one is None or other is None or type(one) is not type(other) or one.seat != other.seat:
        return False
    return not hasattr(one, "count") or not hasattr(other, "count") or one.count != other.count


def positions(ruleset: str, seed: int) -> list[Game]:
    """The positions of a random game in which a set is begun."""
    name, setup = RULESETS[ruleset]
    game = civitas.new(name, seed=seed, **setup)  # type: ignore[arg-type]
    chance = Chance(seed)
    found = []
    before: Selection[Any] | None = None
    while game.seat is not None:
        asked = selection_of(game.state)
        if asked is not None and not (before is not None and type(before) is type(asked) and before.seat == asked.seat):
            found.append(game.clone())
        before = asked
        options = game.state.options()
        game.apply(options[chance.below(len(options))])
    return found


@pytest.mark.parametrize("ruleset", [name for name in RULESETS if not name.startswith("duel")])
@pytest.mark.parametrize("seed", range(GAMES))
def test_people_may_name_whatever_belongs_to_some_set(ruleset: str, seed: int) -> None:
    chance = Chance(seed + 77)
    for game in positions(ruleset, seed):
        sets = sets_of(game.state)
        if sets is None:
            continue
        assert len(set(sets)) == len(sets), "Search reaches each set one way only."
        walk(game, [Counter(members) for members in sets], chance)


def walk(game: Game, sets: list[Counter[int]], chance: Chance) -> None:
    """Name members in a random order until the set is whole; each time compare what may be named with all sets."""
    before, named = game.clone(), Counter[int]()
    while game.state.encode() == before.state.encode():
        possible = [members for members in sets if not named - members]
        wanted = {move for members in possible for move in members - named}
        options = game.options()
        members = {move for move in options if not is_ending(game.at_hand, move)}
        assert members == wanted
        assert any(is_ending(game.at_hand, move) for move in options) <= (named in sets)
        move = options[chance.below(len(options))]
        if not is_ending(game.at_hand, move):
            named[move] += 1
        game.play(game.say(move))
    at_once = before.clone()
    handed_in = list(named.elements())
    at_once.select(handed_in[::-1])
    assert at_once.hash == game.hash
    assert at_once.moves == game.moves


def test_a_set_is_one_whatever_the_order() -> None:
    game = next(game for game in positions("ages, new story, 3", 1) if len(sets_of(game.state) or ()) > 2)
    sets = sets_of(game.state)
    assert sets is not None
    members = max((each for each in sets if len(each) <= 4), key=len)

    hashes = set()
    for order in permutations(members):
        copy = game.clone()
        copy.select(order)
        hashes.add(copy.hash)

    assert len(hashes) == 1


@pytest.mark.parametrize("ruleset", ["ages, new story, 3", "ages, original, full, 2", "inventions, 3"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_options_can_be_applied_as_they_are_offered(ruleset: str, seed: int) -> None:
    """Whoever plays by `options` and `apply` comes to the end, and to a game that its record replays."""
    name, setup = RULESETS[ruleset]
    game = civitas.new(name, seed=seed, **setup)  # type: ignore[arg-type]
    chance = Chance(seed)
    while game.seat is not None:
        options = game.options()
        game.apply(options[chance.below(len(options))])

    assert civitas.replay(game.record()).hash == game.hash


def test_a_refused_set_changes_nothing() -> None:
    game = positions("ages, new story, 3", 1)[0]
    before = game.hash

    with pytest.raises(IllegalMove):
        game.select(["end turn"])
    assert (game.hash, game.chosen) == (before, [])
