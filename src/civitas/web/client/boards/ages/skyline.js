/** The technologies that hold workers: columns by type, rows by age, the oldest lowest; those lacking are thin. */

import { html } from "../../core/html.js";
import { at as placeAt } from "../../core/moved.js";
import { say, t } from "../../core/words.js";
import { useRove } from "../../parts/rove.js";
import { softName } from "../../parts/soft.js";
import { AGES, spoken, Yields } from "./facts.js";
import { KindMark, Mark, Price } from "./marks.js";
import { CardButton, cardAt } from "./pick.js";

/**
 * @typedef {import("./facts.js").AgesTable} AgesTable
 * @typedef {import("../../types/ages").TechnologyShown} TechnologyShown
 */

/** @param {{table: AgesTable, seat: number}} props */
export function Skyline({ table, seat }) {
  const rove = useRove();
  const civ = table.view.table.civilizations[seat];
  const owned = new Set(civ.technologies.map((technology) => technology.kind));
  const kinds = table.view.table.drawing.technology_kinds;
  const top = Math.max(2, ...civ.technologies.map((technology) => technology.level));
  const columns = kinds.map((kind) => (owned.has(kind) ? "minmax(0, 1fr)" : "20px")).join(" ");
  const column = ({ kind }) => kinds.indexOf(kind);
  const sorted = civ.technologies.toSorted((one, other) => column(one) - column(other) || other.level - one.level);
  const size = { "--columns": columns, "--levels": top + 1, "--base": top + 2 };
  return html`<div class=${`ages-skyline levels-${top + 1}`} style=${size} ...${rove}>
    ${AGES.slice(0, top + 1).map((age, level) => html`
      <span class="ages-level" style=${{ "--line": top - level + 1 }}>${age}</span>`)}
    ${kinds.map((kind, at) => html`<${Base} key=${kind} table=${table} civ=${civ} kind=${kind} at=${at + 2}
      owned=${owned.has(kind)} />`)}
    ${sorted.map((technology) => html`<${Technology} key=${technology.card} table=${table} seat=${seat}
      technology=${technology} at=${column(technology) + 2} line=${top - technology.level + 1} />`)}
  </div>`;
}

/** The foot of a column: its type and its workers; a thin dashed spine for a type not yet developed. */
function Base({ table, civ, kind, at, owned }) {
  const entry = Object.values(table.cards).find((card) => card.kind === kind);
  const word = entry ? say(entry.label) : kind;
  const mark = html`<${KindMark} kind=${kind} />`;
  if (!owned) return html`<span class="ages-spine" style=${{ "--at": at }}>${mark}<span>${word}</span></span>`;
  const column = civ.technologies.filter((technology) => technology.kind === kind);
  const workers = column.reduce((sum, { workers: n }) => sum + n, 0);
  return html`<span class="ages-base" style=${{ "--at": at }}>${mark}<span class="ages-base-word">${word}</span>
    <b>${workers}</b></span>`;
}

/**
 * Workers left, boxed price right; below, what each worker gives and the blue tokens that lie on the card. A move may
 * be cheaper than the price: an action card gives its resources to it.
 * @param {{table: AgesTable, seat: number, technology: TechnologyShown, at: number, line: number}} props
 */
function Technology({ table, seat, technology, at, line }) {
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
      asks=${own ? [{ kind: "build", args: { card } }] : []} class=${`card ages-tech k-${entry.colour}`}
      style=${{ "--at": at, "--line": line }} label=${label.filter(Boolean).join(", ")}>
    <span class="ages-tech-name">${softName(card)}</span>
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
