/** What a card of 7 Wonders Duel gives, its chains, and what it costs. */

import { html } from "../../core/html.js";
import { Gives } from "./gives.js";
import { Chain, Cost } from "./marks.js";

/** @param {{entry: import("../../types/board").Printed}} props */
export function Printed({ entry }) {
  const { cost, chain, free_with: freeWith } = entry;
  return html`<span class="gives"><${Gives} card=${entry} />
      ${chain && html`<${Chain} mark=${chain} size="20" />`}</span>
    ${cost && Object.keys(cost).length > 0 && html`<span class="cost"><${Cost} cost=${cost} />
      ${freeWith && html`/ <${Chain} mark=${freeWith} size="20" />`}</span>`}`;
}
