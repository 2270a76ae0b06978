/** The market: what each city makes, and what the bank asks it for a missing unit. The cheaper price is in go. */

import { html } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { Delta } from "../../parts/delta.js";
import { Figure, Pip, SeatMark } from "./marks.js";
import { makesRows, paysRows } from "./sources.js";

/**
 * @import { DuelTable, DuelView, Reading } from "./facts.js"
 * @import { Market } from "../../types/duel"
 */

const FACTS = "cities.0.makes cities.1.makes cities.0.pays cities.1.pays";

/** @param {Reading} reading @param {number} seat */
const sideOf = ({ own }, seat) => (seat === own ? "own" : "other");

/** @param {{table: DuelTable, reading: Reading}} props */
export function Market({ table, reading }) {
  const seats = [reading.own, reading.rival];
  const words = (seat) => (seat === table.eyes ? ["make", "pay"] : ["makes", "pays"]).map((id) => t(`web.duel.${id}`));
  return html`<section class="panel duel-market" data-fact=${FACTS} aria-label=${t("web.duel.market")}>
    <table>
      <thead><tr>
        <th class="caps" scope="col">${t("web.duel.market")}</th>
        ${seats.map((seat) => html`
          <th scope="col" key=${`m${seat}`} class=${sideOf(reading, seat)}><${SeatMark} seat=${seat} />${" "}
            <span>${words(seat)[0]}</span></th>
          <th scope="col" key=${`p${seat}`} class=${sideOf(reading, seat)}><span>${words(seat)[1]}</span></th>`)}
      </tr></thead>
      <tbody>${Object.keys(reading.drawing.market[0]).map((resource) => html`
        <${Row} key=${resource} table=${table} reading=${reading} seats=${seats} resource=${resource} />`)}</tbody>
    </table>
  </section>`;
}

/** @param {{table: DuelTable, reading: Reading, seats: number[], resource: string}} props */
function Row({ table, reading, seats, resource }) {
  const of = (seat) => ({ table, reading, seat, resource, market: reading.drawing.market[seat][resource] });
  return html`<tr>
    <th scope="row"><${Pip} resource=${resource} /><span class="duel-resource">${name(resource)}</span></th>
    ${seats.map((seat) => html`
      <${Makes} key=${`m${seat}`} ...${of(seat)} /><${Pays} key=${`p${seat}`} ...${of(seat)} />`)}
  </tr>`;
}

/**
 * What a city makes; a producer of choice counts in each row of its class and is written after a plus.
 * @param {{table: DuelTable, reading: Reading, seat: number, resource: string, market: Market}} props
 */
function Makes({ table, reading, seat, resource, market }) {
  const { makes, chooses } = market;
  const side = `${sideOf(reading, seat)} makes`;
  const fact = `cities.${seat}.makes.${resource}`;
  if (!makes && !chooses) return html`<td class=${`${side} none`} data-fact=${fact}>–</td>`;
  const label = t("web.duel.label.makes", { seat, count: makes, resource, choice: chooses }, table.players);
  return html`<td class=${side} data-fact=${fact}>
    <${Figure} table=${table} rows=${() => makesRows(market)} label=${label}
    title=${t("web.duel.makes_of", { seat, resource }, table.players)}>
    ${makes > 0 && makes}${chooses > 0 && html`<span class="duel-choice">+${chooses}</span>`}<//></td>`;
}

/**
 * A price is good below the rival's, and dear when the rival makes more than one.
 * @param {{table: DuelTable, reading: Reading, seat: number, resource: string, market: Market}} props
 */
function Pays({ table, reading, seat, resource, market }) {
  const { price, bank } = market;
  /** @param {DuelView} view */
  const paid = (view) => view.table.cities[seat].pays[resource];
  const theirs = reading.drawing.market[1 - seat][resource].price;
  const look = price < Math.min(bank + 1, theirs) ? "leads" : price > bank + 1 ? "lacks" : "";
  return html`<td class=${`${sideOf(reading, seat)} pays`} data-fact=${`cities.${seat}.pays.${resource}`}>
    <${Figure} table=${table} rows=${() => paysRows(market, seat)} class=${look}
      title=${t("web.duel.pays_of", { seat, resource }, table.players)}
      label=${t("web.duel.label.pays", { seat, coins: price, resource }, table.players)}>${price}<//>
    <${Delta} table=${table} of=${paid} /></td>`;
}
