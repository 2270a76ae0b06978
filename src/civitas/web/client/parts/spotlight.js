/** A light on the things a remark means: all else is veiled, never blocked, and each thing has its number. */

import { html, useEffect, useLayoutEffect, useState } from "../core/html.js";
import { Symbol } from "../core/symbol.js";
import { t } from "../core/words.js";

const MARGIN = 4;
/** Pixels of something large that must be seen to point at it, and the least size of a ring. */
const ENOUGH = 40;
const SMALLEST = 24;
const EVERY = 200;
const MOST_LETTERS = 60;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The elements that a pointer means, on the board or in the list; of what lies on a closed leaf, the tab of the leaf.
 * @param {string} pointer card:NAME, fact:PATH or move:TEXT
 */
export function targetsOf(pointer) {
  const shown = shownBy(pointer);
  return shown.length ? shown : hiddenBy(pointer).map(tabOf).filter(Boolean).slice(0, 1);
}

/** All that a pointer can mean: what is shown, else what closed leaves hold. @param {string} pointer */
export function meantBy(pointer) {
  const shown = shownBy(pointer);
  return shown.length ? shown : hiddenBy(pointer);
}

/** @param {string} pointer */
function shownBy(pointer) {
  for (const selector of selectorsOf(pointer)) {
    const found = [...document.querySelectorAll(selector)].map(unfolded).filter(isShown);
    if (found.length) return [found.filter(isInSight).find(isLegal) ?? found.find(isInSight) ?? found[0]];
  }
  return [];
}

/** Of a card that lies in several places, the one that can be used is meant. @param {Element} element */
const isLegal = (element) => element.matches(".legal, .legal-many");

/** Whether something is on the screen now. @param {Element} element */
function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** @param {string} pointer */
const hiddenBy = (pointer) =>
  selectorsOf(pointer).flatMap((selector) => [...document.querySelectorAll(selector)]);

/**
 * The tab of the leaf that something lies on: each tab says which part of the board it opens.
 * @param {Element} element
 */
const tabOf = (element) => [...document.querySelectorAll(".board-area [data-opens]")]
  .find((tab) => isShown(tab) && tab.getAttribute("aria-selected") !== "true"
    && element.closest(tab.getAttribute("data-opens") ?? ""));

/** Where to look, best first: a fact may be shown by a part that shows more. */
function selectorsOf(pointer, board = ".board-area ", page = ".table-page ") {
  const [kind, what] = [pointer.slice(0, pointer.indexOf(":")), pointer.slice(pointer.indexOf(":") + 1)];
  if (kind === "card") return ["whole", "card"].map((part) => `${board}[data-${part}=${CSS.escape(what)}]`);
  if (kind === "move") return [`[data-text=${CSS.escape(what)}]`];
  const parts = what.split(".");
  const paths = parts.map((_, place) => parts.slice(0, parts.length - place).join("."));
  return paths.map((path) => `${page}[data-fact~=${CSS.escape(path)}]`);
}

const isShown = (element) => element.getClientRects().length > 0;

/** A part that has given way is meant by the line that is left of it, or by what it is a part of. */
function unfolded(element) {
  if (isShown(element)) return element;
  return element.closest(".fold")?.querySelector(".fold-line") ?? element.closest("[data-whole], [data-fact]")
    ?? element;
}

/**
 * The elements inside another that a pointer means, whether they can be seen or not.
 * @param {Element} root
 * @param {string} pointer card:NAME or fact:PATH
 */
export function foundIn(root, pointer) {
  const found = selectorsOf(pointer, "", "").map((selector) => [...root.querySelectorAll(selector)]);
  return found.find((elements) => elements.length) ?? [];
}

/**
 * What a pointer means, for whoever hears the page: the part of the board, and what stands there.
 * @param {string} pointer
 */
export function namedBy(pointer) {
  const [element] = targetsOf(pointer);
  if (!(element instanceof HTMLElement)) return "";
  const part = element.parentElement?.closest(".board-area [aria-label]")?.getAttribute("aria-label");
  const words = element.getAttribute("aria-label") ?? element.innerText.replace(/\s+/g, " ").trim();
  return [part, words.slice(0, MOST_LETTERS)].filter(Boolean).join(": ");
}

/** What belongs to later lessons is not for now, and drawn pale: facts, in which a star stands for anything. */
export function useLater(paths, moment) {
  useLayoutEffect(() => {
    const patterns = paths.map((path) => new RegExp(`^${path.split("*").map(plain).join("[^.]+")}$`));
    const isLater = (fact) => patterns.some((pattern) => pattern.test(fact));
    const marked = [...document.querySelectorAll(".board-area [data-fact]")].filter((element) =>
      (element.getAttribute("data-fact") ?? "").split(" ").some(isLater));
    for (const element of marked) element.ariaDisabled = "true";
    return () => { for (const element of marked) element.ariaDisabled = null; };
  }, [paths.join(), moment]);
}

const plain = (text) => text.replace(/[.[\]]/g, "\\$&");

/** Where the things meant are, as far as they are on the screen. */
export const usePlaces = (pointers, moment) => useWhere(pointers, moment).filter(({ box }) => box);

/** Where they are, on the screen or on which side of it, as long as they are meant. */
function useWhere(pointers, moment) {
  const [places, setPlaces] = useState([]);
  useEffect(() => {
    const look = () => {
      const area = areaOf();
      const found = pointers.flatMap((pointer, number) =>
        targetsOf(pointer).map((element) => placeOf(element, area, { number: number + 1, pointer })));
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener("scroll", look, true);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", look, true);
      removeEventListener("resize", look);
    };
  }, [pointers.join("|"), moment]);
  return places;
}

/** Where the board is; a board whose parts lie among those of the page has all of it. */
export function areaOf() {
  const boxOfThe = (part) => document.querySelector(part)?.getBoundingClientRect();
  const [board, page] = [boxOfThe(".board-area"), boxOfThe(".table-main")];
  return board?.width ? board : page;
}

/** An element's box, or on which side of what can be seen it lies. */
function placeOf(element, area, known) {
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const isOnBoard = area && element.closest(".board-area");
  const inside = isOnBoard ? { left: area.left, right: area.right, top: belowTabs(element, area), bottom: area.bottom }
    : screen;
  const box = boxOf(element, inside);
  return box ? { ...known, box } : { ...known, beyond: sideOf(element, inside), inside };
}

/** Tabs that stay above a leaf cover what is scrolled under them. */
function belowTabs(element, area) {
  const tabs = document.querySelector(".board-area [role=tablist]:has([data-opens])");
  const box = tabs?.getBoundingClientRect();
  const covers = box?.height && box.top <= area.top + MARGIN && !tabs?.contains(element);
  return covers ? box.bottom : area.top;
}

function sideOf(element, inside) {
  const { left, top, right } = element.getBoundingClientRect();
  if (right <= inside.left) return "left";
  if (left >= inside.right) return "right";
  return top < inside.top ? "up" : "down";
}

/** The part of an element that can be seen, never too small for a ring; nothing if too little of it can. */
function boxOf(element, inside) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const x = Math.max(left, inside.left);
  const y = Math.max(top, inside.top);
  const seen = [Math.min(right, inside.right) - x, Math.min(bottom, inside.bottom) - y];
  if (seen[0] < Math.min(width / 2, ENOUGH) || seen[1] < Math.min(height / 2, ENOUGH)) return null;
  const margins = seen.map((size) => Math.max(MARGIN, (SMALLEST - size) / 2));
  return {
    x: Math.round(x - margins[0]), y: Math.round(y - margins[1]),
    width: Math.round(seen[0] + 2 * margins[0]), height: Math.round(seen[1] + 2 * margins[1]),
  };
}

/** Bring the first thing into the free part of the board, and say to screen readers what describes it. */
function useArrival(pointers, moment, describedBy) {
  useEffect(() => {
    const marked = pointers.flatMap(targetsOf).map(named);
    for (const element of describedBy ? marked : []) element.setAttribute("aria-describedby", describedBy);
    bringIntoView(pointers);
    const again = setTimeout(() => bringIntoView(pointers), EVERY);  // once the leaf that it lies on is open
    return () => {
      clearTimeout(again);
      for (const element of describedBy ? marked : []) element.removeAttribute("aria-describedby");
    };
  }, [pointers.join("|"), moment]);
}

/** What is read out of a thing with several parts: the one that has its name. @param {Element} element */
const named = (element) => (element.hasAttribute("data-whole") && element.querySelector("[data-card]")) || element;

/** @param {string[]} pointers */
function bringIntoView(pointers) {
  const inside = pointers.flatMap(targetsOf).filter((element) => element.closest(".board-area"));
  for (const element of inside.toReversed()) {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: still() ? "auto" : "smooth" });
  }
}

/** Two pointers may mean the same place, as a card and where it lies: one ring is enough, with both numbers. */
function gathered(places) {
  const isSame = (one, other) => one.box && other.box && one.box.x === other.box.x && one.box.y === other.box.y;
  return places.map((place) => ({ ...place, marks: places.filter((other) => isSame(other, place)) }))
    .filter(({ marks, number }) => !marks.length || marks[0].number === number)
    .map((place) => ({ ...place, label: place.marks.map(({ number }) => number).join(" ") }));
}

/**
 * @param {{pointers: string[], moment: any, describedBy: string, veiled: boolean}} props
 */
export function Spotlight({ pointers, moment, describedBy, veiled }) {
  const places = useWhere(pointers, moment);
  useArrival(pointers, moment, describedBy);
  if (!places.length) return null;
  const area = areaOf();
  const rail = document.querySelector(".lesson-rail")?.getBoundingClientRect();
  const seen = gathered(places).filter(({ box }) => box);
  return html`<div class="spotlight" aria-hidden="true">
    ${veiled && area && html`<svg width="100%" height="100%"><mask id="spot">
      <rect x=${area.left} y=${area.top} width=${area.width} height=${area.height} fill="white" />
      ${rail && html`<rect x=${rail.left} y=${rail.top} width=${rail.width} height=${rail.height} fill="black" />`}
      ${seen.map(({ number, box }) => html`<rect key=${number} ...${box} rx="8" fill="black" />`)}
    </mask><rect class="spot-veil" width="100%" height="100%" mask="url(#spot)" /></svg>`}
    ${seen.map(({ number, box, label }) => html`<i key=${number} class="spot-ring" data-marks=${label}
      style=${{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}>
      ${places.length > 1 && html`<b class=${`spot-flag ${box.x < 30 ? "inside" : ""}`}>${label}</b>`}</i>`)}
  </div>
  ${places.filter(({ beyond }) => beyond).map((place) => html`<${Beyond} key=${place.number} ...${place} />`)}`;
}

/** The way to something that is meant and lies off the screen: pressed, it comes. */
function Beyond({ number, pointer, beyond, inside }) {
  const bring = () => targetsOf(pointer)[0]?.scrollIntoView({
    block: "center", inline: "center", behavior: still() ? "auto" : "smooth",
  });
  const edges = {
    up: { top: `${inside.top + 6}px` }, down: { top: `${inside.bottom - 38}px` },
    left: { top: `${(inside.top + inside.bottom) / 2}px`, left: `${inside.left + 6}px` },
    right: { top: `${(inside.top + inside.bottom) / 2}px`, left: `${inside.right - 60}px` },
  };
  const middle = { left: `${(inside.left + inside.right) / 2 - 28 + (number - 1) * 60}px` };
  return html`<button type="button" class="spot-beyond" style=${{ ...middle, ...edges[beyond] }} onClick=${bring}
      aria-label=${t("web.learn.bring", { number })} title=${t("web.learn.bring", { number })}>
    <${Symbol} name="back" class=${`spot-${beyond}`} /> ${number}</button>`;
}
