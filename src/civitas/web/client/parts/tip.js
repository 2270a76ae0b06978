/** The one floating note of a board: what a card does, and why it cannot be played now. */

import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../core/html.js";
import { name, say } from "../core/words.js";
import { Symbol } from "../core/symbol.js";

const shown = signal(null);
const GAP = 8;

/**
 * @param {Element} anchor what the note is about
 * @param {{table: object, card: string, asks: {kind: string, args: object}[], kind?: string, notes?: string[]}} about
 *   `asks` are moves that may be refused, `kind` the words beside the name, `notes` what is not printed on the card
 */
export const showTip = (anchor, about) => { shown.value = { anchor, ...about }; };

/** Whether there was one to hide. */
export function hideTip() {
  const was = shown.value !== null;
  shown.value = null;
  return was;
}

/** The note itself. Why something is refused is also said to those who do not see it. */
export function Tip() {
  const note = shown.value;
  const isThere = note && note.anchor.isConnected;
  const reasons = useReasons(isThere ? note : null);
  return html`${isThere && html`<${Note} key=${note.card} ...${note} reasons=${reasons} />`}
    <div class="visually-hidden" role="status">${reasons.join(" ")}</div>`;
}

function Note({ anchor, table, card, kind = "", notes = [], reasons }) {
  const box = useRef(null);
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

/** The sentences that say why each of the moves of a note is refused; equal ones once. */
function useReasons(note) {
  const [reasons, setReasons] = useState([]);
  useEffect(() => {
    let here = true;
    const { table, asks } = note ?? { asks: [] };
    Promise.all(asks.map((move) => table.why(move))).then((messages) => {
      const lines = messages.filter(Boolean).map((message) => say(message, table.players));
      if (here) setReasons([...new Set(lines)]);
    });
    return () => { here = false; };
  }, [note?.card, JSON.stringify(note?.asks), note?.table.view.move]);
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
