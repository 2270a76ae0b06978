"""A city of Duel as a picture: trade, symbols, tokens, wonders, and buildings by colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from civitas.duel.cards.effects import RESOURCES, SYMBOLS
from civitas.duel.science import SYMBOLS_TO_WIN
from civitas.duel.view import CityShown, Table, WonderShown
from civitas.terminal.duel.marks import KINDS, draw_price, named, price_of
from civitas.terminal.duel.names import (
    COIN,
    LETTERS,
    SHORT,
    SHORT_SYMBOLS,
    cost_in_letters,
    gives,
    sorted_by_colour,
    wonder_called,
)
from civitas.terminal.layout import seat_name
from civitas.terminal.screen import GOOD, MUTED, STRONG
from civitas.terminal.voice import Voice

NARROWEST_CITY: Final = 38
WONDER_PRICE: Final = 5


def draw_city(table: Table, seat: int, viewer: int | None, voice: Voice) -> RenderableType:
    """Name, coins and points; trade; symbols; tokens; wonders; buildings by colour."""
    city = table["cities"][seat]
    rows = Grid.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=6)
    rows.add_column(ratio=1)
    for label, value in [
        ("makes", made(city, voice)),
        ("pays", Text("  ".join(f"{LETTERS[name]} {city['pays'][name]}" for name in RESOURCES))),
        ("signs", draw_symbols(city, voice)),
        ("chains", listed(city["chains"], voice)),
        ("tokens", Text(" · ").join(named(name, voice) for name in city["tokens"])),
        ("built", listed([wonder["wonder"] for wonder in city["wonders"] if wonder["built_with"]], voice)),
        *(("wonder", draw_unbuilt(wonder, city["coins"], voice)) for wonder in unbuilt(city)),
    ]:
        if value.plain:
            rows.add_row(Text(voice.name(label), style=MUTED), value)
    for colour, names in sorted_by_colour(city["buildings"]).items():
        rows.add_row(Text(voice.name(colour), style=KINDS[colour]), listed(names, voice))
    return Group(city_head(city, seat, viewer, voice), rows)


def city_head(city: CityShown, seat: int, viewer: int | None, voice: Voice) -> Rule:
    name = seat_name(seat, voice)
    if seat == viewer:
        name.append(f" ({voice.name('you')})")
    total = sum(city["points"].values())
    points = voice.sentence("terminal.duel.short.points", points=total)
    return Rule(Text.assemble(name, f"  {city['coins']}{COIN}  {points}"), align="left", style=MUTED)


def made(city: CityShown, voice: Voice) -> Text:
    """The letters of what the city makes, and what it may choose each turn."""
    units = " ".join(LETTERS[name] * city["makes"][name] for name in RESOURCES if city["makes"][name])
    choices = ["W/C/S"] * city["chooses"]["raw"] + ["G/P"] * city["chooses"]["goods"]
    return Text(" + ".join(part for part in (units, *choices) if part) or voice.name("nothing"))


def draw_symbols(city: CityShown, voice: Voice) -> Text:
    """Scientific symbols: those owned with a tick, those missing pale."""
    owned = [short_symbol(name, voice) for name in SYMBOLS if name in city["symbols"]]
    missing = [short_symbol(name, voice) for name in SYMBOLS if name not in city["symbols"]]
    line = Text(f"{len(owned)}/{SYMBOLS_TO_WIN} ")
    if not owned:
        return line.append(voice.name("none yet"), style=MUTED)
    line.append("".join(f"✓{name} " for name in owned), style=f"{STRONG} {GOOD}")
    return line.append(f"{voice.name('lacks')} {', '.join(missing)}", style=MUTED)


def short_symbol(name: str, voice: Voice) -> str:
    return voice.name(SHORT_SYMBOLS.get(name, name))


def unbuilt(city: CityShown) -> list[WonderShown]:
    return [wonder for wonder in city["wonders"] if not wonder["built_with"]]


def draw_unbuilt(wonder: WonderShown, coins: int, voice: Voice) -> Text:
    """A wonder's price now, its name, what it gives, and its printed cost."""
    name = wonder["wonder"]
    price = draw_price(price_of(wonder), coins, voice)
    price.pad_right(WONDER_PRICE - price.cell_len)
    printed = cost_in_letters(wonder_called(name).cost)
    return Text.assemble(
        price, " ", (voice.name(name), STRONG), f" {gives(name, voice, SHORT)}", (f" [{printed}]", MUTED)
    )


def listed(names: Sequence[str], voice: Voice) -> Text:
    return Text(", ".join(map(voice.name, names)))
