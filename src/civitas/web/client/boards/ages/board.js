/** The board of Through the Ages: the card row, a civilization, all civilizations compared, and what they share. */

import { html, useEffect, useRef, useState } from "../../core/html.js";
import { useKeys } from "../../core/keys.js";
import { Symbol } from "../../core/symbol.js";
import { t } from "../../core/words.js";
import { takeBack } from "../../parts/pick.js";
import { hideTip, Tip } from "../../parts/tip.js";
import { useTravel } from "../../parts/travel.js";
import { WarningLine } from "./aside.js";
import { Banks } from "./banks.js";
import { Common } from "./common.js";
import { countOf, hasMilitaryCards } from "./facts.js";
import { Hands } from "./hands.js";
import { offerOf } from "./offers.js";
import { chosenRival } from "./pick.js";
import { Ratings } from "./ratings.js";
import { Lines, Rivals } from "./rivals.js";
import { Row } from "./row.js";
import { Skyline } from "./skyline.js";
import { State } from "./state.js";

export { Aside } from "./aside.js";
export { places } from "./places.js";

/** Unused military actions draw cards: that is no loss to be asked about. */
export const isGrave = ({ id }) => id !== "ages.warn.military_actions";

/** @typedef {import("./facts.js").AgesTable} AgesTable */

/**
 * Where the game stands, for the bar of the table.
 * @param {import("./facts.js").AgesView} view
 */
export function moment(view) {
  const { age, round, civil_deck: left, last_round: last } = view.table;
  return last === "this" ? t("web.ages.moment_last", { age, round }) : t("web.ages.moment", { age, round, left });
}

/** @param {{table: AgesTable}} props what the page of a table gives every board */
export function Board({ table }) {
  const [shown, look] = useShown(table);
  const [tab, setTab] = useTab(table);
  const show = (seat) => { look(seat); setTab("table"); };
  const home = table.eyes ?? 0;
  const offer = offerOf(table);
  const board = useRef(null);
  useTravel(board, table.view.move);
  useKeys({ Escape: () => leave(table, shown, home, show) });
  return html`<div class="ages" ref=${board}><div class=${`ages-grid ${offer ? "asking" : ""}`} data-tab=${tab}>
    <${Row} table=${table} />
    <${Lines} table=${table} shown=${shown} show=${show} />
    <div class="ages-own">
      <${Ratings} table=${table} seat=${shown} back=${shown === home ? null : () => show(home)} />
      <${Tabs} table=${table} seat=${shown} tab=${tab} choose=${setTab} />
      <section class="panel ages-civilization" aria-label=${t("web.ages.civilization")}>
        <${State} table=${table} seat=${shown} /><${Skyline} table=${table} seat=${shown} />
      </section>
      ${offer}
      <${Banks} table=${table} seat=${shown} />
      <${Hands} table=${table} seat=${shown} />
    </div>
    <div class="ages-side">
      <${Rivals} table=${table} shown=${shown} show=${show} />
      <${Common} table=${table} />
    </div>
    <${WarningLine} table=${table} />
  </div><${Tip} /></div>`;
}

/** Escape: the tip goes first, then what was touched last; then it leads back to one's own civilization. */
function leave(table, shown, home, show) {
  if (hideTip()) return true;
  return takeBack(table) ?? (shown === home ? undefined : (show(home), true));
}

/**
 * Which civilization is looked at: one's own, another after a click, or the one a question is about.
 * @param {AgesTable} table
 * @returns {[number, (seat: number) => void]}
 */
function useShown(table) {
  const home = table.eyes ?? 0;
  const [seat, show] = useState(home);
  const about = chosenRival(table);
  useEffect(() => show(about ?? home), [home, about, table.view.asked]);
  return [seat, show];
}

/** Questions that are answered with military cards. */
const WITH_MILITARY_CARDS = new Set(
  ["politics", "discard", "defend", "defended", "send"].map((question) => `ages.ask.${question}`),
);

/**
 * On a phone the board has leaves; a question opens the one it is about.
 * @param {AgesTable} table
 * @returns {[string, (tab: string) => void]}
 */
function useTab(table) {
  const [tab, setTab] = useState("table");
  const question = table.choices.length ? table.view.prompt.id : null;
  useEffect(() => { if (question) setTab(WITH_MILITARY_CARDS.has(question) ? "hand" : "table"); }, [question]);
  return [tab, setTab];
}

const TABS = [["table", "hand"], ["hand", "draw"], ["rivals", "strength"], ["events", "event"]];

/** @param {{table: AgesTable, seat: number, tab: string, choose: (tab: string) => void}} props */
function Tabs({ table, seat, tab, choose }) {
  const civ = table.view.table.civilizations[seat];
  const count = civ.hand.length + (hasMilitaryCards(table.view) ? countOf(civ.military_hand) : 0);
  return html`<div class="ages-tabs tabs" role="tablist">
    ${TABS.map(([leaf, mark]) => html`<button type="button" class="tab" role="tab" aria-selected=${tab === leaf}
        onClick=${() => choose(leaf)}>
      <${Symbol} name=${mark} />${t(`web.ages.tab.${leaf}`, { count })}</button>`)}
  </div>`;
}
