"""Sets at a table: people name the members in any order, search has one order for each set.

What is chosen so far is tried on a copy of the position in which the order does not matter. A whole set is then
arranged as search would choose it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.kernel.agenda import Selection
from civitas.kernel.messages import Message
from civitas.kernel.state import State


def selection_of(state: State) -> Selection[Any] | None:
    """The question for a set, where one is asked for."""
    asked = None if state.is_over() else state.decision()
    return asked if isinstance(asked, Selection) else None


def prompt_of(state: State) -> Message:
    """The question of a position as a sentence."""
    return Message("kernel.game_over") if state.is_over() else state.decision().question(state)


def with_chosen(state: State, members: Sequence[int]) -> State:
    """The position with members of a set chosen, and more to follow in any order; without a set as it is."""
    asked = selection_of(state)
    if asked is None:
        return state
    chosen = state.clone()
    chosen.given = []
    chosen.agenda[-1] = asked.in_any_order()
    for move in members:
        chosen.apply(move)
    return chosen


def missing_in(state: State) -> int:
    """What a set still lacks."""
    asked = selection_of(state)
    return 0 if asked is None else int(asked.missing(state))


def goes_on(state: State) -> bool:
    """Whether a set is still being chosen in any order."""
    asked = selection_of(state)
    return asked is not None and not asked.is_ordered()


def ending_of(state: State) -> int | None:
    """The move that says that a set is whole, where it is."""
    return next((move for move in state.options() if is_ending(state, move)), None) if goes_on(state) else None


def is_ending(state: State, move: int) -> bool:
    """Whether a move says that the set is whole."""
    asked = selection_of(state)
    return asked is not None and asked.ends_with(state, move)


def members_first(state: State, moves: Sequence[int]) -> list[int]:
    """The moves of a set, the word that ends it last."""
    return sorted(moves, key=lambda move: is_ending(state, move))


def completed(state: State, moves: Sequence[int]) -> list[int]:
    """The moves of a whole set, with what follows from them by itself and the word that ends it, in order of search."""
    tried, made = with_chosen(state, []), list[int]()
    for move in members_first(tried, moves):
        if goes_on(tried):
            tried.apply(move)
            made += [move, *given_after(state, move, tried)]
    ending = ending_of(tried)
    return arranged(state, made if ending is None else [*made, ending])[0]


def given_after(state: State, move: int, tried: State) -> list[int]:
    """What belongs to a set and was added to it by itself after a move."""
    given = [given for _, given in tried.given or ()]
    if tried.given:
        tried.given.clear()
    if is_ending(state, move):
        return []
    ends = [place for place, each in enumerate(given) if is_ending(state, each)]
    if ends:
        return given[: ends[0] + 1]
    return given if goes_on(tried) else []


def arranged(state: State, moves: Sequence[int]) -> tuple[list[int], State]:
    """The moves of a set in the order of search, as far as they go, and the position they lead to."""
    state, left, made = state.clone(), list(moves), list[int]()
    state.given = []
    while left and (move := next_in_order(state, left)) is not None:
        made.append(move)
        left.remove(move)
        state.apply(move)
        for _, given in state.given:
            if given in left:
                left.remove(given)
        state.given.clear()
    return made, state


def next_in_order(state: State, left: Sequence[int]) -> int | None:
    """Which of the moves that are left search would make now: members before the word that ends the set."""
    possible = [] if selection_of(state) is None else [move for move in state.options() if move in left]
    move = next(iter(members_first(state, possible)), None)
    return None if move is not None and is_ending(state, move) and len(left) > 1 else move
