/** What taking a card would mean now: a pair or a new sign, where the chain leads, how far the pawn goes, what it counts. */

import { CAPITAL, SIGNS_TO_WIN, ZONE_POINTS } from "./facts.js";

const message = (id, args = {}) => ({ id: `web.duel.insight.${id}`, args });

/** At most four sentences; when nothing special can be said, what the card does, without its cost. */
export function insights(table, reading, english) {
  const card = table.cards[english];
  const city = reading.cities[reading.payer];
  const facts = card.gives.flatMap((fact) => [ofSign(reading, city, fact), ofShields(reading, city, card, fact), ofCount(reading, city, fact)]);
  const found = [...facts, ofChain(table, card)].filter(Boolean);
  return (found.length ? found : card.text.slice(0, card.cost ? -1 : undefined)).slice(0, 4);
}

/** A sign the city has makes a pair; the sixth wins. */
function ofSign(reading, city, { fact, symbol }) {
  if (fact !== "symbol") return null;
  if (city.symbols.includes(symbol)) return reading.game.board_tokens.length ? message("pair", { symbol }) : message("pair_late", { symbol });
  const count = city.symbols.length + 1;
  return count === SIGNS_TO_WIN ? message("sixth", { symbol }) : message("sign", { symbol, count, wanted: SIGNS_TO_WIN });
}

/** Shields move the pawn: to the capital, or into a zone with points. */
function ofShields(reading, city, card, { fact, shields }) {
  if (fact !== "shields") return null;
  const extra = card.colour === "red" && city.tokens.includes("Strategy") ? 1 : 0;
  const ahead = reading.game.pawn * (reading.payer === 0 ? 1 : -1) + shields + extra;
  if (ahead >= CAPITAL) return message("capital");
  if (ahead > 0) return message("ahead", { spaces: ahead, points: ZONE_POINTS[ahead] });
  return ahead === 0 ? message("middle") : message("behind", { spaces: -ahead });
}

/** What a card that counts would bring now. */
function ofCount(reading, city, { fact, counted, coins = 0, points = 0 }) {
  if (!counted) return null;
  const itself = counted === "yellow" && fact === "coins_each" ? 1 : 0;
  const most = Math.max(...reading.cities.map((other) => countIn(other, counted)));
  if (fact === "coins_each") return message("coins", { coins: coins * (countIn(city, counted) + itself) });
  return coins ? message("guild", { coins: coins * most, points: points * most }) : message("guild_points", { points: points * most });
}

function countIn(city, counted) {
  if (counted === "wonder") return city.wonders.filter((wonder) => wonder.built_with).length;
  if (counted === "three_coins") return Math.floor(city.coins / 3);
  return counted.split("_or_").reduce((sum, colour) => sum + city.colours[colour], 0);
}

/** Which card the chain mark frees later. */
function ofChain(table, card) {
  if (!card.chain) return null;
  const next = Object.keys(table.cards).find((other) => table.cards[other].free_with === card.chain);
  return next ? message("chain", { chain: card.chain, card: next }) : null;
}
