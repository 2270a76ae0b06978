/** What lies open for all: the Idea Display, and the Progress tiles that are left. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { softWords } from "../../parts/soft.js";
import { whereabouts } from "./facts.js";
import { TYPES, TypeMark } from "./marks.js";
import { card as cardThing, Pick, sight, tileToTake } from "./pick.js";
import { Code } from "./region.js";

/** @import { InventionsTable } from "./facts.js" */

/**
 * Whether a lesson points at a display, or at something that lies there: then it stays, however little room there is.
 * @param {InventionsTable} table @param {string[]} facts @param {(string | null)[]} cards
 */
const isMeant = (table, facts, cards) => (table.point ?? []).some((pointer) =>
  facts.some((fact) => pointer === `fact:${fact}`) || cards.some((card) => pointer === `card:${card}`));

/** @param {{table: InventionsTable}} props */
export function Ideas({ table }) {
  const { open_ideas: open, top_idea: top, idea_deck: below } = table.view.table;
  const left = (Array.isArray(below) ? below.length : below) + (top ? 1 : 0);
  const look = isMeant(table, ["open_ideas", "top_idea"], [top, ...open]) ? "inv-ideas meant" : "inv-ideas";
  return html`<div class=${look} data-fact="open_ideas top_idea">
    <div class="inv-head"><h2>${t("web.inventions.ideas")}</h2>
      <span class="aside">${t("web.inventions.deck", { count: left })}</span></div>
    ${top && html`<${Idea} table=${table} card=${top} note=${t("web.inventions.top")} />`}
    ${open.map((card) => html`<${Idea} key=${card} table=${table} card=${card} />`)}
  </div>`;
}

/**
 * A card as a line: its type, its name, the people it takes and the Milestone it needs.
 * @param {{table: InventionsTable, card: string, place: string, note: string, notes?: string[]}} props
 */
export function Idea({ table, card, place, note, notes = [] }) {
  const entry = table.cards[card];
  const more = [...(note ? [note] : []), ...whereabouts(table, entry?.milestone), ...notes];
  return html`<${Pick} table=${table} thing=${cardThing(card)} class=${`inv-idea k-${entry?.type} ${note ? "top" : ""}`}
      place=${place} notes=${more}>
    <${TypeMark} type=${entry?.type} /><span class="inv-idea-name">${softWords(card)}</span>
    <span class="inv-idea-needs">${entry?.need > 0 && html`<b>${entry.need}</b>`}
      <${Code} table=${table} milestone=${entry?.milestone} /></span>
  <//>`;
}

/** @param {{table: InventionsTable}} props */
export function Supply({ table }) {
  const { progress_left: left } = table.view.table;
  const of = (type) => Object.keys(left).filter((tile) => table.cards[tile]?.type === type);
  const look = isMeant(table, ["progress_left"], Object.keys(left)) ? "inv-supply meant" : "inv-supply";
  return html`<div class=${look} data-fact="progress_left" aria-label=${t("web.inventions.supply")} role="group">
    <div class="inv-head"><h2>${t("web.inventions.supply")}</h2></div>
    ${TYPES.map((type) => html`<div class=${`inv-supply-row k-${type}`} key=${type}><${TypeMark} type=${type} />
      ${of(type).map((tile) => html`<${Left} key=${tile} table=${table} tile=${tile} count=${left[tile]} />`)}</div>`)}
  </div>`;
}

/** @param {{table: InventionsTable, tile: string, count: number}} props */
function Left({ table, tile, count }) {
  const words = [t("web.inventions.left", { count })];
  return html`<${Pick} table=${table} thing=${count ? tileToTake(tile) : sight(tile)}
      class=${count ? "inv-left" : "inv-left gone"} notes=${words}>
    ${table.cards[tile]?.number}${count > 1 && html`<small>${count}</small>`}<//>`;
}
