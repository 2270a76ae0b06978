"""The table of Through the Ages in a terminal: as a picture and in words."""

from civitas.terminal.ages import words

__all__ = ["words"]
