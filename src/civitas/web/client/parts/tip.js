/** The one floating note of a board: what a card does, and why it cannot be played now. */

import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../core/html.js";
import { name, say } from "../core/words.js";
import { Symbol } from "../core/symbol.js";

const shown = signal(null);
const GAP = 8;

/**
 * @param {Element} anchor what the note is about
 * @param {{table: object, card: string, asks: string[], kind?: string, notes?: string[]}} about `asks` are moves that may be
 *   refused, `kind` the words beside the name, `notes` what is not printed on the card
 */
export const showTip = (anchor, about) => { shown.value = { anchor, ...about }; };
export const hideTip = () => { shown.value = null; };

export function Tip() {
  const note = shown.value;
  return note && note.anchor.isConnected ? html`<${Note} key=${note.card} ...${note} />` : null;
}

function Note({ anchor, table, card, asks, kind = "", notes = [] }) {
  const box = useRef(null);
  const reasons = useReasons(table, asks);
  useLayoutEffect(() => place(box.current, anchor.getBoundingClientRect()), [anchor, reasons]);
  useEffect(() => {
    const leaving = ["scroll", "pointerdown"];
    for (const event of leaving) window.addEventListener(event, hideTip, { capture: true, passive: true });
    return () => { for (const event of leaving) window.removeEventListener(event, hideTip, { capture: true }); };
  }, []);
  const entry = table.cards[card];
  return html`<div ref=${box} class="pop board-tip" role="tooltip">
    <p class="board-tip-head"><b class="name">${name(card)}</b> <span class="aside">${kind}</span></p>
    ${(entry?.text ?? []).map((line) => html`<p>${say(line, table.players)}</p>`)}
    ${notes.map((line) => html`<p class="board-tip-note">${line}</p>`)}
    ${reasons.map((line) => html`<p class="board-tip-why"><${Symbol} name="lock" /><span>${line}</span></p>`)}
  </div>`;
}

/** The sentences that tell why each of these moves is refused; equal ones once. */
function useReasons(table, asks) {
  const [reasons, setReasons] = useState([]);
  useEffect(() => {
    let here = true;
    Promise.all(asks.map((text) => table.why(text))).then((messages) => {
      const lines = messages.filter(Boolean).map((message) => say(message, table.players));
      if (here) setReasons([...new Set(lines)]);
    });
    return () => { here = false; };
  }, [asks.join(";"), table.view.move]);
  return reasons;
}

/** Below the thing, or above where there is no room; always inside the window. */
function place(box, thing) {
  if (!box) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = thing.bottom + GAP;
  const top = below + height + GAP <= innerHeight ? below : Math.max(GAP, thing.top - GAP - height);
  const left = Math.min(Math.max(GAP, thing.left), innerWidth - width - GAP);
  box.style.top = `${top}px`;
  box.style.left = `${left}px`;
}
