"""Tables of Through the Ages set up in words, and the words to ask what a move changed.

    game = table(one=civ(technologies="Iron", resources=5, idle=1), row="Alchemy, -, Moses")
    assert play(game, "build Iron") == {
        "resources 1": -5, "idle 1": -1, "workers 1": "+Iron", "civil 1": -1, "asked": "1: TakeAction"
    }

A table is dealt by `civitas.new` with an explicit deal, and the opening position is then set with the engine's own
functions. Players and spaces of the card row are numbered from 1. What a test does not mention stays as at the start of
a game: the starting technologies and workers, one unused worker, 18 yellow tokens in the bank, 16 blue tokens, no
leader. The card row is empty but for the cards named. Cards of the current age that are named nowhere lie in its decks.
"""

from tests.support.ages.changes import civ_of, log, only, options, play, ratings, seen, workers
from tests.support.ages.civilizations import civ
from tests.support.ages.decks import deal
from tests.support.ages.names import Words, military, played
from tests.support.ages.tables import opening, table
from tests.support.changes import Changes
from tests.support.questions import asked

__all__ = [
    "Changes",
    "Words",
    "asked",
    "civ",
    "civ_of",
    "deal",
    "log",
    "military",
    "only",
    "opening",
    "options",
    "play",
    "played",
    "ratings",
    "seen",
    "table",
    "workers",
]
