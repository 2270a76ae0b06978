"""Learning environments: `make("duel_v1", kind="vector", tables=64)`; also for Gymnasium, PettingZoo and OpenSpiel.

An environment's name is its game's, with the version of what a trained net sees: rules, moves, layout and reward.
Importing this module registers the environments with Gymnasium, where that is installed: `civitas/Duel-v1`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from civitas.envs.errors import EnvError, MissingPackage, needed
from civitas.library import games

VERSION: Final = 1
KINDS: Final = ("vector", "solo", "table")


def names() -> list[str]:
    """The environments there are."""
    return [f"{game}_v{VERSION}" for game in games()]


def game_of(name: str) -> str:
    """The game of an environment."""
    if name not in names():
        raise EnvError(f"There is no environment {name!r}. There are: {', '.join(names())}.")
    return name.rpartition("_")[0]


def make(name: str, kind: str = "vector", **arguments: Any) -> Any:
    """An environment: many tables (`vector`), one learner against bots (`solo`), or one table of learners (`table`)."""
    game = game_of(name)
    needed("numpy")
    if kind == "vector":
        from civitas.envs.vector import VectorEnv

        return VectorEnv(game, **{"tables": 1, **arguments})
    if kind == "solo":
        needed("gymnasium")
        from civitas.envs.solo import SoloEnv

        return SoloEnv(game, **arguments)
    if kind == "table":
        needed("gymnasium")
        needed("pettingzoo")
        from civitas.envs.aec import TableEnv

        return TableEnv(game, **arguments)
    raise EnvError(f"kind can be {', '.join(map(repr, KINDS))}, not {kind!r}.")


def register_with_gymnasium() -> None:
    """Let `gymnasium.make("civitas/Duel-v1")` find the environments."""
    import gymnasium

    for game in games():
        id = f"civitas/{game.capitalize()}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="civitas.envs.solo:SoloEnv", kwargs={"game": game})


if find_spec("gymnasium") is not None and find_spec("numpy") is not None:
    register_with_gymnasium()

__all__ = ["EnvError", "MissingPackage", "make", "names"]
