"""What an environment cannot do, in a sentence that says what to do instead."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class EnvError(ValueError):
    """The environment was asked for something it cannot do; it is as it was before."""


class MissingPackage(ImportError):
    """A package is missing that an environment needs."""


def needed(module: str, extra: str = "envs") -> Any:
    """A module of a package that is not part of Civitas."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise MissingPackage(f'This needs {package}: pip install "civitas[{extra}]"') from error
