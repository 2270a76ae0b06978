"""What a text from outside may be: a name that can be read, a number that is one."""

from __future__ import annotations

from typing import Final

MOST_NAME_LETTERS: Final = 40
MOST_DIGITS: Final = 9
JOINERS: Final = "\u200c\u200d"
"""They cannot be seen, but some scripts and pictures are written with them."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that leave a gap: a name of these alone is none, and among others they make two names look the same."""
REPLACED: Final = "\N{REPLACEMENT CHARACTER}"


def is_name(text: str) -> bool:
    """Whether a text can be somebody's name: not too long, and every letter can be seen and stands where it is put."""
    return 0 < len(text) <= MOST_NAME_LETTERS and text.isprintable() and BLANKS.isdisjoint(text)


def is_readable(text: str) -> bool:
    """Whether a text holds no controls, no halves of letters and nothing that turns the direction of writing."""
    return all(letter.isprintable() or letter in JOINERS for letter in text)


def readable(text: str) -> str:
    """A text that was kept before it was checked, with a sign for each letter that cannot be shown."""
    return "".join(letter if is_readable(letter) else REPLACED for letter in text)


def is_number(text: str, most: int = MOST_DIGITS) -> bool:
    """Whether a text is a number of a sensible length, in digits from 0 to 9."""
    return text.isascii() and text.isdigit() and len(text) <= most
