/** A building as a card: name and chain mark, kind, what it gives, printed cost, your price now. */

import { html } from "../../core/html.js";
import { name, say, t } from "../../core/words.js";
import { Touchable } from "../../parts/pick.js";
import { NUMERALS, PLAY } from "./facts.js";
import { Gives } from "./gives.js";
import { cardName, Chain, Coin, Cost, kindWord } from "./marks.js";
import { building } from "./pick.js";

/**
 * @import { City, DuelTable, OpenPlace, Reading } from "./facts.js"
 * @import { Printed } from "../../types/board"
 */

/** Names with at least this many letters take several lines, and so do names and kinds with as many together. */
const WORDY = 18;
const WORDY_WITH_KIND = 25;
/** Such a name has a line for each of its words on a phone. */
const WORDIEST = 22;

const isWordy = (card, { length }) => length >= WORDY || length + kindWord(card).length >= WORDY_WITH_KIND;

/** The price a seat pays now: a chain mark and "free", or coins, in red when they are more than it has. */
function PriceNow({ card, price, coins, linked }) {
  if (price === 0) {
    return html`<span class="duel-now free">${t("web.duel.free")}
      ${linked && html`<${Chain} mark=${card.free_with} />`}</span>`;
  }
  return html`<span class=${`duel-now ${price > coins ? "lacks" : ""}`}><${Coin} />${price}</span>`;
}

/** How many things stand in a printed cost: coins count as one, each resource for itself. @param {Printed} card */
function unitsOf(card) {
  /** @type {Record<string, number>} */
  const { coins, ...resources } = card.cost;
  return Object.values(resources).reduce((sum, count) => sum + count, coins ? 1 : 0);
}

/**
 * The foot of a card: its printed cost, the chain that would free it, its price now. Coins alone are said once, what
 * a chain frees costs nothing else, and what is free already needs no chain.
 * @param {{card: Printed, place: OpenPlace, seat: number, city: City}} props
 */
function Foot({ card, place, seat, city }) {
  const linked = city.chains.includes(card.free_with);
  const chained = card.free_with && !linked && !(place.available && place.prices[seat] === 0);
  const free = Object.keys(card.cost).length === 0;
  const coinsOnly = !card.free_with && Object.keys(card.cost).every((part) => part === "coins");
  const said = place.available && (linked || coinsOnly);
  const things = unitsOf(card) + Number(Boolean(chained)) + Number(place.prices[seat] === 0);
  return html`<span class=${`card-foot ${things > 3 ? "tight" : ""}`}>
    ${!free && !said && html`<span class="duel-printed"><${Cost} cost=${card.cost} />
      ${chained && html`<small>${t("web.duel.or")}</small><${Chain} mark=${card.free_with} />`}</span>`}
    ${(place.available || free) && html`
      <${PriceNow} card=${card} price=${place.prices[seat]} coins=${city.coins} linked=${linked} />`}
  </span>`;
}

/**
 * The face of a building: the spans inside a card button.
 * @param {{card: Printed, english: string, children: any}} props
 */
function Face({ card, english, children }) {
  return html`
    <span class="card-head"><span class="duel-name">${cardName(english)}</span>
      ${card.chain && html`<${Chain} mark=${card.chain} />`}</span>
    <span class="card-body"><span class="card-kind">${kindWord(card)}</span><${Gives} card=${card} /></span>
    ${children}`;
}

const printed = (card, english) => [name(english), kindWord(card), ...card.text.map((line) => say(line))];

/**
 * What a screen reader says of a card: name, kind, what it gives, what it costs you, whether it can be taken.
 * @param {Printed} card
 * @param {OpenPlace} place
 * @param {number} price
 * @param {number} coins
 */
function cardLabel(card, place, price, coins) {
  const cost = price === 0 ? t("web.duel.label.free") : t("web.duel.label.price", { coins: price });
  const state = !place.available ? "covered" : price > coins ? "short" : "legal";
  return [...printed(card, place.card), cost, t(`web.duel.label.${state}`, { coins: price - coins })].join(", ");
}

/**
 * A card of the structure that lies face up; where it cannot be built, resting on it says why.
 * @param {{table: DuelTable, reading: Reading, place: OpenPlace, class: string, style: object}} props
 */
export function Building({ table, reading, place, class: extra, style }) {
  const { live, payer: seat, question } = reading;
  const card = table.cards[place.card];
  const city = reading.cities[seat];
  const one = building(place.card);
  const asked = live && question === PLAY && !table.pick.of(one).some(({ kind }) => kind === "build");
  const asks = asked ? [{ kind: "build", args: { building: place.card } }] : [];
  const called = name(place.card);
  const wordy = isWordy(card, called) ? (called.length >= WORDIEST ? "wordy wordiest" : "wordy") : "";
  const classes = ["card duel-card", extra, `k-${card.colour}`, place.available ? "" : "covered", wordy];
  return html`<${Touchable} table=${table} thing=${one} asks=${asks} explains=${asked} kind=${kindWord(card)}
      class=${classes.join(" ")} style=${style} label=${cardLabel(card, place, place.prices[seat], city.coins)}>
    <${Face} card=${card} english=${place.card}><${Foot} card=${card} place=${place} seat=${seat} city=${city} /><//>
  <//>`;
}

/** A card that lies face down: stripes and the age; a guild has another back. */
export function Back({ age, guild, class: extra, style }) {
  const label = guild ? t("web.duel.label.guild_back") : t("web.duel.label.back", { age: NUMERALS[age] });
  return html`<span class=${`duel-back ${guild ? "guild" : ""} ${extra}`} style=${style} role="img" aria-label=${label}>
    <span>${guild ? t("duel.kind.purple") : NUMERALS[age]}</span>
  </span>`;
}

/**
 * A card outside the structure, as in the discard pile: no price.
 * @param {{table: DuelTable, english: string}} props
 */
export function SmallCard({ table, english }) {
  const card = table.cards[english];
  return html`<${Touchable} table=${table} thing=${building(english)} explains=${false}
      class=${`card duel-card duel-small k-${card.colour}`} label=${printed(card, english).join(", ")}>
    <${Face} card=${card} english=${english} />
  <//>`;
}
