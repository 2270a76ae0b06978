/**
 * The technologies that hold workers: columns by type, rows by age, the oldest lowest. In the free cells stand ghosts
 * of what could be had, from the hand or from the row. Types that one has nothing of stand aside, with where to get
 * them.
 */

import { html } from "../../core/html.js";
import { at as placeAt } from "../../core/moved.js";
import { Symbol } from "../../core/symbol.js";
import { name, say, t } from "../../core/words.js";
import { press } from "../../parts/pick.js";
import { useRove } from "../../parts/rove.js";
import { softWords } from "../../parts/soft.js";
import { AGES, spoken, Yields } from "./facts.js";
import { KindMark, Mark, Price, Yield } from "./marks.js";
import { CardButton, cardAt, inRow } from "./pick.js";

/**
 * @import { AgesTable, Civilization } from "./facts.js"
 * @import { TechnologyShown } from "../../types/ages"
 */

/** @param {{table: AgesTable, seat: number}} props */
export function Skyline({ table, seat }) {
  const rove = useRove();
  const civ = table.view.table.civilizations[seat];
  const owned = new Set(civ.technologies.map((technology) => technology.kind));
  const kinds = table.view.table.drawing.technology_kinds.filter((kind) => owned.has(kind));
  const ghosts = seat === table.eyes ? ghostsOf(table, civ) : [];
  const standing = ghosts.filter(({ kind }) => owned.has(kind));
  const top = Math.max(1, ...[...civ.technologies, ...standing].map(({ level }) => level));
  const column = ({ kind }) => kinds.indexOf(kind);
  const sorted = civ.technologies.toSorted((one, other) => column(one) - column(other) || other.level - one.level);
  const size = { "--columns": kinds.length, "--levels": top + 1, "--base": top + 2 };
  /** @param {{kind: string, level: number}} one */
  const place = (one) => ({ "--at": column(one) + 2, "--line": top - one.level + 1 });
  return html`<div class=${`ages-skyline levels-${top + 1}`} style=${size} ...${rove}>
    ${AGES.slice(0, top + 1).map((age, level) => html`<span class=${`ages-level ${ofGhosts(civ, level)}`}
      style=${{ "--line": top - level + 1 }}>${age}</span>`)}
    ${kinds.map((kind, at) => html`<${Base} key=${kind} table=${table} civ=${civ} kind=${kind} at=${at + 2} />`)}
    ${sorted.map((technology) => html`<${Technology} key=${technology.card} table=${table} seat=${seat}
      technology=${technology} style=${place(technology)} />`)}
    ${standing.map((ghost) => html`<${Ghost} key=${ghost.card} table=${table} ghost=${ghost} style=${place(ghost)}
      class=${ofGhosts(civ, ghost.level)} />`)}
  </div>
  <${Lacking} table=${table} owned=${owned} ghosts=${ghosts} />`;
}

/** Whether a row has nothing but ghosts: it goes with them. @param {Civilization} civ */
const ofGhosts = (civ, level) => (civ.technologies.some((one) => one.level === level) ? "" : "of-ghosts");

/**
 * @typedef {{card: string, kind: string, level: number, space: number | null}} Ghost a technology that one does not
 *   have yet; `space` is its place in the row, null in the hand
 */

/**
 * What could stand in a free cell: at most one card for each, the hand before the row, the cheapest space first.
 * @param {AgesTable} table
 * @param {import("./facts.js").Civilization} civ
 * @returns {Ghost[]}
 */
function ghostsOf(table, civ) {
  const { row, drawing } = table.view.table;
  const offered = [...civ.hand.map((card) => ({ card, space: null })),
    ...row.flatMap((card, place) => (card ? [{ card, space: place + 1 }] : []))];
  /** @type {Map<string, Ghost | null>} */
  const cells = new Map(civ.technologies.map(({ kind, level }) => [`${kind} ${level}`, null]));
  for (const { card, space } of offered) {
    const { kind, age } = table.cards[card] ?? {};
    const cell = `${kind} ${AGES.indexOf(age)}`;
    if (!drawing.technology_kinds.includes(kind) || cells.has(cell)) continue;
    cells.set(cell, { card, kind, level: AGES.indexOf(age), space });
  }
  return [...cells.values()].flatMap((ghost) => ghost ?? []);
}

/**
 * Where a ghost is to be had, in words: "in your hand", "in the row, 2 civil actions".
 * @param {AgesTable} table
 * @param {Ghost} ghost
 */
function whereTold(table, { space }) {
  if (space === null) return t("web.ages.ghost_hand");
  return t("web.ages.ghost_row", { price: table.view.table.row_cost[space - 1] });
}

/**
 * A technology where it would stand, pale and without a ring; a press means the card itself.
 * @param {{table: AgesTable, ghost: Ghost, style: object, class: string}} props
 */
function Ghost({ table, ghost, style, class: extra }) {
  const { card, space } = ghost;
  const entry = table.cards[card];
  const thing = space === null ? cardAt("hand", card) : inRow(card, space);
  const touch = () => (table.pick.of(thing).length ? press(table, thing) : table.open(card));
  return html`<button type="button" class=${`ages-ghost k-${entry.colour} ${extra}`} style=${style} onClick=${touch}
      aria-label=${[name(card), whereTold(table, ghost)].join(", ")}>
    <span class="ages-tech-name">${softWords(card)}</span>
    <span class="ages-ghost-where">${whereTold(table, ghost)}</span>
    <span class="ages-ghost-foot"><span class="ages-ghost-gives"><${Yields} entry=${entry} /></span>
      <${Place} table=${table} ghost=${ghost} />
      ${entry.science > 0 && html`<${Yield} of="science" n=${entry.science} />`}</span>
  </button>`;
}

/**
 * For little room: what it costs to take it, or that it is in the hand.
 * @param {{table: AgesTable, ghost: Ghost}} props
 */
function Place({ table, ghost: { space } }) {
  return html`<span class="ages-ghost-place">${space === null ? html`<${Symbol} name="hand" />`
    : html`<${Yield} of="civil_actions" n=${table.view.table.row_cost[space - 1]} />`}</span>`;
}

/**
 * The types of which one has nothing: where the first is to be had, or in which age.
 * @param {{table: AgesTable, owned: Set<string>, ghosts: Ghost[]}} props
 */
function Lacking({ table, owned, ghosts }) {
  const lacking = table.view.table.drawing.technology_kinds.filter((kind) => !owned.has(kind));
  if (!lacking.length || table.past) return null;
  return html`<div class="ages-lacking"><p class="label caps">${t("web.ages.not_yet")}</p>
    <ul>${lacking.map((kind) => html`<li key=${kind}><${KindMark} kind=${kind} />
      <span><b>${wordOf(table, kind)}</b> <span class="label">${toGet(table, kind, ghosts)}</span></span></li>`)}</ul>
  </div>`;
}

/** @param {AgesTable} table @param {string} kind @param {Ghost[]} ghosts */
function toGet(table, kind, ghosts) {
  const ghost = ghosts.find((other) => other.kind === kind);
  if (ghost) return `${name(ghost.card)}, ${whereTold(table, ghost)}`;
  const ages = Object.values(table.cards).filter((card) => card.kind === kind).map(({ age }) => AGES.indexOf(age));
  const first = Math.min(...ages);
  const later = first > AGES.indexOf(table.view.table.age);
  return later ? t("web.ages.from_age", { age: AGES[first] }) : t("web.ages.none_in_row");
}

/** @param {AgesTable} table */
function wordOf(table, kind) {
  const entry = Object.values(table.cards).find((card) => card.kind === kind);
  return entry ? say(entry.label) : kind;
}

/** Letters of a word that needs a wide column. */
const LONG_WORD = 8;

/**
 * The foot of a column: its type and its workers.
 * @param {{table: AgesTable, civ: Civilization, kind: any, at: number}} props
 */
function Base({ table, civ, kind, at }) {
  const column = civ.technologies.filter((technology) => technology.kind === kind);
  const workers = column.reduce((sum, { workers: n }) => sum + n, 0);
  const word = wordOf(table, kind);
  return html`<span class="ages-base" style=${{ "--at": at }}><${KindMark} kind=${kind} />
    <span class=${`ages-base-word ${word.length > LONG_WORD ? "long" : ""}`}>${word}</span><b>${workers}</b></span>`;
}

/**
 * Workers left, boxed price right; below, what each worker gives and the blue tokens that lie on the card. A move may
 * be cheaper than the price: an action card gives its resources to it.
 * @param {{table: AgesTable, seat: number, technology: TechnologyShown, style: object}} props
 */
function Technology({ table, seat, technology, style }) {
  const { card, workers, blue } = technology;
  const own = table.eyes === seat;
  const entry = table.cards[card];
  if (!entry) return null;
  const thing = cardAt(own ? "technology" : "rival", card);
  const build = table.pick.of(thing).find(({ kind }) => kind === "build");
  const price = build?.sentence.args.cost ?? technology.price;
  const tokens = blue ? t("web.ages.blue_on", { blue }) : "";
  const label = [spoken(table, card), t("web.ages.workers", { workers }), tokens, t("web.ages.build_price", { price })];
  return html`<${CardButton} table=${table} thing=${thing} card=${card} place=${placeAt(seat, "card", card)}
      asks=${own ? [{ kind: "build", args: { card } }] : []} atOnce data-drop=${own ? "upgrade recast" : null}
      data-drop-on=${card} class=${`card ages-tech k-${entry.colour}`} style=${style}
      label=${label.filter(Boolean).join(", ")}>
    <span class="ages-tech-name">${softWords(card)}</span>
    <span class="ages-tech-work"><${Workers} count=${workers} /><${Price} of="resources" n=${price} /></span>
    <span class="ages-tech-foot"><span class="ages-yields"><${Yields} entry=${entry} /></span>
      <${Blue} count=${blue} /></span>
  <//>`;
}

export function Workers({ count }) {
  if (count === 0) return html`<span class="label ages-nobody">${t("web.ages.nobody")}</span>`;
  if (count > 3) return html`<span class="ages-workers"><${Mark} of="yellow" /><b>×${count}</b></span>`;
  return html`<span class="ages-workers">${Array.from({ length: count }, () => html`<${Mark} of="yellow" />`)}</span>`;
}

export function Blue({ count }) {
  if (!count) return null;
  if (count > 3) return html`<span class="ages-blue"><i class="ages-token" /><b>×${count}</b></span>`;
  return html`<span class="ages-blue">${Array.from({ length: count }, () => html`<i class="ages-token" />`)}</span>`;
}
