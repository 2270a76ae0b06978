"""What speaks for a move at Through the Ages: what a civilization has, topic by topic."""

from __future__ import annotations

from typing import Final

from civitas.analysis.words import say_reasons
from civitas.kernel.messages import add_sentences

# fmt: off
REASONS: Final = {
    "culture":      ("more culture, now and in the turns to come", "less culture for the rivals"),
    "science":      ("more science",                               "less science for the rivals"),
    "food":         ("more food",                                  "less food for the rivals"),
    "resources":    ("more resources",                             "fewer resources for the rivals"),
    "contentment":  ("happier people",                             "unhappier people among the rivals"),
    "strength":     ("more strength where it counts",              "weaker rivals where it counts"),
    "wars":         ("wars stand better",                          "wars stand worse for the rivals"),
    "workers":      ("more workers",                               "fewer workers for the rivals"),
    "actions":      ("more actions",                               "fewer actions for the rivals"),
    "tokens":       ("larger banks of tokens",                     "smaller banks of tokens for the rivals"),
    "technologies": ("technologies that promise more",             "the rivals' technologies promise less"),
    "hand":         ("better civil cards in hand",                 "worse civil cards in the rivals' hands"),
    "military":     ("better military cards in hand",              "worse military cards in the rivals' hands"),
    "leader":       ("more from the leader",                       "less from the rivals' leaders"),
    "wonders":      ("wonders further on",                         "the rivals' wonders less far on"),
}
# fmt: on
"""For each topic, what speaks for a move in what the own civilization has, and in what the others have."""

say_reasons("ages", REASONS)

add_sentences(
    "en",
    {
        "analysis.stretch.ages.moment": "Age {age}",
        "analysis.source.ages.row_dealt": "Cards of the row",
        "analysis.source.ages.age_began": "A new Age",
        "analysis.source.ages.drew": "Military cards drawn",
        "analysis.source.ages.reshuffled": "A new military deck",
        "analysis.source.ages.event_revealed": "Events",
        "analysis.source.ages.events_renewed": "New current events",
        "analysis.source.ages.event_seen": "Events seen early",
        "analysis.source.ages.bonus_revealed": "Bonus cards",
        "analysis.source.ages.bonuses_returned": "Bonus cards shuffled in",
        "analysis.source.ages.game_ended": "The end",
    },
)
