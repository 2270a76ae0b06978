"""A trained net as a bot: weights in a file of numpy, and nothing else needed to play.

A net sees a row of its layout and scores the legal moves; the best one is played. Its file says for which game,
set-up and versions it was trained, and it refuses to play another.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from civitas.bots.bot import Bot
from civitas.envs.setups import Learned
from civitas.kernel.errors import BadSetup
from civitas.kernel.game import Game
from civitas.kernel.messages import Message
from civitas.kernel.rules import Setup

MOST_OF_AN_ENTRY: Final = 20.0
"""Entries of a row are divided by their limits, or by this where a limit is far away."""
SUFFIX: Final = ".npz"

Card = dict[str, Any]
"""What a net is for."""
Weights = dict[str, NDArray[np.float32]]


def scale_of(learned: Learned) -> NDArray[np.float32]:
    """What the entries of a row are multiplied by."""
    high = np.array(learned.layout.high, np.float32)
    return (1 / np.minimum(high, MOST_OF_AN_ENTRY)).astype(np.float32)


def card_of(learned: Learned) -> Card:
    """What a net is for."""
    setup = learned.setup
    return {
        "game": learned.rules.name, "edition": setup.edition, "players": setup.players, "options": setup.options,
        **learned.versions,
    }  # fmt: skip


def save(file: Path, learned: Learned, weights: Weights) -> None:
    """Write a net: layers `w0`, `b0`, `w1`, `b1` ..., and for each move a vector of `moves` and its `bias`."""
    np.savez_compressed(file, card=np.array(json.dumps(card_of(learned))), **weights)  # type: ignore[arg-type]


def read(file: Path) -> tuple[Card, Weights]:
    """What a file says the net in it is for, and its weights."""
    try:
        with np.load(file) as stored:
            arrays = {name: stored[name] for name in stored.files}
        card = json.loads(str(arrays.pop("card")))
        if missing := ({"game", "edition", "players", "options"} - set(card)) | ({"w0", "moves", "bias"} - set(arrays)):
            raise ValueError(f"it has no {' and '.join(sorted(missing))}")
    except OSError as error:
        raise BadSetup(Message("bots.no_file", file=str(file), reason=f"{error.strerror or error}.")) from None
    except (ValueError, TypeError, KeyError, BadZipFile) as error:
        raise BadSetup(Message("bots.net.none", file=str(file), reason=f"{error}.")) from None
    return card, arrays


def listed(card: Card, names: list[str]) -> str:
    return ", ".join(f"{name} {card[name]}" for name in names)


class NetBot(Bot):
    """Plays the legal move that a net likes best."""

    def __init__(self, file: Path | str, seed: int = 0) -> None:
        super().__init__(seed)
        self.file = Path(file)
        self.card, self.weights = read(self.file)
        self.depth = sum(name.startswith("w") for name in self.weights)
        card = self.card
        self.learned = Learned(card["game"], players=card["players"], edition=card["edition"], options=card["options"])
        wanted = card_of(self.learned)
        self._refuse("bots.net.old", "what", [name for name in wanted if wanted[name] != card.get(name)])
        shapes = [self.weights[f"w{layer}"].shape for layer in range(self.depth)]
        sizes = [self.learned.layout.size, *(size for _, size in shapes)]
        fits = all(shape[0] == size for shape, size in zip(shapes, sizes, strict=False))
        if not fits or self.weights["moves"].shape != (self.learned.moves, sizes[-1]):
            raise BadSetup(Message("bots.net.none", file=str(self.file), reason="its layers do not fit together."))
        self.scale = scale_of(self.learned)

    def check_game(self, game: str) -> None:
        """Refuse another game than it was trained for."""
        if game != self.card["game"]:
            raise self._other(self.card["game"], game)

    def check_setup(self, game: str, setup: Setup) -> None:
        self.check_game(game)
        here = {"edition": setup.edition, "players": setup.players, "options": setup.options}
        differs = [name for name, value in here.items() if value != self.card[name]]
        if differs:
            raise self._other(listed(self.card, differs), listed(here, differs))

    def _refuse(self, id: str, role: str, names: list[str]) -> None:
        if names:
            raise BadSetup(Message(id, file=str(self.file), **{role: " and ".join(names)}))

    def _other(self, trained: str, wanted: str) -> BadSetup:
        return BadSetup(Message("bots.net.other", file=self.file.name, trained=trained, wanted=wanted))

    def scores(self, game: Game) -> tuple[list[int], NDArray[np.float32]]:
        """The legal moves, and how the net likes each."""
        self.check_setup(game.rules.name, game.setup)
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
