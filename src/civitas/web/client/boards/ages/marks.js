/** Which symbol stands for what at a table of Through the Ages. The colours stand in ages.css by the same names. */

import { html } from "../../core/html.js";
import { withSign } from "../../core/numbers.js";
import { Symbol } from "../../core/symbol.js";

/** Kinds whose symbol has another name than the kind. */
const KIND_MARKS = { "air force": "air", action: "action-card" };

const MARKS = {
  culture: "culture", science: "science", strength: "strength", happiness: "happy", discontent: "discontent",
  food: "food", resources: "ore", civil_actions: "civil-action", military_actions: "military-action",
  yellow: "worker", population: "worker", blue: "blue-token", colonization: "colony", cards: "draw", defense: "bonus",
};

/** The symbol of a good, a rating or an action, in its colour. */
export function Mark({ of, size, label }) {
  return html`<${Symbol} name=${MARKS[of]} size=${size} label=${label} class=${`mark-${of}`} />`;
}

/** The symbol of a kind of card. */
export function KindMark({ kind, size }) {
  return html`<${Symbol} name=${KIND_MARKS[kind] ?? kind} size=${size} />`;
}

/** What is received: a bare number beside its symbol. */
export function Yield({ of, n, signed }) {
  return html`<span class="yield"><${Mark} of=${of} />${signed ? withSign(n) : n}</span>`;
}

/** What is paid: a boxed number with its symbol. */
export function Price({ of, n, short }) {
  return html`<span class=${short ? "price short" : "price"}><${Mark} of=${of} />${n}</span>`;
}
