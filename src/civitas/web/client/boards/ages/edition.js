/** What the boards of the edition print: what the banks mean at each number of tokens, and what leaves the row. */

export const printed = (view) => view.table.banks;

/** Whether anybody ever needs happy faces; in the simplest games nobody does. */
export const wantsFaces = (view) => printed(view).happiness_needed.some((faces) => faces > 0);

/** Whether a lack of blue tokens costs anything. */
export const hasCorruption = (view) => printed(view).corruption.some((lost) => lost > 0);

/** Whether there are military cards, and with them politics. */
export const hasMilitaryCards = (view) => view.table.has_military_cards;

/** How many first spaces of the row are emptied before the next turn. */
export const rowDiscards = (view) => (view.table.age === "A" ? 0 : view.table.row_discards);
