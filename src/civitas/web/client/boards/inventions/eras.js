/** The Era Track: the six Eras, the rounds of the present one, and the spaces with everybody's Era Marker. */

import { html } from "../../core/html.js";
import { range } from "../../core/lists.js";
import { at } from "../../core/moved.js";
import { t } from "../../core/words.js";
import { useRove } from "../../parts/rove.js";
import { factsOf } from "./facts.js";
import { Benefit, Who, whoName } from "./marks.js";
import { Pick, space as spaceThing } from "./pick.js";

/**
 * @import { InventionsTable } from "./facts.js"
 * @import { Printed } from "../../types/board"
 * @import { Table } from "../../types/inventions"
 */

/** @param {{table: InventionsTable}} props */
export function Eras({ table }) {
  const rove = useRove();
  const eras = table.view.table.societies.map((_, seat) => factsOf(seat, "era", "era_space"));
  const facts = ["era", "round", ...eras].join(" ");
  return html`<section class="panel inv-eras" data-fact=${facts} aria-label=${t("web.inventions.eras")} ...${rove}>
    ${range(1, table.view.table.drawing.eras).map((era) => html`<${Era} key=${era} table=${table} era=${era} />`)}
  </section>`;
}

/** @param {{table: InventionsTable, era: number}} props */
function Era({ table, era }) {
  const { era: now } = table.view.table;
  /** @param {Printed} printed */
  const isHere = ({ kind, age }) => kind === "era_space" && age === String(era);
  const spaces = Object.keys(table.cards).filter((name) => isHere(table.cards[name]));
  const look = era === now ? "inv-era now" : era < now ? "inv-era over" : "inv-era";
  return html`<div class=${look} aria-current=${era === now ? "step" : null}>
    <span class="inv-era-name">${t("web.inventions.era", { era })}<${Rounds} table=${table} era=${era} /></span>
    <span class="inv-spaces">${spaces.map((space) => html`<${Space} key=${space} table=${table} space=${space} />`)}
      ${spaces.length === 0 && html`<${Below} table=${table} era=${era} />`}</span>
  </div>`;
}

/** A dot for each round of the present Era: over, now, to come. @param {{table: InventionsTable, era: number}} props */
function Rounds({ table, era }) {
  const { era: now, round, drawing } = table.view.table;
  if (era !== now || era === drawing.eras) return null;
  const looks = range(1, drawing.rounds).map((each) => (each < round ? "over" : each === round ? "now" : ""));
  return html`<span class="inv-rounds" role="img" aria-label=${t("web.inventions.round", { round })}>
    ${looks.map((look) => html`<i class=${`inv-round ${look}`} />`)}</span>`;
}

/** Everybody with an Era Marker: players, and Chronos when two play. @param {Table} shown */
function markers({ societies, chronos }) {
  const all = chronos ? [...societies, chronos] : societies;
  return all.map(({ era, era_space: space }, colour) => ({ colour, era, space }));
}

/** @param {{table: InventionsTable, space: string}} props */
function Space({ table, space }) {
  const there = markers(table.view.table).filter((marker) => marker.space === space);
  const words = there.map(({ colour }) => t("web.inventions.marker_of", { who: whoName(table, colour) }));
  return html`<${Pick} table=${table} thing=${spaceThing(space)} place=${at(null, "space", space)} class="inv-space"
      notes=${words}>
    ${there.map(({ colour }) => html`<${Who} table=${table} colour=${colour} />`)}
    ${there.length === 0 && html`<${Benefit} of=${table.cards[space].benefit} />`}
  <//>`;
}

/**
 * Before the first spaces the Era Markers stand below the track, at the Era of their Private Milestone.
 * @param {{table: InventionsTable, era: number}} props
 */
function Below({ table, era }) {
  const here = markers(table.view.table).filter((marker) => marker.space === null && marker.era === era);
  const words = here.map(({ colour }) => whoName(table, colour)).join(", ");
  return here.length > 0 && html`<span class="inv-below" role="img" aria-label=${words}>
    ${here.map(({ colour }) => html`<${Who} table=${table} colour=${colour} />`)}</span>`;
}
