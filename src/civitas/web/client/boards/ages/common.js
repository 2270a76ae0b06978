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
  const copies = table.cards[card]?.kind === "tactic" ? [`copy ${card}`] : [];
  return html`<${Pick} table=${table} place="common" card=${card} class=${`ages-item ${extra}`} refused=${copies}
    label=${spoken(table, card)}>${children}<//>`;
}

function Events({ table }) {
  const { current_events: current, future_events: future, prepared, next_event: next, past_events: past } = table.view.table;
  const mine = [...prepared.current, ...prepared.future];
  return html`<div class="ages-bank-head"><h2>${t("web.ages.events")}</h2>
      <span class="aside">${t("web.ages.events_count", { current, future })}</span></div>
    <div class="ages-items">
      ${next && html`<${Chips} table=${table} word=${t("web.ages.next")} events=${[next]} kind="k-teal" />`}
      ${mine.length > 0 && html`<${Chips} table=${table} word=${t("web.ages.prepared")} events=${mine} kind="k-teal" />`}
      ${past.length > 0 && html`<${Past} table=${table} past=${past} />`}
    </div>`;
}

function Chips({ table, word, events, kind = "", children }) {
  return html`<p class="ages-chips"><span class="label">${word}</span>
    ${events.map((event) => html`<${Item} table=${table} card=${event} class=${`chip ${kind}`}>${name(event)}<//>`)}
    ${children}</p>`;
}

/** The last event, or all of them, the last first. */
function Past({ table, past }) {
  const [all, showAll] = useState(false);
  const words = all ? t("web.ages.only_last") : t("web.ages.all_past", { count: past.length });
  return html`<${Chips} table=${table} word=${t("web.ages.last")} events=${all ? past.toReversed() : past.slice(-1)}>
    ${past.length > 1 && html`<button type="button" class="num" aria-expanded=${all} onClick=${() => showAll(!all)}>${words}</button>`}
  <//>`;
}

function Tactics({ table }) {
  const { common_tactics: tactics } = table.view.table;
  const copy = table.choices.find(({ text }) => text.startsWith("copy "));
  if (!tactics.length) return null;
  return html`<div class="ages-bank-head"><h2>${t("web.ages.tactics")}</h2>
      ${copy && html`<${Yield} of="military_actions" n=${copy.args.cost} />`}</div>
    <div class=${tactics.length > 3 ? "ages-items two" : "ages-items"}>
      ${tactics.map((card) => html`<${Tactic} key=${card} table=${table} card=${card} />`)}
    </div>`;
}

/** The units of an army, what it adds, and whose tactic it is. */
function Tactic({ table, card }) {
  const entry = table.cards[card];
  const users = table.view.table.civilizations.map((civ, seat) => civ.tactic === card && html`<${SeatMark} seat=${seat} />`);
  return html`<${Item} table=${table} card=${card}>
    <span class="ages-item-name">${softName(card)}</span>
    <span class="ages-army"><${Army} entry=${entry} /></span>
    <b>${withSign(entry?.strength ?? 0)}</b>
    <span class="ages-users">${users}</span>
  <//>`;
}

/** Pacts and wars, each with both parties. */
function Bonds({ table }) {
  const lines = table.view.table.civilizations.flatMap((civ, seat) => [
    civ.pact && html`<${Bond} table=${table} card=${civ.pact} seat=${seat} other=${civ.pact_partner} side=${civ.pact_side} />`,
    civ.war && html`<${Bond} table=${table} card=${civ.war} seat=${seat} other=${civ.war_target} war />`,
  ]).filter(Boolean);
  if (!lines.length) return null;
  return html`<div class="ages-bank-head"><h2>${t("web.ages.bonds")}</h2></div><div class="ages-items">${lines}</div>`;
}

function Bond({ table, card, seat, other, side, war }) {
  const sides = table.cards[card]?.sided ? [side, side === "A" ? "B" : "A"] : ["", ""];
  const label = [spoken(table, card), seatName(table, seat), sides[0], seatName(table, other), sides[1]];
  return html`<${Pick} table=${table} place="state" card=${card} class=${`ages-item ${war ? "war" : ""}`} label=${label.filter(Boolean).join(", ")}>
    <span class="ages-parties">
      <${SeatMark} seat=${seat} /><small>${sides[0]}</small><${KindMark} kind=${war ? "war" : "pact"} /><${SeatMark} seat=${other} /><small>${sides[1]}</small>
    </span>
    <span class="ages-item-name">${softName(card)}</span>
  <//>`;
}

/** How many cards are left and discarded, and which of those discarded the viewer has seen. */
function Decks({ table }) {
  const { civil_deck: civil, military_deck: military, shown_discards: shown, own_discards: own, discards, removed } = table.view.table;
  const seen = [...shown.flat(), ...removed, ...own.flat()];
  const count = discards.reduce((sum, n) => sum + n, shown.flat().length + removed.length);
  const open = () => table.sources(t("web.ages.known_discards"), [...new Set(seen)].map((card) => [card, seen.filter((other) => other === card).length]));
  return html`<p class="ages-decks aside">
    <span><${Mark} of="civil_actions" /> ${t("web.ages.civil_deck", { count: civil })}</span>
    <span><${Mark} of="military_actions" /> ${t("web.ages.military_deck", { count: military })}</span>
    <span>${t("web.ages.discards", { count })}</span>
    ${seen.length > 0 && html`<button type="button" class="num" onClick=${open}>${t("web.ages.known", { count: seen.length })}</button>`}
  </p>`;
}
