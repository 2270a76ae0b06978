/** The board of Through the Ages: the card row, a civilization, all civilizations compared, and what they share. */

import { html, useEffect, useRef, useState } from "../../core/html.js";
import { useKeys } from "../../core/keys.js";
import { Symbol } from "../../core/symbol.js";
import { t } from "../../core/words.js";
import { isTooFull, useFit } from "../../parts/fit.js";
import { takeBack } from "../../parts/pick.js";
import { meantBy } from "../../parts/spotlight.js";
import { hideTip, Tip } from "../../parts/tip.js";
import { useTravel } from "../../parts/travel.js";
import { WarningLine } from "./aside.js";
import { Banks } from "./banks.js";
import { Common } from "./common.js";
import { countOf, hasMilitaryCards } from "./facts.js";
import { Hands } from "./hands.js";
import { Minis } from "./mini.js";
import { offerOf } from "./offers.js";
import { chosenRival, isActing, isWithMilitaryCard } from "./pick.js";
import { Ratings } from "./ratings.js";
import { Lines } from "./rivals.js";
import { Row } from "./row.js";
import { Skyline } from "./skyline.js";
import { State } from "./state.js";

/** @import { AgesTable } from "./facts.js" */

export { Aside } from "./aside.js";
/** The facts that stand there. */
export const beside = ["forecast"];
export { places } from "./places.js";

/** What logs and turns count, with its symbol; what comes first matters most. */
export const goods = {
  culture: "culture", science: "science", strength: "strength", happiness: "happy", food: "food", resources: "ore",
};

/** What a step may cost besides. */
export const spent = { civil_actions: "civil-action", military_actions: "military-action" };

/** Unused military actions draw cards: that is no loss to be asked about. */
export const isGrave = ({ id }) => id !== "ages.warn.military_actions";

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
  const show = (seat) => { look(seat); setTab("own"); };
  const home = table.eyes ?? 0;
  const offer = offerOf(table);
  const board = useRef(null);
  const grid = useFit(4);
  const own = useFit(11, hidesOwn);
  const side = useFit(7);
  const seats = table.players.length;
  useTravel(board, table.view.move);
  useKeys({
    Escape: () => leave(table, shown, home, show),
    R: () => (show((shown + 1) % seats), true),
  });
  return html`<div class="ages" ref=${board}><div class=${`ages-grid ${offer ? "asking" : ""}`}
      ref=${grid} data-tab=${tab} data-leaf=${table.choices.length ? leafOf(table) : null}>
    <${Row} table=${table} />
    <${Lines} table=${table} shown=${shown} show=${show} />
    <div class="ages-own" ref=${own}>
      <${Ratings} table=${table} seat=${shown} back=${shown === home ? null : () => show(home)} />
      <${Tabs} table=${table} seat=${shown} tab=${tab} choose=${setTab} />
      <section class="panel ages-civilization" data-drop="take play develop play_tactic copy"
          aria-label=${t("web.ages.civilization")}>
        <${State} table=${table} seat=${shown} /><${Skyline} table=${table} seat=${shown} />
      </section>
      ${offer}
      <${Banks} table=${table} seat=${shown} />
      <${Hands} table=${table} seat=${shown} />
    </div>
    <div class="ages-side" ref=${side}>
      <${Minis} table=${table} shown=${shown} show=${show} />
      <${Common} table=${table} />
    </div>
    <${WarningLine} table=${table} />
  </div><${Tip} /></div>`;
}

/**
 * Whether something of one's own column is out of sight, or pressed too narrow: technologies by what leads, where lines
 * then lead it, and cards by one another, where names with numbers then take their place.
 */
const hidesOwn = (column) => isTooFull(column)
  || isNarrow(column, 2, ".ages-tech") || isNarrow(column, 8, ".ages-hands .ages-card");

const LEAST_WIDE = 64;
const isNarrow = (column, step, things) => !column.matches(`[data-dense~="${step}"]`)
  && [...column.querySelectorAll(things)].some(({ clientWidth: wide }) => wide > 0 && wide < LEAST_WIDE);

/**
 * Escape: the tip goes first, then what was touched last; then it leads back to one's own civilization.
 * @param {AgesTable} table
 * @param {number} shown
 * @param {(seat: number) => void} show
 */
function leave(table, shown, home, show) {
  if (hideTip()) return true;
  if (table.step) return undefined;
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
  const about = table.watch ?? chosenRival(table);
  useEffect(() => show(about ?? home), [home, about, table.view.asked]);
  return [seat, show];
}

/**
 * On a phone the board has leaves; a question opens the one it is about.
 * @param {AgesTable} table
 * @returns {[string, (tab: string) => void]}
 */
function useTab(table) {
  const [tab, setTab] = useState("row");
  const question = table.choices.length ? `${table.view.prompt.id} ${leafOf(table)}` : null;
  const point = table.point ?? [];
  useEffect(() => {
    const leaf = leafMeant(point) ?? (question && leafOf(table));
    if (leaf) setTab(leaf);
  }, [question, point.join("|"), point.length ? table.view.move : null]);
  useEffect(() => { if (table.watch !== undefined) setTab("own"); }, [table.watch]);
  return [tab, setTab];
}

/** The leaf of what a lesson points at. @param {string[]} pointers */
function leafMeant(pointers) {
  const leaves = pointers.flatMap(meantBy).map((element) => LEAVES.find(([part]) => element.closest(part))?.[1]);
  return leaves.find(Boolean);
}

/** On which leaf each part lies. */
const LEAVES = [
  [".ages-row", "row"], [".ages-civilization, .ages-banks", "own"], [".ages-hands", "hand"], [".ages-minis", "rivals"],
  [".ages-common", "events"],
];

/** The leaf on which a question is answered: where most of what may be touched lies. @param {AgesTable} table */
function leafOf(table) {
  if (isActing(table) || table.choices.some(({ kind }) => kind === "take")) return "row";
  return table.choices.some(isWithMilitaryCard) ? "hand" : "own";
}

/** The leaves of a small screen, each with its symbol. */
const TABS = [["row", "hand"], ["own", "government"], ["hand", "draw"], ["rivals", "strength"], ["events", "event"]];

/** @param {{table: AgesTable, seat: number, tab: string, choose: (tab: string) => void}} props */
function Tabs({ table, seat, tab, choose }) {
  const civ = table.view.table.civilizations[seat];
  const count = civ.hand.length + (hasMilitaryCards(table.view) ? countOf(civ.military_hand) : 0);
  return html`<div class="ages-tabs tabs" role="tablist">
    ${TABS.map(([leaf, mark]) => html`<button type="button" class="tab" role="tab" aria-selected=${tab === leaf}
        data-opens=${LEAVES.find(([, name]) => name === leaf)?.[0]} onClick=${() => choose(leaf)}>
      <${Symbol} name=${mark} />${t(`web.ages.tab.${leaf}`, { count })}</button>`)}
  </div>`;
}
