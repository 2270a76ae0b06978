"""Influence: the track from 0 to 10, and the Chain Action tokens it makes available.

Player aid, Influence Track. Influence never falls below 0 nor rises above the last space.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.events import INFLUENCE_CHANGED
from civitas.inventions.state import Inventions
from civitas.kernel.ints import i64

CHAIN_TOKENS: Final = 3


def change_influence(game: Inventions, seat: i64, amount: i64) -> None:
    """A player gains or loses Influence, within the track. Chronos has no marker on it."""
    if seat == game.chronos:
        return
    society = game.societies[seat]
    before = society.influence
    last: i64 = len(game.edition.influence_track) - 1
    after = before + amount
    after = 0 if after < 0 else last if after > last else after
    if after != before:
        society.influence = after
        game.tell(INFLUENCE_CHANGED, seat, after - before, after)


def tokens_by_influence(game: Inventions, seat: i64) -> i64:
    """How many Chain Action tokens the position on the track makes available."""
    return game.edition.influence_track[game.societies[seat].influence].tokens


def prepare_tokens(game: Inventions, seat: i64) -> None:
    """Step 1 of a turn: as many Chain Action tokens as the position allows become available."""
    society = game.societies[seat]
    society.tokens = tokens_by_influence(game, seat)


def return_tokens(game: Inventions, seat: i64) -> None:
    """At the end of a turn all Chain Action tokens become unavailable, wherever they lie."""
    society = game.societies[seat]
    society.tokens = 0
    society.marked = 0
