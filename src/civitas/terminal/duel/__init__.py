"""The table of Duel in a terminal: as a picture and in words."""

from civitas.terminal.duel import words

__all__ = ["words"]
