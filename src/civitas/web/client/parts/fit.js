/**
 * As much as fits. A column that is too full gets a denser look, step by step, until all of it is in sight:
 * `data-dense="1 2"` says that the first two steps were needed, and the styles of a board say what each one folds.
 */

import { useLayoutEffect, useRef } from "../core/html.js";

/**
 * Properties of a column that shall not need to be scrolled.
 * @param {number} steps how many looks there are, each denser than the one before
 */
export function useFit(steps) {
  const column = useRef(null);
  useLayoutEffect(() => fit(column.current, steps));
  useLayoutEffect(() => {
    const again = () => fit(column.current, steps);
    const size = new ResizeObserver(again);
    // A part may be drawn anew by itself.
    const content = new MutationObserver(again);
    size.observe(column.current);
    content.observe(column.current, { childList: true, subtree: true, characterData: true });
    document.fonts?.ready.then(again);
    return () => { size.disconnect(); content.disconnect(); };
  }, [steps]);
  return column;
}

/** A column whose height is that of its content is never too full: where a page scrolls as a whole nothing folds. */
const isTooFull = (column) => column.scrollHeight > column.clientHeight + 1;

function fit(column, steps) {
  if (!column) return;
  const taken = [];
  column.dataset.dense = "";
  while (taken.length < steps && isTooFull(column)) {
    taken.push(taken.length + 1);
    column.dataset.dense = taken.join(" ");
  }
}
