"""The entries of Duel's rows, layout 1: every name, and which numbers can stand there.

`observation` writes them in this order.
"""

from __future__ import annotations

from typing import Final

from civitas.duel.cards.decks import BUILDING_NAMES, TOKEN_NAMES, WONDER_NAMES
from civitas.duel.cards.effects import CHAINS, COLOURS, RESOURCES, SYMBOLS
from civitas.duel.military import CAPITAL
from civitas.duel.observation import MOST, DuelObserver
from civitas.duel.structure import CARDS_LAID
from civitas.duel.victory import SOURCES
from civitas.kernel.layout import Field, Layout, each, flags, one_of
from civitas.kernel.rules import Rules, Setup

VERSION: Final = 1
QUESTIONS: Final = (
    "none", "draft", "play", "token", "destroy brown", "destroy grey", "recover", "library", "who begins",
)  # fmt: skip
PLACES: Final = [str(place + 1) for place in range(CARDS_LAID)]


def city(whose: str) -> list[Field]:
    """What a city has, makes and pays, and its points."""
    return [
        Field(f"{whose}.coins", MOST),
        *each(whose, COLOURS, Field("", 20)),
        *each(f"{whose}.makes", RESOURCES, Field("", 20)),
        *each(f"{whose}.chooses", ("raw", "goods"), Field("", 9)),
        *each(f"{whose}.pays", RESOURCES, Field("", 20)),
        *each(f"{whose}.symbol", SYMBOLS, Field("")),
        *each(f"{whose}.chain", CHAINS, Field("")),
        *each(f"{whose}.token", TOKEN_NAMES, Field("")),
        *each(f"{whose}.points", SOURCES, Field("", MOST)),
    ]


LAYOUT: Final = Layout(
    "duel",
    VERSION,
    [
        *one_of("decision", QUESTIONS),
        Field("asked"),
        *one_of("next", ("mine", "rival")),
        *one_of("age", ("none", "I", "II", "III")),
        Field("pawn", 2 * CAPITAL),
        *each("military", ("mine", "rival"), *flags("small", "large")),
        *each(
            "place",
            PLACES,
            *flags("present", "face_up", "available", "guild"),
            Field("card", len(BUILDING_NAMES), words=("", *BUILDING_NAMES)),
        ),
        *each("price.mine", PLACES, Field("", MOST)),
        *each("price.rival", PLACES, Field("", MOST)),
        *each(
            "building",
            BUILDING_NAMES,
            *flags("open", "available", "mine", "rival", "discard", "under_mine", "under_rival"),
        ),
        *city("mine"),
        *city("rival"),
        *each(
            "wonder",
            WONDER_NAMES,
            *flags("offered", "mine", "mine_built", "rival", "rival_built", "removed"),
            Field("price", MOST),
        ),
        *each("token", TOKEN_NAMES, *flags("board", "aside", "drawn")),
    ],
)


def layout(rules: Rules, setup: Setup) -> Layout:
    """The layout of a set-up: in Duel always the same."""
    return LAYOUT


def observer(rules: Rules, setup: Setup) -> DuelObserver:
    """Who writes its rows."""
    return DuelObserver()
