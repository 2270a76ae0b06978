/** The printed tables of an edition that no position tells: what the banks mean at each number of tokens, and what leaves the row. */

const NEW_STORY = {
  population: [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2],
  consumption: [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0],
  happiness: [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0],
  corruption: [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0],
  rowDiscards: [3, 2, 1],
};
const EDITIONS = { "new-story": NEW_STORY };

export const printed = (view) => EDITIONS[view.edition] ?? NEW_STORY;

/** How many first spaces of the row are emptied before the next turn. */
export function rowDiscards(view) {
  const playing = view.table.civilizations.filter((civ) => civ.playing).length;
  return view.table.age === "A" ? 0 : printed(view).rowDiscards[playing - 2] ?? 0;
}
