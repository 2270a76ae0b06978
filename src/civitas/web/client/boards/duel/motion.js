/** A card travels to its place: what left the structure or the board appears in a city from where it lay. */

import { useLayoutEffect, useRef } from "../../core/html.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Watch a board; after each change of position, chips that lay elsewhere before travel from there. */
export function useTravel(board, move) {
  const lay = useRef(new Map());
  useLayoutEffect(() => {
    const chips = still.matches ? [] : board.current.querySelectorAll("[data-chip]");
    for (const chip of chips) {
      const from = lay.current.get(chip.dataset.chip);
      if (from) travel(board.current, chip, from);
    }
    lay.current = new Map();
  }, [move]);
  useLayoutEffect(() => {
    for (const card of board.current.querySelectorAll("[data-card]")) lay.current.set(card.dataset.card, card.getBoundingClientRect());
  });
}

/** A copy makes the way above everything else, for a panel that scrolls would cut the chip itself. */
function travel(board, chip, from) {
  const to = chip.getBoundingClientRect();
  if (!to.width) return;
  const styles = getComputedStyle(board);
  const timing = { duration: Number.parseFloat(styles.getPropertyValue("--ms-travel")), easing: styles.getPropertyValue("--ease") };
  const copy = board.appendChild(chip.cloneNode(true));
  copy.inert = true;
  delete copy.dataset.chip;
  Object.assign(copy.style, { position: "fixed", zIndex: 30, left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px` });
  chip.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  copy.animate([{ transform: start }, { transform: "none" }], timing).finished.finally(() => copy.remove());
}
