/** What never changes in Duel: resources, colours, signs, the conflict track, and how the cards of each age lie. */

export const RESOURCES = ["wood", "clay", "stone", "glass", "papyrus"];
export const CHOICES = { raw: ["wood", "clay", "stone"], goods: ["glass", "papyrus"] };
export const SIGNS = ["quill", "mortar", "plumb line", "wheel", "sundial", "armillary sphere", "scales"];
export const SIGNS_TO_WIN = 6;
/** Colours in the order in which the cards of a city stand. */
export const COLOURS = ["brown", "grey", "red", "green", "blue", "yellow", "purple"];
export const SOURCES = ["military", "blue", "green", "yellow", "guilds", "wonders", "progress", "coins"];
export const NUMERALS = ["", "I", "II", "III"];

export const CAPITAL = 9;
/** Military tokens: their bit, where they lie before a capital, and the coins they cost. */
export const MILITARY_TOKENS = [{ bit: 1, at: 3, coins: 2 }, { bit: 2, at: 6, coins: 5 }];
export const ZONE_POINTS = [0, 2, 2, 5, 5, 5, 10, 10, 10, 0];

export const BASE_PRICE = 2;
export const BEGINNING_COINS = 7;
export const COINS_PER_POINT = 3;
export const WAIVED = 2;

/** Who takes the wonders of the two groups; the last of each is what is left. */
export const DRAFT = [[0, 1, 1, 0], [1, 0, 0, 1]];

const ROWS = {
  2: [9, 11],
  3: [8, 10, 12],
  4: [7, 9, 11, 13],
  5: [6, 8, 10, 12, 14],
  6: [5, 7, 9, 11, 13, 15],
  pair: [8, 12],
};
const AGES = {
  1: [2, 3, 4, 5, 6],
  2: [6, 5, 4, 3, 2],
  3: [2, 3, 4, "pair", 4, 3, 2],
};

/** The places of an age in the order in which the view lists them: row, and column in half cards from the left. */
export function placesOf(age) {
  const rows = AGES[age].map((kind) => ROWS[kind]);
  const left = Math.min(...rows.flat());
  return rows.flatMap((columns, row) => columns.map((column) => ({ row, column: column - left })));
}

/** How many rows an age has, and how many half cards it is wide. */
export function sizeOf(age) {
  const places = placesOf(age);
  return { rows: Math.max(...places.map((p) => p.row)) + 1, halves: Math.max(...places.map((p) => p.column)) + 2 };
}
