"""A component set: all tables of a box, and what follows from them.

Rule code asks the box and never a table, so that whoever owns the published game can put its components in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.inventions.kinds import (
    ASPIRATION_NAMES,
    EFFECTS,
    FIRST_WEALTH,
    NONE,
    REGIONS,
    TYPES,
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
        self.milestone_of: Final[list[int]] = [milestone_id(self.milestones, idea.milestone) for idea in self.ideas]
        """For each card the Milestone it needs."""
        self.tile_with: Final[list[int]] = [tile_with(self.progress, effect) for effect in range(EFFECTS)]
        """For each effect the Progress tile that has it."""
        self.hex_neighbours: Final[list[list[int]]] = [hex_neighbours(self.hexes, hex) for hex in self.hexes]
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
        self.book: Final = self.make_book()

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

    def ideas_of(self, era: i64) -> list[int]:
        """The cards of an Era."""
        return [card for card, idea in enumerate(self.ideas) if idea.era == era]

    def start_ideas(self) -> list[int]:
        """The cards of Era 2 that need a Milestone of Era 1."""
        return [card for card in self.ideas_of(2) if self.milestones[self.milestone_of[card]].era == 1]

    def milestones_of(self, era: i64) -> list[int]:
        return [id for id, milestone in enumerate(self.milestones) if milestone.era == era]

    def common_spaces(self) -> i64:
        """The Common Knowledge Display has a space for each Milestone of Era 1."""
        return len(self.milestones_of(1))

    def wealth_of(self, letter: i64) -> list[int]:
        return [id for id, tile in enumerate(self.wealth) if tile.letter == letter]

    def objectives_of(self, kind: i64) -> list[int]:
        return [id for id, objective in enumerate(self.objectives) if objective.kind == kind]

    def type_of_tile(self, tile: i64) -> i64:
        """0 to 2 for a Progress tile by its type, WEALTH_TYPE for a Wealth tile."""
        return (tile - 4) // 7 if tile < FIRST_WEALTH else TYPES


def progress_order(tile: ProgressTile) -> tuple[int, int]:
    return int(tile.type), int(tile.number)


def neighbours_of(region: int, strings: Sequence[Sequence[int]]) -> list[int]:
    ends = [string[1] if string[0] == region + 1 else string[0] for string in strings if region + 1 in string]
    return sorted(end - 1 for end in ends)


def milestone_id(milestones: Sequence[Milestone], name: str) -> int:
    return next((id for id, milestone in enumerate(milestones) if milestone.name == name), NONE)


def tile_with(progress: Sequence[ProgressTile], effect: int) -> int:
    return next((id for id, tile in enumerate(progress) if tile.effect == effect), NONE)


def hex_neighbours(hexes: Sequence[Hex], hex: Hex) -> list[int]:
    beside = {(hex.q + q, hex.r + r) for q, r in NEIGHBOURS}
    return [place for place, other in enumerate(hexes) if (other.q, other.r) in beside]
