/** What a card of Through the Ages gives, and what it costs: science, resources, stages or military actions. */

import { html } from "./client/core/html.js";
import { Yields } from "./client/boards/ages/facts.js";
import { KindMark, Price, Yield } from "./client/boards/ages/marks.js";

export function Printed({ entry }) {
  const { science, revolution, resources, stages, cost } = entry;
  return html`<span class="gives"><${KindMark} kind=${entry.kind} size="20" />${Yields({ entry })}</span>
    <span class="cost">
      ${science > 0 && html`<${Yield} of="science" n=${science} />`}${revolution > 0 && html`<span>/ ${revolution}</span>`}
      ${resources > 0 && html`<${Price} of="resources" n=${resources} />`}
      ${stages?.map((stage) => html`<${Price} of="resources" n=${stage} />`)}
      ${cost > 0 && html`<${Yield} of="military_actions" n=${cost} />`}
    </span>`;
}
