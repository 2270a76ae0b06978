/** The members of a set that are ticked so far: what they make, each to be taken back, and the button to confirm. */

import { targetsOf } from "../core/choices.js";
import { html } from "../core/html.js";
import { name, say, t } from "../core/words.js";

/** @param {{table: import("../core/table.js").Table}} props */
export function Ticks({ table }) {
  const set = table.set.value;
  if (!set?.chosen.length) return null;
  const { reached, needed, whole } = set;
  const wait = table.busy.value !== null;
  return html`<div class="ticks" role="group" aria-label=${t("web.set.chosen")}>
    ${set.chosen.map((choice, place) => html`<${Tick} key=${place} table=${table} choice=${choice} place=${place} />`)}
    ${needed > 0 && html`<b class="ticks-total" role="status">${t("web.set.total", { reached, needed })}</b>`}
    <button type="button" class="btn go small" disabled=${!whole || wait} onClick=${() => table.confirm()}>
      ${t("web.set.confirm")}</button>
  </div>`;
}

function Tick({ table, choice, place }) {
  const [card] = targetsOf(choice.sentence);
  const label = card ? name(card) : say(choice.sentence, table.players.value);
  return html`<button type="button" class="btn small tick" aria-pressed="true"
    aria-label=${t("web.set.remove", { card: label })} disabled=${table.busy.value !== null}
    onClick=${() => table.untick(place)}>✓ ${label}</button>`;
}
