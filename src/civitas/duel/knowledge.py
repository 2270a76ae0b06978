"""What each player may know: one table of zones, and worlds that differ only in what it hides.

Nearly everything in Duel is open. Hidden are the faces of cards that nobody has seen yet, and which tokens The Great
Library drew. The back of a guild differs from that of other Age III cards, so its place in the structure is known.
"""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import (
    AGE_DECKS,
    BUILDING_COUNT,
    GUILD_DECK,
    is_guild,
)
from civitas.duel.preparation import deal_third_age
from civitas.duel.state import NO_CARD, Duel
from civitas.duel.structure import CARDS_LAID
from civitas.duel.wonder_draft import GROUP_SIZE
from civitas.duel.wonders import LIBRARY_DRAWS, TOKENS_ON_BOARD
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.knowledge import EVERYBODY, NOBODY, OWNER, Dealer, Zone

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
NOT_LAID_OUT: Final[list[int]] = [NO_CARD] * CARDS_LAID


# What the zones hold


def drawn_tokens(game: Duel) -> list[int]:
    """The tokens that The Great Library drew, or would draw; their order says nothing."""
    return sorted(game.token_order[TOKENS_ON_BOARD : TOKENS_ON_BOARD + LIBRARY_DRAWS])


def library_owner(game: Duel) -> int | None:
    """Who has built The Great Library."""
    if (game.first.built >> LIBRARY) & 1:
        return 0
    return 1 if (game.second.built >> LIBRARY) & 1 else None


def wonders_laid_out(game: Duel) -> i64:
    """How many wonders, from the first of their order on, everybody has seen; in a first game none matter."""
    first, second = game.cities
    seen = game.offered | first.wonders | first.built | second.wonders | second.built
    count: i64 = 0
    for place, id in enumerate(game.wonder_order):
        wonder: i64 = id
        if (seen >> wonder) & 1:
            if place >= GROUP_SIZE:
                return 2 * GROUP_SIZE
            count += 1
    return count


# Worlds that look the same


def redeal(game: Duel, viewer: int | None, chance: Chance) -> Duel:
    """The same table with every hidden face dealt anew."""
    return DuelDealer(game, viewer).world(chance)


class DuelDealer(Dealer):
    """Deals the hidden faces anew, as often as somebody likes. Of what the viewer cannot see it keeps nothing."""

    __slots__ = (
        "ages", "aside", "box", "drawn", "guild_places", "guilds", "hidden_places", "laid_out", "later",
        "table", "unseen",
    )  # fmt: skip

    def __init__(self, game: Duel, viewer: int | None) -> None:
        known = wonders_laid_out(game)
        self.laid_out: Final = game.wonder_order[:known]
        self.box: Final = LATER_WONDER.unseen(game.wonder_order[known:], viewer)
        self.drawn: Final = game.token_order[:TOKENS_ON_BOARD] + known_tokens(game, viewer)
        self.aside: Final = SET_ASIDE.unseen([id for id in game.token_order if id not in self.drawn], viewer)
        self.hidden_places: Final[list[int]] = []
        self.guild_places: Final[list[int]] = []
        self.unseen: Final[list[int]] = []
        self.guilds: Final[list[int]] = []
        self.ages: Final = game.ages.copy()
        if game.age >= 0:
            self.find_hidden(game, viewer)
        self.later: Final[list[int]] = []
        if not LATER_AGES.shows_faces(viewer):
            for age in range(int(game.age) + 1, 3):
                self.later.append(age)
                self.ages[age] = NOT_LAID_OUT
        self.table: Final = game.clone()
        self.table.ages = self.ages
        self.table.wonder_order = self.laid_out
        self.table.token_order = self.drawn

    def find_hidden(self, game: Duel, viewer: int | None) -> None:
        """The places whose cards are face down, and the cards that may lie there: guilds among guilds."""
        hidden = game.present & ~game.face_up
        if FACE_DOWN.shows_faces(viewer):
            hidden = 0
        cards = game.ages[game.age].copy()
        seen = [False] * BUILDING_COUNT
        place: i64
        for place in range(CARDS_LAID):
            if (hidden >> place) & 1 == 0:
                seen[cards[place]] = True
                continue
            (self.guild_places if is_guild(cards[place]) else self.hidden_places).append(int(place))
            cards[place] = NO_CARD
        self.unseen.extend([id for id in AGE_DECKS[game.age] if not seen[id]])
        self.guilds.extend([id for id in GUILD_DECK if not seen[id]])
        self.ages[game.age] = cards

    def world(self, chance: Chance) -> Duel:
        world = self.table.clone()
        world.wonder_order = self.laid_out + chance.drawn(self.box, len(self.box))
        world.token_order = self.drawn + chance.drawn(self.aside, len(self.aside))
        ages = self.ages.copy()
        if self.hidden_places or self.guild_places:
            cards = ages[world.age].copy()
            lay(cards, self.hidden_places, chance.drawn(self.unseen, len(self.hidden_places)))
            lay(cards, self.guild_places, chance.drawn(self.guilds, len(self.guild_places)))
            ages[world.age] = cards
        for age in self.later:
            ages[age] = deal_third_age(chance) if age == 2 else chance.drawn(AGE_DECKS[age].copy(), CARDS_LAID)
        world.ages = ages
        return world


def known_tokens(game: Duel, viewer: int | None) -> list[int]:
    """Whoever built The Great Library knows what it drew; everybody knows the token that was kept."""
    owner = library_owner(game)
    if owner is None:
        return []
    if LIBRARY_DRAW.shows_faces(viewer, owner):
        return drawn_tokens(game)
    return [id for id in drawn_tokens(game) if game.city(owner).tokens >> id & 1]


def lay(cards: list[int], places: list[int], faces: list[int]) -> None:
    for place, face in zip(places, faces):
        cards[place] = face
