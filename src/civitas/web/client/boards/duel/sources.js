/** Where the numbers of the table come from: the rows of the pop-up that each of them opens. */

import { BASE_PRICE, BEGINNING_COINS, CHOICES, COINS_PER_POINT, SIGNS } from "./facts.js";
import { choosersOf, makersOf, sellerOf } from "./price.js";

const message = (id, args = {}) => ({ id: `web.duel.source.${id}`, args });
const pointsOf = (card) => card.gives.find((fact) => fact.fact === "points")?.points ?? 0;
const withPoints = (cards, names) => names.filter((name) => pointsOf(cards[name])).map((name) => message("card", { card: name, number: pointsOf(cards[name]) }));

/** The points of a city by source, each with its cards. */
export function pointsRows(table, seat) {
  const { cards, view } = table;
  const city = view.table.cities[seat];
  const ofColour = (colour) => city.buildings.filter((name) => cards[name].colour === colour);
  const built = city.wonders.filter((wonder) => wonder.built_with).map((wonder) => wonder.wonder);
  const named = {
    military: [],
    blue: withPoints(cards, ofColour("blue")),
    green: withPoints(cards, ofColour("green")),
    yellow: withPoints(cards, ofColour("yellow")),
    guilds: ofColour("purple"),
    wonders: withPoints(cards, built),
    progress: city.tokens,
    coins: [],
  };
  return Object.entries(city.points).map(([source, number]) => [sourceMessage(source, named[source]), number]);
}

function sourceMessage(source, members) {
  if (source === "coins") return message("coins", { each: COINS_PER_POINT });
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

/** How the coins of a city came together; without the whole log, just how many there are. */
export function coinsRows(table, seat) {
  const { coins } = table.view.table.cities[seat];
  const sums = new Map([["beginning", BEGINNING_COINS]]);
  for (const { message: { id, args } } of table.frame.log?.lines ?? []) {
    if (!MOVED_COINS[id] || args.seat !== seat) continue;
    const [row, sign] = MOVED_COINS[id];
    sums.set(row, (sums.get(row) ?? 0) + sign * args.coins);
  }
  const rows = [...sums].map(([row, number]) => [message(row), number]);
  return rows.reduce((sum, [, number]) => sum + number, 0) === coins ? rows : [[message("treasury"), coins]];
}

/** Which cards carry each sign of a city. */
export function signsRows(table, seat) {
  const { cards, view } = table;
  const city = view.table.cities[seat];
  return SIGNS.map((sign) => {
    const carriers = [...city.buildings, ...city.tokens].filter((name) => cards[name].gives.some((fact) => fact.symbol === sign));
    return [message("of", { source: sign, members: carriers }), carriers.length ? 1 : 0];
  }).filter(([, count]) => count);
}

/** Who makes a resource in a city, fixed and of choice. */
export function makesRows(table, seat, resource) {
  const city = table.view.table.cities[seat];
  const choice = CHOICES.raw.includes(resource) ? "raw" : "goods";
  return [
    ...makersOf(table.cards, city, resource).map(({ name, fact }) => [name, fact.count]),
    ...choosersOf(table.cards, city, choice).map(({ name }) => [message("choice", { card: name }), 1]),
  ];
}

/** Why the bank asks a city so much for a resource. */
export function paysRows(table, seat, resource) {
  const { cards, view } = table;
  const cities = view.table.cities;
  const seller = sellerOf(cards, cities[seat], resource);
  if (seller) return [[message("seller", { card: seller }), cities[seat].pays[resource]]];
  const made = cities[1 - seat].makes[resource];
  return [[message("bank"), BASE_PRICE], [message("rival_makes", { seat: 1 - seat }), made]];
}

/** The shields of both cities, the rival's with a minus: their sum is where the pawn stands. */
export function shieldRows(table, own) {
  const { cards, view } = table;
  const rows = view.table.cities.flatMap((city, seat) => {
    const built = city.wonders.filter((wonder) => wonder.built_with).map((wonder) => wonder.wonder);
    const armed = [...city.buildings, ...built].map((name) => [name, cards[name].gives.find((fact) => fact.fact === "shields")?.shields ?? 0]);
    const sign = seat === own ? 1 : -1;
    return armed.filter(([, shields]) => shields).map(([card, shields]) => [message("shields", { seat, card }), sign * shields]);
  });
  const rest = view.table.pawn * (own === 0 ? 1 : -1) - rows.reduce((sum, [, shields]) => sum + shields, 0);
  return rest ? [...rows, [message("strategy"), rest]] : rows;
}
