"""The command `civitas`: play, host, look at a record, let bots compete, test the engine. A module for each."""

from civitas.cli import (
    admin,
    analyse,
    arena,
    bench,
    components,
    dataset,
    fuzz,
    games,
    learn,
    play,
    puzzle,
    replay,
    serve,
    train,
)
from civitas.cli.main import main

__all__ = [
    "admin",
    "analyse",
    "arena",
    "bench",
    "components",
    "dataset",
    "fuzz",
    "games",
    "learn",
    "main",
    "play",
    "puzzle",
    "replay",
    "serve",
    "train",
]
