"""The table of a game that has no picture of its own: its view, as an outline in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from civitas.kernel.view import View
from civitas.terminal.tables import numbered
from civitas.terminal.voice import Voice


def draw(seen: View[Any], voice: Voice, width: int) -> RenderableType:
    return "\n".join(tell(seen, voice))


def draw_choices(seen: View[Any], sentences: Sequence[str], voice: Voice, width: int) -> RenderableType:
    return numbered(sentences)


def legend(voice: Voice) -> str:
    return ""


def notes(seen: View[Any], voice: Voice) -> list[str]:
    return [""] * len(seen["moves"])


def tell(seen: View[Any], voice: Voice) -> list[str]:
    return outline(seen["table"], voice)


def tell_briefly(seen: View[Any], voice: Voice) -> list[str]:
    return tell(seen, voice)


def moment(seen: View[Any]) -> object:
    return None


def about(name: str, voice: Voice) -> str:
    return ""


def moves_about(kind: str, name: str, seen: View[Any]) -> list[str]:
    return []


def points(seen: View[Any]) -> list[dict[str, int]]:
    return []


def outline(thing: Any, voice: Voice, depth: int = 0) -> list[str]:
    """A heading for each part, one line for each plain value, one level deeper for what is inside."""
    lines = []
    for heading, value in parts_of(thing):
        label = "  " * depth + str(heading).replace("_", " ")
        if is_nested(value):
            lines += [f"{label}:", *outline(value, voice, depth + 1)]
        else:
            lines.append(f"{label}: {in_words(value, voice)}")
    return lines


def parts_of(thing: Any) -> list[tuple[Any, Any]]:
    return list(thing.items()) if isinstance(thing, dict) else list(enumerate(thing, 1))


def is_nested(value: Any) -> bool:
    if isinstance(value, dict):
        return bool(value)
    return isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value)


def in_words(value: Any, voice: Voice) -> str:
    if value is None or value in ([], {}):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(in_words(part, voice) for part in value)
    return voice.name(str(value))
