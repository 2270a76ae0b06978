/** Both hands with their limits: civil cards lie open, of military cards others see the number. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { Symbol } from "../../core/symbol.js";
import { Card } from "./card.js";
import { hasMilitaryCards } from "./edition.js";
import { Price } from "./marks.js";
import { isActing, isPolitics } from "./pick.js";
import { useRove } from "../../parts/rove.js";

/** More different cards than these lie in two rows. */
const ROOMY = 10;

export function Hands({ table, seat }) {
  const rove = useRove();
  const civ = table.view.table.civilizations[seat];
  const civil = counted(civ.hand);
  const hidden = !Array.isArray(civ.military_hand);
  const military = counted(hidden ? civ.refused_pacts : civ.military_hand);
  const dense = civil.length + military.length > ROOMY;
  return html`<section class=${dense ? "panel ages-hands dense" : "panel ages-hands"} aria-label=${t("web.ages.hands")} ...${rove}>
    <${Hand} table=${table} seat=${seat} title=${t("web.ages.civil_hand")} cards=${civil} place="hand"
      count=${civ.hand.length} limit=${civ.hand_limit} />
    ${hasMilitaryCards(table.view) && html`<${Hand} table=${table} seat=${seat} title=${t("web.ages.military_hand")} cards=${military} place="military"
      count=${hidden ? civ.military_hand : civ.military_hand.length} limit=${civ.military_hand_limit} hidden=${hidden} />`}
  </section>`;
}

/** Equal cards once, with their number. */
function counted(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

function Hand({ table, seat, title, cards, count, limit, place, hidden }) {
  const over = count > limit;
  return html`<div class="ages-hand" style=${{ "--cards": Math.max(1, cards.length), "--half": Math.max(1, Math.ceil(cards.length / 2)) }}>
    <div class="ages-bank-head"><h2>${title}</h2><span class=${over ? "lacks" : "aside"}>${t("web.ages.of_limit", { count, limit })}</span>
      ${place === "military" && table.eyes === seat && html`<${Order} table=${table} /><${Draw} table=${table} />`}</div>
    ${hidden ? html`<${Backs} count=${count - cards.length} />` : !cards.length && html`<p class="muted">${t("web.ages.no_cards")}</p>`}
    ${cards.length > 0 && html`<div class="ages-cards">
      ${cards.map(([card, copies]) => html`<${Card} key=${card} table=${table} place=${place} card=${card} count=${copies}
        open=${table.eyes === seat && isOpen(table, place, card)} />`)}
    </div>`}
  </div>`;
}

/** Military cards but tactics are for politics; the rest is for the action phase. */
function isOpen(table, place, card) {
  if (place === "hand") return isActing(table);
  return table.cards[card]?.kind === "tactic" ? isActing(table) : isPolitics(table);
}

function Backs({ count }) {
  return html`<span class="ages-backs" role="img" aria-label=${t("web.ages.hidden_cards", { count })}>
    ${Array.from({ length: count }, () => html`<i><${Symbol} name="hand" /></i>`)}</span>`;
}

/** In the politics phase: choose a card, or pass. */
function Order({ table }) {
  const pass = isPolitics(table) && table.choices.find(({ text }) => text === "pass");
  if (!pass) return null;
  return html`<span class="ages-order"><b>${t("web.ages.choose_politics")}</b>
    <button type="button" class="btn small" onClick=${() => table.play(pass)}>${t("web.ages.pass")}</button></span>`;
}

/** Where a military action draws a card. */
function Draw({ table }) {
  const draw = table.choices.find(({ text }) => text === "draw a military card");
  if (!draw) return null;
  return html`<button type="button" class="btn small" aria-label=${draw.label} onClick=${() => table.play(draw)}>
    ${t("web.ages.draw")} <${Price} of="military_actions" n="1" /></button>`;
}
