"""A component set: all tables of a box, and what follows from them.

Rule code asks the box and never a table, so that whoever owns the published game can put its components in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.inventions.kinds import (
    ASPIRATION_NAMES,
    BENEFIT_NAMES,
    DISCOUNT,
    EFFECTS,
    ERA_LETTERS,
    FIRST_ERA,
    FIRST_PROGRESS,
    FIRST_WEALTH,
    LAST_ERA,
    LETTERS,
    NEW_ACADEMIC,
    NEW_SPECIALIST,
    NONE,
    NUMBERS,
    OBJECTIVE_KINDS,
    REGIONS,
    RETURN_CITIZENS,
    TWO_SPECIALISTS,
    TYPES,
    WEALTH_TYPE,
    EraSpace,
    Hex,
    Idea,
    InfluenceTile,
    KnowledgeTile,
    Milestone,
    Objective,
    ProgressTile,
    Region,
    SpecialistTile,
    Standing,
    WealthTile,
)
from civitas.inventions.moves import InventionsBook
from civitas.kernel.ints import i64

NEIGHBOURS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
PAYING_BENEFITS: Final = (
    DISCOUNT,
    *range(NEW_SPECIALIST, NEW_SPECIALIST + TYPES),
    NEW_ACADEMIC,
    TWO_SPECIALISTS,
    RETURN_CITIZENS,
)
"""What takes people off a tile, or brings some."""

FIRST_DECK_ERA: Final = 3

# Rows of a deal of which there are several of a kind.
MILESTONE_ROWS: Final[list[str]] = [f"milestones {letter}" for letter in ERA_LETTERS]
DECK_ROWS: Final[list[str]] = [f"era {era}" for era in range(FIRST_DECK_ERA, LAST_ERA + 1)]
OBJECTIVE_ROWS: Final[list[str]] = [f"{kind} objectives" for kind in OBJECTIVE_KINDS]
WEALTH_ROWS: Final[list[str]] = [f"wealth {letter}" for letter in LETTERS]


class Box:
    """The components of a game and the numbers that the rules look up in them."""

    def __init__(
        self,
        title: str,
        *,
        regions: Sequence[Region],
        strings: Sequence[Sequence[int]],
        ideas: Sequence[Idea],
        milestones: Sequence[Milestone],
        specialist_tiles: Sequence[SpecialistTile],
        knowledge_tiles: Sequence[KnowledgeTile],
        influence_tiles: Sequence[InfluenceTile],
        influence_track: Sequence[Standing],
        era_track: Sequence[EraSpace],
        forums: Sequence[Sequence[int]],
        progress: Sequence[ProgressTile],
        copies: i64,
        wealth: Sequence[WealthTile],
        hexes: Sequence[Hex],
        objectives: Sequence[Objective],
    ) -> None:
        self.title: Final = title
        self.regions: Final[list[Region]] = list(regions)
        self.ideas: Final[list[Idea]] = list(ideas)
        self.milestones: Final[list[Milestone]] = list(milestones)
        self.specialist_tiles: Final[list[SpecialistTile]] = list(specialist_tiles)
        self.knowledge_tiles: Final[list[KnowledgeTile]] = list(knowledge_tiles)
        self.influence_tiles: Final[list[InfluenceTile]] = list(influence_tiles)
        self.influence_track: Final[list[Standing]] = list(influence_track)
        self.era_track: Final[list[EraSpace]] = list(era_track)
        self.progress: Final[list[ProgressTile]] = sorted(progress, key=progress_order)
        self.copies: Final[i64] = copies
        self.wealth: Final[list[WealthTile]] = list(wealth)
        self.hexes: Final[list[Hex]] = list(hexes)
        self.objectives: Final[list[Objective]] = list(objectives)
        self.forums: Final[list[list[int]]] = [list(forum) for forum in forums]
        self.adjacent: Final[list[list[int]]] = [neighbours_of(region, strings) for region in range(REGIONS)]
        """For each Region those at the other end of its strings."""
        self.regions_beside: Final[list[int]] = [sum(1 << end for end in ends) for ends in self.adjacent]
        """The same, one bit each."""
        self.milestone_of: Final[list[int]] = [milestone_id(self.milestones, idea.milestone) for idea in self.ideas]
        """For each card the Milestone it needs."""
        self.tile_with: Final[list[int]] = [tile_with(self.progress, effect) for effect in range(EFFECTS)]
        """For each effect the Progress tile that has it."""
        self.all_hexes: Final[i64] = (1 << len(hexes)) - 1
        """The spaces of the Progress Map, one bit each; so are those of the next three."""
        self.hexes_beside: Final[list[int]] = [hexes_beside(self.hexes, hex) for hex in self.hexes]
        """For each of them its neighbours."""
        self.hexes_with: Final[list[int]] = [hexes_with(self.hexes, benefit) for benefit in range(len(BENEFIT_NAMES))]
        """For each benefit those that give it."""
        self.paying_benefits: Final[list[int]] = [id for id in PAYING_BENEFITS if self.hexes_with[id]]
        """Benefits of hexes that help to pay for the tile that is built there."""
        self.idea_names: Final[list[str]] = [idea.name for idea in self.ideas]
        self.tile_names: Final[list[str]] = [
            *ASPIRATION_NAMES,
            *[tile.name for tile in self.progress],
            *[tile.name for tile in self.wealth],
        ]
        """All that can lie in a Tile Display."""
        self.hex_names: Final[list[str]] = [f"hex {number}" for number in range(1, len(self.hexes) + 1)]
        self.space_names: Final[list[str]] = [f"space {number} of Era {era}" for number, era in self.space_numbers()]
        """The spaces of the Era Track."""
        self.ideas_of: Final = by_kind([int(idea.era) for idea in ideas], LAST_ERA + 1)
        """The cards of each Era; there is none of Era 0."""
        self.milestones_of: Final = by_kind([int(milestone.era) for milestone in milestones], LAST_ERA + 1)
        """The Milestones of each Era."""
        self.wealth_of: Final = by_kind([int(tile.letter) for tile in wealth], len(LETTERS))
        """The Wealth tiles of each letter."""
        self.objectives_of: Final = by_kind([int(objective.kind) for objective in objectives], len(OBJECTIVE_KINDS))
        """The private objectives of each kind."""
        first = self.milestones_of[FIRST_ERA]
        self.start_ideas: Final = [card for card in self.ideas_of[2] if self.milestone_of[card] in first]
        """The cards of Era 2 that need a Milestone of Era 1."""
        self.common_spaces: Final[i64] = len(first)
        """The Common Knowledge Display has a space for each Milestone of Era 1."""
        self.rows: Final = self.rows_of_deal()
        """For each row of a deal what it is made of; the turn order is not of the box."""
        self.book: Final = self.make_book()

    def rows_of_deal(self) -> dict[str, list[int]]:
        return {
            "knowledge tiles": list(range(REGIONS)),
            "specialist tiles": list(range(REGIONS)),
            **dict(zip(MILESTONE_ROWS, self.milestones_of[FIRST_ERA:], strict=True)),
            "era 1": self.ideas_of[1],
            "era 2": self.start_ideas,
            **dict(zip(DECK_ROWS, self.ideas_of[FIRST_DECK_ERA:], strict=True)),
            **dict(zip(OBJECTIVE_ROWS, self.objectives_of, strict=True)),
            "wealth letters": list(range(REGIONS)),
            **dict(zip(WEALTH_ROWS, self.wealth_of, strict=True)),
        }

    def make_book(self) -> InventionsBook:
        return InventionsBook(
            tuple(region.name for region in self.regions),
            tuple(self.idea_names),
            tuple(milestone.name for milestone in self.milestones),
            tuple(tile.name for tile in self.influence_tiles),
            tuple(self.tile_names),
            tuple(self.hex_names),
            tuple(self.space_names),
        )

    def space_numbers(self) -> list[tuple[int, int]]:
        """The spaces of the Era Track: which of their Era they are, and that Era."""
        eras = [int(space.era) for space in self.era_track]
        return [(eras[:place].count(era) + 1, era) for place, era in enumerate(eras)]

    def type_of_tile(self, tile: i64) -> i64:
        """0 to 2 for a Progress tile by its type, WEALTH_TYPE for a Wealth tile."""
        return (tile - FIRST_PROGRESS) // NUMBERS if tile < FIRST_WEALTH else WEALTH_TYPE


def by_kind(kinds: list[int], count: int) -> list[list[int]]:
    """The ids of each kind, from the kinds of all ids."""
    return [[id for id, each in enumerate(kinds) if each == kind] for kind in range(count)]


def progress_order(tile: ProgressTile) -> tuple[int, int]:
    return int(tile.type), int(tile.number)


def neighbours_of(region: int, strings: Sequence[Sequence[int]]) -> list[int]:
    ends = [string[1] if string[0] == region + 1 else string[0] for string in strings if region + 1 in string]
    return sorted(end - 1 for end in ends)


def milestone_id(milestones: Sequence[Milestone], name: str) -> int:
    return next((id for id, milestone in enumerate(milestones) if milestone.name == name), NONE)


def tile_with(progress: Sequence[ProgressTile], effect: int) -> int:
    return next((id for id, tile in enumerate(progress) if tile.effect == effect), NONE)


def hexes_beside(hexes: Sequence[Hex], hex: Hex) -> int:
    beside = {(hex.q + q, hex.r + r) for q, r in NEIGHBOURS}
    return sum(1 << place for place, other in enumerate(hexes) if (other.q, other.r) in beside)


def hexes_with(hexes: Sequence[Hex], benefit: int) -> int:
    return sum(1 << place for place, hex in enumerate(hexes) if hex.benefit == benefit)
