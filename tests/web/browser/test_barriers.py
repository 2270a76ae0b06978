"""No board shuts anybody out, whatever it asks: axe finds nothing grave in light and dark, wide and narrow.

One position of some questions of each game, drawn by a seed; `tools/sizes.py GAME --barriers` asks about all.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.support.browser import DESKTOP, PHONE, barriers
from tests.support.measures import Walk
from tests.support.sites import Site
from tests.support.stage import Position, positions

pytestmark = pytest.mark.slow

PLAYED = [("duel", 2, 7, None), ("ages", 3, 11, None), ("inventions", 4, 5, "civitas")]
DRAWN = 5
"""Questions of each game, beside the end."""


def one_of_each(game: str, players: int, seed: int, edition: str | None) -> list[tuple[str, Position]]:
    """The last position of some questions, and the end."""
    last = dict(positions(game, players, seed, lambda *_: True, edition))
    over = last.pop("over")
    names = Random(game).sample(sorted(last), min(DRAWN, len(last)))
    return [*((name, last[name]) for name in names), ("over", over)]


@pytest.mark.parametrize(("game", "players", "seed", "edition"), PLAYED)
def test_no_question_shuts_anybody_out(
    browser: Browser, real_site: Site, game: str, players: int, seed: int, edition: str | None
) -> None:
    found: dict[str, list[str]] = {}
    with Walk(browser, real_site.url) as wide, Walk(browser, real_site.url, dark=True) as narrow:
        for place, (name, position) in enumerate(one_of_each(game, players, seed, edition)):
            walk, size = ((wide, DESKTOP), (narrow, PHONE))[place % 2]
            walk.shows(position, *size)
            if grave := barriers(walk.page):
                found[f"{name} at {size}"] = grave

    assert found == {}
