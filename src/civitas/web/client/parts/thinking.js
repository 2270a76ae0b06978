/** How long a bot has been thinking: nothing at first, then seconds and a bar up to where the site stops waiting. */

import { now } from "../core/clock.js";
import { html } from "../core/html.js";
import { t } from "../core/words.js";

/** Whoever answers sooner needs no bar. */
const SOON = 1.5;
/** After this number of seconds the site lets a quicker bot answer. */
const LONGEST = 12;

/** @param {{since: number}} props when the question came, in seconds */
export function Thinking({ since }) {
  const seconds = Math.max(0, now.value - since);
  if (seconds < SOON) return null;
  const part = Math.min(1, seconds / LONGEST);
  return html`<span class="thinking"><progress max="1" value=${part} aria-label=${t("web.table.thinking")}></progress>
    <span class="num muted">${Math.round(seconds)} s</span></span>`;
}
