/** The numbers of a civilization: stores and ratings, each of which opens to its sources, and the actions that are left. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { Mark, SeatMark, withSign } from "./marks.js";
import { Delta } from "./delta.js";
import { wantsFaces } from "./edition.js";

export function Ratings({ table, seat, back }) {
  const civ = table.view.table.civilizations[seat];
  const show = { table, seat, civ };
  return html`<section class="panel ages-ratings" aria-label=${t("web.ages.ratings")}>
    <h2 class="ages-who"><${SeatMark} seat=${seat} />${table.eyes === seat ? t("web.ages.you") : table.players[seat]}
      ${back && html`<button type="button" class="btn small" onClick=${back}><${Symbol} name="back" />${t("web.back")}</button>`}</h2>
    <${Rating} ...${show} of="culture" plus=${civ.culture_rating} sources=${civ.sources.culture} />
    <${Rating} ...${show} of="science" plus=${civ.science_rating} sources=${civ.sources.science} />
    <${Rating} ...${show} of="strength" note=${rankOf(table, seat)} sources=${civ.sources.strength} />
    <${Rating} ...${show} of="happiness" bad=${civ.discontent > 0} of_needed=${wantsFaces(table.view) ? civ.happiness_needed : undefined} sources=${civ.sources.happiness}
      note=${civ.discontent > 0 ? t("web.ages.discontent", { count: civ.discontent }) : null} />
    <${Rating} ...${show} of="food" plus=${civ.food_production} minus=${civ.consumption}
      sources=${goodsSources(table, civ, "food")} />
    <${Rating} ...${show} of="resources" plus=${civ.resource_production} minus=${civ.corruption}
      sources=${goodsSources(table, civ, "resources")} />
    <${Actions} table=${table} civ=${civ} />
  </section>`;
}

function Rating({ table, seat, civ, of, plus, minus, of_needed: needed, note, bad, sources }) {
  const word = t(`web.ages.${of}`);
  return html`<div class="ages-rating">
    <${Mark} of=${bad ? "discontent" : of} size="20" />
    <span class="ages-figures">
      <button type="button" class=${bad ? "num key lacks" : "num key"} aria-label=${`${word} ${civ[of]}`}
        onClick=${() => table.sources(t(`web.ages.sources.${of}`), sources)}>${civ[of]}</button>
      <span class="ages-plus">
        ${plus !== undefined && html`<b>${withSign(plus)}</b>`}
        ${minus > 0 && html`<b class="lacks">${withSign(-minus)}</b>`}
        ${needed !== undefined && html`<b>${t("web.ages.of_needed", { needed })}</b>`}
      </span>
      <${Delta} table=${table} of=${(view) => view.table.civilizations[seat][of]} />
      <span class="label">${note ?? word}</span>
    </span>
  </div>`;
}

/** "strength, 2nd of 3": who is stronger matters for events and attacks. */
function rankOf(table, seat) {
  const playing = table.view.table.civilizations.filter((civ) => civ.playing);
  const own = table.view.table.civilizations[seat].strength;
  const rank = 1 + playing.filter((civ) => civ.strength > own).length;
  return t("web.ages.strength_rank", { rank, players: playing.length });
}

/** What each farm or mine makes, what other cards add, and what is eaten or lost. */
function goodsSources(table, civ, goods) {
  const made = civ.technologies
    .map(({ card, workers }) => [card, workers * (table.cards[card]?.gives[goods] ?? 0)])
    .filter(([, n]) => n);
  const production = goods === "food" ? civ.food_production : civ.resource_production;
  const other = production - made.reduce((sum, [, n]) => sum + n, 0);
  const lost = goods === "food" ? civ.consumption : civ.corruption;
  if (other) made.push([{ id: "web.ages.other_cards", args: {} }, other]);
  if (lost) made.push([{ id: goods === "food" ? "web.ages.eaten" : "web.ages.corruption", args: {} }, -lost]);
  return made;
}

/** What may be spent this turn only. */
const LENT = ["spare_food", "spare_resources", "unit_resources", "unit_science"];

/** Actions left as filled shapes, spent ones pale; below in words, with what is lent or will be missing. */
function Actions({ table, civ }) {
  const military = civ.military_actions[0] + civ.spare_military_actions;
  const left = t("web.ages.actions_left", { civil: civ.civil_actions[0], military });
  const lent = LENT.filter((field) => civ[field] > 0).map((field) => t(`web.ages.lent.${field}`, { amount: civ[field] }));
  if (civ.civil_actions_lost > 0) lent.push(t("web.ages.civil_lost", { count: civ.civil_actions_lost }));
  return html`<div class="ages-actions">
    <${Pips} table=${table} civ=${civ} of="civil_actions" left=${civ.civil_actions[0]} />
    <${Pips} table=${table} civ=${civ} of="military_actions" left=${military} />
    <span class="label">${lent.join(", ") || left}</span>
  </div>`;
}

function Pips({ table, civ, of, left }) {
  const total = civ[of][1];
  const word = t(`web.ages.${of}`);
  const pips = Array.from({ length: Math.max(left, total) }, (_, place) => html`<i class=${place < left ? "" : "spent"}><${Mark} of=${of} /></i>`);
  return html`<button type="button" class="ages-pips" aria-label=${t("web.ages.actions_of", { word, left, total })}
    onClick=${() => table.sources(word, civ.sources[of])}>${pips}</button>`;
}
