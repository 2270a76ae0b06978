/** Which symbol stands for what at a table of Inventions. The colours of the types stand in inventions.css. */

import { html } from "../../core/html.js";
import { Symbol } from "../../core/symbol.js";
import { name, t } from "../../core/words.js";
import { seatName } from "../../parts/seats.js";

/** @import { InventionsTable } from "./facts.js" */

export const TYPES = ["economy", "culture", "technology"];
export const PEOPLE = ["Merchant", "Artisan", "Thinker", "Academic"];
const COLOURS = { Merchant: "economy", Artisan: "culture", Thinker: "technology", Academic: "academic" };

const plain = (symbol) => html`<${Symbol} name=${symbol} />`;
const person = (who) => html`<${Symbol} name=${`inv-${who.toLowerCase()}`} class=${`inv-${COLOURS[who]}`} />`;
const typed = (type, symbol = `inv-${type}`) => html`<${Symbol} name=${symbol} class=${`inv-${type}`} />`;
const number = (words) => html`<b class="inv-number">${words}</b>`;
const scored = (what) => html`<${Symbol} name="points" />${what}`;

/** What a public objective scores. */
const SCORED = {
  "score Citizens beside cards": () => plain("inv-citizen"),
  "score Academics": () => person("Academic"),
  "score Wealth tiles": () => typed("wealth"),
  "score Economy tokens": () => typed("economy", "inv-token"),
  "score Sages": () => plain("inv-sage"),
  "score Influence tiles": () => plain("inv-influence"),
  "score Chain tokens": () => plain("inv-chain"),
  ...Object.fromEntries(PEOPLE.slice(0, 3).map((who) => [`score ${who}s`, () => person(who)])),
  ...Object.fromEntries(TYPES.map((type) => [`score ${type} tiles`, () => html`${typed(type, "inv-build")}`])),
  ...Object.fromEntries(TYPES.map((type) => [`score ${type} Inventions`, () => html`${typed(type, "inv-invent")}`])),
};

const BENEFITS = {
  build: () => plain("inv-build"),
  "build for 2 Influence": () => html`${plain("inv-build")}${number("−2")}${plain("inv-influence")}`,
  "1 Influence": () => html`${plain("inv-influence")}`,
  "new Citizen": () => plain("inv-citizen"),
  "wild Aspiration": () => plain("inv-any-type"),
  "return Citizens": () => plain("inv-return"),
  "2 Specialists": () => html`${number("+2")}`,
  "Economy token": () => typed("economy", "inv-token"),
  "2 Specialists less": () => html`${number("−2")}`,
  "turn order": () => plain("inv-turn-order"),
  nothing: () => number("–"),
  ...Object.fromEntries(PEOPLE.map((who) => [`new ${who}`, () => person(who)])),
  ...Object.fromEntries(Object.entries(SCORED).map(([what, draw]) => [what, () => scored(draw())])),
};

/** An action or another benefit in symbols; its words are said by what it stands on. */
export function Benefit({ of }) {
  const draw = BENEFITS[of];
  const symbol = `inv-${of.toLowerCase().replaceAll(" ", "-")}`;
  return html`<span class="inv-benefit">${draw ? draw() : plain(symbol)}</span>`;
}

/** A Chain Action: two links and what is done. */
export const Chain = ({ of }) => html`<span class="inv-chain">${plain("inv-chain")}<${Benefit} of=${of} /></span>`;

/** The symbol of a type, in its colour. */
export const TypeMark = ({ type }) => typed(type, type === "tile" ? "inv-any-type" : undefined);

export const PeopleMark = ({ who }) => person(who);

/**
 * Somebody's colour: the shape of a seat, or the ring of Chronos.
 * @param {{table: InventionsTable, colour: number}} props
 */
export function Who({ table, colour }) {
  if (colour === table.view.table.chronos?.colour) return html`<${Symbol} name="inv-chronos" class="inv-chronos" />`;
  return html`<i class=${`seat-mark seat-${colour + 1}`} />`;
}

/** Who has a colour, in words. @param {InventionsTable} table @param {number | null} colour */
export function whoName(table, colour) {
  if (colour === table.view.table.chronos?.colour) return t("web.inventions.chronos");
  return seatName(table, colour);
}

/** Names in a list, in words. */
export const listed = (names) => names.map(name).join(", ");
