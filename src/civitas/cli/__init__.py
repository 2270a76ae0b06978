"""The command `civitas`: play, look at a record, and test and measure the engine. One module for each command."""

from civitas.cli import bench, components, fuzz, games, play, replay, serve
from civitas.cli.main import main

__all__ = ["bench", "components", "fuzz", "games", "main", "play", "replay", "serve"]
