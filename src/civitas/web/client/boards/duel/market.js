/** The market: what each city makes, and what the bank asks it for a missing unit. The cheaper price is in go. */

import { html } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { BASE_PRICE, CHOICES, RESOURCES } from "./facts.js";
import { Delta, Figure, Pip, SeatMark } from "./pieces.js";
import { makesRows, paysRows } from "./sources.js";

const choiceOf = (resource) => (CHOICES.raw.includes(resource) ? "raw" : "goods");

export function Market({ table, reading }) {
  const seats = [reading.own, reading.rival];
  const words = (seat) => (seat === table.eyes ? ["make", "pay"] : ["makes", "pays"]);
  return html`<section class="panel duel-market" aria-label=${t("web.duel.market")}>
    <table>
      <thead><tr>
        <th class="caps" scope="col">${t("web.duel.market")}</th>
        ${seats.map((seat) => html`
          <th scope="col" key=${`m${seat}`} class=${seat === reading.own ? "own" : "other"}><${SeatMark} seat=${seat} /> <span>${t(`web.duel.${words(seat)[0]}`)}</span></th>
          <th scope="col" key=${`p${seat}`} class=${seat === reading.own ? "own" : "other"}><span>${t(`web.duel.${words(seat)[1]}`)}</span></th>`)}
      </tr></thead>
      <tbody>${RESOURCES.map((resource) => html`<${Row} key=${resource} table=${table} reading=${reading} seats=${seats} resource=${resource} />`)}</tbody>
    </table>
  </section>`;
}

function Row({ table, reading, seats, resource }) {
  return html`<tr>
    <th scope="row"><${Pip} resource=${resource} /><span class="duel-resource">${name(resource)}</span></th>
    ${seats.map((seat) => html`
      <${Makes} key=${`m${seat}`} table=${table} reading=${reading} seat=${seat} resource=${resource} />
      <${Pays} key=${`p${seat}`} table=${table} reading=${reading} seat=${seat} resource=${resource} />`)}
  </tr>`;
}

/** What a city makes; a producer of choice counts in each row of its class and is written after a plus. */
function Makes({ table, reading, seat, resource }) {
  const city = reading.cities[seat];
  const made = city.makes[resource];
  const choice = city.chooses[choiceOf(resource)];
  const side = seat === reading.own ? "own makes" : "other makes";
  if (!made && !choice) return html`<td class=${`${side} none`}>–</td>`;
  const label = t("web.duel.label.makes", { seat, count: made, resource, choice }, table.players);
  return html`<td class=${side}><${Figure} table=${table} title=${t("web.duel.makes_of", { seat, resource }, table.players)} rows=${() => makesRows(table, seat, resource)} label=${label}>
    ${made > 0 && made}${choice > 0 && html`<span class="duel-choice">+${choice}</span>`}<//></td>`;
}

function Pays({ table, reading, seat, resource }) {
  const city = reading.cities[seat];
  const price = city.pays[resource];
  const look = price < Math.min(BASE_PRICE + 1, reading.cities[1 - seat].pays[resource]) ? "leads" : price > BASE_PRICE + 1 ? "lacks" : "";
  const side = seat === reading.own ? "own pays" : "other pays";
  return html`<td class=${side}><${Figure} table=${table} title=${t("web.duel.pays_of", { seat, resource }, table.players)} rows=${() => paysRows(table, seat, resource)}
    label=${t("web.duel.label.pays", { seat, coins: price, resource }, table.players)} class=${look}>${price}<//>
    <${Delta} now=${price} before=${reading.before?.cities[seat].pays[resource]} seq=${table.frame.seq} /></td>`;
}
