"""What the rules take for granted of a component set; what it lacks is noted with row, number and limit.

What a single cell may hold stands in `columns.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from civitas.inventions.box import FIRST_DECK_ERA, neighbours_of
from civitas.inventions.components.columns import shown
from civitas.inventions.components.draft import Draft, Faults, Table
from civitas.inventions.components.naming import check_names, check_title, progress_names
from civitas.inventions.kinds import (
    ACTION_NAMES,
    BENEFIT_NAMES,
    CALL_DIPLOMAT,
    COLOURS,
    EFFECT_NAMES,
    FIRST_ERA,
    IN_GROUP,
    INVENTIONS_IN_ALL,
    LAST_ERA,
    LETTERS,
    MEASURES,
    NUMBERS,
    OBJECTIVE_KINDS,
    OF_ERAS_2_TO_5,
    PRIVATE_DISPLAYS,
    PROGRESS_SETS,
    REGIONS,
    SEND_DIPLOMAT,
    TYPE_NAMES,
    WEALTH_COUNTS,
    WEALTH_TYPE,
    Objective,
    WealthTile,
)

MOST_START_NEED: Final = 3
"""At the start a player has one Specialist of each type and two Academics."""
FIRST_MARKED_ERA: Final = 3
"""Before it the Era Markers stand below the track."""
INFLUENCE_TILES: Final = 5
LEAST_COPIES: Final = 3
MOST_COPIES: Final = 99
LEAST_WEALTH: Final = 3
MOST_SPACES: Final = 9


def check(draft: Draft, faults: Faults) -> None:
    """What the rules take for granted."""
    check_title(draft.title, faults)
    check_names(draft, faults)
    check_regions(draft, faults)
    check_strings(draft.strings, faults)
    check_forums(draft.forums, faults)
    check_tracks(draft, faults)
    check_milestones(draft, faults)
    check_ideas(draft, faults)
    check_start(draft, faults)
    check_progress(draft, faults)
    check_wealth(draft, faults)
    check_hexes(draft, faults)
    check_objectives(draft, faults)


def stands(count: int) -> str:
    return f"{count} times" if count else "not at all"


def once_each(found: Sequence[str], wanted: Sequence[str]) -> str:
    """Which names do not stand once, in words; nothing if all do."""
    counts = Counter(found)
    return ", ".join(f"{name} stands there {stands(counts[name])}" for name in wanted if counts[name] != 1)


# The boards


def check_regions(draft: Draft, faults: Faults) -> None:
    """Seven Regions with their tiles, and Influence spaces for everybody."""
    have = len(draft.regions.rows)
    fits = draft.regions.may_be(have, REGIONS, REGIONS)
    faults.must(fits, f"there are {have + draft.regions.unread} Regions and must be {REGIONS}.", "regions")
    tables: list[Table[Any]] = [draft.specialist_tiles, draft.knowledge_tiles]
    for table in tables:
        have = len(table.rows)
        text = f"{table.name} has {have + table.unread} rows and must have {REGIONS}."
        faults.must(table.may_be(have, REGIONS, REGIONS), text, table.name)
    for row, region in draft.regions.rows.items():
        have = len(region.points)
        text = f"{region.name} has {have} Influence spaces and"
        faults.must(have >= COLOURS, f"{text} needs {COLOURS}.", "regions", row)
        faults.must(have <= MOST_SPACES, f"{text} may have at most {MOST_SPACES}.", "regions", row)


def check_strings(strings: list[list[int]] | None, faults: Faults) -> None:
    """Each Region has strings, to different Regions."""
    if strings is None:
        return
    for number in range(1, REGIONS + 1):
        beside = neighbours_of(number - 1, strings)
        faults.must(bool(beside), f"Region {number} has no string.", "strings")
        faults.must(number - 1 not in beside, f"a string leads from Region {number} to itself.", "strings")
        apart = len(set(beside)) == len(beside)
        faults.must(apart, f"two strings lead from Region {number} to the same Region.", "strings")


def check_forums(forums: list[list[int]] | None, faults: Faults) -> None:
    """Each action has one space in a Forum of two."""
    if forums is not None:
        wrong = once_each([ACTION_NAMES[action] for forum in forums for action in forum], ACTION_NAMES)
        faults.must(not wrong, f"forums must hold each action once: {wrong}.", "forums")


def check_tracks(draft: Draft, faults: Faults) -> None:
    """Positions of Influence, and a space of the Era Track for each Milestone that can be discovered."""
    track, eras, milestones = draft.influence_track, draft.era_track, draft.milestones
    have = len(track.rows)
    faults.must(track.may_be(have, 2, have), f"influence_track has {have} rows and needs 2.", "influence_track")
    last = FIRST_MARKED_ERA
    for row, space in eras.rows.items():
        text = f"era is {space.era} and must be from {last} to {LAST_ERA}, in order."
        faults.must(space.era >= last, text, "era_track", row)
        last = max(last, int(space.era))
    spaces = Counter(int(space.era) for space in eras.all())
    wanted = Counter(int(milestone.era) for milestone in milestones.all())
    for era in range(FIRST_MARKED_ERA, LAST_ERA + 1):
        have, needed = spaces[era], wanted[era]
        text = f"era_track has {have} spaces of Era {era} and needs {needed}, one for each Milestone."
        faults.must(eras.may_be(have, needed, have), text, "era_track")


# Milestones and cards


def check_milestones(draft: Draft, faults: Faults) -> None:
    """Milestones of each Era, those of Era 2 for the four Private Displays."""
    table = draft.milestones
    eras = [int(row.era) for row in table.all()]
    for era in range(FIRST_ERA, LAST_ERA + 1):
        faults.must(table.may_be(eras.count(era), 1, len(eras)), f"there is no Milestone of Era {era}.", "milestones")
    count = eras.count(2)
    fits = not count or table.may_be(count, PRIVATE_DISPLAYS, PRIVATE_DISPLAYS)
    faults.must(fits, f"there are {count} Milestones of Era 2 and must be {PRIVATE_DISPLAYS}.", "milestones")
    check_diplomats(draft, faults)


def check_diplomats(draft: Draft, faults: Faults) -> None:
    """Diplomats must not be able to go and come without end, each sending the next.

    That needs Milestones whose two benefits both send or call Diplomats: one that calls when somebody is sent and sends
    when somebody is called; or one that always sends together with one that always calls.
    """
    rows = draft.milestones.rows
    by_benefits = {(int(row.send), int(row.recall)): number for number, row in reversed(rows.items())}
    endless = [(CALL_DIPLOMAT, SEND_DIPLOMAT)] if (CALL_DIPLOMAT, SEND_DIPLOMAT) in by_benefits else []
    always = [(SEND_DIPLOMAT, SEND_DIPLOMAT), (CALL_DIPLOMAT, CALL_DIPLOMAT)]
    if all(pair in by_benefits for pair in always):
        endless += always
    for pair in endless:
        number = by_benefits[pair]
        send, recall = (BENEFIT_NAMES[benefit] for benefit in pair)
        text = f"{rows[number].name} sends {send!r} and recalls {recall!r}: Diplomats could go and come without end."
        faults.add(text, "milestones", number)


def check_ideas(draft: Draft, faults: Faults) -> None:
    """Cards for the start of four players and for the deck, each with its Milestone."""
    ideas, milestones = draft.ideas, draft.milestones
    inventions = ideas.count(lambda idea: idea.era == FIRST_ERA)
    text = f"there are {inventions} cards of Era 1 and must be at least {2 * COLOURS}."
    faults.must(ideas.may_be(inventions, 2 * COLOURS, inventions), text, "ideas")
    deck = ideas.count(lambda idea: idea.era >= FIRST_DECK_ERA)
    text = f"there are {deck} cards of Eras {FIRST_DECK_ERA} to {LAST_ERA} and must be at least {COLOURS}, one for each player."
    faults.must(ideas.may_be(deck, COLOURS, deck), text, "ideas")
    eras = {int(idea.era) for idea in ideas.all()}
    for era in range(FIRST_DECK_ERA, LAST_ERA + 1):
        faults.must(era in eras or ideas.unread > 0, f"there is no card of Era {era}.", "ideas")
    for row, idea in ideas.rows.items():
        if idea.era > FIRST_ERA:
            known = idea.milestone in milestones.names.values() or not milestones.names
            faults.must(known, f"{idea.name} needs {shown(idea.milestone)}, which is no Milestone.", "ideas", row)
            text = f"{idea.name} is presented with nobody; need must be at least 1."
            faults.must(idea.need > 0, text, "ideas", row)
    named = {idea.milestone for idea in ideas.all() if idea.era == 2}
    for row, milestone in milestones.rows.items():
        has_card = milestone.era != 2 or milestone.name in named or ideas.unread > 0
        faults.must(has_card, f"no card of Era 2 names {milestone.name}.", "milestones", row)


def check_start(draft: Draft, faults: Faults) -> None:
    """Cards that lie in the Regions at the start, which everybody can present."""
    tiles, ideas = draft.specialist_tiles, draft.ideas
    wanted = tiles.count(lambda tile: tile.starts_with_card)
    first = {row.name for row in draft.milestones.all() if row.era == FIRST_ERA}
    start = {number: idea for number, idea in ideas.rows.items() if idea.era == 2 and idea.milestone in first}
    unread = ideas.unread + draft.milestones.unread
    faults.must(
        len(start) + unread >= wanted and tiles.may_be(wanted, COLOURS, wanted),
        f"{wanted} Regions start with a card; there are {len(start)} cards for them, and {COLOURS} players.",
        "specialist_tiles",
    )
    for row, idea in start.items():
        text = f"{idea.name} needs {idea.need} at the start; nobody has more than {MOST_START_NEED}."
        faults.must(idea.need <= MOST_START_NEED, text, "ideas", row)


# Tiles


def check_progress(draft: Draft, faults: Faults) -> None:
    """Each Progress tile once, with an effect of its type that no other has; copies for everybody; Influence tiles."""
    tiles = draft.progress
    for row, tile in tiles.rows.items():
        fits = tile.effect // NUMBERS == tile.type
        faults.must(fits, f"{tile.name} has an effect of another type.", "progress", row)
    if not tiles.unread:
        wrong = once_each([tile.name for tile in tiles.all()], progress_names())
        faults.must(not wrong, f"progress must hold the numbers 1 to 7 of each type, once each: {wrong}.", "progress")
        wrong = once_each([EFFECT_NAMES[tile.effect] for tile in tiles.all()], EFFECT_NAMES)
        faults.must(not wrong, f"each effect of a Progress tile must stand once: {wrong}.", "progress")
    if draft.copies is not None:
        text = f"there are {shown(draft.copies)} copies of each Progress tile and"
        faults.must(draft.copies >= LEAST_COPIES, f"{text} must be at least {LEAST_COPIES}.", "copies")
        faults.must(draft.copies <= MOST_COPIES, f"{text} may be at most {MOST_COPIES}.", "copies")
    count = len(draft.influence_tiles.rows)
    fits = draft.influence_tiles.may_be(count, INFLUENCE_TILES, INFLUENCE_TILES)
    text = f"there are {count} Influence tiles and must be {INFLUENCE_TILES}."
    faults.must(fits, text, "influence_tiles")


def check_wealth(draft: Draft, faults: Faults) -> None:
    """Wealth tiles of each letter, with the types they count."""
    tiles = draft.wealth
    letters = [int(tile.letter) for tile in tiles.all()]
    for letter, name in enumerate(LETTERS):
        have = letters.count(letter)
        text = f"there are {have} Wealth tiles {name}; {LEAST_WEALTH} are needed."
        faults.must(tiles.may_be(have, LEAST_WEALTH, have), text, "wealth")
    for row, tile in tiles.rows.items():
        fault = fault_of_types(tile)
        faults.must(not fault, fault, "wealth", row)


def fault_of_types(tile: WealthTile) -> str:
    """What is wrong with the types of a Wealth tile, in words; nothing if they are those it counts."""
    counts = f"{tile.name} counts {WEALTH_COUNTS[tile.counts]!r}"
    if tile.counts not in (IN_GROUP, PROGRESS_SETS):
        return f"{counts}, which have no types; types must be empty." if tile.types else ""
    if not tile.types:
        return f"{counts} and has no types; it needs at least 1."
    if tile.counts == PROGRESS_SETS and tile.types >> WEALTH_TYPE & 1:
        return f"{counts} of 'wealth'; types may be {', '.join(TYPE_NAMES)}."
    return ""


def check_hexes(draft: Draft, faults: Faults) -> None:
    """Spaces of the Progress Map, each in a place of its own."""
    hexes = draft.hexes
    have = len(hexes.rows)
    faults.must(hexes.may_be(have, 1, have), "hexes has no row and needs at least 1.", "hexes")
    places = Counter((int(hex.q), int(hex.r)) for hex in hexes.all())
    for row, hex in hexes.rows.items():
        place = int(hex.q), int(hex.r)
        faults.must(places[place] == 1, f"{places[place]} hexes have q and r {place}.", "hexes", row)


# Objectives


def check_objectives(draft: Draft, faults: Faults) -> None:
    """Objectives of each kind for four players, with points for each count."""
    kinds = [int(objective.kind) for objective in draft.objectives.all()]
    for kind, name in enumerate(OBJECTIVE_KINDS):
        have = kinds.count(kind)
        text = f"there are {have} objectives of the kind {name} and must be at least {COLOURS}."
        faults.must(draft.objectives.may_be(have, COLOURS, have), text, "objectives")
    for row, objective in draft.objectives.rows.items():
        for fault in faults_of_objective(objective):
            faults.add(f"{objective.name} {fault}.", "objectives", row)


def faults_of_objective(objective: Objective) -> list[str]:
    """A condition is met or not and says how many are wanted; of Regions there are as many as are pictured."""
    measure = f"measures {MEASURES[objective.measure]!r}"
    regions, have = objective.regions, len(objective.points)
    wrong = []
    if is_condition(objective):
        if regions:
            wrong.append(f"{measure} and has {len(regions)} Regions; it may have none")
        if objective.wanted < 1:
            wrong.append(f"{measure}; wanted is {objective.wanted} and must be at least 1")
    else:
        if not regions:
            wrong.append(f"{measure} and has no Regions; it needs 1")
        if len(set(regions)) < len(regions):
            wrong.append(f"has a Region twice among {[region + 1 for region in regions]}")
        if objective.wanted:
            wrong.append(f"{measure}; wanted is {objective.wanted} and must be left out")
    needed = 1 + (1 if is_condition(objective) else len(regions))
    if have != needed:
        wrong.append(f"has {have} numbers of points and needs {needed}, from 0 on")
    return wrong


def is_condition(objective: Objective) -> bool:
    return bool(INVENTIONS_IN_ALL <= objective.measure <= OF_ERAS_2_TO_5)
