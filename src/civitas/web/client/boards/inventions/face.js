/** What a component of Inventions does: its benefits and Chain Actions, its type, its number, whom it needs. */

import { html } from "../../core/html.js";
import { Symbol } from "../../core/symbol.js";
import { Benefit, Chain, PEOPLE, PeopleMark, TYPES, TypeMark } from "./marks.js";

const isType = (word) => TYPES.includes(word) || ["wealth", "tile"].includes(word);

/**
 * What stands for a component as a whole: an action and a benefit are drawn by their own names.
 * @param {{card: string, entry: import("../../types/board").Printed}} props
 */
function Emblem({ card, entry }) {
  if (entry.kind === "action" || entry.kind === "benefit") return html`<${Benefit} of=${card} />`;
  if (PEOPLE.includes(card)) return html`<${PeopleMark} who=${card} />`;
  return isType(entry.type ?? entry.colour) && html`<${TypeMark} type=${entry.type ?? entry.colour} />`;
}

const benefit = (of) => typeof of === "string" && html`<${Benefit} of=${of} />`;
const citizens = (count) => html`<span class="yield"><${Symbol} name="inv-citizen" />${count}</span>`;

/** @param {{card: string, entry: import("../../types/board").Printed}} props */
export function Printed({ card, entry }) {
  return html`<span class="gives"><${Emblem} card=${card} entry=${entry} />
      ${entry.number ?? entry.letter}
      ${benefit(entry.benefit)}${benefit(entry.send)}${benefit(entry.recall)}
      ${typeof entry.chain === "string" && html`<${Chain} of=${entry.chain} />`}${benefit(entry.score)}</span>
    <span class="cost">${entry.need > 0 && citizens(entry.need)}${entry.extra > 0 && citizens(`+${entry.extra}`)}
      ${entry.citizens > 0 && citizens(entry.citizens)}</span>`;
}

/** What is said in words alone: of kinds that have nothing to draw. */
const IN_WORDS = ["objective", "aspiration", "region", "track", "era_space", "influence_tile", "action"];
export const words = ({ kind, text }) => (IN_WORDS.includes(kind) ? text : []);
