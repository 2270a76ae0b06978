/** The Era Track: the six Eras, the rounds of the present one, and the spaces with everybody's Era Marker. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { useRove } from "../../parts/rove.js";
import { Benefit, Who, whoName } from "./marks.js";
import { Pick, spoken } from "./pick.js";

const ERAS = [1, 2, 3, 4, 5, 6];

export function Eras({ table }) {
  const rove = useRove();
  return html`<section class="panel inv-eras" aria-label=${t("web.inventions.eras")} ...${rove}>
    ${ERAS.map((era) => html`<${Era} key=${era} table=${table} era=${era} />`)}
  </section>`;
}

function Era({ table, era }) {
  const { era: now } = table.view.table;
  const spaces = Object.keys(table.cards).filter((name) => table.cards[name].kind === "era_space" && table.cards[name].age === String(era));
  const look = era === now ? "inv-era now" : era < now ? "inv-era over" : "inv-era";
  return html`<div class=${look} aria-current=${era === now ? "step" : null}>
    <span class="inv-era-name">${t("web.inventions.era", { era })}<${Rounds} table=${table} era=${era} /></span>
    <span class="inv-spaces">${spaces.map((space) => html`<${Space} key=${space} table=${table} space=${space} />`)}
      ${spaces.length === 0 && html`<${Below} table=${table} era=${era} />`}</span>
  </div>`;
}

/** A dot for each round of the present Era: over, now, to come. */
function Rounds({ table, era }) {
  const { era: now, round } = table.view.table;
  if (era !== now || era === ERAS.at(-1)) return null;
  const looks = Array.from({ length: era === 1 ? 1 : 3 }, (_, place) => (place + 1 < round ? "over" : place + 1 === round ? "now" : ""));
  return html`<span class="inv-rounds" role="img" aria-label=${t("web.inventions.round", { round })}>
    ${looks.map((look) => html`<i class=${`inv-round ${look}`} />`)}</span>`;
}

/** Everybody with an Era Marker: players, and Chronos when two play. */
function markers({ societies, chronos }) {
  return [...societies, ...(chronos ? [chronos] : [])].map(({ era, era_space: space }, colour) => ({ colour, era, space }));
}

function Space({ table, space }) {
  const there = markers(table.view.table).filter((marker) => marker.space === space);
  const words = there.map(({ colour }) => t("web.inventions.marker_of", { who: whoName(table, colour) }));
  return html`<${Pick} table=${table} spot=${space} role="space" class="inv-space" label=${spoken(table, space)} notes=${words}>
    ${there.length ? there.map(({ colour }) => html`<${Who} table=${table} colour=${colour} />`) : html`<${Benefit} of=${table.cards[space].benefit} />`}
  <//>`;
}

/** Before the first spaces the Era Markers stand below the track, at the Era of their Private Milestone. */
function Below({ table, era }) {
  const here = markers(table.view.table).filter((marker) => marker.space === null && marker.era === era);
  const words = here.map(({ colour }) => whoName(table, colour)).join(", ");
  return here.length > 0 && html`<span class="inv-below" role="img" aria-label=${words}>
    ${here.map(({ colour }) => html`<${Who} table=${table} colour=${colour} />`)}</span>`;
}
