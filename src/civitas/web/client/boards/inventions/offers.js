/** Answers that lie nowhere on the board, as buttons under the Map: leaving something out, numbers, types, places. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";

/** Moves whose things are drawn on the board; of what is taken only the Progress tiles are. */
function isOffBoard(table, { kind, names }) {
  if (kind === "other") return true;
  return kind === "take" && table.cards[names[0]]?.kind !== "progress";
}

/** The answers that are only buttons; with two things selected that have several moves, those. */
export function Offers({ table }) {
  const asked = table.asked ?? table.moves.filter((move) => isOffBoard(table, move)).map((move) => move.choice);
  if (!asked.length) return null;
  return html`<div class="panel inv-offers" role="group" aria-label=${t("web.inventions.answers")}>
    ${asked.map((choice) => html`<button type="button" class="btn small" key=${choice.text} onClick=${() => table.play(choice)}>${choice.label}</button>`)}
  </div>`;
}
