/** The wonder draft: four wonders on offer, and whose pick comes when. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { DRAFT } from "./facts.js";
import { Gives } from "./gives.js";
import { Cost, SeatMark } from "./pieces.js";
import { press, seatName, stateOf } from "./reading.js";

export function Draft({ table, reading }) {
  const { offered } = reading.game;
  return html`<section class="duel-draft" aria-label=${t("web.duel.draft")}>
    <header><h2>${t("web.duel.draft")}</h2><${Order} table=${table} reading=${reading} /></header>
    <div class="duel-offer">${offered.map((wonder) => html`<${Offered} key=${wonder} table=${table} reading=${reading} wonder=${wonder} />`)}</div>
  </section>`;
}

/** The order of the picks: those made, the present one, those to come. The last of a group is what is left. */
function Order({ table, reading }) {
  const taken = reading.cities.reduce((sum, city) => sum + city.wonders.length, 0);
  return html`<ol class="duel-order" aria-label=${t("web.duel.draft_order")}>${DRAFT.flat().map((seat, pick) => html`
    <li key=${pick} class=${`${pick < taken ? "done" : pick === taken ? "now" : ""} ${pick % 4 === 3 ? "rest" : ""}`} aria-label=${seatName(table, seat)} title=${seatName(table, seat)}><${SeatMark} seat=${seat} /></li>`)}</ol>`;
}

function Offered({ table, reading, wonder }) {
  const card = table.cards[wonder];
  const label = [name(wonder), ...card.text.map((line) => say(line))].join(", ");
  const pressed = () => (reading.live ? press(table, { card: wonder }) : table.open(wonder));
  const state = stateOf(table, reading, wonder);
  return html`<button type="button" class=${`card duel-offered ${state}`} data-card=${wonder} aria-label=${label} aria-pressed=${state === "selected"} onClick=${pressed}>
    <span class="duel-wonder-name">${name(wonder)}</span>
    <${Gives} card=${card} />
    <ul>${card.text.slice(0, -1).map((line, i) => html`<li key=${i}>${say(line)}</li>`)}</ul>
    <span class="card-foot"><${Cost} cost=${card.cost} /></span>
  </button>`;
}
