/** The end: who won and how, and the points of both cities by where they come from. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { seatName } from "../../parts/seats.js";
import { endOf } from "./facts.js";
import { Coin, SeatMark, Swatch, Symbol, TokenDot } from "./marks.js";

/** @import { DuelTable, Reading } from "./facts.js" */

const MARKS = {
  military: () => html`<${Symbol} name="shield" />`,
  blue: () => html`<${Swatch} colour="blue" />`,
  green: () => html`<${Swatch} colour="green" />`,
  yellow: () => html`<${Swatch} colour="yellow" />`,
  guilds: () => html`<${Swatch} colour="purple" />`,
  wonders: () => html`<${Symbol} name="wonder" />`,
  progress: () => html`<${TokenDot} />`,
  coins: () => html`<${Coin} />`,
};

/** Who won, and how. @param {{table: DuelTable}} props */
function Winner({ table }) {
  const { winners, reason } = endOf(table);
  return html`<header class="duel-winner">
    <h2>${winners.map((seat) => html`<${SeatMark} key=${seat} seat=${seat} />`)} ${headline(table, winners)}</h2>
    <p>${t(`web.duel.end.${reason.replaceAll(/[^a-z]+/g, "_")}`)}</p></header>`;
}

/** @param {DuelTable} table @param {number[]} winners */
function headline(table, winners) {
  if (winners.length > 1) return t("web.duel.end.both");
  if (winners[0] === table.eyes && !table.frame.table?.hot_seat) return t("web.duel.end.you");
  return t("web.duel.end.winner", { seat: winners[0] }, table.players);
}

/**
 * A supremacy or a resignation: the cards still lie there, the points did not matter.
 * @param {{table: DuelTable, reading: Reading}} props
 */
export function Banner({ table, reading }) {
  const { totals } = endOf(table);
  const then = (seat) => t("web.duel.points_then", { points: totals[seat] });
  return html`<section class="panel duel-bar duel-banner" aria-label=${t("web.duel.ending")}>
    <${Winner} table=${table} />
    <p class="muted">${[reading.own, reading.rival].map((seat) => html`
      <span key=${seat}><${SeatMark} seat=${seat} /> ${then(seat)}</span>`)}</p>
  </section>`;
}

/** All the points, after the last card. @param {{table: DuelTable, reading: Reading}} props */
export function Final({ table, reading }) {
  const { winners, scores, totals } = endOf(table);
  const seats = [reading.own, reading.rival];
  const look = (seat, source) => (scores[seat][source] > scores[1 - seat][source] ? "leads" : "");
  const words = (source) => t(`web.duel.source.${source === "coins" ? "coins_short" : source}`);
  return html`<section class="panel duel-ending" aria-label=${t("web.duel.ending")}>
    <${Winner} table=${table} />
    <table>
      <thead><tr><th></th>${seats.map((seat) => html`<th key=${seat} scope="col"
        class=${winners.includes(seat) ? "won" : ""}><${SeatMark} seat=${seat} /> ${seatName(table, seat)}</th>`)}
      </tr></thead>
      <tbody>${Object.keys(scores[0]).map((source) => html`<tr key=${source}>
        <th scope="row"><span class="duel-source">${MARKS[source]()}</span>${words(source)}</th>
        ${seats.map((seat) => html`<td key=${seat} class=${look(seat, source)}>${scores[seat][source]}</td>`)}
      </tr>`)}</tbody>
      <tfoot><tr><th scope="row">${t("web.end.total")}</th>
        ${seats.map((seat) => html`<td key=${seat}>${totals[seat]}</td>`)}</tr></tfoot>
    </table>
  </section>`;
}
