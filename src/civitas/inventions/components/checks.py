"""What the rules take for granted of a component set; one that lacks it is refused with who, what and how many."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from civitas.inventions.box import Box
from civitas.inventions.kinds import (
    ACTIONS,
    ASPIRATION_NAMES,
    BENEFIT_NAMES,
    BIT,
    BUILD_FOR_TWO,
    COLOURS,
    EFFECTS,
    FIRST_ERA,
    INVENTIONS_IN_ALL,
    LAST_ERA,
    LETTERS,
    NUMBERS,
    OBJECTIVE_KINDS,
    OF_ERAS_2_TO_5,
    PRIVATE_DISPLAYS,
    REGIONS,
    SCORE_PROGRESS,
    TURN_ORDER,
    Objective,
)
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message, add_sentences

add_sentences("en", {"inventions.components": "The component set is refused: {text}"})

MOST_START_NEED: Final = 3
"""At the start a player has one Specialist of each type and two Academics."""
FIRST_MARKED_ERA: Final = 3
"""Before it the Era Markers stand below the track."""
INFLUENCE_TILES: Final = 5
LEAST_COPIES: Final = 3
LEAST_WEALTH: Final = 3


def refuse(text: str) -> NoReturn:
    raise BadSetup(Message("inventions.components", text=text))


def must(holds: bool, text: str) -> None:
    if not holds:
        refuse(text)


def check(box: Box) -> None:
    """What the rules take for granted."""
    check_names(box)
    check_map(box)
    check_tracks(box)
    check_milestones(box)
    check_ideas(box)
    check_tiles(box)
    check_hexes(box)
    check_objectives(box)


def check_names(box: Box) -> None:
    """Each name stands once, is none of a benefit, and can be written into a record."""
    must(bool(box.title.strip()) and "\n" not in box.title, f"the title {box.title!r} is no line of text.")
    rows: list[Any] = [*box.ideas, *box.milestones, *box.regions, *box.specialist_tiles, *box.knowledge_tiles]
    rows += [*box.influence_tiles, *box.objectives]
    names = [row.name for row in rows] + box.tile_names()
    folded = [name.casefold() for name in names]
    for name in names:
        count = folded.count(name.casefold())
        must(count == 1, f"the name {name!r} stands {count} times.")
        must(name == name.strip() != "", f"the name {name!r} is empty, or begins or ends with a space.")
        must(not set(",:#\n") & set(name), f"the name {name!r} holds a comma, a colon, a # or a line end.")
        must(name in ASPIRATION_NAMES or name not in BENEFIT_NAMES, f"the name {name!r} is that of a benefit.")


def check_map(box: Box) -> None:
    """Seven Regions with their tiles and strings, and ten action spaces."""
    must(len(box.regions) == REGIONS, f"there are {len(box.regions)} Regions and must be {REGIONS}.")
    for number, beside in enumerate(box.adjacent, 1):
        must(bool(beside), f"Region {number} has no string.")
        must(number - 1 not in beside, f"a string leads from Region {number} to itself.")
        must(len(set(beside)) == len(beside), f"two strings lead from Region {number} to the same Region.")
    for tiles, name in ((box.specialist_tiles, "specialist_tiles"), (box.knowledge_tiles, "knowledge_tiles")):
        must(len(tiles) == REGIONS, f"{name} has {len(tiles)} rows and must have {REGIONS}.")
    for region in box.regions:
        have = len(region.points)
        must(have >= COLOURS, f"{region.name} has {have} Influence spaces and needs {COLOURS}.")
    actions = sorted(action for forum in box.forums for action in forum)
    must(actions == list(range(ACTIONS)), "forums must hold each action once.")
    must(all(len(forum) == 2 for forum in box.forums), "each of the forums has two action spaces.")


def check_tracks(box: Box) -> None:
    """Positions of Influence, and a space of the Era Track for each Milestone that can be discovered."""
    must(len(box.influence_track) > 1, f"influence_track has {len(box.influence_track)} rows and needs 2.")
    eras = [int(space.era) for space in box.era_track]
    must(eras == sorted(eras), "the rows of era_track must be in the order of the Eras.")
    for era in range(FIRST_MARKED_ERA, LAST_ERA + 1):
        have, needed = eras.count(era), len(box.milestones_of(era))
        must(have >= needed, f"era_track has {have} spaces of Era {era} and needs {needed}, one for each Milestone.")


def check_milestones(box: Box) -> None:
    """Milestones of each Era, those of Era 2 for the four Private Displays."""
    for era in range(FIRST_ERA, LAST_ERA + 1):
        must(bool(box.milestones_of(era)), f"there is no Milestone of Era {era}.")
    count = len(box.milestones_of(2))
    must(count == PRIVATE_DISPLAYS, f"there are {count} Milestones of Era 2 and must be {PRIVATE_DISPLAYS}.")


def check_ideas(box: Box) -> None:
    """Cards for the start of four players, each with its Milestone."""
    must(len(box.ideas) <= len(BIT), f"there are {len(box.ideas)} cards and may be at most {len(BIT)}.")
    inventions = len(box.ideas_of(1))
    must(inventions >= 2 * COLOURS, f"there are {inventions} cards of Era 1 and must be at least {2 * COLOURS}.")
    for card, idea in enumerate(box.ideas):
        known = idea.era == FIRST_ERA or box.milestone_of[card] >= 0
        must(known, f"{idea.name} needs {idea.milestone!r}, which is no Milestone.")
        must(idea.era == FIRST_ERA or idea.need > 0, f"{idea.name} is presented with nobody; need must be at least 1.")
    for milestone in box.milestones_of(2):
        named = [card for card in box.ideas_of(2) if box.milestone_of[card] == milestone]
        must(bool(named), f"no card of Era 2 names {box.milestones[milestone].name}.")
    check_start(box)


def check_start(box: Box) -> None:
    """Cards that lie in the Regions at the start, which everybody can present."""
    wanted = sum(tile.starts_with_card for tile in box.specialist_tiles)
    have = len(box.start_ideas())
    must(
        have >= wanted >= COLOURS,
        f"{wanted} Regions start with a card; there are {have} cards for them, and {COLOURS} players.",
    )
    for card in box.start_ideas():
        idea = box.ideas[card]
        must(
            idea.need <= MOST_START_NEED,
            f"{idea.name} needs {idea.need} at the start; nobody has more than {MOST_START_NEED}.",
        )


def check_tiles(box: Box) -> None:
    """Each Progress tile with an effect of its type, Wealth of each letter, the Influence tiles."""
    for id, tile in enumerate(box.progress):
        right = (int(tile.type), int(tile.number)) == (id // NUMBERS, id % NUMBERS + 1)
        must(len(box.progress) == EFFECTS and right, "progress must hold the numbers 1 to 7 of each type, once each.")
        must(tile.effect // NUMBERS == tile.type, f"{tile.name} has an effect of another type.")
    must(-1 not in box.tile_with, "each effect of a Progress tile must stand once.")
    copies = box.copies
    must(
        copies >= LEAST_COPIES, f"there are {copies} copies of each Progress tile and must be at least {LEAST_COPIES}."
    )
    must(len(box.wealth) <= len(BIT), f"there are {len(box.wealth)} Wealth tiles and may be at most {len(BIT)}.")
    for letter, name in enumerate(LETTERS):
        have = len(box.wealth_of(letter))
        must(have >= LEAST_WEALTH, f"there are {have} Wealth tiles {name}; {LEAST_WEALTH} are needed.")
    count = len(box.influence_tiles)
    must(count == INFLUENCE_TILES, f"there are {count} Influence tiles and must be {INFLUENCE_TILES}.")


def check_hexes(box: Box) -> None:
    """Spaces of the Progress Map, each in a place of its own, with what can be gained by building."""
    must(bool(box.hexes), "hexes has no row and needs at least 1.")
    places = [(int(hex.q), int(hex.r)) for hex in box.hexes]
    for number, hex in enumerate(box.hexes, 1):
        place = places[number - 1]
        must(places.count(place) == 1, f"hexes, row {number}: {places.count(place)} hexes have q and r {place}.")
        fits = BUILD_FOR_TWO < hex.benefit < SCORE_PROGRESS and hex.benefit != TURN_ORDER
        must(fits, f"hexes, row {number}: {BENEFIT_NAMES[hex.benefit]!r} cannot be gained by building.")


def check_objectives(box: Box) -> None:
    """Objectives of each kind for four players, with points for each count."""
    for kind, name in enumerate(OBJECTIVE_KINDS):
        have = len(box.objectives_of(kind))
        must(have >= COLOURS, f"there are {have} objectives of the kind {name} and must be at least {COLOURS}.")
    for objective in box.objectives:
        needed = most_counted(objective) + 1
        have = len(objective.points)
        must(have == needed, f"{objective.name} has {have} numbers of points and needs {needed}, from 0 on.")


def most_counted(objective: Objective) -> int:
    """A condition counts 1; of Regions there are as many as are pictured."""
    return 1 if INVENTIONS_IN_ALL <= objective.measure <= OF_ERAS_2_TO_5 else len(objective.regions)
