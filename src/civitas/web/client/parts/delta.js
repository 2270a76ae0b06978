/** The signed difference beside a number that has just changed; it goes by itself. */

import { html } from "../core/html.js";
import { withSign } from "../core/numbers.js";

/**
 * @param {object} props
 * @param {object} props.table what the page of a table gives every board
 * @param {(view: object) => number} props.of the number, in a view of this game
 * @param {any} [props.children] what is counted, behind the difference
 */
export function Delta({ table, of, children }) {
  const { view, before } = table;
  if (!before || before.game !== view.game) return null;
  const change = of(view) - of(before);
  return change ? html`<span key=${view.move} class="delta">${withSign(change)}${children}</span>` : null;
}
