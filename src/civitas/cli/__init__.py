"""The command `civitas`: play, host, look at a record, test and measure the engine. One module for each command."""

from civitas.cli import admin, bench, components, fuzz, games, play, replay, serve
from civitas.cli.main import main

__all__ = ["admin", "bench", "components", "fuzz", "games", "main", "play", "replay", "serve"]
