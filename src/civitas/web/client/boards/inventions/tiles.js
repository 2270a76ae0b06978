/** What lies around a Society Board: the Tile Display, Inventions and Ideas, the Influence Track and tiles. */

import { html } from "../../core/html.js";
import { at } from "../../core/moved.js";
import { name, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { movedClass } from "../../parts/pick.js";
import { softWords } from "../../parts/soft.js";
import { Idea } from "./displays.js";
import { factsOf } from "./facts.js";
import { Benefit, Chain, TypeMark, Who, whoName } from "./marks.js";
import { card as cardThing, influenceTile, Pick, tileToBuild } from "./pick.js";
import { onTrack } from "./places.js";

/** @import { InventionsTable, Society } from "./facts.js" */

/** @param {{table: InventionsTable, seat: number, society: Society, own: boolean}} props */
export function TileDisplay({ table, seat, society, own }) {
  const { display, waiting } = society;
  const { building, slots } = table.view.table.drawing;
  const { influence, most } = building[seat];
  const free = Math.max(0, slots - display.length);
  return html`<div class="inv-slots-part" data-fact=${factsOf(seat, "display", "waiting")}>
    <div class="inv-head"><h2>${t("web.inventions.tile_display")}</h2>
      <span class="aside">${influence !== null && t("web.inventions.building_costs", { influence, most })}</span></div>
    <div class="inv-slots">
      ${[...display, ...waiting].map((tile, place) => html`<${Slot} key=${`${tile}${place}`} table=${table} seat=${seat}
        tile=${tile} own=${own} waits=${place >= display.length} />`)}
      ${Array.from({ length: free }, () => html`<span class="inv-slot free">${t("web.inventions.free")}</span>`)}</div>
  </div>`;
}

/** What stands on a tile: the effect of a Progress tile, or what kind of tile it is. */
function tileWords(entry, isAspiration) {
  if (isAspiration) return t("web.inventions.aspiration");
  return entry?.effect ? name(entry.effect) : t("web.inventions.wealth");
}

/**
 * An Aspiration is dashed; a tile that is ready to be built is solid.
 * @param {{table: InventionsTable, seat: number, tile: string, own: boolean, waits: boolean}} props
 */
function Slot({ table, seat, tile, own, waits }) {
  const entry = table.cards[tile];
  const aspiration = entry?.kind === "aspiration";
  const notes = waits ? [t("web.inventions.no_slot")] : [];
  return html`<${Pick} table=${table} thing=${tileToBuild(tile, own)} place=${at(seat, "tile", tile)} notes=${notes}
      class=${`inv-slot k-${entry?.colour} ${aspiration ? "aspiration" : ""} ${waits ? "waits" : ""}`}>
    <span class="inv-slot-mark"><${TypeMark} type=${entry?.colour} />
      ${!aspiration && html`<b>${entry?.number ?? entry?.letter}</b>`}</span>
    <span class="inv-slot-name">${tileWords(entry, aspiration)}</span><//>`;
}

/** @param {{table: InventionsTable, seat: number, society: Society, own: boolean}} props */
export function Cards({ table, seat, society, own }) {
  const { inventions, ideas, chained } = society;
  return html`
    <${Chips} fact=${factsOf(seat, "inventions")} title=${t("web.inventions.inventions")} cards=${inventions}
      empty=${t("web.inventions.no_inventions")}
      draw=${(card) => html`<${Invention} key=${card} table=${table} seat=${seat} card=${card} own=${own}
        used=${chained.includes(card)} />`} />
    <${Chips} fact=${factsOf(seat, "ideas")} title=${t("web.inventions.hand")} cards=${ideas}
      empty=${t("web.inventions.no_ideas")}
      draw=${(card) => html`<${Idea} key=${card} table=${table} card=${card} place=${at(seat, "card", card)} />`} />`;
}

function Chips({ fact, title, cards, empty, draw }) {
  return html`<div class="inv-cards" data-fact=${fact}>
    <div class="inv-head"><h2>${title}</h2><span class="aside">${cards.length}</span></div>
    <div class="inv-chips">${cards.map(draw)}${cards.length === 0 && html`<p class="aside">${empty}</p>`}</div></div>`;
}

/**
 * An own Invention: its type, its name, its Chain Action, and whether a token lies on it.
 * @param {{table: InventionsTable, seat: number, card: string, own: boolean, used: boolean}} props
 */
function Invention({ table, seat, card, own, used }) {
  const entry = table.cards[card];
  const notes = used ? [t("web.inventions.chained")] : [];
  return html`<${Pick} table=${table} thing=${cardThing(card, own)} place=${at(seat, "card", card)} notes=${notes}
      class=${`inv-idea k-${entry?.type} ${used ? "used" : ""}`}>
    <${TypeMark} type=${entry?.type} /><span class="inv-idea-name">${softWords(card)}</span>
    <${Chain} of=${entry?.chain ?? "nothing"} /><//>`;
}

/**
 * The track from its first position to its last: where everybody stands, and what one's own position brings.
 * @param {{table: InventionsTable, seat: number, society: Society}} props
 */
export function Influence({ table, seat, society }) {
  const { tokens, era_change: changes, points } = table.cards["Influence Track"];
  const at = society.influence;
  const { societies } = table.view.table;
  const standings = societies.map((other, seat) => `${whoName(table, seat)}: ${other.influence}`);
  const change = changes[at] > 0 ? `+${changes[at]}` : String(changes[at]).replace("-", "−");
  const standing = t("web.inventions.standing", { tokens: tokens[at], change, points: points[at] });
  return html`<div class="inv-track-part" data-fact=${factsOf(seat, "influence")}>
    <div class="inv-head"><h2>${t("web.inventions.influence")}</h2>
      <span class="aside">${standing}</span></div>
    <div class="inv-track" role="img" aria-label=${standings.join(", ")}>
      ${tokens.map((count, place) => html`<${Position} table=${table} place=${place} tokens=${count} at=${at} />`)}
    </div></div>`;
}

/** @param {{table: InventionsTable, place: number, tokens: number, at: number}} props */
function Position({ table, place, tokens, at }) {
  const { societies } = table.view.table;
  const here = [...societies.keys()].filter((seat) => societies[seat].influence === place);
  const moved = here.map((seat) => movedClass(table, onTrack(seat))).find(Boolean) ?? "";
  return html`<span class=${`inv-position ${place === at ? "here" : ""} ${moved}`} data-tokens=${tokens}>
    ${here.length ? here.map((seat) => html`<${Who} table=${table} colour=${seat} />`) : place}</span>`;
}

/**
 * The Influence tiles still on the board: the Citizens each sends home, and its Chain Action.
 * @param {{table: InventionsTable, seat: number, society: Society, own: boolean}} props
 */
export function InfluenceTiles({ table, seat, society, own }) {
  const tiles = Object.entries(society.influence_tiles);
  if (!tiles.length) return null;
  return html`<div class="inv-influence-tiles" data-fact=${factsOf(seat, "influence_tiles")}>
    <span class="label">${t("web.inventions.influence_tiles")}</span>
    ${tiles.map(([tile, citizens]) => html`<${Pick} key=${tile} table=${table} thing=${influenceTile(tile, own)}
        class="inv-influence-tile" notes=${[t("web.inventions.citizens_home", { count: citizens })]}>
      <span class="price"><${Symbol} name="inv-citizen" />${citizens}</span>
      <${Benefit} of=${table.cards[tile]?.chain ?? "nothing"} /><//>`)}</div>`;
}
