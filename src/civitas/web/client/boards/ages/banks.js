/** The two banks: yellow tokens, by which people cost, eat and want; blue tokens, whose lack breeds corruption. */

import { html } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { t } from "../../core/words.js";
import { Fold } from "../../parts/fold.js";
import { movedClass } from "../../parts/pick.js";
import { factsOf, hasCorruption, printed, wantsFaces } from "./facts.js";
import { Mark } from "./marks.js";
import { choiceOf } from "./pick.js";
import { people } from "./places.js";

/**
 * @import { AgesTable, Civilization } from "./facts.js"
 * @import { BanksPrinted as Banks } from "../../types/ages"
 */

/** @param {{table: AgesTable, seat: number}} props */
export function Banks({ table, seat }) {
  const civ = table.view.table.civilizations[seat];
  const own = table.eyes === seat;
  return html`<section class="panel ages-banks" aria-label=${t("web.ages.banks")}>
    <${Fold} title=${t("web.ages.banks")} line=${inALine(civ)} symbol="worker" letter="B"
      class=${movedClass(table, people(seat))}
      more=${own && choiceOf(table, "grow") && html`<${Grow} table=${table} civ=${civ} />`}>
      <div class="ages-bank-pair">
        <${Population} table=${table} seat=${seat} civ=${civ} own=${own} />
        <${Stores} table=${table} seat=${seat} civ=${civ} />
      </div>
    <//>
  </section>`;
}

/** @param {Civilization} civ */
function inALine(civ) {
  const { population_cost: food, idle_workers: idle, blue_bank: blue, corruption } = civ;
  return [idle > 0 && t("web.ages.idle", { count: idle }), t("web.ages.next_worker", { food }),
    t("web.ages.blue_left", { blue }), corruption > 0 && t("web.ages.corruption_now", { amount: corruption })]
    .filter(Boolean).join(" · ");
}

const PEOPLE = ["yellow_bank", "idle_workers", "population_cost"];

/** @param {{table: AgesTable, seat: number, civ: Civilization, own: boolean}} props */
function Population({ table, seat, civ, own }) {
  const tables = printed(table.view);
  const { population_cost: costs, consumption } = tables;
  const most = Math.max(civ.yellow_bank, costs.length - 1);
  const sections = sectionsOf(most, (tokens) => `${at(costs, tokens)} ${at(consumption, tokens)}`);
  return html`<div class="ages-bank" data-fact=${factsOf(seat, ...PEOPLE)}>
    <div class="ages-bank-head"><h2>${t("web.ages.population")}</h2>
      <span class="aside">${populationNow(table, civ)}</span>
      ${civ.idle_workers > 0 && html`<span class="ages-idle">
        <${Mark} of="yellow" /> <b>${t("web.ages.idle", { count: civ.idle_workers })}</b></span>`}
      ${own && html`<${Grow} table=${table} civ=${civ} />`}
    </div>
    <div class="ages-sections">${sections.map((section) => html`
      <${Section} tokens=${section} bank=${civ.yellow_bank} of="yellow"
      foot=${html`<${Mark} of="food" />${at(costs, section[0])}`} tops=${faces(tables, section)}
      note=${eaten(tables, section)} />`)}</div>
  </div>`;
}

/** @param {AgesTable} table @param {Civilization} civ */
function populationNow(table, civ) {
  const numbers = { bank: civ.yellow_bank, eat: civ.consumption, need: civ.happiness_needed };
  return t(wantsFaces(table.view) ? "web.ages.population_now" : "web.ages.population_content", numbers);
}

/**
 * One more worker, at their price; a button of its own, since no card stands for it.
 * @param {{table: AgesTable, civ: Civilization}} props
 */
function Grow({ table, civ }) {
  const choice = choiceOf(table, "grow");
  if (!choice) return html`<span class="aside">${t("web.ages.next_worker", { food: civ.population_cost })}</span>`;
  return html`<button type="button" class="btn small ages-grow" title=${choice.label} aria-label=${choice.label}
      onClick=${() => table.play(choice)}>
    ${t("web.ages.grow")}<span class="price"><${Mark} of="food" />${choice.sentence.args.food ?? 0}</span></button>`;
}

/** @param {{table: AgesTable, seat: number, civ: Civilization}} props */
function Stores({ table, seat, civ }) {
  const { corruption } = printed(table.view);
  const most = Math.max(civ.blue_bank, corruption.length - 1);
  const sections = sectionsOf(most, (tokens) => at(corruption, tokens));
  const lost = (section) => at(corruption, section[0] - 1);
  return html`<div class="ages-bank" data-fact=${factsOf(seat, "blue_bank", "corruption")}>
    <div class="ages-bank-head"><h2>${t("web.ages.stores")}</h2>
      <span class="aside">${t("web.ages.stores_now", { bank: civ.blue_bank })}</span>
      ${civ.corruption > 0 && html`<b class="lacks">${t("web.ages.corruption_now", { amount: civ.corruption })}</b>`}
    </div>
    <div class="ages-sections">${sections.map((section) => html`
      <${Section} tokens=${section} bank=${civ.blue_bank} of="blue"
        bad=${civ.corruption > 0 && lost(section) === civ.corruption}
        foot=${hasCorruption(table.view) && html`<${Mark} of="resources" />${withSign(-lost(section))}`} />`)}</div>
  </div>`;
}

/** @param {number[]} numbers @param {number} tokens */
const at = (numbers, tokens) => numbers[Math.min(tokens, numbers.length - 1)];

/**
 * Tokens from the first to the last, parted where the printed numbers change; the last are taken first.
 * @param {number} most
 * @param {(tokens: number) => string | number} meaning
 */
function sectionsOf(most, meaning) {
  /** @type {number[][]} */
  const sections = [];
  for (let token = 1; token <= most; token++) {
    const last = sections.at(-1);
    if (last && meaning(last[0]) === meaning(token)) last.push(token);
    else sections.push([token]);
  }
  return sections;
}

/**
 * Over a token the happy faces that are needed once it has left, where they become more.
 * @param {Banks} tables
 * @param {number[]} tokens
 */
function faces(tables, tokens) {
  return tokens.map((token) => {
    const needed = at(tables.happiness_needed, token - 1);
    return needed === at(tables.happiness_needed, token) ? null : needed;
  });
}

/** @param {Banks} tables @param {number[]} tokens */
function eaten(tables, tokens) {
  const food = at(tables.consumption, tokens[0]);
  return food ? withSign(-food) : null;
}

function Section({ tokens, bank, of, foot, tops = [], note, bad }) {
  const now = of === "yellow" && tokens.includes(bank);
  const look = `ages-section ${now ? "now" : ""} ${bad ? "bad" : ""}`;
  return html`<div class=${look} style=${{ "--tokens": tokens.length }}>
    <div class="ages-tokens">${tokens.map((token, place) => html`
      <i class=${token <= bank ? `ages-slot full ${of}` : "ages-slot"}>
      ${tops[place] && html`<small>${tops[place]}</small>`}</i>`)}</div>
    <div class="ages-section-foot">${foot}${note && html` <span>${note}</span>`}</div>
  </div>`;
}
