/** Both hands with their limits: civil cards lie open, of military cards others see the number. */

import { html } from "../../core/html.js";
import { at } from "../../core/moved.js";
import { t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { useRove } from "../../parts/rove.js";
import { Card } from "./card.js";
import { breadth, columnsOf, countOf, factsOf, hasMilitaryCards, movesOfCard } from "./facts.js";
import { Price } from "./marks.js";
import { cardAt, choiceOf, isActing, isPolitics } from "./pick.js";

/** @import { AgesTable } from "./facts.js" */

/** @param {{table: AgesTable, seat: number}} props */
export function Hands({ table, seat }) {
  const rove = useRove();
  const civ = table.view.table.civilizations[seat];
  const shown = { table, seat };
  const civil = counted(civ.hand);
  const hidden = !Array.isArray(civ.military_hand);
  const military = counted(Array.isArray(civ.military_hand) ? civ.military_hand : civ.refused_pacts);
  return html`<section class="panel ages-hands" data-drop="take" aria-label=${t("web.ages.hands")} ...${rove}>
    <${Hand} ...${shown} title=${t("web.ages.civil_hand")} cards=${civil} place="hand"
      count=${civ.hand.length} limit=${civ.hand_limit} />
    ${hasMilitaryCards(table.view) && html`
      <${Hand} ...${shown} title=${t("web.ages.military_hand")} cards=${military} place="military"
        count=${countOf(civ.military_hand)} limit=${civ.military_hand_limit} hidden=${hidden} />`}
  </section>`;
}

/** Equal cards once, with their number. @param {string[]} cards */
function counted(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/**
 * @param {{table: AgesTable, seat: number, title: string, cards: string[], count: number, limit: number,
 *   place: any, hidden: any}} props
 */
function Hand({ table, seat, title, cards, count, limit, place, hidden }) {
  const own = table.eyes === seat;
  const names = cards.map(([card]) => card);
  const share = names.reduce((sum, card) => sum + breadth(table, card), 0);
  const columns = { "--cards": Math.max(1, share), "--widths": columnsOf(table, names) };
  const fact = place === "hand" ? "hand" : "military_hand";
  return html`<div class="ages-hand" style=${columns} data-fact=${factsOf(seat, fact)}>
    <div class="ages-bank-head"><h2>${title}</h2>
      <span class=${count > limit ? "lacks" : "aside"}>${t("web.ages.of_limit", { count, limit })}</span>
      ${place === "military" && own && html`<${Order} table=${table} /><${Draw} table=${table} />`}</div>
    ${hidden && html`<${Backs} count=${count - cards.length} />`}
    ${!hidden && !cards.length && html`<p class="muted">${t("web.ages.no_cards")}</p>`}
    ${cards.length > 0 && html`<div class="ages-cards">
      ${cards.map(([card, copies]) => html`<${Card} key=${card} table=${table} thing=${cardAt(place, card)} card=${card}
        place=${at(seat, "card", card)} count=${copies}
        asks=${movesOfCard(table, card)} open=${own && isOpen(table, place, card)} />`)}
    </div>`}
  </div>`;
}

/**
 * Military cards but tactics are for politics; the rest is for the action phase.
 * @param {AgesTable} table
 * @param {string} card
 */
function isOpen(table, place, card) {
  if (place === "hand") return isActing(table);
  return table.cards[card]?.kind === "tactic" ? isActing(table) : isPolitics(table);
}

function Backs({ count }) {
  return html`<span class="ages-backs" role="img" aria-label=${t("web.ages.hidden_cards", { count })}>
    ${Array.from({ length: count }, () => html`<i><${Symbol} name="hand" /></i>`)}</span>`;
}

/** In the politics phase: choose a card, or pass. @param {{table: AgesTable}} props */
function Order({ table }) {
  const pass = isPolitics(table) && choiceOf(table, "pass");
  if (!pass) return null;
  return html`<span class="ages-order"><b>${t("web.ages.choose_politics")}</b>
    <button type="button" class="btn small" onClick=${() => table.play(pass)}>${t("web.ages.pass")}</button></span>`;
}

/** Where a military action draws a card. @param {{table: AgesTable}} props */
function Draw({ table }) {
  const draw = choiceOf(table, "draw");
  if (!draw) return null;
  return html`<button type="button" class="btn small" aria-label=${draw.label} onClick=${() => table.play(draw)}>
    ${t("web.ages.draw")} <${Price} of="military_actions" n="1" /></button>`;
}
