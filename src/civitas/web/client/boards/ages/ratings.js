/** The numbers of a civilization: stores and ratings, each of which opens to its sources, and the actions left. */

import { html } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { Delta } from "../../parts/delta.js";
import { SeatMark, seatName } from "../../parts/seats.js";
import { factsOf, wantsFaces } from "./facts.js";
import { Mark } from "./marks.js";

/** @import { AgesTable, AgesView, Civilization } from "./facts.js" */

/** @param {{table: AgesTable, seat: number, back: (() => void) | null}} props */
export function Ratings({ table, seat, back }) {
  const civ = table.view.table.civilizations[seat];
  const show = { table, seat, civ };
  const { sources } = civ;
  const needed = wantsFaces(table.view) ? civ.happiness_needed : undefined;
  return html`<section class="panel ages-ratings" aria-label=${t("web.ages.ratings")}>
    <h2 class="ages-who"><${SeatMark} seat=${seat} />${seatName(table, seat)}
      ${back && html`<button type="button" class="btn small" onClick=${back}>
        <${Symbol} name="back" />${t("web.back")}</button>`}</h2>
    <${Rating} ...${show} of="culture" plus=${civ.culture_rating} sources=${sources.culture} />
    <${Rating} ...${show} of="science" plus=${civ.science_rating} sources=${sources.science} />
    <${Rating} ...${show} of="strength" note=${rankOf(table, seat)} sources=${sources.strength} />
    <${Rating} ...${show} of="happiness" bad=${civ.discontent > 0} needed=${needed} sources=${sources.happiness}
      note=${civ.discontent > 0 ? t("web.ages.discontent", { count: civ.discontent }) : null} />
    <${Rating} ...${show} of="food" plus=${civ.food_production} minus=${civ.consumption}
      sources=${less(sources.food, "web.ages.eaten", civ.consumption)} />
    <${Rating} ...${show} of="resources" plus=${civ.resource_production} minus=${civ.corruption}
      sources=${less(sources.resources, "web.ages.corruption", civ.corruption)} />
    <${Actions} table=${table} seat=${seat} civ=${civ} />
  </section>`;
}

/**
 * @param {{table: AgesTable, seat: number, civ: Civilization, of: string, plus: any, minus: any, needed: any,
 *   note: string, bad: boolean, sources: any}} props
 */
function Rating({ table, seat, civ, of, plus, minus, needed, note, bad, sources }) {
  const word = t(`web.ages.${of}`);
  return html`<div class="ages-rating" data-fact=${factsOf(seat, of)}>
    <${Mark} of=${bad ? "discontent" : of} size="20" />
    <span class="ages-figures">
      <button type="button" class=${bad ? "num key lacks" : "num key"} aria-label=${`${word} ${civ[of]}`}
        onClick=${() => table.sources(t(`web.ages.sources.${of}`), sources)}>${civ[of]}</button>
      <span class="ages-plus">
        ${plus !== undefined && html`<b>${withSign(plus)}</b>`}
        ${minus > 0 && html`<b class="lacks">${withSign(-minus)}</b>`}
        ${needed !== undefined && html`<b>${t("web.ages.of_needed", { needed })}</b>`}
      </span>
      <${Delta} table=${table} of=${/** @param {AgesView} view */ (view) => view.table.civilizations[seat][of]} />
      <span class="label">${note ?? word}</span>
    </span>
  </div>`;
}

/**
 * "strength, 2nd of 3": who is stronger matters for events and attacks.
 * @param {AgesTable} table
 * @param {number} seat
 */
function rankOf(table, seat) {
  const playing = table.view.table.civilizations.filter((civ) => civ.playing);
  const own = table.view.table.civilizations[seat].strength;
  const rank = 1 + playing.filter((civ) => civ.strength > own).length;
  return t("web.ages.strength_rank", { rank, players: playing.length });
}

/**
 * What is made, and what is eaten or lost of it.
 * @param {[string, number][]} made
 * @param {string} id
 * @param {number} lost
 */
const less = (made, id, lost) => (lost ? [...made, [{ id, args: {} }, -lost]] : made);

/** What may be spent this turn only. */
const LENT = [
  "spare_civil_actions", "spare_military_actions", "spare_food", "spare_resources", "unit_resources", "unit_science",
];

/**
 * Actions left as filled shapes, spent ones pale; below in words, with what is lent or will be missing.
 * @param {{table: AgesTable, seat: number, civ: Civilization}} props
 */
function Actions({ table, seat, civ }) {
  const left = t("web.ages.actions_left", { civil: civ.civil_actions[0], military: civ.military_actions[0] });
  const lends = LENT.filter((field) => civ[field] > 0);
  const lent = lends.map((field) => t(`web.ages.lent.${field}`, { amount: civ[field] }));
  if (civ.civil_actions_lost > 0) lent.push(t("web.ages.civil_lost", { count: civ.civil_actions_lost }));
  return html`<div class="ages-actions" data-fact=${factsOf(seat, "civil_actions", "military_actions")}>
    <${Pips} table=${table} civ=${civ} of="civil_actions" />
    <${Pips} table=${table} civ=${civ} of="military_actions" />
    <span class="label">${lent.join(", ") || left}</span>
  </div>`;
}

/**
 * The actions of every turn, and behind a gap those of this turn only.
 * @param {{table: AgesTable, civ: Civilization, of: any}} props
 */
function Pips({ table, civ, of }) {
  const [left, total] = civ[of];
  const spare = civ[`spare_${of}`];
  const word = t(`web.ages.${of}`);
  const label = t(spare ? "web.ages.actions_and_spare" : "web.ages.actions_of", { word, left, total, spare });
  const look = (place) => (place < left ? "" : place < total ? "spent" : "spare");
  const pips = Array.from({ length: total + spare }, (_, place) => html`
    <i class=${look(place)}><${Mark} of=${of} /></i>`);
  return html`<button type="button" class="ages-pips" aria-label=${label}
    onClick=${() => table.sources(word, civ.sources[of])}>${pips}</button>`;
}
