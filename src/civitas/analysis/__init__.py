"""Skill and luck: what each move of a finished game did to everybody's chances to win, and what chance did.

`study(game, oracle_of("duel"), Effort(), seed=1)` looks at a whole game; `decisions` at one decision after another.
"""

from __future__ import annotations

from importlib import import_module

from civitas.analysis.chances import Effort, Oracle
from civitas.analysis.study import CannotAnalyse, Study, decisions, finished, study
from civitas.kernel.messages import Message, add_sentences
from civitas.library import find

add_sentences("en", {"analysis.none": "Nobody can analyse {game} yet."})


def has_oracle(game: str) -> bool:
    """Whether anybody finds the chances in a game."""
    return bool(find(game).analysis)


def oracle_of(game: str) -> Oracle:
    """Whoever finds the chances in a game."""
    room = find(game).analysis
    if not room:
        raise CannotAnalyse(Message("analysis.none", game=game))
    oracle: Oracle = import_module(room).oracle()
    return oracle


__all__ = ["CannotAnalyse", "Effort", "Oracle", "Study", "decisions", "finished", "has_oracle", "oracle_of", "study"]
