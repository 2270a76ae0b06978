"""Through the Ages for PettingZoo: `from civitas.envs import ages_v1; env = ages_v1.env()`."""

from __future__ import annotations

from typing import Any

from civitas.envs.errors import needed

needed("pettingzoo")

from civitas.envs.aec import TableEnv, wrapped  # noqa: E402

GAME = "ages"


def raw_env(**arguments: Any) -> TableEnv:
    """The table as it is: an illegal move raises."""
    return TableEnv(GAME, **arguments)


def env(**arguments: Any) -> Any:
    """The table with PettingZoo's usual wrappers."""
    return wrapped(raw_env(**arguments))
