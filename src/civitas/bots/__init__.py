"""Bots by name, for any game: `make("greedy", "duel", seed=1).choose(game)`."""

from __future__ import annotations

from importlib import import_module

from civitas.bots.bot import Bot
from civitas.bots.careless import Careless
from civitas.bots.greedy import Greedy, position_after
from civitas.bots.uniform import Uniform
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message, add_sentences
from civitas.library import find

add_sentences(
    "en",
    {
        "bots.none": "Nobody has taught a bot {game} yet: only uniform plays it, not {name}.",
        "bots.unknown": "There is no bot called {name}. There are: {bots}.",
        "bots.budget": "A planner needs at least 1 simulation, not {budget}.",
    },
)

ABOUT = {
    "uniform": "any legal move, each equally likely",
    "careless": "plays like greedy, but one choice in four is any legal move",
    "greedy": "the move after which its position looks best",
    "planner": "plays on in its head from each promising move, many times, and takes the one that turned out best",
}


def names() -> list[str]:
    """The names of all bots, weakest first."""
    return list(ABOUT)


def make(name: str, game: str, seed: int, budget: int | None = None) -> Bot:
    """A bot for a game; the same seed gives the same choices.

    A planner may be given a budget, in simulations for one choice: more take longer and play better.
    """
    if name == "uniform":
        return Uniform(seed)
    if name not in ABOUT:
        raise BadSetup(Message("bots.unknown", name=repr(name), bots=names()))
    if not find(game).bots:
        raise BadSetup(Message("bots.none", game=game, name=name))
    if name == "planner":
        return _planner(game, seed, budget)
    judge = import_module(f"{find(game).bots}.evaluation")
    kind = Careless if name == "careless" else Greedy
    return kind(seed, judge.evaluate, getattr(judge, "position_after", position_after))


def _planner(game: str, seed: int, budget: int | None) -> Bot:
    if budget is not None and budget < 1:
        raise BadSetup(Message("bots.budget", budget=budget))
    bot: Bot = import_module(f"{find(game).bots}.planner").planner(seed, budget)
    return bot


__all__ = ["ABOUT", "Bot", "make", "names"]
