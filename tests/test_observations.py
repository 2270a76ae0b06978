"""Observations: what a row shows is what its seat knows, no more and no less, in every game and in both forms."""

from __future__ import annotations

import json
import re
from array import array
from collections import Counter
from hashlib import blake2b
from importlib import import_module
from typing import Any

import pytest

from civitas import Game, _form
from civitas.ages.knowledge import seen_cards, unseen_cards
from civitas.kernel.chance import Chance
from civitas.kernel.layout import Layout
from civitas.kernel.rows import Observer
from civitas.library import find
from tests.support.observations import RULESETS, dealt, layout_of, observer_of, positions, row

EVERY = 7 if _form.compiled() else 50
"""Which positions are looked at: in plain Python fewer."""
WORLDS = 3
SEATS = ["mine", "rival", "rival_2", "rival_3"]
WHOSE = re.compile(r"(?<![a-z])(mine|rival_[23]|rival)(?=$|[._])")

NOT_KEPT = (
    "culture_scored",
    "forecast",
    "sources",
    "warnings",
    "built_with",
    "row_discards",
    "wealth_points",
    "seat",
)
"""What a view shows and a row does not: where points came from, what follows from the rest, what no rule asks for."""

PRIVATE = (
    "asked",
    "decision",
    "question",
    "next event",
    "seat",
    "token.",
    "military.",
    "bonus",
    "objective.",
)
"""Entries that are not the same for all, or whose names do not tell whose they are."""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_row_is_the_same_in_every_world_that_looks_the_same(ruleset: str) -> None:
    layout, observer = tools(ruleset)
    chance = Chance(1)
    for game in positions(ruleset, 3, EVERY):
        for seat in range(game.setup.players):
            seen = row(game, seat, layout, observer)
            for _ in range(WORLDS):
                world = game.redeal(seat, chance)
                assert changes(layout, seen, row(world, seat, layout, observer)) == {}


@pytest.mark.parametrize("ruleset", ["duel", "ages, new story, 2", "ages, original, full", "inventions, 3"])
def test_one_hidden_number_in_a_row_would_be_found(ruleset: str) -> None:
    layout, observer = tools(ruleset)
    chance = Chance(1)
    found = 0
    for game in positions(ruleset, 3, 9):
        world = game.redeal(0, chance)
        seen, imagined = row(game, 0, layout, observer), row(world, 0, layout, observer)
        seen[0], imagined[0] = hidden_number(game), hidden_number(world)
        found += changes(layout, seen, imagined) != {}
    assert found > 0


@pytest.mark.parametrize("ruleset", RULESETS)
def test_rows_that_are_equal_have_views_that_are_equal(ruleset: str) -> None:
    layout, observer = tools(ruleset)
    views: dict[tuple[int, bytes], str] = {}
    met_again = 0
    for line in range(6):
        game = dealt(ruleset, 1)
        chance = Chance(line // 2)
        for _ in range(8 if line % 2 else 20):
            options = game.position.options()
            game.apply(options[chance.below(len(options))])
            for seat in range(game.setup.players):
                key = seat, row(game, seat, layout, observer).tobytes()
                told = table_of(game, seat)
                met_again += key in views
                assert views.setdefault(key, told) == told
    assert met_again > 0


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_entry_has_a_name_of_its_own_and_stays_within_its_limits(ruleset: str) -> None:
    layout, observer = tools(ruleset)
    assert len(set(layout.names)) == layout.size == len(layout.low) == len(layout.high)
    for game in positions(ruleset, 4, EVERY):
        for seat in range(game.setup.players):
            seen = row(game, seat, layout, observer)
            assert [
                name
                for name, number, low, high in zip(layout.names, seen, layout.low, layout.high, strict=True)
                if not low <= number <= high
            ] == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_mine_in_my_row_is_my_rivals_in_theirs(ruleset: str) -> None:
    layout, observer = tools(ruleset)
    places = {name: place for place, name in enumerate(layout.names)}
    for game in positions(ruleset, 5, 4 * EVERY):
        players = game.setup.players
        mine, theirs = row(game, 0, layout, observer), row(game, 1, layout, observer)
        names = [name for name in layout.names if not name.startswith(PRIVATE)]
        wrong = {name for name in names if expected(name, players, places, theirs) != mine[places[name]]}
        assert wrong == set()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_rows_are_the_same_bytes_in_both_forms_and_with_every_python(ruleset: str) -> None:
    assert digest(ruleset) == DIGESTS[ruleset]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_names_and_limits_of_all_entries_stay_while_the_version_of_a_layout_does(ruleset: str) -> None:
    layout = layout_of(dealt(ruleset, 0))

    assert f"{layout.version} {blake2b(repr(layout.fields).encode(), digest_size=6).hexdigest()}" == LAYOUTS[ruleset]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_row_explains_itself_in_words(ruleset: str) -> None:
    layout, observer = tools(ruleset)
    *_, game = positions(ruleset, 6, 1)

    told = layout.explain(row(game, 0, layout, observer))

    assert len(told) > 40
    assert all(told.values())
    assert "mine.coins" in told or "mine.culture" in told or "mine.supply" in told


@pytest.mark.parametrize("ruleset", [name for name in RULESETS if name.startswith("ages")])
def test_cards_are_unseen_in_a_row_as_knowledge_has_it(ruleset: str) -> None:
    layout, observer = tools(ruleset)
    for game in positions(ruleset, 8, EVERY):
        state: Any = game.state
        for seat in range(game.setup.players):
            seen = row(game, seat, layout, observer)
            unseen = Counter(id for age in range(4) for id in unseen_cards(state, age, seen_cards(state, seat)))
            assert list(seen[layout.block("military.unseen")]) == [
                unseen[id] for id in range(len(state.edition.military))
            ]


# What the tests ask


def tools(ruleset: str) -> tuple[Layout, Observer]:
    game = dealt(ruleset, 0)
    layout, observer = layout_of(game), observer_of(game)
    assert layout.size == getattr(observer, "size", layout.size)
    return layout, observer


def changes(layout: Layout, first: array[int], second: array[int]) -> dict[str, tuple[int, int]]:
    """The entries in which two rows differ."""
    if first == second:
        return {}
    rows = zip(layout.names, first, second, strict=True)
    return {name: (one, other) for name, one, other in rows if one != other}


def hidden_number(game: Game) -> int:
    """Something that the first player cannot know: the next card of a deck, or of a rival's hand."""
    state: Any = game.state
    if game.rules.name == "duel":
        hidden = int(state.present & ~state.face_up)
        place = next((place for place in range(20) if hidden >> place & 1), None)
        return 0 if place is None else int(state.ages[state.age][place]) + 1
    if game.rules.name == "ages":
        return int(sum(state.civs[1].military_hand) % 256 + (state.civil_deck or [0])[-1])
    return int(state.societies[1].objectives[0])


def table_of(game: Game, seat: int) -> str:
    """The table of a view, in which the order of cards says nothing."""
    seen = game.view(seat)
    return json.dumps([seen["asked"], plain(seen["table"])], sort_keys=True)


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items() if key not in NOT_KEPT}
    if isinstance(value, list):
        return (
            sorted((plain(item) for item in value), key=json.dumps) if is_unordered(value) else list(map(plain, value))
        )
    return value


def is_unordered(value: list[Any]) -> bool:
    return bool(value) and all(isinstance(item, str) for item in value)


def expected(name: str, players: int, places: dict[str, int], theirs: array[int]) -> int:
    """What the next player's row says of an entry of the first player's."""
    there = theirs[places[WHOSE.sub(lambda found: next_seat(found[1], players), name)]]
    if name == "pawn":
        return 18 - there
    if name.startswith("milestone.") and name.endswith(".at"):
        return there % players + 1 if 1 <= there <= players else there
    return there


def next_seat(whose: str, players: int) -> str:
    """What the next player calls a seat."""
    return SEATS[(SEATS.index(whose) - 1) % players]


def digest(ruleset: str) -> str:
    layout, observer = tools(ruleset)
    told = blake2b(digest_size=8)
    for seed in (7, 8):
        for game in positions(ruleset, seed, 5 if ruleset.startswith("ages") else 1):
            for seat in range(game.setup.players):
                told.update(",".join(map(str, row(game, seat, layout, observer))).encode())
    return told.hexdigest()


DIGESTS = {
    "duel": "f6e6b7452f6c9247",
    "duel, a first game": "408ce22f0c3f71a5",
    "ages, new story, 2": "0f599b7f4ce1975c",
    "ages, new story, 4": "f5dd2340909f3feb",
    "ages, new story, peaceful": "5e143a13ebafd70f",
    "ages, new story, a first game": "f92f1e67e47a3989",
    "ages, original, simple": "cb6436e476ef4dd8",
    "ages, original, advanced": "cb15b19acb79d94d",
    "ages, original, full": "ea66e962eea8c4ff",
    "ages, original, bonuses by age": "64da18c4abc4d18d",
    "ages, original, personal": "169b01c47840c789",
    "ages, original, public": "3ff1825adae29cf0",
    "inventions, 2 with Chronos": "3b0980c4978fead5",
    "inventions, 3": "1af98428874f9e41",
    "inventions, 4": "81fbc6dd45eecd6c",
    "inventions, any Wealth tile": "aa3672cee1d4c5c0",
    "inventions, old Ideas stay": "a9f70e6d99b6189b",
}
"""What the rows of a game come to. A change of the rules or of a layout changes it; nothing else may."""

LAYOUTS = {
    "duel": "1 3b0aeea0d567",
    "duel, a first game": "1 3b0aeea0d567",
    "ages, new story, 2": "1 cfa4a2da5a4a",
    "ages, new story, 4": "1 87b5b70825f8",
    "ages, new story, peaceful": "1 b33a916e537d",
    "ages, new story, a first game": "1 cfa4a2da5a4a",
    "ages, original, simple": "1 4f073b3c09fc",
    "ages, original, advanced": "1 2bfd87edeb02",
    "ages, original, full": "1 f3ec5600afd8",
    "ages, original, bonuses by age": "1 249ed67330b1",
    "ages, original, personal": "1 2bfd87edeb02",
    "ages, original, public": "1 249ed67330b1",
    "inventions, 2 with Chronos": "1 8ebab2ad9a4a",
    "inventions, 3": "1 cf51a759939a",
    "inventions, 4": "1 2358b73af901",
    "inventions, any Wealth tile": "1 cf51a759939a",
    "inventions, old Ideas stay": "1 8ebab2ad9a4a",
}
"""The version of each layout, and what its entries come to."""


def test_every_game_with_a_layout_lists_it_in_its_manifest() -> None:
    for name in ("duel", "ages", "inventions"):
        module = import_module(find(name).layout)
        assert callable(module.layout)
        assert callable(module.observer)
