"""The entries of the rows of Through the Ages, layout 1, for an edition and a number of players.

`observation` writes them in this order.
"""

from __future__ import annotations

from typing import Final, cast

from civitas.ages import codes
from civitas.ages.cards.kinds import AGE_NAMES, AIR_FORCE, GOODS_PLACES, INFANTRY, KIND_NAMES, LEVELS, PLACES
from civitas.ages.editions.edition import Edition
from civitas.ages.observation import CARRIED, ROW_SPACES, AgesObserver
from civitas.ages.rules import AgesRules
from civitas.ages.view import USED
from civitas.kernel.layout import SHORT, Field, Layout, each, flags, one_of
from civitas.kernel.rules import Rules, Setup

VERSION: Final = 1
COPIES: Final = 12
TOKENS: Final = 99
CODES: Final = {code: name.lower().replace("_", " ") for name, code in vars(codes).items() if isinstance(code, int)}
PLACE_NAMES: Final = [f"{KIND_NAMES[place // LEVELS]} {AGE_NAMES[place % LEVELS]}" for place in range(PLACES)]
UNITS: Final = PLACE_NAMES[INFANTRY * LEVELS : (AIR_FORCE + 1) * LEVELS]
RIVALS: Final = ("rival", "rival_2", "rival_3")


def number(name: str, high: int = TOKENS) -> Field:
    return Field(name, high)


def any_number(name: str) -> Field:
    """A number that may fall below zero, or grow without a printed limit."""
    return Field(name, SHORT, -SHORT)


def whose(players: int) -> list[str]:
    """The seats as a row calls them, clockwise from the viewer."""
    return ["mine", *RIVALS[: players - 1]]


def question(edition: Edition, players: int) -> list[Field]:
    """What is asked, and what the question carries."""
    civil = ("", *(card.name for card in edition.civil))
    military = ("", *(card.name for card in edition.military))
    return [
        *one_of("decision", [CODES[code] for code in CARRIED]),
        Field("question.card", len(military) - 1, words=military),
        Field("question.civil card", len(civil) - 1, words=civil),
        *(any_number(f"question.{word}") for word in ("amount", "count", "from", "from card", "besides")),
        *one_of("question.whom", whose(players)),
        *each("question.others", whose(players), Field("")),
        *each("question.level", AGE_NAMES[:LEVELS], any_number("")),
        *each("question.units", UNITS, number("")),
        *each("question.more units", UNITS, number("")),
    ]


def table(edition: Edition, players: int) -> list[Field]:
    """What is common to all."""
    civil = ("", *(card.name for card in edition.civil))
    military = ("", *(card.name for card in edition.military))
    backs = AGE_NAMES[:LEVELS]
    return [
        *one_of("asked", whose(players)),
        *one_of("active", whose(players)),
        *one_of("seat", [str(seat + 1) for seat in range(players)]),
        *one_of("age", AGE_NAMES),
        number("round", SHORT),
        *one_of("last round", ("this", "next")),
        *(number(f"cards.{pile}", 255) for pile in ("civil deck", "military deck", "current events", "future events")),
        *each("backs.discards", backs, number("", 255)),
        *each("backs.current events", backs, number("", 255)),
        *each("backs.future events", backs, number("", 255)),
        Field("next event", len(military) - 1, words=military),
        *each("space", [str(space + 1) for space in range(ROW_SPACES)], Field("", len(civil) - 1, words=civil)),
        *each("civil", civil[1:], number("row", COPIES), number("left", COPIES)),
        *each(
            "military",
            military[1:],
            *(
                number(place, COPIES)
                for place in (
                    "unseen", "shown_discard", "own_discard", "past", "own_future", "own_current", "common", "hand",
                )
            ),
        ),
    ]  # fmt: skip


def civilization(edition: Edition, players: int, who: str) -> list[Field]:
    """One player's civilization."""
    civil = ("", *(card.name for card in edition.civil))
    military = [card.name for card in edition.military]
    return [
        Field(f"{who}.playing"),
        *(
            any_number(f"{who}.{word}")
            for word in (
                "culture", "science", "culture_rating", "science_rating", "strength", "colonization", "happiness",
                "discontent", "civil_left", "civil_total", "military_left", "military_total", "spare_civil",
                "spare_military", "unit_resources", "unit_science", "spare_resources", "spare_food", "civil_lost",
            )
        ),
        *flags(*(f"{who}.{word}" for word in ("skips_politics", "caesar_used", "columbus_used"))),
        *each(f"{who}.used", USED.values(), Field("")),
        *each(f"{who}.leader_age", AGE_NAMES[:LEVELS], Field("")),
        *(
            any_number(f"{who}.{word}")
            for word in (
                "food", "resources", "food_production", "resource_production", "population_cost", "consumption",
                "corruption", "yellow_bank", "blue_bank", "idle_workers", "urban_limit", "hand", "hand_limit",
                "military_hand", "military_hand_limit",
            )
        ),
        Field(f"{who}.tactic_is_exclusive"),
        number(f"{who}.stages_built"),
        Field(f"{who}.unfinished_wonder", len(civil) - 1, words=civil),
        Field(f"{who}.homer_under", len(civil) - 1, words=civil),
        Field(f"{who}.pact_side"),
        number(f"{who}.wonders"),
        *each(f"{who}.backs", AGE_NAMES[:LEVELS], number("")),
        *one_of(f"{who}.war_target", whose(players)),
        *one_of(f"{who}.pact_partner", whose(players)),
        *one_of(f"{who}.attacked_by", whose(players)),
        *each(f"{who}.workers", PLACE_NAMES, number("")),
        *each(f"{who}.blue", PLACE_NAMES[:GOODS_PLACES], number("")),
        *each(f"{who}.civil", civil[1:], number("in_play", 2), number("hand", COPIES), number("taken", COPIES)),
        *each(f"{who}.military", military, *flags("in_play", "shown")),
    ]  # fmt: skip


def bonuses(observer: AgesObserver, players: int) -> list[Field]:
    """The bonus cards of the variants that have them."""
    if not observer.bonuses:
        return []
    names = [observer.edition.military[id].name for id in observer.bonuses]
    return [
        *(number(f"bonuses.{word}") for word in ("hidden", "pool")),
        *each("bonuses.in_hand", whose(players), number("")),
        *each("bonuses.kept_by", whose(players), number("")),
        *each("bonus", names, *flags("open", "pool", "hand", "returned", *(f"kept_{who}" for who in whose(players)))),
    ]


def observer(rules: Rules, setup: Setup) -> AgesObserver:
    """Who writes the rows of a set-up."""
    return AgesObserver(cast(AgesRules, rules).edition_for(setup), setup.players)


def layout(rules: Rules, setup: Setup) -> Layout:
    """The layout of a set-up."""
    writer = observer(rules, setup)
    players, edition = setup.players, writer.edition
    return Layout(
        "ages",
        VERSION,
        [
            *question(edition, players),
            *table(edition, players),
            *(field for who in whose(players) for field in civilization(edition, players, who)),
            *bonuses(writer, players),
        ],
    )
