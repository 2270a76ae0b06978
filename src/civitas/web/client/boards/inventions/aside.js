/** Everybody compared, in the rail: points, Influence, Inventions, tiles built, people in play. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { SeatMark } from "../../parts/seats.js";
import { whoName } from "./marks.js";

const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/** @type {[string, (society: import("../../types/inventions").SocietyShown) => number][]} */
const COLUMNS = [
  ["points", (society) => society.score],
  ["influence", (society) => society.influence],
  ["inventions", (society) => society.inventions.length],
  ["tiles", (society) => society.hexes.filter(Boolean).length],
  ["people", (society) => sum(society.ready)],
];

const leads = (number, best) => (number === best && best > 0 ? "leads" : "");

export function Aside({ table }) {
  const { societies, turn_order: order } = table.view.table;
  const best = COLUMNS.map(([, of]) => Math.max(...societies.map(of)));
  const seats = order.filter((colour) => colour < societies.length);
  return html`<section class="panel inv-compare" aria-label=${t("web.inventions.compared")}>
    <table class="table"><caption class="visually-hidden">${t("web.inventions.compared")}</caption>
      <thead><tr><th scope="col">${t("web.inventions.turn_order")}</th>
        ${COLUMNS.map(([word]) => html`
          <th scope="col" class="n" key=${word}>${t(`web.inventions.column.${word}`)}</th>`)}</tr></thead>
      <tbody>${seats.map((seat) => html`<tr key=${seat}>
        <th scope="row"><${SeatMark} seat=${seat} /> ${whoName(table, seat)}</th>
        ${COLUMNS.map(([word, of], place) => html`<td class="n" key=${word}>
          <span class=${leads(of(societies[seat]), best[place])}>${of(societies[seat])}</span></td>`)}</tr>`)}</tbody>
    </table>
  </section>`;
}
