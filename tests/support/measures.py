"""Whether a table can be played as it is drawn: what is asked for is in the window, nothing is cut or covered."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.support.browser import LOCALES
from tests.support.stage import Position, Stage

MEASURE = r"""
() => {
  /* What scrolls by design, is only heard, or lies over a corner of its frame. */
  const UNMEASURED = ".visually-hidden, .log, .skip, .sheet-title, details:not([open]) > :not(summary), .toast-stack,"
    + ".table-unusual, .delta, .badge";
  const FRAMES = ".card, .panel, .chip, .btn, .ages-plate, .ages-tech, .choice, .ages-tiles > li, .tab, td,"
    + ".inv-region, .question";
  const THINGS = ".ages-card, .ages-tech, .ages-plate, .ages-ghost, .inv-region, .inv-place, .wonder, .choice, .chip,"
    + ".ages-mini, .panel > .fold";
  /* What lies over the board for a while, or travels on it. */
  const FLOATING = ".visually-hidden, .delta, .badge, .board-tip, .duel-bar, .duel-pawn";
  const found = [];
  const seen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const text = (el) => (el.innerText ?? "").replace(/\s+/g, " ").slice(0, 40);
  const say = (el) => `${el.className?.baseVal ?? el.className} "${text(el)}"`;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(seen);
  const W = innerWidth, H = innerHeight, SLACK = 2;
  const small = W < 700;
  if (document.documentElement.scrollWidth > W) found.push(`wide: the page is ${document.documentElement.scrollWidth}`);

  /* What of an element its ancestors and the window let through. */
  const shown = (el) => {
    let { left, top, right, bottom } = el.getBoundingClientRect();
    for (let up = el.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === "contents" || (style.overflowX === "visible" && style.overflowY === "visible")) continue;
      const box = up.getBoundingClientRect();
      if (style.overflowX !== "visible") { left = Math.max(left, box.left); right = Math.min(right, box.right); }
      if (style.overflowY !== "visible") { top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom); }
    }
    return { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(W, right), bottom: Math.min(H, bottom) };
  };
  const isWhole = (el) => {
    const box = el.getBoundingClientRect(), part = shown(el);
    return part.left <= box.left + SLACK && part.top <= box.top + SLACK && part.right >= box.right - SLACK
      && part.bottom >= box.bottom - SLACK;
  };

  /* Asked for: the question, the way to answer, everything on the board that an answer names, and the cards on offer,
     which any question of Duel may be about. */
  const asked = ":is(.legal, .legal-many, .selected, .ticked), .duel-place:not(.covered)";
  const questions = all(".question");
  if (!questions.some(isWhole) && !document.querySelector(".end-summary")) found.push("away: the question");
  const over = document.querySelector(".end-summary");
  const ways = over ? [over] : all(".choice-panel .choice:first-child, .sheet-actions .btn, .table-foot .tab");
  if (!ways.some(isWhole)) found.push("away: a way to answer");
  const board = document.querySelector(".board-area");
  for (const el of all(asked, board)) if (!isWhole(el)) found.push(`away: ${say(el)}`);
  for (const el of all(".choice", document.querySelector(".rail"))) {
    if (!isWhole(el) && !small && W >= 1100) found.push(`away: ${say(el)}`);
  }

  /* Cut: text that its own box, or one that does not scroll, does not show. */
  const walker = document.createTreeWalker(document.querySelector(".table-page"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || !seen(node.parentElement)) continue;
    if (node.parentElement.closest(UNMEASURED)) continue;
    range.selectNodeContents(node);
    for (let up = node.parentElement; up && !up.matches(".table-page"); up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowY + style.overflowX)) break;
      const hides = style.overflowY === "hidden" || style.overflowY === "clip" || style.overflowX === "hidden";
      const framed = up.matches(FRAMES);
      if (!hides && !framed) continue;
      const box = up.getBoundingClientRect();
      if (box.width <= SLACK || box.height <= SLACK) break; /* for those who hear it */
      const out = [...range.getClientRects()].find((rect) => rect.right > box.right + SLACK
        || rect.left < box.left - SLACK || rect.bottom > box.bottom + SLACK || rect.top < box.top - SLACK);
      if (out) { found.push(`cut: "${node.data.trim().slice(0, 30)}" by ${say(up)}`); break; }
    }
  }

  /* Parted: letters that follow one another on two lines. Between them is no soft hyphen, which is no letter; where
     one is, the hyphen itself counts to the letter after it. */
  const lineOf = (node, place) => {
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return [...range.getClientRects()].at(-1);
  };
  const words = document.createTreeWalker(document.querySelector(".table-page"), NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    range.selectNodeContents(node);
    const [first, ...more] = range.getClientRects();
    if (more.every(({ top }) => top < first.bottom - SLACK) || !seen(node.parentElement)) continue;
    for (const { index, 0: letters } of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      const last = lineOf(node, index + letters.length - 1);
      const { left, right } = shown(node.parentElement);
      if (right - left > SLACK && last && last.top >= lineOf(node, index).bottom - SLACK) {
        found.push(`parted: "${letters}" of ${say(node.parentElement)}`);
      }
    }
  }

  for (const el of all(".sym, .pip", board)) {
    const frame = el.closest(FRAMES);
    if (!frame || el.closest(UNMEASURED)) continue;
    const box = el.getBoundingClientRect(), { left, right } = frame.getBoundingClientRect();
    if (box.right > right + SLACK || box.left < left - SLACK) found.push(`cut: a symbol of ${say(frame)}`);
  }

  /* Overlap: things to press, and what has just changed over a number. */
  const things = all(THINGS, board);
  const boxes = things.map((el) => [el, shown(el)]);
  for (const [place, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > SLACK && tall > SLACK) found.push(`over: ${say(one)} and ${say(other)}`);
    }
  }

  /* Of a line of text the letters are the middle. */
  const inkOf = (node) => {
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { left, right, top: middle - 0.38 * size, bottom: middle + 0.38 * size };
    });
  };

  /* Mixed: letters on letters, symbols on letters. */
  const written = (el) => [...el.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const inks = [];
  for (const el of board.querySelectorAll("*")) {
    const drawn = el.matches("svg.sym, .pip") ? [[el.getBoundingClientRect(), "a symbol"]] : [];
    const marks = [...drawn, ...written(el).flatMap((node) => inkOf(node).map((ink) => [ink, node.data.trim()]))];
    if (!marks.length || !seen(el) || el.closest(FLOATING)) continue;
    const part = shown(el);
    for (const [ink, words] of marks) {
      const visible = ink.right - ink.left > SLACK && ink.left >= part.left - SLACK && ink.right <= part.right + SLACK
        && ink.top >= part.top - SLACK && ink.bottom <= part.bottom + SLACK;
      if (visible) inks.push([el, ink, words.slice(0, 30)]);
    }
  }
  const isCrowd = (...two) => two.every((el) => el.matches(".sym") && el.parentElement === two[0].parentElement);
  const isPart = (one, other) => one === other || one.contains(other) || other.contains(one);
  for (const [place, [one, a, words]] of inks.entries()) {
    for (const [other, b, others] of inks.slice(place + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= SLACK || tall <= SLACK || isPart(one, other) || isCrowd(one, other)) continue;
      found.push(`mixed: "${words}" and "${others}" in ${say(one.closest(FRAMES) ?? one)}`);
    }
  }

  /* Chips: what has just changed covers no other number. */
  const chips = all(".delta", board);
  const numbers = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = numbers.nextNode(); node && chips.length; node = numbers.nextNode()) {
    if (!/\d/.test(node.data) || !seen(node.parentElement)) continue;
    if (node.parentElement.closest(".visually-hidden, .delta")) continue;
    for (const ink of inkOf(node)) {
      for (const chip of chips) {
        const box = chip.getBoundingClientRect();
        const wide = Math.min(ink.right, box.right) - Math.max(ink.left, box.left);
        const tall = Math.min(ink.bottom, box.bottom) - Math.max(ink.top, box.top);
        if (wide > 1 && tall > 1) found.push(`covered: "${node.data.trim()}" by the change ${text(chip)}`);
      }
    }
  }
  return [...new Set(found)];
}
"""

STILL = "document.getAnimations().forEach((motion) => { motion.pause(); motion.currentTime = 1000; })"
"""Changes as they are seen a second after they came."""

WIDER = "body { letter-spacing: 0.075em; }"
"""Letters of half an em, each with that much more beside it, run 15 % wider."""

SIZES = ((1280, 720), (1366, 768), (1536, 730), (1440, 900), (1920, 1080), (768, 1024), (390, 844), (360, 640))
"""Laptops, larger screens, a tablet and two phones."""

STYLED = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""
"""A style that the policy of the page allows, for it comes from outside of it."""

DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Walk:
    """One page that is shown one position after the other, and measured at one size after the other."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        wider: bool = False,
        dark: bool = False,
        touch: bool = False,
    ) -> None:
        self.context = browser.new_context(
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            service_workers="block",
            has_touch=touch,
            is_mobile=touch,
        )
        self.page = self.context.new_page()
        self.stage = Stage(self.page, url)
        self.wider = wider

    def __enter__(self) -> Walk:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def faults(self, position: Position, width: int, height: int) -> list[str]:
        """What is wrong with a position as a window of this size shows it."""
        self.shows(position, width, height)
        found: list[str] = self.page.evaluate(MEASURE)
        return found

    def shows(self, position: Position, width: int, height: int) -> None:
        """A position in a window of this size."""
        if self.stage.position != position:
            self.stage.show(position)
            if self.wider:
                self.page.evaluate(STYLED, WIDER)
            self._resize(width, height + 1)  # columns are fitted to the letters that are there now
        self._resize(width, height)

    def _resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN)
        self.page.evaluate(STILL)
