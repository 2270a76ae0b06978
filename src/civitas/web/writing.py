"""How data becomes the text that is sent, and how that is pressed: once for everybody who gets the same.

orjson writes it and isal presses it; where there is no such package for a machine, or a text is none that orjson takes,
the standard library does the same more slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from gzip import compress
from importlib import import_module
from importlib.util import find_spec
from json import dumps
from struct import pack
from typing import Any, Final
from zlib import MAX_WBITS, Z_BEST_SPEED, Z_SYNC_FLUSH, crc32

LEAST_BYTES: Final = 1000
"""What is shorter goes as it is."""

LEVEL: Final = Z_BEST_SPEED
TEXTS_REMEMBERED: Final = 256
FLUSHED: Final = b"\x00\x00\xff\xff"
"""How a pressed text ends that goes on; a message of a WebSocket leaves it out."""

ENDED: Final = b"\x03\x00"
"""A last, empty part: after it nothing follows."""

GZIP_HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x04\xff"

_fast: Final[Callable[[Any], bytes] | None] = import_module("orjson").dumps if find_spec("orjson") else None
_press: Final[Callable[..., Any]] = import_module("isal.isal_zlib" if find_spec("isal") else "zlib").compressobj


def write(data: Any) -> str:
    """Data as JSON."""
    if _fast is not None:
        try:
            return _fast(data).decode()
        except TypeError:  # a number of more than 64 bits, or half a letter
            pass
    return dumps(data, separators=(",", ":"))


def with_member(text: str, name: str, member: str) -> str:
    """An object of JSON with one more member; both are written already."""
    return f'{text[:-1]}{"," if len(text) > len("{}") else ""}"{name}":{member}}}'


@lru_cache(maxsize=TEXTS_REMEMBERED)
def pressed(data: bytes, window_bits: int = MAX_WBITS) -> bytes:
    """Data deflated by itself, up to where more could follow."""
    press = _press(LEVEL, wbits=-window_bits)
    return bytes(press.compress(data) + press.flush(Z_SYNC_FLUSH)).removesuffix(FLUSHED)


def gzipped(data: bytes) -> bytes:
    """The same as a file of its own, for whoever is answered."""
    return b"".join((GZIP_HEAD, pressed(data), FLUSHED, ENDED, pack("<II", crc32(data), len(data))))


@lru_cache(maxsize=TEXTS_REMEMBERED)
def kept_small(text: str) -> bytes:
    """A text that browsers keep, as small as can be: it is pressed once, and sent to everybody once."""
    return compress(text.encode(), mtime=0)
