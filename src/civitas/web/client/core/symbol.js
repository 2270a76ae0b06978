/** A symbol of the sheet, in the colour of the text around it. */

import { html } from "./html.js";

/** Where the sheet is: the page says it; where there is no page of ours, it lies beside the modules. */
const SHEET = document.querySelector("meta[name=symbols]")?.getAttribute("content")
  ?? new URL("../symbols.svg", import.meta.url).href;

/**
 * Draw `name` of symbols.svg. Without `size` it is a little higher than the text.
 * With a `label` it speaks for itself; without one it stands beside its word and is silent.
 */
export function Symbol({ name, size, label, class: extra }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${extra ? `sym ${extra}` : "sym"} width=${size} height=${size} ...${spoken}>
    <use href=${`${SHEET}#${name}`} />
  </svg>`;
}

/** The id of a chain mark or science sign, from the engine's word: `idOf("chain", "temple front")`. */
export const idOf = (family, word) => `${family}-${word.replaceAll(" ", "-")}`;
