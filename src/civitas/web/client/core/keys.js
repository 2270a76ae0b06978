/** Keys of the whole page. The newest listener is asked first; typing and open dialogs keep their keys. */

import { useLayoutEffect, useRef } from "./html.js";
import { wantsKeys } from "./settings.js";

const listeners = [];

/** Begin to listen. */
export function watchKeys() {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    if (!wantsKeys.value && key.length === 1) return;
    for (const listener of listeners.toReversed()) {
      if (listener.current[key]?.(event) !== undefined) {
        event.preventDefault();
        return;
      }
    }
  });
}

function isTyping(target) {
  const pressed = "[type=radio], [type=checkbox], [type=range], [type=button]";
  return target.matches?.(`input:not(${pressed}), textarea, select, [contenteditable]`);
}

/** Whether Enter and Space belong to what has the focus. */
export const isPressable = (target) =>
  target?.matches?.("button, a[href], input, select, summary, [role=button], [role=slider]");

/** Whether somebody has gone there by keys, and may want to press it; a mouse leaves its focus behind. */
export const isReached = (target) => isPressable(target) && target.matches(":focus-visible");

/**
 * Listen to keys while the component is shown.
 * @param {Object<string, (event: KeyboardEvent) => any>} keys what each key does; the answer undefined passes it on
 */
export function useKeys(keys) {
  const current = useRef(keys);
  current.current = keys;
  // Before the page is painted: what can be seen can be pressed.
  useLayoutEffect(() => {
    listeners.push(current);
    return () => { listeners.splice(listeners.indexOf(current), 1); };
  }, []);
}
