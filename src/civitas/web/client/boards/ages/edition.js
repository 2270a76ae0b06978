/** What the boards of the edition print: what the banks mean at each number of tokens, and what leaves the row. */

export const printed = (view) => view.table.banks;

/** How many first spaces of the row are emptied before the next turn. */
export const rowDiscards = (view) => (view.table.age === "A" ? 0 : view.table.row_discards);
