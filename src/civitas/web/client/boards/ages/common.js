/** What all share: events, tactics that anybody may copy, and what binds or parts civilizations; the decks. */

import { html, useState } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { at } from "../../core/moved.js";
import { name, t } from "../../core/words.js";
import { Fold } from "../../parts/fold.js";
import { movedClass } from "../../parts/pick.js";
import { useRove } from "../../parts/rove.js";
import { SeatMark, seatName } from "../../parts/seats.js";
import { softName } from "../../parts/soft.js";
import { Army, countOf, hasMilitaryCards, spoken } from "./facts.js";
import { KindMark, Mark, Yield } from "./marks.js";
import { CardButton, cardAt, choiceOf } from "./pick.js";
import { events } from "./places.js";

/** @import { AgesTable, Civilization } from "./facts.js" */

/** @param {{table: AgesTable}} props */
export function Common({ table }) {
  const rove = useRove();
  const { current_events: current, future_events: future } = table.view.table;
  const counted = hasMilitaryCards(table.view) ? "web.ages.events_count" : "web.ages.events_left";
  return html`<section class="panel ages-common" data-drop="prepare" aria-label=${t("web.ages.common")} ...${rove}>
    <${Fold} title=${t("web.ages.events")} line=${t(counted, { current, future })} symbol="event" letter="E"
        class=${movedClass(table, events)} fact="events current_events future_events past_events bonuses">
      <${Events} table=${table} /><${Bonuses} table=${table} />
    <//>
    ${hasBonds(table) && html`<${Fold} title=${t("web.ages.bonds")} line=${bondsInALine(table)} symbol="tactic"
        letter="W">
      <${Tactics} table=${table} /><${Bonds} table=${table} />
    <//>`}
    <${Decks} table=${table} />
  </section>`;
}

/** @param {AgesTable} table */
function hasBonds({ view: { table: { common_tactics: tactics, civilizations: civs } } }) {
  return tactics.length > 0 || civs.some((civ) => civ.pact || civ.war || (civ.attacked_by ?? null) !== null);
}

/** Who is at war, and how many pacts and tactics there are. @param {AgesTable} table */
function bondsInALine(table) {
  const { common_tactics: tactics, civilizations: civs } = table.view.table;
  const wars = civs.map((civ, seat) => civ.war
    && (civ.war_target === table.eyes
      ? t("web.ages.war_on_you", { player: table.players[seat] })
      : t("web.ages.war_on", { player: seatName(table, seat), rival: seatName(table, civ.war_target) })));
  const pacts = civs.filter((civ) => civ.pact).length;
  return [...wars, pacts > 0 && t("web.ages.pacts", { count: pacts }),
    tactics.length > 0 && t("web.ages.tactics_count", { count: tactics.length })].filter(Boolean).join(", ");
}

/**
 * A card that lies open for all: a thin line or a chip with its name.
 * @param {{table: AgesTable, card: string, place: any, children: any, class?: string}} props
 */
function Item({ table, card, place, children, class: extra = "" }) {
  const copies = table.cards[card]?.kind === "tactic" ? [{ kind: "copy", args: { card } }] : [];
  return html`<${CardButton} table=${table} thing=${cardAt("common", card)} card=${card} class=${`ages-item ${extra}`}
    place=${place} asks=${copies} label=${spoken(table, card)}>${children}<//>`;
}

/** @param {{table: AgesTable}} props */
function Events({ table }) {
  const { current_events: current, future_events: future, next_event: next, past_events: past } = table.view.table;
  const { prepared } = table.view.table;
  const mine = [...prepared.current, ...prepared.future];
  const left = hasMilitaryCards(table.view) ? "web.ages.events_count" : "web.ages.events_left";
  return html`<div class="ages-bank-head"><h2>${t("web.ages.events")}</h2>
      <span class="aside">${t(left, { current, future })}</span></div>
    <div class="ages-items">
      ${next && html`<${Chips} table=${table} word=${t("web.ages.next")} events=${[next]} kind="k-teal" />`}
      ${mine.length > 0 && html`<${Chips} table=${table} word=${t("web.ages.prepared")} events=${mine}
        kind="k-teal" secret />`}
      ${past.length > 0 && html`<${Past} table=${table} past=${past} />`}
    </div>`;
}

/** @param {{table: AgesTable, word: string, events: any, kind?: any, secret?: any, children: any}} props */
function Chips({ table, word, events, kind = "", secret = false, children }) {
  return html`<p class="ages-chips"><span class="label">${word}</span>
    ${events.map((event) => html`<${Item} table=${table} card=${event} class=${`chip ${kind}`}
      place=${secret ? null : at(null, "card", event)}>${name(event)}<//>`)}
    ${children}</p>`;
}

/** The last event, or all of them, the last first. @param {{table: AgesTable, past: any}} props */
function Past({ table, past }) {
  const [all, showAll] = useState(false);
  const words = all ? t("web.ages.only_last") : t("web.ages.all_past", { count: past.length });
  return html`<${Chips} table=${table} word=${t("web.ages.last")} events=${all ? past.toReversed() : past.slice(-1)}>
    ${past.length > 1 && html`<button type="button" class="num" aria-expanded=${all}
      onClick=${() => showAll(!all)}>${words}</button>`}
  <//>`;
}

/**
 * What scores at the end beside the events: open, kept by players, still hidden.
 * @param {{table: AgesTable}} props
 */
function Bonuses({ table }) {
  const { bonuses, civilizations: civs } = table.view.table;
  if (!bonuses || !(bonuses.open.length || bonuses.hidden || civs.some(hasKept))) return null;
  const kept = civs.map((civ, seat) => html`<${Kept} key=${seat} table=${table} seat=${seat} civ=${civ} />`);
  return html`<div class="ages-bank-head"><h2>${t("web.ages.bonuses")}</h2>
      <span class="aside">${bonuses.hidden > 0 && t("web.ages.bonuses_hidden", { count: bonuses.hidden })}</span></div>
    <div class="ages-items">
      ${bonuses.open.length > 0 && html`<${Chips} table=${table} word=${t("web.ages.score_at_end")}
        events=${bonuses.open} kind="k-teal" />`}
      ${kept}
    </div>`;
}

/** @param {AgesTable} table @param {number} seat */
function keeper(table, seat) {
  if (seat === table.eyes) return t("web.ages.kept_by_you");
  return t("web.ages.kept_by", { player: table.players[seat] });
}

/** @param {import("./facts.js").Civilization} civ */
const hasKept = ({ kept_bonuses: kept = [] }) => countOf(kept) > 0;

/**
 * A player's own bonus cards; of another's secret ones the number.
 * @param {{table: AgesTable, seat: number, civ: Civilization}} props
 */
function Kept({ table, seat, civ }) {
  if (!hasKept(civ)) return null;
  const kept = civ.kept_bonuses;
  const hidden = !Array.isArray(kept);
  const word = html`<${SeatMark} seat=${seat} /> ${keeper(table, seat)}`;
  return html`<${Chips} table=${table} word=${word} events=${hidden ? [] : kept} kind="k-teal">
    ${hidden && t("web.ages.kept_hidden", { count: kept })}<//>`;
}

/** @param {{table: AgesTable}} props */
function Tactics({ table }) {
  const { common_tactics: tactics } = table.view.table;
  const copy = choiceOf(table, "copy");
  if (!tactics.length) return null;
  return html`<div class="ages-bank-head"><h2>${t("web.ages.tactics")}</h2>
      ${copy && html`<${Yield} of="military_actions" n=${copy.sentence.args.cost} />`}</div>
    <div class=${tactics.length > 3 ? "ages-items two" : "ages-items"}>
      ${tactics.map((card) => html`<${Tactic} key=${card} table=${table} card=${card} />`)}
    </div>`;
}

/**
 * The units of an army, what it adds, and whose tactic it is.
 * @param {{table: AgesTable, card: string}} props
 */
function Tactic({ table, card }) {
  const entry = table.cards[card];
  const civs = table.view.table.civilizations;
  const users = civs.map((civ, seat) => civ.tactic === card && html`<${SeatMark} seat=${seat} />`);
  return html`<${Item} table=${table} card=${card} place=${at(null, "card", card)}>
    <span class="ages-item-name">${softName(card)}</span>
    <span class="ages-army"><${Army} entry=${entry} /></span>
    <b>${withSign(entry?.strength ?? 0)}</b>
    <span class="ages-users">${users}</span>
  <//>`;
}

/**
 * Pacts and wars, each with both parties; and who alone may attack whom.
 * @param {{table: AgesTable}} props
 */
function Bonds({ table }) {
  const lines = table.view.table.civilizations.flatMap((civ, seat) => [
    civ.pact && html`<${Bond} table=${table} card=${civ.pact} seat=${seat} other=${civ.pact_partner}
      side=${civ.pact_side} />`,
    civ.war && html`<${Bond} table=${table} card=${civ.war} seat=${seat} other=${civ.war_target} war />`,
    (civ.attacked_by ?? null) !== null && html`<${Attacked} table=${table} seat=${seat} by=${civ.attacked_by} />`,
  ]).filter(Boolean);
  if (!lines.length) return null;
  return html`<div class="ages-bank-head"><h2>${t("web.ages.bonds")}</h2></div><div class="ages-items">${lines}</div>`;
}

/** @param {{table: AgesTable, card: string, seat: number, other: any, side: any, war: any}} props */
function Bond({ table, card, seat, other, side, war }) {
  const sides = table.cards[card]?.sided ? [side, side === "A" ? "B" : "A"] : ["", ""];
  const label = [spoken(table, card), seatName(table, seat), sides[0], seatName(table, other), sides[1]];
  return html`<${CardButton} table=${table} thing=${cardAt("state", card)} card=${card}
      place=${at(war ? seat : null, "card", card)}
      class=${`ages-item ${war ? "war" : ""}`} label=${label.filter(Boolean).join(", ")}>
    <span class="ages-parties">
      <${SeatMark} seat=${seat} /><small>${sides[0]}</small><${KindMark} kind=${war ? "war" : "pact"} />
      <${SeatMark} seat=${other} /><small>${sides[1]}</small>
    </span>
    <span class="ages-item-name">${softName(card)}</span>
  <//>`;
}

/** @param {{table: AgesTable, seat: number, by: any}} props */
function Attacked({ table, seat, by }) {
  const words = t("web.ages.only_attacker", { player: by, rival: seat }, table.players);
  return html`<p class="ages-item ages-attacked"><span class="ages-parties" aria-hidden="true">
    <${SeatMark} seat=${by} /><${KindMark} kind="aggression" /><${SeatMark} seat=${seat} /></span>
    <span class="ages-item-name">${words}</span></p>`;
}

/**
 * How many cards are left and discarded, and which of those discarded the viewer has seen.
 * @param {{table: AgesTable}} props
 */
function Decks({ table }) {
  const { civil_deck: civil, military_deck: military, discards, removed } = table.view.table;
  const { shown_discards: shown, own_discards: own } = table.view.table;
  const seen = [...shown.flat(), ...removed, ...own.flat()];
  const count = discards.reduce((sum, n) => sum + n, shown.flat().length + removed.length);
  const copies = (card) => seen.filter((other) => other === card).length;
  const known = [...new Set(seen)].map((card) => /** @type {[string, number]} */ ([card, copies(card)]));
  const open = () => table.sources(t("web.ages.known_discards"), known);
  return html`<p class="ages-decks aside" data-fact="military_deck discards">
    <span data-fact="civil_deck"><${Mark} of="civil_actions" /> ${t("web.ages.civil_deck", { count: civil })}</span>
    ${hasMilitaryCards(table.view) && html`
      <span><${Mark} of="military_actions" /> ${t("web.ages.military_deck", { count: military })}</span>
      <span>${t("web.ages.discards", { count })}</span>`}
    ${seen.length > 0 && html`<button type="button" class="num" onClick=${open}>
      ${t("web.ages.known", { count: seen.length })}</button>`}
  </p>`;
}
