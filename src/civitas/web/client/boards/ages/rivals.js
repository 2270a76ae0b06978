/** All civilizations side by side in one table, the leader of each row in `go`; and the same in one line each for narrow boards. */

import { html } from "../../core/html.js";
import { name, t } from "../../core/words.js";
import { softName, TECHNOLOGIES } from "./facts.js";
import { KindMark, Mark, SeatMark, withSign } from "./marks.js";
import { Delta } from "./delta.js";

const count = (hand) => (Array.isArray(hand) ? hand.length : hand);

/** Rows of the comparison: what is compared, and what stands small beside it. `least` rows have no leader. */
const ROWS = [
  { of: "culture", mark: "culture", n: (civ) => civ.culture, note: (civ) => withSign(civ.culture_rating) },
  { of: "science", mark: "science", n: (civ) => civ.science, note: (civ) => withSign(civ.science_rating) },
  { of: "strength", mark: "strength", n: (civ) => civ.strength },
  { of: "happiness", mark: "happiness", n: (civ) => civ.happiness, note: (civ) => t("web.ages.of_needed", { needed: civ.happiness_needed }), best: (civ) => civ.happiness - civ.happiness_needed },
  { of: "food", mark: "food", n: (civ) => civ.food, note: (civ) => withSign(civ.food_production - civ.consumption), best: (civ) => civ.food_production },
  { of: "resources", mark: "resources", n: (civ) => civ.resources, note: (civ) => withSign(civ.resource_production), best: (civ) => civ.resource_production },
  { of: "workers", mark: "yellow", n: (civ) => workers(civ), note: (civ) => (civ.idle_workers ? withSign(civ.idle_workers) : "") },
  { of: "civil", mark: "civil_actions", n: (civ) => civ.civil_actions[1] },
  { of: "military", mark: "military_actions", n: (civ) => civ.military_actions[1] },
  { of: "hand", mark: "cards", n: (civ) => civ.hand.length, note: (civ) => withSign(count(civ.military_hand)), best: () => 0 },
];

const workers = (civ) => civ.technologies.reduce((sum, technology) => sum + technology.workers, 0);

export function Rivals({ table, shown, show }) {
  const civs = table.view.table.civilizations;
  return html`<section class=${`panel ages-rivals players-${civs.length}`} aria-label=${t("web.ages.rivals")}>
    <table><thead><tr><td />${civs.map((civ, seat) => html`<th scope="col" class=${seat === table.eyes ? "you" : ""}><${Name} table=${table} seat=${seat} shown=${shown} show=${show} /></th>`)}</tr></thead>
    <tbody>
      ${ROWS.map((row) => html`<${Numbers} key=${row.of} table=${table} row=${row} civs=${civs} />`)}
      ${STATE.map((row) => html`<${Cards} key=${row.of} table=${table} row=${row} civs=${civs} />`)}
    </tbody></table>
  </section>`;
}

export function seatName(table, seat) {
  return seat === table.eyes ? t("web.ages.you") : table.players[seat];
}

/** A player's name opens the whole civilization. */
export function Name({ table, seat, shown, show }) {
  const civ = table.view.table.civilizations[seat];
  const active = table.view.table.active === seat && table.view.result === null;
  return html`<button type="button" class=${`ages-name ${civ.playing ? "" : "gone"}`} aria-pressed=${shown === seat} title=${t("web.ages.show_civilization", { player: table.players[seat] })} onClick=${() => show(seat)}>
    <${SeatMark} seat=${seat} /><span>${seatName(table, seat)}</span>${active && html`<i class="ages-turn" title=${t("web.ages.in_turn")} />`}</button>`;
}

function bestOf(row, civs) {
  const values = civs.map((civ) => (civ.playing ? (row.best ?? row.n)(civ) : -Infinity));
  const best = Math.max(...values);
  return values.map((value) => value === best && values.some((other) => other < best));
}

function Numbers({ table, row, civs }) {
  const leads = bestOf(row, civs);
  return html`<tr><th scope="row"><${Mark} of=${row.mark} /><span>${t(`web.ages.compare.${row.of}`)}</span></th>
    ${civs.map((civ, seat) => html`<td class=${seat === table.eyes ? "you" : ""}><b class=${leads[seat] ? "leads" : ""}>${row.n(civ)}</b>
      ${row.note && html` <small>${row.note(civ)}</small>`}<${Delta} table=${table} of=${(view) => row.n(view.table.civilizations[seat])} /></td>`)}</tr>`;
}

/** The technologies of the highest levels: two where there is room, else one. */
function best(civ, players) {
  const developed = civ.technologies.filter((technology) => technology.level > 0);
  developed.sort((one, other) => other.level - one.level || TECHNOLOGIES.indexOf(one.kind) - TECHNOLOGIES.indexOf(other.kind));
  return developed.slice(0, players === 2 ? 2 : 1).map((technology) => technology.card);
}

/** Rows of cards. `names` is the number of players up to which there is room for names; with more they are ages as numerals. */
const STATE = [
  { of: "government", kind: "government", cards: (civ) => [civ.government], names: 3 },
  { of: "leader", kind: "leader", cards: (civ) => [civ.leader].filter(Boolean), names: 3 },
  { of: "best", kind: "lab", cards: best, names: 3 },
  { of: "special", kind: "law", cards: (civ) => civ.special_technologies, names: 2 },
  { of: "wonders", kind: "wonder", cards: (civ) => civ.wonders, names: 2, more: begun },
  { of: "colonies", kind: "territory", cards: (civ) => civ.colonies, names: 1 },
];

/** The wonder under construction, as stages built of all. */
function begun(civ, table) {
  return civ.unfinished_wonder ? `${civ.stages_built}/${table.cards[civ.unfinished_wonder]?.stages.length}` : null;
}

function Cards({ table, row, civs }) {
  return html`<tr class=${civs.length <= row.names ? "ages-words" : "ages-numerals"}><th scope="row"><${KindMark} kind=${row.kind} /><span>${t(`web.ages.compare.${row.of}`)}</span></th>
    ${civs.map((civ, seat) => html`<td class=${seat === table.eyes ? "you" : ""}><${CardsOf} table=${table} row=${row} civ=${civ} named=${civs.length <= row.names} /></td>`)}</tr>`;
}

/** Ages as numerals; of many cards only the number. */
function numerals(table, cards) {
  return cards.length > 4 ? `${cards.length} ×` : cards.map((card) => table.cards[card]?.age).join(" ");
}

/** Names, or numerals whose names are told to who rests on them or hears them. */
function CardsOf({ table, row, civ, named }) {
  const cards = row.cards(civ, table.players.length);
  const told = [...cards, row.more && civ.unfinished_wonder].filter(Boolean).map(name).join(", ");
  const more = row.more?.(civ, table);
  if (named) return html`${cards.map(softName).join(", ") || (more ? "" : "–")}${more && html` <small>${more}</small>`}`;
  return html`<span title=${told}><span aria-hidden="true">${numerals(table, cards) || (more ? "" : "–")}${more && html` <small>${more}</small>`}</span><span class="visually-hidden">${told}</span></span>`;
}

/** One line for each rival: the numbers that matter in every decision. */
export function Lines({ table, shown, show }) {
  const civs = table.view.table.civilizations;
  const rows = ROWS.filter((row) => row.of !== "hand");
  return html`<section class="panel ages-lines" aria-label=${t("web.ages.rivals")}>
    ${civs.map((civ, seat) => seat !== table.eyes && html`<div class="ages-line" key=${seat}>
      <${Name} table=${table} seat=${seat} shown=${shown} show=${show} />
      ${rows.map((row) => html`<span class=${`yield ages-line-${row.of} ${bestOf(row, civs)[seat] ? "leads" : ""}`} title=${t(`web.ages.compare.${row.of}`)}><${Mark} of=${row.mark} />${row.n(civ)}${row.note && ["culture", "science"].includes(row.of) ? html`<small>${row.note(civ)}</small>` : ""}</span>`)}
      <span class="ages-line-state label">${[civ.government, civ.leader].filter(Boolean).map(name).join(", ")}</span>
    </div>`)}
  </section>`;
}
