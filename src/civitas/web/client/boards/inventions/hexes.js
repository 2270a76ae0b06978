/** The Progress Map: nineteen hexes, each with its benefit until a tile is built there. */

import { html } from "../../core/html.js";
import { at } from "../../core/moved.js";
import { name, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { factsOf } from "./facts.js";
import { Benefit } from "./marks.js";
import { hex as hexThing, Pick, tileBuilt, tileToBuild } from "./pick.js";

/**
 * @import { InventionsTable, Society } from "./facts.js"
 * @import { Printed } from "../../types/board"
 */

/** The hexes in the order of the society's list. */
export const hexNames = (cards) => Object.keys(cards).filter((thing) => cards[thing].kind === "hex");

/** Where a hex lies, in widths and heights of hexes from the middle. @param {Printed} hex */
const placeOf = ({ q, r }) => ({ "--x": q + r / 2, "--y": r * 0.75 });

/** @param {{table: InventionsTable, seat: number, society: Society, own: boolean}} props */
export function Hexes({ table, seat, society, own }) {
  const hexes = hexNames(table.cards);
  const built = society.hexes.filter(Boolean).length;
  return html`<div class="inv-progress" data-fact=${factsOf(seat, "hexes", "wealth_points")}>
    <div class="inv-head"><h2>${t("web.inventions.progress_map")}</h2>
      <span class="aside">${t("web.inventions.built", { count: built })}</span></div>
    <div class="inv-hexes">${hexes.map((hex, place) => html`
      <${Hex} key=${hex} table=${table} seat=${seat} hex=${hex} society=${society} tile=${society.hexes[place]}
        own=${own} />`)}
    </div>
  </div>`;
}

/** @param {{table: InventionsTable, seat: number, hex: string, society: Society, tile: string, own: boolean}} props */
function Hex({ table, seat, hex, society, tile, own }) {
  const style = placeOf(table.cards[hex]);
  if (tile) {
    return html`<${Built} table=${table} seat=${seat} hex=${hex} society=${society} tile=${tile} own=${own}
      style=${style} />`;
  }
  const price = own ? priceOn(table, hex) : null;
  const notes = price === null ? [] : [t("web.inventions.price", { count: price })];
  return html`<${Pick} table=${table} thing=${hexThing(hex, own)} class="inv-hex" style=${style} notes=${notes}>
    <span class="inv-hex-fill"><${Benefit} of=${table.cards[hex].benefit} />
      ${price !== null && html`<span class="inv-hex-price">${price}</span>`}</span><//>`;
}

/**
 * What building here would cost: the tile that is chosen, or the cheapest.
 * @param {InventionsTable} table
 * @param {string} hex
 */
function priceOn({ pick }, hex) {
  const builds = pick.choices.filter(({ kind, args }) => kind === "build" && args.hex === hex);
  const chosen = builds.filter(({ args }) => pick.has(tileToBuild(args.tile, true)));
  const prices = (chosen.length ? chosen : builds).map(({ sentence }) => sentence.args.count);
  return prices.length ? Math.min(...prices) : null;
}

/**
 * A tile on its hex: type, number or letter, and what has become of it.
 * @param {{table: InventionsTable, seat: number, hex: string, society: Society, tile: string, own: boolean,
 *   style: object}} props
 */
function Built({ table, seat, hex, society, tile, own, style }) {
  const entry = table.cards[tile];
  const spent = society.spent.includes(tile);
  const used = society.used.includes(tile);
  const points = society.wealth_points[tile];
  const notes = [
    ...(spent ? [t("web.inventions.face_down")] : []),
    ...(used ? [t("web.inventions.used")] : []),
    ...(points !== undefined ? [t("web.inventions.worth", { points })] : []),
  ];
  const [place] = [at(seat, "hex", hex), at(seat, "built", tile)].filter((each) => table.moved.has(each));
  return html`<${Pick} table=${table} thing=${tileBuilt(table, tile, hex, own)} place=${place} style=${style}
      class=${`inv-hex built k-${entry?.colour} ${spent ? "spent-tile" : ""}`} notes=${[name(hex), ...notes]}>
    <span class="inv-hex-fill"><${Symbol} name=${`inv-${entry?.colour}`} /><b>${entry?.number ?? entry?.letter}</b>
      ${points !== undefined && html`<small>${points}</small>`}
      ${used && html`<${Symbol} name="tick" class="inv-used" />`}</span><//>`;
}
