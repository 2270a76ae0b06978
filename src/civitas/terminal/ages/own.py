"""The own civilization in Through the Ages as a picture: technologies with workers and tokens, banks, wonder, hands."""

from __future__ import annotations

from typing import Final, Literal, get_args

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from civitas.ages.view import CivilizationShown, TechnologyShown
from civitas.terminal.ages.marks import BLUE_TOKEN, Seen, family_style, first_seat, kind_style
from civitas.terminal.ages.names import SHORT, civil_card, gives, kind_of, price_of
from civitas.terminal.layout import packed, seat_name
from civitas.terminal.palette import BLUE_PIECE
from civitas.terminal.screen import BAD, GOOD, MUTED, STRONG
from civitas.terminal.voice import Voice

LABEL: Final = 12
TWO_COLUMNS: Final = 90
"""Columns from which the kinds of technologies stand in two columns."""


def draw_own(seen: Seen, voice: Voice, width: int) -> RenderableType:
    seat = first_seat(seen)
    civ = seen["table"]["civilizations"][seat]
    rows = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    rows.add_column(width=LABEL)
    rows.add_column(ratio=1)
    for label, value in [
        ("people", draw_people(civ, voice)),
        ("stores", draw_stores(civ, voice)),
        ("wonder", draw_wonder(civ, voice)),
        ("this turn", draw_temporary(civ, voice)),
        ("hand", draw_hand(civ, voice)),
        ("military", draw_military(civ, voice)),
    ]:
        if value.plain:
            rows.add_row(Text(voice.name(label), style=MUTED), value)
    head = Rule(Text.assemble(seat_name(seat, voice), f": {title(civ, voice)}"), align="left", style=MUTED)
    return Group(head, draw_technologies(civ, voice, width), rows)


def title(civ: CivilizationShown, voice: Voice) -> str:
    """The government with its limit of urban buildings, and the leader."""
    parts = [voice.sentence("terminal.ages.government", government=civ["government"], limit=civ["urban_limit"])]
    if civ["leader"]:
        parts.append(voice.name(civ["leader"]))
    return " · ".join(parts)


# Technologies


def draw_technologies(civ: CivilizationShown, voice: Voice, width: int) -> RenderableType:
    """A line for each kind, the kinds in two columns where there is room."""
    kinds = list(dict.fromkeys(technology["kind"] for technology in civ["technologies"]))
    columns = 2 if width >= TWO_COLUMNS else 1
    room = width // columns - LABEL - 3
    lines = [draw_kind(civ, kind, voice, room) for kind in kinds]
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for _ in range(columns):
        grid.add_column(width=LABEL - 1)
        grid.add_column(width=room)
    height = -(-len(lines) // columns)
    for place in range(height):
        row: list[RenderableType] = []
        for line in lines[place::height]:
            row += line
        grid.add_row(*row)
    return grid


def draw_kind(civ: CivilizationShown, kind: str, voice: Voice, width: int) -> list[RenderableType]:
    cards = [technology for technology in civ["technologies"] if technology["kind"] == kind]
    label = Text(f"{voice.name(kind)}", style=family_style(kind))
    return [label, packed([draw_technology(card, voice) for card in cards], width)]


def draw_technology(technology: TechnologyShown, voice: Voice) -> Text:
    """Name, workers, blue tokens, what each gives, and the printed cost of one more."""
    name = technology["card"]
    text = Text(voice.name(name), style=STRONG if technology["workers"] else MUTED)
    if technology["workers"]:
        text.append(f" ×{technology['workers']}", style=STRONG)
    if technology["blue"]:
        text.append(f" {BLUE_TOKEN * technology['blue']}", style=BLUE_PIECE)
    text.append(f" {gives(name, voice, SHORT)} [{int(civil_card(name, voice.edition).resource_cost)}]", style=MUTED)
    return text


# Banks and the wonder


def draw_people(civ: CivilizationShown, voice: Voice) -> Text:
    numbers = {
        "bank": civ["yellow_bank"],
        "cost": civ["population_cost"],
        "eats": civ["consumption"],
        "needed": civ["happiness_needed"],
        "happy": civ["happiness"],
    }
    text = Text(
        voice.sentence("terminal.ages.people", **numbers)
        if civ["yellow_bank"]
        else voice.sentence("terminal.ages.people_all", **numbers)
    )
    if civ["discontent"] > civ["idle_workers"]:
        text.append(f" {voice.name('UPRISING')}", style=f"{STRONG} {BAD}")
    return text


def draw_stores(civ: CivilizationShown, voice: Voice) -> Text:
    text = Text(voice.sentence("terminal.ages.stores", bank=civ["blue_bank"]))
    if civ["corruption"]:
        text.append(f" · {voice.sentence('terminal.ages.corruption', amount=civ['corruption'])}", style=BAD)
    return text


def draw_wonder(civ: CivilizationShown, voice: Voice) -> Text:
    """The stages of the unfinished wonder: those built with a tick, the others with their price."""
    name = civ["unfinished_wonder"]
    if not name:
        return Text("")
    text = Text.assemble((f" {voice.name(name)} ", kind_style(name, voice.edition)), " ")
    for place, cost in enumerate(civil_card(name, voice.edition).stages):
        built = place < civ["stages_built"]
        text.append(" ✓" if built else f" [{cost}]", style=GOOD if built else "")
    return text.append(f"  {gives(name, voice)}", style=MUTED)


Temporary = Literal[
    "spare_civil_actions", "spare_military_actions", "unit_resources", "unit_science", "spare_resources", "spare_food",
]  # fmt: skip
TEMPORARY: Final[tuple[Temporary, ...]] = get_args(Temporary)


def draw_temporary(civ: CivilizationShown, voice: Voice) -> Text:
    """What can be used this turn only."""
    parts = [voice.sentence(f"terminal.ages.{name}", amount=civ[name]) for name in TEMPORARY if civ[name]]
    return Text(", ".join(parts))


# Hands


def draw_hand(civ: CivilizationShown, voice: Voice) -> Text:
    """The civil cards with what they will cost."""
    text = Text(f"{len(civ['hand'])}/{civ['hand_limit']} ", style=MUTED)
    cards = [
        Text.assemble((f" {voice.name(name)} ", kind_style(name, voice.edition)), f" {price_of(name, voice)}".rstrip())
        for name in civ["hand"]
    ]
    return text.append_text(Text(" ").join(cards))


def draw_military(civ: CivilizationShown, voice: Voice) -> Text:
    held, limit = civ["military_hand"], civ["military_hand_limit"]
    if isinstance(held, int):
        return Text(f"{held}/{limit}", style=MUTED)
    text = Text(f"{len(held)}/{limit} ", style=MUTED)
    cards = [Text.assemble((voice.name(name), STRONG), (military_note(name, voice), MUTED)) for name in held]
    return text.append_text(Text(", ").join(cards))


def military_note(name: str, voice: Voice) -> str:
    """The kind of a military card, and its numbers."""
    numbers = gives(name, voice, SHORT)
    return f" ({voice.name(kind_of(name, voice.edition))}{f': {numbers}' if numbers else ''})"
