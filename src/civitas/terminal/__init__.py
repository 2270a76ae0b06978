"""The terminal client: line mode, drawn from views, for people, scripts and screen readers."""

from civitas.terminal import words

__all__ = ["words"]
