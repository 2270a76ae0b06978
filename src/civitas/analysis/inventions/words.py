"""What speaks for a move at Inventions: what a society has, topic by topic."""

from __future__ import annotations

from typing import Final

from civitas.analysis.words import say_reasons
from civitas.kernel.messages import add_sentences

# fmt: off
REASONS: Final = {
    "points":     ("more Ingenuity Points",                  "fewer Ingenuity Points for the rivals"),
    "people":     ("more people at hand",                    "fewer people for the rivals"),
    "cards":      ("Ideas and Inventions that promise more", "the rivals' Ideas and Inventions promise less"),
    "tiles":      ("tiles that count more",                  "the rivals' tiles count less"),
    "influence":  ("more Influence",                         "less Influence for the rivals"),
    "milestones": ("better Milestones, Era or turn order",   "the rivals stand worse in Milestones, Era or turn order"),
    "objectives": ("nearer to the objectives",               "the rivals further from their objectives"),
}
# fmt: on
"""For each topic, what speaks for a move in what the own society has, and in what the others have."""

say_reasons("inventions", REASONS)

add_sentences(
    "en",
    {
        "analysis.stretch.inventions.moment.start": "Start",
        "analysis.stretch.inventions.moment": "Era {era}",
        "analysis.stretch.inventions.moment.end": "End",
        "analysis.source.inventions.wealth_revealed": "Wealth tiles turned up",
        "analysis.source.inventions.idea_revealed": "Ideas turned up",
        "analysis.source.inventions.eureka_revealed": "Eureka Display",
        "analysis.source.inventions.objective_scored": "Objectives",
        "analysis.source.inventions.move.call": "Call people home",
        "analysis.source.inventions.move.call_choice": "Call people home",
        "analysis.source.inventions.move.academics": "Choose who invents",
    },
)
