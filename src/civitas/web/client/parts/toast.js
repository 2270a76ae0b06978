/** Short news at the corner, for some seconds or until closed. */

import { html, signal } from "../core/html.js";
import { announce } from "../core/notify.js";
import { Symbol } from "../core/symbol.js";
import { say, t } from "../core/words.js";

const SECONDS = 8;
const toasts = signal([]);
let count = 0;

/**
 * @param {{id: string, args: object}} message
 * @param {"go"|"warn"|"bad"} [mood]
 * @param {string[]} [players]
 */
export function toast(message, mood = "go", players = []) {
  const text = say(message, players);
  const number = ++count;
  toasts.value = [...toasts.value.filter((other) => other.text !== text), { number, text, mood }].slice(-3);
  announce(text);
  setTimeout(() => drop(number), SECONDS * 1000);
}

/** Say what went wrong, whatever it was. */
export const complain = (error) => {
  if (!error.reason) throw error;
  toast(error.reason, "bad");
};

const drop = (number) => { toasts.value = toasts.value.filter((other) => other.number !== number); };

export function Toasts() {
  return html`<div class="toast-stack">${toasts.value.map(
    ({ number, text, mood }) => html`<div key=${number} class=${`toast ${mood}`}>
      ${mood !== "go" && html`<${Symbol} name="warning" />`}
      <span class="grow">${text}</span>
      <button class="btn quiet small icon" aria-label=${t("web.close")} onClick=${() => drop(number)}>
        <${Symbol} name="cross" /></button>
    </div>`,
  )}</div>`;
}
