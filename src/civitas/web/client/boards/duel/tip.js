/** Why something cannot be done: the sentence appears at the thing on hover, on focus and on a long press. */

import { html, useEffect, useRef, useState } from "../../core/html.js";
import { say } from "../../core/words.js";

const HOVER_MS = 250;
const PRESS_MS = 450;
const EDGE = 8;

/** The tip of a board: `on(text)` makes the handlers of a thing whose move `text` is refused. */
export function useTip(table) {
  const [shown, setShown] = useState(null);
  const timer = useRef(0);
  const asked = useRef(null);

  const hide = () => { clearTimeout(timer.current); asked.current = null; setShown(null); };
  const ask = async (element, text) => {
    asked.current = text;
    const message = await table.why(text);
    if (message && asked.current === text && element.isConnected) setShown({ box: element.getBoundingClientRect(), message });
  };
  const later = (element, text, wait) => { clearTimeout(timer.current); timer.current = setTimeout(() => ask(element, text), wait); };

  const on = (text, onFocus) => ({
    onFocus: (event) => { onFocus?.(); if (text && event.currentTarget.matches(":focus-visible")) later(event.currentTarget, text, 0); },
    onBlur: hide,
    onPointerEnter: (event) => { if (text && event.pointerType === "mouse") later(event.currentTarget, text, HOVER_MS); },
    onPointerLeave: hide,
    onPointerDown: (event) => { if (text && event.pointerType !== "mouse") later(event.currentTarget, text, PRESS_MS); },
  });

  useEffect(() => hide, [table.frame.seq]);
  useEffect(() => {
    if (!shown) return undefined;
    addEventListener("scroll", hide, true);
    return () => removeEventListener("scroll", hide, true);
  }, [shown]);
  return { on, hide, shown };
}

/** The sentence itself, beside its thing and always inside the window. */
export function Tip({ tip, players }) {
  const element = useRef(null);
  useEffect(() => {
    if (tip.shown && element.current) putBeside(element.current, tip.shown.box);
  }, [tip.shown]);
  return html`<div role="status" aria-live="polite">
    ${tip.shown && html`<div class="tip duel-tip" ref=${element}>${say(tip.shown.message, players)}</div>`}
  </div>`;
}

function putBeside(element, box) {
  const { width, height } = element.getBoundingClientRect();
  const left = Math.min(Math.max(EDGE, box.left + box.width / 2 - width / 2), innerWidth - width - EDGE);
  const below = box.bottom + 6;
  const top = below + height + EDGE < innerHeight ? below : box.top - height - 6;
  Object.assign(element.style, { left: `${left}px`, top: `${Math.max(EDGE, top)}px`, visibility: "visible" });
}
