/** Where a number comes from. */

import { html, signal } from "../core/html.js";
import { name, say, t } from "../core/words.js";
import { Dialog } from "./dialog.js";

const opened = signal(null);

/**
 * Open the list of sources of a number.
 * @param {string|object} title words, or a message
 * @param {Array<[string|object, number]>} rows a component's name or a message, and its share
 */
export function openSources(title, rows) {
  opened.value = { title, rows };
}

export function Sources({ players }) {
  if (!opened.value) return null;
  const { title, rows } = opened.value;
  const total = rows.reduce((sum, row) => sum + (Number(row.at(-1)) || 0), 0);
  return html`<${Dialog} class="sources-box" title=${inWords(title, players)} close=${() => { opened.value = null; }}>
    ${rows.length === 0 ? html`<p class="muted">${t("web.sources.none")}</p>` : html`<table class="sources">
      <tbody>${rows.map((row) => html`<tr><th scope="row">${inWords(row[0], players)}</th><td>${row.at(-1)}</td></tr>`)}
        </tbody>
      <tfoot><tr><th scope="row">${t("web.sources.total")}</th><td>${total}</td></tr></tfoot>
    </table>`}
  <//>`;
}

function inWords(thing, players) {
  return typeof thing === "object" ? say(thing, players) : name(String(thing));
}
