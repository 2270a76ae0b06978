"""The societies of Inventions side by side as a picture: the same numbers in the same rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.inventions.view import ChronosShown, SocietyShown, Table
from civitas.terminal.inventions.marks import Seen, first_seat
from civitas.terminal.inventions.names import benefit_of, short_tile
from civitas.terminal.layout import marked, packed, seat_name, seats_in_order
from civitas.terminal.palette import SEATS
from civitas.terminal.screen import MUTED
from civitas.terminal.voice import Voice

LABEL: Final = 15
USED: Final = "*"
SPENT: Final = "x"
PEOPLE: Final = {"Merchants": "Merchant", "Artisans": "Artisan", "Thinkers": "Thinker", "Academics": "Academic"}

Words = Callable[[SocietyShown, Voice], list[str]]


def draw_societies(seen: Seen, voice: Voice, width: int) -> RenderableType:
    """A column for each player, the viewer first."""
    table = seen["table"]
    order = seats_in_order(len(table["societies"]), first_seat(seen))
    societies = [table["societies"][seat] for seat in order]
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(width=LABEL)
    column = (width - LABEL) // len(order) - 2
    for _ in order:
        grid.add_column(width=column, overflow="fold")
    grid.add_row("", *(head(seat, seen["viewer"], voice) for seat in order))
    scores, influence = [own["score"] for own in societies], [own["influence"] for own in societies]
    for label, numbers in {"points": scores, "Influence": influence}.items():
        cells = marked([(number, str(number)) for number in numbers])
        grid.add_row(Text(voice.name(label), style=MUTED), *cells)
    for label, tell in WORDS.items():
        tellings = [
            [] if label in SHOWN_BELOW and place == 0 else tell(own, voice) for place, own in enumerate(societies)
        ]
        if any(tellings):
            columns = [packed([Text(item) for item in items], column) for items in tellings]
            grid.add_row(Text(voice.name(label), style=MUTED), *columns)
    return Group(grid, *draw_chronos(table, voice))


def head(seat: int, viewer: int | None, voice: Voice) -> Text:
    name = seat_name(seat, voice)
    return name.append(f" ({voice.name('you')})") if seat == viewer else name


def draw_chronos(table: Table, voice: Voice) -> list[Text]:
    """What Chronos has, when two play."""
    chronos = table["chronos"]
    if chronos is None:
        return []
    mark, style = SEATS[chronos["colour"]]
    return [Text.assemble((f"{mark} ", style), tell_chronos(chronos, voice))]


def tell_chronos(chronos: ChronosShown, voice: Voice) -> str:
    none = voice.name("none")
    return voice.sentence(
        "terminal.inventions.tell_chronos",
        supply=chronos["supply"],
        era=chronos["era"],
        tiles=chronos["tiles_on_track"],
        progress=voice.names(chronos["progress"]) or none,
        wealth=voice.names(chronos["wealth"]) or none,
    )


# What is said in words


def chain_tokens(society: SocietyShown, voice: Voice) -> list[str]:
    """Available ones, and how many the Influence allows."""
    return [voice.sentence("terminal.inventions.of", have=society["tokens"], most=society["tokens_by_influence"])]


def people(kind: str) -> Words:
    """Available ones of all."""

    def tell(society: SocietyShown, voice: Voice) -> list[str]:
        ready = society["ready"][kind]
        limit = [f"{voice.name('at most')} {society['academic_limit']}"] if kind == "Academic" else []
        return [f"{ready}/{ready + society['exhausted'][kind]}", *limit]

    return tell


def number(key: Literal["economy_tokens", "sages", "supply"]) -> Words:
    return lambda society, voice: [str(society[key])]


def era(society: SocietyShown, voice: Voice) -> list[str]:
    """The Era of the Private Milestone, and what the space of the Era Marker gives."""
    space = society["era_space"]
    return [str(society["era"]), *([] if space is None else [voice.name(benefit_of(space, voice))])]


def display(society: SocietyShown, voice: Voice) -> list[str]:
    return [short_tile(name, voice) for name in (*society["display"], *society["waiting"])]


def built(society: SocietyShown, voice: Voice) -> list[str]:
    return [built_tile(society, name, voice) for name in society["hexes"] if name is not None]


def built_tile(society: SocietyShown, name: str, voice: Voice) -> str:
    """A tile on the Progress Map; a star where an Economy token lies, a cross when it is face down."""
    mark = USED if name in society["used"] else SPENT if name in society["spent"] else ""
    return short_tile(name, voice) + mark


def cards(key: Literal["ideas", "inventions"]) -> Words:
    return lambda society, voice: [voice.name(name) for name in society[key]]


def influence_tiles(society: SocietyShown, voice: Voice) -> list[str]:
    """How many are still on the Society Board."""
    return [str(len(society["influence_tiles"]))]


def objectives(society: SocietyShown, voice: Voice) -> list[str]:
    """What they are worth now, for those who may see them."""
    held = society["objectives"]
    if isinstance(held, int):
        return [voice.sentence("terminal.inventions.hidden", count=held)]
    return [" + ".join(str(objective["points"]) for objective in held)]


WORDS: Final[dict[str, Words]] = {
    "chain tokens": chain_tokens,
    **{label: people(kind) for label, kind in PEOPLE.items()},
    "supply": number("supply"),
    "Sages": number("sages"),
    "Era": era,
    "tiles": display,
    "built": built,
    "Economy tokens": number("economy_tokens"),
    "Influence tiles": influence_tiles,
    "ideas": cards("ideas"),
    "inventions": cards("inventions"),
    "objectives": objectives,
}
SHOWN_BELOW: Final = ("tiles", "built", "ideas", "inventions", "objectives")
"""Rows about rivals only: the own society is shown at length."""
