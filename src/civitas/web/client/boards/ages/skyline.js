/** The technologies that hold workers: columns by type, rows by age, the oldest at the bottom; types still lacking are thin. */

import { html } from "../../core/html.js";
import { say, t } from "../../core/words.js";
import { softName } from "../../parts/soft.js";
import { AGES, buildPrice, spoken, TECHNOLOGIES, Yields } from "./facts.js";
import { KindMark, Mark, Price } from "./marks.js";
import { Pick } from "./pick.js";
import { useRove } from "../../parts/rove.js";

export function Skyline({ table, seat }) {
  const rove = useRove();
  const civ = table.view.table.civilizations[seat];
  const owned = new Set(civ.technologies.map((technology) => technology.kind));
  const kinds = TECHNOLOGIES.filter((kind) => owned.has(kind) || isInGame(table, kind));
  const top = Math.max(2, ...civ.technologies.map((technology) => technology.level));
  const columns = kinds.map((kind) => (owned.has(kind) ? "minmax(0, 1fr)" : "20px")).join(" ");
  const sorted = [...civ.technologies].sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || other.level - one.level);
  return html`<div class=${`ages-skyline levels-${top + 1}`} style=${{ "--columns": columns, "--levels": top + 1, "--base": top + 2 }} ...${rove}>
    ${AGES.slice(0, top + 1).map((age, level) => html`<span class="ages-level" style=${{ "--line": top - level + 1 }}>${age}</span>`)}
    ${kinds.map((kind, at) => html`<${Base} key=${kind} table=${table} civ=${civ} kind=${kind} at=${at + 2} owned=${owned.has(kind)} />`)}
    ${sorted.map((technology) => html`<${Technology} key=${technology.card} table=${table} seat=${seat} civ=${civ} technology=${technology}
      at=${kinds.indexOf(technology.kind) + 2} line=${top - technology.level + 1} />`)}
  </div>`;
}

/** Short games end before some types are invented. */
function isInGame(table, kind) {
  const last = AGES.indexOf(table.view.table.last_age);
  return Object.values(table.cards).some((entry) => entry.kind === kind && AGES.indexOf(entry.age) <= last);
}

/** The foot of a column: its type and its workers; a thin dashed spine for a type not yet developed. */
function Base({ table, civ, kind, at, owned }) {
  const entry = Object.values(table.cards).find((card) => card.kind === kind);
  const word = entry ? say(entry.label) : kind;
  if (!owned) return html`<span class="ages-spine" style=${{ "--at": at }}><${KindMark} kind=${kind} /><span>${word}</span></span>`;
  const workers = civ.technologies.filter((technology) => technology.kind === kind).reduce((sum, { workers: n }) => sum + n, 0);
  return html`<span class="ages-base" style=${{ "--at": at }}><${KindMark} kind=${kind} /><span class="ages-base-word">${word}</span><b>${workers}</b></span>`;
}

/** Workers left, boxed price right; below, what each worker gives and the blue tokens that lie on the card. */
function Technology({ table, seat, civ, technology, at, line }) {
  const { card, workers, blue } = technology;
  const own = table.eyes === seat;
  const entry = table.cards[card];
  if (!entry) return null;
  const price = buildPrice(table, civ, card);
  const tokens = blue ? t("web.ages.blue_on", { blue }) : "";
  const label = [spoken(table, card), t("web.ages.workers", { workers }), tokens, t("web.ages.build_price", { price })];
  return html`<${Pick} table=${table} place=${own ? "technology" : "rival"} card=${card} refused=${own ? [`build ${card}`] : []}
      class=${`card ages-tech k-${entry.colour}`} style=${{ "--at": at, "--line": line }} label=${label.filter(Boolean).join(", ")}>
    <span class="ages-tech-name">${softName(card)}</span>
    <span class="ages-tech-work"><${Workers} count=${workers} /><${Price} of="resources" n=${price} /></span>
    <span class="ages-tech-foot"><span class="ages-yields"><${Yields} entry=${entry} /></span><${Blue} count=${blue} /></span>
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
