"""What each player may know: one table of zones, and worlds that differ only in what it hides.

Nearly everything is open, also the top card of the Idea deck. Hidden are the private objectives of others until the
end, the cards below the top of the deck, the order of the Milestones in the stacks, and the Wealth tiles below the top
of each stack.
"""

from __future__ import annotations

from typing import Final

from civitas.inventions.kinds import (
    BIT,
    OBJECTIVE_KINDS,
    REGIONS,
)
from civitas.inventions.state import IN_STACK, Inventions
from civitas.kernel.chance import Chance
from civitas.kernel.knowledge import EVERYBODY, NOBODY, OWNER, Zone

# fmt: off
SOCIETY         = Zone("people, cards and tiles of a society", faces=EVERYBODY)
REGION          = Zone("Regions and their displays",           faces=EVERYBODY)
MILESTONES      = Zone("Milestones on the board or discarded", faces=EVERYBODY)
STACKS          = Zone("stacks of Milestones",                 faces=NOBODY)
OPEN_IDEAS      = Zone("open Ideas and the top of the deck",   faces=EVERYBODY)
IDEA_DECK       = Zone("Ideas below the top of the deck",      faces=NOBODY)
TOP_WEALTH      = Zone("Wealth tiles that were seen",          faces=EVERYBODY)
LOWER_WEALTH    = Zone("Wealth tiles below the top",           faces=NOBODY)
OBJECTIVES      = Zone("private objectives",                   faces=OWNER)
SHOWN_OBJECTIVES = Zone("private objectives after the game",   faces=EVERYBODY)
# fmt: on
ZONES: Final = (
    SOCIETY,
    REGION,
    MILESTONES,
    STACKS,
    OPEN_IDEAS,
    IDEA_DECK,
    TOP_WEALTH,
    LOWER_WEALTH,
    OBJECTIVES,
    SHOWN_OBJECTIVES,
)  # fmt: skip


# What the zones hold


def hidden_stacks(game: Inventions) -> list[list[int]]:
    """The stacks of Milestones that are not laid out yet."""
    return [stack for stack in game.stacks if game.milestones_at[stack[0]] == IN_STACK]


def objectives_zone(game: Inventions) -> Zone:
    return SHOWN_OBJECTIVES if game.is_over() else OBJECTIVES


# Worlds that look the same


def redeal(game: Inventions, viewer: int | None, chance: Chance) -> Inventions:
    """The same table with everything hidden dealt anew."""
    world = game.clone()
    world.deck = redeal_deck(game, chance)
    world.stacks = redeal_stacks(game, chance)
    for region in range(REGIONS):
        world.regions[region].wealth = redeal_wealth(game, region, chance)
    if not game.is_over():
        redeal_objectives(world, viewer, chance)
    return world


def redeal_deck(game: Inventions, chance: Chance) -> list[int]:
    """Cards below the top change places with others of their Era."""
    seen = int(game.deck_at) + 1
    hidden = game.deck[seen:]
    eras = [int(game.edition.ideas[card].era) for card in hidden]
    # Mixed from an order of their own, the cards tell nothing of how they really lie.
    hidden.sort()
    mixed = [
        chance.shuffled([card for card in hidden if game.edition.ideas[card].era == era]) for era in sorted(set(eras))
    ]
    return game.deck[:seen] + [card for cards in mixed for card in cards]


def redeal_stacks(game: Inventions, chance: Chance) -> list[list[int]]:
    """Milestones in a stack that is not laid out yet change places."""
    known = len(game.stacks) - len(hidden_stacks(game))
    return game.stacks[:known] + [chance.shuffled(sorted(stack)) for stack in game.stacks[known:]]


def redeal_wealth(game: Inventions, region: int, chance: Chance) -> list[int]:
    """Tiles that nobody has seen change places with those of their letter in the box."""
    stack = game.regions[region].wealth
    if not stack:
        return []
    letter = int(game.edition.wealth[stack[-1]].letter)
    unseen = chance.shuffled([tile for tile in game.edition.wealth_of(letter) if not game.seen_wealth & BIT[tile]])
    return [tile if game.seen_wealth & BIT[tile] else unseen.pop() for tile in stack]


def redeal_objectives(world: Inventions, viewer: int | None, chance: Chance) -> None:
    """The objectives of others are any of their kind that the viewer does not have."""
    known = set() if viewer is None else set(world.societies[viewer].objectives)
    for kind in range(len(OBJECTIVE_KINDS)):
        unseen = chance.shuffled([id for id in world.edition.objectives_of(kind) if id not in known])
        for seat in range(world.players):
            if seat != viewer:
                society = world.societies[seat]
                society.objectives = [*society.objectives[:kind], unseen.pop(), *society.objectives[kind + 1 :]]
