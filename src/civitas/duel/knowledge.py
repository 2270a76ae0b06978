"""What each player may know: one table of zones, and worlds that differ only in what it hides.

Nearly everything in Duel is open. Hidden are the faces of cards that nobody has seen yet, and which tokens The Great
Library drew. The back of a guild differs from that of other Age III cards, so its place in the structure is known.
"""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import (
    AGE_DECKS,
    GUILD_DECK,
    is_guild,
)
from civitas.duel.preparation import deal_third_age
from civitas.duel.state import Duel
from civitas.duel.structure import CARDS_LAID
from civitas.duel.wonder_draft import GROUP_SIZE
from civitas.duel.wonders import LIBRARY_DRAWS, TOKENS_ON_BOARD
from civitas.kernel.chance import Chance
from civitas.kernel.knowledge import EVERYBODY, NOBODY, OWNER, Zone

# fmt: off
FACE_UP      = Zone("cards face up in the structure",        faces=EVERYBODY)
FACE_DOWN    = Zone("cards face down in the structure",      faces=NOBODY)
LATER_AGES   = Zone("decks of later ages",                   faces=NOBODY)
REMOVED      = Zone("cards and guilds left in the box",      faces=NOBODY)
DISCARDED    = Zone("discard pile",                          faces=EVERYBODY)
CITY         = Zone("buildings, wonders, tokens in a city",  faces=EVERYBODY)
UNDER_WONDER = Zone("cards under wonders",                   faces=EVERYBODY)
OFFERED      = Zone("wonders on offer",                      faces=EVERYBODY)
LATER_WONDER = Zone("wonders not laid out",                  faces=NOBODY)
BOARD_TOKENS = Zone("progress tokens on the board",          faces=EVERYBODY)
SET_ASIDE    = Zone("progress tokens set aside",             faces=EVERYBODY)  # by elimination; their order is not
LIBRARY_DRAW = Zone("tokens drawn by The Great Library",     faces=OWNER)
# fmt: on
ZONES: Final = (
    FACE_UP,
    FACE_DOWN,
    LATER_AGES,
    REMOVED,
    DISCARDED,
    CITY,
    UNDER_WONDER,
    OFFERED,
    LATER_WONDER,
    BOARD_TOKENS,
    SET_ASIDE,
    LIBRARY_DRAW,
)  # fmt: skip
LIBRARY: Final = 3


# What the zones hold


def drawn_tokens(game: Duel) -> list[int]:
    return game.token_order[TOKENS_ON_BOARD : TOKENS_ON_BOARD + LIBRARY_DRAWS]


def library_owner(game: Duel) -> int | None:
    """Who has built The Great Library."""
    return next((seat for seat in range(2) if game.cities[seat].built >> LIBRARY & 1), None)


# Worlds that look the same


def redeal(game: Duel, viewer: int | None, chance: Chance) -> Duel:
    """The same table with every hidden face dealt anew."""
    world = game.clone()
    world.wonder_order = redeal_wonders(game, chance)
    world.token_order = redeal_tokens(game, viewer, chance)
    world.ages = [redeal_age(game, age, chance) for age in range(3)]
    return world


def redeal_wonders(game: Duel, chance: Chance) -> list[int]:
    """Wonders that have not been laid out change places; in a first game none matter."""
    cities = game.cities
    seen = game.offered | cities[0].wonders | cities[0].built | cities[1].wonders | cities[1].built
    shown = [id for id in game.wonder_order[:GROUP_SIZE] if seen >> id & 1]
    known = 2 * GROUP_SIZE if any(seen >> id & 1 for id in game.wonder_order[GROUP_SIZE:]) else len(shown)
    return game.wonder_order[:known] + chance.shuffled(game.wonder_order[known:])


def redeal_tokens(game: Duel, viewer: int | None, chance: Chance) -> list[int]:
    """Who built The Great Library knows what it drew; everybody knows the token he kept."""
    owner = library_owner(game)
    board, rest = game.token_order[:TOKENS_ON_BOARD], game.token_order[TOKENS_ON_BOARD:]
    if owner is None:
        return board + chance.shuffled(rest)
    if LIBRARY_DRAW.shows_faces(viewer, owner):
        return board + rest[:LIBRARY_DRAWS] + chance.shuffled(rest[LIBRARY_DRAWS:])
    kept = [id for id in rest if game.cities[owner].tokens >> id & 1]
    return board + kept + chance.shuffled([id for id in rest if id not in kept])


def redeal_age(game: Duel, age: int, chance: Chance) -> list[int]:
    """Later ages are dealt anew; of the present age, the cards face down, guilds among guilds."""
    cards = game.ages[age]
    if is_later(game, age):
        return deal_third_age(chance) if age == 2 else chance.shuffled(AGE_DECKS[age])[:CARDS_LAID]
    if age < game.age or not game.present:
        return cards
    hidden = game.present & ~game.face_up
    known = {id for place, id in enumerate(cards) if not hidden >> place & 1}
    unseen = chance.shuffled([id for id in AGE_DECKS[age] if id not in known])
    guilds = chance.shuffled([id for id in GUILD_DECK if id not in known])
    return [
        id if not hidden >> place & 1 else guilds.pop() if is_guild(id) else unseen.pop()
        for place, id in enumerate(cards)
    ]


def is_later(game: Duel, age: int) -> bool:
    """Whether an age has not been laid out yet."""
    return age > game.age
