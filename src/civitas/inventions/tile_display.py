"""The Tile Display: four slots for Aspirations, unbuilt Progress tiles and unbuilt Wealth tiles.

Player aid, Aspiration tiles, and step 3 of a turn. An Aspiration holds the place of a Progress tile until step 3.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions import codes
from civitas.inventions.events import (
    ASPIRATION_DROPPED,
    ASPIRATION_GAINED,
    ASPIRATION_LOST,
    PROGRESS_TAKEN,
    TILE_REPLACED,
)
from civitas.inventions.kinds import FIRST_PROGRESS, FIRST_WEALTH, NUMBERS, PEOPLE, TYPES, WILD
from civitas.inventions.obstacles import NONE_LEFT, NOT_IN_DISPLAY, NOT_NEW, TILE_OWNED, WRONG_TYPE
from civitas.inventions.piles import with_added, with_at, with_more, without
from civitas.inventions.state import TILE_SLOTS, Inventions, Society
from civitas.kernel.agenda import Decision, SeatStep
from civitas.kernel.bits import at_place, count_bits, members, nth_bit, number_at
from civitas.kernel.chance import Chance
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def is_full(society: Society) -> bool:
    return len(society.display) >= TILE_SLOTS


def gain_aspiration(game: Inventions, seat: i64, kind: i64) -> None:
    """An Aspiration goes to the leftmost empty slot; without one it waits until the owner chooses what to keep."""
    society = game.societies[seat]
    if is_full(society):
        society.overflow = with_added(society.overflow, kind)
    else:
        society.display = with_added(society.display, kind)
    society.fresh += at_place(1, kind)
    game.tell(ASPIRATION_GAINED, seat, kind)


def remove_tile(game: Inventions, seat: i64, tile: i64) -> None:
    """A tile is discarded from the display: a Progress tile goes back to its own display, others leave."""
    society = game.societies[seat]
    society.display = without(society.display, tile)
    if tile >= FIRST_WEALTH:
        society.letters &= ~(1 << game.edition.wealth[tile - FIRST_WEALTH].letter)
    elif tile >= FIRST_PROGRESS:
        society.progress &= ~(1 << (tile - FIRST_PROGRESS))
        game.progress_left = with_more(game.progress_left, tile - FIRST_PROGRESS, 1)
    elif number_at(society.fresh, tile) > society.overflow.count(int(tile)):
        society.fresh -= at_place(1, tile)


class ReplaceTile(Decision[Inventions]):
    """The display is full: a tile of it is discarded for the new one. A wild Aspiration may also wait."""

    __slots__ = ("tile",)

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final[i64] = tile

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.replace
        found = [kind.move(tile) for tile in sorted(set(game.societies[self.seat].display))]
        if self.may_wait():
            found.append(game.edition.book.skip.move())
        return found

    def obstacle(self, game: Inventions, move: i64) -> i64:
        book = game.edition.book
        if book.replace.has(move):
            return CLEAR if book.replace.one(move) in game.societies[self.seat].display else NOT_IN_DISPLAY
        return CLEAR if book.skip.has(move) and self.may_wait() else OTHER_QUESTION

    def may_wait(self) -> bool:
        """A wild Aspiration waits beside the display until step 3; a Wealth tile does not."""
        return self.tile == WILD

    def answer(self, game: Inventions, move: i64) -> None:
        if not game.edition.book.skip.has(move):
            tile = game.edition.book.replace.one(move)
            remove_tile(game, self.seat, tile)
            game.tell(TILE_REPLACED, self.seat, tile)
        if self.tile == WILD:
            gain_aspiration(game, self.seat, WILD)
        else:
            add_wealth(game, self.seat, self.tile)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.replace", seat=int(self.seat), tile=game.edition.tile_names[self.tile])

    def encode(self) -> list[int]:
        return [codes.REPLACE_TILE, self.seat, self.tile]


def add_wealth(game: Inventions, seat: i64, tile: i64) -> None:
    """A Wealth tile goes to the Tile Display."""
    society = game.societies[seat]
    society.display = with_added(society.display, tile)
    society.letters |= 1 << game.edition.wealth[tile - FIRST_WEALTH].letter


# Step 3: which of the new Aspirations are kept


class DropAspirations(SeatStep[Inventions]):
    """More Aspirations were gained than there are slots: the owner chooses which of the new ones to keep."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        society = game.societies[self.seat]
        while society.overflow and not is_full(society):
            take_waiting(society)
        if not society.overflow:
            society.fresh = 0
            return
        kinds = new_kinds(society)
        game.agenda.append(self)
        if len(kinds) == 1:
            drop_aspiration(game, self.seat, kinds[0])
        else:
            game.agenda.append(DROP_ASPIRATION[self.seat])

    def encode(self) -> list[int]:
        return [codes.DROP_ASPIRATIONS, self.seat]


class DropAspiration(Decision[Inventions]):
    """Discard one of the Aspirations gained this turn."""

    __slots__ = ()

    def options(self, game: Inventions) -> list[int]:
        drop = game.edition.book.drop
        return [drop.move(kind) for kind in new_kinds(game.societies[self.seat])]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        drop = game.edition.book.drop
        if not drop.has(move):
            return OTHER_QUESTION
        return CLEAR if drop.one(move) in new_kinds(game.societies[self.seat]) else NOT_NEW

    def answer(self, game: Inventions, move: i64) -> None:
        drop_aspiration(game, self.seat, game.edition.book.drop.one(move))

    def question(self, game: Inventions) -> Message:
        count = len(game.societies[self.seat].overflow)
        return Message("inventions.ask.drop", seat=int(self.seat), count=count)

    def encode(self) -> list[int]:
        return [codes.DROP_ASPIRATION, self.seat]


def new_kinds(society: Society) -> list[int]:
    """The kinds of Aspirations gained this turn."""
    return [kind for kind in range(PEOPLE) if number_at(society.fresh, kind)]


def take_waiting(society: Society) -> None:
    """The first Aspiration that waits goes to the Tile Display."""
    society.display = with_added(society.display, society.overflow[0])
    society.overflow = society.overflow[1:]


def drop_aspiration(game: Inventions, seat: i64, kind: i64) -> None:
    """A new Aspiration goes back to the supply; one that waited moves into the display."""
    society = game.societies[seat]
    society.fresh -= at_place(1, kind)
    game.tell(ASPIRATION_DROPPED, seat, kind)
    if int(kind) in society.overflow:
        society.overflow = without(society.overflow, kind)
        return
    society.display = without(society.display, kind)
    take_waiting(society)


# Step 3: Progress tiles for Aspirations


def obstacle_to_progress(game: Inventions, seat: i64, kind: i64, tile: i64) -> i64:
    """A tile of the Aspiration's type takes its place, if it is left in the display and not owned yet."""
    if not FIRST_PROGRESS <= tile < FIRST_WEALTH or (kind != WILD and kind != game.edition.type_of_tile(tile)):
        return WRONG_TYPE
    return obstacle_to_copy(game, seat, tile - FIRST_PROGRESS)


def obstacle_to_copy(game: Inventions, seat: i64, tile: i64) -> i64:
    """Nobody has a Progress tile twice, and one must be left."""
    if (game.societies[seat].progress >> tile) & 1:
        return TILE_OWNED
    return CLEAR if game.progress_left[tile] else NONE_LEFT


def tiles_for(game: Inventions, seat: i64, kind: i64) -> i64:
    """The Progress tiles that can take the place of an Aspiration, one bit each."""
    first: i64 = 0
    last: i64 = TYPES * NUMBERS
    if kind != WILD:
        first = kind * NUMBERS
        last = first + NUMBERS
    found: i64 = 0
    tile: i64
    for tile in range(first, last):
        if obstacle_to_copy(game, seat, tile) == CLEAR:
            found |= 1 << tile
    return found


class ReplaceAspirations(SeatStep[Inventions]):
    """Each Aspiration, from the left, is replaced by a Progress tile; without one it goes back to the supply."""

    __slots__ = ()

    def run(self, game: Inventions) -> None:
        society = game.societies[self.seat]
        for kind in society.display:
            if kind >= FIRST_PROGRESS:
                continue
            if tiles_for(game, self.seat, kind):
                game.agenda.append(self)
                game.agenda.append(TakeProgress(self.seat, kind))
                return
        if not game.rulings.keep_aspirations:
            lose_aspirations(game, self.seat)

    def encode(self) -> list[int]:
        return [codes.REPLACE_ASPIRATIONS, self.seat]


def lose_aspirations(game: Inventions, seat: i64) -> None:
    """Aspirations for which there is no tile bring nothing."""
    society = game.societies[seat]
    for kind in society.display:
        if kind < FIRST_PROGRESS:
            game.tell(ASPIRATION_LOST, seat, kind)
    society.display = [tile for tile in society.display if tile >= FIRST_PROGRESS]


class TakeProgress(Decision[Inventions]):
    """Choose the Progress tile that takes the place of an Aspiration."""

    __slots__ = ("kind",)

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final[i64] = kind

    def options(self, game: Inventions) -> list[int]:
        kind = game.edition.book.take
        return [kind.move(FIRST_PROGRESS + tile) for tile in members(tiles_for(game, self.seat, self.kind))]

    def any_option(self, game: Inventions, chance: Chance) -> i64:
        """An option without the list of them."""
        tiles = tiles_for(game, self.seat, self.kind)
        tile = nth_bit(tiles, chance.below(count_bits(tiles)))
        return game.edition.book.take.move(FIRST_PROGRESS + tile)

    def obstacle(self, game: Inventions, move: i64) -> i64:
        take = game.edition.book.take
        return obstacle_to_progress(game, self.seat, self.kind, take.one(move)) if take.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        tile = game.edition.book.take.one(move)
        society = game.societies[self.seat]
        society.display = with_at(society.display, society.display.index(int(self.kind)), tile)
        own_progress(game, self.seat, tile - FIRST_PROGRESS)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.progress", seat=int(self.seat), tile=game.edition.tile_names[self.kind])

    def encode(self) -> list[int]:
        return [codes.TAKE_PROGRESS, self.seat, self.kind]


def own_progress(game: Inventions, seat: i64, tile: i64) -> None:
    """A Progress tile leaves its display for a player."""
    game.progress_left = with_more(game.progress_left, tile, -1)
    game.societies[seat].progress |= 1 << tile
    game.tell(PROGRESS_TAKEN, seat, tile + FIRST_PROGRESS)


DROP_ASPIRATION: Final[list[DropAspiration]] = [DropAspiration(seat) for seat in range(PEOPLE)]
DROP_ASPIRATIONS: Final[list[DropAspirations]] = [DropAspirations(seat) for seat in range(PEOPLE)]
REPLACE_ASPIRATIONS: Final[list[ReplaceAspirations]] = [ReplaceAspirations(seat) for seat in range(PEOPLE)]
