/** What civilizations are compared by, the leader of each number in `go`; one line for each rival on narrow boards. */

import { html } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { t } from "../../core/words.js";
import { Delta } from "../../parts/delta.js";
import { SeatMark, seatName } from "../../parts/seats.js";
import { factsOf, wantsFaces } from "./facts.js";
import { Mark } from "./marks.js";

/** @import { AgesTable, AgesView, Civilization } from "./facts.js" */

/**
 * What is compared: the number, what stands small beside it, and what decides who leads where that is not the number.
 * @type {{of: string, mark?: string, n: (civ: Civilization) => number, best?: (civ: Civilization) => number,
 *   note?: (civ: Civilization, view: AgesView) => string}[]}
 */
export const NUMBERS = [
  { of: "culture", n: (civ) => civ.culture, note: (civ) => withSign(civ.culture_rating) },
  { of: "science", n: (civ) => civ.science, note: (civ) => withSign(civ.science_rating) },
  { of: "strength", n: (civ) => civ.strength },
  { of: "happiness", n: (civ) => civ.happiness, note: needed, best: (civ) => civ.happiness - civ.happiness_needed },
  {
    of: "food",
    n: (civ) => civ.food,
    note: (civ) => withSign(civ.food_production - civ.consumption),
    best: (civ) => civ.food_production,
  },
  {
    of: "resources",
    n: (civ) => civ.resources,
    note: (civ) => withSign(civ.resource_production),
    best: (civ) => civ.resource_production,
  },
  { of: "civil", mark: "civil_actions", n: (civ) => civ.civil_actions[1] },
  { of: "military", mark: "military_actions", n: (civ) => civ.military_actions[1] },
];

/** @param {Civilization} civ @param {AgesView} view */
function needed(civ, view) {
  return wantsFaces(view) ? t("web.ages.of_needed", { needed: civ.happiness_needed }) : "";
}

/**
 * A player's name opens the whole civilization.
 * @param {{table: AgesTable, seat: number, shown: number, show: (seat: number) => void}} props
 */
export function Name({ table, seat, shown, show }) {
  const { civilizations: civs, active } = table.view.table;
  const isActive = active === seat && table.view.result === null;
  const about = t("web.ages.show_civilization", { player: table.players[seat] });
  return html`<button type="button" class=${civs[seat].playing ? "ages-name" : "ages-name gone"} title=${about}
      aria-pressed=${shown === seat} onClick=${() => show(seat)}>
    <${SeatMark} seat=${seat} /><span>${seatName(table, seat)}</span>
    ${isActive && html`<i class="ages-turn" role="img" aria-label=${t("web.ages.in_turn")} />`}
  </button>`;
}

/**
 * For each civilization whether it leads; where all are equal nobody does.
 * @param {any} row
 * @param {Civilization[]} civs
 */
export function leaders(row, civs) {
  const values = civs.map((civ) => (civ.playing ? (row.best ?? row.n)(civ) : -Infinity));
  const most = Math.max(...values);
  return values.map((value) => value === most && values.some((other) => other < most));
}

/** What is played against a rival ends at their civilization. */
export const AGAINST_ONE = "attack declare offer";

/**
 * One line for each rival: the numbers that matter in every decision.
 * @param {{table: AgesTable, shown: number, show: (seat: number) => void}} props
 */
export function Lines({ table, shown, show }) {
  const civs = table.view.table.civilizations;
  return html`<section class="panel ages-lines" aria-label=${t("web.ages.rivals")}>
    ${civs.map((civ, seat) => seat !== table.eyes && html`<div class="ages-line" key=${seat}
        data-drop=${AGAINST_ONE} data-drop-on=${seat} data-fact=${`civilizations.${seat}`}>
      <${Name} table=${table} seat=${seat} shown=${shown} show=${show} />
      ${NUMBERS.slice(0, 6).map((row) => html`<${Figure} table=${table} row=${row} civ=${civ} seat=${seat}
        leads=${leaders(row, civs)[seat]} />`)}
    </div>`)}
  </section>`;
}

/**
 * A number of a civilization beside its symbol, with what has just changed above it.
 * @param {{table: AgesTable, row: any, civ: Civilization, seat: number, leads: any}} props
 */
export function Figure({ table, row, civ, seat, leads }) {
  const look = `yield ages-line-${row.of} ${leads ? "leads" : ""}`;
  const word = t(`web.ages.compare.${row.of}`);
  return html`<span class=${look} data-fact=${factsOf(seat, row.mark ?? row.of)} title=${word}>
    <${Mark} of=${row.mark ?? row.of} label=${word} />${row.n(civ)}
    ${row.note && html`<small>${row.note(civ, table.view)}</small>`}
    <${Delta} table=${table} of=${/** @param {AgesView} view */ (view) => row.n(view.table.civilizations[seat])} />
  </span>`;
}
