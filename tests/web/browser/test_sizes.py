"""Every table fits its screen: what a question asks for is in the window, no text is cut, nothing lies over another.

A few positions of each game are measured here, each at every size, in turns with the languages and with wider letters;
`tools/sizes.py` measures every question of whole games in every language.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.support.measures import SIZES, Walk
from tests.support.sites import Site
from tests.support.stage import Position, positions

pytestmark = pytest.mark.slow

ASKED = {
    ("duel", 2, 7): {"DraftWonder": 2, "PlayCard": 40},
    ("ages", 3, 11): {"TakeAction": 190, "PoliticalAction": 300, "Defend": 177},
    ("inventions", 4, 5): {"ChooseAction": 64, "SendDiplomat": 499, "BuildTiles": 300},
}
"""For each game, players and seed: questions, and the move from which on the first such position is taken."""

EDITIONS = {"inventions": "civitas"}
"""With which the games were played that are written down, where that is not the first."""


def chosen(game: str, players: int, seed: int) -> list[tuple[str, Position]]:
    wanted = dict(ASKED[game, players, seed])
    edition = EDITIONS.get(game)
    asks = positions(game, players, seed, lambda name, move: name in wanted and move >= wanted[name], edition)
    return [(name, position) for name, position in asks if wanted.pop(name, None) is not None]


@pytest.mark.parametrize(("game", "players", "seed"), ASKED)
@pytest.mark.parametrize(("language", "wider"), [("en", False), ("it", True), ("pt", False)])
def test_what_is_asked_for_is_on_every_screen(
    browser: Browser, real_site: Site, game: str, players: int, seed: int, language: str, wider: bool
) -> None:
    with Walk(browser, real_site.url, language, wider) as walk:
        found = {
            f"{name} at {width}x{height}": faults
            for name, position in chosen(game, players, seed)
            for width, height in SIZES
            if (faults := walk.faults(position, width, height))
        }

    assert found == {}
