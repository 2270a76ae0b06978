"""Memory for rows that numpy sees: the vectors of mypyc's runtime library where they can be had, else plain arrays."""

from __future__ import annotations

from importlib.util import find_spec
from math import prod
from sys import byteorder
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from civitas import _form
from civitas.kernel.rows import PlainRows, Rows

RUNTIME: Final = ("librt", "mypy_extensions")
"""The runtime library, and what it imports without naming it among its requirements."""


def rows_of(size: int, dtype: str) -> Rows:
    """Memory for numbers of a type: uint8 or int16."""
    if byteorder == "little" and _form.compiled() and all(find_spec(package) for package in RUNTIME):
        from civitas.kernel.vectors import WordRows

        return WordRows(size, dtype == "uint8")
    return PlainRows(size, dtype == "uint8")


def seen(rows: Rows, dtype: str, *shape: int) -> NDArray[Any]:
    """The same memory as an array of numpy, which cannot be written to."""
    array = np.frombuffer(rows.memory(), dtype=dtype)[: prod(shape)].reshape(shape)
    array.flags.writeable = False
    return array
