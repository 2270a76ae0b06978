/** All civilizations side by side, the leader of each row in `go`; and one line for each rival on narrow boards. */

import { html } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { at } from "../../core/moved.js";
import { name, t } from "../../core/words.js";
import { Delta } from "../../parts/delta.js";
import { movedClass } from "../../parts/pick.js";
import { SeatMark, seatName } from "../../parts/seats.js";
import { softName } from "../../parts/soft.js";
import { countOf, hasMilitaryCards, wantsFaces } from "./facts.js";
import { KindMark, Mark } from "./marks.js";

/**
 * @typedef {import("./facts.js").AgesTable} AgesTable
 * @typedef {import("./facts.js").AgesView} AgesView
 * @typedef {import("./facts.js").Civilization} Civilization
 */

/** @param {Civilization} civ */
const workers = (civ) => civ.technologies.reduce((sum, technology) => sum + technology.workers, 0);

/**
 * What is compared: the number, what stands small beside it, what decides who leads where that is not the number, and
 * the cards it counts.
 * @type {{of: string, mark?: string, n: (civ: Civilization) => number, best?: (civ: Civilization) => number,
 *   note?: (civ: Civilization, view: AgesView) => string, moved?: (civ: Civilization) => string[]}[]}
 */
const NUMBERS = [
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
  { of: "workers", mark: "yellow", n: workers, note: (civ) => (civ.idle_workers ? withSign(civ.idle_workers) : "") },
  { of: "civil", mark: "civil_actions", n: (civ) => civ.civil_actions[1] },
  { of: "military", mark: "military_actions", n: (civ) => civ.military_actions[1] },
  { of: "hand", mark: "cards", n: (civ) => civ.hand.length, note: military, best: () => 0, moved: (civ) => civ.hand },
];

function needed(civ, view) {
  return wantsFaces(view) ? t("web.ages.of_needed", { needed: civ.happiness_needed }) : "";
}

function military(civ, view) {
  return hasMilitaryCards(view) ? withSign(countOf(civ.military_hand)) : "";
}

/** Rows of cards. `names` is the number of players up to which there is room for names; with more they are numerals. */
const CARDS = [
  { of: "government", kind: "government", cards: (civ) => [civ.government], names: 3 },
  { of: "leader", kind: "leader", cards: (civ) => [civ.leader].filter(Boolean), names: 3 },
  { of: "best", kind: "lab", cards: best, names: 3 },
  { of: "special", kind: "law", cards: (civ) => civ.special_technologies, names: 2 },
  { of: "wonders", kind: "wonder", cards: (civ) => civ.wonders, names: 2, more: begun },
  { of: "colonies", kind: "territory", cards: (civ) => civ.colonies, names: 1 },
];

/**
 * The technologies of the highest levels, of equal ones the first: two where there is room, else one.
 * @param {Civilization} civ
 * @param {number} players
 */
function best(civ, players) {
  const developed = civ.technologies.filter((technology) => technology.level > 0);
  developed.sort((one, other) => other.level - one.level);
  return developed.slice(0, players === 2 ? 2 : 1).map((technology) => technology.card);
}

/** The wonder under construction, as stages built of all. */
function begun({ unfinished_wonder: wonder, stages_built: built }, table, seat) {
  return wonder && html` <small class=${movedHere(table, seat, [wonder])}>
    ${built}/${table.cards[wonder]?.stages.length}</small>`;
}

/** @param {{table: AgesTable, shown: number, show: (seat: number) => void}} props */
export function Rivals({ table, shown, show }) {
  const civs = table.view.table.civilizations;
  return html`<section class=${`panel ages-rivals players-${civs.length}`} aria-label=${t("web.ages.rivals")}>
    <table>
      <thead><tr><td />${civs.map((civ, seat) => html`<th scope="col" class=${column(table, seat)}>
        <${Name} table=${table} seat=${seat} shown=${shown} show=${show} /></th>`)}</tr></thead>
      <tbody>
        ${NUMBERS.map((row) => html`<${NumberRow} key=${row.of} table=${table} row=${row} civs=${civs} />`)}
        ${CARDS.map((row) => html`<${CardRow} key=${row.of} table=${table} row=${row} civs=${civs} />`)}
      </tbody>
    </table>
  </section>`;
}

const column = (table, seat) => (seat === table.eyes ? "you" : "");

/** A player's name opens the whole civilization. */
function Name({ table, seat, shown, show }) {
  const { civilizations: civs, active } = table.view.table;
  const isActive = active === seat && table.view.result === null;
  const about = t("web.ages.show_civilization", { player: table.players[seat] });
  return html`<button type="button" class=${civs[seat].playing ? "ages-name" : "ages-name gone"} title=${about}
      aria-pressed=${shown === seat} onClick=${() => show(seat)}>
    <${SeatMark} seat=${seat} /><span>${seatName(table, seat)}</span>
    ${isActive && html`<i class="ages-turn" role="img" aria-label=${t("web.ages.in_turn")} />`}
  </button>`;
}

/** For each civilization whether it leads; where all are equal nobody does. */
function leaders(row, civs) {
  const values = civs.map((civ) => (civ.playing ? (row.best ?? row.n)(civ) : -Infinity));
  const most = Math.max(...values);
  return values.map((value) => value === most && values.some((other) => other < most));
}

function NumberRow({ table, row, civs }) {
  const leads = leaders(row, civs);
  const word = t(`web.ages.compare.${row.of}`);
  return html`<tr><th scope="row"><${Mark} of=${row.mark ?? row.of} /><span>${word}</span></th>
    ${civs.map((civ, seat) => html`<td class=${column(table, seat)}>
      <b class=${[leads[seat] && "leads", movedHere(table, seat, row.moved?.(civ))].filter(Boolean).join(" ")}>
        ${row.n(civ)}</b>
      ${row.note && html` <small>${row.note(civ, table.view)}</small>`}
      <${Delta} table=${table} of=${(view) => row.n(view.table.civilizations[seat])} /></td>`)}</tr>`;
}

function CardRow({ table, row, civs }) {
  const Cell = civs.length <= row.names ? Names : Numerals;
  return html`<tr><th scope="row"><${KindMark} kind=${row.kind} /><span>${t(`web.ages.compare.${row.of}`)}</span></th>
    ${civs.map((civ, seat) => html`<td class=${`${column(table, seat)} ages-names`}>
      <${Cell} table=${table} seat=${seat} cards=${row.cards(civ, civs.length)} more=${row.more?.(civ, table, seat)} />
      </td>`)}</tr>`;
}

function Names({ cards, more, table, seat }) {
  const names = cards.map((card, place) => html`${place > 0 && ", "}<span class=${movedHere(table, seat, [card])}>
    ${softName(card)}</span>`);
  return html`${cards.length > 0 ? names : more ? "" : "–"}${more}`;
}

/** The look of something that stands for these cards of a civilization, if one of them was moved. */
function movedHere(table, seat, cards = []) {
  return cards.map((card) => movedClass(table, at(seat, "card", card))).find(Boolean) ?? "";
}

const MOST_NUMERALS = 4;

/** Ages as numerals, of many cards only their number; the names are told to who rests on them or hears them. */
function Numerals({ cards, more, table, seat }) {
  const numerals = cards.map((card) => table.cards[card]?.age).join(" ");
  const ages = cards.length > MOST_NUMERALS ? `${cards.length} ×` : numerals;
  const told = cards.map(name).join(", ");
  return html`<span title=${told} class=${movedHere(table, seat, cards)}>
    <span aria-hidden="true">${ages || (more ? "" : "–")}</span>
    <span class="visually-hidden">${told}</span>
    ${more}</span>`;
}

/** One line for each rival: the numbers that matter in every decision. */
export function Lines({ table, shown, show }) {
  const civs = table.view.table.civilizations;
  return html`<section class="panel ages-lines" aria-label=${t("web.ages.rivals")}>
    ${civs.map((civ, seat) => seat !== table.eyes && html`<div class="ages-line" key=${seat}>
      <${Name} table=${table} seat=${seat} shown=${shown} show=${show} />
      ${NUMBERS.slice(0, 6).map((row) => html`<${Figure} table=${table} row=${row} civ=${civ}
        leads=${leaders(row, civs)[seat]} />`)}
    </div>`)}
  </section>`;
}

function Figure({ table, row, civ, leads }) {
  const look = `yield ages-line-${row.of} ${leads ? "leads" : ""}`;
  return html`<span class=${look} title=${t(`web.ages.compare.${row.of}`)}>
    <${Mark} of=${row.of} />${row.n(civ)}${row.note && html`<small>${row.note(civ, table.view)}</small>`}
  </span>`;
}
