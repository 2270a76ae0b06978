/** The Assembly: five Forums of two action spaces, and everybody's Pillars on them. */

import { html } from "../../core/html.js";
import { at } from "../../core/moved.js";
import { t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { useRove } from "../../parts/rove.js";
import { softWords } from "../../parts/soft.js";
import { factsOf } from "./facts.js";
import { Benefit, whoName } from "./marks.js";
import { action as actionThing, actionLook, Pick } from "./pick.js";

/** @import { InventionsTable } from "./facts.js" */

/** @param {{table: InventionsTable}} props */
export function Assembly({ table }) {
  const rove = useRove();
  const { forums, societies } = table.view.table;
  const facts = ["forums", ...societies.map((_, seat) => factsOf(seat, "season_pillars", "epoch_pillar"))].join(" ");
  const rows = Array.from({ length: forums.length / 2 }, (_, row) => forums.slice(2 * row, 2 * row + 2));
  return html`<section class="panel inv-assembly" id="inv-assembly" data-fact=${facts} ...${rove}
      aria-label=${t("web.inventions.assembly")}>
    <div class="panel-head"><h2>${t("web.inventions.assembly")}</h2>
      <span class="aside">${t("web.inventions.assembly_note")}</span></div>
    ${rows.map((row, place) => html`<div class="inv-forum" key=${place}>
      <span class="inv-forum-number">${place + 1}</span>
      ${row.map((action) => html`<${Space} key=${action} table=${table} action=${action} />`)}
    </div>`)}
  </section>`;
}

/** The Pillars on a space: whose each is, and of which kind. @param {InventionsTable} table @param {string} action */
function pillarsOn(table, action) {
  return table.view.table.societies.flatMap((society, seat) => [
    ...society.season_pillars.filter((space) => space === action).map(() => ({ seat, kind: "season" })),
    ...(society.epoch_pillar === action ? [{ seat, kind: "epoch" }] : []),
  ]);
}

/** @param {{table: InventionsTable, action: string}} props */
function Space({ table, action }) {
  const pillars = pillarsOn(table, action);
  const one = actionThing(action);
  const look = actionLook(table, one);
  const spent = look === "inv-poor";
  const words = pillars.map(({ seat, kind }) => t(`web.inventions.pillar.${kind}`, { who: whoName(table, seat) }));
  const notes = spent ? [...words, t("web.inventions.only_spend")] : words;
  return html`<${Pick} table=${table} thing=${one} place=${at(null, "benefit", action)} look=${look} class="inv-action"
      notes=${notes}>
    <${Benefit} of=${action} />
    <span class="inv-action-name">${softWords(action)}</span>
    <span class="inv-pillars">${pillars.map(({ seat, kind }) => html`<span class=${`inv-pillar seat-${seat + 1}`}>
      <${Symbol} name=${`inv-${kind}-pillar`} /><i class="seat-mark" /></span>`)}
      ${spent && html`<span class="inv-spend">+1<${Symbol} name="inv-influence" /></span>`}</span>
  <//>`;
}
