"""Walk through lessons in a browser as a learner does, by clicks: a picture of every step, and what is wrong there.

    python -m tools.walk_lessons build/walk                       every lesson, at a desktop
    python -m tools.walk_lessons build/walk ages.4 --screen phone one lesson, at a phone; --language it, --dark

At each step it looks whether everything that the remark points at can be seen, or is one press away, and lies beside
the coach, whether the remark can be read whole, and how many clicks the step took. Authors look at the pictures.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page, sync_playwright

from civitas.teaching.courses import courses, find_lesson
from civitas.teaching.lesson import Lesson
from tests.support.browser import chromium
from tools.screens import LOCALES, SIZES, post, site

Json = dict[str, Any]
SCREENS = {**SIZES, "laptop": (1280, 720)}
PATIENCE = 20_000
SHORT = 50
CONFIRM = ".ticks .btn.go:visible:enabled"
Moment = tuple[str | None, list[str]]

LOOK = """() => {
    const boxOf = (part) => document.querySelector(part)?.getBoundingClientRect();
    const [rail, coach] = [boxOf('.lesson-rail'), document.querySelector('.coach')];
    const rings = [...document.querySelectorAll('.spot-ring')].map(ring => ring.getBoundingClientRect());
    const under = (box) => box.left < rail.right - 8 && box.right > rail.left + 8 && box.top < rail.bottom - 8
        && box.bottom > rail.top + 8;
    const inside = (ring) => [...document.querySelectorAll('.lesson-rail [data-fact], .lesson-rail [data-text]')]
        .map(part => part.getBoundingClientRect()).some(part => Math.abs(part.top - ring.top) < 8);
    const read = [...coach.querySelectorAll('h2, .coach-more, .coach-task, .coach-answers, .coach-wrong')];
    return {
        marks: [...document.querySelectorAll('.spot-ring')].flatMap(ring => ring.dataset.marks.split(' ')).length
            + document.querySelectorAll('.spot-beyond').length,
        covered: rings.filter(ring => under(ring) && !inside(ring)).length,
        small: rings.filter(ring => ring.width < 20 || ring.height < 14).length,
        unread: read.filter(part => { const box = part.getBoundingClientRect();
            return box.bottom > innerHeight + 2 || box.top < 0 || box.bottom > rail.bottom + 2; }).map(part =>
            part.className || part.tagName),
        wide: document.documentElement.scrollWidth > innerWidth,
        gone: document.documentElement.scrollTop,
    };
}"""


@dataclass
class Walk:
    """A lesson as it was walked."""

    lesson: Lesson
    clicks: int = 0
    steps: int = 0
    faults: list[str] = field(default_factory=list)


class Walker:
    """Somebody at a browser who does what each step wants."""

    def __init__(self, context: BrowserContext, url: str, out: Path, has_fingers: bool = False) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.url, self.out, self.has_fingers = url, out, has_fingers
        self.walk: Walk

    def go_through(self, lesson: Lesson) -> Walk:
        self.walk = Walk(lesson)
        self.page.goto(f"{self.url}/lesson/{lesson.id}")
        while True:
            self.page.locator(".coach h2").wait_for()
            self.page.wait_for_load_state("networkidle")
            now = self.get("")["lesson"]
            self.look(now)
            if now["done"] or now["kind"] == "game":
                return self.walk
            try:
                self.do(now)
            except (LookupError, Error) as error:
                self.walk.faults.append(f"step {now['step']}: a dead end: {str(error)[:300]}")
                post(self.page.context, f"/api/lessons/{lesson.id}/skip", expected_seq=self.get("")["seq"])
                self.page.reload()

    def get(self, path: str) -> Any:
        return self.page.request.get(f"{self.url}/api/lessons/{self.walk.lesson.id}{path}").json()

    def look(self, now: Json) -> None:
        """Take the picture, and note what cannot be seen."""
        place = "end" if now["done"] else f"{now['step']:02}"
        if now["point"] and not now["done"]:
            self.page.wait_for_timeout(600)  # until the light has come to rest: there is no sign of that
        self.page.screenshot(path=self.out / f"{self.walk.lesson.id}-{place}-{now['goal_moves']}.png")
        found = self.page.evaluate(LOOK)
        missing = len(now["point"]) - found["marks"]
        faults = [f"{missing} of {now['point']} not seen"] if missing > 0 else []
        faults += [f"{found['covered']} of {now['point']} covered"] if found["covered"] else []
        faults += [f"{found['small']} of {now['point']} tiny"] if found["small"] else []
        faults += [f"to be scrolled to: {found['unread']}"] if found["unread"] else []
        faults += ["wider than the screen"] if found["wide"] else []
        faults += [f"the page itself is scrolled by {found['gone']}"] if found["gone"] else []
        self.walk.steps += 1
        self.walk.faults += [f"step {place} ({now['kind']}): {fault}" for fault in faults]

    def do(self, now: Json) -> None:
        """What the step wants, by clicks; then the next step is there."""
        way = self.get("/way")
        seq = self.seq
        if now["kind"] == "tell":
            self.click(".coach-foot .go")
        elif now["kind"] == "ask":
            place = [choice["value"] for choice in now["choices"]].index(way["answer"])
            self.click(f".coach-answers button:nth-child({place + 1})")
        elif now["kind"] == "tries" and not now["tries_move"]["things"]:
            self.click(".coach-try")
        elif now["kind"] == "tries":
            self.touch(now["tries_move"]["things"])
        elif now["kind"] == "goal":
            self.make(way["moves"][now["goal_moves"]])
        else:
            self.make_all(way["moves"])
        self.page.wait_for_function("seq => document.querySelector('.lesson-page').dataset.seq !== seq", arg=seq)
        if self.page.locator(".coach-wrong").count():
            self.walk.faults.append(f"step {now['step']}: {self.page.locator('.coach-wrong').inner_text()}")

    def make_all(self, moves: list[str]) -> None:
        """One move, or the members of a set; a button confirms the set, and says what ends it."""
        confirm = self.page.locator(CONFIRM)
        for place, move in enumerate(moves):
            if place == 0 or place < len(moves) - 1 or not confirm.count():
                self.make(move)
        if confirm.count():
            self.click(CONFIRM)

    @property
    def seq(self) -> str | None:
        """The number of the moment that the page shows."""
        return self.page.locator(".lesson-page").get_attribute("data-seq")

    @property
    def moment(self) -> Moment:
        """What the page shows: the number of the moment, and what is ticked of a set."""
        return self.seq, self.page.locator(".ticks").all_text_contents()

    def click(self, selector: str) -> None:
        self.walk.clicks += 1
        self.press(self.page.locator(selector).first)

    def press(self, part: Locator) -> None:
        """With the finger where there is no mouse, so that none hovers anywhere."""
        part.tap() if self.has_fingers else part.click()

    def touch(self, things: list[str]) -> None:
        """Touch the first thing that is on the board, perhaps on another leaf of it."""
        tabs = self.page.locator(".board-area [role=tab]:visible")
        for place in range(tabs.count() + 1):
            if place:
                self.walk.clicks += 1
                self.press(tabs.nth(place - 1))
            for thing in things:
                card = self.page.locator(f'.board-area [data-card="{thing}"]:visible').first
                if card.count():
                    self.walk.clicks += 1
                    self.press(card)
                    return
        raise LookupError(f"nothing on the board is one of {things}")

    def open_leaf(self, thing: str) -> None:
        """Press the tab of the leaf that something lies on, if it is closed."""
        card = f'[data-card="{thing}"]'
        if self.page.locator(f".board-area {card}:visible").count():
            return
        for tab in self.page.locator(".board-area [data-opens]:visible").all():
            if self.page.locator(f".board-area :is({tab.get_attribute('data-opens')}) {card}").count():
                self.walk.clicks += 1
                self.press(tab)
                return

    def make(self, move: str) -> None:
        """A move: where it lies open, or by touching its things on the board, or from the whole list."""
        before = self.moment
        line = self.page.locator(f'.lesson-rail [data-text="{move}"]')
        for _ in self.openings(self.meaning(move)):
            if self.moment != before:
                return  # the last touch left one choice, and made it
            shown = [one for one in line.all() if one.is_visible()]
            if shown:
                self.walk.clicks += 1
                self.press(shown[-1])
                self.settle(before)
                return
        raise LookupError(f"{move!r} is nowhere")

    def settle(self, before: Moment) -> None:
        """Until the page shows what a click did."""
        for _ in range(PATIENCE // SHORT):
            if self.moment != before:
                return
            self.page.wait_for_timeout(SHORT)

    def meaning(self, move: str) -> list[str]:
        choices = self.get("")["view"]["moves"]
        args: Json = next((choice["args"] for choice in choices if choice["text"] == move), {})
        return [value for value in args.values() if isinstance(value, str)]

    def openings(self, things: list[str]) -> Iterator[None]:
        """Ways to bring a choice to the screen, the nearest first."""
        yield
        for thing in things:
            self.open_leaf(thing)
            card = self.page.locator(f'.board-area [data-card="{thing}"]:visible').first
            if card.count():
                self.walk.clicks += 1
                self.press(card)
                self.page.wait_for_function("() => !document.querySelector('.choice[aria-busy=true]')")
                yield
        self.walk.clicks += 1
        self.walk.faults.append(f"step {self.get('')['lesson']['step']}: only in the whole list: {things}")
        every = self.page.locator(".lesson-sheet .sheet-actions button:not([data-text]):visible")
        if every.count():
            self.press(every)
        yield
        for place in range(self.page.locator(".choices .choice:not([data-text]):visible").count()):
            self.click(f":nth-match(.choices .choice:not([data-text]):visible, {place + 1})")
            yield
            self.page.keyboard.press("Escape")


def chosen(ids: list[str]) -> list[Lesson]:
    """The lessons that are asked for; all, if none is. The id of a course means all of its lessons."""
    every = {course.id: course.read for course in courses()}
    if not ids:
        return [lesson for lessons in every.values() for lesson in lessons]
    return [lesson for id in ids for lesson in every.get(id) or [find_lesson(id)[1]]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("lessons", nargs="*")
    parser.add_argument("--screen", choices=sorted(SCREENS), default="desktop")
    parser.add_argument("--language", choices=sorted(LOCALES), default="en")
    parser.add_argument("--dark", action="store_true")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, site(folder) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        width, height = SCREENS[wanted.screen]
        context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            color_scheme="dark" if wanted.dark else "light",
            locale=LOCALES[wanted.language],
            reduced_motion="reduce",
            has_touch=wanted.screen == "phone",
            is_mobile=wanted.screen == "phone",
        )
        post(context, "/api/guest", name="Livia")
        walker = Walker(context, url, wanted.out, wanted.screen == "phone")
        for lesson in chosen(wanted.lessons):
            tell(walker.go_through(lesson))
        browser.close()


def tell(walk: Walk) -> None:
    print(f"{walk.lesson.id}: {walk.steps} pictures, {walk.clicks} clicks, {len(walk.faults)} faults", flush=True)
    for fault in walk.faults:
        print(f"    {fault}", flush=True)


if __name__ == "__main__":
    main()
