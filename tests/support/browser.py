"""People at browsers: Debian's chromium, driven by Playwright, at a site that runs in a process of its own.

    livia = people("Livia")                     a window of her own, her cookie in it
    table = livia.player.open("duel", "me", "bot:greedy", seed=7)
    livia.visit(f"/table/{table}")

Whoever saw an error of the page, or whose page asked another host for anything, says so when the test is over.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.support.sites import Player

Json = dict[str, Any]
Words = str | re.Pattern[str]

PATIENCE = 60_000
"""Milliseconds after which a page that does nothing is broken; a busy machine is slow."""

GRAVE = ("serious", "critical")
"""The findings of axe that keep somebody out."""

DESKTOP = (1440, 900)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)

LOCALES = {"en": "en-GB", "it": "it-IT", "pt": "pt-BR", "de": "de-DE"}

UNWANTED = (
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "OptimizationHints",
    "PaintHolding",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
"""Features that no test needs. Of several lists chromium reads the last, so that what Playwright turns off is named
again; the drop-downs of the address bar, which it leaves on, cost more for each window than most pages of ours."""

QUIET = (
    f"--disable-features={','.join(UNWANTED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--no-opt,--no-maglev,--single-threaded",
)
"""What lets chromium run in a container, as root too, and keeps it at our work: no page here lives as long as it takes
to earn back what it costs to optimize its code."""

# The browser itself tells of every refusal and of every lost line, which is no error of the page.
REFUSED = r"the server responded with a status of 4\d\d"
CUT_OFF = r"net::ERR_|WebSocket connection to"
# Said of a page that a busy machine draws slowly.
SLOW = r"was preloaded using link preload but not used within a few seconds"

expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """Where chromium is, if it is anywhere. Without windows it draws the same pages in four fifths of the time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return os.environ.get("CIVITAS_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@contextmanager
def running() -> Iterator[Browser]:
    """A browser. Its loop runs in this thread while it is open, so that no test there may start another one."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield browser
        browser.close()


class People:
    """Those who take part in a test, each at a browser that remembers nothing of the others."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Person] = []

    def __call__(
        self,
        name: str | None = None,
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        worker: bool = False,
    ) -> Person:
        """Somebody at a screen of some size; without a name, a stranger. With a worker, as an installed client."""
        width, height = size
        touches = size != DESKTOP
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=LOCALES[language],
            reduced_motion="reduce",
            has_touch=touches,
            is_mobile=touches,
            service_workers="allow" if worker else "block",
        )
        person = Person(context, self.url, name and Player(self.url, name))
        self.all.append(person)
        return person

    def leave(self) -> None:
        """Close all windows; nobody may have seen anything go wrong."""
        complaints = [complaint for person in self.all for complaint in person.complaints()]
        for person in self.all:
            person.context.close()
        self.all.clear()
        assert complaints == [], complaints


def barriers(page: Page, context: Any = None, **options: Any) -> list[str]:
    """What keeps somebody from using a page, or a part of it: the rule that it breaks, and where."""
    asked = {"resultTypes": ["violations"], **options}
    broken = Axe().run(page, context, asked).response["violations"]
    return [
        f"{rule['id']}: {node['html'][:200]}" for rule in broken if rule["impact"] in GRAVE for node in rule["nodes"]
    ]


class Person:
    """Somebody at a window of a browser."""

    def __init__(self, context: BrowserContext, url: str, player: Player | str | None) -> None:
        self.context = context
        self.url = url
        self.problems: list[str] = []
        self.forgiven: list[str] = ["Service Worker registration blocked", SLOW]
        self.asked: list[str] = []
        if isinstance(player, Player):
            self.player = player
            cookies = player.http.cookies.items()
            context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies])
        context.set_default_timeout(PATIENCE)
        context.on("page", self._watch)
        self.page = context.new_page()

    # What went wrong

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", self._fail)
        page.on("request", self._note)
        page.on("websocket", self._note)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.text} {message.location.get('url', '')}")

    def _fail(self, error: Error) -> None:
        self.problems.append(str(error))

    def _note(self, request: Request | WebSocket) -> None:
        self.asked.append(request.url)

    def forgive(self, *patterns: str) -> None:
        """Errors that belong to the test."""
        self.forgiven.extend(patterns)

    def complaints(self) -> list[str]:
        """What went wrong in the page, and whom else it asked."""
        problems = [text for text in self.problems if not any(re.search(known, text) for known in self.forgiven)]
        return [*problems, *(f"asked {url}" for url in self.asked if not self._is_ours(url))]

    def _is_ours(self, url: str) -> bool:
        return urlsplit(url).netloc == urlsplit(self.url).netloc or url.startswith(("data:", "blob:"))

    # Looking and pressing

    def visit(self, path: str = "/") -> None:
        """Go to a page, and wait until it has come."""
        self.page.goto(self.url + path)
        expect(self.page.locator("#main")).to_be_visible()

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def sees(self, selector: str, text: Words | None = None) -> Locator:
        """Wait until something is on the page, and says this."""
        found = self.page.locator(selector).first
        expect(found).to_be_visible()
        if text is not None:
            expect(found).to_contain_text(text)
        return found

    def sees_no(self, selector: str) -> None:
        expect(self.page.locator(selector)).to_have_count(0)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def click(self, name: Words, role: Any = "button") -> None:
        """Press what is called this."""
        self.page.get_by_role(role, name=name, exact=True).first.click()

    def prefers(self, **settings: Any) -> None:
        """What this browser kept from an earlier visit."""
        kept = {f"civitas.{name.replace('_', '-')}": dumps(value) for name, value in settings.items()}
        self.context.add_init_script(
            f"for (const [key, value] of Object.entries({dumps(kept)})) localStorage[key] ??= value;"
        )

    @property
    def lines(self) -> list[str]:
        """The log, paragraph by paragraph."""
        return [" ".join(text.split()) for text in self.find(".rail .log > li").all_text_contents()]

    def becomes(self, other: Person) -> None:
        """The same person at another browser."""
        self.player = other.player
        cookies = other.player.http.cookies.items()
        self.context.add_cookies([{"name": name, "value": value, "url": self.url} for name, value in cookies])

    def barriers(self, context: Any = None, **options: Any) -> list[str]:
        """What keeps somebody from using the page: the rule that it breaks, and where."""
        return barriers(self.page, context, **options)

    # At a table

    def sits_at(self, table: str) -> None:
        self.visit(f"/table/{table}")
        self.sees(".talk, .curtain")

    @property
    def moves(self) -> int:
        """How many moves the page says were made."""
        return int(re.sub(r"\D", "", self.find(".talk .panel-head .aside").text_content() or ""))

    def awaits_move(self, after: int) -> None:
        """Until the page shows a later position than this one."""
        expect(self.find(".talk .panel-head .aside")).not_to_have_text(re.compile(rf"\b{after}\b"))

    def awaits_turn(self) -> bool:
        """Until it is this person's turn, or the game is over; whether it is the turn."""
        self.find(".choice:enabled, .end-summary").first.wait_for(state="attached")
        return self.find(".end-summary").count() == 0
