"""Every table fits its screen: what a question asks for is in the window, no text is cut, nothing lies over another.

A few positions of each game are measured here, each at every size, in every language and with wider letters: those that
once did not fit, and some drawn by chance; `tools/sizes.py` measures every question of whole games.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.support.measures import SIZES, Walk
from tests.support.sites import Site
from tests.support.stage import Position, games_of, positions

pytestmark = pytest.mark.slow

ONCE_WRONG = {
    ("duel", 2, 7): (26, 35, 54),
    ("ages", 3, 11): (190, 340, 391),
    ("inventions", 4, 5): (8, 323, 449),
}
"""For each game, players and seed: after how many moves something was cut, covered or out of sight."""

DRAWN = 2
"""Positions more, others in each language."""

EDITIONS = {"inventions": "civitas"}
"""With which the games were played that are written down, where that is not the first."""


def chosen(game: str, players: int, seed: int, language: str) -> list[tuple[str, Position]]:
    edition = EDITIONS.get(game)
    last = len(games_of(game, edition, players, seed))
    drawn = Random(f"{game} {language}").sample(range(last), DRAWN)
    moves = {*ONCE_WRONG[game, players, seed], *drawn}
    return list(positions(game, players, seed, lambda _, move: move in moves, edition))


@pytest.mark.parametrize(("game", "players", "seed"), ONCE_WRONG)
@pytest.mark.parametrize(("language", "wider"), [("en", False), ("it", True), ("pt", True)])
def test_what_is_asked_for_is_on_every_screen(
    browser: Browser, real_site: Site, game: str, players: int, seed: int, language: str, wider: bool
) -> None:
    with Walk(browser, real_site.url, language, wider) as walk:
        found = {
            f"{name} after {len(position.moves)} moves at {width}x{height}": faults
            for name, position in chosen(game, players, seed, language)
            for width, height in SIZES
            if (faults := walk.faults(position, width, height))
        }

    assert found == {}


def test_what_has_just_changed_takes_no_room_from_the_cards_of_a_small_phone(browser: Browser, real_site: Site) -> None:
    before, after = (position for _, position in positions("duel", 2, 4711, lambda _, move: move in (36, 56)))

    with Walk(browser, real_site.url, "pt", wider=True) as walk:
        walk.shows(before, 360, 640)
        faults = walk.faults(after, 360, 640)

    assert faults == []
