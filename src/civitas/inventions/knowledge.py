"""What each player may know: one table of zones, and worlds that differ only in what it hides.

Nearly everything is open, also the top card of the Idea deck. Hidden are the private objectives of others until the
end, the cards below the top of the deck, the order of the Milestones in the stacks, and the Wealth tiles below the top
of each stack.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import BIT, FIRST_ERA, LAST_ERA, OBJECTIVE_KINDS
from civitas.inventions.state import IN_STACK, Inventions
from civitas.kernel.chance import Chance
from civitas.kernel.knowledge import EVERYBODY, NOBODY, OWNER, Zone, mixed

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


def redeal(game: Inventions, viewer: int | None, chance: Chance) -> Inventions:
    """The same table with everything hidden dealt anew."""
    world = game.clone()
    world.deck = redeal_deck(game, viewer, chance)
    world.stacks = redeal_stacks(game, viewer, chance)
    for region in world.regions:
        region.wealth = redeal_wealth(game, region.wealth, viewer, chance)
    redeal_objectives(world, viewer, chance)
    return world


def redeal_deck(game: Inventions, viewer: int | None, chance: Chance) -> list[int]:
    """Cards below the top change places with others of their Era; the Eras lie one after another."""
    seen = int(game.deck_at) + 1
    deck, below = game.deck[:seen], game.deck[seen:]
    for era in range(FIRST_ERA, LAST_ERA + 1):
        cards = [card for card in below if game.edition.ideas[card].era == era]
        deck += IDEA_DECK.redealt(cards, chance, viewer)
    return deck


def redeal_stacks(game: Inventions, viewer: int | None, chance: Chance) -> list[list[int]]:
    """Milestones in a stack that is not laid out yet change places."""
    hidden = hidden_stacks(game)
    laid_out = game.stacks[: len(game.stacks) - len(hidden)]
    return laid_out + [STACKS.redealt(stack, chance, viewer) for stack in hidden]


def redeal_wealth(game: Inventions, stack: list[int], viewer: int | None, chance: Chance) -> list[int]:
    """Tiles that nobody has seen change places with those of their letter in the box."""
    if not stack:
        return []
    letter = game.edition.wealth[stack[-1]].letter
    hidden = [tile for tile in game.edition.wealth_of(letter) if not wealth_zone(game, tile).shows_faces(viewer)]
    (unseen,) = mixed([hidden], chance)
    return [unseen.pop() if tile in hidden else tile for tile in stack]


def redeal_objectives(world: Inventions, viewer: int | None, chance: Chance) -> None:
    """The objectives of others are any of their kind that the viewer does not have."""
    zone = objectives_zone(world)
    others = [seat for seat in range(world.players) if not zone.shows_faces(viewer, seat)]
    known = [id for seat in range(world.players) if seat not in others for id in world.societies[seat].objectives]
    for seat in others:
        world.societies[seat].objectives = []
    for kind in range(len(OBJECTIVE_KINDS)):
        (unseen,) = mixed([[id for id in world.edition.objectives_of(kind) if id not in known]], chance)
        for seat in others:
            world.societies[seat].objectives.append(unseen.pop())
