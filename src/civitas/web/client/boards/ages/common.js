/** What all share: events, tactics that anybody may copy, and what binds or parts civilizations; the decks. */

import { html, useState } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { Army, softName, spoken } from "./facts.js";
import { KindMark, Mark, SeatMark, withSign, Yield } from "./marks.js";
import { Pick } from "./pick.js";
import { useRove } from "./rove.js";
import { seatName } from "./rivals.js";

export function Common({ table }) {
  const rove = useRove();
  return html`<section class="panel ages-common" aria-label=${t("web.ages.common")} ...${rove}>
    <${Events} table=${table} />
    <${Tactics} table=${table} />
    <${Bonds} table=${table} />
    <${Decks} table=${table} />
  </section>`;
}

/** A card that lies open for all: a thin line or a chip with its name. */
function Item({ table, card, children, class: extra = "" }) {
  return html`<${Pick} table=${table} place="common" card=${card} class=${`ages-item ${extra}`} refused=${table.cards[card]?.kind === "tactic" ? [`copy ${card}`] : []} label=${spoken(table, card)}>${children}<//>`;
}

function Events({ table }) {
  const { current_events: current, future_events: future, prepared, next_event: next, past_events: past } = table.view.table;
  const [all, showAll] = useState(false);
  const mine = [...prepared.current, ...prepared.future];
  const shown = all ? past.toReversed() : past.slice(-1);
  return html`<div class="ages-bank-head"><h2>${t("web.ages.events")}</h2><span class="aside">${t("web.ages.events_count", { current, future })}</span></div>
    <div class="ages-items">
      ${next && html`<${Item} table=${table} card=${next}><${KindMark} kind="event" /><span><span class="label">${t("web.ages.next")}</span> <b>${softName(next)}</b></span><//>`}
      ${mine.length > 0 && html`<p class="ages-chips"><span class="label">${t("web.ages.prepared")}</span>${mine.map((event) => html`<${Item} table=${table} card=${event} class="chip k-teal">${name(event)}<//>`)}</p>`}
      ${past.length > 0 && html`<p class="ages-chips"><span class="label">${t("web.ages.last")}</span>${shown.map((event) => html`<${Item} table=${table} card=${event} class="chip">${name(event)}<//>`)}
        ${past.length > 1 && html`<button type="button" class="num" aria-expanded=${all} onClick=${() => showAll(!all)}>${all ? t("web.ages.only_last") : t("web.ages.all_past", { count: past.length })}</button>`}</p>`}
    </div>`;
}

function Tactics({ table }) {
  const { common_tactics: tactics, civilizations: civs } = table.view.table;
  const copy = table.choices.find(({ text }) => text.startsWith("copy "));
  if (!tactics.length) return null;
  return html`<div class="ages-bank-head"><h2>${t("web.ages.tactics")}</h2>${copy && html`<${Yield} of="military_actions" n=${copy.args.cost} />`}</div>
    <div class=${tactics.length > 3 ? "ages-items two" : "ages-items"}>${tactics.map((card) => html`<${Item} key=${card} table=${table} card=${card}>
      <span class="ages-item-name">${softName(card)}</span><span class="ages-army"><${Army} entry=${table.cards[card]} /></span><b>${withSign(table.cards[card]?.strength ?? 0)}</b>
      <span class="ages-users">${civs.map((civ, seat) => civ.tactic === card && html`<${SeatMark} seat=${seat} />`)}</span><//>`)}</div>`;
}

/** Pacts and wars, each with both parties. */
function Bonds({ table }) {
  const { civilizations: civs } = table.view.table;
  const lines = civs.flatMap((civ, seat) => [
    civ.pact && html`<${Bond} table=${table} seat=${seat} card=${civ.pact} with=${civ.pact_partner} side=${table.cards[civ.pact]?.sided ? civ.pact_side : null} />`,
    civ.war && html`<${Bond} table=${table} seat=${seat} card=${civ.war} with=${civ.war_target} war />`,
  ]).filter(Boolean);
  if (!lines.length) return null;
  return html`<div class="ages-bank-head"><h2>${t("web.ages.bonds")}</h2></div><div class="ages-items">${lines}</div>`;
}

function Bond({ table, seat, card, with: other, side, war }) {
  const label = [spoken(table, card), seatName(table, seat), seatName(table, other)].join(", ");
  return html`<${Pick} table=${table} place="state" card=${card} class=${`ages-item ${war ? "war" : ""}`} label=${label}>
    <span class="ages-parties"><${SeatMark} seat=${seat} />${side && html`<small>${side}</small>`}<${KindMark} kind=${war ? "war" : "pact"} /><${SeatMark} seat=${other} />${side && html`<small>${side === "A" ? "B" : "A"}</small>`}</span>
    <span class="ages-item-name">${softName(card)}</span><//>`;
}

function Decks({ table }) {
  const { civil_deck: civil, military_deck: military, shown_discards: shown, own_discards: own, discards, removed } = table.view.table;
  const seen = [...shown.flat(), ...removed, ...own.flat()];
  const count = [...discards, ...shown.map((pile) => pile.length), removed.length].reduce((sum, n) => sum + n, 0);
  const rows = () => [...new Set(seen)].map((card) => [card, seen.filter((other) => other === card).length]);
  return html`<p class="ages-decks aside"><span><${Mark} of="civil_actions" /> ${t("web.ages.civil_deck", { count: civil })}</span>
    <span><${Mark} of="military_actions" /> ${t("web.ages.military_deck", { count: military })}</span>
    <span>${t("web.ages.discards", { count })}${seen.length > 0 && html` <button type="button" class="num" onClick=${() => table.sources(t("web.ages.known_discards"), rows())}>${t("web.ages.known", { count: seen.length })}</button>`}</span></p>`;
}
