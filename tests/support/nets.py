"""Nets for tests: small enough to know what they play."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def likes_high_numbers(file: Path, game: str = "duel", **setup: Any) -> Path:
    """Write a net that plays the legal move with the highest number."""
    import numpy as np

    from civitas.envs import nets
    from civitas.envs.setups import Learned

    learned = Learned(game, **setup)
    weights = {
        "w0": np.zeros((learned.layout.size, 4), np.float32),
        "b0": np.ones(4, np.float32),
        "moves": np.tile(np.arange(learned.moves, dtype=np.float32)[:, None], (1, 4)),
        "bias": np.zeros(learned.moves, np.float32),
    }
    nets.save(file, learned, weights)
    return file
