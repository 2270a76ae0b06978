"""A rule's condition stands once: the options are exactly the moves in whose way nothing stands.

Where a game lists its options faster than by asking for each move, this is what holds the two together: for every move
of the book, not only for the legal ones.
"""

from __future__ import annotations

import os

import pytest

import civitas
from civitas import _form
from civitas.inventions.rulings import OPTIONS as INVENTIONS_OPTIONS
from civitas.kernel.chance import Chance
from civitas.kernel.game import Game
from civitas.kernel.obstacles import CLEAR

OTHER_RULINGS = {option.name: option.values[-1] for option in INVENTIONS_OPTIONS}
VARIANTS = {"simplified": "yes", "alliances": "none", "drawing": "action", "bonuses": "personal", "holding": "yes"}
RULESETS: dict[str, tuple[str, dict[str, object]]] = {
    "duel": ("duel", {}),
    "duel, a first game": ("duel", {"options": {"wonders": "first-game"}}),
    "ages, new story, 2": ("ages", {"players": 2}),
    "ages, new story, 3": ("ages", {"players": 3}),
    "ages, new story, 4": ("ages", {"players": 4}),
    "ages, new story, peaceful": ("ages", {"players": 3, "options": {"military": "peaceful"}}),
    "ages, original, simple": ("ages", {"players": 2, "edition": "original", "options": {"mode": "simple"}}),
    "ages, original, advanced": ("ages", {"players": 3, "edition": "original", "options": {"mode": "advanced"}}),
    "ages, original, full, 2": ("ages", {"players": 2, "edition": "original"}),
    "ages, original, full, 3": ("ages", {"players": 3, "edition": "original"}),
    "ages, original, full, 4": ("ages", {"players": 4, "edition": "original"}),
    "ages, original, variants": ("ages", {"players": 3, "edition": "original", "options": VARIANTS}),
    "ages, original, public bonuses": ("ages", {"players": 2, "edition": "original", "options": {"bonuses": "public"}}),
    "inventions, 2 with Chronos": ("inventions", {"players": 2}),
    "inventions, 3": ("inventions", {"players": 3}),
    "inventions, 4": ("inventions", {"players": 4}),
    "inventions, other rulings": ("inventions", {"players": 3, "options": OTHER_RULINGS}),
    "inventions, other rulings with Chronos": ("inventions", {"players": 2, "options": OTHER_RULINGS}),
}
"""The rulesets whose every rule says what stands in the way, by name: a game and its set-up."""
GAMES = 3
EVERY = 1 if _form.compiled() else 12
"""Which positions are looked at: in plain Python only some."""


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(int(os.environ.get("CIVITAS_OBSTACLE_GAMES", GAMES))))
def test_options_are_the_moves_without_an_obstacle(ruleset: str, seed: int) -> None:
    name, setup = RULESETS[ruleset]
    game = civitas.new(name, seed=seed, **setup)  # type: ignore[arg-type]
    chance = Chance(seed)
    played = 0
    while game.seat is not None:
        options = game.state.options()
        if played % EVERY == seed % EVERY:
            assert clear_moves(game) == sorted(options), f"move {played}: {game.prompt}"
        game.apply(options[chance.below(len(options))])
        played += 1


def clear_moves(game: Game) -> list[int]:
    decision, state = game.state.decision(), game.state
    return [move for move in range(int(game.rules.book.size)) if decision.obstacle(state, move) == CLEAR]
