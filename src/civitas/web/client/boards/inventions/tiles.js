/** What lies around a Society Board: the Tile Display, Inventions and Ideas, the Influence Track, the Influence tiles still there. */

import { html } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { Idea } from "./displays.js";
import { cardName } from "./facts.js";
import { Benefit, Chain, TypeMark, Who, whoName } from "./marks.js";
import { Pick, spoken } from "./pick.js";

const SLOTS = 4;
/** The moves that mean a tile of the display. */
const KEEPING = ["build", "replace"];
/** What building costs in Influence with so many tiles in the display. */
const INFLUENCE = [null, 3, 2, 1, 0];

export function TileDisplay({ table, society, own }) {
  const { display, waiting } = society;
  const cost = INFLUENCE[display.length];
  const free = Math.max(0, SLOTS - display.length);
  return html`<div class="inv-slots-part"><div class="inv-head"><h2>${t("web.inventions.tile_display")}</h2>
      <span class="aside">${cost !== null && t("web.inventions.building_costs", { influence: cost, most: Math.max(0, society.era - 1) })}</span></div>
    <div class="inv-slots">${[...display, ...waiting].map((tile, place) => html`<${Slot} key=${`${tile}${place}`} table=${table} tile=${tile} own=${own} waits=${place >= display.length} />`)}
      ${Array.from({ length: free }, () => html`<span class="inv-slot free">${t("web.inventions.free")}</span>`)}</div>
  </div>`;
}

/** An Aspiration is dashed; a tile that is ready to be built is solid. */
function Slot({ table, tile, own, waits }) {
  const entry = table.cards[tile];
  const aspiration = entry?.kind === "aspiration";
  const notes = waits ? [t("web.inventions.no_slot")] : [];
  return html`<${Pick} table=${table} spot=${own ? tile : `${tile} there`} card=${tile} role=${own ? "tile" : undefined} kinds=${KEEPING}
      class=${`inv-slot k-${entry?.colour} ${aspiration ? "aspiration" : ""} ${waits ? "waits" : ""}`} notes=${notes}>
    <span class="inv-slot-mark"><${TypeMark} type=${entry?.colour} />${!aspiration && html`<b>${entry?.number ?? entry?.letter}</b>`}</span>
    <span class="inv-slot-name">${aspiration ? t("web.inventions.aspiration") : entry?.effect ? name(entry.effect) : t("web.inventions.wealth")}</span><//>`;
}

export function Cards({ table, society, own }) {
  const { inventions, ideas, chained } = society;
  return html`<div class="inv-cards"><div class="inv-head"><h2>${t("web.inventions.inventions")}</h2><span class="aside">${inventions.length}</span></div>
    <div class="inv-chips">${inventions.map((card) => html`<${Invention} key=${card} table=${table} card=${card} own=${own} used=${chained.includes(card)} />`)}
      ${inventions.length === 0 && html`<p class="aside">${t("web.inventions.no_inventions")}</p>`}</div></div>
    <div class="inv-cards"><div class="inv-head"><h2>${t("web.inventions.hand")}</h2><span class="aside">${ideas.length}</span></div>
    <div class="inv-chips">${ideas.map((card) => html`<${Idea} key=${card} table=${table} card=${card} />`)}
      ${ideas.length === 0 && html`<p class="aside">${t("web.inventions.no_ideas")}</p>`}</div></div>`;
}

/** An own Invention: its type, its name, its Chain Action, and whether a token lies on it. */
function Invention({ table, card, own, used }) {
  const entry = table.cards[card];
  const notes = used ? [t("web.inventions.chained")] : [];
  return html`<${Pick} table=${table} spot=${card} role=${own ? "card" : undefined} class=${`inv-idea k-${entry?.type} ${used ? "used" : ""}`}
      label=${spoken(table, card)} notes=${notes}>
    <${TypeMark} type=${entry?.type} /><span class="inv-idea-name">${cardName(card)}</span><${Chain} of=${entry?.chain ?? "nothing"} /><//>`;
}

/** The track from its first position to its last: where everybody stands, and what one's own position brings. */
export function Influence({ table, society }) {
  const { tokens, era_change: changes, points } = table.cards["Influence Track"];
  const at = society.influence;
  const { societies } = table.view.table;
  const change = changes[at] > 0 ? `+${changes[at]}` : String(changes[at]).replace("-", "−");
  return html`<div class="inv-track-part"><div class="inv-head"><h2>${t("web.inventions.influence")}</h2>
      <span class="aside">${t("web.inventions.standing", { tokens: tokens[at], change, points: points[at] })}</span></div>
    <div class="inv-track" role="img" aria-label=${societies.map((other, seat) => `${whoName(table, seat)}: ${other.influence}`).join(", ")}>
      ${tokens.map((count, place) => html`<${Position} table=${table} place=${place} tokens=${count} at=${at} />`)}</div></div>`;
}

function Position({ table, place, tokens, at }) {
  const here = table.view.table.societies.map(({ influence }, seat) => [influence, seat]).filter(([influence]) => influence === place);
  return html`<span class=${place === at ? "inv-position here" : "inv-position"} data-tokens=${tokens}>
    ${here.length ? here.map(([, seat]) => html`<${Who} table=${table} colour=${seat} />`) : place}</span>`;
}

/** The Influence tiles still on the board: the Citizens each sends home, and its Chain Action. */
export function InfluenceTiles({ table, society, own }) {
  const tiles = Object.entries(society.influence_tiles);
  if (!tiles.length) return null;
  return html`<div class="inv-influence-tiles"><span class="label">${t("web.inventions.influence_tiles")}</span>
    ${tiles.map(([tile, citizens]) => html`<${Pick} key=${tile} table=${table} spot=${own ? tile : `${tile} there`} card=${tile} role=${own ? "influence" : undefined} class="inv-influence-tile"
        notes=${[t("web.inventions.citizens_home", { count: citizens })]}>
      <span class="price"><${Symbol} name="inv-citizen" />${citizens}</span><${Benefit} of=${table.cards[tile]?.chain ?? "nothing"} /><//>`)}</div>`;
}
