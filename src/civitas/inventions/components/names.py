"""The names of the components in the other languages: those in their rows, and those of what is only numbered."""

from __future__ import annotations

from typing import Any, Final

from civitas.inventions.box import Box

TYPE_NAMES_IN: Final = {
    "it": ("Economia", "Cultura", "Tecnologia"),
    "pt": ("Economia", "Cultura", "Tecnologia"),
}
HEX_IN: Final = {
    "it": "esagono {number}",
    "pt": "hexágono {number}",
}
SPACE_IN: Final = {
    "it": "spazio {number} dell'Era {era}",
    "pt": "espaço {number} da Era {era}",
}


def names_in(language: str, box: Box) -> dict[str, str]:
    """What every component is called in a language, by its English name."""
    rows: list[Any] = [
        *box.ideas,
        *box.milestones,
        *box.regions,
        *box.specialist_tiles,
        *box.knowledge_tiles,
        *box.influence_tiles,
        *box.wealth,
        *box.objectives,
    ]
    return {row.name: getattr(row, language) for row in rows} | numbered_names_in(language, box)


def numbered_names_in(language: str, box: Box) -> dict[str, str]:
    """Progress tiles, hexes and spaces of the Era Track."""
    types, hex, space = TYPE_NAMES_IN[language], HEX_IN[language], SPACE_IN[language]
    names = {tile.name: f"{types[tile.type]} {tile.number}" for tile in box.progress}
    names |= {name: hex.format(number=number) for number, name in enumerate(box.hex_names, 1)}
    places = zip(box.space_names, box.space_numbers(), strict=True)
    return names | {name: space.format(number=number, era=era) for name, (number, era) in places}
