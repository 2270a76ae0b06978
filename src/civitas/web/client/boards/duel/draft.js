/** The wonder draft: four wonders on offer, and whose pick comes when. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { Touchable } from "../../parts/pick.js";
import { seatName } from "../../parts/seats.js";
import { Gives } from "./gives.js";
import { Cost, SeatMark } from "./marks.js";
import { wonder as wonderThing } from "./pick.js";

/** @import { DuelTable, Reading } from "./facts.js" */

/** @param {{table: DuelTable, reading: Reading}} props */
export function Draft({ table, reading }) {
  return html`<section class="duel-draft" aria-label=${t("web.duel.draft")}>
    <header><h2>${t("web.duel.draft")}</h2><${Order} table=${table} reading=${reading} /></header>
    <div class="duel-offer">${reading.game.offered.map((wonder) => html`
      <${Offered} key=${wonder} table=${table} wonder=${wonder} />`)}</div>
  </section>`;
}

/**
 * The order of the picks: those made, the present one, those to come. The last of a group is what is left.
 * @param {{table: DuelTable, reading: Reading}} props
 */
function Order({ table, reading: { cities, drawing } }) {
  const taken = cities.reduce((sum, city) => sum + city.wonders.length, 0);
  const look = (place) => (place < taken ? "done" : place === taken ? "now" : "");
  return html`<ol class="duel-order" aria-label=${t("web.duel.draft_order")}>
    ${drawing.draft.map(({ seat, chooses }, place) => html`<li key=${place}
      class=${`${look(place)} ${chooses ? "" : "rest"}`} aria-label=${seatName(table, seat)}
      title=${seatName(table, seat)}><${SeatMark} seat=${seat} /></li>`)}</ol>`;
}

/** @param {{table: DuelTable, wonder: string}} props */
function Offered({ table, wonder }) {
  const card = table.cards[wonder];
  const label = [name(wonder), ...card.text.map((line) => say(line))].join(", ");
  return html`<${Touchable} table=${table} thing=${wonderThing(wonder)} explains=${false}
      class="card duel-offered" label=${label}>
    <span class="duel-wonder-name">${name(wonder)}</span>
    <${Gives} card=${card} />
    <ul>${card.text.slice(0, -1).map((line, place) => html`<li key=${place}>${say(line)}</li>`)}</ul>
    <span class="card-foot"><${Cost} cost=${card.cost} /></span>
  <//>`;
}
