"""Take the pictures in docs/screens anew: a site of its own, games from fixed seeds, chromium at it.

Everybody at these tables plays as the greedy bot would, so that the same situations come again every time.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import civitas
from civitas import bots
from tests.support.browser import chromium

SCREENS = Path(__file__).resolve().parents[1] / "docs/screens"
START_SECONDS = 60
PEOPLE = ("Livia", "Bruno", "Chiara", "Dario")
SEEDS = {"duel": 7, "ages": 11, "inventions": 5}
LOCALES = {"en": "en-GB", "it": "it-IT", "pt": "pt-BR"}
SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}


# Looking


@dataclass(frozen=True)
class Look:
    """At which screen, in which colours and language."""

    screen: str
    dark: bool = False
    language: str = "en"

    def __str__(self) -> str:
        return self.screen if self.language == "en" else f"{self.screen}-{self.language}"


DESKTOP, NIGHT = Look("desktop"), Look("desktop", dark=True)
LAPTOP, LAPTOP_NIGHT = Look("laptop"), Look("laptop", dark=True)
PHONE, PHONE_NIGHT = Look("phone"), Look("phone", dark=True)
ITALIAN, ITALIAN_PHONE = Look("desktop", language="it"), Look("phone", dark=True, language="it")
PORTUGUESE, PORTUGUESE_PHONE = Look("desktop", dark=True, language="pt"), Look("phone", language="pt")


class Studio:
    """A browser at a site, and the people who play there."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.people = [self._guest(name) for name in PEOPLE]

    def _guest(self, name: str) -> BrowserContext:
        person = self.browser.new_context(base_url=self.url)
        post(person, "/api/guest", name=name)
        return person

    def picture(
        self,
        name: str,
        path: str,
        sign: str,
        *looks: Look,
        do: Callable[[Page], None] | None = None,
        stranger: bool = False,
    ) -> None:
        """What the first of the people, or a stranger, sees at a path once the sign is there, after doing something."""
        for look in looks:
            with self._window(look, None if stranger else self.people[0]) as page:
                page.goto(self.url + path)
                page.locator(sign).first.wait_for()
                if do is not None:
                    do(page)
                page.wait_for_load_state("networkidle")
                page.screenshot(path=SCREENS / f"{name}-{look}.png", animations="disabled", caret="hide")
                print(f"{name}-{look}")

    @contextmanager
    def _window(self, look: Look, person: BrowserContext | None) -> Iterator[Page]:
        width, height = SIZES[look.screen]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if look.dark else "light",
            locale=LOCALES[look.language],
            reduced_motion="reduce",
            storage_state=None if person is None else person.storage_state(),
        )
        yield context.new_page()
        context.close()


def post(person: BrowserContext, path: str, **body: Any) -> Any:
    answer = person.request.post(path, data=body)
    if not answer.ok:
        raise RuntimeError(f"{path}: {answer.status} {answer.text()[:300]}")
    return answer.json()


# Playing


class Table:
    """A game at the site, and the same game here, so that we know what to play next."""

    def __init__(self, studio: Studio, game: str, players: int, edition: str | None = None) -> None:
        self.people = studio.people[:players]
        seed = SEEDS[game]
        self.game = civitas.new(game, seed=seed, players=players, edition=edition)
        self.bot = bots.make("greedy", game, seed)
        wanted = {"game": game, "edition": edition, "seats": ["me", *["open"] * (players - 1)], "seed": seed}
        self.id = post(self.people[0], "/api/tables", begins="given", **wanted)["id"]
        for person in self.people[1:]:
            post(person, f"/api/tables/{self.id}/sit")
        self.seq = self.people[0].request.get(f"/api/tables/{self.id}").json()["seq"]

    @property
    def path(self) -> str:
        return f"/table/{self.id}"

    def play_until(self, wanted: Callable[[Table], bool]) -> None:
        """Play until the first person is asked in a situation that is wanted, or the game is over."""
        while self.game.seat is not None and not (self.game.seat == 0 and wanted(self)):
            move = self.game.say(self.bot.choose(self.game))
            mover, body = self.people[self.game.seat], {"move": move, "expected_seq": self.seq, "key": str(uuid4())}
            self.seq = post(mover, f"/api/tables/{self.id}/moves", **body)["seq"]
            self.game.play(move)

    def asks(self, question: str, *, age: int | str, moves: int = 0) -> bool:
        """Whether this is asked in this age or Era, with at least a number of moves made."""
        asked, shown = type(self.game.question).__name__, self.game.view()["table"]
        return asked == question and shown.get("age", shown.get("era")) == age and len(self.game.moves) >= moves


# The pictures


def duel(studio: Studio) -> None:
    """A game of 7 Wonders Duel."""
    table = Table(studio, "duel", 2)
    draft, board = ".duel-offered", ".duel-places .card"
    table.play_until(lambda now: now.asks("DraftWonder", age=0, moves=3))
    studio.picture("duel-draft", table.path, draft, DESKTOP, PHONE_NIGHT)
    table.play_until(lambda now: now.asks("PlayCard", age=1, moves=16))
    studio.picture("duel-age-1", table.path, board, NIGHT, PHONE)
    table.play_until(lambda now: now.asks("PlayCard", age=2, moves=33))
    studio.picture("duel-age-2", table.path, board, DESKTOP, PHONE_NIGHT, ITALIAN, PORTUGUESE_PHONE, do=choose_card)
    studio.picture("card-panel", table.path, board, DESKTOP, do=open_card)
    studio.picture("text-table", table.path, ".duel-places .card", DESKTOP, do=show_text)
    table.play_until(lambda now: now.asks("PlayCard", age=3, moves=58))
    studio.picture("duel-age-3", table.path, board, NIGHT)
    table.play_until(lambda now: False)
    studio.picture("duel-end", table.path, ".score-sheet", DESKTOP, PHONE_NIGHT)
    studio.picture("replay", f"/replay/{table.id}?at=45", f".replay-page {board}", DESKTOP, PHONE)


def choose_card(page: Page) -> None:
    page.locator(".duel-places :is(.legal, .legal-many)").last.click()
    page.locator(".duel-places .selected").wait_for()


def open_card(page: Page) -> None:
    page.locator(".rail .log .card-link").last.click()
    page.locator(".card-panel").wait_for()


def show_text(page: Page) -> None:
    page.evaluate("localStorage.setItem('civitas.text-table', 'true')")
    page.reload()
    page.locator(".text-board").wait_for()


def ages(studio: Studio) -> None:
    """A game of Through the Ages with three players."""
    table, board = Table(studio, "ages", 3), ".ages-row .ages-card"
    studio.picture("ages-first-round", table.path, board, DESKTOP, PHONE)
    table.play_until(lambda now: now.asks("TakeAction", age="I", moves=70))
    studio.picture("ages-age-1", table.path, board, NIGHT)
    table.play_until(lambda now: now.asks("PoliticalAction", age="II", moves=165))
    studio.picture("ages-politics", table.path, board, DESKTOP, LAPTOP)
    table.play_until(lambda now: now.asks("TakeAction", age="II", moves=190))
    studio.picture("ages-age-2", table.path, board, DESKTOP, PHONE_NIGHT, PORTUGUESE, ITALIAN_PHONE)
    table.play_until(lambda now: now.asks("TakeAction", age="III", moves=390))
    studio.picture("ages-late", table.path, board, NIGHT, PHONE, LAPTOP)
    table.play_until(lambda now: False)
    studio.picture("ages-end", table.path, ".score-sheet", DESKTOP)


def ages_original(studio: Studio) -> None:
    """The edition of 2006, where units are sacrificed and cards drawn by actions."""
    table, board = Table(studio, "ages", 3, "original"), ".ages-row .ages-card"
    table.play_until(lambda now: now.asks("TakeAction", age="II", moves=170))
    studio.picture("ages-original", table.path, board, DESKTOP, PHONE)


def inventions(studio: Studio) -> None:
    """A game of Inventions with four players, and the beginning of one with two and Chronos."""
    table, board = Table(studio, "inventions", 4), ".inv-grid"
    table.play_until(lambda now: now.asks("ChooseAction", age=2))
    studio.picture("inventions-era-2", table.path, board, DESKTOP, PHONE_NIGHT)
    table.play_until(lambda now: now.asks("BuildTiles", age=3))
    studio.picture("inventions-build", table.path, board, NIGHT, do=choose_tile)
    table.play_until(lambda now: now.asks("ChooseAction", age=4))
    studio.picture("inventions-era-4", table.path, board, DESKTOP, PHONE, PORTUGUESE, ITALIAN_PHONE, LAPTOP_NIGHT)
    table.play_until(lambda now: False)
    studio.picture("inventions-end", table.path, ".score-sheet", DESKTOP)
    chronos = Table(studio, "inventions", 2)
    chronos.play_until(lambda now: now.asks("ChooseAction", age=3))
    studio.picture("inventions-chronos", chronos.path, board, ITALIAN)


def choose_tile(page: Page) -> None:
    page.locator(".inv-slots :is(.legal, .legal-many)").first.click()
    page.locator(".inv-slots .selected").wait_for()


def others(studio: Studio) -> None:
    """The pages around the tables, while something happens there."""
    Table(studio, "duel", 2).play_until(lambda now: len(now.game.moves) >= 12)
    Table(studio, "ages", 3).play_until(lambda now: len(now.game.moves) >= 40)
    Table(studio, "ages", 2)
    bruno, chiara = studio.people[1:3]
    post(bruno, "/api/tables", game="duel", seats=["me", "open"])
    post(chiara, "/api/tables", game="ages", seats=["me", "open", "open"], clock={"kind": "days", "days": 2})
    post(chiara, "/api/tables", game="duel", seats=["me:Chiara", "me:Dario"], begins="given")
    post(chiara, "/api/tables", game="inventions", seats=["me", "bot:greedy", "open"])
    studio.picture("lobby", "/", ".my-table", DESKTOP, PHONE_NIGHT)
    waiting = post(studio.people[0], "/api/tables", game="ages", seats=["me", "bot:greedy", "open"])
    studio.picture("waiting-table", f"/table/{waiting['id']}", ".waiting-seats select", NIGHT)
    studio.picture("account", "/account", ".account-parts", DESKTOP)
    studio.picture("help", "/help/duel", ".help-page section", DESKTOP)


def lessons(studio: Studio) -> None:
    """Learning: the courses, a lesson of Duel, the first of Through the Ages and Inventions, one of the old edition."""
    studio.picture("learn", "/learn", ".learn-course", DESKTOP, PHONE_NIGHT)
    studio.picture("lesson-duel", "/lesson/duel.2", ".spot-ring", DESKTOP, ITALIAN_PHONE)
    studio.picture("lesson-ages", "/lesson/ages.1", ".spot-ring", PHONE, NIGHT)
    studio.picture("lesson-ages-original", "/lesson/ages-original.3", ".spot-ring", DESKTOP)
    studio.picture("lesson-inventions", "/lesson/inventions.1", ".spot-ring", DESKTOP, PORTUGUESE_PHONE)


def cards(studio: Studio) -> None:
    """The encyclopaedia: all cards of an edition, and one card in both editions."""
    studio.picture("cards-duel", "/cards/duel/base", ".cards-grid .face", DESKTOP)
    studio.picture("cards-ages", "/cards/ages/new-story?kind=word.leader", ".cards-grid .face", ITALIAN_PHONE)
    studio.picture("card-homer", "/cards/ages/new-story/homer", ".card-page .clauses", DESKTOP, PHONE_NIGHT)


def first(studio: Studio) -> None:
    """What somebody sees before they play."""
    studio.picture("welcome", "/", ".welcome", DESKTOP, ITALIAN_PHONE, stranger=True)
    studio.picture("lobby-empty", "/", ".lobby .quick", DESKTOP)
    studio.picture("new-table", "/new", ".new-table", DESKTOP)


PARTS = {
    "first": first,
    "cards": cards,
    "duel": duel,
    "ages": ages,
    "original": ages_original,
    "inventions": inventions,
    "others": others,
    "lessons": lessons,
}
"""In this order, for the lobby is empty only before the games."""


# The site


@contextmanager
def site(folder: str) -> Iterator[str]:
    """`civitas serve` with a database that is thrown away; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--db", f"sqlite:///{folder}/site.db", "--no-browse", "--no-limits"]
    process = subprocess.Popen([sys.executable, "-m", "civitas", *words], stdout=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(START_SECONDS * 10):
        if process.poll() is not None:
            sys.exit("The site ended before it began.")
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit(f"No site after {START_SECONDS} seconds.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=f"of {', '.join(PARTS)}; all, if none is named"
    )
    parts = parser.parse_args().parts
    SCREENS.mkdir(parents=True, exist_ok=True)
    for old in () if parts else SCREENS.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, site(folder) as url, sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        except Error:
            sys.exit("The pictures need chromium: install it, or name it in CIVITAS_CHROMIUM.")
        studio = Studio(browser, url)
        for part in parts or PARTS:
            PARTS[part](studio)
        browser.close()
    print(f"{sum(file.stat().st_size for file in SCREENS.glob('*.png')) / 2**20:.1f} MB")


if __name__ == "__main__":
    main()
