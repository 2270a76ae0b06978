"""Bots by name, for any game: `make("adept", "duel", seed=1).choose(game)`."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from civitas.bots.bot import Bot
from civitas.bots.careless import Careless
from civitas.bots.course import Course
from civitas.bots.greedy import Greedy, position_after
from civitas.bots.learned import LearnedBot
from civitas.bots.uniform import Uniform
from civitas.bots.weights import FILE, read
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message, add_sentences
from civitas.library import find, games

add_sentences(
    "en",
    {
        "bots.none": "Nobody has taught a bot {game} yet: only uniform plays it, not {name}.",
        "bots.unknown": "There is no bot called {name}. There are: {bots}.",
        "bots.untrained": "There are no learned weights for {game} yet, which {name} needs. There are: {bots}.",
        "bots.weights": "{file} holds no weights for this version of the game: train them anew.",
        "bots.no_file": "The weights in {file} cannot be read: {reason}",
        "bots.no_facts": "Nobody has found out yet by which facts to judge {game}, so no weights can play it.",
        "bots.net.none": "{file} holds no net: {reason}",
        "bots.net.old": "{file} was trained for another version of {what}: train it anew.",
        "bots.net.other": "{file} was trained for {trained}, and cannot play {wanted}.",
        "bots.net.numpy": 'A net needs numpy to play: pip install "civitas[envs]"',
        "bots.budget": "A planner needs at least 1 simulation, not {budget}.",
    },
)

BY_HAND: Final = {
    "uniform": "any legal move, each equally likely",
    "careless": "plays like greedy, but one choice in four is any legal move",
    "greedy": "the move after which its position looks best, to a judgement written by hand",
    "planner": "plays on in its head from each promising move, many times, and takes the one that turned out best",
}
LEVELS: Final = {
    "novice": "knows what is good, and often overlooks it",
    "apprentice": "mistakes moves for one another that are about equally good",
    "adept": "the move after which its position looks best, to a judgement learned from games",
    "master": "looks ahead with that judgement, in many worlds that may be the true one",
}
STYLES: Final = {
    "warrior": "as strong a judgement as adept's, and fond of arms",
    "builder": "as strong a judgement as adept's, and fond of wonders and fine buildings",
    "scholar": "as strong a judgement as adept's, and fond of science",
}
ABOUT: Final = {**BY_HAND, **LEVELS, **STYLES}


NET: Final = ".npz"
"""A file of numpy, which holds a net as `examples/train_duel.py` writes it."""


def names(game: str | None = None) -> list[str]:
    """The names of all bots, or of those that can play a game: by hand, then those that learned, each weakest first."""
    if game is None:
        return list(ABOUT)
    return [*BY_HAND, *LEVELS, *styles(game)] if has_learned(game) else list(BY_HAND)


def offered(game: str) -> list[str]:
    """The bots that people choose from, weakest first: the levels, where a game has weights."""
    return list(LEVELS if has_learned(game) else BY_HAND)


def styles(game: str) -> list[str]:
    """The styles that people choose from beside the levels, where a game has some."""
    if not has_learned(game):
        return []
    return list(getattr(import_module(f"{find(game).bots}.levels"), "STYLES", ()))


def may_resign(game: str) -> bool:
    """Whether the bots of a game give up where all is lost, if the table allows it."""
    return has_learned(game) and getattr(import_module(f"{find(game).bots}.levels"), "RESIGNS", False)


def has_learned(game: str) -> bool:
    """Whether there are weights for a game."""
    package = find(game).bots
    return bool(package) and files(package).joinpath(FILE).is_file()


def make(name: str, game: str, seed: int, budget: int | None = None, seconds: float | None = None) -> Bot:
    """A bot for a game; the same seed gives the same choices.

    A planner or master may be given a budget, in simulations for one choice: more take longer and play better. A master
    may be given seconds of CPU time instead; how far it looks ahead then depends on the machine.
    """
    if name == "uniform":
        return Uniform(seed)
    if name not in ABOUT:
        raise BadSetup(Message("bots.unknown", name=repr(name), bots=names()))
    if not find(game).bots:
        raise BadSetup(Message("bots.none", game=game, name=name))
    if name not in BY_HAND and not has_learned(game):
        raise BadSetup(Message("bots.untrained", game=game, name=name, bots=names(game)))
    if name not in names(game):
        raise BadSetup(Message("bots.unknown", name=repr(name), bots=names(game)))
    if budget is not None and budget < 1:
        raise BadSetup(Message("bots.budget", budget=budget))
    if name not in BY_HAND:
        level: Bot = import_module(f"{find(game).bots}.levels").level(name, seed, budget, seconds)
        return level
    if name == "planner":
        return _planner(game, seed, budget, seconds)
    judge = import_module(f"{find(game).bots}.evaluation")
    kind = Careless if name == "careless" else Greedy
    return kind(seed, judge.evaluate, getattr(judge, "position_after", position_after))


def with_weights(file: Path, game: str, seed: int) -> Bot:
    """A bot that plays one move ahead with the weights of a file that `civitas train` wrote."""
    if file.suffix == NET:
        return _net(file, game, seed)
    package = find(game).bots
    if not package or find_spec(f"{package}.course") is None:
        raise BadSetup(Message("bots.no_facts", game=game))
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise BadSetup(Message("bots.no_file", file=str(file), reason=f"{error.strerror}.")) from None
    except ValueError:
        raise BadSetup(Message("bots.weights", file=str(file))) from None
    course: Course = import_module(f"{package}.course").COURSE
    return LearnedBot(seed, course.judge(read(course.facts, text, str(file))))


def _net(file: Path, game: str, seed: int) -> Bot:
    """The bot of a net, which knows one game."""
    if find_spec("numpy") is None:
        raise BadSetup(Message("bots.net.numpy"))
    net: Any = import_module("civitas.envs.nets").NetBot(file, seed)
    net.check_game(game)
    bot: Bot = net
    return bot


def games_of(file: Path) -> list[str]:
    """The games that the weights or the net of a file can play; none is refused as the first game would."""
    known, refusals = [], []
    for game in games():
        try:
            with_weights(file, game, 0)
            known.append(game)
        except BadSetup as refusal:
            refusals.append(refusal)
    if not known:
        raise refusals[0]
    return known


def _planner(game: str, seed: int, budget: int | None, seconds: float | None) -> Bot:
    planner = import_module(f"{find(game).bots}.planner").planner
    bot: Bot = planner(seed, budget) if seconds is None else planner(seed, budget, seconds)
    return bot


__all__ = [
    "ABOUT", "LEVELS", "STYLES", "Bot", "games_of", "make", "may_resign", "names", "offered", "styles", "with_weights",
]  # fmt: skip
