"""What a board draws with: the length of an Era, what building costs, what a Presenter would score."""

from __future__ import annotations

from typing import Any

import pytest

from civitas import Game
from civitas.inventions.rules import RULES
from tests.support.inventions import REGION_NAMES, card, society, table


def drawn(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.drawn()["table"]["drawing"]
    return found


def test_the_first_era_has_one_round_and_the_others_three() -> None:
    first = drawn(table(era=1))

    assert (first["rounds"], drawn(table(era=2))["rounds"]) == (1, 3)
    assert (first["eras"], first["slots"]) == (6, 4)


@pytest.mark.parametrize(
    ("display", "influence"),
    [
        ("", None),
        ("economy Aspiration", None),
        ("Economy 1", 3),
        ("Economy 1, economy Aspiration", 3),
        ("Economy 1, Culture 1", 2),
    ],
)
def test_building_costs_influence_by_the_tiles_that_could_be_built(display: str, influence: int | None) -> None:
    game = table(one=society(display=display))

    assert drawn(game)["building"][0]["influence"] == influence


def test_as_many_tiles_may_be_built_as_the_era_of_the_private_milestone_less_one() -> None:
    game = table()

    eras = [society["era"] for society in game.view(None)["table"]["societies"]]
    assert [building["most"] for building in drawn(game)["building"]] == [era - 1 for era in eras]


def test_a_presenter_would_score_the_era_of_the_card_for_each_citizen_and_chronos_nothing() -> None:
    game = table(players=2, cards={"Africa": card("Granary", presenter=2), "Asia": card("Hand Loom", presenter=3)})

    points = dict(zip(REGION_NAMES, drawn(game)["presenting"], strict=True))
    assert (points["Africa"], points["Asia"], points["Europe"]) == (4, None, None)


def test_each_milestone_has_a_code_of_its_era_and_its_number_in_it() -> None:
    entries = RULES.catalogue("civitas").values()

    codes = [(entry["age"], entry["code"]) for entry in entries if entry["kind"] == "milestone"]
    assert codes[:2] == [("1", "A1"), ("1", "A2")]
    assert all(code[0] == "ABCDEF"[int(era) - 1] for era, code in codes)
    assert len({code for _, code in codes}) == len(codes)
