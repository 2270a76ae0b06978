"""After a game with the coach: the two turns that cost most, and what would have been better there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from civitas.terminal.screen import STRONG
from civitas.terminal.sitting import Sitting

GAMES: Final = 16
"""Imagined games for each move: few, so that nobody waits long."""
SECONDS: Final = 20
SEED: Final = 1


def look_again(sitting: Sitting, seat: int) -> None:
    """Offer to look at the game once more; the analysis is loaded only if it is wanted."""
    from civitas.analysis import has_oracle

    screen, voice = sitting.screen, sitting.voice
    if not has_oracle(sitting.game.rules.name):
        return
    screen.say(voice.sentence("terminal.worst_ask", seconds=SECONDS))
    try:
        if screen.ask("> ").strip():
            return
    except EOFError:
        return
    worst = worst_turns(sitting, seat)
    screen.say(voice.sentence("terminal.worst" if worst else "terminal.worst_none"), STRONG)
    for lines in worst:
        screen.say()
        screen.say_all(lines)


def worst_turns(sitting: Sitting, seat: int) -> list[list[str]]:
    """Each of them in a few lines."""
    from civitas.analysis import oracle_of, study
    from civitas.analysis.document import document, explained
    from civitas.analysis.telling import Teller

    oracle = oracle_of(sitting.game.rules.name)
    effort = replace(oracle.effort, games=GAMES)
    found = study(sitting.game, oracle, effort, SEED)
    seen = document(found, effort, SEED, explained(found, oracle, SEED))
    teller = Teller(seen, sitting.voice)
    return [teller.told(seen["moves"][number]) for number in seen["players"][seat]["worst_turns"]]
