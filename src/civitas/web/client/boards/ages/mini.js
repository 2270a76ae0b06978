/** A rival's civilization at a glance, beside one's own: its numbers, technologies, what leads it, its open hand. */

import { html } from "../../core/html.js";
import { at } from "../../core/moved.js";
import { Symbol } from "../../core/symbol.js";
import { name, t } from "../../core/words.js";
import { movedClass } from "../../parts/pick.js";
import { AGES, countOf, factsOf, hasMilitaryCards } from "./facts.js";
import { KindMark } from "./marks.js";
import { AGAINST_ONE, Figure, leaders, Name, NUMBERS } from "./rivals.js";

/** @import { AgesTable, Civilization } from "./facts.js" */

/**
 * @typedef {{table: AgesTable, seat: number, civ: Civilization}} Shown
 */

/** @param {{table: AgesTable, shown: number, show: (seat: number) => void}} props */
export function Minis({ table, shown, show }) {
  const civs = table.view.table.civilizations;
  const others = civs.map((civ, seat) => seat).filter((seat) => seat !== shown);
  return html`<section class=${`ages-minis players-${civs.length}`} aria-label=${t("web.ages.rivals")}>
    ${others.map((seat) => html`<${Mini} key=${seat} table=${table} seat=${seat} civ=${civs[seat]} shown=${shown}
      show=${show} />`)}
  </section>`;
}

/**
 * A press anywhere opens the whole civilization; the name is the button for it.
 * @param {{table: AgesTable, seat: number, civ: Civilization, shown: number, show: (seat: number) => void}} props
 */
function Mini({ table, seat, civ, shown, show }) {
  const civs = table.view.table.civilizations;
  const [culture, ...others] = NUMBERS;
  const figure = (row) => html`<${Figure} key=${row.of} table=${table} row=${row} civ=${civ} seat=${seat}
    leads=${leaders(row, civs)[seat]} />`;
  return html`<div class=${`panel ages-mini seat-${seat + 1}`} data-fact=${`civilizations.${seat}`}
      data-drop=${AGAINST_ONE} data-drop-on=${seat} onClick=${() => show(seat)}>
    <div class="ages-mini-head">
      <${Name} table=${table} seat=${seat} shown=${shown} show=${show} />${figure(culture)}
    </div>
    <div class="ages-mini-numbers">${others.map(figure)}</div>
    <${Tiles} table=${table} seat=${seat} civ=${civ} />
    <${Chips} table=${table} seat=${seat} civ=${civ} />
    <${Hand} table=${table} seat=${seat} civ=${civ} />
  </div>`;
}

const MOST_DOTS = 3;

/**
 * A technology as a tile: its type and age, its workers as dots, the blue tokens on it as a number.
 * @param {Shown} props
 */
function Tiles({ table, seat, civ }) {
  const kinds = table.view.table.drawing.technology_kinds;
  const column = ({ kind }) => kinds.indexOf(kind);
  const sorted = civ.technologies.toSorted((one, other) => column(one) - column(other) || one.level - other.level);
  return html`<ul class="ages-tiles" data-fact=${factsOf(seat, "technologies")}>
    ${sorted.map(({ card, kind, level, workers, blue }) => {
    const parts = [name(card), t("web.ages.workers", { workers }), blue > 0 && t("web.ages.blue_on", { blue })];
    return html`<li key=${card} title=${parts.filter(Boolean).join(", ")}
        class=${`k-${table.cards[card]?.colour ?? "grey"} ${movedClass(table, at(seat, "card", card))}`}>
      <span class="visually-hidden">${parts.filter(Boolean).join(", ")}</span>
      <span aria-hidden="true" class="ages-tile-head"><${KindMark} kind=${kind} /><b>${AGES[level]}</b></span>
      <span aria-hidden="true" class="ages-tile-foot"><${Dots} count=${workers} />
        ${blue > 0 && html`<span><i class="ages-token" />${blue}</span>`}</span>
    </li>`;
  })}</ul>`;
}

function Dots({ count }) {
  if (count > MOST_DOTS) return html`<span><i class="ages-dot" />×${count}</span>`;
  return html`<span>${Array.from({ length: count }, () => html`<i class="ages-dot" />`)}</span>`;
}

/** What stands beside the technologies; a press opens the card. @param {Shown} props */
function Chips({ table, seat, civ }) {
  const { unfinished_wonder: wonder } = civ;
  const single = [civ.government, civ.leader, ...civ.wonders].filter(Boolean);
  const others = [...civ.special_technologies, ...civ.colonies, civ.tactic, civ.pact, civ.war].filter(Boolean);
  const chip = (card, more) => html`<${Chip} key=${card} table=${table} seat=${seat} card=${card} more=${more} />`;
  const stages = wonder && html`<span class="ages-stages">${(table.cards[wonder]?.stages ?? []).map((cost, place) =>
    html`<i class=${place < civ.stages_built ? "ages-stage built" : "ages-stage"}>${cost}</i>`)}</span>`;
  const finished = (card) => civ.wonders.includes(card) && html`<${Symbol} name="tick" />`;
  return html`<div class="ages-mini-chips">
    ${single.map((card) => chip(card, finished(card)))}
    ${wonder && chip(wonder, stages)}
    ${others.map((card) => chip(card, null))}
  </div>`;
}

/** @param {{table: AgesTable, seat: number, card: string, more: any}} props */
function Chip({ table, seat, card, more }) {
  const entry = table.cards[card];
  const open = (event) => { event.stopPropagation(); table.open(card); };
  const moved = movedClass(table, at(seat, "card", card));
  return html`<button type="button" class=${`chip k-${entry?.colour ?? "grey"} ${moved}`} onClick=${open}>
    <${KindMark} kind=${entry?.kind} />${name(card)}${more}</button>`;
}

/** The civil hand is open to all; of military cards everybody knows the number. @param {Shown} props */
function Hand({ table, seat, civ }) {
  const military = hasMilitaryCards(table.view) ? countOf(civ.military_hand) : 0;
  if (!civ.hand.length && !military) return null;
  const names = civ.hand.map((card, place) => html`${place > 0 && ", "}<span
    class=${movedClass(table, at(seat, "card", card))}>${name(card)}</span>`);
  const hidden = military > 0 && t(civ.hand.length ? "web.ages.and_military" : "web.ages.only_military",
    { count: military });
  return html`<p class="ages-mini-hand" data-fact=${factsOf(seat, "military_hand", "hand")}>
    <${Symbol} name="hand" label=${t("web.ages.civil_hand")} />
    <span>${names} ${hidden}</span></p>`;
}
