"""The entries of the rows of Inventions, layout 1, for a component set and a number of players.

`observation` writes them in this order.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.inventions import codes
from civitas.inventions.box import Box
from civitas.inventions.kinds import ACTION_NAMES, ACTIONS, PEOPLE_NAMES, TYPE_NAMES
from civitas.inventions.observation import CARRIED, InventionsObserver
from civitas.inventions.rules import InventionsRules
from civitas.inventions.state import SOURCES
from civitas.kernel.layout import SHORT, Field, Layout, each, flags, one_of
from civitas.kernel.rules import Rules, Setup

VERSION: Final = 1
MANY: Final = 99
RIVALS: Final = ("rival", "rival_2", "rival_3")
WHERE: Final = ("common", "discard", "eureka", "stack")
SPACES: Final = [str(space + 1) for space in range(ACTIONS)]
CODES: Final = {
    **{code: name.lower().replace("_", " ") for name, code in vars(codes).items() if isinstance(code, int)},
    **{codes.FIRST_ACTION + action: name for action, name in enumerate(ACTION_NAMES)},
}


def number(name: str, high: int = MANY) -> Field:
    return Field(name, high)


def any_number(name: str) -> Field:
    """A number that may fall below zero, or grow without a printed limit."""
    return Field(name, SHORT, -SHORT)


def named(name: str, names: list[str]) -> Field:
    """An entry that names one thing, or none."""
    return Field(name, len(names), words=("", *names))


def seats(players: int) -> list[str]:
    """The seats as a row calls them, clockwise from the viewer."""
    return ["mine", *RIVALS[: players - 1]]


def colours(players: int) -> list[str]:
    """The seats, and Chronos when two play."""
    return [*seats(players), "chronos"] if players == 2 else seats(players)


def question(box: Box) -> list[Field]:
    """What is asked, and what the question carries."""
    return [
        *one_of("decision", [CODES[code] for code in CARRIED]),
        named("question.region", [region.name for region in box.regions]),
        named("question.card", [idea.name for idea in box.ideas]),
        named("question.tile", box.tile_names),
        *(number(f"question.{word}") for word in ("type", "bill type")),
        *(any_number(f"question.{word}") for word in ("count", "bill", "mode", "paid", "less")),
    ]


def order(players: int) -> list[Field]:
    """Whose turn it is, and where the game stands."""
    return [
        *one_of("asked", seats(players)),
        *one_of("active", seats(players)),
        *one_of("seat", [str(seat + 1) for seat in range(players)]),
        *each("turn order", seats(players), number("", 5)),
        *(number(word) for word in ("era", "round", "presented")),
        Field("reuse_forum"),
        *each("forum", SPACES, named("", ACTION_NAMES)),
    ]


def regions_of(box: Box, players: int) -> list[Field]:
    """What lies in each Region, and whose it is."""
    tiles = [tile.name for tile in box.influence_tiles]
    return each(
        "region",
        [region.name for region in box.regions],
        named("specialist_tile", [tile.name for tile in box.specialist_tiles]),
        named("knowledge_tile", [tile.name for tile in box.knowledge_tiles]),
        *flags("scoring", "sage"),
        named("card", [idea.name for idea in box.ideas]),
        number("presenters"),
        number("wealth"),
        Field("invention"),
        *(
            field
            for who in colours(players)
            for field in (
                *flags(f"{who}.presents", f"{who}.invented", f"{who}.innovated"),
                number(f"{who}.citizens"),
                number(f"{who}.influence_space"),
                named(f"{who}.influence_tile", tiles),
                Field(f"{who}.face_up"),
            )
        ),
    )


def board(box: Box, players: int) -> list[Field]:
    """Regions, Milestones, Ideas, Wealth and Progress tiles, and objectives as far as they are known."""
    cards = [idea.name for idea in box.ideas]
    regions = [region.name for region in box.regions]
    everybody = colours(players)
    return [
        *regions_of(box, players),
        *each(
            "milestone",
            [milestone.name for milestone in box.milestones],
            named("at", [*milestone_places(players), *WHERE]),
            number("place"),
            *flags(*(f"diplomat_{who}" for who in everybody)),
        ),
        *each("idea", cards, number("open"), *flags("top", "deck"), named("region", regions)),
        *each(
            "wealth", [tile.name for tile in box.wealth], Field("seen"), named("stack", regions),
            *flags("top", "chronos"),
        ),
        *each("progress", [tile.name for tile in box.progress], number("left")),
        *each(
            "objective", [objective.name for objective in box.objectives], Field("mine"), any_number("points"),
            *flags(*(f"of_{who}" for who in seats(players))),
        ),
        named("chronos.region", regions),
        number("chronos.tiles_on_track"),
    ]  # fmt: skip


def milestone_places(players: int) -> list[str]:
    """Whose Private Display a Milestone may lie in; those of absent players, too."""
    here = colours(players)
    return [*here, *(f"absent_{place}" for place in range(1, 5 - len(here)))]


def society(box: Box, who: str) -> list[Field]:
    """One colour: people, markers, tiles, cards, points."""
    spaces = box.space_names
    return [
        *(number(f"{who}.{word}") for word in ("supply", "influence", "tokens", "economy_tokens", "sages")),
        named(f"{who}.era_space", spaces),
        named(f"{who}.order_space", spaces),
        number(f"{who}.era"),
        number(f"{who}.display"),
        any_number(f"{who}.score"),
        number(f"{who}.tokens_by_influence"),
        number(f"{who}.academic_limit"),
        *each(f"{who}.ready", PEOPLE_NAMES, number("")),
        *each(f"{who}.exhausted", PEOPLE_NAMES, number("")),
        *each(f"{who}.fresh", (*TYPE_NAMES, "wild"), number("")),
        *(named(f"{who}.{pillar}", SPACES) for pillar in ("season_pillar", "other_season_pillar", "epoch_pillar")),
        *each(f"{who}.inventions_of", TYPE_NAMES, number("")),
        *each(f"{who}.points", SOURCES, any_number("")),
        *each(f"{who}.hex", [name.removeprefix("hex ") for name in box.hex_names], named("", box.tile_names)),
        *each(f"{who}.tile", box.tile_names, number("display"), number("waiting")),
        *each(f"{who}.progress", [tile.name for tile in box.progress], *flags("owned", "used", "spent")),
        *each(f"{who}.card", [idea.name for idea in box.ideas], *flags("idea", "invention", "chained")),
        *each(f"{who}.influence_tile", [tile.name for tile in box.influence_tiles], Field("")),
    ]


def observer(rules: Rules, setup: Setup) -> InventionsObserver:
    """Who writes the rows of a set-up."""
    return InventionsObserver(cast(InventionsRules, rules).edition, setup.players)


def layout(rules: Rules, setup: Setup) -> Layout:
    """The layout of a set-up."""
    box = cast(InventionsRules, rules).edition
    return Layout(
        "inventions",
        VERSION,
        [
            *question(box),
            *order(setup.players),
            *board(box, setup.players),
            *(field for who in colours(setup.players) for field in society(box, who)),
        ],
    )
