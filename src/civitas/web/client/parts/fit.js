/**
 * As much as fits. A column that is too full gets a denser look, step by step, until all of it is in sight:
 * `data-dense="1 2"` says that the first two steps were needed, and the styles of a board say what each one folds.
 */

import { useLayoutEffect, useRef } from "../core/html.js";

/**
 * Properties of a column that shall not need to be scrolled.
 * @param {number} steps how many looks there are, each denser than the one before
 * @param {(column: HTMLElement) => boolean} [hides] whether something that is to be seen is out of sight
 */
export function useFit(steps, hides = isTooFull) {
  const column = useRef(null);
  const seen = useRef({ size: "", content: /** @type {MutationObserver | null} */ (null) });
  const frame = useRef(0);
  const again = () => {
    cancelAnimationFrame(frame.current);
    fit(column.current, steps, hides);
    seen.current.size = sizeOf(column.current);
    seen.current.content?.takeRecords(); // all of it has just been looked at
  };
  useLayoutEffect(again);
  useLayoutEffect(() => {
    const size = new ResizeObserver(() => { if (sizeOf(column.current) !== seen.current.size) again(); });
    // A part may be drawn anew by itself; many, as when what cannot be chosen learns why, are looked at together.
    const content = new MutationObserver(() => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(again);
    });
    seen.current.content = content;
    size.observe(column.current);
    content.observe(column.current, { childList: true, subtree: true, characterData: true });
    document.fonts?.ready.then(again);
    return () => { size.disconnect(); content.disconnect(); cancelAnimationFrame(frame.current); };
  }, [steps]);
  return column;
}

/** @param {HTMLElement | null} column */
const sizeOf = (column) => `${column?.clientWidth} ${column?.clientHeight}`;

/**
 * A column whose height is that of its content is never too full: where a page scrolls as a whole nothing folds.
 * @param {Element} column
 */
export const isTooFull = (column) => column.scrollHeight > column.clientHeight + 1;

/** Whether a part of a column scrolls, as it may where nothing else helps. @param {Element} column */
const scrolls = (column) =>
  [...column.children].some((part) => isTooFull(part) && /auto|scroll/.test(getComputedStyle(part).overflowY));

/**
 * Step by step until all fits; then steps that the last one made needless are taken back, what folds last comes first.
 * @param {HTMLElement | null} column
 * @param {number} steps
 * @param {(column: HTMLElement) => boolean} hides
 */
function fit(column, steps, hides) {
  if (!column) return;
  /** @type {number[]} */
  let taken = [];
  const look = () => { column.dataset.dense = taken.join(" "); };
  look();
  while (taken.length < steps && hides(column)) {
    taken.push(taken.length + 1);
    look();
  }
  if (taken.length < 2 || hides(column) || scrolls(column)) return;
  for (const step of taken.slice(0, -1).reverse()) {
    const needed = taken;
    taken = taken.filter((other) => other !== step);
    look();
    if (hides(column) || scrolls(column)) taken = needed;
  }
  look();
}
