"""A trained net as a bot: weights in a file of numpy, and nothing else needed to play.

A net sees a row of its layout and scores the legal moves; the best one is played. Its file says for which game,
set-up and versions it was trained, and it refuses to play another.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from civitas.bots.bot import Bot
from civitas.envs.errors import EnvError
from civitas.envs.setups import Learned
from civitas.kernel.game import Game

MOST_OF_AN_ENTRY: Final = 20.0
"""Entries of a row are divided by their limits, or by this where a limit is far away."""
SUFFIX: Final = ".npz"

Weights = dict[str, NDArray[np.float32]]


def scale_of(learned: Learned) -> NDArray[np.float32]:
    """What the entries of a row are multiplied by."""
    high = np.array(learned.layout.high, np.float32)
    return (1 / np.minimum(high, MOST_OF_AN_ENTRY)).astype(np.float32)


def card_of(learned: Learned) -> dict[str, Any]:
    """What a net is for."""
    setup = learned.setup
    return {
        "game": learned.rules.name, "edition": setup.edition, "players": setup.players, "options": setup.options,
        **learned.versions,
    }  # fmt: skip


def save(file: Path, learned: Learned, weights: Weights) -> None:
    """Write a net: layers `w0`, `b0`, `w1`, `b1` ..., and for each move a vector of `moves` and its `bias`."""
    np.savez_compressed(file, card=np.array(json.dumps(card_of(learned))), **weights)  # type: ignore[arg-type]


class NetBot(Bot):
    """Plays the legal move that a net likes best."""

    def __init__(self, file: Path | str, seed: int = 0) -> None:
        super().__init__(seed)
        self.file = Path(file)
        try:
            with np.load(self.file) as stored:
                arrays = {name: stored[name] for name in stored.files}
            self.card = json.loads(str(arrays.pop("card")))
            self.depth = sum(name.startswith("w") for name in arrays)
            self.weights: Weights = arrays
        except (OSError, ValueError, KeyError) as error:
            raise EnvError(f"{self.file} holds no net: {error}") from None
        card = self.card
        self.learned = Learned(card["game"], players=card["players"], edition=card["edition"], options=card["options"])
        wanted = card_of(self.learned)
        if wanted != card:
            differs = [name for name in wanted if wanted[name] != card.get(name)]
            raise EnvError(f"{self.file} was trained for another {' and '.join(differs)}: train it anew.")
        self.scale = scale_of(self.learned)

    def scores(self, game: Game) -> tuple[list[int], NDArray[np.float32]]:
        """The legal moves, and how the net likes each."""
        setup = game.setup
        here = {"game": game.rules.name, "edition": setup.edition, "players": setup.players, "options": setup.options}
        differs = [name for name, value in here.items() if value != self.card[name]]
        if differs:
            trained = ", ".join(f"{name} {self.card[name]}" for name in differs)
            raise EnvError(f"{self.file.name} was trained for {trained}, and cannot play here.")
        state = game.position
        options = state.options()
        hidden = self.learned.row(state, int(state.seat())).astype(np.float32) * self.scale
        for layer in range(self.depth):
            hidden = hidden @ self.weights[f"w{layer}"] + self.weights[f"b{layer}"]
            if layer < self.depth - 1:
                np.maximum(hidden, 0, out=hidden)
        return options, self.weights["moves"][options] @ hidden + self.weights["bias"][options]

    def choose(self, game: Game) -> int:
        options, scores = self.scores(game)
        return options[int(scores.argmax())]
