/** What a board of Duel asks of its table again and again: who sits where, whose prices, which question. */

/** Colours in the order in which the cards of a city stand. */
export const COLOURS = ["brown", "grey", "red", "green", "blue", "yellow", "purple"];
export const NUMERALS = ["", "I", "II", "III"];

/**
 * The table as the viewer sees it: their own city at the bottom and their prices on the cards; a spectator has those of
 * whoever is asked.
 */
export function read(table) {
  const { view, eyes } = table;
  const own = eyes ?? 0;
  return {
    game: view.table,
    drawing: view.table.drawing,
    cities: view.table.cities,
    own,
    rival: 1 - own,
    payer: eyes ?? view.asked ?? own,
    question: view.result === null ? view.prompt.id.split(".").at(-1) : "over",
    asked: view.asked,
    live: !table.past && view.result === null && table.choices.length > 0,
    before: table.before?.table ?? null,
  };
}

/** The wonders of a city that stand. */
export const builtWonders = (city) => city.wonders.filter((wonder) => wonder.built_with).map(({ wonder }) => wonder);
