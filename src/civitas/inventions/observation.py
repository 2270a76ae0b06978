"""What a seat knows of a position, as a row of numbers: `layout` names every entry, in the same order.

The row is the seat's own: its society first, its rivals after it, clockwise, Chronos last. Public history is there by
elimination: which Ideas are left in the deck, which Milestones in the stacks, which Wealth tiles nobody has seen.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.inventions import codes
from civitas.inventions.box import Box
from civitas.inventions.influence import tokens_by_influence
from civitas.inventions.kinds import ACTIONS, BIT, NONE, PEOPLE, REGIONS, TYPES
from civitas.inventions.objectives import objective_points
from civitas.inventions.people import academic_limit
from civitas.inventions.state import IN_COMMON, SOURCES, Inventions, RegionDisplay, Society
from civitas.kernel.bits import LARGEST, WIDTH, number_at
from civitas.kernel.ints import i64
from civitas.kernel.rows import Observer, Rows
from civitas.kernel.state import State

# Where what a question carries is written; ids are written one higher, so that 0 is none.
REGION: Final = 0
CARD: Final = 1
TILE: Final = 2
TYPE: Final = 3
BILL_TYPE: Final = 4
IDS: Final = 5
COUNT: Final = 5
BILL: Final = 6
MODE: Final = 7
PAID: Final = 8
LESS: Final = 9
NUMBERS: Final = 10

ACTION_QUESTIONS: Final[dict[int, list[int]]] = {codes.FIRST_ACTION + action: [MODE] for action in range(ACTIONS)}
CARRIED: Final[dict[int, list[int]]] = {
    **ACTION_QUESTIONS,
    codes.CHOOSE_PEOPLE: [TYPE, COUNT, MODE],
    codes.EXHAUST_ANY: [COUNT, MODE],
    codes.DRAW_IDEA: [COUNT],
    codes.REPLACE_TILE: [TILE],
    codes.DROP_ASPIRATION: [],
    codes.TAKE_PROGRESS: [TYPE],
    codes.SETTLE_CITIZEN: [],
    codes.GAIN_SPECIALISTS: [COUNT, TYPE, BILL_TYPE, BILL],
    codes.CHOOSE_TYPE: [REGION, COUNT, BILL_TYPE, BILL],
    codes.RETURN_CITIZENS: [BILL_TYPE, BILL],
    codes.CHAIN_WITH_INVENTION: [],
    codes.CHAIN_WITH_INNOVATION: [CARD],
    codes.CHAIN_WITH_INFLUENCE: [],
    codes.GAIN_PROGRESS: [],
    codes.CALL_MORE: [REGION],
    codes.JOURNEY: [MODE],
    codes.TAKE_SAGE: [REGION],
    codes.TAKE_REWARD: [REGION],
    codes.MARK_ERA: [COUNT],
    codes.APPLY_OTHER_SPACE: [],
    codes.BUILD_TILES: [MODE, COUNT, PAID, LESS, BILL],
    codes.SWAP_TILES: [],
    codes.CHOOSE_ACTION: [],
    codes.USE_MORE_TILES: [],
    codes.TAKE_TURN_PLACE: [],
    codes.RETURN_SAGE: [REGION],
    codes.CHOOSE_START: [],
}
"""For each question what it carries besides the seat, in the order of its `encode`."""

REGION_ENTRIES: Final = 8
REGION_COLOURS: Final = 7
IDEA_ENTRIES: Final = 4
WEALTH_ENTRIES: Final = 4
MILESTONE_ENTRIES: Final = 2
SCALARS: Final = 12
TILE_ENTRIES: Final = 2
PROGRESS_ENTRIES: Final = 3
CARD_ENTRIES: Final = 3
OBJECTIVE_ENTRIES: Final = 2


class InventionsObserver(Observer):
    """Writes the rows of one component set and number of players."""

    __slots__ = (
        "box", "cards", "chronos_at", "colours", "forums_at", "hexes", "ideas_at", "influence_tiles", "kinds",
        "milestones", "milestones_at", "objectives", "objectives_at", "players", "progress", "progress_at",
        "regions_at", "seats_at", "size", "societies_at", "society_size", "tiles", "wealth", "wealth_at",
    )  # fmt: skip

    def __init__(self, box: Box, players: i64) -> None:
        self.box: Final = box
        self.players: Final[i64] = players
        self.colours: Final[i64] = players + 1 if players == 2 else players
        """Players, and Chronos when two play."""
        self.kinds: Final[dict[int, int]] = {code: place for place, code in enumerate(CARRIED)}
        self.cards: Final[i64] = len(box.ideas)
        self.milestones: Final[i64] = len(box.milestones)
        self.wealth: Final[i64] = len(box.wealth)
        self.progress: Final[i64] = len(box.progress)
        self.objectives: Final[i64] = len(box.objectives)
        self.hexes: Final[i64] = len(box.hexes)
        self.tiles: Final[i64] = len(box.tile_names)
        self.influence_tiles: Final[i64] = len(box.influence_tiles)
        self.seats_at: Final[i64] = len(CARRIED) + NUMBERS
        self.forums_at: Final[i64] = self.seats_at + 4 * players + 4
        self.regions_at: Final[i64] = self.forums_at + ACTIONS
        self.milestones_at: Final[i64] = self.regions_at + REGIONS * (REGION_ENTRIES + REGION_COLOURS * self.colours)
        self.ideas_at: Final[i64] = self.milestones_at + self.milestones * (MILESTONE_ENTRIES + self.colours)
        self.wealth_at: Final[i64] = self.ideas_at + IDEA_ENTRIES * self.cards
        self.progress_at: Final[i64] = self.wealth_at + WEALTH_ENTRIES * self.wealth
        self.objectives_at: Final[i64] = self.progress_at + self.progress
        self.chronos_at: Final[i64] = self.objectives_at + (OBJECTIVE_ENTRIES + players) * self.objectives
        self.societies_at: Final[i64] = self.chronos_at + 2
        self.society_size: Final[i64] = (
            SCALARS
            + 3 * PEOPLE
            + 3
            + TYPES
            + len(SOURCES)
            + self.hexes
            + TILE_ENTRIES * self.tiles
            + PROGRESS_ENTRIES * self.progress
            + CARD_ENTRIES * self.cards
            + self.influence_tiles
        )
        self.size: Final[i64] = self.societies_at + self.colours * self.society_size

    def observe(self, state: State, seat: i64, rows: Rows, at: i64) -> None:
        game = cast(Inventions, state)
        self.write_question(game, seat, rows, at)
        self.write_order(game, seat, rows, at)
        place: i64
        for place in range(REGIONS):
            self.write_region(game, seat, place, rows, at)
        self.write_milestones(game, seat, rows, at + self.milestones_at)
        self.write_ideas(game, rows, at + self.ideas_at)
        self.write_wealth(game, rows, at)
        write_all(game.progress_left, 0, rows, at + self.progress_at)
        self.write_objectives(game, seat, rows, at + self.objectives_at)
        if game.chronos != NONE:
            rows.put(at + self.chronos_at, game.chronos_region + 1)
            rows.put(at + self.chronos_at + 1, game.chronos_tiles)
        colour: i64
        for colour in range(self.colours):
            first = at + self.societies_at + self.step_to(seat, colour) * self.society_size
            self.write_society(game, colour, rows, first)

    def step_to(self, seat: i64, colour: i64) -> i64:
        """How many places clockwise another seat is; Chronos is the last."""
        return colour if colour >= self.players else (colour - seat + self.players) % self.players

    # The question and the order of play

    def write_question(self, game: Inventions, seat: i64, rows: Rows, at: i64) -> None:
        """What is asked, who is asked, and what the question carries."""
        if not game.agenda:
            return
        numbers = game.agenda[-1].encode()
        roles = CARRIED[numbers[0]]
        rows.put(at + self.kinds[numbers[0]], 1)
        rows.put(at + self.seats_at + self.step_to(seat, numbers[1]), 1)
        first = at + len(self.kinds)
        place: i64
        for place in range(len(roles)):
            role: i64 = roles[place]
            number: i64 = numbers[place + 2]
            rows.put(first + role, number + 1 if role < IDS else number)

    def write_order(self, game: Inventions, seat: i64, rows: Rows, at: i64) -> None:
        """Whose turn it is, in which order they play, Era and round, and the actions of the Forums."""
        first = at + self.seats_at + self.players
        if game.active != NONE:
            rows.put(first + self.step_to(seat, game.active), 1)
        rows.put(first + self.players + seat, 1)
        order = first + 2 * self.players
        place: i64
        for place in range(len(game.turn_order)):
            player: i64 = game.turn_order[place]
            if player < self.players:
                rows.put(order + self.step_to(seat, player), place + 1)
        rows.put(order + self.players, game.era)
        rows.put(order + self.players + 1, game.round)
        rows.put(order + self.players + 2, game.presented)
        rows.put(order + self.players + 3, game.reuse_forum)
        for place in range(len(game.forums)):
            rows.put(at + self.forums_at + place, game.forums[place] + 1)

    # The board

    def write_region(self, game: Inventions, seat: i64, place: i64, rows: Rows, row: i64) -> None:
        """A Region with its display."""
        region = game.regions[place]
        at = row + self.regions_at + place * (REGION_ENTRIES + REGION_COLOURS * self.colours)
        rows.put(at, region.specialist + 1)
        rows.put(at + 1, region.knowledge + 1)
        rows.put(at + 2, region.scoring)
        rows.put(at + 3, region.sage)
        rows.put(at + 4, region.card + 1)
        rows.put(at + 5, region.presenters)
        rows.put(at + 6, len(region.wealth))
        rows.put(at + 7, 1 if region.inventor != NONE else 0)
        if region.card != NONE:
            rows.put(row + self.ideas_at + IDEA_ENTRIES * region.card + 3, place + 1)
        self.write_colours(game, region, seat, place, rows, at + REGION_ENTRIES)

    def write_colours(
        self, game: Inventions, region: RegionDisplay, seat: i64, place: i64, rows: Rows, at: i64
    ) -> None:
        """What each colour has in a Region: Citizens there and beside the card, and its Influence tile."""
        if region.presenter != NONE:
            rows.put(at + REGION_COLOURS * self.step_to(seat, region.presenter), 1)
        if region.inventor != NONE:
            rows.put(at + REGION_COLOURS * self.step_to(seat, region.inventor) + 1, 1)
        if region.innovator != NONE:
            rows.put(at + REGION_COLOURS * self.step_to(seat, region.innovator) + 2, 1)
        colour: i64
        for colour in range(self.colours):
            entry = at + REGION_COLOURS * self.step_to(seat, colour)
            society = game.societies[colour]
            citizens = number_at(society.citizens, place)
            if citizens:
                rows.put(entry + 3, citizens)
            if colour != game.chronos:
                tile: i64 = society.tile_in[place]
                if tile != NONE:
                    rows.put(entry + 5, tile + 1)
            if (society.face_up >> place) & 1:
                rows.put(entry + 6, 1)
        space: i64
        for space in range(len(region.influence)):
            rows.put(at + REGION_COLOURS * self.step_to(seat, region.influence[space]) + 4, space + 1)

    def write_milestones(self, game: Inventions, seat: i64, rows: Rows, at: i64) -> None:
        """Where each Milestone lies, which place it has there, and whose Diplomats are on it."""
        each = MILESTONE_ENTRIES + self.colours
        id: i64
        colour: i64
        for id in range(self.milestones):
            where: i64 = game.milestones_at[id]
            if where < IN_COMMON:
                where = self.step_to(seat, where) if where < self.colours else where
            rows.put(at + id * each, where + 1)
            diplomats = game.diplomats_on(id)
            if diplomats:
                for colour in range(self.colours):
                    if (diplomats >> colour) & 1:
                        rows.put(at + id * each + MILESTONE_ENTRIES + self.step_to(seat, colour), 1)
        write_places(game.common, rows, at + 1, each)
        write_places(game.eureka, rows, at + 1, each)

    def write_ideas(self, game: Inventions, rows: Rows, at: i64) -> None:
        """The Idea Display, the top of the deck, and the cards that are still below it."""
        write_places(game.open_ideas, rows, at, IDEA_ENTRIES)
        place: i64
        for place in range(game.deck_at, len(game.deck)):
            card: i64 = game.deck[place]
            rows.put(at + IDEA_ENTRIES * card + (1 if place == game.deck_at else 2), 1)

    def write_wealth(self, game: Inventions, rows: Rows, row: i64) -> None:
        """Wealth tiles: seen or not, on which stack, whether on top, and those of Chronos."""
        at = row + self.wealth_at
        tile: i64
        for tile in range(self.wealth):
            if game.seen_wealth & BIT[tile]:
                rows.put(at + WEALTH_ENTRIES * tile, 1)
        place: i64
        for place in range(REGIONS):
            stack = game.regions[place].wealth
            for tile in stack:
                if game.seen_wealth & BIT[tile]:
                    rows.put(at + WEALTH_ENTRIES * tile + 1, place + 1)
            if stack:
                tile = stack[-1]
                rows.put(at + WEALTH_ENTRIES * tile + 2, 1)
        for tile in game.chronos_wealth:
            rows.put(at + WEALTH_ENTRIES * tile + 3, 1)

    def write_objectives(self, game: Inventions, seat: i64, rows: Rows, at: i64) -> None:
        """The private objectives that the viewer may see, and what the own ones are worth now."""
        each = OBJECTIVE_ENTRIES + self.players
        owner: i64
        for owner in range(self.players):
            if owner != seat and not game.is_over():
                continue
            id: i64
            for id in game.societies[owner].objectives:
                entry = at + id * each
                rows.put(entry + OBJECTIVE_ENTRIES + self.step_to(seat, owner), 1)
                if owner == seat:
                    rows.put(entry, 1)
                    rows.put(entry + 1, objective_points(game, seat, id))

    # Societies

    def write_society(self, game: Inventions, colour: i64, rows: Rows, at: i64) -> None:
        """One colour: markers, Progress and Influence tiles; of a player also people, points, map, tiles and cards."""
        society = game.societies[colour]
        rows.put(at, society.supply)
        rows.put(at + 1, society.influence)
        rows.put(at + 2, society.tokens)
        rows.put(at + 3, society.economy_tokens)
        rows.put(at + 4, society.sages)
        rows.put(at + 5, society.era_space + 1)
        rows.put(at + 6, society.order_space + 1)
        rows.put(at + 7, game.era_of(colour))
        hexes_at = at + SCALARS + 3 * PEOPLE + 3 + TYPES + len(SOURCES)
        tiles_at = hexes_at + self.hexes
        progress_at = tiles_at + TILE_ENTRIES * self.tiles
        cards_at = progress_at + PROGRESS_ENTRIES * self.progress
        if colour < self.players:
            rows.put(at + 8, len(society.display))
            rows.put(at + 9, society.score())
            rows.put(at + 10, tokens_by_influence(game, colour))
            rows.put(at + 11, academic_limit(game, colour))
            write_all(society.points, 0, rows, write_people(society, rows, at + SCALARS))
            write_all(society.hexes, 1, rows, hexes_at)
            write_tiles(society, rows, tiles_at)
            self.write_cards(society, rows, cards_at)
        self.write_progress(society, rows, progress_at)
        first = cards_at + CARD_ENTRIES * self.cards
        place: i64
        for place in range(self.influence_tiles):
            if (society.influence_tiles >> place) & 1:
                rows.put(first + place, 1)

    def write_progress(self, society: Society, rows: Rows, at: i64) -> None:
        """Progress tiles owned, used, and turned face down."""
        if not society.progress:
            return
        tile: i64
        for tile in range(self.progress):
            if (society.progress >> tile) & 1:
                entry = at + PROGRESS_ENTRIES * tile
                rows.put(entry, 1)
                rows.put(entry + 1, (society.used >> tile) & 1)
                rows.put(entry + 2, (society.spent >> tile) & 1)

    def write_cards(self, society: Society, rows: Rows, at: i64) -> None:
        """Ideas, Inventions, and the cards on which a Chain Action token lies."""
        card: i64
        for card in society.ideas:
            rows.put(at + CARD_ENTRIES * card, 1)
        for card in society.inventions:
            rows.put(at + CARD_ENTRIES * card + 1, 1)
        if society.marked:
            for card in range(self.cards):
                if society.marked & BIT[card]:
                    rows.put(at + CARD_ENTRIES * card + 2, 1)


def write_places(cards: list[int], rows: Rows, at: i64, each: i64) -> None:
    """For each card of a display which place it has there, counted from 1."""
    place: i64
    for place in range(len(cards)):
        rows.put(at + each * cards[place], place + 1)


def write_all(numbers: list[int], more: i64, rows: Rows, at: i64) -> None:
    """Numbers in their order, each raised by the same; of a row of zeros only what is none is written."""
    place: i64
    for place in range(len(numbers)):
        number: i64 = numbers[place]
        if number + more:
            rows.put(at + place, number + more)


def write_numbers(numbers: i64, rows: Rows, at: i64) -> None:
    """Numbers that lie side by side; of a row of zeros only what is none is written."""
    place: i64 = 0
    while numbers:
        number = numbers & LARGEST
        if number:
            rows.put(at + place, number)
        numbers >>= WIDTH
        place += 1


def write_tiles(society: Society, rows: Rows, at: i64) -> None:
    """Tiles in the display, and waiting for it."""
    tile: i64
    for tile in society.display:
        rows.add(at + TILE_ENTRIES * tile, 1)
    for tile in society.overflow:
        rows.add(at + TILE_ENTRIES * tile + 1, 1)


def write_people(society: Society, rows: Rows, at: i64) -> i64:
    """People available and exhausted, Aspirations of this turn, Pillars, and Inventions of each type; where it ends."""
    write_numbers(society.ready, rows, at)
    write_numbers(society.exhausted, rows, at + PEOPLE)
    write_numbers(society.fresh, rows, at + 2 * PEOPLE)
    first = at + 3 * PEOPLE
    rows.put(first, society.season_1 + 1)
    rows.put(first + 1, society.season_2 + 1)
    rows.put(first + 2, society.epoch + 1)
    write_numbers(society.types, rows, first + 3)
    return first + 3 + TYPES
