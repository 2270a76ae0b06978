"""The table of Inventions in a terminal: as a picture and in words."""

from civitas.terminal.inventions import words

__all__ = ["words"]
