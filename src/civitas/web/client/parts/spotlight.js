/** A light on the things a remark means: all else is veiled, never blocked, and each thing has its number. */

import { html, useEffect, useLayoutEffect, useState } from "../core/html.js";

const MARGIN = 4;
const EVERY = 200;
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

/** A part that has given way is meant by the line that is left of it, or by the thing that it is a part of. */
function unfolded(element) {
  if (isShown(element)) return element;
  return element.closest(".fold")?.querySelector(".fold-line") ?? element.closest("[data-whole]") ?? element;
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

/** Dim what belongs to later lessons: facts, in which a star stands for anything. */
export function useLater(paths, moment) {
  useLayoutEffect(() => {
    const patterns = paths.map((path) => new RegExp(`^${path.split("*").map(plain).join("[^.]+")}$`));
    const isLater = (fact) => patterns.some((pattern) => pattern.test(fact));
    const marked = [...document.querySelectorAll(".board-area [data-fact]")].filter((element) =>
      (element.getAttribute("data-fact") ?? "").split(" ").some(isLater));
    for (const element of marked) element.classList.add("lesson-later");
    return () => { for (const element of marked) element.classList.remove("lesson-later"); };
  }, [paths.join(), moment]);
}

const plain = (text) => text.replace(/[.[\]]/g, "\\$&");

/** Where the things meant are, on the screen, as long as they are meant. */
export function usePlaces(pointers, moment) {
  const [places, setPlaces] = useState([]);
  useEffect(() => {
    const look = () => {
      const area = areaOf();
      const found = pointers.flatMap((pointer, number) =>
        targetsOf(pointer).map((element) => ({ number: number + 1, box: boxOf(element, area) })))
        .filter(({ box }) => box);
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

/** The part of an element that can be seen; nothing if none can. */
function boxOf(element, area) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inside = area && element.closest(".board-area") ? area : screen;
  const box = {
    x: Math.round(Math.max(left, inside.left) - MARGIN),
    y: Math.round(Math.max(top, inside.top) - MARGIN),
    width: Math.round(Math.min(right, inside.right) - Math.max(left, inside.left) + 2 * MARGIN),
    height: Math.round(Math.min(bottom, inside.bottom) - Math.max(top, inside.top) + 2 * MARGIN),
  };
  return box.width > 2 * MARGIN && box.height > 2 * MARGIN ? box : null;
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

/** Two pointers may mean the same place, as a card and where it lies: one ring is enough. */
const distinct = (places) => places.filter(({ box: { x, y } }, number) =>
  places.findIndex(({ box }) => box.x === x && box.y === y) === number);

/**
 * @param {{pointers: string[], moment: any, describedBy: string, veiled: boolean}} props
 */
export function Spotlight({ pointers, moment, describedBy, veiled }) {
  const places = distinct(usePlaces(pointers, moment));
  useArrival(pointers, moment, describedBy);
  if (!places.length) return null;
  const area = areaOf();
  const rail = document.querySelector(".lesson-rail")?.getBoundingClientRect();
  return html`<div class="spotlight" aria-hidden="true">
    ${veiled && area && html`<svg width="100%" height="100%"><mask id="spot">
      <rect x=${area.left} y=${area.top} width=${area.width} height=${area.height} fill="white" />
      ${rail && html`<rect x=${rail.left} y=${rail.top} width=${rail.width} height=${rail.height} fill="black" />`}
      ${places.map(({ number, box }) => html`<rect key=${number} ...${box} rx="8" fill="black" />`)}
    </mask><rect class="spot-veil" width="100%" height="100%" mask="url(#spot)" /></svg>`}
    ${places.map(({ number, box }) => html`<i key=${number} class="spot-ring"
      style=${{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}>
      ${places.length > 1 && html`<b class=${`spot-flag ${box.x < 30 ? "inside" : ""}`}>${number}</b>`}</i>`)}
  </div>`;
}
