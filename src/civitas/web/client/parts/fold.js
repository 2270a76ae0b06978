/** A part of a board that gives way where there is little room: one true line with its key is left, and opens it. */

import { html, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { Symbol } from "../core/symbol.js";
import { Dialog } from "./dialog.js";

/**
 * The styles of the board show either the part itself or its line (`.fold-line`); both say the same.
 * @param {object} props
 * @param {string} props.title
 * @param {any} props.line what is true now, in a few words
 * @param {string} props.symbol
 * @param {string} props.letter the key that opens it
 * @param {any} [props.more] a button that the line keeps
 * @param {string} [props.class]
 * @param {string} [props.fact] what can be pointed at in it
 * @param {any} props.children
 */
export function Fold({ title, line, symbol, letter, more, class: extra = "", fact, children }) {
  const [open, setOpen] = useState(false);
  useKeys({ [letter]: () => (setOpen(!open), true) });
  return html`<div class=${`fold ${extra}`} data-fact=${fact}>
    <div class="fold-line">
      <button type="button" class="fold-button" aria-keyshortcuts=${letter} onClick=${() => setOpen(true)}>
        <${Symbol} name=${symbol} /><span class="grow"><b>${title}</b> ${line}</span>
        <kbd aria-hidden="true">${letter}</kbd>
      </button>${more}
    </div>
    <div class="fold-body">${children}</div>
    ${open && html`<${Dialog} class="fold-box" title=${title} close=${() => setOpen(false)}>${children}<//>`}
  </div>`;
}
