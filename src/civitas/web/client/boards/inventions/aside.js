/** Everybody compared, in the rail: their numbers, and under them the mini-board of each rival. */

import { html } from "../../core/html.js";
import { Symbol } from "../../core/symbol.js";
import { t } from "../../core/words.js";
import { SeatMark } from "../../parts/seats.js";
import { hexNames } from "./hexes.js";
import { PeopleMark, whoName } from "./marks.js";
import { lookAt, shown } from "./shown.js";

/** @import { InventionsTable, Society } from "./facts.js" */

const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/**
 * What is compared: its word, its symbol, the number.
 * @type {[string, string, (society: Society) => number][]}
 */
const COLUMNS = [
  ["points", "points", (society) => society.score],
  ["influence", "inv-influence", (society) => society.influence],
  ["inventions", "inv-invent", (society) => society.inventions.length],
  ["tiles", "inv-build", (society) => society.hexes.filter(Boolean).length],
  ["people", "inv-citizen", (society) => sum(society.ready)],
];

const leads = (number, best) => (number === best && best > 0 ? "leads" : "");

/**
 * Each society in the order of turns: its numbers, its Progress Map and its tiles in small; a press shows it whole.
 * @param {{table: InventionsTable}} props
 */
export function Aside({ table }) {
  const { societies, turn_order: order } = table.view.table;
  const best = COLUMNS.map(([, , of]) => Math.max(...societies.map(of)));
  const seats = order.filter((colour) => colour < societies.length);
  return html`<section class="panel inv-compare" data-fact="turn_order" aria-label=${t("web.inventions.compared")}>
    <table class="table"><caption class="visually-hidden">${t("web.inventions.compared")}</caption>
      <thead><tr><th scope="col">${t("web.inventions.turn_order")}</th>
        ${COLUMNS.map(([word, symbol]) => html`
          <th scope="col" class="n" key=${word} title=${t(`web.inventions.column.${word}`)}>
            <${Symbol} name=${symbol} label=${t(`web.inventions.column.${word}`)} /></th>`)}</tr></thead>
      <tbody>${seats.map((seat) => html`<${Rows} key=${seat} table=${table} seat=${seat} best=${best} />`)}</tbody>
    </table>
  </section>`;
}

/** @param {{table: InventionsTable, seat: number, best: number[]}} props */
function Rows({ table, seat, best }) {
  const society = table.view.table.societies[seat];
  const about = t("web.inventions.show_society", { player: table.players[seat] });
  return html`<tr>
      <th scope="row"><button type="button" class="inv-compare-name" title=${about} aria-pressed=${shown.value === seat}
        onClick=${() => lookAt(seat)}><${SeatMark} seat=${seat} /> ${whoName(table, seat)}
        ${seat !== table.eyes && html`<${Hexes} table=${table} society=${society} />`}</button></th>
      ${COLUMNS.map(([word, , of], place) => html`<td class="n" key=${word}>
        <span class=${leads(of(society), best[place])}>${of(society)}</span></td>`)}
    </tr>
    ${seat !== table.eyes && html`<tr class="inv-mini-row rival-board"><td colspan=${COLUMNS.length + 1}>
      <${Mini} table=${table} seat=${seat} society=${society} /></td></tr>`}`;
}

/** The mini-board of a rival. @param {{table: InventionsTable, seat: number, society: Society}} props */
function Mini({ table, seat, society }) {
  const waiting = society.display.filter(Boolean);
  const cards = [...society.inventions, ...society.ideas];
  return html`<button type="button" class=${`inv-mini seat-${seat + 1}`} onClick=${() => lookAt(seat)}
      aria-label=${t("web.inventions.show_society", { player: table.players[seat] })}>
    <${Hexes} table=${table} society=${society} />
    <span class="inv-mini-things">
      <span class="inv-mini-people">${Object.entries(society.ready).map(([who, count]) => html`<span class="yield">
        <${PeopleMark} who=${who} />${count}</span>`)}
        <span class="yield"><${Symbol} name="inv-sage" class="inv-sage" />${society.sages}</span>
        <span class="yield"><${Symbol} name="inv-chain" />${society.tokens}</span></span>
      <span class="inv-mini-tiles">${waiting.map((tile) => html`<i class=${`k-${table.cards[tile]?.colour}`} />`)}
        ${cards.map((card) => html`<i class=${`k-${table.cards[card]?.type} card ${
          society.ideas.includes(card) ? "idea" : ""}`} />`)}</span>
    </span>
  </button>`;
}

/** The Progress Map in small: what is built where. @param {{table: InventionsTable, society: Society}} props */
function Hexes({ table, society }) {
  return html`<svg class="inv-mini-hexes" viewBox="-4.6 -4 9.2 8" aria-hidden="true">${
    hexNames(table.cards).map((hex, place) => {
      const { q, r } = table.cards[hex];
      const colour = table.cards[society.hexes[place] ?? ""]?.colour;
      const centre = `translate(${(q + r / 2) * 1.7} ${r * 1.47})`;
      return html`<path key=${hex} class=${colour ? `built k-${colour}` : ""} transform=${centre}
        d="M0-.95 .82-.47V.47L0 .95-.82 .47V-.47z" />`;
    })}</svg>`;
}
