/** Whose society is looked at: the board shows it, and the mini-boards beside it lead to it. */

import { signal } from "../../core/html.js";

/** The seat of the society on the board, or the colour of Chronos. */
export const shown = signal(0);

/** On small screens, which leaf of the board is open. */
export const leaf = signal("map");

/** Look at a society, wherever it is shown. @param {number} seat */
export function lookAt(seat) {
  shown.value = seat;
  leaf.value = "society";
}
