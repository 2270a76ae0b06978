/** The board of Inventions: the Map, the Assembly and the Milestones, the Eras, and a society. */

import { html, useEffect, useRef, useState } from "../../core/html.js";
import { useKeys } from "../../core/keys.js";
import { t } from "../../core/words.js";
import { takeBack } from "../../parts/pick.js";
import { hideTip, Tip } from "../../parts/tip.js";
import { useTravel } from "../../parts/travel.js";
import { Assembly } from "./assembly.js";
import { Eras } from "./eras.js";
import { WorldMap } from "./map.js";
import { Milestones } from "./milestones.js";
import { Offers } from "./offers.js";
import { Society } from "./society.js";

export { Aside } from "./aside.js";
export { places } from "./places.js";

/** The edition with our own components; whoever brings their own reads their title. */
const OURS = "civitas";

/** Where the game stands, for the bar of the table. */
export function moment(view) {
  const { era, round, active, drawing } = view.table;
  if (era === drawing.eras) return t("inventions.moment.end");
  return era === 1 && active === null ? t("inventions.moment.start") : t("inventions.moment", { era, round });
}

/** @param {{table: object}} props what the page of a table gives every board */
export function Board({ table }) {
  const [shown, show] = useShown(table);
  const board = useRef(null);
  useTravel(board, table.view.move);
  useFollow(board, table);
  useKeys({ Escape: () => leave(table, shown, show) });
  return html`<div class="inv" ref=${board}><div class="inv-grid">
    <${Jumps} />
    <${Eras} table=${table} />
    <div class="inv-left-side">
      <${Assembly} table=${table} /><${Milestones} table=${table} /><${Note} table=${table} /></div>
    <${WorldMap} table=${table} />
    <${Offers} table=${table} />
    <${Society} table=${table} shown=${shown} show=${show} />
  </div><${Tip} /></div>`;
}

/** Whose society is looked at: one's own until another is chosen, and again when one is asked. */
function useShown(table) {
  const home = table.eyes ?? 0;
  const [seat, show] = useState(home);
  useEffect(() => show(home), [home, table.view.asked]);
  return [seat, show];
}

/** Escape first takes back what was touched last, then leads back to one's own society. */
function leave(table, shown, show) {
  hideTip();
  const home = table.eyes ?? 0;
  return takeBack(table) ?? (shown === home ? undefined : (show(home), true));
}

/** Where the parts lie below each other, a new question shows the part it is about. */
function useFollow(board, table) {
  const question = table.choices.length ? table.view.move : null;
  useEffect(() => {
    const jumps = board.current.querySelector(".inv-jumps");
    const sections = PARTS.map((part) => `.inv-${part}`).join(", ");
    const answer = board.current.querySelector(`:is(${sections}) :is(.legal, .legal-many)`);
    if (question !== null && jumps.offsetParent) answer?.closest("section").scrollIntoView({ block: "start" });
  }, [question]);
}

const PARTS = ["assembly", "map", "society", "milestones"];

/** On a phone: to the parts of the board that lie below each other. */
function Jumps() {
  const jump = (part) => document.getElementById(`inv-${part}`)?.scrollIntoView({ block: "start" });
  return html`<nav class="inv-jumps tabs" aria-label=${t("web.inventions.parts")}>
    ${PARTS.map((part) => html`<button type="button" class="tab" key=${part} onClick=${() => jump(part)}>
      ${t(`web.inventions.${part}`)}</button>`)}</nav>`;
}

/** That these are not the components of the published game. */
function Note({ table }) {
  const { edition, table: { components } } = table.view;
  if (edition !== OURS) return html`<p class="inv-note">${components}</p>`;
  return html`<p class="inv-note" title=${t("web.game.inventions.note.civitas")}>${t("web.inventions.our_set")}</p>`;
}
