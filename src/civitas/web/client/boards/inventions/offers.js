/** Answers that lie nowhere on the board, as buttons under the Map: leaving something out, numbers, types, places. */

import { html } from "../../core/html.js";
import { t } from "../../core/words.js";

/**
 * @import { InventionsTable } from "./facts.js"
 * @import { Choice } from "../../types/board"
 */

/** The kinds of moves that name nothing on the board. */
const OFF_BOARD = new Set(["skip", "done", "academics", "as_type", "take_sage", "turn_place"]);

/** Of what is taken only the Progress tiles are drawn. @param {InventionsTable} table @param {Choice} choice */
function isOffBoard(table, { kind, args }) {
  return OFF_BOARD.has(kind) || (kind === "take" && table.cards[args.tile]?.kind !== "progress");
}

/**
 * The answers that are only buttons; once several are left that need nothing more from the board, those.
 * @param {{table: InventionsTable}} props
 */
export function Offers({ table }) {
  const { chosen, enders, choices } = table.pick;
  const isNarrowed = chosen.length > 0 && enders.length > 1;
  const offered = isNarrowed ? enders : choices.filter((choice) => isOffBoard(table, choice));
  if (!offered.length) return null;
  return html`<div class="panel inv-offers" role="group" aria-label=${t("web.inventions.answers")}>
    ${offered.map((choice) => html`<button type="button" class="btn small" key=${choice.move}
      onClick=${() => table.play(choice)}>${choice.label}</button>`)}
  </div>`;
}
