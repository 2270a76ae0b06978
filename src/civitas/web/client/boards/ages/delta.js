/** The signed difference beside a number that has just changed; it goes by itself. */

import { html } from "../../core/html.js";
import { withSign } from "./marks.js";

export function Delta({ table, of }) {
  if (!table.before || table.before.game !== table.view.game) return null;
  const change = of(table.view) - of(table.before);
  return change ? html`<span key=${table.view.move} class="delta ages-delta">${withSign(change)}</span>` : null;
}
