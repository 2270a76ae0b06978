"""What is known of a component besides what is printed on it: clauses that name it, lessons, numbers from the arena.

The clauses are those of the rulebook of its edition, or of its game where the edition has none of its own.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import civitas
from civitas.arena import components
from civitas.kernel.messages import Message
from civitas.kernel.rules import Rules
from civitas.library import find
from civitas.teaching.courses import courses
from civitas.teaching.lesson import Lesson
from civitas.web.refusals import MISSING, Refusal

RULES: Final = "rules.toml"
REMEMBERED: Final = 2000

Clause = dict[str, Any]


@lru_cache(maxsize=REMEMBERED)
def about(rules: Rules, edition: str, component: str) -> dict[str, Any]:
    """All that is said of one component."""
    entry = printed(rules, edition).get(component)
    if entry is None:
        raise Refusal(MISSING, "web.error.no_component", name=component)
    return {
        "clauses": [_told(clause) for clause in clauses(rules.name, edition) if _names(clause, component, entry)],
        "statistics": [
            sample.of(component)
            for sample in components.shipped()
            if (sample.game, sample.edition) == (rules.name, edition)
        ],
        "lessons": [
            {"id": lesson.id, "title": Message(lesson.title_id).json()}
            for lesson in _lessons(rules, edition, component)
        ],
    }


@cache
def printed(rules: Rules, edition: str) -> dict[str, dict[str, Any]]:
    """What is printed on the components of an edition."""
    return rules.catalogue(edition)


@cache
def clauses(game: str, edition: str) -> tuple[Clause, ...]:
    """The clauses of an edition, in the order of their rulebook."""
    folder = Path(civitas.__file__).parents[1] / find(game).rules.rpartition(".")[0].replace(".", "/")
    files = (folder / "editions" / edition.replace("-", "_") / RULES, folder / RULES)
    file = next((file for file in files if file.exists()), None)
    return () if file is None else tuple(tomllib.loads(file.read_text("utf-8"))["clause"])


def _told(clause: Clause) -> dict[str, str]:
    return {key: clause.get(key, "") for key in ("id", "chapter", "text", "why")}


def _names(clause: Clause, component: str, entry: dict[str, Any]) -> bool:
    """Whether a clause speaks of a component; of `Plunder I` it may speak as Plunder."""
    words = [component, component.removesuffix(f" {entry.get('age') or ''}".rstrip())]
    pattern = "|".join(rf"\b{re.escape(word)}(?!\w)" for word in dict.fromkeys(words))
    return re.search(pattern, f"{clause['text']} {clause.get('why', '')}") is not None


def _lessons(rules: Rules, edition: str, component: str) -> list[Lesson]:
    """The lessons that point at a component on the table."""
    own = [course for course in courses() if course.game == rules.name]
    fitting = [course for course in own if course.edition in (None, edition) or len(rules.editions) == 1]
    return [lesson for course in fitting for lesson in course.read if points_at(lesson, component)]


def points_at(lesson: Lesson, component: str) -> bool:
    return any(f"card:{component}" in step.point for _, step in lesson.steps)
