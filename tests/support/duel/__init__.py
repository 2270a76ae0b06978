"""Tables of Duel set up in words, and the words to ask what a move changed.

    game = table(cities=("Quarry", ""), coins=(3, 5), display="Baths, Theater")
    assert play(game, "build Baths") == {"city 1": "+Baths", "asked": "2: PlayCard"}

A table is dealt by `civitas.new` with an explicit deal, its wonders are chosen with real moves, and the opening
position is then set with the engine's own functions. What a test does not mention is filled in: other wonders, other
tokens, cards behind those displayed. Cards that were played and are not mentioned lie in the discard pile, unless the
test says what lies there; then they are out of sight.
"""

from tests.support.changes import Changes
from tests.support.duel.changes import (
    available,
    city,
    coins,
    face_up,
    log,
    on_table,
    options,
    places,
    play,
    points,
    price,
    price_of_wonder,
    seen,
)
from tests.support.duel.deals import deal
from tests.support.duel.names import DECKS, GUILDS, age_of
from tests.support.duel.tables import table
from tests.support.questions import asked

__all__ = [
    "DECKS",
    "GUILDS",
    "Changes",
    "age_of",
    "asked",
    "available",
    "city",
    "coins",
    "deal",
    "face_up",
    "log",
    "on_table",
    "options",
    "places",
    "play",
    "points",
    "price",
    "price_of_wonder",
    "seen",
    "table",
]
