"""The position of a game of Inventions: societies, Region Displays, Milestones, Idea cards, and the agenda.

Clones share all lists but the agenda, the societies and the Regions: a list is replaced, never changed (`piles`).
People and other small numbers lie side by side in one integer, the first of them lowest (`kernel.bits`).
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.box import Box
from civitas.inventions.kinds import BIT, NONE, PEOPLE, REGIONS, TYPES, by_number
from civitas.inventions.rulings import Rulings
from civitas.kernel.agenda import AnyItem
from civitas.kernel.bits import LARGEST, WIDTH, apart
from civitas.kernel.ints import i64, mypyc_attr
from civitas.kernel.state import State

TILE_SLOTS: Final = 4
NO_CHRONOS: Final = -1
MOST_BESIDE: Final = 6
"""The most neighbours a hex has."""

# Where a Milestone lies; below 4 it is the Private Display of that seat.
IN_COMMON: Final = 4
IN_DISCARD: Final = 5
IN_EUREKA: Final = 6
IN_STACK: Final = 7

# Sources of points.
FROM_PRESENTING: Final = 0
FROM_INFLUENCE_TILES: Final = 1
FROM_KNOWLEDGE: Final = 2
FROM_MILESTONES: Final = 3
FROM_TRACK: Final = 4
FROM_WEALTH: Final = 5
FROM_OBJECTIVES: Final = 6
SOURCES: Final = by_number(
    {
        FROM_PRESENTING: "presented Ideas",
        FROM_INFLUENCE_TILES: "Influence tiles",
        FROM_KNOWLEDGE: "Knowledge tiles",
        FROM_MILESTONES: "Milestones",
        FROM_TRACK: "Influence Track",
        FROM_WEALTH: "Wealth tiles",
        FROM_OBJECTIVES: "objectives",
    }
)


@mypyc_attr(acyclic=True)
class Society:
    """One colour: its people, tiles, cards and markers. Chronos has one too when two play."""

    __slots__ = (
        "built", "citizens", "crowded", "diplomats", "display", "economy_tokens", "epoch", "era_space", "exhausted",
        "face_up", "fresh", "hexes", "ideas", "influence", "influence_tiles", "inventions", "letters", "marked",
        "objectives", "order_space", "overflow", "points", "progress", "ready", "sages", "season_1", "season_2",
        "spent", "supply", "taken", "tile_in", "tokens", "types", "used",
    )  # fmt: skip

    def __init__(
        self,
        display: list[int],
        overflow: list[int],
        hexes: list[int],
        crowded: list[int],
        ideas: list[int],
        inventions: list[int],
        objectives: list[int],
        tile_in: list[int],
        points: list[int],
    ) -> None:
        """The lists are given, so that a clone does not make them twice."""
        self.supply: i64 = 0
        self.ready: i64 = 0
        """Available Merchants, Artisans, Thinkers and Academics, side by side."""
        self.exhausted: i64 = 0
        """The same, exhausted."""
        self.citizens: i64 = 0
        """Citizens on each Region of the Map, side by side."""
        self.diplomats: i64 = 0
        """Milestones with an own Diplomat, one bit each."""
        self.influence: i64 = 0
        self.tokens: i64 = 0
        """Chain Action tokens that are available."""
        self.marked: i64 = 0
        """Cards on which a Chain Action token lies, one bit each."""
        self.season_1: i64 = NONE
        """The action space of the Season Pillar that was placed first; NONE on the Society Board."""
        self.season_2: i64 = NONE
        self.epoch: i64 = NONE
        self.display: list[int] = display
        """Tiles in the Tile Display, from the left."""
        self.overflow: list[int] = overflow
        """Aspirations gained this turn for which there was no slot."""
        self.fresh: i64 = 0
        """Aspirations gained this turn, by kind, side by side."""
        self.hexes: list[int] = hexes
        """The tile on each space of the Progress Map."""
        self.taken: i64 = 0
        """The hexes with a tile, one bit each."""
        self.crowded: list[int] = crowded
        """The hexes with more than 0, 1, 2, 3, 4 and 5 tiles beside them, one bit each."""
        self.progress: i64 = 0
        """Progress tiles owned, built or not, one bit each."""
        self.built: i64 = 0
        """Progress tiles on the Progress Map, one bit each."""
        self.letters: i64 = 0
        """Letters of the Wealth tiles owned, built or not, one bit each."""
        self.economy_tokens: i64 = 0
        """Economy tokens that can be used."""
        self.used: i64 = 0
        """Progress tiles on which an Economy token lies, one bit each."""
        self.spent: i64 = 0
        """Technology tiles that are turned face down, one bit each."""
        self.ideas: list[int] = ideas
        """Cards right of the Society Board."""
        self.inventions: list[int] = inventions
        """Cards left of it."""
        self.types: i64 = 0
        """How many of those are of each type, side by side."""
        self.objectives: list[int] = objectives
        self.influence_tiles: i64 = 0
        """Influence tiles still on the Society Board, one bit each."""
        self.tile_in: list[int] = tile_in
        """The own Influence tile in each Region."""
        self.face_up: i64 = 0
        """Regions in which the own Influence tile is face up, one bit each."""
        self.sages: i64 = 0
        self.era_space: i64 = NONE
        """The space of the Era Marker; NONE below the track."""
        self.order_space: i64 = NONE
        """The turn-order space that works for this player."""
        self.points: list[int] = points

    def clone(self) -> Society:
        copy = Society(
            self.display,
            self.overflow,
            self.hexes,
            self.crowded,
            self.ideas,
            self.inventions,
            self.objectives,
            self.tile_in,
            self.points,
        )
        copy.supply = self.supply
        copy.ready = self.ready
        copy.exhausted = self.exhausted
        copy.citizens = self.citizens
        copy.diplomats = self.diplomats
        copy.influence = self.influence
        copy.tokens = self.tokens
        copy.marked = self.marked
        copy.season_1 = self.season_1
        copy.season_2 = self.season_2
        copy.epoch = self.epoch
        copy.fresh = self.fresh
        copy.taken = self.taken
        copy.progress = self.progress
        copy.built = self.built
        copy.letters = self.letters
        copy.economy_tokens = self.economy_tokens
        copy.used = self.used
        copy.spent = self.spent
        copy.types = self.types
        copy.influence_tiles = self.influence_tiles
        copy.face_up = self.face_up
        copy.sages = self.sages
        copy.era_space = self.era_space
        copy.order_space = self.order_space
        return copy

    def encode(self) -> list[int]:
        """Everything; lists with their length before them."""
        numbers: list[int] = [
            self.supply, self.influence, self.tokens, self.marked, self.epoch, self.progress, self.built, self.letters,
            self.economy_tokens, self.used, self.spent, self.influence_tiles, self.face_up, self.sages, self.era_space,
            self.order_space,
        ]  # fmt: skip
        numbers += apart(self.ready, PEOPLE) + apart(self.exhausted, PEOPLE) + [self.season_1, self.season_2]
        numbers += apart(self.fresh, PEOPLE) + apart(self.types, TYPES) + self.tile_in + self.points
        for pile in (
            self.display, self.overflow, self.hexes, self.ideas, self.inventions, self.objectives,
        ):  # fmt: skip
            numbers.append(len(pile))
            numbers += pile
        return numbers

    def score(self) -> i64:
        """Points scored so far."""
        total: i64 = 0
        for points in self.points:
            total += points
        return total

    def has_built(self, tile: i64) -> bool:
        """Whether a Progress tile lies on the Progress Map."""
        return (self.built >> tile) & 1 != 0

    def has_diplomat(self, milestone: i64) -> bool:
        """Whether an own Diplomat is on a Milestone."""
        return self.diplomats & BIT[milestone] != 0


def empty_society() -> Society:
    """A colour that has nothing."""
    return Society(
        display=[],
        overflow=[],
        hexes=[],
        crowded=[0] * MOST_BESIDE,
        ideas=[],
        inventions=[],
        objectives=[],
        tile_in=[NONE] * REGIONS,
        points=[0] * len(SOURCES),
    )


@mypyc_attr(acyclic=True)
class RegionDisplay:
    """A Region of the Map and its display: the card with the people beside it, tiles, the Sage."""

    __slots__ = (
        "card", "influence", "innovator", "inventor", "knowledge", "presenter", "presenters", "sage",
        "scoring", "specialist", "wealth",
    )  # fmt: skip

    def __init__(self, specialist: i64, knowledge: i64, influence: list[int], wealth: list[int]) -> None:
        self.specialist: i64 = specialist
        self.knowledge: i64 = knowledge
        self.scoring: i64 = 0
        """Whether the Knowledge tile shows its scoring side."""
        self.sage: i64 = 1
        self.card: i64 = NONE
        self.presenter: i64 = NONE
        self.presenters: i64 = 0
        """How many Citizens stand left of the card."""
        self.inventor: i64 = NONE
        """Who invented the card; while nobody did, it is an Idea."""
        self.innovator: i64 = NONE
        self.influence: list[int] = influence
        """Whose Influence tiles lie on the Influence spaces, from the left."""
        self.wealth: list[int] = wealth
        """The stack of Wealth tiles, the top one last."""

    def clone(self) -> RegionDisplay:
        copy = RegionDisplay(self.specialist, self.knowledge, self.influence, self.wealth)
        copy.scoring = self.scoring
        copy.sage = self.sage
        copy.card = self.card
        copy.presenter = self.presenter
        copy.presenters = self.presenters
        copy.inventor = self.inventor
        copy.innovator = self.innovator
        return copy

    def encode(self, citizens: list[int]) -> list[int]:
        return [
            self.specialist, self.knowledge, self.scoring, self.sage, self.card, self.presenter, self.presenters,
            self.inventor, self.innovator, *citizens, len(self.influence), *self.influence,
            len(self.wealth), *self.wealth,
        ]  # fmt: skip

    def is_empty(self) -> bool:
        return self.card == NONE

    def is_idea(self) -> bool:
        """Whether somebody presents an Idea here; in the preparation cards lie here that nobody has claimed."""
        return self.presenter != NONE and self.inventor == NONE

    def is_invention(self) -> bool:
        return self.inventor != NONE

    def is_beside(self, colour: i64) -> bool:
        """Whether a colour has a Citizen beside the card."""
        return self.presenter == colour or self.inventor == colour or self.innovator == colour


@mypyc_attr(acyclic=True)
class Inventions(State):
    """A position of Inventions."""

    __slots__ = (
        "active", "chronos", "chronos_region", "chronos_tiles", "chronos_wealth", "colours", "common", "deck",
        "deck_at", "discard", "edition", "era", "eureka", "forums", "milestones_at", "open_ideas",
        "presented", "private", "progress_left", "regions", "reuse_forum", "round", "rulings", "seen_wealth",
        "societies", "stacks", "turn_order",
    )  # fmt: skip

    def __init__(
        self,
        edition: Box,
        rulings: Rulings,
        players: i64,
        agenda: list[AnyItem],
        forums: list[int],
        societies: list[Society],
        regions: list[RegionDisplay],
        turn_order: list[int],
        common: list[int],
        private: list[int],
        eureka: list[int],
        discard: list[int],
        stacks: list[list[int]],
        milestones_at: list[int],
        deck: list[int],
        open_ideas: list[int],
        progress_left: list[int],
        chronos_wealth: list[int],
    ) -> None:
        """The lists are given, so that a clone does not make them twice."""
        super().__init__(players, agenda)
        self.edition: Box = edition
        self.rulings: Rulings = rulings
        self.colours: i64 = players
        """Players, and Chronos when two play."""
        self.chronos: i64 = NO_CHRONOS
        """The colour of Chronos as a third player."""
        self.forums: list[int] = forums
        """The action of each space; two after one another are a Forum."""
        self.societies: list[Society] = societies
        self.regions: list[RegionDisplay] = regions
        self.turn_order: list[int] = turn_order
        self.era: i64 = 1
        self.round: i64 = 1
        self.active: i64 = NONE
        """Whose turn it is; NONE between turns."""
        self.presented: i64 = 0
        """Ideas presented this turn."""
        self.reuse_forum: i64 = 0
        """Whether the Pillar may go to a Forum that holds one."""
        self.common: list[int] = common
        """The Common Knowledge Display, the uppermost tile first."""
        self.private: list[int] = private
        """The Private Milestone of each seat, absent ones too."""
        self.eureka: list[int] = eureka
        """The Eureka Display, from the left."""
        self.discard: list[int] = discard
        """Milestones in the open discard."""
        self.stacks: list[list[int]] = stacks
        """The Milestones of Eras 4 to 6 as they will be laid out."""
        self.milestones_at: list[int] = milestones_at
        """Where each Milestone lies."""
        self.deck: list[int] = deck
        """The Idea deck as it was stacked; cards before `deck_at` have left it."""
        self.deck_at: i64 = 0
        self.open_ideas: list[int] = open_ideas
        """The open cards of the Idea Display, from the left; the deck lies left of them."""
        self.progress_left: list[int] = progress_left
        """Tiles left in the displays of Progress tiles."""
        self.seen_wealth: i64 = 0
        """Wealth tiles that everybody has seen, one bit each."""
        self.chronos_region: i64 = NONE
        """Where the Season Pillar of Chronos stands."""
        self.chronos_tiles: i64 = 0
        """The Influence tiles of Chronos on the Era Track."""
        self.chronos_wealth: list[int] = chronos_wealth

    def clone(self) -> Inventions:
        copy = Inventions(
            self.edition,
            self.rulings,
            self.players,
            self.agenda.copy(),
            self.forums,
            [society.clone() for society in self.societies],
            [region.clone() for region in self.regions],
            self.turn_order,
            self.common,
            self.private,
            self.eureka,
            self.discard,
            self.stacks,
            self.milestones_at,
            self.deck,
            self.open_ideas,
            self.progress_left,
            self.chronos_wealth,
        )
        copy.colours = self.colours
        copy.chronos = self.chronos
        copy.era = self.era
        copy.round = self.round
        copy.active = self.active
        copy.presented = self.presented
        copy.reuse_forum = self.reuse_forum
        copy.deck_at = self.deck_at
        copy.seen_wealth = self.seen_wealth
        copy.chronos_region = self.chronos_region
        copy.chronos_tiles = self.chronos_tiles
        copy.winners = self.winners
        return copy

    def encode(self) -> list[int]:
        numbers: list[int] = [
            self.players, self.era, self.round, self.active, self.presented, self.reuse_forum, self.deck_at,
            self.seen_wealth, self.chronos_region, self.chronos_tiles, self.winners,
        ]  # fmt: skip
        numbers += self.turn_order + self.forums + self.progress_left + self.milestones_at
        numbers += [int(self.diplomats_on(milestone)) for milestone in range(len(self.milestones_at))]
        for pile in (
            self.common, self.private, self.eureka, self.discard, self.deck, self.open_ideas, self.chronos_wealth,
            *self.stacks,
        ):  # fmt: skip
            numbers.append(len(pile))
            numbers += pile
        for place, region in enumerate(self.regions):
            numbers += region.encode(self.citizens_in(place))
        for society in self.societies:
            numbers += society.encode()
        for item in self.agenda:
            numbers += item.encode()
        return numbers

    def era_of(self, seat: i64) -> i64:
        """The Era of a seat's Private Milestone."""
        return self.edition.milestones[self.private[seat]].era

    def has_effect(self, seat: i64, effect: i64) -> bool:
        """Whether the Progress tile with an effect is built on a player's Progress Map."""
        return self.societies[seat].has_built(self.edition.tile_with[effect])

    def diplomats_on(self, milestone: i64) -> i64:
        """The colours with a Diplomat on a Milestone, one bit each."""
        bit: i64 = BIT[milestone]
        colours: i64 = 0
        colour: i64
        for colour in range(len(self.societies)):
            if self.societies[colour].diplomats & bit:
                colours |= 1 << colour
        return colours

    def citizens_in(self, region: i64) -> list[int]:
        """The Citizens of each colour on a Region."""
        return [int((society.citizens >> (WIDTH * region)) & LARGEST) for society in self.societies]

    def top_idea(self) -> i64:
        """The card on top of the Idea deck, which everybody sees; NONE when the deck is empty."""
        return self.deck[self.deck_at] if self.deck_at < len(self.deck) else NONE


def empty_table(edition: Box, rulings: Rulings, players: i64) -> Inventions:
    """A table on which nothing lies yet."""
    return Inventions(
        edition,
        rulings,
        players,
        agenda=[],
        forums=[],
        societies=[],
        regions=[],
        turn_order=[],
        common=[],
        private=[],
        eureka=[],
        discard=[],
        stacks=[],
        milestones_at=[],
        deck=[],
        open_ideas=[],
        progress_left=[],
        chronos_wealth=[],
    )
