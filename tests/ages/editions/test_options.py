"""What the options of an edition change, field by field; everything else is as printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from civitas.ages.cards.kinds import AGGRESSION, PACT, WAR
from civitas.ages.editions.edition import BY_AGE, OPEN, PERSONAL, PUBLIC, Edition
from civitas.ages.editions.new_story.constants import NEW_STORY, new_story_with
from civitas.ages.editions.original.constants import ORIGINAL, original_with
from civitas.kernel.agenda import Sequence, stacked

ATTACKS_AND_PACTS = (AGGRESSION, WAR, PACT)
WITHOUT_DRAWING = ["PayCorruption", "ProduceResources", "Consume", "ProduceFood", "ScorePoints"]
"""What happens last stands first."""
SIMPLE_TURN = [
    "EndTurn", "CheckUprising", "TakeActions", "BeginTurn", "ResetActions", "ReplenishRow", "RevealEvent",
]  # fmt: skip
FIRST_GAME = {"kinds_left_out": ATTACKS_AND_PACTS, "last_age": 2, "last_military_age": 2, "end_bonus": "Event"}
ADVANCED = {
    "last_age": 2, "last_military_age": 2, "kinds_left_out": (WAR,), "bonuses": OPEN, "bonus_count": 4,
    "sacrifices_in_last_round": True, "extra_round": False, "yellow_lost_each_age": 0,
}  # fmt: skip
SIMPLE = {
    "last_age": 1, "last_military_age": 0, "cards_left_out": (ORIGINAL.military_ids["Development of Politics"],),
    "event_counts": [9, 9, 9], "happiness_needed": [0], "corruption": [0], "military_draw_limit": 0,
    "antiquates": False, "extra_round": False, "yellow_lost_each_age": 0, "end_bonus": "Event",
    "production": WITHOUT_DRAWING, "turn": SIMPLE_TURN,
}  # fmt: skip
CHANGES: list[tuple[str, str, dict[str, Any]]] = [
    ("mode", "advanced", ADVANCED),
    ("mode", "simple", SIMPLE),
    ("drawing", "action", {"draws_as_action": True, "production": WITHOUT_DRAWING}),
    ("simplified", "yes", {"urban_limit_more": 1, "yellow_bank": 19}),
    ("holding", "yes", {"mines_may_hold_back": True}),
    ("leftovers", "ignored", {"leftover_events_score": False}),
    ("alliances", "none", {"one_attacker": True}),
    ("military", "peaceful", {"kinds_left_out": ATTACKS_AND_PACTS}),
    ("colonizing", "not-last", {"colonizes_in_last_round": False}),
    ("cooperation", "both", {"cooperation_needs_both": True}),
    ("bonuses", "open-3", {"bonuses": OPEN, "bonus_count": 3}),
    ("bonuses", "by-age", {"bonuses": BY_AGE, "bonus_count": 5}),
    ("bonuses", "personal", {"bonuses": PERSONAL}),
    ("bonuses", "public", {"bonuses": PUBLIC}),
]


def fields(edition: Edition) -> dict[str, Any]:
    """All that an edition holds; its cards by what is printed on them."""
    found = {name: getattr(edition, name) for name in dir(edition) if not name.startswith("_")}
    for cards in ("civil", "military"):
        found[cards] = [printed(card) for card in found[cards]]
    return {name: value for name, value in found.items() if not callable(value) or name == "token_worth"}


def printed(card: Any) -> tuple[str, dict[str, Any]]:
    values = {name: getattr(card, name) for name in dir(card) if not name.startswith("_")}
    return type(card).__name__, {name: it for name, it in values.items() if isinstance(it, str | int | tuple | list)}


@pytest.mark.parametrize(
    ("made", "usual"), [(new_story_with, NEW_STORY), (original_with, ORIGINAL)], ids=["new-story", "original"]
)
def test_without_options_an_edition_is_as_printed(made: Callable[[Mapping[str, str]], Edition], usual: Edition) -> None:
    assert fields(made({})) == fields(usual)


@pytest.mark.parametrize(
    ("name", "value", "changed"),
    [("military", "peaceful", {"kinds_left_out": ATTACKS_AND_PACTS}), ("length", "first", FIRST_GAME)],
)
def test_an_option_of_the_new_edition_changes_this_and_nothing_else(
    name: str, value: str, changed: dict[str, Any]
) -> None:
    assert differences(NEW_STORY, new_story_with({name: value})) == changed


@pytest.mark.parametrize(("name", "value", "changed"), CHANGES)
def test_an_option_of_the_original_edition_changes_this_and_nothing_else(
    name: str, value: str, changed: dict[str, Any]
) -> None:
    assert differences(ORIGINAL, original_with({name: value})) == changed


def differences(usual: Edition, played: Edition) -> dict[str, Any]:
    """What an edition has that the usual one has not; steps and events by their kinds."""
    before, after = fields(usual), fields(played)
    return {name: named(after[name]) for name in after if before[name] != after[name]}


def named(value: Any) -> Any:
    if isinstance(value, Sequence):
        return named(stacked(value.steps()))
    if isinstance(value, list):
        return [named(part) for part in value]
    return value if isinstance(value, int | str | tuple) else type(value).__name__
