"""The command `civitas`: play, host, look at a record, let bots compete, test the engine. A module for each."""

from civitas.cli import admin, arena, bench, components, fuzz, games, play, replay, serve, train
from civitas.cli.main import main

__all__ = ["admin", "arena", "bench", "components", "fuzz", "games", "main", "play", "replay", "serve", "train"]
