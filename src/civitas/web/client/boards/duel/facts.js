/** What a board of Duel asks of its table again and again: who sits where, whose prices, which question. */

/**
 * @typedef {import("../../types/board").BoardTable<import("../../types/duel").Table>} DuelTable
 * @typedef {import("../../types/view").View<import("../../types/duel").Table>} DuelView
 * @typedef {import("../../types/duel").CityShown} City
 * @typedef {import("../../types/duel").Place & {card: string, prices: number[]}} OpenPlace a card that lies face up
 * @typedef {ReturnType<typeof read>} Reading
 */

/** Colours in the order in which the cards of a city stand. */
export const COLOURS = ["brown", "grey", "red", "green", "blue", "yellow", "purple"];
export const NUMERALS = ["", "I", "II", "III"];

/** The questions of the selection and of a turn, and what stands for one when the game is over. */
export const DRAFT = "duel.ask.draft";
export const PLAY = "duel.ask.play";
export const OVER = "over";

/**
 * The table as the viewer sees it: their own city at the bottom and their prices on the cards; a spectator has those of
 * whoever is asked.
 * @param {DuelTable} table
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
    question: view.result === null ? view.prompt.id : OVER,
    asked: view.asked,
    live: !table.past && view.result === null && table.choices.length > 0,
    before: table.before?.table ?? null,
  };
}

/** How a game that is over ended. @param {DuelTable} table */
export const endOf = ({ view }) => /** @type {import("../../types/view").Result} */ (view.result);

/** The wonders of a city that stand. @param {City} city */
export const builtWonders = (city) => city.wonders.filter((wonder) => wonder.built_with).map(({ wonder }) => wonder);
