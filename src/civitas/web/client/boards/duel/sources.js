/** Where the numbers of the table come from: the rows of the pop-up that each of them opens. */

import { builtWonders } from "./facts.js";

/**
 * @import { Printed } from "../../types/board"
 * @import { City, DuelTable } from "./facts.js"
 * @import { Said } from "../../types/view"
 * @import { Market } from "../../types/duel"
 */

const message = (id, args = {}) => ({ id: `web.duel.source.${id}`, args });
/** @param {Printed} card @param {string} kind @returns {Record<string, any> | undefined} */
const factOf = (card, kind) => card.gives.find((fact) => fact.fact === kind);
const pointsOf = (card) => factOf(card, "points")?.points ?? 0;

function withPoints(cards, names) {
  const scoring = names.filter((name) => pointsOf(cards[name]));
  return scoring.map((name) => message("card", { card: name, number: pointsOf(cards[name]) }));
}

/** The points of a city by source, each with its cards. @param {DuelTable} table @param {number} seat */
export function pointsRows(table, seat) {
  const { cards, view } = table;
  const city = view.table.cities[seat];
  const ofColour = (colour) => city.buildings.filter((name) => cards[name].colour === colour);
  const named = {
    military: [],
    blue: withPoints(cards, ofColour("blue")),
    green: withPoints(cards, ofColour("green")),
    yellow: withPoints(cards, ofColour("yellow")),
    guilds: ofColour("purple"),
    wonders: withPoints(cards, builtWonders(city)),
    progress: city.tokens,
    coins: [],
  };
  const each = view.table.drawing.coins_per_point;
  return Object.entries(city.points).map(([source, number]) => [sourceMessage(source, named[source], each), number]);
}

function sourceMessage(source, members, each) {
  if (source === "coins") return message("coins", { each });
  return members.length ? message("of", { source: message(source), members }) : message(source);
}

/** What each line of the log did to the coins of a seat: where they came from and where they went. */
const MOVED_COINS = {
  "duel.built": ["buildings", -1],
  "duel.wonder_built": ["wonders_paid", -1],
  "duel.discarded": ["discarding", 1],
  "duel.gained": ["gained", 1],
  "duel.paid_rival": ["economy", 1],
  "duel.lost": ["lost", -1],
};

/**
 * How the coins of a city came together; without the whole log, just how many there are.
 * @param {DuelTable} table
 * @param {number} seat
 */
export function coinsRows(table, seat) {
  const { cities, drawing } = table.view.table;
  const { coins } = cities[seat];
  const sums = new Map([["beginning", drawing.starting_coins]]);
  /** @type {{message: Said}[]} */
  const lines = table.frame.log?.lines ?? [];
  for (const { message: { id, args } } of lines) {
    if (!MOVED_COINS[id] || args.seat !== seat) continue;
    const [row, sign] = MOVED_COINS[id];
    sums.set(row, (sums.get(row) ?? 0) + sign * args.coins);
  }
  /** @type {[object, number][]} */
  const rows = [...sums].map(([row, number]) => [message(row), number]);
  return rows.reduce((sum, [, number]) => sum + number, 0) === coins ? rows : [[message("treasury"), coins]];
}

/**
 * The cards and tokens of a city that carry a sign.
 * @param {DuelTable} table
 * @param {City} city
 * @param {string} sign
 */
export function carriersOf(table, city, sign) {
  return [...city.buildings, ...city.tokens].filter((name) => factOf(table.cards[name], "symbol")?.symbol === sign);
}

/** Which cards carry each sign of a city. @param {DuelTable} table @param {number} seat */
export function signsRows(table, seat) {
  const { cities, drawing } = table.view.table;
  const carried = drawing.symbols.map((sign) => [sign, carriersOf(table, cities[seat], sign)]);
  return carried.filter(([, members]) => members.length)
    .map(([sign, members]) => [message("of", { source: sign, members }), 1]);
}

/** Who makes a resource in a city, fixed and of choice. @param {Market} market */
export const makesRows = ({ makers, choosers }) => [
  ...Object.entries(makers),
  ...choosers.map((card) => [message("choice", { card }), 1]),
];

/** Why the bank asks a city this much for a resource. @param {Market} market @param {number} seat */
export function paysRows({ seller, price, bank, rival }, seat) {
  if (seller) return [[message("seller", { card: seller }), price]];
  return [[message("bank"), bank], [message("rival_makes", { seat: 1 - seat }), rival]];
}

/**
 * The shields of both cities, the rival's with a minus: their sum is where the pawn stands.
 * @param {DuelTable} table
 * @param {number} own
 */
export function shieldRows(table, own) {
  const { cards, view } = table;
  const shieldsOf = (name) => factOf(cards[name], "shields")?.shields ?? 0;
  /** @type {[object, number][]} */
  const rows = [];
  view.table.cities.forEach((city, seat) => {
    const sign = seat === own ? 1 : -1;
    const armed = [...city.buildings, ...builtWonders(city)].filter(shieldsOf);
    armed.forEach((card) => rows.push([message("shields", { seat, card }), sign * shieldsOf(card)]));
  });
  const rest = view.table.pawn * (own === 0 ? 1 : -1) - rows.reduce((sum, [, shields]) => sum + shields, 0);
  return rest ? [...rows, [message("strategy"), rest]] : rows;
}
