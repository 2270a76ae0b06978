/** Cards travel: what lay elsewhere before the last move slides from there to its new place. */

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
  const shown = [...board.querySelectorAll("[data-card]")].map((card) => ({ card, name: card.dataset.card, place: card.getBoundingClientRect() }));
  return shown.filter(({ place }) => place.width > 0);
}

function placesOf(found) {
  const places = new Map();
  for (const { name, place } of found) places.set(name, [...(places.get(name) ?? []), place]);
  return places;
}

const isThere = (place) => (other) => Math.abs(place.left - other.left) < NEAR && Math.abs(place.top - other.top) < NEAR;

function travel(found, places) {
  const now = placesOf(found);
  for (const { card, name, place } of found) {
    const old = places.get(name) ?? [];
    const left = old.filter((other) => !now.get(name).some(isThere(other)));
    if (left.length && !old.some(isThere(place))) slide(card, left[0], place);
  }
}

function slide(card, from, to) {
  const styles = getComputedStyle(card);
  const duration = Number.parseFloat(styles.getPropertyValue("--ms-travel"));
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  card.animate([{ transform: start, zIndex: 9 }, { transform: "none", zIndex: 9 }], { duration, easing: styles.getPropertyValue("--ease") });
}
