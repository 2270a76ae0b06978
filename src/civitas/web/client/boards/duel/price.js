/**
 * How a price is made: what the city produces, what a producer of choice stands in for, what a token leaves out, what
 * is bought. The sum is the price that the engine gives; the rows say where it comes from.
 */

import { BASE_PRICE, CHOICES, RESOURCES, WAIVED } from "./facts.js";

const factsOf = (cards, names, kind) => names.flatMap((name) => cards[name].gives.filter((fact) => fact.fact === kind).map((fact) => ({ name, fact })));
const builtWonders = (city) => city.wonders.filter((wonder) => wonder.built_with).map((wonder) => wonder.wonder);

/** The buildings that make a resource. */
export const makersOf = (cards, city, resource) =>
  factsOf(cards, city.buildings, "makes").filter(({ fact }) => fact.resource === resource);

/** The buildings and wonders that make one unit of the owner's choice, of a class: raw or goods. */
export const choosersOf = (cards, city, choice) =>
  factsOf(cards, [...city.buildings, ...builtWonders(city)], "chooses").filter(({ fact }) => fact.choice === choice);

/** The building that lets a resource be bought for one coin. */
export const sellerOf = (cards, city, resource) =>
  factsOf(cards, city.buildings, "buys").find(({ fact }) => fact.resources.includes(resource))?.name;

/** The rows of the price of a building for a seat. */
export function priceOfBuilding(cards, cities, seat, name) {
  const card = cards[name];
  const city = cities[seat];
  if (card.free_with && city.chains.includes(card.free_with)) {
    const from = city.buildings.find((building) => cards[building].chain === card.free_with);
    return [{ kind: "chain", mark: card.free_with, from: from ? [from] : [], coins: 0 }];
  }
  const token = card.colour === "blue" && city.tokens.includes("Masonry") ? "Masonry" : null;
  return rowsOf(cards, cities, seat, card.cost, token);
}

/** The rows of the price of a wonder for its owner. */
export function priceOfWonder(cards, cities, seat, name) {
  const token = cities[seat].tokens.includes("Architecture") ? "Architecture" : null;
  return rowsOf(cards, cities, seat, cards[name].cost, token);
}

export const sumOf = (rows) => rows.reduce((sum, row) => sum + row.coins, 0);

function rowsOf(cards, cities, seat, cost, token) {
  const city = cities[seat];
  const printed = cost.coins ? [{ kind: "printed", coins: cost.coins }] : [];
  const made = RESOURCES.map((resource) => madeRow(cards, city, resource, cost[resource] ?? 0)).filter((row) => row.count);
  const missing = missingUnits(city, cost);
  const chosen = Object.keys(CHOICES).flatMap((choice) => standIns(cards, city, missing, choice));
  const waived = token ? takeDearest(missing, WAIVED).map((unit) => ({ ...unit, kind: "waived", from: [token], coins: 0 })) : [];
  const bought = missing.map((unit) => boughtRow(cards, cities, seat, unit));
  return [...printed, ...made, ...together(chosen), ...together(waived), ...together(bought)];
}

function madeRow(cards, city, resource, needed) {
  const count = Math.min(needed, city.makes[resource]);
  return { kind: "made", resource, count, from: makersOf(cards, city, resource).map((maker) => maker.name), coins: 0 };
}

/** The units that the city does not make itself, each with what the bank asks, the dearest first. */
function missingUnits(city, cost) {
  const units = RESOURCES.flatMap((resource) => {
    const count = Math.max(0, (cost[resource] ?? 0) - city.makes[resource]);
    return Array.from({ length: count }, () => ({ resource, count: 1, each: city.pays[resource] }));
  });
  return units.sort((one, other) => other.each - one.each);
}

/** Producers of choice stand in for the dearest missing units of their class. */
function standIns(cards, city, missing, choice) {
  const from = choosersOf(cards, city, choice).map((maker) => maker.name);
  const units = takeDearest(missing, city.chooses[choice], CHOICES[choice]);
  return units.map((unit, place) => ({ ...unit, kind: "chosen", from: [from[place] ?? from[0]], coins: 0 }));
}

/** Take out so many of the dearest units, of some resources or of all. */
function takeDearest(missing, count, resources = RESOURCES) {
  const taken = missing.filter((unit) => resources.includes(unit.resource)).slice(0, count);
  for (const unit of taken) missing.splice(missing.indexOf(unit), 1);
  return taken;
}

function boughtRow(cards, cities, seat, unit) {
  const seller = sellerOf(cards, cities[seat], unit.resource);
  const rival = unit.each - BASE_PRICE;
  return { ...unit, kind: seller ? "fixed" : "bought", from: seller ? [seller] : [], rival, coins: unit.each };
}

/** Units of the same resource and kind in one row. */
function together(units) {
  const rows = new Map();
  for (const unit of units) {
    const key = `${unit.kind} ${unit.resource}`;
    const row = rows.get(key);
    if (!row) rows.set(key, { ...unit });
    else Object.assign(row, { count: row.count + 1, coins: row.coins + unit.coins, from: [...new Set([...row.from, ...unit.from])] });
  }
  return [...rows.values()];
}
