/** The Milestones: common knowledge, Private Milestones, the Eureka Display, and those that all have long known. */

import { html } from "../../core/html.js";
import { at } from "../../core/moved.js";
import { t } from "../../core/words.js";
import { useRove } from "../../parts/rove.js";
import { softWords } from "../../parts/soft.js";
import { codeOf } from "./facts.js";
import { Benefit, listed, Who, whoName } from "./marks.js";
import { milestone as milestoneThing, Pick } from "./pick.js";

/**
 * @import { InventionsTable } from "./facts.js"
 * @import { MilestoneShown as Milestone } from "../../types/inventions"
 */

/** @param {{table: InventionsTable}} props */
export function Milestones({ table }) {
  const rove = useRove();
  const { common, private: own, eureka, discarded_milestones: discarded, stacks } = table.view.table;
  const left = stacks.reduce((sum, stack) => sum + (Array.isArray(stack) ? stack.length : stack), 0);
  return html`<section class="panel inv-milestones" id="inv-milestones" aria-label=${t("web.inventions.milestones")}
      ...${rove}>
    <div class="panel-head"><h2>${t("web.inventions.milestones")}</h2>
      <span class="aside">${left > 0 && t("web.inventions.stacks", { count: left })}</span></div>
    <${Display} table=${table} fact="common" title=${t("web.inventions.common")} tiles=${common} />
    <${Display} table=${table} fact="private" title=${t("web.inventions.private")} tiles=${own} owned />
    ${eureka.length > 0 && html`<${Display} table=${table} fact="eureka" title=${t("web.inventions.eureka")}
      tiles=${eureka} />`}
    ${discarded.length > 0 && html`<details class="inv-known">
      <summary>${t("web.inventions.discarded", { count: discarded.length })}</summary>
      <p>${listed(discarded)}</p></details>`}
  </section>`;
}

/** @param {{table: InventionsTable, fact: string, title: string, tiles: Milestone[], owned?: boolean}} props */
function Display({ table, fact, title, tiles, owned = false }) {
  return html`<h3 class="caps">${title}</h3>
    <div class="inv-rows" data-fact=${fact}>${tiles.map((tile, seat) => html`
      <${Milestone} key=${tile.milestone} table=${table} tile=${tile} seat=${owned ? seat : null} />`)}</div>`;
}

/**
 * Its code, its name, the Diplomats on its places, and what sending and calling one brings.
 * @param {{table: InventionsTable, tile: Milestone, seat: number | null}} props
 */
function Milestone({ table, tile, seat }) {
  const { milestone, diplomats } = tile;
  const entry = table.cards[milestone];
  const isOwned = seat !== null && seat < table.players.length;
  const owner = isOwned ? [t("web.inventions.private_of", { who: whoName(table, seat) })] : [];
  const there = diplomats.map((colour) => t("web.inventions.diplomat_of", { who: whoName(table, colour) }));
  return html`<${Pick} table=${table} thing=${milestoneThing(milestone)} class="inv-milestone"
      place=${at(null, "milestone", milestone)} notes=${[...owner, ...there]}>
    ${seat !== null && html`<span class="inv-owner">
      ${isOwned && html`<${Who} table=${table} colour=${seat} />`}</span>`}
    <b class="inv-code">${codeOf(table, milestone)}</b>
    <span class="inv-milestone-name">${softWords(milestone)}</span>
    <span class="inv-places">${Array.from({ length: entry?.spaces ?? 3 }, (_, place) => html`<i class="inv-place">
      ${diplomats[place] !== undefined && html`<${Who} table=${table} colour=${diplomats[place]} />`}</i>`)}</span>
    ${entry && html`<span class="inv-brings"><${Benefit} of=${entry.send} /><${Benefit} of=${entry.recall} /></span>`}
  <//>`;
}
