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
from civitas.inventions.state import TILE_SLOTS, Inventions, Society
from civitas.kernel.agenda import Decision, Step
from civitas.kernel.ints import i64
from civitas.kernel.messages import Message
from civitas.kernel.obstacles import CLEAR, OTHER_QUESTION


def is_full(society: Society) -> bool:
    return len(society.display) >= TILE_SLOTS


def gain_aspiration(game: Inventions, seat: i64, kind: i64) -> None:
    """An Aspiration goes to the leftmost empty slot; without one it waits until the owner chooses what to keep."""
    society = game.societies[seat]
    (society.overflow if is_full(society) else society.display).append(int(kind))
    society.fresh[kind] += 1
    game.tell(ASPIRATION_GAINED, seat, kind)


def remove_tile(game: Inventions, seat: i64, tile: i64) -> None:
    """A tile is discarded from the display: a Progress tile goes back to its own display, others leave."""
    society = game.societies[seat]
    society.display.remove(int(tile))
    if tile >= FIRST_WEALTH:
        society.letters &= ~(1 << game.edition.wealth[tile - FIRST_WEALTH].letter)
    elif tile >= FIRST_PROGRESS:
        society.progress &= ~(1 << (tile - FIRST_PROGRESS))
        game.progress_left[tile - FIRST_PROGRESS] += 1
    elif society.fresh[tile] > society.overflow.count(int(tile)):
        society.fresh[tile] -= 1


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
    society.display.append(int(tile))
    society.letters |= 1 << game.edition.wealth[tile - FIRST_WEALTH].letter


# Step 3: which of the new Aspirations are kept


class DropAspirations(Step[Inventions]):
    """More Aspirations were gained than there are slots: the owner chooses which of the new ones to keep."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Inventions) -> None:
        society = game.societies[self.seat]
        while society.overflow and not is_full(society):
            society.display.append(society.overflow.pop(0))
        if not society.overflow:
            society.fresh = [0] * PEOPLE
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
    return [kind for kind in range(PEOPLE) if society.fresh[kind]]


def drop_aspiration(game: Inventions, seat: i64, kind: i64) -> None:
    """A new Aspiration goes back to the supply; one that waited moves into the display."""
    society = game.societies[seat]
    society.fresh[kind] -= 1
    game.tell(ASPIRATION_DROPPED, seat, kind)
    if int(kind) in society.overflow:
        society.overflow.remove(int(kind))
        return
    society.display.remove(int(kind))
    society.display.append(society.overflow.pop(0))


# Step 3: Progress tiles for Aspirations


def obstacle_to_progress(game: Inventions, seat: i64, kind: i64, tile: i64) -> i64:
    """A tile of the Aspiration's type takes its place, if it is left in the display and not owned yet."""
    if not FIRST_PROGRESS <= tile < FIRST_WEALTH or (kind != WILD and kind != game.edition.type_of_tile(tile)):
        return WRONG_TYPE
    if (game.societies[seat].progress >> (tile - FIRST_PROGRESS)) & 1:
        return TILE_OWNED
    return CLEAR if game.progress_left[tile - FIRST_PROGRESS] else NONE_LEFT


def tiles_for(game: Inventions, seat: i64, kind: i64) -> list[int]:
    """The Progress tiles that can take the place of an Aspiration."""
    first: i64 = 0 if kind == WILD else kind * NUMBERS
    last: i64 = TYPES * NUMBERS if kind == WILD else first + NUMBERS
    found: list[int] = []
    tile: i64
    for tile in range(first, last):
        if obstacle_to_progress(game, seat, kind, FIRST_PROGRESS + tile) == CLEAR:
            found.append(int(tile))
    return found


class ReplaceAspirations(Step[Inventions]):
    """Each Aspiration, from the left, is replaced by a Progress tile; without one it goes back to the supply."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

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
        return [kind.move(FIRST_PROGRESS + tile) for tile in tiles_for(game, self.seat, self.kind)]

    def obstacle(self, game: Inventions, move: i64) -> i64:
        take = game.edition.book.take
        return obstacle_to_progress(game, self.seat, self.kind, take.one(move)) if take.has(move) else OTHER_QUESTION

    def answer(self, game: Inventions, move: i64) -> None:
        tile = game.edition.book.take.one(move)
        display = game.societies[self.seat].display
        display[display.index(int(self.kind))] = int(tile)
        own_progress(game, self.seat, tile - FIRST_PROGRESS)

    def question(self, game: Inventions) -> Message:
        return Message("inventions.ask.progress", seat=int(self.seat), tile=game.edition.tile_names[self.kind])

    def encode(self) -> list[int]:
        return [codes.TAKE_PROGRESS, self.seat, self.kind]


def own_progress(game: Inventions, seat: i64, tile: i64) -> None:
    """A Progress tile leaves its display for a player."""
    game.progress_left[tile] -= 1
    game.societies[seat].progress |= 1 << tile
    game.tell(PROGRESS_TAKEN, seat, tile + FIRST_PROGRESS)


DROP_ASPIRATION: Final[list[DropAspiration]] = [DropAspiration(seat) for seat in range(PEOPLE)]
DROP_ASPIRATIONS: Final[list[DropAspirations]] = [DropAspirations(seat) for seat in range(PEOPLE)]
REPLACE_ASPIRATIONS: Final[list[ReplaceAspirations]] = [ReplaceAspirations(seat) for seat in range(PEOPLE)]
