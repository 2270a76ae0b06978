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


@pytest.mark.parametrize(
    ("game", "players", "seed", "move", "language", "size"),
    [
        ("duel", 2, 977, 26, "it", (1280, 720)),  # a chain frees what has three resources printed on it
        ("duel", 2, 977, 26, "pt", (360, 640)),  # who begins decides on the two cards that are offered
        ("duel", 2, 977, 45, "pt", (1440, 900)),
        ("duel", 2, 977, 45, "en", (360, 640)),
        ("ages", 4, 977, 326, "it", (1280, 720)),  # ten choices of three lines
        ("inventions", 2, 331, 59, "it", (1280, 720)),  # a Sage and Chronos beside a long name
        ("duel", 2, 31337, 51, "it", (360, 640)),  # three tokens to choose from, and five rows of cards
        ("duel", 2, 99, 31, "pt", (360, 640)),  # five tokens to choose from
        ("duel", 2, 9001, 29, "pt", (360, 640)),  # a covered card whose name has four words
        ("duel", 2, 12, 60, "pt", (360, 640)),  # three long answers about one card
        ("ages", 4, 4242, 465, "it", (1280, 720)),  # 22 cards in hand
        ("ages", 4, 4242, 547, "it", (1280, 720)),  # technologies of nine types, and the whole row
        ("ages", 2, 808, 209, "it", (360, 640)),  # a question of three lines about the whole row
        ("inventions", 2, 77123, 187, "it", (360, 640)),  # three answers of three lines
    ],
)
def test_what_wider_letters_once_cut_is_whole(
    browser: Browser,
    real_site: Site,
    game: str,
    players: int,
    seed: int,
    move: int,
    language: str,
    size: tuple[int, int],
) -> None:
    ((_, position),) = positions(game, players, seed, lambda _, count: count == move)

    with Walk(browser, real_site.url, language, wider=True) as walk:
        faults = walk.faults(position, *size)

    assert faults == []


def test_a_low_rail_has_room_for_buttons_that_fingers_hit(browser: Browser, real_site: Site) -> None:
    ((_, position),) = positions("ages", 3, 55, lambda _, move: move == 242)

    with Walk(browser, real_site.url, "it", touch=True) as walk:
        faults = [fault for size in ((1280, 720), (768, 1024)) for fault in walk.faults(position, *size)]

    assert faults == []


@pytest.mark.parametrize("language", ["it", "pt"])
def test_the_market_of_a_tablet_parts_no_word(browser: Browser, real_site: Site, language: str) -> None:
    ((_, position),) = positions("duel", 2, 7, lambda _, move: move == 40)

    with Walk(browser, real_site.url, language) as walk:
        walk.shows(position, 768, 1024)
        words = walk.page.locator(".duel-market thead th > span")
        lines = [word.evaluate("word => word.getClientRects().length") for word in words.all() if word.is_visible()]

    assert lines == [1] * 4


def test_who_took_a_card_is_told_within_the_place_it_left(browser: Browser, real_site: Site) -> None:
    asked = positions("ages", 3, 11, lambda name, move: name == "PoliticalAction" and move > 315)
    _, position = next(asked)

    with Walk(browser, real_site.url, "it") as walk:
        walk.shows(position, 1280, 720)
        walk.page.locator(".playback .btn").first.click()
        steps = walk.page.locator(".playback-steps > li")
        taken = [step for step, text in enumerate(steps.all_text_contents()) if "Efficiente" in text]
        for _ in range(taken[0]):
            walk.page.keyboard.press("ArrowRight")
        place = walk.page.locator(".ages-empty.step-mark")
        spare = place.evaluate("""place => {
          const words = document.createRange();
          words.selectNodeContents(place);
          return place.clientWidth - words.getBoundingClientRect().width;
        }""")

    assert spare >= 0
