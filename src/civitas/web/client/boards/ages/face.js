/** What a card of Through the Ages gives, and what it costs: science, resources, stages or military actions. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";
import { Yields } from "./facts.js";
import { KindMark, Price, Yield } from "./marks.js";

/** @param {{entry: import("../../types/board").Printed}} props */
export function Printed({ entry }) {
  const { science, revolution, resources, stages, cost } = entry;
  return html`<span class="gives"><${KindMark} kind=${entry.kind} size="20" />${Yields({ entry })}</span>
    <span class="cost">
      ${science > 0 && html`<${Yield} of="science" n=${science} />`}
      ${revolution > 0 && html`<span>/ ${revolution}</span>`}
      ${resources > 0 && html`<${Price} of="resources" n=${resources} />`}
      ${stages?.map((stage) => html`<${Price} of="resources" n=${stage} />`)}
      ${cost > 0 && html`<${Yield} of="military_actions" n=${cost} />`}
    </span>`;
}

/** How many copies there are, by the number of players. */
export const numbers = ({ copies }) => (copies ? [[t("web.ages.copies"), copies.join(" / ")]] : []);

/** What is said in words alone. */
export const words = ({ rule }) => rule ?? [];
