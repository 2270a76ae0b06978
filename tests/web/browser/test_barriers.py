"""No board shuts anybody out, whatever it asks: axe finds nothing grave in light and dark, wide and narrow.

One position of some questions of each game, drawn by a seed; `tools/sizes.py GAME --barriers` asks about all.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import DESKTOP, PHONE, People, Person, barriers
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


LAPTOP = (1280, 720)
OPENED = {"[popovertarget=table-menu]": "#table-menu", ".talk-tab:nth-child(2)": ".talk", ".playback .btn": ".playback"}
"""What is pressed, and where something opens by it."""


def test_no_menu_pane_or_dialog_of_a_table_shuts_anybody_out(browser: Browser, real_site: Site) -> None:
    (position,) = (position for _, position in positions("ages", 3, 11, lambda _, move: move == 155))
    found: dict[str, list[str]] = {}
    with Walk(browser, real_site.url) as wide, Walk(browser, real_site.url, dark=True) as narrow:
        wide.shows(position, *LAPTOP)
        for key in "nlewb?":
            wide.page.keyboard.press(key)
            expect(wide.page.locator("dialog[open]")).to_be_visible()
            found[key] = barriers(wide.page, "dialog[open]")
            wide.page.keyboard.press("Escape")
        for press, part in OPENED.items():
            wide.page.locator(press).first.click()
            found[press] = barriers(wide.page, part)
            wide.page.keyboard.press("Escape")
        narrow.shows(position, *PHONE)
        for tab in narrow.page.locator(".tabbar .tab").all()[1:]:
            tab.click()
            found[f"phone: {tab.inner_text()}"] = barriers(narrow.page, ".rail")

    assert {where: grave for where, grave in found.items() if grave} == {}


def test_what_a_table_asks_before_it_is_left_shuts_nobody_out(people: People) -> None:
    livia = people("Livia")
    table = livia.player.open("duel", "me", "bot:greedy", seed=7)
    livia.sits_at(table)
    livia.awaits_turn()

    for item in ("Notes", "Resign", "Leave"):
        assert asked_by(livia, item) == []
    livia.visit(f"/table/{table}/whatif")
    livia.sees(".board-area .card")
    assert livia.barriers() == []


def asked_by(person: Person, item: str) -> list[str]:
    """What keeps somebody from using the dialog that an item of the menu opens."""
    person.find("[popovertarget=table-menu]").click()
    person.find(
        "#table-menu .menu-item",
    ).filter(has_text=item).first.click()
    person.sees("dialog[open]")
    found = person.barriers("dialog[open]")
    person.press("Escape")
    person.sees_no("dialog[open]")
    return found
