/** Arrow keys inside a group of cards: focus goes to the nearest card in that direction; Tab leaves the group. */

import { useLayoutEffect, useRef } from "../core/html.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Properties of the element that holds the group. */
export function useRove() {
  const group = useRef(null);
  useLayoutEffect(() => keepOneStop(group.current));
  return {
    ref: group,
    onKeyDown: (event) => move(group.current, event),
    onFocusIn: (event) => stopAt(group.current, event.target),
  };
}

const cardsOf = (group) => [...group.querySelectorAll("[data-rove]")].filter((card) => card.offsetParent !== null);

/** Exactly one card of a group can be reached with Tab: where one was last, or else the first that can be chosen. */
function keepOneStop(group) {
  if (!group) return;
  const cards = cardsOf(group);
  const last = cards.find((card) => card.getAttribute("tabindex") === "0");
  const stop = last ?? cards.find((card) => card.matches(".legal, .legal-many")) ?? cards[0];
  if (stop) stopAt(group, stop);
}

function stopAt(group, target) {
  const here = target.closest("[data-rove]");
  if (here) for (const card of cardsOf(group)) card.tabIndex = card === here ? 0 : -1;
}

function move(group, event) {
  const way = WAYS[event.key];
  const from = event.target.closest("[data-rove]");
  if (!way || !from) return;
  const next = nearest(cardsOf(group), from, way);
  event.preventDefault();
  if (next) next.focus();
}

function nearest(cards, from, [x, y]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const card of cards) {
    const there = middle(card);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const across = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const far = along + 3 * across;
    if (card !== from && along > 4 && far < least) [best, least] = [card, far];
  }
  return best;
}

function middle(card) {
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
