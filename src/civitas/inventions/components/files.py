"""A component set from a file: who owns the published game can write its components down and play with them.

The file is TOML, one table per kind of component, each row with the columns of its class in `kinds.py`; benefits,
effects and types are written with the names that stand there. `write` gives our own set in this form, to begin with.
What is wrong with a file is told with its table and row.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn, TypeVar

from civitas.inventions.components.box import Box
from civitas.inventions.components.kinds import (
    ACTIONS,
    BENEFIT_NAMES,
    BUILD_FOR_TWO,
    COLOURS,
    EFFECT_NAMES,
    EFFECTS,
    FIRST_ERA,
    LAST_ERA,
    LETTERS,
    MEASURES,
    NUMBERS,
    OBJECTIVE_KINDS,
    PRIVATE_DISPLAYS,
    REGIONS,
    SCORE_PROGRESS,
    TURN_ORDER,
    TYPE_NAMES,
    TYPES,
    WEALTH_COUNTS,
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
from civitas.kernel.errors import BadSetup
from civitas.kernel.messages import Message, add_sentences

add_sentences("en", {"inventions.components": "The component set is refused: {text}"})

Row = dict[str, Any]
T = TypeVar("T")
TABLES: Final = (
    "regions", "ideas", "milestones", "specialist_tiles", "knowledge_tiles", "influence_tiles", "influence_track",
    "era_track", "progress", "wealth", "hexes", "objectives",
)  # fmt: skip
SETTINGS: Final = ("title", "copies", "strings", "forums")
TILE_TYPES: Final = (*TYPE_NAMES, "wealth")
NUMBER_COLUMNS: Final = (
    "citizens", "era", "era_change", "extra", "need", "number", "points", "q", "r", "regions", "spaces", "tokens",
    "wanted",
)  # fmt: skip
KINDS_OF_CELLS: Final = {int: "a whole number", bool: "true or false", str: "a text"}
MOST_START_NEED: Final = 3
"""At the start a player has one Specialist of each type and two Academics."""


def refuse(text: str) -> NoReturn:
    raise BadSetup(Message("inventions.components", text=text))


# Reading


def read(text: str) -> Box:
    """The component set that a file tells, checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        refuse(f"it is no TOML file: {error}.")
    for name in (*SETTINGS, *TABLES):
        if name not in data:
            refuse(f"{name} is missing.")
    for name in data:
        if name not in (*SETTINGS, *TABLES):
            refuse(f"there is nothing called {name}.")
    box = Box(
        str(data["title"]),
        regions=rows(data, "regions", read_region),
        strings=read_strings(data["strings"]),
        ideas=rows(data, "ideas", read_idea),
        milestones=rows(data, "milestones", read_milestone),
        specialist_tiles=rows(data, "specialist_tiles", read_specialist_tile),
        knowledge_tiles=rows(data, "knowledge_tiles", read_knowledge_tile),
        influence_tiles=rows(data, "influence_tiles", read_influence_tile),
        influence_track=rows(data, "influence_track", read_standing),
        era_track=rows(data, "era_track", read_era_space),
        forums=read_forums(data["forums"]),
        progress=rows(data, "progress", read_progress),
        copies=whole(data["copies"], "copies"),
        wealth=rows(data, "wealth", read_wealth),
        hexes=rows(data, "hexes", read_hex),
        objectives=rows(data, "objectives", read_objective),
    )
    check(box)
    return box


def whole(value: object, what: str) -> int:
    if type(value) is not int:
        refuse(f"{what} is {value!r} and must be a whole number.")
    return value


def read_strings(value: object) -> list[list[int]]:
    """Pairs of Regions by their numbers."""
    pairs: list[Any] = value if isinstance(value, list) else [value]
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(number in range(1, REGIONS + 1) for number in pair):
            refuse(f"strings: {pair!r} is no pair of Regions from 1 to {REGIONS}.")
    return pairs


def read_forums(value: object) -> list[list[int]]:
    """Pairs of actions by their names."""
    pairs: list[Any] = value if isinstance(value, list) else [value]
    for pair in pairs:
        if not isinstance(pair, list) or not all(action in BENEFIT_NAMES[:ACTIONS] for action in pair):
            refuse(f"forums: {pair!r} is no pair of these actions: {', '.join(BENEFIT_NAMES[:ACTIONS])}.")
    return [[BENEFIT_NAMES.index(action) for action in pair] for pair in pairs]


def rows(data: Row, table: str, read_row: Callable[[Row], T]) -> list[T]:
    """Each row of a table; what is wrong is told with the table and the number of the row."""
    found: list[T] = []
    for number, row in enumerate(data[table], 1):
        try:
            check_cells(row)
            found.append(read_row(row))
        except KeyError as error:
            refuse(f"{table}, row {number}: {error.args[0]} is missing.")
        except (TypeError, ValueError) as error:
            refuse(f"{table}, row {number}: {error}.")
    return found


def check_cells(row: Row) -> None:
    """Numbers are whole numbers, and texts are texts."""
    for column, value in row.items():
        cells = value if isinstance(value, list) else [value]
        wanted = int if column in NUMBER_COLUMNS else bool if column == "starts_with_card" else str
        for cell in cells:
            if type(cell) is not wanted:
                raise ValueError(f"{column} is {cell!r} and must be {KINDS_OF_CELLS[wanted]}")


def index(name: object, names: Sequence[str], what: str) -> int:
    """The number of a name."""
    if name not in names:
        raise ValueError(f"{name!r} is no {what}; there are {', '.join(names)}")
    return list(names).index(str(name))


def benefit(row: Row, column: str) -> int:
    return index(row[column], BENEFIT_NAMES, "benefit")


def read_region(row: Row) -> Region:
    return Region(row["name"], it=row.get("it", ""), pt=row.get("pt", ""), points=row["points"])


def read_idea(row: Row) -> Idea:
    return Idea(
        row["name"],
        it=row.get("it", ""),
        pt=row.get("pt", ""),
        era=row["era"],
        type=index(row["type"], TYPE_NAMES, "type"),
        milestone=row.get("milestone", ""),
        need=row.get("need", 0),
        extra=row.get("extra", 0),
        chain=benefit(row, "chain"),
    )


def read_milestone(row: Row) -> Milestone:
    return Milestone(
        row["name"],
        it=row.get("it", ""),
        pt=row.get("pt", ""),
        era=row["era"],
        send=benefit(row, "send"),
        recall=benefit(row, "recall"),
        spaces=row.get("spaces", 3),
    )


def read_specialist_tile(row: Row) -> SpecialistTile:
    return SpecialistTile(
        row["name"], benefit=benefit(row, "benefit"), starts_with_card=row.get("starts_with_card", True)
    )


def read_knowledge_tile(row: Row) -> KnowledgeTile:
    return KnowledgeTile(row["name"], chain=benefit(row, "chain"), score=benefit(row, "score"))


def read_influence_tile(row: Row) -> InfluenceTile:
    return InfluenceTile(row["name"], citizens=row["citizens"], chain=benefit(row, "chain"))


def read_standing(row: Row) -> Standing:
    return Standing(tokens=row["tokens"], era_change=row["era_change"], points=row["points"])


def read_era_space(row: Row) -> EraSpace:
    return EraSpace(row["era"], benefit(row, "benefit"))


def read_progress(row: Row) -> ProgressTile:
    return ProgressTile(
        index(row["type"], TYPE_NAMES, "type"), row["number"], index(row["effect"], EFFECT_NAMES, "effect")
    )


def read_wealth(row: Row) -> WealthTile:
    index(row["letter"], LETTERS, "letter")
    return WealthTile(
        row["name"],
        letter=row["letter"],
        points=row["points"],
        counts=index(row["counts"], WEALTH_COUNTS, "thing to count"),
        types=[index(type, TILE_TYPES, "type") for type in row.get("types", [])],
    )


def read_hex(row: Row) -> Hex:
    return Hex(row["q"], row["r"], benefit(row, "benefit"))


def read_objective(row: Row) -> Objective:
    index(row["kind"], OBJECTIVE_KINDS, "kind of objective")
    return Objective(
        row["name"],
        kind=row["kind"],
        measure=index(row["measure"], MEASURES, "measure"),
        points=row["points"],
        wanted=row.get("wanted", 0),
        regions=row.get("regions", []),
    )


# Checking


def check(box: Box) -> None:
    """What the rules take for granted."""
    check_names(box)
    check_map(box)
    check_milestones(box)
    check_ideas(box)
    check_tiles(box)


def must(holds: bool, text: str) -> None:
    if not holds:
        refuse(text)


def check_names(box: Box) -> None:
    """Each name stands once, and can be written into a record."""
    cards = [idea.name for idea in box.ideas]
    milestones = [milestone.name for milestone in box.milestones]
    tiles = [tile.name for tile in box.knowledge_tiles] + [tile.name for tile in box.specialist_tiles]
    tiles += [tile.name for tile in box.influence_tiles]
    regions = [region.name for region in box.regions]
    objectives = [objective.name for objective in box.objectives]
    for names in (cards, milestones, tiles, regions, objectives, box.tile_names()):
        for name in names:
            must(names.count(name) == 1, f"the name {name!r} stands {names.count(name)} times.")
            must(not set(",:#\n") & set(name), f"the name {name!r} holds a comma, a colon, a # or a line end.")


def check_map(box: Box) -> None:
    """Seven Regions with their tiles, ten action spaces, and a track that begins at 0."""
    must(len(box.regions) == REGIONS, f"there are {len(box.regions)} Regions and must be {REGIONS}.")
    must(all(box.adjacent), "a Region has no string.")
    for tiles, name in ((box.specialist_tiles, "specialist_tiles"), (box.knowledge_tiles, "knowledge_tiles")):
        must(len(tiles) == REGIONS, f"{name} has {len(tiles)} rows and must have {REGIONS}.")
    for region in box.regions:
        must(len(region.points) >= COLOURS, f"{region.name} has {len(region.points)} Influence spaces and needs 4.")
    actions = sorted(action for forum in box.forums for action in forum)
    must(actions == list(range(ACTIONS)), "forums must hold each action once.")
    must(all(len(forum) == 2 for forum in box.forums), "each of the forums has two action spaces.")
    for standing in box.influence_track:
        must(0 <= standing.tokens <= 3, f"influence_track: {standing.tokens} Chain Action tokens are not 0 to 3.")


def check_milestones(box: Box) -> None:
    """Milestones for the four Private Displays and every stack; spaces of the Era Track for all of them."""
    for era in range(FIRST_ERA, LAST_ERA + 1):
        must(bool(box.milestones_of(era)), f"there is no Milestone of Era {era}.")
    count = len(box.milestones_of(2))
    must(count == PRIVATE_DISPLAYS, f"there are {count} Milestones of Era 2 and must be {PRIVATE_DISPLAYS}.")
    for milestone in box.milestones:
        must(milestone.spaces >= 1, f"{milestone.name} has no space for a Diplomat.")
    eras = [int(space.era) for space in box.era_track]
    must(eras == sorted(eras), "the rows of era_track must be in the order of the Eras.")


def check_ideas(box: Box) -> None:
    """Cards for the start of four players, each with its Milestone."""
    inventions = len(box.ideas_of(1))
    must(inventions >= 2 * COLOURS, f"there are {inventions} cards of Era 1 and must be at least {2 * COLOURS}.")
    for card, idea in enumerate(box.ideas):
        must(FIRST_ERA <= idea.era <= LAST_ERA, f"{idea.name} is of Era {idea.era}.")
        must(
            idea.era == 1 or box.milestone_of[card] >= 0,
            f"{idea.name} needs {idea.milestone!r}, which is no Milestone.",
        )
    for milestone in box.milestones_of(2):
        named = [card for card in box.ideas_of(2) if box.milestone_of[card] == milestone]
        must(bool(named), f"no card of Era 2 names {box.milestones[milestone].name}.")
    wanted = sum(tile.starts_with_card for tile in box.specialist_tiles)
    have = len(box.start_ideas())
    must(
        have >= wanted >= COLOURS,
        f"{wanted} Regions start with a card; there are {have} cards for them, and 4 players.",
    )
    for card in box.start_ideas():
        need = int(box.ideas[card].need)
        must(need <= MOST_START_NEED, f"{box.ideas[card].name} needs {need} at the start; nobody has more than 3.")


def check_tiles(box: Box) -> None:
    """Each Progress tile with an effect of its type, Wealth of each letter, seven objectives of each kind, hexes."""
    for id, tile in enumerate(box.progress):
        right = (int(tile.type), int(tile.number)) == (id // NUMBERS, id % NUMBERS + 1)
        must(len(box.progress) == EFFECTS and right, "progress must hold the numbers 1 to 7 of each type, once each.")
        must(tile.effect // NUMBERS == tile.type, f"{tile.name} has an effect of another type.")
    must(-1 not in box.tile_with, "each effect of a Progress tile must stand once.")
    must(box.copies >= 3, f"there are {box.copies} copies of each Progress tile and must be at least 3.")
    for letter, name in enumerate(LETTERS):
        must(
            len(box.wealth_of(letter)) >= 3,
            f"there are {len(box.wealth_of(letter))} Wealth tiles {name}; 3 are needed.",
        )
    for kind, name in enumerate(OBJECTIVE_KINDS):
        have = len(box.objectives_of(kind))
        must(have >= COLOURS, f"there are {have} objectives of the kind {name} and must be at least {COLOURS}.")
    must(len(box.influence_tiles) == 5, f"there are {len(box.influence_tiles)} Influence tiles and must be 5.")
    for place, hex in enumerate(box.hexes, 1):
        fits = BUILD_FOR_TWO < hex.benefit < SCORE_PROGRESS and hex.benefit != TURN_ORDER
        must(fits, f"hexes, row {place}: {BENEFIT_NAMES[hex.benefit]!r} cannot be gained by building.")


# Writing


def write(box: Box) -> str:
    """A component set as a file."""
    lines = [
        f"title = {quoted(box.title)}",
        f"copies = {box.copies}",
        f"strings = {[[a + 1, b + 1] for a, beside in enumerate(box.adjacent) for b in beside if a < b]}",
        f"forums = {[[BENEFIT_NAMES[action] for action in forum] for forum in box.forums]}".replace("'", '"'),
    ]
    for table in TABLES:
        for row in getattr(box, table):
            cells = [f"{name} = {value}" for name, value in COLUMNS[table](row).items()]
            lines.append(f"\n[[{table}]]\n" + "\n".join(cells))
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def named(row: Any) -> dict[str, str]:
    """The name in the three languages."""
    return {"name": quoted(row.name), "it": quoted(row.it), "pt": quoted(row.pt)}


def words(row: Any, *columns: str) -> dict[str, str]:
    """Columns that hold benefits."""
    return {column: quoted(BENEFIT_NAMES[getattr(row, column)]) for column in columns}


def numbers(row: Any, *columns: str) -> dict[str, str]:
    return {column: str(getattr(row, column)) for column in columns}


def wealth_row(tile: WealthTile) -> dict[str, str]:
    types = [TILE_TYPES[type] for type in range(TYPES + 1) if tile.types >> type & 1]
    return {
        "name": quoted(tile.name),
        "letter": quoted(LETTERS[tile.letter]),
        "points": str(tile.points),
        "counts": quoted(WEALTH_COUNTS[tile.counts]),
        "types": str(types).replace("'", '"'),
    }


def objective_row(objective: Objective) -> dict[str, str]:
    return {
        "name": quoted(objective.name),
        "kind": quoted(OBJECTIVE_KINDS[objective.kind]),
        "measure": quoted(MEASURES[objective.measure]),
        "points": str(objective.points),
        "wanted": str(objective.wanted),
        "regions": str([region + 1 for region in objective.regions]),
    }


def idea_row(idea: Idea) -> dict[str, str]:
    type = {"type": quoted(TYPE_NAMES[idea.type]), "milestone": quoted(idea.milestone)}
    return named(idea) | numbers(idea, "era") | type | numbers(idea, "need", "extra") | words(idea, "chain")


def specialist_row(tile: SpecialistTile) -> dict[str, str]:
    starts = {"starts_with_card": str(tile.starts_with_card).lower()}
    return {"name": quoted(tile.name)} | words(tile, "benefit") | starts


def progress_row(tile: ProgressTile) -> dict[str, str]:
    type, effect = quoted(TYPE_NAMES[tile.type]), quoted(EFFECT_NAMES[tile.effect])
    return {"type": type, "number": str(tile.number), "effect": effect}


COLUMNS: Final[dict[str, Callable[[Any], dict[str, str]]]] = {
    "regions": lambda row: named(row) | numbers(row, "points"),
    "ideas": idea_row,
    "milestones": lambda row: named(row) | numbers(row, "era") | words(row, "send", "recall") | numbers(row, "spaces"),
    "specialist_tiles": specialist_row,
    "knowledge_tiles": lambda row: {"name": quoted(row.name)} | words(row, "chain", "score"),
    "influence_tiles": lambda row: {"name": quoted(row.name)} | numbers(row, "citizens") | words(row, "chain"),
    "influence_track": lambda row: numbers(row, "tokens", "era_change", "points"),
    "era_track": lambda row: numbers(row, "era") | words(row, "benefit"),
    "progress": progress_row,
    "wealth": wealth_row,
    "hexes": lambda row: numbers(row, "q", "r") | words(row, "benefit"),
    "objectives": objective_row,
}
