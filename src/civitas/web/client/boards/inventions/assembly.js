/** The Assembly: five Forums of two action spaces, and everybody's Pillars on them. */

import { html } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { useRove } from "../../parts/rove.js";
import { Benefit, whoName } from "./marks.js";
import { ringOf } from "./moves.js";
import { Pick, spoken } from "./pick.js";

export function Assembly({ table }) {
  const rove = useRove();
  const { forums } = table.view.table;
  const rows = Array.from({ length: forums.length / 2 }, (_, row) => forums.slice(2 * row, 2 * row + 2));
  return html`<section class="panel inv-assembly" id="inv-assembly" aria-label=${t("web.inventions.assembly")} ...${rove}>
    <div class="panel-head"><h2>${t("web.inventions.assembly")}</h2><span class="aside">${t("web.inventions.assembly_note")}</span></div>
    ${rows.map((row, place) => html`<div class="inv-forum" key=${place}>
      <span class="inv-forum-number">${place + 1}</span>${row.map((action) => html`<${Space} key=${action} table=${table} action=${action} />`)}
    </div>`)}
  </section>`;
}

/** The Pillars on a space, as [seat, kind]. */
function pillarsOn(table, action) {
  return table.view.table.societies.flatMap((society, seat) => [
    ...society.season_pillars.filter((space) => space === action).map(() => [seat, "season"]),
    ...(society.epoch_pillar === action ? [[seat, "epoch"]] : []),
  ]);
}

function Space({ table, action }) {
  const pillars = pillarsOn(table, action);
  const spent = ringOf(table, action) === "inv-poor";
  const words = pillars.map(([seat, kind]) => t(`web.inventions.pillar.${kind}`, { who: whoName(table, seat) }));
  return html`<${Pick} table=${table} spot=${action} role="action" class="inv-action" label=${spoken(table, action)} notes=${spent ? [...words, t("web.inventions.only_spend")] : words}>
    <${Benefit} of=${action} />
    <span class="inv-action-name">${name(action)}</span>
    <span class="inv-pillars">${pillars.map(([seat, kind]) => html`<span class=${`inv-pillar seat-${seat + 1}`}>
      <${Symbol} name=${`inv-${kind}-pillar`} /><i class="seat-mark" /></span>`)}
      ${spent && html`<span class="inv-spend">+1<${Symbol} name="inv-influence" /></span>`}</span>
  <//>`;
}
