/** The one floating note of the board: what a card does, and why it cannot be played now. */

import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { kindWord } from "./facts.js";

const shown = signal(null);
const GAP = 8;

export const showTip = (anchor, table, card, asks) => { shown.value = { anchor, table, card, asks }; };
export const hideTip = () => { shown.value = null; };

export function Tip() {
  const note = shown.value;
  return note && note.anchor.isConnected ? html`<${Note} key=${note.card} ...${note} />` : null;
}

function Note({ anchor, table, card, asks }) {
  const box = useRef(null);
  const reasons = useReasons(table, asks);
  useLayoutEffect(() => place(box.current, anchor.getBoundingClientRect()), [anchor, reasons]);
  useEffect(() => {
    const leaving = ["scroll", "pointerdown"];
    for (const event of leaving) window.addEventListener(event, hideTip, { capture: true, passive: true });
    return () => { for (const event of leaving) window.removeEventListener(event, hideTip, { capture: true }); };
  }, []);
  const entry = table.cards[card];
  return html`<div ref=${box} class="pop ages-tip" role="tooltip">
    <p class="ages-tip-head"><b class="name">${name(card)}</b> <span class="aside">${entry ? kindWord(entry) : ""}</span></p>
    ${(entry?.text ?? []).map((line) => html`<p>${say(line, table.players)}</p>`)}
    ${reasons.map((line) => html`<p class="ages-tip-why"><${Symbol} name="lock" /><span>${line}</span></p>`)}
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
