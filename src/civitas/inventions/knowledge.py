"""What each player may know: one table of zones, and worlds that differ only in what it hides.

Nearly everything is open, also the top card of the Idea deck. Hidden are the private objectives of others until the
end, the cards below the top of the deck, the order of the Milestones in the stacks, and the Wealth tiles below the top
of each stack.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import BIT, NONE
from civitas.inventions.state import IN_STACK, Inventions
from civitas.kernel.chance import Chance
from civitas.kernel.knowledge import EVERYBODY, NOBODY, OWNER, Dealer, Zone

CARDS: Final = "Society.ideas Society.inventions Society.marked"
TILES: Final = (
    "Society.display Society.overflow Society.hexes Society.progress Society.built Society.letters Society.used "
    "Society.spent Inventions.progress_left"
)
IN_REGION: Final = "RegionDisplay.card RegionDisplay.specialist RegionDisplay.knowledge"
INFLUENCE: Final = "Society.influence_tiles Society.tile_in RegionDisplay.influence"
ON_BOARD: Final = "Inventions.common Inventions.private Inventions.eureka Inventions.discard Inventions.milestones_at"
IDEAS: Final = "Inventions.open_ideas Inventions.deck"
SEEN: Final = "RegionDisplay.wealth Inventions.seen_wealth Inventions.chronos_wealth"

# fmt: off
SOCIETY_CARDS    = Zone("Ideas and Inventions of a society",    faces=EVERYBODY, piles=CARDS)
SOCIETY_TILES    = Zone("Progress and Wealth tiles owned",      faces=EVERYBODY, piles=TILES)
REGION           = Zone("cards and tiles of Region Displays",   faces=EVERYBODY, piles=IN_REGION)
INFLUENCE_TILES  = Zone("Influence tiles",                      faces=EVERYBODY, piles=INFLUENCE)
MILESTONES       = Zone("Milestones on the board or discarded", faces=EVERYBODY, piles=ON_BOARD)
STACKS           = Zone("stacks of Milestones",                 faces=NOBODY,    piles="Inventions.stacks")
OPEN_IDEAS       = Zone("open Ideas and the top of the deck",   faces=EVERYBODY, piles=IDEAS)
IDEA_DECK        = Zone("Ideas below the top of the deck",      faces=NOBODY,    piles="Inventions.deck")
SEEN_WEALTH      = Zone("Wealth tiles that were seen",          faces=EVERYBODY, piles=SEEN)
UNSEEN_WEALTH    = Zone("Wealth tiles below the top",           faces=NOBODY,    piles="RegionDisplay.wealth")
OBJECTIVES       = Zone("private objectives",                   faces=OWNER,     piles="Society.objectives")
SHOWN_OBJECTIVES = Zone("private objectives after the game",    faces=EVERYBODY, piles="Society.objectives")
# fmt: on
ZONES: Final = (
    SOCIETY_CARDS,
    SOCIETY_TILES,
    REGION,
    INFLUENCE_TILES,
    MILESTONES,
    STACKS,
    OPEN_IDEAS,
    IDEA_DECK,
    SEEN_WEALTH,
    UNSEEN_WEALTH,
    OBJECTIVES,
    SHOWN_OBJECTIVES,
)


# What the zones hold


def hidden_stacks(game: Inventions) -> list[list[int]]:
    """The stacks of Milestones that are not laid out yet."""
    return [stack for stack in game.stacks if game.milestones_at[stack[0]] == IN_STACK]


def wealth_zone(game: Inventions, tile: int) -> Zone:
    """A Wealth tile that once lay on top is known to everybody, wherever it lies."""
    return SEEN_WEALTH if game.seen_wealth & BIT[tile] else UNSEEN_WEALTH


def objectives_zone(game: Inventions) -> Zone:
    return SHOWN_OBJECTIVES if game.is_over() else OBJECTIVES


# Worlds that look the same


class InventionsDealer(Dealer):
    """Deals everything hidden anew, as often as somebody likes. Of what the viewer cannot see it keeps nothing."""

    __slots__ = ("below", "laid_out", "objectives", "others", "seen_deck", "stacks", "table", "unseen_wealth", "wealth")

    def __init__(self, game: Inventions, viewer: int | None) -> None:
        seen = int(game.deck_at) + 1
        self.seen_deck: Final = game.deck[:seen]
        self.below: Final = ideas_below(game, IDEA_DECK.unseen(game.deck[seen:], viewer))
        stacks = hidden_stacks(game)
        self.laid_out: Final = game.stacks[: len(game.stacks) - len(stacks)]
        self.stacks: Final = [STACKS.unseen(stack, viewer) for stack in stacks]
        self.unseen_wealth: Final = [unseen_like(game, region.wealth, viewer) for region in game.regions]
        self.wealth: Final = [
            [NONE if tile in hidden else tile for tile in region.wealth]
            for region, hidden in zip(game.regions, self.unseen_wealth, strict=True)
        ]
        self.others: Final = seats_unseen(game, viewer)
        self.objectives: Final = objectives_unseen(game, self.others)
        self.table: Final = game.clone()
        self.table.deck = self.seen_deck
        self.table.stacks = self.laid_out
        for region, stack in zip(self.table.regions, self.wealth, strict=True):
            region.wealth = stack
        for seat in self.others:
            self.table.societies[seat].objectives = []

    def world(self, chance: Chance) -> Inventions:
        world = self.table.clone()
        deck = self.seen_deck.copy()
        for cards in self.below:
            deck += chance.shuffled(cards)
        world.deck = deck
        world.stacks = self.laid_out + [chance.shuffled(stack) for stack in self.stacks]
        for place, region in enumerate(world.regions):
            region.wealth = filled(self.wealth[place], chance.shuffled(self.unseen_wealth[place]))
        objectives = [chance.shuffled(ids) for ids in self.objectives]
        for seat in self.others:
            world.societies[seat].objectives = [ids.pop() for ids in objectives]
        return world


def redeal(game: Inventions, viewer: int | None, chance: Chance) -> Inventions:
    """The same table with everything hidden dealt anew."""
    return InventionsDealer(game, viewer).world(chance)


def ideas_below(game: Inventions, cards: list[int]) -> list[list[int]]:
    """Cards below the top by their Eras, which lie one after another: they change places with others of their Era."""
    eras = [int(game.edition.ideas[card].era) for card in cards]
    return [[card for card, own in zip(cards, eras, strict=True) if own == era] for era in sorted(set(eras))]


def unseen_like(game: Inventions, stack: list[int], viewer: int | None) -> list[int]:
    """The Wealth tiles of a stack's letter that nobody has seen: in the stack or in the box, they change places."""
    if not stack:
        return []
    letter = game.edition.wealth[stack[-1]].letter
    return [tile for tile in game.edition.wealth_of[letter] if not wealth_zone(game, tile).shows_faces(viewer)]


def filled(stack: list[int], tiles: list[int]) -> list[int]:
    """A stack with tiles at its empty places, the last of them first."""
    return [tiles.pop() if tile == NONE else tile for tile in stack]


def seats_unseen(game: Inventions, viewer: int | None) -> list[int]:
    """The seats whose objectives the viewer cannot see."""
    zone = objectives_zone(game)
    return [seat for seat in range(game.players) if not zone.shows_faces(viewer, seat)]


def objectives_unseen(game: Inventions, others: list[int]) -> list[list[int]]:
    """The objectives of others are any of their kind that the viewer does not have; none where all are seen."""
    known = [id for seat in range(game.players) if seat not in others for id in game.societies[seat].objectives]
    return [[id for id in ids if id not in known] for ids in game.edition.objectives_of]
