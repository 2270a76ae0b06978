/**
 * Cards travel: what lay elsewhere before the last move slides from there to its new place. Where a thing is marked
 * `data-arrives`, it only comes to its place, and a copy makes the way above everything else: the panels there scroll,
 * and would cut the thing itself.
 */

import { useLayoutEffect, useRef } from "../core/html.js";

const NEAR = 6;

/** Watch the cards inside an element; a new move sets those in motion that it has moved. */
export function useTravel(board, move) {
  const known = useRef({ move, width: 0, places: new Map() });
  useLayoutEffect(() => {
    const before = known.current;
    const found = cardsOf(board.current);
    if (before.move !== move && before.width === innerWidth && !isStill()) travel(found, before.places);
    known.current = { move, width: innerWidth, places: placesOf(found) };
  });
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The cards that are drawn, by name, each with where it is. */
function cardsOf(board) {
  const shown = [...board.querySelectorAll("[data-card]")];
  const found = shown.map((card) => ({ card, name: card.dataset.card, place: card.getBoundingClientRect() }));
  return found.filter(({ place }) => place.width > 0);
}

/** Where the cards lie from which a journey can start. */
function placesOf(found) {
  const places = new Map();
  for (const { card, name, place } of found) {
    if (!isArriving(card)) places.set(name, [...(places.get(name) ?? []), place]);
  }
  return places;
}

const isNear = (one, other) => Math.abs(one - other) < NEAR;
const isThere = (place) => (other) => isNear(place.left, other.left) && isNear(place.top, other.top);

function travel(found, places) {
  const now = placesOf(found);
  for (const { card, name, place } of found) {
    const old = places.get(name) ?? [];
    const left = old.filter((other) => !now.get(name)?.some(isThere(other)));
    if (left.length && !old.some(isThere(place))) (isArriving(card) ? fly : slide)(card, left[0], place);
  }
}

const isArriving = (card) => "arrives" in card.dataset;

/** How long a journey takes, and where it starts. */
function journey(card, from, to) {
  const styles = getComputedStyle(card);
  const duration = Number.parseFloat(styles.getPropertyValue("--ms-travel"));
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  return { start, timing: { duration, easing: styles.getPropertyValue("--ease") } };
}

function slide(card, from, to) {
  const { start, timing } = journey(card, from, to);
  card.animate([{ transform: start, zIndex: 9 }, { transform: "none", zIndex: 9 }], timing);
}

function fly(card, from, to) {
  const { start, timing } = journey(card, from, to);
  const copy = card.cloneNode(true);
  copy.inert = true;
  delete copy.dataset.card;
  Object.assign(copy.style, {
    position: "fixed", zIndex: 30, left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`,
  });
  card.closest("[data-travel]").append(copy);
  card.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  copy.animate([{ transform: start }, { transform: "none" }], timing).finished.finally(() => copy.remove());
}
