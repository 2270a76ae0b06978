/** The board of Inventions: the Map, the Assembly and the Milestones, the Eras, and a society. */

import { html, useEffect, useRef } from "../../core/html.js";
import { useKeys } from "../../core/keys.js";
import { Symbol } from "../../core/symbol.js";
import { known, t } from "../../core/words.js";
import { useFit } from "../../parts/fit.js";
import { takeBack } from "../../parts/pick.js";
import { meantBy } from "../../parts/spotlight.js";
import { hideTip, Tip } from "../../parts/tip.js";
import { useTravel } from "../../parts/travel.js";
import { Aside } from "./aside.js";
import { Assembly } from "./assembly.js";
import { Eras } from "./eras.js";
import { WorldMap } from "./map.js";
import { Milestones } from "./milestones.js";
import { Offers } from "./offers.js";
import { leaf, shown } from "./shown.js";
import { Society } from "./society.js";

/** @import { InventionsTable, InventionsView } from "./facts.js" */

export { Aside } from "./aside.js";
export { places } from "./places.js";

/** What logs and turns count, with its symbol; what comes first matters most. */
export const goods = {
  points: "points", influence: "inv-influence", inventions: "inv-invent", people: "inv-citizen", tokens: "inv-token",
  sages: "inv-sage",
};

/** Where the game stands, for the bar of the table. @param {InventionsView} view */
export function moment(view) {
  const { era, round, active, drawing } = view.table;
  if (era === drawing.eras) return t("inventions.moment.end");
  return era === 1 && active === null ? t("inventions.moment.start") : t("inventions.moment", { era, round });
}

/** @param {{table: InventionsTable}} props what the page of a table gives every board */
export function Board({ table }) {
  const board = useRef(null);
  const grid = useFit(6);
  const show = (seat) => { shown.value = seat; };
  useHome(table);
  useLeaf(table);
  useTravel(board, table.view.move);
  useKeys({
    Escape: () => leave(table),
    R: () => (show((shown.value + 1) % table.players.length), true),
  });
  return html`<div class="inv" ref=${board}><div class="inv-grid" ref=${grid} data-leaf=${leaf.value}>
    <${Leaves} />
    <${Eras} table=${table} />
    <div class="inv-left-side">
      <${Assembly} table=${table} /><${Milestones} table=${table} /><${Note} table=${table} /></div>
    <${WorldMap} table=${table} />
    <${Offers} table=${table} />
    <${Society} table=${table} shown=${shown.value} show=${show} />
    <section class="inv-rivals" aria-label=${t("web.inventions.compared")}><${Aside} table=${table} /></section>
  </div><${Tip} /></div>`;
}

/** One's own society until another is chosen, and again when one is asked. @param {InventionsTable} table */
function useHome(table) {
  const home = table.eyes ?? 0;
  useEffect(() => { shown.value = table.watch ?? home; }, [home, table.watch, table.view.asked]);
}

/**
 * Escape first takes back what was touched last, then leads back to one's own society.
 * @param {InventionsTable} table
 */
function leave(table) {
  hideTip();
  if (table.step) return undefined;
  const home = table.eyes ?? 0;
  return takeBack(table) ?? (shown.value === home ? undefined : ((shown.value = home), true));
}

/** The leaves of a small screen, each with its symbol. */
const LEAVES = [
  ["map", "territory"], ["assembly", "inv-season-pillar"], ["society", "inv-citizen"], ["milestones", "inv-milestone"],
  ["rivals", "strength"],
];

/** What lies on a leaf: the part with its name, and beside the Assembly the Eras. */
const partsOf = (name) => (name === "assembly" ? ".inv-assembly, .inv-eras" : `.inv-${name}`);

/** On which leaf the moves of a kind are answered; those of every other kind are answered in one's own society. */
const ANSWERED_ON = {
  pillar: "assembly", spend: "assembly", era_space: "assembly", other_space: "assembly",
  send: "milestones", recall: "milestones", eureka: "milestones",
  start_in: "map", present: "map", invent: "map", innovate: "map", share: "map", call: "map", travel: "map",
  take_sage: "map", sage_home: "map", influence: "map", settle: "map", take: "map",
};

/** A question opens the leaf that it is about. @param {InventionsTable} table */
function useLeaf(table) {
  const question = table.choices.length ? table.view.move : null;
  useEffect(() => { if (question !== null) leaf.value = leafOf(table); }, [question]);
  useEffect(() => { if (table.watch !== undefined) leaf.value = "society"; }, [table.watch]);
  const point = table.point ?? [];
  useEffect(() => { leaf.value = leafWith(point) ?? leaf.value; }, [question, point.join("|")]);
}

/** The leaf with something that a lesson points at. @param {string[]} point */
function leafWith(point) {
  const [meant] = point.flatMap(meantBy);
  return LEAVES.map(([name]) => name).find((name) => meant?.closest(partsOf(name)));
}

/** Where most of what may be touched is drawn. @param {InventionsTable} table */
function leafOf(table) {
  const counts = LEAVES.map(([name]) => document.querySelectorAll(
    `.inv-${name} :is(.legal, .legal-many), .inv-${name}:is(.legal, .legal-many)`,
  ).length);
  const most = Math.max(...counts);
  return most > 0 ? LEAVES[counts.indexOf(most)][0] : ANSWERED_ON[table.choices[0].kind] ?? "society";
}

function Leaves() {
  return html`<div class="inv-leaves tabs" role="tablist" aria-label=${t("web.inventions.parts")}>
    ${LEAVES.map(([name, mark]) => html`<button type="button" class="tab" role="tab" key=${name}
        data-opens=${partsOf(name)} aria-selected=${leaf.value === name} onClick=${() => { leaf.value = name; }}>
      <${Symbol} name=${mark} /><span>${t(`web.inventions.leaf.${name}`)}</span>
      </button>`)}</div>`;
}

/**
 * That these are not the components of the published game; whoever brings their own reads their title.
 * @param {{table: InventionsTable}} props
 */
function Note({ table }) {
  const { edition, table: { components } } = table.view;
  const note = `web.game.inventions.note.${edition}`;
  if (!known(note)) return html`<p class="inv-note">${components}</p>`;
  return html`<p class="inv-note" title=${t(note)}>${t("web.inventions.our_set")}</p>`;
}
