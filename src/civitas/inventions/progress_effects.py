"""Progress tiles that are used: Economy tiles with an Economy token, Technology tiles once, with a Chain Action token.

Player aid, Economy tiles and Technology tiles. The permanent Culture tiles are asked for by the rules they change.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.actions.questions import OfferAction, can_act
from civitas.inventions.events import ECONOMY_USED, TECHNOLOGY_USED
from civitas.inventions.kinds import (
    CULTURE,
    ECONOMY,
    EFFECTS,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    GAIN_PROGRESS,
    NUMBERS,
    PAIRS,
    TECHNOLOGY,
    WILD,
)
from civitas.inventions.obstacles import (
    CANNOT_BE_USED,
    NO_ECONOMY_TOKEN,
    NO_TOKENS,
    NOT_BUILT,
    USED_THIS_ERA,
    WRONG_TYPE,
)
from civitas.inventions.piles import with_added
from civitas.inventions.state import Inventions, Society
from civitas.inventions.tile_display import is_full, obstacle_to_progress, own_progress, tiles_for
from civitas.kernel.agenda import Decision
from civitas.kernel.bits import members
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION

TYPE_MASK: Final = (1 << NUMBERS) - 1
"""The Progress tiles of one type."""

# What can be used


def obstacle_to_use(game: Inventions, seat: i64, move: i64) -> i64:
    """Economy and Technology tiles are used; whether they would do anything depends on the moment."""
    tile = game.edition.book.use.one(move)
    if not FIRST_PROGRESS <= tile < FIRST_WEALTH:
        return CANNOT_BE_USED
    return obstacle_to_effect(game, seat, effect_used(game, move))


def obstacle_to_effect(game: Inventions, seat: i64, effect: i64) -> i64:
    """The tile must be on the Progress Map and not be used up, and a token be there for it."""
    society = game.societies[seat]
    tile = game.edition.tile_with[effect]
    if not society.has_built(tile):
        return NOT_BUILT
    type = effect // NUMBERS
    if type == CULTURE:
        return CANNOT_BE_USED
    if ((society.used | society.spent) >> tile) & 1:
        return USED_THIS_ERA
    if type == ECONOMY:
        return CLEAR if society.economy_tokens else NO_ECONOMY_TOKEN
    return CLEAR if society.tokens or game.rulings.free_technology else NO_TOKENS


def unused_tiles(society: Society, type: i64) -> i64:
    """The tiles of a type on the Progress Map that are not used up, one bit each: mostly none, and then none is
    asked for."""
    return ((society.built & ~(society.used | society.spent)) >> (type * NUMBERS)) & TYPE_MASK


# Economy tiles


def can_use_economy(game: Inventions, seat: i64, effect: i64) -> bool:
    """An Economy tile on the Progress Map can be used once an Era, with an Economy token from the corner."""
    return obstacle_to_effect(game, seat, effect) == CLEAR


def use_economy(game: Inventions, seat: i64, effect: i64) -> None:
    """An Economy token goes on the tile until the Era Change."""
    society = game.societies[seat]
    tile = game.edition.tile_with[effect]
    society.economy_tokens -= 1
    society.used |= 1 << tile
    game.tell(ECONOMY_USED, seat, tile + FIRST_PROGRESS)


def use_move(game: Inventions, effect: i64) -> int:
    """The move that uses the tile with an effect."""
    return game.edition.book.use.move(FIRST_PROGRESS + game.edition.tile_with[effect])


def effect_used(game: Inventions, move: i64) -> i64:
    """The effect of the tile that a move uses."""
    return game.edition.progress[game.edition.book.use.one(move) - FIRST_PROGRESS].effect


# Technology tiles


def usable_technologies(game: Inventions, seat: i64) -> list[int]:
    """The moves that use a Technology tile which can do something."""
    found: list[int] = []
    if not unused_tiles(game.societies[seat], TECHNOLOGY):
        return found
    effect: i64
    for effect in range(GAIN_PROGRESS, EFFECTS):
        if obstacle_to_effect(game, seat, effect) == CLEAR and does_something(game, seat, effect):
            found.append(use_move(game, effect))
    return found


def does_something(game: Inventions, seat: i64, effect: i64) -> bool:
    """Whether a Technology tile could do anything now."""
    if effect == GAIN_PROGRESS:
        return not is_full(game.societies[seat]) and tiles_to_gain(game, seat) != 0
    pair = PAIRS[int(effect)]
    return can_act(game, seat, pair[0]) or can_act(game, seat, pair[1])


def use_technology(game: Inventions, seat: i64, effect: i64) -> None:
    """The tile is turned face down for good; its two actions follow one another, each may be left out."""
    society = game.societies[seat]
    tile: i64 = game.edition.tile_with[effect]
    society.spent |= 1 << tile
    if not game.rulings.free_technology:
        society.tokens -= 1
    game.tell(TECHNOLOGY_USED, seat, tile + FIRST_PROGRESS)
    if effect == GAIN_PROGRESS:
        game.agenda.append(GainProgress(seat))
        return
    pair = PAIRS[int(effect)]
    game.agenda.append(OfferAction(seat, pair[1]))
    game.agenda.append(OfferAction(seat, pair[0]))


def tiles_to_gain(game: Inventions, seat: i64) -> i64:
    """The Economy and Culture tiles that can be gained, one bit each."""
    return tiles_for(game, seat, ECONOMY) | tiles_for(game, seat, CULTURE)


def obstacle_to_gain(game: Inventions, seat: i64, tile: i64) -> i64:
    """Technology tiles cannot be gained."""
    if game.edition.type_of_tile(tile) == TECHNOLOGY:
        return WRONG_TYPE
    return obstacle_to_progress(game, seat, WILD, tile)


class GainProgress(Decision[Inventions]):
    """Gain an Economy or Culture tile of choice in the Tile Display."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.take
        return [kind.move(FIRST_PROGRESS + tile) for tile in members(tiles_to_gain(game, self.seat))]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        take = game.edition.book.take
        return obstacle_to_gain(game, self.seat, take.one(move)) if take.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        tile = game.edition.book.take.one(move)
        society = game.societies[self.seat]
        society.display = with_added(society.display, tile)
        own_progress(game, self.seat, tile - FIRST_PROGRESS)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.gain_progress", seat=int(self.seat))

    def encode(self) -> list[int]:
        return [codes.GAIN_PROGRESS, self.seat]
