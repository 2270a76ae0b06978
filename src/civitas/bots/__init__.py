"""Bots by name, for any game: `make("greedy", "duel", seed=1).choose(game)`."""

from __future__ import annotations

from importlib import import_module

from civitas.bots.bot import Bot
from civitas.bots.greedy import Greedy, position_after
from civitas.bots.uniform import Uniform
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message, add_sentences

add_sentences("en", {"bots.unknown": "There is no bot called {name}. There are: {bots}."})

ABOUT = {
    "uniform": "any legal move, each equally likely",
    "greedy": "the move after which its position looks best",
}


def names() -> list[str]:
    """The names of all bots, weakest first."""
    return list(ABOUT)


def make(name: str, game: str, seed: int) -> Bot:
    """A bot for a game; the same seed gives the same choices."""
    if name == "uniform":
        return Uniform(seed)
    if name == "greedy":
        judge = import_module(f"civitas.bots.{game}")
        return Greedy(seed, judge.evaluate, getattr(judge, "position_after", position_after))
    raise BadSetup(Message("bots.unknown", name=repr(name), bots=names()))


__all__ = ["ABOUT", "Bot", "make", "names"]
