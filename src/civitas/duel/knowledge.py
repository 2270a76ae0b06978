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
from civitas.kernel.knowledge import EVERYBODY, NOBODY, OWNER, Zone, mixed

IN_CITY: Final = "City.structures City.wonders City.built City.tokens"

# fmt: off
FACE_UP      = Zone("cards face up in the structure",         faces=EVERYBODY, piles="Duel.ages")
FACE_DOWN    = Zone("cards face down in the structure",       faces=NOBODY,    piles="Duel.ages")
LATER_AGES   = Zone("decks of later ages",                    faces=NOBODY,    piles="Duel.ages")
DISCARDED    = Zone("discard pile",                           faces=EVERYBODY, piles="Duel.discard")
CITY         = Zone("buildings, wonders, tokens in a city",   faces=EVERYBODY, piles=IN_CITY)
UNDER_WONDER = Zone("cards under wonders",                    faces=EVERYBODY, piles="Duel.under")
OFFERED      = Zone("wonders on offer",                       faces=EVERYBODY, piles="Duel.offered")
LATER_WONDER = Zone("wonders not laid out",                   faces=NOBODY,    piles="Duel.wonder_order")
GONE_WONDER  = Zone("the wonder that left the game",          faces=EVERYBODY, piles="Duel.removed_wonder")
BOARD_TOKENS = Zone("progress tokens on the board",           faces=EVERYBODY, piles="Duel.board")
SET_ASIDE    = Zone("the order of the tokens set aside",      faces=NOBODY,    piles="Duel.token_order")
LIBRARY_DRAW = Zone("tokens drawn by The Great Library",      faces=OWNER,     piles="Duel.token_order")
# fmt: on
ZONES: Final = (
    FACE_UP,
    FACE_DOWN,
    LATER_AGES,
    DISCARDED,
    CITY,
    UNDER_WONDER,
    OFFERED,
    LATER_WONDER,
    GONE_WONDER,
    BOARD_TOKENS,
    SET_ASIDE,
    LIBRARY_DRAW,
)  # fmt: skip
LIBRARY: Final = 3


# What the zones hold


def drawn_tokens(game: Duel) -> list[int]:
    """The tokens that The Great Library drew, or would draw; their order says nothing."""
    return sorted(game.token_order[TOKENS_ON_BOARD : TOKENS_ON_BOARD + LIBRARY_DRAWS])


def library_owner(game: Duel) -> int | None:
    """Who has built The Great Library."""
    return next((seat for seat in range(2) if game.cities[seat].built >> LIBRARY & 1), None)


def wonders_laid_out(game: Duel) -> int:
    """How many wonders, from the first of their order on, everybody has seen; in a first game none matter."""
    cities = game.cities
    seen = game.offered | cities[0].wonders | cities[0].built | cities[1].wonders | cities[1].built
    if any(seen >> id & 1 for id in game.wonder_order[GROUP_SIZE:]):
        return 2 * GROUP_SIZE
    return sum(seen >> id & 1 for id in game.wonder_order[:GROUP_SIZE])


# Worlds that look the same


def redeal(game: Duel, viewer: int | None, chance: Chance) -> Duel:
    """The same table with every hidden face dealt anew."""
    world = game.clone()
    known = wonders_laid_out(game)
    world.wonder_order = game.wonder_order[:known] + LATER_WONDER.redealt(game.wonder_order[known:], chance, viewer)
    world.token_order = game.token_order[:TOKENS_ON_BOARD] + redeal_tokens(game, viewer, chance)
    world.ages = [redeal_age(game, age, viewer, chance) for age in range(3)]
    return world


def redeal_tokens(game: Duel, viewer: int | None, chance: Chance) -> list[int]:
    """Whoever built The Great Library knows what it drew; everybody knows the token that was kept."""
    owner = library_owner(game)
    aside = game.token_order[TOKENS_ON_BOARD:]
    if owner is None:
        known = []
    elif LIBRARY_DRAW.shows_faces(viewer, owner):
        known = drawn_tokens(game)
    else:
        known = [id for id in drawn_tokens(game) if game.cities[owner].tokens >> id & 1]
    return known + SET_ASIDE.redealt([id for id in aside if id not in known], chance, viewer)


def redeal_age(game: Duel, age: int, viewer: int | None, chance: Chance) -> list[int]:
    """Later ages are dealt anew; of the present age, the cards face down, guilds among guilds."""
    cards = game.ages[age]
    if is_later(game, age):
        return cards if LATER_AGES.shows_faces(viewer) else deal_age(age, chance)
    if age < game.age or FACE_DOWN.shows_faces(viewer):
        return cards
    hidden = game.present & ~game.face_up
    known = {id for place, id in enumerate(cards) if not hidden >> place & 1}
    unseen = mixed([[id for id in AGE_DECKS[age] if id not in known]], chance)[0]
    guilds = mixed([[id for id in GUILD_DECK if id not in known]], chance)[0]
    return [
        id if not hidden >> place & 1 else guilds.pop() if is_guild(id) else unseen.pop()
        for place, id in enumerate(cards)
    ]


def deal_age(age: int, chance: Chance) -> list[int]:
    return deal_third_age(chance) if age == 2 else chance.shuffled(AGE_DECKS[age])[:CARDS_LAID]


def is_later(game: Duel, age: int) -> bool:
    """Whether an age has not been laid out yet."""
    return age > game.age
